/* SPDX-License-Identifier: GPL-3.0-or-later */
/* own-words.c: the words that the program itself puts beside a table, whatever the game (commands.h). */
#include "console/commands/commands.h"

#include <string.h>

#include "base/text.h"

/* A word, or a pattern that the screen prints and that begins with it, perhaps after a blank: "So far: {events}". */
static const struct
{
  const char *word;
  const char *text;
} own_words[] = {
  { N_ ("So far: {events}"), N_ ("What has happened in this turn until now. “log” tells all of it.") },
  { N_ ("Just now: {events}"), N_ ("What has happened since you were last asked. “log” tells all of it.") },
  { N_ ("Since your turn: {events}"),
    N_ ("What the others have done since your turn, in short. “log” tells all of it.") },
  { N_ ("Since your last move: {events}"),
    N_ ("What the others have done since your last move, in short. “log” tells all of it.") },
  { N_ ("Before your first turn: {events}"),
    N_ ("What the others have done before your first turn, in short. “log” tells all of it.") },
  { N_ ("Your move: {events}"), N_ ("What your last move has brought about. “log” tells all of it.") },
  { N_ ("{status} Skipped: {steps}."),
    N_ ("Steps of your turn in which you could do nothing, so you were not asked. “stops” says where you are "
        "asked.") },
  { N_ ("Played"), N_ ("The card of that player in the trick that is being played.") },
  { N_ ("changed"), N_ ("What others have changed since your last turn has a sign on the table: “help signs”.") },
  { N_ ("seed"),
    N_ ("The number from which all dice and shuffles of a match follow: the same seed and the same moves give the "
        "same match.") },
};

/* The word in the reader's language. (transfer full) NULL: there are fewer */
char *
console_own_word (guint i)
{
  const char *shown = i < G_N_ELEMENTS (own_words) ? _ (own_words[i].word) : NULL;

  if (shown == NULL)
    return NULL;
  if (*shown == '{' && strchr (shown, '}') != NULL)
    shown = strchr (shown, '}') + 1;
  shown += strspn (shown, " ");
  return g_strchomp (g_strndup (shown, strcspn (shown, ":{")));
}

gboolean
console_own_word_say (ConsoleSession *session, const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);

  for (guint i = 0; i < G_N_ELEMENTS (own_words); i++)
    {
      g_autofree char *word = console_own_word (i), *head = NULL;

      if (!sortie_words_fold_to (word, folded))
        continue;
      head = sortie_text_capitalize (word);
      console_out_say_in (session->out, CONSOLE_STRONG, head);
      console_out_hang (session->out, CONSOLE_PLAIN, 2, 0, _ (own_words[i].text));
      return TRUE;
    }
  return FALSE;
}
