/* SPDX-License-Identifier: GPL-3.0-or-later */
/* terms.c: what words and icons on cards mean, from the rules (screen.h). */
#include "console/screen/screen.h"

#include <string.h>

#include "base/text.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "content/rulebook.h"

/* A word that the screen may show: the title of something in the game's tables, or a word of a value. */
typedef struct
{
  const char *rule;  /* (nullable): the rule of what has this title or word */
  const char *id;    /* "vine-wall" */
  const char *name;  /* in the reader's language */
  gboolean is_title; /* its rule is about it, and not only about a value that it is a word of */
  gboolean on_cards;
} Term;

typedef void (*OnTerm) (gpointer data, const Term *term);

static void
each_word (const SortieModule *module, const SortieValueDecl *value, OnTerm on_term, gpointer data)
{
  for (guint k = 0; value->words != NULL && value->words[k] != NULL; k++)
    on_term (data, &(Term) { value->rule, value->words[k],
                             console_game_text (module, value->words[k]), FALSE, value->printed });
}

static void
each_value (const SortieModule *module, OnTerm on_term, gpointer data)
{
  const SortieValueDecl *values = module->catalogue->vocabulary->values;

  for (guint i = 0; values[i].id != NULL; i++)
    {
      on_term (data, &(Term) { values[i].rule, values[i].id,
                               console_game_text (module, values[i].title), TRUE,
                               values[i].printed });
      each_word (module, &values[i], on_term, data);
    }
}

/* The titles in one of the game's tables, whose rows begin with an id, and whose last id is NULL. */
#define EACH_TITLE(module, table, rule_, on_term, data)                                \
  for (guint i_ = 0; (table) != NULL && (table)[i_].id != NULL; i_++)                  \
  (on_term) ((data), &(Term) { rule_, (table)[i_].id,                                  \
                               console_game_text ((module), (table)[i_].title), TRUE, FALSE })

static void
each_of_table (const SortieModule *module, OnTerm on_term, gpointer data)
{
  const SortieGame *game = module->game;

  EACH_TITLE (module, game->zones, game->zones[i_].rule, on_term, data);
  EACH_TITLE (module, game->places, game->places[i_].rule, on_term, data);
  EACH_TITLE (module, game->vars, game->vars[i_].rule, on_term, data);
  EACH_TITLE (module, game->marks, game->marks[i_].rule, on_term, data);
  EACH_TITLE (module, game->flags, NULL, on_term, data);
  EACH_TITLE (module, game->modes, game->modes[i_].rule, on_term, data);
  EACH_TITLE (module, game->choices, game->choices[i_].rule, on_term, data);
}

static void
each_step (const SortieModule *module, OnTerm on_term, gpointer data)
{
  const SortieTurnDecl *turns = module->game->rules.turns;

  for (guint i = 0; turns != NULL && turns[i].id != NULL; i++)
    EACH_TITLE (module, turns[i].phases, turns[i].phases[i_].rule, on_term, data);
}

/* Calls @on_term for each term: those on cards first. */
static void
each_term (const SortieModule *module, OnTerm on_term, gpointer data)
{
  each_value (module, on_term, data);
  each_of_table (module, on_term, data);
  each_step (module, on_term, data);
}

/* ---- The rule of a term ---------------------------------------------------------------- */

/* "vine-wall" as the rules write it. (transfer full) */
static char *
spaced (const char *id)
{
  return g_strdelimit (g_strdup (id), "-", ' ');
}

static const SortieRule *
rule_of (const SortieRulebook *book, const Term *term)
{
  const SortieRule *own = term->rule != NULL ? sortie_rulebook_find (book, term->rule) : NULL;
  g_autofree char *word = spaced (term->id);
  const SortieRule *rule = console_rule_called (book, word);

  if (rule == NULL)
    rule = console_rule_called (book, term->name);
  if (rule == NULL && own != NULL && (term->is_title || console_rule_is_about (book, own, word)))
    rule = own;
  for (guint i = 0; rule == NULL && i < book->n_rules; i++)
    if (console_rule_is_about (book, &book->rules[i], word))
      rule = &book->rules[i];
  return rule != NULL ? rule : own;
}

/* A search for a term. */
typedef struct
{
  const char *folded;
  gboolean found;
  Term term;
} Search;

static void
look_at_term (gpointer data, const Term *term)
{
  Search *search = data;
  g_autofree char *word = spaced (term->id);

  if (search->found
      || !(sortie_words_fold_to (term->id, search->folded) || sortie_words_fold_to (word, search->folded)
           || sortie_words_fold_to (term->name, search->folded)))
    return;
  search->found = TRUE;
  search->term = *term;
}

/* Whether the word is the rule's name, and not only a part of it. */
static gboolean
is_rule_called (const SortieRulebook *book, const SortieRule *rule, const Term *term)
{
  g_autofree char *word = spaced (term->id);

  return console_rule_called (book, word) == rule || console_rule_called (book, term->name) == rule;
}

/* ---- In plain words ---------------------------------------------------------------------- */

/* The explanation of a word with this name, or else of what has this id in the game's tables. (nullable) */
static const SortieTerm *
plain_words (const SortieRulebook *book, const char *id, const char *folded)
{
  for (guint i = 0; i < book->n_terms; i++)
    {
      const SortieTerm *term = &book->terms[i];

      if (term->name != NULL
          && (sortie_words_fold_to (term->name, folded)
              || sortie_words_fold_to (sortie_term_name (book, term), folded)))
        return term;
    }
  for (guint i = 0; i < book->n_terms; i++)
    {
      const SortieTerm *term = &book->terms[i];

      if (g_strcmp0 (term->id, id) == 0 || (term->name == NULL && sortie_words_fold_to (term->id, folded)))
        return term;
    }
  return NULL;
}

/* The same for the id alone. (nullable) */
static const SortieTerm *
plain_words_of (const SortieRulebook *book, const char *id)
{
  for (guint i = 0; i < book->n_terms; i++)
    if (strcmp (book->terms[i].id, id) == 0 && book->terms[i].name == NULL)
      return &book->terms[i];
  return NULL;
}

/* "Front Line (SS-9.13)", and what it is. */
static void
say_plainly (ConsoleOut *out, const SortieRulebook *book, const SortieTerm *term, const char *name)
{
  g_autofree char *shown = sortie_text_capitalize (name);
  g_autofree char *head = term->rule != NULL ? g_strdup_printf ("%s (%s)", shown, term->rule) : g_strdup (shown);

  console_out_say_in (out, CONSOLE_STRONG, head);
  console_out_hang (out, CONSOLE_PLAIN, 2, 0, sortie_term_text (book, term));
}

/* ---- Saying what a term means ------------------------------------------------------------ */

gboolean
console_term_say (ConsoleOut *out, SortieModule *module, const char *name)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  g_autofree char *folded = sortie_words_fold (name);
  Search search = { .folded = folded };
  const SortieTerm *plain;

  if (book == NULL || book->n_rules == 0)
    return FALSE;
  each_term (module, look_at_term, &search);
  plain = plain_words (book, search.found ? search.term.id : NULL, folded);
  if (plain == NULL)
    return console_term_say_rule (out, module, name);
  /* what was asked for by its title on the table has that title */
  if (search.found && (plain->name == NULL || sortie_words_fold_to (search.term.name, folded)))
    say_plainly (out, book, plain, search.term.name);
  else
    say_plainly (out, book, plain, plain->name != NULL ? sortie_term_name (book, plain) : name);
  return TRUE;
}

gboolean
console_term_say_rule (ConsoleOut *out, SortieModule *module, const char *name)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  g_autofree char *folded = sortie_words_fold (name);
  Search search = { .folded = folded };
  const SortieChapter *chapter = NULL;
  const SortieRule *rule;

  if (book == NULL || book->n_rules == 0)
    return FALSE;
  rule = console_rule_called (book, name);
  if (rule == NULL)
    {
      each_term (module, look_at_term, &search);
      rule = search.found ? rule_of (book, &search.term) : NULL;
    }
  /* a chapter about the word tells more than a rule that only lists it */
  if (rule != NULL && search.found && !search.term.is_title && !is_rule_called (book, rule, &search.term))
    chapter = console_chapter_called (book, name);
  if (chapter != NULL)
    console_chapter_say (out, book, chapter);
  else if (rule != NULL)
    console_rule_say (out, book, rule);
  return rule != NULL;
}

gboolean
console_term_is_plain (SortieModule *module, const char *name)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  g_autofree char *folded = sortie_words_fold (name);
  Search search = { .folded = folded };

  each_term (module, look_at_term, &search);
  return book != NULL && plain_words (book, search.found ? search.term.id : NULL, folded) != NULL;
}

/* ---- Lists ----------------------------------------------------------------------------- */

/* A thing on the table also has its name in the reader's language. */
static void
add_term (gpointer data, const Term *term)
{
  g_autofree char *name = sortie_words_fold (term->name);

  sortie_words_add (data, term->id);
  if (!term->on_cards)
    sortie_words_add (data, name);
}

/* Adds the rules whose subject is a single word. */
static void
add_subjects (const SortieRulebook *book, GPtrArray *list)
{
  for (guint i = 0; i < book->n_rules; i++)
    if (strchr (book->rules[i].name, ' ') == NULL)
      {
        g_autofree char *word = sortie_words_fold (book->rules[i].name);

        sortie_words_add (list, word);
      }
}

void
console_terms_add (SortieModule *module, GPtrArray *list)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);

  if (book == NULL || book->n_rules == 0)
    return;
  each_term (module, add_term, list);
  for (guint i = 0; i < book->n_terms; i++)
    if (book->terms[i].name != NULL)
      {
        g_autofree char *word = sortie_words_fold (sortie_term_name (book, &book->terms[i]));

        sortie_words_add (list, book->terms[i].id);
        sortie_words_add (list, word);
      }
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

/* "Leader: the Boss puts it on its Front Line ... (SS-22.26)" */
static void
say_icon_plainly (ConsoleOut *out, const SortieRulebook *book, const SortieTerm *plain, const char *name, guint indent)
{
  g_autofree char *shown = sortie_text_capitalize (name);
  g_autofree char *line = g_strdup_printf ("%s: %s (%s)", shown, sortie_term_text (book, plain), plain->rule);

  console_out_hang (out, CONSOLE_PLAIN, indent, 2, line);
}

/* Says the icons of one value that are printed: @bits. */
static void
say_icons_of (ConsoleOut *out, const SortieModule *module, const SortieRulebook *book,
              const SortieValueDecl *value, gint bits, guint indent)
{
  for (guint k = 0; value->words[k] != NULL; k++)
    {
      const Term icon = { value->rule, value->words[k],
                          console_game_text (module, value->words[k]), FALSE, TRUE };
      const SortieRule *rule = bits >> k & 1 ? rule_of (book, &icon) : NULL;
      const SortieTerm *plain = rule != NULL ? plain_words_of (book, icon.id) : NULL;

      if (plain != NULL && plain->rule != NULL)
        say_icon_plainly (out, book, plain, icon.name, indent);
      else if (rule != NULL)
        say_icon (out, book, rule, indent);
    }
}

void
console_icons_say (ConsoleOut *out, SortieModule *module, guint16 def, guint indent)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  const SortieDef *d = &module->catalogue->defs[def];
  const SortieVocabulary *vocabulary = module->catalogue->vocabulary;
  guint64 allowed = sortie_kind_values (&vocabulary->kinds[d->kind]);

  for (guint i = 0; book != NULL && vocabulary->values[i].id != NULL; i++)
    if (vocabulary->values[i].printed && vocabulary->values[i].type == SORTIE_VALUE_WORDS
        && (allowed >> i & 1) != 0)
      say_icons_of (out, module, book, &vocabulary->values[i], d->printed[i], indent);
}
