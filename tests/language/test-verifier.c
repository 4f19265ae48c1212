/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sound catalogue, damaged in one place at a time. */
#include <string.h>

#include <sortie/base.h>
#include "speech/front-end.h"
#include "base/internal.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

static const char body[] =
    "<keyword id=\"swift\"><name>Swift</name><text>Faster.</text><modify value=\"cost\" "
    "add=\"-1\"/></keyword>"
    "<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/>"
    "<action><target name=\"one\"><from><where in=\"enemies\"><has value=\"attack\" at-most=\"2\"/>"
    "<either><is value=\"rank\" word=\"hero\"/><holds "
    "test=\"storming\"/></either></where></from></target>"
    "<kill what=\"one\"/>"
    "<for-each name=\"each\" in=\"allies\"><repeat times=\"menace\"><kill "
    "what=\"each\"/></repeat></for-each>"
    "<if test=\"done\"><then><let name=\"n\" be=\"2\"/><draw "
    "n=\"n\"/></then><else><stop/></else></if>"
    "<during until=\"end-of-turn\"><modify value=\"attack\" of=\"one\" "
    "add=\"1\"/></during></action>"
    "<when event=\"kill\" of=\"enemies\"><mark what=\"self\" mark=\"wound\" add=\"amount\"/></when>"
    "<grant to=\"allies\"><ability cost=\"1\"><draw/></ability></grant><keyword-of name=\"swift\"/>"
    "<modify value=\"rank\" set=\"hero\"/></thing>";

static SortieCatalogue *
sound (void)
{
  g_autofree char *messages = NULL;
  SortieCatalogue *catalogue = words_load (body, &messages);

  tap_string (messages, "");
  g_assert_nonnull (catalogue);
  return catalogue;
}

static SortieExpr *
expression (SortieCatalogue *catalogue, SortieExprOp op)
{
  for (guint i = 1; i < catalogue->n_exprs; i++)
    if (catalogue->exprs[i].op == op)
      return &catalogue->exprs[i];
  g_assert_not_reached ();
}

static SortieInstruction *
instruction (SortieCatalogue *catalogue, SortieOp op)
{
  for (guint i = 1; i < catalogue->n_instructions; i++)
    if (catalogue->instructions[i].op == op)
      return &catalogue->instructions[i];
  g_assert_not_reached ();
}

static SortieClause *
clause (SortieCatalogue *catalogue, SortieClauseKind kind)
{
  for (guint i = 1; i < catalogue->n_clauses; i++)
    if (catalogue->clauses[i].kind == kind)
      return &catalogue->clauses[i];
  g_assert_not_reached ();
}

static SortieProgram *
program (SortieCatalogue *catalogue)
{
  return &catalogue->programs[clause (catalogue, SORTIE_CLAUSE_PLAY)->program];
}

/* Each changes one thing. */
#define DAMAGE(name, statement)      \
  static void name (SortieCatalogue *c) \
  {                                  \
    statement;                       \
  }

DAMAGE (unknown_expression, expression (c, SORTIE_EXPR_TEST_HAS)->op = SORTIE_N_EXPRS)
DAMAGE (value_out_of_range, expression (c, SORTIE_EXPR_TEST_HAS)->arg[0] = 6)
DAMAGE (set_is_a_number,
        expression (c, SORTIE_EXPR_TEST_HAS)->arg[1] = expression (c, SORTIE_EXPR_TEST_HAS)->arg[3])
DAMAGE (part_is_the_whole, expression (c, SORTIE_EXPR_SET_WHERE)->arg[0] =
          (gint16) (expression (c, SORTIE_EXPR_SET_WHERE) - c->exprs))
DAMAGE (part_is_missing, expression (c, SORTIE_EXPR_SET_WHERE)->arg[1] = 0)
DAMAGE (list_too_long, expression (c, SORTIE_EXPR_TEST_EITHER)->n_args = 255)
DAMAGE (list_is_empty, expression (c, SORTIE_EXPR_TEST_EITHER)->n_args = 0)
DAMAGE (word_out_of_range, expression (c, SORTIE_EXPR_SET_WORD)->arg[0] = 2)
DAMAGE (word_of_no_value, expression (c, SORTIE_EXPR_TEST_IS)->arg[2] = 2)
DAMAGE (names_outside, c->programs[1].first_name = 9999)
DAMAGE (slot_never_filled, expression (c, SORTIE_EXPR_SET_SLOT)->arg[0] = 50)
DAMAGE (slot_of_a_number, expression (c, SORTIE_EXPR_SET_SLOT)->arg[0] =
          expression (c, SORTIE_EXPR_NUM_SLOT)->arg[0])
DAMAGE (unknown_instruction, instruction (c, SORTIE_OP_LET)->op = SORTIE_N_OPS)
DAMAGE (let_outside_frame, instruction (c, SORTIE_OP_LET)->arg[0] = 63)
DAMAGE (jump_outside, instruction (c, SORTIE_OP_UNLESS)->arg[1] = 500)
DAMAGE (jump_before, instruction (c, SORTIE_OP_UNLESS)->arg[1] = -1)
DAMAGE (branch_goes_back, instruction (c, SORTIE_OP_UNLESS)->arg[1] = 0)
DAMAGE (endless_loop, instruction (c, SORTIE_OP_JUMP)->arg[0] = 0)
DAMAGE (loop_without_head, instruction (c, SORTIE_OP_NEXT)->op = SORTIE_OP_STOP)
DAMAGE (head_of_another_slot, instruction (c, SORTIE_OP_AGAIN)->arg[0]++)
DAMAGE (no_stop, c->instructions[program (c)->first + program (c)->n - 1].op = SORTIE_OP_NEGATE)
DAMAGE (program_too_long, program (c)->n = 5000)
DAMAGE (program_empty, program (c)->n = 0)
DAMAGE (too_many_targets, program (c)->n_targets = 200)
DAMAGE (slots_too_few, program (c)->n_slots = 1)
DAMAGE (target_from_nothing, c->targets[program (c)->first_target].from = 0)
DAMAGE (call_of_nothing, instruction (c, SORTIE_OP_CALL)->arg[0] = 99)
DAMAGE (call_with_less, instruction (c, SORTIE_OP_CALL)->n_args = 0)
DAMAGE (call_of_another_element, instruction (c, SORTIE_OP_CALL)->arg[2] = -1)
DAMAGE (arguments_outside, instruction (c, SORTIE_OP_CALL)->arg[1] = (gint16) c->n_kids)
DAMAGE (during_no_clause, instruction (c, SORTIE_OP_DURING)->arg[0] = 0)
DAMAGE (during_a_cards_clause, instruction (c, SORTIE_OP_DURING)->arg[0] =
          (gint16) (clause (c, SORTIE_CLAUSE_PLAY) - c->clauses))
DAMAGE (during_no_time, instruction (c, SORTIE_OP_DURING)->arg[1] = SORTIE_N_UNTILS)
DAMAGE (unknown_clause, clause (c, SORTIE_CLAUSE_GRANT)->kind = SORTIE_N_CLAUSES)
DAMAGE (unknown_event, clause (c, SORTIE_CLAUSE_TRIGGER)->key = 3)
DAMAGE (unknown_keyword, clause (c, SORTIE_CLAUSE_KEYWORD)->key = 1)
DAMAGE (unknown_definition, clause (c, SORTIE_CLAUSE_TRIGGER)->def = 9)
DAMAGE (no_program, clause (c, SORTIE_CLAUSE_TRIGGER)->program = 0)
DAMAGE (subject_is_a_test, clause (c, SORTIE_CLAUSE_TRIGGER)->subject =
          (guint16) (expression (c, SORTIE_EXPR_TEST_HAS) - c->exprs))
DAMAGE (grants_nothing, clause (c, SORTIE_CLAUSE_GRANT)->n_inner = 0)
DAMAGE (grants_itself, clause (c, SORTIE_CLAUSE_GRANT)->first_inner =
          (guint16) (clause (c, SORTIE_CLAUSE_GRANT) - c->clauses))
DAMAGE (inner_not_marked, c->clauses[clause (c, SORTIE_CLAUSE_GRANT)->first_inner].flags = 0)
DAMAGE (clauses_outside, c->defs[1].n_clauses = 900)
DAMAGE (keyword_outside, c->keywords[0].n_clauses = 900)

static const struct
{
  void (*damage) (SortieCatalogue *c);
  const char *fault; /* part of the message */
} damages[] = {
  { unknown_expression, "wrong operand" },
  { names_outside, "its names are outside the table" },
  { value_out_of_range, "(TEST_HAS) has a wrong operand" },
  { set_is_a_number, "(TEST_HAS) has a wrong operand" },
  { part_is_the_whole, "(SET_WHERE) has a wrong operand" },
  { part_is_missing, "(SET_WHERE) has a wrong operand" },
  { list_too_long, "(TEST_EITHER) has a wrong operand" },
  { list_is_empty, "(TEST_EITHER) has a wrong operand" },
  { word_out_of_range, "(SET_WORD) has a wrong operand" },
  { word_of_no_value, "(TEST_IS) has a wrong operand" },
  { slot_never_filled, "reads a slot that is not filled" },
  { slot_of_a_number, "reads a slot that is not filled" },
  { unknown_instruction, "is unknown" },
  { let_outside_frame, "slot 63 is outside the frame" },
  { jump_outside, "jumps outside the program" },
  { jump_before, "jumps outside the program" },
  { branch_goes_back, "jumps back" },
  { endless_loop, "jumps back, but not to a loop" },
  { loop_without_head, "EACH is not part of a loop" },
  { head_of_another_slot, "REPEAT is not part of a loop" },
  { no_stop, "does not end with STOP" },
  { program_too_long, "its instructions are outside the table" },
  { program_empty, "its instructions are outside the table" },
  { too_many_targets, "its targets are outside the table" },
  { slots_too_few, "is outside the frame" },
  { target_from_nothing, "target is not an expression" },
  { call_of_nothing, "CALL has arguments that its element does not give" },
  { call_with_less, "CALL has arguments that its element does not give" },
  { call_of_another_element, "CALL has arguments that its element does not give" },
  { arguments_outside, "CALL has arguments that its element does not give" },
  { during_no_clause, "DURING names no inner clause" },
  { during_a_cards_clause, "DURING names no inner clause" },
  { during_no_time, "DURING lasts until an unknown time" },
  { unknown_clause, "its kind is unknown" },
  { unknown_event, "its kind is unknown, or it names nothing" },
  { unknown_keyword, "its kind is unknown, or it names nothing" },
  { unknown_definition, "its kind is unknown, or it names nothing" },
  { no_program, "it has no program" },
  { subject_is_a_test, "the subject is of the wrong type" },
  { grants_nothing, "it grants nothing" },
  { grants_itself, "its inner clauses are outside the table" },
  { inner_not_marked, "an inner clause is not marked as one" },
  { clauses_outside, "its parts are outside the table" },
  { keyword_outside, "its parts are outside the table" },
};

static void
each_damage_is_found (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (SortieCatalogue) catalogue = sound ();
      g_autoptr (SortieErrors) errors = sortie_errors_new ();
      g_autofree char *text = NULL;

      damages[i].damage (catalogue);
      CU_ASSERT_FALSE (sortie_verify_catalogue (&words, catalogue, errors));
      text = sortie_errors_to_string (errors);
      tap_contains (text, damages[i].fault);
    }
}

static void
sound_is_sound (void)
{
  g_autoptr (SortieCatalogue) catalogue = sound ();
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  CU_ASSERT_TRUE (sortie_verify_catalogue (&words, catalogue, errors));
}

/* ---- any damage at all ---- */

/* A table as the 16-bit words that it consists of. */
static void
pick_word (SortieCatalogue *c, SortieRng *rng, guint16 **ret)
{
  const struct
  {
    gpointer table;
    gsize size;
  } tables[] = {
    { c->exprs + 1, (c->n_exprs - 1u) * sizeof *c->exprs },
    { c->kids + 1, (c->n_kids - 1u) * sizeof *c->kids },
    { c->instructions + 1, (c->n_instructions - 1u) * sizeof *c->instructions },
    { c->targets + 1, (c->n_targets - 1u) * sizeof *c->targets },
    { c->programs + 1, (c->n_programs - 1u) * sizeof *c->programs },
    { c->clauses + 1, (c->n_clauses - 1u) * sizeof *c->clauses },
  };
  guint t = sortie_rng_below (rng, G_N_ELEMENTS (tables));

  *ret = (guint16 *) tables[t].table + sortie_rng_below (rng, (guint32) (tables[t].size / 2));
}

static guint16
any_number (SortieRng *rng)
{
  static const guint16 telling[] = {
    0, 1, 2, 3, 7, 63, 64, 255, 256, 0x7fff, 0x8000, 0xfffe, 0xffff
  };

  if (sortie_rng_below (rng, 2) == 0)
    return telling[sortie_rng_below (rng, G_N_ELEMENTS (telling))];
  return (guint16) sortie_rng_below (rng, 60);
}

/* What the verifier lets pass can at least be read through without harm. */
static void
random_damage (void)
{
  g_autoptr (SortieCatalogue) catalogue = sound ();
  guint found = 0;
  SortieRng rng;

  sortie_rng_seed (&rng, 7);
  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (SortieErrors) errors = sortie_errors_new ();
      guint16 *word, before;

      pick_word (catalogue, &rng, &word);
      before = *word;
      *word = any_number (&rng);
      if (sortie_verify_catalogue (&words, catalogue, errors))
        g_free (sortie_program_describe (catalogue, 1));
      else
        found++;
      *word = before;
    }
  CU_ASSERT (found > 5000);
}

static const TapTest tests[] = {
  { "what the compiler makes is sound", sound_is_sound },
  { "each damage is found and named", each_damage_is_found },
  { "what passes after random damage can be read through", random_damage },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}
