/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-interrupt.c: whatever is interrupted, at whatever moment, is as it was before, and can be done
 * again.
 *
 * The game here is the toy game, which counts how often it is called: at each step of a procedure,
 * each check of a move, each look at how good a position is. Each test interrupts at the first of
 * these moments, then at the second, and so on until what it does is done before. No clock has a part in it.
 */
#include "reader/reader.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include <sortie/bot.h>
#include "player/front-end.h"
#include "tests/toy/lamps.h"
#include "match/whole.h"
#include "module/internal.h"
#include "reader/internal.h"
#include "base/internal.h"

#include <string.h>

#define SEED 5
/* more moments than anything here has: whatever does not end by then does not end */
#define MOST_MOMENTS 5000

/* ---- A game that interrupts itself ------------------------------------------------- */

static SortieInterrupt interrupt;
static guint countdown; /* moments until then; 0: never */

static void
a_moment (void)
{
  if (countdown > 0 && --countdown == 0)
    interrupt.is_set = 1;
}

#define N_PROCS (TOY_PROC_BURN + 1 - SORTIE_N_PROCS)
#define N_VERBS (TOY_VERB_SHIFT + 1 - SORTIE_N_VERBS)

static SortieProcDecl procs[N_PROCS + 1];
static SortieVerbDecl verbs[N_VERBS + 1];
static SortieGame game;

static const SortieProcDecl *own_procs;
static const SortieVerbDecl *own_verbs;

static void
step (SortiePlay *p, SortieFrame *f)
{
  a_moment ();
  own_procs[f->code - SORTIE_N_PROCS].step (p, f);
}

static gboolean
check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  a_moment ();
  return own_verbs[move->verb - SORTIE_N_VERBS].check (p, move, why);
}

static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  a_moment ();
  return sortie_game.evaluate (p, seat);
}

static void
make_game (void)
{
  game = sortie_game;
  own_procs = game.vocabulary.procs;
  own_verbs = game.rules.verbs;
  memcpy (procs, own_procs, sizeof procs);
  memcpy (verbs, own_verbs, sizeof verbs);
  for (guint i = 0; i < N_PROCS; i++)
    procs[i].step = step;
  for (guint i = 0; i < N_VERBS; i++)
    verbs[i].check = check;
  game.vocabulary.procs = procs;
  game.rules.verbs = verbs;
  game.evaluate = evaluate;
}

static const SortieModule *
module (void)
{
  static SortieModule *loaded;
  g_autofree char *content =
      g_build_filename (g_getenv ("top_srcdir"), "tests/toy/content/toy", NULL);

  if (loaded == NULL)
    {
      make_game ();
      loaded = sortie_module_for_game (&game, content, NULL);
      CU_ASSERT_PTR_NOT_NULL_FATAL (loaded);
      loaded->interrupt = &interrupt;
    }
  return loaded;
}

/* In practice, so that undo is refused for no other reason. */
static SortieMatch *
new_match (guint64 seed, GError **error)
{
  const char *const options[] = { "opener=north", NULL };
  SortieMatchSpec spec
      = { .module = module (), .options = options, .seed = seed, .practice = TRUE };

  return sortie_match_new (&spec, error);
}

/* Where north may light a lantern, with a card to pay for it. */
static SortieMatch *
at_play (void)
{
  for (guint64 seed = SEED; seed < SEED + 100; seed++)
    {
      SortieMatch *match = new_match (seed, NULL);
      SortieMove move;

      lamps_play (match, NORTH, "no");
      if (sortie_move_parse (sortie_match_play (match), NORTH, "light lantern sill1", &move, NULL)
          && sortie_move_check (sortie_match_play (match), NORTH, &move, NULL))
        return match;
      sortie_match_free (match);
    }
  CU_FAIL_FATAL ("north never draws a lantern");
  return NULL;
}

/* ---- What is done, and what there is ----------------------------------------------- */

/* All that somebody may ask of a match. (transfer full) */
static char *
all_of (SortieMatch *match)
{
  g_autofree char *bytes = lamps_bytes (match), *journal = sortie_match_journal (match);
  g_auto (GStrv) log = sortie_match_log (match, NORTH, 0);
  g_autofree char *told = g_strjoinv ("\n", log);

  return g_strdup_printf ("%s\n%s\n%s\n%u moves\n", bytes, journal, told,
                          sortie_match_legal (match)->n);
}

/* Returns FALSE when it was interrupted, and the match must be as it was. */
typedef gboolean Deed (SortieMatch *match);

static gboolean
play (SortieMatch *match, guint8 seat, const char *line)
{
  SortieRefusal why = { 0 };

  if (sortie_match_play_line (match, seat, line, &why))
    return TRUE;
  tap_int (why.reason, SORTIE_REASON_INTERRUPTED);
  return FALSE;
}

/* At the moment number @at; whether that came before it was done. */
static gboolean
is_interrupted (SortieMatch *match, Deed *deed, guint at, const char *before)
{
  gboolean done;

  countdown = at;
  done = deed (match);
  countdown = 0;
  interrupt.is_set = 0;
  if (!done)
    {
      g_autofree char *after = all_of (match);

      tap_string (after, before);
    }
  return !done;
}

/* Takes the match. */
static void
may_be_interrupted (SortieMatch *match, Deed *deed)
{
  g_autofree char *before = all_of (match), *now = NULL, *straight = NULL;
  guint at = 1;

  while (at < MOST_MOMENTS && is_interrupted (match, deed, at, before))
    at++;
  CU_ASSERT_TRUE (at > 1);
  CU_ASSERT_TRUE (at < MOST_MOMENTS);
  now = all_of (match);
  CU_ASSERT_STRING_NOT_EQUAL (now, before);
  sortie_match_free (match);
}

/* ---- Moves -------------------------------------------------------------------------- */

static gboolean
end_turn (SortieMatch *match)
{
  return play (match, NORTH, "done");
}

static void
a_turn_that_ends (void)
{
  may_be_interrupted (at_play (), end_turn);
}

static gboolean
light (SortieMatch *match)
{
  return play (match, NORTH, "light lantern sill1");
}

static void
a_move_that_is_begun (void)
{
  may_be_interrupted (at_play (), light);
}

static gboolean
pay (SortieMatch *match)
{
  SortieRefusal why = { 0 };

  if (sortie_match_play_move (match, NORTH, &sortie_match_legal (match)->moves[0], &why))
    return TRUE;
  tap_int (why.reason, SORTIE_REASON_INTERRUPTED);
  return FALSE;
}

static void
a_move_that_is_put_together (void)
{
  SortieMatch *match = at_play ();

  lamps_play (match, NORTH, "light lantern sill1");
  CU_ASSERT_TRUE (sortie_match_play (match)->s->tentative);
  may_be_interrupted (match, pay);
}

/* The same with all its dice. */
static void
what_follows_is_the_same (void)
{
  g_autoptr (SortieMatch) straight = at_play (), often = at_play ();
  g_autofree char *before = all_of (often), *one = NULL, *other = NULL;

  CU_ASSERT_TRUE (end_turn (straight));
  for (guint at = 1; is_interrupted (often, end_turn, at, before); at++)
    continue;
  one = all_of (straight);
  other = all_of (often);
  tap_string (other, one);
}

static gboolean
feed (SortieMatch *match)
{
  const SortieFeeder feeder = sortie_feeder_for_match (match);
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  return sortie_feed_line (&feeder, NORTH, "strike", &fed);
}

static void
a_line (void)
{
  may_be_interrupted (at_play (), feed);
}

/* ---- Going back, ending ------------------------------------------------------------- */

static gboolean
undo (SortieMatch *match)
{
  g_autofree char *why = NULL;

  return sortie_match_undo (match, NULL, &why) > 0;
}

static void
an_undo (void)
{
  SortieMatch *match = at_play ();

  lamps_play (match, NORTH, "light lantern sill1");
  CU_ASSERT_TRUE (pay (match));
  may_be_interrupted (match, undo);
}

static gboolean
undo_two (SortieMatch *match)
{
  const SortieUndo two = { .askers = 0xff, .reader = SORTIE_NO_SEAT, .n = 2 };
  g_autofree char *why = NULL;

  return sortie_match_undo (match, &two, &why) > 0;
}

/* North has ended its turn, and south has decided something. (transfer full) */
static SortieMatch *
two_have_decided (void)
{
  SortieMatch *match = at_play ();
  guint8 seat;

  CU_ASSERT_TRUE (end_turn (match));
  do
    {
      SortieMove move = sortie_match_legal (match)->moves[0];
      gboolean decides = sortie_match_legal (match)->n > 1;

      seat = decides ? sortie_match_to_move (match) : NORTH;
      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, sortie_match_to_move (match), &move, NULL));
    }
  while (seat == NORTH || sortie_match_play (match)->s->tentative);
  return match;
}

/* The journal has a line for each seat, but there is no moment between the two. */
static void
an_undo_of_two_seats (void)
{
  g_autoptr (SortieMatch) straight = two_have_decided (), often = two_have_decided ();
  g_autofree char *before = all_of (often), *one = NULL, *other = NULL;
  guint at = 1;

  CU_ASSERT_TRUE (undo_two (straight));
  for (; is_interrupted (often, undo_two, at, before); at++)
    continue;
  CU_ASSERT_TRUE (at > 1);
  one = all_of (straight);
  other = all_of (often);
  tap_string (other, one);
  CU_ASSERT_TRUE (g_strrstr (one, "undo") != strstr (one, "undo"));
}

/* ---- Opening ------------------------------------------------------------------------ */

static void
a_match_that_is_begun (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = NULL;

  interrupt.is_set = 1;
  match = new_match (SEED, &error);
  interrupt.is_set = 0;
  CU_ASSERT_PTR_NULL (match);
  CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_INTERRUPTED));
}

/* What is said is never that the journal is wrong. */
static gboolean
opens (const char *path, guint at)
{
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = NULL;

  countdown = at;
  match = sortie_match_open (module (), path, &notice, &error);
  countdown = 0;
  interrupt.is_set = 0;
  if (match == NULL)
    CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_INTERRUPTED));
  return match != NULL;
}

static void
a_journal (void)
{
  g_autoptr (SortieMatch) match = at_play ();
  g_autofree char *path = lamps_path ("opened"), *journal = NULL;
  SortieRng rng;
  guint at = 1;

  sortie_rng_seed (&rng, SEED);
  lamps_play_on (match, &rng, 40);
  lamps_finish_move (match, &rng);
  journal = sortie_match_journal (match);
  lamps_write (path, journal, -1);
  while (at < MOST_MOMENTS && !opens (path, at))
    at++;
  CU_ASSERT_TRUE (at > 100);
  CU_ASSERT_TRUE (at < MOST_MOMENTS);
}

/* ---- Thinking ----------------------------------------------------------------------- */

/* It chooses as if nobody had interrupted it, and needs no more moments for it than before. */
static void
check_bot (const char *kind)
{
  g_autoptr (SortieMatch) match = at_play ();
  g_autofree char *before = all_of (match), *after = NULL;
  const SortiePlay *p = sortie_match_play (match);
  const SortieMoves *legal = sortie_match_legal (match);
  g_autoptr (SortieBot) straight = sortie_bot_new (p->setup, kind, SEED);
  g_autoptr (SortieBot) often = sortie_bot_new (p->setup, kind, SEED);
  SortieMove one = sortie_bot_choose (straight, p, NORTH, legal), other;

  CU_ASSERT_FALSE (sortie_bot_was_interrupted (straight));
  for (guint at = 1; at < MOST_MOMENTS; at++)
    {
      countdown = at;
      other = sortie_bot_choose (often, p, NORTH, legal);
      countdown = interrupt.is_set = 0;
      if (!sortie_bot_was_interrupted (often))
        break;
    }
  CU_ASSERT_FALSE (sortie_bot_was_interrupted (often));
  CU_ASSERT_TRUE (sortie_moves_equal (&one, &other));
  other = sortie_bot_choose (often, p, NORTH, legal);
  one = sortie_bot_choose (straight, p, NORTH, legal);
  CU_ASSERT_TRUE (sortie_moves_equal (&one, &other));
  after = all_of (match);
  tap_string (after, before);
}

static void
a_bot (void)
{
  check_bot ("greedy");
  check_bot ("search:2");
}

/* What it remembers of the turn stays as it was, too. */
static void
a_bot_that_hears_answers (void)
{
  SortieHorizon was = game.horizon;

  game.horizon = SORTIE_HORIZON_PHASE;
  check_bot ("search:2");
  game.horizon = was;
}

/* How many moments something takes. */
static guint
moments (void (*ask) (SortieMatch *match), SortieMatch *match)
{
  guint left;

  countdown = G_MAXUINT;
  ask (match);
  left = countdown;
  countdown = 0;
  return G_MAXUINT - left;
}

static void
ask_bot (SortieMatch *match)
{
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieBot) bot = sortie_bot_new (p->setup, "greedy", SEED);

  sortie_bot_choose (bot, p, NORTH, sortie_match_legal (match));
}

static void
ask_moves (SortieMatch *match)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (sortie_match_play (match), &moves);
}

static void
ask_why_not (SortieMatch *match)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRefusal why;

  sortie_line_init (&line, "light lantern sill1 imp");
  sortie_read_why (sortie_match_offers (match, NORTH), &line, 0, &why);
}

static void
ask_foresight (SortieMatch *match)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieReadFault fault = { 0 };

  sortie_line_init (&line, "done no done");
  if (!sortie_read_ahead (sortie_match_offers (match, NORTH), &line, 0, &fault))
    g_free (fault.sentence);
}

static void
ask_forecast (SortieMatch *match)
{
  g_strfreev (sortie_match_forecast (match, SOUTH, NORTH, SORTIE_NOTHING));
}

static void
ask_ledger (SortieMatch *match)
{
  g_strfreev (sortie_match_ledger (match, SOUTH, NORTH));
}

/* What has no answer is given up at once: hardly anything happens any more once it is set. */
static void
all_questions (void)
{
  static const struct
  {
    const char *name;
    void (*ask) (SortieMatch *match);
    guint few;
  } questions[] = {
    { "a bot", ask_bot, 0 },           { "moves", ask_moves, 0 },
    { "why not", ask_why_not, 0 },     { "foresight", ask_foresight, 0 },
    { "forecast", ask_forecast, 0 },   { "ledger", ask_ledger, 0 },
  };
  g_autoptr (SortieMatch) match = at_play ();

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      guint whole = moments (questions[i].ask, match), broken;

      interrupt.is_set = 1;
      broken = moments (questions[i].ask, match);
      interrupt.is_set = 0;
      if (whole == 0 || broken > questions[i].few)
        tap_note ("%s: %u moments, interrupted %u", questions[i].name, whole, broken);
      CU_ASSERT_TRUE (whole > 0);
      CU_ASSERT_TRUE (broken <= questions[i].few);
    }
}

/* A list that was cut short is not kept for the list. */
static void
a_list (void)
{
  g_autoptr (SortieMatch) match = at_play ();
  g_autoptr (SortieMatch) other = at_play ();
  guint n = sortie_match_legal (other)->n;

  countdown = 1;
  CU_ASSERT_TRUE (sortie_match_legal (match)->n < n);
  countdown = interrupt.is_set = 0;
  tap_int (sortie_match_legal (match)->n, n);
}

static const TapTest tests[] = {
  { "a turn that ends may be interrupted", a_turn_that_ends },
  { "a move that is begun may be interrupted", a_move_that_is_begun },
  { "one that is being put together stays as far as it was", a_move_that_is_put_together },
  { "what was interrupted often goes on as if it had not been", what_follows_is_the_same },
  { "a line may be interrupted", a_line },
  { "undo may be interrupted", an_undo },
  { "undo of what two seats decided is all of it or nothing", an_undo_of_two_seats },
  { "a match is begun or not", a_match_that_is_begun },
  { "a journal that is opened is not called wrong", a_journal },
  { "a bot chooses the same when it is asked again", a_bot },
  { "a bot that looks for answers chooses the same when it is asked again", a_bot_that_hears_answers },
  { "questions are given up at once", all_questions },
  { "a list that was cut short is made again", a_list },
  { NULL },
};

TAP_MAIN (tests)
