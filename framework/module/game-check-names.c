/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check-names.c: checks names that must be different, and the words that cards use. */
#include "module/game-check.h"

#include "base/i18n.h"
#include "base/scenario-words.h"
#include "module/front-end.h"
#include "flow/internal.h"
#include "language/internal.h"

/* ---- Names that must be different ----------------------------------------------------- */

static void
check_not_ours (GameCheck *check, const char *table, const char *id, const char *ours)
{
  if (g_strcmp0 (id, ours) == 0)
    game_fault (check, _ ("%s: the framework already uses the name “%s”; add a prefix, such as “%s-%s”"),
                table, id, check->game->id, id);
}

#define NOT_OURS(check, table)                                                         \
  for (guint i_ = 0; i_ < LENGTH ((check)->game->rules.table); i_++)                   \
    for (guint k_ = 0; sortie_framework_rules.table[k_].id != NULL; k_++)              \
      check_not_ours ((check), "rules." #table, (check)->game->rules.table[i_].id,     \
                      sortie_framework_rules.table[k_].id)

/* Journals, scenarios and external programs identify questions, moves, events and reasons by id alone. */
static void
check_framework_names (GameCheck *check)
{
  NOT_OURS (check, verbs);
  NOT_OURS (check, decisions);
  NOT_OURS (check, events);
  NOT_OURS (check, reasons);
}

/* Every game has these commands: `done`, `show done`. */
static void
check_not_verbs (GameCheck *check, const SortieGameTable *table)
{
  for (guint i = 0; sortie_table_text (table, i, 0) != NULL; i++)
    for (guint k = 0; sortie_framework_rules.verbs[k].id != NULL; k++)
      {
        const char *id = sortie_table_text (table, i, 0);

        if (g_strcmp0 (id, sortie_framework_rules.verbs[k].id) == 0)
          game_fault (check, _ ("%s: the framework already has a verb “%s”; add a prefix, such as “%s-%s”"),
                      table->name, id, check->game->id, id);
      }
}

/* A line of a scenario begins with a name of the game or with a word of scenarios, and must not be both.
 * @names: of SortieScenarioNames */
static void
check_not_of_scenarios (GameCheck *check, const char *table, const char *id, guint names)
{
  if (sortie_scenario_words_take (id, names))
    game_fault (check, _ ("%s: “%s” has another meaning in scenarios; add a prefix, such as “%s-%s”"), table, id,
                check->game->id, id);
}

static void
check_none_of_scenarios (GameCheck *check, const SortieGameTable *table, guint names)
{
  for (guint i = 0; sortie_table_text (table, i, 0) != NULL; i++)
    check_not_of_scenarios (check, table->name, sortie_table_text (table, i, 0), names);
}

/* What players name at the table: `show menace`. */
static void
check_table_names (GameCheck *check)
{
  const SortieGame *g = check->game;
  const SortieGameTable tables[] = {
    SORTIE_GAME_TABLE ("zones", g->zones, 0, 0),
    SORTIE_GAME_TABLE ("places", g->places, 0, 0),
    SORTIE_GAME_TABLE ("vars", g->vars, 0, 0),
  };

  for (guint a = 0; a < G_N_ELEMENTS (tables); a++)
    {
      check_not_verbs (check, &tables[a]);
      check_none_of_scenarios (check, &tables[a], SORTIE_SCENARIO_LINES);
    }
  for (guint a = 0; a < G_N_ELEMENTS (tables); a++)
    for (guint b = a + 1; b < G_N_ELEMENTS (tables); b++)
      for (guint i = 0; sortie_table_text (&tables[b], i, 0) != NULL; i++)
        {
          const char *id = sortie_table_text (&tables[b], i, 0);

          if (sortie_find_row (tables[a].rows, tables[a].stride, id) >= 0)
            game_fault (check, _ ("“%s” is a name in two tables: %s and %s"), id, tables[a].name,
                   tables[b].name);
        }
}

/* Players type the names of seats, and lines of scenarios begin with them. */
static void
check_seat_names (GameCheck *check)
{
  for (guint i = 0; i < LENGTH (check->game->modes); i++)
    {
      const SortieGameTable seats = SORTIE_GAME_TABLE (check->game->modes[i].id, check->game->modes[i].seats, 0, 0);

      check_not_verbs (check, &seats);
      check_none_of_scenarios (check, &seats, SORTIE_SCENARIO_LINES | SORTIE_SCENARIO_OWNERS);
    }
}

/* `of="you"` and `on="self"` mean the same in every game, whoever sits at the table. */
static void
check_not_words_of_sets (GameCheck *check, const SortieGameTable *table)
{
  for (guint i = 0; sortie_table_text (table, i, 0) != NULL; i++)
    {
      const char *id = sortie_table_text (table, i, 0);

      if (sortie_word_is_everywhere (SORTIE_ATTR_SET, id))
        check_not_ours (check, table->name, id, id);
    }
}

static void
check_names_in_sets (GameCheck *check)
{
  const SortieGameTable places = SORTIE_GAME_TABLE ("places", check->game->places, 0, 0);

  check_not_words_of_sets (check, &places);
  for (guint i = 0; i < LENGTH (check->game->modes); i++)
    {
      const SortieGameTable seats = SORTIE_GAME_TABLE (check->game->modes[i].id, check->game->modes[i].seats, 0, 0);

      check_not_words_of_sets (check, &seats);
    }
}

static void
check_not_among (GameCheck *check, const SortieGameTable *table, const char *const *ours)
{
  for (guint i = 0; sortie_table_text (table, i, 0) != NULL; i++)
    for (const char *const *word = ours; *word != NULL; word++)
      check_not_ours (check, table->name, sortie_table_text (table, i, 0), *word);
}

/* What the loader reads in every game's files, and the words for results that have no reason. */
static void
check_words_of_files (GameCheck *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;
  const SortieGameTable kinds = SORTIE_GAME_TABLE ("vocabulary.kinds", v->kinds, 0, 0);
  const SortieGameTable records = SORTIE_GAME_TABLE ("vocabulary.records", v->records, 0, 0);
  const SortieGameTable values = SORTIE_GAME_TABLE ("vocabulary.values", v->values, 0, 0);
  const SortieGameTable reasons = SORTIE_GAME_TABLE ("rules.reasons", check->game->rules.reasons, 0, 0);

  check_not_among (check, &kinds, sortie_elements_of_files);
  check_not_among (check, &kinds, sortie_elements_of_cards);
  check_not_among (check, &records, sortie_elements_of_cards);
  check_not_among (check, &values, sortie_attributes_of_cards);
  check_not_among (check, &reasons, sortie_result_words);
}

/* The other names that scenarios write: `attack of north = 3`, `north: plant radish`, `radish(ripe)`. */
static void
check_scenario_names (GameCheck *check)
{
  const SortieGame *g = check->game;
  const SortieGameTable values = SORTIE_GAME_TABLE ("vocabulary.values", g->vocabulary.values, 0, 0);
  const SortieGameTable verbs = SORTIE_GAME_TABLE ("rules.verbs", g->rules.verbs, 0, 0);
  const SortieGameTable flags = SORTIE_GAME_TABLE ("flags", g->flags, 0, 0);

  check_none_of_scenarios (check, &values, SORTIE_SCENARIO_LINES);
  check_none_of_scenarios (check, &verbs, SORTIE_SCENARIO_VERBS);
  check_none_of_scenarios (check, &flags, SORTIE_SCENARIO_FLAGS);
  for (guint i = 0; i < LENGTH (g->rules.verbs); i++)
    check_not_of_scenarios (check, "rules.verbs", g->rules.verbs[i].also, SORTIE_SCENARIO_VERBS);
  for (guint i = 0; i < LENGTH (g->rules.turns); i++)
    {
      const SortieGameTable phases = SORTIE_GAME_TABLE (g->rules.turns[i].id, g->rules.turns[i].phases, 0, 0);

      check_none_of_scenarios (check, &phases, SORTIE_SCENARIO_PHASES);
    }
}

/* `explain north light` and `<modify value="light"/>` must each have one meaning. */
static void
check_values (GameCheck *check)
{
  const SortieGame *g = check->game;
  const SortieValueDecl *values = g->vocabulary.values;

  for (guint i = 0; i < LENGTH (values); i++)
    {
      gint var = INDEX (g->vars, values[i].id);

      if (var >= 0)
        game_fault (check, _ ("“%s” is a variable, row %d of vars, and a value, row %u of vocabulary.values: rename "
                              "one of them, such as “%s-%s”"), values[i].id, var, i, g->id, values[i].id);
    }
}

/* A word in an attribute belongs to the game or to the framework. */
static void
check_words_of_sets (GameCheck *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;

  for (guint i = 0; i < LENGTH (v->sets); i++)
    if (sortie_word_find (SORTIE_ATTR_SET, v->sets[i].id) != NULL)
      check_not_ours (check, "vocabulary.sets", v->sets[i].id, v->sets[i].id);
  for (guint i = 0; i < LENGTH (v->numbers); i++)
    if (sortie_word_find (SORTIE_ATTR_NUMBER, v->numbers[i].id) != NULL)
      check_not_ours (check, "vocabulary.numbers", v->numbers[i].id, v->numbers[i].id);
}

/* A time is a word of the framework, of a kind of round, or of the game. */
static void
check_untils (GameCheck *check)
{
  const SortieUntilDecl *untils = check->game->vocabulary.untils;
  const SortieRoundDecl *rounds = check->game->rules.rounds;

  for (guint i = 0; i < LENGTH (untils); i++)
    {
      if (sortie_word_is_everywhere (SORTIE_ATTR_UNTIL, untils[i].id))
        check_not_ours (check, "vocabulary.untils", untils[i].id, untils[i].id);
      for (guint k = 0; k < LENGTH (rounds); k++)
        if (g_strcmp0 (rounds[k].until, untils[i].id) == 0)
          game_fault (check, _ ("“%s” is a name in two tables: %s and %s"), untils[i].id, "rules.rounds",
                      "vocabulary.untils");
      if (untils[i].title == NULL)
        game_fault (check, _ ("%s: “%s” has no title"), "vocabulary.untils", untils[i].id);
    }
}

static void
check_causes (GameCheck *check)
{
  const SortieCauseDecl *causes = check->game->vocabulary.causes;

  for (guint i = 0; i < LENGTH (causes); i++)
    {
      if (sortie_word_is_everywhere (SORTIE_ATTR_CAUSE, causes[i].id))
        check_not_ours (check, "vocabulary.causes", causes[i].id, causes[i].id);
      if (causes[i].title == NULL)
        game_fault (check, _ ("%s: “%s” has no title"), "vocabulary.causes", causes[i].id);
    }
}

/* ---- Words ---------------------------------------------------------------------------- */

static void
check_words (GameCheck *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;

  for (guint i = 0; i < LENGTH (v->sets); i++)
    if (v->sets[i].list == NULL)
      game_fault (check, _ ("the word “%s” has no function"), v->sets[i].id);
  for (guint i = 0; i < LENGTH (v->numbers); i++)
    if (v->numbers[i].number == NULL)
      game_fault (check, _ ("the word “%s” has no function"), v->numbers[i].id);
  for (guint i = 0; i < LENGTH (v->tests); i++)
    if (v->tests[i].holds == NULL)
      game_fault (check, _ ("the word “%s” has no function"), v->tests[i].id);
  for (guint i = 0; i < LENGTH (v->procs); i++)
    if (v->procs[i].step == NULL)
      game_fault (check, _ ("the procedure “%s” has no function"), v->procs[i].id);
}

static void
check_kinds (GameCheck *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;

  for (guint i = 0; i < LENGTH (v->records); i++)
    if (INDEX (v->kinds, v->records[i].parent) < 0)
      game_fault (check, _ ("record “%s”: there are no cards of kind “%s”"), v->records[i].element,
             v->records[i].parent != NULL ? v->records[i].parent : "");
  for (guint i = 0; i < LENGTH (v->deck_kinds); i++)
    if (v->deck_kinds[i].card_kind != NULL && INDEX (v->kinds, v->deck_kinds[i].card_kind) < 0)
      game_fault (check, _ ("decks of kind “%s”: there are no cards of kind “%s”"),
                  v->deck_kinds[i].id, v->deck_kinds[i].card_kind);
}

void
game_check_names (GameCheck *check)
{
  check_framework_names (check);
  check_table_names (check);
  check_seat_names (check);
  check_scenario_names (check);
  check_names_in_sets (check);
  check_words_of_files (check);
  check_values (check);
  check_words_of_sets (check);
  check_untils (check);
  check_causes (check);
  check_words (check);
  check_kinds (check);
}
