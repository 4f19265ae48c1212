/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-bots.c: the kit finds bots that do what they must not. */
#include <sortie/bot.h>
#include <sortie/kit.h>
#include "tests/broken/verifying.h"
#include "tests/toy/toy.h"

/* Bots without a mind need no memory; the kit only passes it on. */
static SortieBot *
create (const SortieSetup *setup, const char *kind, guint64 seed)
{
  (void) setup;
  (void) kind;
  (void) seed;
  return g_malloc0 (1);
}

static void
destroy (SortieBot *bot)
{
  g_free (bot);
}

/* Some verb that is not asked for now. */
static SortieMove
choose_unlisted (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  (void) bot;
  (void) p;
  (void) seat;
  return (SortieMove) { .verb = legal->moves[0].verb == SORTIE_VERB_YES ? SORTIE_VERB_DONE
                                                                       : SORTIE_VERB_YES };
}

static SortieMove
choose_in_turn (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  static guint turn;

  (void) bot;
  (void) p;
  (void) seat;
  return legal->moves[turn++ % legal->n];
}

/* By the first card in the neighbour's hand. */
static SortieMove
choose_and_peek (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  guint16 hand = sortie_setup_zone (p->setup, TOY_HAND, !seat);

  (void) bot;
  if (sortie_zone_count (p, hand) == 0)
    return legal->moves[0];
  return legal->moves[sortie_state_cards (p->s)[sortie_zone_top (p, hand)].def % legal->n];
}

static void
expect (SortieMove (*choose) (SortieBot *, const SortiePlay *, guint8, const SortieMoves *),
        const char *check)
{
  const SortieVerifyBot bots[] = { { "odd", create, destroy, choose }, { NULL } };
  g_autoptr (SortieModule) module = verifying_load ("toy/.libs", "toy");

  verifying_expect (module, bots, check);
}

static void
unlisted (void)
{
  expect (choose_unlisted, "A1");
}

static void
in_turn (void)
{
  expect (choose_in_turn, "A2");
}

static void
peeking (void)
{
  expect (choose_and_peek, "H7");
}

static const TapTest tests[] = {
  { "A1 a bot that makes a move of its own is caught", unlisted },
  { "A2 a bot that remembers other games is caught", in_turn },
  { "H7 A3 a bot that looks into another hand is caught", peeking },
  { NULL },
};

TAP_MAIN (tests)
