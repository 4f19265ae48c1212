/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-effect.c: effects as instructions of a program. Jumps count from the program's first instruction.
 *
 *   <if>, <may>              <for-each>, <repeat>
 *     UNLESS t, else           EACH slot, set, end
 *     ...                    top:
 *     JUMP end                 NEXT slot, end
 *   else:                      ...
 *     ...                      JUMP top
 *   end:                     end:
 *
 *   <one-of>
 *     ONE_OF slot, by          puts the number of the chosen way, or nothing, into the slot
 *     WAY slot, 1, test, second
 *     ...
 *     JUMP end                 only if another way follows:
 *     WAY slot, 2, test, end
 *     ...
 *   end:
 */
#include "language/compile.h"

#include <string.h>
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

/* More than the longest card needs; a jump and a line number fit easily. */
#define MAX_CODE 1000

static guint
here (const SortieCompiler *c)
{
  return c->draft->code->len;
}

guint
sortie_compile_emit (SortieCompiler *c, const xmlNode *node, SortieOp op, guint n, const gint *args)
{
  SortieInstruction instruction = { .op = (guint8) op };

  for (guint i = 0; i < n; i++)
    instruction.arg[i] = (gint16) args[i];
  instruction.line = (guint16) CLAMP (sortie_xml_line (node), 0, G_MAXUINT16);
  if (here (c) == MAX_CODE)
    sortie_compile_error (c, node, _("the program has more than %d instructions"), MAX_CODE);
  if (here (c) <= MAX_CODE)
    g_array_append_val (c->draft->code, instruction);
  return here (c) - 1;
}

static void
jump (SortieCompiler *c, const xmlNode *node, guint to)
{
  sortie_compile_emit (c, node, SORTIE_OP_JUMP, 1, (const gint[]){ (gint) to });
}

/* Makes operand @i of the instruction at @at point to the next instruction. */
static void
land (SortieCompiler *c, guint at, guint i)
{
  g_array_index (c->draft->code, SortieInstruction, at).arg[i] = (gint16) here (c);
}

/* Gives the <may> at @may and its price the same jump, operand 2 of each. */
static void
jump_alike (SortieCompiler *c, guint pay, guint may)
{
  SortieInstruction *code = (SortieInstruction *) c->draft->code->data;

  code[pay].arg[2] = code[may].arg[2];
}

/* ---- Plain instructions --------------------------------------------------------------- */

static SortieAttrType
type_of_name (const SortieElement *element)
{
  return element->code == SORTIE_OP_LET || element->code == SORTIE_OP_CHOOSE_NUMBER
           ? SORTIE_ATTR_NUMBER
           : SORTIE_ATTR_SET;
}

/* Binds the name last, so that an effect cannot refer to its own result. */
gint
sortie_compile_bind_name (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
                          guint n_slots)
{
  const char *name = sortie_xml_attribute (node, "name");

  return name == NULL ? 0 : sortie_compile_bind (c, node, name, type_of_name (element), n_slots);
}

gint
sortie_compile_at_most (const SortieElement *element, const SortieOperands *operands)
{
  gint least = sortie_element_attr (element, "at-least"),
       most = sortie_element_attr (element, "at-most");

  return operands->attr[operands->attr[most].given ? most : least].value;
}

/* If it is absent, any sort of play effect will do. */
static gint
play_sort (SortieOperand operand)
{
  return operand.given ? operand.value : -1;
}

static gint
operand_value (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
               const SortieOperands *operands, guint i)
{
  const SortieAttr *attr = &element->attrs[i];

  if (attr->type == SORTIE_ATTR_NAME)
    return sortie_compile_bind_name (c, node, element, 1);
  if (strcmp (attr->name, "at-most") == 0)
    return sortie_compile_at_most (element, operands);
  if (attr->type == SORTIE_ATTR_WORD && attr->words == NULL)
    return play_sort (operands->attr[i]);
  return operands->attr[i].value;
}

static void
plain (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  gint args[SORTIE_MAX_OPERANDS] = { 0 };
  guint n = sortie_element_n_attrs (element);

  sortie_compile_operands (c, node, element, &operands);
  for (guint i = 0; i < n; i++)
    args[i] = operand_value (c, node, element, &operands, i);
  sortie_compile_emit (c, node, element->code, n, args);
}

static void
change_amount (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;

  sortie_compile_operands (c, node, element, &operands);
  sortie_compile_emit (c, node, SORTIE_OP_CHANGE, 2,
                       (const gint[]){ operands.change.value, (gint) operands.how });
}

/* ---- Procedures ----------------------------------------------------------------------- */

static void
add_pair (SortieCompiler *c, char kind, gint value, guint *n)
{
  gint16 pair[2] = { kind, (gint16) value };

  g_array_append_vals (c->kids, pair, 2);
  ++*n;
}

/* Passes a value that stands for an absent argument of a procedure. */
static void
add_absent (SortieCompiler *c, SortieAttrType type, guint *n)
{
  if (type == SORTIE_ATTR_SET)
    add_pair (c, 's', sortie_compile_new_expr (c, SORTIE_EXPR_SET_NONE, 0, NULL), n);
  else
    add_pair (c, 'i', type > SORTIE_ATTR_WORD ? -1 : 0, n);
}

/* Procedures do not take tests: they get 1 or 0. */
static gint
test_as_number (SortieCompiler *c, gint test)
{
  gint one = sortie_compile_new_expr (c, SORTIE_EXPR_NUM_CONST, 1, (const gint[]){ 1 });
  gint zero = sortie_compile_new_expr (c, SORTIE_EXPR_NUM_CONST, 1, (const gint[]){ 0 });

  return sortie_compile_new_expr (c, SORTIE_EXPR_NUM_IF, 3, (const gint[]){ test, one, zero });
}

static void
add_argument (SortieCompiler *c, const SortieAttr *attr, SortieOperand operand, guint *n)
{
  if (!operand.given)
    add_absent (c, attr->type, n);
  else if (attr->type == SORTIE_ATTR_NUMBER)
    add_pair (c, 'n', operand.value, n);
  else if (attr->type == SORTIE_ATTR_SET)
    add_pair (c, 's', operand.value, n);
  else if (attr->type == SORTIE_ATTR_TEST)
    add_pair (c, 'n', test_as_number (c, operand.value), n);
  else
    add_pair (c, 'i', operand.value, n);
}

static guint
add_arguments (SortieCompiler *c, const SortieElement *element, const SortieOperands *operands)
{
  gboolean changed = FALSE;
  guint n = 0;

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      const SortieAttr *attr = &element->attrs[i];

      if (!sortie_element_attr_is_change (element, attr, NULL))
        add_argument (c, attr, operands->attr[i], &n);
      else if (!changed)
        {
          add_pair (c, 'n', operands->change.value, &n);
          add_pair (c, 'i', (gint) operands->how, &n);
          changed = TRUE;
        }
    }
  return n;
}

static void
call (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  gint first;
  guint n, at;

  sortie_compile_operands (c, node, element, &operands);
  first = (gint) c->kids->len;
  n = add_arguments (c, element, &operands);
  at = sortie_compile_emit (c, node, SORTIE_OP_CALL, 3,
             (const gint[]){ (gint) sortie_element_frame_code (element), first,
                             sortie_element_number (c->names->vocabulary, element) });
  g_array_index (c->draft->code, SortieInstruction, at).n_args = (guint8) n;
}

/* ---- Effects with effects inside ------------------------------------------------------ */

static void
block (SortieCompiler *c, xmlNode *first, const xmlNode *parent)
{
  guint mark = sortie_compile_open_block (c);

  sortie_compile_effects (c, first, parent);
  sortie_compile_close_block (c, mark);
}

/* Compiles what is inside <then> or <else>. */
static void
part (SortieCompiler *c, xmlNode *node)
{
  const SortieElement *element =
      sortie_element_find (NULL, SORTIE_ELEMENT_PART, sortie_xml_name (node));
  xmlNode *body;

  sortie_compile_shape (c, node, element, &body);
  block (c, body, node);
}

static void
must_be_last (SortieCompiler *c, const xmlNode *node)
{
  const xmlNode *more = sortie_xml_next (node);

  if (more != NULL)
    sortie_compile_error (c, more, _("<%s> must be the last"), sortie_xml_name (node));
}

/* Ends a condition whose jump is operand @i of the instruction at @at. */
static void
otherwise (SortieCompiler *c, xmlNode *node, guint at, guint i)
{
  if (node == NULL)
    {
      land (c, at, i);
      return;
    }

  guint over = sortie_compile_emit (c, node, SORTIE_OP_JUMP, 1, (const gint[]){ 0 });

  land (c, at, i);
  part (c, node);
  land (c, over, 0);
  must_be_last (c, node);
}

static xmlNode *
part_named (xmlNode *node, const char *name)
{
  return node != NULL && sortie_xml_is (node, name) ? node : NULL;
}

static void
branch (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  xmlNode *then, *other;
  guint at;

  sortie_compile_operands (c, node, element, &operands);
  then = part_named (operands.body, "then");
  other = then != NULL ? sortie_xml_next (then) : NULL;
  if (operands.body != NULL && then == NULL)
    sortie_compile_error (c, operands.body, _("<if> contains <then> and optionally <else>, not <%s>"),
                          sortie_xml_name (operands.body));
  if (other != NULL && part_named (other, "else") == NULL)
    sortie_compile_error (c, other, _("<if> contains <then> and optionally <else>, not <%s>"),
                          sortie_xml_name (other));
  at = sortie_compile_emit (c, node, SORTIE_OP_UNLESS, 2,
                            (const gint[]){ operands.attr[0].value, 0 });
  if (then != NULL)
    part (c, then);
  otherwise (c, part_named (other, "else"), at, 1);
}

static void
may (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  gboolean priced;
  guint at, pay = 0;

  sortie_compile_operands (c, node, element, &operands);
  priced = operands.attr[1].given;
  if (part_named (operands.body, "else") != NULL)
    sortie_compile_error_about (c, node, _("<{word}> contains no effect"), element->name);
  at = sortie_compile_emit (c, node, SORTIE_OP_MAY, 3,
                            (const gint[]){ operands.attr[0].value,
                                            priced ? operands.attr[1].value : SORTIE_NO_EXPR, 0 });
  if (priced)
    {
      if (c->names->vocabulary->pays == NULL)
        sortie_compile_error (c, node, _("in this game, effects cost nothing: <%s> cannot have “cost”"),
                              element->name);
      pay = sortie_compile_emit (c, node, SORTIE_OP_PAY, 3,
                                 (const gint[]){ operands.attr[0].value, operands.attr[1].value, 0 });
    }
  block (c, operands.body, node);
  otherwise (c, sortie_xml_child (node, "else"), at, 2);
  if (priced)
    jump_alike (c, pay, at);
}

/* Compiles one <way> and returns where it begins. */
static guint
compile_way (SortieCompiler *c, xmlNode *node, gint slot, gint number)
{
  const SortieElement *element = sortie_element_find (NULL, SORTIE_ELEMENT_PART, "way");
  SortieOperands operands;
  guint at;

  sortie_compile_operands (c, node, element, &operands);
  at = sortie_compile_emit (c, node, SORTIE_OP_WAY, 4,
                            (const gint[]){ slot, number,
                                            operands.attr[0].given ? operands.attr[0].value
                                                                   : SORTIE_NO_EXPR,
                                            0 });
  block (c, operands.body, node);
  return at;
}

/* Each way except the last jumps past all of them; @over has room for these jumps. */
static guint
ways (SortieCompiler *c, xmlNode *first, gint slot, guint *over)
{
  guint n = 0;

  for (xmlNode *node = first; node != NULL; node = sortie_xml_next (node))
    {
      guint at;

      if (!sortie_xml_is (node, "way") || n == SORTIE_MAX_WAYS)
        {
          sortie_compile_error (c, node, _("<one-of> contains 2 to %d <way> elements"), SORTIE_MAX_WAYS);
          break;
        }
      at = compile_way (c, node, slot, (gint) n + 1);
      if (sortie_xml_next (node) != NULL)
        over[n] = sortie_compile_emit (c, node, SORTIE_OP_JUMP, 1, (const gint[]){ 0 });
      land (c, at, 3);
      n++;
    }
  return n;
}

static void
compile_one_of (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  gint slot = (gint) sortie_compile_hidden_slot (c, node);
  SortieOperands operands;
  guint over[SORTIE_MAX_WAYS], n;

  sortie_compile_operands (c, node, element, &operands);
  sortie_compile_emit (c, node, SORTIE_OP_ONE_OF, 3,
                       (const gint[]){ slot, operands.attr[0].value, operands.attr[1].value });
  n = ways (c, operands.body, slot, over);
  if (n == 1)
    sortie_compile_error (c, node, _("<one-of> contains 2 to %d <way> elements"), SORTIE_MAX_WAYS);
  for (guint i = 0; i + 1 < n; i++)
    land (c, over[i], 0);
}

/* Repeats the body until the instruction @op, which counts in @slot, leaves the loop. */
static void
loop (SortieCompiler *c, xmlNode *node, xmlNode *body, SortieOp op, gint slot)
{
  guint top = sortie_compile_emit (c, node, op, 2, (const gint[]){ slot, 0 });

  block (c, body, node);
  jump (c, node, top);
  land (c, top, 1);
}

static void
for_each (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  guint mark = sortie_compile_open_block (c), start;
  gint slot;

  sortie_compile_operands (c, node, element, &operands);
  slot = sortie_compile_bind_name (c, node, element, 3);
  start = sortie_compile_emit (c, node, SORTIE_OP_EACH, 3,
                               (const gint[]){ slot, operands.attr[1].value, 0 });
  loop (c, node, operands.body, SORTIE_OP_NEXT, slot);
  land (c, start, 2);
  sortie_compile_close_block (c, mark);
}

static void
repeat (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  gint slot = (gint) sortie_compile_hidden_slot (c, node);

  sortie_compile_operands (c, node, element, &operands);
  sortie_compile_emit (c, node, SORTIE_OP_REPEAT, 2,
                       (const gint[]){ slot, operands.attr[0].value });
  loop (c, node, operands.body, SORTIE_OP_AGAIN, slot);
}

static void
during (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  SortieOperands operands;
  guint first, n;

  sortie_compile_operands (c, node, element, &operands);
  first = sortie_compile_inner (c, element, operands.body, &n);
  for (guint i = 0; i < n; i++)
    sortie_compile_emit (c, node, SORTIE_OP_DURING, 2,
          (const gint[]){ (gint) (first + i), operands.attr[0].value });
}

/* ---- One effect ----------------------------------------------------------------------- */

static void
check_place (SortieCompiler *c, const xmlNode *node, const SortieElement *element)
{
  gboolean changes = element->code == SORTIE_OP_CHANGE || element->code == SORTIE_OP_CANCEL;

  if (changes && !(c->speaks_of & SORTIE_SPEAKS_OF_CHANGE))
    sortie_compile_error (c, node, _("<%s> means nothing here: nothing is about to happen"),
                          element->name);
  if (element->code == SORTIE_OP_NEGATE && !(c->speaks_of & SORTIE_SPEAKS_OF_LINK))
    sortie_compile_error (c, node, _("<%s> means nothing here: this answers nothing"),
                          element->name);
}

static void
instruction (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  check_place (c, node, element);
  switch (element->code)
    {
    case SORTIE_OP_UNLESS: branch (c, node, element); break;
    case SORTIE_OP_MAY: may (c, node, element); break;
    case SORTIE_OP_ONE_OF: compile_one_of (c, node, element); break;
    case SORTIE_OP_EACH: for_each (c, node, element); break;
    case SORTIE_OP_REPEAT: repeat (c, node, element); break;
    case SORTIE_OP_DURING: during (c, node, element); break;
    case SORTIE_OP_CHANGE: change_amount (c, node, element); break;
    default: plain (c, node, element); break;
    }
}

static void
effect (SortieCompiler *c, xmlNode *node)
{
  const SortieElement *element = sortie_compile_element (c, node, SORTIE_ELEMENT_EFFECT);

  if (element == NULL)
    return;
  /* The top card says what the piece is, so everybody sees it. */
  if (element->code == SORTIE_CODE_PROC (SORTIE_PROC_UNDER)
      && g_strcmp0 (sortie_xml_attribute (node, "end"), "top") == 0
      && g_strcmp0 (sortie_xml_attribute (node, "face"), "down") == 0)
    sortie_compile_error (c, node, _("<%s>: a card on top is always face up"), element->name);
  if (sortie_element_is_ours (element) && !SORTIE_CODE_IS_PROC (element->code))
    instruction (c, node, element);
  else
    call (c, node, element);
}

/* The <else> of a <may> is not one of the <may>'s effects. */
static gboolean
is_else_of (const xmlNode *node, const xmlNode *parent)
{
  return sortie_xml_is (parent, "may") && sortie_xml_is (node, "else");
}

void
sortie_compile_effects (SortieCompiler *c, xmlNode *first, const xmlNode *parent)
{
  for (xmlNode *node = first; node != NULL; node = sortie_xml_next (node))
    if (!is_else_of (node, parent))
      effect (c, node);
}
