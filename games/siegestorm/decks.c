/* SPDX-License-Identifier: GPL-3.0-or-later */
/* decks.c: how many cards, which ones, and how many copies of each. */
#include "decks.h"

#include <libintl.h>

#define DECK_SIZE 34 /* SS-3.1, 21.2 */

/* ---- A player's deck -------------------------------------------------------------- */

/* SS-3.2. */
static guint
most_copies (SsRank rank)
{
  switch (rank)
    {
    case SS_SOLDIER:
    case SS_VETERAN:
      return 4;
    case SS_ELITE:
    case SS_CHAMPION:
    case SS_N_RANKS:
      break;
    }
  return 2;
}

/* SS-21.3. */
static gboolean
is_promo (const SortieDef *def)
{
  return def->printed[SS_VALUE_MARK] == SS_SET_MARK_PROMO
         || def->printed[SS_VALUE_MARK] == SS_SET_MARK_EASTER_EGG;
}

/* SS-3.1, RUL-08; SS-21.1 lifts it. A deck without a faction gets one message. */
static void
check_faction (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  const SortieDef *def = sortie_deck_def (check, line);
  const char *faction = check->deck->faction;

  if (check->options[SS_OPTION_FREE_FOR_ALL] || faction == NULL
      || g_strcmp0 (def->faction, faction) == 0)
    return;
  sortie_deck_breach (check, line, "SS-3.1",
                      N_ ("it belongs to %s, but this is a deck of %s"),
                      def->faction != NULL ? def->faction : "-", faction);
}

static void
check_line (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  const SortieDef *def = sortie_deck_def (check, line);

  /* cards of the same name are the same card, whatever their mark (SS-1.5) */
  sortie_deck_at_most (check, line, most_copies (def->printed[SS_VALUE_RANK]),
                       check->options[SS_OPTION_FREE_FOR_ALL] ? "SS-21.2" : "SS-3.2");
  check_faction (check, line);
  if (!check->options[SS_OPTION_ALLOW_PROMO] && is_promo (def))
    sortie_deck_breach (check, line, "SS-21.3", N_ ("it is a promo or Easter Egg card"));
}

static void
check_player_deck (const SortieDeckCheck *check)
{
  const SortieDeck *deck = check->deck;
  gboolean free_for_all = check->options[SS_OPTION_FREE_FOR_ALL];

  if (deck->n_cards != DECK_SIZE && sortie_deck_knows (check, SORTIE_DECK_NUMBERS))
    sortie_deck_breach_of (check, NULL, free_for_all ? "SS-21.2" : "SS-3.1",
                           NP_ ("%u card instead of %u", "%u cards instead of %u"), deck->n_cards,
                           deck->n_cards, DECK_SIZE);
  if (deck->faction == NULL && !free_for_all && sortie_deck_knows (check, SORTIE_DECK_FACTION))
    sortie_deck_breach (check, NULL, "SS-3.1", N_ ("it has no faction"));
  for (guint i = 0; i < deck->n_lines; i++)
    check_line (check, &deck->lines[i]);
}

/* ---- A Boss deck ------------------------------------------------------------------ */

/* SS-1.9, R-87: a card's shield says which decks it belongs to: those of the kind in which the content has it. */
static gboolean
has_shield (const SortieDeckCheck *check, guint16 def, guint8 kind)
{
  for (guint i = 0; i < check->catalogue->n_decks; i++)
    {
      const SortieDeck *deck = &check->catalogue->decks[i];

      for (guint k = 0; deck->kind == kind && k < deck->n_lines; k++)
        if (deck->lines[k].def == def)
          return TRUE;
    }
  return FALSE;
}

/* SS-15.2 (4): the most cards that any Boss of any class takes from a deck of this kind. */
static guint
most_taken (const SortieCatalogue *catalogue, guint8 kind)
{
  SsClassField field = kind == SS_DECK_BOSS_BASIC ? SS_CLASS_BASIC : SS_CLASS_ADVANCED;
  guint most = 0;

  for (guint i = 0; i < catalogue->n_records; i++)
    most = MAX (most, (guint) catalogue->records[i].field[field]);
  return most;
}

/* every Boss can be played with a legal deck. */
static void
check_boss_deck_size (const SortieDeckCheck *check)
{
  guint least = most_taken (check->catalogue, check->deck->kind);

  if (check->deck->n_cards < least && sortie_deck_knows (check, SORTIE_DECK_NUMBERS))
    sortie_deck_breach_of (check, NULL, "SS-15.2",
                           NP_ ("%u card; there is a Boss that takes %u of the deck",
                                "%u cards; there is a Boss that takes %u of the deck"),
                           check->deck->n_cards, check->deck->n_cards, least);
}

static void
check_boss_deck (const SortieDeckCheck *check)
{
  const SortieDeck *deck = check->deck;
  const char *sentence = deck->kind == SS_DECK_BOSS_BASIC
                             ? N_ ("it is not a card of a basic Boss deck")
                             : N_ ("it is not a card of an advanced Boss deck");

  check_boss_deck_size (check);
  for (guint i = 0; i < deck->n_lines; i++)
    if (!has_shield (check, deck->lines[i].def, deck->kind))
      sortie_deck_breach (check, &deck->lines[i], "SS-1.9", "%s",
                          dgettext (check->catalogue->domain, sentence));
}

void
ss_check_deck (const SortieDeckCheck *check)
{
  if (check->deck->kind == SS_DECK_PLAYER)
    check_player_deck (check);
  else
    check_boss_deck (check);
}
