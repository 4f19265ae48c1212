/* SPDX-License-Identifier: GPL-3.0-or-later */
/* out.h: the only way by which text reaches a person.
 *
 * All text is made safe (escape codes in foreign text cannot move the cursor or change colours), converted to the
 * terminal's character set, wrapped to its width, and coloured only if wanted. Colour only repeats what the words
 * say.
 *
 * Text is collected and written when it is flushed, so that a table appears at once. After the first failed write
 * (nobody reads any more, the disk is full, the terminal is gone) nothing more is written, and
 * console_out_is_lost() says so. Code that reads lines from a person, or works for long, checks that and stops.
 * One place, console_app_end(), turns it into the exit status.
 */
#pragma once
#include <stdio.h>
#include <sortie/base.h>
#include <sortie/state.h>

typedef enum
{
  CONSOLE_PLAIN,
  CONSOLE_STRONG, /* headings, the prompt */
  CONSOLE_FAINT,  /* frames, empty places */
  CONSOLE_OWN,    /* the reader's own things */
  CONSOLE_OTHER,  /* another player's things; the next two: a second and a third player's */
  CONSOLE_SECOND,
  CONSOLE_THIRD,
  CONSOLE_HURT,   /* damage that a piece has */
  CONSOLE_ACTIVE, /* the sign of what can act or be chosen */
  CONSOLE_WRONG,  /* refusals and errors */
  CONSOLE_N_STYLES
} ConsoleStyle;

/* How much `--linear` says about the table. */
typedef enum
{
  CONSOLE_LINEAR_OFF,    /* the table is drawn */
  CONSOLE_LINEAR_SHORT,  /* the whole table when a match begins, and when asked for */
  CONSOLE_LINEAR_NORMAL, /* and the changes at each prompt */
  CONSOLE_LINEAR_FULL,   /* the whole table at each prompt after a change */
  CONSOLE_N_LINEAR
} ConsoleLinear;

/* Of ConsoleOut.squeezed. */
#define CONSOLE_TIGHTEST 8

typedef struct
{
  FILE *file; /* (nullable): NULL: only collects */
  GString *pending;
  int error;         /* errno of the failed write; 0: none has failed */
  char *charset;     /* (nullable): the terminal's character set; NULL: UTF-8 */
  guint width;       /* columns of text */
  guint columns;     /* of the window: a drawing may be wider than readable text */
  guint rows;        /* of the window, */
  guint squeezed;    /* above 0: in a low window, the hand and names below a grid have as few lines as possible, the
                      * hand also those that empty places spare; without as many of these, from 2 on, and at last,
                      * in a narrow one, CONSOLE_TIGHTEST: without the names of its cards */
  gboolean cuts_hand; /* the last table left out the numbers of the hand, or some of its cards */
  guint taken;       /* without these, which other text takes: that of a lesson's task */
  GHashTable *changed; /* (nullable): not owned: the boxes and cells of the sketch to mark */
  /* (nullable): says what is being read page by page once more, in a window of another width */
  void (*say_again) (gpointer data);
  gpointer say_again_data;
  gboolean keeps_foot; /* a table in a low window leaves its last lines in @foot, for whoever knows what else comes */
  GString *foot;     /* what the last table in a low window says below it if there is room: what its marks mean */
  guint around;      /* the lines of the window that the last table left for other things */
  guint form, form_rows, form_width; /* the last form of the table, and its window */
  guint grid_form;                   /* the last form of its board */
  gboolean grid_halved;              /* only half of the board was drawn last, */
  guint grid_half;                   /* this half, 0 or 1, */
  GArray *grid_looks;                /* (nullable) (element-type guint): when its cells looked like this, */
  guint8 grid_reader;                /* for this reader */
  gboolean fixed;    /* the width was set explicitly */
  gboolean terminal; /* a person sees the output at once */
  gboolean paged;    /* long text may be shown to that person page by page (pager.h) */
  gboolean left_pages; /* the reader has just left such text: Enter alone may still be meant for it */
  gboolean ascii;    /* frames and dots in ASCII */
  guint8 teams[SORTIE_MAX_SEATS]; /* of the match that is drawn: equal numbers win together; all 0: each for itself */
  gboolean marks;    /* bold, faint and underlined text; */
  gboolean colour;   /* and coloured text, */
  gboolean many_colours; /* of 256 */
  ConsoleLinear linear; /* sentences instead of drawings */
  GPtrArray *kept;   /* (nullable): not owned: console_out_keep() */
} ConsoleOut;

/* The style of @seat's things for @reader: there is one for each of four seats. Opponents have the same, with and
 * without partners. */
ConsoleStyle console_style_of_seat (const ConsoleOut *out, guint8 seat, guint8 reader);
/* Which sign on a board a seat has, whoever reads: 0 and 2 point up, 1 and 3 down. In teams, those of the first one
 * point up, all others down. */
guint console_sign_of_seat (const ConsoleOut *out, guint8 seat);

/* (transfer full): for @file, with the abilities of its terminal; 80 columns if it is not one. */
ConsoleOut *console_out_new (FILE *file);
void console_out_free (ConsoleOut *out);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleOut, console_out_free)

/* Whether the terminal understands control codes. */
gboolean console_out_knows_codes (void);

/* Measures the width again: the window may have changed. */
void console_out_measure (ConsoleOut *out);
/* Sets the width to so many columns, whatever the window is. */
void console_out_set_width (ConsoleOut *out, guint width);

/* From now on, writes only ASCII. */
void console_out_set_ascii (ConsoleOut *out);

/* Adds a piece of a line, unchanged. */
void console_out_add (ConsoleOut *out, ConsoleStyle style, const char *text);
/* The same about a piece: the last @hurt (nullable) and the last @active (nullable) of it have the styles of these. */
void console_out_add_piece (ConsoleOut *out, ConsoleStyle style, const char *text, const char *hurt,
                            const char *active);
void console_out_end_line (ConsoleOut *out);
/* Adds spaces up to column @column, after text of @used columns. */
void console_out_gap (ConsoleOut *out, guint used, guint column);

/* How many lines a text takes when it is wrapped. */
guint console_out_rows_of (const ConsoleOut *out, const char *text);
/* Says whole paragraphs, wrapped; a newline begins a new line. */
void console_out_say (ConsoleOut *out, const char *text);
void console_out_say_in (ConsoleOut *out, ConsoleStyle style, const char *text);
/* Keeps a copy of all that is said so from now on in @kept, of console_kept_new(), until it is NULL. */
void console_out_keep (ConsoleOut *out, GPtrArray *kept);
GPtrArray *console_kept_new (void);
void console_out_say_kept (ConsoleOut *out, const GPtrArray *kept);
/* The same, indented by @indent columns, but by @less fewer on the first line: these are already used, or the
 * first line hangs. */
void console_out_hang (ConsoleOut *out, ConsoleStyle style, guint indent, guint less,
                       const char *text);
/* Prints events, one sentence each, with a hanging indent of @indent columns. Equal sentences in a row are
 * printed once, with their number. */
void console_out_events (ConsoleOut *out, guint indent, char *const *sentences);
/* The same sentences; equal ones in a row become one sentence. Omits "", which was told with the sentence before.
 * (transfer full) */
char **console_events_in_runs (char *const *sentences);
/* Says a name on the left, and its description from @column on, or below it, indented by @below columns, if the
 * window is too narrow. Keeps spaces before @left. */
void console_out_pair (ConsoleOut *out, ConsoleStyle style, const char *left, guint column,
                       guint below, const char *right);
/* Says an item of a numbered list. */
void console_out_item (ConsoleOut *out, guint number, const char *text);
/* Says a sentence with blanks (sortie/base.h): NULL-terminated pairs of name and value. */
void console_out_fill (ConsoleOut *out, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
void console_out_fill_in (ConsoleOut *out, ConsoleStyle style, const char *pattern, ...)
    G_GNUC_NULL_TERMINATED;
/* Says lines that were laid out for some width. Those too wide for this one are wrapped and keep their indentation. */
void console_out_lines (ConsoleOut *out, const char *text);
/* The same for a person, or for an explicit width; a file gets the lines unchanged, to be searched. */
void console_out_report (ConsoleOut *out, const char *text);
/* Says it without wrapping: for journals and tables that programs read. */
void console_out_raw (ConsoleOut *out, const char *text);

/* Writes the collected text. Returns: FALSE: the output is lost, now or since an earlier write. */
gboolean console_out_flush (ConsoleOut *out);
/* The same, and closes the file, which may also fail (on a network disk). */
gboolean console_out_close (ConsoleOut *out);
/* Whether a write has failed: nobody will see any further output. */
gboolean console_out_is_lost (const ConsoleOut *out);

/* The number of lines in a text that was laid out. */
guint console_out_count_lines (const char *laid_out);

/* Removes everything from the screen and from the scroll-back. Returns: FALSE: this terminal cannot do that, and
 * the text was only scrolled out of the window. */
gboolean console_out_clear (ConsoleOut *out);

/* "…" or "..." */
const char *console_out_ellipsis (const ConsoleOut *out);

/* ---- pager.c: text longer than the window, page by page -------------------------------
 *
 * Uses the program that $SORTIE_PAGER names, or else $PAGER, or else our own pages (pages.c), where readers may type
 * their next line at once. No pager is used if the name is empty or "cat", the output is not a terminal, or the user
 * said --no-pager. $LESS sets how less behaves; without it, less stays until the reader ends it, and leaves the text
 * on the screen.
 */

/* Writes the collected text: directly if it fits in the window, otherwise through the pager. Returns when the
 * reader leaves the pager. Meanwhile Control-C and every other key belong to the pager. If a pager fails, no text
 * is lost. */
void console_pager_show (ConsoleOut *out);

/* ---- pages.c: long text page by page without a pager program ---------------------------
 *
 * Enter and Space show the next page, the arrow down the next line, Control-D half a page. The foot of the last page
 * says that it is the end, and waits there. Enter at the end, q and Control-C leave the text, which stays on the
 * screen. So does any letter, if the program reads lines: it begins the line at the next prompt, which no other key
 * reaches.
 */

/* Shows the collected text, as far as the reader wants. FALSE: nobody is at a keyboard, and nothing was shown. */
gboolean console_pages_show (ConsoleOut *out);

/* ---- progress.c: a line that shows progress; a listener hears the first and no later one -- */

typedef struct
{
  ConsoleOut *out;
  gint64 start;    /* by g_get_monotonic_time() */
  gint64 written;  /* when the line was last written; 0: it is not on the screen */
  guint width;     /* of the current line */
} ConsoleProgress;

/* Starts the clock. Writes nothing yet. */
void console_progress_begin (ConsoleProgress *progress, ConsoleOut *out);

/* Whether a person at a terminal has waited long enough for a line, or for the next one. */
gboolean console_progress_is_due (const ConsoleProgress *progress);

/* Shows this line in place of the last. */
void console_progress_say (ConsoleProgress *progress, const char *line);

/* Removes the line. */
void console_progress_end (ConsoleProgress *progress);
