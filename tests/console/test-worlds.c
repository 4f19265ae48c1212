/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-worlds.c: what a person reads at the screen tells nothing that the seat does not know. While
 * matches are played by chance, commands are given in the true position and in one with other
 * hidden cards that the seat could imagine: both say the same, and change nothing. The kit compares
 * what the library answers; here it is the texts of the program. */
#include "config.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "base/internal.h"
#include "model/internal.h"
#include "match/whole.h"
#include "model/front-end.h"
#include "module/front-end.h"
#include "reader/reader.h"
#include "tests/tap/game.h"

/* A position is looked at in so many of the moves of a match. */
#define ONE_IN 15
#define MOST_MOVES 200
/* Names of cards that are asked for at each, whoever has them, if anybody. */
#define NAMES 4
#define DRAWS 20
#define FEW 10
/* Positions in which the hidden cards could be others; far more in fact. */
#define ENOUGH 5
#define WIDE 1000

typedef struct
{
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
  SortieMatch *match; /* the session's */
  SortieState *truth, *imagined;
  SortieRng rng;
  GPtrArray *lines; /* that are typed at one position */
  guint n_compared;
  guint n_passed, n_aimed; /* chances of which others could have learned something */
} Table;

/* The game in which nobody sees their own cards, and all others do; it is not installed. */
static SortieModule *
outward_game (void)
{
  g_autofree char *modules
      = g_build_filename (g_getenv ("top_builddir"), "tests", "lamplight", NULL);
  g_autofree char *content
      = g_build_filename (g_getenv ("top_srcdir"), "tests", "lamplight", "content", NULL);
  const SortiePaths paths = { modules, content };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load_with (&paths, "lamplight", NULL, &error);

  tap_no_error (error);
  return module;
}

static Table *
table_new (SortieModule *module, const char *mode, guint64 seed)
{
  Table *table = g_new0 (Table, 1);
  const SortieMatchSpec spec = { .module = module, .mode = mode, .seed = seed };
  static const SortiePaths nowhere = { .modules = "" };
  g_autoptr (GError) error = NULL;

  table->match = sortie_match_new (&spec, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (table->match);
  table->out = console_out_new (NULL);
  console_out_set_width (table->out, WIDE);
  table->input = console_input_new (NULL);
  table->session
      = console_session_new (table->out, table->input, &nowhere, module, table->match, NULL);
  table->session->commands = console_commands;
  table->truth = sortie_state_new (&table->match->now.setup->bounds);
  table->imagined = sortie_state_new (&table->match->now.setup->bounds);
  table->lines = g_ptr_array_new_with_free_func (g_free);
  sortie_rng_seed (&table->rng, seed);
  return table;
}

static void
table_free (Table *table)
{
  g_ptr_array_unref (table->lines);
  g_free (table->imagined);
  g_free (table->truth);
  console_session_free (table->session);
  console_input_free (table->input);
  console_out_free (table->out);
  g_free (table);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/* One person at the screen, and bots elsewhere. */
static void
sit_down (Table *table, guint8 reader)
{
  const SortieSetup *setup = table->match->now.setup;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      g_autofree char *who
          = g_strdup_printf ("%s=%s", setup->seat_ids[seat], seat == reader ? "human" : "random");
      g_autoptr (GError) error = NULL;

      if (!console_seat_is_automatic (setup, seat))
        console_session_seat (table->session, who, 1, &error);
      tap_no_error (error);
    }
  tap_int (console_session_reader (table->session), reader);
}

static void
put (Table *table, const SortieState *position)
{
  sortie_state_copy (table->match->now.s, position);
  sortie_match_changed (table->match);
}

/* @rest: (nullable) */
static void
ask (Table *table, const char *command, const char *rest)
{
  g_ptr_array_add (table->lines, g_strjoin (" ", command, rest, NULL));
}

/* Any card, rather one of a few that are hidden together, such as a hand. */
static guint16
some_card (Table *table)
{
  const SortiePlay *p = &table->match->now;
  guint16 card = 0;

  for (guint i = 0; i < DRAWS; i++)
    {
      guint16 zone;

      card = (guint16) sortie_rng_below (&table->rng, p->s->n_cards);
      zone = sortie_state_cards (p->s)[card].zone;
      if (zone != SORTIE_NO_INDEX && sortie_zone_count (p, zone) <= FEW
          && sortie_card_is_hidden (p, card, console_session_reader (table->session)))
        break;
    }
  return card;
}

/* Cards by their names, and the same in a move: no oracle. */
static void
ask_about_cards (Table *table)
{
  const SortiePlay *p = &table->match->now;

  for (guint i = 0; i < NAMES; i++)
    {
      guint16 card = some_card (table);
      const char *id = sortie_def (p, sortie_state_cards (p->s)[card].def)->id;
      guint verb = sortie_rng_below (&table->rng, sortie_n_verbs (p->setup));
      g_autofree char *line = g_strdup_printf ("%s %s", sortie_verb (p->setup, verb)->id, id);

      ask (table, "explain", id);
      ask (table, "show", id);
      ask (table, "card", id);
      ask (table, "why", line);
    }
}

static void
ask_about_table (Table *table)
{
  const SortiePlay *p = &table->match->now;

  for (SORTIE_EACH_PIECE (p, slot))
    {
      char place[SORTIE_MOVE_TEXT];

      ask (table, "explain",
           sortie_ref_format (p, console_session_reader (table->session),
                              sortie_piece_ref (p, slot), place));
    }
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      ask (table, "explain", p->setup->seat_ids[seat]);
      ask (table, "show", p->setup->seat_ids[seat]);
      ask (table, p->setup->seat_ids[seat], NULL);
      ask (table, p->setup->seat_ids[seat], "next");
      for (const SortieZoneDecl *zone = p->setup->zones; zone->id != NULL; zone++)
        {
          g_autofree char *pile = g_strdup_printf ("%s.%s", p->setup->seat_ids[seat], zone->id);

          ask (table, "show", pile);
        }
    }
}

/* Where a hand is seen by all but its owner, it is named by where its cards lie. */
static void
ask_about_own_cards (Table *table)
{
  const SortiePlay *p = &table->match->now;
  guint16 hand = SORTIE_NO_INDEX;

  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    if (sortie_zone_seat (p, zone) == console_session_reader (table->session)
        && p->setup->zones[sortie_zone_decl (p, zone)].faces == SORTIE_SEEN_BY_OTHERS)
      hand = zone;
  if (hand == SORTIE_NO_INDEX)
    return;
  for (guint i = 1; i <= sortie_zone_count (p, hand); i++)
    for (guint verb = 0; verb < sortie_n_verbs (p->setup); verb++)
      {
        g_autofree char *number = g_strdup_printf ("%u", i);
        g_autofree char *line = g_strdup_printf ("%s %u", sortie_verb (p->setup, verb)->id, i);

        ask (table, "why", line);
        ask (table, "card", number);
        ask (table, "explain", number);
        ask (table, line, "");
      }
  ask (table, "hint", "20");
  ask (table, "log", NULL);
  ask (table, "?", NULL);
}

static void
ask_about_moves (Table *table)
{
  const SortiePlay *p = &table->match->now;

  for (guint verb = 0; verb < sortie_n_verbs (p->setup); verb++)
    {
      ask (table, "why", sortie_verb (p->setup, verb)->id);
      ask (table, sortie_verb (p->setup, verb)->id, "");
    }
  ask (table, "moves", NULL);
  ask (table, "show", NULL);
  ask (table, "hand", NULL);
  ask (table, "recall", NULL);
  ask (table, "rules", "hand");
  ask (table, "explain", "");
  ask (table, "show", "");
  ask (table, "card", "");
  ask (table, "why", "");
}

/* What the line says; of one that ends in a space, what could stand after it. (transfer full) */
static char *
answer (Table *table, const char *line)
{
  g_auto (SortieLine) typed = { .n = 0 };
  g_auto (GStrv) next = NULL;

  if (!g_str_has_suffix (line, " "))
    {
      sortie_line_init (&typed, line);
      g_string_truncate (table->out->pending, 0);
      console_line_run (table->session, &typed);
      return g_strconcat (line, ": ", table->out->pending->str, NULL);
    }
  next = console_complete (table->session, line, "");
  return next != NULL ? g_strjoinv (" ", next) : g_strdup ("");
}

static void
compare_answers (Table *table, const char *line)
{
  g_autofree char *known = answer (table, line), *imagined = NULL;
  guint64 was = sortie_state_hash (table->truth);

  CU_ASSERT_TRUE (sortie_state_hash (table->match->now.s) == was);
  put (table, table->imagined);
  imagined = answer (table, line);
  put (table, table->truth);
  tap_string (imagined, known);
}

/* What the game warns of before each legal move. (transfer full) */
static char *
regrets_now (Table *table)
{
  const SortieWarningDecl *warnings = table->session->module->game->warnings;
  const SortieMoves *legal = sortie_match_legal (table->match);
  GString *text = g_string_new (NULL);

  for (guint i = 0; warnings != NULL && warnings[i].id != NULL; i++)
    for (guint k = 0; k < legal->n; k++)
      {
        g_autofree char *said = sortie_warning_say_of (&warnings[i], &table->match->now, sortie_to_move (&table->match->now),
                                                       legal, &legal->moves[k]);

        g_string_append_printf (text, "%u: %s\n", k, said != NULL ? said : "nothing");
      }
  return g_string_free (text, FALSE);
}

static void
compare_regrets (Table *table)
{
  g_autofree char *known = regrets_now (table), *imagined = NULL;

  put (table, table->imagined);
  imagined = regrets_now (table);
  put (table, table->truth);
  tap_string (imagined, known);
}

/* What stands above the prompt of whoever decides, and whether there is one. (transfer full) */
static char *
prompt_now (Table *table)
{
  guint8 seat = sortie_match_to_move (table->match);
  SortieMove move;
  gboolean asked = !console_stops_answer (table->session, &move)
                   && !console_stops_spare (table->session);
  GString *said = table->out->pending;

  g_string_truncate (said, 0);
  table->session->warnings.given[seat] = table->session->warnings.given_ever[seat] = 0;
  table->session->warnings.explained = TRUE;
  console_warnings_say (table->session);
  console_moves_offer (table->session, WIDE, 0);
  return g_strdup_printf ("%s: %s", asked ? "asked" : "not asked", said->str);
}

/* Whether somebody is asked tells nothing, nor what is said then; @declined: a window before this one
 * was closed. */
static void
compare_prompts (Table *table, gboolean declined)
{
  g_autofree char *known = NULL, *imagined = NULL;
  SortieMove closing;

  table->session->declined.turn = 0;
  if (declined && sortie_move_declining (&table->match->now, &closing))
    console_stops_note (table->session, &closing);
  table->session->declined.moves = 0;
  known = prompt_now (table);
  put (table, table->imagined);
  imagined = prompt_now (table);
  put (table, table->truth);
  tap_string (imagined, known);
}

static gboolean
is_another_world (const Table *table)
{
  return sortie_state_hash (table->truth) != sortie_state_hash (table->imagined);
}

/* Only who has to decide is asked at the screen, and can type. */
static void
compare_worlds (Table *table)
{
  SortieMatch *match = table->match;
  guint8 seat = sortie_match_to_move (match);

  sortie_state_copy (table->truth, match->now.s);
  sortie_view_imagine (&match->now, seat, table->imagined, &table->rng);
  if (!is_another_world (table))
    return;
  sit_down (table, seat);
  g_ptr_array_set_size (table->lines, 0);
  ask_about_cards (table);
  ask_about_table (table);
  ask_about_own_cards (table);
  ask_about_moves (table);
  for (guint i = 0; i < table->lines->len; i++)
    compare_answers (table, table->lines->pdata[i]);
  compare_regrets (table);
  compare_prompts (table, FALSE);
  compare_prompts (table, TRUE);
  table->n_compared++;
}

/* The program takes standard input and output for a terminal while this makes its input. */
static ConsoleInput *
input_at_terminal (void)
{
  const int here = posix_openpt (O_RDWR | O_NOCTTY), in = dup (0), out = dup (1);
  ConsoleInput *input;
  int there;

  CU_ASSERT_TRUE_FATAL (here >= 0 && grantpt (here) == 0 && unlockpt (here) == 0);
  there = open (ptsname (here), O_RDWR | O_NOCTTY);
  fflush (stdout);
  dup2 (there, 0);
  dup2 (there, 1);
  input = console_input_new (NULL);
  dup2 (in, 0);
  dup2 (out, 1);
  close (in);
  close (out);
  close (there);
  close (here);
  CU_ASSERT_TRUE_FATAL (console_input_is_interactive (input));
  return input;
}

/* Several people take turns at the screen. Whoever else sits there learns nothing from who is asked. A person who sits
 * there in the own turn is spared some questions by what the hand holds; nobody else sees that. */
static void
compare_silence (Table *table)
{
  const SortiePlay *now = &table->match->now;
  const guint8 seat = sortie_match_to_move (table->match);
  const guint8 other = (seat + 1u) % now->setup->n_seats;
  gboolean passed, spared;
  SortieMove move;

  if (now->s->tentative) /* begun by a person who has the screen */
    return;
  sortie_state_copy (table->truth, now->s);
  sortie_view_imagine (now, other, table->imagined, &table->rng);
  table->session->sitting = other;
  passed = console_stops_answer (table->session, &move);
  table->session->sitting = seat;
  spared = console_stops_answer (table->session, &move);
  table->n_passed += spared && !passed;
  put (table, table->imagined);
  table->n_aimed += console_stops_answer (table->session, &move) != spared;
  table->session->sitting = other;
  CU_ASSERT_EQUAL (console_stops_answer (table->session, &move), passed);
  put (table, table->truth);
}

/* Several people play, and the one who decides wants to be asked only about what is aimed there. */
static gboolean
is_let_pass (Table *table)
{
  SortieMove move;

  return console_stops_answer (table->session, &move);
}

/* Whoever passes what is not aimed at them does so whatever they hold, as far as those know who play against them. */
static void
compare_passing (Table *table)
{
  const SortiePlay *now = &table->match->now;
  guint8 seat = sortie_match_to_move (table->match), other = now->s->turn.active;
  gboolean passed;

  if (other == seat || now->s->tentative || !console_is_chance (now))
    return;
  sortie_state_copy (table->truth, now->s);
  sortie_view_imagine (now, other, table->imagined, &table->rng);
  console_stops_choose (table->session, seat, CONSOLE_STOPS_AIMED);
  passed = is_let_pass (table);
  table->n_passed += passed;
  table->n_aimed += !passed;
  put (table, table->imagined);
  CU_ASSERT_EQUAL (is_let_pass (table), passed);
  put (table, table->truth);
  console_stops_choose (table->session, seat, CONSOLE_STOPS_SOME);
}

static void
play (Table *table)
{
  const SortieMoves *legal = sortie_match_legal (table->match);
  const SortieMove move = legal->moves[sortie_rng_below (&table->rng, legal->n)];
  SortieRefusal why;

  CU_ASSERT_TRUE_FATAL (
      sortie_match_play_move (table->match, sortie_match_to_move (table->match), &move, &why));
}

/* How many positions were looked at. */
static guint
play_match (SortieModule *module, const char *mode, guint64 seed)
{
  g_autoptr (Table) table = table_new (module, mode, seed);

  for (guint i = 0; i < MOST_MOVES && !sortie_match_is_over (table->match); i++)
    {
      if (sortie_rng_below (&table->rng, ONE_IN) == 0)
        compare_worlds (table);
      play (table);
    }
  return table->n_compared;
}

static void
plays (const char *game, const char *mode, guint matches)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= matches; seed++)
    n += play_match (tap_game (game, NULL), mode, seed);
  CU_ASSERT_TRUE (n >= ENOUGH);
}

static void
duel (void)
{
  plays ("siegestorm", "duel", 2);
}

static void
solo (void)
{
  plays ("siegestorm", "solo", 2);
}

static void
summoners (void)
{
  plays ("summoner-wars", NULL, 1);
}

/* Matches between people, @n of them, in which chances to answer are passed or not. */
static void
passes_alike (const char *game, const char *mode, guint n)
{
  guint passed = 0, aimed = 0;

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autoptr (Table) table = table_new (tap_game (game, NULL), mode, seed);

      for (guint i = 0; i < MOST_MOVES && !sortie_match_is_over (table->match); i++)
        {
          compare_passing (table);
          play (table);
        }
      passed += table->n_passed;
      aimed += table->n_aimed;
    }
  CU_ASSERT_TRUE (passed >= ENOUGH);
  CU_ASSERT_TRUE (aimed > 0);
}

static void
passing (void)
{
  passes_alike ("siegestorm", "duel", 4);
  passes_alike ("siegestorm", "last-man-standing", 2);
}

/* A person who was asked declines what can be declined, so that there is something to spare. */
static void
play_or_decline (Table *table)
{
  SortieRefusal why;
  SortieMove move;

  if (!sortie_is_own_window (&table->match->now) || sortie_rng_below (&table->rng, 3) == 0
      || !sortie_move_declining (&table->match->now, &move))
    {
      play (table);
      return;
    }
  console_stops_note (table->session, &move);
  CU_ASSERT_TRUE_FATAL (sortie_match_play_move (table->match, sortie_match_to_move (table->match), &move, &why));
}

static void
silent_alike (const char *game, const char *mode, guint n)
{
  guint spared = 0, unlike = 0;

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autoptr (Table) table = table_new (tap_game (game, NULL), mode, seed);

      console_input_free (table->input);
      table->session->input = table->input = input_at_terminal ();
      for (guint i = 0; i < MOST_MOVES && !sortie_match_is_over (table->match); i++)
        {
          compare_silence (table);
          play_or_decline (table);
        }
      spared += table->n_passed;
      unlike += table->n_aimed;
    }
  CU_ASSERT_TRUE (spared >= ENOUGH);
  CU_ASSERT_TRUE (unlike > 0);
}

static void
silence (void)
{
  silent_alike ("siegestorm", "duel", 2);
  silent_alike ("summoner-wars", NULL, 1);
}

static void
eights (void)
{
  plays ("crazy-eights", NULL, 6);
}

static void
outward_hands (void)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    n += play_match (outward_game (), NULL, seed);
  CU_ASSERT_TRUE (n >= ENOUGH);
}

static const TapTest tests[] = {
  { "in a Duel the commands tell nothing of hidden cards", duel },
  { "in Solo they tell nothing of them, nor does what the Boss will do", solo },
  { "nor in a match of Summoner Wars", summoners },
  { "whoever passes what is not aimed at them passes alike, whatever is in the hand", passing },
  { "who is asked tells nobody else at the screen anything, and spares whoever has it", silence },
  { "nor in a match of Crazy Eights", eights },
  { "nor does a player learn what he holds whose cards all others see", outward_hands },
  { NULL },
};

TAP_MAIN (tests)
