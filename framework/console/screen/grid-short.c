/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-short.c: names of cards cut to fit in the cells of a grid. */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/text.h"
#include <sortie/view.h>

typedef struct
{
  const SortieSketchGrid *grid;
  const guint *rooms;
  GPtrArray *first; /* per cell: its name if it were the only card */
  GPtrArray *names; /* per cell: its final name; NULL: not known yet, or the cell is empty */
} Names;

static char *const *
titles_of (const Names *n, guint i)
{
  return ((const SortieSketchCell *) n->grid->cells->pdata[i])->titles;
}

static gboolean
are_namesakes (const Names *n, guint i, guint j)
{
  return titles_of (n, i) != NULL && titles_of (n, j) != NULL
         && strcmp (titles_of (n, i)[0], titles_of (n, j)[0]) == 0;
}

/* The columns that a name has in all of its cells. */
static guint
room_of (const Names *n, guint i)
{
  guint least = n->rooms[i];

  for (guint j = 0; j < n->grid->cells->len; j++)
    if (are_namesakes (n, i, j))
      least = MIN (least, n->rooms[j]);
  return least;
}

/* The longest form that fits, or else the beginning of the shortest form. (transfer full) */
static char *
cut_alone (char *const *titles, guint room)
{
  guint last = g_strv_length ((char **) titles) - 1;

  for (guint i = 0; i <= last; i++)
    if (sortie_text_width (titles[i]) <= room)
      return g_strdup (titles[i]);
  return sortie_text_truncate (titles[last], room, NULL);
}

/* Whether no other card has this name, or would have it. */
static gboolean
is_name_free (const Names *n, guint i, const char *name)
{
  for (guint j = 0; j < n->grid->cells->len; j++)
    if (titles_of (n, j) != NULL && !are_namesakes (n, i, j)
        && (g_strcmp0 (n->first->pdata[j], name) == 0 || g_strcmp0 (n->names->pdata[j], name) == 0))
      return FALSE;
  return TRUE;
}

/* Whether another name with the same cut has the same letter there. */
static gboolean
is_shared_letter (const Names *n, guint i, glong at, gunichar letter)
{
  for (guint j = 0; j < n->grid->cells->len; j++)
    {
      char *const *other = titles_of (n, j);

      if (other != NULL && !are_namesakes (n, i, j)
          && g_strcmp0 (n->first->pdata[i], n->first->pdata[j]) == 0
          && g_utf8_strlen (other[0], -1) > at
          && g_utf8_get_char (g_utf8_offset_to_pointer (other[0], at)) == letter)
        return TRUE;
    }
  return FALSE;
}

/* Its beginning and one later letter. (transfer full) (nullable) */
static char *
cut_with_letter (const Names *n, guint i)
{
  const char *name = titles_of (n, i)[0];
  guint room = room_of (n, i);
  g_autofree char *beginning = sortie_text_truncate (name, room - 1, NULL);
  const char *rest = name + strlen (beginning);

  for (; *rest != '\0'; rest = g_utf8_next_char (rest))
    {
      gunichar letter = g_utf8_get_char (rest);
      g_autofree char *cut = g_strdup_printf ("%s%.*s", beginning,
                                              (int) (g_utf8_next_char (rest) - rest), rest);

      if (!g_unichar_isspace (letter) && sortie_text_width (cut) <= room
          && !is_shared_letter (n, i, g_utf8_pointer_to_offset (name, rest), letter)
          && is_name_free (n, i, cut))
        return g_steal_pointer (&cut);
    }
  return NULL;
}

/* Its beginning and the lowest free number. (transfer full) */
static char *
cut_with_number (const Names *n, guint i)
{
  guint room = room_of (n, i);

  for (guint number = 1;; number++)
    {
      g_autofree char *digits = g_strdup_printf ("%u", number);
      guint width = (guint) strlen (digits);
      g_autofree char *beginning
          = sortie_text_truncate (titles_of (n, i)[0], room > width ? room - width : 0, NULL);
      g_autofree char *cut = g_strconcat (beginning, digits, NULL);

      if (is_name_free (n, i, cut))
        return g_steal_pointer (&cut);
    }
}

/* A name that fits uncut stays as it is, whatever the others are. (transfer full) */
static char *
name_apart (const Names *n, guint i)
{
  const char *alone = n->first->pdata[i];
  g_autofree char *whole = NULL;
  char *cut;

  if (strcmp (alone, titles_of (n, i)[0]) == 0 || is_name_free (n, i, alone))
    return g_strdup (alone);
  whole = sortie_text_truncate (titles_of (n, i)[0], room_of (n, i), NULL);
  if (is_name_free (n, i, whole))
    return g_steal_pointer (&whole);
  cut = cut_with_letter (n, i);
  return cut != NULL ? cut : cut_with_number (n, i);
}

static const char *
name_of_namesake (const Names *n, guint i)
{
  for (guint j = 0; j < i; j++)
    if (are_namesakes (n, i, j))
      return n->names->pdata[j];
  return NULL;
}

GPtrArray *
console_short_names (const SortieSketchGrid *grid, const guint *rooms)
{
  g_autoptr (GPtrArray) first = g_ptr_array_new_with_free_func (g_free);
  Names n = { grid, rooms, first, g_ptr_array_new_with_free_func (g_free) };

  for (guint i = 0; i < grid->cells->len; i++)
    g_ptr_array_add (first, titles_of (&n, i) != NULL
                              ? cut_alone (titles_of (&n, i), room_of (&n, i)) : NULL);
  g_ptr_array_set_size (n.names, (gint) grid->cells->len);
  for (guint i = 0; i < grid->cells->len; i++)
    if (titles_of (&n, i) != NULL)
      {
        const char *known = name_of_namesake (&n, i);

        n.names->pdata[i] = known != NULL ? g_strdup (known) : name_apart (&n, i);
      }
  return n.names;
}
