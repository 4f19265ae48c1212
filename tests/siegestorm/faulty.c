/* SPDX-License-Identifier: GPL-3.0-or-later */
/* faulty.c: Siegestorm with one rule broken, the one that SORTIE_FAULT names.
 *
 * All of the game is compiled in here, with its table under the name `healthy_game`. What is
 * exported is a copy of it, in which some functions stand before those of the game and do something
 * wrong when it is asked for. Each fault breaks one invariant and nothing else that the conformance
 * kit looks for.
 */
#include "games/siegestorm/events.h"
#include "games/siegestorm/phases.h"
#include "games/siegestorm/table.h"
#include "games/siegestorm/verbs.h"
#include "games/siegestorm/words.h"

#include <string.h>
#include <sortie/game.h>

extern const SortieGame healthy_game;
#undef sortie_game
SortieGame sortie_game;

static SortieVerbDecl verbs[SS_N_VERBS + 1];
static SortieEventDecl events[SS_N_EVENTS + 1];
static SortieProcDecl procs[SS_N_PROCS_OF_GAME + 1];
static SortieValueDecl values[SS_N_VALUES + 1];

static gboolean
is_on (const char *fault)
{
  return g_strcmp0 (g_getenv ("SORTIE_FAULT"), fault) == 0;
}

/* INV-4. */
static void
commit_deploy (SortiePlay *p, SortieEvent *event)
{
  ss_events[SS_EVENT_DEPLOY].commit (p, event);
  if (is_on ("deployments are not counted"))
    sortie_var_set (p, SS_VAR_DEPLOYED, event->seat, 0);
}

/* INV-6. */
static gboolean
check_commit (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRefusal refusal = { 0 };

  if (ss_commit_check (p, move, &refusal)
      || (is_on ("committed Supporters pay")
          && refusal.reason == SORTIE_GAME_REASON (SS_REASON_COMMITTED)))
    return TRUE;
  if (why != NULL)
    *why = refusal;
  return FALSE;
}

/* INV-6. */
static void
prepare_step (SortiePlay *p, SortieFrame *f)
{
  if (is_on ("Prepare makes nobody ready"))
    sortie_frame_end (p, f, 1);
  else
    ss_prepare_step (p, f);
}

/* INV-7. */
static void
commit_draw_step (SortiePlay *p, SortieEvent *event)
{
  guint16 first = ss_place (p, SS_PLACE_TRACK, event->seat);
  SortieRef unit = sortie_place_piece (p, first);

  if (is_on ("a unit moves by itself") && unit != SORTIE_NOTHING
      && sortie_place_is_free (p, first + 1))
    sortie_piece_move (p, unit, first + 1);
}

static void
move_top (SortiePlay *p, SsZone from, SsZone to, guint8 seat)
{
  guint16 card = sortie_zone_top (p, ss_zone (p, from, seat));

  if (card != SORTIE_NO_INDEX)
    sortie_card_move (p, card, ss_zone (p, to, seat), SORTIE_TOP);
}

/* INV-9. */
static void
commit_damage (SortiePlay *p, SortieEvent *event)
{
  ss_events[SS_EVENT_DAMAGE].commit (p, event);
  for (gint i = 0; is_on ("damage gives cards back") && i <= event->amount; i++)
    move_top (p, SS_ZONE_CASUALTIES, SS_ZONE_RESOURCES, event->seat);
}

/* INV-9. */
static void
commit_draw (SortiePlay *p, SortieEvent *event)
{
  ss_events[SS_EVENT_DRAW].commit (p, event);
  if (is_on ("a draw spoils the Heal pile"))
    move_top (p, SS_ZONE_HEAL, SS_ZONE_CASUALTIES, event->seat);
}

/* INV-10: what a unit has at least is far below nothing, and only held above it; every Defender is
 * stronger than whoever storms, also in the games after it. */
static gboolean
setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  gboolean is_weak = is_on ("strength falls below nothing");
  gint least = is_weak ? -99 : 0;

  values[SS_VALUE_LEAST_STRENGTH].min = least;
  for (guint i = 1; i < p->setup->catalogue->n_defs; i++) /* worked out when the cards were loaded */
    {
      SortieDef *def = &p->setup->catalogue->defs[i];

      def->unchanged[SS_VALUE_LEAST_STRENGTH] = (gint16) least;
      if (is_weak)
        def->printed[SS_VALUE_DEFENCE] = def->unchanged[SS_VALUE_DEFENCE] = 30;
    }
  return healthy_game.setup (p, chosen, n_chosen, error);
}

/* INV-12. */
static void
next_turn (SortiePlay *p)
{
  ss_next_turn (p);
  for (guint i = 0; is_on ("a turn leaves something") && i < p->s->n_effects; i++)
    sortie_state_effects (p->s)[i].until = SORTIE_UNTIL_END_OF_TURN;
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (verbs, ss_verbs, sizeof verbs);
  memcpy (events, ss_events, sizeof events);
  memcpy (procs, ss_procs, sizeof procs);
  memcpy (values, ss_values, sizeof values);
  values[SS_VALUE_LEAST_STRENGTH].otherwise = -99;
  verbs[SS_VERB_COMMIT].check = check_commit;
  events[SS_EVENT_DEPLOY].commit = commit_deploy;
  events[SS_EVENT_DRAW_STEP].commit = commit_draw_step;
  events[SS_EVENT_DAMAGE].commit = commit_damage;
  events[SS_EVENT_DRAW].commit = commit_draw;
  procs[SS_PROC_PREPARE].step = prepare_step;
  sortie_game = healthy_game;
  sortie_game.vocabulary.procs = procs;
  sortie_game.vocabulary.values = values;
  sortie_game.rules.verbs = verbs;
  sortie_game.rules.events = events;
  sortie_game.rules.next_turn = next_turn;
  sortie_game.setup = setup;
}
