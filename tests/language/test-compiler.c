/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each element compiles to, as program.h describes it: operands in the order of the
 * attributes, jumps from the program's first instruction, STOP at the end. */
#include <string.h>

#include <sortie/base.h>
#include <sortie/frame.h>
#include "base/xml.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

/* Compiles an <action> and compares its program, less the STOP at its end. */
static void
program_is (const char *effects, const char *expected)
{
  g_autofree char *xml = g_strdup_printf ("<action>%s</action>", effects);
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (xml, &messages);
  g_autofree char *wanted = g_strconcat (expected, "STOP\n", NULL);

  tap_string (messages, "");
  if (catalogue == NULL)
    return;
  g_autofree char *program = words_program (catalogue, words_clause (catalogue, "x", 0)->program);
  tap_string (program, wanted);
}

/* Compiles one clause and compares one of its expressions. */
static void
number_is (const char *inside, const char *expected)
{
  g_autofree char *effect = g_strdup_printf ("<draw><n>%s</n></draw>", inside);
  g_autofree char *line =
      g_strdup_printf ("CALL %d %s SET_YOU\n", SORTIE_GAME_PROC (PROC_DRAW), expected);

  program_is (effect, line);
}

static void
set_is (const char *inside, const char *expected)
{
  g_autofree char *effect = g_strdup_printf ("<kill><what>%s</what></kill>", inside);
  g_autofree char *line = g_strdup_printf ("CALL %d %s\n", SORTIE_GAME_PROC (PROC_KILL), expected);

  program_is (effect, line);
}

/* A test on `it`, inside <where>. */
static void
test_is (const char *inside, const char *expected)
{
  g_autofree char *set = g_strdup_printf ("<where in=\"allies\">%s</where>", inside);
  g_autofree char *where = g_strdup_printf ("(SET_WHERE (SET_WORD 0) %s)", expected);

  set_is (set, where);
}

static void
numbers (void)
{
  number_is ("<number is=\"7\"/>", "(NUM_CONST 7)");
  number_is ("<number is=\"-2\"/>", "(NUM_CONST -2)");
  number_is ("<number is=\"menace\"/>", "(NUM_WORD 0)");
  number_is ("<value value=\"cost\" of=\"self\"/>", "(NUM_VALUE 1 SET_SELF 0)");
  number_is ("<value value=\"cost\" of=\"self\" base=\"yes\"/>", "(NUM_VALUE 1 SET_SELF 1)");
  number_is ("<count in=\"enemies\"/>", "(NUM_COUNT (SET_WORD 1))");
  number_is ("<total value=\"attack\" in=\"allies\"/>", "(NUM_TOTAL 0 (SET_WORD 0))");
  number_is ("<most value=\"attack\" in=\"allies\" base=\"yes\"/>", "(NUM_MOST 0 (SET_WORD 0) 1)");
  number_is ("<least value=\"attack\" in=\"allies\"/>", "(NUM_LEAST 0 (SET_WORD 0) 0)");
  number_is ("<marks mark=\"wound\" of=\"self\"/>", "(NUM_MARK 0 SET_SELF)");
  number_is ("<variable variable=\"life\" of=\"you\"/>", "(NUM_VARIABLE 0 SET_YOU)");
  number_is ("<variable variable=\"tide\"/>", "(NUM_VARIABLE 1 -)");
}

static void
arithmetic (void)
{
  number_is ("<plus><number is=\"1\"/><number is=\"2\"/><count in=\"allies\"/></plus>",
             "(NUM_PLUS (NUM_CONST 1) (NUM_CONST 2) (NUM_COUNT (SET_WORD 0)))");
  number_is ("<minus from=\"5\" take=\"2\"/>", "(NUM_MINUS (NUM_CONST 5) (NUM_CONST 2))");
  number_is ("<times number=\"menace\" by=\"2\"/>", "(NUM_TIMES (NUM_WORD 0) (NUM_CONST 2))");
  number_is ("<half of=\"menace\"/>", "(NUM_HALF (NUM_WORD 0) 0)");
  number_is ("<half of=\"menace\" rounded=\"up\"/>", "(NUM_HALF (NUM_WORD 0) 1)");
  number_is ("<smaller of=\"2\" and=\"menace\"/>", "(NUM_SMALLER (NUM_CONST 2) (NUM_WORD 0))");
  number_is ("<number-if test=\"storming\" then=\"4\"/>",
             "(NUM_IF (TEST_WORD 0) (NUM_CONST 4) (NUM_CONST 0))");
}

static void
sets (void)
{
  set_is ("<those in=\"nobody\"/>", "SET_NONE");
  set_is ("<those in=\"self\"/>", "SET_SELF");
  set_is ("<those in=\"opponents\"/>", "SET_OPPONENTS");
  set_is ("<those in=\"active\"/>", "SET_ACTIVE");
  set_is ("<those in=\"players\"/>", "SET_SEATS");
  set_is ("<cards zone=\"hand\"/>", "(SET_CARDS 1 SET_YOU 0 (NUM_CONST 0))");
  set_is ("<cards zone=\"discard\" of=\"opponents\" end=\"bottom\" count=\"3\"/>",
          "(SET_CARDS 2 SET_OPPONENTS 1 (NUM_CONST 3))");
  set_is ("<pieces/>", "(SET_PIECES SET_SEATS -1)");
  set_is ("<pieces of=\"you\" on=\"track\"/>", "(SET_PIECES SET_YOU 1)");
  set_is ("<places in=\"front\" free=\"yes\"/>", "(SET_PLACES SET_YOU 0 1)");
  set_is ("<together><those in=\"allies\"/><those in=\"enemies\"/></together>",
          "(SET_UNION (SET_WORD 0) (SET_WORD 1))");
  set_is ("<both><those in=\"allies\"/><those in=\"enemies\"/></both>",
          "(SET_BOTH (SET_WORD 0) (SET_WORD 1))");
  set_is ("<without in=\"allies\" take=\"self\"/>", "(SET_WITHOUT (SET_WORD 0) SET_SELF)");
  set_is ("<highest value=\"cost\" in=\"enemies\" base=\"yes\"/>",
          "(SET_HIGHEST 1 (SET_WORD 1) 1)");
  set_is ("<lowest value=\"cost\" in=\"enemies\"/>", "(SET_LOWEST 1 (SET_WORD 1) 0)");
  set_is ("<holder of=\"self\"/>", "(SET_HOLDER SET_SELF)");
  set_is ("<owner of=\"self\"/>", "(SET_OWNER SET_SELF)");
  set_is ("<standing><on><place of=\"self\"/></on></standing>", "(SET_ON (SET_PLACE_OF SET_SELF))");
  set_is ("<pile of=\"self\"/>", "(SET_PILE SET_SELF)");
  set_is ("<top-card of=\"self\"/>", "(SET_TOP_CARD SET_SELF)");
  set_is ("<bearer of=\"self\"/>", "(SET_BEARER SET_SELF)");
}

static void
conditions (void)
{
  test_is ("<holds test=\"storming\"/>", "(TEST_WORD 0)");
  test_is ("<has value=\"attack\" at-most=\"2\"/>", "(TEST_HAS 0 SET_IT - (NUM_CONST 2) 0)");
  test_is ("<has value=\"attack\" of=\"self\" at-least=\"1\" at-most=\"2\" base=\"yes\"/>",
           "(TEST_HAS 0 SET_SELF (NUM_CONST 1) (NUM_CONST 2) 1)");
  test_is ("<is value=\"rank\" word=\"hero\"/>", "(TEST_IS 2 SET_IT 1)");
  test_is ("<is value=\"traits\" word=\"winged\" of=\"self\"/>", "(TEST_IS 3 SET_SELF 2)");
  test_is ("<compare number=\"menace\" at-least=\"3\"/>",
           "(TEST_NUMBER (NUM_WORD 0) (NUM_CONST 3) -)");
  test_is ("<any in=\"enemies\"/>", "(TEST_ANY (SET_WORD 1) (NUM_CONST 1))");
  test_is ("<any in=\"enemies\" at-least=\"2\"/>", "(TEST_ANY (SET_WORD 1) (NUM_CONST 2))");
  test_is ("<among in=\"enemies\"/>", "(TEST_AMONG SET_IT (SET_WORD 1))");
  test_is ("<same-name/>", "(TEST_SAME_NAME SET_IT SET_SELF)");
  test_is ("<named card=\"x\"/>", "(TEST_NAMED SET_IT 1)");
  test_is ("<listed-with card=\"x\"/>", "(TEST_LISTED_WITH SET_IT 1)");
  test_is ("<remembers memory=\"moved\"/>", "(TEST_REMEMBERS SET_IT 0)");
  test_is ("<near/>", "(TEST_NEAR SET_IT SET_SELF (NUM_CONST 1))");
  test_is ("<near to=\"allies\" within=\"2\"/>", "(TEST_NEAR SET_IT (SET_WORD 0) (NUM_CONST 2))");
  test_is ("<in-zone zone=\"discard\"/>", "(TEST_IN_ZONE SET_IT 2)");
  test_is ("<on-place place=\"track\"/>", "(TEST_ON_PLACE SET_IT 1)");
  test_is ("<turn-of/>", "(TEST_TURN_OF SET_YOU)");
  test_is ("<phase is=\"noon\"/>", "(TEST_PHASE 1)");
  test_is ("<phase is=\"night\"/>", "(TEST_PHASE 8)"); /* the first of the second turn table */
}

static void
several_conditions (void)
{
  test_is ("<turn-of/><phase is=\"dawn\"/>", "(TEST_ALL (TEST_TURN_OF SET_YOU) (TEST_PHASE 0))");
  test_is ("<not><turn-of/></not>", "(TEST_NOT (TEST_TURN_OF SET_YOU))");
  test_is ("<either><turn-of/><all><phase is=\"dawn\"/><holds test=\"storming\"/></all></either>",
           "(TEST_EITHER (TEST_TURN_OF SET_YOU) (TEST_ALL (TEST_PHASE 0) (TEST_WORD 0)))");
}

static void
names_as_conditions (void)
{
  program_is ("<choose name=\"one\" from=\"allies\"/><if test=\"one\"><then><draw/></then></if>",
              "CHOOSE 0 (SET_WORD 0) (NUM_CONST 1) (NUM_CONST 1) SET_YOU\n"
              "UNLESS (TEST_ANY (SET_SLOT 0) (NUM_CONST 1)) 3\n"
              "CALL 22 (NUM_CONST 1) SET_YOU\n");
  program_is ("<draw/><if test=\"done\"><then><draw/></then></if>",
              "CALL 22 (NUM_CONST 1) SET_YOU\n"
              "UNLESS (TEST_NUMBER NUM_DONE (NUM_CONST 1) -) 3\n"
              "CALL 22 (NUM_CONST 1) SET_YOU\n");
}

static void
choices (void)
{
  program_is (
      "<choose name=\"some\" from=\"enemies\" at-least=\"0\" at-most=\"2\" by=\"opponents\"/><kill "
      "what=\"some\"/>",
      "CHOOSE 0 (SET_WORD 1) (NUM_CONST 0) (NUM_CONST 2) SET_OPPONENTS\nCALL 21 (SET_SLOT 0)\n");
  program_is ("<choose name=\"two\" from=\"enemies\" at-least=\"2\"/><kill what=\"two\"/>",
              "CHOOSE 0 (SET_WORD 1) (NUM_CONST 2) (NUM_CONST 2) SET_YOU\nCALL 21 (SET_SLOT 0)\n");
  program_is ("<pick name=\"one\" from=\"enemies\"/><kill what=\"one\"/>",
              "PICK 0 (SET_WORD 1) (NUM_CONST 1)\nCALL 21 (SET_SLOT 0)\n");
  program_is ("<bind name=\"them\" to=\"enemies\"/><let name=\"n\" be=\"menace\"/><kill "
              "what=\"them\"/><draw n=\"n\"/>",
              "BIND 0 (SET_WORD 1)\nLET 1 (NUM_WORD 0)\nCALL 21 (SET_SLOT 0)\nCALL 22 (NUM_SLOT 1) "
              "SET_YOU\n");
  program_is ("<roll name=\"dice\" dice=\"3\"/><draw><n><shown by=\"dice\"/></n></draw>",
              "ROLL 0 (NUM_CONST 3) (NUM_CONST 6)\nCALL 22 (NUM_SHOWN (SET_SLOT 0)) SET_YOU\n");
}

static void
branches (void)
{
  program_is ("<if test=\"storming\"><then><draw/></then><else><draw n=\"2\"/></else></if><stop/>",
              "UNLESS (TEST_WORD 0) 3\n"
              "CALL 22 (NUM_CONST 1) SET_YOU\n"
              "JUMP 4\n"
              "CALL 22 (NUM_CONST 2) SET_YOU\n"
              "STOP\n");
  program_is (
      "<if><test><turn-of/><holds test=\"storming\"/></test><then><draw/></then></if>",
      "UNLESS (TEST_ALL (TEST_TURN_OF SET_YOU) (TEST_WORD 0)) 2\nCALL 22 (NUM_CONST 1) SET_YOU\n");
  program_is ("<may by=\"opponents\"><draw/><else><stop/></else></may>",
              "MAY SET_OPPONENTS - 3\nCALL 22 (NUM_CONST 1) SET_YOU\nJUMP 4\nSTOP\n");
}

static void
loops (void)
{
  program_is ("<for-each name=\"one\" in=\"enemies\"><kill what=\"one\"/></for-each><draw/>",
              "EACH 0 (SET_WORD 1) 4\n"
              "NEXT 0 4\n"
              "CALL 21 (SET_SLOT 0)\n"
              "JUMP 1\n"
              "CALL 22 (NUM_CONST 1) SET_YOU\n");
  /* the loop takes three slots, so the number of rounds is in the fourth */
  program_is ("<for-each name=\"one\" in=\"enemies\"><repeat times=\"2\"><kill "
              "what=\"one\"/></repeat></for-each>",
              "EACH 0 (SET_WORD 1) 7\n"
              "NEXT 0 7\n"
              "REPEAT 3 (NUM_CONST 2)\n"
              "AGAIN 3 6\n"
              "CALL 21 (SET_SLOT 0)\n"
              "JUMP 3\n"
              "JUMP 1\n");
}

static void
procedures (void)
{
  program_is ("<move-cards what=\"self\" to=\"hand\"/>", "CALL 6 SET_SELF 1 SET_NONE 0\n");
  program_is ("<move-cards what=\"self\" to=\"deck\" of=\"you\" end=\"shuffled-bottom\"/>",
              "CALL 6 SET_SELF 0 SET_YOU 2\n");
  program_is ("<mark what=\"self\" mark=\"wound\" add=\"-1\"/>",
              "CALL 11 SET_SELF 0 (NUM_CONST -1) 1\n");
  program_is ("<change variable=\"tide\" set=\"4\"/>", "CALL 12 1 SET_NONE (NUM_CONST 4) 0\n");
  program_is ("<remember what=\"self\" memory=\"moved\" set=\"no\"/>", "CALL 13 SET_SELF 0 0\n");
  program_is ("<take-control of=\"enemies\"/>", "CALL 10 (SET_WORD 1) SET_YOU 0\n");
  program_is ("<take-control of=\"enemies\" until=\"end-of-turn\"/>",
              "CALL 10 (SET_WORD 1) SET_YOU 1\n");
}

G_STATIC_ASSERT (SORTIE_PROC_MOVE_CARDS == 6 && SORTIE_PROC_CONTROL == 10);
G_STATIC_ASSERT (SORTIE_PROC_MARK == 11);
G_STATIC_ASSERT (SORTIE_PROC_VARIABLE == 12 && SORTIE_PROC_REMEMBER == 13 && SORTIE_N_PROCS == 20);
G_STATIC_ASSERT (SORTIE_GAME_PROC (PROC_KILL) == 21 && SORTIE_GAME_PROC (PROC_DRAW) == 22);

static void
arguments_not_given (void)
{
  program_is ("<tidy/>", "CALL 23 0 SET_NONE 0 0 -1 0\n");
  program_is (
      "<tidy n=\"2\" who=\"you\" sure=\"storming\" at-random=\"yes\" zone=\"hand\" how=\"badly\"/>",
      "CALL 23 (NUM_CONST 2) SET_YOU (NUM_IF (TEST_WORD 0) (NUM_CONST 1) (NUM_CONST 0)) 1 1 1\n");
}

static void
targets (void)
{
  g_autoptr (SortieCatalogue) catalogue =
      words_load_clauses ("<action><target name=\"one\" from=\"enemies\"/>"
                          "<target name=\"some\" from=\"allies\" at-least=\"0\" at-most=\"2\"/>"
                          "<target name=\"pair\" at-least=\"2\"><from><without in=\"allies\" "
                          "take=\"some\"/></from></target>"
                          "<kill what=\"some\"/><kill what=\"one\"/><kill what=\"pair\"/></action>",
                          NULL);
  const SortieProgram *program = &catalogue->programs[words_clause (catalogue, "x", 0)->program];
  const SortieTarget *target = &catalogue->targets[program->first_target];
  g_autofree char *from = words_expression (catalogue, target[1].from);
  g_autofree char *from_others = words_expression (catalogue, target[2].from);
  g_autofree char *least = words_expression (catalogue, target[1].at_least);
  g_autofree char *most = words_expression (catalogue, target[2].at_most);

  tap_int (program->n_targets, 3);
  tap_int (program->n_slots, 3);
  tap_int (target[0].slot, 0);
  tap_int (target[0].at_least, SORTIE_NO_EXPR);
  tap_int (target[0].at_most, SORTIE_NO_EXPR);
  tap_int (target[1].slot, 1);
  tap_string (from, "(SET_WORD 0)");
  tap_string (least, "(NUM_CONST 0)");
  tap_string (most, "(NUM_CONST 2)");
  tap_string (from_others, "(SET_WITHOUT (SET_WORD 0) (SET_SLOT 1))"); /* named before it */
}

static void
durations (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
      "<action><target name=\"one\" from=\"enemies\"/><during until=\"end-of-turn\">"
      "<modify value=\"attack\" of=\"one\" add=\"2\"/><forbid rule=\"may-move\" "
      "of=\"allies\"/></during></action>",
      NULL);
  const SortieClause *action = words_clause (catalogue, "x", 0);
  g_autofree char *program = words_program (catalogue, action->program);
  const SortieInstruction *code =
      &catalogue->instructions[catalogue->programs[action->program].first];
  const SortieClause *modify = &catalogue->clauses[code[0].arg[0]];
  g_autofree char *subject = words_expression (catalogue, modify->subject);

  tap_int (code[0].op, SORTIE_OP_DURING);
  tap_int (code[0].arg[1], SORTIE_UNTIL_END_OF_TURN);
  tap_int (code[1].op, SORTIE_OP_DURING);
  tap_int (code[1].arg[0], code[0].arg[0] + 1);
  tap_int (code[2].op, SORTIE_OP_STOP);
  tap_string (subject, "(SET_SLOT 0)");
  CU_ASSERT (modify->flags & SORTIE_CLAUSE_INNER);
  tap_int (modify[1].change, SORTIE_CHANGE_FORBID);
}

static void
clause_fields (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
      "<modify value=\"attack\" of=\"allies\" at-least=\"2\" stacks=\"no\" while=\"storming\"/>"
      "<when event=\"damage\" of=\"you\" by=\"opponents\" optional=\"yes\" limit=\"1\"><draw "
      "n=\"amount\"/></when>"
      "<ability cost=\"2\" timing=\"reaction\" limit=\"3\" per=\"game\"><negate/></ability>"
      "<answer><draw/></answer>",
      NULL);
  const SortieClause *modify = words_clause (catalogue, "x", 0), *when = modify + 1,
                     *ability = modify + 2;
  g_autofree char *amount = words_expression (catalogue, modify->amount);
  g_autofree char *test = words_expression (catalogue, modify->test);
  g_autofree char *by = words_expression (catalogue, when->by);
  g_autofree char *cost = words_expression (catalogue, ability->amount);

  tap_int (modify->kind, SORTIE_CLAUSE_MODIFY);
  tap_int (modify->key, VALUE_ATTACK);
  tap_int (modify->change, SORTIE_CHANGE_AT_LEAST);
  tap_int (modify->flags, SORTIE_CLAUSE_NO_STACK);
  tap_int (modify->def, 1);
  tap_string (amount, "(NUM_CONST 2)");
  tap_string (test, "(TEST_WORD 0)");
  tap_int (when->kind, SORTIE_CLAUSE_TRIGGER);
  tap_int (when->key, EVENT_DAMAGE);
  tap_int (when->flags, SORTIE_CLAUSE_OPTIONAL | SORTIE_CLAUSE_READS_AMOUNT
                           | SORTIE_CLAUSE_READS_SIDE);
  tap_int (when->limit, 1);
  tap_string (by, "SET_OPPONENTS");
  tap_int (ability->kind, SORTIE_CLAUSE_ABILITY);
  tap_int (ability->timing, 1);
  tap_int (ability->limit, 3);
  tap_int (ability->flags, 0);
  tap_int (ability->per, SORTIE_PER_GAME);
  tap_string (cost, "(NUM_CONST 2)");
  tap_int (modify[3].kind, SORTIE_CLAUSE_PLAY);
  tap_int (modify[3].key, PLAY_ANSWER);
}

static void
limits_of_a_player (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
    "<ability limit=\"2\" whose=\"player\" held=\"yes\"><draw/></ability>"
    "<answer limit=\"1\"><draw/></answer>"
    "<modify value=\"cost\" of=\"self\" add=\"-1\" held=\"yes\"/>", NULL);
  const SortieClause *clause = words_clause (catalogue, "x", 0);
  const SortieDef *def = &catalogue->defs[1];

  tap_int (clause[0].limit, 2);
  tap_int (clause[0].flags, SORTIE_CLAUSE_PER_PLAYER | SORTIE_CLAUSE_HELD);
  tap_int (clause[1].limit, 1);
  tap_int (clause[1].flags, SORTIE_CLAUSE_PER_PLAYER);
  tap_int (clause[2].flags, SORTIE_CLAUSE_HELD);
  /* what is held is nobody's in play */
  tap_int (def->masks.kinds & (1u << SORTIE_CLAUSE_ABILITY | 1u << SORTIE_CLAUSE_MODIFY), 0);
  CU_ASSERT (def->held_values == G_GUINT64_CONSTANT (1) << VALUE_COST);
  CU_ASSERT (catalogue->held_values == def->held_values);
}

/* A note has a number after those of the game, the same wherever it is spoken of. */
static void
notes_of_ones_own (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
    "<ability limit=\"1\"><remember what=\"self\" memory=\"x\"/></ability>"
    "<modify value=\"attack\" add=\"1\"><while><remembers memory=\"x\"/></while></modify>", NULL);
  const SortieClause *clause = words_clause (catalogue, "x", 0);
  g_autofree char *makes = words_program (catalogue, clause[0].program);
  g_autofree char *reads = words_expression (catalogue, clause[1].test);

  tap_int (catalogue->n_notes, 1);
  tap_string (sortie_note_id (catalogue, 0), "x");
  CU_ASSERT (sortie_note_id (catalogue, 1) == NULL);
  tap_string (makes, "CALL 13 SET_SELF 1 1\nSTOP\n");
  tap_string (reads, "(TEST_REMEMBERS SET_IT 1)");
}

static void
replacements (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
    "<instead event=\"kill\" of=\"self\"><draw/></instead>"
    "<before event=\"damage\" of=\"you\"><amount add=\"-1\"/><cancel/></before>"
    "<adjust event=\"damage\" of=\"you\" set=\"0\"/>", NULL);
  const SortieClause *clause = words_clause (catalogue, "x", 0);
  g_autofree char *before = words_program (catalogue, clause[1].program);

  for (guint i = 0; i < 3; i++)
    tap_int (clause[i].kind, SORTIE_CLAUSE_REPLACE);
  tap_int (clause[0].flags, SORTIE_CLAUSE_MUST_DO);
  tap_int (clause[1].flags, 0);
  tap_int (clause[2].flags, SORTIE_CLAUSE_ADJUSTS);
  tap_int (clause[2].change, SORTIE_CHANGE_SET);
  tap_int (clause[2].program, 0);
  tap_string (before, "CHANGE (NUM_CONST -1) 1\nCANCEL\nSTOP\n");
}

static void
granted (void)
{
  g_autoptr (SortieCatalogue) catalogue =
      words_load_clauses ("<modify value=\"cost\" add=\"1\"/>"
                          "<grant to=\"allies\"><ability cost=\"1\"><draw/></ability><modify "
                          "value=\"attack\" add=\"1\"/></grant>"
                          "<modify value=\"cost\" add=\"2\"/>",
                          NULL);
  const SortieDef *def = &catalogue->defs[1];
  const SortieClause *grant = words_clause (catalogue, "x", 1);
  const SortieClause *inner = &catalogue->clauses[grant->first_inner];

  tap_int (def->n_clauses, 3);
  tap_int (grant->n_inner, 2);
  tap_int (inner[0].kind, SORTIE_CLAUSE_ABILITY);
  tap_int (inner[1].kind, SORTIE_CLAUSE_MODIFY);
  CU_ASSERT (inner[0].flags & SORTIE_CLAUSE_INNER);
  CU_ASSERT (grant->first_inner >= def->first_clause + def->n_clauses);
}

static void
words_as_values (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
    "<modify value=\"rank\" set=\"hero\"/><modify value=\"traits\" add=\"winged\"/>"
    "<modify value=\"traits\" set=\"beast\"/>", NULL);
  const SortieClause *clause = words_clause (catalogue, "x", 0);
  const char *const expected[] = { "(NUM_CONST 1)", "(NUM_CONST 4)", "(NUM_CONST 2)" };

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *amount = words_expression (catalogue, clause[i].amount);

      tap_string (amount, expected[i]);
    }
}

static const char keyword[] =
    "<keyword id=\"swift\"><name>Swift</name><text>Draws.</text>"
    "<when event=\"draw\"><draw/></when><keyword-of name=\"tough\"/></keyword>"
    "<keyword id=\"tough\"><name>Tough</name><text>Stronger.</text><modify value=\"cost\" "
    "add=\"1\"/></keyword>";

static void
other_clauses (void)
{
  g_autofree char *xml = g_strconcat (keyword,
    "<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/>"
    "<keyword-of name=\"swift\"/><lose abilities=\"tough\" of=\"enemies\"/><lose of=\"enemies\"/>"
    "<become like=\"allies\"/><count-as set=\"allies\" of=\"enemies\" by=\"you\"/></thing>", NULL);
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load (xml, &messages);
  const SortieClause *clause;

  tap_string (messages, "");
  if (catalogue == NULL)
    return;
  clause = words_clause (catalogue, "x", 0);
  g_autofree char *like = words_expression (catalogue, clause[3].by);

  tap_int (clause[0].key, 0);
  tap_int (clause[1].key, 1);
  tap_int (clause[2].key, SORTIE_NO_INDEX);
  tap_string (like, "(SET_WORD 0)");
  tap_int (clause[4].kind, SORTIE_CLAUSE_COUNT_AS);
  tap_int (clause[4].key, SET_ALLIES);
}

static void
masks (void)
{
  g_autofree char *xml =
      g_strconcat (keyword,
                   "<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/><keyword-of "
                   "name=\"swift\"/>"
                   "<grant to=\"allies\"><modify value=\"attack\" add=\"1\"/></grant></thing>"
                   "<thing id=\"y\"><name>Y</name><provenance confidence=\"designed\"/>"
                   "<instead event=\"kill\" of=\"self\"><draw/></instead></thing>",
                   NULL);
  g_autoptr (SortieCatalogue) catalogue = words_load (xml, NULL);
  const SortieDef *x = &catalogue->defs[sortie_catalogue_find (catalogue, "x")];
  const SortieDef *y = &catalogue->defs[sortie_catalogue_find (catalogue, "y")];

  /* through the keyword, and the keyword in the keyword */
  tap_int ((gint64) x->masks.events, 1 << EVENT_DRAW);
  tap_int ((gint64) x->masks.values, 1 << VALUE_ATTACK | 1 << VALUE_COST);
  tap_int (x->masks.kinds, 1 << SORTIE_CLAUSE_KEYWORD | 1 << SORTIE_CLAUSE_GRANT
                                   | 1 << SORTIE_CLAUSE_MODIFY | 1 << SORTIE_CLAUSE_TRIGGER);
  tap_int ((gint64) y->masks.events, 1 << EVENT_KILL);
  tap_int ((gint64) y->masks.values, 0);
  tap_int (y->masks.kinds, 1 << SORTIE_CLAUSE_REPLACE);
}

static const TapTest tests[] = {
  { "numbers compile to their operands in order", numbers },
  { "each element of arithmetic compiles to its operation", arithmetic },
  { "sets compile to their operands in order", sets },
  { "tests are asked of `it` unless they say otherwise", conditions },
  { "several tests side by side must all hold", several_conditions },
  { "a bound name or `done` as a test asks whether there is any", names_as_conditions },
  { "choices bind a name, and take as many as at least when at most is not given", choices },
  { "a branch jumps over what is not done", branches },
  { "a loop goes back to its head and leaves behind its end", loops },
  { "a framework's verb calls its procedure with an argument per attribute", procedures },
  { "an argument that is not given has a value that says so", arguments_not_given },
  { "targets take the first slots", targets },
  { "the clauses of a duration are set up one by one", durations },
  { "the attributes of a clause fill its fields", clause_fields },
  { "a limit may be of the player; what is held is not in play", limits_of_a_player },
  { "a note of one's own has a number behind those of the game", notes_of_ones_own },
  { "instead, before and adjust differ in their flags", replacements },
  { "granted clauses lie behind those of the card", granted },
  { "words of a value become their index, or their bit", words_as_values },
  { "keywords, losses, copies and memberships", other_clauses },
  { "a card's masks cover its keywords and what it grants", masks },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}
