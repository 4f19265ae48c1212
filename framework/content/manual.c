/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* manual.c: the manual of elements: a game's language as Markdown and as plain text. */
#include "content/content.h"
#include "language/elements.h"
#include "language/internal.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"

static const SortieVocabulary *
vocabulary_of (const SortieContentNames *names)
{
  return names != NULL ? names->vocabulary : NULL;
}

/* Ends with a row without an element. */
static const SortieRecordDecl *
records_of (const SortieContentNames *names)
{
  static const SortieRecordDecl none[] = { { NULL } };
  const SortieVocabulary *vocabulary = vocabulary_of (names);

  return vocabulary != NULL && vocabulary->records != NULL ? vocabulary->records : none;
}

/* The texts of a game are in its own domain. */
static const char *
meaning_of (const SortieContentNames *names, const SortieElement *element)
{
  if (sortie_element_is_ours (element))
    return _(element->meaning);
  return sortie_text_translate (names->domain, element->meaning);
}

static const char *
where_used (const SortieElement *element)
{
  return element->on_grid ? _("; only in games with a grid") : "";
}

static const struct
{
  SortieElementKind kind;
  const char *title;
  const char *about;
} sections[] = {
  { SORTIE_ELEMENT_CLAUSE, N_("Clauses"),
    N_("A card, or a named ability, consists of clauses. Every clause also takes `while`. A clause directly in a "
       "card takes `part`, too: the part of the card's text that describes it, if not the usual part.") },
  { SORTIE_ELEMENT_EFFECT, N_("Effects"), N_("The steps of a program, in order.") },
  { SORTIE_ELEMENT_PART, N_("Parts"), N_("Use them only inside the elements that take them.") },
  { SORTIE_ELEMENT_NUMBER, N_("Numbers"), N_("Use them where a number is needed.") },
  { SORTIE_ELEMENT_SET, N_("Sets"),
    N_("Cards, pieces, places or seats. Use them where a set is needed, also for a single thing.") },
  { SORTIE_ELEMENT_TEST, N_("Tests"), N_("Use them where a condition is needed.") },
};

static const char *const bodies[] = {
  [SORTIE_BODY_NONE] = NULL,
  [SORTIE_BODY_EFFECTS] = N_("holds effects"),
  [SORTIE_BODY_TESTS] = N_("holds one or more tests"),
  [SORTIE_BODY_SETS] = N_("holds two or more sets"),
  [SORTIE_BODY_NUMBERS] = N_("holds two or more numbers"),
  [SORTIE_BODY_CLAUSES] = N_("holds clauses"),
  [SORTIE_BODY_WAYS] = N_("holds two or more <way>"),
  [SORTIE_BODY_THEN_ELSE] = N_("holds <then>, and perhaps <else>"),
  [SORTIE_BODY_TARGETS_EFFECTS] = N_("holds any number of <target>, then effects"),
};

/* "; stands for <when event="played">" for a clause word, or "". (transfer full) */
static char *
stands_for (const SortieElement *element)
{
  g_autoptr (GString) clause = NULL;

  if (element->clause == NULL)
    return g_strdup ("");
  clause = g_string_new (NULL);
  g_string_append_printf (clause, "<%s", element->clause);
  for (guint i = 0; i < SORTIE_MAX_GIVEN && element->given[i].attr != NULL; i++)
    g_string_append_printf (clause, " %s=\"%s\"", element->given[i].attr, element->given[i].word);
  g_string_append_c (clause, '>');
  return g_strdup_printf (_("; stands for %s"), clause->str);
}

/* What the element means, what it contains and where it can be used. (transfer full) */
static char *
all_about (const SortieContentNames *names, const SortieElement *element)
{
  const char *body = bodies[sortie_element_body (element)];
  g_autofree char *clause = stands_for (element);

  return g_strconcat (meaning_of (names, element), clause, body != NULL ? "; " : "",
                      body != NULL ? _(body) : "", where_used (element), NULL);
}

/* What can be written in an attribute. */
static char *
what_to_write (const SortieAttr *attr)
{
  g_autofree char *words = attr->words != NULL ? g_strjoinv ("|", (char **) attr->words) : NULL;

  if (attr->type == SORTIE_ATTR_WORD && words != NULL)
    return g_steal_pointer (&words);
  if (words != NULL)
    return g_strdup_printf ("%s, %s", sortie_attr_type_title (attr->type), words);
  return g_strdup (sortie_attr_type_title (attr->type));
}

static char *
when_needed (const SortieElement *element, const SortieAttr *attr)
{
  if (sortie_element_attr_is_change (element, attr, NULL))
    return g_strdup (_("one of the changes"));
  if (attr->otherwise != NULL)
    return g_strdup (attr->otherwise);
  return g_strdup (attr->required ? _("required") : "");
}

/* ---- Markdown ------------------------------------------------------------------------- */

static void
put_escaped (GString *to, const char *text)
{
  for (; *text != '\0'; text++)
    {
      if (*text == '|' || *text == '<' || *text == '_' || *text == '*')
        g_string_append_c (to, '\\');
      g_string_append_c (to, *text);
    }
}

static void
put_attribute (GString *to, const SortieElement *element, const SortieAttr *attr)
{
  g_autofree char *type = what_to_write (attr);
  g_autofree char *needed = when_needed (element, attr);

  g_string_append_printf (to, "| `%s` | ", attr->name);
  put_escaped (to, type);
  g_string_append (to, " | ");
  put_escaped (to, needed);
  g_string_append (to, " | ");
  put_escaped (to, _(attr->meaning));
  g_string_append (to, " |\n");
}

static void
put_element (GString *to, const SortieContentNames *names, const SortieElement *element)
{
  g_autofree char *about = all_about (names, element);

  g_string_append_printf (to, "\n### `<%s>`\n\n", element->name);
  put_escaped (to, about);
  g_string_append (to, ".");
  if (element->rule != NULL)
    g_string_append_printf (to, " (%s)", element->rule);
  if (element->only != NULL)
    g_string_append_printf (to, " %s", element->only);
  g_string_append_c (to, '\n');
  if (sortie_element_n_attrs (element) == 0)
    return;
  g_string_append (to, "\n| attribute | holds | default | |\n|---|---|---|---|\n");
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (!sortie_element_gives (element, sortie_element_attrs (element)[i].name))
      put_attribute (to, element, &sortie_element_attrs (element)[i]);
}

/* Writes the elements of one kind, either the framework's or the game's, under a heading; without elements there is no
 * heading. */
static void
put_elements (GString *to, const SortieContentNames *names, guint section, gboolean ours)
{
  const SortieElement *element;
  gboolean any = FALSE;

  for (guint n = 0; (element = sortie_names_element_nth (names, n)) != NULL; n++)
    {
      if (element->kind != sections[section].kind || sortie_element_is_ours (element) != ours)
        continue;
      if (!any)
        g_string_append_printf (to, "\n## %s\n\n%s\n", _(sections[section].title),
                                _(sections[section].about));
      any = TRUE;
      put_element (to, names, element);
    }
}

/* Words that mean the same in every game. @words, @titles: the first of each, @stride bytes before the next; an empty
 * word is left out */
static void
put_framework_words (GString *to, const char *heading, const char *const *words, const char *const *titles,
                     gsize stride, guint n)
{
  g_string_append_printf (to, "\n### %s\n\n", heading);
  for (guint i = 0; i < n; i++)
    {
      const char *word = *(const char *const *) ((const char *) words + i * stride);
      const char *title = *(const char *const *) ((const char *) titles + i * stride);

      if (*word != '\0')
        g_string_append_printf (to, "* `%s`: %s\n", word, _(title));
    }
}

#define PUT_ROWS(to, heading, rows, id) \
  put_framework_words (to, heading, &(rows)->id, &(rows)->title, sizeof *(rows), SORTIE_N_ROWS (rows))

/* The tables of identifiers that a game adds. */
static const struct
{
  SortieAttrType type;
  const char *title;
} tables[] = {
  { SORTIE_ATTR_VALUE, N_("Values and rules") }, { SORTIE_ATTR_NUMBER, N_("Number words") },
  { SORTIE_ATTR_SET, N_("Set words") },          { SORTIE_ATTR_TEST, N_("Condition words") },
  { SORTIE_ATTR_EVENT, N_("Events") },           { SORTIE_ATTR_ZONE, N_("Zones") },
  { SORTIE_ATTR_PLACES, N_("Places") },          { SORTIE_ATTR_VARIABLE, N_("Variables") },
  { SORTIE_ATTR_MARK, N_("Marks") },             { SORTIE_ATTR_MEMORY, N_("Notes") },
  { SORTIE_ATTR_PHASE, N_("Phases") },           { SORTIE_ATTR_TIMING, N_("Timings") },
  { SORTIE_ATTR_UNTIL, N_("Times, for `until`") }, { SORTIE_ATTR_CAUSE, N_("Causes") },
};

/* Sentences about events and phases use their ids, so sortie_names_title() has no titles for them. */
static const char *
title_in_tables (const SortieContentNames *names, SortieAttrType type, gint i)
{
  if (type == SORTIE_ATTR_EVENT && names->event_titles != NULL && i >= 0)
    return names->event_titles[i];
  if (type == SORTIE_ATTR_PHASE && names->phase_titles != NULL && i >= 0)
    return names->phase_titles[i];
  return sortie_names_title (names, type, i);
}

/* What people call a word of the game, in their language. (nullable): NULL if it has no title */
static const char *
title_of_word (const SortieContentNames *names, SortieAttrType type, const char *word)
{
  gint i = sortie_names_find (names, type, word);
  const char *title = title_in_tables (names, type, i);

  if (type == SORTIE_ATTR_EVENT && title != NULL && i < (gint) names->n_framework_events)
    return _(title);
  if (title == NULL || strcmp (title, word) == 0)
    return NULL;
  return sortie_text_translate (names->domain, title);
}

static void
put_game_word (GString *to, const SortieContentNames *names, SortieAttrType type, const char *word)
{
  const char *title = title_of_word (names, type, word);

  g_string_append_printf (to, "* `%s`", word);
  if (title != NULL)
    {
      g_string_append (to, ": ");
      put_escaped (to, title);
    }
  g_string_append_c (to, '\n');
}

/* "person; its text in parts, for `part`: `action`, `passive`" */
static void
describe_kind (GString *to, const SortieContentNames *names, const SortieKindDecl *kind)
{
  g_autofree char *parts = kind->texts != NULL && kind->texts[0] != NULL && kind->texts[1] != NULL
                               ? g_strjoinv ("`, `", (char **) kind->texts) : NULL;
  const char *title = kind->title != NULL ? kind->title : kind->element;

  g_string_append (to, sortie_text_translate (names->domain, title));
  if (parts != NULL)
    {
      g_autofree char *quoted = g_strdup_printf ("`%s`", parts);

      g_string_append_printf (to, _("; its text in parts, for `part`: %s"), quoted);
    }
  g_string_append_c (to, '\n');
}

/* "<class> (in <boss>): data ...": what else a definition may hold. */
static void
describe_record (GString *to, const SortieRecordDecl *record)
{
  g_autofree char *fields = g_strjoinv (", ", (char **) record->fields);

  g_string_append_printf (to, "<%s> (<%s>): ", record->element, record->parent);
  g_string_append_printf (to, _("data with an id, a <name> and the numbers %s"), fields);
  g_string_append_c (to, '\n');
}

/* Whether the first part of the manual has described it. */
static gboolean
is_told_before (const SortieContentNames *names, SortieAttrType type, const char *word)
{
  return sortie_word_is_everywhere (type, word)
         || (type == SORTIE_ATTR_EVENT && sortie_names_find (names, type, word) < (gint) names->n_framework_events);
}

static void
put_kinds (GString *to, const SortieContentNames *names)
{
  const SortieKindDecl *kind = names->vocabulary->kinds;

  if (kind == NULL || kind->element == NULL)
    return;
  g_string_append_printf (to, "\n### %s\n\n", _("Kinds of cards"));
  for (; kind->element != NULL; kind++)
    {
      g_string_append_printf (to, "* `%s`: ", kind->element);
      describe_kind (to, names, kind);
    }
}

static void
put_game_words (GString *to, const SortieContentNames *names)
{
  put_kinds (to, names);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GPtrArray) list = sortie_names_list (names, tables[i].type);
      gboolean any = FALSE;

      for (guint k = 0; k < list->len; k++)
        if (!is_told_before (names, tables[i].type, list->pdata[k]))
          {
            if (!any)
              g_string_append_printf (to, "\n### %s\n\n", _(tables[i].title));
            any = TRUE;
            put_game_word (to, names, tables[i].type, list->pdata[k]);
          }
    }
}

static void
put_records (GString *to, const SortieContentNames *names)
{
  const SortieRecordDecl *record = records_of (names);

  if (record->element != NULL)
    g_string_append_printf (to, "\n### %s\n\n", _("Data of definitions"));
  for (; record->element != NULL; record++)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      describe_record (line, record);
      g_string_append (to, "* ");
      put_escaped (to, line->str);
    }
}

static void
put_game (GString *to, const SortieContentNames *names)
{
  g_string_append_printf (to, "\n# %s\n", _("What this game adds"));
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    put_elements (to, names, i, FALSE);
  g_string_append_printf (to, "\n## %s\n", _("The game's words"));
  put_game_words (to, names);
  put_records (to, names);
}

char *
sortie_manual_markdown (const SortieContentNames *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    put_elements (text, names, i, TRUE);
  g_string_append_printf (text, "\n## %s\n", _("Words"));
  PUT_ROWS (text, _("Sets"), sortie_words_of_sets, word);
  PUT_ROWS (text, _("Numbers"), sortie_words_of_numbers, word);
  put_framework_words (text, _("Times, for `until`"), sortie_words_of_untils, sortie_titles_of_untils, sizeof (char *),
                       SORTIE_UNTIL_END_OF_ROUND);
  PUT_ROWS (text, _("Causes"), sortie_causes, id);
  if (names != NULL && names->n_framework_events > 0) /* those that a card can answer in every game */
    put_framework_words (text, _("Events"), names->events, names->event_titles, sizeof (char *),
                         names->n_framework_events);
  if (names != NULL && names->game != NULL)
    put_game (text, names);
  g_string_erase (text, 0, 1); /* the line before the first heading */
  return g_string_free (text, FALSE);
}

/* ---- Plain text ----------------------------------------------------------------------- */

static const char *
title_of_kind (SortieElementKind kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    if (sections[i].kind == kind)
      return _(sections[i].title);
  return "";
}

static void
describe_element (GString *to, const SortieContentNames *names, const SortieElement *element)
{
  g_autofree char *about = all_about (names, element);

  g_string_append_printf (to, "<%s> (%s): %s\n", element->name, title_of_kind (element->kind),
                          about);
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      const SortieAttr *attr = &sortie_element_attrs (element)[i];
      g_autofree char *type = what_to_write (attr);
      g_autofree char *needed = when_needed (element, attr);

      if (sortie_element_gives (element, attr->name))
        continue;
      g_string_append_printf (to, "  %s = %s%s%s%s: %s\n", attr->name, type, *needed ? " (" : "",
                              needed, *needed ? ")" : "", _(attr->meaning));
    }
}

static void
describe_word (GString *to, const SortieContentNames *names, SortieAttrType type, const char *word)
{
  const SortieWord *own = sortie_word_find (type, word);
  const char *title;

  if (own != NULL)
    g_string_append_printf (to, "%s (%s): %s\n", word, sortie_attr_type_title (type),
                            _(own->title));
  if (names == NULL || sortie_names_find (names, type, word) < 0)
    return;
  title = title_of_word (names, type, word);
  g_string_append_printf (to, "%s (%s)%s%s\n", word, sortie_attr_type_title (type),
                          title != NULL ? ": " : "", title != NULL ? title : "");
}

/* Types whose words belong to a game and deserve a description. */
static const SortieAttrType described[] = {
  SORTIE_ATTR_NUMBER, SORTIE_ATTR_SET,    SORTIE_ATTR_TEST,   SORTIE_ATTR_VALUE,
  SORTIE_ATTR_EVENT,  SORTIE_ATTR_ZONE,   SORTIE_ATTR_PLACES, SORTIE_ATTR_VARIABLE,
  SORTIE_ATTR_MARK,   SORTIE_ATTR_MEMORY, SORTIE_ATTR_UNTIL,  SORTIE_ATTR_PHASE,
  SORTIE_ATTR_TIMING, SORTIE_ATTR_PERIOD, SORTIE_ATTR_CAUSE,
};

/* The attributes that every clause takes. */
static const SortieAttr *const of_clauses[] = { &sortie_clause_while, &sortie_clause_part };

static void
describe_attribute (GString *to, const SortieAttr *attr)
{
  g_autofree char *type = what_to_write (attr);

  g_string_append_printf (to, "%s = %s (%s): %s\n", attr->name, type, _("of every clause"), _(attr->meaning));
}

static void
describe_kinds (GString *to, const SortieContentNames *names, const char *word)
{
  const SortieKindDecl *kind = names != NULL ? names->vocabulary->kinds : NULL;

  for (; kind != NULL && kind->element != NULL; kind++)
    if (strcmp (kind->element, word) == 0)
      {
        g_string_append_printf (to, "<%s> (%s): ", kind->element, _("a kind of card"));
        describe_kind (to, names, kind);
      }
}

/* Which elements have an attribute of that name, one line for each of its meanings. */
static void
describe_attributes (GString *to, const SortieContentNames *names, const char *word)
{
  g_autoptr (GPtrArray) meanings = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) elements = g_ptr_array_new_with_free_func (g_free);
  const SortieElement *element;

  for (guint n = 0; (element = sortie_names_element_nth (names, n)) != NULL; n++)
    {
      const gint found = sortie_element_attr (element, word);
      const SortieAttr *attr = found >= 0 ? &sortie_element_attrs (element)[found] : NULL;
      g_autofree char *type = attr != NULL ? what_to_write (attr) : NULL, *before = NULL;
      g_autofree char *meaning = attr != NULL ? g_strdup_printf ("%s: %s", type, _ (attr->meaning)) : NULL;
      guint at;

      if (attr == NULL)
        continue;
      if (!g_ptr_array_find_with_equal_func (meanings, meaning, g_str_equal, &at))
        {
          at = meanings->len;
          g_ptr_array_add (meanings, g_steal_pointer (&meaning));
          g_ptr_array_add (elements, g_strdup (""));
        }
      before = elements->pdata[at];
      elements->pdata[at] = g_strdup_printf ("%s%s<%s>", before, *before != '\0' ? ", " : "", element->name);
    }
  for (guint i = 0; i < meanings->len; i++)
    {
      g_autofree char *line = sortie_sentence (_ ("in {elements}: {word} = {meaning}"), "elements", elements->pdata[i],
                                               "word", word, "meaning", meanings->pdata[i], NULL);

      g_string_append_printf (to, "%s\n", line);
    }
}

char *
sortie_manual_describe (const SortieContentNames *names, const char *word)
{
  GString *text = g_string_new (NULL);
  const SortieElement *element;

  for (guint n = 0; (element = sortie_names_element_nth (names, n)) != NULL; n++)
    if (strcmp (element->name, word) == 0)
      describe_element (text, names, element);
  for (const SortieRecordDecl *record = records_of (names); record->element != NULL; record++)
    if (strcmp (record->element, word) == 0)
      describe_record (text, record);
  describe_kinds (text, names, word);
  for (gsize i = 0; i < G_N_ELEMENTS (of_clauses); i++)
    if (strcmp (of_clauses[i]->name, word) == 0)
      describe_attribute (text, of_clauses[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (described); i++)
    describe_word (text, names, described[i], word);
  if (text->len == 0)
    describe_attributes (text, names, word);
  if (text->len == 0)
    {
      g_string_free (text, TRUE);
      return NULL;
    }
  g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

static void
add_once (GPtrArray *list, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (list, word, g_str_equal, NULL))
    g_ptr_array_add (list, (gpointer) word);
}

GPtrArray *
sortie_manual_words (const SortieContentNames *names)
{
  GPtrArray *list = g_ptr_array_new ();
  const SortieElement *element;

  for (guint n = 0; (element = sortie_names_element_nth (names, n)) != NULL; n++)
    add_once (list, element->name);
  for (const SortieRecordDecl *record = records_of (names); record->element != NULL; record++)
    add_once (list, record->element);
  for (const SortieKindDecl *kind = names != NULL ? names->vocabulary->kinds : NULL;
       kind != NULL && kind->element != NULL; kind++)
    add_once (list, kind->element);
  for (gsize i = 0; i < G_N_ELEMENTS (of_clauses); i++)
    add_once (list, of_clauses[i]->name);
  for (const SortieWord *word = sortie_words_of_sets; word->word != NULL; word++)
    add_once (list, word->word);
  for (const SortieWord *word = sortie_words_of_numbers; word->word != NULL; word++)
    add_once (list, word->word);
  for (gsize i = 0; names != NULL && i < G_N_ELEMENTS (described); i++)
    {
      g_autoptr (GPtrArray) of_type = sortie_names_list (names, described[i]);

      for (guint k = 0; k < of_type->len; k++)
        add_once (list, g_ptr_array_index (of_type, k));
    }
  return list;
}

char *
sortie_manual_overview (const SortieContentNames *names)
{
  GString *text = g_string_new (NULL);
  const SortieElement *element;

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_string_append_printf (text, "%s%s\n", i > 0 ? "\n" : "", _(sections[i].title));
      for (guint n = 0; (element = sortie_names_element_nth (names, n)) != NULL; n++)
        if (element->kind == sections[i].kind)
          g_string_append_printf (text, "  <%s>: %s%s\n", element->name,
                                  meaning_of (names, element), where_used (element));
    }
  g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}
