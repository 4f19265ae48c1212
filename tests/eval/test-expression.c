/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "language/elements.h"
#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include <sortie/frame.h>

/* A table that most tests look at:
 *
 *   sun's row   mouse (attack 1, beast)   lion (6, beast)   -
 *   moon's row  wolf (3, beast, ghost)    -                 stone (0, wall)
 *   field       owl (2) of sun on a1, bat (2) of moon on c2
 *   sun's hand  mouse, lion; sun's heap from the top: lion, wolf, mouse
 */
typedef struct
{
  Bout *b;
  guint16 mouse, lion, wolf, stone, owl, bat;
  SortieRef at_mouse, at_lion, at_wolf, at_stone, at_owl, at_bat;
  SortieContext ctx; /* what the mouse says */
} Zoo;

static void
write_zoo (Zoo *z)
{
  *z = (Zoo){ .b = bout_new () };
  z->mouse = CARD0 (z->b, "mouse", 1);
  z->lion = CARD0 (z->b, "lion", 6);
  z->wolf = CARD0 (z->b, "wolf", 3);
  z->stone = CARD0 (z->b, "stone", 0);
  z->owl = CARD0 (z->b, "owl", 2);
  z->bat = CARD0 (z->b, "bat", 2);
  for (guint16 card = z->mouse; card <= z->wolf; card++)
    bout_def (z->b, card)->printed[TRAITS] = BEAST;
  bout_def (z->b, z->wolf)->printed[TRAITS] |= GHOST;
  bout_def (z->b, z->wolf)->printed[SIDE] = NIGHT;
  bout_def (z->b, z->stone)->printed[TRAITS] = WALL;
}

static void
lay_out_zoo (Zoo *z)
{
  bout_begin (z->b);
  z->at_mouse = bout_put (z->b, z->mouse, SUN, ROW, 0);
  z->at_lion = bout_put (z->b, z->lion, SUN, ROW, 1);
  z->at_wolf = bout_put (z->b, z->wolf, MOON, ROW, 0);
  z->at_stone = bout_put (z->b, z->stone, MOON, ROW, 2);
  z->at_owl = bout_put (z->b, z->owl, SUN, FIELD, 0);
  z->at_bat = bout_put (z->b, z->bat, MOON, FIELD, 6);
  bout_deal (z->b, z->lion, SUN, HAND);
  bout_deal (z->b, z->mouse, SUN, HAND);
  bout_deal (z->b, z->mouse, SUN, HEAP);
  bout_deal (z->b, z->wolf, SUN, HEAP);
  bout_deal (z->b, z->lion, SUN, HEAP);
  z->ctx = bout_context (z->b, SUN, z->at_mouse);
}

static void
clear_zoo (Zoo *z)
{
  bout_free (z->b);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Zoo, clear_zoo)

#define SAYS(z, set, text)                                    \
  G_STMT_START                                                \
  {                                                           \
    g_autofree char *said_ = bout_set ((z).b, &(z).ctx, (set)); \
    tap_string (said_, (text));                               \
  }                                                           \
  G_STMT_END
#define COUNTS(z, expr, number) tap_int (sortie_number (&(z).ctx, (expr)), (number))
#define HOLDS(z, expr) CU_ASSERT (sortie_test (&(z).ctx, (expr)))
#define FAILS(z, expr) CU_ASSERT (!sortie_test (&(z).ctx, (expr)))

/* Numbers. */

static void
plain_arithmetic (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 five = N (b, 5), minus_three = N (b, -3), big = N (b, 30000);
  guint16 sum = MANY (b, NUM_PLUS, five, minus_three, five);
  guint16 difference = E (b, NUM_MINUS, minus_three, five);
  guint16 product = E (b, NUM_TIMES, five, minus_three);
  guint16 square = E (b, NUM_TIMES, big, big), cube = E (b, NUM_TIMES, square, big);
  guint16 half_down = E (b, NUM_HALF, five, 0), half_up = E (b, NUM_HALF, five, 1);
  guint16 low_half = E (b, NUM_HALF, minus_three, 0), high_half = E (b, NUM_HALF, minus_three, 1);
  guint16 even_half = E (b, NUM_HALF, big, 1);
  guint16 first = E (b, NUM_SMALLER, minus_three, five), second = E (b, NUM_SMALLER, big, five);
  guint16 dark = E (b, TEST_WORD, DARK);
  guint16 either = E (b, NUM_IF, dark, five, minus_three);
  lay_out_zoo (&z);

  COUNTS (z, five, 5);
  COUNTS (z, sum, 7);
  COUNTS (z, difference, -8);
  COUNTS (z, product, -15);
  COUNTS (z, cube, G_MAXINT32); /* held, not wrapped */
  COUNTS (z, half_down, 2);
  COUNTS (z, half_up, 3);
  COUNTS (z, low_half, -2);
  COUNTS (z, high_half, -1);
  COUNTS (z, even_half, 15000);
  COUNTS (z, first, -3);
  COUNTS (z, second, 5);
  COUNTS (z, either, -3);
  z.b->s->turn.active = MOON;
  COUNTS (z, either, 5);
}

static void
numbers_of_things (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 none = E0 (b, SET_NONE), self = E0 (b, SET_SELF), you = E0 (b, SET_YOU);
  guint16 opponents = E0 (b, SET_OPPONENTS), seats = E0 (b, SET_SEATS);
  guint16 all = E (b, SET_PIECES, seats, -1), enemies = E (b, SET_WORD, ENEMIES);
  guint16 attack = E (b, NUM_VALUE, ATTACK, self, 0), of_none = E (b, NUM_VALUE, ATTACK, none, 0);
  guint16 cost_of_you = E (b, NUM_VALUE, COST, you, 0);
  guint16 count = E (b, NUM_COUNT, all), total = E (b, NUM_TOTAL, ATTACK, all);
  guint16 most = E (b, NUM_MOST, ATTACK, all, 0), least = E (b, NUM_LEAST, ATTACK, enemies, 1);
  guint16 most_of_none = E (b, NUM_MOST, ATTACK, none, 0),
          least_of_none = E (b, NUM_LEAST, ATTACK, none, 0);
  guint16 wounds = E (b, NUM_MARK, WOUNDS, all), hand = E (b, NUM_WORD, HAND_SIZE);
  guint16 life = E (b, NUM_VARIABLE, LIFE, opponents), lives = E (b, NUM_VARIABLE, LIFE, seats);
  guint16 round = E (b, NUM_VARIABLE, ROUND, 0);
  guint16 it = E0 (b, SET_IT), of_it = E (b, NUM_VALUE, ATTACK, it, 0);
  guint16 of_self = E (b, NUM_ABOUT, of_it, self), of_all = E (b, NUM_ABOUT, of_it, all);
  lay_out_zoo (&z);
  COUNTS (z, of_it, 0);
  CU_ASSERT (sortie_number (&z.ctx, of_self) == sortie_number (&z.ctx, attack));
  CU_ASSERT (sortie_number (&z.ctx, of_self) != 0);
  COUNTS (z, of_all, 0); /* not one thing */

  COUNTS (z, attack, 1);
  COUNTS (z, of_none, 0);
  COUNTS (z, cost_of_you, 7); /* a seat prints nothing: what the value is otherwise */
  COUNTS (z, count, 6);
  COUNTS (z, total, 1 + 6 + 3 + 0 + 2 + 2);
  COUNTS (z, most, 6);
  COUNTS (z, least, 0);
  COUNTS (z, most_of_none, 0);
  COUNTS (z, least_of_none, 0);
  COUNTS (z, hand, 2);
  COUNTS (z, wounds, 0);
  sortie_piece_set_mark (&b->play, z.at_lion, WOUNDS, 2);
  sortie_piece_set_mark (&b->play, z.at_bat, WOUNDS, 5);
  COUNTS (z, wounds, 7);
  sortie_var_set (&b->play, LIFE, MOON, 13);
  sortie_var_set (&b->play, ROUND, 0, 4);
  COUNTS (z, life, 13);
  COUNTS (z, lives, 33);
  COUNTS (z, round, 4);
}

static void
numbers_of_the_frame_and_event (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  b->is_damaged = TRUE; /* slots outside of a program */
  guint16 slot = E (b, NUM_SLOT, 1), dice = E (b, SET_SLOT, 0), done = E0 (b, NUM_DONE);
  guint16 amount = E0 (b, NUM_AMOUNT), shown = E (b, NUM_SHOWN, dice), two = N (b, 2),
          five = N (b, 5), high = E (b, NUM_SHOWING, dice, five, 0),
          low = E (b, NUM_SHOWING, dice, 0, five), middle = E (b, NUM_SHOWING, dice, two, five);
  lay_out_zoo (&z);

  COUNTS (z, slot, 0);
  COUNTS (z, done, 0);
  COUNTS (z, amount, 0);
  SAYS (z, dice, "");

  SortieEvent event = { .amount = 4 };
  SortieOrigin origin = bout_origin (b, SUN, z.at_mouse);
  SortieRef rolled[] = { sortie_ref (SORTIE_REF_NUMBER, 6), sortie_ref (SORTIE_REF_NUMBER, 2),
                         z.at_lion };
  SortieArg args[] = { SORTIE_LIST (rolled, 3), SORTIE_NUMBER (-7) };
  origin.event = &event;
  SortieFrame *f = sortie_call (&b->play, SORTIE_GAME_PROC (NOTE), &origin, 2, 2, args);
  f->done = 3;
  z.ctx = sortie_context_of_frame (&b->play, f);
  COUNTS (z, slot, -7);
  COUNTS (z, done, 3);
  COUNTS (z, amount, 4);
  COUNTS (z, shown, 8);
  COUNTS (z, high, 1); /* the 6; the lion is no die */
  COUNTS (z, low, 1);
  COUNTS (z, middle, 1);
  SAYS (z, dice, "6 2 row2:lion");
}

/* Sets. */

static void
words_of_the_context (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 none = E0 (b, SET_NONE), self = E0 (b, SET_SELF), it = E0 (b, SET_IT),
          other = E0 (b, SET_OTHER);
  guint16 you = E0 (b, SET_YOU), opponents = E0 (b, SET_OPPONENTS), active = E0 (b, SET_ACTIVE);
  guint16 seats = E0 (b, SET_SEATS);
  lay_out_zoo (&z);

  SAYS (z, none, "");
  SAYS (z, self, "row1:mouse");
  SAYS (z, it, "");
  z.ctx.it = z.at_wolf;
  z.ctx.other = z.at_bat;
  SAYS (z, it, "moon.row1:wolf");
  SAYS (z, other, "c2:bat");
  SAYS (z, you, "sun");
  SAYS (z, opponents, "moon");
  SAYS (z, active, "sun");
  SAYS (z, seats, "sun moon");
  z.b->s->turn.active = MOON;
  SAYS (z, active, "moon");
  SAYS (z, seats, "moon sun");
  z.b->s->out = 1 << MOON;
  SAYS (z, seats, "sun");
  SAYS (z, opponents, "");
  CU_ASSERT (!sortie_set_has (&z.ctx, opponents, sortie_ref_seat (MOON)));
  CU_ASSERT (!sortie_set_has (&z.ctx, you, sortie_ref_seat (MOON)));
  CU_ASSERT (!sortie_set_has (&z.ctx, none, SORTIE_NOTHING));
}

static void
seats_come_in_turn_order (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  guint16 opponents = E0 (z.b, SET_OPPONENTS), seats = E0 (z.b, SET_SEATS);
  z.b->n_seats = 3;
  lay_out_zoo (&z);
  z.b->s->turn.active = STAR;
  SAYS (z, seats, "star sun moon");
  SAYS (z, opponents, "moon star");
  z.ctx.you = MOON;
  SAYS (z, opponents, "star sun");
  z.b->setup->teams = (const guint8[]){ 0, 1, 0 };
  SAYS (z, opponents, "star sun");
  z.ctx.you = STAR;
  SAYS (z, opponents, "moon"); /* sun is on its side */
  CU_ASSERT (!sortie_set_has (&z.ctx, opponents, sortie_ref_seat (SUN)));
  z.ctx.you = SORTIE_NO_SEAT;
  SAYS (z, opponents, ""); /* the rules play against nobody */
}

static void
words_of_the_event (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 subject = E0 (b, SET_SUBJECT), other = E0 (b, SET_EVENT_OTHER);
  guint16 source = E0 (b, SET_EVENT_SOURCE), seat = E0 (b, SET_EVENT_SEAT);
  guint16 place = E0 (b, SET_EVENT_PLACE), card = E0 (b, SET_EVENT_CARD);
  guint16 action = E (b, TEST_CAUSE, SORTIE_CAUSE_PLAY);
  lay_out_zoo (&z);

  SAYS (z, subject, "");
  SAYS (z, seat, "");
  FAILS (z, action);
  z.ctx.cause = SORTIE_CAUSE_PLAY;
  HOLDS (z, action);
  SortieEvent event = { .seat = MOON,
                        .cause = SORTIE_GAME_CAUSE (CAUSE_ATTACK),
                        .subject = z.at_wolf,
                        .other = bout_place (b, ROW, SUN, 2),
                        .source = z.at_lion,
                        .place = bout_place (b, ROW, MOON, 0),
                        .card = sortie_ref_card (sortie_piece (&b->play, z.at_wolf)->card) };
  z.ctx.event = &event;
  SAYS (z, subject, "moon.row1:wolf");
  SAYS (z, other, "row3");
  SAYS (z, source, "row2:lion");
  SAYS (z, seat, "moon");
  SAYS (z, place, "moon.row1");
  CU_ASSERT (sortie_set_has (&z.ctx, card, event.card));
  FAILS (z, action); /* the event's cause counts, where there is an event */
  event.cause = SORTIE_CAUSE_PLAY;
  HOLDS (z, action);
  event.seat = SORTIE_NO_SEAT;
  SAYS (z, seat, "");
}

static void
words_of_the_game (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  guint16 allies = E (z.b, SET_WORD, ALLIES), enemies = E (z.b, SET_WORD, ENEMIES);
  lay_out_zoo (&z);

  SAYS (z, allies, "row2:lion");
  SAYS (z, enemies, "moon.row1:wolf moon.row3:stone");
  CU_ASSERT (!sortie_set_has (&z.ctx, allies, z.at_mouse));
  CU_ASSERT (!sortie_set_has (&z.ctx, enemies, z.at_lion));
  z.ctx = bout_context (z.b, MOON, z.at_stone);
  SAYS (z, allies, "moon.row1:wolf");
  SAYS (z, enemies, "row1:mouse row2:lion");
}

static void
cards_of_zones (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 you = E0 (b, SET_YOU), seats = E0 (b, SET_SEATS), all = N (b, 0), two = N (b, 2),
          many = N (b, 99);
  guint16 worked_out = E (b, NUM_MINUS, two, two);
  guint16 heap = E (b, SET_CARDS, HEAP, you, 0, all), top = E (b, SET_CARDS, HEAP, you, 0, two);
  guint16 bottom = E (b, SET_CARDS, HEAP, you, 1, two),
          too_many = E (b, SET_CARDS, HEAP, you, 1, many);
  guint16 no_cards = E (b, SET_CARDS, HEAP, you, 0, worked_out);
  guint16 hands = E (b, SET_CARDS, HAND, seats, 0, all),
          limbo = E (b, SET_CARDS, LIMBO, you, 0, all);
  guint16 topmost = E (b, SET_TOPMOST, bottom), of_each = E (b, SET_TOPMOST, hands),
          of_pieces = E (b, SET_TOPMOST, E (b, SET_PIECES, seats, -1));
  lay_out_zoo (&z);
  bout_deal (b, z.stone, MOON, HAND);
  SortieRef floating = bout_deal (b, z.owl, MOON, LIMBO);
  SortieRef in_heap = sortie_ref_card (sortie_zone_bottom (&b->play, bout_zone (b, HEAP, SUN)));
  SortieRef wolf_there = sortie_ref_card (sortie_zone_at (&b->play, bout_zone (b, HEAP, SUN), 1));

  SAYS (z, heap, "lion wolf mouse");
  SAYS (z, top, "lion wolf");
  SAYS (z, bottom, "mouse wolf");
  SAYS (z, too_many, "mouse wolf lion");
  SAYS (z, no_cards, ""); /* only a written 0 means all */
  SAYS (z, hands, "mouse lion stone");
  SAYS (z, limbo, "owl");
  SAYS (z, topmost, "wolf");
  SAYS (z, of_each, "mouse stone"); /* one in each zone */
  SAYS (z, of_pieces, "");
  CU_ASSERT (sortie_set_has (&z.ctx, topmost, wolf_there));
  CU_ASSERT (!sortie_set_has (&z.ctx, topmost, in_heap));
  CU_ASSERT (sortie_set_has (&z.ctx, heap, in_heap));
  CU_ASSERT (!sortie_set_has (&z.ctx, top, in_heap));
  CU_ASSERT (sortie_set_has (&z.ctx, bottom, in_heap));
  CU_ASSERT (!sortie_set_has (&z.ctx, hands, in_heap));
  CU_ASSERT (!sortie_set_has (&z.ctx, heap, floating));
  CU_ASSERT (!sortie_set_has (&z.ctx, heap, z.at_lion));
}

static void
pieces_and_places (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 you = E0 (b, SET_YOU), seats = E0 (b, SET_SEATS);
  guint16 mine = E (b, SET_PIECES, you, -1), rows = E (b, SET_PIECES, seats, ROW);
  guint16 row = E (b, SET_PLACES, you, ROW, 0), free_row = E (b, SET_PLACES, you, ROW, 1);
  guint16 field = E (b, SET_PLACES, you, FIELD, 1);
  lay_out_zoo (&z);
  SortieRef hidden = bout_put (b, z.bat, SUN, SHED, 0);

  SAYS (z, mine, "row1:mouse row2:lion shed1:bat a1:owl");
  SAYS (z, rows, "row1:mouse row2:lion moon.row1:wolf moon.row3:stone");
  SAYS (z, row, "row1 row2 row3");
  SAYS (z, free_row, "row3");
  tap_int (sortie_set (&z.ctx, field, (SortieRef[256]){ 0 }, 256), 12 - 2);
  CU_ASSERT (!sortie_set_has (&z.ctx, mine, z.at_bat));
  CU_ASSERT (!sortie_set_has (&z.ctx, rows, hidden));
  CU_ASSERT (!sortie_set_has (&z.ctx, free_row, bout_place (b, ROW, MOON, 1)));
  CU_ASSERT (!sortie_set_has (&z.ctx, free_row, z.at_mouse));
  bout_kill (b, z.at_lion);
  CU_ASSERT (!sortie_set_has (&z.ctx, mine, z.at_lion));
  SAYS (z, free_row, "row2 row3");
}

static void
sets_of_sets (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 seats = E0 (b, SET_SEATS), self = E0 (b, SET_SELF), it = E0 (b, SET_IT), three = N (b, 3);
  guint16 all = E (b, SET_PIECES, seats, -1), rows = E (b, SET_PIECES, seats, ROW);
  guint16 is_beast = E (b, TEST_IS, TRAITS, it, 0),
          is_big = E (b, TEST_HAS, ATTACK, it, three, 0, 0);
  guint16 beasts = E (b, SET_WHERE, all, is_beast), big = E (b, SET_WHERE, all, is_big);
  guint16 both = MANY (b, SET_BOTH, rows, beasts, big);
  guint16 together = MANY (b, SET_UNION, self, big, beasts);
  guint16 without = E (b, SET_WITHOUT, rows, beasts);
  guint16 highest = E (b, SET_HIGHEST, ATTACK, all, 0),
          lowest = E (b, SET_LOWEST, ATTACK, beasts, 0);
  guint16 enemies = E (b, SET_WORD, ENEMIES),
          lowest_of_moon = E (b, SET_LOWEST, ATTACK, enemies, 0);
  lay_out_zoo (&z);
  bout_put (b, z.mouse, MOON, ROW, 1);
  SortieRef first;

  SAYS (z, beasts, "row1:mouse row2:lion moon.row1:wolf moon.row2:mouse");
  SAYS (z, big, "row2:lion moon.row1:wolf");
  SAYS (z, both, "row2:lion moon.row1:wolf");
  SAYS (z, together, "row1:mouse row2:lion moon.row1:wolf moon.row2:mouse");
  SAYS (z, without, "moon.row3:stone");
  SAYS (z, highest, "row2:lion");
  SAYS (z, lowest, "row1:mouse moon.row2:mouse"); /* all that have it */
  CU_ASSERT (!sortie_set_has (&z.ctx, both, z.at_mouse));
  CU_ASSERT (!sortie_set_has (&z.ctx, without, z.at_lion));
  CU_ASSERT (!sortie_set_has (&z.ctx, highest, z.at_wolf));
  CU_ASSERT (!sortie_set_has (&z.ctx, together, z.at_stone));
  /* the first of a set that is cut down is the first that stays */
  const struct
  {
    guint16 set;
    SortieRef first;
  } firsts[] = { { big, z.at_lion },
                 { both, z.at_lion },
                 { without, z.at_stone },
                 { highest, z.at_lion },
                 { lowest_of_moon, z.at_stone } };
  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      tap_int (sortie_set (&z.ctx, firsts[i].set, &first, 1), 1);
      CU_ASSERT (first == firsts[i].first);
    }
}

static void
what_belongs_to_things (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 seats = E0 (b, SET_SEATS), self = E0 (b, SET_SELF), it = E0 (b, SET_IT), zero = N (b, 0);
  guint16 holder = E (b, SET_HOLDER, it), owner = E (b, SET_OWNER, it),
          place = E (b, SET_PLACE_OF, it);
  guint16 on = E (b, SET_ON, it), pile = E (b, SET_PILE, self), top = E (b, SET_TOP_CARD, self),
          bearer = E (b, SET_BEARER, it);
  guint16 rows = E (b, SET_PIECES, seats, ROW), holders = E (b, SET_HOLDER, rows);
  guint16 limbo = E (b, SET_CARDS, LIMBO, seats, 0, zero);
  lay_out_zoo (&z);
  SortieRef under = bout_deal (b, z.bat, MOON, HAND), floating = bout_deal (b, z.owl, MOON, LIMBO);
  sortie_piece (&b->play, z.at_wolf)->controller = SUN;

  z.ctx.it = z.at_wolf;
  SAYS (z, holder, "sun");
  SAYS (z, owner, "moon");
  SAYS (z, place, "moon.row1");
  SAYS (z, on, "");
  SAYS (z, holders, "sun moon");
  z.ctx.it = under;
  SAYS (z, holder, "moon");
  z.ctx.it = floating;
  SAYS (z, holder, "moon"); /* a zone of nobody's: its owner */
  SAYS (z, owner, "moon");
  SAYS (z, limbo, "owl");
  z.ctx.it = bout_place (b, FIELD, SUN, 6);
  SAYS (z, on, "c2:bat");
  CU_ASSERT (!sortie_set_has (&z.ctx, on, z.at_owl));

  sortie_piece_add_card (&b->play, z.at_mouse, sortie_ref_index (under), SORTIE_BOTTOM);
  SAYS (z, pile, "bat");
  SAYS (z, top, "mouse");
  z.ctx.it = under;
  SAYS (z, holder, "sun"); /* in a piece: whoever controls it */
  SAYS (z, owner, "moon");
  SAYS (z, bearer, "row1:mouse");
  CU_ASSERT (!sortie_set_has (&z.ctx, top, under));
  z.ctx.it = floating;
  SAYS (z, bearer, ""); /* it lies in no pile */
  z.ctx.it = under;
  bout_kill (b, z.at_mouse);
  SAYS (z, bearer, "");
  SAYS (z, pile, "");
  SAYS (z, top, "");
}

/* Tests. */

static void
tests_of_values (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 none = E0 (b, SET_NONE), it = E0 (b, SET_IT), enemies = E (b, SET_WORD, ENEMIES);
  guint16 two = N (b, 2), three = N (b, 3);
  guint16 between = E (b, TEST_HAS, ATTACK, it, two, three, 0),
          any = E (b, TEST_HAS, ATTACK, it, 0, 0, 0);
  guint16 all_small = E (b, TEST_HAS, ATTACK, enemies, 0, three, 1);
  guint16 all_big = E (b, TEST_HAS, ATTACK, enemies, three, 0, 1);
  guint16 of_none = E (b, TEST_HAS, ATTACK, none, 0, 0, 0);
  guint16 night = E (b, TEST_IS, SIDE, it, NIGHT), ghost = E (b, TEST_IS, TRAITS, it, 2);
  guint16 compare = E (b, TEST_NUMBER, two, two, three),
          compare_more = E (b, TEST_NUMBER, two, three, 0);
  guint16 compare_less = E (b, TEST_NUMBER, three, 0, two);
  lay_out_zoo (&z);

  z.ctx.it = z.at_wolf;
  HOLDS (z, between);
  HOLDS (z, night);
  HOLDS (z, ghost);
  z.ctx.it = z.at_lion;
  FAILS (z, between);
  HOLDS (z, any);
  FAILS (z, night);
  FAILS (z, ghost);
  HOLDS (z, all_small);
  FAILS (z, all_big);
  FAILS (z, of_none); /* nothing is said of what is not there */
  HOLDS (z, compare);
  FAILS (z, compare_more);
  FAILS (z, compare_less);
  HOLDS (z, 0);
}

static void
tests_of_sets (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 none = E0 (b, SET_NONE), self = E0 (b, SET_SELF), it = E0 (b, SET_IT);
  guint16 enemies = E (b, SET_WORD, ENEMIES), one = N (b, 1), two = N (b, 2), three = N (b, 3);
  guint16 any = E (b, TEST_ANY, enemies, one), pair = E (b, TEST_ANY, enemies, two);
  guint16 trio = E (b, TEST_ANY, enemies, three), nobody = E (b, TEST_ANY, none, one);
  guint16 among = E (b, TEST_AMONG, it, enemies), all_enemies = E (b, TEST_AMONG, enemies, enemies);
  guint16 none_among = E (b, TEST_AMONG, none, enemies);
  guint16 same = E (b, TEST_SAME_NAME, it, self), named = E (b, TEST_NAMED, it, z.wolf);
  guint16 none_named = E (b, TEST_NAMED, none, z.wolf);
  lay_out_zoo (&z);

  HOLDS (z, any);
  HOLDS (z, pair);
  FAILS (z, trio);
  FAILS (z, nobody);
  FAILS (z, none_among);
  FAILS (z, none_named);
  HOLDS (z, all_enemies);
  z.ctx.it = z.at_wolf;
  HOLDS (z, among);
  HOLDS (z, named);
  FAILS (z, same);
  z.ctx.it = sortie_ref_card (sortie_zone_top (&b->play, bout_zone (b, HAND, SUN)));
  HOLDS (z, same); /* a mouse in hand */
  FAILS (z, among);
  FAILS (z, named);
  z.ctx.it = sortie_ref_seat (SUN);
  FAILS (z, same);
  z.ctx.it = z.at_lion;
  FAILS (z, same);
  bout_def (b, z.lion)->name = "mouse"; /* another card of that name */
  HOLDS (z, same);
}

/* The field has four columns and three rows: the owl is on a1, the bat on c2. */
static void
lines_on_the_grid (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 it = E0 (b, SET_IT), self = E0 (b, SET_SELF), two = N (b, 2), three = N (b, 3);
  guint16 line = E (b, TEST_IN_LINE, it, self, three, 0),
          short_line = E (b, TEST_IN_LINE, it, self, two, 0);
  guint16 clear = E (b, TEST_IN_LINE, it, self, three, 1), between = E (b, SET_BETWEEN, self, it);
  guint16 distance = E (b, NUM_DISTANCE, self, it);
  lay_out_zoo (&z);

  z.ctx.self = z.at_owl;
  z.ctx.it = bout_place (b, FIELD, SUN, 3); /* d1 */
  COUNTS (z, distance, 3);
  HOLDS (z, line);
  FAILS (z, short_line);
  HOLDS (z, clear);
  SAYS (z, between, "b1 c1");
  bout_put (b, z.mouse, SUN, FIELD, 2); /* c1 */
  HOLDS (z, line);
  FAILS (z, clear);
  z.ctx.it = z.at_bat;
  FAILS (z, line);
  COUNTS (z, distance, 3); /* two columns and a row */
  SAYS (z, between, "");
  z.ctx.it = z.at_owl;
  FAILS (z, line); /* where it stands itself */
  COUNTS (z, distance, 0);
  z.ctx.it = z.at_mouse;
  FAILS (z, line); /* not on the grid */
  COUNTS (z, distance, 99);
}

/* SW-23.2: an alliance is kin to both its factions, which are no kin to each other. */
static void
factions_and_alliances (void)
{
  enum { RED, BLUE, VIOLET };
  static const SortieFaction factions[] = { [RED] = { "red", "Red", NULL, 1 << RED | 1 << VIOLET },
                                      [BLUE] = { "blue", "Blue", NULL, 1 << BLUE | 1 << VIOLET },
                                      [VIOLET] = { "violet", "Violet", NULL,
                                                   1 << RED | 1 << BLUE | 1 << VIOLET } };
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 it = E0 (b, SET_IT), red = E (b, TEST_FACTION, it, RED),
          blue = E (b, TEST_FACTION, it, BLUE);
  guint16 violet = E (b, TEST_FACTION, it, VIOLET);
  b->factions = factions;
  b->n_factions = G_N_ELEMENTS (factions);
  bout_def (b, z.mouse)->faction_index = RED;
  bout_def (b, z.lion)->faction_index = VIOLET;
  bout_def (b, z.wolf)->faction_index = SORTIE_NO_INDEX;
  lay_out_zoo (&z);

  z.ctx.it = z.at_mouse;
  HOLDS (z, red);
  FAILS (z, blue);
  HOLDS (z, violet);
  z.ctx.it = z.at_lion;
  HOLDS (z, red);
  HOLDS (z, blue);
  HOLDS (z, violet);
  z.ctx.it = z.at_wolf;
  FAILS (z, red);
  FAILS (z, violet);
}

/* SW-2.2: a deck lists a card and those that come with it, whoever owns them now. */
static void
cards_of_one_deck (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 it = E0 (b, SET_IT), with_mouse = E (b, TEST_LISTED_WITH, it, z.mouse);
  guint16 with_wolf = E (b, TEST_LISTED_WITH, it, z.wolf);
  const SortieDeckLine small[] = { { .def = z.mouse, .n = 1 }, { .def = z.lion, .n = 2 } };
  const SortieDeck decks[] = { { .id = "empty" }, { .id = "small", .n_lines = G_N_ELEMENTS (small), .lines = small } };
  b->decks = decks;
  b->n_decks = G_N_ELEMENTS (decks);
  lay_out_zoo (&z);

  z.ctx.it = z.at_lion;
  HOLDS (z, with_mouse);
  FAILS (z, with_wolf);
  z.ctx.it = z.at_mouse;
  HOLDS (z, with_mouse);
  z.ctx.it = z.at_wolf;
  FAILS (z, with_mouse);
}

static void
tests_of_places_and_time (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 you = E0 (b, SET_YOU), it = E0 (b, SET_IT), other = E0 (b, SET_OTHER), three = N (b, 3),
          two = N (b, 2);
  guint16 near = E (b, TEST_NEAR, it, other, three), nearer = E (b, TEST_NEAR, it, other, two);
  guint16 in_heap = E (b, TEST_IN_ZONE, it, HEAP), on_row = E (b, TEST_ON_PLACE, it, ROW);
  guint16 remembers = E (b, TEST_REMEMBERS, it, STRUCK);
  guint16 your_turn = E (b, TEST_TURN_OF, you), evening = E (b, TEST_PHASE, 1);
  lay_out_zoo (&z);

  z.ctx.it = z.at_owl;
  z.ctx.other = z.at_bat; /* a1 to c2: two columns and a row */
  HOLDS (z, near);
  FAILS (z, nearer);
  FAILS (z, on_row);
  FAILS (z, in_heap);
  z.ctx.it = z.at_mouse;
  FAILS (z, near); /* not on the grid */
  HOLDS (z, on_row);
  FAILS (z, remembers);
  sortie_piece_remember (&b->play, z.at_mouse, STRUCK, TRUE);
  HOLDS (z, remembers);
  z.ctx.it = bout_place (b, ROW, MOON, 1);
  HOLDS (z, on_row);
  z.ctx.it = sortie_ref_card (sortie_zone_top (&b->play, bout_zone (b, HEAP, SUN)));
  HOLDS (z, in_heap);
  FAILS (z, on_row);
  z.ctx.it = sortie_ref_card (sortie_zone_top (&b->play, bout_zone (b, HAND, SUN)));
  FAILS (z, in_heap);
  z.ctx.it = sortie_ref_card (sortie_piece (&b->play, z.at_owl)->card);
  FAILS (z, in_heap); /* in no zone */
  HOLDS (z, your_turn);
  FAILS (z, evening);
  b->s->turn.active = MOON;
  b->s->turn.phase = 1;
  FAILS (z, your_turn);
  HOLDS (z, evening);
  b->s->turn.table = 1; /* a phase of another kind of turn */
  FAILS (z, evening);
}

static void
tests_of_tests (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 one = N (b, 1), two = N (b, 2);
  guint16 yes = E (b, TEST_NUMBER, one, one, one), no = E (b, TEST_NUMBER, one, two, 0);
  guint16 all = MANY (b, TEST_ALL, yes, yes), not_all = MANY (b, TEST_ALL, yes, no);
  guint16 either = MANY (b, TEST_EITHER, no, yes), neither = MANY (b, TEST_EITHER, no, no);
  guint16 not_both = MANY (b, TEST_NOT, yes, no), not_yes = MANY (b, TEST_NOT, yes, yes);
  lay_out_zoo (&z);

  HOLDS (z, all);
  FAILS (z, not_all);
  HOLDS (z, either);
  FAILS (z, neither);
  HOLDS (z, not_both); /* not all of them hold */
  FAILS (z, not_yes);
}

static void
keywords_are_tested (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 self = E0 (b, SET_SELF), it = E0 (b, SET_IT), one = N (b, 1);
  guint16 brave = KEYWORD (b, "brave", MODIFY (ATTACK, ADD, self, one));
  guint16 knight = CARD (b, "knight", 2, CLAUSE (KEYWORD, .key = brave));
  guint16 is_brave = E (b, TEST_KEYWORD, it, brave), attack = E (b, NUM_VALUE, ATTACK, it, 0);
  lay_out_zoo (&z);

  z.ctx.it = bout_put (b, knight, SUN, ROW, 2);
  HOLDS (z, is_brave);
  COUNTS (z, attack, 3);
  z.ctx.it = z.at_lion;
  FAILS (z, is_brave);
  z.ctx.it = bout_deal (b, knight, SUN, HAND);
  HOLDS (z, is_brave); /* it is printed on the card */
  COUNTS (z, attack, 2); /* but in force only in play */
}

static void
what_has_left_is_remembered (void)
{
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 subject = E0 (b, SET_SUBJECT), self = E0 (b, SET_SELF), it = E0 (b, SET_IT),
          three = N (b, 3);
  guint16 attack = E (b, NUM_VALUE, ATTACK, subject, 0),
          own_attack = E (b, NUM_VALUE, ATTACK, self, 0);
  guint16 weak = E (b, TEST_HAS, ATTACK, subject, 0, three, 0),
          was_wolf = E (b, TEST_NAMED, subject, z.wolf);
  guint16 of_it = E (b, NUM_VALUE, COST, it, 0);
  guint16 attack_of_it = E (b, NUM_VALUE, ATTACK, it, 0),
          about_wolf = E (b, NUM_ABOUT, attack_of_it, subject),
          about_nothing = E (b, NUM_ABOUT, attack_of_it, E0 (b, SET_NONE));
  lay_out_zoo (&z);
  SortieEvent event = { .subject = z.at_wolf, .subject_def = z.wolf };
  z.ctx.event = &event;
  bout_kill (b, z.at_wolf);
  bout_kill (b, z.at_mouse);

  COUNTS (z, attack, 3);
  HOLDS (z, weak);
  HOLDS (z, was_wolf);
  COUNTS (z, own_attack, 1);
  COUNTS (z, about_wolf, 3); /* the same number, asked with the wolf as `it` */
  COUNTS (z, about_nothing, 0);
  z.ctx.it = z.at_lion;
  bout_kill (b, z.at_lion);
  COUNTS (z, of_it, 7); /* nobody remembers the lion */
}

static void
every_expression_has_a_test (void)
{
  for (guint op = SORTIE_EXPR_NONE + 1; op < SORTIE_N_EXPRS; op++)
    if (!bout_has_used_expr (op))
      CU_FAIL ("an expression without a test");
  CU_ASSERT (bout_has_used_expr (SORTIE_EXPR_TEST_EITHER));
}

/* Whatever lies in a large game is listed, tested and counted to the last card. */
static void
a_set_of_five_hundred (void)
{
  enum { MANY_CARDS = 500 };
  g_auto (Zoo) z;
  write_zoo (&z);
  Bout *b = z.b;
  guint16 you = E0 (b, SET_YOU), all = N (b, 0);
  guint16 heap = E (b, SET_CARDS, HEAP, you, 0, all), table = E (b, SET_PIECES, you, -1);
  guint16 both = MANY (b, SET_UNION, heap, table), count = E (b, NUM_COUNT, both);
  SortieRef refs[SORTIE_MAX_SET];
  lay_out_zoo (&z);
  for (guint i = 0; i < MANY_CARDS; i++)
    bout_deal (b, z.wolf, SUN, HEAP);
  /* three lay there before, and three pieces are on the table */
  COUNTS (z, count, MANY_CARDS + 6);
  tap_int (sortie_set (&z.ctx, both, refs, G_N_ELEMENTS (refs)), MANY_CARDS + 6);
  for (guint i = 0; i < MANY_CARDS + 6; i++)
    CU_ASSERT (sortie_set_has (&z.ctx, both, refs[i]));
}

static const TapTest all_tests[] = {
  { "sets have room for a game of 500 cards", a_set_of_five_hundred },
  { "numbers are added, taken away, multiplied, halved and chosen", plain_arithmetic },
  { "numbers are asked of things, marks, variables and words", numbers_of_things },
  { "numbers come from slots, dice, the event and the last effect",
    numbers_of_the_frame_and_event },
  { "self, it, other and the seats are sets", words_of_the_context },
  { "seats come in turn order", seats_come_in_turn_order },
  { "the event's subject, other, source and seat are sets", words_of_the_event },
  { "the game's words are sets as their holder sees them", words_of_the_game },
  { "cards are taken from an end of the zones of seats", cards_of_zones },
  { "pieces and places are found by seat and kind of place", pieces_and_places },
  { "sets are cut down, joined and ranked", sets_of_sets },
  { "holders, owners, places and piles are found", what_belongs_to_things },
  { "values are tested for every member", tests_of_values },
  { "sets are counted and compared", tests_of_sets },
  { "places, notes, turn and phase are tested", tests_of_places_and_time },
  { "lines on the grid, clear or not, and what lies between", lines_on_the_grid },
  { "factions and their alliances", factions_and_alliances },
  { "SW-2.2 a card is listed with others of its deck", cards_of_one_deck },
  { "not, all and either combine tests", tests_of_tests },
  { "a keyword is had and brings its clauses into play", keywords_are_tested },
  { "what has left the table is what it was when it left", what_has_left_is_remembered },
  { "each expression of the language stands in a test", every_expression_has_a_test },
  { NULL },
};

TAP_MAIN (all_tests)
