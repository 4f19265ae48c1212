/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-offers.c: what is told of the legal moves below a question, however little room there is. */
#include <string.h>

#include "console/session/move-list.h"
#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "flow/internal.h"
#include "match/whole.h"
#include "games/hearts/state.h"
#include "reader/reader.h"
#include "tests/summoner-wars/lay.h"
#include "tests/console/table.h"
#include "tests/tap/game.h"

/* Two people, and only their Summoners on the battlefield. */
static Table *
table_new (void)
{
  Table *table = table_new_match ("summoner-wars");

  console_session_seat (table->session, "south=human", 1, NULL);
  console_session_seat (table->session, "north=human", 1, NULL);
  for (SORTIE_EACH_PIECE (&table->match->now, slot))
    sortie_piece_remove (&table->match->now, sortie_piece_ref (&table->match->now, slot),
                         sw_zone (&table->match->now, SW_ZONE_DISCARD, 1), SORTIE_TOP);
  lay_piece (&table->match->now, "oldin", "f1", 0);
  lay_piece (&table->match->now, "sneeks", "f8", 1);
  return table;
}

static void
begin_at (Table *table, guint phase)
{
  SortiePlay *p = &table->match->now;

  p->s->n_frames = 0;
  p->s->decision.kind = p->s->decision.put = SORTIE_ASK_NOTHING;
  sortie_engine_start_at (p, SW_TURN_FULL, 0, phase, FALSE);
  sortie_match_changed (table->match);
}

/* South's Attack Phase. */
static void
begin (Table *table)
{
  begin_at (table, SW_PHASE_ATTACK);
}

/* What is told in @room lines, (transfer none). */
static const char *
offered (Table *table, guint room)
{
  g_string_truncate (table->out->pending, 0);
  console_moves_offer (table->session, room, 0);
  return table->out->pending->str;
}

/* The Demagogue's Mutagist: from the Draw Pile, or from the Discard Pile. */
static void
ways_have_their_words (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "the-demagogue", "c3", 0);
  lay_card (&table->match->now, "claw-mutant", SW_ZONE_DRAW, 0);
  lay_card (&table->match->now, "horror-mutant", SW_ZONE_DISCARD, 0);
  begin (table);
  table_type (table, "activate c3");
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 1), "choose 2"));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "Draw Pile"));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "Discard Pile"));
}

/* The Demagogue is used, which looks for a Mutation in the Draw Pile. */
static void
ask_which_mutant (Table *table)
{
  lay_piece (&table->match->now, "the-demagogue", "c3", 0);
  lay_card (&table->match->now, "claw-mutant", SW_ZONE_DRAW, 0);
  lay_card (&table->match->now, "horror-mutant", SW_ZONE_DRAW, 0);
  begin (table);
  table_type (table, "activate c3");
}

/* Without a Mutation in the Discard Pile nobody is asked which way. */
static void
way_to_nothing_is_not_offered (void)
{
  g_autoptr (Table) table = table_new ();

  ask_which_mutant (table);
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 9), "choose horror-mutant"));
}

/* What a card does by its abilities is told where one chooses among cards. */
static void
cards_have_their_abilities (void)
{
  g_autoptr (Table) table = table_new ();

  ask_which_mutant (table);
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 99), "Demonic Visage: An enemy unit that"));
}

/* Cards of a pile are nowhere on the screen: what is printed on them comes before room, and before brevity. */
static void
cards_of_a_pile_have_their_numbers (void)
{
  g_autoptr (Table) table = table_new ();

  ask_which_mutant (table);
  table->out->rows = 24;
  console_out_set_width (table->out, 80);
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 1), "choose horror-mutant  "));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "summon cost 3"));
  CU_ASSERT_PTR_NULL (strstr (table->out->pending->str, "Choose Horror"));
  console_out_set_width (table->out, 40);
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 1), "Attack value 3"));
  table->out->linear = CONSOLE_LINEAR_SHORT;
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 1), "summon cost 3"));
  table->out->linear = CONSOLE_LINEAR_NORMAL;
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 1), "summon cost 3"));
}

static void
spaces_have_names_for_who_listens (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "gror", "c3", 0);
  lay_piece (&table->match->now, "goblin-slinger", "c4", 1);
  begin (table);
  CU_ASSERT_PTR_NULL (strstr (offered (table, 1), "Slinger"));
  table->out->linear = CONSOLE_LINEAR_NORMAL;
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 1), "attack c3 c4 (Gror, Slinger)"));
}

/* A unit of South with one wound. */
static void
lay_wounded (SortiePlay *p, const char *id, const char *space)
{
  lay_piece (p, id, space, 0);
  sortie_piece_set_mark (p, sortie_place_piece (p, sortie_place_parse (p->setup, space, 0)), SW_MARK_WOUND, 1);
}

/* The Priest heals Commons with one ability, Champions with another; each has somebody to heal. */
static void
one_of_two_abilities_is_asked_for_in_words (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "vanguard-priest", "c4", 0);
  lay_wounded (&table->match->now, "guild-defender", "c5");
  lay_wounded (&table->match->now, "gror", "d4");
  lay_card (&table->match->now, "gror", SW_ZONE_MAGIC, 0);
  begin (table);
  table_type (table, "act c4");
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "   1  activate priest 1  Use Healing"));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "   2  activate priest 2  Use Healing"));
  CU_ASSERT_PTR_NULL (strstr (table->out->pending->str, "attack c4 d4"));
  CU_ASSERT_FALSE (table->match->now.s->tentative);
  table_type (table, "2");
  CU_ASSERT_TRUE (table->match->now.s->tentative);
}

/* Two units of the same name are called by their places. */
static void
abilities_are_named_by_unit (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "vanguard-priest", "c4", 0);
  lay_piece (&table->match->now, "vanguard-priest", "e4", 0);
  lay_piece (&table->match->now, "the-demagogue", "c3", 0);
  lay_card (&table->match->now, "claw-mutant", SW_ZONE_DRAW, 0);
  lay_piece (&table->match->now, "guild-defender", "d4", 0);
  begin (table);
  table_type (table, "moves");
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "activate the-demagogue "));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "activate c4 "));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "activate e4 "));
}

/* Blazing Conscription, when a turn begins: Kaeseeall's player chooses a Common or Champion adjacent to it. What is
 * chosen there is told with the question. */
static void
chosen_targets_are_told_with_the_question (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "kaeseeall", "f4", 1);
  lay_piece (&table->match->now, "gror", "f3", 0);
  begin (table);
  table_type (table, "what threatens gror");
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "Kaeseeall (f4) can choose this target. "));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "Gain control"));
  CU_ASSERT_PTR_NULL (strstr (table->out->pending->str, "Choose Gror"));
}

/* Thorkur's Magic Barrier asks yes or no: without room, the question suffices and the table stays whole. */
static void
yes_and_no_need_no_room (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "thorkur", "c4", 1);
  lay_piece (&table->match->now, "prince-elien", "c3", 0);
  lay_piece (&table->match->now, "mook", "d4", 0);
  lay_card (&table->match->now, "wall", SW_ZONE_MAGIC, 1);
  begin (table);
  table_type (table, "attack c3 c4");
  CU_ASSERT_FATAL (sortie_match_to_move (table->match) == 1);
  tap_string (offered (table, 0), "");
  CU_ASSERT_PTR_NOT_NULL (strstr (offered (table, 3), "yes"));
}

/* Three cards are passed, and any of the thirteen may be among them. */
static void
all_cards_that_may_be_passed_are_named (void)
{
  g_autoptr (Table) table = table_new_match ("hearts");
  const SortiePlay *p = &table->match->now;
  const guint16 hand = sortie_zone_of (p, HT_ZONE_HAND, 0);
  char name[SORTIE_MOVE_TEXT];

  console_session_seat (table->session, "north=human", 1, NULL);
  table->out->linear = CONSOLE_LINEAR_NORMAL;
  offered (table, 1);
  tap_int (sortie_zone_count (p, hand), HT_HAND);
  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    tap_contains (strstr (table->out->pending->str, "With "), sortie_ref_name (p, 0, sortie_ref_card (card), name));
}

/* A few moves have numbers, and the numbers work, though the window is too low for them. */
static void
few_moves_have_numbers_in_short (void)
{
  g_autoptr (Table) table = table_new ();

  lay_piece (&table->match->now, "gror", "c3", 0);
  lay_piece (&table->match->now, "goblin-slinger", "c4", 1);
  begin (table);
  table->out->linear = CONSOLE_LINEAR_SHORT;
  console_out_set_width (table->out, 20);
  tap_contains (offered (table, 1), "1 attack");
  CU_ASSERT_TRUE (console_moves_are_listed (table->session));
}

/* How many can move is told once in the Movement Phase, and again on Enter; in short only then. */
static void
many_moves_are_told_once (void)
{
  g_autoptr (Table) table = table_new ();
  SortiePlay *p = &table->match->now;

  lay_piece (p, "gror", "c3", 0);
  begin_at (table, SW_PHASE_MOVEMENT);
  table->out->linear = CONSOLE_LINEAR_NORMAL;
  tap_contains (offered (table, 9), "With ");
  console_moves_note_asked (table->session);
  tap_contains (offered (table, 9), "With ");
  table_type (table, "move f1 f2");
  CU_ASSERT_PTR_NULL (strstr (offered (table, 9), "With "));
  CU_ASSERT_PTR_NULL (strstr (table->out->pending->str, "lists them"));
  table->out->linear = CONSOLE_LINEAR_SHORT;
  table->session->listed.step = 0;
  CU_ASSERT_PTR_NULL (strstr (offered (table, 9), "With "));
  console_moves_note_asked (table->session);
  tap_contains (offered (table, 9), "With Gror (c3)");
}

static const TapTest tests[] = {
  { "ways of an ability are told with their words", ways_have_their_words },
  { "a way that leads nowhere is not offered", way_to_nothing_is_not_offered },
  { "a choice among cards tells their abilities", cards_have_their_abilities },
  { "a choice among cards of a pile shows their numbers without room", cards_of_a_pile_have_their_numbers },
  { "who listens hears the names behind the spaces", spaces_have_names_for_who_listens },
  { "which of two abilities is asked for in their words", one_of_two_abilities_is_asked_for_in_words },
  { "an ability is offered by the name of its unit, where no other has it", abilities_are_named_by_unit },
  { "SW-16.2 without room, a question for yes or no names no answers", yes_and_no_need_no_room },
  { "who listens in short hears the numbers of a few moves", few_moves_have_numbers_in_short },
  { "who listens hears once in a step who can act", many_moves_are_told_once },
  { "HT-4 who listens hears of all cards that may be passed", all_cards_that_may_be_passed_are_named },
  { "a threat that names a target says what asks for it", chosen_targets_are_told_with_the_question },
  { NULL },
};

TAP_MAIN (tests)
