/* SPDX-License-Identifier: GPL-3.0-or-later */
/* league-cards.c: how each card of Siegestorm fares in decks at random (make league-cards).
 *
 *     league-cards GAMES FACTION...
 *
 * Each pair of factions plays GAMES Duels, greedy against greedy, with decks drawn from all copies
 * that a deck may have (SS-3.1, 3.2); each pair of decks plays twice, with the seats swapped. Decks
 * and games are drawn from numbers, so they can be had again. A line for each pair of factions: who
 * won, what was drawn, what did not end. Then a line for each card: in how many games it was in a
 * deck, and how many of a hundred were won by that side; the same for the games in which it was
 * played as an Action, deployed, activated.
 */
#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/match.h>
#include "base/xml.h"
#include "base/internal.h"
#include "league/internal.h"
#include "model/internal.h"
#include "games/siegestorm/state.h"

#include <stdlib.h>
#include <string.h>

#define DECK_SIZE 34

/* What a card can do; in the columns' order. */
enum
{
  IN_DECK,
  PLAYED,
  DEPLOYED,
  ACTIVATED,
  N_COLUMNS
};

static const char *const verbs[N_COLUMNS] = { NULL, "play", "deploy", "activate" };

typedef struct
{
  guint games, won;
} Tally;

typedef struct
{
  const SortieModule *module;
  Tally (*tallies)[N_COLUMNS];        /* per definition */
  guint8 (*seen)[N_COLUMNS];          /* per definition in this game: bit per seat */
  guint won[2], drawn, unfinished;    /* of this pair of factions */
} Cards;

/* SS-3.2. */
static guint
copies_of (const SortieDef *def)
{
  return def->printed[SS_VALUE_RANK] <= SS_VETERAN ? 4 : 2;
}

/* All copies that a deck of the faction may have. */
static guint
copies (const SortieCatalogue *catalogue, const char *faction, guint16 *ret)
{
  guint n = 0;

  for (guint16 def = 1; def < catalogue->n_defs; def++)
    if (catalogue->defs[def].kind == SS_KIND_CARD
        && g_strcmp0 (catalogue->defs[def].faction, faction) == 0)
      for (guint i = 0; i < copies_of (&catalogue->defs[def]); i++)
        ret[n++] = def;
  return n;
}

/* How many of each definition a random deck has. FALSE: the faction has too few cards. */
static gboolean
draw_deck (const SortieCatalogue *catalogue, const char *faction, guint64 seed, guint *counts)
{
  g_autofree guint16 *all = g_new (guint16, 4 * catalogue->n_defs);
  guint n = copies (catalogue, faction, all);
  SortieRng rng;

  sortie_rng_seed (&rng, seed);
  memset (counts, 0, catalogue->n_defs * sizeof *counts);
  for (guint i = 0; i < DECK_SIZE && n > 0; i++)
    {
      guint at = sortie_rng_below (&rng, n);

      counts[all[at]]++;
      all[at] = all[--n];
    }
  return n > 0;
}

/* The deck as a choice of a match. (transfer full) */
static char *
deck_choice (const SortieCatalogue *catalogue, const char *seat, const char *faction,
             const guint *counts)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          "deck:%s=<deck xmlns='urn:sortie:content' game='siegestorm' id='drawn' "
                          "kind='player' faction='%s'><name>Drawn</name>",
                          seat, faction);
  for (guint def = 1; def < catalogue->n_defs; def++)
    if (counts[def] > 0)
      g_string_append_printf (text, "<cards of='%s' n='%u'/>", catalogue->defs[def].id,
                              counts[def]);
  g_string_append (text, "</deck>");
  return g_string_free (text, FALSE);
}

/* Which definition a move is about: the card of the hand, or the unit's. */
static guint16
def_of_move (const SortiePlay *p, const SortieMove *move)
{
  SortieRef what = move->arg[0];

  if (sortie_ref_kind (what) == SORTIE_REF_CARD)
    return sortie_state_cards (p->s)[sortie_ref_index (what)].def;
  return sortie_ref_kind (what) == SORTIE_REF_PIECE ? sortie_piece_def (p, what) : 0;
}

static void
note_move (gpointer data, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Cards *cards = data;
  const char *verb = sortie_verb (p->setup, move->verb)->id;

  for (guint column = PLAYED; column < N_COLUMNS; column++)
    if (strcmp (verb, verbs[column]) == 0)
      cards->seen[def_of_move (p, move)][column] |= (guint8) (1 << seat);
}

static void
count_game (Cards *cards, const SortiePlay *p)
{
  guint n = p->setup->catalogue->n_defs;

  for (guint i = 0; i < n * N_COLUMNS; i++)
    for (guint seat = 0; seat < 2; seat++)
      if (cards->seen[i / N_COLUMNS][i % N_COLUMNS] >> seat & 1)
        {
          Tally *tally = &cards->tallies[i / N_COLUMNS][i % N_COLUMNS];

          tally->games++;
          tally->won += p->s->result.winners >> seat & 1;
        }
}

/* One game; @swapped: the first faction sits second. */
static void
play_one (Cards *cards, const char *const *factions, guint *const *counts, guint64 seed,
          gboolean swapped)
{
  const SortieCatalogue *catalogue = cards->module->catalogue;
  g_autofree char *one = deck_choice (catalogue, "one", factions[swapped], counts[swapped]);
  g_autofree char *two = deck_choice (catalogue, "two", factions[!swapped], counts[!swapped]);
  const char *const choices[] = { one, two, NULL };
  static const char *const players[] = { "greedy", "greedy" };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieDeal) deal = sortie_deal_new (
      &(SortieMatchSpec) { .module = cards->module, .mode = "duel", .choices = choices }, &error);
  g_autofree SortieState *state = NULL;
  SortiePlayout playout;
  SortiePlay p;

  if (deal == NULL)
    g_error ("%s", error->message);
  state = sortie_state_new (&deal->setup->bounds);
  p = (SortiePlay) { .setup = deal->setup, .s = state };
  memset (cards->seen, 0, catalogue->n_defs * sizeof *cards->seen);
  for (guint def = 1; def < catalogue->n_defs; def++)
    cards->seen[def][IN_DECK] = (guint8) ((counts[swapped][def] > 0)
                                          | (counts[!swapped][def] > 0) << 1);
  if (!sortie_arena_play (deal, players, seed, &p, &(LeagueWatch) { note_move, cards }, &playout, &error))
    g_error ("%s", error->message);
  if (playout.stops > 0)
    g_printerr ("%s against %s, seed %" G_GUINT64_FORMAT ": %u effects were stopped\n", one, two, seed,
                playout.stops);
  if (!playout.ended)
    {
      g_printerr ("%s against %s, seed %" G_GUINT64_FORMAT ": does not end\n", one, two, seed);
      cards->unfinished++;
      return;
    }
  count_game (cards, &p);
  cards->drawn += p.s->result.winners == 0;
  for (guint i = 0; i < 2; i++)
    cards->won[i] += p.s->result.winners >> (i ^ swapped) & 1;
}

static gboolean
play_pair (Cards *cards, const char *const *factions, guint games)
{
  const SortieCatalogue *catalogue = cards->module->catalogue;
  g_autofree guint *one = g_new (guint, catalogue->n_defs);
  g_autofree guint *two = g_new (guint, catalogue->n_defs);
  guint *const counts[] = { one, two };

  cards->won[0] = cards->won[1] = cards->drawn = cards->unfinished = 0;
  for (guint i = 0; i < games; i++)
    {
      if (!draw_deck (catalogue, factions[0], i | 1, one)
          || !draw_deck (catalogue, factions[1], ~(guint64) (i | 1), two))
        return FALSE;
      play_one (cards, factions, counts, i + 1, i & 1);
    }
  g_print ("%s %u %s %u of %u, drawn %u, unfinished %u\n", factions[0], cards->won[0], factions[1],
           cards->won[1], games, cards->drawn, cards->unfinished);
  return TRUE;
}

static gboolean
play_all (Cards *cards, char **factions, guint games)
{
  for (guint i = 0; factions[i] != NULL; i++)
    for (guint j = i + 1; factions[j] != NULL; j++)
      if (!play_pair (cards, (const char *const[]) { factions[i], factions[j] }, games))
        return FALSE;
  return TRUE;
}

static void
report (const Cards *cards)
{
  const SortieCatalogue *catalogue = cards->module->catalogue;

  g_print ("faction card in-deck won%% played won%% deployed won%% activated won%%\n");
  for (guint def = 1; def < catalogue->n_defs; def++)
    {
      const Tally *tally = cards->tallies[def];

      if (tally[IN_DECK].games == 0)
        continue;
      g_print ("%s %s", catalogue->defs[def].faction, catalogue->defs[def].id);
      for (guint column = 0; column < N_COLUMNS; column++)
        g_print (" %u %.1f", tally[column].games,
                 tally[column].games > 0 ? 100. * tally[column].won / tally[column].games : 0.);
      g_print ("\n");
    }
}

int
main (int argc, char **argv)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;
  Cards cards = { 0 };

  sortie_xml_init ();
  if (argc < 4)
    {
      g_printerr ("usage: league-cards GAMES FACTION FACTION...\n");
      return EXIT_FAILURE;
    }
  module = sortie_module_load (&paths, "siegestorm", &error);
  if (module == NULL)
    {
      g_printerr ("league-cards: %s\n", error->message);
      return EXIT_FAILURE;
    }
  cards.module = module;
  cards.tallies = g_malloc0_n (module->catalogue->n_defs, sizeof *cards.tallies);
  cards.seen = g_malloc0_n (module->catalogue->n_defs, sizeof *cards.seen);
  if (!play_all (&cards, argv + 2, g_ascii_strtoull (argv[1], NULL, 10)))
    {
      g_printerr ("league-cards: a faction has too few cards for a deck\n");
      return EXIT_FAILURE;
    }
  report (&cards);
  g_free (cards.tallies);
  g_free (cards.seen);
  return EXIT_SUCCESS;
}
