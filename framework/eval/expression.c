/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* expression.c: evaluates numbers and tests. Evaluation changes nothing.
 *
 * A statement about "every member" of a set is false if the set is empty: a missing thing does not have a defence of 2.
 */
#include <sortie/language.h>
#include "language/front-end.h"
#include "language/internal.h"
#include "eval/internal.h"

SortieContext
sortie_context_of_frame (const SortiePlay *p, const SortieFrame *f)
{
  return (SortieContext){
    .p = p,
    .you = f->seat,
    .self = f->source,
    .self_def = f->source_def,
    .actor = f->seat,
    .cause = f->cause,
    .side = f->side,
    .event = sortie_frame_event (p, f),
    .frame = f,
  };
}

SortieContext
sortie_context (const SortiePlay *p, guint8 seat, SortieRef source, guint8 cause)
{
  return (SortieContext){
    .p = p,
    .you = seat,
    .self = source,
    .self_def = sortie_identity (p, source),
    .actor = seat,
    .cause = cause,
    .side = sortie_side_of_thing (p, seat, source),
  };
}

/* ---- Things as expressions see them --------------------------------------------------- */

/* What a piece was when it left: the event knows, or the thing that speaks. */
static guint16
last_known (const SortieContext *ctx, SortieRef ref)
{
  if (ctx->event != NULL && ref == ctx->event->subject)
    return ctx->event->subject_def;
  if (ctx->event != NULL && ref == ctx->event->source)
    return ctx->event->source_def;
  return ref == ctx->self ? ctx->self_def : 0;
}

gint
eval_value (const SortieContext *ctx, guint value, SortieRef ref, gboolean base)
{
  if (model_has_left (ctx->p, ref))
    return sortie_value_base (ctx->p, value, sortie_ref (SORTIE_REF_DEF, last_known (ctx, ref)));
  return base ? sortie_value_base (ctx->p, value, ref) : sortie_value (ctx->p, value, ref);
}

/* What the thing counts as, or counted as when it left. */
static guint16
identity_of (const SortieContext *ctx, SortieRef ref)
{
  return model_has_left (ctx->p, ref) ? last_known (ctx, ref) : sortie_identity (ctx->p, ref);
}

/* ---- Numbers -------------------------------------------------------------------------- */

static gint
narrow (gint64 number)
{
  return (gint) CLAMP (number, G_MININT32, G_MAXINT32);
}

static gint
value_of_first (const SortieContext *ctx, const SortieExpr *e)
{
  SortieRef ref;
  if (!sortie_set (ctx, (guint16) e->arg[1], &ref, 1))
    return 0;
  return eval_value (ctx, (guint) e->arg[0], ref, e->arg[2]);
}

static gint
value_of_all (const SortieContext *ctx, const SortieExpr *e)
{
  gint64 total = 0;
  for (EVAL_EACH (ctx, e->arg[1], ref))
    total += eval_value (ctx, (guint) e->arg[0], *ref, FALSE);
  return narrow (total);
}

static gint
value_of_best (const SortieContext *ctx, const SortieExpr *e)
{
  gint best = 0;
  for (EVAL_EACH (ctx, e->arg[1], ref))
    {
      gint value = eval_value (ctx, (guint) e->arg[0], *ref, e->arg[2]);
      if (ref == ref_all || (e->op == SORTIE_EXPR_NUM_MOST ? value > best : value < best))
        best = value;
    }
  return best;
}

static gint
count_set (const SortieContext *ctx, gint16 set)
{
  SortieRef refs[SORTIE_MAX_SET];
  return (gint) sortie_set (ctx, (guint16) set, refs, SORTIE_MAX_SET);
}

static gint
marks (const SortieContext *ctx, const SortieExpr *e)
{
  gint64 total = 0;
  for (EVAL_EACH (ctx, e->arg[1], ref))
    total += sortie_piece_mark (ctx->p, *ref, (guint) e->arg[0]);
  return narrow (total);
}

/* The sum over the seats, or the value of a variable of the match, which has no seats. */
static gint
variable (const SortieContext *ctx, const SortieExpr *e)
{
  gint64 total = 0;
  if (ctx->p->setup->vars[e->arg[0]].shared)
    return sortie_var (ctx->p, (guint) e->arg[0], 0);
  for (EVAL_EACH (ctx, e->arg[1], ref))
    if (sortie_ref_kind (*ref) == SORTIE_REF_SEAT)
      total += sortie_var (ctx->p, (guint) e->arg[0], (guint8) sortie_ref_index (*ref));
  return narrow (total);
}

/* The result is 0 if the set has no member or several. */
static gint
about (const SortieContext *ctx, const SortieExpr *e)
{
  SortieRef refs[2];
  SortieContext inner = *ctx;
  if (sortie_set (ctx, (guint16) e->arg[1], refs, G_N_ELEMENTS (refs)) != 1)
    return 0;
  inner.it = refs[0];
  return sortie_number (&inner, (guint16) e->arg[0]);
}

static gint
shown (const SortieContext *ctx, gint16 set)
{
  gint total = 0;
  for (EVAL_EACH (ctx, set, ref))
    if (sortie_ref_kind (*ref) == SORTIE_REF_NUMBER)
      total += sortie_ref_index (*ref);
  return total;
}

static gboolean is_between (const SortieContext *ctx, gint number, gint16 least, gint16 most);

static gint
showing (const SortieContext *ctx, const SortieExpr *e)
{
  gint found = 0;
  for (EVAL_EACH (ctx, e->arg[0], ref))
    found += sortie_ref_kind (*ref) == SORTIE_REF_NUMBER
             && is_between (ctx, sortie_ref_index (*ref), e->arg[1], e->arg[2]);
  return found;
}

/* Further than the width of any board. */
#define FAR_AWAY 99

/* The place of the only member of a set: a place, or a piece on one. */
static guint16
place_of_one (const SortieContext *ctx, gint16 set)
{
  SortieRef refs[2];
  return sortie_set (ctx, (guint16) set, refs, G_N_ELEMENTS (refs)) == 1 ? eval_place (ctx->p, refs[0])
                                                                         : SORTIE_NO_INDEX;
}

static gint
distance (const SortieContext *ctx, const SortieExpr *e)
{
  guint16 from = place_of_one (ctx, e->arg[0]), to = place_of_one (ctx, e->arg[1]);
  if (from == SORTIE_NO_INDEX || to == SORTIE_NO_INDEX)
    return FAR_AWAY;
  return (gint) MIN (sortie_grid_distance (ctx->p->setup, from, to), FAR_AWAY);
}

static gint
sum (const SortieContext *ctx, const SortieExpr *e)
{
  gint64 total = 0;
  for (guint i = 0; i < e->n_args; i++)
    total += sortie_number (ctx, (guint16) eval_kids (ctx, e)[i]);
  return narrow (total);
}

/* Rounds towards the lower or the higher number, also below zero. */
static gint
half (gint64 number, gboolean up)
{
  number += up;
  return narrow ((number - (number < 0)) / 2);
}

gint
sortie_number (const SortieContext *ctx, guint16 expr)
{
  const SortieExpr *e = eval_expr (ctx, expr);
  const gint16 *arg = e->arg;
#define N(i) ((gint64) sortie_number (ctx, (guint16) arg[i]))
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_NUM_CONST:
      return arg[0];
    case SORTIE_EXPR_NUM_SLOT:
      return ctx->frame != NULL ? sortie_slot (ctx->p, ctx->frame, (guint) arg[0]) : 0;
    case SORTIE_EXPR_NUM_WORD:
      return ctx->p->setup->catalogue->vocabulary->numbers[arg[0]].number (ctx);
    case SORTIE_EXPR_NUM_VALUE:
      return value_of_first (ctx, e);
    case SORTIE_EXPR_NUM_COUNT:
      return count_set (ctx, arg[0]);
    case SORTIE_EXPR_NUM_TOTAL:
      return value_of_all (ctx, e);
    case SORTIE_EXPR_NUM_MOST:
    case SORTIE_EXPR_NUM_LEAST:
      return value_of_best (ctx, e);
    case SORTIE_EXPR_NUM_MARK:
      return marks (ctx, e);
    case SORTIE_EXPR_NUM_VARIABLE:
      return variable (ctx, e);
    case SORTIE_EXPR_NUM_SHOWN:
      return shown (ctx, arg[0]);
    case SORTIE_EXPR_NUM_SHOWING:
      return showing (ctx, e);
    case SORTIE_EXPR_NUM_DISTANCE:
      return distance (ctx, e);
    case SORTIE_EXPR_NUM_ABOUT:
      return about (ctx, e);
    case SORTIE_EXPR_NUM_AMOUNT:
      return ctx->event != NULL ? ctx->event->amount : 0;
    case SORTIE_EXPR_NUM_DONE:
      return ctx->frame != NULL ? ctx->frame->done : 0;
    case SORTIE_EXPR_NUM_PLUS:
      return sum (ctx, e);
    case SORTIE_EXPR_NUM_MINUS:
      return narrow (N (0) - N (1));
    case SORTIE_EXPR_NUM_TIMES:
      return narrow (N (0) * N (1));
    case SORTIE_EXPR_NUM_HALF:
      return half (N (0), arg[1] != 0);
    case SORTIE_EXPR_NUM_SMALLER:
      return narrow (MIN (N (0), N (1)));
    case SORTIE_EXPR_NUM_IF:
      return sortie_test (ctx, (guint16) arg[0]) ? narrow (N (1)) : narrow (N (2));
    default:
      return 0;
    }
#undef N
}

/* ---- Tests ---------------------------------------------------------------------------- */

/* A property of one thing; @e is the test. */
typedef gboolean (*Property) (const SortieContext *ctx, const SortieExpr *e, SortieRef ref);

static gboolean
every (const SortieContext *ctx, const SortieExpr *e, gint16 set, Property has)
{
  gboolean any = FALSE;
  for (EVAL_EACH (ctx, set, ref))
    if (has (ctx, e, *ref))
      any = TRUE;
    else
      return FALSE;
  return any;
}

/* A limit that is not given always holds. */
static gboolean
is_between (const SortieContext *ctx, gint number, gint16 least, gint16 most)
{
  return (!least || number >= sortie_number (ctx, (guint16) least))
         && (!most || number <= sortie_number (ctx, (guint16) most));
}

static gboolean
has_value (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  gint value = eval_value (ctx, (guint) e->arg[0], ref, e->arg[4]);
  return is_between (ctx, value, e->arg[2], e->arg[3]);
}

static gboolean
is_set_word (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  gint value = eval_value (ctx, (guint) e->arg[0], ref, FALSE);
  gboolean bits =
      ctx->p->setup->catalogue->vocabulary->values[e->arg[0]].type == SORTIE_VALUE_WORDS;
  return bits ? value >> e->arg[2] & 1 : value == e->arg[2];
}

static gboolean
is_among_refs (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  return sortie_set_has (ctx, (guint16) e->arg[1], ref);
}

static gboolean
have_one_name (const SortieContext *ctx, guint16 a, guint16 b)
{
  if (!a || !b)
    return FALSE;
  return a == b || !g_strcmp0 (sortie_def (ctx->p, a)->name, sortie_def (ctx->p, b)->name);
}

static gboolean
is_named (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  return have_one_name (ctx, identity_of (ctx, ref), (guint16) e->arg[1]);
}

static gboolean
is_listed_with (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  guint16 def = identity_of (ctx, ref);

  for (guint i = 0; i < catalogue->n_decks; i++)
    if (sortie_deck_line (&catalogue->decks[i], (guint16) e->arg[1]) != NULL
        && sortie_deck_line (&catalogue->decks[i], def) != NULL)
      return TRUE;
  return FALSE;
}

/* Looks at the thing's own card: a copy takes over a name and abilities, but no faction. */
static gboolean
is_of_faction (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  guint16 faction = sortie_def (ctx->p, eval_printed_def (ctx->p, ref))->faction_index;

  return faction < SORTIE_MAX_FACTIONS && catalogue->factions[e->arg[1]].kin >> faction & 1;
}

static gboolean
has_name_of (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 def = identity_of (ctx, ref);
  for (EVAL_EACH (ctx, e->arg[1], other))
    if (have_one_name (ctx, def, identity_of (ctx, *other)))
      return TRUE;
  return FALSE;
}

static gboolean
has_keyword (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 keyword = (guint16) e->arg[1];
  /* what the card itself prints counts whatever the thing has lost or counts as */
  return e->arg[2] != 0 ? sortie_def_prints_keyword (ctx->p->setup->catalogue, eval_printed_def (ctx->p, ref), keyword)
                        : sortie_has_keyword (ctx->p, ref, keyword);
}

static gboolean
remembers (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  return sortie_piece_remembers (ctx->p, ref, (guint) e->arg[1]);
}

/* Only places of the same grid can be near each other; nothing is near itself. */
static gboolean
is_near (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 place = eval_place (ctx->p, ref);
  guint within = (guint) sortie_not_negative (sortie_number (ctx, (guint16) e->arg[2]));
  if (place == SORTIE_NO_INDEX)
    return FALSE;
  for (EVAL_EACH (ctx, e->arg[1], other))
    if (*other != ref
        && sortie_grid_distance (ctx->p->setup, place, eval_place (ctx->p, *other)) <= within)
      return TRUE;
  return FALSE;
}

static gboolean
are_places_clear (const SortiePlay *p, const guint16 *places, guint n)
{
  for (guint i = 0; i < n; i++)
    if (sortie_place_piece (p, places[i]) != SORTIE_NOTHING)
      return FALSE;
  return TRUE;
}

/* Nothing is in line with something on the same place. */
static gboolean
is_in_line (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 between[G_MAXUINT8], place = eval_place (ctx->p, ref);
  guint within = (guint) sortie_not_negative (sortie_number (ctx, (guint16) e->arg[2])), n_between;

  if (place == SORTIE_NO_INDEX)
    return FALSE;
  for (EVAL_EACH (ctx, e->arg[1], other))
    {
      guint16 there = eval_place (ctx->p, *other);

      if (there != place && sortie_grid_line (ctx->p->setup, place, there, between, &n_between)
          && n_between < within && (e->arg[3] == 0 || are_places_clear (ctx->p, between, n_between)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_zone (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  guint16 zone = sortie_card_of (ctx->p, ref)->zone;
  return zone != SORTIE_NO_INDEX && ctx->p->setup->piles[zone].decl == e->arg[1];
}

static gboolean
is_on_place (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 place = eval_place (ctx->p, ref);
  return place != SORTIE_NO_INDEX && ctx->p->setup->spots[place].decl == e->arg[1];
}

static gboolean
all_hold (const SortieContext *ctx, const SortieExpr *e)
{
  for (guint i = 0; i < e->n_args; i++)
    if (!sortie_test (ctx, (guint16) eval_kids (ctx, e)[i]))
      return FALSE;
  return TRUE;
}

static gboolean
one_holds (const SortieContext *ctx, const SortieExpr *e)
{
  for (guint i = 0; i < e->n_args; i++)
    if (sortie_test (ctx, (guint16) eval_kids (ctx, e)[i]))
      return TRUE;
  return FALSE;
}

/* Whether it is the turn of a seat in the set; in a joint turn, of any seat that takes it. */
static gboolean
is_turn_of (const SortieContext *ctx, guint16 set)
{
  const SortieTurn *turn = &ctx->p->s->turn;
  if (sortie_set_has (ctx, set, sortie_ref_seat (turn->active)))
    return TRUE;
  for (guint8 seat = 0; turn->joint >> seat != 0; seat++)
    if (turn->joint >> seat & 1 && sortie_set_has (ctx, set, sortie_ref_seat (seat)))
      return TRUE;
  return FALSE;
}

/* Phases are numbered across all of the game's kinds of turn. */
static gboolean
is_phase (const SortieTurn *turn, gint phase)
{
  return turn->table * SORTIE_PHASES_PER_TABLE + turn->phase == phase;
}

static gboolean
has_members (const SortieContext *ctx, const SortieExpr *e)
{
  SortieRef first;
  gint wanted = e->arg[1] ? sortie_number (ctx, (guint16) e->arg[1]) : 1;
  if (wanted == 1)
    return sortie_set (ctx, (guint16) e->arg[0], &first, 1) == 1;
  return count_set (ctx, e->arg[0]) >= wanted;
}

gboolean
sortie_test (const SortieContext *ctx, guint16 expr)
{
  const SortieExpr *e = eval_expr (ctx, expr);
  const gint16 *arg = e->arg;
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_NONE:
      return TRUE;
    case SORTIE_EXPR_TEST_WORD:
      return ctx->p->setup->catalogue->vocabulary->tests[arg[0]].holds (ctx);
    case SORTIE_EXPR_TEST_HAS:
      return every (ctx, e, arg[1], has_value);
    case SORTIE_EXPR_TEST_IS:
      return every (ctx, e, arg[1], is_set_word);
    case SORTIE_EXPR_TEST_NUMBER:
      return is_between (ctx, sortie_number (ctx, (guint16) arg[0]), arg[1], arg[2]);
    case SORTIE_EXPR_TEST_ANY:
      return has_members (ctx, e);
    case SORTIE_EXPR_TEST_AMONG:
      return every (ctx, e, arg[0], is_among_refs);
    case SORTIE_EXPR_TEST_SAME_NAME:
      return every (ctx, e, arg[0], has_name_of);
    case SORTIE_EXPR_TEST_NAMED:
      return every (ctx, e, arg[0], is_named);
    case SORTIE_EXPR_TEST_LISTED_WITH:
      return every (ctx, e, arg[0], is_listed_with);
    case SORTIE_EXPR_TEST_FACTION:
      return every (ctx, e, arg[0], is_of_faction);
    case SORTIE_EXPR_TEST_KEYWORD:
      return every (ctx, e, arg[0], has_keyword);
    case SORTIE_EXPR_TEST_REMEMBERS:
      return every (ctx, e, arg[0], remembers);
    case SORTIE_EXPR_TEST_NEAR:
      return every (ctx, e, arg[0], is_near);
    case SORTIE_EXPR_TEST_IN_LINE:
      return every (ctx, e, arg[0], is_in_line);
    case SORTIE_EXPR_TEST_IN_ZONE:
      return every (ctx, e, arg[0], is_in_zone);
    case SORTIE_EXPR_TEST_ON_PLACE:
      return every (ctx, e, arg[0], is_on_place);
    case SORTIE_EXPR_TEST_TURN_OF:
      return is_turn_of (ctx, (guint16) arg[0]);
    case SORTIE_EXPR_TEST_PHASE:
      return is_phase (&ctx->p->s->turn, arg[0]);
    case SORTIE_EXPR_TEST_CAUSE:
      return (ctx->event != NULL ? ctx->event->cause : ctx->cause) == arg[0];
    case SORTIE_EXPR_TEST_NOT:
      return !all_hold (ctx, e);
    case SORTIE_EXPR_TEST_ALL:
      return all_hold (ctx, e);
    case SORTIE_EXPR_TEST_EITHER:
      return one_holds (ctx, e);
    default:
      return FALSE;
    }
}
