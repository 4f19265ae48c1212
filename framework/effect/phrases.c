/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "effect/phrases.h"

#include <string.h>

#include "base/i18n.h"
#include "base/words.h"

void
sortie_blanks_add (SortieBlanks *blanks, const char *name, char *phrase)
{
  g_assert (blanks->n < SORTIE_MAX_BLANKS);
  blanks->blank[blanks->n] = (SortieTextArg) { name, phrase };
  blanks->owned[blanks->n++] = phrase;
}

static void
replace (GString *text, const char *what, const char *with)
{
  g_string_replace (text, what, with, 0);
}

char *
sortie_blanks_fill (SortieBlanks *blanks, const char *pattern)
{
  g_autofree char *filled = sortie_text_fill (pattern, blanks->blank, blanks->n);
  g_autofree char *collapsed = sortie_words_collapse (filled);
  GString *text = g_string_new (collapsed);

  replace (text, " ()", "");
  replace (text, " .", ".");
  replace (text, " :", ":");
  replace (text, " ,", ",");
  replace (text, " )", ")");
  for (guint i = 0; i < blanks->n; i++)
    g_free (blanks->owned[i]);
  blanks->n = 0;
  return g_string_free (text, FALSE);
}

const char *
sortie_phrase_of_game (const SortiePrinter *p, const char *text)
{
  return p->names->domain != NULL && text != NULL ? dgettext (p->names->domain, text) : text;
}

char *
sortie_phrase_slot (guint slot)
{
  return slot < 26 ? g_strdup_printf ("%c", 'A' + (int) slot) : g_strdup_printf ("A%u", slot);
}

/* What a yes or no says in a sentence; the other answer says nothing. */
static const struct
{
  const char *attr;
  gboolean when;
  const char *phrase;
} answers[] = {
  { "base", TRUE, N_("(as printed)") },
  { "free", TRUE, N_("(only free ones)") },
  { "optional", TRUE, N_("(may be declined)") },
  { "stacks", FALSE, N_("(once for all cards of that name)") },
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
  return g_strdup (p->catalogue->keywords[value].name);
}

char *
sortie_phrase_operand (const SortiePrinter *p, const SortieAttr *attr, gint value)
{
  switch (attr->type)
    {
    case SORTIE_ATTR_NUMBER:
    case SORTIE_ATTR_SET:
    case SORTIE_ATTR_TEST: return sortie_expression_describe (p->names, p->catalogue, value);
    case SORTIE_ATTR_INT: return g_strdup_printf ("%d", value);
    case SORTIE_ATTR_YES_NO: return answer (attr, value != 0);
    case SORTIE_ATTR_NAME:
    case SORTIE_ATTR_BOUND: return sortie_phrase_slot ((guint) value);
    case SORTIE_ATTR_UNTIL: return g_strdup (_(sortie_titles_of_untils[value]));
    case SORTIE_ATTR_KEYWORD: return keyword_or_all (p, value);
    case SORTIE_ATTR_CARD: return g_strdup (sortie_def_name (p->catalogue, (guint16) value));
    case SORTIE_ATTR_WORD:
      if (attr->words != NULL)
        return g_strdup (attr->words[value]);
      break;
    default: break;
    }

  const char *text = sortie_names_title (p->names, attr->type, value);

  return g_strdup (text != NULL ? sortie_phrase_of_game (p, text) : "");
}

/* --- changes --- */

static char *
word_of_value (const SortieValueDecl *value, gint number)
{
  GString *text = g_string_new (NULL);

  if (value->type == SORTIE_VALUE_WORD)
    g_string_append (text, value->words[number]);
  else
    for (guint i = 0; value->words[i] != NULL; i++)
      if (number >> i & 1)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", value->words[i]);
  return g_string_free (text, FALSE);
}

static const char *const change_patterns[] = {
  [SORTIE_CHANGE_SET] = N_("becomes {n}"),
  [SORTIE_CHANGE_ADD] = N_("plus {n}"),
  [SORTIE_CHANGE_TIMES] = N_("times {n}"),
  [SORTIE_CHANGE_AT_LEAST] = N_("at least {n}"),
  [SORTIE_CHANGE_AT_MOST] = N_("at most {n}"),
};

char *
sortie_phrase_change (const SortiePrinter *p, SortieChange how, gint number,
                      const SortieValueDecl *value)
{
  const SortieExpr *expr = &p->catalogue->exprs[number];
  gboolean plain = expr->op == SORTIE_EXPR_NUM_CONST;

  if (how > SORTIE_CHANGE_AT_MOST)
    return g_strdup ("");
  if (plain && value == NULL && how == SORTIE_CHANGE_ADD)
    return g_strdup_printf ("%+d", expr->arg[0]);

  g_autofree char *n = plain && value != NULL
                           ? word_of_value (value, expr->arg[0])
                           : sortie_expression_describe (p->names, p->catalogue, number);

  return sortie_text_fill (_(change_patterns[how]), &(SortieTextArg){ "n", n }, 1);
}
