/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* schema.c: the schema of the top level of a file: factions, keywords, definitions, decks. */
#include "content/content.h"

#include <string.h>

#include "base/text.h"
#include "content/load.h"
#include "content/internal.h"
#include "language/internal.h"
#include "content/deck-file.h"

/* An attribute with one of the words, or with a list of them. @attribute: as for sortie_schema_open() */
static void
put_words (SortieSchema *s, const char *attribute, const char *const *words, gboolean several)
{
  g_autoptr (GPtrArray) list = SORTIE_ROW_IDS (words);

  sortie_schema_open (s, "%s%s", attribute, several ? " > xs:simpleType > xs:list" : "");
  sortie_schema_enumeration (s, list);
  sortie_schema_close (s, several ? 3 : 1);
}

static const char *const yes_no[] = { "no", "yes", NULL };

static void
put_text_types (SortieSchema *s)
{
  sortie_schema_open (s, "xs:complexType name=\"text\" > xs:simpleContent > xs:extension base=\"xs:string\"");
  sortie_schema_members (s, "@note:xs:string");
  sortie_schema_close (s, 3);

  sortie_schema_open (s, "xs:complexType name=\"provenance\" > xs:simpleContent > xs:extension base=\"xs:string\"");
  put_words (s, "xs:attribute name=\"confidence\" use=\"required\"",
             (const char *const[]){ "sourced", "partly designed", "designed", NULL }, FALSE);
  sortie_schema_members (s, "@source:xs:string");
  sortie_schema_close (s, 3);
}

/* default="yes" for things that players choose among. */
static void
put_default (SortieSchema *s, const char *element)
{
  const SortieChosenDecl *chosen = s->names->chosen;

  if (SORTIE_FIND_ROW (chosen, element) >= 0)
    put_words (s, "xs:attribute name=\"default\"", yes_no, FALSE);
}

static void
put_part_text (SortieSchema *s, const SortieKindDecl *kind)
{
  if (kind->texts == NULL || kind->texts[0] == NULL)
    return;
  sortie_schema_open (s,
                      "xs:element name=\"text\" > xs:complexType > xs:simpleContent > xs:extension base=\"xs:string\"");
  put_words (s, kind->texts[1] != NULL ? "xs:attribute name=\"part\" use=\"required\"" : "xs:attribute name=\"part\"",
             kind->texts, FALSE);
  sortie_schema_members (s, "@note:xs:string @rule:xs:string");
  sortie_schema_close (s, 4);
}

static void
put_records (SortieSchema *s, const SortieKindDecl *kind)
{
  const SortieRecordDecl *record = s->names->vocabulary->records;

  for (; record != NULL && record->element != NULL; record++)
    {
      if (strcmp (record->parent, kind->element) != 0)
        continue;
      sortie_schema_open (s, "xs:element name=\"%s\" > xs:complexType > xs:sequence", record->element);
      sortie_schema_members (s, "name:text");
      sortie_schema_close (s, 1);
      sortie_schema_members (s, "@id!:id");
      for (const char *const *field = record->fields; *field != NULL; field++)
        sortie_schema_put (s, "<xs:attribute name=\"%s\" type=\"xs:short\" use=\"required\"/>",
                           *field);
      put_default (s, record->element);
      sortie_schema_close (s, 2);
    }
}

static void
put_value (SortieSchema *s, const SortieValueDecl *value, gboolean required)
{
  g_autofree char *attribute
      = g_strdup_printf ("xs:attribute name=\"%s\"%s", value->id, required ? " use=\"required\"" : "");

  if (value->type != SORTIE_VALUE_NUMBER)
    {
      put_words (s, attribute, value->words != NULL ? value->words : yes_no, value->type == SORTIE_VALUE_WORDS);
      return;
    }
  sortie_schema_open (s, "%s > xs:simpleType > xs:restriction base=\"xs:short\"", attribute);
  sortie_schema_put (s, "<xs:minInclusive value=\"%d\"/>", value->least);
  sortie_schema_put (s, "<xs:maxInclusive value=\"%d\"/>", value->max);
  sortie_schema_close (s, 3);
}

/* @asked: whether values that a card must print are required. */
static void
put_values (SortieSchema *s, const SortieKindDecl *kind, gboolean asked)
{
  const SortieValueDecl *values = s->names->vocabulary->values;

  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    {
      gboolean required = kind->required >> i & 1;

      if (required || kind->allowed >> i & 1)
        put_value (s, &values[i], required && asked);
    }
}

static void
put_kind (SortieSchema *s, const SortieKindDecl *kind)
{
  sortie_schema_open (s, "xs:complexType name=\"kind.%s\" > xs:choice minOccurs=\"1\" maxOccurs=\"unbounded\"",
                      kind->element);
  sortie_schema_members (s, "name:text epithet:text sign:text provenance:provenance");
  put_part_text (s, kind);
  put_records (s, kind);
  sortie_schema_put (s, "<xs:group ref=\"clauses\"/>");
  sortie_schema_close (s, 1);
  sortie_schema_members (s, "@id!:id @faction:id");
  put_default (s, kind->element);
  put_values (s, kind, TRUE);
  sortie_schema_close (s, 1);
}

/* Whether the cards of the common pack are of this kind (sortie/deck.h). */
static gboolean
is_of_pack (const SortieSchema *s, const SortieKindDecl *kind)
{
  const SortieValueDecl *values = s->names->vocabulary->values;

  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    if (strcmp (values[i].id, "suit") == 0)
      return strcmp (kind->element, "card") == 0 && (kind->required >> i & 1);
  return FALSE;
}

/* What a game adds to the print of a pack's cards. */
static void
put_print (SortieSchema *s, const SortieKindDecl *kind)
{
  sortie_schema_open (s, "xs:element name=\"print\" > xs:complexType");
  sortie_schema_members (s, "@on!:xs:string");
  put_values (s, kind, FALSE);
  sortie_schema_close (s, 2);
}

static void
put_group_types (SortieSchema *s)
{
  sortie_schema_open (s, "xs:complexType name=\"faction\" > xs:choice minOccurs=\"1\" maxOccurs=\"unbounded\"");
  sortie_schema_members (s, "name:text text:text");
  sortie_schema_close (s, 1);
  sortie_schema_members (s, "@id!:id @of:xs:NMTOKENS");
  if (s->names->vocabulary->faction_traits != NULL)
    put_words (s, "xs:attribute name=\"traits\"", s->names->vocabulary->faction_traits, TRUE);
  sortie_schema_close (s, 1);

  sortie_schema_open (s, "xs:complexType name=\"keyword\" > xs:choice minOccurs=\"1\" maxOccurs=\"unbounded\"");
  sortie_schema_members (s, "name:text text:text");
  sortie_schema_put (s, "<xs:group ref=\"clauses\"/>");
  sortie_schema_close (s, 1);
  sortie_schema_members (s, "@id!:id");
  sortie_schema_put (s, "<xs:attribute name=\"marker\" type=\"xs:NMTOKEN\" fixed=\"yes\"/>");
  sortie_schema_close (s, 1);
}

static void
put_deck_kind (SortieSchema *s)
{
  g_autoptr (GPtrArray) words = SORTIE_ROW_IDS (s->names->vocabulary->deck_kinds);

  sortie_schema_open (s, "xs:attribute name=\"kind\" use=\"required\"");
  sortie_schema_enumeration (s, words);
  sortie_schema_close (s, 1);
}

static void
put_difficulty (SortieSchema *s)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = SORTIE_EASY; i < SORTIE_N_DIFFICULTIES; i++)
    g_ptr_array_add (words, (gpointer) sortie_difficulties[i]);
  sortie_schema_open (s, "xs:attribute name=\"difficulty\"");
  sortie_schema_enumeration (s, words);
  sortie_schema_close (s, 1);
}

static void
put_deck (SortieSchema *s)
{
  sortie_schema_open (s, "xs:complexType name=\"deck\" > xs:choice minOccurs=\"1\" maxOccurs=\"unbounded\"");
  sortie_schema_members (s, "name:text theme:text provenance:provenance");
  sortie_schema_open (s, "xs:element name=\"cards\" > xs:complexType");
  sortie_schema_members (s, "@of!:id @n!:xs:positiveInteger");
  if (sortie_names_have_grid (s->names))
    sortie_schema_members (s, "@at:xs:string");
  sortie_schema_members (s, "@zone:id");
  sortie_schema_close (s, 3);
  sortie_schema_members (s, "@id!:id @faction:id");
  put_difficulty (s);
  put_deck_kind (s);
  put_default (s, "deck");
  sortie_schema_close (s, 1);
}

/* deck.h: a custom deck in a file of its own, which also names its game. */
static void
put_own_deck (SortieSchema *s)
{
  const SortieDeckKindDecl *kinds = s->names->vocabulary->deck_kinds;

  if (kinds == NULL || kinds->id == NULL)
    return;
  sortie_schema_open (s, "xs:element name=\"deck\" > xs:complexType > xs:complexContent > xs:extension base=\"deck\"");
  sortie_schema_put (s, "<xs:attribute name=\"game\" type=\"id\" use=\"required\" fixed=\"%s\"/>",
                     s->names->game);
  sortie_schema_close (s, 4);
}

static void
put_content (SortieSchema *s)
{
  const SortieKindDecl *kinds = s->names->vocabulary->kinds;

  sortie_schema_open (
      s, "xs:element name=\"content\" > xs:complexType > xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"");
  sortie_schema_members (s, "provenance:provenance faction:faction keyword:keyword deck:deck");
  for (; kinds != NULL && kinds->element != NULL; kinds++)
    {
      sortie_schema_put (s, "<xs:element name=\"%s\" type=\"kind.%s\"/>", kinds->element,
                         kinds->element);
      if (is_of_pack (s, kinds))
        put_print (s, kinds);
    }
  sortie_schema_close (s, 3);
}

/* <ELEMENT name="FILE"/> */
static void
put_listed (SortieSchema *s, const char *element)
{
  sortie_schema_open (s, "xs:element name=\"%s\" minOccurs=\"0\" maxOccurs=\"unbounded\"", element);
  sortie_schema_put (s, "<xs:complexType><xs:attribute name=\"name\" type=\"xs:token\" "
                        "use=\"required\"/></xs:complexType>");
  sortie_schema_close (s, 1);
}

static void
put_index (SortieSchema *s)
{
  sortie_schema_open (s, "xs:element name=\"index\" > xs:complexType > xs:sequence");
  put_listed (s, "pack");
  put_listed (s, "file");
  put_listed (s, SORTIE_INDEX_RULES);
  sortie_schema_close (s, 1);
  sortie_schema_members (s, "@game!:id");
  sortie_schema_close (s, 2);
}

/* What chapters and rules share: a number and a name. Their content comes after this. */
static void
open_numbered (SortieSchema *s, const char *element)
{
  sortie_schema_open (s, "xs:element name=\"%s\" maxOccurs=\"unbounded\" > xs:complexType > xs:sequence", element);
  sortie_schema_members (s, "name:text");
}

static void
close_numbered (SortieSchema *s)
{
  sortie_schema_close (s, 1);
  sortie_schema_members (s, "@id!:xs:token");
  sortie_schema_close (s, 2);
}

/* A word of the game in plain words; what the tables do not name has a name here. */
static void
put_term (SortieSchema *s)
{
  sortie_schema_open (
      s, "xs:element name=\"term\" minOccurs=\"0\" maxOccurs=\"unbounded\" > xs:complexType > xs:sequence");
  sortie_schema_put (s, "<xs:element name=\"name\" type=\"text\" minOccurs=\"0\"/>");
  sortie_schema_members (s, "text:text");
  sortie_schema_close (s, 1);
  sortie_schema_members (s, "@id!:id @rule:xs:token");
  sortie_schema_close (s, 2);
}

/* rulebook.h */
static void
put_rulebook (SortieSchema *s)
{
  sortie_schema_open (s, "xs:element name=\"rules\" > xs:complexType > xs:sequence");
  open_numbered (s, "chapter");
  open_numbered (s, "rule");
  sortie_schema_members (s, "text:text");
  close_numbered (s);
  close_numbered (s);
  put_term (s);
  sortie_schema_close (s, 3);
}

char *
sortie_content_schema (const SortieContentNames *names)
{
  const SortieKindDecl *kinds = names->vocabulary->kinds;
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);
  SortieSchema s = { names, g_string_new (NULL), open };

  sortie_schema_put (&s, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
  sortie_schema_put (&s, "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->");
  sortie_schema_put (
      &s, "<!-- Made from the tables of the framework and of the game; not to be edited. -->");
  sortie_schema_open (&s, "xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns=\"" SORTIE_CONTENT_NAMESPACE
                          "\" targetNamespace=\"" SORTIE_CONTENT_NAMESPACE "\" elementFormDefault=\"qualified\"");
  put_content (&s);
  put_own_deck (&s);
  put_index (&s);
  put_rulebook (&s);
  put_text_types (&s);
  put_group_types (&s);
  put_deck (&s);
  for (; kinds != NULL && kinds->element != NULL; kinds++)
    put_kind (&s, kinds);
  sortie_schema_language (&s);
  sortie_schema_close (&s, 1);
  return g_string_free (s.text, FALSE);
}
