/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* match.c: making a match, playing moves, and answering questions about it. */
#include "match/whole.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"
#include "match/spec.h"
#include "module/front-end.h"

/* ---- Making one ----------------------------------------------------------------------- */

/* Whether at most one person plays. */
static gboolean
is_for_one (const SortieMatchSpec *spec, const SortieModeDecl *mode)
{
  guint8 first = SORTIE_NO_SEAT;

  for (guint8 seat = 0; mode->seats[seat] != NULL; seat++)
    {
      if (mode->automatic >> seat & 1 || sortie_players_have (spec->players, mode->seats[seat]))
        continue;
      if (first != SORTIE_NO_SEAT && !sortie_seats_are_one_player (mode, first, seat))
        return FALSE;
      first = seat;
    }
  return TRUE;
}

static SortieJournalHead *
make_head (const SortieMatchSpec *spec, const SortieDeal *deal)
{
  static const char *const none[] = { NULL };
  const SortieGame *game = deal->module->game;
  SortieJournalHead *head = g_new0 (SortieJournalHead, 1);

  head->game = g_strdup (game->id);
  head->version = g_strdup (game->version);
  head->interface = game->interface;
  head->content = deal->module->catalogue->fingerprint;
  head->mode = g_strdup (game->modes[deal->mode].id);
  head->choices = sortie_deal_choices (deal);
  head->options = sortie_deal_options (deal);
  head->players = g_strdupv (spec->players != NULL ? (char **) spec->players : (char **) none);
  head->seed = spec->seed;
  head->practice = spec->practice
                   || (spec->practice_alone && is_for_one (spec, &game->modes[deal->mode]));
  return head;
}

/* The seats for which the head names a player. */
static guint8
programs_of (const SortieMatch *match)
{
  const SortieSetup *setup = match->now.setup;
  guint8 programs = 0;

  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (sortie_players_have ((const char *const *) match->head->players, setup->seat_ids[seat]))
      programs |= 1 << seat;
  return programs;
}

/* A match that has not begun. */
static SortieMatch *
match_new_empty (SortieDeal *deal, const SortieMatchSpec *spec)
{
  SortieMatch *match = g_new0 (SortieMatch, 1);

  match->deal = deal;
  match->now.setup = deal->setup;
  match->now.s = sortie_state_new (&deal->setup->bounds);
  match->committed = sortie_state_new (&deal->setup->bounds);
  match->start = sortie_state_new (&deal->setup->bounds);
  match->before = sortie_state_new (&deal->setup->bounds);
  match->fated = g_array_new (FALSE, FALSE, sizeof (SortieFated));
  match->steps = g_array_new (FALSE, FALSE, sizeof (SortieStep));
  match->stretches = g_array_new (FALSE, FALSE, sizeof (SortieStretch));
  match->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_undone_free);
  match->journal = sortie_journal_new ();
  match->pending = g_string_new (NULL);
  match->cut = g_ptr_array_new ();
  match->log = sortie_log_new (deal->setup);
  match->head = make_head (spec, deal);
  match->programs = programs_of (match);
  sortie_journal_add_head (match->journal, match->head);
  return match;
}

/* Takes ownership of the match. NULL and @error: it cannot begin */
static SortieMatch *
begun (SortieMatch *match, const SortieOpening *opening, GError **error)
{
  match->opening = *opening;
  if (opening->s != NULL)
    match->opening.s = g_memdup2 (opening->s, opening->s->size);
  sortie_match_watch (match);
  if (!sortie_match_begin (match, &match->now, error))
    {
      sortie_match_free (match);
      return NULL;
    }
  sortie_state_copy (match->start, match->now.s);
  match->moves_unhashed = SORTIE_MOVES_PER_HASH;
  sortie_match_commit (match);
  return match;
}

SortieMatch *
sortie_match_new (const SortieMatchSpec *spec, GError **error)
{
  SortieDeal *deal = sortie_spec_players (spec->players, error) ? sortie_deal_new (spec, error) : NULL;
  const SortieOpening opening = { .seed = spec->seed };

  return deal != NULL ? begun (match_new_empty (deal, spec), &opening, error) : NULL;
}

SortieMatch *
sortie_match_new_from (SortieDeal *deal, const SortieOpening *opening, GError **error)
{
  const SortieMatchSpec spec = { .module = deal->module, .seed = opening->seed, .practice = opening->practice };

  return begun (match_new_empty (deal, &spec), opening, error);
}

void
sortie_match_free (SortieMatch *match)
{
  if (match == NULL)
    return;
  for (guint i = 0; i <= SORTIE_MAX_SEATS; i++)
    g_free (match->view_blocks[i]);
  sortie_offers_free (match->offers);
  sortie_moves_clear (&match->legal);
  g_ptr_array_unref (match->cut);
  sortie_log_free (match->log);
  sortie_journal_file_close (match->file);
  g_string_free (match->pending, TRUE);
  sortie_journal_free (match->journal);
  g_array_unref (match->fated);
  g_array_unref (match->stretches);
  g_ptr_array_unref (match->undone);
  g_array_unref (match->steps);
  g_free (match->before);
  g_free (match->start);
  g_free ((SortieState *) match->opening.s);
  g_free (match->committed);
  g_free (match->now.s);
  sortie_journal_head_free (match->head);
  sortie_deal_free (match->deal);
  g_free (match);
}

/* ---- Playing -------------------------------------------------------------------------- */

static void
list_legal (SortieMatch *match)
{
  gpointer asked;

  sortie_moves_legal (&match->now, &match->legal);
  if (!match->legal.cut)
    return;
  asked = (gpointer) sortie_decision_decl (match->now.setup, match->now.s->decision.kind);
  if (!g_ptr_array_find (match->cut, asked, NULL))
    g_ptr_array_add (match->cut, asked);
}

const SortieMoves *
sortie_match_legal (SortieMatch *match)
{
  if (match->left)
    match->legal.n = 0;
  else if (!match->legal_is_valid)
    list_legal (match);
  match->legal_is_valid = !match->left && !sortie_is_interrupted (&match->now);
  return &match->legal;
}

gboolean
sortie_match_play_move (SortieMatch *match, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  const SortieStep step = { .move = *move, .seat = seat };
  char line[SORTIE_MOVE_TEXT];
  SortieMark mark;

  if (match->left)
    return sortie_refuse (why, SORTIE_REASON_OVER, 0, 0, 0, 0);
  if (!sortie_move_check (&match->now, seat, move, why))
    return FALSE;
  mark = sortie_match_mark (match);
  /* the line comes before its consequences */
  sortie_match_note_move (match, seat, sortie_move_format (&match->now, seat, move, line));
  return sortie_match_take_step (match, &step, &mark)
         || sortie_refuse (why, SORTIE_REASON_INTERRUPTED, 0, 0, 0, 0);
}

gboolean
sortie_match_play_line (SortieMatch *match, guint8 seat, const char *line, SortieRefusal *why)
{
  SortieMove move;

  if (match->left)
    return sortie_refuse (why, SORTIE_REASON_OVER, 0, 0, 0, 0);
  return sortie_move_parse (&match->now, seat, line, &move, why)
         && sortie_match_play_move (match, seat, &move, why);
}

/* ---- Saving --------------------------------------------------------------------------- */

gboolean
sortie_match_save_to (SortieMatch *match, const char *path, GError **error)
{
  g_autoptr (SortieJournal) expected = sortie_journal_copy (match->journal);
  g_auto (GStrv) waiting = g_strsplit (match->pending->str, "\n", -1);
  SortieJournalFile *file;

  /* the same file is not opened or written twice */
  if (match->file != NULL && sortie_journal_file_is_at (match->file, path))
    return TRUE;
  for (char **line = waiting; *line != NULL && **line != '\0'; line++)
    sortie_journal_add (expected, *line, -1);
  file = sortie_journal_file_open (path, match->journal, expected, error);
  if (file == NULL)
    return FALSE;
  sortie_journal_file_close (match->file);
  match->file = file;
  return TRUE;
}

const GError *
sortie_match_write_error (const SortieMatch *match)
{
  return match->file != NULL ? sortie_journal_file_error (match->file) : NULL;
}

char *
sortie_match_journal (const SortieMatch *match)
{
  return g_strdup (sortie_journal_text (match->journal, NULL));
}

void
sortie_match_on_line (SortieMatch *match, void (*line) (gpointer data, const char *text),
                      gpointer data)
{
  match->on_line = line;
  match->on_line_data = data;
}

/* ---- Asking --------------------------------------------------------------------------- */

const SortieChosen *
sortie_match_chosen (const SortieMatch *match, guint *ret_n)
{
  *ret_n = match->deal->n_chosen;
  return match->deal->chosen;
}

const SortieSetup *
sortie_match_setup (const SortieMatch *match)
{
  return match->deal->setup;
}

guint64
sortie_match_seed (const SortieMatch *match)
{
  return match->head->seed;
}

const SortiePlay *
sortie_match_play (const SortieMatch *match)
{
  return &match->now;
}

guint
sortie_match_n_steps (const SortieMatch *match)
{
  return match->steps->len;
}

const SortieMove *
sortie_match_last_step (const SortieMatch *match, const SortieState **ret_before)
{
  *ret_before = match->before;
  return &g_array_index (match->steps, SortieStep, match->steps->len - 1).move;
}

gboolean
sortie_match_is_over (const SortieMatch *match)
{
  return match->left || sortie_is_over (&match->now);
}

guint8
sortie_match_to_move (const SortieMatch *match)
{
  return match->left ? SORTIE_NO_SEAT : sortie_to_move (&match->now);
}

/* Only the seat that composes a move sees it. */
static const SortieState *
state_for (const SortieMatch *match, guint8 seat)
{
  return match->now.s->tentative && seat != match->now.s->decision.seat ? match->committed
                                                                        : match->now.s;
}

const SortieView *
sortie_match_view (SortieMatch *match, guint8 seat)
{
  guint i = seat < match->now.setup->n_seats ? seat : SORTIE_MAX_SEATS;
  SortiePlay seen = { .setup = match->now.setup, .s = (SortieState *) state_for (match, seat) };

  if (match->view_blocks[i] == NULL)
    match->view_blocks[i] = sortie_state_new (&match->now.setup->bounds);
  if (!(match->views_valid >> i & 1))
    sortie_view_init (&match->views[i], match->view_blocks[i], &seen,
                      i == seat ? seat : SORTIE_NO_SEAT);
  match->views_valid |= 1u << i;
  return &match->views[i];
}

guint
sortie_match_recall (const SortieMatch *match, guint8 seat, SortieRecalled *ret, guint room)
{
  SortiePlay seen = { .setup = match->now.setup, .s = (SortieState *) state_for (match, seat) };

  return sortie_recall (&seen, seat, ret, room);
}

char **
sortie_match_log (SortieMatch *match, guint8 seat, guint since)
{
  return sortie_log_read (match->log, seat, since, match->log_committed);
}

char **
sortie_match_log_joined (SortieMatch *match, guint8 seat, guint since, SortieTellHow how)
{
  return sortie_log_read_joined (match->log, seat, since, match->log_committed, how);
}

char **
sortie_match_log_tersely (SortieMatch *match, guint8 seat, guint since, guint **ret_hosts)
{
  return sortie_log_read_tersely (match->log, seat, since, match->log_committed, ret_hosts);
}

char *
sortie_match_log_stem (const SortieMatch *match, guint8 seat, guint entry, gboolean of_seat)
{
  return sortie_log_stem (match->log, seat, entry, of_seat);
}

const char *const *
sortie_match_players (const SortieMatch *match)
{
  return (const char *const *) match->head->players;
}

guint
sortie_match_log_length (const SortieMatch *match)
{
  return match->log_committed;
}

gboolean
sortie_match_log_about_same (const SortieMatch *match, guint entry, guint other)
{
  return sortie_log_about_same (match->log, entry, other);
}

gboolean
sortie_match_log_comes_of (const SortieMatch *match, guint entry, guint cause)
{
  return sortie_log_comes_of (match->log, entry, cause);
}

gboolean
sortie_match_tells (const SortieMatch *match, guint8 event, guint since)
{
  return sortie_log_tells (match->log, event, since);
}

/* What followed from a move was told when the next one began. */
guint
sortie_match_log_seen (const SortieMatch *match, guint8 seat)
{
  guint seen = match->log_committed;

  for (guint i = match->stretches->len; i > 0; i--)
    {
      const SortieStretch *stretch = &g_array_index (match->stretches, SortieStretch, i - 1);

      if (stretch->seat == seat)
        return seen;
      seen = stretch->log;
    }
  return match->stretches->len > 0 ? 0 : seen;
}

static char *
winner_names (const SortiePlay *p)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  char name[SORTIE_MOVE_TEXT];

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (p->s->result.winners >> seat & 1)
      g_ptr_array_add (
          names, g_strdup (sortie_ref_name (p, SORTIE_NO_SEAT, sortie_ref_seat (seat), name)));
  if (names->len > 1)
    {
      g_autofree char *last = g_ptr_array_steal_index (names, names->len - 1), *first = NULL;

      /* Translators: between the names of several winners. */
      first = sortie_texts_join (names, _ (", "));
      /* Translators: the last two of several winners. */
      return sortie_sentence (_ ("{names} and {name}"), "names", first, "name", last, NULL);
    }
  return names->len > 0 ? g_strdup (names->pdata[0]) : g_strdup ("");
}

/* Whether several parties lost: not nobody, and not a single side. */
static gboolean
several_sides_lost (const SortiePlay *p)
{
  guint8 first = SORTIE_NO_SEAT;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if ((p->s->result.winners >> seat & 1) == 0)
      {
        if (first == SORTIE_NO_SEAT)
          first = seat;
        else if (sortie_are_opponents (p->setup, first, seat))
          return TRUE;
      }
  return FALSE;
}

/* The only seat that lost; SORTIE_NO_SEAT: several did. */
static guint8
only_loser (const SortiePlay *p)
{
  guint8 loser = SORTIE_NO_SEAT;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if ((p->s->result.winners >> seat & 1) == 0)
      {
        if (loser != SORTIE_NO_SEAT)
          return SORTIE_NO_SEAT;
        loser = seat;
      }
  return loser;
}

static gboolean
is_loser (const SortiePlay *p, guint8 seat)
{
  return seat < p->setup->n_seats && (p->s->result.winners >> seat & 1) == 0;
}

/* (transfer full) */
static char *
concession (const SortiePlay *p, guint8 reader)
{
  const guint8 loser = only_loser (p);

  if (p->s->result.winners == 0)
    return g_strdup (_ ("They gave up."));
  if (several_sides_lost (p))
    return g_strdup (_ ("All others are out."));
  return loser != SORTIE_NO_SEAT
             ? sortie_sentence (sortie_phrase_to_reader (_ ("{seat} conceded.|you=You conceded."), loser == reader,
                                                         FALSE),
                                "seat", sortie_seat_name (p->setup, loser), NULL)
             : g_strdup (is_loser (p, reader) ? _ ("Your side conceded.") : _ ("The other side conceded."));
}

guint16
sortie_match_decided_by (const SortieMatch *match)
{
  const SortiePlay *p = &match->now;
  const guint reason = p->s->result.reason;

  if (!sortie_is_over (p) || reason == SORTIE_REASON_NONE
      || strstr (sortie_reason (p->setup, reason)->sentence, "{a}") == NULL)
    return 0;
  return match->ended_by;
}

static char *
reason_sentence (const SortieMatch *match, guint8 reader)
{
  const SortiePlay *p = &match->now;
  const guint16 card = sortie_match_decided_by (match);
  SortieRefusal reason = { .reason = p->s->result.reason,
                           .a = card != 0 ? sortie_ref (SORTIE_REF_DEF, card) : SORTIE_NOTHING };
  g_autofree char *limit = NULL;

  if (reason.reason != SORTIE_REASON_NONE)
    return sortie_refusal_sentence (p, SORTIE_NO_SEAT, &reason);
  if (p->s->result.kind == SORTIE_RESULT_WON)
    return concession (p, reader);
  if (sortie_limit_is_endless (&p->limit))
    return g_strdup (_ ("Under the rules this game would never end."));
  limit = sortie_limit_describe (p->setup, &p->limit);
  return sortie_sentence (_ ("This module leaves too little room: {limit}."), "limit", limit, NULL);
}

static guint
count_seats (guint32 seats)
{
  guint n = 0;

  for (; seats != 0; seats &= seats - 1)
    n++;
  return n;
}

/* A reader who has lost against several sides is told which of them won. */
static const char *
winning_pattern (const SortiePlay *p, guint8 reader)
{
  const SortieResult *result = &p->s->result;

  if (result->winners == 0)
    return _ ("All have lost: {reason}");
  if (reader < p->setup->n_seats && !is_loser (p, reader))
    return _ ("You won: {reason}");
  if (is_loser (p, reader) && !several_sides_lost (p))
    return _ ("You lost: {reason}");
  return ngettext_ ("{winners} won: {reason}", "{winners} won: {reason}", count_seats (result->winners));
}

static const char *
result_pattern (const SortiePlay *p, guint8 reader)
{
  switch ((SortieResultKind) p->s->result.kind)
    {
    case SORTIE_RESULT_WON:
      return winning_pattern (p, reader);
    case SORTIE_RESULT_STOPPED:
      return _ ("The game was stopped, and nobody won: {reason}");
    case SORTIE_RESULT_NONE:
    case SORTIE_RESULT_DRAWN:
    case SORTIE_RESULT_LEFT:
      break;
    }
  return _ ("A draw: {reason}");
}

/* Marks a result after an effect was cut short as unusual. Takes ownership of the sentence; (transfer full). */
static char *
with_stops (const SortieMatch *match, char *result)
{
  g_auto (GStrv) stops = sortie_match_stops (match);
  guint n = g_strv_length (stops);
  char *whole;

  if (n == 0 || match->now.s->result.kind == SORTIE_RESULT_STOPPED)
    return result;
  whole = sortie_sentence (ngettext_ ("{result} Before that, the game stopped {n} effect.",
                                       "{result} Before that, the game stopped {n} effects.", n),
                            "result", result, "n", SORTIE_DIGITS (n), NULL);
  g_free (result);
  return whole;
}

char **
sortie_match_stops (const SortieMatch *match)
{
  return sortie_log_read_of (match->log, SORTIE_EVENT_STOPPED);
}

char *
sortie_match_stuck_sentence (SortieMatch *match)
{
  g_autofree char *prompt = NULL;

  if (sortie_match_is_over (match) || match->left || sortie_match_to_move (match) == SORTIE_NO_SEAT
      || sortie_match_legal (match)->n > 0 || sortie_is_interrupted (&match->now))
    return NULL;
  prompt = sortie_prompt (&match->now, SORTIE_NO_SEAT);
  /* Translators: {prompt}: a sentence of the game, what somebody must do. */
  return sortie_sentence (_ ("The game cannot go on: the player to move has no legal move. The question is: {prompt}"),
                          "prompt", prompt, NULL);
}

char **
sortie_match_cut_lists (const SortieMatch *match)
{
  GStrv sentences = g_new0 (char *, match->cut->len + 1);

  for (guint i = 0; i < match->cut->len; i++)
    sentences[i] = sortie_moves_cut_sentence (match->cut->pdata[i]);
  return sentences;
}

char *
sortie_match_result_to (const SortieMatch *match, guint8 reader)
{
  const SortiePlay *p = &match->now;
  g_autofree char *winners = NULL, *reason = NULL;

  if (!sortie_is_over (p))
    return g_strdup (match->left ? _ ("The match was abandoned.") : _ ("The match goes on."));
  winners = winner_names (p);
  reason = reason_sentence (match, reader);
  return with_stops (match, sortie_sentence (result_pattern (p, reader), "winners", winners, "reason", reason, NULL));
}

char *
sortie_match_result_sentence (const SortieMatch *match)
{
  return sortie_match_result_to (match, SORTIE_NO_SEAT);
}
