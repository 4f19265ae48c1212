/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* engine.c: runs frames until somebody must decide; stops what would never end. */
#include "flow/engine.h"
#include "speech/names.h"
#include "flow/pipeline.h"
#include "flow/decision.h"
#include "base/text.h"
#include "base/i18n.h"
#include "eval/table-effects.h"

const SortieProcDecl sortie_framework_procs[] = {
  [SORTIE_PROC_TURN] = { "turn", sortie_turn_step },
  [SORTIE_PROC_EVENTS] = { "events", sortie_events_step },
  [SORTIE_PROC_TRIGGERS] = { "triggers", sortie_triggers_step },
  [SORTIE_PROC_CHAIN] = { "chain", sortie_chain_step },
  [SORTIE_PROC_ANNOUNCE] = { "announce", sortie_announce_step },
  [SORTIE_PROC_REACTION] = { "reaction", sortie_reaction_step },
  [SORTIE_PROC_MOVE_CARDS] = { "move-cards", sortie_move_cards_step },
  [SORTIE_PROC_PUT] = { "put", sortie_put_step },
  [SORTIE_PROC_MOVE_PIECE] = { "move", sortie_move_piece_step },
  [SORTIE_PROC_SWAP] = { "swap", sortie_swap_step },
  [SORTIE_PROC_CONTROL] = { "take-control", sortie_control_step },
  [SORTIE_PROC_MARK] = { "mark", sortie_mark_step },
  [SORTIE_PROC_VARIABLE] = { "change", sortie_variable_step },
  [SORTIE_PROC_REMEMBER] = { "remember", sortie_remember_step },
  [SORTIE_PROC_UNDER] = { "under", sortie_under_step },
  [SORTIE_PROC_SHUFFLE] = { "shuffle", sortie_shuffle_step },
  [SORTIE_PROC_LOOK] = { "look", sortie_look_step },
};
G_STATIC_ASSERT (G_N_ELEMENTS (sortie_framework_procs) == SORTIE_N_PROCS);

void
sortie_frame_abandon (SortiePlay *p)
{
  SortieFrame *f = sortie_frame_top (p);

  /* an announcement holds its link in the same slot as a chain its first one */
  if (f->native && (f->code == SORTIE_PROC_CHAIN || f->code == SORTIE_PROC_ANNOUNCE))
    sortie_chain_abandon (p, f);
  else if (f->native && f->code == SORTIE_PROC_TRIGGERS)
    sortie_triggers_abandon (p, f);
  sortie_frame_end (p, f, 0);
}

/* How many frames stay when an effect is cut short: everything below the first
 * program, or only the turn's own frames when no program runs. */
static guint
frames_to_keep (const SortiePlay *p)
{
  const SortieFrame *frames = sortie_state_frames (p->s);

  for (guint i = 0; i < p->s->n_frames; i++)
    if (!frames[i].native)
      return i;
  return MIN (p->s->n_frames, 1);
}

const char *
sortie_limit_running (const SortieSetup *setup, const SortieLimit *limit)
{
  guint16 keyword;

  if (limit->code == SORTIE_NO_INDEX)
    return "set-up";
  if (limit->native)
    return setup->procs[limit->code].id;
  keyword = sortie_clause_keyword (setup->catalogue,
                                   sortie_program_clause (setup->catalogue, limit->code));
  return keyword != SORTIE_NO_INDEX ? setup->catalogue->keywords[keyword].id : "effect";
}

/* Of what has left, what it was. */
guint
sortie_stopped_card (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  if (event->source_def == 0 || max == 0)
    return 0;
  ret[0] = sortie_thing_def (p, event->source) != 0
               ? event->source
               : sortie_ref (SORTIE_REF_DEF, event->source_def);
  return 1;
}

/* A bound was reached, or frames run without end: the effect stops, and the log and the journal say
 * which bound it was and what ran. When nothing is left that could be stopped, turns go by and nobody
 * is ever asked: no rule ends that, so the match ends here and nobody wins. */
static G_GNUC_NO_INLINE void
stop_effect (SortiePlay *p)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_EVENT_STOPPED, SORTIE_NO_SEAT);
  guint keep = frames_to_keep (p);

  if (!p->s->overflowed)
    sortie_overflow (p, "steps", p->s->steps + 1, SORTIE_MAX_STEPS);
  event.source = p->limit.source;
  event.source_def = p->limit.source_def;
  p->stops++;
  if (p->s->n_frames <= keep)
    p->s->result = (SortieResult) { .kind = SORTIE_RESULT_STOPPED };
  while (p->s->n_frames > keep)
    sortie_frame_abandon (p);
  p->s->steps = 0;
  p->s->overflowed = FALSE;
  p->s->tentative = FALSE;
  p->s->decision.kind = p->s->decision.put = SORTIE_ASK_NOTHING;
  p->s->decision.list = p->s->decision.n = 0; /* it lay with the frames that are gone */
  sortie_event_tell (p, &event);
}

/* What was answered last is told, and whoever asked goes on. */
static void
run_on (SortiePlay *p)
{
  if (p->s->decision.put != SORTIE_ASK_NOTHING && sortie_verdict_wanted (p))
    sortie_choice_tell (p);
  if (p->s->decision.put == SORTIE_ASK_CHOOSE && p->watch != NULL)
    sortie_choice_log (p);
  sortie_frames_run (p, SORTIE_MAX_STEPS);
}

void
sortie_engine_advance (SortiePlay *p)
{
  SortieState *s = p->s;

  while (!sortie_is_over (p) && s->decision.kind == SORTIE_ASK_NOTHING)
    {
      if (sortie_is_interrupted (p))
        s->result = (SortieResult) { .kind = SORTIE_RESULT_LEFT };
      else if (s->overflowed || s->steps >= SORTIE_MAX_STEPS)
        stop_effect (p);
      else
        run_on (p);
    }
  sortie_glance_keep (p);
}

void
sortie_engine_start (SortiePlay *p)
{
  SortieOrigin origin = sortie_origin_rules (0);

  sortie_call (p, SORTIE_PROC_TURN, &origin, 1, 0, NULL);
  sortie_engine_advance (p);
}

void
sortie_engine_start_at (SortiePlay *p, guint table, guint8 active, guint phase, gboolean enter)
{
  SortieOrigin origin = sortie_origin_rules (active);
  SortieFrame *f = sortie_call (p, SORTIE_PROC_TURN, &origin, 1, 0, NULL);

  p->s->turn.table = table;
  p->s->turn.active = active;
  p->s->turn.phase = phase;
  p->s->turn.number = MAX (p->s->turn.number, 1);
  sortie_turn_resume (f, enter);
  sortie_engine_advance (p);
}

guint8
sortie_to_move (const SortiePlay *p)
{
  return sortie_is_over (p) || p->s->decision.kind == SORTIE_ASK_NOTHING ? SORTIE_NO_SEAT
                                                                         : p->s->decision.seat;
}

/* "CARD (ABILITY)": a card, and the ability of it that asks. */
static const char *
name_what_it_is_about (const SortiePlay *p, guint8 seat, char *buffer)
{
  const SortieDecision *d = &p->s->decision;
  const char *ability = sortie_ability_asking (p);
  gsize length;

  if (d->about_def == 0)
    return sortie_ref_name (p, seat, d->about, buffer);
  sortie_ref_name (p, seat, sortie_ref (SORTIE_REF_DEF, d->about_def), buffer);
  length = strlen (buffer);
  if (ability != NULL)
    g_snprintf (buffer + length, SORTIE_MOVE_TEXT - length, " (%s)", ability);
  return buffer;
}

static guint
how_many_left (const SortiePlay *p)
{
  return p->s->decision.max - MIN (p->s->decision.max, p->s->n_answers);
}

static const char *
prompt_pattern (const SortiePlay *p, const SortieDecisionDecl *decl)
{
  const char *pattern = decl->prompt;

  if (decl->prompt_now != NULL)
    pattern = decl->prompt_now (p);
  else if (decl->several != NULL && how_many_left (p) > 1)
    pattern = decl->several;
  return sortie_rules_text (p->setup, p->s->decision.kind < SORTIE_N_ASKS, pattern);
}

/* The kind of the link that waits for an answer, "" when none does. */
static const char *
name_open_link (const SortiePlay *p)
{
  guint16 open = sortie_chain_open (p);

  return open == SORTIE_NO_INDEX ? "" : sortie_link_title (p, sortie_link (p, open)->kind);
}

/* The kind of event that is asked about, "" when none is. */
static const char *
name_event (const SortiePlay *p)
{
  const SortieEvent *event = sortie_reaction_event (p);

  return event == NULL ? ""
                       : sortie_rules_text (p->setup, event->type < SORTIE_N_EVENTS,
                                            sortie_event_decl (p->setup, event->type)->title);
}

/* What it is aimed at. (transfer full) */
static char *
name_targets (const SortiePlay *p, guint8 seat)
{
  guint16 open = sortie_chain_open (p);
  const SortieLink *link = open != SORTIE_NO_INDEX ? sortie_link (p, open) : NULL;

  return sortie_ref_names (p, seat, link != NULL ? link->target : NULL,
                           link != NULL ? link->n_targets : 0);
}

/* The place that is asked about, "" when none is. */
static const char *
name_place (const SortiePlay *p, guint8 seat, const SortieDecisionDecl *decl, char *buffer)
{
  guint16 place = decl->towards != NULL ? decl->towards (p) : SORTIE_NO_INDEX;

  return place == SORTIE_NO_INDEX ? ""
                                  : sortie_ref_name (p, seat, sortie_ref_place (place), buffer);
}

const char *
sortie_rule_of_question (const SortieSetup *setup, guint kind)
{
  if (kind < SORTIE_N_ASKS && setup->rules->ask_rules != NULL)
    return setup->rules->ask_rules[kind];
  return sortie_decision_decl (setup, kind)->rule;
}

/* Takes the question over; (transfer full). */
static char *
with_purpose (char *question, const char *purpose)
{
  const SortieTextArg args[] = { { "question", question }, { "purpose", purpose } };
  char *whole;

  if (purpose == NULL || *purpose == '\0')
    return question;
  /* Translators: "Duelist: Player chooses one." "Kill the loser." */
  whole = sortie_text_fill (_ ("{question} Then: {purpose}"), args, G_N_ELEMENTS (args));
  g_free (question);
  return whole;
}

/* Where somebody may change an event, how much it is of is told first. Takes the question over;
 * (transfer full). */
static char *
with_event (char *question, const char *event)
{
  const SortieTextArg args[] = { { "question", question }, { "event", event } };
  char *whole;

  if (event == NULL)
    return question;
  /* Translators: {event} and {question} are sentences. */
  whole = sortie_text_fill (_ ("About to happen: {event} {question}"), args, G_N_ELEMENTS (args));
  g_free (question);
  return whole;
}

char *
sortie_question (const SortiePlay *p, guint8 seat)
{
  const SortieDecision *d = &p->s->decision;
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, d->kind);
  char who[SORTIE_MOVE_TEXT], whose[SORTIE_MOVE_TEXT], about[SORTIE_MOVE_TEXT];
  char place[SORTIE_MOVE_TEXT], subject[SORTIE_MOVE_TEXT];
  char min[16], max[16], left[16];
  gint n_left = (gint) how_many_left (p), n_max = d->max;
  g_autofree char *targets = name_targets (p, seat), *offer = sortie_offer_describe (p, seat);
  g_autofree char *purpose = sortie_purpose_describe (p, seat);
  g_autofree char *event = sortie_offer_event_describe (p, seat);
  g_autofree char *one = sortie_offered_now (p, seat, TRUE);
  g_autofree char *offered = sortie_offered_now (p, seat, FALSE);
  const SortieTextArg args[] = {
    { "seat", sortie_ref_name (p, seat, sortie_ref_seat (d->seat), who) },
    { "whose", sortie_ref_name (p, seat, sortie_ref_seat (d->whose), whose) },
    { "about", name_what_it_is_about (p, seat, about) },
    { "place", name_place (p, seat, decl, place) },
    { "min", min },
    { "max", max },
    { "left", left },
    { "link", name_open_link (p) },
    { "targets", targets },
    { "event", name_event (p) },
    { "offer", offer != NULL ? offer : "" },
    { "offered", offered != NULL ? offered : "" },
    { "offered-one", one != NULL ? one : "" },
    { "subject", sortie_ref_name_and_place (p, seat, sortie_offer_subject (p), subject) },
    { "phase", sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title) },
  };
  char *sentence;

  if (decl->count != NULL)
    decl->count (p, &n_left, &n_max);
  g_snprintf (min, sizeof min, "%u", d->min);
  g_snprintf (max, sizeof max, "%d", n_max);
  g_snprintf (left, sizeof left, "%d", n_left);
  sentence = sortie_text_fill (prompt_pattern (p, decl), args, G_N_ELEMENTS (args));
  return with_event (with_purpose (sentence, purpose), event);
}

char *
sortie_prompt (const SortiePlay *p, guint8 seat)
{
  const char *rule = sortie_rule_of_question (p->setup, p->s->decision.kind);
  g_autofree char *question = sortie_question (p, seat);

  return rule != NULL ? g_strdup_printf ("%s (%s)", question, rule) : g_steal_pointer (&question);
}

gboolean
sortie_may_answer_alone (const SortiePlay *p, guint n_legal)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);

  return n_legal == 1 && decl->may_be_skipped && (decl->is_secret == NULL || !decl->is_secret (p));
}
