/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include "base/internal.h"
#include "model/internal.h"
#include "model/front-end.h"

static Table *
busy_table (void)
{
  Table *table = table_new ();
  table_deal (table, 5);
  table_fill (table);
  return table;
}

/* Of the same bounds, with something in it. */
static SortieState *
other_state (const Table *table)
{
  SortieState *s = sortie_state_new (&table->setup->bounds);
  s->moves = 77;
  return s;
}

static guint8 *
write_state (const SortieState *s, gsize *ret_size)
{
  *ret_size = sortie_state_write (s, NULL, 0);
  guint8 *data = g_malloc (*ret_size);
  gsize again = sortie_state_write (s, data, *ret_size);
  CU_ASSERT_EQUAL (again, *ret_size);
  return data;
}

static gboolean
are_equal (const SortieState *a, const SortieState *b)
{
  g_autofree char *difference = sortie_state_compare (a, b);
  return difference == NULL && sortie_state_hash (a) == sortie_state_hash (b);
}

static void
clone_is_equal_and_independent (void)
{
  g_autoptr (Table) table = busy_table ();
  g_autofree SortieState *clone = g_malloc (table->s->size);
  sortie_state_copy (clone, table->s);
  CU_ASSERT (are_equal (table->s, clone));

  guint64 before = sortie_state_hash (table->s);
  SortiePlay other = { .setup = table->setup, .s = clone };
  sortie_card_move (&other, 0, table_zone (table, HEAP, RED), SORTIE_TOP);
  CU_ASSERT_FALSE (are_equal (table->s, clone));
  CU_ASSERT_EQUAL (sortie_state_hash (table->s), before);
}

/* Two tables take the same steps, but after each one of them moves house, and what it
 * leaves behind is overwritten. A pointer into the old block would be seen. */
static void
moved_state_goes_on (void)
{
  g_autoptr (Table) stays = busy_table ();
  g_autoptr (Table) moves = busy_table ();
  SortieRng one, two;
  sortie_rng_seed (&one, 11);
  sortie_rng_seed (&two, 11);

  for (guint i = 0; i < 500; i++)
    {
      SortieState *elsewhere = g_malloc (moves->s->size);
      memcpy (elsewhere, moves->s, moves->s->size);
      memset (moves->s, 0xa5, elsewhere->size);
      g_free (moves->s);
      moves->s = moves->play.s = elsewhere;
      table_step (stays, &one);
      table_step (moves, &two);
    }
  CU_ASSERT (are_equal (stays->s, moves->s));
  table_check (moves->s);
}

static void
read_gives_what_was_written (void)
{
  g_autoptr (Table) table = busy_table ();
  g_autofree SortieState *read = other_state (table);
  gsize size;
  g_autofree guint8 *data = write_state (table->s, &size);
  g_autoptr (GError) error = NULL;

  CU_ASSERT (sortie_state_read (read, data, size, &error));
  tap_no_error (error);
  CU_ASSERT (are_equal (table->s, read));
  gsize size_again;
  g_autofree guint8 *data_again = write_state (read, &size_again);
  CU_ASSERT (size == size_again && memcmp (data, data_again, size) == 0);
}

/* rng.state, then rng.draws, then turn.number, as state.h has them; lowest byte first. */
static void
form_is_little_endian (void)
{
  static const guint8 expected[] = { 8, 7, 6, 5, 4, 3, 2, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0x34, 0x12 };
  g_autoptr (Table) table = table_new ();
  table->s->rng.state = G_GUINT64_CONSTANT (0x0102030405060708);
  table->s->rng.draws = 0x0102;
  table->s->turn.number = 0x1234;
  gsize size;
  g_autofree guint8 *data = write_state (table->s, &size);
  CU_ASSERT (memcmp (data, expected, sizeof expected) == 0);
}

static void
unused_room_is_not_in_the_form (void)
{
  g_autoptr (Table) table = busy_table ();
  g_autofree SortieState *clone = g_malloc (table->s->size);
  sortie_state_copy (clone, table->s);
  sortie_state_cards (clone)[clone->n_cards].def = 999;
  sortie_state_locals (clone)[clone->n_locals] = 1;
  sortie_state_links (clone)[0].target[2] = sortie_ref_seat (BLUE);
  clone->answers[clone->n_answers] = sortie_ref_seat (BLUE);
  sortie_state_pieces (clone)[0].pad = 1;
  CU_ASSERT (are_equal (table->s, clone));
}

static void
too_little_room_is_said (void)
{
  g_autoptr (Table) table = busy_table ();
  gsize size = sortie_state_write (table->s, NULL, 0);
  guint8 small[16 + 1];
  small[16] = 0x5a;
  CU_ASSERT_EQUAL (sortie_state_write (table->s, small, 16), size);
  CU_ASSERT_EQUAL (small[16], 0x5a);
}

/* Another build may number it differently; who won counts. */
static void
number_of_the_reason_does_not_count (void)
{
  g_autoptr (Table) table = busy_table ();
  g_autofree SortieState *clone = g_malloc (table->s->size);
  sortie_state_copy (clone, table->s);
  table->s->result.reason = 3;
  clone->result.reason = 4;
  g_autofree char *difference = sortie_state_compare (table->s, clone);
  CU_ASSERT (difference != NULL && strstr (difference, "result.reason: 3, 4") != NULL);
  tap_int (sortie_state_hash (table->s) == sortie_state_hash (clone), TRUE);
  clone->result.winners ^= 1;
  tap_int (sortie_state_hash (table->s) == sortie_state_hash (clone), FALSE);
}

static void
every_field_counts (void)
{
  g_autoptr (Table) table = busy_table ();
  g_autofree SortieState *clone = g_malloc (table->s->size);
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint n = sortie_state_n_fields (table->s);
  CU_ASSERT (n > 500);

  guint unseen = 0;
  for (guint field = 0; field < n; field++)
    {
      sortie_state_copy (clone, table->s);
      sortie_state_flip_field (clone, field);
      unseen += are_equal (table->s, clone);
      guint64 hash = sortie_state_hash (clone);
      g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash));
    }
  tap_int (unseen, 0);
  tap_int (g_hash_table_size (hashes), n);
}

static void
compare_names_the_field (void)
{
  static const struct
  {
    gsize offset; /* in the head, or in the record */
    const char *said;
  } head[] = {
    { offsetof (SortieState, turn.number), "turn.number: 3, 2" },
    { offsetof (SortieState, answers), "answers[0]: " },
    { offsetof (SortieState, n_cards), "n_cards: 40, 41" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (head); i++)
    {
      g_autoptr (Table) table = busy_table ();
      g_autofree SortieState *clone = g_malloc (table->s->size);
      sortie_state_copy (clone, table->s);
      ((guint8 *) clone)[head[i].offset] ^= 1;
      g_autofree char *said = sortie_state_compare (table->s, clone);
      tap_contains (said, head[i].said);
    }
}

static char *
difference_after (Table *table, void (*change) (SortieState *s))
{
  g_autofree SortieState *before = g_malloc (table->s->size);
  sortie_state_copy (before, table->s);
  change (table->s);
  char *said = sortie_state_compare (before, table->s);
  sortie_state_copy (table->s, before);
  return said;
}

static void
change_card (SortieState *s)
{
  sortie_state_cards (s)[12].zone = 3;
  sortie_state_cards (s)[13].zone = 3;
}

static void
change_var (SortieState *s)
{
  sortie_state_vars (s)[1] = -4;
}

static void
change_target (SortieState *s)
{
  sortie_state_links (s)[0].target[1] = 0;
}

static void
compare_names_the_record (void)
{
  g_autoptr (Table) table = busy_table ();
  sortie_state_cards (table->s)[12].zone = 5;
  g_autofree char *card = difference_after (table, change_card);
  g_autofree char *var = difference_after (table, change_var);
  g_autofree char *target = difference_after (table, change_target);
  tap_string (card, "cards[12].zone: 5, 3");
  tap_string (var, "vars[1]: 20, -4");
  tap_contains (target, "links[0].target[1]: ");
}

/* Whatever is read leaves a sound state, or the old one and an error. */
static gboolean
survives_reading (const Table *table, SortieState *s, const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  if (sortie_state_read (s, data, size, &error))
    {
      g_autofree char *fault = sortie_state_check (s);
      gsize written;
      g_autofree guint8 *again = write_state (s, &written);
      return error == NULL && fault == NULL && written == size && memcmp (again, data, size) == 0;
    }
  g_autofree SortieState *untouched = other_state (table);
  return error && *error->message && are_equal (s, untouched);
}

static void
cut_states_are_refused (void)
{
  g_autoptr (Table) table = busy_table ();
  gsize size;
  g_autofree guint8 *data = write_state (table->s, &size);
  guint accepted = 0, wrong = 0;
  for (gsize cut = 0; cut < size; cut++)
    {
      g_autofree SortieState *s = other_state (table);
      g_autofree guint8 *exact = g_memdup2 (data, cut); /* so that a sanitizer sees the end */
      accepted += sortie_state_read (s, exact, cut, NULL);
      wrong += !survives_reading (table, s, exact, cut);
    }
  tap_int (accepted, 0);
  tap_int (wrong, 0);
}

static void
longer_states_are_refused (void)
{
  g_autoptr (Table) table = busy_table ();
  gsize size;
  g_autofree guint8 *data = write_state (table->s, &size);
  g_autofree guint8 *longer = g_malloc0 (size + 1);
  memcpy (longer, data, size);
  CU_ASSERT_FALSE (sortie_state_read (table->s, longer, size + 1, NULL));
}

static void
damaged_states_are_survived (void)
{
  static const guint8 masks[] = { 0x01, 0x80, 0xff };
  g_autoptr (Table) table = busy_table ();
  gsize size;
  g_autofree guint8 *data = write_state (table->s, &size);
  guint wrong = 0, refused = 0;
  for (gsize i = 0; i < size * G_N_ELEMENTS (masks); i++)
    {
      g_autofree SortieState *s = other_state (table);
      data[i / 3] ^= masks[i % 3];
      wrong += !survives_reading (table, s, data, size);
      refused += s->moves == 77;
      data[i / 3] ^= masks[i % 3];
    }
  tap_int (wrong, 0);
  CU_ASSERT (refused > 0);
}

static void
noise_is_survived (void)
{
  g_autoptr (Table) table = busy_table ();
  SortieRng rng;
  sortie_rng_seed (&rng, 3);
  guint wrong = 0;
  for (guint i = 0; i < 2000; i++)
    {
      g_autofree SortieState *s = other_state (table);
      guint8 noise[600];
      for (guint byte = 0; byte < sizeof noise; byte++)
        noise[byte] = (guint8) (sortie_rng_below (&rng, 4) ? 0 : sortie_rng_next (&rng));
      wrong += !survives_reading (table, s, noise, sortie_rng_below (&rng, sizeof noise));
    }
  tap_int (wrong, 0);
}

static void
states_of_other_bounds_are_refused (void)
{
  g_autoptr (Table) table = busy_table ();
  g_autoptr (Table) wider = table_new_with_grid (7, 4, 0);
  gsize size;
  g_autofree guint8 *data = write_state (table->s, &size);
  g_autoptr (GError) error = NULL;
  CU_ASSERT_FALSE (sortie_state_read (wider->s, data, size, &error));
  tap_contains (error->message, "places");
}

/* Each breaks a different promise of sortie_state_check(). */

static void
lose_card (SortieState *s)
{
  sortie_state_zones (s)[sortie_state_cards (s)[0].zone].n--;
}

static void
unlink_upwards (SortieState *s)
{
  sortie_state_cards (s)[sortie_state_zones (s)[0].bottom].above = SORTIE_NO_INDEX;
}

static void
make_ring (SortieState *s)
{
  SortieZone *zone = &sortie_state_zones (s)[0];
  sortie_state_cards (s)[zone->bottom].below = zone->top;
  sortie_state_cards (s)[zone->top].above = zone->bottom;
}

static void
be_in_two_places (SortieState *s)
{
  sortie_state_cards (s)[sortie_state_zones (s)[0].top].piece = 0;
}

static void
forget_bottom (SortieState *s)
{
  sortie_state_zones (s)[0].bottom = sortie_state_zones (s)[0].top;
}

static void
lie_nowhere (SortieState *s)
{
  sortie_state_cards (s)[s->n_cards++] = (SortieCard){ .def = 1,
                                                       .above = SORTIE_NO_INDEX,
                                                       .below = SORTIE_NO_INDEX,
                                                       .zone = SORTIE_NO_INDEX,
                                                       .piece = SORTIE_NO_INDEX };
}

static void
drop_out (SortieState *s)
{
  SortieZone *zone = &sortie_state_zones (s)[0];
  zone->bottom = sortie_state_cards (s)[zone->bottom].above;
  sortie_state_cards (s)[zone->bottom].below = SORTIE_NO_INDEX;
  zone->n--;
}

static void
step_aside (SortieState *s)
{
  sortie_state_places (s)[sortie_state_pieces (s)[0].place] =
      (SortiePlace){ .first = SORTIE_NO_INDEX };
}

static void
count_pieces_wrong (SortieState *s)
{
  sortie_state_places (s)[sortie_state_pieces (s)[0].place].n = 2;
}

static void
stand_elsewhere (SortieState *s)
{
  sortie_state_pieces (s)[0].place++;
}

static void
leave_marks_behind (SortieState *s)
{
  sortie_state_marks (s)[s->n_marks - 1] = 1;
}

static void
name_no_card (SortieState *s)
{
  s->answers[0] = sortie_ref_card (s->n_cards);
}

static void
name_no_kind (SortieState *s)
{
  sortie_state_effects (s)[0].subject = 0xf0000000;
}

static void
ask_for_nothing (SortieState *s)
{
  s->decision.n = 3;
}

static void
offer_nothing (SortieState *s)
{
  sortie_state_locals (s)[6] = (gint32) sortie_ref_place (s->n_places);
}

static void
use_too_much (SortieState *s)
{
  s->n_effects = s->cap_effects + 1;
}

static void
give_no_room (SortieState *s)
{
  sortie_state_frames (s)[1].slots = 7;
}

static void
aim_too_often (SortieState *s)
{
  sortie_state_links (s)[0].n_targets = SORTIE_MAX_TARGETS + 1;
}

static void
sit_nowhere (SortieState *s)
{
  s->turn.active = SORTIE_MAX_SEATS;
}

static const struct
{
  const char *says; /* part of the sentence */
  void (*change) (SortieState *s);
} breaks[] = {
  { "and holds more", lose_card },
  { "not linked both ways", unlink_upwards },
  { "not linked both ways", make_ring },
  { "says it lies elsewhere", be_in_two_places },
  { "the bottom of zone 0", forget_bottom },
  { "lies nowhere", lie_nowhere },
  { "39 cards lie in lists, and 40 cards say so", drop_out },
  { "3 pieces stand on places, and 4 pieces say so", step_aside },
  { "says that 2 pieces stand there", count_pieces_wrong },
  { "says it stands elsewhere", stand_elsewhere },
  { "its marks are there", leave_marks_behind },
  { "answers[0] is", name_no_card },
  { "effects[0].subject is", name_no_kind },
  { "candidates", ask_for_nothing },
  { "candidate 0", offer_nothing },
  { "9 effects where there is room for 8", use_too_much },
  { "no room for its 7 slots", give_no_room },
  { "links[0].n_targets is 13", aim_too_often },
  { "turn.active is 8", sit_nowhere },
};

static void
check_finds_what_is_wrong (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (breaks); i++)
    {
      g_autoptr (Table) table = busy_table ();
      table_check (table->s);
      breaks[i].change (table->s);
      g_autofree char *fault = sortie_state_check (table->s);
      tap_contains (fault, breaks[i].says);
    }
}

static void
random_play_keeps_the_invariants (void)
{
  g_autoptr (Table) table = busy_table ();
  SortieRng rng;
  sortie_rng_seed (&rng, 8);
  for (guint i = 0; i < 5000; i++)
    {
      table_step (table, &rng);
      g_autofree char *fault = sortie_state_check (table->s);
      if (fault)
        tap_note ("after %u steps", i);
      tap_string (fault, NULL);
    }
}

static const TapTest tests[] = {
  { "a clone equals the original, and changing it leaves the original alone",
    clone_is_equal_and_independent },
  { "no pointer in a state: one that moves house after each step goes on like one that stays",
    moved_state_goes_on },
  { "what was written is read, and written again byte by byte", read_gives_what_was_written },
  { "the canonical form has the lowest byte first", form_is_little_endian },
  { "what is not in use is not in the canonical form", unused_room_is_not_in_the_form },
  { "writing into too little room writes no further and tells how much is needed",
    too_little_room_is_said },
  { "changing any field changes the hash, and each differently", every_field_counts },
  { "the hash does not hold the number of the reason for the result", number_of_the_reason_does_not_count },
  { "comparing names the field of the head that differs", compare_names_the_field },
  { "comparing names the record that differs, and both values", compare_names_the_record },
  { "a state that was cut off is refused wherever it was cut", cut_states_are_refused },
  { "a state with something behind it is refused", longer_states_are_refused },
  { "a state with a damaged byte is refused, or sound", damaged_states_are_survived },
  { "noise is refused", noise_is_survived },
  { "a state of another match's size is refused by name", states_of_other_bounds_are_refused },
  { "each broken invariant is found and told", check_finds_what_is_wrong },
  { "random play breaks no invariant", random_play_keeps_the_invariants },
  { NULL }
};

TAP_MAIN (tests)
