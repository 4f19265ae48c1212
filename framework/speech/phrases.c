/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* phrases.c: words for operands, forms, changes and events, from which the printer makes its sentences. */
#include "speech/phrases.h"

#include <string.h>

#include "base/i18n.h"
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"
#include "language/front-end.h"

const char *
sortie_phrase_of_game (const SortiePrinter *p, const char *text)
{
  return sortie_text_translate (p->catalogue->domain, text);
}

static char *
fill_one (const char *pattern, const char *name, char *value)
{
  char *filled = sortie_sentence (pattern, name, value, NULL);

  g_free (value);
  return filled;
}

/* ---- names ---- */

/* The context in which content/its gives these names to the translators. */
#define CONTEXT_OF_NAMES "bound"

/* The name that a program gives to a slot, translated with all its variants; NULL: it has none. (transfer none) */
static const char *
name_of_slot (const SortiePrinter *p, guint slot, gboolean *ret_is_translated)
{
  const SortieProgram *program = p->program;
  const char *name = program != NULL && slot < program->n_slots
                       ? p->catalogue->slot_names[program->first_name + slot]
                       : NULL;
  const char *said = name != NULL ? sortie_text_translate_name (p->catalogue->domain, CONTEXT_OF_NAMES, name) : NULL;

  *ret_is_translated = name != NULL && strcmp (said, name) != 0;
  return said;
}

/* Only names of places usually have this case, the fourth. */
static gboolean
has_case_of_place (const SortiePrinter *p, const char *said)
{
  g_autofree char *at = sortie_phrase_variant (p, said, SORTIE_FORM_AT);
  g_autofree char *of = sortie_phrase_variant (p, said, SORTIE_FORM_OF);

  return strcmp (at, of) != 0;
}

char *
sortie_phrase_name (const SortiePrinter *p, guint slot, SortieForm form)
{
  gboolean is_translated;
  const char *said = name_of_slot (p, slot, &is_translated);
  g_autofree char *plain = NULL;

  if (said == NULL)
    return g_strdup ("?");
  if (!is_translated)
    return g_strdelimit (g_strdup (said), "-", ' '); /* an identifier, read as words */
  if (form != SORTIE_FORM_AT || has_case_of_place (p, said))
    return sortie_phrase_noun (p, said, form);
  plain = sortie_phrase_variant (p, said, SORTIE_FORM_PLAIN);
  return g_strconcat (": ", plain, NULL);
}

/* ---- operands ---- */

/* What one answer, yes or no, adds to a sentence. The other answer adds nothing. */
static const struct
{
  const char *attr;
  gboolean when;
  const char *phrase;
} answers[] = {
  { "base", TRUE, N_("(as printed)") },
  { "for-free", TRUE, N_("(for free)") },
  { "free", TRUE, N_("(only free ones)") },
  { "optional", TRUE, N_("(may be declined)") },
  { "stacks", FALSE, N_("(once for all cards of that name)") },
  { "kept", TRUE, N_("(nothing takes it away)") },
  { "set", TRUE, N_("(made)") },
  { "set", FALSE, N_("(rubbed out)") },
};

static char *
answer (const SortieAttr *attr, gboolean yes)
{
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    if (strcmp (answers[i].attr, attr->name) == 0 && answers[i].when == yes)
      return g_strdup (_(answers[i].phrase));
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    if (strcmp (answers[i].attr, attr->name) == 0)
      return g_strdup ("");
  return yes ? g_strdup_printf ("(%s)", _(attr->meaning)) : g_strdup ("");
}

static char *
keyword_or_all (const SortiePrinter *p, gint value)
{
  if (value < 0 || value >= p->catalogue->n_keywords)
    return g_strdup (_("all abilities"));
  return g_strdup (sortie_keyword_name (p->catalogue, (guint16) value));
}

/* A note of the game, or the ability or card that it is named after. */
static char *
name_of_note (const SortiePrinter *p, gint value)
{
  const char *title = sortie_names_title (p->catalogue->names, SORTIE_ATTR_MEMORY, value);
  guint n = 0;

  if (title != NULL)
    return g_strdup (sortie_phrase_of_game (p, title));
  while (sortie_names_nth (p->catalogue->names, SORTIE_ATTR_MEMORY, (gint) n) != NULL)
    n++;
  return g_strdup (sortie_note_name (p->catalogue, (guint) value - n));
}

/* A moment of the framework, or one of the game: the end of a round, or a period of its own. */
static char *
until (const SortiePrinter *p, gint value)
{
  const char *title = sortie_names_title (p->catalogue->names, SORTIE_ATTR_UNTIL, value);

  return g_strdup (value < SORTIE_UNTIL_END_OF_ROUND ? _ (title) : sortie_phrase_of_game (p, title));
}

static char *
cause (const SortiePrinter *p, gint value)
{
  const char *title = sortie_names_title (p->catalogue->names, SORTIE_ATTR_CAUSE, value);

  return g_strdup (value < SORTIE_CAUSE_OF_GAME ? _ (title) : sortie_phrase_of_game (p, title));
}

char *
sortie_phrase_operand (const SortiePrinter *p, const SortieAttr *attr, gint value)
{
  switch (attr->type)
    {
    case SORTIE_ATTR_NUMBER:
    case SORTIE_ATTR_SET:
    case SORTIE_ATTR_TEST: return sortie_phrase_expression (p, value);
    case SORTIE_ATTR_INT: return g_strdup_printf ("%d", value);
    case SORTIE_ATTR_YES_NO: return answer (attr, value != 0);
    case SORTIE_ATTR_NAME:
    case SORTIE_ATTR_BOUND: return sortie_phrase_name (p, (guint) value, SORTIE_FORM_PLAIN);
    case SORTIE_ATTR_UNTIL: return until (p, value);
    case SORTIE_ATTR_CAUSE: return cause (p, value);
    case SORTIE_ATTR_KEYWORD: return keyword_or_all (p, value);
    case SORTIE_ATTR_MEMORY: return name_of_note (p, value);
    case SORTIE_ATTR_FACTION: return g_strdup (sortie_faction_name (p->catalogue, &p->catalogue->factions[value]));
    case SORTIE_ATTR_CARD: return g_strdup (sortie_def_name (p->catalogue, (guint16) value));
    case SORTIE_ATTR_WORD:
      if (attr->words != NULL)
        return g_strdup (attr->words[value]);
      break;
    default: break;
    }

  const char *text = sortie_names_title (p->catalogue->names, attr->type, value);

  return g_strdup (text != NULL ? sortie_phrase_of_game (p, text) : "");
}

/* ---- forms ---- */

/* Whether a set may have several members and no word for one of them. */
static gboolean
is_many (const SortiePrinter *p, const SortieExpr *expr)
{
  const SortiePlaceDecl *place;

  switch (expr->op)
    {
    case SORTIE_EXPR_SET_PLACES:
      place = &p->catalogue->names->places[expr->arg[1]];
      return place->shape != SORTIE_PLACE_SLOT || place->count > 1;
    case SORTIE_EXPR_SET_WORD:
    case SORTIE_EXPR_SET_WHERE:
    case SORTIE_EXPR_SET_CARDS:
    case SORTIE_EXPR_SET_PIECES:
    case SORTIE_EXPR_SET_ON:
    case SORTIE_EXPR_SET_UNION:
    case SORTIE_EXPR_SET_BOTH:
    case SORTIE_EXPR_SET_WITHOUT:
    case SORTIE_EXPR_SET_HIGHEST:
    case SORTIE_EXPR_SET_LOWEST:
    case SORTIE_EXPR_SET_TOPMOST:
      return TRUE;
    default:
      return FALSE;
    }
}

static const char *const form_names[SORTIE_N_FORMS]
    = { "plain", "each", "any", "no", "whose", "of", "of-any", "object", "at" };

const char *
sortie_phrase_form_name (SortieForm form)
{
  return form_names[form];
}

const char *
sortie_phrase_own_form (const SortiePrinter *p, const char *word, const char *form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortieBlanks blanks = { 0 };
  const char *text = NULL;

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = form });
  if (p->event != NULL)
    sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "event", .word = p->event });
  if (p->step != NULL)
    sortie_blanks_add_step_before (&blanks, p);
  sortie_blanks_saying (&blanks, &whole, SORTIE_SAYS_OF_SET, word, &text);
  return text;
}

const char *
sortie_phrase_noun_form (const SortiePrinter *p, const char *word, SortieForm form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortieBlanks blanks = { 0 };
  const SortieSaying *row;
  const char *text = NULL;

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = form_names[form] });
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "noun", .word = "yes" });
  row = sortie_blanks_saying (&blanks, &whole, SORTIE_SAYS_OF_SET, word, &text);
  return row != NULL && strstr (row->when, "noun=") != NULL ? text : NULL;
}

const char *
sortie_zone_words (const SortiePrinter *p, gint zone, const char *form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortieBlanks blanks = { 0 };
  const char *text = NULL;

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = form });
  sortie_blanks_saying (&blanks, &whole, SORTIE_SAYS_OF_ZONE,
                        sortie_names_nth (p->catalogue->names, SORTIE_ATTR_ZONE, zone), &text);
  if (text != NULL || strcmp (form, "plain") != 0)
    return text;
  return sortie_phrase_of_game (p, sortie_names_title (p->catalogue->names, SORTIE_ATTR_ZONE, zone));
}

char *
sortie_phrase_zone (const SortiePrinter *p, gint zone, const char *form)
{
  const char *words = sortie_zone_words (p, zone, form);
  g_autofree char *plain = NULL;

  if (words != NULL)
    return sortie_phrase_variant (p, words, SORTIE_FORM_PLAIN);
  plain = sortie_phrase_zone (p, zone, "plain");
  return g_strconcat (": ", plain, NULL);
}

/* The form that a table gives for a word; NULL: none. */
static const char *
own_form (const SortiePrinter *p, gint set, SortieForm form)
{
  return sortie_phrase_own_form (p, sortie_phrase_token (p, set).word, form_names[form]);
}

char *
sortie_phrase_whose (const char *whose)
{
  /* Translators: whose something is: "that player's Support". */
  return sortie_sentence (_("{whose}'s"), "whose", whose, NULL);
}

char *
sortie_phrase_names (const char *names, SortieForm form)
{
  switch (form)
    {
    case SORTIE_FORM_WHOSE: return sortie_phrase_whose (names);
    case SORTIE_FORM_OF:
    case SORTIE_FORM_OF_ANY:
    case SORTIE_FORM_AT: return g_strconcat (": ", names, NULL);
    default: return g_strdup (names);
    }
}

/* "one of your Allies or your Front Line", "this and each unit adjacent to this": each set in that form. */
static char *
any_or_each_of_several (const SortiePrinter *p, const SortieExpr *expr, SortieForm form)
{
  /* Translators: between two sets, of one of which something is. */
  const char *last = form == SORTIE_FORM_ANY ? C_ ("sets", " or ") : _(" and ");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < expr->n_args; i++)
    {
      g_autofree char *one = sortie_phrase_form (p, p->catalogue->kids[expr->arg[0] + (gint) i], form);
      const gboolean in_between = form != SORTIE_FORM_ANY && i + 1 < expr->n_args;

      g_string_append_printf (text, "%s%s", i == 0 ? "" : in_between ? ", " : last, one);
    }
  return g_string_free (text, FALSE);
}

/* One thing that must be in both sets. */
static gboolean
is_one_of_both (const SortiePrinter *p, const SortieExpr *expr)
{
  return expr->op == SORTIE_EXPR_SET_BOTH && expr->n_args == 2
         && !sortie_set_is_of_several (p, p->catalogue->kids[expr->arg[0]]);
}

static char *
one_of_both (const SortiePrinter *p, const SortieExpr *expr, SortieForm form)
{
  g_autofree char *one = sortie_phrase_form (p, p->catalogue->kids[expr->arg[0]], form);
  g_autofree char *other = sortie_phrase_form (p, p->catalogue->kids[expr->arg[0] + 1], SORTIE_FORM_ANY);

  /* Translators: one thing, where it is also of a set: "the space that it leaves, if that is an empty space". */
  return sortie_sentence (_("{one}, if that is {other}"), "one", one, "other", other, NULL);
}

/* "a wall that is one of your cards" */
static char *
any_of_both (const SortiePrinter *p, const SortieExpr *expr)
{
  g_autofree char *one = sortie_phrase_form (p, p->catalogue->kids[expr->arg[0]], SORTIE_FORM_ANY);
  gint set = p->catalogue->kids[expr->arg[0] + 1];
  g_autofree char *other = sortie_phrase_form (p, set, SORTIE_FORM_ANY);
  g_autofree char *of_others = sortie_phrase_form (p, set, SORTIE_FORM_OF);

  /* Translators: something of two sets: "a wall of yours that is a Vine Wall". {other-of} is the genitive of all the
   * others: "of the Vine Walls". */
  return sortie_sentence (_("{one} that is {other}"), "one", one, "other", other, "other-of", of_others, NULL);
}

static char *declared_form (const SortiePrinter *p, gint set, SortieForm form);

/* "of your units and of your walls"; NULL if one of them has no such form. */
static char *
form_of_several (const SortiePrinter *p, const SortieExpr *expr, SortieForm form)
{
  /* Translators: as “ that are among ”, before a set that stands in the case of “of the units”. */
  const char *joint = expr->op == SORTIE_EXPR_SET_BOTH ? C_ ("case", " that are among ")
                      : form == SORTIE_FORM_AT         ? C_ ("sets", " or ")
                                                       : _(" and ");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < expr->n_args; i++)
    {
      gint set = p->catalogue->kids[expr->arg[0] + (gint) i];
      g_autofree char *declared = declared_form (p, set, form);

      if (declared == NULL && form != SORTIE_FORM_OBJECT)
        return NULL;
      if (declared == NULL)
        declared = sortie_phrase_expression (p, set);
      g_string_append_printf (text, "%s%s", i > 0 ? joint : "", declared);
    }
  return g_strdup (text->str);
}

/* One or each of several things. @of_them: their genitive, for languages that have one. */
static char *
fill_them (const SortiePrinter *p, const char *pattern, SortieForm form, const char *them, const char *of_them)
{
  g_autofree char *variant = sortie_phrase_variant (p, pattern, form);

  return sortie_sentence (variant, "them", them, "them-of", of_them, NULL);
}

static char *
each_of_bound (const SortiePrinter *p, gint set)
{
  const SortiePrinter part = sortie_printer_of_part (p);
  g_autofree char *them = sortie_phrase_bound (&part, set, SORTIE_FORM_PLAIN);
  g_autofree char *of_them = sortie_phrase_bound (&part, set, SORTIE_FORM_OF);

  return fill_them (p, _("each of {them}"), SORTIE_FORM_EACH, them, of_them);
}

static char *
one_of_bound (const SortiePrinter *p, gint set)
{
  const SortiePrinter part = sortie_printer_of_part (p);
  g_autofree char *of_them = sortie_phrase_bound (&part, set, SORTIE_FORM_OF);

  return fill_them (p, _("one of {them}"), SORTIE_FORM_ANY, of_them, of_them);
}

/* "one of the victims", "the victim"; NULL: no such form, so the sentence is built around the plain form. */
static char *
form_of_bound (const SortiePrinter *p, gint set, SortieForm form)
{
  if (form == SORTIE_FORM_NO)
    return NULL;
  if (form == SORTIE_FORM_EACH && strcmp (sortie_phrase_token (p, set).word, "names") == 0)
    return each_of_bound (p, set);
  if (form == SORTIE_FORM_ANY && strcmp (sortie_phrase_token (p, set).word, "names") == 0)
    return one_of_bound (p, set);
  return sortie_phrase_bound (p, set, form);
}

const char *
sortie_phrase_agreement_of (const SortiePrinter *p, gint set, SortieForm form)
{
  const SortieExpr *expr = &p->catalogue->exprs[set];
  const char *text = NULL;
  gboolean is_translated;

  switch (expr->op)
    {
    case SORTIE_EXPR_SET_WHERE:
    case SORTIE_EXPR_SET_WITHOUT: return sortie_phrase_agreement_of (p, expr->arg[0], form);
    case SORTIE_EXPR_SET_UNION:
    case SORTIE_EXPR_SET_BOTH: return sortie_phrase_agreement_of (p, p->catalogue->kids[expr->arg[0]], form);
    case SORTIE_EXPR_SET_SLOT: text = name_of_slot (p, (guint) expr->arg[0], &is_translated); break;
    default: break;
    }
  if (text == NULL && expr->op != SORTIE_EXPR_SET_CARDS)
    text = own_form (p, set, form);
  if (text == NULL && sortie_element_of_expr (expr->op) != NULL)
    text = sortie_phrase_element_pattern (p, set, form);
  return text != NULL ? sortie_phrase_agreement (text) : NULL;
}

/* The form that a table has for the set, or for the set of a <where>; NULL: none. */
static char *
declared_form (const SortiePrinter *p, gint set, SortieForm form)
{
  const SortiePrinter with_room = sortie_printer_with_room (p);
  const SortieExpr *expr = &p->catalogue->exprs[set];
  const char *own = form == SORTIE_FORM_WHOSE ? sortie_phrase_whose_asked (p, set) : NULL;
  g_autofree char *in = NULL;

  /* a game may have its own word with this element's name */
  if (own == NULL && expr->op != SORTIE_EXPR_SET_CARDS)
    own = own_form (p, set, form);
  if (own != NULL)
    return sortie_phrase_noun (p, own, form);
  if (form == SORTIE_FORM_AT && is_one_of_both (p, expr))
    return one_of_both (p, expr, form);
  if (expr->op == SORTIE_EXPR_SET_UNION && form == SORTIE_FORM_EACH)
    return any_or_each_of_several (p, expr, form);
  if ((expr->op == SORTIE_EXPR_SET_UNION && form >= SORTIE_FORM_OF && form != SORTIE_FORM_OF_ANY)
      || (expr->op == SORTIE_EXPR_SET_BOTH && form == SORTIE_FORM_OF))
    return form_of_several (p, expr, form);
  if (expr->op == SORTIE_EXPR_SET_SLOT)
    return form_of_bound (p, set, form);
  if (sortie_element_of_expr (expr->op) == NULL)
    return NULL;
  if (expr->op != SORTIE_EXPR_SET_WHERE || form == SORTIE_FORM_WHOSE)
    return sortie_phrase_element_form (p, set, form);
  in = declared_form (&with_room, expr->arg[0], form);
  return in != NULL ? sortie_phrase_where (p, set, in, form) : NULL;
}

static char *
other_form (const SortiePrinter *p, gint set, SortieForm form, const char *plain)
{
  const SortiePrinter part = sortie_printer_of_part (p);
  g_autofree char *of_them
    = form == SORTIE_FORM_EACH || form == SORTIE_FORM_ANY ? sortie_phrase_form (&part, set, SORTIE_FORM_OF) : NULL;

  if (form == SORTIE_FORM_WHOSE)
    return sortie_phrase_whose (plain);
  if (form == SORTIE_FORM_ANY && is_many (p, &p->catalogue->exprs[set]))
    /* Translators: somebody or something of a set: "one of the Enemies". */
    return fill_them (p, _("one of {them}"), form, plain, of_them);
  if (form == SORTIE_FORM_EACH && is_many (p, &p->catalogue->exprs[set]))
    /* Translators: all things of a set, one by one: "each of the Enemies". {them-of} is their genitive. */
    return fill_them (p, _("each of {them}"), form, plain, of_them);
  if (form == SORTIE_FORM_NO)
    /* Translators: nobody and nothing of a set: "none of the Enemies". */
    return fill_one (_("none of {them}"), "them", g_strdup (plain));
  /* the set has no such form: "adjacent to: ..." */
  if (form == SORTIE_FORM_OF || form == SORTIE_FORM_OF_ANY || form == SORTIE_FORM_AT)
    return g_strconcat (": ", plain, NULL);
  return g_strdup (plain);
}

/* The set, with what the sentence adds about its members. */
static char *
form_with_more (const SortiePrinter *p, gint set, SortieForm form)
{
  SortiePrinter with_room = sortie_printer_with_room (p);
  g_autofree char *in = NULL;

  with_room.more = NULL;
  in = sortie_phrase_form (&with_room, set, form);
  return sortie_phrase_members (&with_room, set, in, (const gint *) p->more->tests->data, p->more->tests->len, form);
}

char *
sortie_phrase_form (const SortiePrinter *p, gint set, SortieForm form)
{
  char *declared;
  g_autofree char *plain = NULL;

  if (p->more != NULL && p->more->set == set)
    return form_with_more (p, set, form);
  declared = form != SORTIE_FORM_PLAIN ? declared_form (p, set, form) : NULL;
  if (declared == NULL && form == SORTIE_FORM_OF_ANY)
    declared = declared_form (p, set, SORTIE_FORM_OF);
  if (declared != NULL)
    return declared;
  if (form == SORTIE_FORM_ANY && p->catalogue->exprs[set].op == SORTIE_EXPR_SET_UNION)
    return any_or_each_of_several (p, &p->catalogue->exprs[set], form);
  if (form == SORTIE_FORM_ANY && is_one_of_both (p, &p->catalogue->exprs[set]))
    return one_of_both (p, &p->catalogue->exprs[set], form);
  if (form == SORTIE_FORM_ANY && p->catalogue->exprs[set].op == SORTIE_EXPR_SET_BOTH
      && p->catalogue->exprs[set].n_args == 2)
    return any_of_both (p, &p->catalogue->exprs[set]);
  plain = sortie_phrase_expression (p, set);
  return other_form (p, set, form, plain);
}

/* ---- changes ---- */

static char *
word_of_value (const SortiePrinter *p, const SortieValueDecl *value, gint number)
{
  GString *text = g_string_new (NULL);

  if (value->type == SORTIE_VALUE_WORD)
    g_string_append (text, sortie_phrase_of_game (p, value->words[number]));
  else
    for (guint i = 0; value->words[i] != NULL; i++)
      if (number >> i & 1)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                sortie_phrase_of_game (p, value->words[i]));
  return g_string_free (text, FALSE);
}

/* The number after a change; a word if the value holds words. */
static char *
new_value (const SortiePrinter *p, gint number, const SortieValueDecl *value)
{
  const SortieExpr *expr = sortie_phrase_expr (p, number);

  return expr->op == SORTIE_EXPR_NUM_CONST && value != NULL
           ? word_of_value (p, value, expr->arg[0])
           : sortie_phrase_expression (p, number);
}

static gboolean
adds (SortieChange how)
{
  return how == SORTIE_CHANGE_ADD || how == SORTIE_CHANGE_LOWER;
}

char *
sortie_phrase_change (const SortiePrinter *p, SortieChange how, gint number,
                      const SortieValueDecl *value)
{
  static const char *const patterns[] = {
    [SORTIE_CHANGE_SET] = N_("set to {n}"),
    [SORTIE_CHANGE_ADD] = N_("plus {n}"),
    [SORTIE_CHANGE_LOWER] = N_("plus {n}"),
    [SORTIE_CHANGE_TIMES] = N_("times {n}"),
    [SORTIE_CHANGE_AT_LEAST] = N_("at least {n}"),
    [SORTIE_CHANGE_AT_MOST] = N_("at most {n}"),
  };
  const SortieExpr *expr = sortie_phrase_expr (p, number);

  if (how > SORTIE_CHANGE_AT_MOST)
    return g_strdup ("");
  if (expr->op == SORTIE_EXPR_NUM_CONST && value == NULL && adds (how))
    return g_strdup_printf ("%+d", expr->arg[0]);
  return fill_one (_(patterns[how]), "n", new_value (p, number, value));
}

static gboolean
is_constant (const SortiePrinter *p, gint number)
{
  return sortie_phrase_expr (p, number)->op == SORTIE_EXPR_NUM_CONST;
}

/* Whether an added number is negative. */
static gboolean
is_less (const SortiePrinter *p, gint number)
{
  const SortieExpr *expr = sortie_phrase_expr (p, number);

  return expr->op == SORTIE_EXPR_NUM_CONST && expr->arg[0] < 0;
}

/* Whether it is 0 minus something. */
static gboolean
is_nothing_less (const SortiePrinter *p, gint number)
{
  const SortieExpr *expr = sortie_phrase_expr (p, number);
  const SortieExpr *from = &p->catalogue->exprs[expr->arg[0]];

  return expr->op == SORTIE_EXPR_NUM_MINUS && from->op == SORTIE_EXPR_NUM_CONST
         && from->arg[0] == 0;
}

static char *
size_of_less (const SortiePrinter *p, gint number)
{
  return g_strdup_printf ("%d", -sortie_phrase_expr (p, number)->arg[0]);
}

char *
sortie_phrase_becomes (const SortiePrinter *p, SortieChange how, gint number,
                       const SortieValueDecl *value)
{
  static const char *const patterns[] = {
    [SORTIE_CHANGE_SET] = N_("becomes {n}"),
    [SORTIE_CHANGE_ADD] = N_("rises by {n}"),
    [SORTIE_CHANGE_LOWER] = N_("rises by {n}"),
    [SORTIE_CHANGE_TIMES] = N_("is multiplied by {n}"),
    [SORTIE_CHANGE_AT_LEAST] = N_("is at least {n}"),
    [SORTIE_CHANGE_AT_MOST] = N_("is at most {n}"),
  };

  if (how > SORTIE_CHANGE_AT_MOST)
    return g_strdup ("");
  if (adds (how) && is_less (p, number))
    return fill_one (C_ ("plain number", "falls by {n}"), "n", size_of_less (p, number));
  if (adds (how) && is_constant (p, number))
    return fill_one (C_ ("plain number", "rises by {n}"), "n", new_value (p, number, value));
  if (adds (how) && is_nothing_less (p, number))
    return fill_one (_("falls by {n}"), "n",
                     sortie_phrase_inside (p, p->catalogue->exprs[number].arg[1]));
  if (how == SORTIE_CHANGE_SET && !is_constant (p, number))
    /* Translators: {n} is another number, in words: "the attack value becomes the life points of the card attacked". */
    return fill_one (C_ ("number in words", "becomes {n}"), "n", new_value (p, number, value));
  return fill_one (_(patterns[how]), "n", new_value (p, number, value));
}

char *
sortie_phrase_amount (const SortiePrinter *p, SortieChange how, gint number)
{
  if (adds (how) && is_less (p, number))
    /* Translators: of damage, healing and the like: "it is 1 less". */
    return fill_one (_("{n} less"), "n", size_of_less (p, number));
  if (adds (how) && is_nothing_less (p, number))
    return fill_one (_("{n} less"), "n",
                     sortie_phrase_inside (p, p->catalogue->exprs[number].arg[1]));
  if (adds (how))
    return fill_one (_("{n} more"), "n", sortie_phrase_inside (p, number));
  if (how == SORTIE_CHANGE_TIMES)
    return fill_one (_("{n} times as much"), "n", sortie_phrase_inside (p, number));
  if (how == SORTIE_CHANGE_SET)
    return sortie_phrase_inside (p, number);
  return sortie_phrase_change (p, how, number, NULL);
}

char *
sortie_phrase_with_floor (char *change, gint floor)
{
  g_autofree char *taken = change;

  /* Translators: {change} is like: falls by 1; 1 less. */
  return sortie_sentence (_("{change}, but not below {n}"), "change", change, "n", SORTIE_DIGITS (floor), NULL);
}

/* ---- events ---- */

static void
add_party (SortieBlanks *blanks, const SortiePrinter *p, const char *name, gint set)
{
  const SortieAttr attr = { .name = name, .type = SORTIE_ATTR_SET };

  sortie_blanks_add_operand (blanks, p, &attr, set, _("anything"));
}

/* For an event without a sentence of its own. */
static const char *
any_event (const SortieClause *clause)
{
  return clause->subject != SORTIE_NO_EXPR ? _("“{event}” happens to {of-any}")
                                           : _("“{event}” happens");
}

static const SortieSaying *
find_event (SortieBlanks *blanks, const SortiePrinter *p, const SortieClause *clause,
            const char **ret_pattern)
{
  const char *id = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_EVENT, clause->key);

  add_party (blanks, p, "of", clause->subject);
  add_party (blanks, p, "by", clause->by);
  sortie_blanks_add_moment (blanks, p, clause);
  return sortie_blanks_saying (blanks, p, SORTIE_SAYS_OF_EVENT, id, ret_pattern);
}

const SortieSaying *
sortie_phrase_event_row (const SortiePrinter *p, const SortieClause *clause)
{
  SortieBlanks blanks = { 0 };
  const char *pattern = NULL;
  const SortieSaying *row = find_event (&blanks, p, clause, &pattern);

  sortie_blanks_clear (&blanks);
  return row;
}

char *
sortie_phrase_event (const SortiePrinter *p, const SortieClause *clause)
{
  const char *id = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_EVENT, clause->key);
  SortieBlanks blanks = { 0 };
  const char *pattern = NULL;
  const SortieSaying *row = find_event (&blanks, p, clause, &pattern);
  char *text;

  if (row == NULL)
    sortie_blanks_add (&blanks, "event", g_strdup (id));
  text = sortie_blanks_fill (&blanks, row != NULL ? pattern : any_event (clause));
  if (clause->by != SORTIE_NO_EXPR && (row == NULL || strstr (row->when, "by=") == NULL))
    {
      sortie_blanks_add (&blanks, "what", text);
      /* Translators: {what} happens, and {by-any} is who does it. */
      text = sortie_blanks_fill (&blanks, _("{what} (caused by {by-any})"));
    }
  sortie_blanks_clear (&blanks);
  return text;
}
