/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rulebook.c: reading a game's rulebook: chapters and rules with numbers. */
#include <sortie/base.h>
#include "content/rulebook.h"
#include "base/errors.h"
#include "base/internal.h"
#include "content/internal.h"

#include <string.h>

#include "content/load.h"

/* The code shared with the loader of cards gets a loader that has only what messages, strings and ids need. */
typedef struct
{
  SortieLoader l;
  GArray *rules, *chapters, *terms;
} Reader;

/* "SS-9", "SS-9.12", "RUL" */
static gboolean
is_number (const char *id)
{
  const char *behind = id;

  while (g_ascii_isupper (*behind))
    behind++;
  if (behind == id || strlen (id) > SORTIE_WORDS_ID_MAX)
    return FALSE;
  for (const char *c = behind; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && *c != '.' && *c != '-')
      return FALSE;
  return *behind == '\0' || (*behind == '-' && behind[1] != '\0');
}

/* Reads and claims the number of a chapter or rule; "" after reporting an error. */
static const char *
read_number (SortieLoader *l, xmlNode *node)
{
  const SortieEntry entry = { .node = node, .file = l->file };
  const char *id;

  sortie_load_enter (l, &entry);
  sortie_load_only_attributes (l, node, (const char *const[]){ "id", NULL });
  sortie_load_no_text (l, node);
  id = sortie_load_needed (l, node, "id");
  if (id == NULL)
    return "";
  if (!is_number (id))
    sortie_load_error (l, node, _ ("“%s” is not a rule number such as SS-9.12"), id);
  else if (sortie_load_claim (l, node, "rule", id))
    return sortie_load_keep (l, id);
  return "";
}

static const char *const name_and_text[] = { "name", "text", NULL };

static void
read_rule (Reader *r, xmlNode *node)
{
  SortieRule rule = { .id = read_number (&r->l, node), .chapter = (guint16) r->chapters->len };

  sortie_load_only_children (&r->l, node, name_and_text);
  rule.name = sortie_load_text_child (&r->l, node, "name", TRUE);
  rule.text = sortie_load_text_child (&r->l, node, "text", TRUE);
  g_array_append_val (r->rules, rule);
}

static void
read_chapter (Reader *r, xmlNode *node)
{
  SortieChapter chapter = { .id = read_number (&r->l, node), .first = (guint16) r->rules->len };

  chapter.name = sortie_load_text_child (&r->l, node, "name", TRUE);
  sortie_load_only_children (&r->l, node, (const char *const[]){ "name", "rule", NULL });
  for (SORTIE_EACH_ELEMENT (node, child))
    if (sortie_xml_is (child, "rule"))
      read_rule (r, child);
  chapter.n_rules = (guint16) (r->rules->len - chapter.first);
  g_array_append_val (r->chapters, chapter);
}

static void
read_term (Reader *r, xmlNode *node)
{
  const SortieEntry entry = { .node = node, .file = r->l.file };
  SortieTerm term = { NULL };

  sortie_load_enter (&r->l, &entry);
  sortie_load_only_attributes (&r->l, node, (const char *const[]){ "id", "rule", NULL });
  sortie_load_no_text (&r->l, node);
  term.id = sortie_load_id (&r->l, node, "term");
  term.rule = sortie_load_keep (&r->l, sortie_xml_attribute (node, "rule"));
  sortie_load_only_children (&r->l, node, name_and_text);
  term.name = sortie_load_text_child (&r->l, node, "name", FALSE);
  term.text = sortie_load_text_child (&r->l, node, "text", TRUE);
  g_array_append_val (r->terms, term);
}

static void
read_book (Reader *r, const xmlDoc *doc, const char *path)
{
  xmlNode *root = xmlDocGetRootElement (doc);

  r->l.file = sortie_load_keep (&r->l, path);
  ((xmlDoc *) doc)->_private = (gpointer) r->l.file;
  sortie_load_check_namespace (&r->l, root);
  if (!sortie_load_is_root (&r->l, root, "rules"))
    return;
  sortie_load_only_attributes (&r->l, root, (const char *const[]){ NULL });
  sortie_load_no_text (&r->l, root);
  sortie_load_only_children (&r->l, root, (const char *const[]){ "chapter", "term", NULL });
  for (SORTIE_EACH_ELEMENT (root, child))
    if (sortie_xml_is (child, "chapter"))
      read_chapter (r, child);
    else if (sortie_xml_is (child, "term"))
      read_term (r, child);
}

/* The path of a file of the rulebook that an index lists; NULL if the entry is something else, or not beside the index,
 * which the reader of the index refuses. (transfer full) */
static char *
path_of_book (const char *folder, const xmlNode *entry)
{
  const char *name = sortie_xml_attribute (entry, "name");

  return sortie_xml_is (entry, SORTIE_INDEX_RULES) && sortie_load_is_plain_file (name)
             ? g_build_filename (folder, name, NULL)
             : NULL;
}

/* Reads the files of the rulebook beside an index, one after another. */
static void
read_books (Reader *r, const char *folder)
{
  g_autofree char *index_path = NULL;
  g_autoptr (xmlDoc) index = sortie_load_index (folder, r->l.errors, &index_path);
  const xmlNode *entry = index != NULL ? sortie_xml_first (xmlDocGetRootElement (index)) : NULL;

  for (; entry != NULL; entry = sortie_xml_next (entry))
    {
      g_autofree char *path = path_of_book (folder, entry);
      g_autoptr (xmlDoc) doc = path != NULL ? sortie_xml_read_file (path, r->l.errors) : NULL;

      if (doc != NULL)
        read_book (r, doc, path);
    }
}

static SortieRulebook *
finish (Reader *r, const char *domain)
{
  SortieRulebook *book = g_new0 (SortieRulebook, 1);

  book->domain = domain;
  book->n_rules = (guint16) r->rules->len;
  book->n_chapters = (guint16) r->chapters->len;
  book->n_terms = (guint16) r->terms->len;
  book->terms = (SortieTerm *) (gpointer) g_array_free (r->terms, FALSE);
  book->rules = (SortieRule *) (gpointer) g_array_free (r->rules, FALSE);
  book->chapters = (SortieChapter *) (gpointer) g_array_free (r->chapters, FALSE);
  book->owned = r->l.strings;
  g_hash_table_unref (r->l.ids);
  g_free (r->l.subject);
  return book;
}

SortieRulebook *
sortie_rulebook_load (const char *folder, const char *domain, SortieErrors *errors)
{
  g_return_val_if_fail (folder != NULL && errors != NULL, NULL);

  g_autoptr (SortieRulebook) book = NULL;
  Reader r = {
    .l = { .errors = errors,
           .strings = g_string_chunk_new (4096),
           .ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) },
    .rules = g_array_new (FALSE, TRUE, sizeof (SortieRule)),
    .chapters = g_array_new (FALSE, TRUE, sizeof (SortieChapter)),
    .terms = g_array_new (FALSE, TRUE, sizeof (SortieTerm)),
  };

  read_books (&r, folder);
  book = finish (&r, domain);
  return sortie_errors_any (errors) ? NULL : g_steal_pointer (&book);
}

void
sortie_rulebook_free (SortieRulebook *book)
{
  if (book == NULL)
    return;
  g_free (book->rules);
  g_free (book->chapters);
  g_free (book->terms);
  g_clear_pointer (&book->owned, g_string_chunk_free);
  g_free (book);
}

/* "SS-9.5", or "9.5" without the prefix. */
static gboolean
is_number_of (const char *id, const char *number)
{
  const char *hyphen = strchr (id, '-');

  return hyphen != NULL && strcmp (hyphen + 1, number) == 0;
}

gboolean
sortie_rule_has_number (const SortieRule *rule, const char *number)
{
  return is_number_of (rule->id, number);
}

const SortieRule *
sortie_rulebook_find (const SortieRulebook *book, const char *id)
{
  const SortieRule *one = NULL;
  guint n = 0;

  for (guint i = 0; i < book->n_rules; i++)
    {
      if (g_ascii_strcasecmp (book->rules[i].id, id) == 0)
        return &book->rules[i];
      if (sortie_rule_has_number (&book->rules[i], id))
        {
          one = &book->rules[i];
          n++;
        }
    }
  return n == 1 ? one : NULL;
}

const SortieChapter *
sortie_rulebook_find_chapter (const SortieRulebook *book, const char *id)
{
  for (guint i = 0; i < book->n_chapters; i++)
    if (g_ascii_strcasecmp (book->chapters[i].id, id) == 0
        || is_number_of (book->chapters[i].id, id))
      return &book->chapters[i];
  return NULL;
}

const char *
sortie_rule_name (const SortieRulebook *book, const SortieRule *rule)
{
  return sortie_text_translate_name (book->domain, rule->id, rule->name);
}

const char *
sortie_rule_text (const SortieRulebook *book, const SortieRule *rule)
{
  return sortie_text_translate (book->domain, rule->text);
}

const char *
sortie_chapter_name (const SortieRulebook *book, const SortieChapter *chapter)
{
  return sortie_text_translate_name (book->domain, chapter->id, chapter->name);
}

const char *
sortie_term_name (const SortieRulebook *book, const SortieTerm *term)
{
  return sortie_text_translate_name (book->domain, term->id, term->name);
}

const char *
sortie_term_text (const SortieRulebook *book, const SortieTerm *term)
{
  return sortie_text_translate (book->domain, term->text);
}

/* The rulebook is read when the first text names a rule. Content without folders has none, and may name any rule. */
gboolean
sortie_load_knows_rule (SortieLoader *l, const char *rule)
{
  g_autoptr (SortieErrors) unread = sortie_errors_new (); /* the reader of the rulebook reports its errors */

  for (const char *const *folder = l->folders; folder != NULL && *folder != NULL && l->book == NULL; folder++)
    {
      g_autoptr (SortieRulebook) book = sortie_rulebook_load (*folder, NULL, unread);

      if (book != NULL && book->n_rules > 0)
        l->book = g_steal_pointer (&book);
    }
  return l->book == NULL || sortie_rulebook_find (l->book, rule) != NULL;
}
