/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-words.h: the words of scenarios (sortie/kit.h) that stand where a name of a game could stand.
 *
 * The kit reads scenarios by these words. A name that one of them would be taken for is refused with the game's table
 * or its content, so that no line of a scenario has two meanings.
 */
#pragma once
#include <glib.h>

/* Which names could stand there. */
typedef enum
{
  SORTIE_SCENARIO_LINES = 1 << 0,  /* what lines begin with: seats, zones, places, variables, values */
  SORTIE_SCENARIO_OWNERS = 1 << 1, /* seats before a piece */
  SORTIE_SCENARIO_CARDS = 1 << 2,
  SORTIE_SCENARIO_VERBS = 1 << 3,
  SORTIE_SCENARIO_PHASES = 1 << 4,
  SORTIE_SCENARIO_FLAGS = 1 << 5,
} SortieScenarioNames;

/* Each word with the names that it could be taken for. */
#define SORTIE_SCENARIO_WORDS(WORD)                                                                \
  WORD (ASKS, "asks", SORTIE_SCENARIO_LINES)                                                       \
  WORD (BACK, "back", SORTIE_SCENARIO_VERBS)                                                       \
  WORD (CONCEDE, "concede", SORTIE_SCENARIO_VERBS)                                                 \
  WORD (DRAWN, "drawn", SORTIE_SCENARIO_LINES)                                                     \
  WORD (EMPTY, "empty", SORTIE_SCENARIO_CARDS)                                                     \
  WORD (ENTER, "enter", SORTIE_SCENARIO_PHASES)                                                    \
  WORD (EXPECT, "expect", SORTIE_SCENARIO_LINES)                                                   \
  WORD (FACE_DOWN, "face-down", SORTIE_SCENARIO_FLAGS)                                             \
  WORD (LEGAL, "legal", SORTIE_SCENARIO_LINES)                                                     \
  WORD (LOG, "log", SORTIE_SCENARIO_LINES)                                                         \
  WORD (LOST, "lost", SORTIE_SCENARIO_LINES)                                                       \
  WORD (MOVES, "moves", SORTIE_SCENARIO_LINES)                                                     \
  WORD (NEXT, "next", SORTIE_SCENARIO_LINES)                                                       \
  WORD (NO, "no", SORTIE_SCENARIO_LINES)                                                           \
  WORD (NOBODY, "nobody", SORTIE_SCENARIO_OWNERS | SORTIE_SCENARIO_CARDS)                          \
  WORD (NOT, "not", SORTIE_SCENARIO_LINES)                                                         \
  WORD (NOTHING, "nothing", SORTIE_SCENARIO_CARDS)                                                 \
  WORD (OFFER_DRAW, "offer-draw", SORTIE_SCENARIO_VERBS)                                           \
  WORD (OFFERS, "offers", SORTIE_SCENARIO_LINES)                                                   \
  WORD (ONLY, "only", SORTIE_SCENARIO_LINES)                                                       \
  WORD (POSITION, "position", SORTIE_SCENARIO_LINES)                                               \
  WORD (PROMPT, "prompt", SORTIE_SCENARIO_LINES)                                                   \
  WORD (RECALLS, "recalls", SORTIE_SCENARIO_LINES)                                                 \
  WORD (REDO, "redo", SORTIE_SCENARIO_VERBS)                                                       \
  WORD (REFUSAL, "refusal", SORTIE_SCENARIO_LINES)                                                 \
  WORD (REFUSED, "refused", SORTIE_SCENARIO_LINES | SORTIE_SCENARIO_VERBS)                         \
  WORD (RESIGN, "resign", SORTIE_SCENARIO_VERBS)                                                   \
  WORD (SCENARIO, "scenario", SORTIE_SCENARIO_LINES)                                               \
  WORD (SOLVE, "solve", SORTIE_SCENARIO_LINES)                                                     \
  WORD (TEACH, "teach", SORTIE_SCENARIO_LINES)                                                     \
  WORD (TURN, "turn", SORTIE_SCENARIO_LINES)                                                       \
  WORD (UNDO, "undo", SORTIE_SCENARIO_VERBS)                                                       \
  WORD (VIEW, "view", SORTIE_SCENARIO_LINES)                                                       \
  WORD (WARNS, "warns", SORTIE_SCENARIO_LINES)                                                     \
  WORD (WHY, "why", SORTIE_SCENARIO_LINES)                                                         \
  WORD (WINNER, "winner", SORTIE_SCENARIO_LINES)

typedef enum
{
#define SORTIE_SCENARIO_WORD_(name, word, names) SORTIE_SCENARIO_##name,
  SORTIE_SCENARIO_WORDS (SORTIE_SCENARIO_WORD_)
#undef SORTIE_SCENARIO_WORD_
  SORTIE_SCENARIO_N_WORDS,
} SortieScenarioWord;

/* The word as it is written. */
const char *sortie_scenario_word (SortieScenarioWord word);

/* Whether @text is that word. */
gboolean sortie_scenario_word_is (SortieScenarioWord word, const char *text);

/* What stands after the word and the space after it. (nullable): the text does not begin with both. */
const char *sortie_scenario_word_behind (SortieScenarioWord word, const char *text);

/* Whether @id is a word that could be taken for one of these names. @id: (nullable); @names: of SortieScenarioNames */
gboolean sortie_scenario_words_take (const char *id, guint names);
