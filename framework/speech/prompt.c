/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* prompt.c: what is asked, in a sentence. */
#include "speech/prompt.h"
#include "base/i18n.h"
#include "base/text.h"
#include "flow/decision.h"
#include "flow/pipeline.h"
#include "speech/names.h"
#include "speech/sentences.h"

const char *
sortie_link_title (const SortiePlay *p, guint kind)
{
  return sortie_rules_text (p->setup, FALSE, p->setup->rules->chain->kinds[kind].title);
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
