/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/language/words.h"

#include <string.h>
#include <sortie/query.h>
#include "content/internal.h"
#include "language/elements.h"
#include "language/internal.h"
#include "base/errors.h"

#define LIST(...) ((const char *const[]){ __VA_ARGS__, NULL })
#define PRINTED(...) .printed = TRUE, __VA_ARGS__

static const SortieValueDecl values[] = {
  [VALUE_ATTACK] = { "attack", "attack", "T-1", SORTIE_VALUE_NUMBER, SORTIE_LAYER_NUMBER,
                     PRINTED (.min = 0, .max = 99) },
  [VALUE_COST] = { "cost", "cost", "T-2", SORTIE_VALUE_NUMBER, SORTIE_LAYER_NUMBER,
                   PRINTED (.otherwise = 3, .min = 0, .max = 9) },
  [VALUE_RANK] = { "rank", "rank", "T-3", SORTIE_VALUE_WORD, SORTIE_LAYER_MEMBERSHIP,
                   LIST ("common", "hero"), PRINTED (.min = 0, .max = 1) },
  [VALUE_TRAITS] = { "traits", "traits", "T-4", SORTIE_VALUE_WORDS, SORTIE_LAYER_MEMBERSHIP,
                     LIST ("undead", "beast", "winged"), PRINTED (.min = 0, .max = 7) },
  [VALUE_MAY_MOVE] = { "may-move", "move", "T-5", SORTIE_VALUE_RULE, SORTIE_LAYER_NUMBER,
                       .otherwise = 1, .max = 1 },
  [VALUE_BE_MOVED] = { "be-moved", "be moved", "T-5", SORTIE_VALUE_RULE, SORTIE_LAYER_NUMBER,
                       .otherwise = 1, .max = 1 },
  { NULL },
};

#define BIT(value) (G_GUINT64_CONSTANT (1) << VALUE_##value)

static const SortieKindDecl kinds[] = {
  {
    .element = "card", .title = "card", .required = BIT (COST),
    .allowed = BIT (ATTACK) | BIT (RANK) | BIT (TRAITS), .texts = LIST ("action", "passive"),
    .needs_ability = TRUE,
  },
  {
    .element = "thing", .title = "thing",
    .allowed = BIT (ATTACK) | BIT (COST) | BIT (RANK) | BIT (TRAITS),
  },
  { .element = "boss", .title = "boss", .texts = LIST ("menace") },
  {
    .element = "relic", .title = "relic", .allowed = BIT (ATTACK) | BIT (RANK) | BIT (COST),
    .one_of = BIT (ATTACK) | BIT (RANK),
  },
  { NULL },
};

static guint
nobody (const SortieContext *ctx, SortieRef *ret, guint max)
{
  (void) ctx;
  (void) ret;
  (void) max;
  return 0;
}

static gint
none (const SortieContext *ctx)
{
  (void) ctx;
  return 0;
}

static const SortieSetDecl sets[] = {
  [SET_ALLIES] = { "allies", "your Allies", "T-6", nobody, NULL },
  [SET_ENEMIES] = { "enemies", "Enemies", "T-7", nobody, NULL },
  { NULL },
};

static const SortieNumberDecl numbers[] = { { "menace", "the menace", "T-8", none }, { NULL } };
static const SortieTestDecl tests[] = { { "storming", "this storms", "T-9", none }, { NULL } };

static const SortieElement elements[] = {
  {
    .name = "action", .kind = SORTIE_ELEMENT_CLAUSE, .code = SORTIE_CLAUSE_PLAY,
    .meaning = "what it does from hand", .says = "Action:",
  },
  {
    .name = "answer", .kind = SORTIE_ELEMENT_CLAUSE, .code = SORTIE_CLAUSE_PLAY,
    .meaning = "what it does as an answer", .says = "Answer:",
  },
  {
    .name = "damage", .kind = SORTIE_ELEMENT_EFFECT, .code = PROC_DAMAGE,
    .meaning = "deals damage", .says = "Deal {n} damage to {to-each}.",
    .attrs = { { "n", SORTIE_ATTR_NUMBER, TRUE, .meaning = "how much" },
               { "to", SORTIE_ATTR_SET, .otherwise = "opponents", .meaning = "to whom" } },
  },
  {
    .name = "kill", .kind = SORTIE_ELEMENT_EFFECT, .code = PROC_KILL,
    .meaning = "kills", .says = "Kill {what}.",
    .attrs = { { "what", SORTIE_ATTR_SET, TRUE, .meaning = "whom" } },
  },
  {
    .name = "draw", .kind = SORTIE_ELEMENT_EFFECT, .code = PROC_DRAW,
    .meaning = "draws cards", .says = "{by-each} draws as many cards as {n}.",
    .attrs = { { "n", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = "how many" },
               { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = "who" } },
  },
  {
    .name = "tidy", .kind = SORTIE_ELEMENT_EFFECT, .code = PROC_TIDY,
    .meaning = "has one attribute of every sort", .says = "Tidy.",
    .attrs = { { "n", SORTIE_ATTR_NUMBER, .meaning = "a number" },
               { "who", SORTIE_ATTR_SET, .meaning = "a set" },
               { "sure", SORTIE_ATTR_TEST, .meaning = "a test" },
               { "at-random", SORTIE_ATTR_YES_NO, .meaning = "a choice" },
               { "zone", SORTIE_ATTR_ZONE, .meaning = "a zone" },
               { "how", SORTIE_ATTR_WORD, .words = LIST ("well", "badly"), .meaning = "a word" } },
  },
  SORTIE_CLAUSE_WORD ("feast", "after it killed in a storm, once a turn", "T-9", "when",
                      { "event", "kill" }, { "by", "you" }, { "while", "storming" }, { "limit", "1" }),
  { NULL },
};

static const SortieSaying sayings[] = {
  { SORTIE_SAYS_OF_ELEMENT, "draw", "by=you n=#", "Draw {n} card.", "Draw {n} cards." },
  { SORTIE_SAYS_OF_ELEMENT, "draw", "by=you", "Draw as many cards as {n}.", NULL },
  { SORTIE_SAYS_OF_ELEMENT, "forbid", "rule=be-moved other=*", "{other} cannot move {of}.", NULL },
  { SORTIE_SAYS_OF_SET, "enemies", "form=no", "no Enemy", NULL },
  { SORTIE_SAYS_OF_ELEMENT, "is", "member kind=yes value=rank word=hero", "that are heroes", NULL },
  { SORTIE_SAYS_OF_ELEMENT, "among", "member last=yes what=owner in=you", "that you own", NULL },
  { SORTIE_SAYS_OF_EVENT, "kill", "of=-", "a unit is killed", NULL },
  { SORTIE_SAYS_OF_EVENT, "kill", "", "{of-any} is killed", NULL },
  { SORTIE_SAYS_OF_EVENT, "damage", "by=*", "{by-any} deals damage to {of-any}", NULL },
  { SORTIE_SAYS_OF_EVENT, "damage", "", "damage is dealt to {of-any}", NULL },
  { 0 },
};

static void
idle (SortiePlay *p, SortieFrame *f)
{
  (void) p;
  (void) f;
}

static const SortieProcDecl procs[] = {
  [PROC_DAMAGE] = { "damage", idle },
  [PROC_KILL] = { "kill", idle },
  [PROC_DRAW] = { "draw", idle },
  [PROC_TIDY] = { "tidy", idle },
  { NULL },
};

static const SortieRecordDecl records[] = { { "class", "boss", LIST ("menace", "life") },
                                            { NULL } };
static const SortieDeckKindDecl deck_kinds[] = { { "starter", "starter deck", "card", "T-1" },
                                                 { NULL } };

static const SortieUntilDecl untils[] = {
  { "attack-ends", "the attack is over" },
  { "end-of-opponent-next-turn", "the end of the opponents' next turn", .whose = sortie_next_opponent },
  { NULL }
};
static const SortieCauseDecl causes[] = { { "attack", "an attack" }, { NULL } };

static const SortieVocabulary vocabulary = {
  .values = values, .kinds = kinds, .sets = sets, .numbers = numbers, .tests = tests,
  .elements = elements, .sayings = sayings, .procs = procs, .records = records,
  .deck_kinds = deck_kinds,
  .faction_traits = LIST ("wild", "tame"),
  .timings = LIST ("any", "reaction"),
  .untils = untils, .causes = causes,
  .held = TRUE,
};

static const SortieZoneDecl zones[] = {
  { "deck", "deck" }, { "hand", "hand" }, { "discard", "discard" }, { NULL }
};
static const SortiePlaceDecl places[] = {
  { "front", "front" }, { "track", "track" }, { "field", "field", .shape = SORTIE_PLACE_GRID },
  { NULL }
};
static const SortiePlaceDecl flat_places[] = { { "front", "front" },
                                               { "track", "track", .shape = SORTIE_PLACE_TRACK },
                                               { NULL } };
static const SortieVarDecl vars[] = { { "life", "life" },
                                      { "tide", "tide", .shared = TRUE },
                                      { NULL } };
static const SortieMarkDecl marks[] = { { "wound", "wounds" }, { NULL } };
static const SortieMemoryDecl memories[] = { { "moved", "moved" }, { NULL } };
static const SortieChosenDecl chosen[]
  = { { "deck", "starter", 2 }, { "boss", NULL, 1 }, { "class", NULL, 1 }, { NULL } };

#define WORDS(the_game, the_places)                                                          \
  {                                                                                          \
    .game = the_game, .vocabulary = &vocabulary, .events = LIST ("kill", "damage", "draw"),   \
    .phases                                                                                  \
      = LIST ("dawn", "noon", "", "", "", "", "", "", "night", "", "", "", "", "", "", ""),  \
    .zones = zones, .places = the_places, .vars = vars, .marks = marks, .memories = memories, \
    .chosen = chosen                                                                         \
  }

const SortieContentNames words = WORDS ("toy", places);
const SortieContentNames words_without_grid = WORDS ("flat", flat_places);

SortieCatalogue *
words_load (const char *body, char **ret_messages)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree char *file =
      g_strdup_printf ("<content xmlns=\"" SORTIE_CONTENT_NAMESPACE "\">%s</content>", body);
  SortieCatalogue *catalogue =
      sortie_content_load_memory (&words, file, strlen (file), "cards.xml", errors);

  if (ret_messages != NULL)
    *ret_messages = sortie_errors_to_string (errors);
  return catalogue;
}

SortieCatalogue *
words_load_clauses (const char *clauses, char **ret_messages)
{
  g_autofree char *body =
      g_strdup_printf ("<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/>"
                       "%s</thing>",
                       clauses);

  return words_load (body, ret_messages);
}

const SortieClause *
words_clause (const SortieCatalogue *catalogue, const char *id, guint n)
{
  const SortieDef *def = &catalogue->defs[sortie_catalogue_find (catalogue, id)];

  return &catalogue->clauses[def->first_clause + n];
}

/* ---- written out ---- */

static void put_expression (GString *to, const SortieCatalogue *catalogue, gint expr);

static void
put_operand (GString *to, const SortieCatalogue *catalogue, char letter, gint value)
{
  if (strchr ("nst", letter) == NULL)
    g_string_append_printf (to, " %d", value);
  else if (value == SORTIE_NO_EXPR)
    g_string_append (to, " -");
  else
    {
      g_string_append_c (to, ' ');
      put_expression (to, catalogue, value);
    }
}

static void
put_expression (GString *to, const SortieCatalogue *catalogue, gint expr)
{
  const SortieExpr *e = &catalogue->exprs[expr];
  const char *letters = sortie_expr_operands (e->op);

  if (letters[0] == '\0')
    {
      g_string_append (to, sortie_expr_name (e->op));
      return;
    }
  g_string_append_printf (to, "(%s", sortie_expr_name (e->op));
  if (strchr (letters, '*') != NULL)
    for (guint i = 0; i < e->n_args; i++)
      put_operand (to, catalogue, letters[0], catalogue->kids[e->arg[0] + (gint) i]);
  else
    for (guint i = 0; letters[i] != '\0'; i++)
      put_operand (to, catalogue, letters[i], e->arg[i]);
  g_string_append_c (to, ')');
}

char *
words_expression (const SortieCatalogue *catalogue, gint expr)
{
  GString *text = g_string_new (NULL);

  put_expression (text, catalogue, expr);
  return g_string_free (text, FALSE);
}

static void
put_instruction (GString *to, const SortieCatalogue *catalogue, const SortieInstruction *code)
{
  const char *letters = sortie_op_operands (code->op);

  g_string_append (to, sortie_op_name (code->op));
  if (code->op == SORTIE_OP_CALL)
    {
      g_string_append_printf (to, " %d", code->arg[0]);
      for (gint i = 0; i < code->n_args; i++)
        put_operand (to, catalogue, (char) catalogue->kids[code->arg[1] + 2 * i],
                     catalogue->kids[code->arg[1] + 2 * i + 1]);
    }
  else
    for (guint i = 0; letters[i] != '\0'; i++)
      put_operand (to, catalogue, letters[i], code->arg[i]);
  g_string_append_c (to, '\n');
}

char *
words_program (const SortieCatalogue *catalogue, guint program)
{
  const SortieProgram *p = &catalogue->programs[program];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < p->n; i++)
    put_instruction (text, catalogue, &catalogue->instructions[p->first + i]);
  return g_string_free (text, FALSE);
}
