/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* offer.c: says what "yes" to a card agrees to, and what a chosen thing is for, in the printer's sentences. */
#include "eval/internal.h"
#include <sortie/event.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "flow/internal.h"
#include "language/internal.h"
#include "speech/internal.h"
#include "speech/phrases.h"
#include "flow/offered.h"
#include "base/i18n.h"
#include "language/front-end.h"

/* More sentences than this are hard to read: use the card's own words. */
#define MOST_SENTENCES 2
/* The same for more characters, about two rows of a narrow window, if the card's own words are shorter. */
#define MOST_CHARACTERS 160

static gboolean
has_many_sentences (const char *text)
{
  guint n = 0;

  for (const char *dot = strchr (text, '.'); dot != NULL; dot = strchr (dot + 1, '.'))
    n += dot[1] == ' ' || dot[1] == '\0';
  return n > MOST_SENTENCES;
}

gboolean
sortie_is_longwinded (const char *text, const char *words)
{
  glong length = g_utf8_strlen (text, -1);

  return length > MOST_CHARACTERS && length > g_utf8_strlen (words, -1);
}

/* Whether the clause acts, or gives a clause that may act. Other clauses change values or rules. */
static gboolean
acts (const SortieClause *clause)
{
  static const guint32 kinds = 1u << SORTIE_CLAUSE_TRIGGER | 1u << SORTIE_CLAUSE_REPLACE | 1u << SORTIE_CLAUSE_ABILITY
                               | 1u << SORTIE_CLAUSE_PLAY | 1u << SORTIE_CLAUSE_GRANT;

  return kinds >> clause->kind & 1;
}

/* (nullable): the card's words for the clause, if they are about no other clause */
static const char *
words_of_one (const SortieCatalogue *catalogue, guint16 clause)
{
  const char *words = clause < catalogue->n_clauses ? sortie_clause_words (catalogue, clause) : NULL;
  guint16 outermost, keyword;
  guint first, n;

  if (words == NULL)
    return NULL;
  outermost = sortie_clause_outermost (catalogue, clause);
  keyword = sortie_clause_keyword (catalogue, outermost);
  first = keyword != SORTIE_NO_INDEX ? catalogue->keywords[keyword].first_clause
                                     : catalogue->defs[catalogue->clauses[outermost].def].first_clause;
  n = keyword != SORTIE_NO_INDEX ? catalogue->keywords[keyword].n_clauses
                                 : catalogue->defs[catalogue->clauses[outermost].def].n_clauses;
  for (guint i = first; i < first + n; i++)
    if (i != outermost && acts (&catalogue->clauses[i])
        && g_strcmp0 (sortie_clause_words (catalogue, (guint16) i), words) == 0)
      return NULL;
  return words;
}

/* (nullable): the card's words for the clause. They may be about other clauses too, as in "at the start or at the
 * end of your turn", if @text, the program in words, is that much longer. */
static const char *
words_instead_of (const SortieCatalogue *catalogue, guint16 clause, const char *text)
{
  const char *words = clause < catalogue->n_clauses ? sortie_clause_words (catalogue, clause) : NULL;

  return words != NULL && text != NULL && sortie_is_longwinded (text, words) ? words
                                                                             : words_of_one (catalogue, clause);
}

/* The offer in words; in the card's own words if its program is long or @goes_on after the offer. (transfer full) */
static char *
in_short (const SortieCatalogue *catalogue, guint16 clause, char *program, gboolean goes_on)
{
  const char *words = words_instead_of (catalogue, clause, program);
  g_autofree char *said = program;

  if (words == NULL || said == NULL
      || !(goes_on || has_many_sentences (said) || sortie_is_longwinded (said, words)))
    return g_steal_pointer (&said);
  /* Translators: {text}: what a card says of the ability that offers something now. */
  return sortie_sentence (_ ("“{text}”"), "text", words, NULL);
}

/* Everything that the ability does. */
static char *
of_ability (const SortiePlay *p, guint16 clause)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  if (clause >= catalogue->n_clauses)
    return NULL;
  return in_short (catalogue, clause,
                   sortie_effects_describe (catalogue, catalogue->clauses[clause].program, 0, NULL, NULL), FALSE);
}

/* NULL if no trigger or replacement is offered. */
static const SortieTrigger *
offered (const SortiePlay *p, const SortieFrame *top)
{
  guint kind = p->s->decision.kind;

  if (!top->native || (kind != SORTIE_ASK_YES_NO && kind != SORTIE_ASK_REPLACE))
    return NULL;
  if (top->code == SORTIE_PROC_EVENTS)
    return sortie_events_offered (p, top);
  if (top->code == SORTIE_PROC_TRIGGERS)
    return sortie_triggers_offered (p, top);
  return NULL;
}

SortieRef
sortie_offer_subject (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);
  const SortieTrigger *trigger = top != NULL ? offered (p, top) : NULL;
  SortieRef subject = trigger != NULL ? trigger->event.subject : SORTIE_NOTHING;

  if (sortie_ref_kind (subject) != SORTIE_REF_PIECE)
    return SORTIE_NOTHING;
  if (subject == trigger->source && p->s->decision.kind == SORTIE_ASK_YES_NO)
    return SORTIE_NOTHING;
  return sortie_piece_exists (p, subject) ? subject
                                          : sortie_ref (SORTIE_REF_DEF, trigger->event.subject_def);
}

/* The event that the asking or offered ability may still change; NULL: none. */
static const SortieEvent *
event_to_change (const SortiePlay *p)
{
  guint n;
  const SortieFrame *frames = sortie_frames (p, &n), *top = n > 0 ? &frames[n - 1] : NULL;
  const SortieTrigger *trigger = top != NULL ? offered (p, top) : NULL;

  if (trigger != NULL)
    return top->code == SORTIE_PROC_EVENTS && !sortie_is_chance (p, trigger) ? &trigger->event : NULL;
  /* the ability runs before the event, and asks what the event will do */
  return n > 1 && !top->native && sortie_frame_runs (&frames[n - 2], SORTIE_PROC_EVENTS) ? sortie_frame_event (p, top)
                                                                                         : NULL;
}

char *
sortie_offer_event_describe (const SortiePlay *p, guint8 seat)
{
  const SortieEvent *event = event_to_change (p);
  const char *says = event != NULL ? sortie_event_decl (p->setup, event->type)->says : NULL;
  char source[SORTIE_MOVE_TEXT];
  g_autofree char *happens = NULL;

  if (says == NULL || strstr (says, "{amount}") == NULL)
    return NULL;
  happens = sortie_event_describe (p, seat, event);
  if (sortie_ref_kind (event->source) != SORTIE_REF_PIECE || event->source == event->subject || happens == NULL)
    return g_steal_pointer (&happens);
  /* Translators: {event}: a sentence, such as "Spike gets 1 wound."; {source}: the unit that causes it. */
  return sortie_sentence (_ ("{event} Cause: {source}."), "event", happens, "source",
                          sortie_ref_name_and_place (p, seat, event->source, source), NULL);
}

/* The clause whose effects run or are offered. A number of n_clauses or more means none. */
static guint16
clause_asking (const SortiePlay *p, const SortieFrame *top)
{
  const SortieTrigger *trigger = offered (p, top);

  if (!top->native)
    return sortie_program_clause (p->setup->catalogue, top->code);
  return trigger != NULL && p->s->decision.kind == SORTIE_ASK_YES_NO ? trigger->clause
                                                                     : SORTIE_NO_INDEX;
}

/* The card that has given its clause to the one that asks; 0: the clause is its own, or an ability's. */
static guint16
granted_by (const SortiePlay *p, guint16 clause)
{
  const guint16 def = p->setup->catalogue->clauses[clause].def;

  return def != p->s->decision.about_def ? def : 0;
}

const char *
sortie_ability_asking (const SortiePlay *p)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieFrame *top = sortie_frame_top (p);
  guint16 clause = top != NULL ? clause_asking (p, top) : SORTIE_NO_INDEX;
  guint16 keyword = sortie_clause_keyword (catalogue, clause);

  guint16 giver = clause < catalogue->n_clauses ? granted_by (p, clause) : 0;

  if (keyword != SORTIE_NO_INDEX)
    return sortie_keyword_name (catalogue, keyword);
  return giver != 0 ? sortie_def_name (catalogue, giver) : NULL;
}

static gboolean
is_told_alike (const SortieCatalogue *catalogue, guint16 clause, guint16 other)
{
  return clause == other
         || (clause < catalogue->n_clauses && other < catalogue->n_clauses
             && g_strcmp0 (sortie_clause_words (catalogue, clause), sortie_clause_words (catalogue, other)) == 0);
}

/* Whether the same ability of the same card also waits for another event, or for one that is told in the same words. */
static gboolean
was_set_off_again (const SortiePlay *p, guint index)
{
  const SortieTrigger *triggers = sortie_state_triggers (p->s), *trigger = &triggers[index];

  for (guint i = 0; i < p->s->n_triggers; i++)
    if (i != index && triggers[i].source == trigger->source
        && is_told_alike (p->setup->catalogue, trigger->clause, triggers[i].clause))
      return TRUE;
  return FALSE;
}

/* "Player Two heals 2."; "" if no other event could be confused with it. (transfer full) */
static char *
event_that_set_off (const SortiePlay *p, guint8 seat, guint index)
{
  char *told = NULL;

  if (was_set_off_again (p, index))
    told = sortie_event_describe (p, seat, &sortie_state_triggers (p->s)[index].event);
  return told != NULL ? told : g_strdup ("");
}

/* (transfer full) */
static char *
describe_return (const SortiePlay *p, guint8 seat, const SortieTrigger *trigger)
{
  char piece[SORTIE_MOVE_TEXT], whose[SORTIE_MOVE_TEXT];

  /* Translators: {a} was lent to {seat}, and goes back. */
  return sortie_sentence (_ ("{a}: {seat} gives up control of it."), "a",
                          sortie_ref_name_and_place (p, seat, trigger->source, piece), "seat",
                          sortie_ref_name (p, seat, sortie_ref_seat (trigger->seat), whose), NULL);
}

char *
sortie_trigger_describe (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  const SortieTrigger *trigger = &sortie_state_triggers (p->s)[sortie_ref_index (ref)];
  g_autofree char *effect = NULL, *event = NULL;
  char source[SORTIE_MOVE_TEXT];

  if (sortie_is_chance (p, trigger))
    return NULL;
  if (sortie_is_return (trigger))
    return describe_return (p, seat, trigger);
  effect = of_ability (p, trigger->clause);
  event = event_that_set_off (p, seat, sortie_ref_index (ref));
  sortie_ref_name_and_place (
      p, seat, sortie_piece_exists (p, trigger->source) ? trigger->source : ref, source);
  /* Translators: {effect} is one or more sentences, {event} a sentence: what set it off. */
  return sortie_sentence (*event != '\0' ? _ ("{a}, because “{event}”: {effect}")
                                         : _ ("{a}: {effect}"),
                          "a", source, "effect", effect, "event", event, NULL);
}

/* What the player is asked for: the slot it is bound to, and the part of the program that follows the question. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;              /* the reader */
  const SortieFrame *frame; /* (nullable): the frame of the running program */
  guint16 program;          /* 0: unknown what follows from the choice */
  guint from, slot;
  guint16 offered; /* the set from which it is chosen */
} Purpose;

static void
aims_at (Purpose *purpose, guint16 program, guint target)
{
  const SortieCatalogue *catalogue = purpose->p->setup->catalogue;
  const SortieTarget *named =
      &catalogue->targets[catalogue->programs[program].first_target + target];

  purpose->program = program;
  purpose->slot = named->slot;
  purpose->offered = named->from;
}

/* What the program on top of the stack lets the player choose. */
static void
chooses (Purpose *purpose)
{
  const SortieFrame *f = purpose->frame;
  const SortieInstruction *code
    = sortie_instruction (purpose->p->setup->catalogue, f->code, sortie_frame_instruction (f));

  if (f->step & EVAL_STEP_TARGETS)
    aims_at (purpose, f->code, sortie_frame_instruction (f));
  else if (code->op == SORTIE_OP_CHOOSE)
    {
      purpose->program = f->code;
      purpose->from = sortie_frame_instruction (f) + 1;
      purpose->slot = (guint) code->arg[0];
      purpose->offered = (guint16) code->arg[1];
    }
}

/* Names the things in a slot. The slot that is being asked for is still empty. */
static char *
say_bound (gconstpointer data, guint slot)
{
  const Purpose *purpose = data;
  const SortieRef *refs;
  char name[SORTIE_MOVE_TEXT];
  guint n;

  if (purpose->frame == NULL || slot == purpose->slot)
    return NULL;
  n = sortie_slot_list (purpose->p, purpose->frame, slot, &refs);
  if (n == 1)
    return g_strdup (sortie_ref_name (purpose->p, purpose->seat, refs[0], name));
  return n > 0 ? sortie_ref_names (purpose->p, purpose->seat, refs, n) : NULL;
}

/* Whether the slot holds one seat. */
static gboolean
is_seat (const Purpose *purpose, guint slot)
{
  const SortieRef *refs;

  return sortie_slot_list (purpose->p, purpose->frame, slot, &refs) == 1
         && sortie_ref_kind (refs[0]) == SORTIE_REF_SEAT;
}

/* What the name of a target means: a target is never bound again. A seat is told, too: for the one who is asked,
 * "the opponent" may be somebody else than for the card's player. */
static char *
say_target (gconstpointer data, guint slot)
{
  const Purpose *purpose = data;
  const SortieCatalogue *catalogue = purpose->p->setup->catalogue;
  const SortieProgram *program = &catalogue->programs[purpose->frame->code];

  for (guint i = 0; i < program->n_targets; i++)
    if (catalogue->targets[program->first_target + i].slot == slot)
      return say_bound (data, slot);
  return is_seat (purpose, slot) ? say_bound (data, slot) : NULL;
}

/* Whether this instruction starts a loop over something, and instruction number @step is inside the loop. */
static gboolean
is_round_with (const SortieInstruction *code, guint step)
{
  return (code->op == SORTIE_OP_AGAIN || code->op == SORTIE_OP_NEXT) && (guint) code->arg[1] > step;
}

/* Whether the program on top asks for the first time, and only once, so that its card's words are about this
 * question. In a loop it may be a later round, when part of the work is done. */
static gboolean
is_first_offer (const SortiePlay *p, const SortieFrame *top)
{
  const SortieInstruction *code = sortie_instruction (p->setup->catalogue, top->code, 0);
  guint now = sortie_frame_instruction (top);

  for (guint i = 0; i < now; i++)
    if (code[i].op == SORTIE_OP_MAY || is_round_with (&code[i], now))
      return FALSE;
  return TRUE;
}

/* Whether the program does more after what it offers now. The rest may depend on the answer. */
static gboolean
goes_on_behind (const SortiePlay *p, const SortieFrame *top)
{
  const SortieProgram *program = &p->setup->catalogue->programs[top->code];
  const SortieInstruction *code = sortie_instruction (p->setup->catalogue, top->code, 0);
  const SortieInstruction *now = &code[sortie_frame_instruction (top)];

  return now->op == SORTIE_OP_MAY && now->arg[2] < program->n && code[now->arg[2]].op != SORTIE_OP_STOP;
}

char *
sortie_offer_describe (const SortiePlay *p, guint8 seat)
{
  const SortieFrame *top = sortie_frame_top (p);
  const Purpose purpose = { .p = p, .seat = seat, .frame = top, .slot = G_MAXUINT };

  if (p->s->decision.kind != SORTIE_ASK_YES_NO || p->s->decision.about_def == 0 || top == NULL)
    return NULL;
  if (!top->native)
    return in_short (p->setup->catalogue, is_first_offer (p, top) ? clause_asking (p, top) : SORTIE_NO_INDEX,
                     sortie_effects_describe (p->setup->catalogue, top->code, sortie_frame_instruction (top),
                                              say_target, &purpose),
                     goes_on_behind (p, top));
  return of_ability (p, clause_asking (p, top));
}

/* Whether an instruction pays what seats have (SortieCosts). */
static gboolean
pays (const SortieCosts *costs, const SortieInstruction *code)
{
  return code->op == SORTIE_OP_PAY || (code->op == SORTIE_OP_CALL && code->arg[0] == costs->proc);
}

char *
sortie_offer_means (const SortiePlay *p, guint8 seat)
{
  const SortieCosts *costs = p->setup->rules->costs;
  const SortieFrame *top = sortie_frame_top (p);
  const guint16 clause = top != NULL ? clause_asking (p, top) : SORTIE_NO_INDEX;
  const SortieProgram *program;
  char who[SORTIE_MOVE_TEXT], n[16];

  if (costs == NULL || costs->has == NULL || clause == SORTIE_NO_INDEX
      || (p->s->decision.kind != SORTIE_ASK_YES_NO && !sortie_asks_for_number (p)))
    return NULL;
  g_snprintf (n, sizeof n, "%d", costs->has (p, p->s->decision.seat));
  program = &p->setup->catalogue->programs[sortie_clause (p, clause)->program];
  for (guint i = 0; i < program->n; i++)
    if (pays (costs, &p->setup->catalogue->instructions[program->first + i]))
      return sortie_sentence (sortie_phrase_to_reader (sortie_rules_text (p->setup, FALSE, costs->says_has),
                                                       seat == p->s->decision.seat, FALSE), "seat",
                              sortie_ref_name (p, seat, sortie_ref_seat (p->s->decision.seat), who), "n", n, NULL);
  return NULL;
}

/* The instruction of the program on top that asks; NULL: no program asks. */
static const SortieInstruction *
asking_now (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);

  if (top == NULL || top->native || (top->step & EVAL_STEP_TARGETS)
      || p->s->decision.kind != SORTIE_ASK_CHOOSE)
    return NULL;
  return sortie_instruction (p->setup->catalogue, top->code, sortie_frame_instruction (top));
}

gboolean
sortie_asks_for_number (const SortiePlay *p)
{
  const SortieInstruction *code = asking_now (p);

  return code != NULL && code->op == SORTIE_OP_CHOOSE_NUMBER;
}

const char *
sortie_number_words (const SortiePlay *p)
{
  return sortie_asks_for_number (p)
             ? words_of_one (p->setup->catalogue, clause_asking (p, sortie_frame_top (p)))
             : NULL;
}

char *
sortie_number_describe (const SortiePlay *p, SortieRef number)
{
  const SortieCosts *costs = p->setup->rules->costs;
  const SortieInstruction *code = asking_now (p);
  char n[16], left[16];

  if (costs == NULL || costs->has == NULL || !sortie_asks_for_number (p)
      || sortie_ref_kind (number) != SORTIE_REF_NUMBER || !pays (costs, code + 1))
    return NULL;
  g_snprintf (n, sizeof n, "%d", (gint) sortie_ref_index (number));
  g_snprintf (left, sizeof left, "%d", costs->has (p, p->s->decision.seat) - (gint) sortie_ref_index (number));
  return sortie_sentence (sortie_rules_text (p->setup, FALSE, costs->says_leaves), "n", n, "left", left, NULL);
}

gboolean
sortie_asks_for_way (const SortiePlay *p)
{
  const SortieInstruction *code = asking_now (p);

  return code != NULL && code->op == SORTIE_OP_ONE_OF;
}

/* The instruction at which way number @number of the open choice begins. */
static guint
step_of_way (const SortiePlay *p, gint number)
{
  const SortieFrame *top = sortie_frame_top (p);
  const SortieInstruction *code = sortie_instruction (p->setup->catalogue, top->code, 0);
  guint at = sortie_frame_instruction (top) + 1;

  while (code[at].op == SORTIE_OP_WAY && code[at].arg[1] != number)
    at = (guint) code[at].arg[3];
  return at;
}

char *
sortie_way_describe (const SortiePlay *p, guint8 seat, SortieRef way)
{
  const SortieFrame *top = sortie_frame_top (p);
  const Purpose purpose = { .p = p, .seat = seat, .frame = top, .slot = G_MAXUINT };

  if (!sortie_asks_for_way (p) || sortie_ref_kind (way) != SORTIE_REF_NUMBER)
    return NULL;
  return sortie_effects_describe (p->setup->catalogue, top->code,
                                  step_of_way (p, sortie_ref_index (way)), say_bound, &purpose);
}

/* FALSE if no card asks, or if it is not known which. */
static gboolean
find_purpose (const SortiePlay *p, guint8 seat, Purpose *ret)
{
  guint kind = p->s->decision.kind, target = 0;

  *ret = (Purpose){ .p = p, .seat = seat, .frame = sortie_frame_top (p) };
  if ((kind != SORTIE_ASK_CHOOSE && kind != SORTIE_ASK_TARGET) || ret->frame == NULL)
    return FALSE;
  if (!ret->frame->native)
    chooses (ret);
  else if (kind == SORTIE_ASK_TARGET)
    {
      guint16 program = sortie_chain_target_asked (p, &target);

      ret->frame = NULL;
      if (program != 0)
        aims_at (ret, program, target);
    }
  return ret->program != 0;
}

const char *
sortie_choice_words (const SortiePlay *p, const char *text)
{
  Purpose purpose;

  if (!find_purpose (p, p->s->decision.seat, &purpose)
      || (purpose.frame != NULL && !is_first_offer (p, purpose.frame)))
    return NULL;
  return words_instead_of (p->setup->catalogue, sortie_program_clause (p->setup->catalogue, purpose.program), text);
}

char *
sortie_purpose_describe (const SortiePlay *p, guint8 seat)
{
  Purpose purpose;

  if (!find_purpose (p, seat, &purpose))
    return NULL;
  return sortie_use_describe (p->setup->catalogue, purpose.program, purpose.from, purpose.slot,
                              say_bound, &purpose);
}

char *
sortie_offered_now (const SortiePlay *p, guint8 seat, SortieOffered how)
{
  Purpose purpose;

  if (!find_purpose (p, seat, &purpose))
    return NULL;
  return sortie_offered_describe (p->setup->catalogue, purpose.program, purpose.offered, how,
                                  say_bound, &purpose);
}

char *
sortie_refused_now (const SortiePlay *p, guint8 seat)
{
  const SortieFrame *top = sortie_frame_top (p);
  const Purpose purpose = { .p = p, .seat = seat, .frame = top, .slot = G_MAXUINT };
  guint kind = p->s->decision.kind;

  if (top == NULL || top->native || (top->step & EVAL_STEP_TARGETS) || p->s->n_answers > 0
      || (kind != SORTIE_ASK_CHOOSE && kind != SORTIE_ASK_YES_NO))
    return g_strdup ("");
  return sortie_refused_describe (p->setup->catalogue, top->code, sortie_frame_instruction (top), say_target, &purpose);
}
