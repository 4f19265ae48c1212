/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verdict.c: says what the rules chose for a seat that makes no decisions, and why. */
#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "eval/internal.h"
#include "flow/internal.h"
#include "model/internal.h"
#include "speech/front-end.h"
#include "speech/internal.h"
#include "base/i18n.h"
#include "base/text.h"

#include <string.h>

static gboolean
is_of_framework (const SortieVerdict *verdict)
{
  return verdict->kind < SORTIE_N_VERDICTS;
}

/* A verdict, and the seat that reads it. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;
  const SortieVerdict *verdict;
  const SortieVerdictDecl *decl;
  const SortieCandidate *chosen; /* the first candidate that was chosen; NULL: none */
} Reading;

static const SortieCandidate *
find_chosen (const SortieVerdict *verdict)
{
  for (guint i = 0; i < verdict->n; i++)
    if (verdict->candidate[i].is_chosen)
      return &verdict->candidate[i];
  return NULL;
}

static Reading
reading (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict)
{
  return (Reading){ p, seat, verdict, sortie_verdict_decl (p->setup, verdict->kind),
                    find_chosen (verdict) };
}

/* What is compared. */

/* Compares by a value of the game, or by where cards are. */
static SortieComparison
comparison_by (const SortieSetup *setup, guint8 by)
{
  const SortieValueDecl *value;

  if (by == SORTIE_COMPARED_PLACE)
    return (SortieComparison){ _ ("place from the top"), TRUE };
  value = &setup->catalogue->vocabulary->values[by];
  return (SortieComparison){ sortie_rules_text (setup, FALSE, value->title), TRUE,
                             value->type == SORTIE_VALUE_WORD ? value->words : NULL };
}

/* Comparison number @i, from the row or from the program, with its title translated. */
static gboolean
comparison_at (const Reading *r, guint i, SortieComparison *ret)
{
  const SortieVerdict *v = r->verdict;
  const SortieSetup *setup = r->p->setup;

  if (i < v->n_values)
    {
      *ret = comparison_by (setup, v->value[i]);
      return TRUE;
    }
  if (v->n_values > 0 || r->decl->compared == NULL || r->decl->compared[i].title == NULL)
    return FALSE;
  *ret = r->decl->compared[i];
  ret->title = sortie_rules_text (setup, FALSE, ret->title);
  return TRUE;
}

static void
add_comparison (GString *text, const SortieSetup *setup, const SortieComparison *compared,
                gint number)
{
  guint n_words = 0;

  if (number == SORTIE_NOT_COMPARED)
    return;
  while (compared->words != NULL && compared->words[n_words] != NULL)
    n_words++;
  g_string_append_printf (text, "%s%s ", text->len > 0 ? ", " : "", compared->title);
  if (number >= 0 && (guint) number < n_words)
    g_string_append (text, sortie_rules_text (setup, FALSE, compared->words[number]));
  else
    g_string_append_printf (text, "%d", number);
}

/* "played as Action, cost 2" */
static char *
comparisons (const Reading *r, const SortieCandidate *candidate)
{
  GString *text = g_string_new (NULL);
  SortieComparison compared;

  for (guint i = 0; i < SORTIE_MAX_COMPARED && comparison_at (r, i, &compared); i++)
    add_comparison (text, r->p->setup, &compared, candidate->number[i]);
  return g_string_free (text, FALSE);
}

/* Equal cards are not told apart, wherever they are now. Equal pieces are, because they are on different places. */
static gboolean
are_told_apart (const Reading *r, SortieRef a, SortieRef b)
{
  char one[SORTIE_MOVE_TEXT], other[SORTIE_MOVE_TEXT];

  if (sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD)
    return sortie_card_of (r->p, a)->def != sortie_card_of (r->p, b)->def;
  return strcmp (sortie_ref_name_and_place (r->p, r->seat, a, one),
                 sortie_ref_name_and_place (r->p, r->seat, b, other))
         != 0;
}

/* Whether the comparisons do not tell them apart. */
static gboolean
are_equal (const Reading *r, const SortieCandidate *a, const SortieCandidate *b)
{
  SortieComparison compared;

  for (guint i = 0; i < SORTIE_MAX_COMPARED && comparison_at (r, i, &compared); i++)
    if (compared.decides && a->number[i] != b->number[i])
      return FALSE;
  return TRUE;
}

/* The candidates. */

/* The sentence about what happened to a candidate, with {thing} and {compared}. */
static const char *
pattern_of (const Reading *r, const SortieCandidate *candidate)
{
  const char *own = candidate->is_chosen     ? r->decl->says_chosen
                    : candidate->ground != 0 ? r->decl->says_ground
                                             : NULL;

  if (own != NULL)
    return sortie_rules_text (r->p->setup, is_of_framework (r->verdict), own);
  if (candidate->is_chosen)
    return _ ("{thing}: {compared}; chosen.");
  if (candidate->ground != 0)
    return _ ("{thing}: {compared}; not possible: {ground} ({rule}).");
  if (r->chosen != NULL && are_equal (r, candidate, r->chosen)
      && !are_told_apart (r, candidate->thing, r->chosen->thing))
    return _ ("{thing}: {compared}; identical, so it makes no difference which.");
  if (r->chosen != NULL && are_equal (r, candidate, r->chosen))
    return _ ("{thing}: {compared}; equal to the one chosen.");
  return _ ("{thing}: {compared}; comes later.");
}

/* If nothing was compared, the sentence says only what happened. */
static const char *
pattern_without_numbers (const SortieCandidate *candidate)
{
  if (candidate->is_chosen)
    return _ ("{thing}: chosen.");
  if (candidate->ground != 0)
    return _ ("{thing}: not possible: {ground} ({rule}).");
  return _ ("{thing}: also possible.");
}

static char *
describe_candidate (const Reading *r, const SortieCandidate *candidate)
{
  const SortieGround *ground =
      candidate->ground != 0 ? &r->decl->grounds[candidate->ground - 1] : NULL;
  g_autofree char *compared = comparisons (r, candidate);
  char thing[SORTIE_MOVE_TEXT];
  const SortieTextArg args[] = {
    { "thing", sortie_ref_name_and_place (r->p, r->seat, candidate->thing, thing) },
    { "compared", compared },
    { "ground", ground != NULL ? sortie_rules_text (r->p->setup, FALSE, ground->says) : "" },
    { "rule", ground != NULL ? ground->rule : "" },
  };
  g_autofree char *line = sortie_text_fill (*compared != '\0' ? pattern_of (r, candidate)
                                                              : pattern_without_numbers (candidate),
                                            args, G_N_ELEMENTS (args));

  return g_strconcat ("  ", line, NULL);
}

/* The numbers of hidden cards would tell the reader what they are. */
static gboolean
sees_all (const Reading *r)
{
  guint bit = r->seat < r->p->setup->n_seats ? r->seat : SORTIE_MAX_SEATS;

  for (guint i = 0; i < r->verdict->n; i++)
    if (sortie_ref_hidden_from (r->p, r->verdict->candidate[i].thing) >> bit & 1)
      return FALSE;
  return TRUE;
}

/* (transfer full) */
static char *
name_all (const Reading *r, gboolean chosen_only)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = 0;

  for (guint i = 0; i < r->verdict->n; i++)
    if (!chosen_only || r->verdict->candidate[i].is_chosen)
      refs[n++] = r->verdict->candidate[i].thing;
  return sortie_ref_names (r->p, r->seat, refs, n);
}

static void
add_candidate_lines (GPtrArray *lines, const Reading *r)
{
  /* an offer, or a single thing that was not compared, needs no more words */
  if (r->verdict->kind == SORTIE_VERDICT_OFFER)
    return;
  for (guint i = 0; i < r->verdict->n; i++)
    g_ptr_array_add (lines, describe_candidate (r, &r->verdict->candidate[i]));
}

/* Says among which candidates chance decided. For dice there is nothing to add. */
static void
add_chances (GPtrArray *lines, const Reading *r)
{
  g_autofree char *things = name_all (r, FALSE);
  guint n_chosen = 0;

  for (guint i = 0; i < r->verdict->n; i++)
    n_chosen += r->verdict->candidate[i].is_chosen;
  if (n_chosen < r->verdict->n)
    g_ptr_array_add (
        lines, sortie_sentence (_ ("  All were equally likely: {things}."), "things", things, NULL));
}

/* The whole. */

/* A sentence with {seat} {chosen} {about}, followed by the rule. */
static char *
fill_with_rule (const Reading *r, const char *says)
{
  char about[SORTIE_MOVE_TEXT];
  const SortieVerdict *v = r->verdict;
  g_autofree char *chosen = name_all (r, TRUE);
  const SortieTextArg args[] = {
    { "seat", sortie_seat_name_in_text (r->p->setup, v->seat) },
    { "chosen", chosen },
    { "about", v->about != SORTIE_NOTHING ? sortie_ref_name (r->p, r->seat, v->about, about)
                                          : _ ("The rules") },
  };
  const char *pattern = sortie_rules_text (r->p->setup, is_of_framework (v), says);

  g_autofree char *sentence = sortie_text_fill (pattern, args, G_N_ELEMENTS (args));

  return speech_with_rule (sortie_text_capitalize (sentence), v->rule != NULL ? v->rule : r->decl->rule);
}

/* The card's only text; NULL: it has none, or several, and one of them may be about something else. */
static const char *
only_text (const SortieCatalogue *catalogue, SortieRef card)
{
  const char *only = NULL;

  for (guint part = 0; sortie_ref_kind (card) == SORTIE_REF_DEF && part < SORTIE_MAX_TEXTS; part++)
    {
      const char *text = sortie_def_text (catalogue, sortie_ref_index (card), part);

      if (text != NULL && only != NULL)
        return NULL;
      only = text != NULL ? text : only;
    }
  return only;
}

/* What the choosing card says, because that is the rule. Its own words are used if they are about nothing else. */
static void
add_text (GPtrArray *lines, const Reading *r)
{
  const SortieCatalogue *catalogue = r->p->setup->catalogue;
  g_autofree char *does = NULL;

  if (r->verdict->program == 0)
    return;
  does = g_strdup (only_text (catalogue, r->verdict->about));
  if (does == NULL)
    does = sortie_effects_describe (catalogue, r->verdict->program, 0, NULL, NULL);
  g_ptr_array_add (lines, sortie_sentence (_ ("  What it does: {does}"), "does", does, NULL));
}

/* Whether another choice that looks different to the players was possible. */
static gboolean
was_open (const Reading *r)
{
  const SortieVerdict *v = r->verdict;

  if (r->chosen == NULL || v->kind == SORTIE_VERDICT_OFFER)
    return v->settled;
  for (guint i = 0; i < v->n && v->settled; i++)
    if (!v->candidate[i].is_chosen && v->candidate[i].ground == 0
        && are_equal (r, &v->candidate[i], r->chosen)
        && are_told_apart (r, v->candidate[i].thing, r->chosen->thing))
      return TRUE;
  return FALSE;
}

static char *
describe_who_settled (const Reading *r)
{
  const char *open = r->decl->open != NULL ? r->decl->open : r->p->setup->rules->open_rule;
  SortieRef decider = sortie_ref_seat (sortie_who_decides (r->p, r->verdict->seat));
  char who[SORTIE_MOVE_TEXT];

  sortie_ref_name (r->p, r->seat, decider, who);
  return open != NULL ? sortie_sentence (_ ("  The rules leave this open: {seat} chose ({rule})."),
                                         "seat", who, "rule", open, NULL)
                      : sortie_sentence (_ ("  The rules leave this open: {seat} chose."), "seat",
                                         who, NULL);
}

void
sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict,
                         GPtrArray *lines)
{
  const Reading r = reading (p, seat, verdict);

  g_ptr_array_add (lines, fill_with_rule (&r, r.chosen != NULL ? r.decl->says : r.decl->says_none));
  add_text (lines, &r);
  if (sees_all (&r))
    (verdict->kind == SORTIE_VERDICT_CHANCE ? add_chances : add_candidate_lines) (lines, &r);
  if (was_open (&r))
    g_ptr_array_add (lines, describe_who_settled (&r));
}

char *
sortie_verdict_announce (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict)
{
  const Reading r = reading (p, seat, verdict);

  return fill_with_rule (&r, r.decl->comes);
}
