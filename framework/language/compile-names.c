/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-names.c: names that a program binds: where they are in scope, and which slot they have. */
#include "language/compile.h"

#include <string.h>
#include "base/internal.h"
#include "language/internal.h"

/* A frame counts its slots in a byte; card programs use a handful. */
#define MAX_SLOTS 64

SortieDraft *
sortie_draft_new (void)
{
  SortieDraft *draft = g_new0 (SortieDraft, 1);

  draft->code = g_array_new (FALSE, TRUE, sizeof (SortieInstruction));
  draft->targets = g_array_new (FALSE, TRUE, sizeof (SortieTarget));
  draft->bound = g_array_new (FALSE, TRUE, sizeof (SortieBound));
  draft->slot_names = g_ptr_array_new ();
  return draft;
}

void
sortie_draft_free (SortieDraft *draft)
{
  g_array_unref (draft->code);
  g_array_unref (draft->targets);
  g_array_unref (draft->bound);
  g_ptr_array_unref (draft->slot_names);
  g_free (draft);
}

static guint
take_slots (SortieCompiler *c, const xmlNode *node, guint n)
{
  guint slot = c->draft->n_slots;

  if (slot + n > MAX_SLOTS)
    {
      sortie_compile_error (c, node, _("more than %d names and loops in one program"), MAX_SLOTS);
      return 0;
    }
  c->draft->n_slots += n;
  g_ptr_array_set_size (c->draft->slot_names, (gint) c->draft->n_slots);
  return slot;
}

static SortieBound *
find_bound (const SortieCompiler *c, const char *name)
{
  for (guint i = 0; c->draft != NULL && i < c->draft->bound->len; i++)
    {
      SortieBound *bound = &g_array_index (c->draft->bound, SortieBound, i);

      if (strcmp (bound->name, name) == 0)
        return bound;
    }
  return NULL;
}

static gboolean
is_a_word (const SortieCompiler *c, const char *name)
{
  for (SortieAttrType type = SORTIE_ATTR_NUMBER; type <= SORTIE_ATTR_TEST; type++)
    if (sortie_word_find (type, name) != NULL || sortie_names_find (c->names, type, name) >= 0)
      return TRUE;
  return FALSE;
}

static gboolean
may_be_bound (SortieCompiler *c, const xmlNode *node, const char *name)
{
  if (!sortie_words_is_id (name))
    sortie_compile_error (
        c, node, _("“%s” is not an identifier: lower-case letters, digits and hyphens"), name);
  else if (find_bound (c, name) != NULL)
    sortie_compile_error (c, node, _("the name “%s” is already bound"), name);
  else if (is_a_word (c, name))
    sortie_compile_error (c, node, _("“%s” is a word of the language and cannot be bound"), name);
  else
    return TRUE;
  return FALSE;
}

gint
sortie_compile_bind (SortieCompiler *c, const xmlNode *node, const char *name, SortieAttrType type,
                     guint n_slots)
{
  SortieBound bound = { .name = name, .type = type, .node = node };

  if (!may_be_bound (c, node, name))
    return 0;
  bound.slot = take_slots (c, node, n_slots);
  g_array_append_val (c->draft->bound, bound);
  if (bound.slot < c->draft->slot_names->len)
    g_ptr_array_index (c->draft->slot_names, bound.slot) = (gpointer) name;
  return (gint) bound.slot;
}

guint
sortie_compile_hidden_slot (SortieCompiler *c, const xmlNode *node)
{
  return take_slots (c, node, 1);
}

const SortieBound *
sortie_compile_bound (SortieCompiler *c, const char *name)
{
  SortieBound *bound = find_bound (c, name);

  if (bound != NULL)
    bound->used = TRUE;
  return bound;
}

guint
sortie_compile_open_block (SortieCompiler *c)
{
  return c->draft->bound->len;
}

void
sortie_compile_close_block (SortieCompiler *c, guint mark)
{
  for (guint i = mark; i < c->draft->bound->len; i++)
    {
      const SortieBound *bound = &g_array_index (c->draft->bound, SortieBound, i);

      if (!bound->used)
        sortie_compile_error (c, bound->node, _("the name “%s” is bound but never used"),
                              bound->name);
    }
  g_array_set_size (c->draft->bound, mark);
}
