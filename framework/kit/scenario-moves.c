/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-moves.c: lines that seats say.
 *
 *     SEAT: LINE                   as at the console
 *     SEAT: refused LINE [RULE [REASON]]    understood, but not legal, and for this rule
 *     SEAT: refused LINE - REASON           for this reason, which cites no rule
 *     SEAT: WORD                            what a seat says to the match (scenario-match.c)
 */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "reader/internal.h"
#include "flow/front-end.h"

#include <string.h>

static const SortiePlay *
position (const SortieFeeder *feeder)
{
  const ScenarioRun *run = feeder->data;

  return run->p;
}

static gboolean
play_scripted (const SortieFeeder *feeder, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  ScenarioRun *run = feeder->data;

  if (!sortie_match_play_move (run->match, seat, move, why))
    return FALSE;
  scenario_check_position (run);
  return TRUE;
}

static gboolean
back (const SortieFeeder *feeder)
{
  const ScenarioRun *run = feeder->data;

  return sortie_match_back (run->match);
}

static SortieOffers *
offers (const SortieFeeder *feeder, guint8 seat)
{
  const ScenarioRun *run = feeder->data;

  return sortie_match_offers (run->match, seat);
}

static SortieFeeder
feeder_of (ScenarioRun *run)
{
  return (SortieFeeder) {
    .data = run, .position = position, .offers = offers, .play = play_scripted, .back = back
  };
}

void
scenario_settle_by (const SortieFeeder *feeder)
{
  while (!sortie_is_window (feeder->position (feeder)) && sortie_feed_settle (feeder))
    continue;
}

void
scenario_settle (ScenarioRun *run)
{
  const SortieFeeder feeder = feeder_of (run);

  scenario_settle_by (&feeder);
}

gboolean
scenario_feed (ScenarioRun *run, guint8 seat, const char *line, SortieRefusal *why)
{
  SortieFeeder feeder = feeder_of (run);
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  sortie_feed_settle_until (&feeder, seat, line);
  sortie_feed_line (&feeder, seat, line, &fed);
  *why = fed.why;
  return fed.kind == SORTIE_FED_WHOLE;
}

gboolean
scenario_play_line (ScenarioRun *run, guint8 seat, const char *line)
{
  SortieRefusal why;
  g_autofree char *sentence = NULL, *prompt = NULL;

  if (scenario_feed (run, seat, line, &why))
    return TRUE;
  sentence = sortie_refusal_sentence (run->p, seat, &why);
  if (sortie_is_over (run->p))
    return scenario_fails (run, _ ("“%s” was refused: %s"), line, sentence);
  prompt = sortie_prompt (run->p, sortie_to_move (run->p));
  return scenario_fails (run, _ ("“%s” was refused: %s (the question was: %s)"), line, sentence, prompt);
}

/* written in place of a rule: the reason cites none */
#define NO_RULE "-"

/* "SS-9.7": capitals and a hyphen; no word of a move looks like that. */
static gboolean
is_rule (const char *word)
{
  const char *hyphen = strchr (word, '-');

  if (strcmp (word, NO_RULE) == 0)
    return TRUE;
  if (hyphen == NULL || hyphen == word)
    return FALSE;
  for (const char *c = word; c < hyphen; c++)
    if (!g_ascii_isupper (*c))
      return FALSE;
  return TRUE;
}

/* Cuts the rule off the end of the line. (nullable): NULL if there is none */
static const char *
cut_rule (char *line)
{
  char *space = strrchr (line, ' ');

  if (space == NULL || !is_rule (space + 1))
    return NULL;
  *space = '\0';
  g_strchomp (line);
  return space + 1;
}

/* The same for the id of a reason after the rule. */
static const char *
cut_reason (char *line)
{
  char *space = strrchr (line, ' ');
  g_autofree char *before = space != NULL ? g_strndup (line, space - line) : NULL;

  if (before == NULL || is_rule (space + 1) || cut_rule (before) == NULL)
    return NULL;
  *space = '\0';
  return space + 1;
}

/* Whether the line was understood at all, because typing errors are refused too. */
static gboolean
is_understood (const SortieRefusal *why)
{
  static const guint16 slips[] = {
    SORTIE_REASON_NO_VERB,   SORTIE_REASON_NO_SUCH,   SORTIE_REASON_OPERANDS,
    SORTIE_REASON_LONG_LINE, SORTIE_REASON_MANY_WORDS, SORTIE_REASON_LONG_WORD,
    SORTIE_REASON_NOT_UNDERSTOOD, SORTIE_REASON_USAGE, SORTIE_REASON_NONE_NOW,
    SORTIE_REASON_GOES_ON,   SORTIE_REASON_GOES_ON_ONCE, SORTIE_REASON_NOT_BEGUN,
  };

  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    if (why->reason == slips[i])
      return FALSE;
  return TRUE;
}

static gboolean
check_reason (ScenarioRun *run, guint8 seat, const SortieRefusal *why, const char *rule,
              const char *id)
{
  const SortieReasonDecl *reason = sortie_reason (run->p->setup, why->reason);
  const char *cited = sortie_refusal_rule (run->p, why);
  char *sentence = sortie_refusal_sentence (run->p, seat, why);

  g_free (run->refusal);
  run->refusal = sentence;
  run->refused = seat;
  if (!is_understood (why) && id == NULL)
    return scenario_fails (run, _ ("this was refused only because it was not understood: %s"),
                           sentence);
  if (rule != NULL && g_strcmp0 (cited, rule) != 0)
    return scenario_fails (run, _ ("this was refused, but not for %s: %s"), rule, sentence);
  if (id != NULL && strcmp (reason->id, id) != 0)
    return scenario_fails (run, _ ("this was refused as “%s”, not as “%s”: %s"), reason->id, id, sentence);
  return TRUE;
}

/* A refusal must not change a single byte of the position. */
static gboolean
refuse_line (ScenarioRun *run, guint8 seat, const char *text)
{
  g_autofree char *line = g_strdup (text), *difference = NULL;
  const char *id = cut_reason (line), *rule = cut_rule (line);
  g_autofree SortieState *before = NULL;
  SortieFeeder feeder = feeder_of (run);
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
  guint word;

  if (rule != NULL && strcmp (rule, NO_RULE) == 0)
    rule = NULL;
  if (rule != NULL && !scenario_knows_rule (run, rule))
    return FALSE;
  if (scenario_find_match_word (line, &word))
    return id == NULL ? scenario_refuse_match (run, seat, word, rule)
                      : scenario_broken (run, _ ("only a rule may follow “%s”"), line);
  before = g_memdup2 (run->p->s, run->p->s->size);
  if (sortie_feed_line (&feeder, seat, line, &fed))
    return scenario_fails (run, _ ("“%s” should have been refused"), line);
  difference = sortie_state_compare (before, run->p->s);
  if (difference != NULL)
    return scenario_fails (run, _ ("the refusal of “%s” changed something: %s"), line, difference);
  return check_reason (run, seat, &fed.why, rule, id);
}

gboolean
scenario_move (ScenarioRun *run, const char *text)
{
  g_autofree char *who = NULL, *line = NULL;
  const char *refused;
  guint8 seat;
  guint word;

  if (*text == '=')
    return scenario_prescribe (run, text);
  run->held = FALSE;
  if (!scenario_split_colon (text, &who, &line))
    return scenario_broken (run, _ ("this should be: SEAT: LINE, SEAT: refused LINE or = CHANCE"));
  if (!scenario_find_seat (run, who, &seat))
    return FALSE;
  if (scenario_find_match_word (line, &word))
    return scenario_tell_match (run, seat, word);
  refused = sortie_scenario_word_behind (SORTIE_SCENARIO_REFUSED, line);
  if (refused != NULL)
    return refuse_line (run, seat, refused);
  return scenario_play_line (run, seat, line);
}
