/* SPDX-License-Identifier: GPL-3.0-or-later */
/* toy.c: the rules of the toy game; toy.h says them in words. */
#include "tests/toy/toy.h"
#include <sortie/game.h>

#define FIRST_HAND 3
#define SILL_PLACES 3
#define OIL 3
#define SIDES 6
#define MATCHES 2 /* T-4 */

static guint16
zone_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_setup_zone (p->setup, decl, seat);
}

static guint8
active (const SortiePlay *p)
{
  return p->s->turn.active;
}

/* What happens */

static void
propose (SortiePlay *p, guint type, guint8 seat, SortieRef subject, gint amount)
{
  sortie_happens (p, type, seat, subject, SORTIE_NOTHING, amount);
}

static void
commit_drawn (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), zone_of (p, TOY_HAND, event->seat),
                    SORTIE_BOTTOM);
}

static void
commit_paid (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), zone_of (p, TOY_ASHES, event->seat),
                    SORTIE_TOP);
}

static void
commit_lit (SortiePlay *p, SortieEvent *event)
{
  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject),
                                     sortie_ref_index (event->other), event->seat);
  sortie_piece_set_mark (p, event->subject, TOY_OIL, OIL);
}

/* T-4 */
static void
commit_struck (SortiePlay *p, SortieEvent *event)
{
  event->amount = 0;
  for (guint i = 0; i < MATCHES; i++)
    event->amount += sortie_chance_die (p, SIDES) == SIDES;
  sortie_var_set (p, TOY_STRUCK, event->seat, 1);
}

/* T-6 */
static void
commit_shone (SortiePlay *p, SortieEvent *event)
{
  gint light = sortie_var (p, TOY_LIGHT, event->seat) + event->amount;

  sortie_var_set (p, TOY_LIGHT, event->seat, light);
  if (light >= p->setup->options[TOY_GOAL])
    sortie_win (p, (guint8) (1 << event->seat), TOY_REASON_GOAL);
}

static void
commit_burnt_out (SortiePlay *p, SortieEvent *event)
{
  sortie_piece_remove (p, event->subject, zone_of (p, TOY_ASHES, event->seat), SORTIE_TOP);
}

static void
commit_shifted (SortiePlay *p, SortieEvent *event)
{
  sortie_piece_move (p, event->subject, sortie_ref_index (event->other));
  sortie_piece_remember (p, event->subject, TOY_SHIFTED, TRUE);
}

static const SortieEventDecl events[] = {
  { .id = "drawn",
    .title = N_ ("Drawn"),
    .rule = "T-2",
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_drawn,
    .says = N_ ("{seat} draws {subject}.") },
  { .id = "paid",
    .title = N_ ("Paid"),
    .rule = "T-3",
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_paid,
    .says = N_ ("{seat} pays with {subject}.") },
  { .id = "lit",
    .title = N_ ("Lit"),
    .rule = "T-3",
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_lit,
    .says = N_ ("{seat} lights {subject}.") },
  { .id = "struck",
    .title = N_ ("Struck"),
    .rule = "T-4",
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_struck,
    .says = N_ ("{seat} strikes two matches, and {amount} of them burns.") },
  { .id = "shone",
    .title = N_ ("Shone"),
    .rule = "T-5",
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_shone,
    .says = N_ ("{seat} gets {amount} light."),
    .counts = TRUE },
  { .id = "burnt-out",
    .title = N_ ("Burnt out"),
    .rule = "T-5",
    .look = SORTIE_LOOK_BEFORE,
    .commit = commit_burnt_out,
    .says = N_ ("{subject} goes out.") },
  { .id = "shifted",
    .title = N_ ("Shifted"),
    .rule = "T-7",
    .look = SORTIE_LOOK_AFTER,
    .commit = commit_shifted,
    .says = N_ ("{seat} shifts {subject} to {other}.") },
  { NULL },
};

static void
draw (SortiePlay *p, guint8 seat)
{
  propose (p, TOY_EVENT_DRAWN, seat,
           sortie_ref_card (sortie_zone_top (p, zone_of (p, TOY_DECK, seat))), 0);
}

/* T-2: the night is over. */
static void
count_light (SortiePlay *p)
{
  gint north = sortie_var (p, TOY_LIGHT, 0), south = sortie_var (p, TOY_LIGHT, 1);

  if (north == south)
    sortie_tie (p, TOY_REASON_EQUAL);
  else
    sortie_win (p, north > south ? 1 : 2, TOY_REASON_MOST);
}

/* T-1: puts the hand back and draws another. */
static void
exchange_hand (SortiePlay *p, guint8 seat)
{
  guint16 hand = zone_of (p, TOY_HAND, seat), deck = zone_of (p, TOY_DECK, seat);
  guint n = sortie_zone_count (p, hand);

  while (sortie_zone_count (p, hand) > 0)
    sortie_card_move (p, sortie_zone_top (p, hand), deck, SORTIE_TOP);
  sortie_zone_shuffle (p, deck);
  for (guint i = 0; i < n; i++)
    draw (p, seat);
}

/* T-2, T-1: draw a card; in the first own turn the hand may be exchanged before. */
static void
draw_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = active (p);

  switch (f->step++)
    {
    case 0:
      sortie_var_set (p, TOY_STRUCK, seat, 0);
      if (p->s->turn.number <= p->setup->n_seats)
        sortie_ask (p, f, SORTIE_ASK_YES_NO, seat, NULL, 0, 0, 1);
      break;
    case 1:
      if (p->s->turn.number <= p->setup->n_seats && sortie_answered_yes (p))
        exchange_hand (p, seat);
      break;
    case 2:
      if (sortie_zone_count (p, zone_of (p, TOY_DECK, seat)) > 0)
        draw (p, seat);
      else
        count_light (p);
      break;
    default:
      sortie_frame_end (p, f, 1);
    }
}

/* T-3: slots of the frame that lights a lamp */
enum
{
  SLOT_CARD,
  SLOT_PLACE,
  SLOT_COST,
  N_LIGHT_SLOTS
};

static guint
other_cards (const SortiePlay *p, guint8 seat, guint16 card, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, seat), other))
    if (other != card && n < max)
      ret[n++] = sortie_ref_card (other);
  return n;
}

static void
ask_payment (SortiePlay *p, SortieFrame *f)
{
  guint cost = sortie_slot (p, f, SLOT_COST);
  SortieRef cards[SORTIE_MAX_ANSWERS];
  guint n = other_cards (p, f->seat, sortie_slot (p, f, SLOT_CARD), cards, G_N_ELEMENTS (cards));

  sortie_ask (p, f, SORTIE_ASK_CHOOSE, f->seat, cards, n, cost, cost);
  sortie_ask_about (p, sortie_state_cards (p->s)[sortie_slot (p, f, SLOT_CARD)].def);
}

/* From here on it cannot be abandoned. */
static void
pay (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *paid;
  guint n = sortie_answers (p, &paid);

  sortie_announce_commits (p);
  for (guint i = 0; i < n; i++)
    propose (p, TOY_EVENT_PAID, f->seat, paid[i], 0);
}

static void
put_lamp (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = sortie_event_from (p, f, TOY_EVENT_LIT, f->seat);

  event.subject = sortie_ref_card (sortie_slot (p, f, SLOT_CARD));
  event.other = sortie_ref_place (sortie_slot (p, f, SLOT_PLACE));
  sortie_event_propose (p, &event, 1);
}

static void
light_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step++)
    {
    case 0:
      ask_payment (p, f);
      break;
    case 1:
      pay (p, f);
      break;
    case 2:
      put_lamp (p, f);
      break;
    default:
      sortie_frame_end (p, f, 1);
    }
}

/* T-5: one place of the sill after the other */
static void
burn (SortiePlay *p, SortieRef lamp, guint8 seat)
{
  gint shine = sortie_value (p, TOY_SHINE, lamp);
  gint oil = sortie_piece_set_mark (p, lamp, TOY_OIL, sortie_piece_mark (p, lamp, TOY_OIL) - 1);

  if (oil == 0)
    propose (p, TOY_EVENT_BURNT_OUT, seat, lamp, 0);
  propose (p, TOY_EVENT_SHONE, seat, SORTIE_NOTHING, shine);
}

static void
burn_step (SortiePlay *p, SortieFrame *f)
{
  guint place = f->step++;

  if (place == SILL_PLACES)
    {
      sortie_frame_end (p, f, 1);
      return;
    }

  SortieRef lamp =
      sortie_place_piece (p, sortie_setup_place (p->setup, TOY_SILL, active (p), place));

  if (lamp != SORTIE_NOTHING)
    burn (p, lamp, active (p));
}

static const SortieProcDecl procs[] = {
  { "draw", draw_step },
  { "light", light_step },
  { "burn", burn_step },
  { NULL },
};

/* Moves */

static gboolean
is_in_own_hand (const SortiePlay *p, SortieRef card)
{
  return sortie_state_cards (p->s)[sortie_ref_index (card)].zone
         == zone_of (p, TOY_HAND, active (p));
}

static gboolean
is_on_own_sill (const SortiePlay *p, SortieRef place)
{
  const SortieSpot *spot = sortie_place_spot (p->setup, sortie_ref_index (place));

  return spot->decl == TOY_SILL && spot->seat == active (p);
}

static void
light_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, active (p)), card))
    for (guint i = 0; i < SILL_PLACES; i++)
      {
        guint16 place = sortie_setup_place (p->setup, TOY_SILL, active (p), i);
        const SortieRef args[] = { sortie_ref_card (card), sortie_ref_place (place) };

        sortie_moves_add (moves, TOY_VERB_LIGHT, G_N_ELEMENTS (args), args);
      }
}

static gboolean
light_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0], place = move->arg[1];
  gint others = (gint) sortie_zone_count (p, zone_of (p, TOY_HAND, active (p))) - 1;

  if (!is_in_own_hand (p, card))
    return sortie_refuse (why, TOY_REASON_NOT_YOURS, card, 0, 0, 0);
  if (!is_on_own_sill (p, place))
    return sortie_refuse (why, TOY_REASON_NOT_YOURS, place, 0, 0, 0);
  if (!sortie_place_is_free (p, sortie_ref_index (place)))
    return sortie_refuse (why, TOY_REASON_OCCUPIED, place, 0, 0, 0);
  if (sortie_value (p, TOY_COST, card) > others)
    return sortie_refuse (why, TOY_REASON_TOO_DEAR, card, 0, sortie_value (p, TOY_COST, card),
                          others);
  return TRUE;
}

static void
light_apply (SortiePlay *p, const SortieMove *move)
{
  gint cost = sortie_value (p, TOY_COST, move->arg[0]);
  SortieOrigin origin = sortie_origin_rules (active (p));
  const SortieArg args[] = {
    [SLOT_CARD] = SORTIE_NUMBER (sortie_ref_index (move->arg[0])),
    [SLOT_PLACE] = SORTIE_NUMBER (sortie_ref_index (move->arg[1])),
    [SLOT_COST] = SORTIE_NUMBER (cost),
  };

  p->s->tentative = cost > 0;
  sortie_call (p, TOY_PROC_LIGHT, &origin, N_LIGHT_SLOTS, G_N_ELEMENTS (args), args);
}

static gboolean
strike_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  if (sortie_var (p, TOY_STRUCK, active (p)) != 0)
    return sortie_refuse (why, TOY_REASON_STRUCK, 0, 0, 0, 0);
  return TRUE;
}

static void
strike_apply (SortiePlay *p, const SortieMove *move)
{
  SortieEvent event = sortie_event_from (p, NULL, TOY_EVENT_STRUCK, active (p));

  (void) move;
  /* nothing answers events in this game, so this is over when it returns, and what burns has been
   * counted */
  sortie_event_propose (p, &event, 1);
  propose (p, TOY_EVENT_SHONE, active (p), SORTIE_NOTHING, sortie_frame_top (p)->done);
}

static void
shift_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (guint from = 0; from < SILL_PLACES; from++)
    for (guint to = 0; to < SILL_PLACES; to++)
      {
        SortieRef lamp =
            sortie_place_piece (p, sortie_setup_place (p->setup, TOY_SILL, active (p), from));
        const SortieRef args[] = { lamp, sortie_ref_place (sortie_setup_place (p->setup, TOY_SILL,
                                                                               active (p), to)) };

        if (lamp != SORTIE_NOTHING)
          sortie_moves_add (moves, TOY_VERB_SHIFT, G_N_ELEMENTS (args), args);
      }
}

static gboolean
shift_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef lamp = move->arg[0], place = move->arg[1];

  if (sortie_piece_controller (p, lamp) != active (p))
    return sortie_refuse (why, TOY_REASON_NOT_YOURS, lamp, 0, 0, 0);
  if (!is_on_own_sill (p, place))
    return sortie_refuse (why, TOY_REASON_NOT_YOURS, place, 0, 0, 0);
  if (!sortie_place_is_free (p, sortie_ref_index (place)))
    return sortie_refuse (why, TOY_REASON_OCCUPIED, place, 0, 0, 0);
  if (sortie_piece_remembers (p, lamp, TOY_SHIFTED))
    return sortie_refuse (why, TOY_REASON_SHIFTED, lamp, 0, 0, 0);
  return TRUE;
}

static void
shift_apply (SortiePlay *p, const SortieMove *move)
{
  SortieEvent event = sortie_event_from (p, NULL, TOY_EVENT_SHIFTED, active (p));

  event.subject = move->arg[0];
  event.other = move->arg[1];
  sortie_event_propose (p, &event, 1);
}

static const SortieVerbDecl verbs[] = {
  { .id = "light",
    .help = N_ ("Light {a} on {b}."),
    .rule = "T-3",
    .operands = { { SORTIE_OPERAND_CARD, FALSE, "LAMP", TOY_HAND },
                  { SORTIE_OPERAND_PLACE, FALSE, "PLACE", SORTIE_NO_INDEX } },
    .candidates = light_candidates,
    .check = light_check,
    .apply = light_apply },
  { .id = "strike",
    .help = N_ ("Strike two matches."),
    .rule = "T-4",
    .check = strike_check,
    .apply = strike_apply },
  { .id = "shift",
    .help = N_ ("Shift {a} to {b}."),
    .rule = "T-7",
    .operands = { { SORTIE_OPERAND_PIECE, FALSE, "LAMP", SORTIE_NO_INDEX },
                  { SORTIE_OPERAND_PLACE, FALSE, "PLACE", SORTIE_NO_INDEX } },
    .candidates = shift_candidates,
    .check = shift_check,
    .apply = shift_apply },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  { .id = "play",
    .prompt = N_ ("{seat} may light and shift lamps, and strike matches."),
    .rule = "T-2",
    .verbs =
        (const guint8[]){ TOY_VERB_LIGHT, TOY_VERB_STRIKE, TOY_VERB_SHIFT, SORTIE_VERB_DONE, 0xff },
    /* a turn that ends by itself would tell that nothing in the hand can be lit */
    .may_be_skipped = FALSE },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  { "goal", "T-6", N_ ("the goal is reached") },
  { "most-light", "T-2", N_ ("the night is over, and this window shone most") },
  { "equal-light", "T-2", N_ ("the night is over, and both windows shone alike") },
  { "not-yours", "T-3", N_ ("You cannot use {a}: it is not yours.") },
  { "occupied", "T-3", N_ ("{a} is occupied.") },
  { "too-dear", "T-3", N_ ("{a} costs {n}; you have {m} other cards.") },
  { "struck", "T-4", N_ ("You have struck matches in this turn.") },
  { "shifted", "T-7", N_ ("{a} has been shifted in this turn.") },
  { NULL },
};

static const SortieTurnDecl turns[] = {
  { "turn", N_ ("Turn"), "T-2",
    (const SortiePhaseDecl[]){
        { "draw", N_ ("Draw"), "T-2", TOY_PROC_DRAW, 0 },
        { "play", N_ ("Play"), "T-2", .window = TOY_ASK_PLAY },
        { "burn", N_ ("Burn"), "T-5", TOY_PROC_BURN, 0 },
        { NULL },
    } },
  { NULL },
};

/* The option says who opens; "toss" tosses a coin. */
static void
next_turn (SortiePlay *p)
{
  gint opener = p->setup->options[TOY_OPENER];

  if (p->s->turn.number > 0)
    p->s->turn.active = !p->s->turn.active;
  else
    p->s->turn.active = (guint8) (opener == 2 ? (gint) sortie_chance_coin (p, 2) : opener);
}

/* Set-up */

static void
deal_deck (SortiePlay *p, const SortieChosen *chosen)
{
  const SortieDeck *deck = chosen->deck;
  guint16 pile = zone_of (p, TOY_DECK, chosen->seat);

  for (guint i = 0; i < deck->n_lines; i++)
    for (guint n = 0; n < deck->lines[i].n; n++)
      sortie_card_new (p, deck->lines[i].def, chosen->seat, chosen->seat, pile, SORTIE_BOTTOM);
  sortie_zone_shuffle (p, pile);
  for (guint i = 0; i < FIRST_HAND; i++)
    draw (p, chosen->seat);
}

static gboolean
toy_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  (void) error;
  for (guint i = 0; i < n_chosen; i++)
    deal_deck (p, &chosen[i]);
  return TRUE;
}

/* Looking at it */

/* Light, and the light that is still in the lamps. */
static gint
shine_of (const SortiePlay *p, guint8 seat)
{
  gint light = 100 * sortie_var (p, TOY_LIGHT, seat);

  for (guint i = 0; i < SILL_PLACES; i++)
    {
      SortieRef lamp = sortie_place_piece (p, sortie_setup_place (p->setup, TOY_SILL, seat, i));

      if (lamp != SORTIE_NOTHING)
        light += 90 * sortie_piece_mark (p, lamp, TOY_OIL) * sortie_value (p, TOY_SHINE, lamp);
    }
  return light + 20 * (gint) sortie_zone_count (p, zone_of (p, TOY_HAND, seat));
}

static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  return shine_of (p, seat) - shine_of (p, !seat);
}

static char *
check (const SortiePlay *p)
{
  for (SORTIE_EACH_PIECE (p, slot))
    if (sortie_piece_mark (p, sortie_piece_ref (p, slot), TOY_OIL) < 1)
      return g_strdup ("a lamp without oil is burning");
  return NULL;
}

static void
show (const SortieView *view, SortieSketch *sketch)
{
  for (guint8 seat = 0; seat < view->play.setup->n_seats; seat++)
    {
      sortie_sketch_heading (sketch, seat, view->play.setup->seat_ids[seat]);
      sortie_sketch_variable (sketch, view, TOY_LIGHT, seat, view->play.setup->options[TOY_GOAL]);
      sortie_sketch_row (sketch);
      for (guint i = 0; i < SILL_PLACES; i++)
        sortie_sketch_place (sketch, view, sortie_setup_place (view->play.setup, TOY_SILL, seat, i),
                             (const guint8[]){ TOY_SHINE, 0xff });
      sortie_sketch_row (sketch);
      for (guint zone = TOY_DECK; zone <= TOY_ASHES; zone++)
        sortie_sketch_zone (sketch, view, zone_of (&view->play, zone, seat));
    }
}

/* The table */

static const char *const seats[] = { "north", "south", NULL };
static const char *const openers[] = { "north", "south", "toss", NULL };

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "toy",
  .title = N_ ("Lamps"),
  .version = "1",
  .content = "toy",
  .about = N_ ("Two neighbours light lamps in their windows."),

  .modes = (const SortieModeDecl[]) {
    { .id = "duel", .title = N_ ("Duel"), .rule = "T-1", .seats = seats, .teams = { 0, 1 } },
    { NULL },
  },
  .choices = (const SortieChoiceDecl[]) {
    { .id = "deck", .title = N_ ("Deck"), .rule = "T-1", .per_seat = TRUE, .modes = 1, .seats = 3,
      .deck_kind = "lamps" },
    { NULL },
  },
  .options = (const SortieOptionDecl[]) {
    [TOY_GOAL] = { "goal", N_ ("Light that wins"), "T-6", NULL, 25, 5, 60 },
    [TOY_OPENER] = { "opener", N_ ("Who begins"), "T-2", openers, 2, 0, 2 },
    { NULL },
  },
  .zones = (const SortieZoneDecl[]) {
    [TOY_DECK] = { .id = "deck", .title = N_ ("Deck"), .rule = "T-1", .ordered = TRUE,
                   .faces = SORTIE_SEEN_BY_NOBODY, .count = SORTIE_SEEN_BY_ALL },
    [TOY_HAND] = { .id = "hand", .title = N_ ("Hand"), .rule = "T-1", .faces = SORTIE_SEEN_BY_OWNER,
                   .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE },
    [TOY_ASHES] = { .id = "ashes", .title = N_ ("Ashes"), .rule = "T-3", .ordered = TRUE,
                    .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                    .looked_through = TRUE },
    { NULL },
  },
  .places = (const SortiePlaceDecl[]) {
    [TOY_SILL] = { .id = "sill", .title = N_ ("Sill"), .rule = "T-3", .shape = SORTIE_PLACE_TRACK,
                   .count = SILL_PLACES, .capacity = 1, .in_play = TRUE },
    { NULL },
  },
  .vars = (const SortieVarDecl[]) {
    [TOY_LIGHT] = { .id = "light", .title = N_ ("Light"), .rule = "T-5", .max = 999,
                    .seen_by = SORTIE_SEEN_BY_ALL },
    [TOY_STRUCK] = { .id = "struck", .title = N_ ("Matches struck"), .rule = "T-4", .max = 1,
                     .seen_by = SORTIE_SEEN_BY_ALL,
                     .words = (const char *const[]) { N_ ("no"), N_ ("yes"), NULL } },
    { NULL },
  },
  .marks = (const SortieMarkDecl[]) {
    [TOY_OIL] = { .id = "oil", .title = N_ ("Oil"), .rule = "T-5", .max = OIL },
    { NULL },
  },
  .memories = (const SortieMemoryDecl[]) {
    [TOY_SHIFTED] = { "shifted", N_ ("shifted in this turn") },
    { NULL },
  },
  .vocabulary = {
    .values = (const SortieValueDecl[]) {
      [TOY_COST] = { .id = "cost", .title = N_ ("Cost"), .rule = "T-3",
                     .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .max = 9 },
      [TOY_SHINE] = { .id = "shine", .title = N_ ("Shine"), .rule = "T-5",
                      .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .max = 9 },
      { NULL },
    },
    .kinds = (const SortieKindDecl[]) {
      { .element = "lamp", .title = N_ ("Lamp"), .required = 1 << TOY_COST | 1 << TOY_SHINE,
        .allowed = 1 << TOY_COST | 1 << TOY_SHINE },
      { NULL },
    },
    .deck_kinds = (const SortieDeckKindDecl[]) {
      { "lamps", N_ ("Lamps"), "lamp", "T-1" },
      { NULL },
    },
    .procs = procs,
  },
  .rules = {
    .verbs = verbs,
    .decisions = decisions,
    .events = events,
    .reasons = reasons,
    .turns = turns,
    .next_turn = next_turn,
  },
  .bounds = {
    .cards = 40,    /* two decks of at most 20 */
    .pieces = 8,    /* two sills, and one lamp that is being put */
    .effects = 1,   /* no card has any */
    .events = 8,    /* one at a time */
    .triggers = 1,
    .links = 1,
    .frames = 8,    /* turn, what runs in a phase, the pipeline of an event */
    .locals = 128,  /* the slots of these, and a hand to choose from */
  },
  /* two decks of 20 less the hands: 34 turns of a question, a match, three lamps, their cost, as
   * many shifts, and done */
  .max_moves = 600,
  .setup = toy_setup,
  .evaluate = evaluate,
  .check = check,
  .show = show,
};
