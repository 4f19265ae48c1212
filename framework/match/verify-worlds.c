/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verify-worlds.c: two worlds that differ only in what a seat does not know are the same to it.
 *
 * The second world is one that the seat could imagine. Everything that the seat is given in
 * the true world and in that one is compared. The same move made in both tells it the same,
 * as long as it leads to the same view.
 */
#include "match/verify-game.h"
#include "base/i18n.h"
#include "match/forecast.h"
#include "module/sketch.h"

#include <string.h>

/* Two worlds and the seat that cannot tell them apart. */
typedef struct
{
  VerifyGame *game;
  guint8 seat;
  SortiePlay a, b; /* the true one; the imagined one */
  SortieView view_a, view_b;
} Worlds;

static const char *
name_of_seat (const Worlds *w)
{
  return w->a.setup->seat_ids[w->seat];
}

/* Whether the worlds differ at all; otherwise they show nothing. */
static gboolean
is_another_world (const Worlds *w)
{
  const SortieCard *a = sortie_state_cards (w->a.s), *b = sortie_state_cards (w->b.s);

  for (guint i = 0; i < w->a.s->n_cards; i++)
    if (a[i].def != b[i].def)
      return TRUE;
  return FALSE;
}

static gboolean
decides (const Worlds *w)
{
  return sortie_to_move (&w->a) == w->seat;
}

/* H1. */

static gboolean
views_are_equal (Worlds *w)
{
  VerifyGame *game = w->game;
  gsize size;

  sortie_view_init (&w->view_a, game->views[0], &w->a, w->seat);
  sortie_view_init (&w->view_b, game->views[1], &w->b, w->seat);
  size = sortie_view_write (&w->view_a, game->bytes[0], game->capacity);
  return sortie_view_write (&w->view_b, game->bytes[1], game->capacity) == size
         && memcmp (game->bytes[0], game->bytes[1], size) == 0;
}

/* H3. */

static gboolean
legal_moves_are_equal (Worlds *w)
{
  char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT];
  VerifyGame *game = w->game;

  if (!decides (w))
    return TRUE;
  sortie_moves_legal (&w->a, &game->legal);
  sortie_moves_legal (&w->b, &game->again);
  for (guint i = 0; i < MIN (game->legal.n, game->again.n); i++)
    if (!verify_that (game, VERIFY_H3,
                      strcmp (sortie_move_format (&w->a, w->seat, &game->legal.moves[i], a),
                              sortie_move_format (&w->b, w->seat, &game->again.moves[i], b)) == 0,
                      N_ ("move %u of %s would be “%s”, not “%s”"), i + 1, name_of_seat (w), b, a))
      return FALSE;
  return verify_that (game, VERIFY_H3, game->legal.n == game->again.n,
                      N_ ("%s would have %u moves, not %u"), name_of_seat (w), game->again.n,
                      game->legal.n);
}

/* H4. */

static gboolean
prompts_are_equal (Worlds *w)
{
  g_autofree char *a = NULL, *b = NULL;

  if (sortie_is_over (&w->a))
    return TRUE;
  a = sortie_prompt (&w->a, w->seat);
  b = sortie_prompt (&w->b, w->seat);
  return verify_that (w->game, VERIFY_H4, strcmp (a, b) == 0,
                      N_ ("%s would be asked “%s”, not “%s”"), name_of_seat (w), b, a);
}

static gboolean
refusals_are_equal (Worlds *w, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];
  SortieRefusal why_a = { 0 }, why_b = { 0 };
  gboolean a = sortie_move_check (&w->a, w->seat, move, &why_a);
  gboolean b = sortie_move_check (&w->b, w->seat, move, &why_b);
  gboolean same =
      a == b
      && (a
          || (why_a.reason == why_b.reason && why_a.a == why_b.a && why_a.b == why_b.b
              && why_a.n == why_b.n && why_a.m == why_b.m && strcmp (why_a.word, why_b.word) == 0));

  return verify_that (w->game, VERIFY_H4, same, N_ ("“%s” would be answered to %s in another way"),
                      sortie_move_format (&w->a, w->seat, move, line), name_of_seat (w));
}

/* Typed names of cards, also of such as the seat cannot see: no oracle. */
static gboolean
names_are_answered_alike (Worlds *w, guint16 card)
{
  const char *id = sortie_def (&w->a, sortie_state_cards (w->a.s)[card].def)->id;
  g_autofree char *line = g_strdup_printf ("choose %s", id);
  SortieRefusal why_a = { 0 }, why_b = { 0 };
  SortieMove move;
  gboolean a = sortie_move_parse (&w->a, w->seat, line, &move, &why_a);
  gboolean b = sortie_move_parse (&w->b, w->seat, line, &move, &why_b);

  return verify_that (w->game, VERIFY_H4, a == b && (a || why_a.reason == why_b.reason),
                      N_ ("“%s” would be read for %s in another way"), line, name_of_seat (w));
}

static gboolean
answers_are_equal (Worlds *w)
{
  VerifyGame *game = w->game;

  if (!prompts_are_equal (w))
    return FALSE;
  verify_collect_tries (game, &w->a, w->seat);
  for (guint i = 0; i < game->tries->len; i++)
    if (!refusals_are_equal (w, &g_array_index (game->tries, SortieMove, i)))
      return FALSE;
  for (guint16 card = 0; card < w->a.s->n_cards; card++)
    if (sortie_card_is_hidden (&w->a, card, w->seat) && !names_are_answered_alike (w, card))
      return FALSE;
  return TRUE;
}

/* H5. */

static gboolean
small_cards_are_equal (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (g_array_index (a, SortieSketchCard, i).sign,
                g_array_index (b, SortieSketchCard, i).sign) != 0
        || g_array_index (a, SortieSketchCard, i).live != g_array_index (b, SortieSketchCard, i).live)
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
         && g_strcmp0 (a->title, b->title) == 0 && small_cards_are_equal (a->cards, b->cards);
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
drawings_are_equal (Worlds *w)
{
  g_autoptr (SortieSketch) a = sortie_sketch_new (), b = sortie_sketch_new ();
  const SortieGame *rules = w->game->spec->module->game;

  if (rules->show == NULL)
    return TRUE;
  rules->show (&w->view_a, a);
  rules->show (&w->view_b, b);
  return verify_that (w->game, VERIFY_H5, sketches_are_equal (a, b),
                      N_ ("%s would be shown another table"), name_of_seat (w));
}

/* H4: what is foretold of seats that the rules play. */

static gboolean
forecasts_are_equal (Worlds *w)
{
  for (guint8 actor = 0; actor < verify_n_seats (w->game); actor++)
    {
      g_auto (GStrv) a = NULL, b = NULL;

      if (!verify_is_automatic (w->game, actor))
        continue;
      a = sortie_forecast (&w->a, actor, w->seat);
      b = sortie_forecast (&w->b, actor, w->seat);
      if (!verify_that (w->game, VERIFY_H4, g_strv_equal ((const char *const *) a, (const char *const *) b),
                        N_ ("%s would be foretold something else"), name_of_seat (w)))
        return FALSE;
    }
  return TRUE;
}

/* H7. */

static gboolean
evaluations_are_equal (Worlds *w)
{
  const SortieGame *rules = w->game->spec->module->game;
  gint a, b;

  if (rules->evaluate == NULL)
    return TRUE;
  a = rules->evaluate (&w->a, w->seat);
  b = rules->evaluate (&w->b, w->seat);
  return verify_that (w->game, VERIFY_H7, a == b,
                      N_ ("to %s the position would look worth %d, not %d"), name_of_seat (w), b,
                      a);
}

static void
choice_of_bot (const Worlds *w, const SortiePlay *p, char *line)
{
  const SortieVerifyBot *kind = w->game->terms.bot;
  SortieBot *bot = kind->create (p->setup, kind->kind, w->game->seed);
  SortieMove move;

  sortie_moves_legal (p, &w->game->again);
  move = kind->choose (bot, p, w->seat, &w->game->again);
  kind->destroy (bot);
  sortie_move_format (p, w->seat, &move, line);
}

static gboolean
bots_choose_alike (Worlds *w)
{
  char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT];

  if (w->game->terms.bot == NULL || !decides (w))
    return TRUE;
  choice_of_bot (w, &w->a, a);
  choice_of_bot (w, &w->a, b);
  if (!verify_that (w->game, VERIFY_D2, strcmp (a, b) == 0,
                    N_ ("the bot would choose “%s” and “%s” in the same position"), a, b))
    return FALSE;
  choice_of_bot (w, &w->b, b);
  return verify_that (w->game, VERIFY_H7, strcmp (a, b) == 0,
                      N_ ("the bot would choose “%s” for %s, not “%s”"), b, name_of_seat (w), a);
}

/* H11: two hidden cards exchange their numbers, and nothing else. */

static void
exchange_links (SortieState *s, guint16 a, guint16 b)
{
  SortieCard *cards = sortie_state_cards (s);
  SortieZone *zone = &sortie_state_zones (s)[cards[a].zone];

  for (guint16 card = zone->top, below; card != SORTIE_NO_INDEX; card = below)
    {
      below = cards[card].below;
      cards[card].above = cards[card].above == a   ? b
                          : cards[card].above == b ? a
                                                   : cards[card].above;
      cards[card].below = below == a ? b : below == b ? a : below;
    }
  zone->top = zone->top == a ? b : zone->top == b ? a : zone->top;
  zone->bottom = zone->bottom == a ? b : zone->bottom == b ? a : zone->bottom;
}

static void
exchange_numbers (SortieState *s, guint16 a, guint16 b)
{
  SortieCard *cards = sortie_state_cards (s);
  SortieCard was;

  exchange_links (s, a, b);
  was = cards[a];
  cards[a] = cards[b];
  cards[b] = was;
}

/* A pair in one zone, both hidden; @a stays SORTIE_NO_INDEX where there is none. */
static void
find_hidden_pair (const Worlds *w, guint16 zone, guint16 *a, guint16 *b)
{
  guint16 first = SORTIE_NO_INDEX;

  *a = SORTIE_NO_INDEX;
  for (SORTIE_EACH_IN_ZONE (&w->a, zone, card))
    {
      if (!sortie_card_is_hidden (&w->a, card, w->seat))
        continue;
      if (first != SORTIE_NO_INDEX && sortie_rng_below (&w->game->rng, 2) == 0)
        {
          *a = first;
          *b = card;
          return;
        }
      first = card;
    }
}

static gboolean
numbers_tell_nothing (Worlds *w, guint16 zone)
{
  VerifyGame *game = w->game;
  guint16 a, b;

  find_hidden_pair (w, zone, &a, &b);
  if (a == SORTIE_NO_INDEX)
    return TRUE;
  sortie_state_copy (w->b.s, w->a.s);
  exchange_numbers (w->b.s, a, b);
  sortie_view_init (&w->view_a, game->views[0], &w->a, w->seat);
  sortie_view_init (&w->view_b, game->views[1], &w->b, w->seat);
  return verify_that (game, VERIFY_H11, verify_same_bytes (game, game->views[0], game->views[1]),
                      N_ ("%s would see that the cards %u and %u changed their numbers"),
                      name_of_seat (w), a, b);
}

static gboolean
all_numbers_tell_nothing (Worlds *w)
{
  /* whoever is asked about a hidden card is told its number, to answer with */
  if (decides (w) && w->a.s->decision.n > 0)
    return TRUE;
  for (guint16 zone = 0; zone < w->a.s->n_zones; zone++)
    if (!numbers_tell_nothing (w, zone))
      return FALSE;
  return TRUE;
}

/* H2: what is told while a move is carried out. */

typedef struct
{
  guint8 seat;
  GString *told;
} Listener;

static void
listen (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Listener *listener = data;
  g_autofree char *sentence = sortie_event_describe (p, listener->seat, event);

  if (sentence != NULL)
    g_string_append_printf (listener->told, "%s\n", sentence);
}

static void
listen_to_reasons (gpointer data, const SortiePlay *p, const SortieVerdict *verdict)
{
  Listener *listener = data;
  g_auto (GStrv) lines = sortie_verdict_describe (p, listener->seat, verdict);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (listener->told, "%s\n", lines[i]);
}

static char *
play_and_listen (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Listener listener = { seat, g_string_new (NULL) };
  const SortieWatch watch = { .data = &listener, .happened = listen,
                              .decided = listen_to_reasons };
  SortiePlay watched = { .setup = p->setup, .s = p->s, .watch = &watch };

  sortie_move_apply (&watched, move);
  return g_string_free (listener.told, FALSE);
}

static gboolean
told_is_whole (Worlds *w, const char *told)
{
  g_auto (GStrv) lines = g_strsplit (told, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0'
        && !verify_that (w->game, VERIFY_T1, verify_text_fault (*line) == NULL, N_ ("“%s”: %s"),
                         *line, verify_text_fault (*line)))
      return FALSE;
  return TRUE;
}

/* The last to be compared: the worlds are played on. */
static gboolean
told_is_equal (Worlds *w)
{
  VerifyGame *game = w->game;
  g_autofree char *a = NULL, *b = NULL;
  SortieMove move;

  sortie_moves_legal (&w->a, &game->legal);
  if (game->legal.n == 0)
    return TRUE;
  move = game->legal.moves[sortie_rng_below (&game->rng, game->legal.n)];
  if (!sortie_move_check (&w->b, sortie_to_move (&w->b), &move, NULL))
    return TRUE;
  /* what differs by itself says nothing about the worlds */
  if (!verify_try_out (game, &move))
    return FALSE;
  sortie_state_copy (game->spare, w->a.s);
  w->a.s = game->spare;
  w->b.s->rng = w->a.s->rng;
  a = play_and_listen (&w->a, w->seat, &move);
  b = play_and_listen (&w->b, w->seat, &move);
  if (!told_is_whole (w, a))
    return FALSE;
  return !views_are_equal (w)
         || verify_that (game, VERIFY_H2, strcmp (a, b) == 0,
                         N_ ("%s would be told “%s”, not “%s”"), name_of_seat (w), b, a);
}

static gboolean
seat_sees_no_difference (VerifyGame *game, guint8 seat)
{
  Worlds w = {
    .game = game, .seat = seat, .a = game->p, .b = { .setup = game->p.setup, .s = game->other }
  };

  if (!all_numbers_tell_nothing (&w))
    return FALSE;
  sortie_view_imagine (&game->p, seat, game->other, &game->rng);
  if (!is_another_world (&w))
    return TRUE;
  return verify_that (game, VERIFY_H1, views_are_equal (&w), N_ ("%s sees a difference"),
                      name_of_seat (&w))
         && drawings_are_equal (&w) && legal_moves_are_equal (&w) && answers_are_equal (&w)
         && forecasts_are_equal (&w) && evaluations_are_equal (&w) && bots_choose_alike (&w) && told_is_equal (&w);
}

gboolean
verify_worlds (VerifyGame *game)
{
  for (guint8 seat = 0; seat < verify_n_seats (game); seat++)
    {
      /* what another seat is putting together is not seen, and a match shows the position before */
      if (verify_is_automatic (game, seat)
          || (game->p.s->tentative && seat != sortie_to_move (&game->p)))
        continue;
      if (!seat_sees_no_difference (game, seat))
        return FALSE;
    }
  return TRUE;
}
