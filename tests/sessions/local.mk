# SPDX-License-Identifier: GPL-3.0-or-later
# Console sessions as text files; sessions.sh says how they are written.

dist_check_SCRIPTS += \
  tests/sessions/decks.sh \
  tests/sessions/journal.sh \
  tests/sessions/sessions.sh

EXTRA_DIST += \
  tests/sessions/a-turn.session \
  tests/sessions/abilities-program.session \
  tests/sessions/abilities.session \
  tests/sessions/boss-ledger.session \
  tests/sessions/capitals.session \
  tests/sessions/cards-by-ability.session \
  tests/sessions/cards-by-beginning.session \
  tests/sessions/cards-by-faction.session \
  tests/sessions/cards-by-word.session \
  tests/sessions/cards-given-ability.session \
  tests/sessions/cards-near.session \
  tests/sessions/cards-program-ability.session \
  tests/sessions/cards-program-given.session \
  tests/sessions/cards-program.session \
  tests/sessions/cards-translated.session \
  tests/sessions/class-by-name.session \
  tests/sessions/class-in-the-menu.session \
  tests/sessions/class-unknown.session \
  tests/sessions/commands.session \
  tests/sessions/conceding.session \
  tests/sessions/costs.session \
  tests/sessions/crazy-eights-polish.session \
  tests/sessions/crazy-eights.session \
  tests/sessions/deck-by-faction.session \
  tests/sessions/deck-check-verb.session \
  tests/sessions/deck-check.session \
  tests/sessions/deck-show.session \
  tests/sessions/deck-unknown.session \
  tests/sessions/describe-near.session \
  tests/sessions/draw-alone.session \
  tests/sessions/draw-never.session \
  tests/sessions/draw-twice.session \
  tests/sessions/duel-knowledge.session \
  tests/sessions/end-of-turn.session \
  tests/sessions/explain-ability.session \
  tests/sessions/explain-boss.session \
  tests/sessions/explain-movers.session \
  tests/sessions/explain-seat.session \
  tests/sessions/explain-unseen.session \
  tests/sessions/forbidding-card.session \
  tests/sessions/help-of-a-game.session \
  tests/sessions/hidden-hands.session \
  tests/sessions/in-force-twice.session \
  tests/sessions/language-with-country.session \
  tests/sessions/leaving-blank-saved.session \
  tests/sessions/leaving-blank.session \
  tests/sessions/leaving.session \
  tests/sessions/linear.session \
  tests/sessions/lines-whole.session \
  tests/sessions/menu-order.session \
  tests/sessions/menu-seats.session \
  tests/sessions/moves-as-the-hand.session \
  tests/sessions/moves-near.session \
  tests/sessions/narrow-owners.session \
  tests/sessions/not-at-hand.session \
  tests/sessions/own-places.session \
  tests/sessions/polish.session \
  tests/sessions/recall.session \
  tests/sessions/rule-of-an-option.session \
  tests/sessions/rules-by-word.session \
  tests/sessions/rules-near.session \
  tests/sessions/rules-of-options.session \
  tests/sessions/rules-translated.session \
  tests/sessions/rules.session \
  tests/sessions/siegestorm-first-turns.session \
  tests/sessions/summoner-wars-board.session \
  tests/sessions/summoner-wars-linear.session \
  tests/sessions/summoner-wars-north.session \
  tests/sessions/summoner-wars-own-cards.session \
  tests/sessions/summoner-wars-seat.session \
  tests/sessions/summoner-wars-steps.session \
  tests/sessions/summoner-wars-stopped.session \
  tests/sessions/summoner-wars-what-wounds.session \
  tests/sessions/unknown-choice.session \
  tests/sessions/unknown-deck.session \
  tests/sessions/unknown-game.session \
  tests/sessions/unknown-language.session \
  tests/sessions/usage.session \
  tests/sessions/why-commands.session
