/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check-rules.c: checks a game's moves, questions and turns, and the reasons that it gives. */
#include "module/game-check.h"

#include "base/i18n.h"
#include "language/internal.h"
#include "module/front-end.h"

/* Verbs whose candidates the framework finds itself (sortie/move.h). */
static gboolean
has_plain_candidates (const GameCheck *check, const SortieVerbDecl *verb)
{
  const SortieOperand *operand = verb->operands;

  return operand[0].kind == SORTIE_OPERAND_NONE
         || (operand[0].kind == SORTIE_OPERAND_PIECE && operand[0].on != 0
             && operand[0].on <= LENGTH (check->game->places)
             && operand[1].kind == SORTIE_OPERAND_NONE)
         || (operand[0].kind == SORTIE_OPERAND_CARD && !operand[0].optional
             && operand[0].zone < LENGTH (check->game->zones)
             && (operand[1].kind == SORTIE_OPERAND_NONE || verb->unordered));
}

/* Several operands in any order must be cards of one zone, so that each word may mean any of them. */
static void
check_unordered (GameCheck *check, const SortieVerbDecl *verb)
{
  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && verb->operands[i].kind != SORTIE_OPERAND_NONE; i++)
    if (verb->operands[i].kind != SORTIE_OPERAND_CARD
        || verb->operands[i].zone != verb->operands[0].zone)
      game_fault (check, _ ("verb “%s”: operands in any order must all be cards of one zone"), verb->id);
}

static gboolean
is_event (const GameCheck *check, guint event)
{
  return event >= SORTIE_N_EVENTS && event < SORTIE_N_EVENTS + LENGTH (check->game->rules.events);
}

/* Whether @word is a verb of the game, or of the framework. */
static gboolean
is_verb (const GameCheck *check, const char *word)
{
  return INDEX (check->game->rules.verbs, word) >= 0 || INDEX (sortie_framework_rules.verbs, word) >= 0;
}

/* Checks against the verbs before it. */
static void
check_only_for (GameCheck *check, const SortieVerbDecl *verb, const char *word, const SortieVerbDecl *others)
{
  for (const SortieVerbDecl *other = others; other->id != NULL && other != verb; other++)
    {
      g_auto (GStrv) words = g_strsplit (other->also != NULL ? other->also : "", " ", -1);

      if (g_strv_contains ((const char *const *) words, word))
        game_fault (check, _ ("verb “%s”: “%s” is already another word for “%s”"), verb->id, word, other->id);
    }
}

/* A word from other games means exactly one verb, and no verb has that name. */
static void
check_also (GameCheck *check, const SortieVerbDecl *verb)
{
  g_auto (GStrv) words = g_strsplit (verb->also != NULL ? verb->also : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!sortie_words_is_id (words[i]))
        game_fault (check, _ ("verb “%s”: “%s” is not a single word that players can type"), verb->id, words[i]);
      if (is_verb (check, words[i]))
        game_fault (check, _ ("verb “%s”: its other word “%s” is also a verb"), verb->id, words[i]);
      check_only_for (check, verb, words[i], sortie_framework_rules.verbs);
      check_only_for (check, verb, words[i], check->game->rules.verbs);
    }
}

static void
check_verb (GameCheck *check, const SortieVerbDecl *verb)
{
  gboolean optional = FALSE;

  if (verb->help == NULL)
    game_fault (check, _ ("verb “%s” has no help"), verb->id);
  if ((verb->apply == NULL && !is_event (check, verb->event))
      || (verb->candidates == NULL ? !has_plain_candidates (check, verb) : verb->check == NULL))
    game_fault (check, _ ("verb “%s” lacks `candidates`, `check` or `apply`"), verb->id);
  if (verb->apply != NULL && (verb->event != 0 || verb->amount != NULL))
    game_fault (check, _ ("verb “%s”: `event` and `amount` have no effect together with `apply`"), verb->id);
  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && verb->operands[i].kind != SORTIE_OPERAND_NONE;
       i++)
    {
      if (optional && !verb->operands[i].optional)
        game_fault (check, _ ("verb “%s”: a required operand follows an optional one"),
               verb->id);
      optional = verb->operands[i].optional;
    }
  if (verb->unordered)
    check_unordered (check, verb);
  check_also (check, verb);
}

static void
check_decision (GameCheck *check, const SortieDecisionDecl *decision)
{
  if (decision->prompt == NULL)
    game_fault (check, _ ("decision “%s” has no prompt"), decision->id);
  if (decision->verbs == NULL || decision->verbs[0] == 0xff)
    game_fault (check, _ ("decision “%s”: no verb answers it"), decision->id);
}

static void
check_reason (GameCheck *check, const SortieReasonDecl *reason)
{
  if (reason->sentence == NULL)
    game_fault (check, _ ("reason “%s” has no sentence"), reason->id);
}

static gboolean
is_decision (const GameCheck *check, guint kind)
{
  return kind >= SORTIE_N_ASKS && kind < SORTIE_N_ASKS + LENGTH (check->game->rules.decisions);
}

static void
check_turn (GameCheck *check, const SortieTurnDecl *turn)
{
  /* a part of a joint turn that is over counts as in one phase more, and four bits hold the phase */
  guint most = SORTIE_PHASES_PER_TABLE - (check->game->rules.takes_turn != NULL);
  const SortieGameTable phases = SORTIE_GAME_TABLE (turn->id, turn->phases, 1, most);

  game_check_table (check, &phases);
  for (guint i = 0; i < LENGTH (turn->phases); i++)
    if (turn->phases[i].window != 0 && !is_decision (check, turn->phases[i].window))
      game_fault (check, _ ("phase “%s” of turn “%s”: its window is not a decision of the game"), turn->phases[i].id,
                  turn->id);
}

static void
check_chain (GameCheck *check)
{
  const SortieChainPolicy *chain = check->game->rules.chain;

  if (chain == NULL || chain == &sortie_plain_chain)
    return;

  const SortieGameTable kinds = SORTIE_GAME_TABLE ("rules.chain.kinds", chain->kinds, 1, 255);

  game_check_table (check, &kinds);
  if (chain->responder == NULL)
    game_fault (check, _ ("rules.chain has no function “responder”: if nobody answers, it returns SORTIE_NO_SEAT"));
  else if (!is_decision (check, chain->decision))
    game_fault (check,
                _ ("the chain asks its responders a question that is not a decision of the game"));
}

static void
check_reactions (GameCheck *check)
{
  const SortieReactionPolicy *reactions = check->game->rules.reactions;

  if (reactions != NULL && !check->game->vocabulary.held)
    game_fault (check, _ ("the game has rules.reactions, so its vocabulary must say .held = TRUE"));
  if (reactions == NULL && check->game->vocabulary.held)
    game_fault (check, _ ("the vocabulary says .held = TRUE, so the game needs rules.reactions"));
  if (reactions == NULL)
    return;
  if (check->game->rules.chain == NULL || reactions->stop == NULL
      || !is_decision (check, reactions->decision))
    game_fault (check, _ ("reactions need a chain, a stop and a decision of the game"));
}

static void
check_verdict (GameCheck *check, const SortieVerdictDecl *verdict)
{
  guint n = LENGTH (verdict->compared);

  if (n > SORTIE_MAX_COMPARED)
    game_fault (check, _ ("verdict “%s” compares %u numbers; there is room for %u"), verdict->id, n,
           SORTIE_MAX_COMPARED);
  if (verdict->comes == NULL || verdict->rule == NULL || verdict->says == NULL
      || verdict->says_none == NULL)
    game_fault (check, _ ("verdict “%s” lacks a rule or a sentence"), verdict->id);
}

static gboolean
play_all_together (const SortieGame *game)
{
  for (guint i = 0; i < LENGTH (game->modes); i++)
    if (!game->modes[i].together)
      return FALSE;
  return TRUE;
}

/* Everybody is told the final score, so everybody must be allowed to know it. */
static void
check_score (GameCheck *check)
{
  const SortieScoreDecl *score = &check->game->rules.score;
  const SortieVarDecl *vars = check->game->vars;

  if (score->best == SORTIE_SCORE_NONE)
    return;
  if (score->var >= LENGTH (vars) || (vars[score->var].shared && !play_all_together (check->game))
      || vars[score->var].seen_by != SORTIE_SEEN_BY_ALL)
    game_fault (check, _ ("the score must be a variable of each seat that everybody sees"));
}

static void
check_round (GameCheck *check, const SortieRoundDecl *kind)
{
  const SortieVarDecl *vars = check->game->vars;

  if (kind->title == NULL || kind->says == NULL)
    game_fault (check, _ ("round “%s” lacks a title or a sentence"), kind->id);
  if (kind->var >= LENGTH (vars) || !vars[kind->var].shared
      || vars[kind->var].seen_by != SORTIE_SEEN_BY_ALL || vars[kind->var].min != 0
      || vars[kind->var].start != 0)
    game_fault (check, _ ("round “%s” needs a counter: a shared variable that starts at 0 and that everybody sees"),
                kind->id);
  if (!is_event (check, kind->begins) || !is_event (check, kind->ends))
    game_fault (check, _ ("round “%s” needs an event of the game for its beginning and one for its end"),
                kind->id);
  if (kind->most == 0 || kind->max_moves == 0)
    game_fault (check, _ ("round “%s” must say how many there are at most, and how many moves one can have"), kind->id);
  if (kind->until != NULL && kind->until_title == NULL)
    game_fault (check, _ ("round “%s” must say what its end is called"), kind->id);
}

static void
check_rounds (GameCheck *check)
{
  const SortieRoundDecl *rounds = check->game->rules.rounds;

  EACH (check, rounds, check_round);
  if (LENGTH (rounds) > SORTIE_MAX_ROUNDS)
    game_fault (check, _ ("%u kinds of rounds are nested; there is room for %u"),
                (guint) LENGTH (rounds), (guint) SORTIE_MAX_ROUNDS);
}

/* Without things, the log tells `says`. An event that has only `says_which` would then not be told. */
static void
check_event_says (GameCheck *check, const SortieEventDecl *event)
{
  if (event->says_which != NULL && event->says == NULL)
    game_fault (check, _ ("event “%s” has `says_which` but no `says`, which it needs when there are no things to name"),
                event->id);
}

static gboolean
is_trick_zone (const GameCheck *check, guint zone, gboolean shared)
{
  const SortieZoneDecl *zones = check->game->zones;

  return zone < LENGTH (zones) && zones[zone].shared == shared && (!shared || zones[zone].ordered);
}

static gboolean
is_trick_variable (const GameCheck *check, guint var, gboolean shared)
{
  return var < LENGTH (check->game->vars) && check->game->vars[var].shared == shared;
}

/* Whether a procedure or an event of the game is one for tricks (sortie/event.h). */
static gboolean
plays_tricks (const GameCheck *check)
{
  const SortieProcDecl *procs = check->game->vocabulary.procs;
  const SortieEventDecl *events = check->game->rules.events;

  for (guint i = 0; i < LENGTH (procs); i++)
    if (procs[i].step == sortie_tricks_step)
      return TRUE;
  for (guint i = 0; i < LENGTH (events); i++)
    if (events[i].commit == sortie_commit_trick)
      return TRUE;
  return FALSE;
}

/* A suit has a name, so it is a value of words; the others are compared and added up. */
static void
check_trick_values (GameCheck *check, const SortieTrickDecl *trick)
{
  const SortieValueDecl *values = check->game->vocabulary.values;
  const guint8 worth = trick->worth == SORTIE_EACH_TRICK ? trick->rank : trick->worth;

  if (MAX (trick->suit, MAX (trick->rank, worth)) >= LENGTH (values))
    game_fault (check, _ ("rules.trick names a value that the game does not have"));
  else if (values[trick->suit].words == NULL || !values[trick->suit].printed || !values[trick->rank].printed
           || !values[worth].printed)
    game_fault (check,
                _ ("the suit of a trick must be a word, and suit, rank and worth must be printed on the cards"));
}

/* 0, or 1 + a suit: there must be a word for every number that it can be. Another check makes sure that the suit is a
 * value of words. */
static gboolean
is_trump (const GameCheck *check, const SortieTrickDecl *trick)
{
  const SortieValueDecl *values = check->game->vocabulary.values;
  const SortieVarDecl *var = &check->game->vars[trick->trump - 1];

  if (!is_trick_variable (check, trick->trump - 1u, TRUE) || var->min < 0)
    return FALSE;
  return trick->suit >= LENGTH (values) || values[trick->suit].words == NULL
         || var->max <= (gint) g_strv_length ((char **) values[trick->suit].words);
}

static void
check_trick (GameCheck *check)
{
  const SortieTrickDecl *trick = check->game->rules.trick;

  if (trick == NULL)
    {
      if (plays_tricks (check))
        game_fault (check, _ ("the game plays tricks, but rules.trick does not name its zones"));
      return;
    }
  if (!is_trick_zone (check, trick->trick, TRUE) || !is_trick_zone (check, trick->hand, FALSE)
      || !is_trick_zone (check, trick->taken, FALSE))
    game_fault (check, _ ("a trick needs one shared zone with an order, and two zones of each seat"));
  if (!is_trick_variable (check, trick->leader, TRUE) || !is_trick_variable (check, trick->points, FALSE))
    game_fault (check, _ ("a trick needs one shared variable, and one variable of each seat"));
  if (trick->round >= LENGTH (check->game->rules.rounds) || trick->ask >= LENGTH (check->game->rules.decisions))
    game_fault (check, _ ("rules.trick names a round or a question that the game does not have"));
  if (trick->trump != 0 && !is_trump (check, trick))
    game_fault (check, _ ("the trump of a trick must be a shared variable that is 0 or 1 + a suit (SORTIE_TRUMP)"));
  check_trick_values (check, trick);
}

/* Cards may have prices only if the game collects them. */
static void
check_costs (GameCheck *check)
{
  const SortieCosts *costs = check->game->rules.costs;

  if (check->game->vocabulary.pays != NULL && (costs == NULL || costs->can_pay == NULL || costs->pay == NULL))
    game_fault (check, _ ("vocabulary.pays needs can_pay and pay in rules.costs"));
}

void
game_check_rules (GameCheck *check)
{
  const SortieRules *rules = &check->game->rules;

  EACH (check, rules->verbs, check_verb);
  EACH (check, rules->decisions, check_decision);
  EACH (check, rules->events, check_event_says);
  EACH (check, rules->reasons, check_reason);
  EACH (check, rules->turns, check_turn);
  EACH (check, rules->verdicts, check_verdict);
  check_chain (check);
  check_reactions (check);
  check_score (check);
  check_rounds (check);
  check_trick (check);
  check_costs (check);
}
