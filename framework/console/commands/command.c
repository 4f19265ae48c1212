/* SPDX-License-Identifier: GPL-3.0-or-later */
/* command.c: finds and refuses the commands of a session. */
#include "console/commands/commands.h"
#include "console/commands/lookup.h"

#include <string.h>

#include "base/text.h"
#include "flow/front-end.h"

/* Of two commands with one word, the first has it. */
static void
add_command_words (GHashTable *called, const ConsoleCommand *command, const char *words)
{
  g_auto (GStrv) all = g_strsplit (words, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      char *folded = sortie_words_fold (all[i]);

      if (g_hash_table_contains (called, folded))
        g_free (folded);
      else
        g_hash_table_insert (called, folded, (gpointer) command);
    }
}

/* Ids come before all other words. */
static GHashTable *
fold_commands (const ConsoleCommand *commands)
{
  GHashTable *called = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const ConsoleCommand *c = commands; c->name != NULL; c++)
    add_command_words (called, c, c->name);
  for (const ConsoleCommand *c = commands; c->name != NULL; c++)
    {
      const char *glue = c->also != NULL ? strchr (c->also, '\004') : NULL;

      add_command_words (called, c, sortie_text_translate (SORTIE_TEXT_DOMAIN, c->name));
      if (c->also != NULL)
        {
          add_command_words (called, c, glue != NULL ? glue + 1 : c->also);
          add_command_words (called, c, sortie_text_translate (SORTIE_TEXT_DOMAIN, c->also));
        }
    }
  return called;
}

const ConsoleCommand *
console_command_find (ConsoleSession *session, const char *name)
{
  ConsoleCalled *called = &session->called;
  g_autofree char *folded = sortie_words_fold (name);
  const char *language = sortie_text_language ();

  if (called->words == NULL || called->of != session->commands || called->language != language)
    {
      g_clear_pointer (&called->words, g_hash_table_unref);
      *called = (ConsoleCalled){ fold_commands (session->commands), session->commands, language };
    }
  return g_hash_table_lookup (called->words, folded);
}

gboolean
console_command_is_offered (ConsoleSession *session, const ConsoleCommand *command)
{
  return command->is_of_use == NULL || command->is_of_use (session);
}

void
console_command_refuse_usage (ConsoleSession *session, const ConsoleCommand *command)
{
  g_autofree char *usage =
      g_strdup_printf ("%s %s", _ (command->name), *command->words != '\0' ? _ (command->words) : "");

  console_session_refuse_fill (session, _ ("Usage: {command}"), "command", g_strchomp (usage), NULL);
}

void
console_command_refuse_words (ConsoleSession *session, const ConsoleCommand *command, const char *behind)
{
  const ConsoleCommand *other = console_command_find (session, behind);

  if (other == NULL)
    {
      console_command_refuse_usage (session, command);
      return;
    }
  /* Translators: two commands that were typed in one line, of which the first takes no word after it. */
  console_session_refuse_fill (session, _ ("“{command}” and “{other}” are two commands; type one of them alone."),
                               "command", _ (command->name), "other", _ (other->name), NULL);
}

const char *const *
console_command_words (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autoptr (GStrvBuilder) words = NULL;

  if (session->words == NULL)
    {
      words = g_strv_builder_new ();
      for (const ConsoleCommand *c = session->commands; c != NULL && c->name != NULL; c++)
        if (console_command_is_offered (session, c))
          g_strv_builder_add (words, _ (c->name));
      for (guint8 seat = 0; seat < setup->n_seats; seat++)
        g_strv_builder_add (words, setup->seat_ids[seat]);
      session->words = g_strv_builder_end (words);
    }
  return (const char *const *) session->words;
}

/* ---- Beginnings ----------------------------------------------------------------------- */

/* letters that an abbreviated verb or command needs; a single letter may be a typing mistake, unless it is the whole
 * line and begins one of the few verbs that are possible now */
#define LEAST_BEGINNING 2

/* The verbs and commands that begin with some letters, in English or in the reader's language: both count, so that
 * nobody who types "ru" for `ruchy` gets `rules`. */
typedef struct
{
  const char *typed;  /* folded */
  GPtrArray *ids;     /* of const char * */
  GPtrArray *written; /* of const char *: as they are typed, in the same order */
} Begun;

static void
look_at_word (Begun *begun, const char *id, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);
  const gboolean is_spoken = g_str_has_prefix (folded, begun->typed);

  if ((!is_spoken && !g_str_has_prefix (id, begun->typed)) || g_ptr_array_find (begun->ids, id, NULL))
    return;
  g_ptr_array_add (begun->ids, (gpointer) id);
  g_ptr_array_add (begun->written, (gpointer) (is_spoken ? word : id));
}

static void
look_at_verb (ConsoleSession *session, Begun *begun, guint verb)
{
  look_at_word (begun, sortie_verb (sortie_match_setup (session->match), verb)->id, console_verb_word (session, verb));
}

static void
look_at_all (ConsoleSession *session, Begun *begun)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_offered (setup, i))
      look_at_verb (session, begun, i);
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      look_at_word (begun, c->name, _ (c->name));
}

static void
look_at_legal (ConsoleSession *session, Begun *begun)
{
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n; i++)
    look_at_verb (session, begun, legal->moves[i].verb);
}

/* Between "pass" and the longer "pass-all", the shorter counts. */
static void
drop_longer (GPtrArray *ids, GPtrArray *written)
{
  for (guint i = ids->len; i-- > 0;)
    for (guint k = 0; k < ids->len; k++)
      if (k != i && g_str_has_prefix (ids->pdata[i], ids->pdata[k]))
        {
          g_ptr_array_remove_index (ids, i);
          g_ptr_array_remove_index (written, i);
          break;
        }
}

/* (transfer full): of the ids; @ret_written: (transfer full) */
static GPtrArray *
find_begun (ConsoleSession *session, const char *folded, gboolean alone, GPtrArray **ret_written)
{
  Begun begun = { .typed = folded, .ids = g_ptr_array_new (), .written = g_ptr_array_new () };

  if (strlen (folded) >= LEAST_BEGINNING)
    look_at_all (session, &begun);
  else if (alone && *folded != '\0')
    look_at_legal (session, &begun);
  drop_longer (begun.ids, begun.written);
  *ret_written = begun.written;
  return begun.ids;
}

/* The words of the commands that are offered, in the order of their table. (transfer container) */
static GPtrArray *
offered_words (ConsoleSession *session)
{
  GPtrArray *words = g_ptr_array_new ();

  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    g_ptr_array_add (words, (gpointer) (console_command_is_offered (session, c) ? _ (c->name) : ""));
  g_ptr_array_add (words, NULL);
  return words;
}

/* The only command of which this is another form in the reader's language, such as another case, unless it names
 * something. (nullable) */
static const char *
find_inflected (ConsoleSession *session, const char *folded)
{
  g_autoptr (GPtrArray) words = NULL;
  SortieNameFound name;
  guint found;

  if (*sortie_text_language () == '\0')
    return NULL;
  console_find (session, SORTIE_NAME_SEAT | SORTIE_NAME_PLACE | SORTIE_NAME_DEF, folded, &name);
  if (name.fit != SORTIE_NAME_FITS_NOT)
    return NULL;
  words = offered_words (session);
  return sortie_lexicon_inflected (console_names (session), folded, (const char *const *) words->pdata, &found) == 1
             ? session->commands[found].name : NULL;
}

const char *
console_command_begun (ConsoleSession *session, const char *folded, gboolean alone)
{
  g_autoptr (GPtrArray) written = NULL, ids = find_begun (session, folded, alone, &written);

  if (ids->len == 0)
    return find_inflected (session, folded);
  return ids->len == 1 ? ids->pdata[0] : NULL;
}

char *
console_command_begun_several (ConsoleSession *session, const char *folded, gboolean alone)
{
  g_autoptr (GPtrArray) written = NULL, ids = find_begun (session, folded, alone, &written);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < written->len; i++)
    {
      g_autofree char *word = sortie_sentence (_ ("“{line}”"), "line", written->pdata[i], NULL);

      g_string_append_printf (all, "%s%s", i > 0 ? _ (", ") : "", word);
    }
  return ids->len > 1 ? g_strdup (all->str) : NULL;
}
