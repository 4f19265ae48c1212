/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elsewhen.c: why a move is not possible while something else is asked. In its own phase it must wait for what is in
 * progress; in another phase it is not the moment (SW-5.2).
 */
#include "activation.h"
#include "move.h"
#include "strike.h"
#include "verbs.h"

typedef struct
{
  SwPhase phase, late;        /* the phase of the move; and the step right after it, or the same phase */
  SwReason elsewhen, waits;
} Moment;

static const Moment moments[SW_N_VERBS] = {
  [SW_VERB_SUMMON] = { SW_PHASE_SUMMON, SW_PHASE_SUMMON, SW_REASON_SUMMON_ELSEWHEN,
                       SW_REASON_BEING_RESOLVED },
  [SW_VERB_PLAY] = { SW_PHASE_EVENT, SW_PHASE_EVENT, SW_REASON_PLAY_ELSEWHEN,
                     SW_REASON_PLAY_WAITS },
  [SW_VERB_MOVE] = { SW_PHASE_MOVEMENT, SW_PHASE_AFTER_MOVEMENT, SW_REASON_MOVE_ELSEWHEN,
                     SW_REASON_BEING_RESOLVED },
  [SW_VERB_STEP] = { SW_PHASE_MOVEMENT, SW_PHASE_AFTER_MOVEMENT, SW_REASON_MOVE_ELSEWHEN,
                     SW_REASON_BEING_RESOLVED },
  [SW_VERB_ATTACK] = { SW_PHASE_ATTACK, SW_PHASE_AFTER_ATTACK, SW_REASON_ATTACK_ELSEWHEN,
                       SW_REASON_BEING_RESOLVED },
  [SW_VERB_BUILD] = { SW_PHASE_MAGIC, SW_PHASE_MAGIC, SW_REASON_BUILD_ELSEWHEN,
                      SW_REASON_BEING_RESOLVED },
  [SW_VERB_GIVE] = { SW_PHASE_MAGIC, SW_PHASE_MAGIC, SW_REASON_GIVE_ELSEWHEN,
                     SW_REASON_BEING_RESOLVED },
};

static gboolean
is_in_its_phase (const SortiePlay *p, const Moment *moment)
{
  return sortie_active (p) == sortie_asked_seat (p)
         && (sw_phase (p) == moment->phase || sw_phase (p) == moment->late);
}

/* Whether a card lets its player choose more units, until the player says `done`. */
static gboolean
may_end_a_choice (const SortiePlay *p)
{
  const SortieDecision *d = sortie_asked (p);

  return d->kind == SORTIE_ASK_CHOOSE && d->n > 0 && sortie_n_answers (p) >= d->min;
}

/* A unit that is already moving takes its next step instead. */
gboolean
sw_refuse_for_mover (SortieRefusal *why, SortieRef unit, SortieRef mover)
{
  if (unit == mover)
    return sw_refuse (why, SW_REASON_ON_ITS_WAY, unit, 0, 0);
  return sw_refuse (why, SW_REASON_OTHER_MOVER, unit, mover, 0);
}

/* After the phase, the limit of its units says more than the moment, if they have reached it. */
static gboolean
have_all_acted (const SortiePlay *p, SwVerb verb, SortieRef unit, SortieRefusal *why)
{
  if (sortie_active (p) != sortie_asked_seat (p) || (verb != SW_VERB_MOVE && verb != SW_VERB_ATTACK))
    return FALSE;
  return sw_have_all_acted (p, unit, verb == SW_VERB_MOVE ? SW_TO_MOVE : SW_TO_ATTACK, why);
}

void
sw_refuse_elsewhere (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SwVerb verb = move->verb - SORTIE_N_VERBS;
  const Moment *moment = &moments[verb];
  SortieRef moves = sw_moving_unit (p), attacks = sw_strike_attacker (p), a = move->arg[0];

  if ((verb == SW_VERB_MOVE || verb == SW_VERB_STEP) && moves != SORTIE_NOTHING)
    sw_refuse_for_mover (why, a, moves);
  else if (verb == SW_VERB_ATTACK && attacks != SORTIE_NOTHING)
    sw_refuse (why, a == attacks ? SW_REASON_STILL_ATTACKING : SW_REASON_OTHER_ATTACKER, a,
               attacks, 0);
  else if (may_end_a_choice (p))
    sw_refuse (why, SW_REASON_CHOOSE_FIRST, a, 0, 0);
  else if (!is_in_its_phase (p, moment) && have_all_acted (p, verb, a, why))
    return;
  else if (verb == SW_VERB_PLAY && !is_in_its_phase (p, moment) && !sw_condition_holds (p, a, why))
    return;
  else if (verb != SW_VERB_SUMMON || sw_check_card_to_summon (p, a, why))
    sw_refuse (why, is_in_its_phase (p, moment) ? moment->waits : moment->elsewhen, a, 0, 0);
}
