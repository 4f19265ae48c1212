/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The greedy bot takes what costs it nothing: while an attack would destroy an enemy's card, it
 * does not end its attacks.
 *
 * Whole games of greedy against itself are played. Whenever it lets its chance to attack go by,
 * each attack that it could have made is made a hundred times in copies, each with a luck of its
 * own. A free kill is one that nearly always destroys a target that stays otherwise, and by
 * which the attacker has never fewer cards or more wounds when the attacks are over than without
 * it. As many games as wanted: make free-kills GAMES=200.
 */
#include "match/deal.h"
#include "match/playout.h"
#include <sortie/event.h>
#include <sortie/speech.h>
#include <sortie/bot.h>
#include <sortie/match.h>
#include "model/internal.h"
#include "base/internal.h"
#include "games/summoner-wars/state.h"
#include "tests/tap/game.h"

#define N_GAMES 3
#define N_ROLLS 100
/* Of so many rolls: four dice that hit on 3 or more, against one life left, make 99. */
#define KILLS 90

/* What is seen in a game. */
typedef struct
{
  SortieBot *bot, *second; /* who plays; who answers what cannot be declined in copies */
  SortieState *copy;
  const char *decks;
  guint64 seed;
  guint offered, declined; /* decisions with a free kill in them; those that let it go by */
} Seen;

/* What becomes of a seat's own cards, and of one of the others'. */
typedef struct
{
  guint cards;
  gint wounds;
  gboolean killed;
} Outcome;

static Outcome
outcome (const SortiePlay *p, guint8 seat, SortieRef target)
{
  Outcome o = { .killed = !sortie_piece_exists (p, target) };

  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      o.cards++;
      o.wounds += sortie_piece_mark (p, piece, SW_MARK_WOUND)
                  + sortie_piece_mark (p, piece, SW_MARK_POISON);
    }
  return o;
}

static gboolean
is_attack_phase (const SortiePlay *p, guint turn)
{
  return !sortie_is_over (p) && p->s->turn.number == turn
         && p->s->turn.phase <= SW_PHASE_END_OF_ATTACK;
}

/* Where nobody attacks any more: everybody lets further chances go by. What happens at the end of
 * the Attack Phase may no longer find what it needs: the Eater eats a friend when no enemy is left.
 */
static Outcome
after_attacks (const Seen *seen, const SortiePlay *p, guint8 seat, const SortieMove *move,
               SortieRef target, guint roll)
{
  SortiePlay copy = { .setup = p->setup, .s = seen->copy };
  SortieMove storage[SORTIE_USUAL_MOVES], pass;
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);

  sortie_state_copy (copy.s, p->s);
  sortie_rng_seed (&copy.s->rng, roll);
  sortie_move_apply (&copy, move);
  for (guint i = 0; i < 50 && is_attack_phase (&copy, p->s->turn.number); i++)
    {
      if (!sortie_move_declining (&copy, &pass))
        {
          sortie_moves_legal (&copy, &moves);
          pass = sortie_bot_choose (seen->second, &copy, sortie_to_move (&copy), &moves);
        }
      sortie_move_apply (&copy, &pass);
    }
  return outcome (&copy, seat, target);
}

static gboolean
is_free_kill (const Seen *seen, const SortiePlay *p, guint8 seat, const SortieMove *attack,
              const SortieMove *pass)
{
  guint kills = 0;

  for (guint roll = 0; roll < N_ROLLS; roll++)
    {
      Outcome struck = after_attacks (seen, p, seat, attack, attack->arg[1], roll);
      Outcome passed = after_attacks (seen, p, seat, pass, attack->arg[1], roll);

      if (struck.cards < passed.cards || struck.wounds > passed.wounds)
        return FALSE;
      kills += struck.killed && !passed.killed;
      if (kills + N_ROLLS - roll - 1 < KILLS)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_attack_on_enemy (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return move->verb == SORTIE_GAME_VERB (SW_VERB_ATTACK) && sortie_piece_exists (p, move->arg[1])
         && sortie_are_opponents (p->setup, seat, sortie_piece_controller (p, move->arg[1]));
}

/* NULL: there is none. */
static const SortieMove *
find_free_kill (const Seen *seen, const SortiePlay *p, guint8 seat, const SortieMoves *legal,
                const SortieMove *pass)
{
  for (guint i = 0; i < legal->n; i++)
    if (is_attack_on_enemy (p, seat, &legal->moves[i])
        && is_free_kill (seen, p, seat, &legal->moves[i], pass))
      return &legal->moves[i];
  return NULL;
}

static void
note (Seen *seen, const SortiePlay *p, guint8 seat, const SortieMove *kill)
{
  char line[SORTIE_MOVE_TEXT];

  seen->declined++;
  tap_note ("%s, seed %" G_GUINT64_FORMAT ", turn %u, %s: %s was let go by", seen->decks,
            seen->seed, p->s->turn.number, p->setup->seat_ids[seat],
            sortie_move_format (p, seat, kill, line));
}

static SortieMove
choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Seen *seen = data;
  SortieMove move = sortie_bot_choose (seen->bot, p, seat, legal), pass;
  const SortieMove *kill;

  if (legal->n < 2 || !is_attack_phase (p, p->s->turn.number) || !sortie_move_declining (p, &pass))
    return move;
  kill = find_free_kill (seen, p, seat, legal, &pass);
  seen->offered += kill != NULL;
  if (kill != NULL && sortie_moves_equal (&move, &pass))
    note (seen, p, seat, kill);
  return move;
}

static void
play_game (const SortieDeal *deal, Seen *seen)
{
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  const SortieChooser choosers[2] = { { choose, seen }, { choose, seen } };

  seen->bot = sortie_bot_new (deal->setup, "greedy", seen->seed);
  seen->second = sortie_bot_new (deal->setup, "greedy", seen->seed);
  seen->copy = sortie_state_new (&deal->setup->bounds);
  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, seen->seed, &p, NULL));
  CU_ASSERT_TRUE (sortie_playout (&p, choosers, &moves, deal->module->game->max_moves).ended);
  sortie_bot_free (seen->bot);
  sortie_bot_free (seen->second);
  g_free (seen->copy);
}

/* The pairs of decks take turns. */
static SortieDeal *
deal_for (const SortieModule *module, guint game)
{
  static const char *const choices[][3] = {
    { "deck:south=cave-goblins", "deck:north=guild-dwarves", NULL },
    { "deck:south=guild-dwarves", "deck:north=cave-goblins", NULL },
    { "deck:south=cave-goblins", "deck:north=cave-goblins", NULL },
  };
  g_autoptr (GError) error = NULL;
  SortieDeal *deal = sortie_deal_new (
      &(SortieMatchSpec){ .module = module, .choices = choices[game % G_N_ELEMENTS (choices)] },
      &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  return deal;
}

static void
no_free_kill_is_declined (void)
{
  static const char *const decks[] = { "goblins, dwarves", "dwarves, goblins", "goblins, goblins" };
  guint games = tap_games (N_GAMES);
  g_autoptr (SortieModule) module = tap_game ("summoner-wars", NULL);
  guint offered = 0, declined = 0;

  for (guint i = 0; i < games; i++)
    {
      g_autoptr (SortieDeal) deal = deal_for (module, i);
      Seen seen = { .decks = decks[i % G_N_ELEMENTS (decks)], .seed = 1 + i };

      play_game (deal, &seen);
      offered += seen.offered;
      declined += seen.declined;
    }
  tap_note ("%u games, %u decisions with a free kill, %u declined", games, offered, declined);
  CU_ASSERT_TRUE (offered >= games);
  CU_ASSERT_EQUAL (declined, 0);
}

static const TapTest tests[] = {
  { "greedy lets no attack go by that destroys an enemy's card and costs nothing",
    no_free_kill_is_declined },
  { NULL },
};

TAP_MAIN (tests)
