/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compiler.c: the compiler's state, its error messages, and the tables of the finished catalogue. */
#include "language/compiler.h"

#include "base/internal.h"
#include "language/internal.h"
#include "language/compile.h"

/* The operands that name an expression, instruction or clause have 16 bits. */
#define MAX_TABLE G_MAXINT16

/* A table whose entry 0 means "none". */
static GArray *
table_new (gsize size)
{
  GArray *table = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_size (table, 1);
  return table;
}

SortieCompiler *
sortie_compiler_new (const SortieContentNames *names, SortieErrors *errors)
{
  SortieCompiler *c = g_new0 (SortieCompiler, 1);

  c->names = names;
  c->errors = errors;
  c->exprs = table_new (sizeof (SortieExpr));
  c->kids = table_new (sizeof (gint16));
  c->instructions = table_new (sizeof (SortieInstruction));
  c->targets = table_new (sizeof (SortieTarget));
  c->slot_names = g_array_new (FALSE, TRUE, sizeof (const char *));
  c->programs = table_new (sizeof (SortieProgram));
  c->clauses = table_new (sizeof (SortieClause));
  c->cards = g_hash_table_new (g_str_hash, g_str_equal);
  c->keywords = g_hash_table_new (g_str_hash, g_str_equal);
  c->card_ids = g_ptr_array_new ();
  c->keyword_ids = g_ptr_array_new ();
  c->faction_ids = g_ptr_array_new ();
  c->keyword_used = g_array_new (FALSE, TRUE, sizeof (guint8));
  c->notes = g_array_new (FALSE, TRUE, sizeof (SortieNote));
  return c;
}

static void
unref_tables (SortieCompiler *c)
{
  GArray *tables[] = { c->exprs,      c->kids,     c->instructions, c->targets,
                       c->slot_names, c->programs, c->clauses,      c->notes };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i] != NULL)
      g_array_unref (tables[i]);
}

void
sortie_compiler_free (SortieCompiler *c)
{
  if (c == NULL)
    return;
  unref_tables (c);
  g_hash_table_unref (c->cards);
  g_hash_table_unref (c->keywords);
  g_ptr_array_unref (c->card_ids);
  g_ptr_array_unref (c->keyword_ids);
  g_ptr_array_unref (c->faction_ids);
  g_array_unref (c->keyword_used);
  g_free (c->subject);
  g_free (c);
}

void
sortie_compile_error (SortieCompiler *c, const xmlNode *node, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  sortie_errors_add_va (c->errors, c->file, sortie_xml_line (node), c->subject, format, arguments);
  va_end (arguments);
}

void
sortie_compile_error_about (SortieCompiler *c, const xmlNode *node, const char *pattern,
                            const char *word)
{
  g_autofree char *sentence = sortie_sentence (pattern, "word", word, NULL);

  sortie_compile_error (c, node, "%s", sentence);
}

void
sortie_compile_literal (SortieCompiler *c, gint value, gboolean written)
{
  SortieLiteral literal = { value, written };

  if (c->literals != NULL)
    g_array_append_val (c->literals, literal);
}

void
sortie_compiler_declare_card (SortieCompiler *c, const char *id, guint16 def)
{
  g_hash_table_insert (c->cards, (gpointer) id, GUINT_TO_POINTER (def + 1));
  g_ptr_array_add (c->card_ids, (gpointer) id);
}

void
sortie_compiler_declare_keyword (SortieCompiler *c, const char *id, guint16 keyword)
{
  g_hash_table_insert (c->keywords, (gpointer) id, GUINT_TO_POINTER (keyword + 1));
  g_ptr_array_add (c->keyword_ids, (gpointer) id);
  g_array_set_size (c->keyword_used, MAX (c->keyword_used->len, keyword + 1u));
}

void
sortie_compiler_declare_faction (SortieCompiler *c, const char *id)
{
  g_ptr_array_add (c->faction_ids, (gpointer) id);
}

gboolean
sortie_compiler_knows_card (const SortieCompiler *c, const char *id, guint16 *ret_def)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (c->cards, id));

  if (index == 0)
    return FALSE;
  *ret_def = (guint16) (index - 1);
  return TRUE;
}

char *
sortie_compiler_card_hint (const SortieCompiler *c, const char *id)
{
  return sortie_words_did_you_mean (id, (const char *const *) c->card_ids->pdata, c->card_ids->len);
}

gboolean
sortie_compiler_keyword_is_used (const SortieCompiler *c, guint16 keyword)
{
  return g_array_index (c->keyword_used, guint8, keyword) != 0;
}

guint16
sortie_compiler_begin (SortieCompiler *c, const char *file, const char *subject, guint16 def,
                       guint n_clauses)
{
  guint first = c->clauses->len;

  c->file = file;
  g_free (c->subject);
  c->subject = g_strdup (subject);
  c->def = def;
  g_array_set_size (c->clauses, first + n_clauses);
  return (guint16) first;
}

GArray *
sortie_compiler_clause (SortieCompiler *c, guint16 clause, const SortieElement *element,
                        xmlNode *node)
{
  GArray *literals = g_array_new (FALSE, FALSE, sizeof (SortieLiteral));

  c->literals = literals;
  sortie_compile_clause (c, clause, element, node, NULL);
  c->literals = NULL;
  return literals;
}

/* ---- The catalogue's tables ----------------------------------------------------------- */

static void
check_sizes (SortieCompiler *c)
{
  const struct
  {
    const GArray *table;
    const char *name;
  } tables[] = {
    { c->exprs, N_("expressions") },         { c->kids, N_("operands") },
    { c->instructions, N_("instructions") }, { c->targets, N_("targets") },
    { c->programs, N_("programs") },         { c->clauses, N_("clauses") },
    { c->slot_names, N_("names") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i].table->len > MAX_TABLE)
      /* Translators: the second is: expressions, operands, instructions, targets, programs,
       * clauses, names. */
      sortie_errors_add (c->errors, NULL, 0, NULL, _("the content has %u %s, but the limit is %d"),
                         tables[i].table->len, _(tables[i].name), MAX_TABLE);
}

#define STEAL(c, catalogue, table)                                                     \
  G_STMT_START                                                                         \
  {                                                                                    \
    (catalogue)->n_##table = (guint16) MIN ((c)->table->len, MAX_TABLE);               \
    (catalogue)->table = (gpointer) g_array_free (g_steal_pointer (&(c)->table), FALSE); \
  }                                                                                    \
  G_STMT_END

/* Copies the slot names: the documents are freed, but the catalogue stays. */
static void
keep_slot_names (SortieCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_slot_names; i++)
    if (catalogue->slot_names[i] != NULL)
      catalogue->slot_names[i] =
          g_string_chunk_insert_const (catalogue->owned, catalogue->slot_names[i]);
}

void
sortie_compiler_finish (SortieCompiler *c, SortieCatalogue *catalogue)
{
  check_sizes (c);
  STEAL (c, catalogue, exprs);
  STEAL (c, catalogue, kids);
  STEAL (c, catalogue, instructions);
  STEAL (c, catalogue, targets);
  STEAL (c, catalogue, slot_names);
  STEAL (c, catalogue, notes);
  STEAL (c, catalogue, programs);
  STEAL (c, catalogue, clauses);
  keep_slot_names (catalogue);
  if (sortie_errors_any (c->errors))
    return;
  sortie_nearness_find (catalogue);
  sortie_catalogue_finish (catalogue);
}
