/* SPDX-License-Identifier: GPL-3.0-or-later */
/* yes-no.c: asks a question with the answer yes or no. */
#include "console/screen/input.h"

#include <string.h>

#include "base/i18n.h"

/* Whether an answer is a word or its beginning, in the reader's language or in English, ignoring case: "y", "ye". */
static gboolean
is_begun (const char *answer, const char *local, const char *english)
{
  g_autofree char *small = g_utf8_strdown (answer, -1);

  return *small != '\0' && (g_str_has_prefix (local, small) || g_str_has_prefix (english, small));
}

/* a line of so many bytes is not an answer but another line */
#define SHORTEST_LINE 3

gboolean
console_is_yes_or_no (const char *word, gboolean *ret_yes)
{
  *ret_yes = is_begun (word, _ ("yes"), "yes") || g_ascii_strcasecmp (word, "ok") == 0;
  return *ret_yes || is_begun (word, _ ("no"), "no");
}

/* The answer in a line. FALSE: neither yes nor no. */
static gboolean
is_answer (ConsoleOut *out, const char *line, gboolean usual, gboolean *ret_yes)
{
  if (*line != '\0')
    return console_is_yes_or_no (line, ret_yes);
  *ret_yes = usual;
  if (!usual)
    console_out_say (out, _ ("No answer counts as no."));
  return TRUE;
}

/* "?", "help" */
static gboolean
asks_for_help (const char *line)
{
  return strcmp (line, "?") == 0 || g_ascii_strcasecmp (line, "help") == 0 || strcmp (line, _ ("help")) == 0;
}

/* What is asked, and what the answers do. */
static void
say_question_help (ConsoleOut *out, const char *question, gboolean usual, gboolean takes_others)
{
  console_out_say (out, question);
  console_out_hang (out, CONSOLE_PLAIN, 2, 2,
                    usual ? _ ("y or Enter: yes, go on. n: no, everything stays as it is.")
                          : _ ("y: yes, go on. n or Enter: no, everything stays as it is."));
  if (takes_others)
    console_out_hang (out, CONSOLE_PLAIN, 2, 2,
                      _ ("You can look first, as with “moves” or “card NAME”; the question then comes again. A move "
                         "means no, and is carried out next."));
}

/* A question below what stands above it. */
typedef struct
{
  ConsoleAbove above;
  ConsoleOut *out;
  const char *question;
} Asked;

static void
say_again (gpointer data)
{
  const Asked *asked = data;

  if (asked->above.write != NULL)
    asked->above.write (asked->above.data);
  console_out_say (asked->out, asked->question);
}

static gboolean
ask_yes_or_no (ConsoleOut *out, ConsoleInput *input, const char *question, gboolean usual, char **ret_instead)
{
  gboolean yes;

  console_out_say (out, question);
  while (TRUE)
    {
      g_autofree char *answer = NULL;
      ConsoleGot got = console_input_ask (input,
                                          /* Translators: the letters for yes and no; what Enter alone means is in
                                           * brackets. */
                                          usual ? _ ("[y]/n> ")
                                                /* Translators: the letters for yes and no. */
                                                : _ ("y/n> "),
                                          &answer);

      if (got == CONSOLE_GOT_TOO_MUCH) /* then the line is the sentence that says why */
        {
          console_out_say (out, answer);
          continue;
        }
      if (got != CONSOLE_GOT_LINE)
        {
          console_out_say (out, _ ("No answer counts as no."));
          return FALSE;
        }
      if (is_answer (out, answer, usual, &yes))
        return yes;
      if (asks_for_help (answer))
        {
          say_question_help (out, question, usual, ret_instead != NULL);
          continue;
        }
      if (ret_instead != NULL && strlen (answer) >= SHORTEST_LINE)
        {
          *ret_instead = g_steal_pointer (&answer);
          return FALSE;
        }
      console_out_say (out, _ ("Please say yes or no."));
    }
}

gboolean
console_ask_yes_or_no (ConsoleOut *out, ConsoleInput *input, const char *question, gboolean usual,
                       char **ret_instead)
{
  Asked asked = { .out = out, .question = question };
  gboolean yes;

  if (!console_input_is_interactive (input))
    return TRUE;
  asked.above = console_input_set_above (input, (ConsoleAbove){ say_again, &asked });
  yes = ask_yes_or_no (out, input, question, usual, ret_instead);
  console_input_set_above (input, asked.above);
  return yes;
}
