/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of Summoner Wars do, in the printer's words: they read as one would print them. */
#include <string.h>

#include "speech/front-end.h"
#include <sortie/game.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "games/summoner-wars/state.h"
#include "match/log.h"
#include "language/front-end.h"
#include "tests/speech/sentences.h"
#include "tests/tap/game.h"

static SortieModule *game;

static void
event_reads (const char *card, const char *expected)
{
  sentences_of_card (game->catalogue, card, expected);
}

static void
ability_reads (const char *id, const char *expected)
{
  sentences_of_ability (game->catalogue, id, expected);
}

/* What the number of an ability is counted from, for `explain`. */
static void
counts (void)
{
  const SortieCatalogue *catalogue = game->catalogue;
  guint told = 0;

  for (guint16 i = 1; i < catalogue->n_clauses; i++)
    {
      guint16 keyword = sortie_clause_keyword (catalogue, i);
      g_autofree char *text = NULL;

      if (catalogue->clauses[i].kind != SORTIE_CLAUSE_MODIFY || keyword == SORTIE_NO_INDEX
          || strcmp (catalogue->keywords[keyword].id, "magic-augmentation") != 0)
        continue;
      text = sortie_amount_describe (catalogue, i);
      tap_string (text, "the number of the cards under it, but at most 4");
      told++;
    }
  CU_ASSERT_EQUAL (told, 1);
}

/* Who and what is meant where it was not named before, and what is said of cards, not of the pile. */
static void
parties (void)
{
  ability_reads ("arrow-of-light",
                 "When this destroys a unit:\n"
                 "  Its player discards 1 of the cards in that player's hand.");
  ability_reads ("knock-around",
                 "When this has attacked:\n"
                 "  Only if 1 wound or more was dealt and the card attacked is a unit that was not destroyed.\n"
                 "  You may do this:\n"
                 "    Push the card attacked up to 3 spaces.");
  ability_reads ("magic-linked",
                 "When this destroys a unit:\n"
                 "  You may choose a card of the Filth in an opponent's Discard Pile: the link.\n"
                 "  Put the link on your Discard Pile.");
  event_reads ("strong-spirits",
               "When played:\n"
               "  Choose an opponent: the haunted player.\n"
               "  Put the cards named Woeful Brother in the haunted player's Discard Pile on your Magic Pile.");
}

static void
events (void)
{
  event_reads ("heroic-feat",
               "When played:\n"
               "  Choose a unit: the hero.\n"
               "  Until the end of this turn:\n"
               "    The hero gets +2 attack value.");
  event_reads ("besiege-the-walls",
               "When played:\n"
               "  Choose an opponent: the victim.\n"
               "  Put 3 wounds on each wall that the victim controls.");
  event_reads ("magic-drain",
               "When played:\n"
               "  Only if there is an opponent who has more units than you.\n"
               "  Choose an opponent who has more units than you: the victim.\n"
               "  Choose a number up to the number of the cards in the victim's Magic Pile, but at "
               "most 2: the loot.\n"
               "  Move that many cards from the top of the victim's Magic Pile to the top of yours.");
  event_reads ("reinforcements",
               "When played:\n"
               "  Only if there is an opponent who has more units than you.\n"
               "  Choose up to 2 of the cards in your hand that are Common units for which there is "
               "room: the recruits.\n"
               "  Summon the recruits without paying.");
  event_reads ("a-hero-is-born",
               "When played:\n"
               "  Show a card in your Draw Pile that is a Champion, take it into your "
               "hand and shuffle your Draw Pile.");
  event_reads ("goblin-rage",
               "When played:\n"
               "  The goblins are your units of the Cave Goblins with summon cost 0.\n"
               "  Until the end of this turn:\n"
               "    The goblins have:\n"
               "      Swift Strike.");
  event_reads ("consume-in-darkness",
               "When played:\n"
               "  The leader is your Summoner.\n"
               "  The prey are the enemy units adjacent to the leader.\n"
               "  Let the tally be the number of the prey.\n"
               "  Put 2 wounds on each of the prey.\n"
               "  If the number of the prey on the battlefield is less than the tally:\n"
               "    Remove 1 wound from the leader.");
  event_reads ("goblin-horde-attack",
               "When played:\n"
               "  The goblins are your units of the Cave Goblins.\n"
               "  Until the end of this turn:\n"
               "    The goblins have:\n"
               "      Gang Up.");
  event_reads ("goblin-rush",
               "When played:\n"
               "  Choose up to 3 of your units of the Cave Goblins with "
               "summon cost 0: the rushers.\n"
               "  Move the rushers up to 2 spaces.");
  event_reads ("spirit-of-the-turtle",
               "When played:\n"
               "  Choose a unit that is your Summoner, or of the Jungle Elves within 2 spaces of your Summoner: "
               "the shelled unit.\n"
               "  Until the start of your next turn:\n"
               "    Only results of 5 or more wound the shelled unit.\n"
               "      Only while an enemy unit attacks.");
  event_reads ("goblin-invincibility",
               "When played:\n"
               "  Until the start of your next turn:\n"
               "    Only results of 6 or more wound your units of the Cave "
               "Goblins.\n"
               "      Only while an enemy unit attacks.");
}

static void
continuous (void)
{
  ability_reads ("stone-melding",
                 "Only results of 4 or more wound this.\n"
                 "  Only while an enemy unit attacks and there is a wall adjacent to "
                 "this.");
  ability_reads ("built",
                 "This cannot be moved.\n"
                 "  Only while there is no card named Colossus Upgrade under this.");
  ability_reads ("burning-blade",
                 "Each card that this attacks gets 1 wound besides those of the dice.");
  ability_reads ("engage", "The enemy units adjacent to this cannot be moved.");
  ability_reads ("structural-analysis",
                 "+2 attack value for this.\n"
                 "  Only while the card attacked is a wall.");
  ability_reads ("thrust",
                 "+1 attack value for this.\n"
                 "  Only while the card attacked is adjacent to this.");
  ability_reads ("taskmaster",
                 "+1 to each die result of your units of the Cave Goblins "
                 "within 3 spaces of this.");
  ability_reads ("relentless",
                 "This cannot attack.\n"
                 "  Only while it is your Attack Phase.\n"
                 "Right after the Attack Phase up to 2 units of this name may attack.");
  ability_reads ("hunting-pride",
                 "This cannot be moved.\n"
                 "  Only while it is your Movement Phase.\n"
                 "Right after the Movement Phase all units of this name may move.");
  ability_reads ("her-eyes",
                 "The attacks of this reach every space.\n"
                 "  Only while it was not moved this turn and the card attacked is a Common or Champion.\n"
                 "This may attack what is not in a straight line.\n"
                 "  Only while it was not moved this turn and the card attacked is a Common or Champion.");
  ability_reads ("reckless", "When this attacks, only results of 4 or more hit.");
  ability_reads ("protector",
                 "The enemy units adjacent to this cannot attack the cards on the battlefield not named "
                 "Guardian Knight.");
  ability_reads ("bloodlust", "This cannot attack the walls.");
  ability_reads ("hex-thrower", "This cannot attack the cards on the battlefield adjacent to this.");
  ability_reads ("camouflage",
                 "This cannot be attacked.\n"
                 "  Only while the attacker is not adjacent to this.");
  ability_reads ("levitate",
                 "This moves through other cards.\n"
                 "Your units either within 2 spaces of this or with the note of Levitate move through other cards.\n"
                 "When a unit is about to move:\n"
                 "  Only if the unit that moves is within 2 spaces of this.\n"
                 "  Put the note of Levitate on the unit that moves.\n"
                 "When a unit has moved:\n"
                 "  Take the note of Levitate off the unit that moves.");
  ability_reads ("cold-snap",
                 "Abilities of the cards named Freeze that you own under the units cost 1 more, if they cost magic.\n"
                 "Only results of 5 or more wound your walls with the mark Ice.");
  ability_reads ("valiant-defender",
                 "The enemy Commons adjacent to this cannot be moved.\n"
                 "The enemy Commons adjacent to this cannot attack the cards on the battlefield not "
                 "named Guardian Knight other than this.");
  ability_reads ("gang-up",
                 "This has +1 attack value for each friendly unit of the Cave Goblins adjacent to the card attacked "
                 "other than this.");
}

static void
triggers (void)
{
  ability_reads ("shield-block",
                 "When this is wounded, it gets none of the wounds.\n"
                 "  Only if an attack causes it, this is one of the cards attacked and a die misses.");
  ability_reads ("hammer-quake",
                 "Just before this attacks:\n"
                 "  The attack affects the cards on the battlefield within 2 spaces of this as "
                 "well.");
  ability_reads ("magic-barrier",
                 "Just before this is wounded, you may do the following (once a turn):\n"
                 "  Spend 1 magic.\n"
                 "  The number of wounds falls by 1.");
  ability_reads ("sly",
                 "When your turn ends:\n"
                 "  You may choose a unit of yours of the Cave Goblins other than this: the double.\n"
                 "  This and the double exchange places.");
  ability_reads ("magic-augmentation",
                 "At any time any player may do this:\n"
                 "  Only if you have magic to spend.\n"
                 "  Put the top card of your Magic Pile face down under this.\n"
                 "This has +1 attack value for each card under it, but at most +4.");
  ability_reads ("feed-the-eater",
                 "When your Attack Phase ends:\n"
                 "  Choose a Common adjacent to this: the meal.\n"
                 "  If there is one:\n"
                 "    Destroy the meal.\n"
                 "  Otherwise:\n"
                 "    Discard this.");
  ability_reads ("assault",
                 "Just before this attacks, you may do the following:\n"
                 "  Only if the attack follows no other of the same unit and there is "
                 "an enemy unit adjacent to this other than that one.\n"
                 "  Attack each enemy unit adjacent to this as well, with a roll for each.");
  ability_reads ("blood-for-blood",
                 "When this has attacked:\n"
                 "  Only if 3 wounds or more were dealt.\n"
                 "  Put 1 wound on your Summoner.");
  ability_reads ("swift-strike",
                 "When this has attacked (once a turn):\n"
                 "  This may attack.");
}

/* What the members of a set are like: clauses, alternatives and what a choice may cost. */
static void
members (void)
{
  ability_reads ("vinemancer-ambush",
                 "When this moves a space (once a turn):\n"
                 "  Only if there is a Vine Wall on the space that it leaves or the space of this.\n"
                 "  Until the end of this turn:\n"
                 "    +1 attack value for this.\n"
                 "This leaves Vine Walls without a roll.");
  ability_reads ("restructure",
                 "When your turn ends, you may do the following:\n"
                 "  Spend 1 magic.\n"
                 "  Choose a wall adjacent to this: the shifted wall.\n"
                 "  If the shifted wall is a friendly card:\n"
                 "    Place the shifted wall on an empty space within 2 spaces of this and on your side.\n"
                 "  Otherwise:\n"
                 "    Place the shifted wall on an empty space within 2 spaces of this.");
  event_reads ("cloak-of-shadows",
               "When played:\n"
               "  Choose a unit of yours that is a Common, or a Champion or Summoner if you have 2 magic or more: the "
               "hidden unit.\n"
               "  If the hidden unit is not a Common:\n"
               "    Spend 2 magic.\n"
               "    If you do not:\n"
               "      Stop here.\n"
               "  Until the start of your next turn:\n"
               "    Only results of 6 or more wound the hidden unit.\n"
               "      Only while an enemy unit attacks.");
  event_reads ("event-ability-escape",
               "Event Ability.\n"
               "Escape.\n"
               "When played:\n"
               "  Choose a unit of yours of the Sand Cloaks either with no card with the mark Event Ability under it, or "
               "with Gadgets and with fewer than 2 of the cards with the mark Event Ability under it: the host.\n"
               "  Put this under the host.\n"
               "  Until this leaves play:\n"
               "    The card that this lies under has:\n"
               "      Escape.");
  event_reads ("superior-planning",
               "When played (at most 2 times a turn for each player):\n"
               "  Show one of the cards in your Draw Pile and Discard Pile that are events of the deck of Sunderved, take "
               "it into your hand and shuffle your Draw Pile.");
  ability_reads ("chant-of-the-moonless-night",
                 "When your Attack Phase begins, you may do the following:\n"
                 "  Spend 1 magic.\n"
                 "  Choose a unit of yours of the Jungle Shadows that is within 3 spaces of this, or this itself: the "
                 "chanted unit.\n"
                 "  Until the end of this turn:\n"
                 "    The chanted unit gets +1 attack value.");
  ability_reads ("rune-carver",
                 "When your Attack Phase begins:\n"
                 "  You may choose a card with the mark Rune under the units that are within 3 spaces of this, or this "
                 "itself: the rune.\n"
                 "  If you do:\n"
                 "    You may choose one of the units that are within 3 spaces of this, or this itself, except the card "
                 "that the rune lies under: the heir.\n"
                 "    If you do:\n"
                 "      Put the rune under the heir.");
}

/* Numbers that are counted, halved and multiplied need few brackets. */
static void
numbers (void)
{
  ability_reads ("summoned-by-blood",
                 "When you may summon units, you may play this from your hand:\n"
                 "  Only if (there is room for this or there is a unit of yours adjacent to a wall of yours and not on a "
                 "Vine Wall) and you have at least as much magic as the summon cost of this minus 2 for each of your "
                 "units.\n"
                 "  Let the missing spaces be 0 if there is room for this, otherwise 1.\n"
                 "  Choose the cleared cards among your units adjacent to a wall of yours and not on a Vine Wall, as many "
                 "as the missing spaces.\n"
                 "  Discard the cleared cards.\n"
                 "  Let the needed units be half of the difference (the summon cost of this minus the number of cards in "
                 "your Magic Pile), rounded up.\n"
                 "  Choose the victims among your units, at least the needed units minus the missing spaces.\n"
                 "  Discard the victims.\n"
                 "  Summon this, paying the summon cost of this minus 2 times (the number of the victims + the missing "
                 "spaces).");
  ability_reads ("cursed-slash",
                 "Just before this wounds a card:\n"
                 "  Only if an attack causes it.\n"
                 "  2 times for each result of the roll that is 6 or more, with what is added:\n"
                 "    If this has 1 life point or more left:\n"
                 "      You may do this:\n"
                 "        Put 1 wound on this.\n"
                 "        The number of wounds rises by 1.\n"
                 "      Otherwise:\n"
                 "        Stop here.");
  ability_reads ("blade-of-light",
                 "The attack value of this rises by half the number of cards in your Magic Pile, rounded down, but at most "
                 "4.");
  event_reads ("wake-the-father-gem",
               "When played:\n"
               "  Until the end of this turn:\n"
               "    Abilities of the units cost 1 less, if they cost magic.");
}

static void
every_sentence (void)
{
  sentences_are_whole (game->catalogue);
}

/* The last of them: it takes the names of the programs away. */
static void
no_names_in_questions (void)
{
  sentences_name_nothing (game->catalogue);
}

/* SW-24.1: who loses the Summoner loses, so its wounds are told before those of other cards. */
static void
wounds_of_the_summoner_are_grave (void)
{
  const SortieMatchSpec spec = { .module = game, .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, &error);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  guint summoners = 0, others = 0;

  tap_no_error (error);
  for (SORTIE_EACH_PIECE (p, slot))
    {
      const SortieRef piece = sortie_piece_ref (p, slot);
      const gboolean is_one = sortie_def (p, sortie_piece_def (p, piece))->printed[SW_VALUE_TYPE] == SW_SUMMONER;
      SortieEvent wound
        = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (SW_EVENT_WOUND), sortie_piece_controller (p, piece));

      wound.subject = piece;
      sortie_log_event (log, p, &wound);
      tap_int (sortie_log_kind (log, sortie_log_length (log) - 1), is_one ? SORTIE_LOG_GRAVE : SORTIE_LOG_CHANGE);
      summoners += is_one;
      others += !is_one;
    }
  tap_int (summoners, 2);
  CU_ASSERT_TRUE (others > 0);
}

static const TapTest tests[] = {
  { "the programs of events are printed as orders", events },
  { "what is so all the time is said with its number first", continuous },
  { "what sets an ability off is a sentence of the event's own", triggers },
  { "what the members of a set are like is a clause", members },
  { "who and what is meant is said", parties },
  { "the printer puts few brackets around numbers", numbers },
  { "what a number is counted from is told apart", counts },
  { "SW-24.1 wounds of a Summoner are told before those of others", wounds_of_the_summoner_are_grave },
  { "no card's and no ability's sentence has a hole in it", every_sentence },
  { "no question says a name that only its card's author knows", no_names_in_questions },
  { NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", NULL, game)
