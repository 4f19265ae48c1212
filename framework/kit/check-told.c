/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-told.c: what a seat is told during a move, and how many things there are, tells it nothing that it does not
 * know. */
#include "kit/check-worlds.h"
#include "base/bytes.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "flow/internal.h"
#include "match/log.h"

#include <string.h>

/* What a seat knew after an event, and how much it had been told before. */
typedef struct
{
  guint64 known;
  gsize told;
} Moment;

/* What one seat is told: sentence by sentence, and as the log of a match keeps it. */
typedef struct
{
  guint8 seat;
  GString *told;
  SortieLog *log;
  GArray *moments; /* (element-type Moment) */
  guint64 draws;   /* how many random numbers were taken */
  gboolean whole;  /* no bound of the game stopped anything; a bound may stop only one of the worlds */
} Listener;

/* The faces that a seat knows, as a hash. */
static guint64
faces_known (const SortiePlay *p, guint8 seat)
{
  g_autofree guint16 *faces = g_new0 (guint16, p->s->n_cards);

  for (guint16 i = 0; i < p->s->n_cards; i++)
    if (sortie_card_is_known (p, i, seat))
      faces[i] = sortie_card (p, i)->def;
  return sortie_hash_bytes ((const guint8 *) faces, p->s->n_cards * sizeof *faces);
}

static void
listen (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Listener *listener = data;
  g_autofree char *sentence = sortie_event_describe (p, listener->seat, event);
  const Moment moment = { faces_known (p, listener->seat), listener->told->len };

  g_array_append_val (listener->moments, moment);
  sortie_log_event (listener->log, p, event);
  if (sentence != NULL)
    g_string_append_printf (listener->told, "%s\n", sentence);
}

static Listener
play_and_listen (VerifyGame *game, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Listener listener = { seat, g_string_new (NULL), sortie_log_new (p->setup),
                        g_array_new (FALSE, FALSE, sizeof (Moment)), p->s->rng.draws };
  SortieTold told = { 0 };
  const SortieWatch watch = { .data = &listener, .told = &told, .happened = listen };
  SortiePlay watched = { .setup = p->setup, .s = p->s, .watch = &watch };

  sortie_move_apply (&watched, move);
  listener.draws = p->s->rng.draws - listener.draws;
  /* an imagined world that breaks the rules of the game may never end; too little room is too little in both worlds */
  listener.whole = (watched.stops > 0 && sortie_limit_is_endless (&watched.limit))
                   || verify_nothing_stopped (game, &watched);
  return listener;
}

static void
listener_clear (Listener *listener)
{
  g_string_free (listener->told, TRUE);
  g_array_unref (listener->moments);
  sortie_log_free (listener->log);
}

static gboolean
told_is_whole (VerifyWorlds *w, const char *told)
{
  g_auto (GStrv) lines = g_strsplit (told, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0'
        && !verify_that (w->game, VERIFY_T2, verify_text_fault (*line) == NULL, N_ ("“%s”: %s"),
                         *line, verify_text_fault (*line)))
      return FALSE;
  return TRUE;
}

/* The first moment at which the seat was shown different things in the two worlds, such as a card that was played
 * openly and shuffled away in the same move; NULL: there is none. */
static const Moment *
first_difference (const Listener *a, const Listener *b)
{
  for (guint i = 0; i < MIN (a->moments->len, b->moments->len); i++)
    if (g_array_index (a->moments, Moment, i).known != g_array_index (b->moments, Moment, i).known)
      return &g_array_index (a->moments, Moment, i);
  return NULL;
}

/* H2, until the seat was shown which of the two worlds it is in. */
static gboolean
words_begin_equal (VerifyWorlds *w, const Listener *a, const Listener *b, gsize length)
{
  return verify_that (w->game, VERIFY_H2, strncmp (a->told->str, b->told->str, length) == 0,
                      N_ ("%s would be told “%s”, not “%s”"), verify_worlds_name (w),
                      b->told->str, a->told->str);
}

/* H2, H8. */
static gboolean
words_are_equal (VerifyWorlds *w, const Listener *a, const Listener *b)
{
  g_auto (GStrv) log_a = sortie_log_read (a->log, w->seat, 0, G_MAXUINT);
  g_auto (GStrv) log_b = sortie_log_read (b->log, w->seat, 0, G_MAXUINT);

  return words_begin_equal (w, a, b, G_MAXSIZE)
         && verify_that (w->game, VERIFY_H8,
                         g_strv_equal ((const char *const *) log_a, (const char *const *) log_b),
                         N_ ("the log of %s would be different"), verify_worlds_name (w));
}

/* H6, H9: how much there was of everything, also of what the seat was not told. */
static gboolean
sizes_are_equal (VerifyWorlds *w, const Listener *a, const Listener *b)
{
  guint length_a = sortie_log_length (a->log), length_b = sortie_log_length (b->log);

  return verify_that (w->game, VERIFY_H6, length_a == length_b,
                      N_ ("%s would see the log grow by %u entries, not %u"),
                      verify_worlds_name (w), length_b, length_a)
         && verify_that (
             w->game, VERIFY_H9, a->draws == b->draws,
             N_ ("%lu random numbers would be used, not %lu, which lets %s predict the next ones"),
             (gulong) b->draws, (gulong) a->draws, verify_worlds_name (w));
}

/* The seat has been shown the same, also where it may not look now. */
static gboolean
knows_the_same (const VerifyWorlds *w)
{
  const SortieCard *a = sortie_state_cards (w->a.s), *b = sortie_state_cards (w->b.s);

  for (guint i = 0; i < w->a.s->n_cards; i++)
    if (a[i].def != b[i].def && (a[i].known & b[i].known) >> w->seat & 1)
      return FALSE;
  return TRUE;
}

/* The seat that is now asked to answer from its hand. */
static guint8
asked_from_hand (const SortiePlay *p)
{
  return sortie_reaction_event (p) != NULL ? p->s->decision.seat : SORTIE_NO_SEAT;
}

/* Whether what was told in one world is the beginning of what was told in the other. */
static gboolean
one_is_ahead (const Listener *a, const Listener *b)
{
  return g_str_has_prefix (a->told->str, b->told->str)
         || g_str_has_prefix (b->told->str, a->told->str);
}

/* Whether others have given answers that the seat does not know yet (sortie_poll()). The imagined world still waits for
 * them, so it stops elsewhere for this reason alone. */
static gboolean
lacks_answers (const VerifyWorlds *w)
{
  guint n;
  const SortieFrame *f = sortie_frames (&w->a, &n);

  for (; n-- > 0; f++)
    for (guint8 seat = 0; f->secret > 0 && seat < SORTIE_MAX_SEATS; seat++)
      if (sortie_slot (&w->a, f, f->secret - 1u + seat) != sortie_slot (&w->b, f, f->secret - 1u + seat))
        return TRUE;
  return FALSE;
}

static const char *
where_is (const SortiePlay *p, guint16 card)
{
  const SortieCard *c = sortie_card (p, card);
  SortieRef piece;

  if (c->zone != SORTIE_NO_INDEX)
    return p->setup->zones[p->setup->piles[c->zone].decl].id;
  piece = sortie_piece_ref (p, c->piece);
  return p->setup->places[sortie_place_spot (p->setup, sortie_piece_place (p, piece))->decl].id;
}

static const char *
name_of_card (const SortiePlay *p, guint16 card)
{
  return sortie_def (p, sortie_card (p, card)->def)->id;
}

/* The cards that are others in @other: those in this zone, or all if there are none. (transfer full) */
static char *
list_differences (const SortiePlay *p, const SortiePlay *other, guint16 zone)
{
  GString *in_zone = g_string_new (NULL), *all = g_string_new (NULL);
  GString *list;

  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (sortie_card (p, card)->def != sortie_card (other, card)->def)
      {
        list = sortie_card (p, card)->zone == zone ? in_zone : all;
        g_string_append (list, list->len > 0 ? "; " : "");
        /* Translators: the place, and what is there: "hand: “knight”, not “bishop”" */
        g_string_append_printf (list, _ ("%s: “%s”, not “%s”"), where_is (p, card), name_of_card (p, card),
                                name_of_card (other, card));
      }
  list = in_zone->len > 0 ? in_zone : all;
  g_string_free (list == all ? in_zone : all, TRUE);
  return g_string_free (list, FALSE);
}

/* H14. The world that stops for an answer is behind the other, so their views cannot be compared. But while both
 * tell the same, nothing has been revealed that would explain the stop. */
static gboolean
stops_are_equal (VerifyWorlds *w, const Listener *a, const Listener *b, const char *line)
{
  guint8 asked_a = asked_from_hand (&w->a), asked_b = asked_from_hand (&w->b);
  const SortiePlay *stops = asked_a != SORTIE_NO_SEAT ? &w->a : &w->b, *other = stops == &w->a ? &w->b : &w->a;
  guint8 asked = asked_from_hand (stops);

  if (asked == SORTIE_NO_SEAT || !one_is_ahead (a, b))
    return TRUE;
  guint16 hand = sortie_zone_of (stops, stops->setup->rules->reactions->zone, asked);
  g_autofree char *cards = list_differences (other, stops, hand);
  return verify_that (w->game, VERIFY_H14, asked_a == asked_b,
                      N_ ("after “%s”, %s is asked to answer “%s” from the hand, but not if hidden cards are different "
                          "(%s): so %s learns something about them"),
                      line, sortie_seat_id (stops, asked),
                      sortie_event_decl (stops->setup, sortie_reaction_event (stops)->type)->id, cards,
                      verify_worlds_name (w));
}

/* Plays @move in both worlds. The seat may then be told different things if it sees them or was shown them. */
static gboolean
play_both (VerifyWorlds *w, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];
  const gboolean lacks = lacks_answers (w);
  Listener a, b;
  gboolean holds;

  verify_try (w->game, sortie_move_format (&w->a, sortie_to_move (&w->a), move, line));
  a = play_and_listen (w->game, &w->a, w->seat, move);
  b = play_and_listen (w->game, &w->b, w->seat, move);
  verify_try (w->game, NULL);
  holds = a.whole && b.whole && told_is_whole (w, a.told->str)
          && (lacks || stops_are_equal (w, &a, &b, line));

  if (holds && verify_views_are_equal (w, w->seat) && knows_the_same (w))
    {
      const Moment *shown = first_difference (&a, &b);

      holds = shown != NULL ? words_begin_equal (w, &a, &b, shown->told)
                            : words_are_equal (w, &a, &b) && sizes_are_equal (w, &a, &b);
    }
  listener_clear (&a);
  listener_clear (&b);
  return holds;
}

gboolean
verify_told (VerifyWorlds *w)
{
  VerifyGame *game = w->game;
  SortieMove move;

  sortie_moves_legal (&w->a, &game->legal);
  if (game->legal.n == 0)
    return TRUE;
  move = game->legal.moves[sortie_rng_below (&game->rng, game->legal.n)];
  if (!sortie_move_check (&w->b, sortie_to_move (&w->b), &move, NULL))
    return TRUE;
  /* if the same world gives different results, comparing two says nothing */
  if (!verify_try_out (game, &move))
    return FALSE;
  sortie_state_copy (game->spare, w->a.s);
  w->a.s = game->spare;
  w->b.s->rng = w->a.s->rng;
  return play_both (w, &move);
}
