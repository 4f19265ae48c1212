/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table-changes.c: what the table looks like, as hashes to compare. */
#include "console/session/session.h"

#include <sortie/event.h>
#include "module/front-end.h"
#include <sortie/match.h>
#include <sortie/speech.h>

/* ---- One thing as a hash ----------------------------------------------------------------- */

static guint
mix_number (guint hash, guint number)
{
  return hash * 31 + number;
}

static guint
mix_text (guint hash, const char *text)
{
  return mix_number (hash, text != NULL ? g_str_hash (text) : 0);
}

/* Ignores the place that it is in. */
static guint
look_of_contents (const SortieSketchItem *item)
{
  guint hash = mix_text (item->kind, item->title);

  hash = mix_number (mix_number (hash, (guint) item->value), item->seat);
  for (guint i = 0; i < G_N_ELEMENTS (item->lines); i++)
    hash = mix_text (hash, item->lines[i]);
  for (guint i = 0; item->grid != NULL && i < item->grid->cells->len; i++)
    hash = mix_number (hash, console_look_of_cell (item->grid->cells->pdata[i]));
  return hash;
}

static guint
look_of_item (const SortieSketchItem *item)
{
  return mix_text (look_of_contents (item), item->label);
}

/* ---- The whole table --------------------------------------------------------------------- */

/* (transfer full) */
static SortieSketch *
sketch_now (ConsoleSession *session)
{
  SortieSketch *sketch = sortie_sketch_new ();

  sortie_game_show (console_session_view (session), sketch);
  return sketch;
}

guint
console_table_hash (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  g_autoptr (SortieSketch) sketch = sketch_now (session);
  guint hash = mix_number (s->n_effects, s->n_links);

  for (guint i = 0; i < sketch->items->len; i++)
    hash = mix_number (hash, look_of_item (sketch->items->pdata[i]));
  return hash;
}

guint
console_table_hash_of_places (const SortieView *view)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  guint hash = view->play.s->n_effects, boxes = 0;

  sortie_game_show (view, sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_BOX)
        boxes += look_of_contents (item);
      else if (item->kind == SORTIE_SKETCH_GRID || item->kind == SORTIE_SKETCH_METER)
        hash = mix_number (hash, look_of_item (item));
    }
  return mix_number (hash, boxes);
}

/* ---- Place by place ------------------------------------------------------------------------ */

/* Calls @visit for each box and cell, with a unique name and a hash of what it looks like, which also differs for
 * another piece that looks the same. */
static void
each_place (const SortieSketch *sketch,
            void (*visit) (gpointer data, gconstpointer thing, const char *name, guint look),
            gpointer data)
{
  const char *heading = "";

  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];
      g_autofree char *name = g_strconcat (heading, "/", item->label, NULL);

      if (item->kind == SORTIE_SKETCH_HEADING)
        heading = item->label;
      if (item->kind == SORTIE_SKETCH_BOX)
        visit (data, item, name, mix_number (look_of_item (item), item->pieces));
      for (guint k = 0; item->grid != NULL && k < item->grid->cells->len; k++)
        {
          const SortieSketchCell *cell = item->grid->cells->pdata[k];

          visit (data, cell, cell->name, mix_number (console_look_of_cell (cell), cell->pieces));
        }
    }
}

static void
keep_look (gpointer data, G_GNUC_UNUSED gconstpointer thing, const char *name, guint look)
{
  g_hash_table_insert (data, g_strdup (name), GUINT_TO_POINTER (look));
}

static void
take_looks (GHashTable **places, guint32 *moves, GHashTable *looks, guint32 now)
{
  g_clear_pointer (places, g_hash_table_unref);
  *places = g_hash_table_ref (looks);
  *moves = now;
}

void
console_table_keep (ConsoleSession *session, guint8 active)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  guint8 reader = console_session_reader (session);
  g_autoptr (SortieSketch) sketch = NULL;
  g_autoptr (GHashTable) looks = NULL;

  if (reader == SORTIE_NO_SEAT || session->input == NULL)
    return;
  sketch = sketch_now (session);
  looks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  each_place (sketch, keep_look, looks);
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    if (console_session_is_one_player (session, seat, reader))
      {
        ConsoleKept *kept = &session->kept[seat];

        take_looks (&kept->places, &kept->moves, looks, s->moves);
        if (console_session_is_one_player (session, active, reader))
          take_looks (&kept->places_of_turn, &kept->moves_of_turn, looks, s->moves);
      }
}

void
console_table_forget (ConsoleSession *session)
{
  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    {
      g_clear_pointer (&session->kept[seat].places, g_hash_table_unref);
      g_clear_pointer (&session->kept[seat].places_of_turn, g_hash_table_unref);
    }
}

typedef struct
{
  GHashTable *before, *changed;
} Comparing;

static void
compare_look (gpointer data, gconstpointer thing, const char *name, guint look)
{
  Comparing *comparing = data;
  gpointer before;

  if (g_hash_table_lookup_extended (comparing->before, name, NULL, &before)
      && GPOINTER_TO_UINT (before) != look)
    g_hash_table_add (comparing->changed, (gpointer) thing);
}

/* How the places looked when what is told now began (console_session_since()). NULL: unknown, or taken back since */
static GHashTable *
places_before (const ConsoleSession *session, guint8 reader)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  const ConsoleKept *kept = &session->kept[reader];

  if (s->turn.active == reader && !session->acted[reader].in_own_turn && kept->places_of_turn != NULL)
    return kept->moves_of_turn < s->moves ? kept->places_of_turn : NULL;
  return kept->moves < s->moves ? kept->places : NULL;
}

GHashTable *
console_table_changed (ConsoleSession *session, const SortieSketch *sketch)
{
  guint8 reader = console_session_reader (session);
  Comparing comparing = { NULL };

  comparing.changed = g_hash_table_new (NULL, NULL);
  comparing.before = reader != SORTIE_NO_SEAT ? places_before (session, reader) : NULL;
  if (comparing.before != NULL)
    each_place (sketch, compare_look, &comparing);
  return comparing.changed;
}

gboolean
console_is_small (const ConsoleOut *out)
{
  return out->rows < CONSOLE_LOW_WINDOW && out->width < CONSOLE_NARROW_WINDOW;
}
