/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* query.h: ask a position for derived values, sets, abilities and targets. */
#pragma once
#include <sortie/language.h>
G_BEGIN_DECLS

/* ---- Derived values.
 *
 * A value is a number (attack, cost) or a rule (may it be targeted, is it an Ally). It is computed
 * from the printed value, the clauses of everything in play, and the continuous effects. The layers
 * apply in this order:
 *
 *   1. identity;
 *   2. abilities gained, lost and negated;
 *   3. membership in sets;
 *   4. numbers: set, add, multiply, limit.
 *
 * A layer reads only the layers before it, and "base" means printed, so there are no cycles. For a
 * rule, "cannot" beats "can". sortie_query_explain() lists every source of a result.
 *
 * Where the cards leave a question open, the framework decides:
 * - A copy has the name and abilities of the original but keeps its own numbers.
 * - A lost ability stays lost, whether it was printed or granted. Losses by effects apply first,
 *   then those by pieces, all at once.
 * - If several sources set a number, the last one wins, by place and then by age.
 * - A number may depend on other numbers up to four levels deep. Below that, printed values count.
 */

/* A question: the thing, and the circumstances. */
typedef struct
{
  SortieRef subject;
  SortieRef other;  /* the other thing involved, such as the target of an attack; or nothing */
  guint8 actor;     /* the acting seat; SORTIE_NO_SEAT: nobody in particular */
  guint8 cause;     /* SortieCause */
} SortieQuery;

/* A question about @subject_ without circumstances. */
#define SORTIE_QUERY(subject_) \
  ((SortieQuery) { .subject = (subject_), .other = SORTIE_NOTHING, .actor = SORTIE_NO_SEAT, \
                   .cause = SORTIE_CAUSE_RULE })

/* The value printed on the subject's own top card, even while it copies another card. A seat or a place has the default
 * of the value. The value of a number is always that number. */
gint sortie_value_printed (const SortiePlay *p, guint value, SortieRef subject);
static inline gint
sortie_value_base (const SortiePlay *p, guint value, SortieRef subject)
{
  guint16 def = sortie_thing_def (p, subject); /* nearly always a piece or card */

  return def != 0 ? sortie_def (p, def)->printed[value] : sortie_value_printed (p, value, subject);
}

/* @number, but at least 0. Unlike MAX (), this evaluates its argument once. */
static inline gint
sortie_not_negative (gint number)
{
  return number > 0 ? number : 0;
}

/* The state's summary of what is in play (SortieGlance, sortie/state.h), or NULL if it is not enough: some card copies
 * another, or a value is being computed right now. */
static inline const SortieGlance *
sortie_glance_at_hand (const SortiePlay *p)
{
  const SortieGlance *glance = &p->s->glance;

  return p->watch == NULL && glance->is_kept && !(glance->masks.kinds >> SORTIE_CLAUSE_BECOME & 1)
           ? glance
           : NULL;
}

/* A bit for each value that anything in play might change; all bits if that is not known at once. */
static inline guint64
sortie_values_changing (const SortiePlay *p)
{
  const SortieGlance *glance = sortie_glance_at_hand (p);

  return glance != NULL ? glance->masks.values : G_MAXUINT64;
}

/* Whether anything in play might change a value of @subject (SORTIE_NOTHING: of any subject). This
 * is a quick test that may say TRUE in vain; FALSE means that the printed value holds. */
gboolean sortie_look_for_change (const SortiePlay *p, guint value, SortieRef subject);
static inline gboolean
sortie_may_change (const SortiePlay *p, guint value, SortieRef subject)
{
  const SortieGlance *glance = sortie_glance_at_hand (p);

  return (glance == NULL || (glance->masks.values >> value & 1))
         && sortie_look_for_change (p, value, subject);
}

/* The two halves of sortie_query() for callers that already know sortie_may_change(): the value
 * with every source applied, and the value when no source applies. The subject is a piece, a card
 * or a definition. */
gint sortie_value_worked_out (const SortiePlay *p, guint value, const SortieQuery *query);
gint sortie_value_within_limits (const SortiePlay *p, guint value, SortieRef subject);
static inline gint
sortie_value_unchanged (const SortiePlay *p, guint value, SortieRef subject)
{
  guint16 def = sortie_thing_def (p, subject);

  return def != 0 ? sortie_def (p, def)->unchanged[value]
                  : sortie_value_within_limits (p, value, subject);
}

/* The value of a piece, a card or a definition; 0 or 1 for a rule. */
G_ALWAYS_INLINE static inline gint
sortie_query (const SortiePlay *p, guint value, const SortieQuery *query)
{
  return sortie_may_change (p, value, query->subject)
           ? sortie_value_worked_out (p, value, query)
           : sortie_value_unchanged (p, value, query->subject);
}

/* Whether the game has this value. If not, that is a mistake of the caller: a critical names the number. */
gboolean sortie_has_value (const SortiePlay *p, guint value);

/* The same without circumstances; 0 for a value that the game does not have. */
static inline gint
sortie_value (const SortiePlay *p, guint value, SortieRef subject)
{
  /* SORTIE_QUERY (subject), which is not C++ */
  const SortieQuery query = { subject, SORTIE_NOTHING, SORTIE_NO_SEAT, SORTIE_CAUSE_RULE };

  if (G_UNLIKELY (value >= p->setup->n_values) && !sortie_has_value (p, value))
    return 0;
  return sortie_query (p, value, &query);
}

/* Whether a rule allows something. */
static inline gboolean
sortie_allows (const SortiePlay *p, guint value, const SortieQuery *query)
{
  return sortie_query (p, value, query) != 0;
}

/* The places at most @within orthogonal steps from @place. */
typedef struct
{
  guint16 place;
  guint8 within;
} SortieCircle;

/* The result if circles cannot describe it: anywhere. */
#define SORTIE_ANYWHERE G_MAXUINT

/* The parts of the grid in which a value of @subject, a piece in play, might differ from the printed one. Writes at
 * most @max circles and returns how many there are, or SORTIE_ANYWHERE if circles cannot describe it. */
guint sortie_value_circles (const SortiePlay *p, guint value, SortieRef subject, SortieCircle *ret,
                            guint max);

/* More sources of one value than anybody reads; further ones still count. */
#define SORTIE_MAX_SOURCES 32

/* One step of the computation of a value. */
typedef struct
{
  SortieRef source;    /* a piece or card; SORTIE_NOTHING: the printed value or a limit */
  guint16 source_def;  /* 0: the rules */
  guint16 clause;      /* 0: printed or limit */
  guint8 change;       /* SortieChange */
  gint16 amount;
  gint16 result;       /* the value after this source */
} SortieSource;

/* Like sortie_query(), and lists the sources of the result. The first source is the base. Returns
 * the number of sources written; any that do not fit are left out of the list but count in @ret. */
guint sortie_query_explain (const SortiePlay *p, guint value, const SortieQuery *query,
                            SortieSource sources[SORTIE_MAX_SOURCES], gint *ret);

/* ---- Sums: a number that the rules make of several values, such as the strength of an attack. A game computes the
 * number from its terms, so that a front end can derive it line by line. */

/* What a term of a sum does to it. */
typedef enum
{
  SORTIE_SUM_PLUS,
  SORTIE_SUM_MINUS,    /* taken off */
  SORTIE_SUM_AT_LEAST, /* the sum is at least this; after the terms that it limits */
  SORTIE_SUM_NONE,     /* not a part of the sum, but the reason why another term is missing */
} SortieSumKind;

/* A term: the value that a question asks for. */
typedef struct
{
  guint8 kind;  /* SortieSumKind */
  guint8 value; /* a value of the game */
  SortieQuery query;
} SortieSummand;

/* More terms than any sum has. */
#define SORTIE_MAX_SUMMANDS 8

/* What the terms amount to, one after another. */
gint sortie_sum (const SortiePlay *p, const SortieSummand *terms, guint n);

/* Updates the state's summary of what is in play, which makes questions faster. The engine does
 * this after each change. Without a summary the answers are the same. */
void sortie_glance_look (SortiePlay *p);

/* Updates the summary if it is out of date. */
static inline void
sortie_glance_keep (SortiePlay *p)
{
  if (!p->s->glance.is_kept)
    sortie_glance_look (p);
}

/* The definition that a piece or card has now: that of its top card, or of the card it copies; 0
 * when it has left the table. */
guint16 sortie_identity (const SortiePlay *p, SortieRef ref);

/* Whether @ref is in the game's set @set_word, by the rules or by a <count-as>. (The game's function for the word knows
 * only the rules.) */
gboolean sortie_counts_as (const SortieContext *ctx, guint set_word, SortieRef ref);

/* Whether @ref is in that set by a <count-as> alone, and by which one. */
gboolean sortie_is_counted (const SortieContext *ctx, guint set_word, SortieRef ref, SortieSource *ret);

/* Whether any <count-as> might be in force; FALSE: the rules alone decide what is in a set. */
gboolean sortie_may_count_as (const SortiePlay *p);

/* The bits (SortieCatalogue.event_bits) of the events to which some trigger or replacement in play reacts. */
guint64 sortie_look_for_events (const SortiePlay *p);
static inline guint64
sortie_events_in_play (const SortiePlay *p)
{
  const SortieGlance *glance = sortie_glance_at_hand (p);

  return glance != NULL ? glance->masks.events : sortie_look_for_events (p);
}

/* Whether some trigger or replacement in play reacts to events of this kind. */
static inline gboolean
sortie_event_is_awaited (const SortiePlay *p, guint type)
{
  return (sortie_events_in_play (p) & p->setup->catalogue->event_bits[type]) != 0;
}

/* The most abilities that a card can have, granted ones included. The conformance kit fails a game
 * that exceeds it (M1). */
#define SORTIE_MAX_ABILITIES 64

/* The activated abilities or play effects (@kind) that a piece or card has now. Writes at most @max
 * clauses and returns how many. */
guint sortie_abilities (const SortiePlay *p, SortieRef piece, SortieClauseKind kind, guint16 *ret,
                        guint max);

/* The activated abilities that a card has in a hand (held="yes"); none when it is not in a hand.
 * Writes at most @max clauses and returns how many. */
guint sortie_held_abilities (const SortiePlay *p, guint16 card, guint16 *ret, guint max);

/* The pieces in play that might have an activated ability with one of these timings, by slot. A
 * quick test: some of them may have none. Returns how many were written. */
guint sortie_pieces_able (const SortiePlay *p, guint32 timings, SortieRef *ret, guint max);

/* ---- Expressions. Evaluating one never changes the state. */

/* The number of an expression of the catalogue. */
gint sortie_number (const SortieContext *ctx, guint16 expr);

/* Whether a test of the catalogue holds; 0, no test, always does. */
gboolean sortie_test (const SortieContext *ctx, guint16 expr);

/* Writes at most @max members of a set and returns how many were written. */
guint sortie_set (const SortieContext *ctx, guint16 expr, SortieRef *ret, guint max);
gboolean sortie_set_has (const SortieContext *ctx, guint16 expr, SortieRef ref);

/* The size of the largest set. A set has each member once, and sortie_game_check() refuses a game
 * whose cards, pieces, places and seats together exceed this, so a buffer of this size holds any
 * set. (A game with 500 cards that may all be pieces, 200 places and 8 seats needs 1208.) Callers
 * keep the buffer on the stack and do not clear it, so a small game pays nothing for the size. */
#define SORTIE_MAX_SET 2048

/* For a game's set words: writes the pieces for which @has holds, at most @max; returns how many.
 * */
guint sortie_list_pieces (const SortieContext *ctx, SortieHas *has, SortieRef *ret, guint max);

/* Appends all cards of a zone to the @n references in @ret; returns the new length. */
guint sortie_list_zone (const SortieContext *ctx, guint16 zone, SortieRef *ret, guint n, guint max);

/* A copy of a list in a frame. (The original moves when the frame's lists change.) */
typedef struct
{
  SortieRef ref[SORTIE_MAX_SET];
  guint n;
} SortieList;

/* Copies the list in @slot of the frame @f into @ret. */
void sortie_slot_copy (const SortiePlay *p, const SortieFrame *f, guint slot, SortieList *ret);

/* The context in which a frame's program evaluates expressions. It points into @p and @f, which
 * must outlive it. */
SortieContext sortie_context_of_frame (const SortiePlay *p, const SortieFrame *f);

/* The context for what @source says before its program runs. @cause: SortieCause. */
SortieContext sortie_context (const SortiePlay *p, guint8 seat, SortieRef source, guint8 cause);

/* Whether a clause depends on the side on which it acts (sortie/state.h): it mentions opponents,
 * places or a word of the game marked `reads_side`. */
gboolean sortie_clause_reads_side (const SortiePlay *p, guint16 clause);

/* Ends the continuous effects that last until @until. The framework calls this for its own times, and the rules of a
 * game for SORTIE_GAME_UNTIL (). */
void sortie_effects_close (SortiePlay *p, SortieUntil until);

/* For `whose` of a SortieUntilDecl: the first opponent of @seat in the order of turns; @seat itself when there is
 * none. @side: SortieSide of @seat. */
guint8 sortie_next_opponent (const SortiePlay *p, guint8 seat, guint8 side);

/* Ends the temporary effects on @subject alone, except a change of control. */
void sortie_effects_forget (SortiePlay *p, SortieRef subject);

/* ---- Lacks: why a thing is not in a set, or not a legal target.
 *
 * The search goes through the parts of a question like sortie_set_has() and stops at the first that
 * the thing fails, so that a refusal can name exactly that part.
 */

/* The kind of the failed part. */
typedef enum
{
  SORTIE_LACKS_NOTHING,
  SORTIE_LACKS_MEMBERSHIP, /* it is not in @set, or fails @test there */
  SORTIE_LACKS_EXCEPTION,  /* it is in @set, which is excluded */
  SORTIE_LACKS_OTHERNESS,  /* it is excluded because it is the thing that asks */
  SORTIE_LACKS_LEAVE,      /* a rule forbids it: @value, @source */
} SortieLackKind;

/* The first part of a question that a thing fails. Fields that do not belong to the kind are 0. */
typedef struct
{
  SortieLackKind kind;
  guint16 set;          /* an expression */
  guint16 test;         /* the failed test of a <where>; 0: not in the set at all */
  guint16 program;      /* the program whose bound names they mention; 0: none */
  guint16 value;        /* of type SORTIE_VALUE_RULE */
  SortieSource source;  /* what forbids it; source_def 0: the rules */
} SortieLack;

/* ---- Demands: what must exist before a clause can be announced.
 *
 * Each <target> needs as many candidates as must be named. A game may ask the same of the choices
 * that come before any action (openings, below). A card being played is never a candidate of its
 * own clause, because it leaves its zone before targets are named.
 */

/**
 * sortie_lacks_target:
 * @ctx: the context of the seat that would announce it
 * @clause: the number of a clause
 * @ret: (out) (optional): the set of the first target that has too few candidates
 *
 * Returns: whether some target has too few candidates
 */
gboolean sortie_lacks_target (const SortieContext *ctx, guint16 clause, SortieLack *ret);

/* The same for the targets and for the choices of the clause's opening. */
gboolean sortie_lacks_demand (const SortieContext *ctx, guint16 clause, SortieLack *ret);

/* ---- Openings: the choices of a program before its first action.
 *
 * The opening runs from the first instruction to the first that acts or that may be skipped. Since
 * the program has not changed anything by then, one can tell before the announcement whether these
 * choices have candidates:
 *
 *     <choose name="victim" from="enemies"/>    the opening
 *     <if test="victim">                        tests a choice only: still the opening
 *       <then>
 *         <choose name="price" from="hand"/>
 *         <kill what="victim"/>                 the first action ends the opening
 *
 * A game may demand that each choice of the opening has candidates. There is no demand for an
 * optional choice, for a choice that another seat makes, or for a choice from a bound name, whose
 * members are not known yet.
 */

/* The first action of the program, which ends its opening. (nullable) NULL when the program is all
 * opening, or when a question or condition ends the opening. */
const SortieInstruction *sortie_opening_deed (const SortieContext *ctx, guint16 program);

/* ---- Targets.
 *
 * A player names the targets of a program at its announcement; the same code checks them again when
 * the program resolves. A target is legal when it is in the <target>'s set and the game's rule
 * SORTIE_TARGET_RULE, if there is one, allows it: "cannot be targeted" is an ordinary <forbid>. The
 * rule applies to cards and pieces only; seats and places can always be targets.
 */

/**
 * sortie_targets_candidates:
 * @ctx: the context; in an announcement its link has the targets named so far
 * @program: the program with the target
 * @target: which target, counted from 0 in the order of the card
 * @ret: (out caller-allocates): the candidates
 * @max: the room in @ret
 * @ret_at_least: (out): the fewest that may be named
 * @ret_at_most: (out): the most that may be named
 *
 * Returns: the number of candidates written
 */
guint sortie_targets_candidates (const SortieContext *ctx, const SortieProgram *program,
                                 guint target, SortieRef *ret, guint max, guint *ret_at_least,
                                 guint *ret_at_most);

/* Whether only a card in play keeps something from being a candidate for a target of the program.
 * That card is the source in @ret. */
gboolean sortie_targets_protected (const SortieContext *ctx, guint16 program, SortieLack *ret);

/* ---- Uses: counting for "once per turn" and the like.
 *
 * A use is kept as a continuous effect that does nothing and lasts for the turn or for the game. It
 * counts for the piece or card with the ability, not for its other copies; a piece that returns to
 * play counts anew. With whose="player", and for every card that is played, it counts for the
 * holder instead.
 */

/* Whether the limit of the clause, if any, allows @source another use. */
gboolean sortie_may_use (const SortiePlay *p, guint16 clause, SortieRef source);

/* Records a use. Does nothing for a clause without a limit. */
void sortie_note_use (SortiePlay *p, guint16 clause, SortieRef source);

/* How often the game recorded @what, a number of its choice, this turn for anything with the name
 * of @def, even if it has left the table since. */
guint sortie_times_noted (const SortiePlay *p, guint16 what, guint16 def);

/* Records @what once more. */
void sortie_note_for_turn (SortiePlay *p, guint16 what, guint16 def);

G_END_DECLS
