/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every clause of every card takes effect in some game, but for those that unseen.txt names with a
 * reason.
 *
 * The games are those of the kit, with ready-made decks and with other cards of their faction in them, but nothing
 * is checked in them: so thousands of them can be played. A bot plays one of 1,800, since it takes as long for a
 * game as chance for hundreds. A few tell only whether what was given up took effect after all, and more of them also
 * note what they did not show; coverage.sh adds that up: make coverage-of-cards GAMES=200000.
 */
#include "kit/check-game.h"
#include "kit/coverage.h"
#include "match/playout.h"
#include <sortie/bot.h>
#include "kit/front-end.h"

#include <stdlib.h>
#include <string.h>

#include "tests/summoner-wars/given-up.h"
#include "tests/tap/game.h"

#define FEW_GAMES 5
/* Of the games that may have a bot the kit gives it each sixth. */
#define EVERY 300
#define UNSEEN "tests/summoner-wars/unseen.txt"

static SortieModule *game;

static const SortieVerifyBot bots[] = {
  { "greedy", sortie_bot_new, sortie_bot_free, sortie_bot_choose },
  { NULL },
};

static void
count_event (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  (void) p;
  ((SortieCoverage *) data)->events[event->type]++;
}

static SortieMove
choose (VerifyGame *g)
{
  guint8 seat = sortie_to_move (&g->p);

  return g->bot != NULL ? sortie_bot_choose (g->bot, &g->p, seat, &g->legal)
                        : sortie_choose_random (&g->rng, &g->p, seat, &g->legal);
}

/* What a bot imagines does not count. */
static void
make_a_move (VerifyGame *g)
{
  SortieCoverage *coverage = g->report->coverage;
  const SortieWatch watch = { .data = coverage, .happened = count_event };
  SortieMove move;

  verify_coverage_lend (coverage, g->deal->setup);
  sortie_moves_legal (&g->p, &g->legal);
  verify_coverage_lend (NULL, g->deal->setup);
  move = choose (g);
  coverage->verbs[move.verb]++;
  g->p.watch = &watch;
  verify_coverage_lend (coverage, g->deal->setup);
  sortie_move_apply (&g->p, &move);
  verify_coverage_lend (NULL, g->deal->setup);
  g->p.watch = NULL;
}

/* "deck:SEAT=DECK" for each seat of the first mode. (transfer full) */
static char **
choose_decks (char **decks, guint64 number)
{
  const SortieModeDecl *mode = &game->game->modes[0];
  GPtrArray *texts = g_ptr_array_new ();

  for (guint i = 0; mode->seats[i] != NULL; i++)
    {
      const char *id = decks[(number + i) % g_strv_length (decks)];
      g_autofree char *wide = number % 3 != 0 ? verify_own_deck (game, id, TRUE, number + i) : NULL;

      g_ptr_array_add (texts, g_strdup_printf ("deck:%s=%s", mode->seats[i], wide != NULL ? wide : id));
    }
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}

static void
play (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed)
{
  VerifyGame *g = verify_game_new (spec, report, seed);
  g_autoptr (GError) error = NULL;
  gboolean dealt = verify_game_deal (g, &error);

  tap_no_error (error);
  for (guint i = 0; dealt && !sortie_is_over (&g->p) && i < game->game->max_moves; i++)
    make_a_move (g);
  report->games++;
  verify_game_free (g);
}

static SortieVerifyReport *
play_all (void)
{
  const char *seed = g_getenv ("SORTIE_SEED"), *named = g_getenv ("SORTIE_DECKS");
  g_auto (GStrv) decks = g_strsplit (named != NULL ? named : "", " ", -1);
  guint64 first = seed != NULL ? g_ascii_strtoull (seed, NULL, 10) : 1;
  SortieVerifyReport *report = verify_report_new (game);

  for (guint i = 0; i < tap_games (FEW_GAMES); i++)
    {
      g_auto (GStrv) choices = decks[0] != NULL ? choose_decks (decks, first + i) : NULL;

      play (&(SortieVerifySpec){ .module = game,
                                 .choices = (const char *const *) choices,
                                 .mode = choices != NULL ? game->game->modes[0].id : NULL,
                                 .bots = i % EVERY == 0 ? bots : NULL },
            report, first + i);
    }
  return report;
}

/* "  fury, line 40: <when> attacked" as "fury: <when> attacked": lines of files change. (transfer full); NULL: it
 * is no clause. */
static char *
without_line (const char *line)
{
  const char *at = g_str_has_prefix (line, "  ") ? strstr (line, ", line ") : NULL;
  const char *colon = at != NULL ? strchr (at, ':') : NULL;

  if (colon == NULL)
    return NULL;
  return g_strdup_printf ("%.*s%s", (int) (at - line - 2), line + 2, colon);
}

/* (transfer full): the clauses that no game has shown */
static GHashTable *
list_unseen (const SortieVerifyReport *report)
{
  GHashTable *unseen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *text = sortie_verify_coverage_text (report);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *clause = without_line (lines[i]);

      if (clause != NULL)
        g_hash_table_add (unseen, clause);
    }
  return unseen;
}

/* What is in @these and not in @those. */
static guint
note_others (GHashTable *these, GHashTable *those, const char *what)
{
  g_autoptr (GList) clauses = g_list_sort (g_hash_table_get_keys (these), (GCompareFunc) strcmp);
  guint n = 0;

  for (GList *at = clauses; at != NULL; at = at->next)
    if (!g_hash_table_contains (those, at->data))
      {
        tap_note ("%s: %s", what, (const char *) at->data);
        n++;
      }
  return n;
}

/* GHRFunc: whether the card was in no game, so that nothing of it could take effect. */
static gboolean
was_in_no_game (gpointer clause, G_GNUC_UNUSED gpointer none, gpointer report)
{
  g_autofree char *card = g_strndup (clause, strcspn (clause, ":"));
  guint16 def = sortie_catalogue_find (game->catalogue, card);

  return def != 0 && ((const SortieVerifyReport *) report)->coverage->defs[def] == 0;
}

static void
clauses_take_effect (void)
{
  g_autoptr (SortieVerifyReport) report = play_all ();
  g_autoptr (GHashTable) unseen = list_unseen (report), given_up = list_given_up (UNSEEN);

  g_hash_table_foreach_remove (given_up, was_in_no_game, report);
  tap_note ("%u games", report->games);
  CU_ASSERT_EQUAL (note_others (given_up, unseen, "took effect after all, or is no clause"), 0);
  if (report->games > FEW_GAMES)
    note_others (unseen, given_up, "never took effect");
}

/* A deck has room for 3 Champions, so that others of its faction come in their place; nor does the
 * largest pile, the Vine Walls at the side, make room for Commons. */
static void
all_cards_are_met (void)
{
  static const char *const others[] = { "glurp", "murk", "splack", "swamp-beast", "swamp-conjurer" };
  gboolean met[G_N_ELEMENTS (others)] = { FALSE };

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autofree char *deck = verify_own_deck (game, "swamp-orcs", TRUE, seed);

      CU_ASSERT_FATAL (deck != NULL);
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        met[i] = met[i] || strstr (deck, others[i]) != NULL;
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    CU_ASSERT (met[i]);
}

static const TapTest tests[] = {
  { "every clause takes effect in some game, or it is known why not", clauses_take_effect },
  { "SW-26.1 each card that a deck may have is in that of some game", all_cards_are_met },
  { NULL, NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", NULL, game)
