/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-names.c: how to say what a card's names mean to a reader who does not see the card. */
#include <string.h>

#include "speech/phrases.h"

#include "base/i18n.h"
#include "language/internal.h"

/* A set to choose from, in a <choose> or a <target>. */
typedef struct
{
  gint from, at_most;
} Choice;

static char *
fill_them (const char *pattern, char *them)
{
  char *filled = sortie_sentence (pattern, "them", them, NULL);

  g_free (them);
  return filled;
}

static gboolean
may_be_several (const SortieCatalogue *catalogue, gint at_most)
{
  const SortieExpr *expr = &catalogue->exprs[at_most];

  return at_most != SORTIE_NO_EXPR
         && (expr->op != SORTIE_EXPR_NUM_CONST || expr->arg[0] > 1);
}

static char *
chosen_of (const SortiePrinter *p, Choice choice, SortieForm form)
{
  if (may_be_several (p->catalogue, choice.at_most))
    /* Translators: several things of a set that a player chooses: "those chosen of your Allies". */
    return fill_them (_("those chosen of {them}"),
                      sortie_phrase_form (p, choice.from, SORTIE_FORM_PLAIN));
  return sortie_phrase_form (p, choice.from, form == SORTIE_FORM_OF ? SORTIE_FORM_OF_ANY : SORTIE_FORM_ANY);
}

static char *
picked_of (const SortiePrinter *p, gint from)
{
  /* Translators: what chance picks of a set: "one of your Allies at random". */
  return fill_them (_("{them} at random"), sortie_phrase_form (p, from, SORTIE_FORM_ANY));
}

static const SortieTarget *
target_of (const SortiePrinter *p, guint slot)
{
  const SortieTarget *targets = p->catalogue->targets + p->program->first_target;

  for (guint i = 0; i < p->program->n_targets; i++)
    if (targets[i].slot == slot)
      return &targets[i];
  return NULL;
}

/* The instruction that binds the name; NULL: none. */
static const SortieInstruction *
binding_of (const SortiePrinter *p, guint slot)
{
  const SortieInstruction *code = p->catalogue->instructions + p->program->first;

  for (guint i = 0; i < p->program->n; i++)
    switch (code[i].op)
      {
      case SORTIE_OP_LET:
      case SORTIE_OP_CHOOSE_NUMBER:
      case SORTIE_OP_BIND:
      case SORTIE_OP_CHOOSE:
      case SORTIE_OP_PICK:
      case SORTIE_OP_EACH:
      case SORTIE_OP_ROLL:
        if ((guint) code[i].arg[0] == slot)
          return &code[i];
        break;
      default: break;
      }
  return NULL;
}

static char *
bound_by (const SortiePrinter *p, const SortieInstruction *code, SortieForm form)
{
  switch (code->op)
    {
    case SORTIE_OP_LET: return sortie_phrase_inside (p, code->arg[1]);
    case SORTIE_OP_CHOOSE: return chosen_of (p, (Choice){ code->arg[1], code->arg[3] }, form);
    case SORTIE_OP_CHOOSE_NUMBER: return g_strdup (_("the number chosen"));
    case SORTIE_OP_PICK: return picked_of (p, code->arg[1]);
    case SORTIE_OP_EACH: return sortie_phrase_form (p, code->arg[1], SORTIE_FORM_EACH);
    case SORTIE_OP_ROLL: return g_strdup (_("what is rolled"));
    default: return sortie_phrase_expression (p, code->arg[1]);
    }
}

/* The word for what is asked for, after it is chosen; in several cases, as in variants.c. */
static const char *
asked_for (const SortieAsked *asked, guint slot)
{
  if (slot != asked->slot)
    return _("each of them");
  /* Translators: may have four cases separated by bars, as names of places. */
  return asked->is_many ? C_ ("what was chosen", "them") : C_ ("what was chosen", "it");
}

static gboolean
is_one (const SortieCatalogue *catalogue, gint count)
{
  const SortieExpr *expr = &catalogue->exprs[count];

  return expr->op == SORTIE_EXPR_NUM_CONST && expr->arg[0] == 1;
}

/* Whether one of the set's members is called otherwise than all of them, in the original language: its words have no
 * cases. */
static gboolean
has_word_for_one (const SortiePrinter *p, gint word)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortieBlanks blanks = { 0 };
  const SortieSaying *row;
  const char *text, *context;

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = "any" });
  row = sortie_blanks_saying (&blanks, &whole, SORTIE_SAYS_OF_SET,
                              sortie_names_nth (p->catalogue->names, SORTIE_ATTR_SET, word), &text);
  if (row == NULL)
    return FALSE;
  context = strchr (row->says, '\004');
  return strcmp (context != NULL ? context + 1 : row->says,
                 sortie_names_title (p->catalogue->names, SORTIE_ATTR_SET, word)) != 0;
}

gboolean
sortie_set_is_of_several (const SortiePrinter *p, gint set)
{
  const SortieExpr *expr = &p->catalogue->exprs[set];

  if (expr->op == SORTIE_EXPR_SET_PLACE_OF && p->catalogue->exprs[expr->arg[0]].op == SORTIE_EXPR_SET_SLOT)
    return sortie_slot_may_be_several (p, (guint) p->catalogue->exprs[expr->arg[0]].arg[0]);
  if (expr->op == SORTIE_EXPR_SET_CARDS)
    return !is_one (p->catalogue, expr->arg[3]);
  if (expr->op != SORTIE_EXPR_SET_WORD)
    return expr->op == SORTIE_EXPR_SET_WHERE || expr->op == SORTIE_EXPR_SET_WITHOUT;
  return has_word_for_one (p, expr->arg[0]);
}

gboolean
sortie_slot_may_be_several (const SortiePrinter *p, guint slot)
{
  const SortieInstruction *code = binding_of (p, slot);
  const SortieTarget *target = target_of (p, slot);

  if (target != NULL)
    return may_be_several (p->catalogue, target->at_most);
  if (code != NULL && code->op == SORTIE_OP_BIND)
    return sortie_set_is_of_several (p, code->arg[1]);
  return code != NULL && code->op == SORTIE_OP_CHOOSE
         && may_be_several (p->catalogue, code->arg[3]);
}

/* Whether a slot is one of those asked for. */
static gboolean
is_asked (const SortiePrinter *p, guint slot)
{
  return p->asked->program == p->program && (slot == p->asked->slot || slot == p->asked->member);
}

gboolean
sortie_slot_is_unnamed (const SortiePrinter *p, guint slot)
{
  return p->asked != NULL && (!p->asked->names_steps || target_of (p, slot) != NULL);
}

char *
sortie_phrase_unnamed (const SortiePrinter *p, guint slot, SortieForm form)
{
  const SortieInstruction *code = binding_of (p, slot);
  const SortieTarget *target = target_of (p, slot);

  if (is_asked (p, slot))
    return sortie_phrase_noun (p, asked_for (p->asked, slot), form);
  if (target != NULL)
    return chosen_of (p, (Choice){ target->from, target->at_most }, form);
  return code != NULL ? bound_by (p, code, form) : g_strdup (_("what is chosen"));
}

const char *
sortie_phrase_whose_asked (const SortiePrinter *p, gint set)
{
  const SortieExpr *expr = &p->catalogue->exprs[set];

  if (p->asked == NULL || expr->op != SORTIE_EXPR_SET_SLOT || !is_asked (p, (guint) expr->arg[0]))
    return NULL;
  return p->asked->is_many ? C_ ("what was chosen", "their") : C_ ("what was chosen", "its");
}
