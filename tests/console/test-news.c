/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-news.c: what the news above the question tell in few lines. Whole matches of programs, seen by one seat. Programs
 * choose the moves of a match once; whoever looks at it again has the same moves before them. */
#include <string.h>

#include <sortie/bot.h>
#include <sortie/match.h>
#include "console/commands/commands.h"
#include "console/session/news.h"
#include "flow/front-end.h"
#include "match/front-end.h"
#include "module/front-end.h"
#include "tests/tap/game.h"

/* what a window of 24 rows leaves below a table */
#define COLUMNS 80
#define LOW_ROWS 24
#define LINES 3

typedef struct
{
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
  GArray *moves; /* (element-type SortieMove): of the match, from its first on */
  guint n_made;  /* so many of them */
  guint8 reader;
  gboolean types_ahead;  /* a line holds all moves up to the reader's next turn */
  gboolean passes;       /* the program makes all moves of every third turn of the reader's */
  guint turn;            /* of the last prompt */
} Watched;

/* The moves of each match that was played, by its game, mode and seed. (element-type utf8 GArray) */
static GHashTable *played;

/* What is chosen in the matches that begin from now on. NULL-terminated; NULL: nothing */
static const char *const *chosen;

/* What programs play in a match that begins like this one. */
static GArray *
moves_of (SortieMatch *match, const char *game, const char *mode, guint64 seed)
{
  g_autofree char *key = g_strdup_printf ("%s %s %s %" G_GUINT64_FORMAT, game, mode != NULL ? mode : "",
                                           chosen != NULL ? *chosen : "", seed);
  const SortieSetup *setup = sortie_match_setup (match);
  SortieBot *bots[SORTIE_MAX_SEATS] = { NULL };
  GArray *moves;

  if (played == NULL)
    played = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  moves = g_hash_table_lookup (played, key);
  if (moves != NULL)
    return moves;
  moves = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    bots[seat] = sortie_bot_new (setup, "greedy", seed + seat);
  while (!sortie_match_is_over (match))
    {
      const guint8 seat = sortie_match_to_move (match);
      const SortieMove move
          = sortie_bot_choose (bots[seat], sortie_match_play (match), seat, sortie_match_legal (match));

      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &move, NULL));
      g_array_append_val (moves, move);
    }
  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    g_clear_pointer (&bots[seat], sortie_bot_free);
  g_hash_table_insert (played, g_steal_pointer (&key), moves);
  return moves;
}

static SortieMatch *
match_of (SortieModule *module, const char *mode, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&(SortieMatchSpec) { .module = module, .mode = mode, .choices = chosen,
                                                              .seed = seed }, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

static void
sit_down (Watched *w, const char *game, const char *mode, guint64 seed)
{
  static const SortiePaths nowhere = { .modules = "" };
  SortieModule *module = tap_game (game, NULL);
  g_autoptr (SortieMatch) foreseen = match_of (module, mode, seed);
  SortieMatch *match = match_of (module, mode, seed);
  const SortieSetup *setup = sortie_match_setup (match);

  w->moves = moves_of (foreseen, game, mode, seed);
  w->out = console_out_new (NULL);
  g_clear_pointer (&w->out->charset, g_free);
  w->out->ascii = FALSE;
  console_out_set_width (w->out, COLUMNS);
  w->out->columns = COLUMNS;
  w->out->rows = LOW_ROWS;
  w->input = console_input_new (NULL);
  w->session = console_session_new (w->out, w->input, &nowhere, module, match, NULL);
  w->session->commands = console_commands;
  w->session->drawn.marked = TRUE;
  w->reader = console_session_first_seat (w->session, FALSE);
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      g_autofree char *who = g_strdup_printf ("%s=%s", setup->seat_ids[seat], seat == w->reader ? "human" : "greedy");

      console_session_seat (w->session, who, 1, NULL);
    }
}

static void
leave (Watched *w)
{
  g_clear_pointer (&w->session, console_session_free);
  g_clear_pointer (&w->input, console_input_free);
  g_clear_pointer (&w->out, console_out_free);
}

/* One move, after @look at the prompt of the reader. */
static void
go_on (Watched *w, void (*look) (Watched *w))
{
  ConsoleSession *session = w->session;
  SortieMatch *match = session->match;
  const guint8 seat = sortie_match_to_move (match);
  const SortieTurn turn = sortie_match_play (match)->s->turn;
  const guint log = sortie_match_log_length (match);
  const SortieMove move = g_array_index (w->moves, SortieMove, w->n_made++);
  const gboolean declines = sortie_move_declines (sortie_match_play (match), &move);
  const gboolean is_asked = seat == w->reader && !(w->passes && (turn.number + 1) / 2 % 3 == 0);

  if (is_asked && (!w->types_ahead || (turn.active == seat && turn.number > w->turn)))
    {
      look (w);
      w->turn = turn.number;
      session->question.was_asked = TRUE;
      session->question.log = log;
    }
  CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &move, NULL));
  if (is_asked)
    console_session_acts (session, seat, &turn, log, declines ? log : sortie_match_log_length (match));
}

static void
watch_game (const char *game, const char *mode, guint64 seed, void (*look) (Watched *w))
{
  Watched w = { .types_ahead = mode != NULL };

  sit_down (&w, game, mode, seed);
  while (!sortie_match_is_over (w.session->match))
    go_on (&w, look);
  leave (&w);
}

static void
watch (guint64 seed, void (*look) (Watched *w))
{
  watch_game ("summoner-wars", NULL, seed, look);
}

/* The news in one line of text. (transfer full) */
static char *
news_in (Watched *w, guint lines)
{
  return console_news_instead_of_log (w->session, w->session->question.log, lines);
}

/* What others' sentences about a card played or an attack in vain are, as the log has them. */
#define PLAYS "North plays "
#define MISSES ": no hit."

#define LEFT_OUT " …"
/* how it ends if it says how much that is */
#define LOG " more: “log”."

static guint n_played, n_missed;

/* SW-8.1: each Event of the opponent's is named. */
static void
look_for_events (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);
  g_autofree char *news = news_in (w, LINES);

  for (guint i = 0; log[i] != NULL; i++)
    if (g_str_has_prefix (log[i], PLAYS))
      {
        g_autofree char *card = g_strndup (log[i] + strlen (PLAYS), strcspn (log[i] + strlen (PLAYS), ".,(") - 1);

        if (strstr (news, card) == NULL)
          tap_note ("%s is not in: %s", log[i], news);
        CU_ASSERT_PTR_NOT_NULL (strstr (news, card));
        n_played++;
      }
}

static void
events_are_named (void)
{
  n_played = 0;
  for (guint64 seed = 1; seed <= tap_games (3); seed++)
    watch (seed, look_for_events);
  CU_ASSERT (n_played >= 10);
}

/* How many of the log's sentences have the text. */
static guint
count_with (char *const *log, const char *text)
{
  guint n = 0;

  for (guint i = 0; log[i] != NULL; i++)
    n += strstr (log[i], text) != NULL;
  return n;
}

/* SW-11.6: each attack without a hit is told, or the others are counted; neither only where something is left out. */
static void
look_for_misses (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);
  const guint n = count_with (log, MISSES);

  for (guint lines = LINES; lines <= 2 * LINES; lines++)
    {
      g_autofree char *news = news_in (w, lines);
      g_auto (GStrv) told = g_strsplit (news, "no hit", -1);
      const guint n_told = g_strv_length (told) - 1;
      g_autofree char *counted = g_strdup_printf (n_told > 0 ? "%u more attack" : "%u attack", n - MIN (n, n_told));
      const gboolean is_counted = strstr (news, counted) != NULL;

      if (n > n_told && !is_counted && strstr (news, LEFT_OUT) == NULL)
        tap_note ("%s is not in: %s", counted, news);
      CU_ASSERT (n <= n_told || is_counted || strstr (news, LEFT_OUT) != NULL);
      n_missed += n > n_told && is_counted;
    }
}

static void
misses_are_counted (void)
{
  n_missed = 0;
  for (guint64 seed = 1; seed <= tap_games (3); seed++)
    watch (seed, look_for_misses);
  CU_ASSERT (n_missed >= 3);
}

/* What the reader's own moves brought, as news in so many lines tell it; "": nothing. (transfer full) */
static char *
own_part_of (const char *news)
{
  const char *own = strstr (news, "Your move");

  return own == NULL ? g_strdup ("") : g_strndup (own, strcspn (own, "\n"));
}

/* How many attacks a text tells with their dice: in a sentence of their own, or joined to the attack. Dice of abilities
 * ("(Vision) rolls: 4") do not count. */
static guint
count_rolls (const char *text)
{
  static const char *const forms[] = { ", rolls ", " rolls: " };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (const char *at = text; (at = strstr (at, forms[i])) != NULL; at++)
      n += *at == ',' || at == text || at[-1] != ')';
  return n;
}

static guint n_own_attacks;

/* SW-11.5: each attack that the reader has typed is told with its dice and what came of it. */
static void
look_for_own_attacks (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);
  g_autofree char *news = news_in (w, LINES), *own = own_part_of (news);
  guint n = 0;

  for (guint i = 0; log[i] != NULL && !g_str_has_prefix (log[i], "Turn "); i++)
    n += count_rolls (log[i]);
  if (n == 0 || !w->session->acted[w->reader].in_own_turn)
    return;
  n_own_attacks += n;
  if (count_rolls (own) < n)
    tap_note ("%u attacks are not all in: %s", n, news);
  CU_ASSERT (count_rolls (own) >= n);
  CU_ASSERT_PTR_NULL (strstr (own, "North summons"));
}

static void
own_attacks_are_told (void)
{
  n_own_attacks = 0;
  for (guint64 seed = 1; seed <= tap_games (3); seed++)
    {
      Watched w = { .types_ahead = TRUE };

      sit_down (&w, "summoner-wars", NULL, seed);
      while (!sortie_match_is_over (w.session->match))
        go_on (&w, look_for_own_attacks);
      leave (&w);
    }
  CU_ASSERT (n_own_attacks >= 20);
}

static guint n_pairs;

/* SS-8.3: a listener who does not see two cards that are drawn is told their number once. */
static void
look_for_pairs (Watched *w)
{
  SortieMatch *match = w->session->match;
  g_auto (GStrv) log = sortie_match_log (match, w->reader, w->session->question.log);
  g_autofree char *news = news_in (w, 2 * LINES);
  gboolean has_two = FALSE;

  for (guint i = 0; log[i] != NULL && log[i + 1] != NULL; i++)
    has_two = has_two || (g_str_equal (log[i], "Player Two draws a card.") && g_str_equal (log[i], log[i + 1]));
  n_pairs += has_two;
  CU_ASSERT (!has_two || strstr (news, "Player Two draws a card") == NULL);
  CU_ASSERT_PTR_NULL (strstr (news, "a card, a card"));
}

static void
pairs_are_counted (void)
{
  n_pairs = 0;
  watch_game ("siegestorm", "duel", 1, look_for_pairs);
  CU_ASSERT (n_pairs >= 2);
}

/* What a sentence that counts attacks says; 0: there is none. */
static guint
number_before (const char *text, const char *words)
{
  const char *end = strstr (text, words);

  while (end != NULL && end > text && end[-1] != ' ')
    end--;
  return end != NULL ? (guint) g_ascii_strtoull (end, NULL, 10) : 0;
}

static guint n_moved, n_listed;

/* How many moves of units a text names: "Moves: Fighter e4–e2, Blarf c5–b4." */
static guint
count_listed (const char *text)
{
  guint n = 0;

  for (const char *list = strstr (text, "Moves: "); list != NULL; list = strstr (list, "Moves: "))
    for (; *list != '\0' && *list != '.'; list++)
      n += g_str_has_prefix (list, "–");
  return n;
}

/* SW-9.1: a unit that stays where it is and counts as moved is not among those that moved. Where some moves are named, the
 * others are counted, or the news say how much they leave out. */
static void
look_for_moves (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);
  const guint n = count_with (log, " moves from ");

  for (guint lines = 1; lines <= LINES; lines++)
    {
      g_autofree char *news = news_in (w, lines);
      const char *since = strstr (news, "Since your turn");
      const char *all = since != NULL ? since : news;

      n_moved += count_with (log, " counts as moved") > 0;
      const guint listed = count_listed (all), more = number_before (all, " unit moved.")
                                                      + number_before (all, " units moved.")
                                                      + number_before (all, " more unit moved.")
                                                      + number_before (all, " more units moved.");

      CU_ASSERT (more <= n);
      if (listed > 0 && listed + more != n && strstr (all, LOG) == NULL)
        {
          tap_note ("%u of %u: %s", listed, n, all);
          CU_ASSERT (FALSE);
        }
      n_listed += listed > 0 && listed < n;
    }
}

static void
moves_are_counted (void)
{
  n_moved = n_listed = 0;
  for (guint64 seed = 1; seed <= 3; seed++)
    watch (seed, look_for_moves);
  CU_ASSERT (n_moved >= 3);
  CU_ASSERT (n_listed >= 1);
}

static guint n_entered;

/* SS-7.3: a unit that enters has been deployed: that is no further news. The same holds for an ability that changes
 * nothing. */
static void
look_for_entries (Watched *w)
{
  g_autofree char *news = news_in (w, 2 * LINES);
  g_auto (GStrv) enters = g_strsplit (news, " enters ", -1);

  for (guint i = 0; i + 1 < g_strv_length (enters); i++)
    {
      const char *name = strstr (enters[i], "Your ") != NULL ? g_strrstr (enters[i], "Your ") + strlen ("Your ") : NULL;
      g_autofree char *deploys = name != NULL ? g_strdup_printf ("You deploy %s (", name) : NULL;

      n_entered += name != NULL;
      CU_ASSERT_FALSE (name != NULL && strstr (news, deploys) != NULL);
    }
  CU_ASSERT_FALSE (strstr (news, "Ancestor Mask (ability) takes effect") != NULL
                   && strstr (news, "Ancestor Mask (ability) changes nothing") != NULL);
}

static void
entries_are_told_once (void)
{
  n_entered = 0;
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      Watched w = { .types_ahead = FALSE };

      sit_down (&w, "siegestorm", "solo", seed);
      while (!sortie_match_is_over (w.session->match))
        go_on (&w, look_for_entries);
      leave (&w);
    }
  CU_ASSERT (n_entered >= 3);
}

static guint n_passed;

/* A turn of the reader's that began and ended without the reader. */
static void
look_for_passed_turn (Watched *w)
{
  SortieMatch *match = w->session->match;
  const guint end = sortie_match_log_length (match);
  gboolean has_begun = FALSE, has_passed = FALSE;
  g_autofree char *news = news_in (w, 2 * LINES);

  for (guint i = w->session->acted[w->reader].log; i < end; i++)
    if (sortie_match_log_kind (match, i) == SORTIE_LOG_TURN)
      {
        has_passed = has_passed || has_begun;
        has_begun = sortie_match_log_seat (match, i) == w->reader;
      }
  n_passed += has_passed;
  CU_ASSERT_EQUAL (has_passed, strstr (news, "Your turn passed without a decision of yours.") != NULL);
}

/* The program makes the moves of every third turn of the reader's, as where nothing is left to decide. */
static void
passed_turns_are_told (void)
{
  Watched w = { .types_ahead = TRUE, .passes = TRUE };

  n_passed = 0;
  sit_down (&w, "summoner-wars", NULL, 1);
  while (!sortie_match_is_over (w.session->match))
    go_on (&w, look_for_passed_turn);
  leave (&w);
  CU_ASSERT (n_passed >= 2);
}

#define STORMS " storms you"

static guint n_storms;

/* SS-9.12: a storm on the reader, or what was lost to it, is told before what others draw. */
static void
look_for_storms (Watched *w)
{
  const guint others = MAX (w->session->question.log, w->session->acted[w->reader].began);
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, others);

  for (guint lines = LINES; lines <= 2 * LINES; lines++)
    {
      g_autofree char *news = news_in (w, lines);
      const char *since = strstr (news, "Since your turn");
      const gboolean has_less
          = since != NULL && strstr (since, "Boss draws ") != NULL;

      for (guint i = 0; log[i] != NULL; i++)
        {
          const char *storms = strstr (log[i], STORMS);
          g_autofree char *told = storms != NULL ? g_strndup (log[i], storms + strlen (STORMS) - log[i]) : NULL;
          g_autofree char *taker = told != NULL ? g_strndup (log[i], storms - log[i]) : NULL;
          g_autofree char *cause = told != NULL ? g_strdup_printf (" to %s", taker) : NULL;
          const gboolean is_left_out = told != NULL && strstr (news, told) == NULL && strstr (news, cause) == NULL;

          n_storms += told != NULL;
          if (is_left_out && (has_less || strstr (news, LEFT_OUT) == NULL))
            tap_note ("%u lines: %s is not in: %s", lines, log[i], news);
          CU_ASSERT_FALSE (is_left_out && (has_less || strstr (news, LEFT_OUT) == NULL));
        }
    }
}

static void
storms_are_told (void)
{
  n_storms = 0;
  for (guint64 seed = 1; seed <= tap_games (12); seed++)
    {
      watch_game ("siegestorm", "solo", seed, look_for_storms);
      watch_game ("siegestorm", "duel", seed, look_for_storms);
    }
  CU_ASSERT (n_storms >= 10);
}

#define LOSE ": you lose "

static guint n_told_losses, n_summed_losses;

/* The reader's losses are told where they happened or in a sum, never in both. */
static void
look_for_sums (Watched *w)
{
  for (guint lines = 1; lines <= 2 * LINES; lines++)
    {
      g_autofree char *news = news_in (w, lines);
      const char *since = strstr (news, "Since your turn");
      const gboolean is_told = since != NULL && (strstr (since, LOSE) != NULL || strstr (since, " and lose: ") != NULL);
      const gboolean is_summed = since != NULL && strstr (since, "You lost ") != NULL;

      if (is_told && is_summed)
        tap_note ("losses are told twice: %s", news);
      CU_ASSERT_FALSE (is_told && is_summed);
      n_told_losses += is_told;
      n_summed_losses += is_summed;
    }
}

static void
losses_are_told_once (void)
{
  n_told_losses = n_summed_losses = 0;
  for (guint64 seed = 1; seed <= tap_games (8); seed++)
    watch_game ("siegestorm", "solo", seed, look_for_sums);
  CU_ASSERT (n_told_losses >= 3);
  CU_ASSERT (n_summed_losses >= 3);
}

/* Whether the log's sentence after a roll tells what the ability of the same card has done. */
static gboolean
is_result_of (const char *roll, const char *next)
{
  g_autofree char *card = g_strndup (roll, strcspn (roll, "(") - 1), *by = g_strdup_printf (" (%s)", card);

  return strstr (roll, ") rolls: ") != NULL && g_str_has_suffix (next, by);
}

/* SW-18.1: what an ability rolls and does is one sentence where there is little room. */
static void
rolls_have_results (void)
{
  static const char *const choices[] = { "deck:south=tundra-orcs", "deck:north=cave-goblins", NULL };
  SortieModule *module = tap_game ("summoner-wars", NULL);
  guint n = 0;

  for (guint64 seed = 1; seed <= tap_games (2); seed++)
    {
      g_autoptr (SortieMatch) match = sortie_match_new (
          &(SortieMatchSpec) { .module = module, .choices = choices, .seed = seed }, NULL);
      g_autoptr (SortieBot) bot = sortie_bot_new (sortie_match_setup (match), "greedy", seed);
      g_auto (GStrv) log = NULL, terse = NULL;
      g_autofree guint *hosts = NULL;

      while (!sortie_match_is_over (match))
        {
          const guint8 seat = sortie_match_to_move (match);
          const SortieMove move
              = sortie_bot_choose (bot, sortie_match_play (match), seat, sortie_match_legal (match));

          CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &move, NULL));
        }
      log = sortie_match_log (match, SORTIE_NO_SEAT, 0);
      terse = sortie_match_log_tersely (match, SORTIE_NO_SEAT, 0, &hosts);
      for (guint i = 0; log[i] != NULL && log[i + 1] != NULL; i++)
        if (is_result_of (log[i], log[i + 1]))
          {
            g_autofree char *done = g_strndup (log[i + 1], strcspn (log[i + 1], "."));

            if (strstr (terse[i], done) == NULL)
              tap_note ("%s: %s", log[i + 1], terse[i]);
            CU_ASSERT_PTR_NOT_NULL (strstr (terse[i], done));
            CU_ASSERT_PTR_NOT_NULL (strstr (terse[i], " rolls "));
            n++;
          }
    }
  CU_ASSERT (n > 0);
  sortie_module_free (module);
}

static guint n_tricks;

/* HT-9: who gets points, or plays the queen of spades. */
static gboolean
matters_in_hearts (const char *sentence)
{
  return (strstr (sentence, " takes the trick: ") != NULL && strstr (sentence, ": 0 points") == NULL)
         || strstr (sentence, "plays Queen of Spades") != NULL;
}

/* Whether the news tell it, perhaps in a sentence with other things about that seat. */
static gboolean
tell_of_seat (const char *news, const char *sentence)
{
  const char *deed = strchr (sentence, ' ');
  g_autofree char *open = deed != NULL ? g_strndup (deed, strlen (deed) - 1) : NULL;

  return open != NULL && strstr (news, open) != NULL;
}

static void
look_for_points (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);
  g_autofree char *news = news_in (w, 2);
  const char *left_out = NULL;

  for (guint i = 0; log[i] != NULL; i++)
    if (matters_in_hearts (log[i]) && tell_of_seat (news, log[i]))
      n_tricks++;
    else if (matters_in_hearts (log[i]))
      left_out = log[i];
  for (guint i = 0; left_out != NULL && log[i] != NULL; i++)
    if (!matters_in_hearts (log[i]) && !g_str_has_prefix (log[i], "You ") && tell_of_seat (news, log[i]))
      {
        tap_note ("“%s” is left out, but not “%s”: %s", left_out, log[i], news);
        CU_ASSERT (FALSE);
      }
}

static void
points_are_told_first (void)
{
  n_tricks = 0;
  for (guint64 seed = 1; seed <= tap_games (2); seed++)
    watch_game ("hearts", NULL, seed, look_for_points);
  CU_ASSERT (n_tricks >= 10);
}

static guint n_grown;

/* Each card that North puts under Blarf adds 1 to its attack value for good. */
static void
look_for_growth (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);

  if (count_with (log, " under Blarf") == 0)
    return;
  for (guint lines = 1; lines <= 2 * LINES; lines++)
    {
      g_autofree char *news = news_in (w, lines);
      const gboolean is_told = strstr (news, " under Blarf") != NULL;
      const gboolean tells_less = strstr (news, MISSES) != NULL || strstr (news, "Moves: ") != NULL;

      if (!is_told && tells_less)
        tap_note ("Blarf has grown, which is not in: %s", news);
      CU_ASSERT (is_told || !tells_less);
      n_grown += is_told;
    }
}

static void
growth_is_told (void)
{
  n_grown = 0;
  for (guint64 seed = 1; seed <= tap_games (4); seed++)
    watch (seed, look_for_growth);
  CU_ASSERT (n_grown >= 3);
}

static guint n_regained;

/* SS-15.5 lets Nyryki answer the loss of its last life: in a turn of the reader's that comes of what the reader did. */
static void
look_for_regained (Watched *w)
{
  g_auto (GStrv) log = sortie_match_log (w->session->match, w->reader, w->session->question.log);
  g_autofree char *news = news_in (w, 2 * LINES);
  const char *others = strstr (news, "Since your turn");
  gboolean is_own = FALSE;

  for (guint i = 0; log[i] != NULL && !g_str_has_prefix (log[i], "Turn "); i++)
    is_own = is_own || strstr (log[i], "The Boss regains ") != NULL;
  if (!is_own || others == NULL)
    return;
  if (strstr (others, "The Boss regains ") != NULL)
    tap_note ("what came of the reader's storm is not the others' doing: %s", news);
  CU_ASSERT_PTR_NULL (strstr (others, "The Boss regains "));
  n_regained++;
}

static void
results_are_own (void)
{
  n_regained = 0;
  chosen = (const char *const[]) { "boss=nyryki", NULL };
  for (guint64 seed = 1; seed <= tap_games (40); seed++)
    watch_game ("siegestorm", "solo", seed, look_for_regained);
  chosen = NULL;
  CU_ASSERT (n_regained >= 1);
}

static const TapTest tests[] = {
  { "SW-18.1 the roll of an ability is told with what the ability does", rolls_have_results },
  { "SW-8.1 three lines of news name each Event that the opponent has played", events_are_named },
  { "SS-9.12 a storm on the reader is told before trifles", storms_are_told },
  { "SS-8.3 two hidden cards drawn are counted in one sentence", pairs_are_counted },
  { "SW-9.1 a unit that stays is not counted among those that moved", moves_are_counted },
  { "SS-7.3 a unit that enters is told once", entries_are_told_once },
  { "SS-14.1 losses are told where they happened or in a sum", losses_are_told_once },
  { "SW-11.5 three lines of news tell each attack of a line with its dice", own_attacks_are_told },
  { "a turn of the reader's that passed without a question is told", passed_turns_are_told },
  { "SW-11.6 attacks that missed are told or counted, or the news say that they leave something out", misses_are_counted },
  { "SS-15.5 what a Boss regains in the reader's turn is not told as another's doing", results_are_own },
  { "what strengthens an enemy for good is told before moves and misses", growth_is_told },
  { "HT-9 points, broken hearts and the queen of spades are told before other cards", points_are_told_first },
  { NULL },
};

TAP_MAIN (tests)
