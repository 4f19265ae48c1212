/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* event-text.c: notes what happened, and composes the log's sentence about it for each reader. */
#include "speech/event-text.h"

#include <string.h>
#include <sortie/event.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "speech/phrases.h"
#include "base/internal.h"
#include "flow/internal.h"
#include "language/internal.h"
#include "model/internal.h"
#include "base/i18n.h"
#include "language/front-end.h"

/* Noting. */

/* A card that has left the table keeps the name of what it was. */
static SortieNamed
named_or_def (const SortiePlay *p, SortieRef ref, guint16 def)
{
  if (def != 0 && (ref == SORTIE_NOTHING || model_has_left (p, ref)))
    ref = sortie_ref (SORTIE_REF_DEF, def);
  return sortie_ref_named_apart (p, ref);
}

/* If the piece has just left a place and others of its name are elsewhere, also say which one it was. */
static SortieNamed
named_subject (const SortiePlay *p, const SortieEvent *event)
{
  SortieNamed named = named_or_def (p, event->subject, event->subject_def);
  guint16 def = event->subject_def;
  const SortieTold *told = sortie_told (p);

  if (told == NULL || told->left == 0
      || !sortie_def_stands (p, def, SORTIE_NOTHING, SORTIE_NO_SEAT))
    return named;
  sortie_named_at (p, told->left - 1, &named);
  if (sortie_def_stands (p, def, SORTIE_NOTHING, told->left_by - 1))
    named.whose = told->left_by;
  return named;
}

/* Whether the name of a place tells a listener where a piece is: it is one of several in order. */
static gboolean
tells_where (const SortiePlay *p, guint16 place)
{
  return p->setup->places[sortie_place_spot (p->setup, place)->decl].shape != SORTIE_PLACE_SLOT
         && !sortie_place_is_like_others (p, place);
}

/* The place of a piece. */
static guint16
place_of (const SortiePlay *p, SortieRef ref)
{
  const guint16 place = sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref)
                            ? sortie_piece_place (p, ref) : SORTIE_NO_INDEX;

  return place != SORTIE_NO_INDEX && tells_where (p, place) ? place : SORTIE_NO_INDEX;
}

/* Also of a piece that has just left it. */
static guint16
place_of_subject (const SortiePlay *p, const SortieEvent *event)
{
  const SortieTold *told = sortie_told (p);

  if (told == NULL || told->left == 0)
    return place_of (p, event->subject);
  return tells_where (p, told->left - 1) ? told->left - 1 : SORTIE_NO_INDEX;
}

/* The numbers of the sentence about what remains. */
static void
note_remains (const SortiePlay *p, const SortieEvent *event, SortieTelling *ret)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);
  gint a = 0, b = 0;

  ret->says_remains = decl->remains != NULL && decl->remains (p, event, &a, &b);
  ret->remains[0] = (gint16) a;
  ret->remains[1] = (gint16) b;
}

/* Phases in which nothing has to happen, and turns that are not counted. */
static gboolean
is_silent (const SortiePlay *p, const SortieEvent *event)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);

  if (decl->is_told != NULL && !decl->is_told (p, event))
    return TRUE;
  if (event->type == SORTIE_EVENT_PHASE_BEGINS)
    return sortie_phase (p)->quiet;
  return event->type == SORTIE_EVENT_TURN_BEGINS && event->amount == 0;
}

static guint
note_things (const SortiePlay *p, const SortieEventDecl *decl, const SortieEvent *event,
             SortieNamed *things)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = decl->things != NULL ? decl->things (p, event, refs, G_N_ELEMENTS (refs)) : 0;

  for (guint i = 0; i < n; i++)
    things[i] = event->type == SORTIE_EVENT_LASTS ? sortie_ref_named_apart (p, refs[i])
                                                  : sortie_ref_named (p, refs[i]);
  return n;
}

static gboolean
is_of_link (guint type)
{
  return type == SORTIE_EVENT_RESOLVES || type == SORTIE_EVENT_NEGATED
         || type == SORTIE_EVENT_FIZZLED || type == SORTIE_EVENT_UNCHANGED;
}

/* The keyword of the newest link, which the event announces. */
static guint16
keyword_of_link (const SortiePlay *p, const SortieEvent *event)
{
  const SortieLink *newest;

  if (!is_of_link (event->type) || p->s->n_links == 0)
    return SORTIE_NO_INDEX;
  newest = sortie_link (p, p->s->n_links - 1);
  return newest->source_def == event->source_def
             ? sortie_clause_keyword (p->setup->catalogue, newest->clause)
             : SORTIE_NO_INDEX;
}

static const SortieEffect *
lasting_of (const SortiePlay *p, const SortieEvent *event)
{
  return &sortie_state_effects (p->s)[event->amount];
}

static guint16
keyword_of_program (const SortieCatalogue *catalogue, guint16 program)
{
  return sortie_clause_keyword (catalogue, sortie_program_clause (catalogue, program));
}

/* The keyword of the program that rolls the dice. */
static guint16
keyword_of_dice (const SortiePlay *p)
{
  const SortieFrame *rolling = sortie_rolling (p);

  return rolling != NULL ? keyword_of_program (p->setup->catalogue, (rolling - 1)->code) : SORTIE_NO_INDEX;
}

static gboolean
tells (const SortiePlay *p, const SortieEvent *event, const char *blank)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);

  return (decl->says != NULL && strstr (decl->says, blank) != NULL)
         || (decl->says_which != NULL && strstr (decl->says_which, blank) != NULL);
}

/* The keyword of the running program, or of the program that called the running procedure. */
static guint16
keyword_of_caller (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);

  if (top != NULL && top->native && p->s->n_frames > 1)
    top--;
  return top != NULL && !top->native ? keyword_of_program (p->setup->catalogue, top->code) : SORTIE_NO_INDEX;
}

static guint16
keyword_of (const SortiePlay *p, const SortieEvent *event)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  switch (event->type)
    {
    case SORTIE_EVENT_DICE: return keyword_of_dice (p);
    case SORTIE_EVENT_LASTS:
      return sortie_clause_keyword (catalogue, sortie_clause_outermost (catalogue, lasting_of (p, event)->clause));
    default: break;
    }
  if (tells (p, event, "{clause}"))
    return sortie_clause_keyword (catalogue, sortie_ref_index (event->other));
  return tells (p, event, "{ability}") ? keyword_of_caller (p) : keyword_of_link (p, event);
}

/* Whether an ability of another card causes it. A lasting effect also counts if its ability has a name. */
static gboolean
is_by_ability (const SortiePlay *p, const SortieEvent *event)
{
  if (event->cause != SORTIE_CAUSE_ABILITY)
    return FALSE;
  if (event->type == SORTIE_EVENT_LASTS)
    return keyword_of (p, event) != SORTIE_NO_INDEX
           || sortie_effect_about (p, lasting_of (p, event)) != event->source;
  return event->source != event->subject && event->source != event->other;
}

/* The newest loan of the piece (flow/effect-control.c); NULL: it is not lent. */
static const SortieEffect *
loan_of (const SortiePlay *p, SortieRef piece)
{
  const SortieEffect *effects = sortie_state_effects (p->s);

  for (guint i = p->s->n_effects; i-- > 0;)
    if (effects[i].clause == 0 && effects[i].subject == piece)
      return &effects[i];
  return NULL;
}

gboolean
sortie_telling_note (const SortiePlay *p, const SortieEvent *event, SortieTelling *ret,
                     SortieNamed *things)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);
  guint8 side;

  if (decl->says == NULL || is_silent (p, event))
    return FALSE;
  side = decl->side != NULL ? decl->side (p, event) : (guint8) SORTIE_NO_SIDE;
  *ret = (SortieTelling){
    .type = event->type,
    .seat = event->seat,
    .actor = event->actor,
    .table = p->s->turn.table,
    .phase = p->s->turn.phase,
    .by_ability = is_by_ability (p, event),
    .side = side,
    .towards = side != SORTIE_NO_SIDE ? sortie_side_towards (p, event->seat, side) : 0,
    .amount = event->amount,
    .keyword = keyword_of (p, event),
    .n_things = (guint16) note_things (p, decl, event, things),
    .subject = named_subject (p, event),
    .other = sortie_ref_named_apart (p, event->other),
    .source = named_or_def (p, event->source, event->source_def),
    .limit = p->limit,
    .active = sortie_seats_active (p),
    .subject_at = place_of_subject (p, event),
    .other_at = place_of (p, event->other),
    .grave = decl->is_grave != NULL ? decl->is_grave (p, event) : decl->told == SORTIE_TOLD_GRAVE,
    .near_to = decl->near_to != NULL ? decl->near_to (p, event) : 0,
  };
  note_remains (p, event, ret);
  if (event->type == SORTIE_EVENT_LASTS)
    {
      ret->lasting = *lasting_of (p, event);
      ret->of_several = sortie_lasting_is_of_several (p, event);
    }
  if (event->type == SORTIE_EVENT_CONTROL && loan_of (p, event->subject) != NULL)
    ret->lasting = *loan_of (p, event->subject);
  return TRUE;
}

/* Composing. */

/* A telling, and the seat that reads it. */
typedef struct
{
  const SortieSetup *setup;
  guint8 reader;
  const SortieTelling *telling;
  const SortieNamed *things;
  const char *pattern;  /* of the sentence */
  const char *so_far;   /* (nullable): the sentence that it goes on, without its full stop */
  const char *subjects; /* (nullable): the names, if one sentence covers several tellings */
  gboolean by_name;     /* the reader, too, is called by name */
  gboolean is_to_you;   /* the pattern says "you" instead of the reader's name */
  SortieTellHow how;
} Reading;

/* One function for each blank. Each returns the text: in @buffer, of SORTIE_MOVE_TEXT bytes, or a text that lives
   longer. */

static const char *
name_seat (const Reading *r, guint8 seat)
{
  return seat == SORTIE_NO_SEAT ? "" : sortie_seat_name_in_text (r->setup, seat);
}

/* A sentence that names a place does not need another one to tell things apart. */
static gboolean
tells_of_a_place (const Reading *r)
{
  return sortie_ref_kind (r->telling->other.ref) == SORTIE_REF_PLACE || r->telling->n_things > 0;
}

/* "North summons Fighter" says whose it is, and so does "You summon Fighter". */
static gboolean
tells_whose (const Reading *r, guint8 seat)
{
  return (seat == r->telling->seat && (r->is_to_you || strstr (r->pattern, "{seat}") != NULL))
         || (seat == r->telling->actor && strstr (r->pattern, "{actor}") != NULL);
}

static const char *
name_thing (const Reading *r, const SortieNamed *named, guint16 at, char *buffer)
{
  SortieNamed said = *named;

  if (sortie_ref_kind (named->ref) == SORTIE_REF_SEAT)
    return name_seat (r, (guint8) sortie_ref_index (named->ref));
  if (r->how == SORTIE_TELL_FULLY && said.place == SORTIE_NO_INDEX && !sortie_named_is_hidden (named, r->reader))
    said.place = at;

  if (tells_of_a_place (r))
    said.place = SORTIE_NO_INDEX;
  if (said.whose != 0 && tells_whose (r, said.whose - 1))
    said.whose = 0;
  return sortie_named_text_and_place (r->setup, r->reader, &said, buffer);
}

/* If a seat has a place of this name on either side, add the side after the name. Only once in a sentence, which
 * then calls the reader by name if it does so elsewhere. */
static const char *
say_side (const Reading *r, const char *name, char *buffer)
{
  const SortieTelling *t = r->telling;

  if (t->side == SORTIE_NO_SIDE)
    return name;
  return speech_put (buffer, sortie_side_text (r->setup, r->is_to_you ? r->reader : SORTIE_NO_SEAT, t->seat,
                                               t->side, t->towards, name));
}

static const char *
tell_seat (const Reading *r, G_GNUC_UNUSED char *buffer)
{
  return name_seat (r, r->telling->seat);
}

static const char *
tell_actor (const Reading *r, G_GNUC_UNUSED char *buffer)
{
  return name_seat (r, r->telling->actor);
}

static const char *
tell_subject (const Reading *r, char *buffer)
{
  return r->subjects != NULL ? r->subjects : name_thing (r, &r->telling->subject, r->telling->subject_at, buffer);
}

/* If the sentence says on whose side the place is, do not add the other side. */
static const char *
tell_other (const Reading *r, char *buffer)
{
  const SortieRef ref = r->telling->other.ref;

  if (r->telling->side != SORTIE_NO_SIDE && sortie_ref_kind (ref) == SORTIE_REF_PLACE)
    return say_side (r, sortie_place_title (r->setup, (guint16) sortie_ref_index (ref), buffer), buffer);
  return say_side (r, name_thing (r, &r->telling->other, r->telling->other_at, buffer), buffer);
}

static gboolean
is_of_ability (const SortieTelling *telling)
{
  return (telling->type == SORTIE_EVENT_DICE || telling->type == SORTIE_EVENT_LASTS)
         && telling->keyword != SORTIE_NO_INDEX;
}

/* "Grognack (Walls of Ice Shard) rolls": for dice outside an attack, and for lasting effects, add the ability's
   name. */
static const char *
tell_source (const Reading *r, char *buffer)
{
  SortieNamed source = r->telling->source;
  const char *name;

  if (strstr (r->pattern, "{source} ({link})") != NULL) /* two pairs of parentheses are hard to read */
    source.place = SORTIE_NO_INDEX;
  name = name_thing (r, &source, SORTIE_NO_INDEX, buffer);
  if (!is_of_ability (r->telling))
    return name;
  return speech_put (buffer, g_strdup_printf ("%s (%s)", name,
                                              sortie_keyword_name (r->setup->catalogue, r->telling->keyword)));
}

/* The ability that causes it, or its card if the ability has no name. */
static const char *
tell_ability (const Reading *r, char *buffer)
{
  return r->telling->keyword != SORTIE_NO_INDEX ? sortie_keyword_name (r->setup->catalogue, r->telling->keyword)
                                                : name_thing (r, &r->telling->source, SORTIE_NO_INDEX, buffer);
}

static const char *
tell_amount (const Reading *r, char *buffer)
{
  g_snprintf (buffer, SORTIE_MOVE_TEXT, "%d", r->telling->amount);
  return buffer;
}

/* For a link, the amount holds its kind. Say the name of its ability, or else the kind. */
static const char *
tell_link (const Reading *r, G_GNUC_UNUSED char *buffer)
{
  const SortieTelling *t = r->telling;

  if (!is_of_link (t->type))
    return "";
  if (t->keyword != SORTIE_NO_INDEX)
    return sortie_keyword_name (r->setup->catalogue, t->keyword);
  return sortie_rules_text (r->setup, FALSE, r->setup->rules->chain->kinds[t->amount - 1].title);
}

static const char *
tell_phase (const Reading *r, G_GNUC_UNUSED char *buffer)
{
  const SortieTurnDecl *turn = &r->setup->rules->turns[r->telling->table];

  return sortie_rules_text (r->setup, FALSE, turn->phases[r->telling->phase].title);
}

char *
sortie_limit_describe (const SortieSetup *setup, const SortieLimit *limit)
{

  if (limit->bound == NULL)
    return g_strdup ("");
  return sortie_sentence (sortie_limit_is_endless (limit)
                              /* Translators: running is the id of a procedure, bound that of a bound. */
                              ? _("no end after {room} steps, while “{running}” ran")
                              : _("the bound “{bound}” has room for {room}, and “{running}” needs {needed}"),
                          "bound", limit->bound, "needed", SORTIE_DIGITS (limit->needed), "room",
                          SORTIE_DIGITS (limit->room), "running", sortie_limit_running (setup, limit), NULL);
}

char *
sortie_moves_cut_sentence (const SortieDecisionDecl *decision)
{

  /* Translators: question is the id of a question of the game. */
  return sortie_sentence (_ ("The bound “moves” has room for {room}, and the question “{question}” needs more: "
                             "programs choose among the first {room}."),
                          "room", SORTIE_DIGITS (SORTIE_MAX_MOVES), "question", decision->id, NULL);
}

static const char *
tell_limit (const Reading *r, char *buffer)
{
  return speech_put (buffer, sortie_limit_describe (r->setup, &r->telling->limit));
}

/* Whom the sentence calls "you". */
static guint8
called_you (const Reading *r)
{
  return r->by_name ? SORTIE_NO_SEAT : r->reader;
}

static const char *
tell_until (const Reading *r, char *buffer)
{
  g_autofree char *said = sortie_until_describe (r->setup, called_you (r), &r->telling->lasting, r->telling->active);

  g_strlcpy (buffer, said, SORTIE_MOVE_TEXT);
  return buffer;
}

/* "Draw Pile of North": the event's `other` is the number of a zone. */
static const char *
tell_zone (const Reading *r, char *buffer)
{
  const SortiePile *pile = &r->setup->piles[sortie_ref_index (r->telling->other.ref)];
  const char *title = sortie_rules_text (r->setup, FALSE, r->setup->zones[pile->decl].title);

  if (pile->seat == SORTIE_NO_SEAT)
    return title;
  return speech_put (buffer, sortie_sentence (_ ("{zone} of {seat}"), "zone", title, "seat",
                                              name_seat (r, pile->seat), NULL));
}

static const struct
{
  const char *name, *blank;
  const char *(*tell) (const Reading *r, char *buffer);
} blanks[] = {
  { "seat", "{seat}", tell_seat },          { "actor", "{actor}", tell_actor },
  { "subject", "{subject}", tell_subject }, { "other", "{other}", tell_other },
  { "source", "{source}", tell_source },    { "amount", "{amount}", tell_amount },
  { "link", "{link}", tell_link },          { "phase", "{phase}", tell_phase },
  { "limit", "{limit}", tell_limit },       { "ability", "{ability}", tell_ability },
  { "zone", "{zone}", tell_zone },          { "clause", "{clause}", tell_ability },
  { "until", "{until}", tell_until },
};

/* More cards than this are counted in a brief sentence. */
#define MOST_IN_BRIEF 1

/* "6 cards". (transfer full) */
static char *
count_cards (guint n)
{
  return g_strdup_printf (ngettext_ ("%u card", "%u cards", n), n);
}

/* Whether it is a card or a piece, not a place or a number. */
static gboolean
is_card (const SortieNamed *named)
{
  return named->number == 0 && sortie_ref_kind (named->ref) == SORTIE_REF_DEF;
}

static gboolean
is_brief (SortieTellHow how)
{
  return how == SORTIE_TELL_BRIEFLY || how == SORTIE_TELL_TERSELY;
}

/* "Imp, Oath Knight", or in brief "3 cards". (transfer full) */
static char *
list_names (const Reading *r, const SortieNamed *names, guint n)
{
  guint n_cards = 0;

  while (is_brief (r->how) && n_cards < n && is_card (&names[n_cards]))
    n_cards++;
  return n_cards == n && n > MOST_IN_BRIEF ? count_cards (n) : sortie_named_texts (r->setup, r->reader, names, n);
}

/* Only the blanks that the sentence contains are worked out. */
static char *
fill_sentence (const Reading *r)
{
  char buffers[G_N_ELEMENTS (blanks)][SORTIE_MOVE_TEXT], where[SORTIE_MOVE_TEXT];
  g_autofree char *things = list_names (r, r->things, r->telling->n_things);
  SortieTextArg args[G_N_ELEMENTS (blanks) + 2];
  g_autofree char *sentence = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (strstr (r->pattern, blanks[i].blank) != NULL)
      {
        args[n] = (SortieTextArg){ blanks[i].name, blanks[i].tell (r, buffers[n]) };
        n++;
      }
  args[n++] = (SortieTextArg){ "things", say_side (r, things, where) };
  args[n++] = (SortieTextArg){ "so-far", r->so_far != NULL ? r->so_far : "" };
  sentence = sortie_text_fill (r->pattern, args, n);
  /* "a card", "the Boss" */
  return g_str_has_prefix (r->pattern, "{") ? sortie_text_capitalize (sentence) : g_steal_pointer (&sentence);
}

/* Whether the reader knows any of the things or where they are. A list of unknown cards says no more than their
   number. */
static gboolean
knows_things (const Reading *r)
{
  for (guint i = 0; i < r->telling->n_things; i++)
    if (r->things[i].number != 0 || !sortie_named_is_hidden (&r->things[i], r->reader))
      return TRUE;
  return FALSE;
}

/* The game's sentence for the beginning of this kind of turn; NULL: use the framework's. */
static const char *
pattern_of_turn (const Reading *r)
{
  return r->telling->type == SORTIE_EVENT_TURN_BEGINS
             ? r->setup->rules->turns[r->telling->table].says
             : NULL;
}

/* The sentence for dice if the program says what roll is needed, or if what comes of them may go on it; else NULL. */
static const char *
pattern_of_dice (const Reading *r)
{
  const SortieTelling *telling = r->telling;
  const gboolean is_weighed = sortie_ref_kind (telling->other.ref) == SORTIE_REF_NUMBER;
  const gboolean is_enough = is_weighed && (gint) sortie_ref_index (telling->other.ref) >= telling->amount;

  if (telling->type != SORTIE_EVENT_DICE || (r->how != SORTIE_TELL_TERSELY && !is_weighed))
    return NULL;
  if (r->how == SORTIE_TELL_TERSELY)
    return is_enough ? _ ("{source} rolls {things}, which is enough.")
           : is_weighed ? _ ("{source} rolls {things}, which is not enough ({amount} or more is needed).")
           : knows_things (r) ? _ ("{source} rolls {things}.")
                              : NULL;
  return is_enough
             ? _("{source} rolls: {things}, which is enough ({amount} or more).")
             : _("{source} rolls: {things}, which is not enough ({amount} or more is needed).");
}

/* Where nobody answers abilities, one takes effect as soon as a seat uses it. */
static const char *
pattern_of_use (const Reading *r)
{
  const SortieTelling *t = r->telling;

  if (t->type != SORTIE_EVENT_RESOLVES || r->setup->rules->chain->responder != sortie_nobody_answers
      || t->seat >= r->setup->n_seats)
    return NULL;
  return knows_things (r) ? _ ("{seat} uses {source} on {things}."
                               "|you=You use {source} on {things}.") : _ ("{seat} uses {source}."
                                                                         "|you=You use {source}.");
}

/* Whether the game's brief sentence stands alone, and all its blanks can be filled; with @so_far, whether it goes on
 * another. */
static gboolean
is_said_briefly (const Reading *r, gboolean so_far)
{
  const char *brief = sortie_event_decl (r->setup, r->telling->type)->says_briefly;

  return brief != NULL && (strstr (brief, "{so-far}") != NULL) == so_far
         && (strstr (brief, "{things}") == NULL || knows_things (r));
}

/* Whether it leads with things of which its brief sentence would say nothing, such as what weakens an attack. */
static gboolean
keeps_things (const Reading *r)
{
  return r->so_far == NULL && sortie_event_decl (r->setup, r->telling->type)->leads && knows_things (r);
}

/* The sentence, in the singular or plural that the amount needs. */
static const char *
pattern_for_all (const Reading *r)
{
  const SortieSetup *setup = r->setup;
  const SortieTelling *telling = r->telling;
  const SortieEventDecl *decl = sortie_event_decl (setup, telling->type);
  const char *of_turn = pattern_of_turn (r), *of_dice = pattern_of_dice (r), *of_use = pattern_of_use (r);
  gboolean framework = telling->type < SORTIE_N_EVENTS;

  if (r->how == SORTIE_TELL_TERSELY && is_said_briefly (r, r->so_far != NULL) && !keeps_things (r))
    return sortie_rules_plural (setup, framework, decl->says_briefly, decl->says_briefly_many, ABS (telling->amount));
  if (of_turn != NULL)
    return sortie_rules_plural (setup, FALSE, of_turn, NULL, ABS (telling->amount));
  if (of_dice != NULL || of_use != NULL)
    return of_dice != NULL ? of_dice : of_use;
  if (telling->type == SORTIE_EVENT_CONTROL && telling->lasting.subject != SORTIE_NOTHING)
    return _ ("{seat} controls {subject} {until}.|you=You control {subject} {until}.");
  if (knows_things (r) && telling->amount == 0 && decl->says_which_none != NULL)
    return sortie_rules_text (setup, framework, decl->says_which_none);
  if (knows_things (r))
    return sortie_rules_plural (setup, framework, decl->says_which, decl->says_which_many,
                                ABS (telling->amount));
  return sortie_rules_plural (setup, framework, decl->says, decl->says_many, ABS (telling->amount));
}

/* Whether the reader is the other of the event, and no side has to be told. */
static gboolean
is_to_reader (const Reading *r)
{
  const SortieRef other = r->telling->other.ref;

  return sortie_ref_kind (other) == SORTIE_REF_SEAT && sortie_ref_index (other) == r->reader
         && r->telling->side == SORTIE_NO_SIDE;
}

/* Chooses the sentence, and of its variants the one for whoever reads it (SortieEventDecl.says). */
static void
choose_pattern (Reading *r)
{
  const SortieTelling *t = r->telling;
  const char *pattern = pattern_for_all (r);
  const gboolean is_read = r->reader != SORTIE_NO_SEAT && !r->by_name;
  const gboolean is_of_you = is_read && t->seat == r->reader;

  r->pattern = sortie_phrase_as_read (pattern, is_of_you                           ? "you"
                                               : is_read && t->actor == r->reader  ? "by-you"
                                               : is_read && is_to_reader (r)       ? "to-you"
                                                                                   : NULL);
  r->is_to_you = is_of_you && !g_str_has_prefix (pattern, r->pattern);
}

/* An ability that acts automatically: say whose it is if the sentence does not, and need not be brief. */
static gboolean
hides_its_cause (const Reading *r)
{
  return r->telling->by_ability && !is_brief (r->how) && r->telling->source.ref != SORTIE_NOTHING
         && strstr (r->pattern, "{source}") == NULL && strstr (r->pattern, "{ability}") == NULL
         && strstr (r->pattern, "{clause}") == NULL;
}

/* (transfer full) */
static char *
add_cause (const Reading *r, const char *sentence)
{
  char buffer[SORTIE_MOVE_TEXT];
  const char *source = is_of_ability (r->telling)
                           ? sortie_keyword_name (r->setup->catalogue, r->telling->keyword)
                           : tell_source (r, buffer);

  /* Translators: what happened, and the card whose ability brought it about, or that ability. */
  return sortie_sentence (_ ("{sentence} ({source})"), "sentence", sentence, "source", source, NULL);
}

/* "Imp gets 1 wound. Life left: 2." (transfer full) */
static char *
add_remains (const Reading *r, const char *sentence)
{
  const SortieTelling *t = r->telling;
  const SortieEventDecl *decl = sortie_event_decl (r->setup, t->type);
  const char *pattern = sortie_rules_text (r->setup, t->type < SORTIE_N_EVENTS, decl->says_remains);
  g_autofree char *said = sortie_sentence (pattern, "a", SORTIE_DIGITS (t->remains[0]), "b",
                                           SORTIE_DIGITS (t->remains[1]),
                                           NULL);

  return g_strconcat (sentence, " ", said, NULL);
}

/* If a lasting effect is about more things than this, they are counted instead of named. */
#define MOST_NAMED 4

/* "4 × Fighter, 2 × Slinger": counts things by name. (transfer full) (nullable): NULL if there are too many
   different names */
static char *
count_names (const Reading *r)
{
  guint n = r->telling->n_things, n_names = 0;
  SortieNamed things[SORTIE_MAX_SET];

  for (guint i = 0; i < n; i++)
    {
      guint k = 0;

      things[i] = r->things[i];
      things[i].place = SORTIE_NO_INDEX;
      things[i].whose = 0;
      while (k < i && things[k].ref != things[i].ref)
        k++;
      n_names += k == i;
    }
  return n_names <= MOST_NAMED ? sortie_named_texts (r->setup, r->reader, things, n) : NULL;
}

/* "Imp, c3, d4": things on a grid; several of one name are called by their spaces. (transfer full) (nullable): NULL
 * if one is elsewhere */
static char *
name_spaces (const Reading *r)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  char text[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < r->telling->n_things; i++)
    {
      guint16 place = r->things[i].place;

      if (place == SORTIE_NO_INDEX)
        sortie_named_text (r->setup, r->reader, &r->things[i], text);
      else if (r->setup->places[sortie_place_spot (r->setup, place)->decl].shape == SORTIE_PLACE_GRID)
        sortie_place_name (r->setup, place, r->reader, text, sizeof text);
      else
        return NULL;
      g_string_append_printf (texts, "%s%s", i > 0 ? ", " : "", text);
    }
  return g_steal_pointer (&texts->str);
}

/* "Imp, Oath Knight"; if there are many, their spaces or how many there are. (transfer full) */
static char *
name_those (const Reading *r)
{
  guint n = r->telling->n_things;
  char *names = n > MOST_NAMED ? count_names (r) : sortie_named_texts (r->setup, r->reader, r->things, n);

  if (names == NULL)
    names = name_spaces (r);
  return names != NULL ? names : count_cards (n);
}

/* Whether it is only about the card that says it. If several cards have its name, the place tells which one. */
static gboolean
is_about_source (const Reading *r)
{
  return r->telling->n_things == 1 && r->things[0].ref == r->telling->source.ref
         && r->things[0].place == SORTIE_NO_INDEX;
}

/* If one sentence is not enough, names the card or ability instead. (transfer full) */
static char *
say_by_name (const Reading *r, const char *whom)
{
  const SortieTelling *t = r->telling;
  gboolean says_whom = t->n_things > 0 && !is_about_source (r);
  char buffer[SORTIE_MOVE_TEXT];
  const char *source = tell_source (r, buffer);
  g_autofree char *until = NULL;

  if (t->lasting.until == SORTIE_UNTIL_SOURCE_LEAVES)
    return sortie_sentence (says_whom ? _ ("{source} is in force for {whom}.") : _ ("{source} is in force."), "source",
                            source, "whom", whom, NULL);
  until = sortie_until_describe (r->setup, called_you (r), &t->lasting, t->active);
  return sortie_sentence (says_whom ? _ ("{source} is in force for {whom} {until}.")
                                    : _ ("{source} is in force {until}."),
                          "source", source, "until", until, "whom", whom, NULL);
}

/* (transfer full) */
static char *
say_lasting (const Reading *r)
{
  const SortieTelling *t = r->telling;
  g_autofree char *whom = name_those (r), *sentence = NULL;

  if (!t->of_several)
    sentence = sortie_lasting_describe (r->setup, r->reader, &t->lasting, whom, t->n_things, t->active);
  if (sentence == NULL)
    return say_by_name (r, whom);
  return t->by_ability ? add_cause (r, sentence) : g_steal_pointer (&sentence);
}

/* (transfer full) */
static char *
compose (const Reading *reading)
{
  g_autofree char *sentence = NULL;

  if (reading->telling->type == SORTIE_EVENT_LASTS)
    return say_lasting (reading);
  sentence = fill_sentence (reading);
  if (hides_its_cause (reading))
    {
      g_autofree char *bare = g_steal_pointer (&sentence);

      sentence = add_cause (reading, bare);
    }
  return reading->how == SORTIE_TELL_FULLY && reading->telling->says_remains ? add_remains (reading, sentence)
                                                                          : g_steal_pointer (&sentence);
}

char *
sortie_telling_compose (const SortieSetup *setup, guint8 seat, const SortieTelling *telling,
                        const SortieNamed *things, SortieTellHow how, gboolean by_name)
{
  Reading reading = {
    .setup = setup, .reader = seat, .telling = telling, .things = things, .how = how, .by_name = by_name,
  };

  choose_pattern (&reading);
  return compose (&reading);
}

SortieTerse
sortie_telling_terse (const SortieSetup *setup, const SortieTelling *telling)
{
  const SortieEventDecl *decl = sortie_event_decl (setup, telling->type);
  const gboolean goes_on = decl->says_briefly != NULL && strstr (decl->says_briefly, "{so-far}") != NULL;

  if (decl->leads)
    return goes_on ? SORTIE_TERSE_REPEATS : SORTIE_TERSE_LEADS;
  return goes_on ? SORTIE_TERSE_GOES_ON : SORTIE_TERSE_ALONE;
}

char *
sortie_telling_go_on (const SortieSetup *setup, guint8 seat, const SortieTelling *telling, const SortieNamed *things,
                      gboolean by_name, const char *so_far)
{
  g_autofree char *open = g_strndup (so_far, strlen (so_far) - g_str_has_suffix (so_far, "."));
  Reading reading = { .setup = setup, .reader = seat, .telling = telling, .things = things, .so_far = open,
                      .how = SORTIE_TELL_TERSELY, .by_name = by_name };

  choose_pattern (&reading);
  return compose (&reading);
}

char *
sortie_telling_add (const char *so_far, const char *sentence, gboolean is_first)
{
  g_autofree char *open = g_strndup (so_far, strlen (so_far) - g_str_has_suffix (so_far, "."));

  /* Translators: {so-far}: what dice show, such as "Imp rolls 5, which is enough"; {sentence}: what came of it. */
  return sortie_sentence (is_first ? _ ("{so-far}: {sentence}") : _ ("{so-far}; {sentence}"), "so-far", open,
                          "sentence", sentence, NULL);
}

char *
sortie_telling_stem (const SortieSetup *setup, guint8 seat, const SortieTelling *telling, const SortieNamed *things,
                     gboolean by_name, gboolean of_seat)
{
  Reading reading = { .setup = setup, .reader = seat, .telling = telling, .things = things,
                      .how = SORTIE_TELL_TERSELY, .by_name = by_name };
  g_autofree char *stem = NULL;
  const char *end;

  choose_pattern (&reading);
  end = of_seat ? g_str_has_prefix (reading.pattern, "{seat} ") ? reading.pattern + strlen ("{seat} ") : NULL
                : strstr (reading.pattern, "{subject}");
  if (end == NULL || end == reading.pattern)
    return NULL;
  stem = g_strndup (reading.pattern, (gsize) (end - reading.pattern));
  reading.pattern = stem;
  return fill_sentence (&reading);
}

char *
sortie_telling_sum (const SortieSetup *setup, const SortieTelling *telling, guint n, gboolean more)
{
  const SortieEventDecl *decl = sortie_event_decl (setup, telling->type);
  g_autofree char *number = NULL, *sentence = NULL;

  /* without its things it is something else, such as a unit that stays where it is */
  if (decl->says_summed == NULL || (decl->says_which != NULL && telling->n_things == 0))
    return NULL;
  /* Translators: how many more there were than those just told: "3 more" in "3 more units moved". */
  number = more ? sortie_sentence (_ ("{amount} more"), "amount", SORTIE_DIGITS (n), NULL) : g_strdup_printf ("%u", n);
  sentence = sortie_sentence (sortie_rules_plural (setup, telling->type < SORTIE_N_EVENTS, decl->says_summed,
                                                   decl->says_summed_many, n), "amount", number, NULL);
  return sortie_text_capitalize (sentence);
}

/* Whether two tellings differ only in what the event happened to. */
static gboolean
are_one_event (const SortieTelling *a, const SortieTelling *b)
{
  return a->type == b->type && a->seat == b->seat && a->actor == b->actor && a->side == b->side
         && a->by_ability == b->by_ability && a->amount == b->amount && a->keyword == b->keyword
         && a->other.ref == b->other.ref && a->source.ref == b->source.ref && a->n_things == 0
         && b->n_things == 0;
}

/* Whether a seat does it to the subject, so that there may be several in one sentence in any language. */
static gboolean
is_object (const SortieEventDecl *decl)
{
  return decl->says != NULL && g_str_has_prefix (decl->says, "{seat} ") && strstr (decl->says, "{subject}") != NULL
         && strstr (decl->says, "{amount}") == NULL;
}

gboolean
sortie_tellings_join (const SortieSetup *setup, guint8 seat, const SortieTelling *first,
                      const SortieTelling *next)
{
  Reading reading = { .setup = setup, .reader = seat, .telling = first };

  if (!are_one_event (first, next))
    return FALSE;
  choose_pattern (&reading);
  return g_str_has_suffix (reading.pattern, "{subject}.") || is_object (sortie_event_decl (setup, first->type));
}

char *
sortie_tellings_compose (const SortieSetup *setup, guint8 seat, const SortieTelling *const *tellings, guint n,
                         SortieTellHow how, gboolean by_name)
{
  g_autofree SortieNamed *subjects = g_new (SortieNamed, n);
  g_autofree char *names = NULL;
  Reading reading = { .setup = setup, .reader = seat, .telling = tellings[0], .how = how, .by_name = by_name };

  for (guint i = 0; i < n; i++)
    subjects[i] = tellings[i]->subject;
  /* the reader's own secrets are named: nothing else tells which they are */
  if (is_brief (how) && tellings[0]->seat == seat && tellings[0]->subject.hidden_from != 0)
    reading.how = SORTIE_TELL_PLAINLY;
  names = list_names (&reading, subjects, n);
  choose_pattern (&reading);
  reading.subjects = names;
  return compose (&reading);
}

char *
sortie_event_describe (const SortiePlay *p, guint8 seat, const SortieEvent *event)
{
  SortieNamed things[SORTIE_MAX_SET];
  SortieTelling telling;

  if (!sortie_telling_note (p, event, &telling, things))
    return NULL;
  return sortie_telling_compose (p->setup, seat, &telling, things, SORTIE_TELL_PLAINLY, FALSE);
}
