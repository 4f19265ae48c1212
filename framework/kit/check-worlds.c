/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-worlds.c: two worlds that differ only in what a seat does not know look the same to it.
 *
 * The second world is one that the seat could imagine. The checks compare everything that the seat is given in the true
 * world and in that one. The same move, made in both, tells the seat the same, as long as it leads to the same view. A
 * spectator sees no difference either.
 *
 * No check requires that a seat could rebuild its view from the log alone (H12): the log is sentences for people, and a
 * player gets a whole view at every decision.
 */
#include "kit/check-worlds.h"
#include "module/internal.h"
#include "match/internal.h"
#include "module/front-end.h"

#include <string.h>

/* Whether another seat has given an answer that it does not know yet (sortie_poll()). */
static gboolean
keeps_secrets (const VerifyWorlds *w)
{
  guint n;
  const SortieFrame *frames = sortie_frames (&w->a, &n);

  while (n-- > 0)
    if (frames[n].secret > 0)
      return !sortie_state_same (w->a.s, w->b.s);
  return FALSE;
}

/* Whether the worlds differ at all; if not, comparing them shows nothing. */
static gboolean
is_another_world (const VerifyWorlds *w)
{
  const SortieCard *a = sortie_state_cards (w->a.s), *b = sortie_state_cards (w->b.s);

  for (guint i = 0; i < w->a.s->n_cards; i++)
    if (a[i].def != b[i].def)
      return TRUE;
  return keeps_secrets (w);
}

/* ---- H1 ------------------------------------------------------------------------------- */

/* H3. */

static gboolean
legal_moves_are_equal (VerifyWorlds *w)
{
  char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT];
  VerifyGame *game = w->game;

  if (!verify_worlds_decides (w))
    return TRUE;
  sortie_moves_legal (&w->a, &game->legal);
  sortie_moves_legal (&w->b, &game->again);
  for (guint i = 0; i < MIN (game->legal.n, game->again.n); i++)
    if (!verify_that (game, VERIFY_H3,
                      strcmp (sortie_move_format (&w->a, w->seat, &game->legal.moves[i], a),
                              sortie_move_format (&w->b, w->seat, &game->again.moves[i], b))
                          == 0,
                      N_ ("legal move %u of %s would be “%s”, not “%s”"), i + 1, verify_worlds_name (w),
                      b, a))
      return FALSE;
  return verify_that (game, VERIFY_H3, game->legal.n == game->again.n,
                      N_ ("%s would have %u legal moves, not %u"), verify_worlds_name (w), game->again.n,
                      game->legal.n);
}

/* ---- H5 ------------------------------------------------------------------------------- */

static gboolean
small_cards_are_equal (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (g_array_index (a, SortieSketchCard, i).sign,
                g_array_index (b, SortieSketchCard, i).sign)
            != 0
        || g_array_index (a, SortieSketchCard, i).live
               != g_array_index (b, SortieSketchCard, i).live)
      return FALSE;
  return TRUE;
}

static gboolean
cells_are_equal (const SortieSketchCell *a, const SortieSketchCell *b)
{
  if (a->seat != b->seat || a->live != b->live || a->facts->len != b->facts->len
      || (a->titles == NULL) != (b->titles == NULL)
      || (a->titles != NULL && strcmp (a->titles[0], b->titles[0]) != 0))
    return FALSE;
  for (guint i = 0; i < a->facts->len; i++)
    {
      const SortieSketchFact *one = a->facts->pdata[i], *other = b->facts->pdata[i];

      if (one->seat != other->seat || g_strcmp0 (one->brief, other->brief) != 0
          || strcmp (one->words, other->words) != 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
grids_are_equal (const SortieSketchGrid *a, const SortieSketchGrid *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (a->cells->len != b->cells->len)
    return FALSE;
  for (guint i = 0; i < a->cells->len; i++)
    if (!cells_are_equal (a->cells->pdata[i], b->cells->pdata[i]))
      return FALSE;
  return TRUE;
}

static gboolean
items_are_equal (const SortieSketchItem *a, const SortieSketchItem *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (a->lines); i++)
    if (g_strcmp0 (a->lines[i], b->lines[i]) != 0)
      return FALSE;
  return a->kind == b->kind && a->seat == b->seat && a->value == b->value
         && a->maximum == b->maximum && a->live == b->live && g_strcmp0 (a->label, b->label) == 0
         && g_strcmp0 (a->title, b->title) == 0
         && g_strcmp0 (a->brief_key, b->brief_key) == 0 && small_cards_are_equal (a->cards, b->cards)
         && grids_are_equal (a->grid, b->grid);
}

static gboolean
sketches_are_equal (const SortieSketch *a, const SortieSketch *b)
{
  if (a->items->len != b->items->len)
    return FALSE;
  for (guint i = 0; i < a->items->len; i++)
    if (!items_are_equal (a->items->pdata[i], b->items->pdata[i]))
      return FALSE;
  return TRUE;
}

static gboolean
drawings_are_equal (VerifyWorlds *w)
{
  g_autoptr (SortieSketch) a = sortie_sketch_new (), b = sortie_sketch_new ();
  if (verify_worlds_decides (w)) /* the list that legal_moves_are_equal() made */
    {
      sortie_sketch_allow (a, &w->game->legal);
      sortie_sketch_allow (b, &w->game->again);
    }
  sortie_game_show (&w->view_a, a);
  sortie_game_show (&w->view_b, b);
  return verify_that (w->game, VERIFY_H5, sketches_are_equal (a, b),
                      N_ ("the table that is drawn for %s would be different"), verify_worlds_name (w));
}

/* ---- H4: what is foretold of seats that the rules play -------------------------------- */

static gboolean
forecasts_are_equal (VerifyWorlds *w)
{
  for (guint8 actor = 0; actor < verify_n_seats (w->game); actor++)
    {
      g_auto (GStrv) a = NULL, b = NULL;

      if (!verify_is_automatic (w->game, actor))
        continue;
      a = sortie_forecast (&w->a, actor, w->seat, SORTIE_NOTHING);
      b = sortie_forecast (&w->b, actor, w->seat, SORTIE_NOTHING);
      if (!verify_that (w->game, VERIFY_H4,
                        g_strv_equal ((const char *const *) a, (const char *const *) b),
                        N_ ("the forecast for %s would be different"), verify_worlds_name (w)))
        return FALSE;
    }
  return TRUE;
}

/* ---- H10: what a seat remembers is what it has seen, and so the same ------------------ */

static gboolean
memories_are_equal (VerifyWorlds *w)
{
  guint room = w->game->p.setup->bounds.cards;
  g_autofree SortieRecalled *a = g_new0 (SortieRecalled, room), *b = g_new0 (SortieRecalled, room);
  guint n = sortie_recall (&w->a, w->seat, a, room);
  gboolean same = n == sortie_recall (&w->b, w->seat, b, room) && memcmp (a, b, n * sizeof *a) == 0;

  return verify_that (w->game, VERIFY_H10, same, N_ ("%s would remember different cards"),
                      verify_worlds_name (w));
}

/* ---- H7 ------------------------------------------------------------------------------- */

static gboolean
evaluations_are_equal (VerifyWorlds *w)
{
  gint a = sortie_game_evaluate (&w->a, w->seat), b = sortie_game_evaluate (&w->b, w->seat);

  if (a == b)
    {
      a = sortie_game_tell (&w->a, w->seat);
      b = sortie_game_tell (&w->b, w->seat);
    }
  return verify_that (w->game, VERIFY_H7, a == b,
                      N_ ("the evaluation for %s would be %d, not %d"), verify_worlds_name (w),
                      b, a);
}

static gboolean
bots_choose_alike (VerifyWorlds *w)
{
  const SortieVerifyBot *bot = w->game->terms.bot;
  char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT], again[SORTIE_MOVE_TEXT] = "";

  if (bot == NULL || !verify_worlds_decides (w))
    return TRUE;
  verify_bot_choice (w->game, bot, &w->a, a);
  verify_bot_choice (w->game, bot, &w->b, b);
  if (strcmp (a, b) != 0)
    verify_bot_choice (w->game, bot, &w->a, again);
  /* if the same world gives different results, comparing two says nothing */
  if (strcmp (a, b) != 0 && strcmp (a, again) != 0)
    return TRUE;
  return verify_that (w->game, VERIFY_H7, strcmp (a, b) == 0,
                      N_ ("the bot would choose “%s” for %s, not “%s”"), b,
                      verify_worlds_name (w), a);
}

static gboolean
seat_sees_no_difference (VerifyGame *game, guint8 seat)
{
  VerifyWorlds w = {
    .game = game, .seat = seat, .a = game->p, .b = { .setup = game->p.setup, .s = game->other }
  };

  if (!verify_numbers (&w))
    return FALSE;
  sortie_view_imagine (&game->p, seat, game->other, &game->rng);
  if (!verify_known_cards (&w))
    return FALSE;
  if (!is_another_world (&w))
    return TRUE;
  /* H13: a spectator sees what is open to all; afterwards the views of the others are overwritten */
  return verify_that (game, VERIFY_H13, verify_views_are_equal (&w, SORTIE_NO_SEAT),
                      N_ ("a spectator sees something that %s does not know"), verify_worlds_name (&w))
         && verify_that (game, VERIFY_H1, verify_views_are_equal (&w, seat),
                         N_ ("the view of %s would be different"), verify_worlds_name (&w))
         && legal_moves_are_equal (&w) && drawings_are_equal (&w) && verify_answers (&w)
         && memories_are_equal (&w) && forecasts_are_equal (&w) && evaluations_are_equal (&w)
         && bots_choose_alike (&w) && verify_told (&w);
}

gboolean
verify_worlds (VerifyGame *game)
{
  for (guint8 seat = 0; seat < verify_n_seats (game); seat++)
    {
      /* another seat's unfinished move is not visible, and a match shows the position before it */
      if (verify_is_automatic (game, seat)
          || (game->p.s->tentative && seat != sortie_to_move (&game->p)))
        continue;
      verify_do (game, VERIFY_COMPARES, seat);
      if (!seat_sees_no_difference (game, seat))
        return FALSE;
    }
  return TRUE;
}
