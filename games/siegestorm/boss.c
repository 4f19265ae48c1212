/* SPDX-License-Identifier: GPL-3.0-or-later */
/* boss.c: which card the Boss plays next, and which target its units storm. */
#include "boss.h"

/* One bit for each SsCommand. */
static gint
commands_of (const SortiePlay *p, guint16 card)
{
  return sortie_value (p, SS_VALUE_COMMAND, sortie_ref_card (card));
}

static gboolean
has_gang (const SortiePlay *p, guint16 card)
{
  return (sortie_value (p, SS_VALUE_SPECIAL, sortie_ref_card (card)) & SS_SPECIAL_GANG) != 0;
}

guint
ss_leader_spaces (const SortiePlay *p, guint8 boss, SortieRef ret[SS_MAX_LEADER_SPACES])
{
  guint n_flanks = ss_n_flanks (p, boss), n = 0;

  for (guint i = 0; i < n_flanks; i++)
    {
      SsFlank flank = ss_flank_number (p, boss, i);

      ret[n++] = sortie_ref_place (ss_place (p, SS_PLACE_FRONT, flank));
      ret[n++] = sortie_ref_place (ss_nml (p, flank));
    }
  return n;
}

/* RUL-52: a Leader takes a free space and never replaces a unit. */
static gboolean
has_leader_space (const SortiePlay *p, guint8 boss)
{
  SortieRef spaces[SS_MAX_LEADER_SPACES];
  guint n = ss_leader_spaces (p, boss, spaces);

  for (guint i = 0; i < n; i++)
    if (sortie_place_is_free (p, sortie_ref_index (spaces[i])))
      return TRUE;
  return FALSE;
}

SsCategory
ss_boss_category (const SortiePlay *p, guint16 card)
{
  guint8 boss = ss_holder (p, sortie_ref_card (card));
  gint commands = commands_of (p, card);

  if (commands & SS_COMMAND_DEPLOY && sortie_place_is_free (p, ss_deployment_zone (p, boss)))
    return SS_CATEGORY_DEPLOY;
  if (commands & SS_COMMAND_LEADER && has_leader_space (p, boss))
    return SS_CATEGORY_LEADER;
  if (has_gang (p, card))
    return SS_CATEGORY_SPECIAL;
  if (commands & SS_COMMAND_ACTION)
    return SS_CATEGORY_ACTION;
  return SS_CATEGORY_NONE;
}

/* effects that make Actions dearer raise the cost to compare with the Menace Level when the card is played as
 * an Action, but not when it is deployed. */
static gint
cost_as (const SortiePlay *p, guint16 card, SsCategory category)
{
  return category == SS_CATEGORY_ACTION ? ss_action_cost (p, card)
                                        : sortie_value (p, SS_VALUE_COST, sortie_ref_card (card));
}

gint
ss_boss_cost (const SortiePlay *p, guint16 card)
{
  return cost_as (p, card, ss_boss_category (p, card));
}

/* RUL-48: whatever spaces are free. As an Action only if the card can be nothing else. */
gint
ss_boss_least_cost (const SortiePlay *p, guint16 card)
{
  gint commands = commands_of (p, card);
  gboolean else_way = commands & (SS_COMMAND_DEPLOY | SS_COMMAND_LEADER) || has_gang (p, card);

  return cost_as (p, card, else_way || !(commands & SS_COMMAND_ACTION) ? SS_CATEGORY_NONE
                                                                       : SS_CATEGORY_ACTION);
}

/* SS-16.3: on the top space every card may be played. */
static gboolean
is_reached (const SortiePlay *p, gint cost)
{
  gint menace = sortie_var (p, SS_VAR_MENACE, 0);

  return menace >= SS_TOP_MENACE || cost <= menace;
}

gboolean
ss_boss_is_cheap_enough (const SortiePlay *p, guint16 card)
{
  return is_reached (p, ss_boss_cost (p, card));
}

gboolean
ss_boss_is_ever_cheap_enough (const SortiePlay *p, guint16 card)
{
  return is_reached (p, ss_boss_least_cost (p, card));
}

gboolean
ss_boss_can_play (const SortiePlay *p, guint16 card)
{
  SsCategory category = ss_boss_category (p, card);

  return category != SS_CATEGORY_NONE && is_reached (p, cost_as (p, card, category));
}

/* SS-16.4, RUL-50: negative if @a is played before @b, 0 for a tie. R-3 affects only the comparison with the Menace
 * Level. */
static gint
compare_cards (const SortiePlay *p, guint16 a, guint16 b)
{
  gint by_category = (gint) ss_boss_category (p, a) - (gint) ss_boss_category (p, b);
  gint by_cost = cost_as (p, b, SS_CATEGORY_NONE) - cost_as (p, a, SS_CATEGORY_NONE);

  if (sortie_option (p, SS_OPTION_BOSS_ORDER) == SS_COST_FIRST)
    return by_cost != 0 ? by_cost : by_category;
  return by_category != 0 ? by_category : by_cost;
}

guint
ss_boss_next_cards (const SortiePlay *p, guint8 boss, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, boss), card))
    {
      gint order;

      if (!ss_boss_can_play (p, card))
        continue;
      order = n == 0 ? 0 : compare_cards (p, card, sortie_ref_index (ret[0]));
      if (order < 0)
        n = 0;
      if (order <= 0 && n < max)
        ret[n++] = sortie_ref_card (card);
    }
  return n;
}

guint
ss_boss_storm_targets (const SortiePlay *p, SortieRef unit, const SortieRef *targets, guint n,
                       SortieRef *ret)
{
  guint n_best = 0;
  gint dearest = -1;

  for (guint i = 0; i < n; i++)
    {
      gint cost;

      if (sortie_ref_kind (targets[i]) != SORTIE_REF_PIECE || !ss_beats (p, unit, targets[i]))
        continue;
      cost = sortie_value_base (p, SS_VALUE_COST, targets[i]);
      if (cost > dearest)
        n_best = 0;
      dearest = MAX (dearest, cost);
      if (cost == dearest)
        ret[n_best++] = targets[i];
    }
  return n_best;
}
