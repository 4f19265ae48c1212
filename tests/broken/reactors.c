/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/broken/reactors.h"
#include "tests/flow/duel.h"
#include "module/internal.h"

#include <string.h>

#define FIRST_HAND 5
#define LIFE_AT_START 20
#define TURNS 16

static const struct
{
  const char *id;
  guint n;
} deck[] = { { "spark", 9 }, { "guard", 3 }, { "ward", 3 }, { "balm", 3 } };

static void
draw (SortiePlay *p, guint8 seat)
{
  guint16 card = sortie_zone_top (p, sortie_setup_zone (p->setup, DECK, seat));

  if (card != SORTIE_NO_INDEX)
    sortie_card_move (p, card, sortie_setup_zone (p->setup, HAND, seat), SORTIE_TOP);
}

static void
deal (SortiePlay *p, guint8 seat)
{
  guint16 pile = sortie_setup_zone (p->setup, DECK, seat);

  for (guint i = 0; i < G_N_ELEMENTS (deck); i++)
    for (guint n = 0; n < deck[i].n; n++)
      sortie_card_new (p, sortie_catalogue_find (p->setup->catalogue, deck[i].id), seat, seat, pile,
                       SORTIE_BOTTOM);
  sortie_zone_shuffle (p, pile);
  for (guint i = 0; i < FIRST_HAND; i++)
    draw (p, seat);
  sortie_var_set (p, LIFE, seat, LIFE_AT_START);
}

static gboolean
set_up (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  (void) chosen;
  (void) n_chosen;
  (void) error;
  deal (p, A);
  deal (p, B);
  return TRUE;
}

static void
next_turn (SortiePlay *p)
{
  duel_game.rules.next_turn (p);
  draw (p, p->s->turn.active);
}

static gboolean
settle (SortiePlay *p)
{
  if (p->s->turn.number <= TURNS || sortie_is_over (p))
    return FALSE;
  sortie_tie (p, REASON_FELL);
  return TRUE;
}

static SortieModule *
load (SortieGame *game)
{
  g_autofree char *folder
      = g_build_filename (g_getenv ("top_srcdir"), "tests/flow/content/duel", NULL);
  g_autoptr (GError) error = NULL;
  SortieModule *module;

  /* those of the duel are small, so that its tests reach them */
  game->bounds = (SortieBounds) { .cards = 40, .pieces = 12, .effects = 8, .events = 64,
                                  .triggers = 128, .links = 32, .frames = 256, .locals = 2048 };
  game->setup = set_up;
  game->rules.next_turn = next_turn;
  game->rules.settle = settle;
  module = sortie_module_for_game (game, folder, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

SortieModule *
reactors_load (void)
{
  static SortieGame game;

  game = duel_game;
  return load (&game);
}

/* ---- With a secret poll --------------------------------------------------------------- */

#define N_VERBS (VERB_PASS + 1 - SORTIE_N_VERBS)
#define N_ASKS (ASK_REACT + 1 - SORTIE_N_ASKS)
#define MOST_PROCS 16

enum { VERB_LUNGE = VERB_PASS + 1 };
enum { ASK_BOUT = ASK_REACT + 1 };

static guint
count_procs (void)
{
  guint n = 0;

  while (duel_game.vocabulary.procs[n].id != NULL)
    n++;
  g_assert (n + 2 <= MOST_PROCS);
  return n;
}

static void
lunge_apply (SortiePlay *p, const SortieMove *move)
{
  (void) move;
  sortie_happens (p, EVENT_HURT, !sortie_asked_seat (p), 0, 0, 1);
}

static void
bout_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step++ == 0)
    sortie_poll (p, f, SORTIE_POLL_SECRET, ASK_BOUT, p->s->turn.active, 0);
  else
    sortie_frame_end (p, f, 1);
}

SortieModule *
reactors_load_fencers (void)
{
  static SortieVerbDecl verbs[N_VERBS + 2];
  static SortieDecisionDecl decisions[N_ASKS + 2];
  static SortieProcDecl procs[MOST_PROCS];
  static SortiePhaseDecl phases[] = {
    { .id = "bout", .title = N_ ("bout"), .rule = "F-1", .quiet = TRUE },
    { .id = "main", .title = N_ ("main phase"), .rule = "F-1", .window = ASK_MAIN },
    { NULL },
  };
  static const guint8 answers[] = { VERB_LUNGE, VERB_PASS, 0xff };
  static const SortieTurnDecl turns[] = { { "turn", N_ ("turn"), "F-1", phases }, { NULL } };
  static SortieGame game;
  const guint bout = count_procs ();

  game = duel_game;
  memcpy (verbs, game.rules.verbs, N_VERBS * sizeof *verbs);
  verbs[N_VERBS] = (SortieVerbDecl) { .id = "lunge", .help = N_ ("Lunge."), .rule = "F-1", .apply = lunge_apply };
  memcpy (decisions, game.rules.decisions, N_ASKS * sizeof *decisions);
  decisions[N_ASKS]
      = (SortieDecisionDecl) { .id = "bout", .prompt = N_ ("{seat} lunges, or not."), .rule = "F-1",
                               .verbs = answers };
  memcpy (procs, game.vocabulary.procs, bout * sizeof *procs);
  procs[bout] = (SortieProcDecl) { "bout", bout_step };
  phases[0].proc = SORTIE_GAME_PROC (bout);
  game.rules.verbs = verbs;
  game.rules.decisions = decisions;
  game.rules.turns = turns;
  game.vocabulary.procs = procs;
  return load (&game);
}
