/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* variants.c: chooses among the variants of a translation, which a language declares as it needs them. */
#include <string.h>

#include "speech/front-end.h"
#include "speech/phrases.h"

/* Between the variants: "Mur|ins=Murem|~m". */
#define BAR "|"

/* ---- tags ---- */

/* Whether a list like "ins,own" has this tag. @list: (nullable) */
static gboolean
has_tag (const char *list, const char *tag, gsize length)
{
  while (list != NULL && *list != '\0')
    {
      const gsize n = strcspn (list, ",");

      if (n == length && strncmp (list, tag, n) == 0)
        return TRUE;
      list += n + (list[n] == ',');
    }
  return FALSE;
}

static gboolean
is_of_one (SortieForm form)
{
  return form == SORTIE_FORM_ANY || form == SORTIE_FORM_OF_ANY || form == SORTIE_FORM_NO || form == SORTIE_FORM_EACH;
}

/* Whether the phrase is one for which the tag stands. */
static gboolean
holds (const SortiePrinter *p, SortieForm form, const char *tag, gsize length)
{
  return has_tag (p->as, tag, length) || has_tag (p->throughout, tag, length) || has_tag (p->agrees, tag, length)
         || has_tag (sortie_phrase_form_name (form), tag, length)
         || has_tag (is_of_one (form) ? "one" : "many", tag, length);
}

/* One of several tags: "acc/gen". */
static gboolean
one_holds (const SortiePrinter *p, SortieForm form, const char *tags, gsize length)
{
  const char *end = tags + length;

  for (;;)
    {
      const gsize n = MIN (strcspn (tags, "/"), (gsize) (end - tags));

      if (holds (p, form, tags, n))
        return TRUE;
      if (tags + n >= end)
        return FALSE;
      tags += n + 1;
    }
}

/* How many conditions a label like "one,m" has; 0: one of them does not hold. */
static guint
fit (const SortiePrinter *p, SortieForm form, const char *label, gsize length)
{
  const char *end = label + length;
  guint n_tags = 0;

  for (;;)
    {
      const gsize n = MIN (strcspn (label, ","), (gsize) (end - label));

      if (!one_holds (p, form, label, n))
        return 0;
      n_tags++;
      if (label + n >= end)
        return n_tags;
      label += n + 1;
    }
}

/* The length of the label at the beginning of a variant, without "="; 0: it has none. */
static gsize
length_of_label (const char *variant)
{
  const gsize n = strspn (variant, "abcdefghijklmnopqrstuvwxyz,/-");

  return variant[n] == '=' ? n : 0;
}

/* ---- variants ---- */

/* Without labels, the order says the case: nominative, genitive, accusative, locative. */
static const char *
by_order (GPtrArray *variants, SortieForm form)
{
  static const guint case_of[SORTIE_N_FORMS] = {
    [SORTIE_FORM_OF] = 1,
    [SORTIE_FORM_OF_ANY] = 1,
    [SORTIE_FORM_WHOSE] = 1,
    [SORTIE_FORM_OBJECT] = 2,
    [SORTIE_FORM_AT] = 3,
  };
  const guint wanted = variants->len == 3 && form == SORTIE_FORM_AT ? case_of[SORTIE_FORM_OF] : case_of[form];

  return variants->pdata[wanted < variants->len ? wanted : 0];
}

/* The variant whose label has the most tags, all of which hold. @ret_is_labelled: whether a label decided. */
static char *
choose_variant (const SortiePrinter *p, const char *text, SortieForm form, gboolean *ret_is_labelled)
{
  g_auto (GStrv) parts = g_strsplit (text, BAR, -1);
  g_autoptr (GPtrArray) in_order = g_ptr_array_new ();
  const char *best = NULL;
  guint most = 0;

  for (char **part = parts; *part != NULL; part++)
    {
      const gsize label = part != parts ? length_of_label (*part) : 0;
      const guint tags = label > 0 ? fit (p, form, *part, label) : 0;

      if (label == 0 && **part != '~')
        g_ptr_array_add (in_order, *part);
      if (tags > most)
        {
          best = *part + label + 1;
          most = tags;
        }
    }
  *ret_is_labelled = best != NULL;
  return g_strdup (best != NULL ? best : in_order->len > 0 ? by_order (in_order, form) : "");
}

char *
sortie_phrase_variant (const SortiePrinter *p, const char *text, SortieForm form)
{
  gboolean is_labelled;

  return choose_variant (p, text, form, &is_labelled);
}

const char *
sortie_phrase_to_reader (const char *text, gboolean is_of_you, gboolean is_by_you)
{
  return sortie_phrase_as_read (text, is_of_you ? "you" : is_by_you ? "by-you" : NULL);
}

const char *
sortie_phrase_as_read (const char *text, const char *who)
{
  const SortiePrinter reader = { .as = who };
  g_autofree char *variant = strchr (text, '|') != NULL ? sortie_phrase_variant (&reader, text, SORTIE_FORM_PLAIN)
                                                        : NULL;

  return variant != NULL ? g_intern_string (variant) : text;
}

char *
sortie_phrase_noun (const SortiePrinter *p, const char *text, SortieForm form)
{
  gboolean is_labelled;
  char *chosen = choose_variant (p, text, form, &is_labelled);
  char *behind_colon;

  if (p->as == NULL || is_labelled)
    return chosen;
  behind_colon = g_strconcat (": ", chosen, NULL);
  g_free (chosen);
  return behind_colon;
}

const char *
sortie_phrase_agreement (const char *text)
{
  const char *mark = strstr (text, BAR "~");
  g_autofree char *tags = mark != NULL ? g_strndup (mark + 2, strcspn (mark + 2, BAR)) : NULL;

  return g_intern_string (tags);
}

/* ---- in blanks ---- */

static const char *
joined (const char *list, const char *tags, gsize length)
{
  g_autofree char *more = g_strdup_printf ("%s%s%.*s", list != NULL ? list : "", list != NULL ? "," : "", (int) length,
                                           tags);

  return g_intern_string (more);
}

gsize
sortie_blank_name_length (const char *blank)
{
  return strcspn (blank, ":+}");
}

void
sortie_printer_add_tags (SortiePrinter *p, const char *blank)
{
  for (blank += sortie_blank_name_length (blank); *blank == ':' || *blank == '+';)
    {
      const gsize n = strcspn (blank + 1, ":+}");

      if (*blank == ':')
        p->as = joined (p->as, blank + 1, n);
      else
        p->throughout = joined (p->throughout, blank + 1, n);
      blank += 1 + n;
    }
}
