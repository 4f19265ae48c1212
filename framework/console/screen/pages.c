/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pages.c: shows long text page by page, unless a pager program is named (out.h). */
#include "console/screen/input.h"

#include <poll.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/i18n.h"
#include "console/screen/signals.h"

#define CONTROL(letter) (0x1f & (letter))
/* go to the beginning of the line and clear it */
#define WIPE_LINE "\r\033[K"
/* keys read at once */
#define SOME_KEYS 16
/* milliseconds in which the next key follows if "q" begins a word */
#define WITHIN_A_WORD 250
#define DELETE 0x7f

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

/* What follows whole lines of at most so many rows, at least one line. */
static const char *
behind_rows (const ConsoleOut *out, const char *text, guint rows)
{
  guint used = 0;

  do
    {
      used += rows_of (out, text);
      text += strcspn (text, "\n");
      text += *text != '\0';
    }
  while (*text != '\0' && used + rows_of (out, text) <= rows);
  return text;
}

/* Adds these lines. Returns: the rest */
static const char *
add_rows (ConsoleOut *out, const char *text, guint rows)
{
  const char *rest = behind_rows (out, text, rows);

  g_string_append_len (out->pending, text, rest - text);
  return rest;
}

static void
put_foot (ConsoleOut *out, gboolean at_end)
{
  console_out_add (out, CONSOLE_STRONG, at_end ? _ ("End of the text; Enter or q closes it")
                                               : _ ("Enter: more; q: close"));
  console_out_flush (out);
}

/* ---- Turning pages ----------------------------------------------------------------- */

typedef enum
{
  LEAVE,
  TYPE, /* a line for the prompt is begun */
  STAY,
  AGAIN, /* the same page, in a window of another size */
  LINE,
  HALF,
  PAGE,
  NEXT, /* a page, or the end */
} Turn;

/* Keys that were typed and not handled yet. */
typedef struct
{
  char bytes[SOME_KEYS];
  gssize n, at;
} Keys;

/* FALSE: the terminal hung up, or there is a signal. */
static gboolean
read_keys (Keys *keys)
{
  keys->n = keys->at = 0;
  if (!console_signals_wait_for (STDIN_FILENO))
    return FALSE;
  keys->n = read (STDIN_FILENO, keys->bytes, sizeof keys->bytes);
  return keys->n > 0;
}

/* An arrow or similar key sends several bytes at once, after an escape. */
static Turn
turn_of_sequence (Keys *keys)
{
  static const struct { const char *bytes; Turn turn; } sequences[]
      = { { "[B", LINE }, { "OB", LINE }, { "[6~", PAGE } };
  const char *bytes = keys->bytes + keys->at;
  const gsize n = (gsize) (keys->n - keys->at);

  keys->at = keys->n;
  for (guint i = 0; i < G_N_ELEMENTS (sequences); i++)
    if (n == strlen (sequences[i].bytes) && memcmp (bytes, sequences[i].bytes, n) == 0)
      return sequences[i].turn;
  return STAY;
}

/* Adds the keys that follow at once to the last one. */
static void
read_more_keys (Keys *keys)
{
  struct pollfd more = { .fd = STDIN_FILENO, .events = POLLIN };
  gssize n;

  if (poll (&more, 1, WITHIN_A_WORD) <= 0)
    return;
  keys->bytes[0] = keys->bytes[keys->at - 1];
  n = read (STDIN_FILENO, keys->bytes + 1, sizeof keys->bytes - 1);
  keys->at = 1;
  keys->n = 1 + MAX (n, 0);
}

/* Whether another key than Enter follows at once, as in "quit". */
static gboolean
is_typed_word (Keys *keys)
{
  if (keys->at == keys->n)
    read_more_keys (keys);
  return keys->at < keys->n && keys->bytes[keys->at] != '\r' && keys->bytes[keys->at] != '\n';
}

static Turn
next_turn (Keys *keys)
{
  char key;

  if (keys->at == keys->n && !read_keys (keys))
    return console_signals_take_resize () ? AGAIN : LEAVE;
  key = keys->bytes[keys->at++];
  switch (key)
    {
    case '\033':
      return turn_of_sequence (keys);
    case 'q':
    case 'Q':
      if (!console_input_is_in_use () || !is_typed_word (keys))
        return LEAVE;
      break;
    case CONTROL ('C'):
      return LEAVE;
    case ' ':
      return PAGE;
    case '\r':
    case '\n':
      return NEXT;
    case CONTROL ('D'):
      return HALF;
    default:
      if ((guchar) key < ' ' || key == DELETE || !console_input_is_in_use ())
        return STAY;
    }
  keys->at--;
  return TYPE;
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

/* Lays the text out for another width, if it can be said once more. Returns: where the line is that was at @top, or
 * one near it */
static const char *
lay_out_again (ConsoleOut *out, char **text, const char *top)
{
  const gsize before = (gsize) (top - *text), length = strlen (*text);

  if (out->say_again == NULL || length == 0)
    return top;
  out->say_again (out->say_again_data);
  g_free (*text);
  *text = g_strdup (out->pending->str);
  g_string_truncate (out->pending, 0);
  top = *text + strlen (*text) * before / length;
  while (top > *text && top[-1] != '\n')
    top--;
  return top;
}

/* Returns: whether a line for the prompt was begun, with the keys that are left */
static gboolean
turn_pages (ConsoleOut *out, char **text, Keys *keys)
{
  const char *top = *text, *rest = add_rows (out, *text, rows_for (out, PAGE));
  Turn turn = STAY;

  put_foot (out, *rest == '\0');
  while (!console_out_is_lost (out) && (turn = next_turn (keys)) > TYPE && (turn != NEXT || *rest != '\0'))
    if (turn == AGAIN || (turn != STAY && *rest != '\0'))
      {
        const guint width = out->width, rows = rows_for (out, turn);

        if (turn == AGAIN && out->width != width)
          top = lay_out_again (out, text, top);
        top = turn == AGAIN ? top : turn >= PAGE ? rest : behind_rows (out, top, rows);
        g_string_append (out->pending, WIPE_LINE);
        rest = add_rows (out, turn == AGAIN ? top : rest, rows);
        put_foot (out, *rest == '\0');
      }
  g_string_append (out->pending, WIPE_LINE);
  console_out_flush (out);
  return turn == TYPE;
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
  Keys keys = { .n = 0 };
  struct termios before;

  if (!take_keyboard (&before))
    return FALSE;
  console_signals_catch_resize ();
  console_signals_take_resize (); /* the text has its size */
  text = g_strdup (out->pending->str);
  g_string_truncate (out->pending, 0);
  if (turn_pages (out, &text, &keys))
    {
      console_input_begin_line (keys.bytes + keys.at, (gsize) (keys.n - keys.at));
      tcsetattr (STDIN_FILENO, TCSADRAIN, &before);
    }
  else
    tcsetattr (STDIN_FILENO, TCSAFLUSH, &before); /* also forgets unread keys */
  return TRUE;
}
