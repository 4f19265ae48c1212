/* SPDX-License-Identifier: GPL-3.0-or-later */
/* mutation.c: mutation [--beside] CONTENT STORIES [clauses|conditions|all [UNSEEN [FILE...]]]
 *
 * CONTENT is the folder of a game's content, named like the game, or --beside it a folder of cards
 * for tests; STORIES a folder with scenarios. Prints a test for each definition: that each of its
 * clauses is missed when it is not there (conditions: each condition in them and each attribute of
 * both, too; all: each element, attribute and number in them).
 * UNSEEN is a file of changes that nothing can show, with reasons; they are made with the clauses,
 * too, and a line is a failure when something shows its change or there is none such. With FILEs
 * of CONTENT only their definitions are changed.
 */
#include "content/load.h"
#include "language/elements.h"
#include "tests/mutation/mutation.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <sortie/kit.h>

/* Numbers in the texts are not compared with changed programs: this stands in for the
 * library's own function, if it was linked so that it can. */
static gboolean stands_in;

char *
sortie_numbers_compare (const SortieNumbers *numbers, const char *text)
{
  (void) numbers;
  (void) text;
  stands_in = TRUE;
  return NULL;
}

/* Preparing. */

/* How much of a program is changed. */
typedef enum
{
  DEPTH_CLAUSES,    /* whole clauses */
  DEPTH_CONDITIONS, /* when they apply and to what, too */
  DEPTH_ALL,
  N_DEPTHS
} Depth;

static const char *const depths[] = { "clauses", "conditions", "all" };
G_STATIC_ASSERT (G_N_ELEMENTS (depths) == N_DEPTHS);

/* N_DEPTHS: none of that name. */
static Depth
depth_named (const char *name)
{
  Depth depth = DEPTH_CLAUSES;

  while (depth < N_DEPTHS && strcmp (depths[depth], name) != 0)
    depth++;
  return depth;
}

/* Whether the change makes something apply at other times or to other things. */
static gboolean
is_condition (const Run *run, const Mutant *mutant)
{
  const SortieVocabulary *words = &run->original->game->vocabulary;
  gboolean test = strcmp (mutant->of, "while") == 0
                  || sortie_element_find (words, SORTIE_ELEMENT_TEST, mutant->of) != NULL;

  if (mutant->kind == MUTANT_ELEMENT)
    return test;
  return mutant->kind == MUTANT_ATTRIBUTE
         && (test || sortie_element_find (words, SORTIE_ELEMENT_CLAUSE, mutant->of) != NULL);
}

/* Drops what is too deep and not said to be unseen. */
static void
keep_to_depth (Run *run, Depth depth)
{
  for (guint i = run->mutants->len; i > 0 && depth != DEPTH_ALL; i--)
    {
      const Mutant *mutant = run->mutants->pdata[i - 1];

      if (mutant->kind != MUTANT_CLAUSE && !unseen_names (run->unseen, mutant)
          && !(depth == DEPTH_CONDITIONS && is_condition (run, mutant)))
        g_ptr_array_remove_index (run->mutants, i - 1);
    }
}

/* @only: files of the content; empty: all of them. */
static void
collect_mutants (Run *run, Depth depth, const char *const *only)
{
  g_autoptr (GPtrArray) files = trial_files (run->folder);

  run->mutants = mutants_new ();
  for (guint i = 0; i < files->len; i++)
    if (*only == NULL || g_strv_contains (only, files->pdata[i]))
      mutants_of_file (run->mutants, run->folder, files->pdata[i]);
  keep_to_depth (run, depth);
  run->verdicts = g_new0 (Verdict, run->mutants->len + 1);
}

/* Whoever has a keyword is a witness of it. */
static void
collect_users (Run *run)
{
  const SortieCatalogue *catalogue = run->original->catalogue;

  run->users =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  for (guint k = 0; k < catalogue->n_keywords; k++)
    g_hash_table_insert (run->users, (gpointer) catalogue->keywords[k].id, g_ptr_array_new ());
  for (guint d = 1; d < catalogue->n_defs; d++)
    for (guint c = 0; c < catalogue->defs[d].n_clauses; c++)
      {
        const SortieClause *clause = &catalogue->clauses[catalogue->defs[d].first_clause + c];

        if (clause->kind == SORTIE_CLAUSE_KEYWORD)
          g_ptr_array_add (g_hash_table_lookup (run->users, catalogue->keywords[clause->key].id),
                           (gpointer) catalogue->defs[d].id);
      }
}

/* All of them, as many at once as there are processors. */

static void
wait_for_one (Run *run, GHashTable *children)
{
  int status;
  pid_t child = wait (&status);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (children, GINT_TO_POINTER (child)));

  g_hash_table_remove (children, GINT_TO_POINTER (child));
  run->verdicts[number] =
      WIFEXITED (status) && WEXITSTATUS (status) <= SAME ? (Verdict) WEXITSTATUS (status) : CRASHED;
}

static void
run_all (Run *run)
{
  g_autoptr (GHashTable) children = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < run->mutants->len; i++)
    {
      pid_t child;

      if (g_hash_table_size (children) >= g_get_num_processors ())
        wait_for_one (run, children);
      child = fork ();
      if (child < 0)
        g_error ("no process can be made");
      if (child == 0)
        trial_run (run, i);
      g_hash_table_insert (children, GINT_TO_POINTER (child), GUINT_TO_POINTER (i));
    }
  while (g_hash_table_size (children) > 0)
    wait_for_one (run, children);
}

/* Reporting. */

static gboolean
is_of_card (const Run *run, guint i, const char *card)
{
  return i < run->mutants->len
         && strcmp (((const Mutant *) run->mutants->pdata[i])->card, card) == 0;
}

/* One definition from mutant @i on; returns the first of the next. */
static guint
report_card (const Run *run, guint i, guint number, guint *survivors)
{
  const char *card = ((const Mutant *) run->mutants->pdata[i])->card;
  guint first = i, missed = 0;

  for (; is_of_card (run, i, card); i++)
    {
      const Mutant *mutant = run->mutants->pdata[i];

      if ((run->verdicts[i] != SURVIVED && run->verdicts[i] != CRASHED)
          || unseen_excuses (run->unseen, mutant))
        continue;
      printf ("# %s%s\n", mutant->name,
              run->verdicts[i] == CRASHED ? ": the program crashed or hung" : "");
      missed++;
    }
  *survivors += missed;
  printf ("%sok %u - %s: each of its %u parts is missed\n", missed > 0 ? "not " : "", number, card,
          i - first);
  return i;
}

static void
report_totals (const Run *run, guint survivors)
{
  guint counts[CRASHED + 1] = { 0 };

  for (guint i = 0; i < run->mutants->len; i++)
    counts[run->verdicts[i]]++;
  printf ("# %u changes: %u failed a scenario, %u were refused, %u changed nothing, %u survived\n",
          run->mutants->len, counts[FAILED], counts[REFUSED], counts[SAME], survivors);
}

/* What is wrong with a line of the unseen that excused nothing; NULL: its card was not changed. */
static const char *
stale (const Run *run, const Unseen *line, gboolean whole)
{
  static const char *const became[] = { [SURVIVED] = "one line more than there are such changes",
                                        [FAILED] = "a scenario shows it",
                                        [REFUSED] = "it is refused",
                                        [SAME] = "it changes nothing",
                                        [CRASHED] = "the program crashed or hung" };
  gboolean changed = whole;

  for (guint i = 0; i < run->mutants->len; i++)
    {
      const Mutant *mutant = run->mutants->pdata[i];
      gsize n = strlen (mutant->card);

      if (strncmp (line->key, mutant->card, n) != 0 || line->key[n] != ':')
        continue;
      if (strcmp (line->key + n + 2, mutant->change) == 0)
        return became[run->verdicts[i]];
      changed = TRUE;
    }
  return changed ? "there is no such change" : NULL;
}

/* @whole: all files of the content were looked at. */
static guint
report_unseen (const Run *run, guint number, gboolean whole)
{
  guint wrong = 0;

  for (guint i = 0; i < run->unseen->len; i++)
    {
      const Unseen *line = run->unseen->pdata[i];
      const char *why = line->used ? NULL : stale (run, line, whole);

      if (why != NULL)
        printf ("# line %u of the unseen: %s: %s\n", line->line, line->key, why);
      wrong += why != NULL;
    }
  printf ("%sok %u - nothing shows what is said to be unseen: %u changes\n",
          wrong > 0 ? "not " : "", number, run->unseen->len);
  return wrong;
}

static guint
report (const Run *run, gboolean whole)
{
  guint wrong = 0, n = 0;

  for (guint i = 0; i < run->mutants->len;)
    i = report_card (run, i, ++n, &wrong);
  report_totals (run, wrong);
  if (run->unseen->len > 0)
    wrong += report_unseen (run, ++n, whole);
  printf ("1..%u\n", n);
  return wrong;
}

/* A scenario that fails without any change is no witness. */
static void
dismiss_failing (StoryFile *file, const SortieScenarioReport *unchanged)
{
  for (guint i = unchanged->outcomes->len; i > 0; i--)
    {
      const SortieScenarioOutcome *outcome = unchanged->outcomes->pdata[i - 1];

      if (outcome->passed)
        continue;
      printf ("# %s:%d fails without any change: %s\n", file->path, outcome->line, outcome->title);
      g_ptr_array_remove_index (file->scenarios, i - 1);
    }
}

static void
check_original (const Run *run)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };

  for (guint i = 0; i < run->stories->len; i++)
    {
      StoryFile *file = run->stories->pdata[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (SortieScenarioReport) unchanged =
          sortie_scenario_run_file (&paths, file->path, &error);

      if (unchanged != NULL)
        dismiss_failing (file, unchanged);
      else
        g_ptr_array_set_size (file->scenarios, 0);
    }
}

static void
run_clear (Run *run)
{
  g_rmdir (run->scratch);
  g_hash_table_unref (run->users);
  g_ptr_array_unref (run->mutants);
  g_ptr_array_unref (run->stories);
  sortie_module_free (run->original);
  g_free (run->verdicts);
  g_ptr_array_unref (run->unseen);
  g_free (run->scratch);
  g_free (run->game);
}

/* FALSE and a word about it: it cannot be done. */
static gboolean
prepare (Run *run, char **argv)
{
  g_autoptr (GError) error = NULL;

  run->folder = argv[1];
  run->game = g_path_get_basename (run->folder);
  run->stories = stories_read (argv[2]);
  run->scratch = g_dir_make_tmp ("mutation-XXXXXX", &error);
  run->original = trial_load (run, run->folder, NULL, &error);
  if (run->original != NULL && stands_in)
    return TRUE;
  printf ("Bail out! %s\n", run->original == NULL ? error->message
                            : "the library compares numbers by itself, so that it refuses "
                              "changed ones");
  return FALSE;
}

int
main (int argc, char **argv)
{
  Run run = { .beside = argc > 1 && strcmp (argv[1], "--beside") == 0 };
  const char *const *only;
  Depth depth;
  guint wrong;

  argc -= run.beside;
  argv += run.beside;
  depth = argc > 3 ? depth_named (argv[3]) : DEPTH_CLAUSES;
  if (argc < 3 || depth == N_DEPTHS)
    {
      fprintf (stderr, "usage: mutation [--beside] CONTENT STORIES [clauses|conditions|all "
                       "[UNSEEN [FILE...]]]\n");
      return 2;
    }
  if (!prepare (&run, argv))
    return 1;
  run.unseen = unseen_read (argc > 4 ? argv[4] : NULL);
  only = (const char *const *) argv + MIN (argc, 5);
  check_original (&run);
  collect_users (&run);
  collect_mutants (&run, depth, only);
  fflush (stdout);
  run_all (&run);
  wrong = report (&run, *only == NULL);
  run_clear (&run);
  return wrong > 0 && g_getenv ("TAP_HARNESS") == NULL;
}
