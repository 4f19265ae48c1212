/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

static void
a_message_names_place_and_subject (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_errors_add (errors, "styxia.xml", 41, "card “gutter-ghoul”", "unknown effect “%s”",
                     "rasie");
  tap_string (sortie_errors_get (errors, 0),
              "styxia.xml:41: card “gutter-ghoul”: unknown effect “rasie”");
}

static void
what_is_not_known_is_left_out (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_errors_add (errors, "styxia.xml", 7, NULL, "bad");
  sortie_errors_add (errors, "styxia.xml", 0, NULL, "cannot be read");
  sortie_errors_add (errors, NULL, 9, "deck “x”", "empty");
  tap_string (sortie_errors_get (errors, 0), "deck “x”: empty");
  tap_string (sortie_errors_get (errors, 1), "styxia.xml: cannot be read");
  tap_string (sortie_errors_get (errors, 2), "styxia.xml:7: bad");
}

static void
messages_come_by_file_and_line (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_errors_add (errors, "b.xml", 100, NULL, "fifth");
  sortie_errors_add (errors, "b.xml", 9, NULL, "third");
  sortie_errors_add (errors, "a.xml", 10, NULL, "second");
  sortie_errors_add (errors, "b.xml", 9, NULL, "fourth");
  sortie_errors_add (errors, "a.xml", 2, NULL, "first");

  g_autofree char *text = sortie_errors_to_string (errors);

  tap_string (
      text, "a.xml:2: first\na.xml:10: second\nb.xml:9: third\nb.xml:9: fourth\nb.xml:100: fifth");
}

static void
twenty_are_kept_and_the_others_counted (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  for (int i = 1; i <= 20; i++)
    sortie_errors_add (errors, "a.xml", i, NULL, "wrong");
  tap_int (sortie_errors_dropped (errors), 0);
  for (int i = 21; i <= 27; i++)
    sortie_errors_add (errors, "a.xml", i, NULL, "wrong");

  g_autofree char *text = sortie_errors_to_string (errors);

  tap_int (sortie_errors_count (errors), 20);
  tap_int (sortie_errors_dropped (errors), 7);
  CU_ASSERT_TRUE (g_str_has_suffix (text, "a.xml:20: wrong\nand 7 more"));
}

static void
a_percent_sign_in_a_value_is_harmless (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_errors_add (errors, "%s%n.xml", 1, "card “%d”", "unknown value “%s”", "%n%n");
  tap_string (sortie_errors_get (errors, 0), "%s%n.xml:1: card “%d”: unknown value “%n%n”");

  g_autoptr (GError) error = NULL;

  CU_ASSERT_FALSE (sortie_errors_to_gerror (errors, &error));
  tap_string (error->message, "%s%n.xml:1: card “%d”: unknown value “%n%n”");
}

static void
no_error_is_success (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sortie_errors_to_string (errors);

  CU_ASSERT_FALSE (sortie_errors_any (errors));
  CU_ASSERT_TRUE (sortie_errors_to_gerror (errors, &error));
  CU_ASSERT_PTR_NULL (error);
  tap_string (text, "");
}

static void
errors_become_one_gerror (void)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (GError) error = NULL;

  sortie_errors_add (errors, "a.xml", 2, NULL, "two");
  sortie_errors_add (errors, "a.xml", 1, NULL, "one");
  CU_ASSERT_TRUE (sortie_errors_any (errors));
  CU_ASSERT_FALSE (sortie_errors_to_gerror (errors, &error));
  CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_CONTENT));
  tap_string (error->message, "a.xml:1: one\na.xml:2: two");
  CU_ASSERT_FALSE (sortie_errors_to_gerror (errors, NULL));
}

static void
freeing_nothing_is_allowed (void)
{
  sortie_errors_free (NULL);
  CU_PASS ("no crash");
}

static const TapTest tests[] = {
  { "a message names file, line and subject, then says its sentence",
    a_message_names_place_and_subject },
  { "what is not known is left out", what_is_not_known_is_left_out },
  { "messages come by file and line, then in the order of arrival",
    messages_come_by_file_and_line },
  { "twenty are kept and the others counted", twenty_are_kept_and_the_others_counted },
  { "a percent sign in a value is harmless", a_percent_sign_in_a_value_is_harmless },
  { "a list without errors makes no GError and no text", no_error_is_success },
  { "several errors become one GError", errors_become_one_gerror },
  { "freeing nothing is allowed", freeing_nothing_is_allowed },
  { NULL }
};

TAP_MAIN (tests)
