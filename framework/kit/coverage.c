/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* coverage.c: clauses, events, verbs and reasons that no game has shown, and how close the games came to each bound. */
#include "kit/coverage.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "language/elements.h"
#include "language/front-end.h"
#include "kit/front-end.h"

#define N_ARRAYS (sizeof (SortieBounds) / sizeof (guint16))

/* Takes the next @n numbers of the block. */
static guint32 *
take_numbers (SortieCoverage *coverage, guint n)
{
  guint32 *first = coverage->counts + coverage->n_counts;

  coverage->n_counts += n;
  return first;
}

/* An option with more values than this is a number, and the kit cannot play all its values. */
#define FEW_VALUES 16

static guint
n_values (const SortieOptionDecl *option)
{
  gint n = option->words != NULL ? (gint) g_strv_length ((char **) option->words) : option->max - option->min + 1;

  return option->is_limit || n > FEW_VALUES ? 0 : (guint) n;
}

static gint
first_value (const SortieOptionDecl *option)
{
  return option->words != NULL ? 0 : option->min;
}

static guint
n_values_of_all (const SortieGame *game)
{
  guint n = 0;

  for (const SortieOptionDecl *option = game->options; option != NULL && option->id != NULL; option++)
    n += n_values (option);
  return n;
}

SortieCoverage *
verify_coverage_new (const SortieModule *module)
{
  const SortieCatalogue *catalogue = module->catalogue;
  const SortieRules *rules = module->rules;
  guint n_verbs = SORTIE_N_ROWS (rules->verbs), n_events = SORTIE_N_ROWS (rules->events);
  guint n_reasons = SORTIE_N_ROWS (rules->reasons), n_modes = SORTIE_N_ROWS (module->game->modes);
  guint n_options = n_values_of_all (module->game);
  SortieCoverage *coverage = g_new0 (SortieCoverage, 1);

  coverage->module = module;
  coverage->counts = g_new0 (guint32, catalogue->n_clauses + catalogue->n_programs + catalogue->n_defs
                                          + n_verbs + n_events + n_reasons + 1 + n_modes + n_options
                                          + 4 * N_ARRAYS);
  coverage->clauses = take_numbers (coverage, catalogue->n_clauses);
  coverage->programs = take_numbers (coverage, catalogue->n_programs);
  coverage->defs = take_numbers (coverage, catalogue->n_defs);
  coverage->verbs = take_numbers (coverage, n_verbs);
  coverage->events = take_numbers (coverage, n_events);
  coverage->reasons = take_numbers (coverage, n_reasons);
  coverage->games = take_numbers (coverage, 1);
  coverage->modes = take_numbers (coverage, n_modes);
  coverage->options = take_numbers (coverage, n_options);
  coverage->peaks = take_numbers (coverage, N_ARRAYS);
  coverage->rooms = take_numbers (coverage, N_ARRAYS);
  coverage->lows = take_numbers (coverage, N_ARRAYS);
  coverage->needs = take_numbers (coverage, N_ARRAYS);
  coverage->tally.clauses = coverage->clauses;
  coverage->tally.programs = coverage->programs;
  return coverage;
}

void
verify_coverage_free (SortieCoverage *coverage)
{
  if (coverage == NULL)
    return;
  g_free (coverage->counts);
  g_free (coverage);
}

/* @low: 1 + the smallest peak of any game; 0: no game was played */
static void
note_peak (SortieCoverage *coverage, guint array, guint32 peak, guint32 room, guint32 low)
{
  guint32 *least = &coverage->lows[array];

  if (low > 0 && (*least == 0 || low < *least))
    *least = low;
  if (peak < coverage->peaks[array])
    return;
  coverage->peaks[array] = peak;
  coverage->rooms[array] = room;
}

void
verify_coverage_join (SortieCoverage *coverage, const guint32 *counts)
{
  const guint32 *peaks = counts + (coverage->peaks - coverage->counts);

  for (guint i = 0; coverage->counts + i < coverage->peaks; i++)
    coverage->counts[i] += counts[i];
  for (guint i = 0; i < N_ARRAYS; i++)
    {
      note_peak (coverage, i, peaks[i], peaks[N_ARRAYS + i], peaks[2 * N_ARRAYS + i]);
      coverage->needs[i] = MAX (coverage->needs[i], peaks[3 * N_ARRAYS + i]);
    }
}

void
verify_coverage_lend (SortieCoverage *coverage, SortieSetup *setup)
{
  setup->tally = coverage != NULL ? &coverage->tally : NULL;
}

void
verify_coverage_note_cards (SortieCoverage *coverage, const SortiePlay *p)
{
  g_autofree gboolean *seen = g_new0 (gboolean, p->setup->catalogue->n_defs);
  const SortieCard *cards = sortie_state_cards (p->s);

  for (guint i = 0; i < p->s->n_cards; i++)
    if (!seen[cards[i].def])
      {
        seen[cards[i].def] = TRUE;
        coverage->defs[cards[i].def]++;
      }
}

/* Counts the mode and the options of a game. */
static void
note_terms (SortieCoverage *coverage, const SortieSetup *setup)
{
  const SortieOptionDecl *options = coverage->module->game->options;
  guint32 *first = coverage->options;

  coverage->modes[setup->mode]++;
  for (guint i = 0; options != NULL && options[i].id != NULL; first += n_values (&options[i++]))
    if (n_values (&options[i]) > 0)
      first[setup->options[i] - first_value (&options[i])]++;
}

void
verify_coverage_note_peaks (SortieCoverage *coverage, const SortiePlay *p)
{
  const guint16 *peaks = (const guint16 *) &coverage->tally.peak;
  const guint16 *rooms = (const guint16 *) &p->setup->bounds;

  coverage->games[0]++;
  note_terms (coverage, p->setup);
  for (guint i = 0; i < N_ARRAYS; i++)
    note_peak (coverage, i, peaks[i], rooms[i], peaks[i] + 1u);
  coverage->tally.peak = (SortieBounds) { 0 };
}

/* ---- Clauses -------------------------------------------------------------------------- */

static gboolean
takes_effect (const SortieCoverage *coverage, guint number)
{
  const SortieClause *clause = &coverage->module->catalogue->clauses[number];

  return coverage->clauses[number] > 0
         || (clause->program != 0 && coverage->programs[clause->program] > 0);
}

/* The word of the game that a clause is about; "": none. */
static const char *
key_of_clause (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  switch (clause->kind)
    {
    case SORTIE_CLAUSE_MODIFY:
      return catalogue->vocabulary->values[clause->key].id;
    case SORTIE_CLAUSE_COUNT_AS:
      return catalogue->vocabulary->sets[clause->key].id;
    case SORTIE_CLAUSE_TRIGGER:
    case SORTIE_CLAUSE_REPLACE:
      return catalogue->names->events[clause->key];
    default:
      return "";
    }
}

/* The id of its owner: an ability with a name, or a card. */
static const char *
owner_of (const SortieCatalogue *catalogue, guint16 number)
{
  guint16 keyword = sortie_clause_keyword (catalogue, number);

  return keyword != SORTIE_NO_INDEX ? catalogue->keywords[keyword].id
                                    : catalogue->defs[catalogue->clauses[number].def].id;
}

/* Clauses of an ability with a name are listed there. Cards that were in no game do not count. */
static gboolean
is_counted (const SortieCoverage *coverage, guint16 number)
{
  const SortieCatalogue *catalogue = coverage->module->catalogue;
  const SortieClause *clause = &catalogue->clauses[number];

  return clause->kind != SORTIE_CLAUSE_KEYWORD && clause->kind != SORTIE_CLAUSE_NONE
         && (sortie_clause_keyword (catalogue, number) != SORTIE_NO_INDEX
             || coverage->defs[clause->def] > 0);
}

static void
append_clause (GString *text, const SortieCatalogue *catalogue, guint16 number)
{
  const SortieClause *clause = &catalogue->clauses[number];
  const SortieElement *element = sortie_element_of_clause (catalogue->vocabulary, clause);
  const char *key = key_of_clause (catalogue, clause);
  g_autofree char *what = g_strdup_printf ("<%s>%s%s", element != NULL ? element->name : "?",
                                           *key != '\0' ? " " : "", key);
  /* Translators: card is an id, line a number in its file, clause an element: “<when> played”. */
  g_autofree char *sentence = sortie_sentence (_ ("{card}, line {line}: {clause}"), "card",
                                               owner_of (catalogue, number), "line",
                                               SORTIE_DIGITS (clause->line), "clause", what, NULL);

  g_string_append_printf (text, "  %s\n", sentence);
}

static void
append_counted (GString *text, const char *pattern, guint n, guint of)
{
  g_autofree char *sentence = sortie_sentence (pattern, "n", SORTIE_DIGITS (n), "all", SORTIE_DIGITS (of), NULL);

  g_string_append_printf (text, "%s\n", sentence);
}

static void
append_clauses (GString *text, const SortieCoverage *coverage)
{
  const SortieCatalogue *catalogue = coverage->module->catalogue;
  g_autoptr (GString) lines = g_string_new (NULL);
  guint counted = 0, idle = 0;

  for (guint16 number = 1; number < catalogue->n_clauses; number++)
    {
      if (!is_counted (coverage, number))
        continue;
      counted++;
      if (takes_effect (coverage, number))
        continue;
      idle++;
      append_clause (lines, catalogue, number);
    }
  append_counted (text, _ ("Clauses that never took effect: {n} of {all}"), idle, counted);
  g_string_append (text, lines->str);
}

/* ---- Rows of tables ------------------------------------------------------------------- */

/* Appends the ids of the rows that were never counted, in a line, without the framework's rows. */
static void
append_missing (GString *text, const char *pattern, gconstpointer rows, gsize stride, guint first,
                const guint32 *counts)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  guint n = sortie_n_rows (rows, stride), missing = 0;

  for (guint i = first; i < n; i++)
    if (counts[i] == 0)
      {
        missing++;
        g_string_append_printf (ids, "  %s\n",
                                *(const char *const *) ((const char *) rows + i * stride));
      }
  append_counted (text, pattern, missing, n - first);
  g_string_append (text, ids->str);
}

static void
append_absent_cards (GString *text, const SortieCoverage *coverage)
{
  const SortieCatalogue *catalogue = coverage->module->catalogue;
  guint absent = 0;

  for (guint def = 1; def < catalogue->n_defs; def++)
    absent += coverage->defs[def] == 0;
  append_counted (text, _ ("Cards that were in no match: {n} of {all}"), absent,
                  catalogue->n_defs - 1u);
}

#define MISSING(pattern, rows, first, counts) \
  append_missing (text, pattern, rows, sizeof *(rows), first, counts)

char *
sortie_verify_coverage_text (const SortieVerifyReport *report)
{
  const SortieCoverage *coverage = report->coverage;
  const SortieRules *rules = coverage->module->rules;
  GString *text = g_string_new (NULL);

  append_absent_cards (text, coverage);
  append_clauses (text, coverage);
  MISSING (_ ("Events that never happened: {n} of {all}"), rules->events, SORTIE_N_EVENTS,
           coverage->events);
  MISSING (_ ("Moves that were never made: {n} of {all}"), rules->verbs, SORTIE_N_VERBS,
           coverage->verbs);
  MISSING (_ ("Reasons that were never given: {n} of {all}"), rules->reasons, SORTIE_N_REASONS,
           coverage->reasons);
  return g_string_free (text, FALSE);
}

/* ---- Bounds --------------------------------------------------------------------------- */

/* The bounds that a game declares; others follow from its tables. */
static const struct
{
  const char *id;
  guint offset;
} bounds[] = {
#define BOUND(name) { #name, offsetof (SortieBounds, name) / sizeof (guint16) }
  BOUND (cards),  BOUND (pieces), BOUND (effects), BOUND (events),
  BOUND (triggers), BOUND (links), BOUND (frames), BOUND (locals),
#undef BOUND
};

void
verify_coverage_note_need (SortieCoverage *coverage, const SortieLimit *limit)
{
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    if (strcmp (bounds[i].id, limit->bound) == 0)
      {
        guint32 *need = &coverage->needs[bounds[i].offset];

        *need = MAX (*need, limit->needed);
      }
}

/* Half as much again, and at least two more, because other games may need more. */
static guint32
what_would_do (guint32 peak)
{
  return peak == 0 ? 0 : peak + MAX (peak / 2, 2);
}

/* If this many games all need the same, the need does not depend on chance: the number of cards, or the depth of a
 * poll in a turn. */
#define SURE_GAMES 20

static gboolean
is_the_same_in_all (const SortieCoverage *coverage, guint bound)
{
  return coverage->games[0] >= SURE_GAMES
         && coverage->lows[bounds[bound].offset] == coverage->peaks[bounds[bound].offset] + 1;
}

/* The modes and values of options that no game had: "two", "moon=own-subtract". */
static GPtrArray *
what_was_not_played (const SortieCoverage *coverage)
{
  const SortieGame *game = coverage->module->game;
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  const guint32 *played = coverage->options;

  for (guint i = 0; game->modes[i].id != NULL; i++)
    if (coverage->modes[i] == 0)
      g_ptr_array_add (ids, g_strdup (game->modes[i].id));
  for (const SortieOptionDecl *option = game->options; option != NULL && option->id != NULL; option++)
    for (guint k = 0; k < n_values (option); k++)
      if (*played++ == 0)
        g_ptr_array_add (ids, option->words != NULL
                                  ? g_strdup_printf ("%s=%s", option->id, option->words[k])
                                  : g_strdup_printf ("%s=%d", option->id, first_value (option) + (gint) k));
  return ids;
}

/* Far too much room costs time; too little leaves hardly any free. @all: every mode and option was played; otherwise
 * nobody knows whether less would do. */
static const char *
advice (const SortieCoverage *coverage, guint bound, guint32 peak, guint32 room, gboolean all)
{
  if (peak > room)
    return _ ("too small: at least {n} would be safer");
  if (strcmp (bounds[bound].id, "cards") == 0 || (peak == 0 && room == 0)
      || (peak == room && is_the_same_in_all (coverage, bound)))
    return "";
  if (peak * 8 > room * 7 && room - peak < 4 && peak > 2)
    return _ ("nearly full: {n} would be safer");
  return all && room > 4 * MAX (what_would_do (peak), 4) ? _ ("{n} would be enough for these games") : "";
}

/* A game that crashes or hangs in its set-up has nothing to report. */
static gboolean
any_was_played (const SortieCoverage *coverage)
{
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    if (coverage->rooms[bounds[i].offset] > 0)
      return TRUE;
  return FALSE;
}

static void
append_not_played (GString *text, GPtrArray *ids)
{
  g_autofree char *list = NULL, *line = NULL;

  list = sortie_texts_join (ids, _ (", "));
  line = sortie_sentence (_ ("These games do not show what would be enough: none of them had {list}."), "list", list,
                          NULL);
  g_string_append_printf (text, "%s\n", line);
}

void
verify_coverage_append_bounds (const SortieCoverage *coverage, GString *text)
{
  g_autoptr (GPtrArray) missing = what_was_not_played (coverage);

  if (!any_was_played (coverage))
    return;
  g_string_append_printf (text, "%s\n", _ ("The most of each bound that was needed at once:"));
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      guint offset = bounds[i].offset;
      guint32 peak = MAX (coverage->peaks[offset], coverage->needs[offset]), room = coverage->rooms[offset];
      g_autofree char *said = sortie_sentence (advice (coverage, i, peak, room, missing->len == 0), "n",
                                               SORTIE_DIGITS (MAX (what_would_do (peak), 4)), NULL);
      g_autofree char *line = g_strdup_printf ("  %-9s %5u / %-5u  %s", bounds[i].id, peak, room, said);

      g_string_append_printf (text, "%s\n", g_strchomp (line));
    }
  if (missing->len > 0)
    append_not_played (text, missing);
}
