/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "base/xml.h"
#include "effect/printer.h"
#include "tests/effect/words.h"
#include "tests/tap/tap.h"

static void
reads (const char *clauses, const char *expected)
{
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (clauses, &messages);

  tap_string (messages, "");
  if (catalogue == NULL)
    return;
  g_autofree char *text = sortie_program_describe (&words, catalogue, 1);
  tap_string (text, expected);
}

static void
continuous (void)
{
  reads ("<modify value=\"attack\" of=\"allies\" add=\"1\"/>", "Attack of your Allies: +1.");
  reads ("<modify value=\"attack\" add=\"-2\" stacks=\"no\"/>",
         "Attack of this: -2 (once for all cards of that name).");
  reads ("<modify value=\"attack\" of=\"allies\" times=\"2\" while=\"storming\"/>",
         "Attack of your Allies: times 2.\n  Only while this storms.");
  reads ("<modify value=\"rank\" set=\"hero\"/>", "Rank of this: becomes hero.");
  reads ("<forbid rule=\"may-move\" of=\"enemies\" by=\"opponents\"/>",
         "Not allowed for Enemies, when opponents act: moving.");
  reads ("<permit rule=\"may-move\"/>", "Allowed for this: moving.");
  reads ("<count-as set=\"allies\" of=\"enemies\"/>", "Enemies count as your Allies.");
  reads ("<lose of=\"enemies\"/>", "Enemies lose: all abilities.");
  reads ("<become like=\"allies\"/>", "This count as the same card as your Allies.");
}

static void
events (void)
{
  reads ("<when event=\"kill\"><draw/></when>",
         "When this happens to anything: kill:\n  You draw 1.");
  reads ("<when event=\"kill\" of=\"enemies\" by=\"you\" optional=\"yes\" limit=\"2\"><draw "
         "n=\"amount\"/></when>",
         "When this happens to Enemies, caused by you: kill (at most 2 times a turn) (may be "
         "declined):\n"
         "  You draw (its amount).");
  reads ("<instead event=\"kill\" of=\"self\"><draw/></instead>",
         "Instead of this happening to this: kill:\n  You draw 1.");
  reads ("<adjust event=\"damage\" of=\"you\" add=\"-1\"/>",
         "When this would happen to you: damage, its amount: -1.");
  reads ("<before event=\"damage\" of=\"you\"><amount set=\"0\"/><cancel/></before>",
         "Before this happens to you: damage:\n  Its amount: becomes 0.\n  It does not happen.");
}

static void
programs (void)
{
  reads ("<action><target name=\"one\"><from><where in=\"enemies\"><has value=\"attack\" "
         "at-most=\"2\"/></where>"
         "</from></target><kill what=\"one\"/><if "
         "test=\"done\"><then><draw/></then><else><stop/></else></if>"
         "</action>",
         "Action:\n"
         "  Target A: 1 to 1 of Enemies for which it has attack at most 2.\n"
         "  Kill A.\n"
         "  If (the number done) is at least 1:\n"
         "    You draw 1.\n"
         "  Otherwise:\n"
         "    Stop here.");
}

static void
blocks_in_blocks (void)
{
  reads ("<action><may><for-each name=\"one\" in=\"enemies\"><repeat times=\"2\"><if "
         "test=\"storming\"><then>"
         "<kill "
         "what=\"one\"/></then></if></repeat></for-each><else><draw/></else></may><draw/></action>",
         "Action:\n"
         "  You may do this:\n"
         "    For each A of Enemies:\n"
         "      2 times:\n"
         "        If this storms:\n"
         "          Kill A.\n"
         "  Otherwise:\n"
         "    You draw 1.\n"
         "  You draw 1.");
}

static void
durations (void)
{
  reads ("<ability cost=\"1\"><choose name=\"one\" from=\"allies\"/><during until=\"end-of-turn\">"
         "<modify value=\"attack\" of=\"one\" add=\"menace\"/><grant "
         "to=\"one\"><ability><draw/></ability></grant>"
         "</during></ability>",
         "Activated, for 1 (any):\n"
         "  You choose A: 1 to 1 of your Allies.\n"
         "  Until the end of this turn:\n"
         "    Attack of A: plus the menace.\n"
         "    A have:\n"
         "      Activated, for 0 (any):\n"
         "        You draw 1.");
}

static void
keywords (void)
{
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue =
      words_load ("<keyword id=\"swift\"><name>Swift</name><text>Faster.</text><modify "
                  "value=\"cost\" add=\"-1\"/></keyword>"
                  "<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/><keyword-of "
                  "name=\"swift\"/>"
                  "<lose abilities=\"swift\" of=\"enemies\"/></thing>",
                  &messages);
  g_autofree char *text = catalogue != NULL ? sortie_program_describe (&words, catalogue, 1) : NULL;

  tap_string (messages, "");
  tap_string (text, "Swift.\nEnemies lose: Swift.");
}

/* One of every element, so that none has a blank that nothing fills. */
static const char *const everything[] = {
  "<action><tidy/><move-cards what=\"self\" to=\"hand\"/><put what=\"self\" on=\"allies\"/>"
  "<move what=\"self\" to=\"allies\"/><swap what=\"self\" with=\"allies\"/><take-control "
  "of=\"enemies\"/>"
  "<mark what=\"self\" mark=\"wound\" add=\"1\"/><change variable=\"life\" of=\"you\" add=\"1\"/>"
  "<remember what=\"self\" memory=\"moved\"/><under what=\"self\" of=\"allies\"/><shuffle "
  "zone=\"deck\"/>"
  "<look at=\"enemies\"/><roll name=\"d\"/><draw><n><shown by=\"d\"/></n></draw><do of=\"allies\"/>"
  "<pick name=\"p\" from=\"allies\"/><bind name=\"b\" to=\"p\"/><let name=\"n\" be=\"2\"/><draw "
  "n=\"n\"/>"
  "<kill what=\"b\"/><negate/></action>",
  "<action><draw><n><plus><value value=\"cost\" of=\"self\" base=\"yes\"/><count in=\"allies\"/>"
  "<total value=\"cost\" in=\"allies\"/><most value=\"cost\" in=\"allies\"/><least value=\"cost\" "
  "in=\"allies\"/>"
  "<marks mark=\"wound\" of=\"self\"/><variable variable=\"tide\"/><minus from=\"3\" take=\"1\"/>"
  "<times number=\"3\" by=\"2\"/><half of=\"5\"/><number-if test=\"storming\" "
  "then=\"1\"/></plus></n></draw></action>",
  "<action><kill><what><together><cards zone=\"hand\"/><pieces/><places in=\"front\" free=\"yes\"/>"
  "<both><those in=\"allies\"/><those in=\"enemies\"/></both><without in=\"allies\" take=\"self\"/>"
  "<highest value=\"cost\" in=\"allies\"/><lowest value=\"cost\" in=\"allies\"/><holder "
  "of=\"self\"/>"
  "<owner of=\"self\"/><place of=\"self\"/><standing on=\"self\"/><pile of=\"self\"/><top-card "
  "of=\"self\"/>"
  "</together></what></kill></action>",
  "<action><kill><what><where in=\"allies\"><compare number=\"menace\" at-least=\"1\"/><any "
  "in=\"allies\"/>"
  "<among in=\"enemies\"/><same-name/><named card=\"x\"/><remembers memory=\"moved\"/><near/>"
  "<in-zone zone=\"hand\"/><on-place place=\"front\"/><turn-of/><phase is=\"dawn\"/>"
  "<is value=\"rank\" word=\"hero\"/><not><turn-of/></not><all><turn-of/></all>"
  "<either><turn-of/><holds test=\"storming\"/></either></where></what></kill></action>",
  "<when event=\"kill\" while=\"storming\"><if><test><cause "
  "is=\"attack\"/></test><then><draw/></then></if></when>",
};

static void
no_blank_is_left (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (everything); i++)
    {
      g_autofree char *messages = NULL;
      g_autoptr (SortieCatalogue) catalogue = words_load_clauses (everything[i], &messages);
      g_autofree char *text =
          catalogue != NULL ? sortie_program_describe (&words, catalogue, 1) : NULL;

      tap_string (messages, "");
      CU_ASSERT (text != NULL && strchr (text, '{') == NULL && strstr (text, "  :") == NULL);
      CU_ASSERT (text != NULL && strstr (text, "()") == NULL);
    }
}

static const TapTest tests[] = {
  { "continuous clauses read as sentences", continuous },
  { "triggers and replacements read as sentences", events },
  { "a program reads step by step", programs },
  { "blocks are found again inside blocks", blocks_in_blocks },
  { "what lasts for a time stands inside it", durations },
  { "named abilities are called by their names", keywords },
  { "no element leaves a blank unfilled", no_blank_is_left },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}
