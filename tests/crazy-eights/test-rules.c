/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scenarios cannot show: how the cards are dealt, and the five hundredth turn. */
#include <sortie/speech.h>
#include <sortie/match.h>
#include "flow/internal.h"
#include "match/whole.h"
#include "model/internal.h"
#include "tests/tap/game.h"

#include <string.h>

#define SEEDS 300

/* @option: (nullable): "draw-freely=on" */
static SortieMatch *
deal (const SortieModule *module, const char *mode, guint64 seed, const char *option)
{
  const char *const options[] = { option, NULL };
  SortieMatchSpec spec = { .module = module, .mode = mode, .seed = seed, .options = options };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

/* By its name, as a scenario says it. */
static guint16
zone (const SortiePlay *p, const char *wanted)
{
  char name[SORTIE_MOVE_TEXT];

  for (guint16 i = 0; i < p->s->n_zones; i++)
    if (strcmp (sortie_zone_name (p->setup, i, name, sizeof name), wanted) == 0)
      return i;
  tap_note ("there is no zone %s", wanted);
  CU_FAIL_FATAL ("no such zone");
  return 0;
}

static const char *
id_of (const SortiePlay *p, guint16 card)
{
  return sortie_def (p, sortie_state_cards (p->s)[card].def)->id;
}

static gint
printed (const SortieModule *module, const char *id, const char *value)
{
  const SortieDef *def = &module->catalogue->defs[sortie_catalogue_find (module->catalogue, id)];
  const SortieValueDecl *values = module->catalogue->vocabulary->values;
  guint i = 0;

  while (strcmp (values[i].id, value) != 0)
    i++;
  return def->printed[i];
}

static const char ranks[] = "a23456789", tens[] = "jqk", suits[] = "cdhs";

static void
every_card_once (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);
  g_autoptr (SortieMatch) match = deal (module, "two", 1, NULL);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  tap_int (p->s->n_cards, 52);
  for (guint16 card = 0; card < p->s->n_cards; card++)
    CU_ASSERT_TRUE (g_hash_table_add (seen, (gpointer) id_of (p, card)));
  for (const char *suit = suits; *suit != '\0'; suit++)
    {
      for (const char *rank = ranks; *rank != '\0'; rank++)
        CU_ASSERT_TRUE (g_hash_table_contains (seen, ((char[]) { *rank, *suit, '\0' })));
      for (const char *rank = tens; *rank != '\0'; rank++)
        CU_ASSERT_TRUE (g_hash_table_contains (seen, ((char[]) { *rank, *suit, '\0' })));
      CU_ASSERT_TRUE (g_hash_table_contains (seen, ((char[]) { '1', '0', *suit, '\0' })));
    }
}

/* CE-2: the id of a card says its suit and its rank; so must what is printed. */
static void
suits_and_ranks (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);

  for (gint suit = 0; suits[suit] != '\0'; suit++)
    for (gint rank = 0; rank < 13; rank++)
      {
        g_autofree char *id = rank == 9
                                  ? g_strdup_printf ("10%c", suits[suit])
                                  : g_strdup_printf ("%c%c", "a23456789.jqk"[rank], suits[suit]);

        tap_int (printed (module, id, "suit"), suit);
        tap_int (printed (module, id, "rank"), rank);
      }
}

static void
pips (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);

  for (const char *suit = suits; *suit != '\0'; suit++)
    {
      for (gint i = 0; ranks[i] != '\0'; i++)
        tap_int (printed (module, (char[]){ ranks[i], *suit, '\0' }, "pips"),
                 ranks[i] == '8' ? 50 : i + 1);
      for (const char *rank = tens; *rank != '\0'; rank++)
        tap_int (printed (module, (char[]) { *rank, *suit, '\0' }, "pips"), 10);
      tap_int (printed (module, (char[]) { '1', '0', *suit, '\0' }, "pips"), 10);
    }
}

static void
check_deal (const SortieModule *module, const char *mode, guint n_seats, guint n_cards)
{
  g_autoptr (SortieMatch) match = deal (module, mode, 1, NULL);
  const SortiePlay *p = sortie_match_play (match);

  tap_int (p->setup->n_seats, n_seats);
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *hand = g_strdup_printf ("player%u.hand", seat);

      tap_int (sortie_zone_count (p, zone (p, hand)), n_cards);
    }
  tap_int (sortie_zone_count (p, zone (p, "discards")), 1);
  tap_int (sortie_zone_count (p, zone (p, "stock")), 52 - n_seats * n_cards - 1);
}

static void
hands (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);

  check_deal (module, "two", 2, 7);
  check_deal (module, "three", 3, 5);
  check_deal (module, "four", 4, 5);
  check_deal (module, "five", 5, 5);
}

static void
starter (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (SortieMatch) match = deal (module, "two", seed, NULL);
      const SortiePlay *p = sortie_match_play (match);
      const char *id = id_of (p, sortie_zone_top (p, zone (p, "discards")));

      CU_ASSERT_NOT_EQUAL (id[0], '8');
      g_hash_table_add (seen, (gpointer) id);
    }
  /* of 48 that there may be; that one of them is not met in 300 deals has a chance of 1 in 12 */
  CU_ASSERT_TRUE (g_hash_table_size (seen) > 40);
}

static void
who_begins (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);
  guint begins[5] = { 0 };

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (SortieMatch) match = deal (module, "five", seed, NULL);

      begins[sortie_match_to_move (match)]++;
    }
  /* 60 each; fewer than 30 has a chance of one in a hundred thousand */
  for (guint seat = 0; seat < 5; seat++)
    CU_ASSERT_TRUE (begins[seat] > 30);
}

static gint
pips_in (const SortieModule *module, const SortiePlay *p, const char *hand)
{
  gint sum = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone (p, hand), card))
    sum += printed (module, id_of (p, card), "pips");
  return sum;
}

/* Two players who may draw freely (CE-9), and never play a card as long as they may draw. Returns
 * whether their game came to its last turn, and then checks how it ended. */
static gboolean
comes_to_last_turn (const SortieModule *module, guint64 seed)
{
  g_autoptr (SortieMatch) match = deal (module, "two", seed, "draw-freely=on");
  const SortiePlay *p = sortie_match_play (match);
  const SortieResult *result = &p->s->result;

  while (!sortie_match_is_over (match))
    {
      guint8 seat = sortie_match_to_move (match);

      if (!sortie_match_play_line (match, seat, "draw", NULL))
        {
          SortieMove first = sortie_match_legal (match)->moves[0];

          CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &first, NULL));
        }
    }
  CU_ASSERT_TRUE (p->s->turn.number <= 500);
  if (strcmp (sortie_reason (p->setup, result->reason)->rule, "CE-16") != 0)
    return FALSE;

  gint one = pips_in (module, p, "player1.hand"), two = pips_in (module, p, "player2.hand");

  tap_int (p->s->turn.number, 500);
  tap_int (result->kind, one == two ? SORTIE_RESULT_DRAWN : SORTIE_RESULT_WON);
  tap_int (result->winners, one == two ? 0 : one < two ? 1 << 0 : 1 << 1);
  return TRUE;
}

static void
last_turn (void)
{
  g_autoptr (SortieModule) module = tap_game ("crazy-eights", NULL);
  guint n = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    n += comes_to_last_turn (module, seed);
  CU_ASSERT_TRUE (n > 0);
}

static const TapTest tests[] = {
  { "CE-2 every card is there once", every_card_once },
  { "CE-2 a card has the suit and the rank of its name", suits_and_ranks },
  { "CE-14 an eight counts fifty, a court card ten, an ace one, others their number", pips },
  { "CE-1 CE-3 two players get seven cards, more players five", hands },
  { "CE-4 the starter is never an eight", starter },
  { "CE-5 a lot decides who begins", who_begins },
  { "CE-16 after five hundred turns the fewest pips win", last_turn },
  { NULL },
};

TAP_MAIN (tests)
