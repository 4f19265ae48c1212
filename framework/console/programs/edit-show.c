/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-show.c: what the deck editor shows: the deck, cards and breaches. */
#include "console/programs/edit.h"

#include "module/front-end.h"
#include "content/deck-file.h"

/* where the printed values begin */
#define VALUES_COLUMN 22

static void
say_pair (ConsoleOut *out, ConsoleStyle style, const char *left, guint below, const char *about)
{
  if (*about != '\0')
    {
      console_out_pair (out, style, left, VALUES_COLUMN, below, about);
      return;
    }
  console_out_add (out, style, left);
  console_out_end_line (out);
}

/* ---- The deck ----------------------------------------------------------------------------- */

/* The first printed value that is a word, such as a type: we sort a deck by it. -1: there is none. */
static gint
sorting_value (const SortieModule *module)
{
  const SortieValueDecl *values = module->catalogue->vocabulary->values;

  for (gint i = 0; values[i].id != NULL; i++)
    if (values[i].printed && values[i].type == SORTIE_VALUE_WORD)
      return i;
  return -1;
}

static gint
group_of (const SortieModule *module, guint16 def)
{
  gint value = sorting_value (module);

  return value >= 0 ? module->catalogue->defs[def].printed[value] : 0;
}

/* "common: 18" */
static void
say_group (const ConsoleEditor *editor, const SortieDeck *deck, guint first)
{
  const SortieModule *module = editor->module;
  gint group = group_of (module, deck->lines[first].def);
  g_autofree char *word = sorting_value (module) >= 0
                              ? console_value_text (module, (guint) sorting_value (module), group)
                              : g_strdup (_ ("Cards"));
  g_autofree char *line = NULL;
  guint n = 0;

  for (guint i = 0; i < deck->n_lines; i++)
    if (group_of (module, deck->lines[i].def) == group)
      n += deck->lines[i].n;
  line = g_strdup_printf ("%s: %u", word, n);
  console_out_say_in (editor->app->out, CONSOLE_STRONG, line);
}

/* "b4, e3" (transfer full) */
static char *
starts_text (const SortieDeck *deck, const SortieDeckLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->n_starts; i++)
    {
      const SortieStart *at = &deck->starts[line->first_start + i];

      g_string_append_printf (text, "%s%c%d", i > 0 ? ", " : "", 'a' + at->x, at->y + 1);
    }
  return g_string_free (text, FALSE);
}

/* The printed values, and where copies start. (transfer full) */
static char *
about_line (const ConsoleEditor *editor, const SortieDeck *deck, const SortieDeckLine *line)
{
  g_autofree char *printed = console_printed_text (editor->module, line->def);
  g_autofree char *starts = starts_text (deck, line);

  g_autofree char *noted = console_edit_comment (editor->deck, line->def);
  g_autofree char *said = NULL;

  said = line->n_starts == 0
             ? g_steal_pointer (&printed)
             : sortie_sentence (_ ("{printed}; starts on {spaces}"), "printed", printed, "spaces",
                                starts, NULL);
  return noted != NULL ? g_strdup_printf ("%s (%s)", said, noted) : g_steal_pointer (&said);
}

static void
say_deck_line (const ConsoleEditor *editor, const SortieDeck *deck, guint i, gboolean breaches)
{
  const SortieDeckLine *line = &deck->lines[i];
  g_autofree char *about = about_line (editor, deck, line);
  g_autofree char *left = g_strdup_printf ("%s %2u %s", breaches ? "!" : " ", line->n,
                                           sortie_def_name (editor->module->catalogue, line->def));

  say_pair (editor->app->out, breaches ? CONSOLE_WRONG : CONSOLE_PLAIN, left, 6, about);
}

/* How many rules the deck breaks. @breaches: (nullable): and how many each entry, which begins at 0 */
static guint
judge_deck (const ConsoleEditor *editor, const SortieDeck *deck, guint *breaches, SortieErrors *errors)
{
  if (deck->n_lines == 0)
    sortie_errors_add (errors, NULL, 0, NULL, _ ("the deck is empty"));
  sortie_module_check_deck (editor->module, editor->options, deck, breaches, errors);
  return sortie_errors_count (errors) + sortie_errors_dropped (errors);
}

static gboolean
is_first_of_group (const SortieModule *module, const SortieDeck *deck, guint at)
{
  for (guint i = 0; i < at; i++)
    if (group_of (module, deck->lines[i].def) == group_of (module, deck->lines[at].def))
      return FALSE;
  return TRUE;
}

void
console_edit_show_deck (const ConsoleEditor *editor)
{
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree guint *breaches = g_new0 (guint, deck->n_lines + 1u);
  g_autofree char *title =
      deck->faction == NULL ? g_strdup (deck->name)
                            : g_strdup_printf ("%s (%s)", deck->name,
                                               console_faction_name (editor->module, deck->faction));

  judge_deck (editor, deck, breaches, errors);
  console_out_say_in (editor->app->out, CONSOLE_STRONG, title);
  for (guint first = 0; first < deck->n_lines; first++)
    {
      if (!is_first_of_group (editor->module, deck, first))
        continue;
      say_group (editor, deck, first);
      for (guint i = first; i < deck->n_lines; i++)
        if (group_of (editor->module, deck->lines[i].def)
            == group_of (editor->module, deck->lines[first].def))
          say_deck_line (editor, deck, i, breaches[i] > 0);
    }
  console_edit_show_state (editor);
}

/* ---- Cards ------------------------------------------------------------------------------------ */

void
console_edit_show_cards (const ConsoleEditor *editor, const GArray *defs)
{
  const SortieModule *module = editor->module;

  for (guint i = 0; i < defs->len; i++)
    {
      guint16 def = g_array_index (defs, guint16, i);
      guint n = console_edit_deck_count (editor->deck, def);
      const char *faction = module->catalogue->defs[def].faction;
      g_autofree char *count = n > 0 ? g_strdup_printf ("%2u", n) : g_strdup ("  ");
      g_autofree char *left
          = g_strdup_printf ("%s %s", count, sortie_def_name (module->catalogue, def));
      g_autofree char *printed = console_printed_text (module, def);
      g_autofree char *about = g_strdup_printf (
          "%s%s%s", printed, faction != NULL && *printed != '\0' ? ", " : "",
          console_faction_name (module, faction));

      say_pair (editor->app->out, n > 0 ? CONSOLE_OWN : CONSOLE_PLAIN, left, 4, about);
    }
}

/* ---- Breaches ----------------------------------------------------------------------------------- */

gboolean
console_edit_is_legal (const ConsoleEditor *editor)
{
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  return judge_deck (editor, deck, NULL, errors) == 0;
}

guint
console_edit_show_faults (const ConsoleEditor *editor)
{
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  const guint n = judge_deck (editor, deck, NULL, errors);
  g_autofree char *text = sortie_errors_to_string (errors);

  console_out_report (editor->app->out, text);
  return n;
}

/* What the rules say of the deck, line by line, if one copy of the card starts on @at and no other starts anywhere.
 * @at: (nullable): none starts. (transfer full) */
static char **
faults_with_start (const ConsoleEditor *editor, guint16 def, const SortieStart *at)
{
  g_autoptr (ConsoleEditDeck) trial = console_edit_deck_copy (editor->deck);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *text = NULL;

  console_edit_deck_lift (trial, def);
  if (at != NULL)
    console_edit_deck_start (trial, def, *at);
  g_autoptr (SortieDeck) deck = console_edit_deck_make (trial);

  judge_deck (editor, deck, NULL, errors);
  text = sortie_errors_to_string (errors);
  return g_strsplit (text, "\n", -1);
}

/* What they say of the start alone. (transfer full) */
static char *
faults_of_start (const ConsoleEditor *editor, guint16 def, SortieStart at)
{
  g_auto (GStrv) without = faults_with_start (editor, def, NULL), with = faults_with_start (editor, def, &at);
  GString *text = g_string_new (NULL);

  for (guint i = 0; with[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) without, with[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", with[i]);
  return g_string_free (text, FALSE);
}

#define WIDEST 26 /* columns have letters */

#define MANY_STARTS 6 /* more are told by their corners */

/* "d2, e1", or "a1-f4" for many: the spaces where it may start; NULL: nowhere. (transfer full) */
static char *
possible_starts (const ConsoleEditor *editor, guint16 def)
{
  SortieStart first = { WIDEST, WIDEST }, last = { 0, 0 };
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0;

  for (guint8 x = 0; x < WIDEST; x++)
    for (guint8 y = 0; y < WIDEST; y++)
      {
        g_autofree char *faults = faults_of_start (editor, def, (SortieStart){ x, y });

        if (*faults != '\0')
          continue;
        first = (SortieStart){ MIN (first.x, x), MIN (first.y, y) };
        last = (SortieStart){ MAX (last.x, x), MAX (last.y, y) };
        g_string_append_printf (list, "%s%c%u", n++ > 0 ? ", " : "", 'a' + x, y + 1u);
      }
  if (n > MANY_STARTS)
    return g_strdup_printf ("%c%u-%c%u", 'a' + first.x, first.y + 1u, 'a' + last.x, last.y + 1u);
  return n > 0 ? g_strdup (list->str) : NULL;
}

void
console_edit_show_start (const ConsoleEditor *editor, guint16 def, SortieStart at)
{
  g_autofree char *faults = faults_of_start (editor, def, at), *possible = NULL;

  if (*faults == '\0')
    return;
  console_out_report (editor->app->out, faults);
  possible = possible_starts (editor, def);
  if (possible != NULL)
    console_out_fill (editor->app->out, _ ("{card} may start on: {spaces}. “undo” takes the change back."), "card",
                      sortie_def_name (editor->module->catalogue, def), "spaces", possible, NULL);
}

void
console_edit_show_state (const ConsoleEditor *editor)
{
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  guint n = judge_deck (editor, deck, NULL, errors);
  g_autofree char *cards = console_deck_size_text (deck);
  g_autofree char *faults = g_strdup_printf (
      ngettext_ ("%u rule broken; “check” says which", "%u rules broken; “check” says which", n), n);

  console_out_fill (editor->app->out, _ ("{cards}: {state}."), "cards", cards, "state",
                    n == 0 ? _ ("a legal deck") : faults, NULL);
}

#define VERY_MANY 10 /* breaches: more than anybody mends one by one */

void
console_edit_show_other_start (const ConsoleEditor *editor)
{
  const SortieDeck *ready = console_edit_model (editor);
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *title = NULL;

  if (ready == NULL || ready == editor->model || judge_deck (editor, deck, NULL, errors) < VERY_MANY)
    return;
  title = console_deck_title (editor->module, ready);
  console_out_fill (editor->app->out,
                    _ ("It is easier to begin with a copy of {deck}: sortie deck edit {game} {id}"), "deck", title,
                    "game", editor->module->game->id, "id", ready->id, NULL);
}
