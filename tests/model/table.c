/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include "base/internal.h"
#include "model/internal.h"

static const char *const seat_ids[] = { "red", "blue", NULL };

static const SortieZoneDecl zones[] = {
  [DECK] = { .id = "deck",
             .ordered = TRUE,
             .faces = SORTIE_SEEN_BY_NOBODY,
             .count = SORTIE_SEEN_BY_ALL },
  [HAND] = { .id = "hand", .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL },
  [CAMP] = { .id = "camp", .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL },
  [PURSE] = { .id = "purse", .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_OWNER },
  [HEAP] = { .id = "heap",
             .ordered = TRUE,
             .faces = SORTIE_SEEN_BY_ALL,
             .count = SORTIE_SEEN_BY_ALL },
  [LIMBO] = { .id = "limbo",
              .shared = TRUE,
              .ordered = TRUE,
              .faces = SORTIE_SEEN_BY_ALL,
              .count = SORTIE_SEEN_BY_ALL },
  { NULL },
};

static const SortiePlaceDecl places[] = {
  [TRACK] = { .id = "track", .shape = SORTIE_PLACE_TRACK, .count = 3 },
  [FRONT] = { .id = "front", .shape = SORTIE_PLACE_SLOT, .count = 1 },
  [MIDDLE] = { .id = "middle", .shape = SORTIE_PLACE_SLOT, .count = 1, .shared = TRUE },
  [SPARE] = { .id = "spare", .shape = SORTIE_PLACE_SLOT, .count = 2, .shared = TRUE },
  [GRID] = { .id = "grid", .shape = SORTIE_PLACE_GRID, .shared = TRUE },
  { NULL },
};

static const SortieVarDecl vars[] = {
  [LIFE] = { .id = "life", .start = 20, .min = 0, .max = 30, .seen_by = SORTIE_SEEN_BY_ALL },
  [GOLD] = { .id = "gold", .start = 1, .min = 0, .max = 9, .seen_by = SORTIE_SEEN_BY_OWNER },
  [ROUND] = { .id = "round",
              .shared = TRUE,
              .start = -1,
              .min = -5,
              .max = 99,
              .seen_by = SORTIE_SEEN_BY_ALL },
  [FATE] = { .id = "fate",
             .shared = TRUE,
             .start = 3,
             .min = 0,
             .max = 9,
             .seen_by = SORTIE_SEEN_BY_NOBODY },
  { NULL },
};

static const SortieMarkDecl marks[] = {
  [WOUNDS] = { .id = "wounds", .min = 0, .max = 9 },
  [LEVEL] = { .id = "level", .min = 1, .max = 5 },
  { NULL },
};

static const SortieFlagDecl flags[] = {
  [TURNED] = { .id = "turned", .seen_by = SORTIE_SEEN_BY_ALL },
  [NOTED] = { .id = "noted", .seen_by = SORTIE_SEEN_BY_OWNER },
  { NULL },
};

Table *
table_new_with_grid (guint8 width, guint8 height, guint8 wraps)
{
  SortieSetup given = {
    .n_seats = 2,
    .seat_ids = seat_ids,
    .zones = zones,
    .places = places,
    .vars = vars,
    .marks = marks,
    .flags = flags,
    .options = g_memdup2 ((const gint16[]){ 7, -3 }, 2 * sizeof (gint16)),
    .width = width,
    .height = height,
    .wraps = wraps,
    .bounds = { .cards = 60,
                .pieces = 12,
                .effects = 8,
                .events = 8,
                .triggers = 6,
                .links = 4,
                .frames = 6,
                .locals = 64 },
  };
  Table *table = g_new0 (Table, 1);
  table->setup = sortie_setup_new (&given);
  table->s = sortie_state_new (&table->setup->bounds);
  table->play = (SortiePlay){ .setup = table->setup, .s = table->s };
  sortie_rng_seed (&table->s->rng, 1);
  sortie_vars_start (&table->play);
  return table;
}

Table *
table_new (void)
{
  return table_new_with_grid (6, 4, 0);
}

void
table_free (Table *table)
{
  sortie_setup_free (table->setup);
  g_free (table->s);
  g_free (table);
}

guint16
table_zone (const Table *table, guint decl, guint8 seat)
{
  return sortie_setup_zone (table->setup, decl, seat);
}

guint16
table_place (const Table *table, guint decl, guint8 seat, guint i)
{
  return sortie_setup_place (table->setup, decl, seat, i);
}

static guint16
draw_to (Table *table, guint8 seat, guint zone)
{
  guint16 card = sortie_zone_top (&table->play, table_zone (table, DECK, seat));
  sortie_card_move (&table->play, card, table_zone (table, zone, seat), SORTIE_TOP);
  return card;
}

static void
deal_to (Table *table, guint8 seat)
{
  SortiePlay *p = &table->play;
  guint16 deck = table_zone (table, DECK, seat);
  for (guint i = 0; i < 20; i++)
    sortie_card_new (p, seat * 100 + 1 + i, seat, seat, deck, SORTIE_TOP);
  sortie_zone_shuffle (p, deck);

  for (guint i = 0; i < 4; i++)
    draw_to (table, seat, HAND);
  sortie_card_set_flag (p, draw_to (table, seat, CAMP), TURNED, TRUE);
  draw_to (table, seat, CAMP);
  draw_to (table, seat, PURSE);
  guint16 first = draw_to (table, seat, HEAP);
  guint16 second = draw_to (table, seat, HEAP);
  draw_to (table, seat, HEAP);
  sortie_piece_put (p, first, table_place (table, TRACK, seat, 0), seat);
  sortie_piece_put (p, second, table_place (table, FRONT, seat, 0), seat);
}

void
table_deal (Table *table, guint64 seed)
{
  sortie_rng_seed (&table->s->rng, seed);
  deal_to (table, RED);
  deal_to (table, BLUE);
}

static void
fill_flow (SortieState *s, SortieRef piece, SortieRef card)
{
  SortieEvent event = { .type = 3,
                        .seat = RED,
                        .actor = SORTIE_NO_SEAT,
                        .amount = -2,
                        .cause = SORTIE_CAUSE_COST,
                        .subject = piece,
                        .other = card };
  s->n_events = 2;
  sortie_state_events (s)[0] = event;
  sortie_state_events (s)[1] = (SortieEvent){ .type = 4, .flags = SORTIE_EVENT_ALONG };
  s->n_triggers = 1;
  sortie_state_triggers (s)[0] =
      (SortieTrigger){ .clause = 9, .source = piece, .seat = BLUE, .event = event };
  s->n_links = 1;
  sortie_state_links (s)[0] = (SortieLink){ .kind = 1,
                                            .seat = RED,
                                            .n_targets = 2,
                                            .card = SORTIE_NO_INDEX,
                                            .source = piece,
                                            .answers = SORTIE_NO_INDEX,
                                            .target = { piece, card } };
  s->n_frames = 2;
  sortie_state_frames (s)[0] = (SortieFrame){
    .code = 1, .top = 2, .slots = 2, .native = TRUE, .event = 1, .link = SORTIE_NO_INDEX
  };
  sortie_state_frames (s)[1] = (SortieFrame){
    .code = 2, .base = 2, .top = 8, .slots = 3, .event = SORTIE_NO_INDEX, .link = 0, .done = -1
  };
}

void
table_fill (Table *table)
{
  SortieState *s = table->s;
  SortieRef piece = sortie_place_piece (&table->play, table_place (table, FRONT, RED, 0));
  guint16 top = sortie_zone_top (&table->play, table_zone (table, HAND, RED));
  SortieRef card = sortie_ref_card (top == SORTIE_NO_INDEX ? 0 : top);

  s->n_effects = 1;
  sortie_state_effects (s)[0] = (SortieEffect){ .clause = 5,
                                                .source = card,
                                                .subject = piece,
                                                .amount = -3,
                                                .until = SORTIE_UNTIL_END_OF_TURN,
                                                .turn_seat = SORTIE_NO_SEAT };
  fill_flow (s, piece, card);
  s->n_locals = 8;
  for (guint i = 0; i < 6; i++)
    sortie_state_locals (s)[i] = -(gint) i;
  sortie_state_locals (s)[6] = (gint32) card;
  sortie_state_locals (s)[7] = (gint32) piece;
  s->decision = (SortieDecision){ .kind = 1,
                                  .seat = RED,
                                  .asked_by = SORTIE_NO_SEAT,
                                  .min = 1,
                                  .max = 2,
                                  .list = 6,
                                  .n = 2,
                                  .about = piece };
  s->n_answers = 1;
  s->answers[0] = piece;
  s->turn.number = 3;
}

/* A reference to a random piece, or nothing. */
static SortieRef
some_piece (const Table *table, SortieRng *rng)
{
  guint16 slot = sortie_piece_next_slot (&table->play, sortie_rng_below (rng, 12));
  return slot == SORTIE_NO_INDEX ? SORTIE_NOTHING : sortie_piece_ref (&table->play, slot);
}

static void
step_piece (Table *table, SortieRng *rng, SortieRef piece, guint16 zone, SortieEnd end)
{
  SortiePlay *p = &table->play;
  guint what = sortie_rng_below (rng, 8);
  guint16 card = sortie_rng_below (rng, p->s->n_cards);
  if (what == 0)
    sortie_piece_move (p, piece, sortie_rng_below (rng, p->s->n_places));
  else if (what == 1)
    sortie_piece_remove (p, piece, zone, end);
  else if (what == 2)
    sortie_piece_add_card (p, piece, card, end);
  else if (what == 3)
    sortie_piece_set_mark (p, piece, WOUNDS, sortie_rng_below (rng, 12));
  else if (what == 4)
    sortie_piece_remember (p, piece, sortie_rng_below (rng, 32), TRUE);
  else if (what == 5)
    sortie_piece_add_face_down (p, piece, card);
  else if (what == 6)
    sortie_piece_set_controller (p, piece, end == SORTIE_TOP ? RED : BLUE);
  else
    sortie_track_advance (p, table_place (table, TRACK, BLUE, 0), table_place (table, MIDDLE, BLUE, 0));
}

void
table_step (Table *table, SortieRng *rng)
{
  SortiePlay *p = &table->play;
  guint16 card = sortie_rng_below (rng, p->s->n_cards);
  guint16 zone = sortie_rng_below (rng, p->s->n_zones);
  SortieEnd end = sortie_rng_below (rng, 2) ? SORTIE_BOTTOM : SORTIE_TOP;
  SortieRef piece = some_piece (table, rng);

  switch (sortie_rng_below (rng, 8))
    {
    case 0:
      sortie_zone_shuffle (p, zone);
      break;
    case 1:
      sortie_piece_put (p, card, sortie_rng_below (rng, p->s->n_places), RED);
      break;
    case 2:
      sortie_card_set_flag (p, card, TURNED, end == SORTIE_TOP);
      sortie_card_reveal (p, card, BLUE);
      break;
    case 3:
      sortie_zone_pick (p, zone);
      sortie_chance_die (p, 6);
      sortie_var_set (p, LIFE, RED, sortie_chance_coin (p, 50));
      break;
    case 4:
      sortie_card_move (p, card, zone, end);
      break;
    default:
      if (piece != SORTIE_NOTHING)
        step_piece (table, rng, piece, zone, end);
    }
}

void
table_check (const SortieState *s)
{
  g_autofree char *fault = sortie_state_check (s);
  tap_string (fault, NULL);
}
