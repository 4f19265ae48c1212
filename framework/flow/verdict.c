/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "flow/verdict.h"
#include "base/i18n.h"
#include "base/text.h"
#include "flow/names.h"
#include "flow/rules.h"

const SortieVerdictDecl *
sortie_verdict_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->verdicts[kind];
}

void
sortie_verdict_init (SortieVerdict *verdict, guint kind, guint8 seat)
{
  verdict->kind = kind;
  verdict->seat = seat;
  verdict->settled = FALSE;
  verdict->chosen = verdict->about = SORTIE_NOTHING;
  verdict->n = 0;
}

SortieCandidate *
sortie_verdict_add (SortieVerdict *verdict, SortieRef thing)
{
  SortieCandidate *candidate;

  g_assert (verdict->n < G_N_ELEMENTS (verdict->candidate));
  candidate = &verdict->candidate[verdict->n++];
  *candidate = (SortieCandidate) { .thing = thing };
  for (guint i = 0; i < SORTIE_MAX_COMPARED; i++)
    candidate->number[i] = SORTIE_NOT_COMPARED;
  return candidate;
}

void
sortie_verdict_tell (const SortiePlay *p, const SortieVerdict *verdict)
{
  if (sortie_verdict_wanted (p))
    p->watch->decided (p->watch->data, p, verdict);
}

/* In words. */

static void
add_comparison (GString *text, const SortieSetup *setup, const SortieComparison *compared,
                gint number)
{
  guint n_words = 0;

  if (number == SORTIE_NOT_COMPARED)
    return;
  while (compared->words != NULL && compared->words[n_words] != NULL)
    n_words++;
  g_string_append_printf (text, "%s%s ", text->len > 0 ? ", " : "",
                          sortie_rules_text (setup, FALSE, compared->title));
  if (number >= 0 && (guint) number < n_words)
    g_string_append (text, sortie_rules_text (setup, FALSE, compared->words[number]));
  else
    g_string_append_printf (text, "%d", number);
}

/* "played as Action, cost 2" */
static char *
comparisons (const SortieSetup *setup, const SortieVerdictDecl *decl,
             const SortieCandidate *candidate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; decl->compared != NULL && decl->compared[i].title != NULL; i++)
    add_comparison (text, setup, &decl->compared[i], candidate->number[i]);
  return g_string_free (text, FALSE);
}

static const SortieCandidate *
find_chosen (const SortieVerdict *verdict)
{
  for (guint i = 0; i < verdict->n; i++)
    if (verdict->candidate[i].thing == verdict->chosen)
      return &verdict->candidate[i];
  return NULL;
}

/* Whether nothing that decides tells them apart. */
static gboolean
are_equal (const SortieVerdictDecl *decl, const SortieCandidate *a, const SortieCandidate *b)
{
  for (guint i = 0; decl->compared != NULL && decl->compared[i].title != NULL; i++)
    if (decl->compared[i].decides && a->number[i] != b->number[i])
      return FALSE;
  return TRUE;
}

/* How it ended for a candidate, with {thing} and {compared}. */
static const char *
pattern_of (const SortieVerdictDecl *decl, const SortieCandidate *candidate,
            const SortieCandidate *chosen)
{
  if (candidate == chosen)
    return _ ("{thing}: {compared}; chosen.");
  if (candidate->ground != 0)
    return _ ("{thing}: {compared}; not possible: {ground} ({rule}).");
  if (chosen != NULL && are_equal (decl, candidate, chosen))
    return _ ("{thing}: {compared}; equal to the one chosen.");
  return _ ("{thing}: {compared}; comes behind.");
}

/* Without anything compared only how it ended is said. */
static const char *
pattern_without_numbers (const SortieCandidate *candidate, const SortieCandidate *chosen)
{
  if (candidate == chosen)
    return _ ("{thing}: chosen.");
  if (candidate->ground != 0)
    return _ ("{thing}: not possible: {ground} ({rule}).");
  return _ ("{thing}: possible as well.");
}

static char *
describe_candidate (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict,
                    const SortieCandidate *candidate)
{
  const SortieVerdictDecl *decl = sortie_verdict_decl (p->setup, verdict->kind);
  const SortieGround *ground
      = candidate->ground != 0 ? &decl->grounds[candidate->ground - 1] : NULL;
  g_autofree char *compared = comparisons (p->setup, decl, candidate);
  const SortieCandidate *chosen = find_chosen (verdict);
  char thing[SORTIE_MOVE_TEXT];
  const SortieTextArg args[] = {
    { "thing", sortie_ref_name_and_place (p, seat, candidate->thing, thing) },
    { "compared", compared },
    { "ground", ground != NULL ? sortie_rules_text (p->setup, FALSE, ground->says) : "" },
    { "rule", ground != NULL ? ground->rule : "" },
  };
  g_autofree char *line = sortie_text_fill (*compared != '\0' ? pattern_of (decl, candidate, chosen)
                                            : pattern_without_numbers (candidate, chosen),
                                            args, G_N_ELEMENTS (args));

  return g_strconcat ("  ", line, NULL);
}

static char *
describe_result (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict)
{
  const SortieVerdictDecl *decl = sortie_verdict_decl (p->setup, verdict->kind);
  char whom[SORTIE_MOVE_TEXT], chosen[SORTIE_MOVE_TEXT], about[SORTIE_MOVE_TEXT];
  const SortieTextArg args[] = {
    { "seat", sortie_ref_name (p, seat, sortie_ref_seat (verdict->seat), whom) },
    { "chosen", sortie_ref_name_and_place (p, seat, verdict->chosen, chosen) },
    { "about", sortie_ref_name (p, seat, verdict->about, about) },
  };
  const char *says = verdict->chosen != SORTIE_NOTHING ? decl->says : decl->says_none;
  g_autofree char *sentence
      = sortie_text_fill (sortie_rules_text (p->setup, FALSE, says), args, G_N_ELEMENTS (args));

  return g_strdup_printf ("%s (%s)", sentence, decl->rule);
}

static char *
describe_who_settled (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict)
{
  const SortieVerdictDecl *decl = sortie_verdict_decl (p->setup, verdict->kind);
  guint8 decider = p->setup->decider != NULL ? p->setup->decider (p, verdict->seat) : verdict->seat;
  char who[SORTIE_MOVE_TEXT];
  const SortieTextArg args[]
      = { { "seat", sortie_ref_name (p, seat, sortie_ref_seat (decider), who) },
          { "rule", decl->open != NULL ? decl->open : decl->rule } };

  return sortie_text_fill (_ ("  The rules leave this open: {seat} chose ({rule})."), args,
                           G_N_ELEMENTS (args));
}

char **
sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict)
{
  GPtrArray *lines = g_ptr_array_new ();

  g_ptr_array_add (lines, describe_result (p, seat, verdict));
  for (guint i = 0; i < verdict->n; i++)
    g_ptr_array_add (lines, describe_candidate (p, seat, verdict, &verdict->candidate[i]));
  if (verdict->settled)
    g_ptr_array_add (lines, describe_who_settled (p, seat, verdict));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}
