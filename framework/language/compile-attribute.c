/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-attribute.c: an element's attributes and operands, each compiled according to its type. */
#include "language/compile.h"

#include <string.h>
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

/* The attribute being compiled. */
typedef struct
{
  SortieCompiler *c;
  const xmlNode *node;
  const SortieElement *element;
  const SortieAttr *attr;
  const char *text;    /* (nullable): its value, or the default */
  xmlNode *child;      /* (nullable): the child element that replaces it */
  gboolean written;
  SortieOperands *all;
} Attribute;

gboolean
sortie_compile_integer (SortieCompiler *c, const xmlNode *node, const char *text, gint *ret)
{
  gint64 value;

  if (g_ascii_string_to_signed (text, 10, -G_MAXINT16, G_MAXINT16, &value, NULL))
    {
      *ret = (gint) value;
      return TRUE;
    }
  sortie_compile_error (c, node, _("“%s” is not a whole number between %d and %d"), text,
                        -G_MAXINT16, G_MAXINT16);
  return FALSE;
}

/* Frees @candidates. */
static gint
unknown_attribute (const Attribute *a, GPtrArray *candidates)
{
  g_autofree char *hint = NULL;

  if (a->attr->type == SORTIE_ATTR_YES_NO)
    g_ptr_array_set_size (candidates, 0); /* the title lists them already */
  hint = sortie_words_hint (a->text, candidates);

  /* Translators: the third is like: a zone, a value, an event. */
  sortie_compile_error (a->c, a->node, _("%s=\"%s\" does not name %s%s"), a->attr->name, a->text,
                        sortie_attr_type_title (a->attr->type), hint);
  return 0;
}

static gint
word_of_list (const Attribute *a, const char *const *words)
{
  gint i = SORTIE_FIND_ROW (words, a->text);

  return i >= 0 ? i : unknown_attribute (a, SORTIE_ROW_IDS (words));
}

static gint
identifier (const Attribute *a)
{
  gint i = sortie_names_find (a->c->names, a->attr->type, a->text);

  return i >= 0 ? i : unknown_attribute (a, sortie_names_list (a->c->names, a->attr->type));
}

static const char *
value_mismatch (const SortieElement *element, const SortieValueDecl *value)
{
  if (sortie_value_fits (element, value))
    return NULL;
  if (value->type == SORTIE_VALUE_RULE)
    return _("“{word}” is a rule: write <permit> or <forbid>");
  if (element->kind == SORTIE_ELEMENT_CLAUSE)
    return _("“{word}” is not a rule: write <modify>");
  return _("“{word}” is a number, not a word: write <has>");
}

static gint
value (const Attribute *a)
{
  gint i = sortie_names_find (a->c->names, SORTIE_ATTR_VALUE, a->text);
  const char *mismatch;

  if (i < 0)
    return unknown_attribute (a, sortie_names_list (a->c->names, SORTIE_ATTR_VALUE));
  a->all->value = &a->c->names->vocabulary->values[i];
  mismatch = value_mismatch (a->element, a->all->value);
  if (mismatch != NULL)
    sortie_compile_error_about (a->c, a->node, mismatch, a->text);
  return i;
}

static gint
value_word (const Attribute *a)
{
  if (a->all->value == NULL || a->all->value->words == NULL)
    return 0; /* reported already */
  return word_of_list (a, a->all->value->words);
}

static gint
keyword (const Attribute *a)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (a->c->keywords, a->text));
  guint8 *used;

  if (index == 0 && SORTIE_FIND_ROW (a->attr->words, a->text) >= 0)
    return -1; /* SORTIE_NO_INDEX stands for all of them */
  if (index == 0)
    return unknown_attribute (a, g_ptr_array_copy (a->c->keyword_ids, NULL, NULL));
  used = &g_array_index (a->c->keyword_used, guint8, index - 1);
  /* An ability that things only lose is unused: nothing ever has it. */
  *used |= a->element->kind != SORTIE_ELEMENT_CLAUSE
           || SORTIE_CODE_CLAUSE_KIND (a->element->code) == SORTIE_CLAUSE_KEYWORD;
  return (gint) index - 1;
}

static gint
card (const Attribute *a)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (a->c->cards, a->text));

  return index > 0 ? (gint) index - 1 : unknown_attribute (a, g_ptr_array_copy (a->c->card_ids, NULL, NULL));
}

/* All words for a note: the game's own, and those that abilities and cards introduce. */
static GPtrArray *
all_notes (const Attribute *a)
{
  GPtrArray *list = sortie_names_list (a->c->names, SORTIE_ATTR_MEMORY);

  g_ptr_array_extend (list, a->c->keyword_ids, NULL, NULL);
  g_ptr_array_extend (list, a->c->card_ids, NULL, NULL);
  return list;
}

/* The number of a note that abilities and cards use. The first use of an id creates it. */
static guint
number_of_note (const Attribute *a, SortieNote note)
{
  GArray *notes = a->c->notes;

  for (guint i = 0; i < notes->len; i++)
    if (g_array_index (notes, SortieNote, i).of_keyword == note.of_keyword
        && g_array_index (notes, SortieNote, i).index == note.index)
      return i;
  g_array_append_val (notes, note);
  return notes->len - 1;
}

/* A note of the game, or one that an ability or a card introduces. */
static gint
memory (const Attribute *a)
{
  gint of_game = sortie_names_find (a->c->names, SORTIE_ATTR_MEMORY, a->text);
  guint keyword = GPOINTER_TO_UINT (g_hash_table_lookup (a->c->keywords, a->text));
  guint card = GPOINTER_TO_UINT (g_hash_table_lookup (a->c->cards, a->text));
  g_autoptr (GPtrArray) words = sortie_names_list (a->c->names, SORTIE_ATTR_MEMORY);
  guint number;

  if (of_game >= 0)
    return of_game;
  if (keyword == 0 && card == 0)
    return unknown_attribute (a, all_notes (a));
  number = number_of_note (a, (SortieNote) { .of_keyword = keyword > 0,
                                             .index = (guint16) ((keyword > 0 ? keyword : card)
                                                                 - 1) });
  if (words->len + number >= SORTIE_MAX_MEMORIES)
    sortie_compile_error (a->c, a->node, _("there are more than %u notes"), SORTIE_MAX_MEMORIES);
  return (gint) (words->len + number);
}

static gint
faction (const Attribute *a)
{
  guint index;

  return g_ptr_array_find_with_equal_func (a->c->faction_ids, a->text, g_str_equal, &index)
           ? (gint) index
           : unknown_attribute (a, g_ptr_array_copy (a->c->faction_ids, NULL, NULL));
}

static gint
integer (const Attribute *a)
{
  gint result = 0;

  if (sortie_compile_integer (a->c, a->node, a->text, &result))
    sortie_compile_literal (a->c, result, a->written);
  return result;
}

static gint
bound (const Attribute *a)
{
  const SortieBound *name = sortie_compile_bound (a->c, a->text);

  return name != NULL ? (gint) name->slot : unknown_attribute (a, g_ptr_array_new ());
}

/* A change of a value that holds words may set it to one of them. */
static gboolean
is_word_of_value (const Attribute *a)
{
  const SortieValueDecl *of = a->all->value;

  return a->text != NULL && of != NULL && of->words != NULL
         && sortie_element_attr_is_change (a->element, a->attr, NULL)
         && SORTIE_FIND_ROW (of->words, a->text) >= 0;
}

static gint
word_as_number (const Attribute *a)
{
  gint i = SORTIE_FIND_ROW (a->all->value->words, a->text);
  gint number = a->all->value->type == SORTIE_VALUE_WORDS ? 1 << i : i;

  return sortie_compile_new_expr (a->c, SORTIE_EXPR_NUM_CONST, 1, &number);
}

/* An effect on nobody and a clause about nobody do nothing. Only a name may mean nobody until something else gets
 * it. */
static void
check_somebody (const Attribute *a, gint expr)
{
  const gboolean is_effect = a->element->kind == SORTIE_ELEMENT_EFFECT && a->element->code != SORTIE_OP_BIND;

  if ((is_effect || a->element->kind == SORTIE_ELEMENT_CLAUSE) && a->attr->type == SORTIE_ATTR_SET && expr >= 0
      && g_array_index (a->c->exprs, SortieExpr, expr).op == SORTIE_EXPR_SET_NONE)
    sortie_compile_error (a->c, a->node, _("%s=\"%s\": this is nobody, so <%s> does nothing"), a->attr->name, a->text,
                          a->element->name);
}

/* How often or how much an effect does something. */
static gboolean
counts_for_effect (const Attribute *a)
{
  static const char *const counts[] = { "n", "times", "dice", NULL };

  return a->element->kind == SORTIE_ELEMENT_EFFECT && a->attr->type == SORTIE_ATTR_NUMBER
         && SORTIE_FIND_ROW (counts, a->attr->name) >= 0;
}

/* A number that is written as it is, and with which the element does nothing: no cards are drawn, 0 is added. With
 * down-to="...", the clause itself says so. */
static void
check_something (const Attribute *a, gint expr)
{
  const SortieExpr *number = expr >= 0 ? &g_array_index (a->c->exprs, SortieExpr, expr) : NULL;
  SortieChange how;

  if (!a->written || number == NULL || number->op != SORTIE_EXPR_NUM_CONST
      || sortie_xml_attribute (a->node, "down-to") != NULL)
    return;
  if (sortie_element_attr_is_change (a->element, a->attr, &how)
        ? (how == SORTIE_CHANGE_ADD && number->arg[0] == 0) || (how == SORTIE_CHANGE_TIMES && number->arg[0] == 1)
        : counts_for_effect (a) && number->arg[0] <= 0)
    sortie_compile_error (a->c, a->node, _("%s=\"%s\": with this value, <%s> does nothing"), a->attr->name, a->text,
                          a->element->name);
}

static gint
expression (const Attribute *a)
{
  gint expr;

  if (a->child != NULL)
    return sortie_compile_children (a->c, a->child, sortie_xml_first (a->child), a->attr->type);
  if (is_word_of_value (a))
    return word_as_number (a);
  expr = sortie_compile_word (a->c, a->node, a->attr->type, a->text, a->written);
  check_somebody (a, expr);
  check_something (a, expr);
  return expr;
}

static gint
compile_attribute (const Attribute *a)
{
  switch (a->attr->type)
    {
    case SORTIE_ATTR_NUMBER:
    case SORTIE_ATTR_SET:
    case SORTIE_ATTR_TEST:
      return expression (a);
    case SORTIE_ATTR_INT:
      return integer (a);
    case SORTIE_ATTR_WORD:
      return a->attr->words != NULL ? word_of_list (a, a->attr->words) : identifier (a);
    case SORTIE_ATTR_BOUND:
      return bound (a);
    case SORTIE_ATTR_VALUE:
      return value (a);
    case SORTIE_ATTR_VALUE_WORD:
      return value_word (a);
    case SORTIE_ATTR_KEYWORD:
      return keyword (a);
    case SORTIE_ATTR_CARD:
      return card (a);
    case SORTIE_ATTR_FACTION:
      return faction (a);
    case SORTIE_ATTR_MEMORY:
      return memory (a);
    case SORTIE_ATTR_YES_NO:
    case SORTIE_ATTR_EVENT:
    case SORTIE_ATTR_ZONE:
    case SORTIE_ATTR_PLACES:
    case SORTIE_ATTR_VARIABLE:
    case SORTIE_ATTR_MARK:
    case SORTIE_ATTR_UNTIL:
    case SORTIE_ATTR_PHASE:
    case SORTIE_ATTR_TIMING:
    case SORTIE_ATTR_PERIOD:
    case SORTIE_ATTR_CAUSE:
      return identifier (a);
    case SORTIE_ATTR_NAME: /* the effect binds it after compiling its other attributes */
    case SORTIE_N_ATTR_TYPES:
      break;
    }
  return 0;
}

/* Compiles in a new context for one attribute, so that what it may refer to holds for it alone. */
static void
compile_in_place (Attribute *a, gint i)
{
  guint speaks_of = a->c->speaks_of;
  SortieNameUse name_use = a->c->name_use;
  SortieOperands *all = a->all;

  if (a->element->kind == SORTIE_ELEMENT_CLAUSE)
    sortie_compile_enter_attr (a->c, a->element, a->attr);
  all->attr[i] = (SortieOperand) { TRUE, compile_attribute (a) };
  if (sortie_element_attr_is_change (a->element, a->attr, &all->how))
    all->change = all->attr[i];
  a->c->speaks_of = speaks_of;
  a->c->name_use = name_use;
}

void
sortie_compile_operands (SortieCompiler *c, xmlNode *node, const SortieElement *element,
                         SortieOperands *ret)
{
  memset (ret, 0, sizeof *ret);
  if (element->reads_source)
    c->spoken_of |= SORTIE_SPEAKS_OF_SELF;
  if (element->reads_side)
    c->spoken_of |= SORTIE_SPEAKS_OF_SIDE;
  sortie_compile_shape (c, node, element, &ret->body);
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      const SortieAttr *attr = &sortie_element_attrs (element)[i];
      const char *text = sortie_xml_attribute (node, attr->name);
      xmlNode *child = sortie_attr_is_expression (attr->type) && text == NULL
                         ? sortie_xml_child (node, attr->name)
                         : NULL;
      Attribute a = { c, node, element, attr, text, child, TRUE, ret };

      if (text == NULL && child == NULL)
        {
          a.text = attr->otherwise;
          a.written = FALSE;
        }
      if (a.text != NULL || child != NULL)
        compile_in_place (&a, (gint) i);
    }
}
