/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/programs/programs.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/deck.h>
#include "console/screen/paths.h"

static void
entry_free (gpointer data)
{
  ConsolePickEntry *entry = data;

  g_free (entry->id);
  g_free (entry->name);
  g_free (entry->about);
  g_free (entry);
}

ConsolePick *
console_pick_new (const char *heading)
{
  ConsolePick *pick = g_new0 (ConsolePick, 1);

  pick->heading = g_strdup (heading);
  pick->entries = g_ptr_array_new_with_free_func (entry_free);
  return pick;
}

void
console_pick_free (ConsolePick *pick)
{
  if (pick == NULL)
    return;
  g_ptr_array_unref (pick->entries);
  g_free (pick->heading);
  g_free (pick->file);
  g_free (pick);
}

void
console_pick_add (ConsolePick *pick, const char *id, const char *name, const char *about)
{
  ConsolePickEntry *entry = g_new0 (ConsolePickEntry, 1);

  entry->id = g_strdup (id);
  entry->name = g_strdup (name);
  entry->about = g_strdup (about);
  g_ptr_array_add (pick->entries, entry);
}

/* The only entry whose name begins like this, -1: none or several. */
static gint
find_beginning (const ConsolePick *pick, const char *folded)
{
  gint found = -1;

  for (guint i = 0; i < pick->entries->len; i++)
    {
      const ConsolePickEntry *entry = pick->entries->pdata[i];
      g_autofree char *name = sortie_words_fold (entry->name);

      if (!g_str_has_prefix (name, folded) && !g_str_has_prefix (entry->id, folded))
        continue;
      if (found >= 0)
        return -1;
      found = (gint) i;
    }
  return found;
}

gint
console_pick_find (const ConsolePick *pick, const char *line)
{
  g_autofree char *folded = sortie_words_fold (line);
  guint64 number;

  if (*folded == '\0')
    return (gint) pick->usual;
  if (g_ascii_string_to_unsigned (folded, 10, 1, pick->entries->len, &number, NULL))
    return (gint) number - 1;
  for (guint i = 0; i < pick->entries->len; i++)
    if (strcmp (((ConsolePickEntry *) pick->entries->pdata[i])->id, line) == 0)
      return (gint) i;
  return find_beginning (pick, folded);
}

static void
show (const ConsolePick *pick, ConsoleOut *out)
{
  if (*pick->heading != '\0')
    console_out_say_in (out, CONSOLE_STRONG, pick->heading);
  for (guint i = 0; i < pick->entries->len; i++)
    {
      const ConsolePickEntry *entry = pick->entries->pdata[i];
      const char *colon = *entry->about != '\0' ? ": " : "";
      g_autofree char *line = g_strdup_printf ("%s%s%s", entry->name, colon, entry->about);

      console_out_item (out, i + 1, line);
    }
  if (pick->takes_files)
    console_out_say (out, _ ("Or type the path of a deck file of your own."));
}

/* "./my-imps.xml" */
static gboolean
take_file (ConsolePick *pick, const char *line)
{
  if (!pick->takes_files || !sortie_deck_is_path (line))
    return FALSE;
  g_free (pick->file);
  pick->file = console_file_name (line);
  return TRUE;
}

static gint
take_only (const ConsolePick *pick, ConsoleOut *out)
{
  const ConsolePickEntry *only = pick->entries->pdata[0];

  console_out_fill (out, _ ("{label}: {text}."), "label", pick->heading, "text", only->name, NULL);
  return 0;
}

/* What was typed is none of the entries. */
static void
refuse (const ConsolePick *pick, const char *line, ConsoleOut *out)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *near = NULL, *shown = sortie_text_clean (line);
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < pick->entries->len; i++)
    {
      const ConsolePickEntry *entry = pick->entries->pdata[i];

      g_ptr_array_add (words, entry->name);
      g_ptr_array_add (words, entry->id);
    }
  near = sortie_words_did_you_mean (line, (const char *const *) words->pdata, words->len);
  /* Translators: the second %s: "; did you mean ...?". */
  sentence = *near != '\0' ? g_strdup_printf (_ ("“%s” is none of them%s"), shown, near) : NULL;
  if (sentence != NULL)
    console_out_say_in (out, CONSOLE_WRONG, sentence);
  console_out_say_in (out, CONSOLE_WRONG,
                      _ ("Type one of the numbers, or the beginning of a name."));
}

gint
console_pick_ask (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input)
{
  g_autofree char *prompt = g_strdup_printf ("[%u]> ", pick->usual + 1);

  if (pick->entries->len == 1)
    return take_only (pick, out);
  console_out_measure (out);
  show (pick, out);
  for (;;)
    {
      g_autofree char *line = NULL;
      ConsoleGot got;
      gint found;

      got = console_input_ask (input, prompt, &line);
      if (got == CONSOLE_GOT_TOO_MUCH)
        {
          console_out_say_in (out, CONSOLE_WRONG, line);
          continue;
        }
      if (got != CONSOLE_GOT_LINE)
        return -1;
      found = take_file (pick, g_strstrip (line)) ? (gint) pick->entries->len
                                                  : console_pick_find (pick, line);
      if (found >= 0)
        return found;
      refuse (pick, line, out);
    }
}
