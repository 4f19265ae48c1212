/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-program.c: a whole program: its targets, its effects, and the STOP at the end. */
#include "language/compile.h"
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

/* A target can refer to the targets before it, because players name them in order. */
static void
target (SortieCompiler *c, xmlNode *node)
{
  const SortieElement *element = sortie_element_find (NULL, SORTIE_ELEMENT_PART, "target");
  SortieOperands operands;
  SortieTarget result = { 0 };

  sortie_compile_operands (c, node, element, &operands);
  result.from = (guint16) operands.attr[1].value;
  result.at_least = (guint16) operands.attr[2].value;
  result.at_most = (guint16) sortie_compile_at_most (element, &operands);
  result.slot = (guint16) sortie_compile_bind_name (c, node, element, 1);
  g_array_append_val (c->draft->targets, result);
}

/* Compiles the targets and returns the first effect after them. */
static xmlNode *
targets (SortieCompiler *c, const xmlNode *parent, xmlNode *body)
{
  guint speaks_of = c->speaks_of;
  gboolean any = body != NULL;

  c->speaks_of &= SORTIE_SPEAKS_OF_EVENT | SORTIE_SPEAKS_OF_AMOUNT | SORTIE_SPEAKS_OF_CAUSE;
  for (; body != NULL && sortie_xml_is (body, "target"); body = sortie_xml_next (body))
    target (c, body);
  c->speaks_of = speaks_of;
  if (any && body == NULL)
    sortie_compile_error_about (c, parent, _("<{word}> contains no effect"),
                                sortie_xml_name (parent));
  return body;
}

static guint16
append_program (SortieCompiler *c, const SortieDraft *draft)
{
  SortieProgram program = {
    .first = (guint16) c->instructions->len,
    .n = (guint16) draft->code->len,
    .first_target = (guint16) c->targets->len,
    .n_targets = (guint8) MIN (draft->targets->len, G_MAXUINT8),
    .n_slots = (guint8) draft->n_slots,
    .first_name = (guint16) c->slot_names->len,
  };

  g_array_append_vals (c->instructions, draft->code->data, draft->code->len);
  if (draft->slot_names->len > 0)
    g_array_append_vals (c->slot_names, draft->slot_names->pdata, draft->slot_names->len);
  g_array_append_vals (c->targets, draft->targets->data, draft->targets->len);
  g_array_append_val (c->programs, program);
  return (guint16) (c->programs->len - 1);
}

static gint
holder (SortieCompiler *c, const xmlNode *node)
{
  return sortie_compile_word (c, node, SORTIE_ATTR_SET, "you", TRUE);
}

guint16
sortie_compile_program (SortieCompiler *c, const xmlNode *parent, xmlNode *body, guint speaks_of,
                        guint16 price)
{
  SortieDraft *around = c->draft, *draft = sortie_draft_new ();
  SortieNameUse name_use = c->name_use;
  guint speaks_around = c->speaks_of;
  guint pay = 0, over;
  guint16 program;

  c->draft = draft;
  c->name_use = SORTIE_NAMES_FREE;
  c->speaks_of = speaks_of | SORTIE_SPEAKS_OF_DONE;
  if (speaks_of & SORTIE_SPEAKS_OF_TARGETS)
    body = targets (c, parent, body);
  if (price != SORTIE_NO_EXPR)
    pay = sortie_compile_emit (c, parent, SORTIE_OP_PAY, 3,
                               (const gint[]){ holder (c, parent), price, 0 });
  sortie_compile_effects (c, body, parent);
  sortie_compile_close_block (c, 0);
  over = sortie_compile_emit (c, parent, SORTIE_OP_STOP, 0, NULL);
  if (price != SORTIE_NO_EXPR) /* if the price is not paid, jump to the STOP */
    g_array_index (draft->code, SortieInstruction, pay).arg[2] = (gint16) over;
  program = append_program (c, draft);
  c->draft = around;
  c->name_use = name_use;
  c->speaks_of = speaks_around;
  sortie_draft_free (draft);
  return program;
}
