/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* content-names.c: which words content may use for each type of attribute: the framework's and the game's. */
#include <sortie/language.h>
#include "language/front-end.h"
#include "language/elements.h"
#include "language/internal.h"

#include "base/i18n.h"
#include "base/text.h"

const SortieWord sortie_words_of_sets[] = {
  { "self", SORTIE_EXPR_SET_SELF, SORTIE_SPEAKS_OF_SELF, N_("this") },
  { "it", SORTIE_EXPR_SET_IT, SORTIE_SPEAKS_OF_IT, N_("it") },
  { "other", SORTIE_EXPR_SET_OTHER, SORTIE_SPEAKS_OF_OTHER, N_("what it faces") },
  { "you", SORTIE_EXPR_SET_YOU, 0, N_("you") },
  { "opponents", SORTIE_EXPR_SET_OPPONENTS, SORTIE_SPEAKS_OF_SIDE, N_("the opponents") },
  { "active", SORTIE_EXPR_SET_ACTIVE, 0, N_("the player whose turn it is") },
  { "players", SORTIE_EXPR_SET_SEATS, 0, N_("all players") },
  { "nobody", SORTIE_EXPR_SET_NONE, 0, N_("nobody") },
  { "subject", SORTIE_EXPR_SET_SUBJECT, SORTIE_SPEAKS_OF_EVENT, N_("the one it happens to") },
  { "event-other", SORTIE_EXPR_SET_EVENT_OTHER, SORTIE_SPEAKS_OF_EVENT,
    N_("the second one concerned") },
  { "event-source", SORTIE_EXPR_SET_EVENT_SOURCE, SORTIE_SPEAKS_OF_EVENT, N_("what causes it") },
  { "event-seat", SORTIE_EXPR_SET_EVENT_SEAT, SORTIE_SPEAKS_OF_EVENT,
    N_("the player it happens to") },
  { "event-place", SORTIE_EXPR_SET_EVENT_PLACE, SORTIE_SPEAKS_OF_EVENT,
    N_("the place where it was") },
  { "event-card", SORTIE_EXPR_SET_EVENT_CARD, SORTIE_SPEAKS_OF_EVENT, N_("its card") },
  { NULL },
};

const SortieWord sortie_words_of_numbers[] = {
  { "amount", SORTIE_EXPR_NUM_AMOUNT, SORTIE_SPEAKS_OF_AMOUNT, N_("its amount") },
  { "done", SORTIE_EXPR_NUM_DONE, SORTIE_SPEAKS_OF_DONE, N_("the number achieved") },
  { NULL },
};

const char *const sortie_elements_of_files[] = { "provenance", "faction", "keyword", "deck", "print", NULL };
const char *const sortie_elements_of_cards[] = { "name", "epithet", "sign", "text", "provenance", NULL };
const char *const sortie_attributes_of_cards[] = { "id", "faction", "default", NULL };

const char *const sortie_words_of_untils[] = {
  [SORTIE_UNTIL_FOREVER] = "forever",
  [SORTIE_UNTIL_END_OF_TURN] = "end-of-turn",
  [SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN] = "end-of-your-next-turn",
  [SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN] = "start-of-your-next-turn",
  [SORTIE_UNTIL_END_OF_PHASE] = "end-of-phase",
  [SORTIE_UNTIL_SOURCE_LEAVES] = "source-leaves",
  [SORTIE_UNTIL_END_OF_ROUND] = NULL,
};

const char *const sortie_titles_of_untils[] = {
  [SORTIE_UNTIL_FOREVER] = N_("the end of the game"),
  [SORTIE_UNTIL_END_OF_TURN] = N_("the end of this turn"),
  [SORTIE_UNTIL_END_OF_YOUR_NEXT_TURN] = N_("the end of your next turn"),
  [SORTIE_UNTIL_START_OF_YOUR_NEXT_TURN] = N_("the start of your next turn"),
  [SORTIE_UNTIL_END_OF_PHASE] = N_("the end of this phase"),
  [SORTIE_UNTIL_SOURCE_LEAVES] = N_("this leaves play"),
  [SORTIE_UNTIL_END_OF_ROUND] = NULL,
};

const SortieCauseDecl sortie_causes[] = {
  [SORTIE_CAUSE_RULE] = { "rule", N_("a rule") },
  [SORTIE_CAUSE_PLAY] = { "play", N_("a played card") },
  [SORTIE_CAUSE_ABILITY] = { "ability", N_("an ability") },
  [SORTIE_CAUSE_COST] = { "cost", N_("a cost") },
  [SORTIE_CAUSE_OF_GAME] = { NULL },
};

const SortieCauseDecl *
sortie_cause (const SortieVocabulary *vocabulary, guint cause)
{
  const SortieCauseDecl *own = vocabulary != NULL ? vocabulary->causes : NULL;

  if (cause < SORTIE_CAUSE_OF_GAME)
    return &sortie_causes[cause];
  for (guint i = SORTIE_CAUSE_OF_GAME; own != NULL && own->id != NULL; i++, own++)
    if (i == cause)
      return own;
  return NULL;
}

static const char *const yes_no[] = { "no", "yes", NULL };

/* Indexed by SortiePeriod; the ids of the game's rounds come after these. */
static const char *const periods[] = { "turn", "game", NULL };

static const char *const type_titles[SORTIE_N_ATTR_TYPES] = {
  [SORTIE_ATTR_NUMBER] = N_("a number"),
  [SORTIE_ATTR_SET] = N_("a set"),
  [SORTIE_ATTR_TEST] = N_("a test"),
  [SORTIE_ATTR_INT] = N_("a plain number"),
  [SORTIE_ATTR_YES_NO] = N_("yes or no"),
  [SORTIE_ATTR_WORD] = N_("a word"),
  [SORTIE_ATTR_NAME] = N_("a new name"),
  [SORTIE_ATTR_BOUND] = N_("a bound name"),
  [SORTIE_ATTR_VALUE] = N_("a value"),
  [SORTIE_ATTR_VALUE_WORD] = N_("a word of the value"),
  [SORTIE_ATTR_EVENT] = N_("an event"),
  [SORTIE_ATTR_ZONE] = N_("a zone"),
  [SORTIE_ATTR_PLACES] = N_("a set of places"),
  [SORTIE_ATTR_VARIABLE] = N_("a variable"),
  [SORTIE_ATTR_MARK] = N_("a mark"),
  [SORTIE_ATTR_MEMORY] = N_("a note"),
  [SORTIE_ATTR_KEYWORD] = N_("a keyword"),
  [SORTIE_ATTR_CARD] = N_("a card"),
  [SORTIE_ATTR_FACTION] = N_("a faction"),
  [SORTIE_ATTR_UNTIL] = N_("a time"),
  [SORTIE_ATTR_PHASE] = N_("a phase"),
  [SORTIE_ATTR_TIMING] = N_("a timing"),
  [SORTIE_ATTR_PERIOD] = N_("a period"),
  [SORTIE_ATTR_CAUSE] = N_("a cause"),
};

gboolean
sortie_names_have_grid (const SortieContentNames *names)
{
  for (const SortiePlaceDecl *place = names->places; place != NULL && place->id != NULL; place++)
    if (place->shape == SORTIE_PLACE_GRID)
      return TRUE;
  return FALSE;
}

static gboolean
may_use (const SortieContentNames *names, const SortieElement *element)
{
  return !element->on_grid || names == NULL || names->game == NULL || sortie_names_have_grid (names);
}

void
sortie_names_add_elements (const SortieContentNames *names, SortieElementKind kind, GPtrArray *list)
{
  const SortieElement *element;

  for (guint n = 0; (element = sortie_names_element_nth (names, n)) != NULL; n++)
    if (element->kind == kind)
      g_ptr_array_add (list, (gpointer) element->name);
}

const SortieElement *
sortie_names_element_nth (const SortieContentNames *names, guint n)
{
  const SortieVocabulary *vocabulary = names != NULL ? names->vocabulary : NULL;
  const SortieElement *element;

  for (guint i = 0; (element = sortie_element_nth (vocabulary, i)) != NULL; i++)
    if (may_use (names, element) && n-- == 0)
      return element;
  return NULL;
}

const SortieElement *
sortie_names_element (const SortieContentNames *names, SortieElementKind kind, const char *name)
{
  const SortieElement *element = sortie_element_find (names->vocabulary, kind, name);

  return element != NULL && may_use (names, element) ? element : NULL;
}

const char *
sortie_attr_type_title (SortieAttrType type)
{
  return _(type_titles[type]);
}

const SortieWord *
sortie_word_find (SortieAttrType type, const char *word)
{
  const SortieWord *table =
      type == SORTIE_ATTR_NUMBER ? sortie_words_of_numbers : sortie_words_of_sets;

  gint row = type <= SORTIE_ATTR_SET ? SORTIE_FIND_ROW (table, word) : -1;

  return row >= 0 ? &table[row] : NULL;
}

static void
add_word_ids (GPtrArray *to, const SortieWord *words)
{
  for (; words->word != NULL; words++)
    g_ptr_array_add (to, (gpointer) words->word);
}

static void
add_ids (GPtrArray *to, const char *const *ids)
{
  for (; ids != NULL && *ids != NULL; ids++)
    g_ptr_array_add (to, (gpointer) *ids);
}

/* Every declaration begins with its id. */
#define ADD_DECLS(to, table)                               \
  for (gsize i_ = 0; (table) != NULL && (table)[i_].id != NULL; i_++) \
    g_ptr_array_add ((to), (gpointer) (table)[i_].id)

/* Adds the framework's words, then one for each possible kind of round, then the game's own; "" for a kind that cards
 * cannot name. */
static void
add_untils (GPtrArray *to, const SortieContentNames *names)
{
  const SortieRoundDecl *rounds = names->rounds;
  guint n = 0;

  add_ids (to, sortie_words_of_untils);
  for (; rounds != NULL && rounds[n].id != NULL; n++)
    g_ptr_array_add (to, (gpointer) (rounds[n].until != NULL ? rounds[n].until : ""));
  for (; n < SORTIE_MAX_ROUNDS; n++)
    g_ptr_array_add (to, (gpointer) "");
  ADD_DECLS (to, names->vocabulary->untils);
}

/* Room for the words of most types, so that a list rarely grows. */
#define MANY_WORDS 100

static void
add_game_words (GPtrArray *to, const SortieContentNames *names, SortieAttrType type)
{
  const SortieVocabulary *v = names->vocabulary;
  const SortieElement *play;

  switch (type)
    {
    case SORTIE_ATTR_NUMBER: ADD_DECLS (to, v->numbers); break;
    case SORTIE_ATTR_SET: ADD_DECLS (to, v->sets); break;
    case SORTIE_ATTR_TEST: ADD_DECLS (to, v->tests); break;
    case SORTIE_ATTR_YES_NO: add_ids (to, yes_no); break;
    case SORTIE_ATTR_WORD:
      for (gint i = 0; (play = sortie_play_element (v, i)) != NULL; i++)
        g_ptr_array_add (to, (gpointer) play->name);
      break;
    case SORTIE_ATTR_VALUE: ADD_DECLS (to, v->values); break;
    case SORTIE_ATTR_EVENT: add_ids (to, names->events); break;
    case SORTIE_ATTR_ZONE: ADD_DECLS (to, names->zones); break;
    case SORTIE_ATTR_PLACES: ADD_DECLS (to, names->places); break;
    case SORTIE_ATTR_VARIABLE: ADD_DECLS (to, names->vars); break;
    case SORTIE_ATTR_MARK: ADD_DECLS (to, names->marks); break;
    case SORTIE_ATTR_MEMORY: ADD_DECLS (to, names->memories); break;
    case SORTIE_ATTR_UNTIL: add_untils (to, names); break;
    case SORTIE_ATTR_CAUSE:
      ADD_DECLS (to, sortie_causes);
      ADD_DECLS (to, v->causes);
      break;
    case SORTIE_ATTR_PERIOD:
      add_ids (to, periods);
      ADD_DECLS (to, names->rounds);
      break;
    case SORTIE_ATTR_PHASE: add_ids (to, names->phases); break;
    case SORTIE_ATTR_TIMING: add_ids (to, v->timings); break;
    case SORTIE_ATTR_INT:
    case SORTIE_ATTR_NAME:
    case SORTIE_ATTR_BOUND:
    case SORTIE_ATTR_VALUE_WORD:
    case SORTIE_ATTR_KEYWORD:
    case SORTIE_ATTR_CARD:
    case SORTIE_ATTR_FACTION:
    case SORTIE_N_ATTR_TYPES:
      break;
    }
}

/* Removes gaps and duplicates from the list of phases: a turn table may have fewer phases than there is room for, and
 * phases of the same name in several kinds of turn are one word. */
static void
remove_holes_and_doubles (GPtrArray *list)
{
  guint at;

  for (guint i = 0; i < list->len;)
    if (g_str_equal (list->pdata[i], "")
        || (g_ptr_array_find_with_equal_func (list, list->pdata[i], g_str_equal, &at) && at < i))
      g_ptr_array_remove_index (list, i);
    else
      i++;
}

GPtrArray *
sortie_names_list (const SortieContentNames *names, SortieAttrType type)
{
  GPtrArray *list = g_ptr_array_new ();

  if (type == SORTIE_ATTR_NUMBER)
    add_word_ids (list, sortie_words_of_numbers);
  if (type == SORTIE_ATTR_SET)
    add_word_ids (list, sortie_words_of_sets);
  add_game_words (list, names, type);
  remove_holes_and_doubles (list);
  return list;
}

static gint
find_in_list (const SortieContentNames *names, SortieAttrType type, const char *word)
{
  g_autoptr (GPtrArray) list = g_ptr_array_sized_new (MANY_WORDS);

  add_game_words (list, names, type);
  g_ptr_array_add (list, NULL);
  return SORTIE_FIND_ROW ((const char *const *) list->pdata, word);
}

/* Most attributes of content hold expressions, so their words are looked up without making a list. */
gint
sortie_names_find (const SortieContentNames *names, SortieAttrType type, const char *word)
{
  const SortieVocabulary *v = names->vocabulary;

  if (*word == '\0')
    return -1;
  switch ((guint) type)
    {
    case SORTIE_ATTR_NUMBER: return SORTIE_FIND_ROW (v->numbers, word);
    case SORTIE_ATTR_SET: return SORTIE_FIND_ROW (v->sets, word);
    case SORTIE_ATTR_TEST: return SORTIE_FIND_ROW (v->tests, word);
    case SORTIE_ATTR_VALUE: return SORTIE_FIND_ROW (v->values, word);
    default: return find_in_list (names, type, word);
    }
}

const char *
sortie_names_nth (const SortieContentNames *names, SortieAttrType type, gint number)
{
  g_autoptr (GPtrArray) list = g_ptr_array_sized_new (MANY_WORDS);

  add_game_words (list, names, type);
  return number >= 0 && (guint) number < list->len ? g_ptr_array_index (list, number) : NULL;
}

static const char *
title_of_until (const SortieContentNames *names, gint i)
{
  if (i < SORTIE_UNTIL_END_OF_ROUND)
    return sortie_titles_of_untils[i];
  return i < SORTIE_UNTIL_OF_GAME ? names->rounds[i - SORTIE_UNTIL_END_OF_ROUND].until_title
                                  : names->vocabulary->untils[i - SORTIE_UNTIL_OF_GAME].title;
}

/* The game's tables have rows of different types. */
const char *
sortie_names_title (const SortieContentNames *names, SortieAttrType type, gint i)
{
  const SortieVocabulary *v = names->vocabulary;

  const char *word = sortie_names_nth (names, type, i);

  if (word == NULL || *word == '\0')
    return NULL;
  switch (type)
    {
    case SORTIE_ATTR_NUMBER: return v->numbers[i].title;
    case SORTIE_ATTR_SET: return v->sets[i].title;
    case SORTIE_ATTR_TEST: return v->tests[i].title;
    case SORTIE_ATTR_VALUE: return v->values[i].title;
    case SORTIE_ATTR_ZONE: return names->zones[i].title;
    case SORTIE_ATTR_PLACES: return names->places[i].title;
    case SORTIE_ATTR_VARIABLE: return names->vars[i].title;
    case SORTIE_ATTR_MARK: return names->marks[i].title;
    case SORTIE_ATTR_MEMORY: return names->memories[i].title;
    case SORTIE_ATTR_UNTIL: return title_of_until (names, i);
    case SORTIE_ATTR_CAUSE: return sortie_cause (v, (guint) i)->title;
    case SORTIE_ATTR_PERIOD:
      return i < SORTIE_PER_ROUND ? periods[i] : names->rounds[i - SORTIE_PER_ROUND].title;
    default: return word;
    }
}

gboolean
sortie_word_is_everywhere (SortieAttrType type, const char *word)
{
  switch (type)
    {
    case SORTIE_ATTR_NUMBER:
    case SORTIE_ATTR_SET:
      return sortie_word_find (type, word) != NULL;
    case SORTIE_ATTR_UNTIL:
      return SORTIE_FIND_ROW (sortie_words_of_untils, word) >= 0;
    case SORTIE_ATTR_CAUSE:
      return SORTIE_FIND_ROW (sortie_causes, word) >= 0;
    default:
      return FALSE;
    }
}

gboolean
sortie_value_fits (const SortieElement *element, const SortieValueDecl *value)
{
  guint change = SORTIE_CODE_CLAUSE_CHANGE (element->code);

  if (element->kind == SORTIE_ELEMENT_CLAUSE)
    return (value->type == SORTIE_VALUE_RULE)
           == (change == SORTIE_CHANGE_PERMIT || change == SORTIE_CHANGE_FORBID);
  if (sortie_element_attr (element, "word") >= 0)
    return value->words != NULL;
  return TRUE;
}

guint
sortie_names_n_defaults (const SortieContentNames *names, const char *element, const char *kind)
{
  const SortieChosenDecl *chosen = names->chosen;

  for (; chosen != NULL && chosen->element != NULL; chosen++)
    if (g_str_equal (chosen->element, element) && g_strcmp0 (chosen->kind, kind) == 0)
      return chosen->n;
  return 0;
}
