/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "base/xml.h"
#include <sortie/base.h>
#include "speech/front-end.h"
#include "speech/internal.h"
#include "speech/phrases.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

static void
reads (const char *clauses, const char *expected)
{
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (clauses, &messages);

  tap_string (messages, "");
  if (catalogue == NULL)
    return;
  g_autofree char *text = sortie_program_describe (catalogue, 1);
  tap_string (text, expected);
}

static void
continuous (void)
{
  reads ("<modify value=\"attack\" of=\"allies\" add=\"1\"/>", "+1 attack for your Allies.");
  reads ("<modify value=\"attack\" add=\"-2\" stacks=\"no\"/>",
         "-2 attack for this (once for all cards of that name).");
  reads ("<modify value=\"attack\" of=\"enemies\" add=\"-2\" down-to=\"1\"/>",
         "-2 attack, but not below 1, for Enemies.");
  reads ("<modify value=\"attack\" held=\"yes\" down-to=\"1\"><add><minus from=\"0\" take=\"menace\"/></add></modify>",
         "While you hold this in hand, the attack of this falls by the menace, but not below 1.");
  reads ("<modify value=\"attack\" of=\"allies\" times=\"2\" while=\"storming\"/>",
         "The attack of your Allies is multiplied by 2.\n  Only while this storms.");
  reads ("<modify value=\"attack\" add=\"menace\"/>", "The attack of this rises by the menace.");
  reads ("<modify value=\"rank\" set=\"hero\"/>", "The rank of this becomes hero.");
  reads ("<count-as set=\"allies\" of=\"enemies\"/>", "Enemies count as your Allies.");
  reads ("<count-as set=\"allies\"/>", "This counts as one of your Allies.");
  reads ("<lose of=\"enemies\"/>", "Enemies lose all abilities.");
  reads ("<become like=\"allies\"/>", "This counts as the same card as your Allies.");
}

static void
permissions (void)
{
  reads ("<permit rule=\"may-move\"/>", "This may move.");
  reads ("<forbid rule=\"may-move\" of=\"enemies\"/>", "Enemies cannot move.");
  reads ("<forbid rule=\"be-moved\" of=\"allies\" by=\"opponents\"/>",
         "Your Allies cannot be moved by an opponent.");
}

static void
events (void)
{
  reads ("<when event=\"kill\"><draw/></when>", "When a unit is killed:\n  Draw 1 card.");
  reads (
      "<when event=\"kill\" of=\"enemies\" by=\"you\" optional=\"yes\" limit=\"2\"><draw "
      "n=\"amount\"/></when>",
      "When one of Enemies is killed (caused by you), you may do the following (at most 2 times a "
      "turn):\n"
      "  Draw as many cards as its amount.");
  reads ("<when event=\"kill\" limit=\"1\" per=\"game\"><draw/></when>",
         "When a unit is killed (once a game):\n  Draw 1 card.");
  reads ("<instead event=\"kill\" of=\"self\"><draw/></instead>",
         "When this is killed, do the following instead:\n  Draw 1 card.");
  reads ("<adjust event=\"damage\" of=\"you\" add=\"-1\"/>",
         "When damage is dealt to you, it is 1 less.");
  reads ("<adjust event=\"damage\" of=\"you\" by=\"opponents\" times=\"2\"/>",
         "When an opponent deals damage to you, it is 2 times as much.");
  reads ("<before event=\"damage\" of=\"you\"><amount set=\"0\"/><cancel/></before>",
         "Just before damage is dealt to you:\n  Nothing comes of it.\n  It does not happen.");
  reads ("<before event=\"damage\" of=\"you\"><amount add=\"-1\"/><amount add=\"2\"/></before>",
         "Just before damage is dealt to you:\n  The amount of it falls by 1.\n"
         "  The amount of it rises by 2.");
}

/* The toy's own table has no sentence for a draw. */
static void
events_without_a_sentence (void)
{
  reads ("<when event=\"draw\" of=\"you\"><tidy/></when>",
         "When “draw” happens to you:\n  Tidy.");
  reads ("<when event=\"draw\"><tidy/></when>", "When “draw” happens:\n  Tidy.");
}

static void
programs (void)
{
  reads ("<action><target name=\"victim\"><from><where in=\"enemies\"><has value=\"attack\" "
         "at-most=\"2\"/></where>"
         "</from></target><kill what=\"victim\"/><if "
         "test=\"done\"><then><draw n=\"2\"/></then><else><stop/></else></if>"
         "</action>",
         "Action:\n"
         "  Target 1 of Enemies with attack 2 or less: the victim.\n"
         "  Kill the victim.\n"
         "  If that was done:\n"
         "    Draw 2 cards.\n"
         "  Otherwise:\n"
         "    Stop here.");
}

static void
choices (void)
{
  reads ("<action><choose name=\"one\" from=\"allies\" at-least=\"0\" at-most=\"2\"/>"
         "<choose name=\"two\" from=\"one\" by=\"opponents\"/><kill what=\"two\"/></action>",
         "Action:\n"
         "  Choose up to 2 of your Allies: the one.\n"
         "  Each opponent chooses 1 of the one: the two.\n"
         "  Kill the two.");
  reads ("<action><kill><what><where in=\"enemies\"><has value=\"cost\" at-least=\"1\"/>"
         "<not><named card=\"x\"/></not></where></what></kill></action>",
         "Action:\n  Kill Enemies with cost 1 or more and not named X.");
  reads ("<action><kill><what><where in=\"enemies\"><turn-of/></where></what></kill></action>",
         "Action:\n  Kill Enemies for which it is your turn.");
  reads ("<action><kill><what><where in=\"enemies\"><turn-of/><has value=\"cost\" at-least=\"1\"/>"
         "<either><named card=\"x\"/><has value=\"cost\" at-most=\"3\"/></either></where></what></kill>"
         "</action>",
         "Action:\n  Kill Enemies with cost 1 or more and either named X or with cost 3 or less for which it is "
         "your turn.");
  reads ("<action><kill><what><cards zone=\"hand\" of=\"opponents\"/></what></kill>"
         "<kill><what><cards zone=\"deck\" count=\"1\"/></what></kill></action>",
         "Action:\n  Kill all cards in each opponent's hand.\n  Kill the top card of your deck.");
}

/* What all of several things begin with is said once, and "either" is needed no more. */
static void
one_of_several (void)
{
  reads ("<action><kill><what><where in=\"enemies\"><either><has value=\"cost\" at-least=\"2\" at-most=\"2\"/>"
         "<has value=\"cost\" at-least=\"4\" at-most=\"4\"/><has value=\"cost\" at-least=\"7\" at-most=\"7\"/>"
         "</either><named card=\"x\"/></where></what></kill></action>",
         "Action:\n  Kill Enemies with cost 2, 4 or 7 and named X.");
  reads ("<action><kill><what><where in=\"enemies\"><either><is value=\"rank\" word=\"hero\"/>"
         "<named card=\"x\"/></either><near within=\"1\"/></where></what></kill></action>",
         "Action:\n  Kill Enemies adjacent to this that are heroes or named X.");
  reads ("<action><kill><what><where in=\"enemies\"><either><named card=\"x\"/><all><near within=\"1\"/><either>"
         "<has value=\"cost\" at-most=\"3\"/><has value=\"attack\" at-least=\"1\"/></either></all></either></where>"
         "</what></kill></action>",
         "Action:\n  Kill Enemies either named X, or adjacent to this and either with cost 3 or less or with attack 1 or "
         "more.");
}

/* What somebody is about, where nothing may be, and in which order things are said of the members of a set. */
static void
members (void)
{
  reads ("<action><kill><what><where in=\"enemies\"><among in=\"you\"><what><owner/></what></among>"
         "<either><named card=\"x\"/><has value=\"cost\" at-most=\"3\"/></either><has value=\"attack\" "
         "at-least=\"1\"/><is value=\"rank\" word=\"hero\"/></where></what></kill></action>",
         "Action:\n  Kill Enemies that are heroes with attack 1 or more and (named X or with cost 3 or less) that you "
         "own.");
  reads ("<action><kill><what><where in=\"enemies\"><not><either><named card=\"x\"/><has value=\"cost\" "
         "at-most=\"3\"/></either></not></where></what></kill></action>",
         "Action:\n  Kill Enemies not named X and not with cost 3 or less.");
  reads ("<action><kill><what><where><in><pile of=\"enemies\"/></in><named card=\"x\"/></where></what></kill>"
         "<kill><what><pile of=\"enemies\"/></what></kill></action>",
         "Action:\n  Kill the cards named X under Enemies.\n  Kill the cards under Enemies.");
  reads ("<action><if><test><any in=\"allies\"/></test><then><draw/></then></if>"
         "<if><test><turn-of/></test><then><draw/></then></if></action>",
         "Action:\n  If there is one of your Allies:\n    Draw 1 card.\n  If it is your turn:\n    Draw 1 card.");
  reads ("<action><if><test><not><any in=\"enemies\"/></not></test><then><draw/></then></if>"
         "<if><test><not><any in=\"allies\"/></not></test><then><draw/></then></if></action>",
         "Action:\n  If there is no Enemy:\n    Draw 1 card.\n  If there is none of your Allies:\n    Draw 1 card.");
  reads ("<action><if><test><not><any in=\"enemies\"/></not><any in=\"allies\"/><turn-of/></test>"
         "<then><draw/></then></if></action>",
         "Action:\n  If there is no Enemy, there is one of your Allies and it is your turn:\n    Draw 1 card.");
}

/* What the condition of a clause says of those whom it is about stands in its first line. */
static void
conditions (void)
{
  reads ("<modify value=\"attack\" of=\"allies\" add=\"1\"><while><has value=\"cost\" at-most=\"3\"/>"
         "<holds test=\"storming\"/></while></modify>",
         "+1 attack for your Allies with cost 3 or less.\n  Only while this storms.");
  reads ("<forbid rule=\"be-moved\" of=\"allies\"><while><among what=\"other\" in=\"enemies\"/>"
         "<has of=\"other\" value=\"cost\" at-most=\"3\"/></while></forbid>",
         "Enemies with cost 3 or less cannot move your Allies.");
  reads ("<modify value=\"attack\"><add><number-if test=\"storming\" then=\"2\"/></add></modify>",
         "+2 attack for this.\n  Only while this storms.");
  reads ("<modify value=\"attack\"><add><number-if test=\"storming\" then=\"2\" else=\"1\"/></add></modify>",
         "The attack of this rises by 2 if this storms, otherwise 1.");
  reads ("<when event=\"kill\" while=\"storming\"><draw/></when>",
         "When a unit is killed:\n  Only if this storms.\n  Draw 1 card.");
}

/* To choose as many as there are leaves only the order open. */
/* That every catalogue gives all of them is a test of its own (tests/project/translation.sh). */
static void
cases (void)
{
  static const struct
  {
    SortieForm form;
    const char *of_four, *of_three, *of_two;
  } rows[] = {
    { SORTIE_FORM_PLAIN, "kra", "ofiara", "deer" },   { SORTIE_FORM_ANY, "kra", "ofiara", "deer" },
    { SORTIE_FORM_OF, "kry", "ofiary", "deer's" },    { SORTIE_FORM_OF_ANY, "kry", "ofiary", "deer's" },
    { SORTIE_FORM_WHOSE, "kry", "ofiary", "deer's" }, { SORTIE_FORM_OBJECT, "krę", "ofiarę", "deer" },
    { SORTIE_FORM_AT, "krze", "ofiary", "deer" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SortiePrinter p = { 0 };
      g_autofree char *four = sortie_phrase_variant (&p, "kra|kry|krę|krze", rows[i].form);
      g_autofree char *three = sortie_phrase_variant (&p, "ofiara|ofiary|ofiarę", rows[i].form);
      g_autofree char *two = sortie_phrase_variant (&p, "deer|deer's", rows[i].form);
      g_autofree char *one = sortie_phrase_variant (&p, "victim", rows[i].form);

      tap_string (four, rows[i].of_four);
      tap_string (three, rows[i].of_three);
      tap_string (two, rows[i].of_two);
      tap_string (one, "victim");
    }
}

/* A language names the variants that it needs: the label with the most tags that all hold is taken. */
static void
variants (void)
{
  static const char wall[] = "twój Mur|ins=twoim Murem|own=swój Mur|ins,own=swoim Murem|~m";
  static const char near_it[] = "sąsiadujące|one,m=sąsiadujący|one,f=sąsiadująca|no/of-any,m=sąsiadującego|of=sąsiadujących";
  static const struct
  {
    const char *text;
    SortieForm form;
    const char *as, *throughout, *agrees, *expected;
  } rows[] = {
    { wall, SORTIE_FORM_ANY, NULL, NULL, NULL, "twój Mur" },
    { wall, SORTIE_FORM_ANY, "ins", NULL, NULL, "twoim Murem" },
    { wall, SORTIE_FORM_ANY, NULL, "own", NULL, "swój Mur" },
    { wall, SORTIE_FORM_ANY, "ins", "own", NULL, "swoim Murem" },
    { near_it, SORTIE_FORM_PLAIN, NULL, NULL, "m", "sąsiadujące" },
    { near_it, SORTIE_FORM_OF, NULL, NULL, "m", "sąsiadujących" },
    { near_it, SORTIE_FORM_ANY, NULL, NULL, "m", "sąsiadujący" },
    { near_it, SORTIE_FORM_ANY, NULL, NULL, "f", "sąsiadująca" },
    { near_it, SORTIE_FORM_ANY, NULL, NULL, NULL, "sąsiadujące" },
    { "a|one,m=b|no,m=c", SORTIE_FORM_OF_ANY, NULL, NULL, "m", "b" },
  };
  SortiePrinter p = { 0 };
  g_autofree char *bare = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SortiePrinter one = { .as = rows[i].as, .throughout = rows[i].throughout, .agrees = rows[i].agrees };
      g_autofree char *text = sortie_phrase_variant (&one, rows[i].text, rows[i].form);

      tap_string (text, rows[i].expected);
    }
  tap_string (sortie_phrase_agreement (wall), "m");
  CU_ASSERT_PTR_NULL (sortie_phrase_agreement (near_it));
  sortie_printer_add_tags (&p, "to-any:ins+own}");
  tap_string (p.as, "ins");
  tap_string (p.throughout, "own");
  /* a noun that lacks the case */
  bare = sortie_phrase_noun (&p, "Mur|acc=Mur", SORTIE_FORM_ANY);
  tap_string (bare, ": Mur");
}

/* What conditions that follow one another are about is said once. */
static void
subjects (void)
{
  reads ("<modify value=\"attack\" add=\"1\"><while><has of=\"other\" value=\"cost\" at-least=\"2\"/>"
         "<not><has of=\"other\" value=\"attack\" at-least=\"3\"/></not><turn-of/></while></modify>",
         "+1 attack for this.\n  Only while what it faces has cost 2 or more, has attack less than 3 and it is your "
         "turn.");
  reads ("<modify value=\"attack\" add=\"1\"><while><either><has of=\"other\" value=\"cost\" at-least=\"2\"/>"
         "<has of=\"other\" value=\"cost\" at-most=\"0\"/></either></while></modify>",
         "+1 attack for this.\n  Only while what it faces has cost 2 or more or 0 or less.");
}

/* What a step says of the step before. */
static void
steps_before (void)
{
  reads ("<action><choose name=\"guest\" from=\"allies\" at-least=\"0\" at-most=\"1\"/>"
         "<if><test><any in=\"guest\"/></test><then><kill what=\"guest\"/></then></if></action>",
         "Action:\n  You may choose one of your Allies: the guest.\n  If you do:\n    Kill the guest.");
  reads ("<action><choose name=\"guest\" from=\"allies\"/>"
         "<if><test><any in=\"guest\"/></test><then><kill what=\"guest\"/></then></if></action>",
         "Action:\n  Choose 1 of your Allies: the guest.\n  If there is one:\n    Kill the guest.");
  reads ("<action><choose name=\"guest\" from=\"allies\" at-least=\"0\" at-most=\"1\"/><draw/>"
         "<if><test><any in=\"guest\"/></test><then><kill what=\"guest\"/></then></if></action>",
         "Action:\n  You may choose one of your Allies: the guest.\n  Draw 1 card.\n  If the guest was found:\n"
         "    Kill the guest.");
}

static void
members_of_bound (void)
{
  reads ("<action><choose name=\"guests\" from=\"allies\" at-least=\"0\" at-most=\"2\"/>"
         "<choose name=\"host\" at-least=\"0\" at-most=\"1\"><from><where in=\"guests\">"
         "<has value=\"cost\" at-least=\"1\"/></where></from></choose><kill what=\"host\"/></action>",
         "Action:\n"
         "  Choose up to 2 of your Allies: the guests.\n"
         "  You may choose one of the guests with cost 1 or more: the host.\n"
         "  Kill the host.");
}

static void
orders (void)
{
  reads ("<action><choose name=\"one\" from=\"allies\"><at-least><count in=\"allies\"/></at-least></choose>"
         "<kill what=\"one\"/></action>",
         "Action:\n  Take your Allies in an order of your choice: the one.\n  Kill the one.");
  reads ("<action><choose name=\"one\" from=\"allies\"><at-least><count in=\"enemies\"/></at-least></choose>"
         "<kill what=\"one\"/></action>",
         "Action:\n  Choose the one among your Allies, as many as the number of Enemies.\n  Kill the one.");
}

/* What is more than a plain number is said after a colon only where no words fit. */
static void
numbers_of_members (void)
{
  reads ("<action><choose name=\"one\" from=\"allies\"><at-least><half rounded=\"up\"><of><count in=\"enemies\"/></of></half>"
         "</at-least><at-most><count in=\"allies\"/></at-most></choose><kill what=\"one\"/></action>",
         "Action:\n  Choose the one among your Allies, at least half the number of Enemies, rounded up.\n"
         "  Kill the one.");
  reads ("<action><draw><n><half rounded=\"down\"><of><count in=\"allies\"/></of></half></n></draw>"
         "<draw><n><half rounded=\"up\"><of><minus><from><count in=\"allies\"/></from><take><number is=\"1\"/></take></minus>"
         "</of></half></n></draw></action>",
         "Action:\n  Draw as many cards as half the number of your Allies, rounded down.\n"
         "  Draw as many cards as half of the difference (the number of your Allies minus 1), rounded up.");
}

/* One thing or several. */
static void
bound_sets (void)
{
  reads ("<action><bind name=\"top-card\"><to><cards zone=\"deck\" count=\"1\"/></to></bind>"
         "<bind name=\"cards\"><to><cards zone=\"deck\" count=\"3\"/></to></bind>"
         "<bind name=\"rest\"><to><cards zone=\"deck\"/></to></bind>"
         "<choose name=\"kept\" at-least=\"0\" at-most=\"1\"><from><where in=\"cards\"><has value=\"cost\" at-least=\"1\"/>"
         "</where></from></choose><choose name=\"same\" from=\"top-card\" at-least=\"0\" at-most=\"1\"/>"
         "<kill what=\"rest\"/><kill what=\"kept\"/><kill what=\"same\"/></action>",
         "Action:\n"
         "  The top card is the top card of your deck.\n"
         "  The cards are the top 3 cards of your deck.\n"
         "  The rest are all cards in your deck.\n"
         "  You may choose one of the cards with cost 1 or more: the kept.\n"
         "  You may choose the top card: the same.\n"
         "  Kill the rest.\n"
         "  Kill the kept.\n"
         "  Kill the same.");
}

static void
brackets (void)
{
  reads ("<action><draw><n><times by=\"2\"><number><minus from=\"3\" take=\"menace\"/></number>"
         "</times></n></draw></action>",
         "Action:\n  Draw as many cards as 2 times (3 minus the menace).");
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
         "    For each one among Enemies:\n"
         "      2 times:\n"
         "        If this storms:\n"
         "          Kill the one.\n"
         "  Otherwise:\n"
         "    Draw 1 card.\n"
         "  Draw 1 card.");
}

static void
durations (void)
{
  reads ("<ability cost=\"1\"><choose name=\"strong-one\" from=\"allies\"/><during "
         "until=\"end-of-turn\">"
         "<modify value=\"attack\" of=\"strong-one\" add=\"menace\"/><grant "
         "to=\"strong-one\"><ability><draw/></ability></grant>"
         "</during></ability>",
         "Activate for 1 (any):\n"
         "  Choose 1 of your Allies: the strong one.\n"
         "  Until the end of this turn:\n"
         "    The attack of the strong one rises by the menace.\n"
         "    The strong one has:\n"
         "      Activate for 0 (any):\n"
         "        Draw 1 card.");
}

/* What is in force is shown without the program that set it up, and what is offered without the
 * rest of it. */
static void
parts (void)
{
  g_autoptr (SortieCatalogue) catalogue = words_load_clauses (
      "<action><choose name=\"hero\" from=\"allies\"/><during until=\"end-of-turn\">"
      "<modify value=\"attack\" of=\"hero\" add=\"1\"/></during>"
      "<may><kill what=\"hero\"/><draw n=\"2\"/><else><draw/></else></may></action>",
      NULL);
  const SortieClause *action = words_clause (catalogue, "x", 0);
  const SortieProgram *program = &catalogue->programs[action->program];
  guint at = 0;

  while (catalogue->instructions[program->first + at].op != SORTIE_OP_MAY)
    at++;
  for (guint16 i = 1; i < catalogue->n_clauses; i++)
    if (catalogue->clauses[i].kind == SORTIE_CLAUSE_MODIFY)
      {
        g_autofree char *clause = sortie_clause_describe (catalogue, i);
        tap_string (clause, "+1 attack for the hero.");
      }
  g_autofree char *offer = sortie_effects_describe (catalogue, action->program, at, NULL, NULL);
  tap_string (offer, "Kill the hero. Draw 2 cards.");
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
  g_autofree char *text = catalogue != NULL ? sortie_program_describe (catalogue, 1) : NULL;

  tap_string (messages, "");
  tap_string (text, "Swift.\nEnemies lose Swift.");
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
  "<times number=\"3\" by=\"2\"/><half of=\"5\"/><smaller of=\"menace\" and=\"5\"/><number-if test=\"storming\" "
  "then=\"1\"/></plus></n></draw></action>",
  "<action><kill><what><together><cards zone=\"hand\"/><pieces/><places in=\"front\" free=\"yes\"/>"
  "<both><those in=\"allies\"/><those in=\"enemies\"/></both><without in=\"allies\" take=\"self\"/>"
  "<highest value=\"cost\" in=\"allies\"/><lowest value=\"cost\" in=\"allies\"/><holder "
  "of=\"self\"/>"
  "<owner of=\"self\"/><place of=\"self\"/><standing on=\"self\"/><pile of=\"self\"/><top-card "
  "of=\"self\"/><bearer of=\"self\"/>"
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
          catalogue != NULL ? sortie_program_describe (catalogue, 1) : NULL;

      tap_string (messages, "");
      CU_ASSERT (text != NULL && strchr (text, '{') == NULL && strstr (text, "  :") == NULL);
      CU_ASSERT (text != NULL && strstr (text, "()") == NULL);
    }
}

static const TapTest tests[] = {
  { "continuous clauses read as sentences", continuous },
  { "permissions say who may or cannot do what, and by whom", permissions },
  { "triggers and replacements read as sentences", events },
  { "an event without a sentence is called by its name", events_without_a_sentence },
  { "a program reads step by step, and what it binds has a name", programs },
  { "choices say how many, members what they are like", choices },
  { "a translation has one case or all, and each form takes its own", cases },
  { "a translation may name its variants, and sentences ask for them", variants },
  { "what conditions are about is said once", subjects },
  { "a step speaks of the step before", steps_before },
  { "one of several bound things is said as one of them", members_of_bound },
  { "what is said of members has an order, and room in the words for a set", members },
  { "what several things begin with is said once", one_of_several },
  { "a first line says what a condition says of those whom it is about", conditions },
  { "to choose all leaves the order open", orders },
  { "what is counted may be halved, and chosen at least", numbers_of_members },
  { "what is bound is one thing or several", bound_sets },
  { "a sum inside a product stands in brackets", brackets },
  { "blocks are found again inside blocks", blocks_in_blocks },
  { "what lasts for a time stands inside it", durations },
  { "an effect in force and an offer are read without the rest of the program", parts },
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
