/* SPDX-License-Identifier: GPL-3.0-or-later */
/* seed.c: the smallest game that can be played, from which docs/writing-a-game.md grows another. */
#include <sortie.h>

enum { ZONE_DECK, ZONE_HAND, ZONE_COMPOST };
enum { VERB_COMPOST };
enum { ASK_PLAY };
enum { EVENT_COMPOSTED };
enum { REASON_NOT_IN_HAND, REASON_EMPTY };

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

static const SortieKindDecl kinds[] = {
  { .element = "plant", .title = N_ ("Plant") },
  { NULL },
};

static const SortieDeckKindDecl deck_kinds[] = {
  { .id = "garden", .title = N_ ("Garden"), .card_kind = "plant", .rule = "G-1" },
  { NULL },
};

static guint16
zone (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_setup_zone (p->setup, decl, seat);
}

static guint16
hand (const SortiePlay *p)
{
  return zone (p, ZONE_HAND, p->s->turn.active);
}

/* Subject: the card. */
static void
commit_composted (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), zone (p, ZONE_COMPOST, SORTIE_NO_SEAT),
                    SORTIE_TOP);
}

static const SortieEventDecl events[] = {
  [EVENT_COMPOSTED] = { .id = "composted", .title = N_ ("composted"), .rule = "G-5",
                        .look = SORTIE_LOOK_AFTER, .commit = commit_composted,
                        .says = N_ ("{seat} composts {subject}.") },
  { NULL },
};

/* Whether a move is legal, and what it does. */

static gboolean
compost_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return sortie_state_cards (p->s)[sortie_ref_index (move->arg[0])].zone == hand (p)
         || sortie_refuse (why, SORTIE_GAME_REASON (REASON_NOT_IN_HAND), move->arg[0], 0, 0, 0);
}

static void
compost_apply (SortiePlay *p, const SortieMove *move)
{
  sortie_close_window (p);
  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_COMPOSTED), p->s->turn.active, move->arg[0], 0, 1);
  if (sortie_zone_count (p, hand (p)) == 0)
    sortie_win (p, (guint8) (1 << p->s->turn.active), SORTIE_GAME_REASON (REASON_EMPTY));
}

static const SortieVerbDecl verbs[] = {
  [VERB_COMPOST] = { .id = "compost", .help = N_ ("Compost {a}."), .rule = "G-5",
                     .operands = { { SORTIE_OPERAND_CARD, .name = "PLANT", .zone = ZONE_HAND } },
                     .check = compost_check, .apply = compost_apply },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_PLAY] = { .id = "play", .prompt = N_ ("{seat} composts a card."), .rule = "G-2",
                 .verbs = (const guint8[]) { SORTIE_GAME_VERB (VERB_COMPOST), 0xff } },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  [REASON_NOT_IN_HAND] = { "not-in-hand", "G-2", N_ ("{a} is not in your hand.") },
  [REASON_EMPTY] = { "empty", "G-6", N_ ("the hand is empty") },
  { NULL },
};

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "G-2",
    .phases = (const SortiePhaseDecl[]) {
      { .id = "play", .title = N_ ("Play"), .rule = "G-2", .window = SORTIE_GAME_ASK (ASK_PLAY) },
      { NULL },
    } },
  { NULL },
};

static void
next_turn (SortiePlay *p)
{
  SortieTurn *turn = &p->s->turn;

  if (turn->number == 0)
    turn->active = (guint8) sortie_chance_coin (p, p->setup->n_seats);
  else
    turn->active = sortie_seat_after (p, turn->active);
}

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
  sortie_zone_deal (p, deck, ZONE_HAND, 5);
  return TRUE;
}

static void
show (const SortieView *view, SortieSketch *sketch)
{
  const SortiePlay *p = &view->play;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      sortie_sketch_heading (sketch, seat, sortie_seat_name (p->setup, seat));
      sortie_sketch_zone (sketch, view, zone (p, ZONE_HAND, seat));
    }
  sortie_sketch_row (sketch);
  sortie_sketch_zone (sketch, view, zone (p, ZONE_DECK, SORTIE_NO_SEAT));
  sortie_sketch_zone (sketch, view, zone (p, ZONE_COMPOST, SORTIE_NO_SEAT));
}

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "seed",
  .title = N_ ("Seed"),
  .version = "1",
  .content = "seed",
  .about = N_ ("The smallest game: be the first without cards."),
  .modes = (const SortieModeDecl[]) {
    { .id = "two", .title = N_ ("Two players"), .rule = "G-1",
      .seats = (const char *const[]) { "north", "south", NULL },
      .names = (const char *const[]) { N_ ("North"), N_ ("South") } },
    { NULL },
  },
  .zones = zones,
  .vocabulary = { .kinds = kinds, .deck_kinds = deck_kinds },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons,
             .turns = turns, .next_turn = next_turn },
  .bounds = { .cards = 12, .events = 1, .frames = 2, .locals = 8 },
  .max_moves = 10,
  .setup = setup,
  .show = show,
};
