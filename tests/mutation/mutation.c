/* SPDX-License-Identifier: GPL-3.0-or-later */
/* mutation.c: mutation [--beside] CONTENT STORIES [all [UNSEEN [FILE...]]]
 *
 * CONTENT is the folder of a game's content, named like the game, or --beside it a folder of cards
 * for tests; STORIES a folder with scenarios. Prints a test for each definition: that each of its
 * clauses (all: each element, attribute and number in them, too) is missed when it is not there.
 * UNSEEN is a file of changes that nothing can show, with reasons. With FILEs of CONTENT only
 * their definitions are changed.
 */
#include "content/numbers.h"
#include "match/scenario.h"
#include "tests/mutation/mutation.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* One mutant takes some ten milliseconds; one that hangs does not go on for ever. */
#define SECONDS 20

/* What became of a mutant; the exit status of the process that ran it. */
typedef enum
{
  SURVIVED,
  FAILED,    /* a scenario failed */
  REFUSED,   /* the loader said what is wrong */
  SAME,      /* the compiled program is the same as before */
  CRASHED,
} Verdict;

typedef struct
{
  const char *folder;  /* of the content */
  gboolean beside;     /* it stands beside the game's own */
  char *game;
  char *scratch;
  GPtrArray *stories;
  GPtrArray *mutants;
  Verdict *verdicts;
  char *unseen;        /* (nullable): the file of changes that nothing can show */
  GHashTable *users;   /* keyword -> GPtrArray of the ids of those who have it */
  SortieModule *original;
} Run;

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

static gboolean
is_content (const char *name)
{
  return g_str_has_suffix (name, ".xml") && strcmp (name, "index.xml") != 0;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (element-type utf8) */
static GPtrArray *
files_in (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (files, g_strdup (name));
  g_ptr_array_sort (files, compare_names);
  return files;
}

/* @only: files of the content; empty: all of them. */
static void
collect_mutants (Run *run, gboolean deep, const char *const *only)
{
  g_autoptr (GPtrArray) files = files_in (run->folder);

  run->mutants = mutants_new ();
  for (guint i = 0; i < files->len; i++)
    if (is_content (files->pdata[i]) && (*only == NULL || g_strv_contains (only, files->pdata[i])))
      mutants_of_file (run->mutants, run->folder, files->pdata[i], deep);
  run->verdicts = g_new0 (Verdict, run->mutants->len + 1);
}

/* @above: the folder above the game's own content; NULL: where it always is. */
static SortieModule *
load (const Run *run, const char *above, const char *const *extra, GError **error)
{
  const SortiePaths paths = { .modules = g_getenv ("SORTIE_MODULE_PATH"),
                              .content = above != NULL ? above : g_getenv ("SORTIE_CONTENT_PATH") };

  return sortie_module_load_with (&paths, run->game, extra, error);
}

/* With the cards of @folder; @above is the folder above it. */
static SortieModule *
load_folder (const Run *run, const char *folder, const char *above, GError **error)
{
  const char *const beside[] = { folder, NULL };

  return run->beside ? load (run, NULL, beside, error) : load (run, above, NULL, error);
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

/* The ids by which scenarios name what was changed, ended by NULL. Free the array only. */
static const char **
names_of (const Run *run, const Mutant *mutant)
{
  GPtrArray *users = g_hash_table_lookup (run->users, mutant->card);
  GPtrArray *ids = g_ptr_array_new ();

  g_ptr_array_add (ids, mutant->card);
  for (guint i = 0; users != NULL && i < users->len; i++)
    g_ptr_array_add (ids, users->pdata[i]);
  g_ptr_array_add (ids, NULL);
  return (const char **) g_ptr_array_free (ids, FALSE);
}

/* One mutant, in a process of its own. */

static void
copy_file (const char *from, const char *to, const char *name)
{
  g_autofree char *old = g_build_filename (from, name, NULL),
                  *new = g_build_filename (to, name, NULL), *text = NULL;
  gsize size;

  if (!g_file_get_contents (old, &text, &size, NULL)
      || !g_file_set_contents (new, text, size, NULL))
    g_error ("%s cannot be copied", old);
}

/* A number that every card could change. */
static const char *
some_value (const SortieVocabulary *vocabulary)
{
  const SortieValueDecl *value = vocabulary->values;

  while (value->type != SORTIE_VALUE_NUMBER)
    value++;
  return value->id;
}

/* Writes the changed file into the copy. FALSE: every attempt was made. */
static gboolean
write_mutant (const Run *run, const Mutant *mutant, const char *above, guint attempt)
{
  g_autofree char *path = g_build_filename (above, run->game, mutant->file, NULL);
  xmlDoc *doc = mutant_read (run->folder, mutant->file);
  gboolean more;

  mutant_apply (mutant, doc);
  more = mutant_adapt (mutant, doc, attempt, some_value (&run->original->game->vocabulary));
  if (more && xmlSaveFile (path, doc) < 0)
    g_error ("%s cannot be written", path);
  xmlFreeDoc (doc);
  return more;
}

/* A copy of the content. (transfer full): the folder above it. */
static char *
make_copy (const Run *run, guint number)
{
  g_autofree char *name = g_strdup_printf ("%u", number);
  g_autofree char *above = g_build_filename (run->scratch, name, NULL);
  g_autofree char *folder = g_build_filename (above, run->game, NULL);
  g_autoptr (GPtrArray) files = files_in (run->folder);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < files->len; i++)
    copy_file (run->folder, folder, files->pdata[i]);
  return g_steal_pointer (&above);
}

static void
remove_copy (const Run *run, const char *above)
{
  g_autofree char *folder = g_build_filename (above, run->game, NULL);
  g_autoptr (GPtrArray) files = files_in (folder);

  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, files->pdata[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_rmdir (above);
}

static gboolean
same_bytes (gconstpointer a, guint n_a, gconstpointer b, guint n_b, gsize size)
{
  return n_a == n_b && memcmp (a, b, n_a * size) == 0;
}

static void
forget_lines (SortieCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_instructions; i++)
    catalogue->instructions[i].line = 0;
  for (guint i = 0; i < catalogue->n_clauses; i++)
    catalogue->clauses[i].line = 0;
}

/* What was taken away was the default: the programs are the same. */
static gboolean
is_same (SortieCatalogue *a, SortieCatalogue *b)
{
  forget_lines (a);
  forget_lines (b);
  return same_bytes (a->exprs, a->n_exprs, b->exprs, b->n_exprs, sizeof *a->exprs)
         && same_bytes (a->kids, a->n_kids, b->kids, b->n_kids, sizeof *a->kids)
         && same_bytes (a->instructions, a->n_instructions, b->instructions, b->n_instructions,
                        sizeof *a->instructions)
         && same_bytes (a->targets, a->n_targets, b->targets, b->n_targets, sizeof *a->targets)
         && same_bytes (a->programs, a->n_programs, b->programs, b->n_programs, sizeof *a->programs)
         && same_bytes (a->clauses, a->n_clauses, b->clauses, b->n_clauses, sizeof *a->clauses);
}

/* Whether the folder is the one that is changed. */
static gboolean
is_changed (const Run *run, const char *folder)
{
  g_autofree char *one = g_canonicalize_filename (folder, NULL);
  g_autofree char *other = g_canonicalize_filename (run->folder, NULL);

  return run->beside && strcmp (one, other) == 0;
}

/* The folders of a file's `content` lines, from the scenario's own folder up, with the changed
 * copy in the place of what it is a copy of. (transfer full) */
static char **
folders_of (const Run *run, const StoryFile *file, const char *copy)
{
  g_autoptr (GStrvBuilder) folders = g_strv_builder_new ();

  for (guint i = 0; file->content->pdata[i] != NULL; i++)
    {
      g_autofree char *from = g_path_get_dirname (file->path), *found = NULL;

      while (found == NULL)
        {
          char *above = g_path_get_dirname (from);

          found = g_build_filename (from, file->content->pdata[i], NULL);
          if (!g_file_test (found, G_FILE_TEST_IS_DIR))
            g_clear_pointer (&found, g_free);
          g_free (from);
          from = above;
        }
      g_strv_builder_add (folders, is_changed (run, found) ? copy : found);
    }
  return g_strv_builder_end (folders);
}

static gboolean
some_scenario_fails (const SortieModule *module, const char *text, const StoryFile *file)
{
  g_autoptr (SortieScenarioReport) report =
      sortie_scenario_run_text (module, text, file->path, NULL);

  return report == NULL || report->failed > 0;
}

static Verdict
run_stories (const Run *run, const Mutant *mutant, const char *content)
{
  g_autofree const char **ids = names_of (run, mutant);
  g_autofree char *copy = g_build_filename (content, run->game, NULL);

  for (guint i = 0; i < run->stories->len; i++)
    {
      const StoryFile *file = run->stories->pdata[i];
      g_autofree char *text = story_text (file, ids);
      g_auto (GStrv) extra = text != NULL ? folders_of (run, file, copy) : NULL;
      g_autoptr (SortieModule) module =
          text != NULL ? load (run, run->beside ? NULL : content, (const char *const *) extra, NULL)
                       : NULL;

      if (text != NULL && (module == NULL || some_scenario_fails (module, text, file)))
        return FAILED;
    }
  return SURVIVED;
}

static SortieModule *
load_mutant (const Run *run, const Mutant *mutant, const char *content)
{
  g_autofree char *copy = g_build_filename (content, run->game, NULL);

  for (guint attempt = 0; write_mutant (run, mutant, content, attempt); attempt++)
    {
      SortieModule *module = load_folder (run, copy, content, NULL);

      if (module != NULL)
        return module;
    }
  return NULL;
}

static Verdict
judge (const Run *run, guint number, const char *content)
{
  g_autoptr (SortieModule) module = load_mutant (run, run->mutants->pdata[number], content);

  if (module == NULL)
    return REFUSED;
  if (is_same (module->catalogue, run->original->catalogue))
    return SAME;
  return run_stories (run, run->mutants->pdata[number], content);
}

static void
run_child (const Run *run, guint number)
{
  g_autofree char *content = NULL;
  Verdict verdict;

  alarm (SECONDS);
  content = make_copy (run, number);
  verdict = judge (run, number, content);
  remove_copy (run, content);
  _exit (verdict);
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
        run_child (run, i);
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

/* Whether it is known, with a reason, that nothing can show this change. */
static gboolean
is_unseen (const Run *run, const Mutant *mutant)
{
  g_autofree char *line = g_strdup_printf ("\n%s: %s: ", mutant->card, mutant->change);

  return run->unseen != NULL && strstr (run->unseen, line) != NULL;
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

      if ((run->verdicts[i] != SURVIVED && run->verdicts[i] != CRASHED) || is_unseen (run, mutant))
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

static guint
report (const Run *run)
{
  guint survivors = 0, n = 0;

  for (guint i = 0; i < run->mutants->len;)
    i = report_card (run, i, ++n, &survivors);
  report_totals (run, survivors);
  printf ("1..%u\n", n);
  return survivors;
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
  g_free (run->unseen);
  g_free (run->scratch);
  g_free (run->game);
}

int
main (int argc, char **argv)
{
  Run run = { .beside = argc > 1 && strcmp (argv[1], "--beside") == 0 };
  g_autoptr (GError) error = NULL;
  guint survivors;

  argc -= run.beside;
  argv += run.beside;
  if (argc < 3)
    {
      fprintf (stderr, "usage: mutation [--beside] CONTENT STORIES [all [UNSEEN [FILE...]]]\n");
      return 2;
    }
  run.folder = argv[1];
  run.game = g_path_get_basename (run.folder);
  run.stories = stories_read (argv[2]);
  run.scratch = g_dir_make_tmp ("mutation-XXXXXX", &error);
  run.original = load_folder (&run, run.folder, NULL, &error);
  if (run.original == NULL)
    {
      printf ("Bail out! %s\n", error->message);
      return 1;
    }
  if (!stands_in)
    {
      printf ("Bail out! the library compares numbers by itself, so that it refuses changed "
              "ones\n");
      return 1;
    }
  if (argc > 4)
    g_file_get_contents (argv[4], &run.unseen, NULL, NULL);
  check_original (&run);
  collect_users (&run);
  collect_mutants (&run, argc > 3 && strcmp (argv[3], "all") == 0,
                   (const char *const *) argv + MIN (argc, 5));
  fflush (stdout);
  run_all (&run);
  survivors = report (&run);
  run_clear (&run);
  return survivors > 0 && g_getenv ("TAP_HARNESS") == NULL;
}
