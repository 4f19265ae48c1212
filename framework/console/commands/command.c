/* SPDX-License-Identifier: GPL-3.0-or-later */
/* command.c: finds and refuses the commands of a session. */
#include "console/commands/commands.h"
#include "console/commands/lookup.h"

#include "base/i18n.h"

const ConsoleCommand *
#include "base/text.h"
#include "flow/front-end.h"
#include "match/front-end.h"
#include <sortie/base.h>
#include <sortie/match.h>

/* Whether it is one of these words, in English or in the reader's language. */
static gboolean
is_among (const char *name, const char *also)
{
  g_auto (GStrv) english = g_strsplit (also, " ", -1), spoken = g_strsplit (_ (also), " ", -1);
  g_autofree char *folded = sortie_words_fold (name);
  gboolean is = g_strv_contains ((const char *const *) english, folded);

  for (guint i = 0; spoken[i] != NULL && !is; i++)
    {
      g_autofree char *word = sortie_words_fold (spoken[i]);

      is = strcmp (word, folded) == 0;
    }
  return is;
}
console_command_find (const ConsoleSession *session, const char *name)
{
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (g_ascii_strcasecmp (c->name, name) == 0)
      return c;
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_word_is (name, c->name) || (c->also != NULL && is_among (name, c->also)))
      return c;
  return NULL;
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
  /* Translators: two commands that were typed in one line, of which the first takes no word behind it. */
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
          g_strv_builder_add (words, c->name);
      for (guint8 seat = 0; seat < setup->n_seats; seat++)
        g_strv_builder_add (words, setup->seat_ids[seat]);
      session->words = g_strv_builder_end (words);
    }
  return (const char *const *) session->words;
}
