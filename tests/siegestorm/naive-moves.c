/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-moves.c: what both sides do in a random position, at the table and in the arrays. */
#include "tests/siegestorm/naive-table.h"
#include <sortie/move.h>

gboolean
naive_asks (const NaiveTable *t, SsAsk ask)
{
  return t->p.s->decision.kind == SORTIE_GAME_ASK (ask);
}

gboolean
naive_make (NaiveTable *t, guint8 verb, SortieRef what)
{
  const SortieMove move = { .verb = verb, .n = what != SORTIE_NOTHING, .arg = { what } };

  if (!sortie_move_check (&t->p, t->p.s->decision.seat, &move, NULL))
    return FALSE;
  sortie_move_apply (&t->p, &move);
  return TRUE;
}

guint
naive_count_legal (const NaiveTable *t, SsVerb verb)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  guint n = 0;

  sortie_moves_legal (&t->p, &moves);
  for (guint i = 0; i < moves.n; i++)
    n += moves.moves[i].verb == SORTIE_GAME_VERB (verb);
  return n;
}

/* With a card of this kind in the zone, whichever is legal. */
static gboolean
make_with (NaiveTable *t, SsVerb verb, guint8 seat, SsZone zone, const NaiveKind *kind)
{
  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, zone, seat), card))
    if (naive_kind_of (t, ss_card_def (&t->p, card)) == kind
        && naive_make (t, SORTIE_GAME_VERB (verb), sortie_ref_card (card)))
      return TRUE;
  return FALSE;
}

/* Payment (SS-6). */

/* Any Supporter that is ready: which one makes no difference here. */
static gboolean
commit_one (NaiveTable *t, guint8 seat)
{
  t->g.side[seat].n_committed++;
  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, SS_ZONE_SUPPORT, seat), card))
    if (naive_make (t, SORTIE_GAME_VERB (SS_VERB_COMMIT), sortie_ref_card (card)))
      return TRUE;
  return FALSE;
}

static gboolean
pay (NaiveTable *t, guint8 seat, gint cost)
{
  NaiveSide *side = &t->g.side[seat];

  for (gint paid = 0; paid < cost; paid++)
    {
      guint i = naive_below (t, side->hand.n + side->support.n - side->n_committed);
      const NaiveKind *card = i < side->hand.n ? naive_take_out (&side->hand, i) : NULL;

      if (card == NULL ? !commit_one (t, seat)
                       : !make_with (t, SS_VERB_DISCARD, seat, SS_ZONE_HAND, card))
        return FALSE;
      if (card != NULL)
        naive_push (&side->casualties, card);
    }
  return TRUE;
}

/* Targets. */

/* Takes @n of those that may be named into the link. */
static void
pick (NaiveTable *t, NaiveLink *link, NaiveUnit **from, guint n_from, guint n)
{
  for (; link->n_targets < n; n_from--)
    {
      guint i = naive_below (t, n_from);

      link->target[link->n_targets++] = from[i];
      from[i] = from[n_from - 1];
    }
}

gboolean
naive_name_targets (NaiveTable *t, NaiveLink *link)
{
  NaiveUnit *candidates[NAIVE_MAX_UNITS];
  const SortieDecision *asked = &t->p.s->decision;
  guint n = link->deed->targets > 0 ? naive_candidates (&t->g, link, candidates) : 0;

  link->n_targets = 0;
  pick (t, link, candidates, n, MIN (n, link->deed->targets));
  if (asked->kind != SORTIE_ASK_TARGET)
    return n == link->n_targets; /* there was nothing to choose */
  if (asked->n != n || asked->seat != link->seat)
    return FALSE;
  for (guint i = 0; i < link->n_targets; i++)
    if (!naive_make (t, SORTIE_VERB_CHOOSE, naive_ref (t, link->target[i])))
      return FALSE;
  return TRUE;
}

/* Announcing. */

/* What a seat may announce now: each kind of its hand once, each of its units. */
static guint
options (NaiveTable *t, guint8 seat, NaiveLink ret[NAIVE_MAX_KINDS + NAIVE_MAX_UNITS],
         guint *ret_n_cards)
{
  guint n = 0;

  for (guint i = 0; i < naive_n_kinds; i++)
    {
      ret[n] = (NaiveLink) { .kind = NAIVE_ACTION, .seat = seat, .card = &naive_kinds[i],
                             .deed = &naive_kinds[i].action };
      n += naive_count (&t->g.side[seat].hand, &naive_kinds[i]) > 0
           && naive_may_announce (&t->g, &ret[n]);
    }
  *ret_n_cards = n;
  for (guint i = 0; i < t->g.n_units; i++)
    {
      NaiveUnit *unit = &t->g.unit[i];

      ret[n] = (NaiveLink) { .kind = NAIVE_ABILITY, .seat = seat, .source = unit,
                             .deed = &unit->kind->ability };
      n += unit->seat == seat && unit->spot != NAIVE_GONE && naive_may_announce (&t->g, &ret[n]);
    }
  return n;
}

static gboolean
put (NaiveTable *t, const NaiveLink *link)
{
  if (link->card == NULL)
    return naive_make (t, SORTIE_GAME_VERB (SS_VERB_ACTIVATE), naive_ref (t, link->source));
  naive_take_kind (&t->g.side[link->seat].hand, link->card);
  return make_with (t, SS_VERB_PLAY, link->seat, SS_ZONE_HAND, link->card);
}

/* Shown, aimed, paid (SS-7.1, 6.8). */
static gboolean
announce (NaiveTable *t, NaiveLink *link)
{
  gint cost = link->card != NULL ? link->card->cost : link->deed->cost;

  if (!put (t, link) || !naive_name_targets (t, link) || !pay (t, link->seat, cost))
    return FALSE;
  t->g.chain[t->g.n_links++] = *link;
  return TRUE;
}

/* One that @seat may announce, often none. FALSE: the game offers others. */
static gboolean
go_on (NaiveTable *t, guint8 seat, guint silences, gboolean *ret_announced)
{
  NaiveLink can[NAIVE_MAX_KINDS + NAIVE_MAX_UNITS + 1];
  guint n_cards, n = options (t, seat, can, &n_cards);

  *ret_announced = FALSE;
  if (t->p.s->decision.seat != seat || naive_count_legal (t, SS_VERB_PLAY) != n_cards
      || naive_count_legal (t, SS_VERB_ACTIVATE) != n - n_cards)
    return FALSE;
  if (n == 0 || t->g.n_links == NAIVE_MAX_CHAIN || naive_below (t, 8) < silences)
    return TRUE;
  *ret_announced = TRUE;
  return announce (t, &can[naive_below (t, n)]);
}

/* SS-11.3, 11.4: in turn, until somebody passes. */
static gboolean
answer (NaiveTable *t)
{
  gboolean goes_on = TRUE;

  while (goes_on)
    if (!naive_asks (t, SS_ASK_ANSWER)
        || !go_on (t, !t->g.chain[t->g.n_links - 1].seat, 2, &goes_on))
      return FALSE;
  naive_resolve (&t->g);
  return naive_make (t, SORTIE_GAME_VERB (SS_VERB_PASS), SORTIE_NOTHING);
}

gboolean
naive_run_chain (NaiveTable *t, const NaiveLink *link)
{
  t->g.chain[t->g.n_links++] = *link;
  return answer (t);
}

gboolean
naive_command (NaiveTable *t, guint8 seat)
{
  gboolean announced;

  return go_on (t, seat, 0, &announced) && (!announced || answer (t));
}
