/* SPDX-License-Identifier: GPL-3.0-or-later */
/* trial.c: one mutant, in a process of its own. */
#include "tests/mutation/mutation.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#include "kit/internal.h"
#include "module/front-end.h"

/* One mutant takes some ten milliseconds; one that hangs does not go on for ever. */
#define SECONDS 20 /* of processor time */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
trial_files (const char *folder)
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

/* @above: the folder above the game's own content; NULL: where it always is. */
static SortieModule *
load (const Run *run, const char *above, const char *const *extra, GError **error)
{
  const SortiePaths paths = { .modules = g_getenv ("SORTIE_MODULE_PATH"),
                              .content = above != NULL ? above : g_getenv ("SORTIE_CONTENT_PATH") };

  return sortie_module_load_with (&paths, run->game, extra, error);
}

SortieModule *
trial_load (const Run *run, const char *folder, const char *above, GError **error)
{
  const char *const beside[] = { folder, NULL };

  return run->beside ? load (run, NULL, beside, error) : load (run, above, NULL, error);
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
  g_autoptr (GPtrArray) files = trial_files (run->folder);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < files->len; i++)
    copy_file (run->folder, folder, files->pdata[i]);
  return g_steal_pointer (&above);
}

static void
remove_copy (const Run *run, const char *above)
{
  g_autofree char *folder = g_build_filename (above, run->game, NULL);
  g_autoptr (GPtrArray) files = trial_files (folder);

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
some_scenario_fails (SortieModule *module, const char *text, const StoryFile *file)
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
      SortieModule *module = trial_load (run, copy, content, NULL);

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

/* Ends what runs in circles: by its own time, since a busy machine lets it wait. */
static void
limit_time (void)
{
  const struct rlimit limit = { SECONDS, SECONDS };

  setrlimit (RLIMIT_CPU, &limit);
}

void
trial_run (const Run *run, guint number)
{
  g_autofree char *content = NULL;
  Verdict verdict;

  limit_time ();
  content = make_copy (run, number);
  verdict = judge (run, number, content);
  remove_copy (run, content);
  _exit (verdict);
}
