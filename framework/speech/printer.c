/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer.c: clauses and programs, line by line. It finds blocks by the shape in which compile-effect.c lays them
 * out. */
#include <sortie/base.h>
#include "speech/front-end.h"
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

#include <string.h>

#include "base/i18n.h"
#include "speech/phrases.h"

/* The lines so far, and the indentation of the next one. */
typedef struct
{
  SortiePrinter p;
  GString *text;
  guint depth;
  const SortieInstruction *code; /* the code of the current program, p.program */
} Page;

/* Takes ownership of the sentence. */
static void
line (Page *page, char *sentence)
{
  g_autofree char *capital = sortie_text_capitalize (sentence);

  if (page->text->len > 0)
    g_string_append_c (page->text, '\n');
  for (guint i = 0; i < page->depth; i++)
    g_string_append (page->text, "  ");
  g_string_append (page->text, capital);
  g_free (sentence);
}

static void
block (Page *page, guint from, guint to);

static void
clauses (Page *page, guint first, guint n);

/* ---- instructions ---- */

static void
inside (Page *page, guint from, guint to)
{
  page->depth++;
  block (page, from, to);
  page->depth--;
}

/* The end of the yes branch of <if> and <may>: a forward jump before the other branch. */
static guint
end_of_first_branch (const Page *page, guint other)
{
  const SortieInstruction *last = &page->code[other - 1];

  return last->op == SORTIE_OP_JUMP && last->arg[0] >= (gint) other ? other - 1 : other;
}

/* <if> and <may>. Returns the end of both branches. */
static guint
branches (Page *page, guint at, guint other)
{
  guint end = end_of_first_branch (page, other);

  line (page, sortie_phrase_step (&page->p, &page->code[at]));
  inside (page, at + 1, end);
  if (end == other)
    return other;
  line (page, g_strdup (_(sortie_element_find (NULL, SORTIE_ELEMENT_PART, "else")->says)));
  inside (page, other, (guint) page->code[end].arg[0]);
  return (guint) page->code[end].arg[0];
}

static guint
loop (Page *page, guint at)
{
  guint end = (guint) page->code[at + 1].arg[1];

  line (page, sortie_phrase_step (&page->p, &page->code[at]));
  inside (page, at + 2, end - 1);
  return end;
}

/* The ways, one by one. Each but the last ends with a jump to after the last. */
static guint
ways (Page *page, guint at)
{
  gint slot = page->code[at].arg[0];

  line (page, sortie_phrase_step (&page->p, &page->code[at]));
  page->depth++;
  for (at++; page->code[at].op == SORTIE_OP_WAY && page->code[at].arg[0] == slot;
       at = (guint) page->code[at].arg[3])
    {
      line (page, sortie_phrase_step (&page->p, &page->code[at]));
      inside (page, at + 1, end_of_first_branch (page, (guint) page->code[at].arg[3]));
    }
  page->depth--;
  return at;
}

/* Adjacent clauses that last equally long are printed as one <during>. */
static guint
timed (Page *page, guint at, guint to)
{
  const SortieInstruction *code = &page->code[at];

  line (page, sortie_phrase_step (&page->p, code));
  page->depth++;
  for (; at < to && page->code[at].op == SORTIE_OP_DURING && page->code[at].arg[1] == code->arg[1];
       at++)
    clauses (page, (guint) page->code[at].arg[0], 1);
  page->depth--;
  return at;
}

/* Prints the instruction at @at and everything inside it. Returns the next one. */
static guint
instruction (Page *page, guint at, guint to)
{
  const SortieInstruction *code = &page->code[at];

  switch (code->op)
    {
    case SORTIE_OP_UNLESS: return branches (page, at, (guint) code->arg[1]);
    case SORTIE_OP_MAY: return branches (page, at, (guint) code->arg[2]);
    case SORTIE_OP_EACH:
    case SORTIE_OP_REPEAT: return loop (page, at);
    case SORTIE_OP_DURING: return timed (page, at, to);
    case SORTIE_OP_ONE_OF: return ways (page, at);
    case SORTIE_OP_PAY:
      line (page, sortie_phrase_step (&page->p, code));
      return at + 1;
    default:
      if (sortie_element_of_step (&page->p, code) != NULL) /* a jump alone prints nothing */
        line (page, sortie_phrase_step (&page->p, code));
      return at + 1;
    }
}

static void
block (Page *page, guint from, guint to)
{
  while (from < to)
    from = instruction (page, from, to);
}

/* A number of things that is not given is one. */
static void
add_bound (SortieBlanks *blanks, const SortiePrinter *p, const SortieAttr *attr, gint number)
{
  if (number != SORTIE_NO_EXPR)
    {
      sortie_blanks_add_operand (blanks, p, attr, number, "");
      return;
    }
  sortie_blanks_add_token (blanks, (SortieToken){ attr->name, "*", TRUE, 1 });
  sortie_blanks_add (blanks, attr->name, g_strdup ("1"));
}

static void
target (Page *page, const SortieTarget *target)
{
  const SortieElement *element = sortie_element_find (NULL, SORTIE_ELEMENT_PART, "target");
  SortieBlanks blanks = { 0 };

  sortie_blanks_add_operand (&blanks, &page->p, &element->attrs[0], target->slot, "");
  sortie_blanks_add_operand (&blanks, &page->p, &element->attrs[1], target->from, "");
  add_bound (&blanks, &page->p, &element->attrs[2], target->at_least);
  add_bound (&blanks, &page->p, &element->attrs[3], target->at_most);
  line (page, sortie_blanks_say (&blanks, &page->p, element));
}

static void
open_program (Page *page, const SortieProgram *program)
{
  page->p.program = program;
  page->code = program != NULL ? &page->p.catalogue->instructions[program->first] : NULL;
}

/* Does not print the STOP at the end. */
static void
program (Page *page, guint index)
{
  const SortieProgram *program = &page->p.catalogue->programs[index], *around = page->p.program;

  if (index == 0)
    return;
  page->depth++;
  open_program (page, program);
  for (guint i = 0; i < program->n_targets; i++)
    target (page, &page->p.catalogue->targets[program->first_target + i]);
  block (page, 0, program->n - 1u);
  open_program (page, around);
  page->depth--;
}

/* ---- clauses ---- */

static char *
at_most_in_all (guint limit, gboolean per_game)
{
  if (limit == 1)
    return g_strdup (per_game ? _("(once a game for each player)")
                              : _("(once a turn for each player)"));
  if (per_game)
    return g_strdup_printf (ngettext_ ("(at most %u time a game for each player)",
                                       "(at most %u times a game for each player)", limit), limit);
  return g_strdup_printf (ngettext_ ("(at most %u time a turn for each player)",
                                     "(at most %u times a turn for each player)", limit), limit);
}

/* The same for the game's kind of round. */
static char *
at_most_in_round (const SortiePrinter *p, const SortieClause *clause)
{
  const char *title = sortie_names_title (p->catalogue->names, SORTIE_ATTR_PERIOD, clause->per);
  const char *pattern;

  if (clause->limit == 1)
    pattern = clause->flags & SORTIE_CLAUSE_PER_PLAYER ? _("(once per {round} for each player)")
                                                       : _("(once per {round})");
  else if (clause->flags & SORTIE_CLAUSE_PER_PLAYER)
    pattern = ngettext_ ("(at most {n} time per {round} for each player)",
                         "(at most {n} times per {round} for each player)", clause->limit);
  else
    pattern = ngettext_ ("(at most {n} time per {round})", "(at most {n} times per {round})",
                         clause->limit);
  return sortie_sentence (pattern, "n", SORTIE_DIGITS (clause->limit), "round", sortie_phrase_of_game (p, title), NULL);
}

static char *
at_most (const SortiePrinter *p, const SortieClause *clause)
{
  guint limit = clause->limit;
  gboolean per_game = clause->per == SORTIE_PER_GAME;

  if (limit == 0)
    return g_strdup ("");
  if (clause->per >= SORTIE_PER_ROUND)
    return at_most_in_round (p, clause);
  if (clause->flags & SORTIE_CLAUSE_PER_PLAYER)
    return at_most_in_all (limit, per_game);
  if (limit == 1)
    return g_strdup (per_game ? _("(once a game)") : _("(once a turn)"));
  if (per_game)
    return g_strdup_printf (
        ngettext_ ("(at most %u time a game)", "(at most %u times a game)", limit), limit);
  return g_strdup_printf (
      ngettext_ ("(at most %u time a turn)", "(at most %u times a turn)", limit), limit);
}

/* The operand that a clause keeps for an attribute. */
static gint
operand_of_clause (const SortieClause *clause, const SortieAttr *attr)
{
  const char *name = attr->name;

  if (strcmp (name, "of") == 0 || strcmp (name, "to") == 0)
    return clause->subject;
  if (strcmp (name, "by") == 0 || strcmp (name, "like") == 0)
    return clause->by;
  if (strcmp (name, "cost") == 0)
    return clause->amount;
  if (strcmp (name, "timing") == 0)
    return clause->timing;
  if (strcmp (name, "stacks") == 0)
    return !(clause->flags & SORTIE_CLAUSE_NO_STACK);
  if (strcmp (name, "kept") == 0)
    return (clause->flags & SORTIE_CLAUSE_KEPT) != 0;
  if (strcmp (name, "held") == 0)
    return (clause->flags & SORTIE_CLAUSE_HELD) != 0;
  if (strcmp (name, "per") == 0)
    return clause->per;
  if (strcmp (name, "whose") == 0)
    return (clause->flags & SORTIE_CLAUSE_PER_PLAYER) != 0;
  if (strcmp (name, "counts") == 0)
    return (clause->flags & SORTIE_CLAUSE_COUNTS_DONE) != 0;
  if (strcmp (name, "optional") == 0)
    return (clause->flags & SORTIE_CLAUSE_OPTIONAL) != 0;
  if (strcmp (name, "down-to") == 0)
    return clause->floor;
  return clause->key == SORTIE_NO_INDEX ? -1 : clause->key;
}

/* The things that the clause is about, if an effect has fixed them. */
static gboolean
is_named_now (const SortiePrinter *p, const SortieAttr *attr)
{
  return p->set_up != NULL && p->set_up->whom != NULL
         && (strcmp (attr->name, "of") == 0 || strcmp (attr->name, "to") == 0);
}

static void
add_attr_of_clause (SortieBlanks *blanks, const SortiePrinter *p, const SortieClause *clause,
                    const SortieAttr *attr)
{
  if (is_named_now (p, attr))
    {
      sortie_blanks_add_names (blanks, attr->name, p->set_up->whom, p->set_up->is_many);
      return;
    }
  if (strcmp (attr->name, "uses-up") == 0)
    return; /* for lint: no card says it */
  if (strcmp (attr->name, "down-to") == 0 && clause->change != SORTIE_CHANGE_LOWER)
    return;
  if (strcmp (attr->name, "limit") == 0)
    sortie_blanks_add (blanks, attr->name, at_most (p, clause));
  else if (attr->type == SORTIE_ATTR_EVENT)
    sortie_blanks_add (blanks, attr->name, sortie_phrase_event (p, clause));
  else if (strcmp (attr->name, "set") == 0 && clause->kind == SORTIE_CLAUSE_COUNT_AS)
    {
      sortie_blanks_add_token (
          blanks, (SortieToken){ .attr = attr->name,
                                 .word = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_SET,
                                                           clause->key) });
      sortie_blanks_add (
          blanks, attr->name,
          g_strdup (sortie_phrase_of_game (
              p, sortie_names_title (p->catalogue->names, SORTIE_ATTR_SET, clause->key))));
    }
  else
    sortie_blanks_add_operand (blanks, p, attr, operand_of_clause (clause, attr), _("anything"));
}

/* There are three ways to say how much. */
static void
add_change_of_clause (SortieBlanks *blanks, const SortiePrinter *p, const SortieClause *clause)
{
  const SortieValueDecl *value = clause->kind == SORTIE_CLAUSE_MODIFY
                                   ? &p->catalogue->vocabulary->values[clause->key]
                                   : NULL;
  gint number = p->set_up != NULL && p->set_up->is_fixed ? SORTIE_FIXED : sortie_clause_amount_said (p, clause);
  char *becomes, *amount;

  if (value != NULL && value->words == NULL)
    value = NULL;
  becomes = sortie_phrase_becomes (p, clause->change, number, value);
  amount = sortie_phrase_amount (p, clause->change, number);
  if (clause->change == SORTIE_CHANGE_LOWER)
    {
      becomes = sortie_phrase_with_floor (becomes, clause->floor);
      amount = sortie_phrase_with_floor (amount, clause->floor);
    }
  sortie_blanks_add (blanks, "change", sortie_phrase_change (p, clause->change, number, value));
  sortie_blanks_add (blanks, "becomes", becomes);
  sortie_blanks_add (blanks, "amount", amount);
  sortie_blanks_add_change (blanks, p, clause->change, number);
}

/* The attributes of a clause, and blanks that combine several of them. */
static void
add_attrs_of_clause (SortieBlanks *blanks, const SortiePrinter *p, const SortieClause *clause,
                     const SortieElement *element, const SortieHead *head)
{
  const SortieAttr *attrs = sortie_element_attrs (element);
  SortiePrinter with_more = *p;

  with_more.more = &head->subject;
  if (p->set_up != NULL)
    sortie_blanks_add_token (blanks, (SortieToken){ .attr = "lasts", .word = "yes" });
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (!sortie_element_attr_is_change (element, &attrs[i], NULL))
      add_attr_of_clause (blanks, &with_more, clause, &attrs[i]);
  if (sortie_element_has_change (element))
    add_change_of_clause (blanks, p, clause);
  if (clause->kind == SORTIE_CLAUSE_MODIFY)
    sortie_blanks_add_other (blanks, p, head);
}

/* "While" for a change that lasts as long as the condition, "if" for something that is done. */
static const char *
condition_says (const SortieClause *clause)
{
  switch (clause->kind)
    {
    case SORTIE_CLAUSE_PLAY:
    case SORTIE_CLAUSE_ABILITY:
    case SORTIE_CLAUSE_TRIGGER:
    case SORTIE_CLAUSE_REPLACE: return _("Only if {test}.");
    default: return _("Only while {test}.");
    }
}

static void
condition (Page *page, const SortieClause *clause, const SortieHead *head, const SortieSaying *row)
{
  g_autofree char *test = sortie_phrase_condition (&page->p, head, row);

  if (test == NULL)
    return;
  page->depth++;
  line (page, sortie_sentence (condition_says (clause), "test", test, NULL));
  page->depth--;
}

/* "This has (while there is a wall adjacent to this):" Takes ownership of @grant. */
static char *
with_condition (Page *page, char *grant, const SortieHead *head, const SortieSaying *row)
{
  g_autofree char *test = sortie_phrase_condition (&page->p, head, row);
  g_autofree char *owned = grant;
  gsize length = strlen (grant);

  if (test == NULL || length == 0 || grant[length - 1] != ':')
    return g_steal_pointer (&owned);
  grant[length - 1] = '\0';
  /* Translators: what somebody has follows: "your Allies have (while it is your turn):". */
  return sortie_sentence (_("{grant} (while {test}):"), "grant", grant, "test", test, NULL);
}

/* Prints the first line, and the tests of the condition that it does not say. */
static void
first_lines (Page *page, guint i, const SortieElement *element)
{
  const SortieClause *clause = &page->p.catalogue->clauses[i];
  const SortieSaying *row;
  const char *pattern = NULL;
  SortieBlanks blanks = { 0 };
  SortieHead head;
  char *first;

  if (clause->kind == SORTIE_CLAUSE_MODIFY)
    page->p.event = sortie_moment_of_clause (page->p.catalogue, i);
  sortie_head_open (&head, &page->p, clause);
  add_attrs_of_clause (&blanks, &page->p, clause, element, &head);
  row = sortie_blanks_saying (&blanks, &page->p, SORTIE_SAYS_OF_ELEMENT, element->name, &pattern);
  first = sortie_blanks_say (&blanks, &page->p, element);
  if (sortie_clause_answers (clause))
    row = sortie_phrase_event_row (&page->p, clause);
  page->p.event = sortie_moment_of_clause (page->p.catalogue, i);
  if (clause->kind == SORTIE_CLAUSE_GRANT)
    line (page, with_condition (page, first, &head, row));
  else
    {
      line (page, first);
      condition (page, clause, &head, row);
    }
  sortie_head_close (&head);
}

static void
clauses (Page *page, guint first, guint n)
{
  for (guint i = first; i < first + n; i++)
    {
      const SortieClause *clause = &page->p.catalogue->clauses[i];
      const char *around = page->p.event;

      first_lines (page, i, sortie_element_of_clause (page->p.catalogue->vocabulary, clause));
      program (page, clause->program);
      page->p.event = around;
      page->depth++;
      clauses (page, clause->first_inner, clause->n_inner);
      page->depth--;
    }
}

/* The program that sets up the clause in a <during>; 0: the clause is in none. */
static guint16
number_around (const SortieCatalogue *catalogue, guint16 clause)
{
  for (guint16 i = 1; i < catalogue->n_programs; i++)
    {
      const SortieProgram *program = &catalogue->programs[i];
      const SortieInstruction *code = &catalogue->instructions[program->first];

      for (guint at = 0; at < program->n; at++)
        if (code[at].op == SORTIE_OP_DURING && code[at].arg[0] == clause)
          return i;
    }
  return 0;
}

static const SortieProgram *
program_around (const SortieCatalogue *catalogue, guint16 clause)
{
  guint16 number = number_around (catalogue, clause);

  return number != 0 ? &catalogue->programs[number] : NULL;
}

guint16
sortie_clause_outermost (const SortieCatalogue *catalogue, guint16 clause)
{
  guint16 around;

  while ((around = number_around (catalogue, clause)) != 0)
    clause = sortie_program_clause (catalogue, around);
  return clause;
}

char *
sortie_clause_describe_set_up (const SortieCatalogue *catalogue, guint16 clause, const SortieSetUp *set_up)
{
  return sortie_phrase_clause (&(SortiePrinter){ .catalogue = catalogue,
                                                 .program = program_around (catalogue, clause),
                                                 .set_up = set_up },
                               clause);
}

static Page
new_page (const SortieCatalogue *catalogue)
{
  return (Page){ .p = { .catalogue = catalogue }, .text = g_string_new (NULL) };
}

char *
sortie_program_describe (const SortieCatalogue *catalogue, guint16 def)
{
  const SortieDef *of = &catalogue->defs[def];
  Page page = new_page (catalogue);

  clauses (&page, of->first_clause, of->n_clauses);
  return g_string_free (page.text, FALSE);
}

char *
sortie_phrase_clause (const SortiePrinter *p, guint16 clause)
{
  Page page = { .p = *p, .text = g_string_new (NULL) };

  open_program (&page, p->program);
  clauses (&page, clause, 1);
  return g_string_free (page.text, FALSE);
}

char *
sortie_clause_describe (const SortieCatalogue *catalogue, guint16 clause)
{
  return sortie_clause_describe_set_up (catalogue, clause, NULL);
}

char *
sortie_condition_describe (const SortieCatalogue *catalogue, guint16 clause)
{
  const SortiePrinter printer = { .catalogue = catalogue,
                                  .program = program_around (catalogue, clause),
                                  .event = sortie_moment_of_clause (catalogue, clause) };
  guint16 test = catalogue->clauses[clause].test;

  return test == SORTIE_NO_EXPR ? g_strdup ("") : sortie_phrase_expression (&printer, test);
}

char *
sortie_amount_describe (const SortieCatalogue *catalogue, guint16 clause)
{
  const SortiePrinter printer = { .catalogue = catalogue,
                                  .program = program_around (catalogue, clause),
                                  .event = sortie_moment_of_clause (catalogue, clause) };
  guint16 amount = catalogue->clauses[clause].amount;

  if (amount == SORTIE_NO_EXPR || catalogue->exprs[amount].op == SORTIE_EXPR_NUM_CONST)
    return NULL;
  return sortie_phrase_expression (&printer, amount);
}

/* @asked is filled in. */
static Page
page_of_question (const SortieCatalogue *catalogue, guint16 program, SortieSayBound say_bound, gconstpointer data,
                  SortieAsked *asked)
{
  const SortieProgram *of = &catalogue->programs[program];
  Page page = new_page (catalogue);

  *asked = (SortieAsked){ of, SORTIE_NO_SLOT, SORTIE_NO_SLOT, .names_steps = TRUE };
  page.p.asked = asked;
  page.p.event = sortie_moment_of_clause (catalogue, sortie_program_clause (catalogue, program));
  page.p.say_bound = say_bound;
  page.p.say_data = data;
  open_program (&page, of);
  return page;
}

/* The text of the page in one line; frees the page. (transfer full) */
static char *
close_page (Page *page)
{
  g_autofree char *text = g_string_free (page->text, FALSE);

  return sortie_words_collapse (text);
}

char *
sortie_effects_describe (const SortieCatalogue *catalogue, guint16 program, guint step,
                         SortieSayBound say_bound, gconstpointer data)
{
  const SortieProgram *of = &catalogue->programs[program];
  SortieAsked nothing;
  Page page = page_of_question (catalogue, program, say_bound, data, &nothing);

  if (step < of->n && page.code[step].op == SORTIE_OP_MAY)
    {
      guint end = end_of_first_branch (&page, (guint) page.code[step].arg[2]);

      block (&page, step + 1, page.code[end - 1].op == SORTIE_OP_STOP ? end - 1 : end);
    }
  else if (step < of->n && page.code[step].op == SORTIE_OP_WAY)
    block (&page, step + 1, end_of_first_branch (&page, (guint) page.code[step].arg[3]));
  else if (program != 0)
    block (&page, 0, of->n - 1u);
  return close_page (&page);
}

/* Whether the <if> asks whether anything is in that slot. */
static gboolean
asks_for_any (const Page *page, const SortieInstruction *code, gint slot)
{
  const SortieExpr *exprs = page->p.catalogue->exprs, *test = &exprs[code->arg[0]], *set;

  if (code->op != SORTIE_OP_UNLESS || test->op != SORTIE_EXPR_TEST_ANY)
    return FALSE;
  set = &exprs[test->arg[0]];
  return set->op == SORTIE_EXPR_SET_SLOT && set->arg[0] == slot;
}

/* Where the program goes on if the player declines; 0: as after any answer. */
static guint
other_branch (const Page *page, guint step)
{
  const SortieInstruction *code = &page->code[step];
  guint other = code->op == SORTIE_OP_MAY ? (guint) code->arg[2]
                : code->op == SORTIE_OP_CHOOSE && asks_for_any (page, code + 1, code->arg[0])
                    ? (guint) code[1].arg[1] : 0;

  /* a branch that stops leaves what follows to the other */
  if (other != 0 && (end_of_first_branch (page, other) < other || page->code[other - 1].op == SORTIE_OP_STOP))
    return other;
  return 0;
}

char *
sortie_refused_describe (const SortieCatalogue *catalogue, guint16 program, guint step,
                         SortieSayBound say_bound, gconstpointer data)
{
  SortieAsked nothing;
  Page page = page_of_question (catalogue, program, say_bound, data, &nothing);
  guint from = other_branch (&page, step), to = from;

  if (from > 0 && end_of_first_branch (&page, from) < from)
    to = (guint) page.code[end_of_first_branch (&page, from)].arg[0];
  else /* up to where a loop or another branch begins */
    while (from > 0 && page.code[to].op != SORTIE_OP_JUMP && page.code[to].op != SORTIE_OP_STOP)
      to++;
  if (from < to && page.code[from].op != SORTIE_OP_STOP)
    block (&page, from, to);
  return close_page (&page);
}
