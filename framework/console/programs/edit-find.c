/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-find.c: the cards that may go into a deck, and searching them. */
#include "console/programs/edit.h"

#include <string.h>

#include "base/text.h"
#include "console/commands/lookup.h"
#include "language/front-end.h"
#include "content/deck-file.h"
#include "module/front-end.h"

/* ---- What fits --------------------------------------------------------------------------- */

/* (nullable): the ready-made deck of the same kind with that leader */
static const SortieDeck *
deck_led_by (const ConsoleEditor *editor, const SortieDef *lead)
{
  const SortieCatalogue *catalogue = editor->module->catalogue;

  for (guint i = 0; lead != NULL && i < catalogue->n_decks; i++)
    if (catalogue->decks[i].kind == editor->deck->kind
        && sortie_deck_lead (catalogue, &catalogue->decks[i]) == lead)
      return &catalogue->decks[i];
  return NULL;
}

const SortieDeck *
console_edit_model (const ConsoleEditor *editor)
{
  g_autoptr (SortieDeck) deck = console_edit_deck_make (editor->deck);
  const SortieDeck *led = deck_led_by (editor, sortie_deck_lead (editor->module->catalogue, deck));

  return led != NULL ? led : editor->model;
}

const SortieDeck *
console_edit_model_of (const ConsoleEditor *editor, guint16 def)
{
  const SortieDeck *led = deck_led_by (editor, &editor->module->catalogue->defs[def]);

  return led != NULL ? led : console_edit_model (editor);
}

/* A deck of only that card and this deck's leader: a rule about a single card can ask for no more. */
static ConsoleEditDeck *
deck_with (const ConsoleEditor *editor, guint16 def)
{
  const SortieCatalogue *catalogue = editor->module->catalogue;
  g_autoptr (SortieDeck) now = console_edit_deck_make (editor->deck);
  const SortieDef *lead = sortie_deck_lead (catalogue, now);
  ConsoleEditDeck *deck = console_edit_deck_new (now->kind, now->id, now->name, NULL);

  deck->faction = now->faction;
  console_edit_deck_add (deck, def, 1, deck_led_by (editor, &catalogue->defs[def]));
  if (lead != NULL && lead != &catalogue->defs[def])
    console_edit_deck_add (deck, (guint16) (lead - catalogue->defs), 1, NULL);
  return deck;
}

static gboolean
is_of_kind (const ConsoleEditor *editor, guint16 def)
{
  const SortieVocabulary *v = editor->module->catalogue->vocabulary;
  const char *wanted = v->deck_kinds[editor->deck->kind].card_kind;

  return wanted == NULL
         || strcmp (v->kinds[editor->module->catalogue->defs[def].kind].element, wanted) == 0;
}

gboolean
console_edit_fits (const ConsoleEditor *editor, guint16 def)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (ConsoleEditDeck) with = NULL;
  g_autoptr (SortieDeck) made = NULL;
  guint breaches[2] = { 0, 0 };

  if (!is_of_kind (editor, def))
    return FALSE;
  if (sortie_deck_line (console_edit_model (editor), def) != NULL)
    return TRUE;
  with = deck_with (editor, def);
  made = console_edit_deck_make (with);
  sortie_module_check_deck (editor->module, editor->options, made, breaches, errors);
  return breaches[0] == 0;
}

/* ---- What a card is ---------------------------------------------------------------------------- */

/* Whether the folded word is this word of the game, also as a plural ("commons"), or in the reader's language any form
 * of a word of its translation ("czempioni", "podstawowe"). */
static gboolean
is_form_of (const SortieModule *module, const char *folded, const char *word)
{
  const gsize length = strlen (word);
  g_autofree char *english = g_ascii_strdown (word, -1);
  g_autofree char *shown = sortie_words_fold (console_game_text (module, word));
  g_auto (GStrv) parts = g_strsplit (shown, " ", -1);
  gboolean is = g_str_has_prefix (folded, english) && (folded[length] == '\0' || strcmp (folded + length, "s") == 0);

  for (guint i = 0; parts[i] != NULL && !is && strcmp (shown, english) != 0; i++)
    is = sortie_words_are_inflected (folded, parts[i])
         /* "mury", "murem": too short for that */
         || (g_str_has_prefix (folded, parts[i]) && strlen (folded) - strlen (parts[i]) <= 2);
  return is;
}

/* "przywołanie" is a word of a value's title ("Koszt Przywołania"), not the summoner ("Mistrz Przywołań"). */
static gboolean
is_in_a_title (const SortieModule *module, const char *folded)
{
  const SortieValueDecl *values = module->catalogue->vocabulary->values;

  for (guint i = 0; values[i].id != NULL; i++)
    if (values[i].printed && values[i].type == SORTIE_VALUE_NUMBER && is_form_of (module, folded, values[i].title))
      return TRUE;
  return FALSE;
}

/* Whether the word is one that this value may have. @printed: only the one that it has there; -1: any */
static gboolean
is_word_of (const SortieModule *module, const char *folded, const SortieValueDecl *value, gint printed)
{
  for (gint i = MAX (printed, 0); value->words[i] != NULL; i++)
    if (strcmp (value->words[i], "none") != 0 && is_form_of (module, folded, value->words[i]))
      return TRUE;
    else if (printed >= 0)
      break;
  return FALSE;
}

/* Whether the word tells what the card is: its kind, or a word that it prints. @def 0: what any card is */
static gboolean
tells_what_it_is (const SortieModule *module, guint16 def, const char *folded)
{
  const SortieVocabulary *v = module->catalogue->vocabulary;
  const SortieDef *d = &module->catalogue->defs[def];

  if (is_in_a_title (module, folded))
    return FALSE;
  for (guint i = 0; v->kinds[i].element != NULL; i++)
    if ((def == 0 || i == d->kind) && is_form_of (module, folded, v->kinds[i].title))
      return TRUE;
  for (guint i = 0; v->values[i].id != NULL; i++)
    if (v->values[i].printed && v->values[i].type == SORTIE_VALUE_WORD
        && (def == 0 || (sortie_kind_values (&v->kinds[d->kind]) >> i & 1) != 0)
        && is_word_of (module, folded, &v->values[i], def == 0 ? -1 : d->printed[i]))
      return TRUE;
  return FALSE;
}

/* Whether a word of the card's name, in English or as it is shown, begins so. */
static gboolean
is_card_called (const SortieModule *module, guint16 def, const char *folded)
{
  g_autofree char *names = g_strconcat (module->catalogue->defs[def].name, "\n",
                                        sortie_def_name (module->catalogue, def), NULL);
  g_autofree char *both = sortie_words_fold (names);

  return console_text_has_word (both, folded);
}

/* ---- The text of a card ---------------------------------------------------------------------- */

static void
add_keywords (GString *said, const SortieModule *module, const SortieDef *def)
{
  const SortieCatalogue *catalogue = module->catalogue;

  for (guint i = def->first_clause; i < def->first_clause + def->n_clauses; i++)
    {
      guint16 keyword = catalogue->clauses[i].key;

      if (catalogue->clauses[i].kind == SORTIE_CLAUSE_KEYWORD)
        g_string_append_printf (said, " %s %s", sortie_keyword_name (catalogue, keyword),
                                console_keyword_text (module, keyword));
    }
}

/* Folded. (transfer full) */
static char *
said_of (const SortieModule *module, guint16 def)
{
  const SortieCatalogue *catalogue = module->catalogue;
  const SortieDef *d = &catalogue->defs[def];
  g_autoptr (GString) said = g_string_new (d->id);
  g_autofree char *printed = console_printed_text (module, def);

  g_string_append_printf (said, " %s %s %s %s %s", d->name, sortie_def_name (catalogue, def), printed,
                          console_game_text (module, catalogue->vocabulary->kinds[d->kind].title),
                          console_faction_name (module, d->faction));
  for (guint part = 0; part < SORTIE_MAX_TEXTS; part++)
    if (d->text[part] != NULL)
      g_string_append_printf (said, " %s", sortie_def_text (catalogue, def, part));
  add_keywords (said, module, d);
  return sortie_words_fold (said->str);
}

/* "mercenary" matches a plural, and "wounds" a singular. */
static gboolean
says (const char *said, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);
  gsize length = strlen (folded);

  if (console_text_has_word (said, folded))
    return TRUE;
  if (length < 4 || strchr ("sy", folded[length - 1]) == NULL)
    return FALSE;
  folded[length - 1] = folded[length - 1] == 'y' ? 'i' : '\0';
  return console_text_has_word (said, folded);
}

/* ---- Values ------------------------------------------------------------------------------------ */

/* The value with that id or name, or whose name begins with that word: "koszt 2". -1: there is none. */
static gint
find_value (const SortieModule *module, const char *word)
{
  const SortieValueDecl *values = module->catalogue->vocabulary->values;
  g_autofree char *folded = sortie_words_fold (word);

  for (gint i = 0; values[i].id != NULL; i++)
    {
      g_autofree char *title = sortie_words_fold (console_game_text (module, values[i].title));

      if (values[i].printed && values[i].type == SORTIE_VALUE_NUMBER
          && (strcmp (values[i].id, folded) == 0 || strcmp (title, folded) == 0
              || (g_str_has_prefix (title, folded) && title[strlen (folded)] == ' ')))
        return i;
    }
  return -1;
}

gboolean
console_edit_is_value (const SortieModule *module, const char *word)
{
  return find_value (module, word) >= 0;
}

/* "2" or "0-2" */
static gboolean
parse_range (const char *word, gint64 *ret_least, gint64 *ret_most)
{
  const char *dash = *word != '\0' ? strchr (word + 1, '-') : NULL;
  g_autofree char *least = g_strndup (word, dash != NULL ? (gsize) (dash - word) : strlen (word));

  return g_ascii_string_to_signed (least, 10, G_MININT16, G_MAXINT16, ret_least, NULL)
         && g_ascii_string_to_signed (dash != NULL ? dash + 1 : word, 10, G_MININT16, G_MAXINT16,
                                      ret_most, NULL);
}

static gboolean
is_range (const char *word)
{
  gint64 least, most;

  return parse_range (word, &least, &most) && least <= most;
}

guint
console_edit_wrong_range (const SortieModule *module, char *const *words)
{
  guint i = 1;

  for (; words[0] != NULL && words[i] != NULL; i++)
    if (find_value (module, words[i - 1]) >= 0 && !is_range (words[i]))
      return i;
  return words[0] != NULL ? i : 0;
}

static gboolean
has_value (const SortieModule *module, guint16 def, gint value, gint64 least, gint64 most)
{
  const SortieDef *d = &module->catalogue->defs[def];
  const SortieVocabulary *v = module->catalogue->vocabulary;

  return (sortie_kind_values (&v->kinds[d->kind]) >> value & 1) != 0
         && !console_value_is_none (&v->values[value], d->printed[value]) && d->printed[value] >= least
         && d->printed[value] <= most;
}

/* ---- Finding ------------------------------------------------------------------------------------ */

/* A word that tells what cards are finds those, and those that are called so; any other word is looked for in all that
 * is printed. */
static gboolean
has_word (const SortieModule *module, guint16 def, const char *said, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);

  if (tells_what_it_is (module, 0, folded))
    return tells_what_it_is (module, def, folded) || is_card_called (module, def, folded);
  return says (said, word);
}

static gboolean
has_all (const SortieModule *module, guint16 def, char *const *words)
{
  g_autofree char *said = said_of (module, def);

  for (; *words != NULL; words++)
    {
      gint value = find_value (module, words[0]);
      gint64 least, most;

      if (value >= 0 && words[1] != NULL && parse_range (words[1], &least, &most))
        {
          if (!has_value (module, def, value, least, most))
            return FALSE;
          words++;
        }
      else if (!has_word (module, def, said, words[0]))
        return FALSE;
    }
  return TRUE;
}

GArray *
console_edit_find (const ConsoleEditor *editor, char *const *words)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint16 def = 1; def < editor->module->catalogue->n_defs; def++)
    if (has_all (editor->module, def, words) && console_edit_fits (editor, def))
      g_array_append_val (found, def);
  return found;
}

/* The cards of @found that meet the condition, or all if none does. (transfer full) */
static GArray *
prefer (const ConsoleEditor *editor, GArray *found,
        gboolean (*holds) (const ConsoleEditor *editor, guint16 def))
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < found->len; i++)
    if (holds (editor, g_array_index (found, guint16, i)))
      g_array_append_val (best, g_array_index (found, guint16, i));
  if (best->len == 0)
    g_array_append_vals (best, found->data, found->len);
  return best;
}

static gboolean
is_in_deck (const ConsoleEditor *editor, guint16 def)
{
  return console_edit_deck_count (editor->deck, def) > 0;
}

GArray *
console_edit_meant (const ConsoleEditor *editor, const char *name, gboolean mine)
{
  g_autoptr (GArray) found = console_search (editor->module, name);

  return prefer (editor, found, mine ? is_in_deck : console_edit_fits);
}
