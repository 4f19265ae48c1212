/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-values.c: reads what is printed on a definition: its attributes. */
#include <string.h>

#include "content/load.h"
#include "base/internal.h"
#include "language/internal.h"

/* The definition that is being read. */
typedef struct
{
  SortieLoader *l;
  const xmlNode *node;
  const SortieKindDecl *kind;
  SortieDef *def;
} Printed;

static gint16
printed_words (Printed *d, const SortieValueDecl *value, const char *text)
{
  g_auto (GStrv) words = sortie_words_split (text);
  gint16 bits = 0;

  for (char **word = words; *word != NULL; word++)
    {
      gint i = sortie_load_word (d->l, d->node, value->id, value->words, *word);

      if (i >= 0)
        bits |= (gint16) (value->type == SORTIE_VALUE_WORDS ? 1 << i : i);
    }
  if (words[0] == NULL || (value->type == SORTIE_VALUE_WORD && words[1] != NULL))
    sortie_load_error (d->l, d->node, _("%s=\"%s\" is not one word"), value->id, text);
  return bits;
}

static gint16
printed_rule (Printed *d, const SortieValueDecl *value, const char *text)
{
  if (strcmp (text, "yes") != 0 && strcmp (text, "no") != 0)
    sortie_load_error (d->l, d->node, _("%s=\"%s\" is not yes or no"), value->id, text);
  return strcmp (text, "yes") == 0;
}

static gint16
printed (Printed *d, const SortieValueDecl *value, const char *text)
{
  switch (value->type)
    {
    case SORTIE_VALUE_NUMBER:
      return (gint16) sortie_load_integer (d->l, d->node, value->id, text, value->least, value->max);
    case SORTIE_VALUE_WORD:
    case SORTIE_VALUE_WORDS:
      return printed_words (d, value, text);
    case SORTIE_VALUE_RULE:
      return printed_rule (d, value, text);
    }
  return 0;
}

/* The bit of a value in the masks of a kind of card. */
static guint64
bit_of (guint value)
{
  G_STATIC_ASSERT (SORTIE_MAX_VALUES <= 64);
  return G_GUINT64_CONSTANT (1) << value;
}

static void
load_values (Printed *d)
{
  const SortieValueDecl *values = d->l->names->vocabulary->values;

  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    {
      const char *text = sortie_xml_attribute (d->node, values[i].id);
      guint64 bit = bit_of (i);

      d->def->printed[i] = values[i].otherwise;
      if (text == NULL && (d->kind->required & bit))
        sortie_load_error (d->l, d->node, _("<%s> needs “%s”"), d->kind->element, values[i].id);
      if (text != NULL && (sortie_kind_values (d->kind) & bit))
        d->def->printed[i] = printed (d, &values[i], text);
    }
}

/* SortieKindDecl.needs. */
static void
check_needs (Printed *d)
{
  const SortieValueDecl *values = d->l->names->vocabulary->values;

  for (const SortieNeedDecl *need = d->kind->needs; need != NULL && need->needs != 0; need++)
    {
      const SortieValueDecl *value = &values[need->value];
      guint word = (guint) d->def->printed[need->value];

      for (guint i = 0; values[i].id != NULL; i++)
        if ((need->words & bit_of (word)) && (need->needs & bit_of (i))
            && sortie_xml_attribute (d->node, value->id) != NULL
            && sortie_xml_attribute (d->node, values[i].id) == NULL)
          sortie_load_error (d->l, d->node, _ ("<%s %s=\"%s\"> needs “%s”"), d->kind->element, value->id,
                             value->words[word], values[i].id);
    }
}

/* SortieKindDecl.one_of. */
static void
check_one_of (Printed *d)
{
  const SortieValueDecl *values = d->l->names->vocabulary->values;
  g_autoptr (GString) names = g_string_new (NULL);

  if (d->kind->one_of == 0)
    return;
  for (guint i = 0; values[i].id != NULL; i++)
    {
      if (!(d->kind->one_of & bit_of (i)))
        continue;
      if (sortie_xml_attribute (d->node, values[i].id) != NULL)
        return;

      g_autofree char *quoted = sortie_sentence (_ ("“{text}”"), "text", values[i].id, NULL);

      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", quoted);
    }
  sortie_load_error (d->l, d->node, _ ("<%s> needs at least one of %s"), d->kind->element,
                     names->str);
}

static void
check_attributes (Printed *d)
{
  const SortieValueDecl *values = d->l->names->vocabulary->values;
  g_autoptr (GPtrArray) allowed = g_ptr_array_new ();
  gboolean has_defaults = sortie_names_n_defaults (d->l->names, d->kind->element, NULL) > 0;

  for (const char *const *name = sortie_attributes_of_cards; *name != NULL; name++)
    if (has_defaults || strcmp (*name, "default") != 0)
      g_ptr_array_add (allowed, (gpointer) *name);
  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    if (sortie_kind_values (d->kind) & bit_of (i))
      g_ptr_array_add (allowed, (gpointer) values[i].id);
  g_ptr_array_add (allowed, NULL);
  sortie_load_only_attributes (d->l, d->node, (const char *const *) allowed->pdata);
}

void
sortie_load_values (SortieLoader *l, const xmlNode *node, const SortieKindDecl *kind,
                    SortieDef *def)
{
  Printed d = { l, node, kind, def };

  check_attributes (&d);
  load_values (&d);
  if (kind->needs_faction && sortie_xml_attribute (node, "faction") == NULL)
    sortie_load_error (l, node, _ ("<%s> needs “%s”"), kind->element, "faction");
  check_needs (&d);
  check_one_of (&d);
}
