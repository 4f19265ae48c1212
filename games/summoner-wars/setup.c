/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: modes, choices, and laying out a match (SW-4.1). Deck building is in decks.c.
 */
#include <sortie/game.h>
#include "setup.h"
#include <libintl.h>

#define MODE(mode) (1u << SW_MODE_##mode)

/* SW-25.3, 25.6: the lower bit of a seat is its team's side, the higher one its board. */
static const char *const seats[] = { "southwest", "northwest", "southeast", "northeast", NULL };
static const char *const names[]
  = { N_ ("South-West"), N_ ("North-West"), N_ ("South-East"), N_ ("North-East"), NULL };

const SortieModeDecl sw_modes[] = {
  [SW_MODE_DUEL] = { .id = "duel", .title = N_ ("Duel"), .rule = "SW-4",
                     .seats = (const char *const[]) { "south", "north", NULL },
                     .names = (const char *const[]) { N_ ("South"), N_ ("North"), NULL },
                     .teams = { [SW_SOUTH] = 0, [SW_NORTH] = 1 },
                     .about = N_ ("Two players on one board.") },
  [SW_MODE_THREE] = { .id = "three-players", .title = N_ ("Three players"), .rule = "SW-25.4",
                      .seats = seats, .names = names, .teams = { 0, 1, 0, 1 },
                      .players = { 0, 1, 0, 2 },
                      .about = N_ ("Two partners against one player who has two decks, on two "
                                   "boards side by side.") },
  [SW_MODE_FOUR] = { .id = "four-players", .title = N_ ("Four players"), .rule = "SW-25",
                     .seats = seats, .names = names, .teams = { 0, 1, 0, 1 },
                     .about = N_ ("Two partners against two, each with a Summoner, on two boards "
                                  "side by side.") },
  [SW_N_MODES] = { NULL },
};

const SortieEndDecl sw_ends[] = {
  { .rule = "SW-24.1", .modes = MODE (DUEL) },
  { .rule = "SW-25.10", .modes = MODE (THREE) | MODE (FOUR) },
  { .rule = "SW-25.9", .modes = MODE (THREE) | MODE (FOUR) },
  { .rule = "SW-24.2" },
  { .rule = "SW-24.3" },
  { .rule = "SW-24.4" },
  { NULL },
};

const SortieChoiceDecl sw_choices[] = {
  [SW_CHOICE_DECK] = { .id = "deck", .title = N_ ("Deck"), .rule = "SW-26.9", .per_seat = TRUE,
                       .modes = MODE (DUEL) | MODE (THREE) | MODE (FOUR), .seats = 0xf,
                       .deck_kind = "faction" },
  [SW_N_CHOICES] = { NULL },
};

/* Laying out. */

static const SortieDeck *
deck_of (const SortieChosen *chosen, guint n, guint8 seat)
{
  for (guint i = 0; i < n; i++)
    if (chosen[i].choice == SW_CHOICE_DECK && chosen[i].seat == seat)
      return chosen[i].deck;
  return NULL;
}

/* SW-2.13: as drawn for players at row 1, turned by half a circle for the others. SW-25.3: on the seat's own board. */
static guint16
space_of (const SortiePlay *p, const SortieStart *start, guint8 seat)
{
  guint left = sw_board (seat) * SW_BOARD_WIDTH;

  if (sw_side (seat) == 0)
    return sw_space (p, left + start->x, start->y);
  return sw_space (p, left + SW_BOARD_WIDTH - 1 - start->x, SW_BOARD_HEIGHT - 1 - start->y);
}

/* SW-4.1 (5), 4.7: onto the battlefield, into a side pile, or into the Draw Pile. Identities are exchanged only
 * among the cards of one seat. */
static void
lay_out_line (SortiePlay *p, const SortieDeck *deck, const SortieDeckLine *line, guint8 seat)
{
  SwZone zone = line->zone != SORTIE_NO_INDEX ? line->zone : SW_ZONE_DRAW;

  for (guint i = 0; i < line->n; i++)
    {
      guint16 card = sortie_card_new (p, line->def, seat, seat, sw_zone (p, zone, seat),
                                      SORTIE_BOTTOM);

      if (i < line->n_starts)
        sortie_piece_put (p, card, space_of (p, &deck->starts[line->first_start + i], seat), seat);
    }
}

static void
lay_out (SortiePlay *p, const SortieDeck *deck, guint8 seat)
{
  for (guint i = 0; i < deck->n_lines; i++)
    lay_out_line (p, deck, &deck->lines[i], seat);
  sortie_zone_shuffle (p, sw_zone (p, SW_ZONE_DRAW, seat)); /* SW-4.1 (6) */
}

gboolean
sw_setup (SortiePlay *p, const SortieChosen *chosen, guint n, GError **error)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    {
      const SortieDeck *deck = deck_of (chosen, n, seat);

      if (deck == NULL)
        {
          sortie_set_error (error, SORTIE_ERROR_CONTENT, "%s",
                            dgettext (sortie_catalogue (p)->domain, N_ ("a deck is unknown")));
          return FALSE;
        }
      lay_out (p, deck, seat);
    }
  return TRUE;
}
