/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.c: the roll-off, the turn, what happens between its phases, the end of the game. */
#include "abilities.h"
#include "activation.h"
#include "elimination.h"
#include "phases.h"
#include "reach.h"
#include "steps.h"
#include "verbs.h"

#define WINDOW(ask) SORTIE_GAME_ASK (SW_ASK_##ask)
#define AFTER_A_GAP .before = SW_CALLS (SW_PROC_GAP), .is_before = is_gap

static gboolean is_gap (const SortiePlay *p);

static const SortiePhaseDecl opening_phases[] = {
  { .id = "roll-off", .title = N_ ("Roll-off"), .rule = "SW-4.4",
    .proc = SW_CALLS (SW_PROC_OPENING) },
  { NULL },
};

/* SW-5.1, 5.4; SW-18.2: the gaps are between the phases. */
static const SortiePhaseDecl phases[] = {
  [SW_PHASE_DRAW] = { "draw", N_ ("Draw"), "SW-6.1", SW_CALLS (SW_PROC_DRAW_PHASE) },
  [SW_PHASE_SUMMON]
    = { "summon", N_ ("Summon"), "SW-7.1", .window = WINDOW (SUMMON), AFTER_A_GAP },
  [SW_PHASE_EVENT]
    = { "event", N_ ("Play Event Cards"), "SW-8.1", .window = WINDOW (EVENT), AFTER_A_GAP },
  [SW_PHASE_MOVEMENT]
    = { "movement", N_ ("Movement"), "SW-9.1", .window = WINDOW (MOVE), AFTER_A_GAP },
  [SW_PHASE_AFTER_MOVEMENT] = { "after-movement", N_ ("After Movement"), "SW-17.10",
                                SW_CALLS (SW_PROC_LATE), .quiet = TRUE },
  [SW_PHASE_END_OF_MOVEMENT]
    = { "end-of-movement", N_ ("End of the Movement Phase"), "SW-5.4", .quiet = TRUE },
  [SW_PHASE_ATTACK]
    = { "attack", N_ ("Attack"), "SW-10.1", .window = WINDOW (ATTACK), AFTER_A_GAP },
  [SW_PHASE_AFTER_ATTACK] = { "after-attack", N_ ("After Attack"), "SW-17.10",
                              SW_CALLS (SW_PROC_LATE), .quiet = TRUE },
  [SW_PHASE_END_OF_ATTACK]
    = { "end-of-attack", N_ ("End of the Attack Phase"), "SW-5.4", .quiet = TRUE },
  [SW_PHASE_MAGIC]
    = { "magic", N_ ("Build Magic"), "SW-12.1", .window = WINDOW (MAGIC), AFTER_A_GAP },
  [SW_N_PHASES] = { NULL },
};

const SortieTurnDecl sw_turns[] = {
  [SW_TURN_FULL] = { "turn", N_ ("A turn"), "SW-5.1", phases },
  [SW_TURN_OPENING]
    = { "opening", N_ ("The roll-off"), "SW-4.4", opening_phases, .uncounted = TRUE },
  [SW_N_TURNS] = { NULL },
};

/* Turns. */

/* SW-24.6 */
static void
count_quiet_turn (SortiePlay *p)
{
  gint quiet = sortie_var (p, SW_VAR_STIRRED, 0) ? 0 : sortie_var (p, SW_VAR_QUIET, 0) + 1;

  sortie_var_set (p, SW_VAR_QUIET, 0, quiet);
  sortie_var_set (p, SW_VAR_STIRRED, 0, 0);
}

/* SW-4.5: skips phases 1 to 3; the limit of two movers is in activation.c. */
static void
begin_first_turn (SortiePlay *p)
{
  sortie_turn_state (p)->active = sortie_var (p, SW_VAR_STARTS, 0) - 1;
  sortie_var_set (p, SW_VAR_SHORT, 0, 1);
  sortie_turn_skip_phase (p, SW_PHASE_DRAW);
  sortie_turn_skip_phase (p, SW_PHASE_SUMMON);
  sortie_turn_skip_phase (p, SW_PHASE_EVENT);
}

/* SW-25.6: the starting seat, the opponent on the same board, the team-mate, and the seat opposite the team-mate.
 * Side and board are the two bits of a seat's number. */
guint8
sw_seat_later (const SortiePlay *p, guint8 seat, guint n)
{
  guint8 starts = MAX (0, sortie_var (p, SW_VAR_STARTS, 0) - 1);

  return starts ^ (((seat ^ starts) + n) % sortie_n_seats (p));
}

static void
begin_full_turn (SortiePlay *p)
{
  sortie_turn_state (p)->active = sortie_seat_after (p, sortie_active (p));
  sortie_var_set (p, SW_VAR_SHORT, 0, 0);
  count_quiet_turn (p);
}

void
sw_next_turn (SortiePlay *p)
{
  SortieTurn *turn = sortie_turn_state (p);
  gboolean opening = turn->number == 0 && turn->table != SW_TURN_OPENING;
  gboolean first = turn->table == SW_TURN_OPENING;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    {
      sortie_var_set (p, SW_VAR_MOVED, seat, 0);
      sortie_var_set (p, SW_VAR_ATTACKED, seat, 0);
      sortie_var_set (p, SW_VAR_PLAYED, seat, 0);
      sortie_var_set (p, SW_VAR_PAROLED, seat, 0);
    }
  sw_forget_turn (p);
  turn->table = opening ? SW_TURN_OPENING : SW_TURN_FULL;
  if (opening)
    turn->active = SW_SOUTH;
  else if (first)
    begin_first_turn (p);
  else
    begin_full_turn (p);
}

/* Roll-off (SW-4.4): ties roll again; the higher roller chooses. With more than two players, the highest starts
 * (SW-25.5). */

enum
{
  OPENING_ROLL,
  OPENING_ASKED,
};

enum { OPENING_TIED }; /* one bit for each seat that rolls; 0: everybody */

static void
tell_seat (SortiePlay *p, const SortieFrame *f, SwEvent type, guint8 seat, gint amount)
{
  SortieEvent event = sw_event (p, f, type, seat);

  event.amount = amount;
  sortie_event_tell (p, &event);
}

/* One round of rolls. Returns the seats that rolled highest, one bit each. */
static guint
roll_off (SortiePlay *p, SortieFrame *f)
{
  guint rolling = sortie_slot (p, f, OPENING_TIED), best = 0, highest = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    {
      guint rolled;

      if (rolling != 0 && !(rolling >> seat & 1))
        continue;
      rolled = sortie_chance_die (p, 6);
      tell_seat (p, f, SW_EVENT_ROLL_OFF, seat, rolled);
      if (rolled > best)
        highest = 0;
      best = MAX (best, rolled);
      if (rolled == best)
        highest |= 1u << seat;
    }
  return highest;
}

static void
ask_who_starts (SortiePlay *p, SortieFrame *f, guint8 winner)
{
  SortieRef seats[SORTIE_MAX_SEATS];

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    seats[seat] = sortie_ref_seat (seat);
  f->step = OPENING_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_STARTS), winner, seats, sortie_n_seats (p), 1, 1);
}

static void
let_start (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  sortie_var_set (p, SW_VAR_STARTS, 0, 1 + seat);
  tell_seat (p, f, SW_EVENT_STARTS, seat, 1);
  sortie_frame_end (p, f, 1);
}

static void
roll_and_ask (SortiePlay *p, SortieFrame *f)
{
  guint highest = roll_off (p, f);
  guint8 winner = g_bit_nth_lsf (highest, -1);

  sortie_slot_set (p, f, OPENING_TIED, highest);
  if ((highest & (highest - 1)) != 0)
    return; /* tied: roll again */
  if (sortie_n_seats (p) > 2)
    let_start (p, f, winner);
  else
    ask_who_starts (p, f, winner);
}

void
sw_opening_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == OPENING_ROLL)
    roll_and_ask (p, f);
  else
    let_start (p, f, sortie_ref_index (sortie_answer (p)));
}

/* Draw Phase (SW-6.1). Cards may raise the hand size up to which the player may draw; the player first says how many
 * of those extra cards, because the whole draw is one action. */

enum
{
  DRAW_BEGIN,
  DRAW_ASKED,
  DRAW_DONE,
};

static void
draw_now (SortiePlay *p, SortieFrame *f, gint n)
{
  f->step = DRAW_DONE;
  if (n > 0)
    sortie_call_game_for (p, f, SW_PROC_DRAW, 2,
                          (const SortieArg[]) { SORTIE_NUMBER (n),
                                                SORTIE_ONE (sortie_ref_seat (f->seat)) });
}

/* SW-6.2: never more than there are. */
static gint
missing_from (const SortiePlay *p, guint8 seat, gint size)
{
  gint hand = sortie_zone_count (p, sw_zone (p, SW_ZONE_HAND, seat));
  gint pile = sortie_zone_count (p, sw_zone (p, SW_ZONE_DRAW, seat));

  return CLAMP (size - hand, 0, pile);
}

static void
ask_how_many (SortiePlay *p, SortieFrame *f)
{
  const SortieRef seat = sortie_ref_seat (f->seat);
  gint may = sortie_value (p, SW_VALUE_HAND_SIZE, seat);
  gint least = missing_from (p, f->seat, MIN (may, sortie_value_base (p, SW_VALUE_HAND_SIZE, seat)));
  gint most = missing_from (p, f->seat, may);
  SortieRef numbers[SORTIE_MAX_SET];
  guint n = 0;

  for (gint i = least; i <= most && n < G_N_ELEMENTS (numbers); i++)
    numbers[n++] = sortie_ref (SORTIE_REF_NUMBER, i);
  if (n == 1)
    {
      draw_now (p, f, least);
      return;
    }
  f->step = DRAW_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_HOW_MANY), f->seat, numbers, n, 1, 1);
}

void
sw_draw_phase_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == DRAW_BEGIN)
    ask_how_many (p, f);
  else if (f->step == DRAW_ASKED)
    draw_now (p, f, sortie_ref_index (sortie_answer (p)));
  else
    sortie_frame_end (p, f, 1);
}

/* The other players' moment between two phases (SW-18.2): in turn order, each until they pass. Players with nothing
 * to use are not asked, because all of it is visible. */

static gboolean
may_use_gap (const SortiePlay *p, guint8 seat)
{
  return seat != sortie_active (p) && !sortie_is_out (p, seat) && !sortie_is_silent (p, seat)
         && sw_may_use_any (p, seat, SW_AT (ANY_TIME) | SW_AT (ANYBODY));
}

/* Whether anybody is asked. */
static gboolean
is_gap (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (may_use_gap (p, seat))
      return TRUE;
  return FALSE;
}

enum
{
  GAP_NEXT,
  GAP_ASKED,
};

enum { GAP_SEAT }; /* how many seats after the active one */

void
sw_gap_step (SortiePlay *p, SortieFrame *f)
{
  guint after = sortie_slot (p, f, GAP_SEAT);
  guint8 seat = sortie_seat_later (p, sortie_active (p), after);
  gboolean passed = f->step == GAP_ASKED && sortie_said_done (f);

  f->step = GAP_NEXT;
  if (!passed && sw_settle (p)) /* what was used may have ended the game */
    return;
  if (after == sortie_n_seats (p))
    sortie_frame_end (p, f, 1);
  else if (!passed && may_use_gap (p, seat))
    {
      f->step = GAP_ASKED;
      sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_GAP), seat, NULL, 0, 0, 1);
    }
  else
    sortie_slot_set (p, f, GAP_SEAT, after + 1);
}

/* Free moves and attacks right after a phase (SW-5.4, 17.10): asked as long as a unit may act. After each, the
 * player may still use abilities of any time (SW-18.2). */

enum
{
  LATE_ASK,
  LATE_ASKED,
};

static gboolean
may_act_late (const SwLook *l, SortieRef unit)
{
  SortieRef target;

  if (sw_phase (l->p) == SW_PHASE_AFTER_MOVEMENT)
    return sw_may_be_one_of (l->p, unit, SW_TO_MOVE) && sw_may_move (l->p, unit, NULL);
  return sw_may_be_one_of (l->p, unit, SW_TO_ATTACK) && sw_targets (l, unit, sw_may_attack, &target, 1) > 0;
}

/* Few cards allow it. */
gboolean
sw_may_anybody_act_late (const SortiePlay *p, guint8 seat)
{
  gboolean moves = sw_phase (p) == SW_PHASE_AFTER_MOVEMENT;
  SwLook l;

  if (!sw_may_choose (p, moves ? SW_TO_MOVE : SW_TO_ATTACK))
    return FALSE;
  sw_look (&l, p);
  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    if (may_act_late (&l, sortie_piece_ref (p, slot)))
      return TRUE;
  return FALSE;
}

void
sw_late_step (SortiePlay *p, SortieFrame *f)
{
  SwAsk ask = sw_phase (p) == SW_PHASE_AFTER_MOVEMENT ? SW_ASK_LATE_MOVE : SW_ASK_LATE_ATTACK;
  gboolean asked = f->step == LATE_ASKED, done = asked && sortie_said_done (f);

  f->step = LATE_ASK;
  if (!done && sw_settle (p)) /* what was done may have ended the game */
    return;
  if (done
      || !(sw_may_anybody_act_late (p, f->seat)
           || (asked && sw_may_use_any (p, f->seat, SW_AT_A_MOMENT))))
    {
      sortie_frame_end (p, f, 1);
      return;
    }
  f->step = LATE_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (ask), f->seat, NULL, 0, 0, 1);
}

/* The end. */

/* The seats with a Summoner on the battlefield, one bit each: nearly always all of them. */
static guint
seats_with_summoner (const SortiePlay *p)
{
  guint n, seats = 0, all = (1u << sortie_n_seats (p)) - 1;
  const SortiePiece *piece = sortie_piece_slots (p, &n), *end = piece + n;

  for (; piece < end && seats != all; piece++)
    {
      const SortieCard *card;

      if (piece->place == SORTIE_NO_INDEX)
        continue;
      card = sortie_piece_card (p, piece);
      if (sortie_def (p, card->def)->printed[SW_VALUE_TYPE] == SW_SUMMONER)
        seats |= 1u << card->owner;
    }
  return seats;
}

/* SW-24.1: a seat has lost if its Summoner is in the game but not on the battlefield. A position that was laid out
 * without a Summoner continues. */
static gboolean
has_lost (const SortiePlay *p, guint8 seat)
{
  gboolean lost = FALSE;

  for (guint16 card = 0; card < sortie_n_cards (p); card++)
    {
      const SortieCard *c = sortie_card (p, card);
      SortieRef piece;

      if (c->owner != seat || sortie_def (p, c->def)->printed[SW_VALUE_TYPE] != SW_SUMMONER)
        continue;
      if (c->piece == SORTIE_NO_INDEX)
        {
          lost = TRUE;
          continue;
        }
      piece = sortie_piece_ref (p, c->piece);
      if (sortie_piece (p, piece)->card == card)
        return FALSE;
      lost = TRUE;
    }
  return lost;
}

/* One bit for each seat that has lost (SW-25.9), also if it is already out. */
static guint
lost_seats (const SortiePlay *p)
{
  guint standing = seats_with_summoner (p), lost = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_is_out (p, seat) || (!(standing >> seat & 1) && has_lost (p, seat)))
      lost |= 1u << seat;
  return lost;
}

/* One bit for each seat whose team still has a Summoner (SW-25.10). */
static guint
seats_standing (const SortiePlay *p, guint lost)
{
  guint standing = 0;

  for (guint8 a = 0; a < sortie_n_seats (p); a++)
    for (guint8 b = 0; b < sortie_n_seats (p); b++)
      if (!(lost >> b & 1) && !sortie_are_opponents (p->setup, a, b))
        standing |= 1u << a;
  return standing;
}

static gboolean
have_opponents (const SortiePlay *p, guint seats)
{
  for (guint8 a = 0; a < sortie_n_seats (p); a++)
    for (guint8 b = 0; b < sortie_n_seats (p); b++)
      if ((seats >> a & 1) && (seats >> b & 1) && sortie_are_opponents (p->setup, a, b))
        return TRUE;
  return FALSE;
}

gboolean
sw_is_decided (const SortiePlay *p)
{
  return !have_opponents (p, seats_standing (p, lost_seats (p)));
}

static void
check_summoners (SortiePlay *p, guint lost)
{
  guint standing = seats_standing (p, lost);

  if (standing == 0)
    sortie_tie (p, SORTIE_GAME_REASON (SW_REASON_BOTH_LOST));
  else if (!have_opponents (p, standing))
    sortie_win (p, standing, SORTIE_GAME_REASON (SW_REASON_VICTORY));
}

void
sw_check_end (SortiePlay *p)
{
  guint lost = lost_seats (p);
  gint limit = sortie_option (p, SW_OPTION_STALEMATE);

  if (lost != 0)
    check_summoners (p, lost);
  if (sortie_is_over (p))
    return;
  if (limit > 0 && sortie_var (p, SW_VAR_QUIET, 0) >= limit)
    sortie_tie (p, SORTIE_GAME_REASON (SW_REASON_STALEMATE));
  else if (sortie_n_seats (p) > 2)
    sw_send_away (p, lost);
}

/* SW-13.3: first, cards without life are destroyed. If nothing has changed, only the change of phase can take a
 * life. */
gboolean
sw_settle (SortiePlay *p)
{
  if (sortie_is_settled (p) && !sortie_may_change (p, SW_VALUE_LIFE, SORTIE_NOTHING))
    return FALSE;
  if (sw_settle_losses (p))
    return TRUE;
  sw_check_end (p);
  return sortie_is_over (p);
}
