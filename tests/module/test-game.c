/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a game's table is found before it is played. */
#include <sortie/base.h>
#include <sortie/language.h>
#include <sortie/game.h>
#include "language/internal.h"
#include "module/internal.h"
#include "tests/tap/tap.h"
#include "tests/toy/toy.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* A copy of the toy's table, to be spoilt. */
static SortieGame game;

static const char *const two_seats[] = { "north", "south", NULL };

static void
no_id (void)
{
  game.id = NULL;
}

static void
bad_id (void)
{
  game.id = "Toy Game";
}

static void
no_title (void)
{
  game.title = NULL;
}

static void
version_of_two_words (void)
{
  game.version = "1 beta";
}

static void
content_elsewhere (void)
{
  game.content = "../toy";
}

static void
no_bound_of_moves (void)
{
  game.max_moves = 0;
}

static void
features_that_nobody_counts (void)
{
  static const SortieFeature features[] = { { "units", 100 }, { NULL, 0 } };

  game.features = features;
}

static void
count_nothing (const SortiePlay *p, guint8 seat, gint *ret)
{
  (void) p;
  (void) seat;
  (void) ret;
}

static gint
call_it_even (const SortiePlay *p, guint8 seat)
{
  (void) p;
  (void) seat;
  return 0;
}

static void
evaluation_that_nobody_asks (void)
{
  features_that_nobody_counts ();
  game.count = count_nothing;
  game.evaluate = call_it_even;
}

static void
answers_without_held (void)
{
  static const SortieReactionPolicy reactions = { .zone = 0 };

  game.rules.reactions = &reactions;
}

static void
chain_without_functions (void)
{
  static const SortieLinkDecl kinds[] = { { "ability", "ability", "T-1", SORTIE_CAUSE_ABILITY }, { NULL } };
  static const SortieChainPolicy chain = { .kinds = kinds };

  game.rules.chain = &chain;
}

static void
held_without_answers (void)
{
  game.vocabulary.held = TRUE;
}

static void
no_modes (void)
{
  game.modes = NULL;
}

static void
two_modes_alike (void)
{
  static const char *const seats[] = { "north", NULL };
  static const SortieModeDecl modes[] = { { .id = "solo", .seats = seats },
                                          { .id = "solo", .seats = seats },
                                          { NULL } };

  game.modes = modes;
}

static void
mode_without_seats (void)
{
  static const SortieModeDecl modes[] = { { .id = "solo" }, { NULL } };

  game.modes = modes;
}

static void
nobody_decides (void)
{
  static const SortieModeDecl modes[] = { { .id = "duel", .seats = two_seats, .automatic = 3 },
                                          { NULL } };

  game.modes = modes;
}

static void
fewest_of_two_are_three (void)
{
  static const SortieModeDecl modes[] = { { .id = "free", .seats = two_seats, .least_seats = 3 }, { NULL } };

  game.modes = modes;
}

static void
fewest_is_one (void)
{
  static const SortieModeDecl modes[] = { { .id = "free", .seats = two_seats, .least_seats = 1 }, { NULL } };

  game.modes = modes;
}

static const char *const three_seats[] = { "north", "east", "south", NULL };
static const char *const five_seats[] = { "north", "east", "south", "west", "centre", NULL };

static void
two_rows_of_the_same_numbers (void)
{
  static const SortieModeDecl modes[] = { { .id = "free", .seats = three_seats, .least_seats = 2 },
                                          { .id = "open", .seats = five_seats, .least_seats = 3 },
                                          { NULL } };

  game.modes = modes;
}

static void
row_called_like_a_number (void)
{
  static const SortieModeDecl modes[] = { { .id = "two", .title = "Duel", .seats = two_seats },
                                          { .id = "free", .seats = three_seats, .least_seats = 2 },
                                          { NULL } };

  game.modes = modes;
}

static void
row_called_like_a_number_of_another (void)
{
  static const SortieModeDecl modes[] = { { .id = "circle", .title = "Circle", .seats = five_seats, .least_seats = 2 },
                                          { .id = "circle-3", .title = "Three", .seats = three_seats },
                                          { NULL } };

  game.modes = modes;
}

static void
automatic_without_decider (void)
{
  static const SortieModeDecl modes[] = { { .id = "duel", .seats = two_seats, .automatic = 2 },
                                          { NULL } };

  game.modes = modes;
}

static void
automatic_nobody (void)
{
  static const SortieModeDecl modes[] = { { .id = "duel", .seats = two_seats, .automatic = 4 },
                                          { NULL } };

  game.modes = modes;
}

static SortieChoiceDecl choices[3];

static void
spoil_choice (SortieChoiceDecl choice)
{
  memset (choices, 0, sizeof choices);
  choices[0] = choice;
  game.choices = choices;
}

static void
choice_of_nothing (void)
{
  spoil_choice ((SortieChoiceDecl){ .id = "deck", .modes = 1 });
}

static void
choice_of_two_things (void)
{
  spoil_choice (
      (SortieChoiceDecl){ .id = "deck", .modes = 1, .deck_kind = "lamps", .card_kind = "lamp" });
}

static void
choice_of_unknown_deck (void)
{
  spoil_choice ((SortieChoiceDecl){ .id = "deck", .modes = 1, .deck_kind = "lumps" });
}

static void
choice_of_unknown_card (void)
{
  spoil_choice ((SortieChoiceDecl){ .id = "deck", .modes = 1, .card_kind = "lump" });
}

static void
choice_of_record_of_nothing (void)
{
  spoil_choice ((SortieChoiceDecl){ .id = "class", .modes = 1, .record_of = "boss" });
}

static void
choice_in_no_mode (void)
{
  spoil_choice ((SortieChoiceDecl){ .id = "deck", .deck_kind = "lamps" });
}

static void
choice_in_unknown_mode (void)
{
  spoil_choice ((SortieChoiceDecl){ .id = "deck", .modes = 2, .deck_kind = "lamps" });
}

static void
choice_of_no_seat (void)
{
  spoil_choice (
      (SortieChoiceDecl){ .id = "deck", .modes = 1, .per_seat = TRUE, .deck_kind = "lamps" });
}

static void
choice_of_unknown_seat (void)
{
  spoil_choice ((SortieChoiceDecl){
      .id = "deck", .modes = 1, .per_seat = TRUE, .seats = 4, .deck_kind = "lamps" });
}

static void
option_out_of_range (void)
{
  static const SortieOptionDecl options[] = { { "goal", "Goal", NULL, NULL, 4, 5, 60 }, { NULL } };

  game.options = options;
}

static void
option_without_that_word (void)
{
  static const SortieOptionDecl options[] = { { "opener", "Opener", NULL, two_seats, 2, 0, 2 },
                                              { NULL } };

  game.options = options;
}

static void
grid_without_size (void)
{
  static const SortiePlaceDecl places[] = { { .id = "grid", .shape = SORTIE_PLACE_GRID },
                                            { NULL } };

  game.places = places;
}

static void
size_of_no_grid (void)
{
  game.grid = (gpointer) grid_without_size; /* never called */
}

static void
places_that_are_none (void)
{
  static const SortiePlaceDecl places[] = { { .id = "sill", .shape = SORTIE_PLACE_TRACK },
                                            { NULL } };

  game.places = places;
}

static void
variable_out_of_range (void)
{
  static const SortieVarDecl vars[] = { { .id = "light", .start = 1 }, { NULL } };

  game.vars = vars;
}

static void
mark_that_cannot_be_none (void)
{
  static const SortieMarkDecl marks[] = { { .id = "oil", .min = 1, .max = 3 }, { NULL } };

  game.marks = marks;
}

static void
flags_in_plenty (void)
{
  static const SortieFlagDecl flags[] = {
    { .id = "a" }, { .id = "b" }, { .id = "c" }, { .id = "d" }, { .id = "e" }, { .id = "f" },
    { .id = "g" }, { .id = "h" }, { .id = "i" }, { .id = "j" }, { .id = "k" }, { .id = "l" },
    { .id = "m" }, { .id = "n" }, { .id = "o" }, { .id = "p" }, { .id = "q" }, { NULL },
  };

  game.flags = flags;
}

static void
clue_about_nothing (void)
{
  static const SortieFlagDecl flags[] = { SORTIE_CLUE_ROW ("bright", "bright", 100, 1), { NULL } };

  game.flags = flags;
}

static void
clues_among_backs (void)
{
  static const SortieZoneDecl zones[] = { SORTIE_HAND_ROW ("L-1"), { NULL } };
  static const SortieFlagDecl flags[] = { SORTIE_CLUE_ROW ("bright", "bright", 0, 1), { NULL } };

  game.bounds.cards = 10;
  game.zones = zones;
  game.flags = flags;
}

static void
outward_without_order (void)
{
  static const SortieZoneDecl zones[] = { { .id = "hand", .faces = SORTIE_SEEN_BY_OTHERS }, { NULL } };

  game.bounds.cards = 10;
  game.zones = zones;
}

static void
outward_of_nobody (void)
{
  static const SortieZoneDecl zones[] = {
    { .id = "hand", .faces = SORTIE_SEEN_BY_OTHERS, .ordered = TRUE, .shared = TRUE }, { NULL },
  };

  game.bounds.cards = 10;
  game.zones = zones;
}

static SortieModeDecl mode_of_all[2];

static void
together_against_each_other (void)
{
  mode_of_all[0] = sortie_game.modes[0];
  mode_of_all[0].together = TRUE;
  mode_of_all[0].teams[1] = 1;
  game.modes = mode_of_all;
}

static void
all_in_one_team (void)
{
  static const SortieModeDecl modes[] = { { .id = "duel", .seats = two_seats, .teams = { 1, 1 } }, { NULL } };

  game.modes = modes;
}

/* East wins alone when three play; of two there would be one team. */
static void
two_of_three_in_one_team (void)
{
  static const SortieModeDecl modes[]
    = { { .id = "free", .seats = three_seats, .least_seats = 2, .teams = { 0, 0, 1 } }, { NULL } };

  game.modes = modes;
}

static void
teams_that_are_none_fall_together (void)
{
  static const SortieModeDecl modes[] = { { .id = "duel", .seats = two_seats, .fall_together = TRUE }, { NULL } };

  game.modes = modes;
}

static SortieVerbDecl verbs[5];

static void
copy_verbs (void)
{
  memcpy (verbs, sortie_game.rules.verbs, sizeof verbs - sizeof *verbs);
  game.rules.verbs = verbs;
}

static void
verb_of_the_framework (void)
{
  copy_verbs ();
  verbs[0].id = "done";
}

static void
prices_that_nobody_takes (void)
{
  game.vocabulary.pays = "Pay {cost}.";
  game.rules.costs = NULL;
}

static void
verb_without_help (void)
{
  copy_verbs ();
  verbs[0].help = NULL;
}

static void
verb_with_a_comma_in_other_words (void)
{
  copy_verbs ();
  verbs[0].also = "kindle, it";
}

static void
verb_also_called_done (void)
{
  copy_verbs ();
  verbs[0].also = "done";
}

static void
verb_also_called_as_another (void)
{
  copy_verbs ();
  verbs[0].also = verbs[1].also = "kindle";
}

static void
verb_without_check (void)
{
  copy_verbs ();
  verbs[0].check = NULL;
}

static void
verb_with_an_event_that_it_does_not_cause (void)
{
  copy_verbs ();
  verbs[0].event = SORTIE_GAME_EVENT (0);
}

/* It has two operands. */
static void
verb_without_candidates (void)
{
  copy_verbs ();
  verbs[0].candidates = NULL;
}

static void
verb_with_a_hole (void)
{
  copy_verbs ();
  verbs[0].operands[0].optional = TRUE;
}

static SortieDecisionDecl decisions[2];

static void
spoil_decision (SortieDecisionDecl decision)
{
  decisions[0] = decision;
  game.rules.decisions = decisions;
}

static void
decision_without_prompt (void)
{
  spoil_decision (
      (SortieDecisionDecl){ .id = "play", .verbs = sortie_game.rules.decisions[0].verbs });
}

static void
decision_without_answer (void)
{
  static const guint8 none[] = { 0xff };

  spoil_decision ((SortieDecisionDecl){ .id = "play", .prompt = "Play.", .verbs = none });
}

static SortieEventDecl spoilt_events[9];

static SortieEventDecl *
spoilt_event (guint event)
{
  memcpy (spoilt_events, sortie_game.rules.events, (TOY_EVENT_SHIFTED - SORTIE_N_EVENTS + 1) * sizeof *spoilt_events);
  game.rules.events = spoilt_events;
  return &spoilt_events[event - SORTIE_N_EVENTS];
}

static void
event_to_an_unknown_zone (void)
{
  *spoilt_event (TOY_EVENT_DRAWN) = (SortieEventDecl){ .id = "drawn", .commit = sortie_commit_to_top, .zone = 3 };
}

static void
event_to_unknown_places (void)
{
  *spoilt_event (TOY_EVENT_LIT) = (SortieEventDecl){ .id = "lit", .commit = sortie_commit_to_place, .place = 1 };
}

static void
gain_of_nothing (void)
{
  *spoilt_event (TOY_EVENT_SHONE) = (SortieEventDecl){ .id = "shone", .commit = sortie_commit_gain };
  game.vars = NULL;
}

static void
draw_from_an_unknown_zone (void)
{
  spoilt_event (TOY_EVENT_DRAWN)->effect
    = (SortieEventEffect){ SORTIE_EFFECT_DRAW, "draw", "draws cards", "Draw {n}.", 5, TOY_DECK };
}

static void
verb_for_an_unknown_zone (void)
{
  copy_verbs ();
  verbs[0].operands[0].zone = 40;
}

static void
verb_with_unknown_event (void)
{
  copy_verbs ();
  verbs[0].event = SORTIE_GAME_EVENT (9);
}

static void
weight_of_an_unknown_variable (void)
{
  static const SortieWeight weights[] = { { SORTIE_WEIGHT_VARIABLE, 100, TOY_STRUCK },
                                          { SORTIE_WEIGHT_VARIABLE, 100, 2 },
                                          { SORTIE_WEIGHT_END } };

  game.weights = weights;
}

static void
weight_of_an_unknown_value (void)
{
  static const SortieWeight weights[] = { { SORTIE_WEIGHT_PRINTED, 100, TOY_HAND, 2 }, { SORTIE_WEIGHT_END } };

  game.weights = weights;
}

static void
weight_without_function (void)
{
  static const SortieWeight weights[] = { { SORTIE_WEIGHT_FUNCTION, 100 }, { SORTIE_WEIGHT_END } };

  game.weights = weights;
}

static void
decision_with_unknown_verb (void)
{
  static const guint8 unknown[] = { 77, 0xff };

  spoil_decision ((SortieDecisionDecl){ .id = "play", .prompt = "Play.", .verbs = unknown });
}

static void
reason_without_sentence (void)
{
  static const SortieReasonDecl reasons[] = { { "goal", "T-6", NULL }, { NULL } };

  game.rules.reasons = reasons;
}

static SortiePhaseDecl phases[SORTIE_PHASES_PER_TABLE + 2];
static const SortieTurnDecl turns[] = { { "turn", "Turn", NULL, phases }, { NULL } };

static void
spoil_phases (SortiePhaseDecl phase, guint n)
{
  static const char *const ids[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i",
                                     "j", "k", "l", "m", "n", "o", "p", "q" };

  memset (phases, 0, sizeof phases);
  for (guint i = 0; i < n; i++)
    {
      phases[i] = phase;
      phases[i].id = ids[i];
    }
  game.rules.turns = turns;
}

static void
no_phases (void)
{
  spoil_phases ((SortiePhaseDecl){ NULL }, 0);
}

static void
too_many_phases (void)
{
  spoil_phases ((SortiePhaseDecl){ NULL }, SORTIE_PHASES_PER_TABLE + 1);
}

static guint8
nobody_else (const SortiePlay *p)
{
  (void) p;
  return 0;
}

static void
too_many_phases_of_a_joint_turn (void)
{
  spoil_phases ((SortiePhaseDecl){ NULL }, SORTIE_PHASES_PER_TABLE);
  game.rules.takes_turn = nobody_else;
}

static void
phase_with_unknown_procedure (void)
{
  spoil_phases ((SortiePhaseDecl){ .proc = TOY_PROC_BURN + 1 }, 1);
}

static void
phase_after_unknown_procedure (void)
{
  spoil_phases ((SortiePhaseDecl){ .before = SORTIE_GAME_PROC (700) }, 1);
}

/* The number of the row without SORTIE_GAME_PROC (). */
static void
phase_with_procedure_of_the_framework (void)
{
  spoil_phases ((SortiePhaseDecl){ .proc = 1 }, 1);
}

static void
nothing (SortiePlay *p)
{
  (void) p;
}

static void
phase_that_acts_twice (void)
{
  spoil_phases ((SortiePhaseDecl){ .proc = SORTIE_GAME_PROC (0), .at_once = nothing }, 1);
}

static void
phase_with_unknown_window (void)
{
  spoil_phases ((SortiePhaseDecl){ .window = SORTIE_ASK_CHOOSE }, 1);
}

static void
chain_with_unknown_question (void)
{
  static const SortieLinkDecl kinds[] = { { .id = "storm" }, { NULL } };
  static SortieChainPolicy chain = { .kinds = kinds, .decision = 1 };

  chain.responder = (gpointer) no_phases; /* never called */
  game.rules.chain = &chain;
}

static void
word_without_function (void)
{
  static const SortieSetDecl sets[] = { { .id = "lamps" }, { NULL } };

  game.vocabulary.sets = sets;
}

static void
procedure_without_function (void)
{
  static const SortieProcDecl procs[] = {
    { "draw", NULL }, { "light", NULL }, { "burn", NULL }, { NULL }
  };

  game.vocabulary.procs = procs;
}

static void
deck_of_unknown_cards (void)
{
  static const SortieDeckKindDecl kinds[] = { { "lamps", "Lamps", "lump", "T-1" }, { NULL } };

  game.vocabulary.deck_kinds = kinds;
}

static void
no_room_for_frames (void)
{
  game.bounds.frames = 1;
}

static void
no_room_for_locals (void)
{
  game.bounds.locals = 0;
}

static void
no_room_for_pieces (void)
{
  game.bounds.pieces = 0;
}

static void
no_room_for_cards (void)
{
  game.bounds.cards = 0;
}

static void
question_of_the_framework (void)
{
  static SortieDecisionDecl two[2];

  two[0] = sortie_game.rules.decisions[0];
  two[0].id = "order";
  game.rules.decisions = two;
}

static void
event_of_the_framework (void)
{
  static const SortieEventDecl events[] = { { .id = "negated", .title = "negation" }, { NULL } };

  game.rules.events = events;
}

/* Cards may answer 64 kinds of events. Seven are the framework's: turn-begins, turn-ends, phase-begins, phase-ends,
 * resolves, look and rolled. */
#define MOST_EVENTS (64 - 7)

/* In between are events that are only told, and one more than cards can answer. */
static void
have_events (guint n_answered)
{
  static SortieEventDecl events[MOST_EVENTS * 3];
  static char ids[G_N_ELEMENTS (events)][16];

  memset (events, 0, sizeof events);
  for (guint i = 0; i < n_answered * 2; i++)
    {
      g_snprintf (ids[i], sizeof ids[i], "event-%u", i);
      events[i] = (SortieEventDecl){ .id = ids[i], .title = "event", .only_told = i % 2 == 0 };
    }
  game.rules.events = events;
}

static void
too_many_events (void)
{
  have_events (MOST_EVENTS + 1);
}

static void
reason_of_the_framework (void)
{
  static const SortieReasonDecl reasons[] = { { "not-asked", "T-1", "No." }, { NULL } };

  game.rules.reasons = reasons;
}

static void
variable_named_like_a_zone (void)
{
  static const SortieVarDecl vars[] = { { .id = "hand", .max = 1 }, { NULL } };

  game.vars = vars;
}

static void
variable_named_like_a_verb (void)
{
  static const SortieVarDecl vars[] = { { .id = "done", .max = 1 }, { NULL } };

  game.vars = vars;
}

static void
seat_named_like_a_verb (void)
{
  static const char *const seats[] = { "north", "choose", NULL };
  static const SortieModeDecl modes[] = { { .id = "duel", .rule = "T-0", .seats = seats }, { NULL } };

  game.modes = modes;
}

static void
seats_named_like_words_of_scenarios (void)
{
  static const char *const seats[] = { "expect", "nobody", NULL };
  static const SortieModeDecl modes[] = { { .id = "duel", .rule = "T-0", .seats = seats }, { NULL } };

  game.modes = modes;
}

/* `scenario = 1` would begin another scenario. */
static void
variable_named_like_a_word_of_scenarios (void)
{
  static const SortieVarDecl vars[] = { { .id = "scenario", .max = 1, .shared = TRUE }, { NULL } };

  game.vars = vars;
}

/* `lost: 3` would expect that all have lost. */
static void
zone_named_like_a_word_of_scenarios (void)
{
  static SortieZoneDecl zones[4];

  zones[0] = (SortieZoneDecl) SORTIE_PILE_ROW ("lost", "Lost", "T-1");
  game.zones = zones;
}

/* `turn of north = 1` would expect a turn. */
static void
value_named_like_a_word_of_scenarios (void)
{
  static SortieValueDecl values[] = { { .id = "turn" }, { NULL } };

  game.vocabulary.values = values;
}

/* `<lamp id="dark">` would be an id and a value. */
static void
value_named_like_an_attribute (void)
{
  static SortieValueDecl values[] = { { .id = "id" }, { NULL } };

  game.vocabulary.values = values;
}

static void
value_named_like_another_attribute (void)
{
  static SortieValueDecl values[] = { { .id = "faction" }, { NULL } };

  game.vocabulary.values = values;
}

/* `<deck id="lamps">` would be a card and a deck. */
static void
kind_named_like_an_element_of_files (void)
{
  static SortieKindDecl kinds[] = { { .element = "deck", .title = "deck" }, { NULL } };

  game.vocabulary.kinds = kinds;
}

static void
kind_named_like_an_element_of_cards (void)
{
  static SortieKindDecl kinds[] = { { .element = "text", .title = "text" }, { NULL } };

  game.vocabulary.kinds = kinds;
}

static void
record_named_like_an_element_of_cards (void)
{
  static SortieRecordDecl records[] = { { .element = "sign", .parent = "lamp" }, { NULL } };

  game.vocabulary.records = records;
}

/* In a journal, `conceded` is a result without a reason of the game. */
static void
reason_named_like_a_result (void)
{
  static SortieReasonDecl reasons[] = { { "conceded", "T-1", "No." }, { NULL } };

  game.rules.reasons = reasons;
}

static void
reason_named_like_another_result (void)
{
  static SortieReasonDecl reasons[] = { { "endless", "T-1", "No." }, { NULL } };

  game.rules.reasons = reasons;
}

/* On a card, `of="you"` is its owner. */
static void
seats_named_like_words_of_sets (void)
{
  static const char *const seats[] = { "you", "self", NULL };
  static const SortieModeDecl modes[] = { { .id = "duel", .rule = "T-0", .seats = seats }, { NULL } };

  game.modes = modes;
}

static void
place_named_like_a_word_of_sets (void)
{
  static SortiePlaceDecl places[2];

  places[0] = sortie_game.places[0];
  places[0].id = "self";
  game.places = places;
}

/* `north: refused light` would expect a refusal. */
static void
verb_named_like_a_word_of_scenarios (void)
{
  copy_verbs ();
  verbs[0].id = "refused";
}

static void
verb_also_known_by_a_word_of_scenarios (void)
{
  copy_verbs ();
  verbs[0].also = "back";
}

/* `turn north enter` would let the turn begin. */
static void
phase_named_like_a_word_of_scenarios (void)
{
  spoil_phases ((SortiePhaseDecl){ NULL }, 1);
  phases[0].id = "enter";
}

static void
flag_named_like_a_word_of_scenarios (void)
{
  static const SortieFlagDecl flags[] = { { .id = "face-down" }, { NULL } };

  game.flags = flags;
}

/* After a value that is named like no variable. */
static void
value_of_seats_named_like_a_variable (void)
{
  static SortieValueDecl values[] = {
    SORTIE_PRINTED_ROW ("height", "height", "T-1", 0),
    SORTIE_NUMBER_ROW ("light", "light", "T-1", 0, 0, 9, .is_of_seat = sortie_is_any_seat),
    { NULL },
  };

  game.vocabulary.values = values;
}

static void
value_of_cards_named_like_a_variable (void)
{
  static SortieValueDecl values[] = { SORTIE_PRINTED_ROW ("light", "light", "T-1", 0), { NULL } };

  game.vocabulary.values = values;
}

static void
value_named_like_a_shared_variable (void)
{
  static SortieVarDecl vars[] = {
    { .id = "light", .max = 1 },
    { .id = "trump", .max = 1, .shared = TRUE },
    { NULL },
  };
  static SortieValueDecl values[] = { SORTIE_PRINTED_ROW ("trump", "trump", "T-1", 0), { NULL } };

  game.vars = vars;
  game.vocabulary.values = values;
}

static void
place_named_like_a_variable (void)
{
  static SortiePlaceDecl places[2];

  places[0] = sortie_game.places[0];
  places[0].id = "light";
  game.places = places;
}

static void
verdict_of_five_numbers (void)
{
  static const SortieComparison five[]
      = { { "a" }, { "b" }, { "c" }, { "d" }, { "e" }, { NULL } };
  static const SortieVerdictDecl verdicts[]
      = { { "lamp", "a lamp", "T-1", "{chosen}.", "None.", five }, { NULL } };

  game.rules.verdicts = verdicts;
}

static void
verdict_without_sentence (void)
{
  static const SortieVerdictDecl verdicts[] = { { "lamp", "a lamp", "T-1" }, { NULL } };

  game.rules.verdicts = verdicts;
}

static void
set_of_the_framework (void)
{
  static const SortieSetDecl sets[] = { { .id = "players", .title = "all" }, { NULL } };

  game.vocabulary.sets = sets;
}

static void
number_of_the_framework (void)
{
  static const SortieNumberDecl numbers[] = { { .id = "amount", .title = "how much" }, { NULL } };

  game.vocabulary.numbers = numbers;
}

/* The toy has a shared zone and one of each seat, but no kind of round. */
static void
trick_without_a_round (void)
{
  static const SortieTrickDecl trick;

  game.rules.trick = &trick;
}

static void
tricks_of_nothing (void)
{
  static const SortieProcDecl procs[] = {
    { "draw", sortie_tricks_step }, { "light", sortie_tricks_step }, { "burn", sortie_tricks_step }, { NULL }
  };

  game.vocabulary.procs = procs;
}

static void
trick_of_zones_that_are_none (void)
{
  static const SortieTrickDecl trick = { .hand = 200, .trick = 200, .taken = 200 };

  game.rules.trick = &trick;
}

static void
trick_without_a_leader (void)
{
  static const SortieTrickDecl trick = { .leader = 200, .points = 200 };

  game.rules.trick = &trick;
}

static void
trick_whose_trump_is_nothing (void)
{
  static const SortieTrickDecl trick = { .trump = SORTIE_TRUMP (200) };

  game.rules.trick = &trick;
}

/* Two suits: 0, 1 and 2. */
static void
trick_with_trumps_up_to (gint16 most)
{
  static const char *const suits[] = { "clubs", "hearts", NULL };
  static const SortieValueDecl values[] = { { .id = "suit", .words = suits, .printed = TRUE }, { NULL } };
  static const SortieTrickDecl trick = { .trump = SORTIE_TRUMP (0) };
  static SortieVarDecl vars[] = { { .id = "trump", .shared = TRUE }, { NULL } };

  vars[0].max = most;
  game.vars = vars;
  game.vocabulary.values = values;
  game.rules.trick = &trick;
}

static void
trick_with_more_trumps_than_suits (void)
{
  trick_with_trumps_up_to (3);
}

static void
trick_whose_suit_has_no_words (void)
{
  static const SortieTrickDecl trick;
  static SortieValueDecl values[] = { SORTIE_PRINTED_ROW ("suit", "suit", "T-1", 0), { NULL } };

  game.vocabulary.values = values;
  game.rules.trick = &trick;
}

static void
trick_of_values_that_are_none (void)
{
  static const SortieTrickDecl trick = { .suit = 200 };

  game.rules.trick = &trick;
}

static void
layout_of_tricks_without_tricks (void)
{
  static const SortieLayoutRow layout[] = { SORTIE_SHOW_PLAYED, { SORTIE_LAYOUT_END } };

  game.layout = layout;
}

static void
leader_without_tricks (void)
{
  static const SortieLayoutRow layout[] = { SORTIE_SHOW_ZONE (0), SORTIE_SHOW_LEADER, { SORTIE_LAYOUT_END } };

  game.layout = layout;
}

/* Cards in a zone show their signs or their printed numbers. */
static void
values_of_a_zone (void)
{
  static const guint8 values[] = { 0, 0xff };
  static const SortieLayoutRow layout[]
    = { { .kind = SORTIE_LAYOUT_ZONE, .values = values }, { SORTIE_LAYOUT_END } };

  game.layout = layout;
}

static void
layout_of_a_zone_that_is_none (void)
{
  static const SortieLayoutRow layout[] = { SORTIE_SHOW_ZONE (200), { SORTIE_LAYOUT_END } };

  game.layout = layout;
}

static void
event_that_says_only_which (void)
{
  static SortieEventDecl events[20];

  for (guint i = 0; sortie_game.rules.events[i].id != NULL; i++)
    events[i] = sortie_game.rules.events[i];
  events[0].says = NULL;
  events[0].says_which = "{seat} draws {things}.";
  game.rules.events = events;
}

static void
more_things_than_a_set_holds (void)
{
  game.bounds.cards = SORTIE_MAX_SET;
}

static void
more_triggers_than_can_be_ordered (void)
{
  game.bounds.triggers = SORTIE_MAX_SET + 1;
}

static void
warning_without_function (void)
{
  static const SortieWarningDecl warnings[] = { { "dark", "no lamp is lit" }, { NULL } };

  game.warnings = warnings;
}

static void
two_warnings_alike (void)
{
  static const SortieWarningDecl warnings[] = { { "dark", "no lamp is lit" },
                                                { "dark", "one lamp is lit" }, { NULL } };

  game.warnings = warnings;
}

static void
time_of_the_framework (void)
{
  static const SortieUntilDecl untils[] = { { "end-of-turn", "dusk" }, { NULL } };

  game.vocabulary.untils = untils;
}

static void
time_without_title (void)
{
  static const SortieUntilDecl untils[] = { { "dawn" }, { NULL } };

  game.vocabulary.untils = untils;
}

static void
cause_of_the_framework (void)
{
  static const SortieCauseDecl causes[] = { { "ability", "an ability" }, { NULL } };

  game.vocabulary.causes = causes;
}

static void
link_of_an_unknown_cause (void)
{
  static const SortieLinkDecl kinds[] = { { .id = "storm", .cause = SORTIE_GAME_CAUSE (1) }, { NULL } };
  static const SortieCauseDecl causes[] = { { "wind", "the wind" }, { NULL } };
  static const SortieChainPolicy chain = { .kinds = kinds };

  game.vocabulary.causes = causes;
  game.rules.chain = &chain;
}

static const struct
{
  void (*spoil) (void);
  const char *message;
} faults[] = {
  { no_id, "the game's id “”" },
  { bad_id, "the game's id “Toy Game”" },
  { no_title, "the game has no title" },
  { answers_without_held, "the game has rules.reactions, so its vocabulary must say .held = TRUE" },
  { chain_without_functions, "rules.chain has no function “responder”" },
  { held_without_answers, "the vocabulary says .held = TRUE, so the game needs rules.reactions" },
  { version_of_two_words, "the game's version is missing or is not one word" },
  { content_elsewhere, "the content folder “../toy” is not a plain name" },
  { no_bound_of_moves, "max_moves" },
  { features_that_nobody_counts, "features and the function that counts them need each other" },
  { evaluation_that_nobody_asks, "every mode is evaluated by features, so the evaluation function is never used" },
  { no_modes, "the table of modes is empty" },
  { two_modes_alike, "modes: “solo” appears twice" },
  { mode_without_seats, "the table of solo is empty" },
  { nobody_decides, "mode “duel”: all seats are automatic, so nobody decides anything" },
  { automatic_without_decider,
    "mode “duel” has an automatic seat, but the game has no function “decider”" },
  { fewest_of_two_are_three, "mode “free”: the fewest seats are 3 of 2; at least 2 are needed" },
  { fewest_is_one, "mode “free”: the fewest seats are 1 of 2; at least 2 are needed" },
  { two_rows_of_the_same_numbers, "modes “free” and “open” both create a mode “three”" },
  { row_called_like_a_number, "modes “two” and “free” both create a mode “two”" },
  { row_called_like_a_number_of_another, "modes “circle” and “circle-3” both create a mode “circle-3”" },
  { automatic_nobody, "mode “duel”: `automatic` names a seat that does not exist" },
  { choice_of_nothing, "choice “deck”: give exactly one of" },
  { choice_of_two_things, "choice “deck”: give exactly one of" },
  { choice_of_unknown_deck, "choice “deck”: there are no decks of kind “lumps”" },
  { choice_of_unknown_card, "choice “deck”: there are no cards of kind “lump”" },
  { choice_of_record_of_nothing, "choice “class”: “boss” is not an earlier choice of a card" },
  { choice_in_no_mode, "choice “deck” must say in which modes it is made" },
  { choice_in_unknown_mode, "choice “deck” must say in which modes it is made" },
  { size_of_no_grid, "the game has a function “grid”, but no place is a grid" },
  { choice_of_no_seat, "choice “deck” must say which seats make it" },
  { choice_of_unknown_seat, "choice “deck” must say which seats make it" },
  { option_out_of_range, "option “goal”: `start` is not one of its values" },
  { option_without_that_word,
    "option “opener”: `start` is not one of its values" },
  { grid_without_size, "place “grid” is a grid, but the game has no function “grid”" },
  { places_that_are_none, "place “sill”: `count` is 0" },
  { variable_out_of_range, "variable “light”: `start` is not between `min` and `max`" },
  { mark_that_cannot_be_none, "mark “oil”: a new piece has 0" },
  { warning_without_function, "warning “dark” needs a title and a function" },
  { two_warnings_alike, "warnings: “dark” appears twice" },
  { flags_in_plenty, "the table of flags has 17 entries; there is room for 16" },
  { clue_about_nothing, "flag “bright”: its clue names a value that the game does not have" },
  { clues_among_backs, "zone “hand” is hidden from somebody in a game with clues, so it must be ordered" },
  { outward_without_order, "zone “hand” is hidden only from its own seat, so it must be ordered, and each seat must "
                           "have one" },
  { outward_of_nobody, "zone “hand” is hidden only from its own seat, so it must be ordered, and each seat must "
                       "have one" },
  { together_against_each_other, ": all play together, but not in one team" },
  { all_in_one_team, "mode “duel”: all 2 seats are in one team, so nobody has an opponent" },
  { two_of_three_in_one_team, "mode “free”: all 2 seats are in one team, so nobody has an opponent" },
  { teams_that_are_none_fall_together, "mode “duel”: `fall_together` is set, but there are no teams" },
  { verb_of_the_framework,
    "rules.verbs: the framework already uses the name “done”; add a prefix, such as “toy-done”" },
  { prices_that_nobody_takes, "vocabulary.pays needs can_pay and pay in rules.costs" },
  { verb_without_help, "verb “light” has no help" },
  { verb_with_a_comma_in_other_words, "verb “light”: “kindle,” is not a single word that players can type" },
  { verb_also_called_done, "verb “light”: its other word “done” is also a verb" },
  { verb_also_called_as_another, "“kindle” is already another word for “light”" },
  { verb_without_check, "verb “light” lacks `candidates`, `check` or `apply`" },
  { verb_with_an_event_that_it_does_not_cause,
    "verb “light”: `event` and `amount` have no effect together with `apply`" },
  { verb_without_candidates, "verb “light” lacks `candidates`, `check` or `apply`" },
  { verb_with_a_hole, "verb “light”: a required operand follows an optional one" },
  { decision_without_prompt, "decision “play” has no prompt" },
  { decision_without_answer, "decision “play”: no verb answers it" },
  { decision_with_unknown_verb, "decision “play”: verbs is row 71 of rules.verbs, which has rows 0 to 2" },
  { reason_without_sentence, "reason “goal” has no sentence" },
  { no_phases, "the table of turn is empty" },
  { too_many_phases, "the table of turn has 17 entries; there is room for 16" },
  { too_many_phases_of_a_joint_turn, "the table of turn has 16 entries; there is room for 15" },
  { phase_with_unknown_procedure,
    "phase “a” of turn “turn”: proc is row 3 of vocabulary.procs, which has rows 0 to 2" },
  { phase_after_unknown_procedure,
    "phase “a” of turn “turn”: before is row 700 of vocabulary.procs, which has rows 0 to 2" },
  { phase_with_procedure_of_the_framework,
    "phase “a” of turn “turn”: proc is 1, a procedure of the framework; write SORTIE_GAME_PROC ()" },
  { phase_that_acts_twice, "phase “a” of turn “turn” has both a proc and at_once" },
  { event_to_an_unknown_zone, "event “drawn”: zone is row 3 of zones, which has rows 0 to 2" },
  { event_to_unknown_places, "event “lit”: place is row 1 of places, which has rows 0 to 0" },
  { gain_of_nothing, "event “shone”: var is row 0 of vars, which is empty" },
  { draw_from_an_unknown_zone, "event “drawn”: effect.from is row 5 of zones, which has rows 0 to 2" },
  { verb_for_an_unknown_zone, "verb “light”: zone is row 40 of zones, which has rows 0 to 2" },
  { verb_with_unknown_event, "verb “light”: event is row 9 of rules.events, which has rows 0 to 6" },
  { weight_of_an_unknown_variable, "row 1 of the weights: index is row 2 of vars, which has rows 0 to 1" },
  { weight_of_an_unknown_value, "row 0 of the weights: value is row 2 of vocabulary.values, which has rows 0 to 1" },
  { weight_without_function, "row 0 of the weights has no function" },
  { phase_with_unknown_window, "phase “a” of turn “turn”: its window is not a decision of the game" },
  { chain_with_unknown_question,
    "the chain asks its responders a question that is not a decision of the game" },
  { word_without_function, "the word “lamps” has no function" },
  { procedure_without_function, "the procedure “burn” has no function" },
  { deck_of_unknown_cards, "decks of kind “lamps”: there are no cards of kind “lump”" },
  { no_room_for_frames, "bounds.frames is 1; every game needs at least 2" },
  { no_room_for_locals, "bounds.locals is 0; every game needs at least 1" },
  { no_room_for_pieces, "the bounds leave no room for pieces, but there are places" },
  { no_room_for_cards, "the bounds leave no room for cards, but there are zones" },
  { question_of_the_framework, "rules.decisions: the framework already uses the name “order”" },
  { too_many_events, "rules.events: cards can answer 58 of the game's events, including those of variables; the limit "
                     "is 57. Set only_told for events that no card answers" },
  { event_of_the_framework, "rules.events: the framework already uses the name “negated”" },
  { reason_of_the_framework, "rules.reasons: the framework already uses the name “not-asked”" },
  { variable_named_like_a_zone, "“hand” is a name in two tables: zones and vars" },
  { variable_named_like_a_verb,
    "vars: the framework already has a verb “done”; add a prefix, such as “toy-done”" },
  { seat_named_like_a_verb,
    "duel: the framework already has a verb “choose”; add a prefix, such as “toy-choose”" },
  { seats_named_like_words_of_scenarios,
    "duel: “expect” has another meaning in scenarios; add a prefix, such as "
    "“toy-expect”" },
  { seats_named_like_words_of_scenarios, "duel: “nobody” has another meaning in scenarios" },
  { variable_named_like_a_word_of_scenarios, "vars: “scenario” has another meaning in scenarios" },
  { zone_named_like_a_word_of_scenarios, "zones: “lost” has another meaning in scenarios" },
  { value_named_like_a_word_of_scenarios, "vocabulary.values: “turn” has another meaning in scenarios" },
  { value_named_like_an_attribute,
    "vocabulary.values: the framework already uses the name “id”; add a prefix, such as “toy-id”" },
  { value_named_like_another_attribute, "vocabulary.values: the framework already uses the name “faction”" },
  { kind_named_like_an_element_of_files, "vocabulary.kinds: the framework already uses the name “deck”" },
  { kind_named_like_an_element_of_cards, "vocabulary.kinds: the framework already uses the name “text”" },
  { record_named_like_an_element_of_cards, "vocabulary.records: the framework already uses the name “sign”" },
  { reason_named_like_a_result, "rules.reasons: the framework already uses the name “conceded”" },
  { reason_named_like_another_result, "rules.reasons: the framework already uses the name “endless”" },
  { seats_named_like_words_of_sets, "duel: the framework already uses the name “you”" },
  { seats_named_like_words_of_sets, "duel: the framework already uses the name “self”" },
  { place_named_like_a_word_of_sets, "places: the framework already uses the name “self”" },
  { verb_named_like_a_word_of_scenarios, "rules.verbs: “refused” has another meaning in scenarios" },
  { verb_also_known_by_a_word_of_scenarios, "rules.verbs: “back” has another meaning in scenarios" },
  { phase_named_like_a_word_of_scenarios, "turn: “enter” has another meaning in scenarios" },
  { flag_named_like_a_word_of_scenarios, "flags: “face-down” has another meaning in scenarios" },
  { place_named_like_a_variable, "“light” is a name in two tables: places and vars" },
  { value_of_seats_named_like_a_variable, "“light” is a variable, row 0 of vars, and a value, row 1 of "
    "vocabulary.values: rename one of them, such as “toy-light”" },
  { value_of_cards_named_like_a_variable, "“light” is a variable, row 0 of vars, and a value, row 0 of "
    "vocabulary.values: rename one of them, such as “toy-light”" },
  { value_named_like_a_shared_variable, "“trump” is a variable, row 1 of vars, and a value, row 0 of "
    "vocabulary.values: rename one of them, such as “toy-trump”" },
  { verdict_of_five_numbers, "verdict “lamp” compares 5 numbers; there is room for 4" },
  { verdict_without_sentence, "verdict “lamp” lacks a rule or a sentence" },
  { set_of_the_framework, "vocabulary.sets: the framework already uses the name “players”" },
  { time_of_the_framework, "vocabulary.untils: the framework already uses the name “end-of-turn”" },
  { time_without_title, "vocabulary.untils: “dawn” has no title" },
  { cause_of_the_framework, "vocabulary.causes: the framework already uses the name “ability”" },
  { link_of_an_unknown_cause, "link “storm”: cause is row 1 of vocabulary.causes, which has rows 0 to 0" },
  { number_of_the_framework, "vocabulary.numbers: the framework already uses the name “amount”" },
  { trick_whose_trump_is_nothing,
    "the trump of a trick must be a shared variable that is 0 or 1 + a suit (SORTIE_TRUMP)" },
  { trick_with_more_trumps_than_suits,
    "the trump of a trick must be a shared variable that is 0 or 1 + a suit (SORTIE_TRUMP)" },
  { trick_without_a_round, "rules.trick names a round or a question that the game does not have" },
  { trick_whose_suit_has_no_words, "the suit of a trick must be a word" },
  { trick_of_values_that_are_none, "rules.trick names a value that the game does not have" },
  { layout_of_tricks_without_tricks, "row 1 of the layout draws something that the game does not have" },
  { leader_without_tricks, "row 2 of the layout draws something that the game does not have" },
  { layout_of_a_zone_that_is_none, "row 1 of the layout draws something that the game does not have" },
  { values_of_a_zone, "row 1 of the layout names values, but only places show the values of their pieces" },
  { tricks_of_nothing, "the game plays tricks, but rules.trick does not name its zones" },
  { trick_of_zones_that_are_none, "a trick needs one shared zone with an order" },
  { trick_without_a_leader, "a trick needs one shared variable, and one variable of each seat" },
  { event_that_says_only_which, "has `says_which` but no `says`, which it needs when" },
  { more_things_than_a_set_holds, "cards, pieces, places and seats; a set has room for 2048" },
  { more_triggers_than_can_be_ordered, "the bounds allow 2049 triggers; a seat can put at most 2048 in order" },
};

static void
a_sound_table (void)
{
  g_autoptr (GError) error = NULL;

  CU_ASSERT_TRUE (sortie_game_check (&sortie_game, &error));
  tap_no_error (error);
}

static void
each_fault (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      game = sortie_game;
      faults[i].spoil ();
      CU_ASSERT_FALSE (sortie_game_check (&game, &error));
      CU_ASSERT_TRUE_FATAL (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_MODULE));
      tap_contains (error->message, faults[i].message);
    }
}

static void
refuses (const char *part)
{
  g_autoptr (GError) error = NULL;

  CU_ASSERT_FALSE (sortie_game_check (&game, &error));
  CU_ASSERT_PTR_NOT_NULL_FATAL (error);
  tap_contains (error->message, part);
}

/* After the last row there is no memory, another table, or a number. */
static void
tables_without_an_end (void)
{
  static const struct
  {
    SortieReasonDecl reasons[1];
    SortieVerbDecl verbs[2];
  } two = { { { "late", "T-1", "It is late." } }, { { .id = "light", .help = "Light.", .rule = "T-1" }, { NULL } } };
  static const struct
  {
    SortieFlagDecl flags[1];
    gsize behind[8];
  } one = { { { .id = "tall", .title = "tall" } }, { 1, 1, 1, 1, 1, 1, 1, 1 } };
  const gsize page = (gsize) sysconf (_SC_PAGESIZE);
  guint8 *memory = mmap (NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  SortieZoneDecl *last = (SortieZoneDecl *) (memory + page) - 1;

  *last = sortie_game.zones[0];
  mprotect (memory + page, page, PROT_NONE);
  game = sortie_game;
  game.zones = last;
  refuses ("the table of zones has no end: write a row { NULL } after its last one (row 1 is none)");
  munmap (memory, 2 * page);

  game = sortie_game;
  game.rules.reasons = two.reasons;
  game.rules.verbs = two.verbs;
  refuses ("the table of rules.reasons has no end");

  game = sortie_game;
  game.flags = one.flags;
  refuses ("the table of flags has no end");
}

static void
trumps_for_each_suit (void)
{
  g_autoptr (GError) error = NULL;

  game = sortie_game;
  trick_with_trumps_up_to (2);
  sortie_game_check (&game, &error);
  if (error != NULL)
    CU_ASSERT_PTR_NULL (strstr (error->message, "the trump of a trick"));
}

static void
as_many_events_as_there_is_room_for (void)
{
  g_autoptr (GError) error = NULL;

  game = sortie_game;
  have_events (MOST_EVENTS);
  CU_ASSERT_TRUE (sortie_game_check (&game, &error));
  tap_no_error (error);
}

/* Two rows without titles, for other numbers. */
static void
rows_of_other_numbers (void)
{
  static const SortieModeDecl modes[] = { { .id = "few", .seats = three_seats, .least_seats = 2 },
                                          { .id = "many", .seats = five_seats, .least_seats = 4 },
                                          { NULL } };
  g_autoptr (GError) error = NULL;

  game = sortie_game;
  game.modes = modes;
  CU_ASSERT_TRUE (sortie_game_check (&game, &error));
  tap_no_error (error);
}

/* Each card counts again as a piece. */
static void
a_large_game (void)
{
  static const char *const seats[] = { "a", "b", "c", "d", "e", "f", "g", "h", NULL };
  static const SortieModeDecl modes[] = { { .id = "eight", .title = "Eight", .seats = seats },
                                          { NULL } };
  SortiePlaceDecl places[2] = { sortie_game.places[0] };
  g_autoptr (GError) error = NULL;

  game = sortie_game;
  places[0].shared = TRUE;
  places[0].count = 200;
  game.modes = modes;
  game.places = places;
  game.bounds.cards = game.bounds.pieces = 500;
  sortie_game_check (&game, &error);
  if (error != NULL)
    CU_ASSERT_PTR_NULL (strstr (error->message, "a set has room"));
  game.bounds.cards = SORTIE_MAX_SET;
  g_clear_error (&error);
  CU_ASSERT_FALSE (sortie_game_check (&game, &error));
  tap_contains (error->message, "a set has room");
}

static void
several_faults (void)
{
  g_autoptr (GError) error = NULL;

  game = sortie_game;
  no_title ();
  verb_without_help ();
  no_room_for_cards ();
  CU_ASSERT_FALSE (sortie_game_check (&game, &error));
  tap_contains (error->message, "the game has no title\n");
  tap_contains (error->message, "verb “light” has no help\n");
  tap_contains (error->message, "no room for cards");
}

/* Of a table of another shape nothing else is read. */
static void
another_interface (void)
{
  g_autoptr (GError) error = NULL;
  SortieGame other;

  memset (&other, 0x55, sizeof other);
  other.interface = SORTIE_INTERFACE_VERSION + 1;
  CU_ASSERT_FALSE (sortie_game_check (&other, &error));
  tap_string (error->message, "the module was made for interface 2; this is interface 1");
}

/* The same interface, but structures of other sizes. */
static void
other_headers (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *expected
    = g_strdup_printf ("the module was compiled with other headers than this library: their stamp "
                       "is 0000002a, the library’s is %08x. Compile it again", SORTIE_STAMP);
  SortieGame other;

  memset (&other, 0x55, sizeof other);
  other.interface = SORTIE_INTERFACE_VERSION;
  other.stamp = 42;
  CU_ASSERT_FALSE (sortie_game_check (&other, &error));
  tap_string (error->message, expected);
}

static const TapTest tests[] = {
  { "a sound table is accepted", a_sound_table },
  { "each fault in a table is named", each_fault },
  { "a table without a last row is found before it is read to the end", tables_without_an_end },
  { "rows for other numbers of seats may both have no title", rows_of_other_numbers },
  { "two suits and none can be trump", trumps_for_each_suit },
  { "cards can answer 64 kinds of events, those of the framework included", as_many_events_as_there_is_room_for },
  { "a game of 500 cards, 200 places and 8 seats has room in a set", a_large_game },
  { "several faults are told together", several_faults },
  { "a table of another interface is refused by its number alone", another_interface },
  { "a table that was compiled with other headers is refused, with both stamps", other_headers },
  { NULL },
};

TAP_MAIN (tests)
