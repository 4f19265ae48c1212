/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-match.c: what a seat says to the match instead of a move.
 *
 *     SEAT: back                   cancels the unfinished move
 *     SEAT: undo                   cancels it, or else takes back the seat's last decision
 *     SEAT: redo                   does again what the last undo took back
 *     SEAT: concede | resign
 *     SEAT: offer-draw             offers a draw, or agrees to one
 *     SEAT: refused WORD [RULE]    the match refuses this, perhaps because of that rule
 */
#include "kit/scenario-run.h"

#include "base/i18n.h"

/* Each returns a sentence if the match refuses it. (transfer full) (nullable) */

static char *
go_back (SortieMatch *match, guint8 seat)
{
  const char *why = sortie_match_why_no_back (match, seat);

  if (why == NULL)
    sortie_match_back (match);
  return g_strdup (why);
}

/* As in a match of several people. A seat looks at the table when it moves, and when it asks for this. */
static char *
undo (SortieMatch *match, guint8 seat)
{
  guint looked[SORTIE_MAX_SEATS];
  const SortieUndo last = { .askers = (guint8) (1 << seat), .programs = sortie_match_setup (match)->automatic,
                            .reader = seat, .n = 1, .looked = looked };
  char *why;

  for (guint8 other = 0; other < SORTIE_MAX_SEATS; other++)
    looked[other] = other == seat ? G_MAXUINT : sortie_match_log_seen (match, other);
  sortie_match_undo (match, &last, &why);
  return why;
}

static char *
redo (SortieMatch *match, G_GNUC_UNUSED guint8 seat)
{
  char *why;

  sortie_match_redo (match, &why);
  return why;
}

static char *
concede (SortieMatch *match, guint8 seat)
{
  const char *why = sortie_match_why_no_concession (match, seat);

  if (why == NULL)
    sortie_match_concede (match, seat);
  return g_strdup (why);
}

static char *
offer_draw (SortieMatch *match, guint8 seat)
{
  char *why = sortie_match_why_no_draw (match, seat);

  if (why == NULL)
    sortie_match_offer_draw (match, seat);
  return why;
}

static const struct
{
  SortieScenarioWord word;
  char *(*say) (SortieMatch *match, guint8 seat);
} words[] = {
  { SORTIE_SCENARIO_BACK, go_back },
  { SORTIE_SCENARIO_CONCEDE, concede },
  { SORTIE_SCENARIO_OFFER_DRAW, offer_draw },
  { SORTIE_SCENARIO_REDO, redo },
  { SORTIE_SCENARIO_RESIGN, concede },
  { SORTIE_SCENARIO_UNDO, undo },
};

gboolean
scenario_find_match_word (const char *line, guint *ret)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (sortie_scenario_word_is (words[i].word, line))
      {
        *ret = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
scenario_tell_match (ScenarioRun *run, guint8 seat, guint word)
{
  g_autofree char *why = words[word].say (run->match, seat);

  if (why != NULL)
    return scenario_fails (run, "%s", why);
  scenario_check_position (run);
  return TRUE;
}

gboolean
scenario_refuse_match (ScenarioRun *run, guint8 seat, guint word, const char *rule)
{
  char *why = words[word].say (run->match, seat);
  const char *cited = words[word].say == offer_draw ? run->module->game->never_drawn : NULL;

  if (why == NULL)
    return scenario_fails (run, _ ("“%s” should have been refused"), sortie_scenario_word (words[word].word));
  g_free (run->refusal);
  run->refusal = why;
  run->refused = seat;
  return rule == NULL || g_strcmp0 (rule, cited) == 0
         || scenario_fails (run, _ ("this was refused, but not for %s: %s"), rule, run->refusal);
}
