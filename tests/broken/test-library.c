/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-library.c: much of what the kit checks a game cannot do wrong, only the library below it; so
 * here the library has the faults.
 *
 * This program is linked with libopen (local.mk), which leaves calls from one file to another open:
 * a function that is defined here, too, is called in place of the library's own. Each of these does
 * what the library does, and something wrong when its fault is on.
 */
#include "tests/broken/reactors.h"
#include "tests/broken/verifying.h"

#include <dlfcn.h>
#include <string.h>

#include "flow/pipeline.h"
#include <sortie/table.h>
#include "model/front-end.h"
#include <sortie/view.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "kit/internal.h"
#include "match/whole.h"
#include "model/internal.h"
#include "module/internal.h"
#include "match/log.h"
#include "tests/toy/toy.h"

/* The library's own function of this name. */
#define LIBRARY(name) ((__typeof__ (&(name))) dlsym (RTLD_NEXT, #name))

static const char *fault = "";

static gboolean
is_on (const char *name)
{
  return strcmp (fault, name) == 0;
}

static guint16
hand_of (const SortiePlay *p, guint8 seat)
{
  return sortie_setup_zone (p->setup, TOY_HAND, seat);
}

static guint16
top_of_hand (const SortiePlay *p, guint8 seat)
{
  return sortie_zone_top (p, hand_of (p, seat));
}

/* The position. */

guint
sortie_query_explain (const SortiePlay *p, guint value, const SortieQuery *query,
                      SortieSource sources[SORTIE_MAX_SOURCES], gint *ret)
{
  guint n = LIBRARY (sortie_query_explain) (p, value, query, sources, ret);

  if (is_on ("a source is left out") && n > 0)
    sources[n - 1].result++;
  return n;
}

gboolean
sortie_state_read (SortieState *s, const guint8 *data, gsize size, GError **error)
{
  gboolean read = LIBRARY (sortie_state_read) (s, data, size, error);

  if (read && is_on ("the turn is not read"))
    s->turn.number = 0;
  return read;
}

guint64
sortie_state_hash (const SortieState *s)
{
  return is_on ("a hash of little") ? s->moves : LIBRARY (sortie_state_hash) (s);
}

/* Answers from the hand. */

/* Whether the top card of a hand that is not the active seat's answers such events. */
static gboolean
somebody_holds (const SortiePlay *p, guint type)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      guint16 hand = sortie_setup_zone (p->setup, p->setup->rules->reactions->zone, seat);
      guint16 card = sortie_zone_top (p, hand);

      if (seat != p->s->turn.active && card != SORTIE_NO_INDEX
          && (sortie_def (p, sortie_state_cards (p->s)[card].def)->masks.held
              & sortie_catalogue (p)->event_bits[type]))
        return TRUE;
    }
  return FALSE;
}

void
sortie_chances_collect (SortiePlay *p, SortieClauseKind kind, const SortieEvent *event, guint of)
{
  if (!is_on ("only who holds an answer is asked") || somebody_holds (p, event->type))
    LIBRARY (sortie_chances_collect) (p, kind, event, of);
}

/* Matches and journals. */

guint
sortie_match_undo (SortieMatch *match, const SortieUndo *undo, char **ret_why)
{
  guint n = LIBRARY (sortie_match_undo) (match, undo, ret_why);

  return n > 0 && is_on ("undo counts wrong") ? n + 1 : n;
}

SortieMatch *
sortie_replay_finish (SortieReplay *replay)
{
  SortieMatch *match = LIBRARY (sortie_replay_finish) (replay);

  if (is_on ("loading plays on") && !sortie_match_is_over (match))
    sortie_match_play_move (match, sortie_match_to_move (match),
                            &sortie_match_legal (match)->moves[0], NULL);
  return match;
}

char *
sortie_match_journal (const SortieMatch *match)
{
  char *text = LIBRARY (sortie_match_journal) (match);

  if (is_on ("the journal is rewritten") && sortie_match_play (match)->s->turn.number > 1)
    *strchr (text, '\n') = ' ';
  return text;
}

gboolean
sortie_replay_step (SortieReplay *replay, GError **error)
{
  GError *wrong = NULL;
  gboolean more = LIBRARY (sortie_replay_step) (replay, &wrong);

  if (wrong != NULL && is_on ("a lie is believed"))
    g_clear_error (&wrong);
  if (wrong != NULL)
    g_propagate_error (error, wrong);
  return more;
}

/* Line 3 of a journal says which cards it was played with. */
static SortieJournal *
with_our_cards (const SortieModule *module, const SortieJournal *journal)
{
  SortieJournal *ours = sortie_journal_new ();

  for (guint i = 1; i < sortie_journal_n_lines (journal); i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);
      g_autofree char *cards = g_strdup_printf ("content %016" G_GINT64_MODIFIER "x",
                                                module->catalogue->fingerprint);

      sortie_journal_add (ours, i == 3 ? cards : line, -1);
    }
  return ours;
}

SortieReplay *
sortie_replay_new (const SortieModule *module, const SortieJournal *journal, const char *name,
                   GError **error)
{
  static SortieJournal *ours;

  if (!is_on ("any cards will do"))
    return LIBRARY (sortie_replay_new) (module, journal, name, error);
  g_clear_pointer (&ours, sortie_journal_free);
  ours = with_our_cards (module, journal);
  return LIBRARY (sortie_replay_new) (module, ours, name, error);
}

/* Leaves out lines from the end until the rest is sound. */
static SortieJournal *
read_what_is_sound (const char *bytes, gsize size, const char *name, char **ret_notice)
{
  SortieJournal *journal = NULL;

  while (journal == NULL && size > 0)
    {
      for (size--; size > 0 && bytes[size - 1] != '\n'; size--)
        ;
      journal = LIBRARY (sortie_journal_read) (bytes, size, name, ret_notice, NULL);
    }
  return journal;
}

/* It would do for whole lines, but what stands after them is somebody's match as well. */
static SortieJournal *
read_without_sums (const char *bytes, gsize size, const char *name, char **ret_notice)
{
  SortieJournal *sound = read_what_is_sound (bytes, size, name, ret_notice);

  if (sound != NULL)
    sortie_journal_add (sound, "left", -1);
  return sound;
}

SortieJournal *
sortie_journal_read (const char *bytes, gsize size, const char *name, char **ret_notice,
                     GError **error)
{
  const char later[] = "sortie-journal 2";
  g_autofree char *copy = g_strndup (bytes, size);
  GError *wrong = NULL;
  SortieJournal *journal;

  if (is_on ("later versions are read") && g_str_has_prefix (copy, later))
    copy[strlen (later) - 1] = '1';
  journal = LIBRARY (sortie_journal_read) (copy, size, name, ret_notice, &wrong);
  if (journal != NULL)
    return journal;
  if (is_on ("damage is mended") && g_error_matches (wrong, SORTIE_ERROR, SORTIE_ERROR_DAMAGED))
    {
      g_clear_error (&wrong);
      return read_without_sums (bytes, size, name, ret_notice);
    }
  g_propagate_error (error, wrong);
  return NULL;
}

/* What seats see and are told. */

/* The positions of which views were made last, two for the two worlds. */
static struct
{
  const SortieState *block;
  const SortiePlay *p;
} truths[2];

static const SortiePlay *
truth_of (const SortieView *view)
{
  return truths[truths[1].block == view->play.s ? 1 : 0].p;
}

void
sortie_view_init (SortieView *view, SortieState *block, const SortiePlay *p, guint8 seat)
{
  guint16 card = seat < 2 ? top_of_hand (p, !seat) : top_of_hand (p, 0);

  LIBRARY (sortie_view_init) (view, block, p, seat);
  truths[0] = truths[1];
  truths[1].block = block;
  truths[1].p = p;
  if (card == SORTIE_NO_INDEX)
    return;
  if (is_on (seat < 2 ? "views show too much" : "spectators see too much"))
    block->moves = sortie_state_cards (p->s)[card].def;
  if (seat < 2 && is_on ("views keep numbers"))
    block->moves = card;
}

SortieSketchItem *
sortie_sketch_zone (SortieSketch *sketch, const SortieView *view, guint16 zone)
{
  const SortiePlay *p = is_on ("tables show too much") ? truth_of (view) : NULL;
  guint16 top = p != NULL ? sortie_zone_top (p, zone) : SORTIE_NO_INDEX;
  SortieSketchItem *item = LIBRARY (sortie_sketch_zone) (sketch, view, zone);

  if (top != SORTIE_NO_INDEX)
    sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT,
                        sortie_def (p, sortie_state_cards (p->s)[top].def)->id);
  return item;
}

/* Whoever holds a beacon hears more; who does not hear it sees that there was something. */
static gboolean
is_told_only_to (const SortiePlay *p, guint8 seat)
{
  guint16 beacon = sortie_catalogue_find (p->setup->catalogue, "beacon");

  for (SORTIE_EACH_IN_ZONE (p, hand_of (p, seat), card))
    if (sortie_state_cards (p->s)[card].def == beacon)
      return TRUE;
  return FALSE;
}

#define FOR_OTHERS "It gets dark."

void
sortie_log_event (SortieLog *log, const SortiePlay *p, const SortieEvent *event)
{
  guint length = sortie_log_length (log);

  LIBRARY (sortie_log_event) (log, p, event);
  if (is_on ("entries for others are counted") && sortie_log_length (log) == length
      && (is_told_only_to (p, 0) || is_told_only_to (p, 1)))
    sortie_log_say (log, FOR_OTHERS, 0, 0);
}

static void
leave_out_for_others (char **lines)
{
  char **kept = lines;

  for (char **line = lines; *line != NULL; line++)
    if (strcmp (*line, FOR_OTHERS) != 0)
      *kept++ = *line;
    else
      g_free (*line);
  *kept = NULL;
}

char **
sortie_log_read (const SortieLog *log, guint8 seat, guint since, guint until)
{
  char **lines
      = LIBRARY (sortie_log_read) (log, is_on ("logs are mistaken") ? !seat : seat, since, until);

  leave_out_for_others (lines);
  return lines;
}

/* Shuffling: the watch is told before anything is put back. */

typedef struct
{
  const SortieWatch *watch;
  guint8 known[SORTIE_MAX_SEATS * 64];
} Remembering;

static void
remember (gpointer data, const SortiePlay *p, const SortieChance *chance)
{
  Remembering *r = data;

  for (SORTIE_EACH_IN_ZONE (p, chance->zone, card))
    sortie_state_cards (p->s)[card].known = r->known[card];
  r->watch->chance (r->watch->data, p, chance);
}

void
sortie_zone_shuffle (SortiePlay *p, guint16 zone)
{
  Remembering r = { .watch = p->watch };
  const SortieWatch watch = { .data = &r, .chance = remember };

  if (!is_on ("shuffles are followed") || p->watch == NULL || p->watch->chance == NULL)
    {
      LIBRARY (sortie_zone_shuffle) (p, zone);
      return;
    }
  for (guint16 card = 0; card < p->s->n_cards; card++)
    r.known[card] = sortie_state_cards (p->s)[card].known;
  p->watch = &watch;
  LIBRARY (sortie_zone_shuffle) (p, zone);
  p->watch = r.watch;
}

/* The top of the Ashes, which everybody sees, is imagined as what lies in the hand. */
void
sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng)
{
  guint16 seen = sortie_zone_top (p, sortie_setup_zone (p->setup, TOY_ASHES, 0));
  guint16 other = top_of_hand (p, 0);

  LIBRARY (sortie_view_imagine) (p, seat, ret, rng);
  if (is_on ("what was seen is imagined otherwise") && seen != SORTIE_NO_INDEX
      && other != SORTIE_NO_INDEX)
    sortie_state_cards (ret)[seen].def = sortie_state_cards (ret)[other].def;
}

guint
sortie_recall (const SortiePlay *p, guint8 seat, SortieRecalled *ret, guint room)
{
  guint n = LIBRARY (sortie_recall) (p, seat, ret, room);
  guint16 card = seat < 2 ? top_of_hand (p, !seat) : SORTIE_NO_INDEX;

  if (is_on ("what was never seen is remembered") && card != SORTIE_NO_INDEX && n < room)
    ret[n++] = (SortieRecalled) { .zone = hand_of (p, !seat),
                                  .def = sortie_state_cards (p->s)[card].def };
  return n;
}

/* Moves. */

gboolean
sortie_move_check (const SortiePlay *p, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  return (is_on ("the end is not noticed") && sortie_is_over (p))
         || LIBRARY (sortie_move_check) (p, seat, move, why);
}

/* Ends of matches. */

void
sortie_concede (SortiePlay *p, guint8 seat)
{
  if (!is_on ("who gives up stays"))
    LIBRARY (sortie_concede) (p, seat);
}

static void
expect (const char *name, const char *check)
{
  g_autoptr (SortieModule) module = verifying_load ("toy/.libs", "toy");

  fault = name;
  verifying_expect (module, NULL, check);
  fault = "";
}

/* The toy has no cards that answer from the hand. */
static void
expect_compared (SortieModule *loaded)
{
  g_autoptr (SortieModule) module = loaded;
  g_autoptr (SortieVerifyReport) report = verifying_run (module, GAMES, 1, NULL);
  g_autofree char *failed = verifying_failed (report);
  guint compared = 0;

  for (guint i = 0; i < report->checks->len; i++)
    if (strcmp (g_array_index (report->checks, SortieVerifyCheck, i).id, "H14") == 0)
      compared = g_array_index (report->checks, SortieVerifyCheck, i).done;
  tap_string (failed, "");
  CU_ASSERT_TRUE (compared > 0);
}

static void
reactors (void)
{
  expect_compared (reactors_load ());
}

static void
fencers (void)
{
  expect_compared (reactors_load_fencers ());
}

/* The report names what was asked about, and the cards on which it depends. */
static void
stops (void)
{
  g_autoptr (SortieModule) module = reactors_load ();
  g_autoptr (SortieVerifyReport) report = NULL;
  g_autofree char *failed = NULL;

  fault = "only who holds an answer is asked";
  report = verifying_run (module, GAMES, 1, NULL);
  fault = "";
  failed = verifying_failed (report);
  tap_string (failed, "H14");
  tap_contains (((SortieVerifyFailure *) report->failures->pdata[0])->sentence, "“hurt”");
  tap_contains (((SortieVerifyFailure *) report->failures->pdata[0])->sentence, "hand: “");
}

#define FAULT(function, name, check) \
  static void                        \
  function (void)                    \
  {                                  \
    expect ((name), (check));        \
  }

FAULT (none, "", "")
FAULT (sources, "a source is left out", "S3")
FAULT (reading, "the turn is not read", "S5")
FAULT (hashing, "a hash of little", "S6")
FAULT (undo, "undo counts wrong", "P1")
FAULT (loading, "loading plays on", "P2")
FAULT (rewriting, "the journal is rewritten", "P3")
FAULT (lies, "a lie is believed", "P4")
FAULT (cards, "any cards will do", "P5")
FAULT (versions, "later versions are read", "P6")
FAULT (damage, "damage is mended", "P7")
FAULT (views, "views show too much", "H1")
FAULT (tables, "tables show too much", "H5")
FAULT (entries, "entries for others are counted", "H6")
FAULT (logs, "logs are mistaken", "H8")
FAULT (shuffles, "shuffles are followed", "H10")
FAULT (imagined, "what was seen is imagined otherwise", "H10")
FAULT (remembered, "what was never seen is remembered", "H10")
FAULT (numbers, "views keep numbers", "H11")
FAULT (spectators, "spectators see too much", "H13")
FAULT (end, "the end is not noticed", "G2")
FAULT (staying, "who gives up stays", "G6")

static const TapTest tests[] = {
  { "nothing is found while no fault is on", none },
  { "S3 a sum that leaves a source out is caught", sources },
  { "S5 a position that is not read whole is caught", reading },
  { "S6 a hash of only some fields is caught", hashing },
  { "P1 an undo that counts wrong is caught", undo },
  { "P2 a match that is loaded as another is caught", loading },
  { "P3 a journal that is rewritten is caught", rewriting },
  { "P4 a replay that believes what did not happen is caught", lies },
  { "P5 a replay with other cards is caught", cards },
  { "P6 reading what a later version wrote is caught", versions },
  { "P7 reading past damage is caught", damage },
  { "H1 a view that shows too much is caught", views },
  { "H5 a drawn table that shows too much is caught", tables },
  { "H6 a log whose length tells too much is caught", entries },
  { "H8 a log of somebody else is caught", logs },
  { "H10 a card that is known after a shuffle is caught", shuffles },
  { "H10 a card that was seen and is imagined otherwise is caught", imagined },
  { "H10 a memory of what was never seen is caught", remembered },
  { "H11 numbers of hidden cards in a view are caught", numbers },
  { "H13 a spectator who sees too much is caught", spectators },
  { "H14 nothing is found where whoever may hold an answer is asked", reactors },
  { "H14 nothing is found where secret answers lead to such a question", fencers },
  { "H14 asking only who holds an answer is caught", stops },
  { "G2 a move in a game that is over is caught", end },
  { "G6 a seat that gives up and stays is caught", staying },
  { NULL },
};

TAP_MAIN (tests)
