/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verdicts.c: what the rules compared when they decided for the Boss: one row for each kind of decision (SS-16.2 to
 * 16.6, SS-17.4), and how each is filled in.
 */
#include "boss.h"
#include "verdicts.h"

/* Why a card cannot be played, or an enemy not be stormed; from 1 on. */
enum { TOO_DEAR = 1, NO_DEPLOYMENT, NO_LEADER_SPACE, NO_SPACE, NO_WAY };
enum { OCCUPIED = 1 };
enum { NOT_BEATEN = 1, UNITS_FIRST };

static const char *const categories[] = {
  [SS_CATEGORY_DEPLOY] = NC_ ("an icon of a Boss card", "Deploy"),
  [SS_CATEGORY_LEADER] = NC_ ("an icon of a Boss card", "Leader"),
  [SS_CATEGORY_SPECIAL] = N_ ("Special Action"),
  [SS_CATEGORY_ACTION] = NC_ ("an icon of a Boss card", "Action"),
  NULL,
};

enum { CARD_CATEGORY, CARD_COST, CARD_AGAINST_MENACE, CARD_MENACE };

static const SortieComparison of_cards[] = {
  [CARD_CATEGORY] = { N_ ("played as"), TRUE, categories },
  [CARD_COST] = { N_ ("cost"), TRUE },
  [CARD_AGAINST_MENACE] = { N_ ("against the Menace Level") },
  [CARD_MENACE] = { N_ ("Menace Level") }, /* for a card that the level does not reach */
  { NULL },
};

enum { LEVEL_COST, LEVEL_MENACE };

static const SortieComparison of_costs[] = {
  [LEVEL_COST] = { N_ ("cost") },
  [LEVEL_MENACE] = { N_ ("Menace Level") },
  { NULL },
};

enum { TARGET_STRENGTH, TARGET_DEFENCE, TARGET_COST };

static const SortieComparison of_targets[] = {
  [TARGET_STRENGTH] = { N_ ("Attack Strength") },
  [TARGET_DEFENCE] = { N_ ("DEF") },
  [TARGET_COST] = { N_ ("cost"), TRUE },
  { NULL },
};

const SortieVerdictDecl ss_verdicts[] = {
  [SS_VERDICT_MENACE]
    = { "menace", N_ ("Next: does the Menace Level rise?"), "SS-16.2",
        N_ ("Cheap enough for the Menace Level, which stays: {chosen}."),
        N_ ("Every card costs more than the Menace Level, so it rises."), of_costs,
        (const SortieGround[]) { { "SS-16.2", N_ ("costs more than the Menace Level") }, { NULL } },
        .says_chosen = N_ ("{thing}: {compared}; cheap enough."),
        .says_ground = N_ ("{thing}: {compared}; {ground}.") },
  [SS_VERDICT_NEXT_CARD]
    = { "next-card", N_ ("Next: {seat} plays another card."), "SS-16.4",
        N_ ("{seat} plays {chosen} next."),
        N_ ("{seat} has no card left to play."), of_cards,
        (const SortieGround[]) { { "SS-16.1", N_ ("costs more than the Menace Level") },
                                 { "RUL-51", N_ ("the Deployment Zone is not free") },
                                 { "RUL-51", N_ ("no space of a Leader is free") },
                                 { "RUL-51",
                                   N_ ("neither the Deployment Zone nor a Leader's space is free") },
                                 { "RUL-51", N_ ("nothing of it can be carried out") },
                                 { NULL } },
        "SS-16.4" },
  [SS_VERDICT_LEADER_SPACE]
    = { "leader-space", N_ ("Next: the Leader {about} takes its space."), "SS-16.6",
        N_ ("The Leader {about} goes to: {chosen}."), N_ ("There is no free space for the Leader "
                                                          "{about}."),
        NULL,
        (const SortieGround[]) { { "SS-2.4", N_ ("there is a unit on it") }, { NULL } }, "RUL-52" },
  [SS_VERDICT_STORM_TARGET]
    = { "storm-target", N_ ("Next: {about} chooses what to storm."), "SS-17.4",
        N_ ("{about} storms {chosen}."),
        N_ ("{about} storms nothing."), of_targets,
        (const SortieGround[]) { { "SS-9.7", N_ ("the Attack Strength does not exceed its DEF") },
                                 { "SS-17.4", N_ ("there is a unit that can be removed") },
                                 { NULL } },
        "RUL-56" },
  [SS_VERDICT_TOTEM]
    = { "totem", N_ ("Next: another Totem wakes."), "RUL-54", N_ ("{chosen} wakes next."),
        N_ ("No Totem wakes."), NULL, NULL, "RUL-54" },
  [SS_N_VERDICTS] = { NULL },
};

/* One card that the level reaches is enough. */
void
ss_tell_menace (const SortiePlay *p, guint8 boss)
{
  gint menace = sortie_var (p, SS_VAR_MENACE, boss);
  SortieVerdict v;

  if (!sortie_verdict_wanted (p))
    return;
  sortie_verdict_init (&v, SORTIE_GAME_VERDICT (SS_VERDICT_MENACE), boss);
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, boss), card))
    {
      SortieCandidate *candidate = sortie_verdict_add (&v, sortie_ref_card (card));

      candidate->number[LEVEL_COST] = ss_boss_least_cost (p, card);
      candidate->number[LEVEL_MENACE] = menace;
      candidate->ground = ss_boss_is_ever_cheap_enough (p, card) ? 0 : TOO_DEAR;
      candidate->is_chosen = candidate->ground == 0;
    }
  if (v.n > 0)
    sortie_verdict_tell (p, &v);
}

/* For a card that is cheap enough. A Gang and an Action need no space. */
static guint8
why_no_way (const SortiePlay *p, guint16 card)
{
  gint commands = sortie_value (p, SS_VALUE_COMMAND, sortie_ref_card (card));
  gboolean deploys = (commands & SS_COMMAND_DEPLOY) != 0, leads = (commands & SS_COMMAND_LEADER) != 0;

  if (deploys && leads)
    return NO_SPACE;
  return deploys ? NO_DEPLOYMENT : leads ? NO_LEADER_SPACE : NO_WAY;
}

static void
add_card (const SortiePlay *p, SortieVerdict *v, guint16 card)
{
  SortieCandidate *candidate = sortie_verdict_add (v, sortie_ref_card (card));
  gint cost = sortie_value (p, SS_VALUE_COST, candidate->thing), level = ss_boss_cost (p, card);

  if (ss_boss_category (p, card) != SS_CATEGORY_NONE)
    candidate->number[CARD_CATEGORY] = ss_boss_category (p, card);
  candidate->number[CARD_COST] = cost;
  if (level != cost) /* */
    candidate->number[CARD_AGAINST_MENACE] = level;
  if (!ss_boss_is_cheap_enough (p, card))
    {
      candidate->ground = TOO_DEAR;
      candidate->number[CARD_MENACE] = sortie_var (p, SS_VAR_MENACE, v->seat);
    }
  else if (!ss_boss_can_play (p, card))
    candidate->ground = why_no_way (p, card);
}

void
ss_tell_next_card (const SortiePlay *p, guint8 boss, SortieRef card, gboolean settled)
{
  SortieVerdict v;

  if (!sortie_verdict_wanted (p))
    return;
  sortie_verdict_init (&v, SORTIE_GAME_VERDICT (SS_VERDICT_NEXT_CARD), boss);
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, boss), other))
    add_card (p, &v, other);
  sortie_verdict_choose (&v, card);
  v.settled = settled;
  sortie_verdict_tell (p, &v);
}

void
ss_tell_leader_space (const SortiePlay *p, guint8 boss, SortieRef card, SortieRef space,
                      gboolean settled)
{
  SortieRef spaces[SS_MAX_LEADER_SPACES];
  guint n;
  SortieVerdict v;

  if (!sortie_verdict_wanted (p))
    return;
  sortie_verdict_init (&v, SORTIE_GAME_VERDICT (SS_VERDICT_LEADER_SPACE), boss);
  n = ss_leader_spaces (p, boss, spaces);
  for (guint i = 0; i < n; i++)
    sortie_verdict_add (&v, spaces[i])->ground
      = sortie_place_is_free (p, sortie_ref_index (spaces[i])) ? 0 : OCCUPIED;
  v.about = card;
  sortie_verdict_choose (&v, space);
  v.settled = settled;
  sortie_verdict_tell (p, &v);
}

/* RUL-56: the printed costs of those that can be removed; R-9: if there are none, of all. */
static void
add_target (const SortiePlay *p, SortieVerdict *v, SortieRef unit, SortieRef target,
            gboolean units_first)
{
  SortieCandidate *candidate = sortie_verdict_add (v, target);

  candidate->number[TARGET_STRENGTH] = ss_attack_strength (p, unit, target);
  if (sortie_ref_kind (target) == SORTIE_REF_SEAT)
    {
      candidate->ground = units_first ? UNITS_FIRST : 0;
      return;
    }
  candidate->number[TARGET_DEFENCE] = ss_defence_in_storm (p, unit, target);
  candidate->number[TARGET_COST] = sortie_value_base (p, SS_VALUE_COST, target);
  candidate->ground = ss_beats (p, unit, target) ? 0 : NOT_BEATEN;
}

void
ss_tell_storm_target (const SortiePlay *p, guint8 boss, SortieRef unit, SortieRef target,
                      gboolean settled)
{
  SortieRef targets[SORTIE_MAX_SET];
  guint n;
  SortieVerdict v;

  if (!sortie_verdict_wanted (p))
    return;
  sortie_verdict_init (&v, SORTIE_GAME_VERDICT (SS_VERDICT_STORM_TARGET), boss);
  n = ss_storm_targets_of (p, unit, ss_stormed_seat (p, target), targets, G_N_ELEMENTS (targets));
  for (guint i = 0; i < n; i++)
    add_target (p, &v, unit, targets[i], sortie_ref_kind (target) == SORTIE_REF_PIECE);
  v.about = unit;
  sortie_verdict_choose (&v, target);
  v.settled = settled;
  sortie_verdict_tell (p, &v);
}

void
ss_tell_totem (const SortiePlay *p, guint8 boss, const SortieRef *totems, guint n, SortieRef totem)
{
  SortieVerdict v;

  if (!sortie_verdict_wanted (p))
    return;
  sortie_verdict_init (&v, SORTIE_GAME_VERDICT (SS_VERDICT_TOTEM), boss);
  for (guint i = 0; i < n; i++)
    sortie_verdict_add (&v, totems[i]);
  sortie_verdict_choose (&v, totem);
  v.settled = n > 1;
  sortie_verdict_tell (p, &v);
}
