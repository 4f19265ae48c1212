/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effects.c: continuous effects. Programs set them up, and the sequencer ends them.
 *
 * What the program knows and nothing knows later is fixed when the effect is set up: bound names, the result of the
 * effect before, the event. If a selector refers to these, the effect is locked as one effect per thing. A number that
 * refers to these is locked as its value. The list is in order of age.
 *
 * An effect without a clause is a loan: when it ends, its subject goes back to the seat in `amount`
 * (SORTIE_PROC_CONTROL). An effect with neither clause nor subject is a use (sortie/query.h).
 */
#include "eval/internal.h"
#include "language/internal.h"

/* ---- What only the program knows ------------------------------------------------------ */

static gboolean
is_of_the_moment (const SortieExpr *expr, G_GNUC_UNUSED gconstpointer nothing)
{
  switch ((SortieExprOp) expr->op)
    {
    case SORTIE_EXPR_NUM_SLOT:
    case SORTIE_EXPR_NUM_AMOUNT:
    case SORTIE_EXPR_NUM_DONE:
    case SORTIE_EXPR_SET_SLOT:
    case SORTIE_EXPR_SET_SUBJECT:
    case SORTIE_EXPR_SET_EVENT_OTHER:
    case SORTIE_EXPR_SET_EVENT_SOURCE:
    case SORTIE_EXPR_SET_EVENT_SEAT:
    case SORTIE_EXPR_SET_EVENT_PLACE:
    case SORTIE_EXPR_SET_EVENT_CARD:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
speaks_of_the_moment (const SortieCatalogue *catalogue, guint16 expr)
{
  return sortie_expr_any (catalogue, expr, is_of_the_moment, NULL);
}

/* ---- Setting up ----------------------------------------------------------------------- */

guint8
sortie_next_opponent (const SortiePlay *p, guint8 seat, guint8 side)
{
  guint8 opponents = sortie_opponents (p, seat, side), other = seat;
  do
    other = sortie_seat_later (p, other, 1);
  while (other != seat && !(opponents >> other & 1));
  return other;
}

/* One of the game's own times, or NULL if it is none of these. */
static const SortieUntilDecl *
own_until (const SortiePlay *p, guint8 until)
{
  return until >= SORTIE_UNTIL_OF_GAME ? &p->setup->catalogue->vocabulary->untils[until - SORTIE_UNTIL_OF_GAME] : NULL;
}

/* "Your next turn" does not count the running turn. */
static void
wait_for_next_turn (const SortiePlay *p, SortieEffect *effect, guint8 seat)
{
  effect->turn_seat = seat;
  effect->turns = sortie_is_active (p, seat) ? 2 : 1;
}

/* Sets how many ends (or starts) of turns must come, and whose. */
static void
count_turns (const SortiePlay *p, SortieEffect *effect)
{
  const SortieUntilDecl *own = own_until (p, effect->until);

  effect->turn_seat = SORTIE_NO_SEAT;
  effect->turns = 1;
  switch ((SortieUntil) effect->until)
    {
    case SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN:
      wait_for_next_turn (p, effect, effect->seat);
      break;
    case SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN:
      effect->turn_seat = effect->seat;
      break;
    default:
      if (own != NULL && own->whose != NULL)
        wait_for_next_turn (p, effect, own->whose (p, effect->seat, effect->side));
      break;
    }
}

/* Removes all but the first @kept effects. */
static void
cut (SortieState *s, guint kept)
{
  if (kept < s->n_effects)
    sortie_state_forget_glance (s);
  s->n_effects = (guint16) kept;
}

void
eval_effect_append (SortiePlay *p, const SortieEffect *effect)
{
  SortieState *s = p->s;
  if (model_fits (p, "effects", s->n_effects + 1u, s->cap_effects))
    sortie_state_effects (s)[s->n_effects++] = *effect;
  sortie_state_forget_glance (s);
}

void
eval_effect_drop (SortiePlay *p, guint number)
{
  SortieEffect *effect = sortie_state_effects (p->s) + number;
  memmove (effect, effect + 1, (p->s->n_effects - number - 1) * sizeof *effect);
  cut (p->s, p->s->n_effects - 1);
}

/* Locks a number, or the card whose name and abilities a copy has. */
static void
lock_amount (SortieEffect *effect, const SortieClause *clause, const SortieContext *ctx)
{
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  SortieRef like = SORTIE_NOTHING;
  if (clause->kind == SORTIE_CLAUSE_BECOME && speaks_of_the_moment (catalogue, clause->by))
    {
      sortie_set (ctx, clause->by, &like, 1);
      effect->amount = (gint16) eval_printed_def (ctx->p, like);
      effect->locked = TRUE;
    }
  else if (!sortie_clause_has_price (clause) && speaks_of_the_moment (catalogue, clause->amount))
    {
      gint amount = sortie_number (ctx, clause->amount);
      effect->amount = (gint16) CLAMP (amount, G_MININT16, G_MAXINT16);
      effect->locked = TRUE;
    }
}

/* Adds one effect for each thing that the clause is locked on, or one that evaluates its selector later. */
static void
append_locked (SortiePlay *p, SortieEffect *effect, const SortieClause *clause, const SortieContext *ctx)
{
  for (EVAL_EACH (ctx, clause->subject, subject))
    {
      effect->subject = *subject;
      eval_effect_append (p, effect);
    }
}

void
sortie_effects_tell (const SortiePlay *p, guint before, const SortieContext *ctx)
{
  const SortieEvent event = {
    .type = SORTIE_EVENT_LASTS,
    .seat = ctx->you,
    .actor = ctx->you,
    .cause = ctx->cause,
    .amount = (gint16) before,
    .source = ctx->self,
    .source_def = ctx->self_def,
  };

  if (p->s->n_effects > before)
    sortie_watch_tell (p, &event);
}

void
sortie_effects_add (SortiePlay *p, guint16 number, const SortieContext *ctx, SortieUntil until)
{
  const SortieClause *clause = sortie_clause (p, number);
  SortieEffect effect = {
    .clause = number,
    .source_def = ctx->self_def,
    .source = ctx->self,
    .seat = ctx->you,
    .side = ctx->side,
    .until = (guint8) until,
  };
  count_turns (p, &effect);
  lock_amount (&effect, clause, ctx);
  if (speaks_of_the_moment (p->setup->catalogue, clause->subject))
    append_locked (p, &effect, clause, ctx);
  else
    eval_effect_append (p, &effect);
}

/* ---- Loans ---------------------------------------------------------------------------- */

static inline gboolean
is_loan (const SortieEffect *effect)
{
  return effect->clause == 0 && effect->subject != SORTIE_NOTHING;
}

/* The newest loan decides who controls a piece. So if an older loan ends, we only change the seat that the next newer
 * one gives the piece back to. */
static void
give_back (SortiePlay *p, guint ended)
{
  SortieEffect *effects = sortie_state_effects (p->s);
  const SortieEffect *loan = &effects[ended];
  for (guint i = ended + 1; i < p->s->n_effects; i++)
    if (is_loan (&effects[i]) && effects[i].subject == loan->subject)
      {
        effects[i].amount = loan->amount;
        return;
      }
  if (sortie_piece_exists (p, loan->subject))
    sortie_piece_set_controller (p, loan->subject, (guint8) loan->amount);
  sortie_state_unsettle (p->s);
}

/* The piece is taken for good, so what was lent before is no longer given back. */
static void
forget_loans (SortiePlay *p, SortieRef subject)
{
  SortieEffect *effects = sortie_state_effects (p->s);
  guint kept = 0;
  for (guint i = 0; i < p->s->n_effects; i++)
    if (!is_loan (&effects[i]) || effects[i].subject != subject)
      effects[kept++] = effects[i];
  cut (p->s, kept);
}

/* Whether a piece is lent and none of its loans would end at the same time as this one. */
static gboolean
is_lent_otherwise (const SortiePlay *p, const SortieEffect *loan)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  gboolean lent = FALSE;
  for (guint i = 0; i < p->s->n_effects; i++)
    if (is_loan (&effects[i]) && effects[i].subject == loan->subject)
      {
        if (effects[i].until == loan->until && effects[i].turns == loan->turns)
          return FALSE;
        lent = TRUE;
      }
  return lent;
}

/* A piece that @seat has already borrowed may be taken for longer. */
gboolean
eval_take_control (SortiePlay *p, const SortieFrame *f, SortieRef ref, guint8 seat,
                   SortieUntil until)
{
  SortiePiece *piece = sortie_piece (p, ref);
  if (piece == NULL)
    return FALSE;
  gboolean was_there = piece->controller == seat;
  SortieEffect loan = {
    .source = f->source,
    .source_def = f->source_def,
    .subject = ref,
    .amount = piece->controller,
    .seat = f->seat,
    .until = (guint8) until,
  };
  count_turns (p, &loan);
  if (was_there && !is_lent_otherwise (p, &loan))
    return FALSE;
  sortie_piece_set_controller (p, ref, seat);
  if (until == SORTIE_UNTIL_FOREVER)
    forget_loans (p, ref);
  else
    eval_effect_append (p, &loan);
  return !was_there;
}

/* ---- Ending --------------------------------------------------------------------------- */

/* Whether the effect at @i ends now. */
typedef gboolean (*Ends) (const SortiePlay *p, SortieEffect *effect, gint what);

static void
end_among (SortiePlay *p, Ends ends, gint what)
{
  SortieEffect *effects = sortie_state_effects (p->s);
  guint kept = 0;
  for (guint i = 0; i < p->s->n_effects; i++)
    if (!ends (p, &effects[i], what))
      effects[kept++] = effects[i];
    else if (is_loan (&effects[i]))
      give_back (p, i);
  cut (p->s, kept);
}

/* Usually there are none. */
static inline void
end_those (SortiePlay *p, Ends ends, gint what)
{
  if (p->s->n_effects > 0)
    end_among (p, ends, what);
}

/* Whether the effect waits for this end (or start) of a turn of @seat, and for no later one. A seat that is out of the
 * game takes no more turns. */
static gboolean
is_last_turn (const SortiePlay *p, const SortieEffect *effect, guint8 seat)
{
  guint8 whose = effect->turn_seat;
  if (whose != SORTIE_NO_SEAT && p->s->out >> whose & 1)
    return TRUE;
  return (whose == SORTIE_NO_SEAT || whose == seat) && effect->turns == 1;
}

static gboolean
counts_down (const SortiePlay *p, SortieEffect *effect, guint8 seat)
{
  if (is_last_turn (p, effect, seat))
    return TRUE;
  if (effect->turn_seat == SORTIE_NO_SEAT || effect->turn_seat == seat)
    effect->turns--;
  return FALSE;
}

/* Of the game's own times, only those that end with a seat's turn have a seat. */
static gboolean
lasts_until_a_turn_ends (const SortieEffect *effect)
{
  return effect->until == SORTIE_UNTIL_END_OF_TURN
         || effect->until == SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN
         || (effect->until >= SORTIE_UNTIL_OF_GAME && effect->turn_seat != SORTIE_NO_SEAT);
}

static gboolean
ends_with_turn (const SortiePlay *p, SortieEffect *effect, gint seat)
{
  return lasts_until_a_turn_ends (effect) && counts_down (p, effect, (guint8) seat);
}

static gboolean
ends_before_turn (const SortiePlay *p, SortieEffect *effect, gint seat)
{
  return effect->until == SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN
         && counts_down (p, effect, (guint8) seat);
}

static gboolean
lasts_until (G_GNUC_UNUSED const SortiePlay *p, SortieEffect *effect, gint until)
{
  return effect->until == until;
}

/* A card under a unit counts as there while it is part of the piece. */
static gboolean
has_left (const SortiePlay *p, SortieRef source, gboolean counts_cards)
{
  return model_has_left (p, source)
         || (counts_cards && sortie_ref_kind (source) == SORTIE_REF_CARD
             && sortie_card_of (p, source)->piece == SORTIE_NO_INDEX);
}

/* Whether the effect can apply only to its source: a change without a set. */
static gboolean
is_of_itself (const SortiePlay *p, const SortieEffect *effect)
{
  const SortieClause *clause = sortie_clause (p, effect->clause);
  return clause->kind == SORTIE_CLAUSE_MODIFY && clause->subject == 0
         && effect->subject == SORTIE_NOTHING;
}

/* The subject has left, or the source that had to stay, or the source as the only thing it applied to. */
static gboolean
has_no_ground (const SortiePlay *p, SortieEffect *effect, G_GNUC_UNUSED gint unused)
{
  gboolean by_presence = effect->until == SORTIE_UNTIL_SOURCE_LEAVES;
  if (model_has_left (p, effect->subject))
    return TRUE;
  return (by_presence || is_of_itself (p, effect)) && has_left (p, effect->source, by_presence);
}

gboolean
sortie_loan_ends_with_turn (const SortiePlay *p, const SortieEffect *effect)
{
  const SortieTurn *turn = &p->s->turn;
  /* wait until all parts of a joint turn are over */
  if (turn->joint & ~(turn->ended | 1u << turn->active))
    return FALSE;
  return is_loan (effect) && lasts_until_a_turn_ends (effect)
         && is_last_turn (p, effect, p->s->turn.active);
}

gboolean
sortie_loan_ends_with_phase (G_GNUC_UNUSED const SortiePlay *p, const SortieEffect *effect)
{
  return is_loan (effect) && effect->until == SORTIE_UNTIL_END_OF_PHASE;
}

void
sortie_loan_end (SortiePlay *p, guint number)
{
  give_back (p, number);
  eval_effect_drop (p, number);
}

void
sortie_effects_end_of_turn (SortiePlay *p, guint8 seat)
{
  end_those (p, ends_with_turn, seat);
}

void
sortie_effects_start_of_turn (SortiePlay *p, guint8 seat)
{
  end_those (p, ends_before_turn, seat);
}

void
sortie_effects_end_of_phase (SortiePlay *p)
{
  end_those (p, lasts_until, SORTIE_UNTIL_END_OF_PHASE);
}

void
sortie_effects_close (SortiePlay *p, SortieUntil until)
{
  end_those (p, lasts_until, (gint) until);
}

/* What lasts as long as its source is in play does not end with time. */
static gboolean
is_temporary_on (G_GNUC_UNUSED const SortiePlay *p, SortieEffect *effect, gint subject)
{
  return effect->subject == (SortieRef) subject && !is_loan (effect)
         && effect->until != SORTIE_UNTIL_FOREVER && effect->until != SORTIE_UNTIL_SOURCE_LEAVES;
}

/* Who has a piece because of a loan: the seat that a newer loan gives it back to, or else its present controller. */
static guint8
borrower (const SortiePlay *p, const SortieEffect *loan)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  for (guint i = (guint) (loan - effects) + 1; i < p->s->n_effects; i++)
    if (is_loan (&effects[i]) && effects[i].subject == loan->subject)
      return (guint8) effects[i].amount;
  return sortie_piece_controller (p, loan->subject);
}

static gboolean
is_lent_to (const SortiePlay *p, SortieEffect *effect, gint seat)
{
  return is_loan (effect) && borrower (p, effect) == seat;
}

void
eval_give_everything_back (SortiePlay *p, guint8 seat)
{
  end_those (p, is_lent_to, seat);
  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);
      guint8 owner = sortie_piece_owner (p, piece);

      /* what nobody owns was not lent */
      if (owner != seat && owner != SORTIE_NO_SEAT && !sortie_is_out (p, owner))
        sortie_piece_set_controller (p, piece, owner);
    }
}

void
sortie_effects_forget (SortiePlay *p, SortieRef subject)
{
  end_those (p, is_temporary_on, (gint) subject);
}

void
sortie_effects_sweep (SortiePlay *p)
{
  end_those (p, has_no_ground, 0);
}
