/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.c: the order of turns, a player's turn, and the mulligan before the first turn.
 *
 * The mulligan has its own turn, so that everything before the first turn works like everything after it. It
 * ends with the choice of the first player.
 */
#include "phases.h"
#include "steps.h"

#define PHASE(id_, title_, rule_, proc_, window_)                                      \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .proc = proc_, .window = window_        \
  }
#define QUIET(id_, title_, rule_, proc_)                                               \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .proc = proc_, .quiet = TRUE            \
  }
#define WINDOW SORTIE_GAME_ASK (SS_ASK_WINDOW)

static const SortiePhaseDecl opening_phases[] = {
  PHASE ("mulligan", N_ ("Mulligan"), "SS-4.3", SS_CALLS (SS_PROC_MULLIGAN), 0),
  QUIET ("first-player", N_ ("Starting player"), "SS-4.4", SS_CALLS (SS_PROC_FIRST_PLAYER)),
  { NULL },
};

/* SS-8.1, with the windows W1 to W5 (RUL-23). */
static const SortiePhaseDecl player_phases[] = {
  [SS_PHASE_PREPARE]
    = PHASE ("prepare", N_ ("Prepare"), "SS-8.2", SS_CALLS (SS_PROC_PREPARE), WINDOW),
  [SS_PHASE_DRAW] = PHASE ("draw", NC_ ("a step of the turn", "Draw"), "SS-8.3",
                           SS_CALLS (SS_PROC_DRAW_STEP), WINDOW),
  [SS_PHASE_ADVANCE]
    = PHASE ("advance", N_ ("Advance"), "SS-8.5", SS_CALLS (SS_PROC_ADVANCE_STEP), WINDOW),
  [SS_PHASE_DEPLOY] = { .id = "deploy", .title = NC_ ("a step of the turn", "Deploy"), .rule = "SS-8.6",
                        .window = WINDOW, .mainly = SORTIE_GAME_VERB (SS_VERB_DEPLOY) },
  [SS_PHASE_EXTRA] = PHASE ("extra", N_ ("Extra Turn Step"), "SS-8.7", 0, WINDOW),
  [SS_PHASE_END] = PHASE ("end", N_ ("End Turn"), "SS-8.8", 0, 0),
  [SS_N_PHASES] = { NULL },
};

/* SS-17.1: no Prepare, and the Boss advances before it draws. It opens no windows. */
static const SortiePhaseDecl boss_phases[] = {
  QUIET ("boss-reserve", N_ ("Discard to Reserve"), "SS-17.2", SS_CALLS (SS_PROC_BOSS_RESERVE)),
  PHASE ("boss-advance", N_ ("Boss Advance"), "SS-17.3", SS_CALLS (SS_PROC_ADVANCE_STEP), 0),
  PHASE ("boss-draw", N_ ("Boss Draw"), "SS-17.5", SS_CALLS (SS_PROC_BOSS_DRAW), 0),
  QUIET ("boss-menace", N_ ("Menace Level"), "SS-16.2", SS_CALLS (SS_PROC_BOSS_MENACE)),
  PHASE ("boss-actions", N_ ("Resolve actions"), "SS-17.7", SS_CALLS (SS_PROC_BOSS_ACTIONS), 0),
  QUIET ("boss-extra", N_ ("Boss Extra Turn"), "SS-17.8", 0),
  { NULL },
};

const SortieTurnDecl ss_turns[] = {
  [SS_TURN_OPENING] = { "opening", N_ ("Opening"), "SS-4", opening_phases, .uncounted = TRUE },
  [SS_TURN_PLAYER] = { "player", N_ ("The player's turn"), "SS-8.1", player_phases },
  [SS_TURN_BOSS] = { "boss", N_ ("The Boss's turn"), "SS-17.1", boss_phases },
  [SS_N_TURNS] = { NULL },
};

/* Turns. */

/* One bit for each seat that takes a player's turn, not the Boss's. */
static guint8
players (const SortiePlay *p)
{
  guint8 seats = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (!ss_is_boss (p, seat) && !sortie_is_out (p, seat))
      seats |= 1u << seat;
  return seats;
}

/* SS-19.2, RUL-63: both players take their turn together; only players who have an extra turn take it (SS-19.5). */
guint8
ss_takes_turn (const SortiePlay *p)
{
  const SortieTurn *turn = sortie_turn_state (p);

  if (sortie_mode (p) != SS_MODE_COOP || turn->table != SS_TURN_PLAYER)
    return 0;
  return turn->is_extra != 0 ? turn->is_extra : players (p);
}

/* The opening ends with the seat that begins; an extra turn follows the turn in which it was granted. */
static guint8
next_seat (const SortiePlay *p)
{
  const SortieTurn *turn = sortie_turn_state (p);

  if (turn->table == SS_TURN_OPENING)
    return turn->active;
  if (turn->extra != 0 && !sortie_is_out (p, (guint8) g_bit_nth_lsf (turn->extra, -1)))
    return (guint8) g_bit_nth_lsf (turn->extra, -1);
  if (sortie_mode (p) == SS_MODE_COOP && turn->table == SS_TURN_PLAYER)
    return ss_boss_seat (p);
  return sortie_seat_after (p, turn->active);
}

void
ss_next_turn (SortiePlay *p)
{
  SortieTurn *turn = sortie_turn_state (p);

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    {
      sortie_var_set (p, SS_VAR_DEPLOYED, seat, 0);
      sortie_var_set (p, SS_VAR_ACTIVATED, seat, 0);
    }
  if (turn->number == 0 && turn->table != SS_TURN_OPENING)
    {
      turn->table = SS_TURN_OPENING;
      turn->active = SS_PLAYER;
      return;
    }
  if (turn->number > 0)
    sortie_var_set (p, SS_VAR_SHORT_DRAW, 0, 0);
  turn->active = next_seat (p);
  turn->table = ss_is_boss (p, turn->active) ? SS_TURN_BOSS : SS_TURN_PLAYER;
  turn->is_extra = turn->extra & ~sortie_seats_out (p); /* RUL-22: the flag is used once */
  turn->extra = 0;
}

gboolean
ss_is_in_deploy_step (const SortiePlay *p, guint8 seat)
{
  const SortieTurn *turn = sortie_turn_state (p);

  return turn->table == SS_TURN_PLAYER && turn->phase == SS_PHASE_DEPLOY && turn->active == seat;
}

/* Whether the seat may act in that step now. */
static gboolean
is_deploy_step (const SortiePlay *p, guint8 seat)
{
  return ss_is_in_deploy_step (p, seat)
         && sortie_asked_kind (p) == SORTIE_GAME_ASK (SS_ASK_WINDOW);
}

static gboolean
has_free_deployment_zone (const SortiePlay *p, guint8 seat)
{
  guint n = ss_is_circle (p) ? 2 : 1;

  for (guint i = 0; i < n; i++)
    if (sortie_place_is_free (p, ss_deployment_zone (p, ss_flank_number (p, seat, i))))
      return TRUE;
  return FALSE;
}

/* The windows W1 to W3 open when the step is done (RUL-23); in W4 units are deployed. */
const char *
ss_window_prompt (const SortiePlay *p)
{
  guint8 seat = sortie_asked_seat (p);

  if (sortie_phase_acts (sortie_phase (p)))
    return N_ ("After {phase}, {seat}: play a card, activate an ability, or “done” for {next}."
               "|you=After {phase}: play a card, activate an ability, or “done” for {next}.");
  if (!is_deploy_step (p, seat) || !has_free_deployment_zone (p, seat)
      || sortie_var (p, SS_VAR_DEPLOYED, seat)
           >= sortie_value (p, SS_VALUE_DEPLOYMENTS, sortie_ref_seat (seat)))
    return N_ ("{phase}, {seat}: play a card, activate an ability, or “done”."
               "|you={phase}: play a card, activate an ability, or “done”.");
  return N_ ("{phase}, {seat}: deploy a unit, play a card, activate an ability, or “done”."
             "|you={phase}: deploy a unit, play a card, activate an ability, or “done”.");
}

/* SS-8.2. */
void
ss_prepare_step (SortiePlay *p, SortieFrame *f)
{
  for (SORTIE_EACH_IN_ZONE (p, ss_zone (p, SS_ZONE_SUPPORT, f->seat), card))
    sortie_card_set_flag (p, card, SS_FLAG_COMMITTED, FALSE);
  sortie_frame_end (p, f, 1);
}

/* SS-8.3, 8.4, RUL-45: two cards, and both must be there (RUL-11). */

enum
{
  DRAW_CHECK,
  DRAW_DRAWN,
  DRAW_TOLD,
};

/* Says why the first player draws only one card. */
static void
tell_short_draw (SortiePlay *p, const SortieFrame *f)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_SHORT_DRAW), f->seat);

  if (!ss_is_circle (p) && sortie_active (p) == f->seat && sortie_var (p, SS_VAR_SHORT_DRAW, 0))
    sortie_event_tell (p, &event);
}

static void
check_and_draw (SortiePlay *p, SortieFrame *f)
{
  guint n = ss_cards_to_draw (p, f->seat);
  SortieEvent dry = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_RUN_DRY), f->seat);
  const SortieRef seat = sortie_ref_seat (f->seat);

  if (sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, f->seat)) < n)
    {
      dry.amount = (gint) n;
      sortie_event_propose_one (p, f, &dry, DRAW_CHECK);
      return;
    }
  tell_short_draw (p, f);
  f->step = DRAW_DRAWN;
  sortie_call_game_for (p, f, SS_PROC_DRAW, 2,
                        (const SortieArg[]) { SORTIE_NUMBER (n), SORTIE_ONE (seat) });
}

void
ss_draw_phase_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent drawn = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_DRAW_STEP), f->seat);

  if (sortie_is_out (p, f->seat)) /* SS-20.8: the others go on */
    sortie_frame_end (p, f, 0);
  else if (f->step == DRAW_CHECK)
    check_and_draw (p, f);
  else if (f->step == DRAW_DRAWN)
    sortie_event_propose_one (p, f, &drawn, DRAW_TOLD);
  else
    sortie_frame_end (p, f, 1);
}

/* RUL-71: in a circle both tracks advance. If the order matters, because a unit leaves each of them, the
 * active player chooses it. */

enum
{
  TRACKS_BEGIN,
  TRACKS_NAMED,
  TRACKS_FIRST,  /* the first track has advanced, and its unit has had its order */
  TRACKS_SECOND,
};

enum { TRACKS_SIDE }; /* which track was first */

static gboolean
unit_leaves (const SortiePlay *p, SsFlank flank)
{
  return !sortie_place_is_free (p, ss_place (p, SS_PLACE_TRACK, flank) + SS_TRACK_SPACES - 1);
}

/* Returns whether it asked. */
static gboolean
ask_track (SortiePlay *p, SortieFrame *f)
{
  const SortieRef sides[] = { sortie_ref_word (SS_VALUE_SIDE, 0),
                              sortie_ref_word (SS_VALUE_SIDE, SORTIE_RIGHT - SORTIE_LEFT) };

  if (!unit_leaves (p, ss_flank (f->seat, SORTIE_LEFT)) || !unit_leaves (p, ss_flank (f->seat, SORTIE_RIGHT)))
    return FALSE;
  f->step = TRACKS_NAMED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_TRACK), f->seat, sides, G_N_ELEMENTS (sides), 1, 1);
  return TRUE;
}

/* Asks about the track itself, because what forbids the Advance works on one side (SS-20.4). */
static gboolean
may_advance (const SortiePlay *p, SsFlank flank)
{
  const SortieQuery query = { .subject = sortie_ref_seat (ss_flank_seat (flank)),
                              .other = sortie_ref_place (ss_deployment_zone (p, flank)),
                              .actor = ss_flank_seat (flank), .cause = SORTIE_CAUSE_RULE };

  return sortie_allows (p, SS_VALUE_ADVANCE_STEP, &query);
}

static void
advance_side (SortiePlay *p, SortieFrame *f, guint8 side, guint step)
{
  const SortieRef seat = sortie_ref_seat (f->seat);
  const SortieArg seats = SORTIE_ONE (seat);
  SortieOrigin origin = sortie_frame_origin (p, f);

  f->step = step;
  origin.side = side;
  if (may_advance (p, ss_flank (f->seat, side)))
    sortie_call_game (p, &origin, SS_PROC_ADVANCE, 1, &seats);
}

static void
advance_first (SortiePlay *p, SortieFrame *f, guint8 side)
{
  sortie_slot_set (p, f, TRACKS_SIDE, side);
  advance_side (p, f, side, TRACKS_FIRST);
}

static void
advance_tracks (SortiePlay *p, SortieFrame *f)
{
  guint8 first = sortie_slot (p, f, TRACKS_SIDE);

  if (f->step == TRACKS_BEGIN && !ask_track (p, f))
    advance_first (p, f, SORTIE_LEFT);
  else if (f->step == TRACKS_NAMED && sortie_answer (p) != SORTIE_NOTHING)
    advance_first (p, f, SORTIE_LEFT + sortie_ref_word_index (sortie_answer (p)));
  else if (sortie_is_out (p, f->seat)) /* because of what the first track did (SS-20.8) */
    sortie_frame_end (p, f, 1);
  else if (f->step == TRACKS_FIRST)
    advance_side (p, f, first == SORTIE_LEFT ? SORTIE_RIGHT : SORTIE_LEFT, TRACKS_SECOND);
  else if (f->step == TRACKS_SECOND)
    sortie_frame_end (p, f, 1);
}

/* SS-8.5: mandatory, unless a card forbids it. */
void
ss_advance_phase_step (SortiePlay *p, SortieFrame *f)
{
  const SortieRef seat = sortie_ref_seat (f->seat);
  const SortieArg seats = SORTIE_ONE (seat);

  if (ss_is_circle (p))
    advance_tracks (p, f);
  else if (f->step++ > 0 || !ss_allows (p, SS_VALUE_ADVANCE_STEP, f->seat, SORTIE_CAUSE_RULE, seat))
    sortie_frame_end (p, f, 1);
  else
    sortie_call_game_for (p, f, SS_PROC_ADVANCE, 1, &seats);
}

/* Mulligan (SS-4.3, RUL-09): the seats name the cards to give back, one seat after another; nothing moves and
 * nothing is told before all have decided. Then the cards go to the bottom in the order in which they were named,
 * and as many are drawn. */

enum
{
  MULLIGAN_NEXT,
  MULLIGAN_ASKED,
  MULLIGAN_REVEAL,
  MULLIGAN_TOLD,
};

enum { MULLIGAN_SEAT, MULLIGAN_NAMED };

gboolean
ss_is_returned (const SortiePlay *p, SortieRef card)
{
  return sortie_slot_has (p, sortie_frame_top (p), MULLIGAN_NAMED, card);
}

static guint
count_unnamed (const SortiePlay *p, guint8 seat)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, seat), card))
    n += !ss_is_returned (p, sortie_ref_card (card));
  return n;
}

static void
mulligan_seat_is_done (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  sortie_slot_set (p, f, MULLIGAN_SEAT, seat + 1);
  f->step = MULLIGAN_NEXT;
}

static void
ask_mulligan (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  guint left = ss_is_boss (p, seat) ? 0 : count_unnamed (p, seat);

  if (left == 0)
    {
      mulligan_seat_is_done (p, f, seat);
      return;
    }
  f->step = MULLIGAN_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_MULLIGAN), seat, NULL, 0, 0, left);
}

/* Puts the cards that a seat named under its Resources. Returns how many. */
static guint
give_back (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieList named;
  guint n = 0;

  sortie_slot_copy (p, f, MULLIGAN_NAMED, &named);
  for (guint i = 0; i < named.n; i++)
    if (ss_is_in_hand_of (p, named.ref[i], seat))
      {
        sortie_card_move (p, sortie_ref_index (named.ref[i]),
                          ss_zone (p, SS_ZONE_RESOURCES, seat), SORTIE_BOTTOM);
        n++;
      }
  return n;
}

static void
reveal_mulligan (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_MULLIGAN), seat);

  event.actor = seat; /* not whose turn the step is in */
  event.amount = give_back (p, f, seat);
  sortie_event_propose_one (p, f, &event, MULLIGAN_TOLD);
}

static void
draw_back (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieRef ref = sortie_ref_seat (seat);
  SortieOrigin origin = sortie_frame_origin (p, f);
  guint n = f->done;

  origin.seat = seat;
  sortie_slot_set (p, f, MULLIGAN_SEAT, seat + 1);
  f->step = MULLIGAN_REVEAL;
  if (n > 0)
    sortie_call_game (p, &origin, SS_PROC_DRAW, 2, (const SortieArg[]) { SORTIE_NUMBER (n), SORTIE_ONE (ref) });
}

void
ss_mulligan_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = sortie_slot (p, f, MULLIGAN_SEAT);
  gboolean is_last = seat == sortie_n_seats (p);

  if (f->step == MULLIGAN_ASKED && sortie_said_done (f))
    mulligan_seat_is_done (p, f, seat);
  else if (f->step <= MULLIGAN_ASKED && !is_last)
    ask_mulligan (p, f, seat);
  else if (f->step <= MULLIGAN_ASKED)
    {
      sortie_slot_set (p, f, MULLIGAN_SEAT, 0);
      f->step = MULLIGAN_REVEAL;
    }
  else if (is_last)
    sortie_frame_end (p, f, 1);
  else if (ss_is_boss (p, seat))
    sortie_slot_set (p, f, MULLIGAN_SEAT, seat + 1);
  else if (f->step == MULLIGAN_REVEAL)
    reveal_mulligan (p, f, seat);
  else
    draw_back (p, f, seat);
}

gboolean
ss_is_mulligan (const SortiePlay *p)
{
  return sortie_asked_kind (p) == SORTIE_GAME_ASK (SS_ASK_MULLIGAN);
}

void
ss_return_card (SortiePlay *p, SortieRef card)
{
  ss_slot_list_add (p, sortie_frame_top (p), MULLIGAN_NAMED, card);
}

/* The first player: the Boss (SS-15.2, 15.7), or a random player (SS-4.4). */
void
ss_first_player_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_FIRST_PLAYER), f->seat);
  guint8 boss = ss_boss_seat (p);

  if (f->step > 0 || boss != SORTIE_NO_SEAT)
    {
      if (boss != SORTIE_NO_SEAT)
        sortie_turn_state (p)->active = boss;
      sortie_frame_end (p, f, 1);
      return;
    }
  event.seat = sortie_chance_coin (p, sortie_n_seats (p));
  sortie_event_propose_one (p, f, &event, 1);
}
