/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of the things in play, against a look at them: nothing that is asked may tell the
 * difference, whatever happens on the table. */
#include "config.h"

#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include "base/internal.h"
#include "eval/internal.h"
#include "language/internal.h"
#include "model/internal.h"
#include "model/front-end.h"

#define ROUNDS 3000

typedef struct
{
  Bout *b;
  SortieRng rng;
  guint16 cards[7];
  guint n_cards;
  guint16 clauses[3]; /* for effects */
  guint kept;         /* how often something was kept when it was asked */
} Storm;

static guint
below (Storm *storm, guint n)
{
  return sortie_rng_below (&storm->rng, n);
}

/* The book: cards that change, grant, take away and count as; @copies: one that becomes too. */
static void
write_book (Storm *storm, gboolean copies)
{
  Bout *b = storm->b;
  guint16 allies = E (b, SET_WORD, ALLIES), enemies = E (b, SET_WORD, ENEMIES), it = E0 (b, SET_IT);
  guint16 one = N (b, 1), two = N (b, 2), like = E (b, SET_HIGHEST, ATTACK, enemies, 0);
  guint16 program = PROGRAM (b, 0, I0 (STOP)),
          brave = KEYWORD (b, "brave", MODIFY (DEFENCE, ADD, 0, two));
  guint16 chief = CARD (b, "chief", 3, MODIFY (ATTACK, ADD, allies, one));
  guint16 giver = CARD (b, "giver", 2, CLAUSE (GRANT, .subject = allies));
  guint16 taker = CARD (b, "taker", 4, CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = enemies));
  guint16 brute = CARD (b, "brute", 5, CLAUSE (KEYWORD, .key = brave),
                        CLAUSE (TRIGGER, .key = BLOW, .program = program));
  guint16 spell = CARD (b, "spell", 0, MODIFY (COST, ADD, it, two), CLAUSE (KEYWORD, .key = brave),
                        MODIFY (TARGET, FORBID, it, 0));
  guint16 bully = CARD (b, "bully", 2, MODIFY (DEFENCE, ADD, enemies, one));
  guint16 plain = copies ? CARD (b, "mime", 1, CLAUSE (BECOME, .by = like)) : CARD0 (b, "mouse", 1);
  const guint16 cards[] = { chief, giver, taker, brute, bully, plain };

  bout_inner (b, bout_clause_of (b, giver, 0), MODIFY (ATTACK, TIMES, 0, two));
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    storm->cards[storm->n_cards++] = cards[i];
  for (guint i = 0; i < G_N_ELEMENTS (storm->clauses); i++)
    storm->clauses[i] = bout_clause_of (b, spell, i);
}

/* What happens. */

static SortieRef
some_piece (Storm *storm)
{
  guint16 slot = SORTIE_NO_INDEX;
  for (guint i = below (storm, 7) + 1; i > 0; i--)
    slot = sortie_piece_next_slot (&storm->b->play, slot);
  return slot == SORTIE_NO_INDEX ? SORTIE_NOTHING : sortie_piece_ref (&storm->b->play, slot);
}

static void
put_somewhere (Storm *storm)
{
  guint16 card = storm->cards[below (storm, storm->n_cards)];
  guint8 seat = (guint8) below (storm, 2);
  guint places = below (storm, 8) ? ROW : SHED, i = below (storm, places == ROW ? 3 : 2);
  guint16 place = sortie_ref_index (bout_place (storm->b, places, seat, i));
  if (sortie_place_is_free (&storm->b->play, place)
      && storm->b->s->n_cards < storm->b->s->cap_cards)
    bout_put (storm->b, card, seat, places, i);
}

static void
cover (Storm *storm, SortieRef piece)
{
  SortiePlay *p = &storm->b->play;
  guint16 card = sortie_zone_top (p, bout_zone (storm->b, HEAP, (guint8) below (storm, 2)));
  if (card != SORTIE_NO_INDEX)
    sortie_piece_add_card (p, piece, card, below (storm, 2) ? SORTIE_TOP : SORTIE_BOTTOM);
}

static void
move_away (Storm *storm, SortieRef piece)
{
  guint16 place = sortie_ref_index (bout_place (storm->b, SHED, (guint8) below (storm, 2), 0));
  if (sortie_place_is_free (&storm->b->play, place))
    sortie_piece_move (&storm->b->play, piece, place);
}

/* Within play: only then is what was seen kept. */
static void
wander (Storm *storm, SortieRef piece)
{
  guint16 place = sortie_ref_index (bout_place (storm->b, ROW, (guint8) below (storm, 2), below (storm, 3)));
  if (sortie_place_is_free (&storm->b->play, place))
    sortie_piece_move (&storm->b->play, piece, place);
}

static void
cast (Storm *storm, SortieRef piece)
{
  SortieContext ctx = bout_context (storm->b, SUN, piece);
  const SortieState *s = storm->b->s;
  if (s->n_effects < s->cap_effects)
    sortie_effects_add (&storm->b->play, storm->clauses[below (storm, 3)], &ctx,
                        below (storm, 2) ? SORTIE_UNTIL_END_OF_PHASE : SORTIE_UNTIL_SOURCE_LEAVES);
}

static void
something_happens (Storm *storm)
{
  SortieRef piece = some_piece (storm);
  guint what = below (storm, 11);
  if (what < 3 || piece == SORTIE_NOTHING)
    put_somewhere (storm);
  else if (what == 3)
    bout_kill (storm->b, piece);
  else if (what == 4)
    cover (storm, piece);
  else if (what == 5)
    move_away (storm, piece);
  else if (what < 8)
    cast (storm, piece);
  else if (what < 10)
    wander (storm, piece);
  else
    sortie_effects_end_of_phase (&storm->b->play);
}

/* What is asked. */

static void
answers_are_equal (const SortiePlay *kept, const SortiePlay *fresh, SortieRef piece)
{
  guint16 a[SORTIE_MAX_ABILITIES], b[SORTIE_MAX_ABILITIES];
  for (guint value = 0; value < N_VALUES; value++)
    tap_int (sortie_value (kept, value, piece), sortie_value (fresh, value, piece));
  for (guint kind = 1; kind < SORTIE_N_CLAUSES; kind++)
    {
      guint n = sortie_abilities (kept, piece, kind, a, G_N_ELEMENTS (a));
      tap_int (n, sortie_abilities (fresh, piece, kind, b, G_N_ELEMENTS (b)));
      CU_ASSERT (memcmp (a, b, n * sizeof *a) == 0);
    }
  tap_int (sortie_identity (kept, piece), sortie_identity (fresh, piece));
  tap_int (sortie_has_keyword (kept, piece, 0), sortie_has_keyword (fresh, piece, 0));
}

static gboolean
is_among (SortieRef piece, const SortieRef *who, guint n)
{
  for (guint i = 0; i < n; i++)
    if (who[i] == piece)
      return TRUE;
  return FALSE;
}

/* Whoever has an activated ability is among those that may have one of its timing. */
static void
none_is_left_out (const SortiePlay *kept, const SortiePlay *fresh)
{
  SortieRef who[SORTIE_MAX_SET];
  guint16 clauses[SORTIE_MAX_ABILITIES];
  for (SORTIE_EACH_PIECE (fresh, slot))
    {
      SortieRef piece = sortie_piece_ref (fresh, slot);
      guint n = sortie_abilities (fresh, piece, SORTIE_CLAUSE_ABILITY, clauses,
                                  SORTIE_MAX_ABILITIES);
      for (guint i = 0; i < n; i++)
        {
          guint32 timing = SORTIE_TIMING_BIT (sortie_clause (fresh, clauses[i])->timing);
          guint able = sortie_pieces_able (kept, timing, who, G_N_ELEMENTS (who));
          CU_ASSERT (is_among (piece, who, able));
        }
    }
}

static void
compare (Storm *storm, SortieState *copy)
{
  SortiePlay *kept = &storm->b->play, fresh = { .setup = kept->setup, .s = copy };
  CU_ASSERT (sortie_glance_is_true (kept));
  storm->kept += kept->s->glance.is_kept;
  sortie_state_copy (copy, kept->s);
  sortie_state_forget_glance (copy);
  CU_ASSERT_EQUAL (sortie_events_in_play (kept), sortie_events_in_play (&fresh));
  for (SORTIE_EACH_PIECE (kept, slot))
    answers_are_equal (kept, &fresh, sortie_piece_ref (kept, slot));
  none_is_left_out (kept, &fresh);
}

static void
play_wildly (gboolean copies)
{
  g_autoptr (Bout) b = bout_new ();
  g_autofree SortieState *copy = NULL;
  Storm storm = { .b = b };

  sortie_rng_seed (&storm.rng, 7);
  write_book (&storm, copies);
  bout_begin (b);
  copy = sortie_state_new (&b->setup->bounds);
  for (guint i = 0; i < ROUNDS; i++)
    {
      if (below (&storm, 3))
        sortie_glance_keep (&b->play);
      if (below (&storm, 3))
        something_happens (&storm);
      compare (&storm, copy);
    }
  CU_ASSERT (storm.kept > ROUNDS / 5 && storm.kept < ROUNDS);
}

static void
what_is_kept_makes_no_difference (void)
{
  play_wildly (FALSE);
}

static void
what_is_kept_makes_no_difference_to_copies (void)
{
  play_wildly (TRUE);
}

/* A look that is kept must not be seen in anything that is compared. */
static void
what_is_kept_is_not_part_of_the_position (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 mouse = CARD0 (b, "mouse", 1);
  bout_begin (b);
  bout_put (b, mouse, SUN, ROW, 0);
  g_autofree SortieState *before = g_memdup2 (b->s, b->s->size);

  sortie_glance_look (&b->play);
  tap_int (b->s->glance.n, 1);
  CU_ASSERT_EQUAL (sortie_state_hash (b->s), sortie_state_hash (before));
  CU_ASSERT_PTR_NULL (sortie_state_compare (b->s, before));
}

/* Only what is in play is there, and not before somebody has looked. */
static void
nothing_is_kept_after_a_change (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 mouse = CARD0 (b, "mouse", 1);
  bout_begin (b);
  bout_put (b, mouse, SUN, SHED, 0);
  CU_ASSERT_FALSE (b->s->glance.is_kept);
  sortie_glance_keep (&b->play);
  CU_ASSERT (b->s->glance.is_kept);
  tap_int (b->s->glance.n, 0);
  bout_put (b, mouse, SUN, ROW, 0);
  CU_ASSERT_FALSE (b->s->glance.is_kept);
}

/* What cards of the match do from a hand is counted once; a card that joins later counts, too. */
static void
a_card_that_joins_works_from_the_hand (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 mouse = CARD0 (b, "mouse", 1);
  guint16 toll = CARD (b, "toll", 0,
                       CLAUSE (MODIFY, .key = COST, .change = SORTIE_CHANGE_ADD, .subject = E0 (b, SET_SELF),
                               .amount = N (b, 2), .flags = SORTIE_CLAUSE_HELD));
  SortieRef dealt;
  gint printed;
  bout_begin (b);
  bout_put (b, mouse, SUN, ROW, 0);
  sortie_glance_look (&b->play);
  CU_ASSERT_EQUAL (b->s->from_hands.values, 0);
  dealt = bout_deal (b, toll, SUN, HAND);
  sortie_glance_keep (&b->play);
  printed = sortie_value_base (&b->play, COST, dealt);
  tap_int (sortie_value (&b->play, COST, dealt), printed + 2);
  CU_ASSERT_EQUAL (b->s->from_hands.values, G_GUINT64_CONSTANT (1) << COST);
}

static const TapTest tests[] = {
  { "what is kept makes no difference to what is asked", what_is_kept_makes_no_difference },
  { "nor where things count as others", what_is_kept_makes_no_difference_to_copies },
  { "what is kept is not part of the position", what_is_kept_is_not_part_of_the_position },
  { "nothing is kept after a change", nothing_is_kept_after_a_change },
  { "a card that joins works from the hand", a_card_that_joins_works_from_the_hand },
  { NULL },
};

TAP_MAIN (tests)
