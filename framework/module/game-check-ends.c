/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check-ends.c: whether every table ends, before anything reads it.
 *
 * Without a last row { NULL }, a table runs into what the compiler put after it: into zeros by luck, into another
 * table, or into anything. So the walk reads no row and no id before the kernel has said that the memory exists.
 */
#include "module/game-check.h"

#include <glib-unix.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/i18n.h"

/* For what reads beyond the end of a table: AddressSanitizer would stop it. */
#define READS_BEYOND __attribute__ ((no_sanitize_address))

/* No identifier is longer. */
#define LONGEST_ID 255

typedef struct
{
  GameCheck *check;
  int pipe[2];
  gsize page;        /* the size of a page */
  GHashTable *pages; /* (element-type gpointer): those that can be read */
  gboolean whole;    /* all tables so far have an end */
} Walk;

/* A write fails where reading would be a crash. AddressSanitizer looks at what the function write() reads, but not at
 * the system call. */
static gboolean
page_is_readable (Walk *walk, gsize page)
{
  guint8 byte;

  if (g_hash_table_contains (walk->pages, GSIZE_TO_POINTER (page)))
    return TRUE;
  if (syscall (SYS_write, walk->pipe[1], GSIZE_TO_POINTER (page * walk->page), (gsize) 1) != 1)
    return FALSE;
  g_hash_table_add (walk->pages, GSIZE_TO_POINTER (page));
  return read (walk->pipe[0], &byte, 1) == 1;
}

static gboolean
is_readable (Walk *walk, gconstpointer from, gsize size)
{
  gsize first = GPOINTER_TO_SIZE (from), last = first + size - 1;

  for (gsize page = first / walk->page; page <= last / walk->page; page++)
    if (!page_is_readable (walk, page))
      return FALSE;
  return TRUE;
}

/* A wrong id of a real row is still text. */
static READS_BEYOND gboolean
is_text (Walk *walk, const char *id)
{
  gsize n = 0;

  while (n < LONGEST_ID && is_readable (walk, id + n, 1) && id[n] != '\0')
    n++;
  return n < LONGEST_ID && is_readable (walk, id + n, 1) && g_utf8_validate (id, n, NULL);
}

/* Whether this row is the first of another table. */
static gboolean
begins_another (const GArray *tables, const SortieGameTable *table, const guint8 *row)
{
  for (guint i = 0; i < tables->len; i++)
    {
      const guint8 *other = g_array_index (tables, SortieGameTable, i).rows;

      if (other != NULL && other != table->rows && other >= row && other < row + table->stride)
        return TRUE;
    }
  return FALSE;
}

static READS_BEYOND void
walk_table (Walk *walk, const GArray *tables, const SortieGameTable *table)
{
  const guint8 *row = table->rows;

  for (guint n = 0; row != NULL; n++, row += table->stride)
    {
      gboolean has_row = is_readable (walk, row, sizeof (char *)) && !begins_another (tables, table, row);
      const char *id = has_row ? *(const char *const *) row : NULL;

      if (has_row && id == NULL)
        return;
      if (!has_row || !is_text (walk, id))
        {
          walk->whole = FALSE;
          game_fault (walk->check,
                      _ ("the table of %s has no end: write a row { NULL } after its last one (row %u is none)"),
                      table->name, n);
          return;
        }
    }
}

/* The tables in the rows of others. */
static void
walk_inner (Walk *walk, const GArray *tables)
{
  const SortieGame *game = walk->check->game;

  for (guint i = 0; i < LENGTH (game->rules.turns); i++)
    {
      const SortieTurnDecl *turn = &game->rules.turns[i];
      const SortieGameTable phases = SORTIE_GAME_TABLE ("phases", turn->phases, 0, 0);

      walk_table (walk, tables, &phases);
    }
  for (guint i = 0; i < LENGTH (game->modes); i++)
    {
      const SortieGameTable seats = SORTIE_GAME_TABLE ("seats", game->modes[i].seats, 0, 0);

      walk_table (walk, tables, &seats);
    }
}

gboolean
game_check_ends (GameCheck *check)
{
  g_autoptr (GArray) tables = sortie_game_tables (check->game, &check->game->vocabulary);
  g_autoptr (GHashTable) pages = g_hash_table_new (NULL, NULL);
  Walk walk = { .check = check, .page = (gsize) sysconf (_SC_PAGESIZE), .pages = pages, .whole = TRUE };

  if (!g_unix_open_pipe (walk.pipe, FD_CLOEXEC, NULL))
    return TRUE;
  for (guint i = 0; i < tables->len; i++)
    walk_table (&walk, tables, &g_array_index (tables, SortieGameTable, i));
  if (walk.whole)
    walk_inner (&walk, tables);
  close (walk.pipe[0]);
  close (walk.pipe[1]);
  return walk.whole;
}
