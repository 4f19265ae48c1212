/* SPDX-License-Identifier: GPL-3.0-or-later */
/* out.h: the one way by which text reaches a person.
 *
 * Whatever is shown passes here: it is made safe (no code of a foreign text moves the
 * cursor or recolours the terminal), put into the terminal's characters, wrapped to its
 * width, and coloured only where colour is wanted. Colour never says anything that the
 * words do not say as well.
 *
 * Text is collected and written when it is flushed, so that a table appears at once. The first
 * write that fails (nobody reads any more, the disk is full, the terminal is gone) is the last:
 * from then on nothing is written, and console_out_is_lost() tells so. Whoever reads lines from a
 * person, or works for long, looks there and stops; what the program ends with follows from it in
 * one place, console_app_end().
 */
#pragma once
#include <stdio.h>
#include <sortie/base.h>

typedef enum
{
  CONSOLE_PLAIN,
  CONSOLE_STRONG, /* headings, the prompt */
  CONSOLE_FAINT,  /* frames, empty places */
  CONSOLE_OWN,    /* what the reader holds */
  CONSOLE_OTHER,  /* what somebody else holds; the next two: a second and a third one */
  CONSOLE_SECOND,
  CONSOLE_THIRD,
  CONSOLE_WRONG,  /* refusals and errors */
  CONSOLE_N_STYLES
} ConsoleStyle;

/* The style of what @seat holds, before the eyes of @reader: one for each of four. */
ConsoleStyle console_style_of_seat (guint8 seat, guint8 reader);

/* How much `--linear` says about the table. */
typedef enum
{
  CONSOLE_LINEAR_OFF,    /* it is drawn */
  CONSOLE_LINEAR_SHORT,  /* the whole when a match begins and where it is asked for */
  CONSOLE_LINEAR_NORMAL, /* and at each prompt what has changed */
  CONSOLE_LINEAR_FULL,   /* the whole at each prompt at which something has changed */
  CONSOLE_N_LINEAR
} ConsoleLinear;

typedef struct
{
  FILE *file; /* (nullable): NULL only collects */
  GString *pending;
  int error;         /* errno of the write that failed; 0: none has */
  char *charset;     /* (nullable): what the terminal understands; NULL: UTF-8 */
  guint width;       /* columns of text */
  guint columns;     /* of the window: a drawing may be wider than text is readable */
  guint rows;        /* of the window */
  GHashTable *changed; /* (nullable): not owned: boxes and cells of the sketch that are marked */
  guint form, form_rows, form_width; /* how the table was drawn last, and in what window */
  guint grid_form;                   /* how its board was */
  gboolean grid_halved;              /* one half of a board was drawn last, */
  guint grid_half;                   /* this one, 0 or 1, */
  GArray *grid_looks;                /* (nullable) (element-type guint): when its cells looked like this */
  guint8 grid_reader;                /* to this reader */
  gboolean fixed;    /* the width was set and is not the terminal's */
  gboolean terminal; /* somebody looks at it as it comes */
  gboolean paged;    /* that one may be shown long text page by page (pager.h) */
  gboolean ascii;    /* frames and dots in ASCII */
  gboolean colour;
  ConsoleLinear linear; /* no drawing: plain sentences */
} ConsoleOut;

/* (transfer full): for @file, with what its terminal can do; 80 columns where it is none. */
ConsoleOut *console_out_new (FILE *file);
void console_out_free (ConsoleOut *out);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleOut, console_out_free)

/* Whether a terminal here is more than a typewriter. */
gboolean console_out_knows_codes (void);

/* Reads the width anew: the window may have changed. */
void console_out_measure (ConsoleOut *out);
/* From now on so many columns, whatever the window is. */
void console_out_set_width (ConsoleOut *out, guint width);

/* From now on nothing but ASCII. */
void console_out_set_ascii (ConsoleOut *out);

/* A piece of a line, as it is. */
void console_out_add (ConsoleOut *out, ConsoleStyle style, const char *text);
void console_out_end_line (ConsoleOut *out);
/* Spaces up to column @column, for text that took @used columns. */
void console_out_gap (ConsoleOut *out, guint used, guint column);

/* Whole paragraphs, wrapped; a newline begins a new line. */
void console_out_say (ConsoleOut *out, const char *text);
void console_out_say_in (ConsoleOut *out, ConsoleStyle style, const char *text);
/* The same with @indent columns in front, @less fewer on the first line: there they are used
 * already, or the first line hangs out. */
void console_out_hang (ConsoleOut *out, ConsoleStyle style, guint indent, guint less,
                       const char *text);
/* Prints events, one sentence each, with a hanging indent of @indent columns. Equal sentences in a row are
 * printed once, with their number. */
void console_out_events (ConsoleOut *out, guint indent, char *const *sentences);
/* The same sentences, with each row of equal ones as one sentence, and without "", which was told with the one
 * before. (transfer full) */
char **console_events_in_runs (char *const *sentences);
/* What something is called on the left, and what is said about it from @column on; where that is
 * too narrow it stands below, @below columns in. Spaces before @left stay. */
void console_out_pair (ConsoleOut *out, ConsoleStyle style, const char *left, guint column,
                       guint below, const char *right);
/* One thing of a numbered list. */
void console_out_item (ConsoleOut *out, guint number, const char *text);
/* A sentence with blanks (sortie/base.h), pairs of name and value ended by NULL. */
void console_out_fill (ConsoleOut *out, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
void console_out_fill_in (ConsoleOut *out, ConsoleStyle style, const char *pattern, ...)
    G_GNUC_NULL_TERMINATED;
/* Lines that were laid out for some width: those that are too wide for this one are wrapped, under
 * their own beginning. */
void console_out_lines (ConsoleOut *out, const char *text);
/* The same for a person or a width that was asked for; a file gets the lines as they are, so that
 * they can be searched. */
void console_out_report (ConsoleOut *out, const char *text);
/* Without wrapping: for journals and tables that others read. */
void console_out_raw (ConsoleOut *out, const char *text);

/* Writes what was collected. Returns: FALSE: the output is lost, now or since an earlier write. */
gboolean console_out_flush (ConsoleOut *out);
/* The same, and then closes the file, which may fail too (a disk across a network). */
gboolean console_out_close (ConsoleOut *out);
/* Whether a write has failed: nobody will see what is said from now on. */
gboolean console_out_is_lost (const ConsoleOut *out);

/* How many lines a text that was laid out has. */
guint console_out_count_lines (const char *laid_out);

/* Takes everything that was written off the screen, and out of what can be scrolled back to.
 * Returns: FALSE: this terminal cannot do that, and it was only pushed out of the window. */
gboolean console_out_clear (ConsoleOut *out);

/* "…" or "..." */
const char *console_out_ellipsis (const ConsoleOut *out);

/* ---- pager.c: what is longer than the window, a page at a time ------------------------
 *
 * As with git: the program that $SORTIE_PAGER names, or else $PAGER, or else less, or where that is
 * not installed pages of our own (pages.c); none where the name is empty or "cat", the output is no
 * terminal, or somebody said --no-pager. How less is to behave is said in $LESS; without it, it
 * stays until the reader ends it, and leaves the text there.
 */

/* Writes what was collected: at once where it fits into the window, through the pager where not.
 * Comes back when the reader has had enough. Control-C is the pager's meanwhile, and so is every key;
 * a pager that fails loses no text. */
void console_pager_show (ConsoleOut *out);

/* ---- pages.c: long text a page at a time, where no pager is installed -----------------
 *
 * Space brings the next page, Enter the next line, Control-D half a page. At the end the foot of
 * the page says so, and there it stays: only q or Control-C leave the text, which stays on the
 * screen. No key that was pressed here reaches whoever reads next.
 */

/* Shows what was collected, as far as the reader wants to see it. FALSE: there is nobody at a
 * keyboard, and nothing was shown. */
gboolean console_pages_show (ConsoleOut *out);

/* What stands at the foot of a page, and of the last one. */
const char *console_pages_foot (gboolean at_end);

/* ---- progress.c: one line that says how far something has come --------------------------- */

typedef struct
{
  ConsoleOut *out;
  gint64 start;    /* by g_get_monotonic_time() */
  gint64 written;  /* when the line was written last; 0: it is not on the screen */
  guint width;     /* of what is there */
} ConsoleProgress;

/* Starts the clock. It writes nothing yet. */
void console_progress_begin (ConsoleProgress *progress, ConsoleOut *out);

/* Whether somebody who looks at a terminal has waited long enough for a line, or for another one. */
gboolean console_progress_is_due (const ConsoleProgress *progress);

/* Shows this line instead of the last. */
void console_progress_say (ConsoleProgress *progress, const char *line);

/* Takes the line away. */
void console_progress_end (ConsoleProgress *progress);
