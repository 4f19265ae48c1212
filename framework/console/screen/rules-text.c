/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules-text.c: the rules of a game as text, and finding them by name. */
#include "console/screen/screen.h"

#include <string.h>

#include "base/text.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "content/rulebook.h"

/* "SS-9.5 The exit: ..." */
void
console_rule_say (ConsoleOut *out, const SortieRulebook *book, const SortieRule *rule)
{
  g_autofree char *head
    = g_strdup_printf ("%s %s", rule->id, sortie_rule_name (book, rule));

  console_out_say_in (out, CONSOLE_STRONG, head);
  console_out_hang (out, CONSOLE_PLAIN, 2, 0, sortie_rule_text (book, rule));
}

gboolean
console_rules_say_ends (ConsoleOut *out, SortieModule *module, guint mode_row)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);
  gboolean any = FALSE;

  for (const SortieEndDecl *end = module->game->ends; book != NULL && end != NULL && end->rule != NULL; end++)
    {
      const SortieRule *rule
        = end->modes == 0 || (end->modes >> mode_row & 1) ? sortie_rulebook_find (book, end->rule) : NULL;

      if (rule != NULL)
        console_rule_say (out, book, rule);
      any = any || rule != NULL;
    }
  return any;
}

gboolean
console_text_has_word (const char *text, const char *word)
{
  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    if (at == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
      return TRUE;
  return FALSE;
}

/* Both names, shown and in English, folded into one text. (transfer full) */
static char *
names_of_rule (const SortieRulebook *book, const SortieRule *rule)
{
  g_autofree char *both = g_strjoin ("\n", sortie_rule_name (book, rule), rule->name, NULL);

  return sortie_words_fold (both);
}

gboolean
console_rule_is_about (const SortieRulebook *book, const SortieRule *rule, const char *word)
{
  g_autofree char *names = names_of_rule (book, rule);
  g_autofree char *folded = sortie_words_fold (word);

  return console_text_has_word (names, folded);
}

const SortieRule *
console_rule_called (const SortieRulebook *book, const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);

  for (guint i = 0; i < book->n_rules; i++)
    {
      const char *english = book->rules[i].name, *shown = sortie_rule_name (book, &book->rules[i]);

      if (sortie_words_fold_to (shown, folded) || (shown != english && sortie_words_fold_to (english, folded)))
        return &book->rules[i];
    }
  return NULL;
}

/* Whether the name has these words, one for one, perhaps with other endings. */
static gboolean
is_name_inflected (const char *name, char *const *words)
{
  g_autofree char *folded = sortie_words_fold (name);
  g_auto (GStrv) own = g_strsplit (folded, " ", -1);
  guint i = 0;

  while (own[i] != NULL && words[i] != NULL && sortie_words_are_inflected (own[i], words[i]))
    i++;
  return own[i] == NULL && words[i] == NULL;
}

const SortieChapter *
console_chapter_called (const SortieRulebook *book, const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);
  g_auto (GStrv) words = g_strsplit_set (folded, " -", -1);

  for (guint i = 0; i < book->n_chapters; i++)
    if (is_name_inflected (sortie_chapter_name (book, &book->chapters[i]), words)
        || is_name_inflected (book->chapters[i].name, words))
      return &book->chapters[i];
  return NULL;
}

void
console_chapter_say (ConsoleOut *out, const SortieRulebook *book, const SortieChapter *chapter)
{
  g_autofree char *head = g_strdup_printf ("%s %s", chapter->id, sortie_chapter_name (book, chapter));

  console_out_say_in (out, CONSOLE_STRONG, head);
  for (guint i = chapter->first; i < (guint) chapter->first + chapter->n_rules; i++)
    console_rule_say (out, book, &book->rules[i]);
}

/* Whether the sentence contains the number, not only as the beginning of a longer one. */
static gboolean
is_cited (const char *sentence, const char *number)
{
  gsize length = strlen (number);

  for (const char *at = strstr (sentence, number); at != NULL; at = strstr (at + 1, number))
    {
      const char *behind = at + length;

      if (!g_ascii_isdigit (*behind) && !(*behind == '.' && g_ascii_isdigit (behind[1]))
          && (at == sentence || !g_ascii_isalnum (at[-1])))
        return TRUE;
    }
  return FALSE;
}

void
console_rules_say_cited (ConsoleOut *out, SortieModule *module, const char *sentence)
{
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);

  for (guint i = 0; book != NULL && i < book->n_rules; i++)
    if (is_cited (sentence, book->rules[i].id))
      console_rule_say (out, book, &book->rules[i]);
}
