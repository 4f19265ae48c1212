/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-warnings.c: lists the warnings, and switches them on and off. */
#include "console/commands/commands.h"

#include "console/commands/lookup.h"

#include "base/text.h"

/* where the explanations begin */
#define COLUMN 30

gboolean
console_warnings_are_there (ConsoleSession *session)
{
  const SortieWarningDecl *warnings = session->module->game->warnings;

  return warnings != NULL && warnings[0].id != NULL;
}

void
console_warnings_add (ConsoleSession *session, GPtrArray *list)
{
  for (const SortieWarningDecl *w = session->module->game->warnings; w != NULL && w->id != NULL; w++)
    g_ptr_array_add (list, g_strdup (console_game_text (session->module, w->id)));
}

/* "attack-left (off)    An attack is left that may destroy a unit" */
static void
say_one (ConsoleSession *session, guint8 seat, guint i)
{
  const SortieWarningDecl *warning = &session->module->game->warnings[i];
  g_autofree char *left = sortie_sentence (
      console_warning_is_on (session, seat, i) ? _ ("{warning}: on") : _ ("{warning}: off"),
      "warning", console_game_text (session->module, warning->id), NULL);

  console_out_pair (session->out, CONSOLE_STRONG, left, COLUMN, 2,
                    console_game_text (session->module, warning->title));
}

static void
say_all_warnings (ConsoleSession *session, guint8 seat)
{
  for (guint i = 0; session->module->game->warnings[i].id != NULL; i++)
    say_one (session, seat, i);
}

static void
refuse_warning_name (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);

  console_warnings_add (session, known);
  console_session_refuse_name (session, _ ("There is no warning “{name}”.{hint}"), name, known);
}

/* The warnings that begin so, in English or in the reader's language. (transfer full) (element-type utf8) */
static GPtrArray *
warnings_begun (ConsoleSession *session, const char *typed, gint *ret)
{
  const SortieWarningDecl *warnings = session->module->game->warnings;
  g_autofree char *folded = sortie_words_fold (typed);
  GPtrArray *begun = g_ptr_array_new_with_free_func (g_free);

  for (gint i = 0; warnings[i].id != NULL; i++)
    {
      const char *spoken = console_game_text (session->module, warnings[i].id);
      g_autofree char *word = sortie_words_fold (spoken), *id = sortie_words_fold (warnings[i].id);

      if (!g_str_has_prefix (word, folded) && !g_str_has_prefix (id, folded))
        continue;
      *ret = i;
      g_ptr_array_add (begun, g_strdup (spoken));
    }
  return begun;
}

/* By its name or how that begins; -1: none, or several, which is said. */
static gint
find_warning (ConsoleSession *session, const char *name)
{
  gint found = console_warning_find (session, name);
  g_autoptr (GPtrArray) begun = found < 0 ? warnings_begun (session, name, &found) : NULL;
  g_autofree char *list = NULL;

  if (begun == NULL || begun->len == 1)
    return found;
  if (begun->len == 0)
    {
      refuse_warning_name (session, name);
      return -1;
    }
  list = sortie_texts_join (begun, _ (", "));
  console_session_refuse_fill (session, _ ("“{name}” could be any of these: {list}."), "name", name, "list", list,
                               NULL);
  return -1;
}

/* "on" or "off" */
static gboolean
read_switch (const char *word, gboolean *ret)
{
  *ret = console_word_is (word, N_ ("on"));
  return *ret || console_word_is (word, N_ ("off"));
}

static void
set_all (ConsoleSession *session, guint8 seat, gboolean on)
{
  for (guint i = 0; session->module->game->warnings[i].id != NULL; i++)
    console_warning_set (session, seat, i, on);
  say_all_warnings (session, seat);
}

void
console_command_warnings (ConsoleSession *session, char **words)
{
  guint8 seat = console_session_reader (session);
  gboolean on;
  gint warning;

  if (seat == SORTIE_NO_SEAT || !console_warnings_are_there (session))
    console_session_refuse (session, seat == SORTIE_NO_SEAT ? _ ("Only a player is warned.")
                                                             : _ ("This game has no warnings."));
  else if (words[0] == NULL)
    say_all_warnings (session, seat);
  else if (words[1] == NULL && read_switch (words[0], &on))
    set_all (session, seat, on);
  else if ((warning = find_warning (session, words[0])) < 0)
    return;
  else if (words[1] == NULL)
    say_one (session, seat, warning);
  else if (!read_switch (words[1], &on))
    console_command_refuse_usage (session, console_command_find (session, "warnings"));
  else
    {
      console_warning_set (session, seat, warning, on);
      say_one (session, seat, warning);
    }
}
