/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refusal.c: turns the reason of a refusal into a sentence. */
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/speech.h>
#include "flow/internal.h"
#include "language/internal.h"
#include "speech/internal.h"
#include "speech/front-end.h"
#include "base/i18n.h"
#include "language/front-end.h"

#include <string.h>

/* The condition of clause {n}, if the reason names one. */
static char *
condition_of (const SortiePlay *p, const SortieRefusal *refusal, const SortieReasonDecl *reason)
{
  if (strstr (reason->sentence, "{condition}") == NULL)
    return g_strdup ("");
  return sortie_condition_describe (p->setup->catalogue, (guint16) refusal->n);
}

/* The open question, if the reason names it. */
static char *
question_of (const SortiePlay *p, guint8 seat, const SortieReasonDecl *reason)
{
  return strstr (reason->sentence, "{question}") != NULL ? sortie_question (p, seat)
                                                         : g_strdup ("");
}

/* The set in which something was missing. */
static char *
set_of (const SortiePlay *p, const SortieRefusal *refusal)
{
  const SortieLack *lack = &refusal->lack;

  return lack->set == SORTIE_NO_EXPR
             ? g_strdup ("")
             : sortie_lack_describe (p->setup->catalogue, lack->program, lack->set, lack->test);
}

/* One member of the set in which something was missing. */
static char *
one_missing (const SortiePlay *p, const SortieRefusal *refusal)
{
  const SortieLack *lack = &refusal->lack;

  return lack->set == SORTIE_NO_EXPR || lack->program == 0
             ? g_strdup ("")
             : sortie_offered_describe (p->setup->catalogue, lack->program, lack->set, SORTIE_OFFERED_ONE,
                                        NULL, NULL);
}

static const char *
deed_of (const SortiePlay *p, const SortieRefusal *refusal)
{
  const SortieLack *lack = &refusal->lack;

  return lack->kind == SORTIE_LACKS_LEAVE ? sortie_rules_text (
             p->setup, FALSE, p->setup->catalogue->vocabulary->values[lack->value].title)
                                          : "";
}

/* The sentence with its blanks still open. */
static const char *
sentence_of (const SortiePlay *p, const SortieRefusal *refusal, const SortieReasonDecl *reason)
{
  return sortie_rules_plural (p->setup, refusal->reason < SORTIE_N_REASONS, reason->sentence,
                              reason->many, (gulong) ABS (refusal->n));
}

/* The step of the turn, if the reason names one. */
static const char *
step_of (const SortiePlay *p, const SortieRefusal *refusal)
{
  return refusal->reason == SORTIE_REASON_OTHER_STEP
             ? sortie_rules_text (p->setup, FALSE, sortie_turn (p)->phases[refusal->n].title)
             : "";
}

static gboolean
is_about_a_place (const SortieRefusal *refusal)
{
  return sortie_ref_kind (refusal->a) == SORTIE_REF_PLACE
         || sortie_ref_kind (refusal->b) == SORTIE_REF_PLACE;
}

static const char *
name_of_ref (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal, SortieRef ref,
             char *buffer)
{
  SortieNamed named = sortie_ref_named_apart (p, ref);

  return is_about_a_place (refusal) ? sortie_named_text (p->setup, seat, &named, buffer)
                                    : sortie_named_text_and_place (p->setup, seat, &named, buffer);
}

/* The ability of @card that forbids the move. */
static char *
ability_of (const SortiePlay *p, const SortieRefusal *refusal, const char *card)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  guint16 keyword =
      refusal->clause != 0 ? sortie_clause_keyword (catalogue, refusal->clause) : SORTIE_NO_INDEX;

  return keyword != SORTIE_NO_INDEX
             ? sortie_sentence (_ ("{keyword} of {card}"), "card", card, "keyword",
                                sortie_keyword_name (catalogue, keyword), NULL)
             : sortie_sentence (_ ("an ability of {card}"), "card", card, NULL);
}

/* ---- Advice ----------------------------------------------------------------------------- */

/* "attack UNIT TARGET" (transfer full) */
static char *
usage_of (const SortieSetup *setup, guint8 verb)
{
  const SortieVerbDecl *decl = sortie_verb (setup, verb);
  GString *text = g_string_new (sortie_verb_word (setup, verb));

  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && sortie_operand_is_used (setup, &decl->operands[i]);
       i++)
    g_string_append_printf (
        text, decl->operands[i].optional ? " [%s]" : " %s",
        sortie_rules_text (setup, FALSE,
                           decl->operands[i].name != NULL ? decl->operands[i].name : "WHAT"));
  return g_string_free (text, FALSE);
}

/* Appends a sentence. Takes ownership of it. */
static void
append (GString *to, char *sentence)
{
  g_string_append (to, sentence);
  g_free (sentence);
}

/* " “pass” lets it go by.", unless the player typed just that. */
static void
append_declining (GString *to, const SortiePlay *p, guint8 typed)
{
  SortieMove move;

  if (sortie_move_declining (p, &move) && move.verb != typed)
    append (to, sortie_sentence (_ (" “{verb}” lets it pass."), "verb",
                                 sortie_verb_word (p->setup, move.verb), NULL));
}

/* Adds advice after the reason. (transfer full) */
static char *
with_advice (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal, const char *sentence)
{
  GString *whole = g_string_new (sentence);

  if (refusal->advice & SORTIE_ADVICE_USAGE)
    {
      g_autofree char *usage = usage_of (p->setup, refusal->verb);

      g_string_truncate (whole, 0);
      append (whole, sortie_sentence (_ ("{sentence} Usage: {usage}."), "sentence",
                                      sentence, "usage", usage, NULL));
    }
  if (*refusal->near != '\0')
    append (whole, sortie_sentence (_ (" Did you mean “{word}”?"), "word", refusal->near, NULL));
  if (refusal->advice & SORTIE_ADVICE_DECLINE)
    append_declining (whole, p, refusal->verb);
  if (refusal->advice & SORTIE_ADVICE_BACK)
    g_string_append (whole, _ (" “back” cancels the unfinished move."));
  if (refusal->advice & SORTIE_ADVICE_QUESTION)
    {
      g_string_append_c (whole, ' ');
      append (whole, sortie_question (p, seat));
    }
  return g_string_free (whole, FALSE);
}

/* A verb that is no answer now is named by its id: the reader knows it by another word. */
static const char *
quoted_word (const SortieSetup *setup, const SortieRefusal *refusal)
{
  guint8 verb;

  return refusal->reason == SORTIE_REASON_NOT_ASKED && sortie_verb_find (setup, refusal->word, &verb)
             ? sortie_verb_word (setup, verb) : refusal->word;
}

/* ---- The sentence ----------------------------------------------------------------------- */

char *
sortie_refusal_sentence (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal)
{
  const SortieReasonDecl *reason = sortie_reason (p->setup, refusal->reason);
  g_autofree char *condition = condition_of (p, refusal, reason);
  g_autofree char *set = set_of (p, refusal), *one = one_missing (p, refusal);
  g_autofree char *question = question_of (p, seat, reason);
  char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT];
  const char *card = name_of_ref (p, seat, refusal, refusal->b, b);
  g_autofree char *ability = ability_of (p, refusal, card), *sentence = NULL;
  g_autofree char *cited = NULL, *usage = usage_of (p->setup, refusal->verb);
  const SortieTextArg args[] = {
    { "question", question },
    { "a", name_of_ref (p, seat, refusal, refusal->a, a) },
    { "b", card },
    { "ability", ability },
    { "n", SORTIE_DIGITS (refusal->n) },
    { "m", SORTIE_DIGITS (refusal->m) },
    { "word", quoted_word (p->setup, refusal) },
    { "choices", refusal->choices },
    { "condition", condition },
    { "set", set },
    { "one", *one != '\0' ? one : refusal->begun },
    { "other", refusal->choices },
    { "list", refusal->choices },
    { "begun", refusal->begun },
    { "move", refusal->begun },
    { "verb", sortie_verb_word (p->setup, refusal->verb) },
    { "usage", usage },
    { "deed", deed_of (p, refusal) },
    { "step", step_of (p, refusal) },
  };

  sentence = sortie_text_fill (sentence_of (p, refusal, reason), args, G_N_ELEMENTS (args));
  /* the typed word may contain anything, and was cut if it was too long */
  cited = speech_with_rule (sortie_text_clean (sentence), sortie_refusal_rule (p, refusal));
  return with_advice (p, seat, refusal, cited);
}
