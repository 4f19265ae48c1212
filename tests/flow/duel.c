/* SPDX-License-Identifier: GPL-3.0-or-later */
/* duel.c: the rules of the duel; duel.h says them in words. */
#include "tests/flow/duel.h"
#include <sortie/query.h>
#include <sortie/game.h>
#include <sortie/view.h>

#define N_(text) (text)

#define ROW_SPACES 3
#define START_LIFE 10

enum { PROC_HURT = DUEL_PROC_DEEPEN + 1, PROC_GAIN, PROC_KILL, PROC_BLOW, PROC_PAY };

static guint16
zone_of (const SortiePlay *p, guint zone, guint8 seat)
{
  return sortie_setup_zone (p->setup, zone, seat);
}

static guint8
decider (const SortiePlay *p)
{
  return p->s->decision.seat;
}

/* Events. */

static void
commit_hurt (SortiePlay *p, SortieEvent *event)
{
  gint life = sortie_var (p, LIFE, event->seat);

  event->amount = MIN (event->amount, life);
  if (sortie_var_set (p, LIFE, event->seat, life - event->amount) == 0)
    sortie_lose (p, event->seat, REASON_FELL);
}

static void
commit_gain (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, LIFE, event->seat, sortie_var (p, LIFE, event->seat) + event->amount);
}

static void
commit_kill (SortiePlay *p, SortieEvent *event)
{
  if (sortie_piece_exists (p, event->subject))
    sortie_piece_remove (p, event->subject,
                         zone_of (p, PILE, sortie_piece_owner (p, event->subject)), SORTIE_TOP);
}

static void
commit_enter (SortiePlay *p, SortieEvent *event)
{
  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject),
                                     sortie_ref_index (event->other), event->seat);
}

/* Unused rows in front: cards can answer as many kinds of events in this game as in any (64 with the framework's), and
 * those of its cards have the last bits. An event that is only told takes none. */
#define UNUSED(id_) { .id = "unused-" id_, .title = N_ ("unused") }
#define TEN_UNUSED(ten)                                                                            \
  UNUSED (ten "0"), UNUSED (ten "1"), UNUSED (ten "2"), UNUSED (ten "3"), UNUSED (ten "4"),       \
  UNUSED (ten "5"), UNUSED (ten "6"), UNUSED (ten "7"), UNUSED (ten "8"), UNUSED (ten "9")

static const SortieEventDecl events[] = {
  TEN_UNUSED ("0"),
  TEN_UNUSED ("1"),
  TEN_UNUSED ("2"),
  TEN_UNUSED ("3"),
  TEN_UNUSED ("4"),
  UNUSED ("50"),
  UNUSED ("51"),
  UNUSED ("52"),
  { .id = "noted", .title = N_ ("noted"), .only_told = TRUE },
  { .id = "hurt",
    .title = N_ ("hurt"),
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_hurt,
    .counts = TRUE,
    .says = N_ ("{seat} is hurt for {amount}.") },
  { .id = "gain",
    .title = N_ ("gain"),
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_gain,
    .counts = TRUE,
    .says = N_ ("{seat} gains {amount}.") },
  { .id = "kill",
    .title = N_ ("kill"),
    .look = SORTIE_LOOK_BEFORE,
    .commit = commit_kill,
    .says = N_ ("{subject} dies.") },
  { .id = "enter",
    .title = N_ ("enter"),
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_enter,
    .says = N_ ("{subject} enters.") },
  { NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (events) == EVENT_ENTER - SORTIE_N_EVENTS + 2);

/* Procedures. */

/* One batch: every seat of the list in slot 1 has slot 0 happen to it. */
static void
seats_step (SortiePlay *p, SortieFrame *f, guint type)
{
  SortieEvent batch[SORTIE_MAX_SEATS];
  const SortieRef *seats;
  guint n = sortie_slot_list (p, f, 1, &seats);

  if (f->step++ > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      batch[i] = sortie_event_from (p, f, type, sortie_ref_index (seats[i]));
      batch[i].amount = sortie_slot (p, f, 0);
    }
  sortie_event_propose (p, batch, n);
}

static void
hurt_step (SortiePlay *p, SortieFrame *f)
{
  seats_step (p, f, EVENT_HURT);
}

static void
gain_step (SortiePlay *p, SortieFrame *f)
{
  seats_step (p, f, EVENT_GAIN);
}

static void
kill_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent batch[8];
  const SortieRef *units;
  guint n = sortie_slot_list (p, f, 0, &units);

  if (f->step++ > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      batch[i] = sortie_event_from (p, f, EVENT_KILL, sortie_piece_controller (p, units[i]));
      batch[i].subject = units[i];
    }
  sortie_event_propose (p, batch, n);
}

/* A link that nobody announced by hand: a chain of its own, also while another resolves. */
static void
blow_step (SortiePlay *p, SortieFrame *f)
{
  SortieLink link = { .kind = LINK_BLOW,
                      .seat = f->seat,
                      .clause = SORTIE_NO_INDEX,
                      .card = SORTIE_NO_INDEX,
                      .source = f->source,
                      .source_def = f->source_def };

  if (f->step++ == 0)
    sortie_announce (p, &link, 0, FALSE);
  else
    sortie_frame_end (p, f, 1);
}

/* F-2: named first, moved when all are. */
static void
pay_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef cards[SORTIE_MAX_ANSWERS];
  const SortieRef *paid;
  guint n = 0;

  if (f->step++ == 0)
    {
      for (SORTIE_EACH_IN_ZONE (p, zone_of (p, HAND, f->seat), card))
        cards[n++] = sortie_ref_card (card);
      sortie_ask (p, f, SORTIE_ASK_CHOOSE, f->seat, cards, n, sortie_slot (p, f, 0),
                  sortie_slot (p, f, 0));
      return;
    }
  n = sortie_answers (p, &paid);
  sortie_announce_commits (p);
  for (guint i = 0; i < n; i++)
    sortie_card_move (p, sortie_ref_index (paid[i]), zone_of (p, PILE, f->seat), SORTIE_TOP);
  sortie_frame_end (p, f, n);
}

/* Needs more frames, or locals, than there are. */
static void
deepen_step (SortiePlay *p, SortieFrame *f)
{
  SortieOrigin origin = sortie_frame_origin (p, f);

  if (f->step++ == 0)
    sortie_call (p, f->code, &origin, 1, 0, NULL);
  else
    sortie_frame_end (p, f, 1);
}

static const SortieProcDecl procs[] = {
  [DUEL_PROC_DEEPEN] = { "deepen", deepen_step },
  [PROC_HURT] = { "hurt", hurt_step }, [PROC_GAIN] = { "gain", gain_step },
  [PROC_KILL] = { "kill", kill_step }, [PROC_BLOW] = { "blow", blow_step },
  [PROC_PAY] = { "pay", pay_step },    { NULL },
};

static const SortieElement elements[] = {
  { .name = "hurt",
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = PROC_HURT,
    .meaning = "hurts seats",
    .says = "Hurt {to}: {n}.",
    .attrs = { { "n", SORTIE_ATTR_NUMBER, TRUE, .meaning = "how much" },
               { "to", SORTIE_ATTR_SET, .otherwise = "opponents", .meaning = "whom" } } },
  { .name = "gain",
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = PROC_GAIN,
    .meaning = "gives life",
    .says = "{by} gain {n}.",
    .attrs = { { "n", SORTIE_ATTR_NUMBER, TRUE, .meaning = "how much" },
               { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = "who" } } },
  { .name = "kill",
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = PROC_KILL,
    .meaning = "kills units",
    .says = "Kill {what}.",
    .attrs = { { "what", SORTIE_ATTR_SET, TRUE, .meaning = "which" } } },
  { .name = "blow",
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = PROC_BLOW,
    .meaning = "strikes a blow that can be answered",
    .says = "A blow of {n}.",
    .attrs = { { "n", SORTIE_ATTR_NUMBER, TRUE, .meaning = "how hard" } } },
  { NULL },
};

/* Sets. */

static guint
units_of (const SortieContext *ctx, gboolean yours, gboolean theirs, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_PIECE (ctx->p, slot))
    {
      SortieRef ref = sortie_piece_ref (ctx->p, slot);
      gboolean is_yours = sortie_piece_controller (ctx->p, ref) == ctx->you;

      if ((is_yours ? yours : theirs) && n < max)
        ret[n++] = ref;
    }
  return n;
}

static guint
list_units (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return units_of (ctx, TRUE, TRUE, ret, max);
}

static guint
list_allies (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return units_of (ctx, TRUE, FALSE, ret, max);
}

static gboolean
is_other (const SortieContext *ctx, SortieRef ref)
{
  return ref != ctx->self && sortie_piece_controller (ctx->p, ref) == ctx->you;
}

static guint
list_others (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return sortie_list_pieces (ctx, is_other, ret, max);
}

static guint
list_enemies (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return units_of (ctx, FALSE, TRUE, ret, max);
}

/* The chain. */

static void
resolve_blow (SortiePlay *p, guint16 link)
{
  SortieEvent event = sortie_event_from (p, NULL, EVENT_HURT, !sortie_link (p, link)->seat);

  event.amount = 2;
  event.actor = sortie_link (p, link)->seat;
  sortie_event_propose (p, &event, 1);
}

static guint8
responder (const SortiePlay *p, guint16 link)
{
  return !sortie_link (p, link)->seat;
}

static void
pay (SortiePlay *p, const SortieOrigin *origin, gint cost)
{
  const SortieArg args[] = { SORTIE_NUMBER (cost) };

  sortie_call (p, SORTIE_GAME_PROC (PROC_PAY), origin, 1, 1, args);
}

static void
after_link (SortiePlay *p, guint16 link)
{
  guint16 card = sortie_link (p, link)->card;

  if (card != SORTIE_NO_INDEX)
    sortie_card_move (p, card, zone_of (p, PILE, sortie_link (p, link)->seat), SORTIE_TOP);
}

static const SortieLinkDecl link_kinds[] = {
  [LINK_TRICK] = { "trick", N_ ("trick"), "F-2", SORTIE_CAUSE_PLAY },
  [LINK_ABILITY] = { "ability", N_ ("ability"), "F-4", SORTIE_CAUSE_ABILITY },
  [LINK_BLOW] = { "blow", N_ ("blow"), "F-2", SORTIE_GAME_CAUSE (0), .resolve = resolve_blow },
  { NULL },
};

static const SortieChainPolicy chain = {
  .kinds = link_kinds,
  .responder = responder,
  .decision = ASK_ANSWER,
  .pay = pay,
  .after = after_link,
};

/* F-7 */
static SortieStop
stop (const SortiePlay *p, guint8 seat)
{
  (void) seat;
  return p->setup->options[OPTION_STOP];
}

static const SortieReactionPolicy reactions = {
  .zone = HAND,
  .decision = ASK_REACT,
  .stop = stop,
};

/* Verbs. */

static guint16
trick_of (const SortiePlay *p, guint16 card)
{
  const SortieDef *def = sortie_def (p, sortie_state_cards (p->s)[card].def);

  for (guint i = 0; i < def->n_clauses; i++)
    if (sortie_clause (p, def->first_clause + i)->kind == SORTIE_CLAUSE_PLAY)
      return def->first_clause + i;
  return 0;
}

static gint
others_in_hand (const SortiePlay *p, gboolean is_card)
{
  return (gint) sortie_zone_count (p, zone_of (p, HAND, decider (p))) - is_card;
}

static void
hand_candidates (const SortiePlay *p, SortieMoves *moves, guint8 verb)
{
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, HAND, decider (p)), card))
    {
      SortieRef ref = sortie_ref_card (card);

      sortie_moves_add (moves, verb, 1, &ref);
    }
}

static void
play_candidates (const SortiePlay *p, SortieMoves *moves)
{
  hand_candidates (p, moves, VERB_PLAY);
}

static gboolean
is_in_hand (const SortiePlay *p, SortieRef card)
{
  return sortie_ref_kind (card) == SORTIE_REF_CARD
         && sortie_state_cards (p->s)[sortie_ref_index (card)].zone
                == zone_of (p, HAND, decider (p));
}

/* F-7 */
static gboolean
react_check (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  static const guint reasons[] = {
    [SORTIE_HELD_NOTHING] = REASON_OTHER_ANSWER,
    [SORTIE_HELD_OTHER] = REASON_OTHER_ANSWER,
    [SORTIE_HELD_CONDITION] = REASON_CONDITION,
    [SORTIE_HELD_NO_TARGET] = REASON_NO_TARGET,
  };
  SortieHeld held = sortie_reaction_check (p, card, NULL);

  return held == SORTIE_HELD_ANSWERS || sortie_refuse (why, reasons[held], card, 0, 0, 0);
}

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];
  SortieContext ctx = {
    .p = p, .you = decider (p), .self = card, .actor = decider (p), .cause = SORTIE_CAUSE_PLAY
  };
  guint16 clause;

  if (!is_in_hand (p, card))
    return sortie_refuse (why, REASON_NOT_IN_HAND, card, 0, 0, 0);
  if (p->s->decision.kind == ASK_REACT)
    return react_check (p, card, why);
  clause = trick_of (p, sortie_ref_index (card));
  if (clause == 0)
    return sortie_refuse (why, REASON_NO_TRICK, card, 0, 0, 0);
  if (sortie_clause (p, clause)->timing == 1 && p->s->decision.kind != ASK_ANSWER)
    return sortie_refuse (why, REASON_ONLY_AS_ANSWER, card, 0, 0, 0);
  if (sortie_lacks_target (&ctx, clause, NULL))
    return sortie_refuse (why, REASON_NO_TARGET, card, 0, 0, 0);
  if (sortie_value (p, COST, card) > others_in_hand (p, TRUE))
    return sortie_refuse (why, REASON_TOO_DEAR, card, 0, 0, 0);
  return TRUE;
}

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 card = sortie_ref_index (move->arg[0]);
  SortieLink link = { .kind = LINK_TRICK,
                      .seat = decider (p),
                      .clause = trick_of (p, card),
                      .card = card,
                      .source = move->arg[0],
                      .source_def = sortie_state_cards (p->s)[card].def };

  if (sortie_reaction_event (p) != NULL)
    sortie_reaction_check (p, move->arg[0], &link.clause);
  sortie_card_move (p, card, zone_of (p, LIMBO, 0), SORTIE_TOP);
  sortie_announce (p, &link, sortie_value (p, COST, move->arg[0]), TRUE);
}

static void
summon_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, HAND, decider (p)), card))
    for (guint i = 0; i < ROW_SPACES; i++)
      {
        const SortieRef args[] = { sortie_ref_card (card), sortie_ref_place (sortie_setup_place (
                                                               p->setup, ROW, decider (p), i)) };

        sortie_moves_add (moves, VERB_SUMMON, 2, args);
      }
}

static gboolean
summon_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  if (p->s->decision.kind != ASK_MAIN)
    return sortie_refuse (why, REASON_NOT_NOW, 0, 0, 0, 0);
  if (!is_in_hand (p, move->arg[0]))
    return sortie_refuse (why, REASON_NOT_IN_HAND, move->arg[0], 0, 0, 0);
  if (trick_of (p, sortie_ref_index (move->arg[0])) != 0)
    return sortie_refuse (why, REASON_NO_UNIT, move->arg[0], 0, 0, 0);
  if (sortie_place_spot (p->setup, sortie_ref_index (move->arg[1]))->seat != decider (p)
      || !sortie_place_is_free (p, sortie_ref_index (move->arg[1])))
    return sortie_refuse (why, REASON_OCCUPIED, move->arg[1], 0, 0, 0);
  return TRUE;
}

static void
summon_apply (SortiePlay *p, const SortieMove *move)
{
  sortie_happens (p, EVENT_ENTER, p->s->turn.active, move->arg[0], move->arg[1], 1);
}

static void
use_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      sortie_moves_add (moves, VERB_USE, 1, &ref);
    }
}

static guint16
ability_of (const SortiePlay *p, SortieRef unit)
{
  guint16 clauses[4];

  return sortie_abilities (p, unit, SORTIE_CLAUSE_ABILITY, clauses, G_N_ELEMENTS (clauses)) > 0
             ? clauses[0]
             : 0;
}

static gint
ability_cost (const SortiePlay *p, SortieRef unit)
{
  SortieContext ctx = { .p = p, .you = decider (p), .self = unit };

  return sortie_number (&ctx, sortie_clause (p, ability_of (p, unit))->amount);
}

static gboolean
use_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef unit = move->arg[0];

  if (sortie_piece_controller (p, unit) != decider (p) || ability_of (p, unit) == 0)
    return sortie_refuse (why, REASON_NO_ABILITY, unit, 0, 0, 0);
  if (sortie_piece_remembers (p, unit, USED))
    return sortie_refuse (why, REASON_USED, unit, 0, 0, 0);
  if (ability_cost (p, unit) > others_in_hand (p, FALSE))
    return sortie_refuse (why, REASON_TOO_DEAR, unit, 0, 0, 0);
  return TRUE;
}

static void
use_apply (SortiePlay *p, const SortieMove *move)
{
  SortieRef unit = move->arg[0];
  SortieLink link = { .kind = LINK_ABILITY,
                      .seat = decider (p),
                      .clause = ability_of (p, unit),
                      .card = SORTIE_NO_INDEX,
                      .source = unit,
                      .source_def = sortie_piece_def (p, unit) };
  gint cost = ability_cost (p, unit);

  sortie_piece_remember (p, unit, USED, TRUE);
  sortie_announce (p, &link, cost, TRUE);
}

static void
pass_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  sortie_moves_add (moves, VERB_PASS, 0, NULL);
}

static gboolean
pass_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  return p->s->decision.kind != ASK_MAIN || sortie_refuse (why, REASON_NOT_NOW, 0, 0, 0, 0);
}

static void
pass_apply (SortiePlay *p, const SortieMove *move)
{
  (void) move;
  if (sortie_reaction_event (p) != NULL)
    sortie_say_done (p);
}

static const SortieVerbDecl verbs[] = {
  { .id = "play",
    .help = N_ ("Play {a}."),
    .rule = "F-2",
    .operands = { { SORTIE_OPERAND_CARD, FALSE, "TRICK", HAND } },
    .candidates = play_candidates,
    .check = play_check,
    .apply = play_apply },
  { .id = "summon",
    .help = N_ ("Summon {a} to {b}."),
    .rule = "F-3",
    .operands = { { SORTIE_OPERAND_CARD, FALSE, "UNIT", HAND },
                  { SORTIE_OPERAND_PLACE, FALSE, "PLACE", SORTIE_NO_INDEX } },
    .candidates = summon_candidates,
    .check = summon_check,
    .apply = summon_apply },
  { .id = "use",
    .help = N_ ("Use {a}."),
    .rule = "F-4",
    .operands = { { SORTIE_OPERAND_PIECE, FALSE, "UNIT", SORTIE_NO_INDEX } },
    .candidates = use_candidates,
    .check = use_check,
    .apply = use_apply },
  { .id = "pass",
    .help = N_ ("Let it happen."),
    .rule = "F-2",
    .candidates = pass_candidates,
    .check = pass_check,
    .apply = pass_apply },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  { .id = "main", .prompt = N_ ("{seat} may play, summon and use in the {phase}."), .rule = "F-1",
    .verbs = (const guint8[]) { VERB_PLAY, VERB_SUMMON, VERB_USE, SORTIE_VERB_DONE, 0xff } },
  { .id = "answer", .prompt = N_ ("{seat} may answer {about}."), .rule = "F-2",
    .verbs = (const guint8[]) { VERB_PLAY, VERB_USE, VERB_PASS, 0xff } },
  { .id = "react", .prompt = N_ ("{seat} may answer from the hand."), .rule = "F-7",
    .verbs = (const guint8[]) { VERB_PLAY, VERB_PASS, 0xff } },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  { "fell", "F-5", N_ ("no life is left") },
  { "not-in-hand", "F-2", N_ ("{a} is not in your hand.") },
  { "no-trick", "F-2", N_ ("{a} is no trick.") },
  { "only-as-answer", "F-2", N_ ("{a} is only played as an answer.") },
  { "no-target", "F-2", N_ ("{a} has no target.") },
  { "too-dear", "F-2", N_ ("{a} cannot be paid.") },
  { "not-now", "F-1", N_ ("This is not the time for it.") },
  { "no-unit", "F-3", N_ ("{a} is no unit.") },
  { "occupied", "F-3", N_ ("{a} is not free, or not yours.") },
  { "no-ability", "F-4", N_ ("{a} has no ability for you.") },
  { "used", "F-4", N_ ("{a} was used in this turn.") },
  { "other-answer", "F-7", N_ ("{a} cannot answer this.") },
  { "condition", "F-7", N_ ("{a} does not fit now.") },
  { NULL },
};

static const SortieTurnDecl turns[] = {
  { "turn", N_ ("turn"), "F-1",
    (const SortiePhaseDecl[]) {
      { "dawn", N_ ("dawn"), "F-1", 0, 0 },
      { "main", N_ ("main phase"), "F-1", .window = ASK_MAIN },
      { "dusk", N_ ("dusk"), "F-1", 0, 0 },
      { NULL },
    } },
  { NULL },
};

/* A seat that was granted an extra turn takes it before the other. */
static void
next_turn (SortiePlay *p)
{
  SortieTurn *turn = &p->s->turn;

  turn->is_extra = turn->extra;
  if (turn->number > 0 && !turn->extra)
    turn->active = !turn->active;
  turn->extra = FALSE;
}

/* F-6 */
static gint
trigger_order (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  return (a->seat != p->s->turn.active) - (b->seat != p->s->turn.active);
}

static gboolean
set_up (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  (void) p;
  (void) chosen;
  (void) n_chosen;
  (void) error;
  return TRUE;
}

static void
show (const SortieView *view, SortieSketch *sketch)
{
  (void) view;
  (void) sketch;
}

static const char *const seats[] = { "a", "b", NULL };

const SortieGame duel_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "duel",
  .title = N_ ("Duel"),
  .version = "1",
  .content = "duel",
  .about = N_ ("A game to try the flow of play with."),
  .modes = (const SortieModeDecl[]) {
    { .id = "duel", .title = N_ ("Duel"), .seats = seats, .teams = { 0, 1 } },
    { NULL } },
  .options = (const SortieOptionDecl[]) {
    [OPTION_STOP] = { .id = "stop", .title = N_ ("Play stops for answers from the hand"),
                      .rule = "F-7", .words = sortie_stop_words, .max = SORTIE_N_STOPS - 1 },
    { NULL } },
  .zones = (const SortieZoneDecl[]) {
    [DECK] = { .id = "deck", .title = N_ ("Deck"), .ordered = TRUE,
               .faces = SORTIE_SEEN_BY_NOBODY, .count = SORTIE_SEEN_BY_ALL },
    [HAND] = { .id = "hand", .title = N_ ("Hand"),
               .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL },
    [PILE] = { .id = "pile", .title = N_ ("Pile"), .ordered = TRUE,
               .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL },
    [LIMBO] = { .id = "limbo", .title = N_ ("Limbo"), .shared = TRUE, .ordered = TRUE,
                .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL },
    { NULL } },
  .places = (const SortiePlaceDecl[]) {
    [ROW] = { .id = "row", .title = N_ ("Row"), .shape = SORTIE_PLACE_TRACK, .count = ROW_SPACES,
              .capacity = 1, .in_play = TRUE },
    [ARENA] = { .id = "arena", .title = N_ ("Arena"), .shape = SORTIE_PLACE_SLOT, .shared = TRUE,
                .count = 1, .in_play = TRUE },
    { NULL } },
  .vars = (const SortieVarDecl[]) {
    [LIFE] = { .id = "life", .title = N_ ("Life"), .start = START_LIFE, .max = 99,
               .seen_by = SORTIE_SEEN_BY_ALL },
    { NULL } },
  .flags = (const SortieFlagDecl[]) {
    [MARKED] = { "marked", N_ ("marked"), SORTIE_SEEN_BY_OWNER },
    { NULL } },
  .memories = (const SortieMemoryDecl[]) { [USED] = { "used", N_ ("used") }, { NULL } },
  .vocabulary = {
    .causes = (const SortieCauseDecl[]) { { "attack", N_ ("an attack") }, { NULL } },
    .values = (const SortieValueDecl[]) {
      [COST] = { .id = "cost", .title = N_ ("Cost"), .layer = SORTIE_LAYER_NUMBER, .printed = TRUE,
                 .max = 9 },
      [POWER] = { .id = "power", .title = N_ ("Power"), .layer = SORTIE_LAYER_NUMBER,
                  .printed = TRUE, .max = 99 },
      [TARGET] = { .id = "target", .title = N_ ("be a target"), .type = SORTIE_VALUE_RULE,
                   .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .otherwise = 1, .max = 1 },
      [COLOUR] = { .id = "colour", .title = N_ ("colour"), .type = SORTIE_VALUE_WORD,
                   .layer = SORTIE_LAYER_MEMBERSHIP, .max = 1,
                   .words = (const char *const[]) { "red", "blue", NULL } },
      { NULL } },
    .kinds = (const SortieKindDecl[]) {
      { .element = "trick", .title = N_ ("trick"), .required = 1 << COST, .allowed = 1 << COST },
      { .element = "unit", .title = N_ ("unit"), .required = 1 << COST | 1 << POWER,
        .allowed = 1 << COST | 1 << POWER | 1 << TARGET },
      { NULL } },
    .sets = (const SortieSetDecl[]) {
      { .id = "units", .title = N_ ("all units"), .list = list_units },
      { .id = "allies", .title = N_ ("your units"), .list = list_allies },
      { .id = "enemies", .title = N_ ("their units"), .list = list_enemies },
      { .id = "others", .title = N_ ("your other units"), .list = list_others,
        .reads_source = TRUE },
      { NULL } },
    .elements = elements,
    .procs = procs,
    .timings = (const char *const[]) { "any", "answer", NULL },
    .held = TRUE,
  },
  .rules = {
    .verbs = verbs,
    .decisions = decisions,
    .events = events,
    .reasons = reasons,
    .turns = turns,
    .chain = &chain,
    .reactions = &reactions,
    .next_turn = next_turn,
    .trigger_order = trigger_order,
  },
  /* small, so that tests reach them */
  .bounds = { .cards = 40, .pieces = 12, .effects = 8, .events = 64, .triggers = 32, .links = 4,
              .frames = 64, .locals = 512 },
  .max_moves = 1000,
  .setup = set_up,
  .show = show,
};
