/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-naive.c: War Tracks, storms and chains once more, in the plainest way: arrays of cards,
 * compared with the game on many random positions of a Duel.
 *
 *     make naive POSITIONS=100000
 */
#include "games/siegestorm/state.h"
#include "match/deal.h"
#include "tests/tap/game.h"

#include <stdlib.h>

#define USUAL_POSITIONS 2000 /* of each test, in make check */
#define MAX_PILE 64

/* What the cards of the tests do, said once more. */
typedef struct
{
  const char *id;
  gint cost, attack, defence;
  gint cheers;    /* added to the ATT of Allies */
  gint curses;    /* taken off the DEF of Enemies */
  gboolean sneaks; /* past the Defender */
  gint hurts, heals;
  gboolean negates;
} Kind;

static const Kind kinds[] = {
  { "f-pike", 1, 3, 1, 0, 0, FALSE, 0, 0, FALSE },
  { "f-wall", 2, 1, 4, 0, 0, FALSE, 0, 0, FALSE },
  { "f-titan", 5, 8, 6, 0, 0, FALSE, 0, 0, FALSE },
  { "f-bolt", 2, 2, 2, 0, 0, FALSE, 3, 0, FALSE },
  { "f-medic", 1, 1, 2, 0, 0, FALSE, 0, 3, FALSE },
  { "f-free", 0, 0, 1, 0, 0, FALSE, 1, 0, FALSE },
  { "f-counter", 1, 1, 1, 0, 0, FALSE, 0, 0, TRUE },
  { "f-banner", 2, 2, 2, 1, 0, FALSE, 0, 0, FALSE },
  { "f-curse", 1, 1, 1, 0, 1, FALSE, 0, 0, FALSE },
  { "f-ghost", 2, 2, 1, 0, 0, TRUE, 0, 0, FALSE },
};
#define N_KINDS G_N_ELEMENTS (kinds)

/* The top card last. */
typedef struct
{
  const Kind *card[MAX_PILE];
  guint n;
} Pile;

typedef struct
{
  Pile resources, casualties, heal, hand, support;
  guint n_committed; /* of the Support */
  const Kind *track[SS_TRACK_SPACES], *exit, *front;
} Side;

/* A position, twice: as the game has it and in plain arrays. */
typedef struct
{
  SortiePlay p;
  SortieState *blank;
  SortieRng rng;
  guint16 defs[N_KINDS];
  Side side[2];
  const Kind *nml; /* No Man's Land */
  guint8 nml_seat;
} Table;

/* Piles. */

static void
push (Pile *pile, const Kind *card)
{
  pile->card[pile->n++] = card;
}

static const Kind *
pop (Pile *pile)
{
  return pile->n > 0 ? pile->card[--pile->n] : NULL;
}

static void
take_out (Pile *pile, guint i)
{
  memmove (&pile->card[i], &pile->card[i + 1], (--pile->n - i) * sizeof *pile->card);
}

static void
damage (Side *side, gint n)
{
  for (gint i = 0; i < n; i++)
    {
      const Kind *card = side->heal.n > 0 ? pop (&side->heal) : pop (&side->resources);

      if (card != NULL)
        push (&side->casualties, card);
    }
}

static void
heal (Side *side, gint n)
{
  for (gint i = 0; i < n && side->casualties.n > 0; i++)
    push (&side->heal, pop (&side->casualties));
}

static void
act (Table *t, const Kind *card, guint8 seat)
{
  damage (&t->side[!seat], card->hurts);
  heal (&t->side[seat], card->heals);
}

/* Laying out. */

static const Kind *
any_kind (Table *t)
{
  return &kinds[sortie_rng_below (&t->rng, N_KINDS)];
}

static guint16
new_card (Table *t, const Kind *kind, guint8 seat, SsZone zone)
{
  return sortie_card_new (&t->p, t->defs[kind - kinds], seat, seat,
                          ss_zone (&t->p, zone, seat), SORTIE_TOP);
}

static void
fill (Table *t, Pile *pile, guint8 seat, SsZone zone, guint at_most)
{
  guint n = sortie_rng_below (&t->rng, at_most + 1);

  for (guint i = 0; i < n; i++)
    {
      push (pile, any_kind (t));
      new_card (t, pile->card[i], seat, zone);
    }
}

/* Half of the spaces stay empty. */
static const Kind *
occupy (Table *t, guint16 place, guint8 seat)
{
  const Kind *kind = sortie_rng_below (&t->rng, 2) ? any_kind (t) : NULL;

  if (kind != NULL)
    sortie_piece_put (&t->p, new_card (t, kind, seat, SS_ZONE_RESOURCES), place, seat);
  return kind;
}

static void
lay_out_side (Table *t, guint8 seat)
{
  Side *side = &t->side[seat];

  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    side->track[i] = occupy (t, sortie_setup_place (t->p.setup, SS_PLACE_TRACK, seat, i), seat);
  side->front = occupy (t, ss_place (&t->p, SS_PLACE_FRONT, seat), seat);
  fill (t, &side->resources, seat, SS_ZONE_RESOURCES, 12);
  fill (t, &side->casualties, seat, SS_ZONE_CASUALTIES, 5);
  fill (t, &side->heal, seat, SS_ZONE_HEAL, 3);
  fill (t, &side->hand, seat, SS_ZONE_HAND, 7);
  fill (t, &side->support, seat, SS_ZONE_SUPPORT, 3);
}

static void
lay_out (Table *t)
{
  sortie_state_copy (t->p.s, t->blank);
  memset (t->side, 0, sizeof t->side);
  for (guint8 seat = 0; seat < 2; seat++)
    lay_out_side (t, seat);
  t->nml_seat = sortie_rng_below (&t->rng, 2);
  t->nml = occupy (t, ss_place (&t->p, SS_PLACE_NML, 0), t->nml_seat);
}

/* Comparing. */

static const Kind *
kind_of (const Table *t, guint16 def)
{
  for (guint i = 0; i < N_KINDS; i++)
    if (t->defs[i] == def)
      return &kinds[i];
  return NULL;
}

static gboolean
same_order (const Table *t, const Pile *pile, guint8 seat, SsZone zone)
{
  guint i = pile->n;

  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, zone, seat), card))
    if (i == 0 || pile->card[--i] != kind_of (t, ss_card_def (&t->p, card)))
      return FALSE;
  return i == 0;
}

static guint
count (const Pile *pile, const Kind *kind)
{
  guint n = 0;

  for (guint i = 0; i < pile->n; i++)
    n += pile->card[i] == kind;
  return n;
}

static gboolean
same_cards (const Table *t, const Pile *pile, guint8 seat, SsZone zone)
{
  guint n[N_KINDS] = { 0 };

  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, zone, seat), card))
    n[kind_of (t, ss_card_def (&t->p, card)) - kinds]++;
  for (guint i = 0; i < N_KINDS; i++)
    if (n[i] != count (pile, &kinds[i]))
      return FALSE;
  return TRUE;
}

static gboolean
stands (const Table *t, guint16 place, const Kind *kind, guint8 seat)
{
  SortieRef piece = sortie_place_piece (&t->p, place);

  if (kind == NULL || piece == SORTIE_NOTHING)
    return kind == NULL && piece == SORTIE_NOTHING;
  return kind_of (t, sortie_piece_def (&t->p, piece)) == kind
         && sortie_piece_controller (&t->p, piece) == seat;
}

static gboolean
same_side (const Table *t, guint8 seat)
{
  const Side *side = &t->side[seat];

  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    if (!stands (t, sortie_setup_place (t->p.setup, SS_PLACE_TRACK, seat, i), side->track[i], seat))
      return FALSE;
  return stands (t, ss_place (&t->p, SS_PLACE_EXIT, seat), side->exit, seat)
         && stands (t, ss_place (&t->p, SS_PLACE_FRONT, seat), side->front, seat)
         && same_order (t, &side->resources, seat, SS_ZONE_RESOURCES)
         && same_order (t, &side->casualties, seat, SS_ZONE_CASUALTIES)
         && same_order (t, &side->heal, seat, SS_ZONE_HEAL)
         && same_cards (t, &side->hand, seat, SS_ZONE_HAND)
         && same_cards (t, &side->support, seat, SS_ZONE_SUPPORT);
}

static gboolean
same (const Table *t)
{
  return same_side (t, 0) && same_side (t, 1)
         && stands (t, ss_place (&t->p, SS_PLACE_NML, 0), t->nml, t->nml_seat);
}

/* Moves of the game. */

static gboolean
asks (const Table *t, SsAsk ask)
{
  return t->p.s->decision.kind == SORTIE_GAME_ASK (ask);
}

/* FALSE: it is not legal. */
static gboolean
make (Table *t, SsVerb verb, SortieRef what)
{
  const SortieMove move
    = { .verb = SORTIE_GAME_VERB (verb), .n = what != SORTIE_NOTHING, .arg = { what } };

  if (!sortie_move_check (&t->p, t->p.s->decision.seat, &move, NULL))
    return FALSE;
  sortie_move_apply (&t->p, &move);
  return TRUE;
}

static guint
count_legal (const Table *t, SsVerb verb)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  guint n = 0;

  sortie_moves_legal (&t->p, &moves);
  for (guint i = 0; i < moves.n; i++)
    n += storage[i].verb == SORTIE_GAME_VERB (verb);
  return n;
}

/* With a card of this kind in the zone, whichever is legal. */
static gboolean
make_with (Table *t, SsVerb verb, guint8 seat, SsZone zone, const Kind *kind)
{
  for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, zone, seat), card))
    if (kind_of (t, ss_card_def (&t->p, card)) == kind
        && make (t, verb, sortie_ref_card (card)))
      return TRUE;
  return FALSE;
}

/* Storms (SS-9). */

/* Passives work on the track, on the exit and in the Battle Zone (SS-7.8, 9.4). */
static gint
sum_of_curses (const Table *t, guint8 seat)
{
  const Side *side = &t->side[seat];
  gint n = side->exit != NULL ? side->exit->curses : 0;

  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    n += side->track[i] != NULL ? side->track[i]->curses : 0;
  n += side->front != NULL ? side->front->curses : 0;
  return n + (t->nml != NULL && t->nml_seat == seat ? t->nml->curses : 0);
}

/* Of the unit on the exit: all others of its side cheer it. */
static gint
attack_of_exit (const Table *t, guint8 seat)
{
  const Side *side = &t->side[seat];
  gint n = side->exit->attack;

  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    n += side->track[i] != NULL ? side->track[i]->cheers : 0;
  n += side->front != NULL ? side->front->cheers : 0;
  return n + (t->nml != NULL && t->nml_seat == seat ? t->nml->cheers : 0);
}

static gint
strength (const Table *t, guint8 seat)
{
  const Kind *defender = t->side[!seat].track[0];
  gint defence = defender != NULL ? MAX (0, defender->defence - sum_of_curses (t, seat)) : 0;

  if (t->side[seat].exit->sneaks)
    defence = 0;
  return MAX (0, attack_of_exit (t, seat) - defence);
}

static void
advance (Side *side)
{
  side->exit = side->track[2];
  side->track[2] = side->track[1];
  side->track[1] = side->track[0];
  side->track[0] = NULL;
}

/* What it storms: a space with a unit, or NULL for the opponent. */
static void
storm (Table *t, guint8 seat, const Kind **target)
{
  Side *side = &t->side[seat], *other = &t->side[!seat];
  gint n = strength (t, seat);

  if (target == NULL)
    damage (other, n);
  else if (n > (*target)->defence) /* in the Battle Zone nobody is an Enemy (SS-10.3) */
    {
      push (&other->casualties, *target);
      *target = NULL;
    }
  act (t, side->exit, seat);
  push (&side->casualties, side->exit);
  side->exit = NULL;
}

static void
hold (Table *t, guint8 seat, gboolean in_front)
{
  Side *side = &t->side[seat];

  if (in_front && side->front != NULL)
    push (&side->casualties, side->front);
  if (in_front)
    side->front = side->exit;
  else
    {
      t->nml = side->exit;
      t->nml_seat = seat;
    }
  side->exit = NULL;
}

static void
join (Table *t, guint8 seat)
{
  push (&t->side[seat].support, t->side[seat].exit);
  t->side[seat].exit = NULL;
}

static SortieRef
unit_on (const Table *t, SsPlace place, guint8 seat)
{
  return sortie_place_piece (&t->p, ss_place (&t->p, place, seat));
}

/* FALSE: it cannot be given. */
static gboolean
give_order (Table *t, guint8 seat, guint which)
{
  Side *other = &t->side[!seat];
  gboolean theirs = t->nml != NULL && t->nml_seat != seat;

  switch (which)
    {
    case 0:
      return make (t, SS_VERB_STORM, sortie_ref_seat (!seat)) && (storm (t, seat, NULL), TRUE);
    case 1:
      return other->front != NULL
             && make (t, SS_VERB_STORM, unit_on (t, SS_PLACE_FRONT, !seat))
             && (storm (t, seat, &other->front), TRUE);
    case 2:
      return theirs && make (t, SS_VERB_STORM, unit_on (t, SS_PLACE_NML, 0))
             && (storm (t, seat, &t->nml), TRUE);
    case 3:
      return make (t, SS_VERB_HOLD, sortie_ref_place (ss_place (&t->p, SS_PLACE_FRONT, seat)))
             && (hold (t, seat, TRUE), TRUE);
    case 4:
      return t->nml == NULL
             && make (t, SS_VERB_HOLD, sortie_ref_place (ss_place (&t->p, SS_PLACE_NML, 0)))
             && (hold (t, seat, FALSE), TRUE);
    default:
      return make (t, SS_VERB_SUPPORT, SORTIE_NOTHING) && (join (t, seat), TRUE);
    }
}

static gboolean
orders_agree (const Table *t, guint8 seat)
{
  gboolean theirs = t->nml != NULL && t->nml_seat != seat;

  return count_legal (t, SS_VERB_STORM) == 1u + (t->side[!seat].front != NULL) + theirs
         && count_legal (t, SS_VERB_HOLD) == 1u + (t->nml == NULL)
         && count_legal (t, SS_VERB_SUPPORT) == 1;
}

static gboolean
try_storm (Table *t)
{
  guint8 seat = sortie_rng_below (&t->rng, 2);

  sortie_engine_start_at (&t->p, SS_TURN_PLAYER, seat, SS_PHASE_ADVANCE, TRUE);
  advance (&t->side[seat]);
  if (!same (t) || asks (t, SS_ASK_ORDER) != (t->side[seat].exit != NULL))
    return FALSE;
  if (asks (t, SS_ASK_ORDER) && !orders_agree (t, seat))
    return FALSE;
  while (asks (t, SS_ASK_ORDER))
    give_order (t, seat, sortie_rng_below (&t->rng, 6));
  while (asks (t, SS_ASK_ANSWER))
    make (t, SS_VERB_PASS, SORTIE_NOTHING);
  return asks (t, SS_ASK_WINDOW) && same (t);
}

/* Chains (SS-11). */

static gboolean
has_action (const Kind *kind)
{
  return kind->hurts > 0 || kind->heals > 0 || kind->negates;
}

static gboolean
may_play (const Table *t, guint8 seat, const Kind *kind, gboolean as_answer)
{
  const Side *side = &t->side[seat];
  gint means = (gint) (side->hand.n - 1 + side->support.n - side->n_committed);

  return has_action (kind) && (as_answer || !kind->negates) && means >= kind->cost;
}

/* The kinds in a hand that may be played; returns how many. */
static guint
playable (const Table *t, guint8 seat, gboolean as_answer, const Kind *ret[N_KINDS])
{
  guint n = 0;

  for (guint i = 0; i < N_KINDS; i++)
    if (count (&t->side[seat].hand, &kinds[i]) > 0 && may_play (t, seat, &kinds[i], as_answer))
      ret[n++] = &kinds[i];
  return n;
}

static void
take_kind (Pile *pile, const Kind *kind)
{
  guint i = 0;

  while (pile->card[i] != kind)
    i++;
  take_out (pile, i);
}

/* A card of the hand, or any Supporter that is ready: which one makes no difference here. */
static gboolean
pay_one (Table *t, guint8 seat, Pile *paid)
{
  Side *side = &t->side[seat];
  guint ready = side->support.n - side->n_committed;
  guint i = sortie_rng_below (&t->rng, side->hand.n + ready);

  if (i >= side->hand.n)
    {
      side->n_committed++;
      for (SORTIE_EACH_IN_ZONE (&t->p, ss_zone (&t->p, SS_ZONE_SUPPORT, seat), card))
        if (make (t, SS_VERB_COMMIT, sortie_ref_card (card)))
          return TRUE;
      return FALSE;
    }
  push (paid, side->hand.card[i]);
  take_out (&side->hand, i);
  return make_with (t, SS_VERB_DISCARD, seat, SS_ZONE_HAND, paid->card[paid->n - 1]);
}

static gboolean
play (Table *t, guint8 seat, const Kind *kind)
{
  Pile paid = { .n = 0 };

  if (!make_with (t, SS_VERB_PLAY, seat, SS_ZONE_HAND, kind))
    return FALSE;
  take_kind (&t->side[seat].hand, kind);
  for (gint i = 0; i < kind->cost; i++)
    if (!pay_one (t, seat, &paid))
      return FALSE;
  for (guint i = 0; i < paid.n; i++)
    push (&t->side[seat].casualties, paid.card[i]);
  return TRUE;
}

/* The last first; each card goes to its holder's Casualties when it is done. The links are those of
 * @first and of the other seat in turn. */
static void
resolve (Table *t, Pile *chain, guint8 first)
{
  gboolean negated = FALSE;

  while (chain->n > 0)
    {
      const Kind *card = pop (chain);
      guint8 seat = chain->n % 2 == 0 ? first : !first;

      if (!negated)
        act (t, card, seat);
      negated = !negated && card->negates;
      push (&t->side[seat].casualties, card);
    }
}

static gboolean
try_chain (Table *t)
{
  guint8 first = sortie_rng_below (&t->rng, 2), seat = first;
  Pile chain = { .n = 0 };

  sortie_engine_start_at (&t->p, SS_TURN_PLAYER, first, SS_PHASE_PREPARE, FALSE);
  for (;; seat = !seat)
    {
      const Kind *can[N_KINDS];
      guint n = playable (t, seat, chain.n > 0, can);

      if (t->p.s->decision.seat != seat || count_legal (t, SS_VERB_PLAY) != n)
        return FALSE;
      if (n == 0 || (chain.n > 0 && sortie_rng_below (&t->rng, 4) == 0))
        break;
      push (&chain, can[sortie_rng_below (&t->rng, n)]);
      if (!play (t, seat, chain.card[chain.n - 1]))
        return FALSE;
    }
  if (chain.n > 0 && !make (t, SS_VERB_PASS, SORTIE_NOTHING))
    return FALSE;
  resolve (t, &chain, first);
  return asks (t, SS_ASK_WINDOW) && same (t);
}

/* Many of them. */

static guint
n_positions (void)
{
  const char *wanted = g_getenv ("SORTIE_POSITIONS");

  return wanted != NULL ? (guint) strtoul (wanted, NULL, 10) : USUAL_POSITIONS;
}

static void
compare (Table *t, gboolean (*attempt) (Table *t))
{
  guint n = n_positions ();

  for (guint i = 1; i <= n; i++)
    {
      sortie_rng_seed (&t->rng, i);
      lay_out (t);
      if (!attempt (t))
        {
          tap_int (i, 0);
          return;
        }
    }
  tap_int (n > 0, TRUE);
}

static void
run (gboolean (*attempt) (Table *t))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("siegestorm", "siegestorm");
  const SortieMatchSpec spec = { .module = module, .mode = "duel" };
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  g_autofree Table *t = g_new0 (Table, 1);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  t->p = (SortiePlay) { .setup = deal->setup, .s = sortie_state_new (&deal->setup->bounds) };
  t->blank = sortie_state_new (&deal->setup->bounds);
  sortie_state_init (t->blank, &deal->setup->bounds);
  for (guint i = 0; i < N_KINDS; i++)
    t->defs[i] = sortie_catalogue_find (deal->setup->catalogue, kinds[i].id);
  compare (t, attempt);
  g_free (t->p.s);
  g_free (t->blank);
}

static void
storms (void)
{
  run (try_storm);
}

static void
chains (void)
{
  run (try_chain);
}

static const TapTest tests[] = {
  { "SS-9.1 SS-9.5 SS-9.7 SS-9.13 a track that advances and its order, done by hand", storms },
  { "SS-11.3 SS-11.5 SS-6.2 a chain of answers, done by hand", chains },
  { NULL },
};

TAP_MAIN (tests)
