/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* pack.c: packs the findings as bytes that one process sends to another: the moves; per check how often it was made
 * and failed; the counts of the coverage; failures: check, seed, move, player, sentence, command; notes; an error:
 * its code, -1 for none, and message. */
#include "kit/apart.h"
#include "kit/check-game.h"

static void
add_failures (GVariantBuilder *builder, const SortieVerifyReport *report)
{
  g_variant_builder_open (builder, G_VARIANT_TYPE ("a(utusss)"));
  for (guint i = 0; i < report->failures->len; i++)
    {
      const SortieVerifyFailure *failure = report->failures->pdata[i];

      g_variant_builder_add (builder, "(utusss)", failure->check, failure->seed, failure->move,
                             failure->player, failure->sentence, failure->command);
    }
  g_variant_builder_close (builder);
}

GVariant *
verify_pack (const SortieVerifyReport *report, const GError *error)
{
  const SortieCoverage *coverage = report->coverage;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, VERIFY_PACKED);
  g_variant_builder_add (&builder, "t", report->moves);
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("a(tu)"));
  for (guint i = 0; i < report->checks->len; i++)
    {
      const SortieVerifyCheck *check = &g_array_index (report->checks, SortieVerifyCheck, i);

      g_variant_builder_add (&builder, "(tu)", check->done, check->failed);
    }
  g_variant_builder_close (&builder);
  g_variant_builder_add_value (&builder,
                               g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, coverage->counts,
                                                          coverage->n_counts, sizeof (guint32)));
  add_failures (&builder, report);
  g_variant_builder_add_value (&builder, g_variant_new_strv ((const char *const *) report->notes->pdata,
                                                             report->notes->len));
  g_variant_builder_add (&builder, "(is)", error != NULL ? error->code : -1,
                         error != NULL ? error->message : "");
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static void
join_checks (SortieVerifyReport *report, GVariantIter *checks)
{
  guint64 done;
  guint failed;

  for (guint i = 0; i < report->checks->len && g_variant_iter_next (checks, "(tu)", &done, &failed);
       i++)
    {
      SortieVerifyCheck *check = &g_array_index (report->checks, SortieVerifyCheck, i);

      report->failed += check->failed == 0 && failed > 0;
      check->done += done;
      check->failed += failed;
    }
}

/* A note about the module is kept once, however many games report it. */
static void
join_notes (SortieVerifyReport *report, GVariantIter *notes)
{
  char *note;

  while (g_variant_iter_next (notes, "s", &note))
    if (g_ptr_array_find_with_equal_func (report->notes, note, g_str_equal, NULL))
      g_free (note);
    else
      g_ptr_array_add (report->notes, note);
}

gboolean
verify_is_packed (const SortieVerifyReport *report, GVariant *packed)
{
  g_autoptr (GVariant) checks = g_variant_get_child_value (packed, 1);
  g_autoptr (GVariant) counts = g_variant_get_child_value (packed, 2);
  g_autoptr (GVariant) failures = g_variant_get_child_value (packed, 3);
  gsize n = g_variant_n_children (failures);

  for (gsize i = 0; i < n; i++)
    {
      guint check;

      g_variant_get_child (failures, i, "(utu&s&s&s)", &check, NULL, NULL, NULL, NULL, NULL);
      if (check >= report->checks->len)
        return FALSE;
    }
  return g_variant_n_children (checks) == report->checks->len
         && g_variant_n_children (counts) == report->coverage->n_counts;
}

gboolean
verify_unpack (SortieVerifyReport *report, GVariant *packed, GError **error)
{
  g_autoptr (GVariantIter) checks = NULL, failures = NULL, notes = NULL;
  g_autoptr (GVariant) counts = NULL;
  g_autofree char *message = NULL;
  SortieVerifyFailure f;
  guint64 moves;
  gsize n;
  gint code;

  g_variant_get (packed, "(ta(tu)@aua(utusss)as(is))", &moves, &checks, &counts, &failures,
                 &notes, &code, &message);
  if (code >= 0)
    return sortie_set_error (error, (SortieError) code, "%s", message);
  verify_coverage_join (report->coverage, g_variant_get_fixed_array (counts, &n, sizeof (guint32)));
  report->moves += moves;
  join_checks (report, checks);
  while (g_variant_iter_next (failures, "(utusss)", &f.check, &f.seed, &f.move, &f.player, &f.sentence, &f.command))
    verify_keep_failure (report, &f);
  join_notes (report, notes);
  return TRUE;
}
