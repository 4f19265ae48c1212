/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tap.h: CUnit tests that speak the Test Anything Protocol.
 *
 * A test program is a table of sentences and functions, and one line:
 *
 *     static const TapTest tests[] = {
 *       { "SS-9.3 the same seed gives the same dice", same_seed_same_dice },
 *       { NULL }
 *     };
 *     TAP_MAIN (tests)
 *
 * Inside a function CUnit's CU_ASSERT macros are at hand, and those below, which
 * also say what they saw. A function that asserts nothing fails. Arguments on
 * the command line run only the tests whose sentence contains one of them.
 */
#pragma once
#include <CUnit/CUnit.h>
#include <glib.h>
G_BEGIN_DECLS

/**
 * TapTest:
 * @name: a sentence saying what holds, the number of its rule first
 * @run: asserts it
 * @todo: (nullable): why it is known not to hold; a test that has one and passes
 *   makes the run fail, so that the mark is taken away
 */
typedef struct
{
  const char *name;
  void (*run) (void);
  const char *todo;
} TapTest;

/**
 * tap_main:
 * @tests: ends with a nameless entry
 *
 * Runs the tests and prints a line for each as it ends, so that a crash loses
 * only the test that crashed.
 *
 * Returns: the exit status: 0 when every test passed, was skipped, or failed
 *   as its @todo says; also 0 when TAP_HARNESS is in the environment, since a
 *   harness counts the lines
 */
int tap_main (int argc, char **argv, const TapTest *tests);

#define TAP_MAIN(tests) \
  int \
  main (int argc, char **argv) \
  { \
    return tap_main (argc, argv, (tests)); \
  }

/**
 * tap_skip:
 * @reason: what this machine lacks
 *
 * Marks the running test as skipped; it should return next.
 */
void tap_skip (const char *reason);

/**
 * tap_note:
 *
 * Prints a comment, such as the seed that makes a failure come back.
 */
void tap_note (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Like CU_ASSERT_STRING_EQUAL and CU_ASSERT_EQUAL, showing both values; %NULL is
 * a value like others. */
#define tap_string(actual, expected) \
  tap_check_string ((actual), (expected), #actual, __FILE__, __LINE__)
#define tap_int(actual, expected) \
  tap_check_int ((actual), (expected), #actual, __FILE__, __LINE__)

/* @actual contains @part. */
#define tap_contains(actual, part) \
  tap_check_contains ((actual), (part), #actual, __FILE__, __LINE__)

/* @actual tells the @facts: the pieces that stand between "…", in this order. For what must be in a
 * sentence whose words are the matter of another test. */
#define tap_tells(actual, facts) tap_check_tells ((actual), (facts), #actual, __FILE__, __LINE__)

/**
 * tap_sentence:
 * @name: the name of one in tests/tap/sentences.txt
 * @...: the texts for its blanks, and %NULL; it ends before a blank without one
 *
 * Returns: (transfer full): its words
 */
char *tap_sentence (const char *name, ...) G_GNUC_NULL_TERMINATED;
/* The same from a line of a file: "NAME TEXT => TEXT". (transfer full) */
char *tap_sentence_in_line (const char *line);

/* No error is set in the #GError variable @error; its message is shown, and it is
 * cleared. */
#define tap_no_error(error) tap_check_no_error (&(error), __FILE__, __LINE__)

void tap_check_string (const char *actual, const char *expected, const char *what,
                       const char *file, guint line);
void tap_check_int (gint64 actual, gint64 expected, const char *what, const char *file,
                    guint line);
void tap_check_contains (const char *actual, const char *part, const char *what,
                         const char *file, guint line);
void tap_check_tells (const char *actual, const char *facts, const char *what, const char *file,
                      guint line);
void tap_check_no_error (GError **error, const char *file, guint line);

G_END_DECLS
