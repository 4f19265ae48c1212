/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/screen/screen.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/game.h>

/* A word that stands on cards: the title of a value, or one of the words that it can be. */
typedef struct
{
  const SortieValueDecl *value;
  const char *id;   /* "vine-wall" */
  const char *name; /* in the reader's language */
} Term;

typedef void (*OnTerm) (gpointer data, const Term *term);

/* Calls for each term of the values that are printed on cards. */
static void
each_term (const SortieModule *module, OnTerm on_term, gpointer data)
{
  const SortieValueDecl *values = module->catalogue->vocabulary->values;

  for (guint i = 0; values[i].id != NULL; i++)
    {
      const Term title = { &values[i], values[i].id, console_game_text (module, values[i].title) };

      if (!values[i].printed)
        continue;
      on_term (data, &title);
      for (guint k = 0; values[i].words != NULL && values[i].words[k] != NULL; k++)
        {
          const Term word
            = { &values[i], values[i].words[k], console_game_text (module, values[i].words[k]) };

          on_term (data, &word);
        }
    }
}

/* ---- The rule of a term ---------------------------------------------------------------- */

/* "vine-wall" as rules write it. (transfer full) */
static char *
spaced (const char *id)
{
  return g_strdelimit (g_strdup (id), "-", ' ');
}

static const SortieRule *
rule_of (const SortieRulebook *book, const Term *term)
{
  const SortieRule *of_value
    = term->value->rule != NULL ? sortie_rulebook_find (book, term->value->rule) : NULL;
  g_autofree char *word = spaced (term->id);
  const SortieRule *rule = console_rule_called (book, word);

  if (rule == NULL)
    rule = console_rule_called (book, term->name);
  if (rule == NULL && of_value != NULL
      && (term->id == term->value->id || console_rule_is_about (book, of_value, word)))
    rule = of_value;
  for (guint i = 0; rule == NULL && i < book->n_rules; i++)
    if (console_rule_is_about (book, &book->rules[i], word))
      rule = &book->rules[i];
  return rule != NULL ? rule : of_value;
}

/* A search among the terms. */
typedef struct
{
  const char *folded;
  gboolean found;
  Term term;
} Search;

static gboolean
is_called (const char *name, const char *folded)
{
  g_autofree char *own = sortie_words_fold (name);

  return strcmp (own, folded) == 0;
}

static void
look_at (gpointer data, const Term *term)
{
  Search *search = data;
  g_autofree char *word = spaced (term->id);

  if (search->found
      || !(is_called (term->id, search->folded) || is_called (word, search->folded)
           || is_called (term->name, search->folded)))
    return;
  search->found = TRUE;
  search->term = *term;
}

gboolean
console_term_say (ConsoleOut *out, SortieModule *module, const char *name)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  g_autofree char *folded = sortie_words_fold (name);
  Search search = { .folded = folded };
  const SortieRule *rule;

  if (book == NULL || book->n_rules == 0)
    return FALSE;
  rule = console_rule_called (book, name);
  if (rule == NULL)
    {
      each_term (module, look_at, &search);
      rule = search.found ? rule_of (book, &search.term) : NULL;
    }
  if (rule != NULL)
    console_rule_say (out, book, rule);
  return rule != NULL;
}

/* ---- Lists ----------------------------------------------------------------------------- */

static void
add_once (GPtrArray *list, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (list, word, g_str_equal, NULL))
    g_ptr_array_add (list, g_strdup (word));
}

static void
add_term (gpointer data, const Term *term)
{
  add_once (data, term->id);
}

/* Of the rules those that are about one word. */
static void
add_subjects (const SortieRulebook *book, GPtrArray *list)
{
  for (guint i = 0; i < book->n_rules; i++)
    if (strchr (book->rules[i].name, ' ') == NULL)
      {
        g_autofree char *word = sortie_words_fold (book->rules[i].name);

        add_once (list, word);
      }
}

void
console_terms_add (SortieModule *module, GPtrArray *list)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);

  if (book == NULL || book->n_rules == 0)
    return;
  each_term (module, add_term, list);
  add_subjects (book, list);
}

/* ---- Icons of a card ------------------------------------------------------------------- */

/* "Totem: its Passive works once ... (SS-22.24)" */
static void
say_icon (ConsoleOut *out, const SortieRulebook *book, const SortieRule *rule, guint indent)
{
  g_autofree char *line
    = g_strdup_printf ("%s (%s)", sortie_rule_text (book, rule), rule->id);

  console_out_hang (out, CONSOLE_PLAIN, indent, 2, line);
}

/* Those of one value that are printed: @bits. */
static void
say_icons_of (ConsoleOut *out, const SortieModule *module, const SortieRulebook *book,
              const SortieValueDecl *value, gint bits, guint indent)
{
  for (guint k = 0; value->words[k] != NULL; k++)
    {
      const Term icon = { value, value->words[k], console_game_text (module, value->words[k]) };
      const SortieRule *rule = bits >> k & 1 ? rule_of (book, &icon) : NULL;

      if (rule != NULL)
        say_icon (out, book, rule, indent);
    }
}

void
console_icons_say (ConsoleOut *out, SortieModule *module, guint16 def, guint indent)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  const SortieDef *d = &module->catalogue->defs[def];
  const SortieVocabulary *vocabulary = module->catalogue->vocabulary;
  guint32 allowed = vocabulary->kinds[d->kind].allowed;

  for (guint i = 0; book != NULL && vocabulary->values[i].id != NULL; i++)
    if (vocabulary->values[i].printed && vocabulary->values[i].type == SORTIE_VALUE_WORDS
        && (allowed >> i & 1) != 0)
      say_icons_of (out, module, book, &vocabulary->values[i], d->printed[i], indent);
}
