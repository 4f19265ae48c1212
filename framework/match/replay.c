/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* replay.c: playing a journal again, and comparing it with what the match writes. */
#include <sortie/base.h>
#include "base/text.h"
#include "match/spec.h"

#include <string.h>

#include "base/i18n.h"
#include "match/whole.h"

struct SortieReplay
{
  const SortieJournal *journal;
  char *name;
  SortieMatch *match;
  guint checked; /* how many lines were compared */
  gboolean reads; /* accept other cards and other hashes */
  gboolean differs; /* whether there were any */
  char *decision;
};

/* ---- The head ------------------------------------------------------------------------- */

/* The number of the head's line about the cards; the first is 0. */
#define CONTENT_LINE 3

/* Checks something on which the journal and the module must agree. */
static gboolean
agrees (const char *theirs, const char *ours, const char *sentence, guint line, const char *name,
        GError **error)
{
  g_autofree char *clean = sortie_text_clean (theirs);
  g_autofree char *told = NULL;

  if (g_str_equal (theirs, ours))
    return TRUE;
  told = sortie_sentence (sentence, "theirs", clean, "ours", ours, NULL);
  sortie_journal_set_error (error, SORTIE_ERROR_VERSION, name, line, "%s", told);
  return FALSE;
}

/* @reads: whether cards may differ */
static gboolean
fits_module (const SortieJournalHead *head, const SortieModule *module, gboolean reads, const char *name,
             GError **error)
{
  const SortieGame *game = module->game;
  g_autofree char *their_content = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", head->content);
  g_autofree char *our_content =
      g_strdup_printf ("%016" G_GINT64_MODIFIER "x", module->catalogue->fingerprint);

  return agrees (head->game, game->id, _ ("this is a match of the game {theirs}, not of {ours}"), 1,
                 name, error)
         && agrees (
             head->version, game->version,
             _ ("this match was played with version {theirs} of the game; here is version {ours}"),
             1, name, error)
         && agrees (
             SORTIE_DIGITS (head->interface), SORTIE_DIGITS (game->interface),
             _ ("this match was played with module interface {theirs}; here is interface {ours}"),
             2, name, error)
         && (reads
             || agrees (their_content, our_content,
                        _ ("this match was played with other cards (content {theirs}); here is content "
                           "{ours}"),
                        CONTENT_LINE, name, error));
}

/* ---- Comparing ------------------------------------------------------------------------ */

/* The text of a line of the match, including pending ones; NULL after the last. (transfer full) */
static char *
own_line (const SortieMatch *match, guint line)
{
  guint n = sortie_journal_n_lines (match->journal);
  const char *waiting = match->pending->str;

  if (line < n)
    return sortie_journal_line (match->journal, line);
  for (; n < line && *waiting != '\0'; n++)
    waiting = strchr (waiting, '\n') + 1;
  return *waiting != '\0' ? g_strndup (waiting, strcspn (waiting, "\n")) : NULL;
}

static gboolean fail_replay (const SortieReplay *replay, GError **error, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static gboolean
fail_replay (const SortieReplay *replay, GError **error, const char *format, ...)
{
  va_list arguments;

  /* an interrupted computation says nothing about the journal */
  if (sortie_is_interrupted (&replay->match->now))
    return sortie_interrupted_error (error);
  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  sortie_journal_set_error (error, SORTIE_ERROR_MISMATCH, replay->name, replay->checked, "%s",
                            sentence);
  return FALSE;
}

/* Whether the next line has the hash of another position: from another version, or with other cards. */
static gboolean
is_other_hash (const char *line, const char *own)
{
  return g_str_has_prefix (own, "# ") && g_str_has_prefix (line, "# ");
}

/* Accepts or refuses a line that differs; FALSE refuses it. */
static gboolean
differ (SortieReplay *replay, const char *own, GError **error)
{
  g_autofree char *line = sortie_journal_line (replay->journal, replay->checked);
  g_autofree char *clean = sortie_text_clean (line);
  gboolean other = is_other_hash (line, own);

  if (replay->reads && (other || replay->checked == CONTENT_LINE))
    {
      replay->differs = TRUE;
      return TRUE;
    }
  return other ? fail_replay (replay, error,
                              _ ("the journal says “%s”, but what happens is “%s”: another version of the program has "
                                 "played this match"),
                              clean, own)
               : fail_replay (replay, error, _ ("the journal says “%s”, but what happens is “%s”"), clean, own);
}

/* Compares what the match has written since the last time, as far as the journal goes. */
static gboolean
check_lines (SortieReplay *replay, GError **error)
{
  while (replay->checked < sortie_journal_n_lines (replay->journal))
    {
      g_autofree char *own = own_line (replay->match, replay->checked);

      if (own == NULL)
        return TRUE;
      if (!sortie_journal_line_is (replay->journal, replay->checked, own, strlen (own))
          && !differ (replay, own, error))
        return FALSE;
      replay->checked++;
    }
  return TRUE;
}

/* The number of the head's line with the mode. Its choices follow, then its options. */
#define MODE_LINE 4

/* How many of the @texts can be read, in order. */
typedef gboolean CanRead (const SortieModule *module, guint mode, const char *const *texts);

static gboolean
can_choose (const SortieModule *module, guint mode, const char *const *texts)
{
  g_autoptr (GArray) chosen = sortie_spec_choices (module, mode, texts, FALSE, NULL, NULL, NULL);

  return chosen != NULL;
}

static gboolean
can_set (const SortieModule *module, G_GNUC_UNUSED guint mode, const char *const *texts)
{
  g_autofree gint16 *values = sortie_spec_options (module->game, texts, NULL);

  return values != NULL;
}

static guint
count_readable (const SortieModule *module, guint mode, char **texts, CanRead *can_read)
{
  g_auto (GStrv) some = g_new0 (char *, g_strv_length (texts) + 1);
  guint n = 0;

  for (; texts[n] != NULL; n++)
    {
      some[n] = g_strdup (texts[n]);
      if (!can_read (module, mode, (const char *const *) some))
        break;
    }
  return n;
}

/* The line of the head that makes it impossible to set up the match; 0 if it is not a single line. */
static guint
line_at_fault (const SortieModule *module, const SortieJournalHead *head)
{
  guint n_choices = g_strv_length (head->choices), n_options = g_strv_length (head->options);
  guint mode, n;

  if (!sortie_spec_mode (module->game, head->mode, &mode, NULL))
    return MODE_LINE;
  n = count_readable (module, mode, head->choices, can_choose);
  if (n < n_choices)
    return MODE_LINE + 1 + n;
  n = count_readable (module, mode, head->options, can_set);
  return n < n_options ? MODE_LINE + 1 + n_choices + n : 0;
}

/* Sets @error to the message of @wrong, with its line; frees @wrong. */
static void
refuse_head (const char *name, const SortieModule *module, const SortieJournalHead *head,
             GError *wrong, GError **error)
{
  gboolean interrupted = g_error_matches (wrong, SORTIE_ERROR, SORTIE_ERROR_INTERRUPTED);
  guint line = interrupted ? 0 : line_at_fault (module, head);

  if (line > 0)
    sortie_journal_set_error (error, wrong->code, name, line, "%s", wrong->message);
  else
    sortie_set_error (error, wrong->code, "%s: %s", name, wrong->message);
  g_error_free (wrong);
}

GArray *
sortie_replay_chosen (const SortieModule *module, const SortieJournalHead *head, const char *name,
                      guint *ret_mode, GError **error)
{
  GError *wrong = NULL;
  GArray *chosen = NULL;

  if (!fits_module (head, module, TRUE, name, error))
    return NULL;
  if (sortie_spec_mode (module->game, head->mode, ret_mode, &wrong))
    chosen = sortie_spec_choices (module, *ret_mode, (const char *const *) head->choices, FALSE,
                                  NULL, NULL, &wrong);
  if (chosen == NULL)
    refuse_head (name, module, head, wrong, error);
  return chosen;
}

static SortieReplay *
new_replay (const SortieModule *module, const SortieJournal *journal, gboolean reads, const char *name,
            GError **error)
{
  g_autoptr (SortieJournalHead) head = sortie_journal_head (journal, name, error);
  g_autoptr (SortieReplay) replay = NULL;
  GError *wrong = NULL;

  if (head == NULL || !fits_module (head, module, reads, name, error))
    return NULL;

  SortieMatchSpec spec = {
    .module = module,
    .mode = head->mode,
    .choices = (const char *const *) head->choices,
    .options = (const char *const *) head->options,
    .players = (const char *const *) head->players,
    .seed = head->seed,
    .practice = head->practice,
  };

  replay = g_new0 (SortieReplay, 1);
  replay->journal = journal;
  replay->reads = reads;
  replay->name = g_strdup (name);
  replay->match = sortie_match_new (&spec, &wrong);
  if (replay->match == NULL)
    {
      refuse_head (name, module, head, wrong, error);
      return NULL;
    }
  return check_lines (replay, error) ? g_steal_pointer (&replay) : NULL;
}

SortieReplay *
sortie_replay_new (const SortieModule *module, const SortieJournal *journal, const char *name,
                   GError **error)
{
  return new_replay (module, journal, FALSE, name, error);
}

SortieReplay *
sortie_replay_read (const SortieModule *module, const SortieJournal *journal, const char *name,
                    GError **error)
{
  return new_replay (module, journal, TRUE, name, error);
}

const char *
sortie_replay_notice (const SortieReplay *replay)
{
  return replay->differs ? _ ("This match was played with another version of the program or with other cards. The "
                              "moves and the dice are those of then.")
                         : NULL;
}

void
sortie_replay_free (SortieReplay *replay)
{
  if (replay == NULL)
    return;
  sortie_match_free (replay->match);
  g_free (replay->decision);
  g_free (replay->name);
  g_free (replay);
}

/* ---- Decisions ------------------------------------------------------------------------ */

/* The sentence; if the line is not a move, suggests the nearest legal one. (transfer full) */
static char *
with_nearest_move (const SortieReplay *replay, guint8 seat, const char *line, const char *sentence)
{
  const SortieMoves *legal = sortie_match_legal (replay->match);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  char text[SORTIE_MOVE_TEXT];
  const char *nearest;
  g_autofree char *hint = NULL;
  SortieRefusal why;
  SortieMove move;

  if (sortie_move_parse (&replay->match->now, seat, line, &move, &why))
    return g_strdup (sentence);
  for (guint i = 0; i < legal->n; i++)
    g_ptr_array_add (
        lines, g_strdup (sortie_move_format (&replay->match->now, seat, &legal->moves[i], text)));
  nearest = sortie_words_nearest (line, (const char *const *) lines->pdata, lines->len);
  if (nearest == NULL || g_str_equal (nearest, line))
    return g_strdup (sentence);
  hint = sortie_sentence (_ (" Did you mean “{word}”?"), "word", nearest, NULL);
  return g_strconcat (sentence, hint, NULL);
}

/* Finds the legal move that a journal would write in exactly this way. */
static gboolean
find_written (SortieReplay *replay, guint8 seat, const char *line, SortieMove *ret)
{
  const SortiePlay *p = &replay->match->now;
  const SortieMoves *legal = sortie_match_legal (replay->match);
  char text[SORTIE_MOVE_TEXT];

  if (seat != sortie_match_to_move (replay->match))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (g_str_has_prefix (line, sortie_verb (p->setup, legal->moves[i].verb)->id)
        && strcmp (sortie_move_format (p, seat, &legal->moves[i], text), line) == 0)
      {
        *ret = legal->moves[i];
        return TRUE;
      }
  return FALSE;
}

/* A line in another form is read like typed words, to say what is wrong with it. If it names a legal move,
 * check_lines() finds that the journal would have other words. */
static gboolean
play_line (SortieReplay *replay, guint8 seat, const char *line, SortieRefusal *why)
{
  SortieMove move;

  return find_written (replay, seat, line, &move)
             ? sortie_match_play_move (replay->match, seat, &move, why)
             : sortie_match_play_line (replay->match, seat, line, why);
}

static gboolean
play_entry (SortieReplay *replay, const char *line, const SortieEntry *entry, GError **error)
{
  guint8 seat = entry->kind == SORTIE_ENTRY_MOVE
                    ? sortie_find_seat (replay->match->now.setup, line, (gssize) entry->seat, NULL)
                    : SORTIE_NO_SEAT;
  g_autofree char *clean = sortie_text_clean (line);
  g_autofree char *reason = NULL, *told = NULL;
  SortieRefusal why = { 0 };

  if (seat == SORTIE_NO_SEAT)
    return fail_replay (replay, error, _ ("“%s” is not a decision and does not follow from one"), clean);
  if (play_line (replay, seat, entry->text, &why))
    return TRUE;
  if (why.reason == SORTIE_REASON_INTERRUPTED)
    return sortie_interrupted_error (error);
  reason = sortie_refusal_sentence (&replay->match->now, seat, &why);
  told = with_nearest_move (replay, seat, entry->text, reason);
  return fail_replay (replay, error, _ ("“%s” cannot be played here: %s"), clean, told);
}

static gboolean
concede (SortieReplay *replay, const char *id, GError **error)
{
  const guint8 seat = (guint8) sortie_find_seat (replay->match->now.setup, id, -1, NULL);

  return sortie_match_concede (replay->match, seat)
         || fail_replay (replay, error, "%s", sortie_match_why_no_concession (replay->match, seat));
}

static gboolean
offer_draw (SortieReplay *replay, const char *id, GError **error)
{
  if (sortie_match_offer_draw (replay->match, sortie_find_seat (replay->match->now.setup, id, -1, NULL)))
    return TRUE;
  return fail_replay (replay, error, _ ("this seat cannot offer a draw now"));
}

/* "3 south": how many moves, and the seats of programs that were not asked. FALSE if the line is not of this form. */
static gboolean
read_undo (const SortieMatch *match, const SortieEntry *entry, guint *ret_n, guint8 *ret_programs)
{
  g_auto (GStrv) words = g_strsplit (entry->text, " ", -1);

  *ret_n = sortie_entry_n_undone (entry);
  *ret_programs = 0;
  for (guint i = 1; *ret_n > 0 && words[i] != NULL; i++)
    {
      guint8 seat = sortie_find_seat (match->now.setup, words[i], -1, NULL);

      if (seat == SORTIE_NO_SEAT)
        return FALSE;
      *ret_programs |= 1 << seat;
    }
  return *ret_n > 0;
}

/* Nobody can have written this in the middle of a move. */
static gboolean
undo_in_replay (SortieReplay *replay, const char *line, const SortieEntry *entry, GError **error)
{
  g_autofree char *why = NULL, *clean = sortie_text_clean (line);
  guint8 programs;
  guint n;

  if (replay->match->now.s->tentative)
    return fail_replay (replay, error, _ ("the move before is not complete"));
  if (!read_undo (replay->match, entry, &n, &programs))
    return fail_replay (replay, error, _ ("“%s” is not a decision and does not follow from one"), clean);
  if (sortie_match_undo_exactly (replay->match, n, programs, &why) > 0)
    return TRUE;
  return fail_replay (replay, error, _ ("nothing can be taken back here: %s"), why);
}

static gboolean
leave_off (SortieReplay *replay, GError **error)
{
  if (replay->match->now.s->tentative || sortie_match_is_over (replay->match))
    return fail_replay (replay, error, _ ("the match cannot be left here"));
  sortie_match_leave (replay->match);
  return TRUE;
}

static gboolean
branch (SortieReplay *replay, GError **error)
{
  if (replay->match->now.s->tentative || sortie_match_is_over (replay->match))
    return fail_replay (replay, error, _ ("no match can branch off here"));
  sortie_match_branch (replay->match);
  return TRUE;
}

/* "south=greedy" */
static gboolean
change_player (SortieReplay *replay, const char *text, GError **error)
{
  const char *who = NULL;
  gsize length = 0;
  guint8 seat = SORTIE_NO_SEAT;

  if (sortie_player_split (text, &length, &who, NULL))
    seat = sortie_find_seat (replay->match->now.setup, text, (gssize) length, NULL);
  if (seat != SORTIE_NO_SEAT && *who != '\0' && sortie_match_seat (replay->match, seat, who))
    return TRUE;
  return fail_replay (replay, error, _ ("no other player can take this seat here"));
}

static gboolean
carry_out (SortieReplay *replay, const char *line, GError **error)
{
  const SortieEntry entry = sortie_entry_read (line);

  replay->match->left = FALSE; /* the match was continued after it was left */
  switch (entry.kind)
    {
    case SORTIE_ENTRY_LEFT:
      return leave_off (replay, error);
    case SORTIE_ENTRY_BRANCH:
      return branch (replay, error);
    case SORTIE_ENTRY_UNDO:
      return undo_in_replay (replay, line, &entry, error);
    case SORTIE_ENTRY_CONCEDE:
      return concede (replay, entry.text, error);
    case SORTIE_ENTRY_PLAYER:
      return change_player (replay, entry.text, error);
    case SORTIE_ENTRY_DRAW:
      return offer_draw (replay, entry.text, error);
    case SORTIE_ENTRY_MOVE:
    case SORTIE_ENTRY_RESULT:
    case SORTIE_ENTRY_RESULTING:
      break;
    }
  return play_entry (replay, line, &entry, error);
}

gboolean
sortie_replay_step (SortieReplay *replay, GError **error)
{
  if (replay->checked == sortie_journal_n_lines (replay->journal))
    return FALSE;
  g_free (replay->decision);
  replay->decision = sortie_journal_line (replay->journal, replay->checked);
  return carry_out (replay, replay->decision, error) && check_lines (replay, error);
}

const char *
sortie_replay_decision (const SortieReplay *replay)
{
  return replay->decision;
}

SortieMatch *
sortie_replay_match (SortieReplay *replay)
{
  return replay->match;
}

SortieMatch *
sortie_replay_finish (SortieReplay *replay)
{
  SortieMatch *match = g_steal_pointer (&replay->match);

  match->left = FALSE;
  sortie_replay_free (replay);
  return match;
}

static gboolean
step_to_the_end (SortieReplay *replay, GError **error)
{
  GError *wrong = NULL;

  while (sortie_replay_step (replay, &wrong))
    ;
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, wrong);
  return FALSE;
}

static SortieMatch *
open_match (const SortieModule *module, const char *path, gboolean reads, char **ret_notice, GError **error)
{
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_load (path, &notice, error);
  g_autoptr (SortieReplay) replay = NULL;

  *ret_notice = NULL;
  if (journal == NULL)
    return NULL;
  replay = new_replay (module, journal, reads, path, error);
  if (replay == NULL || !step_to_the_end (replay, error))
    return NULL;
  *ret_notice = notice != NULL ? g_steal_pointer (&notice) : g_strdup (sortie_replay_notice (replay));
  return sortie_replay_finish (g_steal_pointer (&replay));
}

SortieMatch *
sortie_match_open (const SortieModule *module, const char *path, char **ret_notice, GError **error)
{
  return open_match (module, path, FALSE, ret_notice, error);
}

SortieMatch *
sortie_match_read (const SortieModule *module, const char *path, char **ret_notice, GError **error)
{
  return open_match (module, path, TRUE, ret_notice, error);
}
