/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* doers.c: finds clauses that wait for a seat to cause an event that only the rules cause. If the event's row says
 * so (SortieEventDecl.by_rules), the compiler refuses them; for other events, a few random games show it. These games
 * also show what stops a match: no deck, a bound that is too small, nothing to do. */
#include "kit/check-game.h"
#include "kit/child.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "base/file.h"
#include "language/internal.h"
#include "match/playout.h"
#include "model/internal.h"
#include "module/front-end.h"
#include "language/front-end.h"
#include "kit/front-end.h"
#include "speech/internal.h"

#include <string.h>

/* We warn about an event that the rules caused OFTEN and no seat ever did. There are few verbs, and random games use
 * each as often as the others, so in a dozen games seats have tried everything that their moves can cause. That is
 * enough for an event that happens in every other game. For rarer events we play more games, until each event that a
 * clause waits for has happened often enough, or until it takes too long. */
#define OFTEN 5
#define LEAST_GAMES 12
#define MOST_GAMES 100
#define MOST_MOVES 2000
#define MOST_MOVES_IN_ALL 50000

/* seconds for all games; usually less than one */
#define TIME_LIMIT 60

/* How often seats and the rules caused each kind of event. */
typedef struct
{
  guint by_seat[G_MAXUINT8 + 1];
  guint by_rules[G_MAXUINT8 + 1];
  guint moves; /* in all games */
  char stop[512]; /* what stopped the first match that did not go on, in words; "": nothing */
} Doers;

static gboolean
waits_for_a_doer (const SortieClause *clause)
{
  return sortie_clause_answers (clause) && clause->by != 0;
}

/* Whether it is known who causes each event that a clause waits for. */
static gboolean
is_enough (const SortieCatalogue *catalogue, const Doers *doers)
{
  for (guint i = 1; i < catalogue->n_clauses; i++)
    {
      const SortieClause *clause = &catalogue->clauses[i];

      if (waits_for_a_doer (clause) && doers->by_seat[clause->key] == 0 && doers->by_rules[clause->key] < OFTEN)
        return FALSE;
    }
  return TRUE;
}

static void
count_happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Doers *doers = data;

  (void) p;
  if (event->actor != SORTIE_NO_SEAT)
    doers->by_seat[event->type]++;
  else
    doers->by_rules[event->type]++;
}

static void
note_stop (Doers *doers, const char *stop)
{
  if (*doers->stop == '\0')
    g_strlcpy (doers->stop, stop, sizeof doers->stop);
}

/* Why a match stopped before its end, other than because it is long. */
static void
note_end (Doers *doers, const SortiePlay *p, SortieMoves *moves)
{
  if (p->stops > 0)
    {
      g_autofree char *limit = sortie_limit_describe (p->setup, &p->limit);

      note_stop (doers, limit);
    }
  else if (!sortie_is_over (p))
    {
      sortie_moves_legal (p, moves);
      if (moves->n == 0)
        note_stop (doers, _ ("the player to move has no legal move"));
    }
}

static void
play_on (const SortieDeal *deal, guint64 seed, SortiePlay *p, guint max_moves, Doers *doers)
{
  g_autoptr (GError) error = NULL;
  SortieMove room[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (room);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  SortieRng rng;

  sortie_rng_seed (&rng, seed);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { sortie_choose_random, &rng };
  if (sortie_deal_start (deal, seed, p, &error))
    {
      doers->moves += sortie_playout (p, choosers, &moves, MIN (max_moves, MOST_MOVES)).moves;
      note_end (doers, p, &moves);
    }
  else
    note_stop (doers, error->message);
}

static void
play_game (const SortieModule *module, guint64 seed, Doers *doers)
{
  const SortieVerifySpec spec = { .module = module };
  const SortieWatch watch = { .data = doers, .happened = count_happened };
  VerifyTerms terms = { 0 };
  SortieMatchSpec match;
  g_autoptr (SortieDeal) deal = NULL;
  g_autoptr (GError) error = NULL;

  verify_terms_draw (&terms, &spec, seed);
  match = verify_terms_spec (&terms, &spec, seed);
  deal = sortie_deal_new (&match, &error);
  if (deal == NULL)
    note_stop (doers, error->message);
  else
    {
      SortiePlay p = { .s = sortie_state_new (&deal->setup->bounds), .watch = &watch };

      play_on (deal, seed, &p, module->game->max_moves, doers);
      g_free (p.s);
    }
  verify_terms_clear (&terms);
}

static gboolean
has_deck (const SortieCatalogue *catalogue, guint kind)
{
  for (guint i = 0; i < catalogue->n_decks; i++)
    if (catalogue->decks[i].kind == kind)
      return TRUE;
  return FALSE;
}

static void
warn (const SortieCatalogue *catalogue, guint16 number, guint n, SortieErrors *warnings)
{
  const SortieClause *clause = &catalogue->clauses[number];
  guint16 keyword = sortie_clause_keyword (catalogue, number);
  g_autofree char *subject
      = keyword != SORTIE_NO_INDEX
            ? g_strdup_printf (_ ("ability “%s”"), catalogue->keywords[keyword].id)
            : g_strdup_printf (_ ("card “%s”"), catalogue->defs[clause->def].id);
  g_autofree char *found
      = sortie_sentence (_ ("“{event}” happened {n} times in random matches, and the rules caused it each time: "
                            "with “by”, this clause never answers it"),
                         "event", catalogue->names->events[clause->key], "n", SORTIE_DIGITS (n), NULL);

  sortie_errors_add (warnings,
                     keyword != SORTIE_NO_INDEX ? catalogue->keywords[keyword].file : catalogue->defs[clause->def].file,
                     clause->line, subject, "%s", found);
}

/* Ignores messages of misused functions: the kit counts them in a check (R7). */
static void
hear_nothing (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  (void) domain;
  (void) level;
  (void) message;
  (void) data;
}

/* Runs in the child. */
static gboolean
play_all (gpointer data, int fd)
{
  const SortieModule *module = data;
  Doers doers = { 0 };

  g_log_set_default_handler (hear_nothing, NULL);
  for (guint64 seed = 1; seed <= LEAST_GAMES
                         || (seed <= MOST_GAMES && doers.moves < MOST_MOVES_IN_ALL
                             && !is_enough (module->catalogue, &doers));
       seed++)
    play_game (module, seed, &doers);
  return sortie_file_write_all (fd, &doers, sizeof doers);
}

/* What the child has found. FALSE: nothing; if it died, that is reported as an error of the game. */
static gboolean
watch_games (const SortieModule *module, Doers *ret, SortieErrors *errors)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *death = NULL;
  VerifyChild child;
  gboolean whole;

  if (!verify_child_run (&child, module, play_all, (gpointer) module, TIME_LIMIT, NULL, &error))
    {
      sortie_errors_add (errors, NULL, 0, NULL, "%s", error->message);
      return FALSE;
    }
  death = verify_child_death (&child);
  whole = death == NULL && child.bytes->len == sizeof *ret;
  if (whole)
    memcpy (ret, child.bytes->data, sizeof *ret);
  if (!whole || *ret->stop != '\0')
    sortie_errors_add (errors, NULL, 0, NULL,
                       _ ("a random match of “%s” failed: %s; “sortie verify” shows where"),
                       module->game->id, whole ? ret->stop : death != NULL ? death : _ ("nothing was found"));
  verify_child_clear (&child);
  return whole;
}

void
sortie_lint_lacks (SortieModule *module, SortieErrors *warnings)
{
  const SortieGame *game = module->game;
  const SortieRulebook *rulebook = sortie_module_rulebook (module, NULL);
  g_autofree char *index = g_build_filename (module->content_folder, "index.xml", NULL);

  for (guint kind = 0; kind < SORTIE_N_ROWS (game->vocabulary.deck_kinds); kind++)
    if (!has_deck (module->catalogue, kind))
      sortie_errors_add (warnings, index, 0, NULL, _ ("there is no deck of kind “%s”, so a match without a custom deck "
                                                      "has none"), game->vocabulary.deck_kinds[kind].id);
  if (rulebook != NULL && rulebook->n_rules == 0)
    sortie_errors_add (warnings, index, 0, NULL, _ ("there are no rules for players (<rules name=\"rules.xml\"/>), so "
                                                    "“rules” and “why” have nothing to show"));
  else if (game->ends == NULL)
    sortie_errors_add (warnings, index, 0, NULL, _ ("the game's table does not say which rules end a match (.ends), so "
                                                    "“help goal” cannot show them"));
}

void
sortie_lint_doers (const SortieModule *module, SortieErrors *errors, SortieErrors *warnings)
{
  const SortieCatalogue *catalogue = module->catalogue;
  Doers doers;

  if (!watch_games (module, &doers, errors))
    return;
  for (guint16 number = 1; number < catalogue->n_clauses; number++)
    {
      const SortieClause *clause = &catalogue->clauses[number];

      if (waits_for_a_doer (clause) && doers.by_seat[clause->key] == 0 && doers.by_rules[clause->key] >= OFTEN)
        warn (catalogue, number, doers.by_rules[clause->key], warnings);
    }
}
