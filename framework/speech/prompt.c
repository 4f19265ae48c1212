/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* prompt.c: what the player is asked, in a sentence. */
#include <string.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "flow/internal.h"
#include "speech/internal.h"
#include "speech/phrases.h"
#include "base/i18n.h"
#include "base/text.h"

/* The name of a kind of link, in the reader's language. */
static const char *
link_title (const SortiePlay *p, guint kind)
{
  return sortie_rules_text (p->setup, FALSE, p->setup->rules->chain->kinds[kind].title);
}

/* The piece that the question is about, with its place if others have its name, unless the question says the place. */
static const char *
name_piece (const SortiePlay *p, guint8 seat, const SortieDecisionDecl *decl, char *buffer)
{
  const SortieRef piece = p->s->decision.about;
  const SortieNamed named = sortie_ref_named_apart (p, piece);

  return decl->towards != NULL && decl->towards (p) == sortie_piece_place (p, piece)
             ? sortie_ref_name (p, seat, piece, buffer)
             : sortie_named_text_and_place (p->setup, seat, &named, buffer);
}

/* "CARD (ABILITY)": a card, and the ability that asks. */
static const char *
name_what_it_is_about (const SortiePlay *p, guint8 seat, const SortieDecisionDecl *decl, char *buffer)
{
  const SortieDecision *d = &p->s->decision;
  const char *ability = sortie_ability_asking (p);
  const gboolean is_piece = sortie_ref_kind (d->about) == SORTIE_REF_PIECE && sortie_piece_exists (p, d->about);
  gsize length;

  if (d->about_def == 0)
    return is_piece ? name_piece (p, seat, decl, buffer) : sortie_ref_name (p, seat, d->about, buffer);
  if (is_piece && sortie_identity (p, d->about) == d->about_def)
    name_piece (p, seat, decl, buffer);
  else
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

/* How many more must be chosen before the player may stop. */
static guint
how_many_needed (const SortiePlay *p)
{
  return p->s->decision.min - MIN (p->s->decision.min, p->s->n_answers);
}

/* "1 to 4", "up to 3 more (1 chosen)": how many the player may choose. (transfer full) */
static char *
amount_to_choose (const SortiePlay *p)
{
  const guint needed = how_many_needed (p), left = how_many_left (p);
  const gboolean begun = p->s->n_answers > 0;
  const char *pattern;

  if (needed == left)
    pattern = begun ? _ ("{most} more ({chosen} chosen)") : "{most}";
  else if (needed == 0)
    pattern = begun ? _ ("up to {most} more ({chosen} chosen)") : _ ("up to {most}");
  else
    pattern = begun ? _ ("{least} to {most} more ({chosen} chosen)")
                    /* Translators: how many things a player chooses: "North chooses 1 to 4, among ...". */
                    : _ ("{least} to {most}");
  return sortie_sentence (pattern, "least", SORTIE_DIGITS (needed), "most", SORTIE_DIGITS (left), "chosen",
                          SORTIE_DIGITS (p->s->n_answers), NULL);
}

static const char *
prompt_pattern (const SortiePlay *p, guint8 seat, const SortieDecisionDecl *decl)
{
  const char *pattern = decl->prompt;

  if (decl->prompt_now != NULL)
    pattern = decl->prompt_now (p);
  else if (decl->several != NULL && how_many_left (p) > 1)
    pattern = decl->several;
  return sortie_phrase_to_reader (sortie_rules_text (p->setup, p->s->decision.kind < SORTIE_N_ASKS, pattern),
                                  seat == p->s->decision.seat, FALSE);
}

/* The kind of the link that waits for an answer, or for its payment; "" if none does. */
static const char *
name_waiting_link (const SortiePlay *p)
{
  const guint16 open = sortie_chain_open (p), waiting = open != SORTIE_NO_INDEX ? open : sortie_announced (p, NULL);

  return waiting == SORTIE_NO_INDEX ? "" : link_title (p, sortie_link (p, waiting)->kind);
}

/* The kind of event that the question is about; "" if none. */
static const char *
name_event (const SortiePlay *p)
{
  const SortieEvent *event = sortie_reaction_event (p);

  return event == NULL ? ""
                       : sortie_rules_text (p->setup, event->type < SORTIE_N_EVENTS,
                                            sortie_event_decl (p->setup, event->type)->title);
}

/* The link's targets. (transfer full) */
static char *
name_targets (const SortiePlay *p, guint8 seat)
{
  guint16 open = sortie_chain_open (p);
  const SortieLink *link = open != SORTIE_NO_INDEX ? sortie_link (p, open) : NULL;

  return sortie_ref_names (p, seat, link != NULL ? link->target : NULL,
                           link != NULL ? link->n_targets : 0);
}

/* The place that the question is about; "" if none. */
static const char *
name_place (const SortiePlay *p, guint8 seat, const SortieDecisionDecl *decl, char *buffer)
{
  guint16 place = decl->towards != NULL ? decl->towards (p) : SORTIE_NO_INDEX;

  return place == SORTIE_NO_INDEX ? ""
                                  : sortie_ref_name (p, seat, sortie_ref_place (place), buffer);
}

/* @question and more text, if there is any, in @pattern. Takes ownership of @question. (transfer full) */
static char *
with (char *question, const char *pattern, const char *name, const char *text)
{
  g_autofree char *alone = question;

  return text == NULL || *text == '\0' ? g_steal_pointer (&alone)
                                       : sortie_sentence (pattern, "question", question, name, text, NULL);
}

/* The link that a seat is asked to answer; NULL: no link, or the question is for another seat. */
static const SortieLink *
link_to_answer (const SortiePlay *p, guint8 seat)
{
  const SortieChainPolicy *chain = p->setup->rules->chain;
  guint16 open = chain != NULL ? sortie_chain_open (p) : SORTIE_NO_INDEX;

  return open != SORTIE_NO_INDEX && p->s->decision.kind == chain->decision && p->s->decision.seat == seat
             ? sortie_link (p, open) : NULL;
}

/* What the link's card says: the part about links of its kind, or the words of the clause. */
static const char *
words_of_link (const SortiePlay *p, const SortieLink *link)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieDef *def = &catalogue->defs[link->source_def];
  const char *const *parts = catalogue->vocabulary->kinds[def->kind].texts;
  const char *part = p->setup->rules->chain->kinds[link->kind].part;

  if (link->clause == SORTIE_NO_INDEX)
    return NULL;
  for (guint i = 0; part != NULL && parts != NULL && parts[i] != NULL; i++)
    if (strcmp (parts[i], part) == 0 && def->text[i] != NULL)
      return sortie_def_text (catalogue, link->source_def, i);
  return sortie_clause_words (catalogue, link->clause);
}

static char *
with_words (char *question, const char *text)
{
  /* Translators: a question for an answer, and after it what will happen without one, or a question for a number,
   * and what it is for, in the words of a card. */
  return with (question, _ ("{question} “{text}”"), "text", text);
}

/* What would happen if nobody answered, in the card's words or as the game works it out. Takes ownership of
 * @question. (transfer full) */
static char *
with_link (const SortiePlay *p, guint8 seat, char *question)
{
  const SortieLink *link = link_to_answer (p, seat);
  const SortieLinkDecl *kind = link != NULL ? &p->setup->rules->chain->kinds[link->kind] : NULL;
  const char *words = link != NULL ? words_of_link (p, link) : NULL;
  g_autofree char *told = kind != NULL && kind->foretell != NULL ? kind->foretell (p, seat, link) : g_strdup (words);

  return with_words (question, told);
}

/* The first or the last number that may be answered; "" if there is none. */
static void
write_number (const SortiePlay *p, gboolean last, char buffer[16])
{
  const SortieDecision *d = &p->s->decision;

  *buffer = '\0';
  if (sortie_asks_for_number (p) && d->n > 0)
    g_snprintf (buffer, 16, "%u",
                sortie_ref_index ((SortieRef) sortie_state_locals (p->s)[d->list + (last ? d->n - 1u : 0u)]));
}

/* Whether the player may stop with the answers given so far. */
static gboolean
may_be_done (const SortiePlay *p)
{
  return p->s->n_answers >= p->s->decision.min;
}

/* Whether this player must choose on behalf of a seat that makes no decisions. */
static gboolean
must_choose_for_another (const SortiePlay *p)
{
  return p->s->decision.whose != p->s->decision.seat && !may_be_done (p);
}

/* (nullable): the card's words for what to choose, if they are shorter or if the choice is made for another seat:
 * "the cheapest of the players' units" is clearer than "one of those with the lowest cost (as printed) among the
 * Enemies". */
static const char *
words_to_choose_by (const SortiePlay *p)
{
  const guint8 seat = p->s->decision.seat;
  g_autofree char *one = sortie_offered_now (p, seat, SORTIE_OFFERED_ONE), *purpose = sortie_purpose_describe (p, seat);
  g_autofree char *text = g_strconcat (one != NULL ? one : "", " ", purpose, NULL);
  const char *words = sortie_choice_words (p, text);

  return words != NULL && (must_choose_for_another (p) || sortie_is_longwinded (text, words)) ? words : NULL;
}

/* (transfer full) (nullable): the text of the card that the question is about. Where things are put in order, the text
 * of each says what it does, and what makes them act need not be read. */
static char *
text_to_decide_by (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, d->kind);

  if (!decl->with_texts || decl->is_order || d->about_def == 0)
    return NULL;
  return sortie_def_texts (p->setup->catalogue, d->about_def);
}

/* The next phase in which something happens; its id is NULL if there is none. */
static const SortiePhaseDecl *
next_step (const SortiePlay *p)
{
  const SortiePhaseDecl *step = sortie_phase (p);

  if (step->id != NULL)
    step++;
  while (step->id != NULL && !sortie_phase_acts (step) && step->window == 0)
    step++;
  return step;
}

/* The question's own sentence, with all its blanks filled. (transfer full) */
static char *
fill_question (const SortiePlay *p, guint8 seat, const SortieDecisionDecl *decl)
{
  const SortieDecision *d = &p->s->decision;
  char who[SORTIE_MOVE_TEXT], whose[SORTIE_MOVE_TEXT], about[SORTIE_MOVE_TEXT];
  char place[SORTIE_MOVE_TEXT], subject[SORTIE_MOVE_TEXT];
  char min[16], max[16], left[16], least[16], most[16];
  gint n_left = (gint) how_many_left (p), n_max = d->max;
  g_autofree char *targets = name_targets (p, seat), *offer = sortie_offer_describe (p, seat);
  g_autofree char *one = sortie_offered_now (p, seat, SORTIE_OFFERED_ONE);
  g_autofree char *offered = sortie_offered_now (p, seat, SORTIE_OFFERED);
  g_autofree char *offered_of = sortie_offered_now (p, seat, SORTIE_OFFERED_OF);
  g_autofree char *amount = amount_to_choose (p);
  const SortiePhaseDecl *next = next_step (p);
  const SortieTextArg args[] = {
    { "seat", sortie_ref_name (p, seat, sortie_ref_seat (d->seat), who) },
    { "whose", sortie_ref_name (p, seat, sortie_ref_seat (d->whose), whose) },
    { "about", name_what_it_is_about (p, seat, decl, about) },
    { "place", name_place (p, seat, decl, place) },
    { "min", min },
    { "max", max },
    { "left", left },
    { "amount", amount },
    { "done", sortie_verb_word (p->setup, SORTIE_VERB_DONE) },
    { "least", least },
    { "most", most },
    { "link", name_waiting_link (p) },
    { "targets", targets },
    { "event", name_event (p) },
    { "offer", offer != NULL ? offer : "" },
    { "offered", offered != NULL ? offered : "" },
    /* only translations use it */
    { "offered-of", offered_of != NULL ? offered_of : "" },
    { "offered-one", one != NULL ? one : "" },
    { "subject", sortie_ref_name_and_place (p, seat, sortie_offer_subject (p), subject) },
    { "phase", sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title) },
    { "next", next->id != NULL ? sortie_rules_text (p->setup, FALSE, next->title) : "" },
  };

  if (decl->count != NULL)
    decl->count (p, &n_left, &n_max);
  g_snprintf (min, sizeof min, "%u", d->min);
  g_snprintf (max, sizeof max, "%d", n_max);
  g_snprintf (left, sizeof left, "%d", n_left);
  write_number (p, FALSE, least);
  write_number (p, TRUE, most);
  return sortie_text_fill (prompt_pattern (p, seat, decl), args, G_N_ELEMENTS (args));
}

char *
sortie_question (const SortiePlay *p, guint8 seat)
{
  const char *words = words_to_choose_by (p);
  g_autofree char *purpose = words == NULL ? sortie_purpose_describe (p, seat) : NULL;
  g_autofree char *event = sortie_offer_event_describe (p, seat), *means = sortie_offer_means (p, seat);
  g_autofree char *text = text_to_decide_by (p);
  char *sentence = fill_question (p, seat, sortie_decision_decl (p->setup, p->s->decision.kind));

  /* Translators: "Duelist: Player chooses one." "Kill the loser." */
  sentence = with (sentence, _ ("{question} Then: {purpose}"), "purpose", purpose);
  sentence = with_words (with_link (p, seat, sentence),
                         words != NULL ? words : text != NULL ? text : sortie_number_words (p));
  /* Translators: {question} and {means} are sentences: what a player has to pay with. */
  sentence = with (sentence, _ ("{question} {means}"), "means", means);
  /* Translators: {event} and {question} are sentences: if the player may change an event, it says how much it
   * amounts to. */
  return with (sentence, _ ("About to happen: {event} {question}"), "event", event);
}

char *
sortie_prompt (const SortiePlay *p, guint8 seat)
{
  return speech_with_rule (sortie_question (p, seat), sortie_rule_of_question (p->setup, p->s->decision.kind));
}

/* The prompts of the framework's questions, and what its verbs do (module/framework.c). */

/* Whether it may have a text that helps to decide. */
static gboolean
has_text (SortieRef what)
{
  return sortie_ref_kind (what) == SORTIE_REF_PIECE || sortie_ref_kind (what) == SORTIE_REF_CARD;
}

/* "Choose Bone Totem (Front Line). Passive: ..." (transfer full) (nullable): NULL if the card has no text */
static char *
describe_with_text (const SortiePlay *p, guint8 seat, SortieRef what)
{
  g_autofree char *text = sortie_def_texts (p->setup->catalogue, sortie_thing_def (p, what));
  char name[SORTIE_MOVE_TEXT];

  if (*text == '\0')
    return NULL;
  /* Translators: {text}: what is printed on {a}. */
  return sortie_sentence (_ ("Choose {a}. {text}"), "a", sortie_ref_name_and_place (p, seat, what, name), "text", text,
                          NULL);
}

/* Another seat's piece on a place that belongs to nobody. */
static gboolean
is_of_other (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref)
         && sortie_place_spot (p->setup, sortie_piece_place (p, ref))->seat == SORTIE_NO_SEAT
         && sortie_piece_controller (p, ref) < p->setup->n_seats && sortie_piece_controller (p, ref) != seat;
}

/* Whether the player may choose among pieces of several seats. */
static gboolean
are_of_several (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;
  const SortieRef *offered = (const SortieRef *) sortie_state_locals (p->s) + d->list;

  for (guint i = 1; i < d->n; i++)
    if (sortie_ref_kind (offered[i]) == SORTIE_REF_PIECE && sortie_ref_kind (offered[0]) == SORTIE_REF_PIECE
        && sortie_piece_exists (p, offered[i]) && sortie_piece_exists (p, offered[0])
        && sortie_piece_controller (p, offered[i]) != sortie_piece_controller (p, offered[0]))
      return TRUE;
  return FALSE;
}

/* "Choose Sneeks (f8), of North." (transfer full) */
static char *
describe_with_owner (const SortiePlay *p, guint8 seat, SortieRef piece)
{
  char name[SORTIE_MOVE_TEXT];

  /* Translators: {a}: a piece with its place; {seat}: who commands it. */
  return sortie_sentence (_ ("Choose {a}, of {seat}."), "a", sortie_ref_name_and_place (p, seat, piece, name), "seat",
                          sortie_seat_name (p->setup, sortie_piece_controller (p, piece)), NULL);
}

/* For a waiting ability, describes it; for one of several ways, says what it does; for a piece that the reader could
 * mistake for their own, says whose it is. */
char *
sortie_choose_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const guint16 kind = p->s->decision.kind;
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, kind);
  SortieRef what = move->arg[0];
  char name[SORTIE_MOVE_TEXT];

  if (decl->chooses != NULL)
    return sortie_sentence (sortie_rules_text (p->setup, kind < SORTIE_N_ASKS, decl->chooses), "a",
                            sortie_ref_name (p, seat, what, name), NULL);
  if (sortie_ref_kind (what) == SORTIE_REF_TRIGGER)
    return sortie_trigger_describe (p, seat, what);
  if (decl->with_texts && has_text (what))
    return describe_with_text (p, seat, what);
  if (is_of_other (p, seat, what) && are_of_several (p))
    return describe_with_owner (p, seat, what);
  if (sortie_asks_for_number (p))
    return sortie_number_describe (p, what);
  return sortie_way_describe (p, seat, what);
}

/* Whether the turn ends after the current phase. */
static gboolean
ends_turn (const SortiePlay *p)
{
  return next_step (p)->id == NULL && !p->setup->rules->turns[p->s->turn.table].uncounted;
}

/* "No. Then: Destroy this." */
char *
sortie_no_describe (const SortiePlay *p, guint8 seat, G_GNUC_UNUSED const SortieMove *move)
{
  g_autofree char *refused = sortie_refused_now (p, seat);

  return with (g_strdup (_ ("No.")), _ ("{question} Then: {purpose}"), "purpose", refused);
}

/* What `done` does at a question that no window asks. (transfer full) */
static char *
describe_no_more (const SortiePlay *p, guint8 seat)
{
  g_autofree char *refused = sortie_refused_now (p, seat);
  const guint16 kind = p->s->decision.kind;
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, kind);

  if (decl->done != NULL)
    return g_strdup (sortie_rules_text (p->setup, kind < SORTIE_N_ASKS, decl->done));
  return p->s->n_answers > 0 ? g_strdup (_ ("Choose nothing more."))
                             : with (g_strdup (_ ("Choose nothing.")), _ ("{question} Then: {purpose}"), "purpose",
                                     refused);
}

/* In a window, `done` ends the phase: say which. */
char *
sortie_done_describe (const SortiePlay *p, guint8 seat, G_GNUC_UNUSED const SortieMove *move)
{
  const char *phase = sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title);

  if (!sortie_is_window (p))
    return describe_no_more (p, seat);
  return ends_turn (p) ? g_strdup (_ ("End your turn.")) : sortie_sentence (_ ("End {phase}."), "phase", phase, NULL);
}

/* The question comes from a card, or from the rules. */
const char *
sortie_yes_no_prompt (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;

  g_autofree char *offer = sortie_offer_describe (p, p->s->decision.seat);

  if (offer != NULL && *offer != '\0')
    /* Translators: {subject} is the unit that "that unit" in {offer} is. */
    return sortie_offer_subject (p) != SORTIE_NOTHING
               ? N_ ("{about} for {subject}: {offer} {seat} decides, yes or no."
                     "|you={about} for {subject}: {offer} Yes or no?")
               : N_ ("{about}: {offer} {seat} decides, yes or no.|you={about}: {offer} Yes or no?");
  return d->about_def != 0 || d->about != SORTIE_NOTHING
             ? N_ ("{about}: does {seat} accept?|you={about}: do you accept?")
             : N_ ("{phase}: {seat} decides, yes or no.|you={phase}: yes or no?");
}

const char *
sortie_replace_prompt (const SortiePlay *p)
{
  const char *chances = sortie_chances_prompt (p);

  if (chances != NULL)
    return chances;
  return sortie_offer_subject (p) != SORTIE_NOTHING
             ? N_ ("{subject}: {seat} decides which of these abilities applies instead."
                   "|you={subject}: decide which of these abilities applies instead.")
             : N_ ("{seat} decides which of these abilities applies instead."
                   "|you=Decide which of these abilities applies instead.");
}

/* Whether the question is about one thing in all. */
static gboolean
is_about_one (const SortiePlay *p)
{
  return p->s->decision.max <= 1;
}

/* Whether the question says what the player chooses from. */
static gboolean
is_offer_said (const SortiePlay *p)
{
  g_autofree char *offered = sortie_offered_now (p, p->s->decision.seat, SORTIE_OFFERED_ONE);

  return offered != NULL && *offered != '\0' && words_to_choose_by (p) == NULL;
}

/* The kinds of question that ask for things. */
typedef enum
{
  CHOICE_MUST,
  CHOICE_MAY,
  CHOICE_FOR_ANOTHER,
  N_CHOICES
} Choice;

static Choice
choice_now (const SortiePlay *p)
{
  return must_choose_for_another (p) ? CHOICE_FOR_ANOTHER
         : may_be_done (p)           ? CHOICE_MAY
                                     : CHOICE_MUST;
}

const char *
sortie_choose_prompt (const SortiePlay *p)
{
  /* if it is known what the player chooses from, and if it is not */
  static const char *const several[2][N_CHOICES] = {
    { N_ ("{about}: {seat} chooses {amount}.|you={about}: choose {amount}."),
      N_ ("{about}: {seat} may choose {amount}; “{done}” ends the choice."
          "|you={about}: you may choose {amount}; “{done}” ends the choice."),
      N_ ("{about}: {seat} chooses {amount} for {whose}.|you={about}: choose {amount} for {whose}.") },
    { N_ ("{about}: {seat} chooses {amount}, among {offered}.|you={about}: choose {amount}, among {offered}."),
      N_ ("{about}: {seat} may choose {amount}, among {offered}; “{done}” ends the choice."
          "|you={about}: you may choose {amount}, among {offered}; “{done}” ends the choice."),
      N_ ("{about}: {seat} chooses {amount} for {whose}; as {whose} sees it, among: {offered}."
          "|you={about}: choose {amount} for {whose}; as {whose} sees it, among: {offered}.") }
  };
  static const char *const one[2][N_CHOICES] = {
    { N_ ("{about}: {seat} chooses one."
          "|you={about}: choose one."), N_ ("{about}: {seat} may choose one, or be done."
                                               "|you={about}: you may choose one, or “done”."),
      N_ ("{about}: {seat} chooses one for {whose}.|you={about}: choose one for {whose}.") },
    { N_ ("{about}: {seat} chooses {offered-one}.|you={about}: choose {offered-one}."),
      N_ ("{about}: {seat} may choose {offered-one}, or be done."
          "|you={about}: you may choose {offered-one}, or “done”."),
      N_ ("{about}: {seat} chooses for {whose}; as {whose} sees it: {offered-one}."
          "|you={about}: choose for {whose}; as {whose} sees it: {offered-one}.") }
  };

  if (sortie_asks_for_number (p))
    return N_ ("{about}: {seat} chooses a number from {least} to {most}."
               "|you={about}: choose a number from {least} to {most}.");
  if (sortie_asks_for_way (p))
    return may_be_done (p) ? N_ ("{about}: {seat} may choose what is done, or be done."
                                 "|you={about}: you may choose what is done, or “done”.")
                           : N_ ("{about}: {seat} chooses what is done.|you={about}: choose what is done.");
  return (is_about_one (p) ? one : several)[is_offer_said (p)][choice_now (p)];
}

const char *
sortie_target_prompt (const SortiePlay *p)
{
  static const char *const several[2][2] = {
    { N_ ("{seat} names targets for {about}: {amount}.|you=Name targets for {about}: {amount}."),
      N_ ("{seat} may name targets for {about}: {amount}; “{done}” ends the choice."
          "|you=You may name targets for {about}: {amount}; “{done}” ends the choice.") },
    { N_ ("{seat} names targets for {about}: {amount}, among {offered}."
          "|you=Name targets for {about}: {amount}, among {offered}."),
      N_ ("{seat} may name targets for {about}: {amount}, among {offered}; “{done}” ends the choice."
          "|you=You may name targets for {about}: {amount}, among {offered}; “{done}” ends the choice.") }
  };
  static const char *const one[2][2] = {
    { N_ ("{seat} names a target for {about}.|you=Name a target for {about}."),
      N_ ("{seat} may name a target for {about}, or be done.|you=You may name a target for {about}, or “done”.") },
    { N_ ("{seat} names a target for {about}: {offered-one}.|you=Name a target for {about}: {offered-one}."),
      N_ ("{seat} may name a target for {about}, {offered-one}, or be done."
          "|you=You may name a target for {about}, {offered-one}, or “done”.") }
  };

  return (is_about_one (p) ? one : several)[is_offer_said (p)][may_be_done (p)];
}
