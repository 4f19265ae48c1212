/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pages.c: shows long text page by page, if there is no pager program (out.h). */
#include "console/screen/out.h"

#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/i18n.h"

#define CONTROL(letter) (0x1f & (letter))
/* go to the beginning of the line and clear it */
#define WIPE_LINE "\r\033[K"
/* keys read at once */
#define SOME_KEYS 16

const char *
console_pages_foot (gboolean at_end)
{
  return at_end ? _ ("End of the text; q closes it")
                : _ ("Space: next page; q: close");
}

/* ---- Writing ----------------------------------------------------------------------- */

/* How many rows a line takes: it may have been laid out for a wider window. Codes take no room, nor do the later
 * bytes of a character. */
static guint
rows_of (const ConsoleOut *out, const char *line)
{
  gboolean in_code = FALSE;
  guint width = 0;

  for (; *line != '\0' && *line != '\n'; line++)
    if (in_code)
      in_code = *line != 'm';
    else if (*line == '\033')
      in_code = TRUE;
    else
      width += (*line & 0xc0) != 0x80;
  return MAX ((width + out->columns - 1) / out->columns, 1);
}

/* Adds whole lines of at most so many rows, at least one line. Returns: the rest */
static const char *
add_rows (ConsoleOut *out, const char *text, guint rows)
{
  guint used = 0;

  do
    {
      const char *newline = strchr (text, '\n');
      gsize length = newline != NULL ? (gsize) (newline + 1 - text) : strlen (text);

      used += rows_of (out, text);
      g_string_append_len (out->pending, text, (gssize) length);
      text += length;
    }
  while (*text != '\0' && used + rows_of (out, text) <= rows);
  return text;
}

static void
put_foot (ConsoleOut *out, gboolean at_end)
{
  console_out_add (out, CONSOLE_STRONG, console_pages_foot (at_end));
  console_out_flush (out);
}

/* ---- Turning pages ----------------------------------------------------------------- */

typedef enum
{
  LEAVE,
  STAY,
  LINE,
  HALF,
  PAGE,
} Turn;

/* Keys that were typed and not handled yet. */
typedef struct
{
  char bytes[SOME_KEYS];
  gssize n, at;
} Keys;

/* A terminal that hung up, or a signal that ends the program, also leaves. */
static Turn
next_turn (Keys *keys)
{
  if (keys->at == keys->n)
    {
      keys->n = read (STDIN_FILENO, keys->bytes, sizeof keys->bytes);
      keys->at = 0;
    }
  if (keys->n <= 0)
    return LEAVE;
  switch (keys->bytes[keys->at++])
    {
    case '\033': /* an arrow or similar key sends several bytes, none of which is a key */
      keys->at = keys->n;
      return STAY;
    case 'q':
    case 'Q':
    case CONTROL ('C'):
      return LEAVE;
    case ' ':
    case 'f':
      return PAGE;
    case '\r':
    case '\n':
    case 'j':
      return LINE;
    case CONTROL ('D'):
    case 'd':
      return HALF;
    default:
      return STAY;
    }
}

/* The window may have changed. */
static guint
rows_for (ConsoleOut *out, Turn turn)
{
  guint page;

  console_out_measure (out);
  page = MAX (out->rows + out->taken, 2) - 1; /* the foot takes a row */
  return turn == LINE ? 1 : turn == HALF ? MAX (page / 2, 1) : page;
}

static void
turn_pages (ConsoleOut *out, const char *text)
{
  const char *rest = add_rows (out, text, rows_for (out, PAGE));
  Keys keys = { .n = 0 };
  Turn turn;

  put_foot (out, *rest == '\0');
  while (!console_out_is_lost (out) && (turn = next_turn (&keys)) != LEAVE)
    if (turn != STAY && *rest != '\0')
      {
        g_string_append (out->pending, WIPE_LINE);
        rest = add_rows (out, rest, rows_for (out, turn));
        put_foot (out, *rest == '\0');
      }
  g_string_append (out->pending, WIPE_LINE);
  console_out_flush (out);
}

/* ---- The keyboard ------------------------------------------------------------------ */

/* Reads keys one by one, without an echo, even Control-C. */
static gboolean
take_keyboard (struct termios *ret_before)
{
  struct termios keys;

  if (tcgetattr (STDIN_FILENO, ret_before) != 0)
    return FALSE;
  keys = *ret_before;
  keys.c_lflag &= ~(tcflag_t) (ICANON | ECHO | ISIG | IEXTEN);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  return tcsetattr (STDIN_FILENO, TCSADRAIN, &keys) == 0;
}

gboolean
console_pages_show (ConsoleOut *out)
{
  g_autofree char *text = NULL;
  struct termios before;

  if (!take_keyboard (&before))
    return FALSE;
  text = g_strdup (out->pending->str);
  g_string_truncate (out->pending, 0);
  turn_pages (out, text);
  tcsetattr (STDIN_FILENO, TCSAFLUSH, &before); /* also forgets unread keys */
  return TRUE;
}
