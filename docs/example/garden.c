/* SPDX-License-Identifier: GPL-3.0-or-later */
/* garden.c: the game that docs/writing-a-game.md builds up. Its rules are in
 * content/garden/rules.xml. */
#include <sortie.h>

/* What there is: an enum numbers the rows of each table below. */

enum { ZONE_DECK, ZONE_HAND, ZONE_COMPOST };
enum { PLACE_BED };
enum { VAR_POINTS };
enum { VALUE_HEIGHT, VALUE_POINTS };
enum { VERB_PLANT, VERB_COMPOST };
enum { ASK_PLAY };
enum { PROC_DRAW, PROC_END_OF_TURN };
enum { EVENT_PLANTED, EVENT_COMPOSTED, EVENT_DRAWN };
enum { REASON_NOT_IN_HAND, REASON_TOO_LOW, REASON_NO_BED, REASON_MOST, REASON_EQUAL };

#define BEDS 6 /* G-3 */
#define FIRST_HAND 5 /* G-1 */
#define CARDS 24

static const SortieZoneDecl zones[] = {
  [ZONE_DECK] = { .id = "deck", .title = N_ ("Deck"), .rule = "G-1", .shared = TRUE,
                  .ordered = TRUE, .faces = SORTIE_SEEN_BY_NOBODY, .count = SORTIE_SEEN_BY_ALL },
  [ZONE_HAND] = { .id = "hand", .title = N_ ("Hand"), .rule = "G-1",
                  .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL,
                  .looked_through = TRUE },
  [ZONE_COMPOST] = { .id = "compost", .title = N_ ("Compost"), .rule = "G-5", .shared = TRUE,
                     .ordered = TRUE, .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                     .looked_through = TRUE },
  { NULL },
};

static const SortiePlaceDecl places[] = {
  [PLACE_BED] = { .id = "bed", .title = N_ ("Bed"), .rule = "G-3", .shape = SORTIE_PLACE_TRACK,
                  .count = BEDS, .capacity = 1, .in_play = TRUE },
  { NULL },
};

static const SortieVarDecl vars[] = {
  [VAR_POINTS] = { .id = "score", .title = N_ ("Points"), .rule = "G-6", .max = 99,
                   .seen_by = SORTIE_SEEN_BY_ALL },
  { NULL },
};

static const SortieValueDecl values[] = {
  [VALUE_HEIGHT] = SORTIE_PRINTED_ROW ("height", N_ ("Height"), "G-4", 0),
  [VALUE_POINTS] = SORTIE_PRINTED_ROW ("points", N_ ("Points"), "G-6", 0),
  { NULL },
};

static const SortieKindDecl kinds[] = {
  { .element = "plant", .title = N_ ("Plant"),
    .required = 1 << VALUE_HEIGHT | 1 << VALUE_POINTS,
    .allowed = 1 << VALUE_HEIGHT | 1 << VALUE_POINTS,
    .texts = (const char *const[]) { "text", NULL } },
  { NULL },
};

static const SortieDeckKindDecl deck_kinds[] = {
  { .id = "garden", .title = N_ ("Garden"), .card_kind = "plant", .rule = "G-1" },
  { NULL },
};

/* Looking around. */

static guint16
zone (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_setup_zone (p->setup, decl, seat);
}

static guint8
active (const SortiePlay *p)
{
  return p->s->turn.active;
}

/* The plant in a bed, SORTIE_NOTHING when there is none. */
static SortieRef
plant_in (const SortiePlay *p, guint8 seat, guint bed)
{
  return sortie_place_piece (p, sortie_setup_place (p->setup, PLACE_BED, seat, bed));
}

/* G-3: the beds are filled in order. */
static guint
beds_in_use (const SortiePlay *p, guint8 seat)
{
  guint n = 0;

  while (n < BEDS && plant_in (p, seat, n) != SORTIE_NOTHING)
    n++;
  return n;
}

/* G-6 */
static gint
points_of (const SortiePlay *p, guint8 seat)
{
  gint points = 0;

  for (guint bed = 0; bed < beds_in_use (p, seat); bed++)
    points += sortie_value (p, VALUE_POINTS, plant_in (p, seat, bed));
  return points;
}

/* What happens: who may do it and what comes next is decided elsewhere. */

/* Subject: the card, and when it is done the plant. */
static void
commit_planted (SortiePlay *p, SortieEvent *event)
{
  guint16 bed = sortie_setup_place (p->setup, PLACE_BED, event->seat, beds_in_use (p, event->seat));

  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), bed, event->seat);
}

static void
commit_composted (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), zone (p, ZONE_COMPOST, SORTIE_NO_SEAT),
                    SORTIE_TOP);
}

static void
commit_drawn (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), zone (p, ZONE_HAND, event->seat),
                    SORTIE_BOTTOM);
}

static const SortieEventDecl events[] = {
  [EVENT_PLANTED] = { .id = "planted", .title = N_ ("planted"), .rule = "G-3",
                      .look = SORTIE_LOOK_AFTER, .commit = commit_planted,
                      .says = N_ ("{seat} plants {subject}.") },
  [EVENT_COMPOSTED] = { .id = "composted", .title = N_ ("composted"), .rule = "G-5",
                        .look = SORTIE_LOOK_AFTER, .commit = commit_composted,
                        .says = N_ ("{seat} composts {subject}.") },
  [EVENT_DRAWN] = { .id = "drawn", .title = N_ ("drawn"), .rule = "G-2",
                    .look = SORTIE_LOOK_AFTER, .commit = commit_drawn,
                    .says = N_ ("{seat} draws {subject}.") },
  { NULL },
};

/* What takes several steps. */

/* The effect <draw n="...">: a card at a time, as long as there is one. */
static void
draw_step (SortiePlay *p, SortieFrame *f)
{
  guint16 top = sortie_zone_top (p, zone (p, ZONE_DECK, SORTIE_NO_SEAT));

  if (f->step == (guint) sortie_slot (p, f, 0) || top == SORTIE_NO_INDEX)
    {
      sortie_frame_end (p, f, f->step);
      return;
    }
  f->step++;
  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_DRAWN), f->seat, sortie_ref_card (top), 0, 1);
}

/* G-6 */
static void
count_points (SortiePlay *p)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    sortie_var_set (p, VAR_POINTS, seat, points_of (p, seat));
  sortie_win_by_most (p, VAR_POINTS, SORTIE_GAME_REASON (REASON_MOST),
                      SORTIE_GAME_REASON (REASON_EQUAL));
}

/* G-2, G-6: draw a card; nobody has one left when all have been played. */
static void
end_of_turn_step (SortiePlay *p, SortieFrame *f)
{
  guint in_hands = 0;

  if (f->step++ == 0)
    {
      sortie_call_game_for (p, f, PROC_DRAW, 1, (const SortieArg[]) { SORTIE_NUMBER (1) });
      return;
    }
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    in_hands += sortie_zone_count (p, zone (p, ZONE_HAND, seat));
  if (in_hands == 0)
    count_points (p);
  sortie_frame_end (p, f, 1);
}

static const SortieProcDecl procs[] = {
  [PROC_DRAW] = { "draw", draw_step },
  [PROC_END_OF_TURN] = { "end-of-turn", end_of_turn_step },
  { NULL },
};

static const SortieElement elements[] = {
  { .name = "draw", .kind = SORTIE_ELEMENT_EFFECT, .code = PROC_DRAW, .rule = "G-2",
    .meaning = N_ ("draws cards"), .says = N_ ("Draw {n}."),
    .attrs = { { "n", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_ ("how many") } } },
  { NULL },
};

/* The moves. */

static gboolean
refuse (SortieRefusal *why, guint reason, SortieRef a, SortieRef b, gint n)
{
  return sortie_refuse (why, SORTIE_GAME_REASON (reason), a, b, n, 0);
}

static gboolean
is_in_hand (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  return sortie_state_cards (p->s)[sortie_ref_index (card)].zone == zone (p, ZONE_HAND, active (p))
         || refuse (why, REASON_NOT_IN_HAND, card, 0, 0);
}

/* G-3, G-4 */
static gboolean
may_grow (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  guint n = beds_in_use (p, active (p));
  SortieRef last = n > 0 ? plant_in (p, active (p), n - 1) : SORTIE_NOTHING;

  if (n == BEDS)
    return refuse (why, REASON_NO_BED, 0, 0, BEDS);
  return last == SORTIE_NOTHING
         || sortie_value (p, VALUE_HEIGHT, card) >= sortie_value (p, VALUE_HEIGHT, last)
         || refuse (why, REASON_TOO_LOW, card, last, 0);
}

static gboolean
plant_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return is_in_hand (p, move->arg[0], why) && may_grow (p, move->arg[0], why);
}

static void
plant_apply (SortiePlay *p, const SortieMove *move)
{
  sortie_close_window (p);
  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_PLANTED), active (p), move->arg[0], 0, 1);
}

static gboolean
compost_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return is_in_hand (p, move->arg[0], why);
}

static void
compost_apply (SortiePlay *p, const SortieMove *move)
{
  sortie_close_window (p);
  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_COMPOSTED), active (p), move->arg[0], 0, 1);
}

static const SortieVerbDecl verbs[] = {
  [VERB_PLANT] = { .id = "plant", .help = N_ ("Plant {a}."), .rule = "G-3",
                   .operands = { { SORTIE_OPERAND_CARD, .name = "PLANT", .zone = ZONE_HAND } },
                   .check = plant_check, .apply = plant_apply },
  [VERB_COMPOST] = { .id = "compost", .help = N_ ("Compost {a}."), .rule = "G-5",
                     .operands = { { SORTIE_OPERAND_CARD, .name = "PLANT", .zone = ZONE_HAND } },
                     .check = compost_check, .apply = compost_apply },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_PLAY] = { .id = "play", .prompt = N_ ("{seat} plants or composts a card."), .rule = "G-2",
                 .verbs = (const guint8[]) { SORTIE_GAME_VERB (VERB_PLANT),
                                             SORTIE_GAME_VERB (VERB_COMPOST), 0xff } },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  [REASON_NOT_IN_HAND] = { "not-in-hand", "G-2", N_ ("{a} is not in your hand.") },
  [REASON_TOO_LOW] = { "too-low", "G-4", N_ ("{a} would stand in the shade: {b} is higher.") },
  [REASON_NO_BED] = { "no-bed", "G-3", N_ ("All {n} beds are planted.") },
  [REASON_MOST] = { "most", "G-6", N_ ("the garden is worth most") },
  [REASON_EQUAL] = { "equal", "G-6", N_ ("both gardens are worth the same") },
  { NULL },
};

/* The turns. */

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "G-2",
    .phases = (const SortiePhaseDecl[]) {
      { .id = "play", .title = N_ ("Play"), .rule = "G-2", .window = SORTIE_GAME_ASK (ASK_PLAY) },
      { .id = "draw", .title = N_ ("Draw"), .rule = "G-2", .quiet = TRUE,
        .proc = SORTIE_GAME_PROC (PROC_END_OF_TURN) },
      { NULL },
    } },
  { NULL },
};

/* G-1, G-2: a lot decides who begins; who has no card left is passed over. */
static void
next_turn (SortiePlay *p)
{
  SortieTurn *turn = &p->s->turn;
  guint8 next = sortie_seat_after (p, turn->active);

  if (turn->number == 0)
    turn->active = (guint8) sortie_chance_coin (p, p->setup->n_seats);
  else if (sortie_zone_count (p, zone (p, ZONE_HAND, next)) > 0)
    turn->active = next;
}

/* G-1 */
static gboolean
setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  guint16 deck = zone (p, ZONE_DECK, SORTIE_NO_SEAT);

  (void) chosen;
  (void) n_chosen;
  (void) error;
  sortie_deck_lay (p, sortie_catalogue_find_deck (p->setup->catalogue, "allotment"),
                   SORTIE_NO_SEAT, deck);
  sortie_zone_shuffle (p, deck);
  sortie_zone_deal (p, deck, ZONE_HAND, FIRST_HAND);
  return TRUE;
}

/* Looking at it. */

/* In hundredths of a point. Of the other hand nobody knows anything, so only one's own counts. */
static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  guint n = beds_in_use (p, seat);
  gint last = n > 0 ? sortie_value (p, VALUE_HEIGHT, plant_in (p, seat, n - 1)) : 0;
  gint worth = 100 * (points_of (p, seat) - points_of (p, !seat));

  for (SORTIE_EACH_IN_ZONE (p, zone (p, ZONE_HAND, seat), card))
    if (n < BEDS && sortie_printed (p, card, VALUE_HEIGHT) >= last)
      worth += 40 * sortie_printed (p, card, VALUE_POINTS);
  return worth;
}

static void
show (const SortieView *view, SortieSketch *sketch)
{
  const SortiePlay *p = &view->play;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      sortie_sketch_heading (sketch, seat, sortie_seat_name (p->setup, seat));
      sortie_sketch_row (sketch);
      for (guint bed = 0; bed < BEDS; bed++)
        sortie_sketch_place (sketch, view, sortie_setup_place (p->setup, PLACE_BED, seat, bed),
                             (const guint8[]) { VALUE_HEIGHT, VALUE_POINTS, 0xff });
      sortie_sketch_zone (sketch, view, zone (p, ZONE_HAND, seat));
    }
  sortie_sketch_row (sketch);
  sortie_sketch_zone (sketch, view, zone (p, ZONE_DECK, SORTIE_NO_SEAT));
  sortie_sketch_zone (sketch, view, zone (p, ZONE_COMPOST, SORTIE_NO_SEAT));
}

/* The one thing that the module exports. */

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "garden",
  .title = N_ ("Garden"),
  .version = "1",
  .domain = "garden",
  .content = "garden",
  .about = N_ ("Two neighbours plant six beds, each plant higher than the one before."),
  .modes = (const SortieModeDecl[]) {
    { .id = "two", .title = N_ ("Two players"), .rule = "G-1",
      .seats = (const char *const[]) { "north", "south", NULL },
      .names = (const char *const[]) { N_ ("North"), N_ ("South") } },
    { NULL },
  },
  .zones = zones,
  .places = places,
  .vars = vars,
  .vocabulary = { .values = values, .kinds = kinds, .deck_kinds = deck_kinds,
                  .elements = elements, .procs = procs },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons,
             .turns = turns, .next_turn = next_turn },
  .bounds = {
    .cards = CARDS,
    .pieces = 2 * BEDS,
    .effects = 1,  /* no card has one that lasts */
    .events = 2,   /* a planting, and what is drawn for it */
    .triggers = 1, /* of what was planted */
    .links = 1,    /* nothing is announced */
    .frames = 8,   /* the turn, its phase, the event, its trigger, the program, the draw */
    .locals = 64,
  },
  .max_moves = CARDS, /* each move takes a card out of a hand for ever */
  .setup = setup,
  .evaluate = evaluate,
  .show = show,
};
