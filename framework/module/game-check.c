/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check.c: looking through a game's table for what would not work.
 *
 * Every table begins its entries with an id, so most faults are found by one walk over a list of
 * tables; what only one of them can get wrong has a function of its own. All faults are told, since
 * whoever writes a game wants to mend them together.
 */
#include "module/game.h"

#include <string.h>

#include "base/errors.h"
#include "base/i18n.h"
#include "base/words.h"
#include "effect/names.h"
#include "flow/questions.h"

/* As many as SortieCard.flags and SortiePiece.memory have bits. */
#define MAX_FLAGS 8
#define MAX_MEMORIES 32

typedef struct
{
  const SortieGame *game;
  SortieErrors *errors;
} Check;

static void fault (Check *check, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
fault (Check *check, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  sortie_errors_add (check->errors, NULL, 0, NULL, "%s", sentence);
}

/* Tables in general */

static const char *
id_at (gconstpointer table, gsize stride, guint i)
{
  return table != NULL ? *(const char *const *) ((const guint8 *) table + i * stride) : NULL;
}

static guint
length_of (gconstpointer table, gsize stride)
{
  guint n = 0;

  while (id_at (table, stride, n) != NULL)
    n++;
  return n;
}

#define LENGTH(table) length_of ((table), sizeof *(table))

static gint
index_of (gconstpointer table, gsize stride, const char *id)
{
  for (guint i = 0; id != NULL && id_at (table, stride, i) != NULL; i++)
    if (strcmp (id_at (table, stride, i), id) == 0)
      return (gint) i;
  return -1;
}

#define INDEX(table, id) index_of ((table), sizeof *(table), (id))

/* A table that the game has, and how many entries it may have at least and at most. */
typedef struct
{
  const char *name;
  gconstpointer table;
  gsize stride;
  guint min, max;
} Table;

static void
check_table (Check *check, const Table *table)
{
  guint n = length_of (table->table, table->stride);

  if (n < table->min)
    fault (check, _ ("the table of %s is empty"), table->name);
  if (n > table->max)
    fault (check, _ ("the table of %s has %u entries; there is room for %u"), table->name, n,
           table->max);
  for (guint i = 0; i < n; i++)
    {
      const char *id = id_at (table->table, table->stride, i);

      if (!sortie_words_is_id (id))
        fault (check, _ ("%s: “%s” is not an identifier (small letters, digits and hyphens)"),
               table->name, id);
      if (index_of (table->table, table->stride, id) < (gint) i)
        fault (check, _ ("%s: “%s” stands there twice"), table->name, id);
    }
}

/* clang-format off */
#define TABLE(name, table, min, max) { (name), (table), sizeof *(table), (min), (max) }
/* clang-format on */

static void
check_tables (Check *check)
{
  const SortieGame *g = check->game;
  const SortieVocabulary *v = &g->vocabulary;
  const Table tables[] = {
    TABLE ("modes", g->modes, 1, 32),
    TABLE ("choices", g->choices, 0, 255),
    TABLE ("options", g->options, 0, 255),
    TABLE ("zones", g->zones, 0, 255),
    TABLE ("places", g->places, 0, 255),
    TABLE ("vars", g->vars, 0, 255),
    TABLE ("marks", g->marks, 0, 255),
    TABLE ("flags", g->flags, 0, MAX_FLAGS),
    TABLE ("memories", g->memories, 0, MAX_MEMORIES),
    TABLE ("rules.verbs", g->rules.verbs, 0, 255 - SORTIE_N_VERBS),
    TABLE ("rules.decisions", g->rules.decisions, 1, 255 - SORTIE_N_ASKS),
    /* a definition has a bit for each event that it answers */
    TABLE ("rules.events", g->rules.events, 0, 64 - SORTIE_N_EVENTS),
    TABLE ("rules.reasons", g->rules.reasons, 0, 65535 - SORTIE_N_REASONS),
    TABLE ("rules.turns", g->rules.turns, 1, 255),
    TABLE ("rules.verdicts", g->rules.verdicts, 0, 255),
    TABLE ("vocabulary.values", v->values, 0, SORTIE_MAX_VALUES),
    TABLE ("vocabulary.kinds", v->kinds, 0, 255),
    TABLE ("vocabulary.sets", v->sets, 0, 255),
    TABLE ("vocabulary.numbers", v->numbers, 0, 255),
    TABLE ("vocabulary.tests", v->tests, 0, 255),
    TABLE ("vocabulary.procs", v->procs, 0, 1024),
    TABLE ("vocabulary.records", v->records, 0, 255),
    TABLE ("vocabulary.deck_kinds", v->deck_kinds, 0, 255),
    TABLE ("vocabulary.timings", v->timings, 0, 255),
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    check_table (check, &tables[i]);
}

/* Facts */

static void
check_facts (Check *check)
{
  const SortieGame *g = check->game;

  if (!sortie_words_is_id (g->id))
    fault (check, _ ("the game's id “%s” is not an identifier"), g->id != NULL ? g->id : "");
  if (g->title == NULL)
    fault (check, _ ("the game has no title"));
  /* the journal's head writes it as one word */
  if (g->version == NULL || *g->version == '\0' || strpbrk (g->version, " \t\n") != NULL)
    fault (check, _ ("the game's version is missing or is not one word"));
  if (g->content != NULL && (*g->content == '\0' || strchr (g->content, '/') != NULL))
    fault (check, _ ("the content folder “%s” is not a plain name"), g->content);
  if (g->max_moves == 0)
    fault (check, _ ("the game does not say how many moves it takes at most (max_moves)"));
  if (g->setup == NULL)
    fault (check, _ ("the game has no function “%s”"), "setup");
  if (g->show == NULL)
    fault (check, _ ("the game has no function “%s”"), "show");
  if (g->rules.next_turn == NULL)
    fault (check, _ ("the game has no function “%s”"), "rules.next_turn");
}

static guint
n_seats (const SortieModeDecl *mode)
{
  return mode->seats != NULL ? g_strv_length ((char **) mode->seats) : 0;
}

static guint
most_seats (const SortieGame *game)
{
  guint most = 0;

  for (guint i = 0; i < LENGTH (game->modes); i++)
    most = MAX (most, n_seats (&game->modes[i]));
  return most;
}

/* The most places that a match of the game may have; a grid depends on the options. */
static guint
most_places (const SortieGame *game)
{
  guint n = 0;

  for (guint i = 0; i < LENGTH (game->places); i++)
    n += game->places[i].count * (game->places[i].shared ? 1 : most_seats (game));
  return n;
}

/* No set may be cut off for want of room, nor the triggers that somebody orders. */
static void
check_sets (Check *check)
{
  const SortieBounds *b = &check->game->bounds;
  guint n = b->cards + b->pieces + most_places (check->game) + most_seats (check->game);

  if (n > SORTIE_MAX_SET)
    fault (check, _ ("the bounds allow %u cards, pieces, places and seats; a set has room for %u"),
           n, SORTIE_MAX_SET);
  if (b->triggers > SORTIE_MAX_SET)
    fault (check, _ ("the bounds allow %u triggers; somebody can order %u"), b->triggers,
           SORTIE_MAX_SET);
}

static void
check_bounds (Check *check)
{
  const SortieBounds *b = &check->game->bounds;

  /* the sequencer needs a frame, a question its list, an event its place */
  if (b->frames < 2 || b->locals == 0 || b->events == 0)
    fault (check, _ ("the bounds leave no room for frames, locals or events"));
  if (LENGTH (check->game->places) > 0 && b->pieces == 0)
    fault (check, _ ("the bounds leave no room for pieces, but there are places"));
  if (LENGTH (check->game->zones) > 0 && b->cards == 0)
    fault (check, _ ("the bounds leave no room for cards, but there are zones"));
  if (check->game->rules.chain != NULL && b->links == 0)
    fault (check, _ ("the bounds leave no room for links, but there is a chain"));
  check_sets (check);
}

/* Who plays */

static void
check_mode (Check *check, const SortieModeDecl *mode)
{
  const Table seats = TABLE (mode->id, mode->seats, 1, SORTIE_MAX_SEATS);
  guint all = (1u << MIN (n_seats (mode), SORTIE_MAX_SEATS)) - 1;

  check_table (check, &seats);
  if ((mode->automatic & all) != mode->automatic)
    fault (check, _ ("mode “%s”: a seat that is not there is said to be automatic"), mode->id);
  if (mode->automatic == all)
    fault (check, _ ("mode “%s”: nobody decides anything"), mode->id);
  if (mode->automatic != 0 && check->game->decider == NULL)
    fault (check, _ ("mode “%s” has an automatic seat, but the game has no function “%s”"),
           mode->id, "decider");
}

/* Whose record a choice is: an earlier choice of a card. */
static void
check_record_choice (Check *check, guint i)
{
  const SortieChoiceDecl *choices = check->game->choices;
  gint of = INDEX (choices, choices[i].record_of);

  if (of < 0 || of >= (gint) i || choices[of].card_kind == NULL)
    fault (check, _ ("choice “%s”: “%s” is not an earlier choice of a card"), choices[i].id,
           choices[i].record_of);
}

static guint32
seats_of_all_modes (const SortieGame *game)
{
  guint32 seats = 0;

  for (guint i = 0; i < LENGTH (game->modes); i++)
    seats |= (1u << MIN (n_seats (&game->modes[i]), SORTIE_MAX_SEATS)) - 1;
  return seats;
}

static void
check_choice (Check *check, guint i)
{
  const SortieGame *g = check->game;
  const SortieChoiceDecl *c = &g->choices[i];

  if ((c->deck_kind != NULL) + (c->card_kind != NULL) + (c->record_of != NULL) != 1)
    fault (check, _ ("choice “%s”: exactly one of deck_kind, card_kind and record_of is given"),
           c->id);
  if (c->deck_kind != NULL && INDEX (g->vocabulary.deck_kinds, c->deck_kind) < 0)
    fault (check, _ ("choice “%s”: there are no decks of kind “%s”"), c->id, c->deck_kind);
  if (c->card_kind != NULL && INDEX (g->vocabulary.kinds, c->card_kind) < 0)
    fault (check, _ ("choice “%s”: there are no cards of kind “%s”"), c->id, c->card_kind);
  if (c->record_of != NULL)
    check_record_choice (check, i);
  if (c->modes == 0 || (LENGTH (g->modes) < 32 && c->modes >> LENGTH (g->modes) != 0))
    fault (check, _ ("choice “%s”: it is not said in which modes it is made"), c->id);
  if (c->per_seat && (c->seats == 0 || (c->seats & ~seats_of_all_modes (g)) != 0))
    fault (check, _ ("choice “%s”: it is not said which seats make it"), c->id);
}

static void
check_option (Check *check, const SortieOptionDecl *option)
{
  gint last =
      option->words != NULL ? (gint) g_strv_length ((char **) option->words) - 1 : option->max;
  gint first = option->words != NULL ? 0 : option->min;

  if (option->says != NULL && (gint) g_strv_length ((char **) option->says) != last + 1)
    fault (check, _ ("option “%s”: not each of its words has a meaning"), option->id);
  if (first > last || option->start < first || option->start > last)
    fault (check, _ ("option “%s”: what it is at the start is not among what it can be"),
           option->id);
}

/* The table */

static void
check_place (Check *check, const SortiePlaceDecl *place)
{
  if (place->shape == SORTIE_PLACE_GRID && check->game->grid == NULL)
    fault (check, _ ("place “%s” is a grid, but the game has no function “%s”"), place->id, "grid");
  if (place->shape != SORTIE_PLACE_GRID && place->count == 0)
    fault (check, _ ("place “%s”: there is none (count)"), place->id);
}

static void
check_var (Check *check, const SortieVarDecl *var)
{
  if (var->min > var->max || var->start < var->min || var->start > var->max)
    fault (check, _ ("value “%s”: its start is not between its least and its most"), var->id);
}

static void
check_mark (Check *check, const SortieMarkDecl *mark)
{
  /* a piece comes into play without any */
  if (mark->min > 0 || mark->max < 0)
    fault (check, _ ("mark “%s”: a new piece has 0, which is not between its least and its most"),
           mark->id);
}

/* Rules */

static void
check_verb (Check *check, const SortieVerbDecl *verb)
{
  gboolean optional = FALSE;

  if (verb->help == NULL)
    fault (check, _ ("verb “%s” has no help"), verb->id);
  if (verb->candidates == NULL || verb->check == NULL || verb->apply == NULL)
    fault (check, _ ("verb “%s” lacks one of candidates, check and apply"), verb->id);
  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && verb->operands[i].kind != SORTIE_OPERAND_NONE;
       i++)
    {
      if (optional && !verb->operands[i].optional)
        fault (check, _ ("verb “%s”: an operand that must be given follows one that need not"),
               verb->id);
      optional = verb->operands[i].optional;
    }
}

static void
check_decision (Check *check, const SortieDecisionDecl *decision)
{
  guint n_verbs = SORTIE_N_VERBS + LENGTH (check->game->rules.verbs);

  if (decision->prompt == NULL)
    fault (check, _ ("decision “%s” has no prompt"), decision->id);
  if (decision->verbs == NULL || decision->verbs[0] == 0xff)
    {
      fault (check, _ ("decision “%s”: no verb answers it"), decision->id);
      return;
    }
  for (const guint8 *verb = decision->verbs; *verb != 0xff; verb++)
    if (*verb >= n_verbs)
      fault (check, _ ("decision “%s”: there is no verb number %u"), decision->id, *verb);
}

static void
check_reason (Check *check, const SortieReasonDecl *reason)
{
  if (reason->sentence == NULL)
    fault (check, _ ("reason “%s” has no sentence"), reason->id);
}

static gboolean
is_decision (const Check *check, guint kind)
{
  return kind >= SORTIE_N_ASKS && kind < SORTIE_N_ASKS + LENGTH (check->game->rules.decisions);
}

static void
check_phase (Check *check, const SortieTurnDecl *turn, const SortiePhaseDecl *phase)
{
  if (phase->proc >= SORTIE_N_PROCS + LENGTH (check->game->vocabulary.procs))
    fault (check, _ ("phase “%s” of turn “%s”: there is no procedure number %u"), phase->id,
           turn->id, phase->proc);
  if (phase->window != 0 && !is_decision (check, phase->window))
    fault (check, _ ("phase “%s” of turn “%s”: its window is no decision of the game"), phase->id,
           turn->id);
}

static void
check_turn (Check *check, const SortieTurnDecl *turn)
{
  const Table phases = TABLE (turn->id, turn->phases, 1, SORTIE_PHASES_PER_TABLE);

  check_table (check, &phases);
  for (guint i = 0; i < LENGTH (turn->phases); i++)
    check_phase (check, turn, &turn->phases[i]);
}

static void
check_chain (Check *check)
{
  const SortieChainPolicy *chain = check->game->rules.chain;

  if (chain == NULL)
    return;

  const Table kinds = TABLE ("rules.chain.kinds", chain->kinds, 1, 255);

  check_table (check, &kinds);
  if (chain->responder != NULL && !is_decision (check, chain->decision))
    fault (check, _ ("the chain asks its responders something that is no decision of the game"));
}

static void
check_reactions (Check *check)
{
  const SortieReactionPolicy *reactions = check->game->rules.reactions;

  if ((reactions != NULL) != check->game->vocabulary.held)
    fault (check, _ ("rules.reactions and vocabulary.held do not go together"));
  if (reactions == NULL)
    return;
  if (check->game->rules.chain == NULL || reactions->stop == NULL
      || !is_decision (check, reactions->decision))
    fault (check, _ ("reactions need a chain, a stop and a decision of the game"));
}

/* Names that must tell things apart */

static void
check_not_ours (Check *check, const char *table, const char *id, const char *ours)
{
  if (g_strcmp0 (id, ours) == 0)
    fault (check, _ ("%s: “%s” is a name of the framework's"), table, id);
}

#define NOT_OURS(check, table, n_ours, our_decl)                             \
  for (guint i_ = 0; i_ < LENGTH ((check)->game->table); i_++)                \
    for (guint k_ = 0; k_ < (n_ours); k_++)                                    \
      check_not_ours ((check), #table, (check)->game->table[i_].id, our_decl (NULL, k_)->id)

/* Journals, scenarios and whoever plays from outside tell questions, moves, events and reasons by
 * their ids alone. */
static void
check_framework_names (Check *check)
{
  NOT_OURS (check, rules.verbs, SORTIE_N_VERBS, sortie_verb);
  NOT_OURS (check, rules.decisions, SORTIE_N_ASKS, sortie_decision_decl);
  NOT_OURS (check, rules.events, SORTIE_N_EVENTS, sortie_event_decl);
  NOT_OURS (check, rules.reasons, SORTIE_N_REASONS, sortie_reason);
}

/* What a person may name on the table: `show menace`. */
static void
check_table_names (Check *check)
{
  const SortieGame *g = check->game;
  const Table tables[] = {
    TABLE ("zones", g->zones, 0, 0),
    TABLE ("places", g->places, 0, 0),
    TABLE ("vars", g->vars, 0, 0),
  };

  for (guint a = 0; a < G_N_ELEMENTS (tables); a++)
    for (guint b = a + 1; b < G_N_ELEMENTS (tables); b++)
      for (guint i = 0; id_at (tables[b].table, tables[b].stride, i) != NULL; i++)
        {
          const char *id = id_at (tables[b].table, tables[b].stride, i);

          if (index_of (tables[a].table, tables[a].stride, id) >= 0)
            fault (check, _ ("“%s” is a name in two tables: %s and %s"), id, tables[a].name,
                   tables[b].name);
        }
}

/* A word in an attribute is the game's or the framework's. */
static void
check_words_of_sets (Check *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;

  for (guint i = 0; i < LENGTH (v->sets); i++)
    if (sortie_word_find (SORTIE_ATTR_SET, v->sets[i].id) != NULL)
      check_not_ours (check, "vocabulary.sets", v->sets[i].id, v->sets[i].id);
  for (guint i = 0; i < LENGTH (v->numbers); i++)
    if (sortie_word_find (SORTIE_ATTR_NUMBER, v->numbers[i].id) != NULL)
      check_not_ours (check, "vocabulary.numbers", v->numbers[i].id, v->numbers[i].id);
}

static void
check_names (Check *check)
{
  check_framework_names (check);
  check_table_names (check);
  check_words_of_sets (check);
}

static void
check_verdict (Check *check, const SortieVerdictDecl *verdict)
{
  guint n = 0;

  while (verdict->compared != NULL && verdict->compared[n].title != NULL)
    n++;
  if (n > SORTIE_MAX_COMPARED)
    fault (check, _ ("verdict “%s” compares %u numbers; there is room for %u"), verdict->id, n,
           SORTIE_MAX_COMPARED);
  if (verdict->comes == NULL || verdict->rule == NULL || verdict->says == NULL
      || verdict->says_none == NULL)
    fault (check, _ ("verdict “%s” lacks a rule or a sentence"), verdict->id);
}

/* Words */

static void
check_words (Check *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;

  for (guint i = 0; i < LENGTH (v->sets); i++)
    if (v->sets[i].list == NULL)
      fault (check, _ ("the word “%s” has no function"), v->sets[i].id);
  for (guint i = 0; i < LENGTH (v->numbers); i++)
    if (v->numbers[i].number == NULL)
      fault (check, _ ("the word “%s” has no function"), v->numbers[i].id);
  for (guint i = 0; i < LENGTH (v->tests); i++)
    if (v->tests[i].holds == NULL)
      fault (check, _ ("the word “%s” has no function"), v->tests[i].id);
  for (guint i = 0; i < LENGTH (v->procs); i++)
    if (v->procs[i].step == NULL)
      fault (check, _ ("the procedure “%s” has no function"), v->procs[i].id);
}

static void
check_kinds (Check *check)
{
  const SortieVocabulary *v = &check->game->vocabulary;

  for (guint i = 0; i < LENGTH (v->records); i++)
    if (INDEX (v->kinds, v->records[i].parent) < 0)
      fault (check, _ ("record “%s”: there are no cards of kind “%s”"), v->records[i].element,
             v->records[i].parent != NULL ? v->records[i].parent : "");
  for (guint i = 0; i < LENGTH (v->deck_kinds); i++)
    if (v->deck_kinds[i].card_kind != NULL && INDEX (v->kinds, v->deck_kinds[i].card_kind) < 0)
      fault (check, _ ("decks of kind “%s”: there are no cards of kind “%s”"), v->deck_kinds[i].id,
             v->deck_kinds[i].card_kind);
}

#define EACH(check, table, function) \
  for (guint i_ = 0; i_ < LENGTH (table); i_++) \
    function ((check), &(table)[i_])

static void
check_entries (Check *check)
{
  const SortieGame *g = check->game;

  EACH (check, g->modes, check_mode);
  for (guint i = 0; i < LENGTH (g->choices); i++)
    check_choice (check, i);
  EACH (check, g->options, check_option);
  EACH (check, g->places, check_place);
  EACH (check, g->vars, check_var);
  EACH (check, g->marks, check_mark);
  EACH (check, g->rules.verbs, check_verb);
  EACH (check, g->rules.decisions, check_decision);
  EACH (check, g->rules.reasons, check_reason);
  EACH (check, g->rules.turns, check_turn);
  EACH (check, g->rules.verdicts, check_verdict);
  check_chain (check);
  check_reactions (check);
  check_names (check);
  check_words (check);
  check_kinds (check);
}

static void
check_elements (Check *check)
{
  g_autofree char *wrong = sortie_elements_check (&check->game->vocabulary);

  if (wrong != NULL)
    fault (check, "%s", wrong);
}

gboolean
sortie_game_check (const SortieGame *game, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  Check check = { game, errors };
  g_autofree char *all = NULL;

  /* nothing else can be relied on where the table has another shape */
  if (game->interface != SORTIE_INTERFACE_VERSION)
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_MODULE,
                   _ ("the module was made for interface %u; this is interface %u"),
                   game->interface, SORTIE_INTERFACE_VERSION);
      return FALSE;
    }
  check_facts (&check);
  check_tables (&check);
  check_entries (&check);
  check_bounds (&check);
  check_elements (&check);
  if (!sortie_errors_any (errors))
    return TRUE;
  all = sortie_errors_to_string (errors);
  g_set_error_literal (error, SORTIE_ERROR, SORTIE_ERROR_MODULE, all);
  return FALSE;
}
