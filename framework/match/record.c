/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* record.c: turns what happens in a match into lines of its journal and of its log. */
#include "match/whole.h"

#include <string.h>

void
sortie_match_note (SortieMatch *match, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (match->pending, format, arguments);
  va_end (arguments);
  g_string_append_c (match->pending, '\n');
  match->pending_dice = 0;
}

void
sortie_match_note_move (SortieMatch *match, guint8 seat, const char *line)
{
  g_string_append (match->pending, match->now.setup->seat_ids[seat]);
  g_string_append (match->pending, ": ");
  g_string_append (match->pending, line);
  g_string_append_c (match->pending, '\n');
  match->pending_dice = 0;
}

/* ---- Chance --------------------------------------------------------------------------- */

/* Consecutive rolls of equal dice share a line. */
static void
note_dice (SortieMatch *match, guint sides, guint face)
{
  if (match->pending_dice == sides)
    {
      g_string_truncate (match->pending, match->pending->len - 1);
      g_string_append_printf (match->pending, " %u\n", face);
      return;
    }
  sortie_match_note (match, "= dice %u", face);
  match->pending_dice = sides;
}

static const char *
card_id (const SortiePlay *p, guint16 card)
{
  return sortie_def (p, sortie_card (p, card)->def)->id;
}

static void
chance_fell (gpointer data, const SortiePlay *p, const SortieChance *chance)
{
  SortieMatch *match = data;
  char zone[SORTIE_MOVE_TEXT];

  switch (chance->kind)
    {
    case SORTIE_CHANCE_DICE:
      note_dice (match, chance->n, chance->result);
      break;
    case SORTIE_CHANCE_COIN:
      sortie_match_note (match, "= coin %u", chance->result);
      break;
    case SORTIE_CHANCE_PICK:
      sortie_match_note (match, "= pick %s", card_id (p, chance->card));
      break;
    case SORTIE_CHANCE_SHUFFLE:
      sortie_match_note (match, "= shuffle %s %u %08x",
                         sortie_zone_name (p->setup, chance->zone, zone, sizeof zone), chance->n,
                         chance->result);
      break;
    }
}

/* "! stopped frames 65 64 storm gutter-ghoul" */
static void
note_stop (SortieMatch *match, const SortiePlay *p)
{
  const SortieLimit *limit = &p->limit;
  const char *card = limit->source_def != 0 ? sortie_def (p, limit->source_def)->id : NULL;

  sortie_match_note (match, "! stopped %s %u %u %s%s%s", limit->bound, limit->needed, limit->room,
                     sortie_limit_running (p->setup, limit), card != NULL ? " " : "",
                     card != NULL ? card : "");
}

static void
event_happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  SortieMatch *match = data;

  if (event->type == SORTIE_EVENT_STOPPED)
    note_stop (match, p);
  if (event->type == SORTIE_EVENT_OVER)
    match->ended_by = event->source_def;
  sortie_log_event (match->log, p, event);
}

void
sortie_match_watch (SortieMatch *match)
{
  match->watch = (SortieWatch) { .data = match,
                                 .told = &match->told,
                                 .happened = event_happened,
                                 .chance = chance_fell,
                                 .fate = sortie_match_fate (match) };
  match->now.watch = &match->watch;
}

/* ---- Lines ---------------------------------------------------------------------------- */

void
sortie_match_flush (SortieMatch *match)
{
  guint from = sortie_journal_n_lines (match->journal);
  const char *line = match->pending->str;

  while (*line != '\0')
    {
      gsize length = strcspn (line, "\n");

      sortie_journal_add (match->journal, line, length);
      line += length + 1;
    }
  g_string_truncate (match->pending, 0);
  match->pending_dice = 0;
  for (guint i = from; match->on_line != NULL && i < sortie_journal_n_lines (match->journal); i++)
    {
      g_autofree char *framed = sortie_journal_framed_line (match->journal, i);

      match->on_line (match->on_line_data, framed);
    }
  if (match->file != NULL)
    sortie_journal_file_append (match->file, match->journal);
}

static void
note_hash (SortieMatch *match)
{
  sortie_match_note (match, "# %016" G_GINT64_MODIFIER "x", sortie_state_hash (match->now.s));
  match->moves_unhashed = 0;
}

/* "player-won", "a,b-won", "all-lost", "drawn", "stopped" */
static char *
outcome (const SortieMatch *match)
{
  const SortieResult *result = &match->now.s->result;
  g_autoptr (GString) seats = g_string_new (NULL);

  if (result->kind != SORTIE_RESULT_WON)
    return g_strdup (result->kind == SORTIE_RESULT_STOPPED ? "stopped" : "drawn");
  if (result->winners == 0)
    return g_strdup ("all-lost");
  for (guint8 seat = 0; seat < match->now.setup->n_seats; seat++)
    if (result->winners >> seat & 1)
      g_string_append_printf (seats, "%s%s", seats->len > 0 ? "," : "",
                              match->now.setup->seat_ids[seat]);
  return g_strdup_printf ("%s-won", seats->str);
}

/* " score north=12 east=5"; empty if there is no score. */
static char *
scores (const SortieMatch *match)
{
  const SortiePlay *p = &match->now;
  g_autoptr (GString) text = g_string_new (NULL);
  gint score;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (sortie_score (p, seat, &score))
      g_string_append_printf (text, "%s %s=%d", seat == 0 ? " score" : "", p->setup->seat_ids[seat],
                              score);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* If the game gives no reason for the result, a player gave up, or the rules would have gone on for ever. */
static void
note_result (SortieMatch *match)
{
  const SortieResult *result = &match->now.s->result;
  const SortieReasonDecl *reason = sortie_reason (match->now.setup, result->reason);
  const SortieLimit *limit = &match->now.limit;
  g_autofree char *who = outcome (match), *score = scores (match);

  if (result->reason == SORTIE_REASON_NONE)
    sortie_match_note (match, "result %s %s%s", who,
                       result->kind == SORTIE_RESULT_WON   ? sortie_result_words[SORTIE_ENDED_CONCEDED]
                       : sortie_limit_is_endless (limit) ? sortie_result_words[SORTIE_ENDED_ENDLESS]
                                                         : limit->bound,
                       score);
  else if (reason->rule == NULL)
    sortie_match_note (match, "result %s %s%s", who, reason->id, score);
  else
    sortie_match_note (match, "result %s %s %s%s", who, reason->id, reason->rule, score);
}

/* ---- Committing ----------------------------------------------------------------------- */

void
sortie_match_changed (SortieMatch *match)
{
  match->legal_is_valid = FALSE;
  match->offers_of = SORTIE_NO_SEAT;
  match->views_valid = 0;
}

/* The rules play seats that never decide, so their knowledge is nobody's advantage. */
static guint8
seats_that_learn (const SortieMatch *match)
{
  return ~match->deal->module->game->modes[match->deal->mode].automatic;
}

/* The seats that take part in the uncommitted move: no other has seen it. */
static guint8
seats_in_it (const SortieMatch *match)
{
  guint8 seats = (guint8) (1 << sortie_to_move (&match->now));

  for (guint i = match->n_committed; i < match->steps->len; i++)
    seats |= 1 << g_array_index (match->steps, SortieStep, i).seat;
  return seats;
}

gboolean
sortie_match_may_back (const SortieMatch *match)
{
  return match->now.s->tentative
         && (match->head->practice
             || !sortie_has_learned (match->committed, match->now.s,
                                     seats_in_it (match) & seats_that_learn (match)));
}

static void
close_stretch (SortieMatch *match)
{
  const SortieState *before = match->committed, *after = match->now.s;
  SortieStretch stretch = { .first = match->n_committed,
                            .log = match->log_committed,
                            .saw = sortie_seats_that_saw (before, after) & seats_that_learn (match),
                            .chance = before->rng.draws != after->rng.draws };

  match->moves_unhashed += match->steps->len - match->n_committed;
  stretch.seat = g_array_index (match->steps, SortieStep, stretch.first).seat;
  match->draw_offers &= 1 << stretch.seat; /* a player who moves does not agree to a draw */
  g_array_append_val (match->stretches, stretch);
  match->n_committed = match->steps->len;
}

void
sortie_match_commit (SortieMatch *match)
{
  gboolean over = sortie_is_over (&match->now);

  if (match->steps->len > match->n_committed)
    close_stretch (match);
  if (over || match->moves_unhashed >= SORTIE_MOVES_PER_HASH)
    note_hash (match);
  if (over)
    note_result (match);
  sortie_state_copy (match->committed, match->now.s);
  match->log_committed = sortie_log_length (match->log);
  sortie_match_flush (match);
}

void
sortie_match_drop (SortieMatch *match)
{
  sortie_state_copy (match->now.s, match->committed);
  g_array_set_size (match->steps, match->n_committed);
  g_string_truncate (match->pending, 0);
  match->pending_dice = 0;
  sortie_log_truncate (match->log, match->log_committed);
  sortie_match_changed (match);
}

void
sortie_undone_free (SortieUndone *undone)
{
  g_array_unref (undone->steps);
  g_free (undone);
}

/* ---- Steps ---------------------------------------------------------------------------- */

void
sortie_match_play_again (SortiePlay *p, const SortieStep *step)
{
  switch (step->kind)
    {
    case SORTIE_STEP_MOVE:
      sortie_move_apply (p, &step->move);
      break;
    case SORTIE_STEP_CONCEDES:
      sortie_concede (p, step->seat);
      sortie_engine_advance (p);
      break;
    case SORTIE_STEP_AGREES:
      sortie_draw_agreed (p);
      break;
    }
}

void
sortie_match_hear_again (const SortieMatch *match, guint n, SortieWatch *listener)
{
  SortiePlay p = sortie_match_begin_again (match, listener);

  for (guint i = 0; i < n; i++)
    sortie_match_play_again (&p, &g_array_index (match->steps, SortieStep, i));
  g_free (p.s);
}

void
sortie_match_go_to (SortieMatch *match, guint n)
{
  const SortieWatch nobody = { .fate = sortie_match_same_fate (match) };

  match->now.watch = &nobody;
  sortie_state_copy (match->now.s, match->start);
  for (guint i = 0; i < n; i++)
    sortie_match_play_again (&match->now, &g_array_index (match->steps, SortieStep, i));
  sortie_match_changed (match);
  sortie_match_watch (match);
}

guint
sortie_match_stretch_end (const SortieMatch *match, guint stretch)
{
  if (stretch + 1 < match->stretches->len)
    return g_array_index (match->stretches, SortieStretch, stretch + 1).first;
  return stretch < match->stretches->len ? match->n_committed : match->steps->len;
}

SortieMark
sortie_match_mark (SortieMatch *match)
{
  sortie_state_copy (match->before, match->now.s);
  return (SortieMark) { .play = match->now,
                        .pending = match->pending->len,
                        .pending_dice = match->pending_dice,
                        .log = sortie_log_length (match->log),
                        .steps = match->steps->len,
                        .draw_offers = match->draw_offers };
}

gboolean
sortie_match_take_step (SortieMatch *match, const SortieStep *step, const SortieMark *mark)
{
  g_array_append_val (match->steps, *step);
  sortie_match_play_again (&match->now, step);
  sortie_match_changed (match);
  if (sortie_is_broken_off (&match->now))
    {
      match->now = mark->play;
      sortie_state_copy (match->now.s, match->before);
      g_string_truncate (match->pending, mark->pending);
      match->pending_dice = mark->pending_dice;
      sortie_log_truncate (match->log, mark->log);
      g_array_set_size (match->steps, mark->steps);
      match->draw_offers = mark->draw_offers;
      sortie_match_changed (match);
      return FALSE;
    }
  if (!match->now.s->tentative)
    sortie_match_commit (match);
  return TRUE;
}
