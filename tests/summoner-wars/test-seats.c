/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-seats.c: how many seats there are, who is on whose side and how wide the table is come from
 * the set-up alone. The game is taken as it is, with a mode of four seats instead of its own. */
#include <sortie/query.h>
#include <sortie/match.h>
#include "eval/internal.h"
#include "flow/pipeline.h"
#include "module/front-end.h"
#include "games/summoner-wars/state.h"
#include "tests/tap/tap.h"
#include <string.h>

enum { N_SEATS = 4, BOARD = 6, HEIGHT = 8, HALF = HEIGHT / 2 };

static const char *const seats[] = { "south", "north", "south2", "north2", NULL };
/* the content's defaults: each seat takes the next */
static const char *const decks[] = { "deck:south=guild-dwarves", "deck:north=cave-goblins",
                                     "deck:south2=guild-dwarves", "deck:north2=cave-goblins", NULL };
static const char *const answering[] = { "deck:south=r-deck", "deck:north=r-deck",
                                         "deck:south2=r-deck", "deck:north2=r-deck", NULL };
static const SortieModeDecl modes[] = {
  { .id = "four", .title = "Four", .seats = seats, .teams = { 0, 1, 0, 1 } },
  { NULL },
};

/* Whose turns follow one another, by who started (SW-25.6). */
static const guint8 order[N_SEATS][N_SEATS]
  = { { 0, 1, 2, 3 }, { 1, 0, 3, 2 }, { 2, 3, 0, 1 }, { 3, 2, 1, 0 } };

/* The game with a mode of four seats. */
typedef struct
{
  SortieGame game;
  SortieChoiceDecl choices[2];
  SortieModule *module;
  const char *const *decks;
} Four;

static Four cards_of_the_game, cards_that_answer;

/* Once it is loaded the game's table is exchanged for one with four seats. */
static int
load (Four *four, const char *const *more, const char *const *of_seats)
{
  g_autofree char *modules = g_build_filename (g_getenv ("top_builddir"), "games/.libs", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "content", NULL);
  const SortiePaths paths = { modules, content };
  g_autoptr (GError) error = NULL;

  four->module = sortie_module_load_with (&paths, "summoner-wars", more, &error);
  if (four->module == NULL)
    {
      tap_note ("%s", error->message);
      return 1;
    }
  four->game = *four->module->game;
  four->choices[0] = four->game.choices[0];
  four->choices[0].modes = 1;
  four->choices[0].seats = (1 << N_SEATS) - 1;
  four->decks = of_seats;
  four->game.modes = modes;
  four->game.choices = four->choices;
  /* decks without cards beside them (SW-4.7), so that all fits into a set */
  four->game.bounds.cards = N_SEATS * 34;
  four->game.bounds.pieces = 116;
  four->module->game = &four->game;
  return 0;
}

static SortieMatch *
match_of (const Four *four, guint64 seed)
{
  const char *const options[] = { "boards=2", "stop-for-reactions=always", NULL };
  const SortieMatchSpec spec = {
    .module = four->module, .choices = four->decks, .options = options, .seed = seed
  };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

static SortieMatch *
new_match (guint64 seed)
{
  return match_of (&cards_of_the_game, seed);
}

/* Passes, or does the first thing there is to do, until another turn has begun. */
static void
end_turn (SortieMatch *match)
{
  guint turn = sortie_match_play (match)->s->turn.number;

  while (!sortie_match_is_over (match) && sortie_match_play (match)->s->turn.number == turn)
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move = legal->moves[0];

      for (guint i = 0; i < legal->n; i++)
        if (legal->moves[i].verb == SORTIE_VERB_DONE)
          move = legal->moves[i];
      CU_ASSERT_FATAL (
        sortie_match_play_move (match, sortie_match_to_move (match), &move, NULL));
    }
}

static void
find_start (const SortiePlay *p, guint8 seat, const char *id, gint *ret_x, gint *ret_y)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);
      const SortieSpot *spot = sortie_place_spot (p->setup, sortie_piece_place (p, ref));

      if (sortie_piece_controller (p, ref) != seat
          || strcmp (sortie_def (p, sortie_piece_def (p, ref))->id, id) != 0)
        continue;
      *ret_x = spot->x;
      *ret_y = spot->y;
      return;
    }
  CU_FAIL_FATAL ("a Summoner is missing");
}

/* SW-25.2, 25.3: everybody on the own side of one of the boards, as on a single one. */
static void
everybody_has_a_half (void)
{
  g_autoptr (SortieMatch) match = new_match (1);
  const SortiePlay *p = sortie_match_play (match);
  guint pieces[N_SEATS] = { 0 };

  tap_int (p->setup->width, 2 * BOARD);
  tap_int (p->setup->height, HEIGHT);
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);
      guint8 seat = sortie_piece_controller (p, ref);
      const SortieSpot *spot = sortie_place_spot (p->setup, sortie_piece_place (p, ref));

      pieces[seat]++;
      tap_int (spot->x / BOARD, seat / 2);
      tap_int (spot->y / HALF, seat % 2);
    }
  for (guint seat = 0; seat < N_SEATS; seat++)
    tap_int (pieces[seat], pieces[seat % 2]);
}

static void
boards_are_laid_out_alike (void)
{
  g_autoptr (SortieMatch) match = new_match (1);
  const SortiePlay *p = sortie_match_play (match);
  gint x[N_SEATS], y[N_SEATS];

  find_start (p, 0, "oldin", &x[0], &y[0]);
  find_start (p, 1, "sneeks", &x[1], &y[1]);
  find_start (p, 2, "oldin", &x[2], &y[2]);
  find_start (p, 3, "sneeks", &x[3], &y[3]);
  for (guint seat = 0; seat < 2; seat++)
    {
      tap_int (x[seat + 2], x[seat] + BOARD);
      tap_int (y[seat + 2], y[seat]);
    }
}

/* SW-25.5, 25.6: the highest starts without a choice; then the opponent on the same board, the
 * team-mate, and who sits opposite the team-mate. Only the first turn is short. */
static void
turns_alternate_between_the_teams (void)
{
  guint started = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (SortieMatch) match = new_match (seed);
      const SortieTurn *turn = &sortie_match_play (match)->s->turn;
      guint8 first = turn->active;

      tap_int (turn->number, 1);
      started |= 1u << first;
      for (guint i = 0; i < 2 * N_SEATS; i++)
        {
          tap_int (turn->active, order[first][i % N_SEATS]);
          end_turn (match);
          turn = &sortie_match_play (match)->s->turn;
        }
    }
  tap_int (started, 0xf); /* else the seeds show too little */
}

/* The first expression of the content that says this. */
static guint16
expression (const SortiePlay *p, SortieExprOp op)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  for (guint i = 1; i < catalogue->n_exprs; i++)
    if (catalogue->exprs[i].op == op)
      return (guint16) i;
  CU_FAIL_FATAL ("no card says it");
  return 0;
}

/* SW-25.6: "all players" and "opponents" begin with whose turn it is, or would be next. */
static void
cards_go_round_in_the_order_of_turns (const SortiePlay *p)
{
  guint8 first = p->s->turn.active;
  SortieContext ctx = { .p = p, .you = first };
  SortieRef found[N_SEATS];

  tap_int (sortie_set (&ctx, expression (p, SORTIE_EXPR_SET_SEATS), found, N_SEATS), N_SEATS);
  for (guint i = 0; i < N_SEATS; i++)
    tap_int (sortie_ref_index (found[i]), order[first][i]);
  tap_int (sortie_set (&ctx, expression (p, SORTIE_EXPR_SET_OPPONENTS), found, N_SEATS), 2);
  tap_int (sortie_ref_index (found[0]), order[first][1]);
  tap_int (sortie_ref_index (found[1]), order[first][3]);
}

/* SW-18.6: everybody with a card in hand may answer, beginning with whose turn it is. */
static void
answers_go_round_in_the_order_of_turns (SortiePlay *p)
{
  const SortieEvent event = { .type = SORTIE_GAME_EVENT (SW_EVENT_DESTROY) };
  const SortieTrigger *chances;

  for (guint8 seat = 0; seat < N_SEATS; seat++)
    sortie_card_move (p, sortie_zone_top (p, sortie_setup_zone (p->setup, SW_ZONE_DRAW, seat)),
                      sortie_setup_zone (p->setup, SW_ZONE_HAND, seat), SORTIE_TOP);
  p->s->n_triggers = 0;
  sortie_chances_collect (p, SORTIE_CLAUSE_TRIGGER, &event, 0);
  CU_ASSERT_EQUAL_FATAL (p->s->n_triggers, N_SEATS);
  chances = sortie_state_triggers (p->s);
  for (guint i = 0; i < N_SEATS; i++)
    tap_int (chances[i].seat, order[p->s->turn.active][i]);
  p->s->n_triggers = 0;
}

/* "Until the end of the opponents' next turn", said in turn: of the next opponent that plays. */
static void
a_duration_ends_with_the_next_opponent (SortiePlay *p)
{
  guint8 first = p->s->turn.active;
  SortieContext ctx = { .p = p, .you = first };
  const SortieEffect *last;

  for (guint out = 0; out < 2; out++)
    {
      p->s->out = out ? 1u << order[first][1] : 0;
      sortie_effects_add (p, 0, &ctx, SORTIE_GAME_UNTIL (SW_UNTIL_END_OF_OPPONENT_NEXT_TURN));
      CU_ASSERT_FATAL (p->s->n_effects > 0);
      last = &sortie_state_effects (p->s)[p->s->n_effects - 1];
      tap_int (last->turn_seat, order[first][out ? 3 : 1]);
    }
}

static void
what_goes_round_goes_as_turns_do (void)
{
  guint started = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (SortieMatch) match = match_of (&cards_that_answer, seed);
      SortiePlay p = *sortie_match_play (match);

      started |= 1u << p.s->turn.active;
      cards_go_round_in_the_order_of_turns (&p);
      answers_go_round_in_the_order_of_turns (&p);
      a_duration_ends_with_the_next_opponent (&p);
    }
  tap_int (started, 0xf); /* else the seeds show too little */
}

static void
lose_summoner (SortieMatch *match, guint8 seat, const char *id)
{
  SortiePlay p = *sortie_match_play (match);

  for (SORTIE_EACH_PIECE (&p, slot))
    {
      SortieRef ref = sortie_piece_ref (&p, slot);

      if (sortie_piece_controller (&p, ref) == seat
          && strcmp (sortie_def (&p, sortie_piece_def (&p, ref))->id, id) == 0)
        {
          sortie_piece_remove (&p, ref, 0, SORTIE_TOP);
          break;
        }
    }
  end_turn (match);
}

/* SW-25.10 */
static void
a_team_wins_when_no_opponent_has_a_summoner (void)
{
  g_autoptr (SortieMatch) match = new_match (1);

  lose_summoner (match, 1, "sneeks");
  CU_ASSERT_FALSE (sortie_match_is_over (match));
  lose_summoner (match, 3, "sneeks");
  CU_ASSERT_TRUE_FATAL (sortie_match_is_over (match));
  tap_int (sortie_match_play (match)->s->result.winners, 1 << 0 | 1 << 2);
}

static const TapTest tests[] = {
  { "SW-25.3 each seat has the own side of one board", everybody_has_a_half },
  { "SW-25.3 both boards are laid out alike", boards_are_laid_out_alike },
  { "SW-25.6 turns alternate between the teams, whoever starts",
    turns_alternate_between_the_teams },
  { "SW-25.6 whatever goes round the table goes as the turns do",
    what_goes_round_goes_as_turns_do },
  { "SW-25.10 a team wins when no opponent has a Summoner",
    a_team_wins_when_no_opponent_has_a_summoner },
  { NULL },
};

int
main (int argc, char **argv)
{
  g_autofree char *answers
    = g_build_filename (g_getenv ("top_srcdir"), "tests/content/summoner-wars", NULL);
  const char *const more[] = { answers, NULL };
  int status = load (&cards_of_the_game, NULL, decks)
               || load (&cards_that_answer, more, answering);

  if (status == 0)
    status = tap_main (argc, argv, tests);
  sortie_module_free (cards_of_the_game.module);
  sortie_module_free (cards_that_answer.module);
  return status;
}
