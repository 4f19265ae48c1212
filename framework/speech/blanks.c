/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* blanks.c: fills the blanks of an element's sentence, and chooses which of its sentences to say. */
#include <string.h>

#include "base/i18n.h"
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"
#include "speech/phrases.h"

/* ---- filling in ---- */

/* Takes ownership of @name and @phrase. */
static void
add_blank (SortieBlanks *blanks, char *name, char *phrase, SortieUnsaid unsaid)
{
  g_assert (blanks->n < SORTIE_MAX_BLANKS);
  blanks->owned_name[blanks->n] = name;
  blanks->owned[blanks->n] = phrase;
  blanks->unsaid[blanks->n] = unsaid;
  blanks->blank[blanks->n] = (SortieTextArg){ name, phrase };
  blanks->n++;
}

void
sortie_blanks_add (SortieBlanks *blanks, const char *name, char *phrase)
{
  add_blank (blanks, g_strdup (name), phrase, (SortieUnsaid){ 0 });
}

void
sortie_blanks_add_token (SortieBlanks *blanks, SortieToken token)
{
  g_assert (blanks->n_tokens < SORTIE_MAX_TOKENS);
  blanks->token[blanks->n_tokens++] = token;
}

void
sortie_blanks_clear (SortieBlanks *blanks)
{
  for (guint i = 0; i < blanks->n; i++)
    {
      g_free (blanks->owned_name[i]);
      g_free (blanks->owned[i]);
    }
  blanks->n = blanks->n_tokens = blanks->n_printers = 0;
}

/* Whether a sentence has the blank {@name}. */
static gboolean
has_blank (const char *pattern, const char *name)
{
  g_autofree char *blank = g_strdup_printf ("{%s}", name);

  return strstr (pattern, blank) != NULL;
}

static void
say_what_is_asked_for (SortieBlanks *blanks, const char *pattern)
{
  for (guint i = 0; i < blanks->n; i++)
    {
      const SortieUnsaid *unsaid = &blanks->unsaid[i];

      if (blanks->owned[i] != NULL || unsaid->printer == 0 || !has_blank (pattern, blanks->owned_name[i]))
        continue;
      blanks->owned[i] = sortie_phrase_form (&blanks->printer[unsaid->printer - 1], unsaid->set, unsaid->form);
      blanks->blank[i].value = blanks->owned[i];
    }
}

/* A blank with tags: the same words in another variant. @blank: from after its "{" */
static void
add_tagged (SortieBlanks *blanks, const char *blank)
{
  const gsize length = sortie_blank_name_length (blank);
  g_autofree char *name = g_strndup (blank, strcspn (blank, "}"));
  const guint n = blanks->n;

  for (guint i = 0; i < n; i++)
    {
      const SortieUnsaid *unsaid = &blanks->unsaid[i];
      SortiePrinter tagged;

      if (strcmp (blanks->owned_name[i], name) == 0)
        return;
      if (strlen (blanks->owned_name[i]) != length || strncmp (blanks->owned_name[i], blank, length) != 0)
        continue;
      tagged = unsaid->printer != 0 ? blanks->printer[unsaid->printer - 1] : (SortiePrinter){ 0 };
      sortie_printer_add_tags (&tagged, blank);
      if (unsaid->printer != 0)
        sortie_blanks_add (blanks, name, sortie_phrase_form (&tagged, unsaid->set, unsaid->form));
      else if (unsaid->raw != NULL)
        sortie_blanks_add (blanks, name, sortie_phrase_noun (&tagged, unsaid->raw, SORTIE_FORM_PLAIN));
      else
        sortie_blanks_add (blanks, name, g_strdup (blanks->owned[i]));
      return;
    }
}

static void
say_tagged (SortieBlanks *blanks, const char *pattern)
{
  for (const char *at = strchr (pattern, '{'); at != NULL; at = strchr (at + 1, '{'))
    if (at[1 + sortie_blank_name_length (at + 1)] == ':' || at[1 + sortie_blank_name_length (at + 1)] == '+')
      add_tagged (blanks, at + 1);
}

char *
sortie_blanks_close_gaps (const char *sentence)
{
  static const char *const gaps[][2] = {
    { " ()", "" }, { " .", "." }, { " :", ":" }, { " ,", "," }, { " )", ")" }, { "::", ":" },
    { ",,", "," }, { "(, ", "(" }
  };
  g_autofree char *collapsed = sortie_words_collapse (sentence);
  GString *text = g_string_new (collapsed);

  for (gsize i = 0; i < G_N_ELEMENTS (gaps); i++)
    g_string_replace (text, gaps[i][0], gaps[i][1], 0);
  return g_string_free (text, FALSE);
}

char *
sortie_blanks_fill (SortieBlanks *blanks, const char *pattern)
{
  g_autofree char *filled = NULL;

  say_tagged (blanks, pattern);
  say_what_is_asked_for (blanks, pattern);
  filled = sortie_text_fill (pattern, blanks->blank, blanks->n);
  return sortie_blanks_close_gaps (filled);
}

/* ---- operands ---- */

/* The suffixes of a blank's name, such as "-any" of {of-any}. */
static const char *const form_blanks[SORTIE_N_FORMS] = {
  [SORTIE_FORM_PLAIN] = "",
  [SORTIE_FORM_EACH] = "-each",
  [SORTIE_FORM_ANY] = "-any",
  [SORTIE_FORM_NO] = "-no",
  [SORTIE_FORM_WHOSE] = "-whose",
  [SORTIE_FORM_OF] = "-of",
  [SORTIE_FORM_OF_ANY] = "-of-any",
  [SORTIE_FORM_OBJECT] = "-object",
  [SORTIE_FORM_AT] = "-at",
};

const char *const sortie_blank_forms[]
    = { "-of-any", "-any", "-of", "-each", "-no", "-whose", "-object", "-at", "-from", NULL };

static void
add_forms (SortieBlanks *blanks, const SortiePrinter *p, const char *attr, gint set)
{
  g_assert (blanks->n_printers < G_N_ELEMENTS (blanks->printer));
  blanks->printer[blanks->n_printers++] = sortie_printer_of_part (p);
  for (SortieForm form = SORTIE_FORM_PLAIN; form < SORTIE_N_FORMS; form++)
    add_blank (blanks, g_strconcat (attr, form_blanks[form], NULL), NULL,
               (SortieUnsaid){ .printer = blanks->n_printers, .set = set, .form = form });
}

static void
add_nothing (SortieBlanks *blanks, const char *attr, const char *nothing)
{
  for (SortieForm form = SORTIE_FORM_PLAIN; form < SORTIE_N_FORMS; form++)
    {
      g_autofree char *name = g_strconcat (attr, form_blanks[form], NULL);

      sortie_blanks_add (blanks, name,
                         form == SORTIE_FORM_WHOSE && *nothing != '\0'
                           ? sortie_phrase_whose (nothing)
                           : g_strdup (nothing));
    }
}

void
sortie_blanks_add_names (SortieBlanks *blanks, const char *attr, const char *names, gboolean is_many)
{
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = attr, .word = is_many ? "names" : "name" });
  for (SortieForm form = SORTIE_FORM_PLAIN; form < SORTIE_N_FORMS; form++)
    {
      g_autofree char *name = g_strconcat (attr, form_blanks[form], NULL);

      sortie_blanks_add (blanks, name, sortie_phrase_names (names, form));
    }
}

static SortieToken
token_of (const SortiePrinter *p, const SortieAttr *attr, gint value)
{
  if (sortie_attr_is_expression (attr->type))
    return sortie_phrase_token (p, value);
  if (attr->type == SORTIE_ATTR_YES_NO)
    return (SortieToken){ .word = value != 0 ? "yes" : "no" };
  if (value < 0)
    return (SortieToken){ .word = "-" };
  if (attr->type == SORTIE_ATTR_KEYWORD && value < p->catalogue->n_keywords
      && p->catalogue->keywords[value].n_clauses == 0)
    return (SortieToken){ .word = "marker" };
  if (attr->type == SORTIE_ATTR_NAME && p->program != NULL)
    return (SortieToken){ .word = sortie_slot_may_be_several (p, (guint) value) ? "names" : "name" };
  if (attr->type == SORTIE_ATTR_INT)
    return (SortieToken){ .word = "*", .is_number = TRUE, .number = value };
  if (attr->type == SORTIE_ATTR_WORD && attr->words != NULL)
    return (SortieToken){ .word = attr->words[value] };

  const char *word = sortie_names_nth (p->catalogue->names, attr->type, value);

  return (SortieToken){ .word = word != NULL ? word : "*" };
}

static void
add_zone_forms (SortieBlanks *blanks, const SortiePrinter *p, const char *attr, gint zone)
{
  static const char *const names[] = { "of", "from", "at" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *blank = g_strconcat (attr, "-", names[i], NULL);

      add_blank (blanks, g_steal_pointer (&blank), sortie_phrase_zone (p, zone, names[i]),
                 (SortieUnsaid){ .raw = sortie_zone_words (p, zone, names[i]) });
    }
  add_blank (blanks, g_strdup (attr), sortie_phrase_zone (p, zone, "plain"),
             (SortieUnsaid){ .raw = sortie_zone_words (p, zone, "plain") });
}

/* {by-of}, {by-object} */
static void
add_name_forms (SortieBlanks *blanks, const SortiePrinter *p, const char *attr, guint slot)
{
  for (SortieForm form = SORTIE_FORM_OF; form < SORTIE_N_FORMS; form++)
    {
      g_autofree char *blank = g_strconcat (attr, form_blanks[form], NULL);

      sortie_blanks_add (blanks, blank, sortie_phrase_name (p, slot, form));
    }
}

void
sortie_blanks_add_operand (SortieBlanks *blanks, const SortiePrinter *p, const SortieAttr *attr,
                           gint value, const char *nothing)
{
  SortieToken token = token_of (p, attr, value);

  token.attr = attr->name;
  sortie_blanks_add_token (blanks, token);
  if (attr->type == SORTIE_ATTR_ZONE && value >= 0)
    {
      add_zone_forms (blanks, p, attr->name, value);
      return;
    }
  if (attr->type == SORTIE_ATTR_BOUND && value >= 0)
    add_name_forms (blanks, p, attr->name, (guint) value);
  if (attr->type != SORTIE_ATTR_SET)
    sortie_blanks_add (blanks, attr->name, sortie_phrase_operand (p, attr, value));
  else if (strcmp (token.word, "-") == 0)
    add_nothing (blanks, attr->name, nothing);
  else
    add_forms (blanks, p, attr->name, value);
}

/* ---- which sentence ---- */

static const SortieToken *
find_token (const SortieBlanks *blanks, const char *attr, gsize length)
{
  for (guint i = 0; i < blanks->n_tokens; i++)
    if (strlen (blanks->token[i].attr) == length
        && strncmp (blanks->token[i].attr, attr, length) == 0)
      return &blanks->token[i];
  return NULL;
}

static gboolean
is_same (const SortieToken *a, const SortieToken *b)
{
  return a->is_number ? b->is_number && a->number == b->number
                      : !b->is_number && strcmp (a->word, b->word) == 0;
}

/* One of the words between the bars of a condition. */
static gboolean
fits_word (const SortieBlanks *blanks, const SortieToken *token, const char *word, gsize length)
{
  g_autofree char *wanted = g_strndup (word, length);
  const SortieToken *other;

  switch (*wanted)
    {
    case '#': return token->is_number;
    case '*': return strcmp (token->word, "-") != 0;
    case '@':
      other = find_token (blanks, wanted + 1, length - 1);
      return other != NULL && is_same (token, other);
    default:
      return token->is_number
                 ? g_ascii_isdigit (*wanted) && g_ascii_strtoll (wanted, NULL, 10) == token->number
                 : strcmp (wanted, token->word) == 0;
    }
}

/* "by=you|name" */
static gboolean
fits_condition (const SortieBlanks *blanks, const char *condition, gsize length)
{
  gsize name = strcspn (condition, "=");
  const SortieToken *token = find_token (blanks, condition, name);
  const char *word = condition + name + 1, *end = condition + length;

  if (token == NULL)
    return FALSE;
  for (;;)
    {
      gsize n = MIN (strcspn (word, "|"), (gsize) (end - word));

      if (fits_word (blanks, token, word, n))
        return TRUE;
      if (word + n >= end)
        return FALSE;
      word += n + 1;
    }
}

static gboolean
fits_when (const SortieBlanks *blanks, const SortiePrinter *p, const char *when)
{
  gboolean member = g_str_has_prefix (when, "member");

  if (member != p->member)
    return FALSE;
  when += member ? strlen ("member") : 0;
  while (*(when += strspn (when, " ")) != '\0')
    {
      gsize length = strcspn (when, " ");

      if (!fits_condition (blanks, when, length))
        return FALSE;
      when += length;
    }
  return TRUE;
}

static const SortieSaying *
find_row (const SortieBlanks *blanks, const SortiePrinter *p, const SortieSaying *rows,
          SortieSaysOf about, const char *id)
{
  for (; rows != NULL && rows->id != NULL; rows++)
    if (rows->about == about && strcmp (rows->id, id) == 0 && fits_when (blanks, p, rows->when))
      return rows;
  return NULL;
}

/* The number that decides between singular and plural. */
static gulong
counted (const SortieBlanks *blanks, const SortieSaying *row)
{
  const char *end = strstr (row->when, "=#"), *start = end;
  const SortieToken *token;

  while (start != NULL && start > row->when && start[-1] != ' ')
    start--;
  token = start != NULL ? find_token (blanks, start, (gsize) (end - start)) : NULL;
  return token != NULL ? (gulong) ABS (token->number) : 2;
}

static const char *
translate (const SortieBlanks *blanks, const SortieSaying *row, const char *domain)
{
  gulong n = row->many != NULL ? counted (blanks, row) : 0;

  if (domain == NULL)
    return row->many != NULL && n != 1 ? row->many : sortie_text_translate (NULL, row->says);
  return row->many != NULL ? dngettext (domain, row->says, row->many, n)
                           : sortie_text_translate (domain, row->says);
}

const SortieSaying *
sortie_blanks_saying (const SortieBlanks *blanks, const SortiePrinter *p, SortieSaysOf about,
                      const char *id, const char **ret_text)
{
  const char *domain = p->catalogue->domain;
  const SortieSaying *row =
      find_row (blanks, p, p->catalogue->vocabulary->sayings, about, id);

  if (row == NULL)
    {
      domain = SORTIE_TEXT_DOMAIN;
      row = find_row (blanks, p, sortie_sayings, about, id);
    }
  if (row != NULL)
    *ret_text = translate (blanks, row, domain);
  return row;
}

char *
sortie_blanks_say (SortieBlanks *blanks, const SortiePrinter *p, const SortieElement *element)
{
  return sortie_blanks_say_in_form (blanks, p, element, SORTIE_FORM_PLAIN);
}

char *
sortie_blanks_say_in_form (SortieBlanks *blanks, const SortiePrinter *p, const SortieElement *element, SortieForm form)
{
  const char *pattern = NULL;
  char *sentence;

  if (sortie_blanks_saying (blanks, p, SORTIE_SAYS_OF_ELEMENT, element->name, &pattern) == NULL)
    pattern = sortie_element_is_ours (element) ? _(element->says)
                                               : sortie_phrase_of_game (p, element->says);
  g_autofree char *variant = sortie_phrase_variant (p, pattern, form);

  sentence = sortie_blanks_fill (blanks, variant);
  sortie_blanks_clear (blanks);
  return sentence;
}
