/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-rules.c: the rules of a game by number or by subject. */
#include "console/commands/commands.h"

#include <string.h>

#include "base/text.h"
#include "module/front-end.h"
#include "console/commands/lookup.h"

/* a search for words says at most so many rules in full; of more it only says the subjects */
#define FEW 3
/* if more rules than this mention a word, and one has it as its name, we only say those whose subject it is */
#define MANY 12
/* a search ignores words of fewer letters */
#define SHORT 3
/* where the subjects begin */
#define SUBJECT_COLUMN 12

static void
say_subject (ConsoleOut *out, const char *id, const char *name)
{
  g_autofree char *left = g_strdup_printf ("  %s", id);

  console_out_pair (out, CONSOLE_PLAIN, left, SUBJECT_COLUMN, 4, name);
}

/* Lists the subjects of a chapter's rules. */
static void
say_chapter (ConsoleOut *out, const SortieRulebook *book, const SortieChapter *chapter)
{
  g_autofree char *head
    = g_strdup_printf ("%s %s", chapter->id, sortie_chapter_name (book, chapter));

  console_out_say_in (out, CONSOLE_STRONG, head);
  for (guint i = chapter->first; i < (guint) chapter->first + chapter->n_rules; i++)
    say_subject (out, book->rules[i].id, sortie_rule_name (book, &book->rules[i]));
  console_out_fill (out, _ ("“rules {chapter} all” shows them in full."), "chapter", chapter->id, NULL);
}

/* ---- Searching ------------------------------------------------------------------------ */

/* The text to search: a rule's subject and text, as shown and in English. (transfer full) */
static char *
searched (const SortieRulebook *book, const SortieRule *rule)
{
  g_autofree char *whole
    = g_strjoin (" ", sortie_rule_name (book, rule), sortie_rule_text (book, rule), rule->name,
                 rule->text, NULL);

  return sortie_words_fold (whole);
}

/* Several kinds of rules may share a number: a ruling and a rule. (transfer full) */
static GPtrArray *
numbered (const SortieRulebook *book, const char *number)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < book->n_rules; i++)
    if (sortie_rule_has_number (&book->rules[i], number))
      g_ptr_array_add (found, &book->rules[i]);
  return found;
}

/* How many of the words the rule contains. Short ones ("of", "the") are in every rule. */
static guint
n_held (const SortieRulebook *book, const SortieRule *rule, char *const *words, gboolean short_too)
{
  g_autofree char *text = searched (book, rule);
  guint n = 0;

  for (; *words != NULL; words++)
    n += (short_too || g_utf8_strlen (*words, -1) > SHORT) && console_text_has_word (text, *words);
  return n;
}

/* The rules that contain the most of the words, and at least @least of them. (transfer full) */
static GPtrArray *
that_hold_most (const SortieRulebook *book, char *const *words, gboolean short_too, guint least)
{
  GPtrArray *found = g_ptr_array_new ();
  guint most = least;

  for (guint i = 0; i < book->n_rules; i++)
    {
      guint n = n_held (book, &book->rules[i], words, short_too);

      if (n > most)
        g_ptr_array_set_size (found, 0);
      if (n >= most)
        g_ptr_array_add (found, &book->rules[i]);
      most = MAX (most, n);
    }
  return found;
}

/* Folded, as the search needs them. (transfer full) */
static char **
words_asked (const char *asked)
{
  g_autofree char *folded = sortie_words_fold (asked);

  return g_strsplit (folded, " ", -1);
}

/* The rule that is called exactly so, or else whose name begins with it, or contains it; NULL: none. */
static const SortieRule *
best_of_rules (const SortieRulebook *book, const GPtrArray *found, const char *asked)
{
  const SortieRule *best = console_rule_called (book, asked);
  g_autofree char *folded = sortie_words_fold (asked);

  for (guint i = 0; best == NULL && i < found->len; i++)
    {
      const SortieRule *rule = g_ptr_array_index (found, i);
      g_autofree char *shown = sortie_words_fold (sortie_rule_name (book, rule));
      g_autofree char *english = sortie_words_fold (rule->name);

      if (g_str_has_prefix (shown, folded) || g_str_has_prefix (english, folded))
        best = rule;
    }
  for (guint i = 0; best == NULL && i < found->len; i++)
    if (console_rule_is_about (book, g_ptr_array_index (found, i), asked))
      best = g_ptr_array_index (found, i);
  return best;
}

/* Says the best matches first, in full. @all: include those that only mention it, even if one is called so. */
static void
say_found (ConsoleOut *out, const SortieRulebook *book, const GPtrArray *found, const char *asked, gboolean all)
{
  const SortieRule *best = best_of_rules (book, found, asked);
  gboolean are_enough = !all && found->len > MANY && console_rule_called (book, asked) != NULL;
  guint n_left = 0;

  if (best != NULL)
    console_rule_say (out, book, best);
  for (guint i = 0; i < found->len; i++)
    {
      const SortieRule *rule = g_ptr_array_index (found, i);

      if (rule == best)
        continue;
      if (found->len <= FEW)
        console_rule_say (out, book, rule);
      else if (!are_enough || console_rule_is_about (book, rule, asked))
        say_subject (out, rule->id, sortie_rule_name (book, rule));
      else
        n_left++;
    }
  if (n_left > 0)
    console_out_fill (out, _ ("“rules {words} all” lists the others that mention it."), "words", asked, NULL);
}

/* No rule may use the word for an ability or for something printed on cards. */
static gboolean
say_word_of_cards (ConsoleOut *out, SortieModule *module, const char *asked)
{
  guint16 keyword = console_keyword_named (module, asked);

  if (keyword != SORTIE_NO_INDEX)
    console_keyword_say (out, module, keyword, 0);
  return console_term_say_rule (out, module, asked) || keyword != SORTIE_NO_INDEX;
}

static void
add_numbers (const SortieRulebook *book, GPtrArray *list)
{
  for (guint i = 0; i < book->n_chapters; i++)
    g_ptr_array_add (list, g_strdup (book->chapters[i].id));
  for (guint i = 0; i < book->n_rules; i++)
    g_ptr_array_add (list, g_strdup (book->rules[i].id));
}

static gboolean
refuse_unknown_rule (SortieModule *module, const char *asked, GError **error)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *near = NULL, *sentence = NULL;

  console_rules_words (module, known);
  near = console_near (asked, known);
  sentence = sortie_sentence (_ ("No rule has the number “{word}” or mentions it.{hint}"), "word",
                              asked, "hint", near, NULL);
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, "%s", sentence);
}

/* ---- Asking ---------------------------------------------------------------------------- */

/* "storm all": the words before "all". (transfer full) (nullable): the last word is not "all" */
static char *
before_all (const char *asked)
{
  const char *last = strrchr (asked, ' ');

  return last != NULL && console_word_is (last + 1, NC_ ("typed", "all")) ? g_strndup (asked, (gsize) (last - asked))
                                                                          : NULL;
}

/* "SS-17 all": says the chapter and its rules. FALSE: there is no such chapter, or "all" is missing. */
static gboolean
say_whole_chapter (ConsoleOut *out, const SortieRulebook *book, const char *asked)
{
  g_autofree char *number = before_all (asked);
  const SortieChapter *chapter = number != NULL ? sortie_rulebook_find_chapter (book, number) : NULL;

  if (chapter != NULL)
    console_chapter_say (out, book, chapter);
  return chapter != NULL;
}

/* A chapter and several kinds of rules may share a number: "9". FALSE: none has it. */
static gboolean
say_numbered (ConsoleOut *out, const SortieRulebook *book, const char *number)
{
  const SortieChapter *chapter = sortie_rulebook_find_chapter (book, number);
  const SortieRule *rule = sortie_rulebook_find (book, number);
  g_autoptr (GPtrArray) several = numbered (book, number);

  if (chapter != NULL)
    say_chapter (out, book, chapter);
  if (rule != NULL)
    console_rule_say (out, book, rule);
  else if (several->len > 0)
    say_found (out, book, several, number, TRUE);
  return chapter != NULL || rule != NULL || several->len > 0;
}

/* Says the rules that contain all of the words. A chapter with that name is better, and a rule with that name is
 * best. */
static gboolean
say_worded (ConsoleOut *out, const SortieRulebook *book, const char *asked)
{
  g_autofree char *before = before_all (asked);
  const char *wanted = before != NULL ? before : asked;
  const SortieChapter *chapter
    = before == NULL && console_rule_called (book, asked) == NULL ? console_chapter_called (book, asked) : NULL;
  g_auto (GStrv) words = words_asked (wanted);
  g_autoptr (GPtrArray) found = that_hold_most (book, words, TRUE, g_strv_length (words));

  if (chapter != NULL)
    console_chapter_say (out, book, chapter);
  else
    say_found (out, book, found, wanted, before != NULL);
  return chapter != NULL || found->len > 0;
}

/* If there is no such rule, says those that contain most of the words. */
static gboolean
say_nearly_worded (ConsoleOut *out, const SortieRulebook *book, const char *asked)
{
  g_auto (GStrv) words = words_asked (asked);
  g_autoptr (GPtrArray) found = that_hold_most (book, words, FALSE, 1);

  if (g_strv_length (words) < 2 || found->len == 0)
    return FALSE;
  console_out_fill (out, _ ("No rule mentions all of “{words}”; the nearest are:"), "words", asked,
                    NULL);
  say_found (out, book, found, asked, TRUE);
  return TRUE;
}

gboolean
console_rules_say (ConsoleOut *out, SortieModule *module, const char *asked, GError **error)
{
  const SortieRulebook *book = sortie_module_rulebook (module, error);

  if (book == NULL)
    return FALSE;
  if (book->n_rules == 0)
    return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, "%s", _ ("This game has no rulebook."));
  if (asked == NULL)
    {
      for (guint i = 0; i < book->n_chapters; i++)
        say_subject (out, book->chapters[i].id, sortie_chapter_name (book, &book->chapters[i]));
      console_out_say (out, _ ("“rules NUMBER” shows a rule or a chapter; “rules WORD” finds the rules "
                               "that mention a word."));
      return TRUE;
    }
  return say_whole_chapter (out, book, asked) || say_numbered (out, book, asked) || say_worded (out, book, asked)
         || say_word_of_cards (out, module, asked) || say_nearly_worded (out, book, asked)
         || refuse_unknown_rule (module, asked, error);
}

void
console_rules_say_about (ConsoleOut *out, SortieModule *module, const char *word)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  g_autofree char *said = g_strdup (out->pending->str);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (guint i = 0; book != NULL && i < book->n_rules; i++)
    {
      g_autofree char *head = g_strdup_printf ("%s %s", book->rules[i].id, sortie_rule_name (book, &book->rules[i]));

      if (console_rule_is_about (book, &book->rules[i], word) && strstr (said, head) == NULL)
        g_ptr_array_add (found, &book->rules[i]);
    }
  for (guint i = 0; i < found->len; i++)
    {
      const SortieRule *rule = g_ptr_array_index (found, i);

      if (found->len <= FEW)
        console_rule_say (out, book, rule);
      else
        say_subject (out, rule->id, sortie_rule_name (book, rule));
    }
}

void
console_rules_words (SortieModule *module, GPtrArray *list)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);

  if (book != NULL)
    add_numbers (book, list);
  for (guint16 i = 0; i < module->catalogue->n_keywords; i++)
    g_ptr_array_add (list, g_strdup (module->catalogue->keywords[i].id));
  console_terms_add (module, list);
}

void
console_command_rules (ConsoleSession *session, char **words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *asked = words[0] != NULL ? console_join (words) : NULL;

  if (!console_rules_say (session->out, session->module, asked, &error))
    console_session_refuse (session, error->message);
}

gboolean
console_rules_are_there (ConsoleSession *session)
{
  const SortieRulebook *book = sortie_module_rulebook (session->module, NULL);

  return book == NULL || book->n_rules > 0;
}
