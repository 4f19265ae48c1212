/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-check.c: each invariant that Siegestorm looks for itself (games/siegestorm/check.c) is found
 * when a position breaks it, and is not found before. */
#include "games/siegestorm/state.h"
#include <sortie/match.h>
#include "model/internal.h"
#include "tests/tap/game.h"

/* A position of a Duel or of Solo that may be spoilt. */
typedef struct
{
  SortieModule *module;
  SortieMatch *match;
  SortieState *s;
  SortiePlay p;
} Position;

static void
position_init (Position *position, const char *mode)
{
  g_autoptr (GError) error = NULL;
  SortieMatchSpec spec = { .mode = mode, .seed = 3 };

  position->module = tap_game ("siegestorm", NULL);
  spec.module = position->module;
  position->match = sortie_match_new (&spec, &error);
  tap_no_error (error);
  position->p = *sortie_match_play (position->match);
  position->s = sortie_state_new (&position->p.setup->bounds);
  sortie_state_copy (position->s, position->p.s);
  position->p.s = position->s;
}

static void
position_clear (Position *position)
{
  g_free (position->s);
  sortie_match_free (position->match);
  sortie_module_free (position->module);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Position, position_clear)

/* What the game finds; @part: NULL: nothing. */
static void
finds (const Position *position, const char *part)
{
  g_autofree char *found = position->module->game->check (&position->p);

  if (part == NULL)
    tap_string (found, NULL);
  else
    tap_contains (found != NULL ? found : "nothing", part);
}

static void
draw (Position *position, SsZone zone, guint8 seat, guint n)
{
  SortiePlay *p = &position->p;

  for (guint i = 0; i < n; i++)
    sortie_card_move (p, sortie_zone_top (p, ss_zone (p, SS_ZONE_RESOURCES, seat)),
                      ss_zone (p, zone, seat), SORTIE_TOP);
}

static void
too_many_cards_in_hand (void)
{
  g_auto (Position) position = { NULL };

  position_init (&position, "duel");
  draw (&position, SS_ZONE_HAND, SS_PLAYER, 8);
  finds (&position, NULL);
  draw (&position, SS_ZONE_HAND, SS_PLAYER, 1);
  finds (&position, "INV-3: one has 11 cards in hand");
}

static void
too_much_life (void)
{
  g_auto (Position) position = { NULL };
  gint full;

  position_init (&position, "solo");
  full = sortie_var (&position.p, SS_VAR_FULL_LIFE, 1);
  finds (&position, NULL);
  sortie_var_set (&position.p, SS_VAR_LIFE, 1, full + 1);
  finds (&position, "INV-8: the Boss has");
}

/* Two links, of which the second answers the first. */
static void
chain (Position *position, guint8 first, guint8 second)
{
  SortieLink *links = sortie_state_links (position->s);

  links[0] = (SortieLink) { .seat = first, .answers = SORTIE_NO_INDEX };
  links[1] = (SortieLink) { .seat = second, .answers = 0 };
  position->s->n_links = 2;
}

static void
an_own_link_is_answered (void)
{
  g_auto (Position) position = { NULL };

  position_init (&position, "duel");
  chain (&position, SS_PLAYER, SS_OTHER_PLAYER);
  finds (&position, NULL);
  chain (&position, SS_PLAYER, SS_PLAYER);
  finds (&position, "INV-5: one answers its own link");
}

static void
something_is_left_behind (void)
{
  g_auto (Position) card = { NULL }, link = { NULL }, unit = { NULL };

  position_init (&card, "duel");
  card.s->decision.kind = SORTIE_GAME_ASK (SS_ASK_WINDOW);
  finds (&card, NULL);
  sortie_card_move (&card.p, sortie_zone_top (&card.p, ss_hand (&card.p, SS_PLAYER)),
                    ss_zone (&card.p, SS_ZONE_LIMBO, 0), SORTIE_TOP);
  finds (&card, "INV-11: a card is left on the chain");

  position_init (&link, "duel");
  link.s->decision.kind = SORTIE_GAME_ASK (SS_ASK_WINDOW);
  chain (&link, SS_PLAYER, SS_OTHER_PLAYER);
  finds (&link, "INV-11: a card is left on the chain");

  position_init (&unit, "duel");
  unit.s->decision.kind = SORTIE_GAME_ASK (SS_ASK_WINDOW);
  sortie_piece_put (&unit.p, sortie_zone_top (&unit.p, ss_hand (&unit.p, SS_PLAYER)),
                    ss_place (&unit.p, SS_PLACE_EXIT, SS_PLAYER), SS_PLAYER);
  finds (&unit, "SS-9.11: a unit is left on the exit");
}

/* whoever said `pass-all` is asked for no answer in that turn. */
static void
the_silent_are_asked (void)
{
  g_auto (Position) position = { NULL };

  position_init (&position, "duel");
  position.s->decision.kind = SORTIE_GAME_ASK (SS_ASK_ANSWER);
  position.s->decision.seat = SS_OTHER_PLAYER;
  finds (&position, NULL);
  position.s->turn.silent = 1 << SS_OTHER_PLAYER;
  finds (&position, "R-41: a seat is asked");
  position.s->decision.seat = SS_PLAYER;
  finds (&position, NULL);
}

static const TapTest tests[] = {
  { "eleven cards in hand are found (INV-3)", too_many_cards_in_hand },
  { "an answer to an own link is found (INV-5)", an_own_link_is_answered },
  { "more life than the Boss began with is found (INV-8)", too_much_life },
  { "what is left on the chain or the exit is found (INV-11)", something_is_left_behind },
  { "a question to a seat that wants none is found (R-41)", the_silent_are_asked },
  { NULL },
};
TAP_MAIN (tests)
