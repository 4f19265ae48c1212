/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refusal.c: the framework's own reasons. */
#include "flow/pipeline.h"
#include "flow/decision.h"
#include "base/marks.h"

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
