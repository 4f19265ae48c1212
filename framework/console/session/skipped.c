/* SPDX-License-Identifier: GPL-3.0-or-later */
/* skipped.c: the steps of this turn in which nobody was asked, because nothing could be done. */
#include "console/session/session.h"

#include <sortie/match.h>
#include <sortie/speech.h>

#include "base/i18n.h"
#include "flow/front-end.h"

/* Forgets the steps of another turn. */
static void
forget_others (ConsoleSession *session)
{
  const guint32 turn = sortie_match_play (session->match)->s->turn.number;

  if (session->skipped.steps->len > 0 && ((const SortieState *) session->skipped.steps->pdata[0])->turn.number != turn)
    g_ptr_array_set_size (session->skipped.steps, 0);
}

const SortieState *
console_skipped (ConsoleSession *session, guint i)
{
  forget_others (session);
  return i < session->skipped.steps->len ? session->skipped.steps->pdata[session->skipped.steps->len - 1 - i] : NULL;
}

char *
console_skipped_text (const SortiePlay *p, guint8 seat, const SortieRefusal *why)
{
  g_autofree char *reason = sortie_refusal_sentence (p, seat, why);

  /* Translators: {phase}: a step of the turn, such as "Summon"; {why}: the sentence that says why. */
  return sortie_sentence (_ ("{phase} was skipped: {why}"), "phase",
                          sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title), "why", reason, NULL);
}

void
console_skipped_note (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);
  SortieRefusal why;

  if (!sortie_is_window (p) || p->s->turn.active != sortie_to_move (p) || p->s->tentative
      || sortie_match_legal (session->match)->n > 1 || console_session_count_people (session) > 1)
    return;
  forget_others (session);
  g_ptr_array_add (session->skipped.steps, g_memdup2 (p->s, p->s->size));
  if (decl->idle == NULL || !decl->idle (p, &why))
    return;
  g_free (session->skipped.why);
  session->skipped.why = console_skipped_text (p, sortie_to_move (p), &why);
}

/* A low window only has room for the table: "why not" gives the reason there. */
void
console_skipped_say (ConsoleSession *session)
{
  const guint rows = session->out->rows;

  if (session->skipped.why != NULL && (rows == 0 || rows >= CONSOLE_LOW_WINDOW))
    console_out_say (session->out, session->skipped.why);
}
