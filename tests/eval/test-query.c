/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include "eval/internal.h"
#include "language/internal.h"

static gint
attack_of (const Bout *b, SortieRef ref)
{
  return sortie_value (&b->play, ATTACK, ref);
}

/* A continuous effect as if a program of @source had set it up. */
static void
set_up (Bout *b, guint16 clause, guint8 seat, SortieRef source)
{
  SortieContext ctx = bout_context (b, seat, source);
  sortie_effects_add (&b->play, clause, &ctx, SORTIE_UNTIL_FOREVER);
}

/* The sources of a value as text: "printed 2, lion +1 = 3". */
static char *
sources_of (const Bout *b, guint value, SortieRef ref)
{
  static const char signs[] = { '=', '+', 'v', '*', '>', '<', 'y', 'n' };
  SortieSource sources[SORTIE_MAX_SOURCES];
  SortieQuery query = SORTIE_QUERY (ref);
  gint result;
  guint n = sortie_query_explain (&b->play, value, &query, sources, &result);
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      const char *id = sources[i].clause ? b->book.defs[sources[i].source_def].id
                       : i               ? "limit"
                                         : "printed";
      g_string_append_printf (text, "%s %c%d %d, ", id, signs[sources[i].change], sources[i].amount,
                              sources[i].result);
    }
  g_string_append_printf (text, "so %d", result);
  tap_int (result, sortie_value (&b->play, value, ref));
  return g_string_free (text, FALSE);
}

#define EXPLAINED(b, value, ref, text)                          \
  G_STMT_START                                                  \
  {                                                             \
    g_autofree char *said_ = sources_of ((b), (value), (ref));  \
    tap_string (said_, (text));                                 \
  }                                                             \
  G_STMT_END

static void
what_nobody_changes_is_printed (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 lion = CARD0 (b, "lion", 6);
  bout_begin (b);
  SortieRef at_lion = bout_put (b, lion, SUN, ROW, 0), in_hand = bout_deal (b, lion, SUN, HAND);

  tap_int (attack_of (b, at_lion), 6);
  tap_int (attack_of (b, in_hand), 6);
  tap_int (attack_of (b, sortie_ref (SORTIE_REF_DEF, lion)), 6);
  tap_int (sortie_value (&b->play, COST, sortie_ref_seat (SUN)), 7);
  tap_int (sortie_value (&b->play, COST, bout_place (b, ROW, SUN, 0)), 7);
  tap_int (sortie_value (&b->play, COST, sortie_ref (SORTIE_REF_NUMBER, 5)), 5);
  EXPLAINED (b, ATTACK, at_lion, "printed =6 6, so 6");
}

static void
equal_abilities_add_up (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1);
  guint16 chief = CARD (b, "chief", 2, MODIFY (ATTACK, ADD, allies, one));
  bout_begin (b);
  SortieRef first = bout_put (b, chief, SUN, ROW, 0);
  tap_int (attack_of (b, first), 2);
  SortieRef second = bout_put (b, chief, SUN, ROW, 1), third = bout_put (b, chief, SUN, ROW, 2);
  SortieRef foe = bout_put (b, chief, MOON, ROW, 0);

  tap_int (attack_of (b, first), 4);
  tap_int (attack_of (b, second), 4);
  tap_int (attack_of (b, foe), 2);
  EXPLAINED (b, ATTACK, third, "printed =2 2, chief +1 3, chief +1 4, so 4");
  bout_kill (b, second);
  tap_int (attack_of (b, third), 3);
}

static void
copies_that_do_not_stack_count_once (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1);
  SortieClause once = MODIFY (ATTACK, ADD, allies, one);
  once.flags = SORTIE_CLAUSE_NO_STACK;
  guint16 horde = CARD (b, "horde", 1, once), pack = CARD (b, "pack", 1, once);
  bout_begin (b);
  SortieRef first = bout_put (b, horde, SUN, ROW, 0);
  SortieRef second = bout_put (b, horde, SUN, ROW, 1), third = bout_put (b, horde, SUN, ROW, 2);

  tap_int (attack_of (b, first), 2);
  tap_int (attack_of (b, second), 2);
  EXPLAINED (b, ATTACK, third, "printed =1 1, horde +1 2, so 2");
  bout_kill (b, second);
  bout_put (b, pack, SUN, ROW, 1);
  tap_int (attack_of (b, third), 3); /* another card */
}

static void
changes_apply_in_order (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), two = N (b, 2), three = N (b, 3), ten = N (b, 10), fifty = N (b, 50),
          minus = N (b, -30);
  guint16 last = CARD (b, "last", 0, MODIFY (ATTACK, AT_MOST, it, ten));
  guint16 least = CARD (b, "least", 0, MODIFY (ATTACK, AT_LEAST, it, fifty));
  guint16 times = CARD (b, "times", 0, MODIFY (ATTACK, TIMES, it, three));
  guint16 add = CARD (b, "add", 0, MODIFY (ATTACK, ADD, it, two));
  guint16 set = CARD (b, "set", 0, MODIFY (ATTACK, SET, it, three));
  guint16 drop = CARD (b, "drop", 4, MODIFY (ATTACK, ADD, it, minus));
  bout_begin (b);
  SortieRef at = bout_put (b, last, SUN, ROW, 0);
  SortieRef at_least = bout_put (b, least, SUN, ROW, 1),
            at_times = bout_put (b, times, SUN, ROW, 2);
  bout_put (b, add, MOON, ROW, 0);
  bout_put (b, set, MOON, ROW, 1);

  EXPLAINED (b, ATTACK, at,
             "printed =0 0, set =3 3, add +2 5, times *3 15, least >50 50, last <10 10, so 10");
  bout_kill (b, at);
  EXPLAINED (b, ATTACK, at_times,
             "printed =0 0, set =3 3, add +2 5, times *3 15, least >50 50, limit <20 20, so 20");
  bout_kill (b, at_least);
  SortieRef low = bout_put (b, drop, SUN, ROW, 0);
  EXPLAINED (b, ATTACK, low,
             "printed =4 4, set =3 3, drop +-30 -27, add +2 -25, times *3 -75, limit >0 0, so 0");
}

static void
lowering_stops_at_its_floor_and_raises_nothing (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), two = N (b, 2), minus = N (b, -2);
  guint16 light = CARD (b, "light", 4, LOWER (ATTACK, it, minus, 1));
  guint16 none = CARD0 (b, "none", 0), one = CARD0 (b, "one", 1), few = CARD0 (b, "few", 2);
  guint16 add = CARD (b, "add", 0, MODIFY (ATTACK, ADD, it, two));
  guint16 times = CARD (b, "times", 0, MODIFY (ATTACK, TIMES, it, two));
  guint16 grows = CARD (b, "grows", 0, LOWER (ATTACK, it, two, 1));
  bout_begin (b);
  SortieRef at_light = bout_put (b, light, SUN, ROW, 0), at_none = bout_put (b, none, SUN, ROW, 1),
            at_one = bout_put (b, one, SUN, ROW, 2), at_few = bout_put (b, few, SUN, FIELD, 0);

  EXPLAINED (b, ATTACK, at_light, "printed =4 4, light v-2 2, so 2");
  EXPLAINED (b, ATTACK, at_few, "printed =2 2, light v-2 1, so 1");
  EXPLAINED (b, ATTACK, at_one, "printed =1 1, light v-2 1, so 1");
  EXPLAINED (b, ATTACK, at_none, "printed =0 0, light v-2 0, so 0");
  SortieRef at_grows = bout_put (b, grows, SUN, FIELD, 1); /* a number that turns out to be positive only adds */
  EXPLAINED (b, ATTACK, at_none, "printed =0 0, light v-2 0, grows v2 2, so 2");
  bout_kill (b, at_grows);
  bout_put (b, times, MOON, ROW, 0);
  bout_put (b, add, MOON, ROW, 1); /* after the others, but added before */
  EXPLAINED (b, ATTACK, at_one, "printed =1 1, add +2 3, light v-2 1, times *2 2, so 2");
}

static void
a_value_without_limits_has_none (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 self = E0 (b, SET_SELF), much = N (b, 20000), minus = N (b, -20);
  guint16 dear =
      CARD (b, "dear", 0, MODIFY (COST, ADD, self, much), MODIFY (COST, ADD, self, much));
  guint16 cheap = CARD (b, "cheap", 0, MODIFY (COST, ADD, 0, minus)); /* without a set: itself */
  bout_begin (b);
  tap_int (sortie_value (&b->play, COST, bout_put (b, dear, SUN, ROW, 0)), G_MAXINT16);
  tap_int (sortie_value (&b->play, COST, bout_put (b, cheap, SUN, ROW, 1)), -19);
}

static void
the_newest_set_counts (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), two = N (b, 2), three = N (b, 3), nine = N (b, 9);
  guint16 front = CARD (b, "front", 0, MODIFY (ATTACK, SET, it, two));
  guint16 back = CARD (b, "back", 0, MODIFY (ATTACK, SET, it, three));
  guint16 timed = bout_inner (b, 0, MODIFY (ATTACK, SET, it, nine));
  bout_begin (b);
  bout_put (b, back, MOON, ROW, 2);
  SortieRef at = bout_put (b, front, SUN, ROW, 0); /* younger, but before it on the table */
  tap_int (attack_of (b, at), 3);
  set_up (b, timed, SUN, at);
  tap_int (attack_of (b, at), 9);
}

static void
only_what_is_in_play_counts (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), one = N (b, 1);
  guint16 chief = CARD (b, "chief", 2, MODIFY (ATTACK, ADD, it, one));
  bout_begin (b);
  SortieRef in_shed = bout_put (b, chief, SUN, SHED, 0);
  bout_deal (b, chief, SUN, HAND);
  bout_deal (b, chief, SUN, HEAP);
  tap_int (attack_of (b, in_shed), 2);
  bout_put (b, chief, MOON, FIELD, 3);
  tap_int (attack_of (b, in_shed), 3); /* it is not in play, but it concerns everything */
}

static void
a_query_has_another_side (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 other = E0 (b, SET_OTHER), three = N (b, 3);
  guint16 is_wall = E (b, TEST_IS, TRAITS, other, 1),
          in_attack = E (b, TEST_CAUSE, SORTIE_GAME_CAUSE (CAUSE_ATTACK));
  SortieClause breaker = MODIFY (ATTACK, ADD, 0, three), rage = MODIFY (ATTACK, TIMES, 0, three);
  breaker.test = is_wall;
  rage.test = in_attack;
  guint16 ram = CARD (b, "ram", 2, breaker, rage), wall = CARD0 (b, "wall", 0);
  bout_def (b, wall)->printed[TRAITS] = WALL;
  bout_begin (b);
  SortieRef at_ram = bout_put (b, ram, SUN, ROW, 0), at_wall = bout_put (b, wall, MOON, ROW, 0);

  tap_int (attack_of (b, at_ram), 2);
  SortieQuery query = { at_ram, at_wall, SUN, SORTIE_CAUSE_PLAY };
  tap_int (sortie_query (&b->play, ATTACK, &query), 5);
  query.cause = SORTIE_GAME_CAUSE (CAUSE_ATTACK);
  tap_int (sortie_query (&b->play, ATTACK, &query), 15);
  query.other = at_ram;
  tap_int (sortie_query (&b->play, ATTACK, &query), 6);
}

static void
cannot_beats_can (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), you = E0 (b, SET_YOU), opponents = E0 (b, SET_OPPONENTS),
          allies = E (b, SET_WORD, ALLIES);
  SortieClause shield = MODIFY (TARGET, FORBID, allies, 0);
  shield.by = opponents;
  guint16 warden = CARD (b, "warden", 1, shield);
  guint16 wind = CARD (b, "wind", 1, MODIFY (FLY, PERMIT, it, 0)),
          chain = CARD (b, "chain", 1, MODIFY (FLY, FORBID, it, 0));
  guint16 prison = CARD (b, "prison", 1, MODIFY (FLY, FORBID, you, 0));
  bout_begin (b);
  SortieRef at_warden = bout_put (b, warden, SUN, ROW, 0),
            at_wind = bout_put (b, wind, SUN, ROW, 1);

  SortieQuery query = { .subject = at_wind, .actor = MOON };
  CU_ASSERT (!sortie_allows (&b->play, TARGET, &query));
  query.actor = SUN;
  CU_ASSERT (sortie_allows (&b->play, TARGET, &query));
  query.actor = SORTIE_NO_SEAT; /* nobody in particular: nothing that an opponent does */
  CU_ASSERT (sortie_allows (&b->play, TARGET, &query));
  query = (SortieQuery){ .subject = at_warden, .actor = MOON };
  CU_ASSERT (sortie_allows (&b->play, TARGET, &query));

  query = SORTIE_QUERY (at_warden);
  CU_ASSERT (sortie_allows (&b->play, FLY, &query));
  EXPLAINED (b, FLY, at_warden, "printed =0 0, wind y1 1, so 1");
  bout_put (b, chain, MOON, ROW, 0); /* SS-13.1 */
  CU_ASSERT (!sortie_allows (&b->play, FLY, &query));
  EXPLAINED (b, FLY, at_warden, "printed =0 0, wind y1 1, chain n1 0, so 0");

  bout_put (b, prison, SUN, ROW, 2); /* seats are subjects too */
  query = SORTIE_QUERY (sortie_ref_seat (SUN));
  CU_ASSERT (!sortie_allows (&b->play, FLY, &query));
}

static void
words_are_set_and_added (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), night = N (b, NIGHT), wall_and_ghost = N (b, WALL | GHOST);
  guint16 is_wall = E (b, TEST_IS, TRAITS, it, 1);
  guint16 dusk =
      CARD (b, "dusk", 0, MODIFY (SIDE, SET, it, night), MODIFY (TRAITS, ADD, 0, wall_and_ghost));
  bout_def (b, dusk)->printed[TRAITS] = BEAST | GHOST;
  bout_begin (b);
  SortieRef at = bout_put (b, dusk, SUN, ROW, 0);
  SortieContext ctx = bout_context (b, SUN, at);
  ctx.it = at;
  tap_int (sortie_value (&b->play, SIDE, at), NIGHT);
  tap_int (sortie_value (&b->play, TRAITS, at), BEAST | WALL | GHOST); /* a unit that is a wall */
  tap_int (sortie_value_base (&b->play, TRAITS, at), BEAST | GHOST);
  CU_ASSERT (sortie_test (&ctx, is_wall));
}

static void
more_sources_than_are_listed_count (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 one = N (b, 1);
  SortieClause many[40];
  for (guint i = 0; i < G_N_ELEMENTS (many); i++)
    many[i] = MODIFY (COST, ADD, 0, one);
  guint16 heavy = bout_card (b, "heavy", 0, G_N_ELEMENTS (many), many);
  bout_begin (b);
  SortieRef at = bout_put (b, heavy, SUN, ROW, 0);
  SortieQuery query = SORTIE_QUERY (at);
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint result;
  tap_int (sortie_query_explain (&b->play, COST, &query, sources, &result), SORTIE_MAX_SOURCES);
  tap_int (result, 41);
}

/* Numbers that read numbers. */

static void
base_values_make_no_circle (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), most = E (b, NUM_MOST, ATTACK, allies, 1),
          one = N (b, 1);
  guint16 vine = CARD (b, "vine", 2, MODIFY (ATTACK, AT_LEAST, 0, most));
  guint16 chief = CARD (b, "chief", 5, MODIFY (ATTACK, ADD, allies, one));
  bout_begin (b);
  SortieRef first = bout_put (b, vine, SUN, ROW, 0), second = bout_put (b, vine, SUN, ROW, 1);
  tap_int (attack_of (b, first), 2);
  tap_int (attack_of (b, second), 2);
  bout_put (b, chief, SUN, ROW, 2);
  /* 2 + 1, at least the chief's printed 5 */
  tap_int (attack_of (b, first), 5);
  tap_int (attack_of (b, second), 5);
}

static void
numbers_in_a_circle_end (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), strong = E (b, SET_WORD, STRONG), one = N (b, 1);
  guint16 total = E (b, NUM_TOTAL, ATTACK, allies);
  guint16 mirror = CARD (b, "mirror", 1, MODIFY (ATTACK, ADD, 0, total));
  guint16 boast = CARD (b, "boast", 4, MODIFY (ATTACK, ADD, strong, one));
  bout_begin (b);
  SortieRef left = bout_put (b, mirror, SUN, ROW, 0), right = bout_put (b, mirror, SUN, ROW, 1);
  /* four readings deep each adds its own 1 to what is printed on the last */
  tap_int (attack_of (b, left), 5);
  tap_int (attack_of (b, right), 5);
  bout_kill (b, left);
  bout_kill (b, right);
  tap_int (attack_of (b, bout_put (b, boast, SUN, ROW, 0)), 4); /* never strong to begin with */
}

static void
a_layer_reads_only_layers_above (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), night = N (b, NIGHT), two = N (b, 2), five = N (b, 5);
  guint16 strong = E (b, TEST_HAS, ATTACK, it, five, 0, 0), dark = E (b, TEST_IS, SIDE, it, NIGHT);
  SortieClause fall = MODIFY (SIDE, SET, it, night), hunt = MODIFY (ATTACK, ADD, it, two);
  fall.test = strong; /* membership: sees printed numbers only */
  hunt.test = dark;   /* a number: sees who is dark now */
  guint16 moth = CARD0 (b, "moth", 4), bear = CARD0 (b, "bear", 5),
          spell = CARD (b, "spell", 0, fall, hunt);
  guint16 gift = CARD (b, "gift", 0, MODIFY (ATTACK, ADD, it, two));
  bout_begin (b);
  SortieRef at_moth = bout_put (b, moth, SUN, ROW, 0), at_bear = bout_put (b, bear, SUN, ROW, 1);
  bout_put (b, spell, SUN, ROW, 2);
  bout_put (b, gift, MOON, ROW, 0);

  tap_int (attack_of (b, at_moth), 4 + 2);
  tap_int (sortie_value (&b->play, SIDE, at_moth), DAY);
  tap_int (sortie_value (&b->play, SIDE, at_bear), NIGHT);
  tap_int (attack_of (b, at_bear), 5 + 2 + 2);
}

/* Abilities. */

static void
abilities_are_granted (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1), program = PROGRAM (b, 0, I0 (STOP));
  guint16 rider = CARD (b, "rider", 1, CLAUSE (GRANT, .subject = allies));
  guint16 foot = CARD (b, "foot", 1, CLAUSE (ABILITY, .program = program));
  guint16 inner =
      bout_inner (b, bout_clause_of (b, rider, 0), CLAUSE (ABILITY, .program = program));
  bout_inner (b, bout_clause_of (b, rider, 0), MODIFY (ATTACK, ADD, allies, one));
  bout_begin (b);
  SortieRef at_rider = bout_put (b, rider, SUN, ROW, 0), at_foot = bout_put (b, foot, SUN, ROW, 1);
  SortieRef other = bout_put (b, foot, SUN, ROW, 2);
  guint16 clauses[8];

  tap_int (sortie_abilities (&b->play, at_foot, SORTIE_CLAUSE_ABILITY, clauses, 8), 2);
  tap_int (clauses[0], bout_clause_of (b, foot, 0));
  tap_int (clauses[1], inner);
  tap_int (sortie_abilities (&b->play, at_foot, SORTIE_CLAUSE_ABILITY, clauses, 1), 1);
  tap_int (sortie_abilities (&b->play, at_rider, SORTIE_CLAUSE_ABILITY, clauses, 8), 0);
  /* what is granted speaks of the one that has it: each foot gives 1 to its own allies */
  tap_int (attack_of (b, at_foot), 2);
  tap_int (attack_of (b, at_rider), 3);
  EXPLAINED (b, ATTACK, at_rider, "printed =1 1, foot +1 2, foot +1 3, so 3");
  bout_kill (b, at_rider);
  tap_int (sortie_abilities (&b->play, other, SORTIE_CLAUSE_ABILITY, clauses, 8), 1);
  tap_int (attack_of (b, other), 1);
}

/* Whoever carries a trick lends what it does to its allies, but not what it does when played, nor its mark. */
static void
abilities_of_lower_cards_are_lent (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1), program = PROGRAM (b, 0, I0 (STOP));
  guint16 mark = bout_keyword (b, "mark", 0, NULL), swift = KEYWORD (b, "swift", MODIFY (ATTACK, ADD, 0, one));
  guint16 lender = CARD (b, "lender", 1, CLAUSE (GRANT, .subject = allies, .flags = SORTIE_CLAUSE_LENDS, .key = mark));
  guint16 trick = CARD (b, "trick", 0, CLAUSE (KEYWORD, .key = mark), CLAUSE (KEYWORD, .key = swift),
                        CLAUSE (PLAY, .program = program));
  guint16 plain = CARD (b, "plain", 0, CLAUSE (KEYWORD, .key = swift)), foot = CARD0 (b, "foot", 1);
  bout_begin (b);
  SortieRef at_lender = bout_put (b, lender, SUN, ROW, 0), at_foot = bout_put (b, foot, SUN, ROW, 1);
  SortieRef foe = bout_put (b, foot, MOON, ROW, 0), held = bout_deal (b, trick, SUN, HAND);
  SortieRef other = bout_deal (b, plain, SUN, HAND);
  guint16 clauses[8];

  tap_int (attack_of (b, at_foot), 1);
  sortie_piece_add_card (&b->play, at_lender, sortie_ref_index (other), SORTIE_BOTTOM);
  tap_int (attack_of (b, at_foot), 1);
  sortie_piece_add_card (&b->play, at_lender, sortie_ref_index (held), SORTIE_BOTTOM);
  EXPLAINED (b, ATTACK, at_foot, "printed =1 1, foot +1 2, so 2");
  tap_int (attack_of (b, at_lender), 1);
  tap_int (attack_of (b, foe), 1);
  CU_ASSERT (sortie_has_keyword (&b->play, at_foot, swift));
  CU_ASSERT (!sortie_has_keyword (&b->play, at_foot, mark));
  tap_int (sortie_abilities (&b->play, at_foot, SORTIE_CLAUSE_PLAY, clauses, 8), 0);
  bout_kill (b, at_lender);
  tap_int (attack_of (b, at_foot), 1);
}

static void
losing_wins_over_granting (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), enemies = E (b, SET_WORD, ENEMIES), one = N (b, 1),
          two = N (b, 2);
  guint16 precise = KEYWORD (b, "precise", MODIFY (ATTACK, ADD, 0, two));
  guint16 scout = CARD (b, "scout", 1, MODIFY (ATTACK, ADD, 0, one)),
          teacher = CARD (b, "teacher", 1, CLAUSE (GRANT, .subject = allies));
  bout_inner (b, bout_clause_of (b, teacher, 0), CLAUSE (KEYWORD, .key = precise));
  guint16 archer =
      CARD (b, "archer", 1, CLAUSE (KEYWORD, .key = precise), MODIFY (ATTACK, ADD, 0, one));
  guint16 luka = CARD (b, "luka", 2, CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = enemies));
  guint16 hush = CARD (b, "hush", 2, CLAUSE (LOSE, .key = precise, .subject = enemies));
  bout_begin (b);
  SortieRef at_teacher = bout_put (b, teacher, SUN, ROW, 0),
            at_scout = bout_put (b, scout, SUN, ROW, 1);
  SortieRef at_archer = bout_put (b, archer, SUN, ROW, 2);

  tap_int (attack_of (b, at_scout), 1 + 1 + 2);
  tap_int (attack_of (b, at_archer), 1 + 1 + 2 + 2); /* printed and granted */
  CU_ASSERT (sortie_has_keyword (&b->play, at_scout, precise));
  CU_ASSERT (!sortie_has_keyword (&b->play, at_teacher, precise));

  SortieRef at_hush = bout_put (b, hush, MOON, ROW, 0); /* only the one ability */
  tap_int (attack_of (b, at_scout), 1 + 1);
  tap_int (attack_of (b, at_archer), 1 + 1);
  CU_ASSERT (!sortie_has_keyword (&b->play, at_scout, precise));
  CU_ASSERT (!sortie_has_keyword (&b->play, at_archer, precise));
  bout_kill (b, at_hush);

  bout_put (b, luka, MOON, ROW, 0); /* all, and what they would grant */
  tap_int (attack_of (b, at_scout), 1);
  tap_int (attack_of (b, at_archer), 1);
  CU_ASSERT (!sortie_has_keyword (&b->play, at_archer, precise));
}

static void
who_has_lost_its_abilities_grants_nothing (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), self = E0 (b, SET_SELF), two = N (b, 2);
  guint16 teacher = CARD (b, "teacher", 1, CLAUSE (GRANT, .subject = allies));
  bout_inner (b, bout_clause_of (b, teacher, 0), MODIFY (ATTACK, ADD, 0, two));
  guint16 scout = CARD0 (b, "scout", 1);
  guint16 hush = bout_inner (b, 0, CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = self));
  bout_begin (b);
  SortieRef at_teacher = bout_put (b, teacher, SUN, ROW, 0);
  SortieRef at_scout = bout_put (b, scout, SUN, ROW, 1);
  tap_int (attack_of (b, at_scout), 3);
  set_up (b, hush, SUN, at_teacher);
  tap_int (attack_of (b, at_scout), 1);
}

static void
who_loses_is_told_by_what_is_printed (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), enemies = E (b, SET_WORD, ENEMIES), it = E0 (b, SET_IT);
  guint16 two = N (b, 2);
  guint16 precise = KEYWORD (b, "precise", MODIFY (ATTACK, ADD, 0, two));
  guint16 is_precise = E (b, TEST_KEYWORD, it, precise),
          all = E (b, SET_WHERE, enemies, is_precise);
  guint16 ban = CARD (b, "ban", 1, CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = all));
  guint16 archer =
      CARD (b, "archer", 1, CLAUSE (KEYWORD, .key = precise), MODIFY (COST, ADD, 0, two));
  guint16 scout = CARD (b, "scout", 1, MODIFY (COST, ADD, 0, two));
  guint16 teacher = CARD (b, "teacher", 1, CLAUSE (GRANT, .subject = allies));
  bout_inner (b, bout_clause_of (b, teacher, 0), CLAUSE (KEYWORD, .key = precise));
  bout_begin (b);
  SortieRef at_archer = bout_put (b, archer, SUN, ROW, 0),
            at_scout = bout_put (b, scout, SUN, ROW, 1);
  bout_put (b, teacher, SUN, ROW, 2);
  bout_put (b, ban, MOON, ROW, 0);
  tap_int (sortie_value (&b->play, COST, at_archer), 1);
  CU_ASSERT (!sortie_has_keyword (&b->play, at_archer, precise));
  /* its Precise is granted, in the very layer in which abilities are lost */
  tap_int (sortie_value (&b->play, COST, at_scout), 3);
  CU_ASSERT (sortie_has_keyword (&b->play, at_scout, precise));
}

static void
silencers_are_silenced_by_effects (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), self = E0 (b, SET_SELF), two = N (b, 2);
  SortieClause silence = CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = enemies);
  guint16 luka = CARD (b, "luka", 1, silence, MODIFY (ATTACK, ADD, 0, two));
  guint16 chant = bout_inner (b, 0, CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = self));
  bout_begin (b);
  SortieRef sun = bout_put (b, luka, SUN, ROW, 0), moon = bout_put (b, luka, MOON, ROW, 0);

  /* both silence each other at the same time */
  tap_int (attack_of (b, sun), 1);
  tap_int (attack_of (b, moon), 1);
  set_up (b, chant, MOON, moon); /* an effect that takes moon's abilities comes first */
  tap_int (attack_of (b, moon), 1);
  tap_int (attack_of (b, sun), 3);
}

static void
silencing_may_be_a_keyword_that_is_lost (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), self = E0 (b, SET_SELF), two = N (b, 2);
  guint16 field = KEYWORD (b, "field", CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = enemies));
  guint16 luka = CARD (b, "luka", 1, CLAUSE (KEYWORD, .key = field));
  guint16 foot = CARD (b, "foot", 1, MODIFY (ATTACK, ADD, 0, two));
  guint16 chant = bout_inner (b, 0, CLAUSE (LOSE, .key = field, .subject = self));
  bout_begin (b);
  SortieRef at_luka = bout_put (b, luka, SUN, ROW, 0), at_foot = bout_put (b, foot, MOON, ROW, 0);
  tap_int (attack_of (b, at_foot), 1);
  set_up (b, chant, SUN, at_luka);
  tap_int (attack_of (b, at_foot), 3);
}

static void
effects_grant_keywords (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), two = N (b, 2), program = PROGRAM (b, 0, I0 (STOP));
  guint16 inside = KEYWORD (b, "inside", MODIFY (ATTACK, ADD, 0, two));
  guint16 outside = KEYWORD (b, "outside", CLAUSE (KEYWORD, .key = inside),
                             CLAUSE (TRIGGER, .key = CURE, .program = program));
  guint16 foot = CARD0 (b, "foot", 1);
  guint16 direct = bout_inner (b, 0, CLAUSE (KEYWORD, .key = outside, .subject = allies));
  guint16 grant = bout_inner (b, 0, CLAUSE (GRANT, .subject = allies));
  bout_inner (b, grant, CLAUSE (ABILITY, .program = program));
  bout_inner (b, grant, MODIFY (COST, ADD, 0, two));
  bout_begin (b);
  SortieRef source = bout_put (b, foot, SUN, ROW, 0), ally = bout_put (b, foot, SUN, ROW, 1);
  tap_int (sortie_events_in_play (&b->play), 0);

  set_up (b, direct, SUN, source);
  tap_int (sortie_events_in_play (&b->play), 1 << CURE);
  CU_ASSERT (sortie_has_keyword (&b->play, ally, outside));
  CU_ASSERT (sortie_has_keyword (&b->play, ally, inside));
  CU_ASSERT (!sortie_has_keyword (&b->play, source, outside));
  tap_int (attack_of (b, ally), 3);
  tap_int (attack_of (b, source), 1);
  set_up (b, grant, SUN, source);
  tap_int (sortie_value (&b->play, COST, ally), 3);
  tap_int (sortie_value (&b->play, COST, source), 1);
}

/* Identity. */

static void
a_copy_has_name_and_abilities (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_IT), enemies = E (b, SET_WORD, ENEMIES), two = N (b, 2);
  guint16 like = E (b, SET_HIGHEST, ATTACK, enemies, 1);
  guint16 cloak = CARD (b, "cloak", 5, MODIFY (ATTACK, ADD, 0, two));
  guint16 vlox = CARD (b, "vlox", 3, CLAUSE (BECOME, .by = like), MODIFY (COST, ADD, 0, two));
  guint16 is_cloak = E (b, TEST_NAMED, it, cloak),
          dream = bout_inner (b, 0, CLAUSE (BECOME, .by = it));
  bout_begin (b);
  SortieRef at_vlox = bout_put (b, vlox, SUN, ROW, 0);
  SortieContext ctx = bout_context (b, SUN, at_vlox);
  ctx.it = at_vlox;
  tap_int (sortie_identity (&b->play, at_vlox), vlox); /* nobody to copy */
  tap_int (sortie_value (&b->play, COST, at_vlox), 3);

  SortieRef at_cloak = bout_put (b, cloak, MOON, ROW, 0);
  tap_int (sortie_identity (&b->play, at_vlox), cloak);
  CU_ASSERT (sortie_test (&ctx, is_cloak));
  tap_int (attack_of (b, at_vlox), 3 + 2); /* its own number, the cloak's ability */
  tap_int (sortie_value (&b->play, COST, at_vlox), 1); /* its own ability is gone */
  tap_int (sortie_identity (&b->play, sortie_ref_card (sortie_piece (&b->play, at_vlox)->card)),
           vlox);

  bout_kill (b, at_cloak);
  SortieRef mirror = bout_put (b, vlox, MOON, ROW, 0);
  tap_int (sortie_identity (&b->play, at_vlox), vlox); /* two that copy each other */
  tap_int (sortie_identity (&b->play, mirror), vlox);

  SortieRef model = bout_put (b, cloak, MOON, SHED, 0); /* for an effect; no need to be in play */
  ctx.it = model;
  sortie_effects_add (&b->play, dream, &ctx, SORTIE_UNTIL_FOREVER);
  tap_int (sortie_identity (&b->play, at_vlox), vlox); /* `it` is asked anew: nothing then */
}

static void
a_copy_looks_at_printed_names (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 seats = E0 (b, SET_SEATS), rows = E (b, SET_PIECES, seats, ROW), it = E0 (b, SET_IT);
  guint16 enemies = E (b, SET_WORD, ENEMIES), cloak = CARD0 (b, "cloak", 5);
  guint16 is_cloak = E (b, TEST_NAMED, it, cloak), cloaks = E (b, SET_WHERE, rows, is_cloak);
  guint16 vlox = CARD (b, "vlox", 3, CLAUSE (BECOME, .by = enemies));
  guint16 echo = CARD (b, "echo", 2, CLAUSE (BECOME, .by = cloaks));
  bout_begin (b);
  SortieRef at_vlox = bout_put (b, vlox, SUN, ROW, 0), at_echo = bout_put (b, echo, SUN, ROW, 1);
  SortieRef in_shed = bout_put (b, echo, SUN, SHED, 0),
            at_cloak = bout_put (b, cloak, MOON, ROW, 2);
  tap_int (sortie_identity (&b->play, at_vlox), cloak);
  tap_int (sortie_identity (&b->play, at_echo), cloak);
  tap_int (sortie_identity (&b->play, in_shed), echo);
  sortie_piece_move (&b->play, at_cloak, sortie_ref_index (bout_place (b, SHED, MOON, 0)));
  SortieRef other = bout_put (b, echo, MOON, ROW, 0);
  tap_int (sortie_identity (&b->play, at_vlox), echo);
  tap_int (sortie_identity (&b->play, other), echo); /* no cloak is printed in the rows */
}

static void
a_card_on_top_changes_what_a_piece_is (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 two = N (b, 2);
  guint16 common = CARD0 (b, "common", 1),
          mutation = CARD (b, "mutation", 4, MODIFY (ATTACK, ADD, 0, two));
  bout_begin (b);
  SortieRef at = bout_put (b, common, SUN, ROW, 0), card = bout_deal (b, mutation, SUN, HAND);
  sortie_piece_set_mark (&b->play, at, WOUNDS, 1);
  sortie_piece_add_card (&b->play, at, sortie_ref_index (card), SORTIE_TOP);
  tap_int (sortie_identity (&b->play, at), mutation);
  tap_int (attack_of (b, at), 6);
  tap_int (sortie_piece_mark (&b->play, at, WOUNDS), 1);
}

/* Membership. */

static void
things_count_as_members (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), other = E0 (b, SET_OTHER), one = N (b, 1),
          opponents = E0 (b, SET_OPPONENTS);
  guint16 allies = E (b, SET_WORD, ALLIES), enemies = E (b, SET_WORD, ENEMIES);
  guint16 field = E (b, SET_PIECES, you, FIELD), not_asker = E (b, SET_WITHOUT, field, other);
  guint16 ikee = CARD (b, "ikee", 5, CLAUSE (COUNT_AS, .key = ALLIES, .subject = not_asker));
  guint16 decoy = CARD (b, "decoy", 1, CLAUSE (COUNT_AS, .key = ENEMIES, .by = opponents));
  guint16 chief = CARD (b, "chief", 2, MODIFY (ATTACK, ADD, allies, one));
  bout_begin (b);
  SortieRef at_chief = bout_put (b, chief, SUN, ROW, 0),
            in_field = bout_put (b, chief, SUN, FIELD, 0);
  SortieContext ctx = bout_context (b, SUN, at_chief);
  tap_int (attack_of (b, in_field), 2);

  SortieRef at_ikee = bout_put (b, ikee, SUN, ROW, 1);
  tap_int (attack_of (b, in_field), 3);
  tap_int (attack_of (b, at_ikee), 7); /* both chiefs have it as an Ally by the rules */
  tap_int (attack_of (b, at_chief), 3);
  g_autofree char *of_chief = bout_set (b, &ctx, allies);
  tap_string (of_chief, "row2:ikee a1:chief");
  ctx = bout_context (b, SUN, in_field);
  g_autofree char *of_field = bout_set (b, &ctx, allies);
  tap_string (of_field, "row1:chief row2:ikee"); /* nobody is its own Ally */
  CU_ASSERT (!sortie_counts_as (&ctx, ALLIES, in_field));

  SortieRef at_decoy = bout_put (b, decoy, SUN, FIELD, 5);
  ctx = bout_context (b, MOON, SORTIE_NOTHING);
  CU_ASSERT (sortie_counts_as (&ctx, ENEMIES, at_decoy)); /* in the eyes of moon */
  CU_ASSERT (!sortie_counts_as (&ctx, ALLIES, in_field));
  ctx.you = SUN;
  CU_ASSERT (!sortie_counts_as (&ctx, ENEMIES, at_decoy));
  CU_ASSERT (!sortie_set_has (&ctx, enemies, at_decoy));
}

static void
effects_count_things_as_members (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 subject = E0 (b, SET_SUBJECT), enemies = E (b, SET_WORD, ENEMIES);
  guint16 own = bout_inner (b, 0, CLAUSE (COUNT_AS, .key = ENEMIES));
  guint16 locked = bout_inner (b, 0, CLAUSE (COUNT_AS, .key = ENEMIES, .subject = subject));
  guint16 foot = CARD0 (b, "foot", 1);
  b->is_damaged = TRUE; /* the event's subject, outside of a program */
  bout_begin (b);
  SortieRef source = bout_put (b, foot, SUN, ROW, 0), victim = bout_put (b, foot, SUN, ROW, 1);
  SortieContext ctx = bout_context (b, SUN, source);
  SortieEvent event = { .subject = victim };
  set_up (b, own, SUN, source);
  g_autofree char *before = bout_set (b, &ctx, enemies);
  tap_string (before, "row1:foot");
  ctx.event = &event;
  sortie_effects_add (&b->play, locked, &ctx, SORTIE_UNTIL_FOREVER);
  ctx.event = NULL;
  g_autofree char *after = bout_set (b, &ctx, enemies);
  tap_string (after, "row1:foot row2:foot");
}

/* What is in force. */

typedef struct
{
  const Bout *b;
  GString *text;
  guint stop_after;
} Listing;

static gboolean
list_active (gpointer data, const SortieActive *active)
{
  Listing *listing = data;
  g_autofree char *source = bout_names (listing->b, 1, &active->source);
  g_string_append_printf (listing->text, "%s%s%s", listing->text->len ? " " : "", source,
                          active->effect == SORTIE_NO_INDEX ? "" : "*");
  return --listing->stop_after > 0;
}

static void
check_active (const Bout *b, SortieClauseKind kind, guint key, guint stop_after,
              const char *expected)
{
  Listing listing = { b, g_string_new (NULL), stop_after };
  sortie_each_active (&b->play, kind, key, list_active, &listing);
  tap_string (listing.text->str, expected);
  g_string_free (listing.text, TRUE);
}

static void
abilities_in_force_have_an_order (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 program = PROGRAM (b, 0, I0 (STOP));
  SortieClause on_blow = CLAUSE (TRIGGER, .key = BLOW, .program = program);
  SortieClause on_cure = CLAUSE (TRIGGER, .key = CURE, .program = program);
  guint16 guard = CARD (b, "guard", 1, on_blow, on_cure), nurse = CARD (b, "nurse", 1, on_cure);
  guint16 timed = bout_inner (b, 0, on_blow);
  bout_begin (b);
  bout_put (b, guard, MOON, FIELD, 2);
  SortieRef nurses = bout_put (b, nurse, MOON, ROW, 1);
  SortieRef first = bout_put (b, guard, SUN, ROW, 2);
  bout_put (b, guard, SUN, SHED, 1);
  set_up (b, timed, SUN, nurses);
  set_up (b, timed, SUN, first);

  check_active (b, SORTIE_CLAUSE_TRIGGER, BLOW, 99,
                "row3:guard c1:guard moon.row2:nurse* row3:guard*");
  check_active (b, SORTIE_CLAUSE_TRIGGER, CURE, 99, "row3:guard moon.row2:nurse c1:guard");
  check_active (b, SORTIE_CLAUSE_TRIGGER, 0xffff, 3, "row3:guard row3:guard moon.row2:nurse");
  check_active (b, SORTIE_CLAUSE_TRIGGER, BLOW, 3, "row3:guard c1:guard moon.row2:nurse*");
  check_active (b, SORTIE_CLAUSE_REPLACE, 0xffff, 99, "");
  tap_int (sortie_events_in_play (&b->play), 1 << BLOW | 1 << CURE);
}

static gboolean
stop_at_once (gpointer data, const SortieActive *active)
{
  (void) active;
  ++*(guint *) data;
  return FALSE;
}

static void
a_visitor_may_stop (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), program = PROGRAM (b, 0, I0 (STOP));
  SortieClause on_blow = CLAUSE (REPLACE, .key = BLOW, .program = program);
  SortieClause on_cure = CLAUSE (REPLACE, .key = CURE, .program = program);
  guint16 teacher = CARD (b, "teacher", 1, CLAUSE (GRANT, .subject = allies));
  bout_inner (b, bout_clause_of (b, teacher, 0), on_blow);
  guint16 timed = bout_inner (b, 0, CLAUSE (GRANT, .subject = allies));
  bout_inner (b, timed, on_blow);
  guint16 foot = CARD (b, "foot", 1, on_cure);
  bout_begin (b);
  SortieRef source = bout_put (b, teacher, SUN, ROW, 0);
  bout_put (b, foot, SUN, ROW, 1);
  bout_put (b, teacher, SUN, ROW, 2);
  set_up (b, timed, SUN, source);
  guint visits = 0;
  sortie_each_active (&b->play, SORTIE_CLAUSE_REPLACE, BLOW, stop_at_once, &visits);
  tap_int (visits, 1);
  check_active (b, SORTIE_CLAUSE_REPLACE, BLOW, 99,
                "row1:teacher row2:foot row2:foot row2:foot row3:teacher row3:teacher");
  check_active (b, SORTIE_CLAUSE_REPLACE, CURE, 99, "row2:foot");
}

static void
clauses_concern_their_subjects (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), program = PROGRAM (b, 0, I0 (STOP)), one = N (b, 1);
  SortieClause any = CLAUSE (TRIGGER, .key = BLOW, .program = program), theirs = any;
  theirs.subject = enemies;
  guint16 guard = CARD (b, "guard", 1, any, theirs, MODIFY (ATTACK, ADD, 0, one)),
          foe = CARD0 (b, "foe", 1);
  bout_begin (b);
  SortieRef at = bout_put (b, guard, SUN, ROW, 0), at_foe = bout_put (b, foe, MOON, ROW, 0);
  SortieActive active = {
    .source = at, .source_def = guard, .seat = SUN, .effect = SORTIE_NO_INDEX
  };
  SortieContext ctx = sortie_context_of_active (&b->play, &active);

  active.clause = bout_clause_of (b, guard, 0);
  CU_ASSERT (sortie_active_concerns (&ctx, &active, at_foe));
  CU_ASSERT (sortie_active_concerns (&ctx, &active, at));
  active.clause = bout_clause_of (b, guard, 1);
  CU_ASSERT (sortie_active_concerns (&ctx, &active, at_foe));
  CU_ASSERT (!sortie_active_concerns (&ctx, &active, at));
  active.clause = bout_clause_of (b, guard, 2);
  CU_ASSERT (!sortie_active_concerns (&ctx, &active, at_foe));
  CU_ASSERT (sortie_active_concerns (&ctx, &active, at));
  tap_int (sortie_active_amount (&ctx, &active), 1);
}

static void
asking_changes_nothing (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1), program = PROGRAM (b, 0, I0 (STOP));
  guint16 like = E (b, SET_HIGHEST, ATTACK, allies, 0);
  guint16 all = CARD (b, "all", 3, MODIFY (ATTACK, ADD, allies, one), CLAUSE (BECOME, .by = like),
                      CLAUSE (GRANT, .subject = allies),
                      CLAUSE (LOSE, .key = SORTIE_NO_INDEX, .subject = like),
                      CLAUSE (COUNT_AS, .key = ENEMIES, .subject = allies));
  bout_inner (b, bout_clause_of (b, all, 2), CLAUSE (ABILITY, .program = program));
  bout_begin (b);
  SortieRef at = bout_put (b, all, SUN, ROW, 0);
  bout_put (b, all, SUN, ROW, 1);
  g_autofree SortieState *before = g_memdup2 (b->s, b->s->size);
  guint16 clauses[8];

  attack_of (b, at);
  sortie_abilities (&b->play, at, SORTIE_CLAUSE_ABILITY, clauses, 8);
  SortieContext ctx = bout_context (b, SUN, at);
  sortie_counts_as (&ctx, ENEMIES, at);
  CU_ASSERT (memcmp (before, b->s, b->s->size) == 0);
}

static const TapTest tests[] = {
  { "what nobody changes is what is printed", what_nobody_changes_is_printed },
  { "SS-1.8 abilities of the same content add up", equal_abilities_add_up },
  { "copies that do not stack count once", copies_that_do_not_stack_count_once },
  { "changes apply in order: set, add, times, at least, at most, limits", changes_apply_in_order },
  { "lowering to a floor follows additions, stops there and raises nothing",
    lowering_stops_at_its_floor_and_raises_nothing },
  { "a value without limits has none", a_value_without_limits_has_none },
  { "the newest of several sets counts", the_newest_set_counts },
  { "SS-7.8 abilities are in force only in play", only_what_is_in_play_counts },
  { "a query knows the other side, who acts and why", a_query_has_another_side },
  { "SS-13.1 cannot beats can", cannot_beats_can },
  { "words are set and added", words_are_set_and_added },
  { "sources that are not listed any more count", more_sources_than_are_listed_count },
  { "two vines that look at printed values make no circle", base_values_make_no_circle },
  { "numbers that read each other end", numbers_in_a_circle_end },
  { "a layer reads only the layers above it", a_layer_reads_only_layers_above },
  { "granted abilities are those of who has them", abilities_are_granted },
  { "what cards under a piece have is lent, but for their mark and what they do when played",
    abilities_of_lower_cards_are_lent },
  { "what is lost is lost, printed or granted", losing_wins_over_granting },
  { "who has lost its abilities grants nothing", who_has_lost_its_abilities_grants_nothing },
  { "who loses its abilities is told by what is printed", who_loses_is_told_by_what_is_printed },
  { "effects silence those who silence", silencers_are_silenced_by_effects },
  { "what silences may be a keyword that is lost", silencing_may_be_a_keyword_that_is_lost },
  { "effects give keywords and abilities", effects_grant_keywords },
  { "a copy has the name and the abilities, not the numbers", a_copy_has_name_and_abilities },
  { "a copy looks at printed names", a_copy_looks_at_printed_names },
  { "a card on top changes what a piece is", a_card_on_top_changes_what_a_piece_is },
  { "things count as members in their holder's eyes", things_count_as_members },
  { "effects count things as members", effects_count_things_as_members },
  { "abilities in force come in the order of places, then of age",
    abilities_in_force_have_an_order },
  { "a visitor may stop", a_visitor_may_stop },
  { "a clause concerns its set, itself or, for events, anybody", clauses_concern_their_subjects },
  { "asking changes nothing", asking_changes_nothing },
  { NULL },
};

TAP_MAIN (tests)
