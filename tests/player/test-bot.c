/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bots: legal, repeatable, blind, and no worse than chance. */
#include <sortie/speech.h>
#include <sortie/bot.h>
#include "player/front-end.h"
#include "base/internal.h"
#include "match/whole.h"
#include "model/internal.h"
#include "tests/toy/lamps.h"

#include <string.h>

static guint
find (const SortieMoves *legal, const SortieMove *move)
{
  guint i = 0;

  while (i < legal->n && !sortie_moves_equal (&legal->moves[i], move))
    i++;
  return i;
}

/* One decision of a bot in a match; returns its number among the legal moves. */
static guint
decide (SortieMatch *match, SortieBot *bot)
{
  const SortieMoves *legal = sortie_match_legal (match);
  guint8 seat = sortie_match_to_move (match);
  SortieMove move = sortie_bot_choose (bot, sortie_match_play (match), seat, legal);
  guint i = find (legal, &move);

  CU_ASSERT_TRUE_FATAL (i < legal->n);
  return i;
}

/* Plays a whole game; returns the winners, 0: a draw. */
static guint8
play_game (guint64 seed, const char *north, const char *south, char **ret_journal)
{
  g_autoptr (SortieMatch) match = lamps_match (seed, FALSE);
  g_autoptr (SortieBot) one = sortie_bot_new (sortie_match_setup (match), north, seed);
  g_autoptr (SortieBot) two = sortie_bot_new (sortie_match_setup (match), south, seed + 1);

  while (!sortie_match_is_over (match))
    {
      guint8 seat = sortie_match_to_move (match);
      guint i = decide (match, seat == NORTH ? one : two);
      SortieMove move = sortie_match_legal (match)->moves[i];

      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &move, NULL));
    }
  if (ret_journal != NULL)
    *ret_journal = sortie_match_journal (match);
  return sortie_match_play (match)->s->result.winners;
}

static void
kinds_are_listed (void)
{
  g_auto (GStrv) kinds = sortie_bot_kinds (NULL);
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);

  tap_string (kinds[0], "random");
  tap_string (kinds[1], "greedy");
  tap_string (kinds[2], "search");
  tap_string (kinds[3], NULL);
  for (guint i = 0; kinds[i] != NULL; i++)
    {
      g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), kinds[i], 1);

      CU_ASSERT_PTR_NOT_NULL (bot);
    }
  CU_ASSERT_PTR_NULL (sortie_bot_new (sortie_match_setup (match), "clever", 1));
}

/* What is wrong with the name of a bot; whether it is called a name that nothing has. */
static void
check_refused (const char *who, SortieError code, const char *says)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);

  CU_ASSERT_FALSE_FATAL (sortie_bot_check (NULL, who, &error));
  tap_int (error->code, code);
  CU_ASSERT_PTR_NOT_NULL (strstr (error->message, says));
  CU_ASSERT_PTR_NULL (sortie_bot_new (sortie_match_setup (match), who, 1));
}

static void
parameters_are_checked (void)
{
  static const char *const good[] = { "search", "search:1", "search:2000", "search:1000000",
                                      "search:easy", "search:medium", "search:strong",
                                      "search:1ms",  "search:600s",   "search:2s" };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    CU_ASSERT_TRUE (sortie_bot_check (NULL, good[i], NULL));
  check_refused ("serch", SORTIE_ERROR_UNKNOWN, "“search”");
  check_refused ("serch:500", SORTIE_ERROR_UNKNOWN, "“search”");
  check_refused ("", SORTIE_ERROR_UNKNOWN, "greedy");
  check_refused ("greedy:3", SORTIE_ERROR_SYNTAX, "“3”");
  check_refused ("search:", SORTIE_ERROR_SYNTAX, "easy");
  check_refused ("search:0", SORTIE_ERROR_SYNTAX, "“0”");
  check_refused ("search:-5", SORTIE_ERROR_SYNTAX, "“-5”");
  check_refused ("search:1000001", SORTIE_ERROR_SYNTAX, "1000000");
  check_refused ("search:mediun", SORTIE_ERROR_SYNTAX, "“medium”");
  check_refused ("search:0s", SORTIE_ERROR_SYNTAX, "“0s”");
  check_refused ("search:601s", SORTIE_ERROR_SYNTAX, "600 seconds");
  check_refused ("search:2h", SORTIE_ERROR_SYNTAX, "2s");
}

/* A kind that the library does not know: it remembers its parameter and takes the last move. */
static gpointer
last_create (const SortieSetup *setup, const char *parameter)
{
  (void) setup;
  return g_strdup (parameter);
}

static gboolean
last_check (const char *parameter, GError **error)
{
  (void) error;
  return strcmp (parameter, "fast") == 0;
}

static guint
last_choose (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
             const SortieMoves *legal)
{
  (void) rng;
  (void) p;
  (void) seat;
  tap_string (memory, "fast");
  return legal->n - 1;
}

static void
a_kind_from_outside (void)
{
  static const SortieBotKind last = {
    .id = "last", .create = last_create, .destroy = g_free, .choose = last_choose
  };
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autoptr (SortieBot) bot = sortie_bot_new_of (sortie_match_setup (match), &last, "fast", 1);

  CU_ASSERT_TRUE_FATAL (sortie_match_legal (match)->n > 1);
  tap_int (decide (match, bot), sortie_match_legal (match)->n - 1);
}

/* A game may bring a kind of its own: it is found by its name, with its parameter, and named when
 * somebody mistypes it; other games do not know it. */
static void
a_kind_of_a_game (void)
{
  static const SortieBotKind last = {
    .id = "last", .check = last_check, .create = last_create, .destroy = g_free,
    .choose = last_choose
  };
  static const SortieBotKind *const bots[] = { &last, NULL };
  static SortieGame game;
  static SortieModule module;
  SortieMatchSpec spec = { .module = &module, .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = NULL;
  g_autoptr (SortieBot) bot = NULL;
  g_auto (GStrv) kinds = NULL;

  game = sortie_game;
  game.bots = bots;
  module = *lamps ();
  module.game = &game;
  match = sortie_match_new (&spec, NULL);
  kinds = sortie_bot_kinds (&game);
  tap_int (g_strv_length (kinds), 4);
  tap_string (kinds[3], "last");
  CU_ASSERT_FALSE (sortie_bot_check (NULL, "last:fast", NULL));
  CU_ASSERT_FALSE (sortie_bot_check (&game, "last:slow", NULL));
  CU_ASSERT_FALSE (sortie_bot_check (&game, "lats", &error));
  CU_ASSERT_PTR_NOT_NULL (strstr (error->message, "“last”"));
  bot = sortie_bot_new (sortie_match_setup (match), "last:fast", 1);
  CU_ASSERT_PTR_NOT_NULL_FATAL (bot);
  tap_int (decide (match, bot), sortie_match_legal (match)->n - 1);
}

/* The same budget gives the same game, and another one is another player: in some of the games. */
static void
a_budget_is_kept (void)
{
  guint differ = 0;

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autofree char *one = NULL, *two = NULL, *less = NULL;

      play_game (seed, "search:100", "search:100", &one);
      play_game (seed, "search:easy", "search:100", &two);
      play_game (seed, "search:20", "search:20", &less);
      tap_string (two, one);
      differ += strcmp (one, less) != 0;
    }
  CU_ASSERT_TRUE (differ > 0);
}

static void
games_end (void)
{
  static const char *const kinds[] = { "random", "greedy", "search:20" };

  for (guint64 seed = 1; seed <= 20; seed++)
    for (guint i = 0; i < 9; i++)
      CU_ASSERT_TRUE (play_game (seed, kinds[i % 3], kinds[i / 3], NULL) < 3);
}

static void
the_same_seed_the_same_game (void)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autofree char *one = NULL, *two = NULL, *random_one = NULL, *random_two = NULL;

      play_game (seed, "greedy", "greedy", &one);
      play_game (seed, "greedy", "greedy", &two);
      tap_string (one, two);
      play_game (seed, "random", "random", &random_one);
      play_game (seed, "random", "random", &random_two);
      tap_string (random_one, random_two);
    }
}

/* Each of n moves is expected 1000 times; four times the deviation of that is far too much. */
static void
random_is_fair (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "random", 1);
  guint count[SORTIE_USUAL_MOVES] = { 0 };
  guint n;

  lamps_play (match, NORTH, "no");
  n = sortie_match_legal (match)->n;
  CU_ASSERT_TRUE_FATAL (n > 3);
  for (guint i = 0; i < 1000 * n; i++)
    count[decide (match, bot)]++;
  for (guint i = 0; i < n; i++)
    CU_ASSERT_TRUE (count[i] > 1000 - 4 * 32 && count[i] < 1000 + 4 * 32);
}

/* @margin: how many more games are won than lost. */
static void
check_beats_chance (const char *kind, guint margin)
{
  guint wins = 0, losses = 0;

  for (guint64 seed = 1; seed <= 100; seed++)
    {
      guint8 as_north = play_game (seed, kind, "random", NULL),
             as_south = play_game (seed, "random", kind, NULL);

      wins += (as_north == 1) + (as_south == 2);
      losses += (as_north == 2) + (as_south == 1);
    }
  tap_note ("%s won %u and lost %u of 200", kind, wins, losses);
  CU_ASSERT_TRUE (wins > losses + margin);
}

static void
greedy_beats_chance (void)
{
  /* a fair coin comes so far from even once in ten billion times */
  check_beats_chance ("greedy", 90);
}

static void
search_beats_chance (void)
{
  /* a fair coin: once in fifty thousand times */
  check_beats_chance ("search:40", 60);
}

/* T-6: with one light to go and a lamp that gives it, ending the turn wins. Striking may win too,
 * and a bot may now and then be so lucky in all the worlds that it imagines that it takes this for
 * certain. */
static void
greedy_takes_a_win (void)
{
  guint seen = 0, ended = 0;

  for (guint64 seed = 1; seed < 200; seed++)
    {
      g_autoptr (SortieMatch) match = lamps_match (seed, FALSE);
      g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "greedy", seed);
      SortiePlay p;
      SortieMove move;
      char line[SORTIE_MOVE_TEXT];

      lamps_play (match, NORTH, "no");
      if (!sortie_match_play_line (match, NORTH, "light candle sill1", NULL))
        continue;
      seen++;
      p = (SortiePlay){ .setup = sortie_match_setup (match),
                        .s = g_memdup2 (sortie_match_play (match)->s,
                                        sortie_match_play (match)->s->size) };
      sortie_var_set (&p, TOY_LIGHT, NORTH, p.setup->options[TOY_GOAL] - 1);
      move = sortie_bot_choose (bot, &p, NORTH, sortie_match_legal (match));
      ended += strcmp (sortie_move_format (&p, NORTH, &move, line), "done") == 0;
      g_free (p.s);
    }
  tap_note ("%u of %u", ended, seen);
  CU_ASSERT_TRUE (seen > 20);
  CU_ASSERT_TRUE (ended * 20 >= seen * 19);
}

/* H7: positions that differ only in what the seat does not know give the same choice. The other's
 * hidden cards are exchanged among each other, deck and hand. */
static gboolean
exchange_hidden (SortiePlay *p, guint8 seat, SortieRng *rng)
{
  SortieCard *cards = sortie_state_cards (p->s);
  gboolean changed = FALSE;

  for (guint i = p->s->n_cards - 1; i > 0; i--)
    {
      guint k = sortie_rng_below (rng, i + 1);

      if (!sortie_card_is_hidden (p, i, seat) || !sortie_card_is_hidden (p, k, seat)
          || cards[i].group != cards[k].group)
        continue;
      changed = changed || cards[i].def != cards[k].def;
      guint16 def = cards[i].def;
      cards[i].def = cards[k].def;
      cards[k].def = def;
    }
  return changed;
}

/* An evaluation that breaks its word and looks at everything: it can only see what was imagined. */
static gint
peek (const SortiePlay *p, guint8 seat)
{
  gint sum = 0;

  for (guint i = 0; i < p->s->n_cards; i++)
    sum += (gint) (i * i) * sortie_state_cards (p->s)[i].def;
  return seat == NORTH ? sum : -sum;
}

/* One for which nothing is better than anything else. */
static gint
see_nothing (const SortiePlay *p, guint8 seat)
{
  (void) p;
  (void) seat;
  return 0;
}

/* Of the matches that match_to() makes. */
static SortieGame the_game;

static SortieMatch *
match_to (SortieHorizon horizon, gint (*evaluate) (const SortiePlay *p, guint8 seat), guint64 seed)
{
  static SortieModule module;
  SortieMatchSpec spec = { .module = &module, .seed = seed };

  the_game = sortie_game;
  the_game.evaluate = evaluate;
  the_game.horizon = horizon;
  module = *lamps ();
  module.game = &the_game;
  return sortie_match_new (&spec, NULL);
}

static SortieMatch *
match_with (gint (*evaluate) (const SortiePlay *p, guint8 seat), guint64 seed)
{
  return match_to (SORTIE_HORIZON_TURN, evaluate, seed);
}

/* What two bots found, as text; "" when they cannot tell. (transfer full) */
static char *
describe_insight (const SortieBot *bot)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SortieInsight insight;
  char line[SORTIE_MOVE_TEXT];

  if (!sortie_bot_insight (bot, &insight))
    return g_string_free (g_steal_pointer (&text), FALSE);
  g_string_append_printf (text, "%u", insight.simulations);
  for (guint i = 0; i < insight.n; i++)
    g_string_append_printf (
        text, "; %s %u %.17g",
        sortie_move_format (&insight.world, insight.seat, &insight.moves[i].move, line),
        insight.moves[i].tried, insight.moves[i].won);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The moves that a bot expects, as their seat writes them. */
static void
add_foreseen (gpointer data, const SortiePlay *world, guint8 seat, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  g_string_append_printf (data, "%u %s; ", seat, sortie_move_format (world, seat, move, line));
}

/* Why two bots have chosen, and after how many simulations. */
static void
check_same_insight (SortieBot *one, SortieBot *other)
{
  g_autofree char *a = describe_insight (one), *b = describe_insight (other);
  g_autoptr (GString) line_a = g_string_new (NULL), line_b = g_string_new (NULL);

  sortie_bot_foresee (one, NULL, add_foreseen, line_a);
  sortie_bot_foresee (other, NULL, add_foreseen, line_b);
  tap_string (a, b);
  tap_string (line_a->str, line_b->str);
}

/* What greedy does in this position, after so many more moves, of which none has changed anything. */
static SortieMove
greedy_after (SortieBot *bot, SortiePlay *p, guint more, const SortieMoves *legal)
{
  p->s->moves += more;
  return sortie_bot_choose (bot, p, sortie_to_move (p), legal);
}

/* As after an ability that is free and does nothing: the same moves are offered again. */
static void
greedy_goes_on (void)
{
  g_autoptr (SortieMatch) match = match_with (see_nothing, 3);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "greedy", 3);
  const SortieMoves *legal;
  SortieMove first, next;
  SortiePlay p;

  lamps_play (match, sortie_match_to_move (match), "no");
  legal = sortie_match_legal (match);
  CU_ASSERT_TRUE_FATAL (legal->n > 1);
  p = (SortiePlay) { .setup = sortie_match_setup (match),
                     .s = g_memdup2 (sortie_match_play (match)->s,
                                     sortie_match_play (match)->s->size) };
  first = greedy_after (bot, &p, 0, legal);
  next = greedy_after (bot, &p, 0, legal);
  CU_ASSERT_TRUE (sortie_moves_equal (&first, &next)); /* asked again, it says the same */
  next = greedy_after (bot, &p, 1, legal);
  CU_ASSERT_FALSE (sortie_moves_equal (&first, &next));
  sortie_bot_taken_back (bot); /* none of that has happened */
  next = greedy_after (bot, &p, 1, legal);
  CU_ASSERT_TRUE (sortie_moves_equal (&first, &next));
  p.s->turn.number++;
  next = greedy_after (bot, &p, 1, legal);
  CU_ASSERT_TRUE (sortie_moves_equal (&first, &next));
  g_free (p.s);
}

/* Each step ends with the same word: greedy has not said it before in this one. */
static void
greedy_ends_steps (void)
{
  g_autoptr (SortieMatch) match = match_with (see_nothing, 3);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "greedy", 3);
  const SortieMoves *legal;
  SortieMove declining, next;
  SortiePlay p;

  lamps_play (match, sortie_match_to_move (match), "no");
  legal = sortie_match_legal (match);
  p = (SortiePlay) { .setup = sortie_match_setup (match),
                     .s = g_memdup2 (sortie_match_play (match)->s,
                                     sortie_match_play (match)->s->size) };
  CU_ASSERT_TRUE_FATAL (sortie_move_declining (&p, &declining));
  for (guint i = 0; i <= legal->n; i++)
    next = greedy_after (bot, &p, 1, legal);
  CU_ASSERT_TRUE (sortie_moves_equal (&next, &declining));
  next = greedy_after (bot, &p, 1, legal);
  CU_ASSERT_TRUE (sortie_moves_equal (&next, &declining));
  g_free (p.s);
}

/* Whether a search finds the same difference between the first and the last move in both worlds. */
static void
check_same_comparison (const SortiePlay *p, const SortiePlay *other, guint8 seat, const SortieMoves *legal)
{
  const SortieMove moves[] = { legal->moves[0], legal->moves[legal->n - 1] };
  SortieMovesCompared found[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (SortieBot) bot = sortie_bot_new (p->setup, "search:60", 1);
      const SortieMovesToCompare of = { .p = i == 0 ? p : other, .seat = seat, .world = p, .moves = moves,
                                    .simulations = 60 };

      CU_ASSERT_TRUE_FATAL (sortie_bot_compare (bot, &of, &found[i]));
    }
  tap_int (found[0].is_same, found[1].is_same);
  tap_int (found[0].pairs, found[1].pairs);
  CU_ASSERT_EQUAL (found[0].won[0], found[1].won[0]);
  CU_ASSERT_EQUAL (found[0].won[1], found[1].won[1]);
}

/* Whether the worlds differ; whether each kind of bot chooses the same in both. */
static gboolean
check_two_worlds (SortieMatch *match, guint64 seed)
{
  static const char *const players[] = { "random", "greedy", "search:60", NULL };
  guint8 seat = sortie_match_to_move (match);
  SortieRng rng;
  SortiePlay other = { .setup = sortie_match_setup (match) };
  gboolean differ;

  sortie_rng_seed (&rng, seed);
  other.s = g_memdup2 (sortie_match_play (match)->s, sortie_match_play (match)->s->size);
  differ = exchange_hidden (&other, seat, &rng);
  for (const char *const *kind = players; *kind != NULL; kind++)
    {
      g_autoptr (SortieBot) one = sortie_bot_new (sortie_match_setup (match), *kind, seed);
      g_autoptr (SortieBot) two = sortie_bot_new (sortie_match_setup (match), *kind, seed);
      SortieMove a =
          sortie_bot_choose (one, sortie_match_play (match), seat, sortie_match_legal (match));
      SortieMove b = sortie_bot_choose (two, &other, seat, sortie_match_legal (match));

      CU_ASSERT_TRUE (sortie_moves_equal (&a, &b));
      check_same_insight (one, two);
    }
  if (sortie_match_legal (match)->n > 1)
    check_same_comparison (sortie_match_play (match), &other, seat, sortie_match_legal (match));
  g_free (other.s);
  return differ;
}

static void
check_blind (SortieHorizon horizon)
{
  guint differ = 0;

  for (guint64 seed = 1; seed <= 120; seed++)
    {
      g_autoptr (SortieMatch) match = match_to (horizon, peek, seed);
      SortieRng rng;

      sortie_rng_seed (&rng, seed);
      lamps_play_on (match, &rng, 1 + seed % 17);
      if (!sortie_match_is_over (match))
        differ += check_two_worlds (match, seed);
    }
  CU_ASSERT_TRUE (differ > 60);
}

static void
bots_are_blind (void)
{
  check_blind (SORTIE_HORIZON_TURN);
  check_blind (SORTIE_HORIZON_PHASE);
}

static void
check_changes_nothing (const char *kind)
{
  g_autoptr (SortieMatch) match = lamps_match (5, FALSE);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), kind, 1);
  SortieRng rng;

  sortie_rng_seed (&rng, 5);
  do
    {
      g_autofree char *before = lamps_bytes (match), *after = NULL;

      decide (match, bot);
      after = lamps_bytes (match);
      tap_string (after, before);
      lamps_play_on (match, &rng, 1);
    }
  while (!sortie_match_is_over (match));
}

static void
thinking_changes_nothing (void)
{
  check_changes_nothing ("greedy");
  check_changes_nothing ("search:50");
}

static void
note_done (gpointer data, double done)
{
  double *last = data;

  CU_ASSERT_TRUE (done >= *last && done <= 1);
  *last = done;
}

/* No foreseen move may name a card that the seat does not know at the decision. */
static void
check_known (gpointer data, const SortiePlay *world, guint8 seat, const SortieMove *move)
{
  const SortieInsight *insight = data;

  (void) world;
  (void) seat;
  for (guint i = 0; i < G_N_ELEMENTS (move->arg); i++)
    if (sortie_ref_kind (move->arg[i]) == SORTIE_REF_CARD)
      CU_ASSERT_FALSE (sortie_card_is_hidden (&insight->world, sortie_ref_index (move->arg[i]), insight->seat));
}

/* What it tells of a decision: all its moves, the one that it made first, and no more tries than
 * simulations. */
static void
check_insight (SortieMatch *match, SortieBot *bot)
{
  const SortieMoves *legal = sortie_match_legal (match);
  const SortiePlay *p = sortie_match_play (match);
  guint8 seat = sortie_match_to_move (match);
  double done = 0;
  SortieInsight insight;
  SortieMove move;
  guint tried = 0;

  sortie_bot_watch (bot, note_done, &done);
  move = sortie_bot_choose (bot, p, seat, legal);
  sortie_bot_watch (bot, NULL, NULL);
  if (legal->n == 1)
    return;
  CU_ASSERT_TRUE (done > 0);
  CU_ASSERT_TRUE_FATAL (sortie_bot_insight (bot, &insight));
  CU_ASSERT_EQUAL (insight.seat, seat);
  CU_ASSERT_EQUAL (insight.simulations, 50);
  CU_ASSERT_TRUE (insight.n > 0 && insight.n <= legal->n);
  CU_ASSERT_EQUAL (sortie_move_key (&insight.world, seat, &insight.moves[0].move),
                   sortie_move_key (p, seat, &move));
  for (guint i = 0; i < insight.n; i++)
    {
      tried += insight.moves[i].tried;
      CU_ASSERT_TRUE (insight.moves[i].won >= 0 && insight.moves[i].won <= 1);
      CU_ASSERT_TRUE (i == 0 || insight.moves[i].tried <= insight.moves[i - 1].tried);
    }
  CU_ASSERT_TRUE (tried > 0 && tried <= 50);
  sortie_bot_foresee (bot, NULL, check_known, &insight);
}

static void
search_tells_why (void)
{
  g_autoptr (SortieMatch) match = lamps_match (9, FALSE);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "search:50", 9);
  g_autoptr (SortieBot) greedy = sortie_bot_new (sortie_match_setup (match), "greedy", 9);
  SortieInsight insight;
  SortieRng rng;

  sortie_rng_seed (&rng, 9);
  CU_ASSERT_FALSE (sortie_bot_insight (bot, &insight));
  CU_ASSERT_FALSE (sortie_bot_insight (greedy, &insight));
  for (; !sortie_match_is_over (match); lamps_play_on (match, &rng, 1))
    check_insight (match, bot);
  CU_ASSERT_TRUE (sortie_bot_insight (bot, &insight));
}

/* A search that goes on to the answer may end before its budget does. The first move is the one that it made, and no
 * other has come out better. */
static void
check_answer (SortieMatch *match, SortieBot *bot)
{
  const SortieMoves *legal = sortie_match_legal (match);
  const SortiePlay *p = sortie_match_play (match);
  guint8 seat = sortie_match_to_move (match);
  SortieMove move = sortie_bot_choose (bot, p, seat, legal);
  SortieInsight insight;
  guint tried = 0;

  if (legal->n == 1)
    return;
  CU_ASSERT_TRUE_FATAL (sortie_bot_insight (bot, &insight));
  CU_ASSERT_TRUE (insight.simulations > 0 && insight.simulations <= 50);
  CU_ASSERT_TRUE_FATAL (insight.n > 0 && insight.n <= legal->n);
  CU_ASSERT_EQUAL (sortie_move_key (&insight.world, seat, &insight.moves[0].move),
                   sortie_move_key (p, seat, &move));
  for (guint i = 0; i < insight.n; i++)
    {
      tried += insight.moves[i].tried;
      CU_ASSERT_TRUE (insight.moves[i].won >= 0 && insight.moves[i].won <= 1);
      CU_ASSERT_TRUE (i == 0 || insight.moves[i].won <= insight.moves[i - 1].won);
    }
  CU_ASSERT_TRUE (tried > 0 && tried <= insight.simulations);
}

/* Of a bot's last decision, the first move that it foresees. */
static void
note_first (gpointer data, const SortiePlay *world, guint8 seat, const SortieMove *move)
{
  guint64 *first = data;

  if (*first == 0)
    *first = sortie_move_key (world, seat, move);
}

static void
search_answers (void)
{
  g_autoptr (SortieMatch) match = match_to (SORTIE_HORIZON_PHASE, sortie_game.evaluate, 9);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "search:50", 9);
  guint64 first = 0;
  SortieInsight insight;
  SortieRng rng;

  sortie_rng_seed (&rng, 9);
  for (; !sortie_match_is_over (match); lamps_play_on (match, &rng, 1))
    check_answer (match, bot);
  CU_ASSERT_TRUE_FATAL (sortie_bot_insight (bot, &insight));
  sortie_bot_foresee (bot, NULL, note_first, &first);
  CU_ASSERT_EQUAL (first, sortie_move_key (&insight.world, insight.seat, &insight.moves[0].move));
  /* or with another one that was tried */
  CU_ASSERT_TRUE_FATAL (insight.n > 1);
  first = 0;
  sortie_bot_foresee (bot, &insight.moves[1].move, note_first, &first);
  CU_ASSERT_EQUAL (first, sortie_move_key (&insight.world, insight.seat, &insight.moves[1].move));
}

/* Chooses the last move, and counts. */
static guint
count_choices (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *moves)
{
  guint *n = data;

  CU_ASSERT_EQUAL (seat, sortie_to_move (p));
  CU_ASSERT_TRUE (moves->n > 1);
  ++*n;
  return moves->n - 1;
}

/* A playout from the beginning of a match; returns where it ended. (transfer full) */
static SortieState *
play_ahead (SortieAheadStop stop, SortieAheadChoose choose, guint *choices)
{
  g_autoptr (SortieMatch) match = lamps_match (4, FALSE);
  const SortieState *start = sortie_match_play (match)->s;
  SortiePlay p = { .setup = sortie_match_setup (match), .s = g_memdup2 (start, start->size) };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);

  guint made;

  *choices = 0;
  made = sortie_ahead_play (&p, &stop, choose, choices, &moves);
  tap_int (made, p.s->moves - start->moves);
  return p.s;
}

static void
playouts_stop (void)
{
  g_autoptr (SortieMatch) match = lamps_match (4, FALSE);
  SortieTurn start = sortie_match_play (match)->s->turn;
  guint choices;
  g_autofree SortieState *turn = play_ahead ((SortieAheadStop) { .turns = 2 }, NULL, &choices);
  g_autofree SortieState *phase = play_ahead ((SortieAheadStop) { .phases = 1 }, NULL, &choices);
  g_autofree SortieState *few = NULL, *whole = NULL;

  tap_int (choices, 0);
  tap_int (turn->turn.number, start.number + 2);
  CU_ASSERT_TRUE (phase->turn.phase != start.phase || phase->turn.number == start.number + 1);
  CU_ASSERT_TRUE (phase->turn.number <= start.number + 1);
  few = play_ahead ((SortieAheadStop) { .decisions = 3 }, count_choices, &choices);
  tap_int (choices, 3);
  CU_ASSERT_EQUAL (few->result.kind, SORTIE_RESULT_NONE);
  whole = play_ahead ((SortieAheadStop) { 0 }, count_choices, &choices);
  CU_ASSERT_NOT_EQUAL (whole->result.kind, SORTIE_RESULT_NONE);
}

/* By the clock it ends somewhere, with a legal move. */
static void
time_is_a_budget (void)
{
  g_autoptr (SortieMatch) match = lamps_match (3, FALSE);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "search:20ms", 3);

  decide (match, bot);
}

/* A key is worked out from the line: moves have one key exactly when they are written the same. */
static void
keys_are_lines (void)
{
  g_autoptr (SortieMatch) match = lamps_match (7, FALSE);
  const SortiePlay *p = sortie_match_play (match);
  guint compared = 0;
  SortieRng rng;

  sortie_rng_seed (&rng, 7);
  for (; !sortie_match_is_over (match); lamps_play_on (match, &rng, 1))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      g_autofree SortieState *imagined = sortie_state_new (&p->setup->bounds);
      SortiePlay other = { .setup = p->setup, .s = imagined };
      SortieMove storage[SORTIE_USUAL_MOVES];
      g_auto (SortieMoves) again = SORTIE_MOVES_IN (storage);
      guint8 seat = sortie_match_to_move (match);

      sortie_view_imagine (p, seat, imagined, &rng);
      sortie_moves_legal (&other, &again);
      for (guint i = 0; i < legal->n; i++)
        for (guint k = 0; k < again.n; k++, compared++)
          {
            char a[SORTIE_MOVE_TEXT], b[SORTIE_MOVE_TEXT];
            gboolean same
                = strcmp (sortie_move_format (p, seat, &legal->moves[i], a),
                          sortie_move_format (&other, seat, &again.moves[k], b)) == 0;

            CU_ASSERT_TRUE (same
                            == (sortie_move_key (p, seat, &legal->moves[i])
                                == sortie_move_key (&other, seat, &again.moves[k])));
          }
    }
  CU_ASSERT_TRUE (compared > 100);
}

/* Whatever is done, North is ahead by one scale. */
static gint
see_north_ahead (const SortiePlay *p, guint8 seat)
{
  (void) p;
  return seat == NORTH ? 500 : -500;
}

/* 1 / (1 + exp (-1)) is 0.731, 1 / (1 + exp (1)) is 0.269. */
static void
chances_are_absolute (void)
{
  static const guint scales[] = { 500 };

  for (guint measured = 0; measured < 2; measured++)
    for (guint64 seed = 1; seed <= 10; seed++)
      {
        g_autoptr (SortieMatch) match = match_with (see_north_ahead, seed);
        guint8 seat = sortie_match_to_move (match);
        g_autoptr (SortieBot) bot = NULL;
        SortieInsight insight;

        the_game.evaluation_scales = measured ? scales : NULL;
        bot = sortie_bot_new (sortie_match_setup (match), "search:40", seed);
        decide (match, bot);
        CU_ASSERT_TRUE_FATAL (sortie_bot_insight (bot, &insight));
        tap_int (insight.is_chance, measured);
        for (guint i = 0; i < insight.n; i++)
          {
            double even = measured == 0 ? 0.5 : seat == NORTH ? 0.731 : 0.269;

            CU_ASSERT_DOUBLE_EQUAL (insight.moves[i].won, even, 0.001);
          }
      }
}

static gint
see_north_behind (const SortiePlay *p, guint8 seat)
{
  return -see_north_ahead (p, seat);
}

static void
count_north_ahead (const SortiePlay *p, guint8 seat, gint *ret)
{
  ret[0] = see_north_ahead (p, seat);
}

/* By its evaluation the game sees North ahead, and its features tell in the mode that is played, or in another one only,
 * that North is behind. */
static void
check_told (gboolean in_this_mode)
{
  static const guint scales[] = { 500 };
  static const SortieFeature features[] = { { "north", 100, -100 }, { NULL, 0, 0 } };
  g_autoptr (SortieMatch) match = match_with (see_north_ahead, 1);
  gboolean north = sortie_match_to_move (match) == NORTH;
  g_autoptr (SortieBot) bot = NULL;
  SortieInsight insight;

  the_game.evaluation_scales = scales;
  the_game.features = features;
  the_game.count = count_north_ahead;
  the_game.feature_modes = in_this_mode ? 1u << sortie_match_setup (match)->mode_row
                                        : 2u << sortie_match_setup (match)->mode_row;
  bot = sortie_bot_new (sortie_match_setup (match), "search:40", 1);
  decide (match, bot);
  CU_ASSERT_TRUE_FATAL (sortie_bot_insight (bot, &insight));
  for (guint i = 0; i < insight.n; i++)
    CU_ASSERT_DOUBLE_EQUAL (insight.moves[i].won, north != in_this_mode ? 0.731 : 0.269, 0.001);
}

static void
some_modes_tell (void)
{
  check_told (TRUE);
  check_told (FALSE);
}

/* How often each move that was tried often wins after so many moves of the match, in the eyes of a bot with this evaluation.
 * (transfer full) (element-type double) */
static GArray *
chances_at_the_end (gint (*evaluate) (const SortiePlay *p, guint8 seat), guint64 seed, guint moves)
{
  static const guint scales[] = { 500 };
  g_autoptr (GArray) chances = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (SortieMatch) match = match_with (evaluate, seed);
  g_autoptr (SortieBot) bot = NULL;
  SortieInsight insight;
  SortieRng rng;

  the_game.evaluation_scales = scales;
  sortie_rng_seed (&rng, seed);
  lamps_play_on (match, &rng, moves);
  bot = sortie_bot_new (sortie_match_setup (match), "search:400", seed);
  if (sortie_match_is_over (match) || sortie_match_legal (match)->n < 2)
    return g_steal_pointer (&chances);
  decide (match, bot);
  CU_ASSERT_TRUE_FATAL (sortie_bot_insight (bot, &insight));
  for (guint i = 0; i < insight.n && insight.moves[i].tried >= 50; i++)
    g_array_append_val (chances, insight.moves[i].won);
  return g_steal_pointer (&chances);
}

static guint
length_of_match (guint64 seed)
{
  g_autoptr (SortieMatch) match = match_with (see_north_ahead, seed);
  SortieRng rng;
  guint n = 0;

  sortie_rng_seed (&rng, seed);
  for (; !sortie_match_is_over (match); n++)
    lamps_play_on (match, &rng, 1);
  return n;
}

/* Where simulations reach the end of the match, what positions are worth on the way does not matter. */
static void
ends_are_certain (void)
{
  guint open = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      guint moves = length_of_match (seed) - 4;
      g_autoptr (GArray) ahead = chances_at_the_end (see_north_ahead, seed, moves);
      g_autoptr (GArray) behind = chances_at_the_end (see_north_behind, seed, moves);

      for (guint i = 0; i < MIN (ahead->len, behind->len); i++)
        {
          double a = g_array_index (ahead, double, i), b = g_array_index (behind, double, i);

          CU_ASSERT_DOUBLE_EQUAL (a, b, 0.05);
          open += a > 0.1 && a < 0.9;
        }
    }
  CU_ASSERT_TRUE (open > 0);
}

/* ---- Comparing two moves ---------------------------------------------------------------- */

#define COMPARED 400

/* A copy of the match's position. (transfer full): free its state */
static SortiePlay
copy_of (const SortieMatch *match)
{
  const SortieState *s = sortie_match_play (match)->s;

  return (SortiePlay){ .setup = sortie_match_setup (match), .s = g_memdup2 (s, s->size) };
}

static SortieMove
move_of (const SortiePlay *p, const char *line)
{
  SortieMove move;
  SortieRefusal why;

  CU_ASSERT_TRUE_FATAL (sortie_move_parse (p, NORTH, line, &move, &why));
  return move;
}

static SortieMovesCompared
compared (const SortiePlay *p, const char *made, const char *other)
{
  g_autoptr (SortieBot) bot = sortie_bot_new (p->setup, "search:400", 1);
  const SortieMove moves[] = { move_of (p, made), move_of (p, other) };
  const SortieMovesToCompare of = { .p = p, .seat = NORTH, .world = p, .moves = moves, .simulations = COMPARED };
  SortieMovesCompared ret;

  CU_ASSERT_TRUE_FATAL (sortie_bot_compare (bot, &of, &ret));
  return ret;
}

static void
empty_zone (SortiePlay *p, guint decl, guint8 seat)
{
  const guint16 zone = sortie_setup_zone (p->setup, decl, seat);

  for (guint16 i = 0; i < p->s->n_cards; i++)
    if (sortie_state_cards (p->s)[i].zone == zone)
      sortie_card_move (p, i, sortie_setup_zone (p->setup, TOY_ASHES, seat), SORTIE_TOP);
}

/* South cannot draw, so this is the last turn: with one light to none, north loses unless a lamp burns. */
static void
a_move_that_loses (void)
{
  static const char *const hand[] = { "lantern", "candle", "candle", "candle", NULL };
  g_autoptr (SortieMatch) match = lamps_match_with (hand);
  SortiePlay p = copy_of (match);
  SortieMovesCompared found;

  empty_zone (&p, TOY_DECK, SOUTH);
  sortie_var_set (&p, TOY_LIGHT, SOUTH, 1);
  found = compared (&p, "done", "light lantern sill1");
  CU_ASSERT_FALSE (found.is_same);
  CU_ASSERT_DOUBLE_EQUAL (found.won[0], 0, 1e-9);
  CU_ASSERT_DOUBLE_EQUAL (found.won[1], 1, 1e-9);
  CU_ASSERT_DOUBLE_EQUAL (found.margin, 0, 1e-9);
  CU_ASSERT_TRUE (found.pairs > COMPARED / 4 && found.pairs <= COMPARED / 2);
  g_free (p.s);
}

/* Both cards of the hand pay: which of them is the first makes no difference. */
static void
moves_that_differ_in_nothing (void)
{
  static const char *const hand[] = { "beacon", "candle", "lantern", "lantern", NULL };
  g_autoptr (SortieMatch) match = lamps_match_with (hand);
  SortiePlay p = copy_of (match);
  SortieMove light = move_of (&p, "light beacon sill1"), storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  char one[SORTIE_MOVE_TEXT], other[SORTIE_MOVE_TEXT];
  SortieMovesCompared found;
  guint16 card = 0;

  while (strcmp (sortie_def (&p, sortie_state_cards (p.s)[card].def)->id, "lantern") != 0
         || sortie_state_cards (p.s)[card].zone != sortie_setup_zone (p.setup, TOY_HAND, NORTH))
    card++;
  sortie_card_move (&p, card, sortie_setup_zone (p.setup, TOY_ASHES, NORTH), SORTIE_TOP);
  sortie_move_apply (&p, &light);
  sortie_moves_legal (&p, &legal);
  CU_ASSERT_EQUAL_FATAL (legal.n, 2);
  sortie_move_format (&p, NORTH, &legal.moves[0], one);
  sortie_move_format (&p, NORTH, &legal.moves[1], other);
  found = compared (&p, one, other);
  CU_ASSERT_TRUE (found.is_same || found.won[1] - found.won[0] <= found.margin);
  found = compared (&p, other, one);
  CU_ASSERT_TRUE (found.is_same || found.won[1] - found.won[0] <= found.margin);
  found = compared (&p, one, one);
  CU_ASSERT_TRUE (found.is_same);
  tap_int (found.pairs, 0);
  g_free (p.s);
}

static void
only_search_compares (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "greedy", 1);
  const SortiePlay *p = sortie_match_play (match);
  const SortieMove moves[] = { move_of (p, "yes"), move_of (p, "no") };
  const SortieMovesToCompare of = { .p = p, .seat = NORTH, .world = p, .moves = moves, .simulations = COMPARED };
  SortieMovesCompared found;

  CU_ASSERT_FALSE (sortie_bot_compare (bot, &of, &found));
}

static const TapTest tests[] = {
  { "the kinds of bots are listed and can be made; another cannot", kinds_are_listed },
  { "the parameter of a bot is checked, and the nearest name told", parameters_are_checked },
  { "a program plays with a kind of its own", a_kind_from_outside },
  { "a game brings a kind of its own", a_kind_of_a_game },
  { "search plays the same with the same budget, by name or number", a_budget_is_kept },
  { "bots play legal moves until the game is over", games_end },
  { "a bot with the same seed makes the same choices", the_same_seed_the_same_game },
  { "random gives each legal move the same chance", random_is_fair },
  { "greedy beats random", greedy_beats_chance },
  { "search beats random", search_beats_chance },
  { "T-6 greedy takes a win", greedy_takes_a_win },
  { "greedy does nothing twice in a turn that changes nothing", greedy_goes_on },
  { "greedy rather ends each step than do something again that changes nothing", greedy_ends_steps },
  { "a bot's choice does not depend on what is hidden from its seat", bots_are_blind },
  { "thinking does not change the position", thinking_changes_nothing },
  { "search tells which moves it weighed, the one that it made first", search_tells_why },
  { "search with answers may end early, and makes the move that came out best", search_answers },
  { "search tells how often its seat wins where the evaluation says what it means", chances_are_absolute },
  { "search tells it by what the game tells, in the modes in which that differs", some_modes_tell },
  { "an end of the match that it sees is certain, whatever the evaluation says", ends_are_certain },
  { "T-2 of two moves, one of which loses, search knows how much worse it is", a_move_that_loses },
  { "T-3 it finds no difference between two moves that lead to the same", moves_that_differ_in_nothing },
  { "greedy compares no moves", only_search_compares },
  { "search can be given a time", time_is_a_budget },
  { "a playout stops after turns, phases or decisions, or goes to the end", playouts_stop },
  { "moves have the same key in two worlds exactly when they have the same line", keys_are_lines },
  { NULL },
};

TAP_MAIN (tests)
