/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive.c: storms and chains as siegestorm.md tells them, step by step. */
#include "tests/siegestorm/naive.h"

#include <string.h>

/* Piles. */

void
naive_push (NaivePile *pile, const NaiveKind *card)
{
  pile->card[pile->n++] = card;
}

const NaiveKind *
naive_take_out (NaivePile *pile, guint i)
{
  const NaiveKind *card = pile->card[i];

  memmove (&pile->card[i], &pile->card[i + 1], (--pile->n - i) * sizeof *pile->card);
  return card;
}

void
naive_take_kind (NaivePile *pile, const NaiveKind *kind)
{
  guint i = 0;

  while (pile->card[i] != kind)
    i++;
  naive_take_out (pile, i);
}

guint
naive_count (const NaivePile *pile, const NaiveKind *kind)
{
  guint n = 0;

  for (guint i = 0; i < pile->n; i++)
    n += pile->card[i] == kind;
  return n;
}

/* SS-14.1, 14.3. */
static void
damage (NaiveSide *side, gint n)
{
  for (gint i = 0; i < n; i++)
    {
      NaivePile *from = side->heal.n > 0 ? &side->heal : &side->resources;

      if (from->n > 0)
        naive_push (&side->casualties, from->card[--from->n]);
    }
}

static void
heal (NaiveSide *side, gint n)
{
  for (gint i = 0; i < n && side->casualties.n > 0; i++)
    naive_push (&side->heal, side->casualties.card[--side->casualties.n]);
}

/* Units. */

NaiveUnit *
naive_unit_at (NaiveGame *g, guint8 seat, guint spot)
{
  for (guint i = 0; i < g->n_units; i++)
    if (g->unit[i].spot == spot && (spot == NAIVE_NML || g->unit[i].seat == seat))
      return &g->unit[i];
  return NULL;
}

/* RUL-43: the eleventh card of a hand goes to the Casualties. */
void
naive_leave (NaiveGame *g, NaiveUnit *unit, NaiveFate fate)
{
  NaiveSide *side = &g->side[unit->seat];

  if (fate == NAIVE_STAYS)
    return;
  unit->spot = NAIVE_GONE;
  if (fate == NAIVE_IS_DESTROYED)
    naive_push (&g->removed, unit->kind);
  else if (fate == NAIVE_RETURNS && side->hand.n < NAIVE_HAND_LIMIT)
    naive_push (&side->hand, unit->kind);
  else
    naive_push (&side->casualties, unit->kind);
}

void
naive_advance (NaiveGame *g, guint8 seat)
{
  for (guint i = 0; i < g->n_units; i++)
    if (g->unit[i].seat == seat && g->unit[i].spot < NAIVE_TRACK)
      g->unit[i].spot++;
}

/* SS-9.4: whoever storms counts as being on the track. */
static gboolean
is_on_track (const NaiveUnit *unit)
{
  return unit->spot <= NAIVE_EXIT;
}

static gboolean
is_in_battle (const NaiveUnit *unit)
{
  return unit->spot == NAIVE_FRONT || unit->spot == NAIVE_NML;
}

/* Storms (SS-9). */

/* SS-7.8: Passives work on the track, on the exit and in the Battle Zone. Not its own (SS-10.2). */
static gint
attack_of (const NaiveGame *g, const NaiveUnit *unit)
{
  gint n = unit->kind->attack + unit->attack;

  for (guint i = 0; i < g->n_units; i++)
    if (g->unit[i].seat == unit->seat && g->unit[i].spot != NAIVE_GONE && &g->unit[i] != unit)
      n += g->unit[i].kind->cheers;
  return MAX (0, n);
}

/* SS-10.3: in the Battle Zone nobody is an Enemy, so nobody is cursed. */
static gint
defence_of (const NaiveGame *g, const NaiveUnit *unit)
{
  gint n = unit->kind->defence + unit->defence;

  for (guint i = 0; i < g->n_units; i++)
    if (g->unit[i].seat != unit->seat && g->unit[i].spot != NAIVE_GONE && is_on_track (unit))
      n -= g->unit[i].kind->curses;
  return MAX (0, n);
}

gint
naive_strength (NaiveGame *g, guint8 seat)
{
  const NaiveUnit *unit = naive_unit_at (g, seat, NAIVE_EXIT);
  const NaiveUnit *defender = naive_unit_at (g, !seat, 0);
  gint n = attack_of (g, unit);

  if (defender != NULL && !unit->kind->sneaks)
    n -= defence_of (g, defender);
  return MAX (0, n);
}

gint
naive_attack (NaiveGame *g, guint8 seat, NaiveUnit *target)
{
  gint n = naive_strength (g, seat);

  if (target == NULL)
    damage (&g->side[!seat], n);
  else if (target->spot == NAIVE_GONE)
    g->saw[NAIVE_SAW_STORMED_GONE]++;
  else if (n > defence_of (g, target))
    naive_leave (g, target, NAIVE_IS_KILLED);
  return n;
}

void
naive_end_storm (NaiveGame *g, NaiveUnit *unit, gint strength)
{
  gboolean home = unit->kind->comes_home > 0 && strength >= unit->kind->comes_home;

  naive_leave (g, unit, home ? NAIVE_RETURNS : NAIVE_IS_KILLED);
}

/* Chains (SS-11). */

static gboolean
is_in_reach (const NaiveUnit *unit, const NaiveLink *link)
{
  switch (link->deed->reach)
    {
    case NAIVE_ENEMY:
      return is_on_track (unit) && unit->seat != link->seat;
    case NAIVE_ALLY:
      return is_on_track (unit) && unit->seat == link->seat && unit != link->source;
    case NAIVE_TRACK_UNIT:
      return is_on_track (unit);
    case NAIVE_BATTLE_UNIT:
      return is_in_battle (unit);
    case NAIVE_ENEMY_BATTLE_UNIT:
      return is_in_battle (unit) && unit->seat != link->seat;
    default:
      return FALSE;
    }
}

guint
naive_candidates (NaiveGame *g, const NaiveLink *link, NaiveUnit *ret[NAIVE_MAX_UNITS])
{
  guint n = 0;

  for (guint i = 0; i < g->n_units; i++)
    if (is_in_reach (&g->unit[i], link))
      ret[n++] = &g->unit[i];
  return n;
}

/* SS-11.2, RUL-35: neither a unit nor an order is an Action or an ability. */
static gboolean
fits_in (const NaiveGame *g, const NaiveDeed *deed)
{
  const NaiveLink *answered = g->n_links > 0 ? &g->chain[g->n_links - 1] : NULL;

  if (answered == NULL)
    return deed->timing == NAIVE_AT_ANY_TIME;
  if (deed->timing == NAIVE_AS_ANSWER_TO_ABILITY && answered->kind != NAIVE_ABILITY)
    return FALSE;
  return deed->timing != NAIVE_NO_DEED && (!deed->negates || answered->kind != NAIVE_STORM);
}

/* SS-11.10, 12.5, RUL-36: only in the own turn, onto an empty Deployment Zone. */
static gboolean
may_deploy (NaiveGame *g, guint8 seat)
{
  return g->active == seat && naive_unit_at (g, seat, 0) == NULL;
}

/* SS-6.1: a card does not pay for itself. */
gboolean
naive_may_announce (NaiveGame *g, const NaiveLink *link)
{
  const NaiveSide *side = &g->side[link->seat];
  guint means = side->hand.n + side->support.n - side->n_committed;
  guint cost = link->card != NULL ? link->card->cost + 1 : link->deed->cost;
  NaiveUnit *candidates[NAIVE_MAX_UNITS];

  return fits_in (g, link->deed) && means >= cost
         && (!link->deed->deploys || may_deploy (g, link->seat))
         && (link->deed->targets == 0 || naive_candidates (g, link, candidates) > 0);
}

/* SS-11.8: whom it still reaches. Returns whether it does anything. */
static gboolean
keep_legal (NaiveGame *g, NaiveLink *link)
{
  guint named = link->n_targets, n = 0;

  for (guint i = 0; i < named; i++)
    if (is_in_reach (link->target[i], link))
      link->target[n++] = link->target[i];
  link->n_targets = n;
  g->saw[NAIVE_SAW_FIZZLE] += named > 0 && n == 0;
  g->saw[NAIVE_SAW_HALF_FIZZLE] += n > 0 && n < named;
  return named == 0 || n > 0;
}

static void
concern (NaiveGame *g, NaiveUnit *unit, const NaiveDeed *deed)
{
  unit->attack += deed->attack;
  unit->defence += deed->defence;
  naive_leave (g, unit, deed->fate);
}

/* SS-11.12: what it answers is now the last. */
static void
negate (NaiveGame *g)
{
  if (g->n_links > 0)
    g->chain[g->n_links - 1].negated = TRUE;
  g->saw[NAIVE_SAW_NEGATION] += g->n_links > 0;
}

/* SS-12.2, 12.3. */
static void
deploy (NaiveGame *g, guint8 seat)
{
  NaivePile *casualties = &g->side[seat].casualties;

  if (casualties->n == 0 || !may_deploy (g, seat))
    return;
  g->unit[g->n_units++]
    = (NaiveUnit) { .kind = casualties->card[--casualties->n], .seat = seat, .spot = 0 };
  g->saw[NAIVE_SAW_DEPLOYMENT]++;
}

/* RUL-34: an ability does without its source, unless its text acts on the unit itself. */
static void
act (NaiveGame *g, NaiveLink *link)
{
  const NaiveDeed *deed = link->deed;
  gboolean is_orphan = link->source != NULL && link->source->spot == NAIVE_GONE;

  if (deed->negates)
    negate (g);
  for (guint i = 0; i < link->n_targets; i++)
    concern (g, link->target[i], deed);
  if (deed->reach == NAIVE_SELF && !is_orphan)
    concern (g, link->source, deed);
  damage (&g->side[!link->seat], deed->hurts);
  heal (&g->side[link->seat], deed->heals);
  if (deed->deploys)
    deploy (g, link->seat);
  g->saw[NAIVE_SAW_ORPHAN] += is_orphan;
}

/* SS-11.11: the Action of a storming unit needs the unit. */
static gboolean
is_stopped (NaiveGame *g, const NaiveLink *link)
{
  gboolean stopped = link->kind == NAIVE_STORM_ACTION && link->source->spot != NAIVE_EXIT;

  g->saw[NAIVE_SAW_ACTION_STOPPED] += stopped;
  return stopped;
}

/* SS-11.6: each card to its holder's Casualties before the next link. */
void
naive_resolve (NaiveGame *g)
{
  while (g->n_links > 0)
    {
      NaiveLink link = g->chain[--g->n_links];

      if (link.deed != NULL && !link.negated && !is_stopped (g, &link) && keep_legal (g, &link))
        act (g, &link);
      if (link.card != NULL)
        naive_push (&g->side[link.seat].casualties, link.card);
    }
}
