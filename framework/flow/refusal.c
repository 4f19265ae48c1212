/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refusal.c: the framework's own reasons, and the sentence of any. */
#include "speech/names.h"
#include "flow/pipeline.h"
#include "flow/rules.h"
#include "base/i18n.h"
#include "base/text.h"
#include "speech/printer.h"

#include <string.h>

static const SortieReasonDecl framework_reasons[SORTIE_N_REASONS] = {
  [SORTIE_REASON_NONE] = { "legal", NULL, N_ ("Nothing speaks against it.") },
  [SORTIE_REASON_OVER] = { "over", NULL, N_ ("The game is over.") },
  [SORTIE_REASON_NOT_YOU] = { "not-you", NULL, N_ ("It is {a} who decides now.") },
  [SORTIE_REASON_NOT_ASKED] = { "not-asked", NULL,
                                N_ ("“{word}” does not answer what is asked now.") },
  [SORTIE_REASON_NO_VERB] = { "no-verb", NULL, N_ ("There is no move “{word}” in this game.") },
  [SORTIE_REASON_NO_SUCH] = { "no-such", NULL, N_ ("Nothing here is called “{word}”.") },
  [SORTIE_REASON_NOT_AT_HAND] = { "not-at-hand", NULL, N_ ("No card called {a} is at hand.") },
  [SORTIE_REASON_NONE_AT_HAND]
    = { "none-at-hand", NULL, N_ ("No card with “{word}” in its name is at hand.") },
  [SORTIE_REASON_NOT_SEEN] = { "not-seen", NULL, N_ ("Nothing called {a} is to be seen here.") },
  [SORTIE_REASON_NONE_SEEN]
    = { "none-seen", NULL, N_ ("Nothing with “{word}” in its name is to be seen here.") },
  [SORTIE_REASON_NOT_OFFERED] = { "not-offered", NULL,
                                  N_ ("{a} is not among what may be chosen.") },
  [SORTIE_REASON_CHOSEN] = { "chosen", NULL, N_ ("{a} is chosen already.") },
  /* Translators: {set} is such as "the Enemies with DEF 2 or less". */
  [SORTIE_REASON_NOT_AMONG] = { "not-among", NULL,
                                N_ ("{a} cannot be chosen: it is not among {set}.") },
  [SORTIE_REASON_LEFT_OUT] = { "left-out", NULL, N_ ("{a} cannot be chosen; left out: {set}.") },
  [SORTIE_REASON_ITSELF] = { "itself", NULL, N_ ("{a} cannot choose itself.") },
  /* Translators: {deed} is such as "be targeted". */
  [SORTIE_REASON_FORBIDDEN] = { "forbidden", NULL,
                                N_ ("{a} cannot {deed}, by {ability}.") },
  [SORTIE_REASON_NOT_ALLOWED] = { "not-allowed", NULL, N_ ("{a} cannot {deed}.") },
  [SORTIE_REASON_NOTHING_THERE] = { "nothing-there", NULL, N_ ("Nothing stands on {a}.") },
  [SORTIE_REASON_TOO_FEW] = { "too-few", NULL,
                              N_ ("At least {n} must be chosen, {m} so far. {question}") },
  [SORTIE_REASON_OPERANDS] = { "operands", NULL,
                                N_ ("“{word}” is not followed by what it needs.") },
  [SORTIE_REASON_NO_CHANCE] = { "no-chance", NULL, N_ ("There is nothing to pass on.") },
  [SORTIE_REASON_ASKED_RARELY]
    = { "asked-rarely", NULL,
        N_ ("This is asked only when there is something to say: pass each time.") },
  /* Translators: {n} is 4096. */
  [SORTIE_REASON_LONG_LINE]
    = { "long-line", NULL, N_ ("A line has at most {n} bytes; this one is longer.") },
  /* Translators: {n} is 64, {m} is more. */
  [SORTIE_REASON_MANY_WORDS]
    = { "many-words", NULL,
        N_ ("A line has at most {n} words; this one has {m}. Make several lines of it.") },
  /* Translators: {n} is 256; {word} is the beginning of the word. */
  [SORTIE_REASON_LONG_WORD]
    = { "long-word", NULL, N_ ("A word has at most {n} bytes; “{word}…” is longer.") },
  [SORTIE_REASON_INTERRUPTED] = { "interrupted", NULL, N_ ("Interrupted.") },
  [SORTIE_REASON_AGREED] = { "agreed", NULL, N_ ("all sides agreed") },
  [SORTIE_REASON_AMBIGUOUS]
    = { "ambiguous", NULL, N_ ("“{word}” names several things here{choices}.") },
  [SORTIE_REASON_UNSAID]
    = { "unsaid", NULL, N_ ("It is not said what is to be done with {a}.") },
};

gboolean
sortie_refuse (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n, gint m)
{
  if (refusal != NULL)
    {
      refusal->reason = reason;
      refusal->a = a;
      refusal->b = b;
      refusal->n = n;
      refusal->m = m;
      refusal->clause = 0;
      refusal->lack = (SortieLack) { 0 };
      refusal->rule = NULL;
      refusal->word[0] = '\0';
      refusal->choices[0] = '\0';
    }
  return FALSE;
}

gboolean
sortie_refuse_by (SortieRefusal *refusal, const SortiePlay *p, guint reason, SortieRef ref,
                  const SortieSource *source)
{
  gboolean stands = sortie_ref_kind (source->source) == SORTIE_REF_PIECE
                    && sortie_piece_exists (p, source->source);

  sortie_refuse (refusal, reason, ref,
                 stands ? source->source : sortie_ref (SORTIE_REF_DEF, source->source_def), 0, 0);
  if (refusal != NULL)
    refusal->clause = source->clause;
  return FALSE;
}

gboolean
sortie_refuse_lack (SortieRefusal *refusal, const SortiePlay *p, guint question, SortieRef ref,
                    const SortieLack *lack)
{
  static const guint16 reasons[] = {
    [SORTIE_LACKS_NOTHING] = SORTIE_REASON_NOT_OFFERED,
    [SORTIE_LACKS_MEMBERSHIP] = SORTIE_REASON_NOT_AMONG,
    [SORTIE_LACKS_EXCEPTION] = SORTIE_REASON_LEFT_OUT,
    [SORTIE_LACKS_OTHERNESS] = SORTIE_REASON_ITSELF,
    [SORTIE_LACKS_LEAVE] = SORTIE_REASON_FORBIDDEN,
  };
  gboolean by_rules = lack->kind == SORTIE_LACKS_LEAVE && lack->source.source_def == 0;

  if (lack->source.source_def != 0)
    sortie_refuse_by (refusal, p, reasons[lack->kind], ref, &lack->source);
  else
    sortie_refuse (refusal, by_rules ? SORTIE_REASON_NOT_ALLOWED : reasons[lack->kind], ref,
                   SORTIE_NOTHING, 0, 0);
  if (refusal == NULL)
    return FALSE;
  refusal->lack = *lack;
  refusal->rule = lack->kind == SORTIE_LACKS_LEAVE
                    ? p->setup->catalogue->vocabulary->values[lack->value].rule
                    : sortie_rule_of_question (p->setup, question);
  return FALSE;
}

const SortieReasonDecl *
sortie_reason (const SortieSetup *setup, guint reason)
{
  if (reason < SORTIE_N_REASONS)
    return &framework_reasons[reason];
  return &setup->rules->reasons[reason - SORTIE_N_REASONS];
}

/* "SS-2.4" behind the sentence, so that the reader can look it up. */
static char *
with_rule (char *sentence, const char *rule)
{
  char *whole;

  if (rule == NULL)
    return sentence;
  whole = g_strdup_printf ("%s (%s)", sentence, rule);
  g_free (sentence);
  return whole;
}

const char *
sortie_refusal_rule (const SortiePlay *p, const SortieRefusal *refusal)
{
  guint kind = p->s->decision.kind;

  if (refusal->rule != NULL)
    return refusal->rule;
  if (refusal->reason == SORTIE_REASON_NOT_ASKED && kind != SORTIE_ASK_NOTHING)
    return sortie_rule_of_question (p->setup, kind);
  return sortie_reason (p->setup, refusal->reason)->rule;
}

/* The condition of the clause {n}, where the reason speaks of one. */
static char *
condition_of (const SortiePlay *p, const SortieRefusal *refusal, const SortieReasonDecl *reason)
{
  if (strstr (reason->sentence, "{condition}") == NULL)
    return g_strdup ("");
  return sortie_condition_describe (p->setup->catalogue, (guint16) refusal->n);
}

/* What is asked, where the reason says it. */
static char *
question_of (const SortiePlay *p, guint8 seat, const SortieReasonDecl *reason)
{
  return strstr (reason->sentence, "{question}") != NULL ? sortie_question (p, seat)
                                                         : g_strdup ("");
}

/* The set of a lack. */
static char *
set_of (const SortiePlay *p, const SortieRefusal *refusal)
{
  const SortieLack *lack = &refusal->lack;

  return lack->set == SORTIE_NO_EXPR
           ? g_strdup ("")
           : sortie_lack_describe (p->setup->catalogue, lack->program, lack->set, lack->test);
}

/* One of the set of a lack. */
static char *
one_of (const SortiePlay *p, const SortieRefusal *refusal)
{
  const SortieLack *lack = &refusal->lack;

  return lack->set == SORTIE_NO_EXPR || lack->program == 0
           ? g_strdup ("")
           : sortie_offered_describe (p->setup->catalogue, lack->program, lack->set, TRUE, NULL,
                                      NULL);
}

static const char *
deed_of (const SortiePlay *p, const SortieRefusal *refusal)
{
  const SortieLack *lack = &refusal->lack;

  return lack->kind == SORTIE_LACKS_LEAVE
           ? sortie_rules_text (p->setup, FALSE,
                                p->setup->catalogue->vocabulary->values[lack->value].title)
           : "";
}

/* The sentence as it is before the blanks are filled. */
static const char *
sentence_of (const SortiePlay *p, const SortieRefusal *refusal, const SortieReasonDecl *reason)
{
  return sortie_rules_plural (p->setup, refusal->reason < SORTIE_N_REASONS, reason->sentence,
                              reason->many, (gulong) ABS (refusal->n));
}

static gboolean
is_about_a_place (const SortieRefusal *refusal)
{
  return sortie_ref_kind (refusal->a) == SORTIE_REF_PLACE
         || sortie_ref_kind (refusal->b) == SORTIE_REF_PLACE;
}

static const char *
name_of (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal, SortieRef ref,
         char *buffer)
{
  SortieNamed named = sortie_ref_named_apart (p, ref);

  return is_about_a_place (refusal)
           ? sortie_named_text (p->setup, seat, &named, buffer)
           : sortie_named_text_and_place (p->setup, seat, &named, buffer);
}

/* The ability of @card that forbids it. */
static char *
ability_of (const SortiePlay *p, const SortieRefusal *refusal, const char *card)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  guint16 keyword = refusal->clause != 0 ? sortie_clause_keyword (catalogue, refusal->clause)
                                         : SORTIE_NO_INDEX;
  const SortieTextArg args[] = {
    { "card", card },
    { "keyword", keyword != SORTIE_NO_INDEX ? sortie_keyword_name (catalogue, keyword) : "" },
  };

  return sortie_text_fill (keyword != SORTIE_NO_INDEX ? _ ("{keyword} of {card}")
                                                      : _ ("an ability of {card}"),
                           args, G_N_ELEMENTS (args));
}

char *
sortie_refusal_sentence (const SortiePlay *p, guint8 seat, const SortieRefusal *refusal)
{
  const SortieReasonDecl *reason = sortie_reason (p->setup, refusal->reason);
  g_autofree char *condition = condition_of (p, refusal, reason);
  g_autofree char *set = set_of (p, refusal), *one = one_of (p, refusal);
  g_autofree char *question = question_of (p, seat, reason);
  char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT], n[16], m[16];
  const char *card = name_of (p, seat, refusal, refusal->b, b);
  g_autofree char *ability = ability_of (p, refusal, card), *sentence = NULL;
  const SortieTextArg args[] = {
    { "question", question },
    { "a", name_of (p, seat, refusal, refusal->a, a) },
    { "b", card },
    { "ability", ability },
    { "n", n },
    { "m", m },
    { "word", refusal->word },
    { "choices", refusal->choices },
    { "condition", condition },
    { "set", set },
    { "one", one },
    { "deed", deed_of (p, refusal) },
  };

  g_snprintf (n, sizeof n, "%d", refusal->n);
  g_snprintf (m, sizeof m, "%d", refusal->m);
  sentence = sortie_text_fill (sentence_of (p, refusal, reason), args, G_N_ELEMENTS (args));
  /* the word that was typed may be anything, and is cut where it is too long */
  return with_rule (sortie_text_clean (sentence), sortie_refusal_rule (p, refusal));
}
