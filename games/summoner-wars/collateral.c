/* SPDX-License-Identifier: GPL-3.0-or-later */
/* collateral.c: cards of the attacker's own team that an attack would hit (SW-10.5). It makes the attack in a copy
 * of the position, with dice that reveal nothing, to see what it is aimed at besides the named card. Whoever is asked
 * before that declines. If a die decides it, it tries all that the die may show; what each try hits is certain.
 */
#include "odds.h"
#include "steps.h"
#include "strike-frame.h"
#include "verbs.h"
#include <libintl.h>

#define SIDES 6
/* questions before it is known what the attack is aimed at */
#define MOST_CHOICES 30

static gint
printed_type (const SortiePlay *p, SortieRef card)
{
  return sortie_def (p, sortie_identity (p, card))->printed[SW_VALUE_TYPE];
}

static gboolean
is_summoner (const SortiePlay *p, SortieRef card)
{
  return printed_type (p, card) == SW_SUMMONER;
}

/* What the trial in the copy looks for. */
typedef struct
{
  guint8 seat;     /* the seat; cards of it and of its partner count (SW-17.6) */
  SortieRef named; /* the named target, which does not count */
  guint shown;     /* what each die shows */
  gboolean chance; /* a die has fallen before it was known what the attack is aimed at */
  gboolean known;  /* the first attack has reached its dice or its wounds */
  GArray *hits;    /* (element-type SwOwnHit): what the attack hits, in this try or in another */
} Looking;

/* How bad it is to hit a card of the team: a Summoner is worst, the player's own cards come before the partner's, and
 * walls and Champions before other units. */
static guint
badness (const SortiePlay *p, guint8 seat, SortieRef card)
{
  if (!sw_is_friendly (p, seat, card))
    return 0;
  return 1 + (sw_is_wall (p, card) || printed_type (p, card) == SW_CHAMPION)
         + 2 * (sortie_piece_controller (p, card) == seat) + 4 * is_summoner (p, card);
}

static void
note_hit (Looking *l, const SortiePlay *p, SortieRef card)
{
  const SwOwnHit first = { card, badness (p, l->seat, card), 1 };

  if (card == l->named || first.badness == 0)
    return;
  for (guint i = 0; i < l->hits->len; i++)
    if (g_array_index (l->hits, SwOwnHit, i).card == card)
      {
        g_array_index (l->hits, SwOwnHit, i).tries++;
        return;
      }
  g_array_append_val (l->hits, first);
}

/* Cards add targets to an attack only before its dice (SW-11.2). */
static gboolean
is_behind_aiming (const SortieEvent *event)
{
  return event->type == SORTIE_GAME_EVENT (SW_EVENT_DICE)
         || event->type == SORTIE_GAME_EVENT (SW_EVENT_DICE_NEEDED)
         || event->type == SORTIE_GAME_EVENT (SW_EVENT_DICE_NEEDED_BY)
         || event->type == SORTIE_GAME_EVENT (SW_EVENT_WOUND);
}

static void
happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Looking *l = data;
  const SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  SortieRef cards[SW_MAX_ALSO + 1];
  guint n;

  if (l->known || strike == NULL || !is_behind_aiming (event))
    return;
  l->known = TRUE;
  n = sw_strike_of_same_dice (p, strike, cards);
  for (guint i = 0; i < n; i++)
    note_hit (l, p, cards[i]);
  n = sw_strike_separate (p, strike, cards);
  for (guint i = 0; i < n; i++)
    note_hit (l, p, cards[i]);
}

/* Gives fixed dice, not those that would really be rolled. */
static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  Looking *l = data;
  const gboolean dice = chance->kind == SORTIE_CHANCE_DICE;

  chance->result = dice ? l->shown : 1;
  l->chance |= dice && !l->known && sw_running (p, SW_PROC_STRIKE) != sortie_frame_top (p);
  return TRUE;
}

static gboolean
is_changed_by_cards (const SortiePlay *p, const SortieMove *move)
{
  SortieEvent event = sw_event (p, NULL, SW_EVENT_ATTACK, sw_controller (p, move->arg[0]));

  event.subject = move->arg[0];
  event.subject_def = sortie_identity (p, move->arg[0]);
  event.other = move->arg[1];
  event.amount = 1;
  return sortie_event_is_answered (p, &event);
}

/* Makes the attack while each die shows the same. Returns whether that die decided what it hits. */
static gboolean
look (Looking *l, const SortiePlay *p, const SortieMove *move)
{
  const SortieWatch watch = { .data = l, .happened = happened, .fate = { l, decide } };
  SortiePlay copy = SORTIE_SCRATCH (p);

  l->known = l->chance = FALSE;
  sortie_scratch_copy (&copy, p);
  copy.watch = &watch;
  sortie_move_apply (&copy, move);
  for (guint i = 0; i < MOST_CHOICES && !l->known && sw_answer_in_attack (&copy); i++)
    ;
  return l->chance;
}

static gint
worst_first (gconstpointer a, gconstpointer b)
{
  return (gint) ((const SwOwnHit *) b)->badness - (gint) ((const SwOwnHit *) a)->badness;
}

GArray *
sw_attack_hits_own (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Looking l = { .seat = seat, .named = move->arg[1], .hits = g_array_new (FALSE, FALSE, sizeof (SwOwnHit)) };
  guint tries = 0;

  if (sortie_to_move (p) == SORTIE_NO_SEAT || !is_changed_by_cards (p, move)
      || !sortie_move_check (p, sortie_to_move (p), move, NULL))
    return l.hits;
  do
    l.shown = ++tries;
  while (look (&l, p, move) && tries < SIDES);
  for (guint i = 0; i < l.hits->len; i++)
    g_array_index (l.hits, SwOwnHit, i).certain = g_array_index (l.hits, SwOwnHit, i).tries == tries;
  g_array_sort (l.hits, worst_first);
  return l.hits;
}

/* The warnings: a row for the partner's cards and one for the player's own; in each row the second is for a
 * Summoner. */
static const char *const also_hit[][2] = {
  { N_ ("Cards of your partner are hit as well."), N_ ("Your partner's Summoner is hit as well!") },
  { N_ ("Cards of your own are hit as well."), N_ ("Your own Summoner is hit as well!") },
};
static const char *const may_be_hit[][2] = {
  { N_ ("Cards of your partner may be hit as well."), N_ ("Your partner's Summoner may be hit as well!") },
  { N_ ("Cards of your own may be hit as well."), N_ ("Your own Summoner may be hit as well!") },
};
static const char *const named[][2] = {
  { N_ ("This is your partner's card."), N_ ("This is your partner's Summoner!") },
  { N_ ("This is your own card."), N_ ("This is your own Summoner!") },
};

static const char *
say (const SortiePlay *p, guint8 seat, SortieRef card, const char *const sentences[][2])
{
  gboolean own = sortie_piece_controller (p, card) == seat;

  return dgettext (sortie_catalogue (p)->domain, sentences[own][is_summoner (p, card)]);
}

const char *
sw_attack_collateral (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  g_autoptr (GArray) hits = sw_attack_hits_own (p, seat, move);
  const SwOwnHit *worst = hits->len > 0 ? &g_array_index (hits, SwOwnHit, 0) : NULL;

  return worst != NULL ? say (p, seat, worst->card, worst->certain ? also_hit : may_be_hit) : NULL;
}

/* Such an attack is legal, but usually a mistake. */
const char *
sw_attack_warning (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  SortieRef target = move->arg[1];

  if (!sortie_piece_exists (p, target) || !sw_is_friendly (p, seat, target))
    return NULL;
  return say (p, seat, target, named);
}
