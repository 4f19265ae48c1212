/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing that is called while playing allocates: this program's own malloc() stands before
 * the C library's, for GLib and the library too, and counts.
 */
#include "tests/model/table.h"
#include "tests/tap/allocations.h"
#include "tests/tap/tap.h"
#include "model/internal.h"
#include "base/internal.h"
#include "model/front-end.h"

static void
counter_counts (void)
{
  if (!allocations_can_be_counted ())
    return;
  guint before = allocations ();
  g_free (g_malloc (10));
  g_free (g_strdup_printf ("%u", before));
  CU_ASSERT (allocations () >= before + 2);
}

static void
steps_do_not_allocate (void)
{
  if (!allocations_can_be_counted ())
    return;
  g_autoptr (Table) table = table_new ();
  table_deal (table, 3);
  SortieRng rng;
  sortie_rng_seed (&rng, 3);
  guint before = allocations ();
  for (guint i = 0; i < 5000; i++)
    table_step (table, &rng);
  tap_int (allocations () - before, 0);
  table_check (table->s);
}

static Table *
full_table (void)
{
  Table *table = table_new ();
  table_deal (table, 3);
  table_fill (table);
  return table;
}

static void
looking_does_not_allocate (void)
{
  if (!allocations_can_be_counted ())
    return;
  g_autoptr (Table) table = full_table ();
  g_autofree SortieState *block = sortie_state_new (&table->setup->bounds);
  g_autofree guint8 *bytes = g_malloc (table->s->size * 2);
  SortieView view;
  SortieRng rng;
  sortie_rng_seed (&rng, 3);

  guint before = allocations ();
  for (guint8 seat = 0; seat < 2; seat++)
    {
      sortie_view_init (&view, block, &table->play, seat);
      sortie_view_write (&view, bytes, table->s->size * 2);
      sortie_view_imagine (&table->play, seat, block, &rng);
    }
  tap_int (allocations () - before, 0);
}

static void
copying_and_hashing_does_not_allocate (void)
{
  if (!allocations_can_be_counted ())
    return;
  g_autoptr (Table) table = full_table ();
  g_autofree SortieState *block = sortie_state_new (&table->setup->bounds);
  g_autofree guint8 *bytes = g_malloc (table->s->size * 2);

  guint before = allocations ();
  sortie_state_copy (block, table->s);
  CU_ASSERT_EQUAL (sortie_state_hash (block), sortie_state_hash (table->s));
  CU_ASSERT (sortie_state_write (block, bytes, table->s->size * 2) < table->s->size * 2);
  tap_int (allocations () - before, 0);
}

static void
names_do_not_allocate (void)
{
  if (!allocations_can_be_counted ())
    return;
  g_autoptr (Table) table = table_new ();
  char buffer[64];
  guint before = allocations ();
  for (guint16 place = 0; place < table->s->n_places; place++)
    sortie_place_parse (table->setup,
                        sortie_place_name (table->setup, place, RED, buffer, sizeof buffer), RED);
  for (guint16 zone = 0; zone < table->s->n_zones; zone++)
    sortie_zone_name (table->setup, zone, buffer, sizeof buffer);
  tap_int (allocations () - before, 0);
}

static const TapTest tests[] = {
  { "the counter counts what GLib allocates", counter_counts },
  { "nothing that changes a table allocates", steps_do_not_allocate },
  { "views and imagined worlds do not allocate", looking_does_not_allocate },
  { "copying, hashing and writing a state does not allocate",
    copying_and_hashing_does_not_allocate },
  { "names of places and zones do not allocate", names_do_not_allocate },
  { NULL }
};

TAP_MAIN (tests)
