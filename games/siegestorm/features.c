/* SPDX-License-Identifier: GPL-3.0-or-later */
/* features.c: the features that decide between a player and the Boss, each with weights (Solo).
 *
 * Positive is good for the player. Reads only what both may see: counts, and the faces on the table.
 *
 * Each feature has two weights. The first is for playing: the set that won most with all four starter decks, found by
 * changing a few weights at a time and keeping what won more. It storms rather than holds out. The second predicts the
 * winner. It was fitted by logistic regression (`make evaluations`) to games of `greedy` against the four Bosses in
 * three classes with the four starter decks. A bot that plays by the second wins far less: winners have cards left, but
 * keeping cards does not defeat the Boss (docs/search.md).
 */
#include "table.h"

typedef enum
{
  EVEN,         /* always one: the balance when both win equally often */
  RACE,         /* the player's cards against the Boss's life: -10 to 10 */
  RESOURCES,    /* without those that must be drawn this turn, so that nobody delays the draw */
  HEALED,
  HAND,         /* including them */
  SUPPORTERS,
  STORM,        /* points of ATT on the War Track; closer to the storm counts more */
  TRACK,        /* the same for units: what they do besides, and the time that it takes to bring others there */
  DEFENCE,      /* points of DEF of the Defender */
  BATTLE,       /* points of ATT in the Battle Zone */
  WALL,         /* points of DEF there */
  LIFE,         /* of the Boss */
  MENACE,
  BOSS_CARDS,   /* cards between the Boss and having nothing to draw */
  BOSS_STORM,   /* as STORM, for the Boss */
  BOSS_TRACK,
  BOSS_DEFENCE,
  BOSS_BATTLE,
  BOSS_WALL,
  BOSS_DRAWS,   /* cards drawn each turn, without what its abilities add */
  FULL_LIFE,    /* the Boss's life at the start */
  N_FEATURES
} Feature;

/* In hundredths of a card of the player's Resources. */
const SortieFeature ss_features[] = {
  [EVEN] = { "even", 0, -757 },
  [RACE] = { "race", 0, 148 },
  [RESOURCES] = { "resources", 100, 39 },
  [HEALED] = { "healed", 47, 22 },
  [HAND] = { "hand", 220, 81 },
  [SUPPORTERS] = { "supporters", 22, 40 },
  [STORM] = { "storm", 37, 96 },
  [TRACK] = { "track", 512, 104 },
  [DEFENCE] = { "defence", 116, 22 },
  [BATTLE] = { "battle", 30, 0 },
  [WALL] = { "wall", 30, 0 },
  [LIFE] = { "life", 125, 34 },
  [MENACE] = { "menace", 185, 194 },
  [BOSS_CARDS] = { "boss-cards", 190, 3 },
  [BOSS_STORM] = { "boss-storm", 37, 62 },
  [BOSS_TRACK] = { "boss-track", 512, 81 },
  [BOSS_DEFENCE] = { "boss-defence", 116, 108 },
  [BOSS_BATTLE] = { "boss-battle", 30, 0 },
  [BOSS_WALL] = { "boss-wall", 30, 70 },
  [BOSS_DRAWS] = { "boss-draws", 0, -170 },
  [FULL_LIFE] = { "full-life", 0, -20 },
  [N_FEATURES] = { NULL, 0, 0 },
};
G_STATIC_ASSERT (N_FEATURES <= SORTIE_MAX_FEATURES);

/* Counts are in hundredths. */
#define ONE 100

static gint
count (const SortiePlay *p, SsZone zone, guint8 seat)
{
  return sortie_zone_count (p, ss_zone (p, zone, seat));
}

static void
count_player (const SortiePlay *p, guint8 player, gint *ret)
{
  gint due = ss_due_draws (p, player);

  ret[RESOURCES] = ONE * (count (p, SS_ZONE_RESOURCES, player) - due);
  ret[HEALED] = ONE * count (p, SS_ZONE_HEAL, player);
  ret[HAND] = ONE * (count (p, SS_ZONE_HAND, player) + due);
  ret[SUPPORTERS] = ONE * count (p, SS_ZONE_SUPPORT, player);
}

static void
count_boss (const SortiePlay *p, guint8 boss, gint *ret)
{
  ret[LIFE] = -ONE * sortie_var (p, SS_VAR_LIFE, boss);
  ret[MENACE] = -ONE * sortie_var (p, SS_VAR_MENACE, boss);
  ret[BOSS_CARDS] = -ONE * ss_cards_of_boss (p, boss);
  ret[BOSS_DRAWS] = -ONE * sortie_var (p, SS_VAR_BOSS_DRAW, boss);
  ret[FULL_LIFE] = -ONE * sortie_var (p, SS_VAR_FULL_LIFE, boss);
}

/* Storms reduce both: a lead of a third is worth more when little is left. */
static void
count_race (const SortiePlay *p, guint8 player, guint8 boss, gint *ret)
{
  gint cards = count (p, SS_ZONE_RESOURCES, player) + count (p, SS_ZONE_HEAL, player);
  gint life = sortie_var (p, SS_VAR_LIFE, boss);

  ret[RACE] = 10 * ONE * (cards - life) / (cards + life + 1);
}

static void
count_unit (const SortiePlay *p, SortieRef unit, gint *ret)
{
  guint16 place = sortie_piece_place (p, unit);
  gboolean boss = ss_is_boss (p, sortie_piece_controller (p, unit));
  gint attack = sortie_value (p, SS_VALUE_ATTACK, unit);
  gint step = ss_step_of (p, place), one = boss ? -ONE : ONE;

  if (ss_is_in_battle (p, unit))
    {
      ret[boss ? BOSS_BATTLE : BATTLE] += one * attack;
      ret[boss ? BOSS_WALL : WALL] += one * sortie_value (p, SS_VALUE_DEFENCE, unit);
      return;
    }
  ret[boss ? BOSS_STORM : STORM] += one * attack * (3 + step) / (3 + SS_TRACK_SPACES);
  ret[boss ? BOSS_TRACK : TRACK] += one * (3 + step) / (3 + SS_TRACK_SPACES);
  if (step == 0)
    ret[boss ? BOSS_DEFENCE : DEFENCE] += one * sortie_value (p, SS_VALUE_DEFENCE, unit);
}

void
ss_count (const SortiePlay *p, guint8 seat, gint *ret)
{
  guint8 boss = ss_boss_seat (p);

  ret[EVEN] = ONE;
  count_race (p, SS_PLAYER, boss, ret);
  count_player (p, SS_PLAYER, ret);
  count_boss (p, boss, ret);
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (ss_is_unit (p, unit))
        count_unit (p, unit, ret);
    }
  for (guint i = 0; seat == boss && i < N_FEATURES; i++)
    ret[i] = -ret[i];
}
