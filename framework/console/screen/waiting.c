/* SPDX-License-Identifier: GPL-3.0-or-later */
/* waiting.c: what was typed at a terminal and not read yet (input.h). */
#include "console/screen/input.h"

#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/text.h"

/* more than a terminal keeps; an endless paste is cut here */
#define MOST_WAITING 65536

/* a terminal puts these around a paste */
static const char *const paste_marks[] = { "\033[200~", "\033[201~" };

/* Between prompts a terminal only hands out whole lines; this makes it hand out an unfinished one as well. */
static gboolean
let_all_through (int terminal, struct termios *ret_before)
{
  struct termios now;

  if (tcgetattr (terminal, ret_before) != 0)
    return FALSE;
  now = *ret_before;
  now.c_lflag &= ~(tcflag_t) ICANON;
  now.c_cc[VMIN] = 0;
  now.c_cc[VTIME] = 0;
  return tcsetattr (terminal, TCSANOW, &now) == 0;
}

void
console_waiting_read (int terminal, GString *text)
{
  struct termios before;
  char bytes[1024];
  gssize n = 0;

  if (!let_all_through (terminal, &before))
    return;
  for (gsize all = 0; all < MOST_WAITING && (n = read (terminal, bytes, sizeof bytes)) > 0;
       all += (gsize) n)
    g_string_append_len (text, bytes, n);
  tcsetattr (terminal, TCSANOW, &before);
  if (n > 0)
    tcflush (terminal, TCIFLUSH);
}

/* The text without paste marks, and with one kind of line ending. */
static char *
with_plain_ends (const GString *text)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (gsize i = 0; i < text->len; i++)
    g_string_append_c (plain, text->str[i] == '\r' || text->str[i] == '\0' ? '\n' : text->str[i]);
  for (guint i = 0; i < G_N_ELEMENTS (paste_marks); i++)
    g_string_replace (plain, paste_marks[i], "", 0);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

char **
console_waiting_lines (const GString *text)
{
  g_autofree char *plain = with_plain_ends (text);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);
  g_autoptr (GStrvBuilder) said = g_strv_builder_new ();

  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *clean = g_strstrip (sortie_text_clean (*line));

      if (*clean != '\0')
        g_strv_builder_add (said, clean);
    }
  return g_strv_builder_end (said);
}
