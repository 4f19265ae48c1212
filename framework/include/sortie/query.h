/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* query.h: derived values, sets, abilities and targets: the one way to ask. */
#pragma once
#include <sortie/language.h>
G_BEGIN_DECLS

/* ---- Values: the one way to ask for a derived value.
 *
 * Attack, cost, "may it be targeted", "is it an Ally": each is worked out from
 * what is printed and from the clauses of everything in play and the continuous
 * effects, in layers: identity; abilities gained, lost, negated; membership; then
 * numbers: set, add, multiply, limit. A layer reads only layers above it, and
 * "base" means printed, so there are no cycles. For a rule, "cannot" beats "can".
 * The sources that sortie_query_explain() lists are those that the sum was made of.
 *
 * What is decided where cards leave it open: a copy has the name and the abilities of
 * what it copies, but its own numbers. What is lost wins over what is printed and what
 * is granted; losses that effects bring come before those of pieces, which all settle at
 * the same time. Of several things that "set" a number the last counts, in the order of
 * the places and then of age. A number may read numbers that read numbers, four deep;
 * deeper down they are printed ones.
 */

/* What a value is asked of: a thing, and the circumstances. */
typedef struct
{
  SortieRef subject;
  SortieRef other;  /* the other side, as the target of this attack; or nothing */
  guint8 actor;     /* who acts, SORTIE_NO_SEAT: nobody in particular */
  guint8 cause;     /* SortieCause */
} SortieQuery;

/* The query without circumstances. */
#define SORTIE_QUERY(subject_) \
  ((SortieQuery) { .subject = (subject_), .actor = SORTIE_NO_SEAT })

/* What is printed on its own top card: a copied identity brings a name and abilities, no
 * numbers. What prints nothing (a seat, a place) has what the value is otherwise; a number is
 * its own value, whatever is asked. */
gint sortie_value_printed (const SortiePlay *p, guint value, SortieRef subject);
static inline gint
sortie_value_base (const SortiePlay *p, guint value, SortieRef subject)
{
  guint16 def = sortie_thing_def (p, subject); /* mostly a piece or a card is asked about */

  return def != 0 ? sortie_def (p, def)->printed[value] : sortie_value_printed (p, value, subject);
}

/* 0 for what is below it. MAX () would work out twice what the rules ask for. */
static inline gint
sortie_not_negative (gint number)
{
  return number > 0 ? number : 0;
}

/* What is kept of what is in play (sortie/state.h), where that answers without a look: nothing becomes
 * anything else, and nobody is working out a value just now. NULL: look. */
static inline const SortieGlance *
sortie_glance_at_hand (const SortiePlay *p)
{
  const SortieGlance *glance = &p->s->glance;

  return p->watch == NULL && glance->is_kept && !(glance->masks.kinds >> SORTIE_CLAUSE_BECOME & 1)
           ? glance
           : NULL;
}

/* Whether anything in play may have a say in a value of @subject (SORTIE_NOTHING: of anything), as
 * far as can be told without asking; when not, it is what is printed. */
gboolean sortie_look_for_change (const SortiePlay *p, guint value, SortieRef subject);
static inline gboolean
sortie_may_change (const SortiePlay *p, guint value, SortieRef subject)
{
  const SortieGlance *glance = sortie_glance_at_hand (p);

  return (glance == NULL || (glance->masks.values >> value & 1))
         && sortie_look_for_change (p, value, subject);
}

/* The value of a piece, a card or a definition: from all that may have a say in it; what it is when
 * nothing has. Of use where that is known. */
gint sortie_value_worked_out (const SortiePlay *p, guint value, const SortieQuery *query);
gint sortie_value_within_limits (const SortiePlay *p, guint value, SortieRef subject);
static inline gint
sortie_value_unchanged (const SortiePlay *p, guint value, SortieRef subject)
{
  guint16 def = sortie_thing_def (p, subject);

  return def != 0 ? sortie_def (p, def)->unchanged[value]
                  : sortie_value_within_limits (p, value, subject);
}

/* The value of a piece, a card or a definition. A rule gives 0 or 1. Most values of most things are
 * what is printed. */
static inline gint
sortie_query (const SortiePlay *p, guint value, const SortieQuery *query)
{
  return sortie_may_change (p, value, query->subject)
           ? sortie_value_worked_out (p, value, query)
           : sortie_value_unchanged (p, value, query->subject);
}

/* The same without circumstances. */
static inline gint
sortie_value (const SortiePlay *p, guint value, SortieRef subject)
{
  return sortie_may_change (p, value, subject)
           ? sortie_value_worked_out (p, value, &SORTIE_QUERY (subject))
           : sortie_value_unchanged (p, value, subject);
}

/* What a rule permits. */
static inline gboolean
sortie_allows (const SortiePlay *p, guint value, const SortieQuery *query)
{
  return sortie_query (p, value, query) != 0;
}

/* "Everything so near to me": the places at most @within orthogonal steps from @place. */
typedef struct
{
  guint16 place;
  guint8 within;
} SortieCircle;

#define SORTIE_ANYWHERE G_MAXUINT

/* Where a value of @subject, a piece in play, may differ from what is printed on it, wherever on
 * the grid it stands: within these circles, of which at most @max are written; returns how many, or
 * SORTIE_ANYWHERE when that cannot be told. */
guint sortie_value_circles (const SortiePlay *p, guint value, SortieRef subject, SortieCircle *ret,
                            guint max);

#define SORTIE_MAX_SOURCES 32

/* One step on the way to a value. */
typedef struct
{
  SortieRef source;    /* piece, card; nothing: printed or the rules' limit */
  guint16 source_def;  /* 0: the rules */
  guint16 clause;      /* 0: printed or limit */
  guint8 change;       /* SortieChange */
  gint16 amount;
  gint16 result;       /* the value after this source */
} SortieSource;

/* Like sortie_query(), and lists where it comes from: returns how many sources were
 * written, the first of which is the base. When there are more than fit, the last are not
 * listed, but they count. */
guint sortie_query_explain (const SortiePlay *p, guint value, const SortieQuery *query,
                            SortieSource sources[SORTIE_MAX_SOURCES], gint *ret);

/* Nearly every question begins with a look at what is in play. The engine keeps one in the state
 * whenever something has changed; without it each question looks anew, with the same answer. */
void sortie_glance_look (SortiePlay *p);

/* Makes sure that a look is kept. */
static inline void
sortie_glance_keep (SortiePlay *p)
{
  if (!p->s->glance.is_kept)
    sortie_glance_look (p);
}

/* What a piece or card counts as now: its top card's definition, or a copied one; 0 when it has
 * left the table. */
guint16 sortie_identity (const SortiePlay *p, SortieRef ref);

/* Membership: whether @ref is in the game's set word, by the rules or by a
 * <count-as>; the words' own functions know only the rules. */
gboolean sortie_counts_as (const SortieContext *ctx, guint set_word, SortieRef ref);

/* Whether there may be a <count-as> at all; FALSE: who is in a set follows from the rules alone. */
gboolean sortie_may_count_as (const SortiePlay *p);

/* Bit per event that a trigger or replacement in force answers: one look at the table. */
guint64 sortie_look_for_events (const SortiePlay *p);
static inline guint64
sortie_events_in_play (const SortiePlay *p)
{
  const SortieGlance *glance = sortie_glance_at_hand (p);

  return glance != NULL ? glance->masks.events : sortie_look_for_events (p);
}

/* No card has more abilities than this, granted ones included; the conformance kit fails a game in
 * which one has (M1). */
#define SORTIE_MAX_ABILITIES 64

/* Activated abilities (or play effects) that a piece or card has now: at most @max clauses. */
guint sortie_abilities (const SortiePlay *p, SortieRef piece, SortieClauseKind kind, guint16 *ret,
                        guint max);

/* The activated abilities that a card has while its holder holds it in hand (held="yes"); none when it
 * is not in a hand. At most @max clauses. */
guint sortie_held_abilities (const SortiePlay *p, guint16 card, guint16 *ret, guint max);

/* Every piece in play that may have an activated ability of one of these timings, in the order
 * of the slots: those that cannot are left out as far as can be told without asking. Returns how
 * many. */
guint sortie_pieces_able (const SortiePlay *p, guint32 timings, SortieRef *ret, guint max);

/* Expressions. Evaluation is pure. */
gint sortie_number (const SortieContext *ctx, guint16 expr);
gboolean sortie_test (const SortieContext *ctx, guint16 expr); /* 0: TRUE */

/* Writes at most @max members; returns how many (never more than @max). */
guint sortie_set (const SortieContext *ctx, guint16 expr, SortieRef *ret, guint max);
gboolean sortie_set_has (const SortieContext *ctx, guint16 expr, SortieRef ref);

/* The largest set that an expression may give. A set has each member once, and a game may not
 * have room for more cards, pieces, places and seats together (sortie_game_check), so no set of
 * them is ever cut off when the caller has room for this many. A game of 500 cards, each of which
 * may be a piece as well, of 200 places and 8 seats needs 1208. Callers have that room on the
 * stack and never clear it, so that a small game pays nothing for it. */
#define SORTIE_MAX_SET 2048

/* For a game's set words: the pieces that are members, at most @max; returns how many. */
guint sortie_list_pieces (const SortieContext *ctx, SortieHas *has, SortieRef *ret, guint max);

/* The same for all cards of a zone, written behind the first @n; returns how many there are now. */
guint sortie_list_zone (const SortieContext *ctx, guint16 zone, SortieRef *ret, guint n, guint max);

/* What a list slot of a frame holds, as a copy: the original moves when the frame's lists
 * change. */
typedef struct
{
  SortieRef ref[SORTIE_MAX_SET];
  guint n;
} SortieList;

/* Copies the list in @slot of the frame @f, which was a set, into @ret. */
void sortie_slot_copy (const SortiePlay *p, const SortieFrame *f, guint slot, SortieList *ret);

/* Where the program of a frame, or an ability in force, evaluates its expressions. The context
 * points into @p, @f and @active, which must outlive it. */
SortieContext sortie_context_of_frame (const SortiePlay *p, const SortieFrame *f);

/* Where the rules evaluate what @source says, before anything of it runs. @cause: SortieCause. */
SortieContext sortie_context (const SortiePlay *p, guint8 seat, SortieRef source, guint8 cause);

/* Whether what a clause does, or asks, depends on the side on which it acts (sortie/state.h): it speaks of
 * opponents, of places, or of a word of the game that does (`reads_side`). */
gboolean sortie_clause_reads_side (const SortiePlay *p, guint16 clause);

/* Continuous effects. Ending is told by the sequencer. */
void sortie_effects_close (SortiePlay *p, SortieUntil until);

/* Ends what was set up for @subject alone and for a time, but not who controls it. */
void sortie_effects_forget (SortiePlay *p, SortieRef subject);

/* ---- Lacks: what keeps a thing out of a set, or from being aimed at.
 *
 * The same walk as that of sortie_set_has(), which stops at the first part of the question
 * that the thing does not satisfy, so that a refusal can name this part and no other.
 */

/* What kind of thing is missing. */
typedef enum
{
  SORTIE_LACKS_NOTHING,
  SORTIE_LACKS_MEMBERSHIP, /* it is not in @set, or in it, but @test does not hold of it */
  SORTIE_LACKS_EXCEPTION,  /* it is in @set, whose members are left out */
  SORTIE_LACKS_OTHERNESS,  /* the same, and it is the one that asks itself */
  SORTIE_LACKS_LEAVE,      /* a rule that may be forbidden does not allow it: @value, @source */
} SortieLackKind;

/* The first part of a question that a thing does not satisfy. Members that its kind does not name are
 * 0. */
typedef struct
{
  SortieLackKind kind;
  guint16 set;          /* an expression */
  guint16 test;         /* of a <where>: what does not hold; 0: it is not in the set at all */
  guint16 program;      /* whose bound names they speak of; 0: none */
  guint16 value;        /* of type SORTIE_VALUE_RULE */
  SortieSource source;  /* what forbids it; a source_def of 0: nothing but the rules */
} SortieLack;

/* ---- Demands: what a clause cannot be announced without.
 *
 * Each <target> demands as many candidates as must be named. A game may say the same of what is
 * chosen before anything is done (openings, below). A card that is played is no candidate of its own
 * clause: it leaves its zone before anything is named.
 */

/**
 * sortie_lacks_target:
 * @ctx: who would announce it
 * @clause: the number of a clause
 * @ret: (out) (optional): of the first target for which there is too little, the set that it is
 *   named from
 *
 * Returns: whether there is such a target
 */
gboolean sortie_lacks_target (const SortieContext *ctx, guint16 clause, SortieLack *ret);

/* The same of the targets, and of the choices that the clause begins with. */
gboolean sortie_lacks_demand (const SortieContext *ctx, guint16 clause, SortieLack *ret);

/* ---- Openings: what a program chooses before it does anything.
 *
 * The opening of a program runs from its first instruction to the first that does something or that
 * may be passed over. Nothing that the program brings about changes what is chosen there, so whether
 * there is anything to choose can be seen before the program is announced:
 *
 *     <choose name="victim" from="enemies"/>    the opening
 *     <if test="victim">                        only asks what the choice found: it goes on
 *       <then>
 *         <choose name="price" from="hand"/>
 *         <kill what="victim"/>                 the deed, which ends it
 *
 * A game may demand that each choice of the opening finds something. A choice that may be left out, or
 * that somebody else makes, demands nothing; nor does one among what a name of the program holds, which
 * is known only when that is bound.
 */

/* What the program does first, whatever is chosen: the instruction that ends the opening. NULL when
 * the opening is all of it, or when it ends in a question or a condition. (nullable) */
const SortieInstruction *sortie_opening_deed (const SortieContext *ctx, guint16 program);

/* ---- Targets: what an ability may be aimed at.
 *
 * The targets of a program are named when it is announced and looked at again when
 * it resolves; both times by the same code. A thing is a legal target when it is in
 * the <target>'s set and, where the game has the rule named SORTIE_TARGET_RULE, when
 * that rule allows it: "cannot be targeted" is a <forbid> like any other. Only cards
 * and pieces are asked for that rule; a seat or a place can always be aimed at.
 */

/**
 * sortie_targets_candidates:
 * @ctx: who aims; of an announcement's frame: its link has the targets named so far
 * @program: whose target
 * @target: which one, in the order of the card
 * @ret: where to write them
 * @max: room in @ret
 * @ret_at_least: how many must be named
 * @ret_at_most: how many may be named
 *
 * Returns: how many candidates were written
 */
guint sortie_targets_candidates (const SortieContext *ctx, const SortieProgram *program,
                                 guint target, SortieRef *ret, guint max, guint *ret_at_least,
                                 guint *ret_at_most);

/* Whether something would be a candidate for a target of the program if a card in play did not
 * forbid it: that card is the source in @ret. */
gboolean sortie_targets_protected (const SortieContext *ctx, guint16 program, SortieLack *ret);

/* ---- Uses: how often an ability was used, in this turn or in the whole game, and what else is
 * counted for a turn.
 *
 * A use is noted among the continuous effects, as one that does nothing and ends with the
 * turn, or never; it counts for the piece or card that has the ability, not for its other
 * copies, and a piece that comes back is another one. With whose="player" it counts for its holder,
 * whatever has the ability; what is played always does.
 */

/* Whether the clause's limit, if it has one, lets @source use it once more. */
gboolean sortie_may_use (const SortiePlay *p, guint16 clause, SortieRef source);

/* Notes a use; nothing for a clause without a limit. */
void sortie_note_use (SortiePlay *p, guint16 clause, SortieRef source);

/* How often @what, a number of the game's own, was noted in this turn for all that is called like
 * @def: those that have left the table since count like the others. */
guint sortie_times_noted (const SortiePlay *p, guint16 what, guint16 def);

/* Notes it once more. */
void sortie_note_for_turn (SortiePlay *p, guint16 what, guint16 def);

G_END_DECLS
