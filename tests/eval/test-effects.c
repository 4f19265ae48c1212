/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "eval/table-effects.h"
#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include "eval/internal.h"

/* A card, two of it at sun's and moon's first space, and a clause: attack +1 of itself. */
typedef struct
{
  Bout *b;
  guint16 card, own;
  SortieRef sun, moon;
} Duel;

static Duel
begin (void)
{
  Duel d = { .b = bout_new () };
  guint16 one = N (d.b, 1);
  d.card = CARD0 (d.b, "card", 1);
  d.own = bout_inner (d.b, 0, MODIFY (ATTACK, ADD, 0, one));
  bout_begin (d.b);
  d.sun = bout_put (d.b, d.card, SUN, ROW, 0);
  d.moon = bout_put (d.b, d.card, MOON, ROW, 0);
  return d;
}

static void
add (Duel *d, guint8 seat, SortieUntil until)
{
  SortieRef source = seat == SUN ? d->sun : d->moon;
  SortieContext ctx = bout_context (d->b, seat, source);
  sortie_effects_add (&d->b->play, d->own, &ctx, until);
}

static gint
bonus (const Duel *d, guint8 seat)
{
  return sortie_value (&d->b->play, ATTACK, seat == SUN ? d->sun : d->moon) - 1;
}

/* The turn of @seat ends and the one of @next begins. */
static void
pass_turn (Duel *d, guint8 next)
{
  sortie_effects_end_of_turn (&d->b->play, d->b->s->turn.active);
  d->b->s->turn.active = next;
  sortie_effects_start_of_turn (&d->b->play, next);
}

static void
until_the_end_of_the_turn (void)
{
  Duel d = begin ();
  add (&d, SUN, SORTIE_UNTIL_END_OF_TURN);
  add (&d, MOON, SORTIE_UNTIL_END_OF_TURN); /* whoever's turn it is */
  tap_int (bonus (&d, SUN), 1);
  sortie_effects_end_of_phase (&d.b->play);
  tap_int (bonus (&d, MOON), 1);
  pass_turn (&d, MOON);
  tap_int (bonus (&d, SUN), 0);
  tap_int (bonus (&d, MOON), 0);
  tap_int (d.b->s->n_effects, 0);
  bout_free (d.b);
}

static void
until_the_end_of_your_next_turn (void)
{
  Duel d = begin ();
  add (&d, SUN, SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN);  /* in sun's turn: the one after it */
  add (&d, MOON, SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN); /* moon's comes next */
  pass_turn (&d, MOON);
  tap_int (bonus (&d, SUN), 1);
  tap_int (bonus (&d, MOON), 1);
  pass_turn (&d, SUN);
  tap_int (bonus (&d, SUN), 1);
  tap_int (bonus (&d, MOON), 0);
  pass_turn (&d, MOON);
  tap_int (bonus (&d, SUN), 0);
  bout_free (d.b);
}

static void
until_your_next_turn_begins (void)
{
  Duel d = begin ();
  add (&d, SUN, SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN);
  pass_turn (&d, MOON);
  tap_int (bonus (&d, SUN), 1);
  pass_turn (&d, SUN);
  tap_int (bonus (&d, SUN), 0);
  add (&d, SUN, SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN);
  pass_turn (&d, SUN); /* an extra turn is the next one */
  tap_int (bonus (&d, SUN), 0);
  bout_free (d.b);
}

static void
until_the_opponents_next_turn_ends (void)
{
  Duel d = begin ();
  add (&d, SUN, SORTIE_GAME_UNTIL (UNTIL_OPPONENTS_TURN));
  add (&d, MOON, SORTIE_GAME_UNTIL (UNTIL_OPPONENTS_TURN)); /* sun's turn that runs is not the next */
  pass_turn (&d, MOON);
  tap_int (bonus (&d, SUN), 1);
  pass_turn (&d, SUN);
  tap_int (bonus (&d, SUN), 0);
  tap_int (bonus (&d, MOON), 1);
  pass_turn (&d, MOON);
  tap_int (bonus (&d, MOON), 0);
  bout_free (d.b);
}

static void
the_next_opponent_is_the_one_after_you (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 one = N (b, 1), own = bout_inner (b, 0, MODIFY (ATTACK, ADD, 0, one));
  guint16 card = CARD0 (b, "card", 1);
  b->n_seats = 3;
  bout_begin (b);
  SortieRef at = bout_put (b, card, SUN, ROW, 0);
  SortieContext ctx = bout_context (b, SUN, at);
  sortie_effects_add (&b->play, own, &ctx, SORTIE_GAME_UNTIL (UNTIL_OPPONENTS_TURN));
  tap_int (sortie_state_effects (b->s)[0].turn_seat, MOON);
  b->s->out = 1 << MOON;
  sortie_effects_add (&b->play, own, &ctx, SORTIE_GAME_UNTIL (UNTIL_OPPONENTS_TURN));
  tap_int (sortie_state_effects (b->s)[1].turn_seat, STAR);
}

static void
turns_of_who_is_out_do_not_come (void)
{
  Duel d = begin ();
  add (&d, MOON, SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN);
  d.b->s->out = 1 << MOON;
  pass_turn (&d, SUN);
  tap_int (bonus (&d, MOON), 0);
  bout_free (d.b);
}

static void
until_a_phase_or_an_attack_ends (void)
{
  Duel d = begin ();
  add (&d, SUN, SORTIE_UNTIL_END_OF_PHASE);
  add (&d, SUN, SORTIE_GAME_UNTIL (UNTIL_ATTACK_ENDS));
  add (&d, SUN, SORTIE_UNTIL_FOREVER);
  sortie_effects_close (&d.b->play, SORTIE_GAME_UNTIL (UNTIL_ATTACK_ENDS));
  tap_int (bonus (&d, SUN), 2);
  sortie_effects_end_of_phase (&d.b->play);
  tap_int (bonus (&d, SUN), 1);
  pass_turn (&d, MOON);
  pass_turn (&d, SUN);
  tap_int (bonus (&d, SUN), 1);
  bout_free (d.b);
}

static void
effects_of_what_has_left_are_swept (void)
{
  Duel d = begin ();
  Bout *b = d.b;
  add (&d, SUN, SORTIE_UNTIL_SOURCE_LEAVES);
  add (&d, SUN, SORTIE_UNTIL_FOREVER); /* of itself */
  add (&d, MOON, SORTIE_UNTIL_SOURCE_LEAVES);
  tap_int (bonus (&d, SUN), 2);
  bout_kill (b, d.sun);
  sortie_effects_sweep (&b->play);
  tap_int (b->s->n_effects, 1);
  tap_int (bonus (&d, MOON), 1);
  bout_kill (b, d.moon);
  sortie_effects_sweep (&b->play);
  tap_int (b->s->n_effects, 0);
  bout_free (b);
}

static void
a_card_is_there_while_it_is_part_of_a_piece (void)
{
  Duel d = begin ();
  Bout *b = d.b;
  SortieRef rune = bout_deal (b, d.card, SUN, HAND);
  SortieContext ctx = bout_context (b, SUN, rune);
  sortie_piece_add_card (&b->play, d.sun, sortie_ref_index (rune), SORTIE_BOTTOM);
  sortie_effects_add (&b->play, d.own, &ctx, SORTIE_UNTIL_SOURCE_LEAVES);
  sortie_effects_add (&b->play, d.own, &ctx, SORTIE_UNTIL_END_OF_TURN);
  sortie_effects_sweep (&b->play);
  tap_int (b->s->n_effects, 2);
  bout_kill (b, d.sun);
  sortie_effects_sweep (&b->play);
  tap_int (b->s->n_effects, 1); /* a card that is played is in no piece either */
  bout_free (b);
}

static void
effects_outlive_their_source (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1);
  guint16 card = CARD0 (b, "card", 1), aura = bout_inner (b, 0, MODIFY (ATTACK, ADD, allies, one));
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0), ally = bout_put (b, card, SUN, ROW, 1);
  SortieContext ctx = bout_context (b, SUN, source);
  sortie_effects_add (&b->play, aura, &ctx, SORTIE_UNTIL_END_OF_TURN);
  bout_kill (b, source);
  sortie_effects_sweep (&b->play);
  tap_int (sortie_value (&b->play, ATTACK, ally), 2);
  SortieRef late = bout_put (b, card, SUN, ROW, 2); /* asked anew each time */
  tap_int (sortie_value (&b->play, ATTACK, late), 2);
}

/* What DURING fixes. */

static void
bound_names_are_locked (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), chosen = E (b, SET_SLOT, 0), size = E (b, NUM_SLOT, 1);
  guint16 count = E (b, NUM_COUNT, allies), one = N (b, 1),
          twice = MANY (b, NUM_PLUS, one, size, one);
  guint16 times = E (b, NUM_TIMES, twice, one);
  guint16 clause = bout_inner (b, 0, MODIFY (ATTACK, ADD, chosen, times));
  guint16 program = PROGRAM (b, 2, I (BIND, 0, allies), I (LET, 1, count),
                             I (DURING, clause, SORTIE_UNTIL_END_OF_TURN), I0 (STOP));
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  SortieRef second = bout_put (b, card, SUN, ROW, 1), third = bout_put (b, card, SUN, ROW, 2);
  bout_start (b, program, SUN, source);

  tap_int (b->s->n_effects, 2); /* one for each */
  tap_int (sortie_value (&b->play, ATTACK, second), 5);
  tap_int (sortie_value (&b->play, ATTACK, third), 5);
  tap_int (sortie_value (&b->play, ATTACK, source), 1);
  bout_kill (b, third);
  SortieRef late = bout_put (b, card, SUN, ROW, 2); /* in the same slot, another piece */
  tap_int (sortie_value (&b->play, ATTACK, late), 1);
  tap_int (sortie_value (&b->play, ATTACK, second), 5);
  tap_int (b->s->n_effects, 1);
}

static void
the_event_is_locked (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 subject = E0 (b, SET_SUBJECT), amount = E0 (b, NUM_AMOUNT);
  guint16 clause = bout_inner (b, 0, MODIFY (ATTACK, ADD, subject, amount));
  guint16 copy = bout_inner (b, 0, CLAUSE (BECOME, .by = subject));
  guint16 program = PROGRAM (b, 0, I (DURING, clause, SORTIE_UNTIL_FOREVER),
                             I (DURING, copy, SORTIE_UNTIL_FOREVER), I0 (STOP));
  guint16 vlox = CARD (b, "vlox", 1, CLAUSE (TRIGGER, .key = BLOW, .program = program)),
          cloak = CARD0 (b, "cloak", 2);
  bout_begin (b);
  SortieRef source = bout_put (b, vlox, SUN, ROW, 0), victim = bout_put (b, cloak, MOON, ROW, 0);
  SortieEvent event = { .type = BLOW, .subject = victim, .subject_def = cloak, .amount = 3 };
  SortieOrigin origin = bout_origin (b, SUN, source);
  origin.event = &event;
  sortie_run (&b->play, program, &origin, NULL);
  bout_run (b);

  tap_int (sortie_value (&b->play, ATTACK, victim), 5);
  tap_int (sortie_identity (&b->play, source), cloak);
  bout_kill (b, victim);
  tap_int (sortie_identity (&b->play, source), cloak); /* what it was then */
}

static void
no_room_for_another_effect_overflows (void)
{
  Duel d = begin ();
  for (guint i = 0; i < 6; i++)
    add (&d, SUN, SORTIE_UNTIL_FOREVER);
  CU_ASSERT (!d.b->s->overflowed);
  add (&d, SUN, SORTIE_UNTIL_FOREVER);
  CU_ASSERT (d.b->s->overflowed);
  tap_int (bonus (&d, SUN), 6);
  bout_free (d.b);
}

/* Control. */

static void
take (Duel *d, guint8 by, SortieRef ref, SortieUntil until)
{
  SortieOrigin origin = sortie_origin_rules (by);
  SortieArg args[] = { SORTIE_ONE (ref), SORTIE_LIST (NULL, 0), SORTIE_NUMBER (until) };
  sortie_call (&d->b->play, SORTIE_PROC_CONTROL, &origin, 3, 3, args);
  bout_run (d->b);
}

static guint8
controller (const Duel *d, SortieRef ref)
{
  return sortie_piece_controller (&d->b->play, ref);
}

static void
control_goes_back (void)
{
  Duel d = begin ();
  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_TURN);
  tap_int (bout_done (d.b), 1);
  tap_int (controller (&d, d.moon), SUN);
  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_TURN); /* has it already */
  tap_int (bout_done (d.b), 0);
  tap_int (d.b->s->n_effects, 1);
  pass_turn (&d, MOON);
  tap_int (controller (&d, d.moon), MOON);
  tap_int (d.b->s->n_effects, 0);
  bout_free (d.b);
}

static void
the_newest_control_counts (void)
{
  Duel d = begin ();
  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_PHASE);
  take (&d, MOON, d.moon, SORTIE_UNTIL_END_OF_TURN); /* takes its own back for a time */
  tap_int (controller (&d, d.moon), MOON);
  sortie_effects_end_of_phase (&d.b->play);
  tap_int (controller (&d, d.moon), MOON);
  pass_turn (&d, MOON);
  tap_int (controller (&d, d.moon), MOON); /* not to sun, whose time is over */

  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_TURN);
  take (&d, MOON, d.moon, SORTIE_UNTIL_FOREVER);
  tap_int (d.b->s->n_effects, 0);
  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_TURN);
  take (&d, MOON, d.moon, SORTIE_UNTIL_END_OF_TURN);
  pass_turn (&d, SUN); /* both end at once */
  tap_int (controller (&d, d.moon), MOON);
  bout_free (d.b);
}

static void
control_ends_with_the_piece (void)
{
  Duel d = begin ();
  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_TURN);
  bout_kill (d.b, d.moon);
  sortie_effects_sweep (&d.b->play);
  tap_int (d.b->s->n_effects, 0);
  pass_turn (&d, MOON);
  take (&d, SUN, d.moon, SORTIE_UNTIL_END_OF_TURN);
  tap_int (bout_done (d.b), 0);
  bout_free (d.b);
}

static const TapTest tests[] = {
  { "until the end of the turn, whoever's it is", until_the_end_of_the_turn },
  { "until the end of your next turn, not of this one", until_the_end_of_your_next_turn },
  { "until the beginning of your next turn", until_your_next_turn_begins },
  { "until the end of the opponent's next turn", until_the_opponents_next_turn_ends },
  { "the next opponent is the one after you", the_next_opponent_is_the_one_after_you },
  { "turns of a seat that is out are not waited for", turns_of_who_is_out_do_not_come },
  { "until the end of the phase or of the attack", until_a_phase_or_an_attack_ends },
  { "effects whose subject or ground has left are swept", effects_of_what_has_left_are_swept },
  { "a card is there while it is part of a piece", a_card_is_there_while_it_is_part_of_a_piece },
  { "an effect for a time outlives its source", effects_outlive_their_source },
  { "bound names are locked when the effect is set up", bound_names_are_locked },
  { "the event is locked when the effect is set up", the_event_is_locked },
  { "no room for another effect overflows", no_room_for_another_effect_overflows },
  { "control taken for a time goes back", control_goes_back },
  { "the newest of several takings counts", the_newest_control_counts },
  { "control ends with the piece", control_ends_with_the_piece },
  { NULL },
};

TAP_MAIN (tests)
