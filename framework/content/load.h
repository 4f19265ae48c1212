/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load.h: what the files of the loader share, and nobody else uses. */
#pragma once
#include "base/i18n.h"
#include <sortie/deck.h>
#include "language/compiler.h"

/* A top-level entry of a file. The first pass finds it and the second reads it. */
typedef struct
{
  xmlNode *node;
  const char *file;
  guint index;     /* its index in its table */
  guint8 kind;     /* the kind of a definition or deck */
} SortieEntry;

typedef struct
{
  const SortieContentNames *names;
  SortieErrors *errors;
  SortieCompiler *compiler;
  GStringChunk *strings;
  GPtrArray *docs;     /* xmlDoc, owned */
  GPtrArray *files;    /* the name of each, owned by the strings */
  GArray *defs, *decks, *factions, *keywords, *records;
  GArray *def_entries, *deck_entries, *faction_entries, *keyword_entries; /* SortieEntry */
  GHashTable *ids;     /* "card/assassin" -> SortieEntry node */
  guint n_pack_entries; /* how many of def_entries, from the first, are cards of packs */

  /* what is being read now */
  const char *file;
  char *subject;       /* `card "assassin"` */

  const char *const *folders; /* (nullable): the folders of this content; NULL-terminated */
  SortieRulebook *book;       /* (nullable): their rulebook, owned; loaded once a text has named a rule */
} SortieLoader;

/* load-parts.c: ids, names, texts: what all things have. */
void sortie_load_error (SortieLoader *l, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
/* Makes messages from now on refer to @file, and to nothing in it. */
void sortie_load_open (SortieLoader *l, const char *file);
/* Makes messages from now on refer to the thing that @entry names. */
void sortie_load_enter (SortieLoader *l, const SortieEntry *entry);
/* The same for a deck of a player, who knows it by its name. */
void sortie_load_enter_own_deck (SortieLoader *l, const SortieEntry *entry);
/* A copy that lives as long as the catalogue; NULL stays NULL. */
const char *sortie_load_keep (SortieLoader *l, const char *text);
/* The attribute; NULL after reporting that it is missing. */
const char *sortie_load_needed (SortieLoader *l, const xmlNode *node, const char *name);
/* Reads the id and claims it in its name space ("card"); NULL after reporting an error. */
const char *sortie_load_id (SortieLoader *l, xmlNode *node, const char *space);
/* The id in the root's attribute "game"; NULL after reporting an error if it is missing or is not an id. Anything else
 * would be looked up where there are no games. */
const char *sortie_load_game (const xmlNode *root, const char *file, SortieErrors *errors);
/* Claims an id for the node in a name space; FALSE after reporting that it is taken. */
gboolean sortie_load_claim (SortieLoader *l, xmlNode *node, const char *space, const char *id);
/* Reports attributes that are not in the NULL-terminated list. */
void sortie_load_only_attributes (SortieLoader *l, const xmlNode *node, const char *const *allowed);
/* Reports child elements that are not in the NULL-terminated list. FALSE: there were some. */
gboolean sortie_load_only_children (SortieLoader *l, const xmlNode *node, const char *const *allowed);
/* Reports text directly inside the element. */
void sortie_load_no_text (SortieLoader *l, const xmlNode *node);
/* The child's text; reports an error if it is required and missing, or is empty, appears twice, or contains
 * elements. */
const char *sortie_load_text_child (SortieLoader *l, xmlNode *node, const char *name,
                                    gboolean required);
void sortie_load_provenance (SortieLoader *l, xmlNode *node, SortieProvenance *ret);
void sortie_load_check_provenance (SortieLoader *l, const xmlNode *child);
/* An attribute with a whole number in that range; 0 after reporting an error. */
gint sortie_load_integer (SortieLoader *l, const xmlNode *node, const char *name, const char *text,
                          gint min, gint max);
/* Whether the attribute "default" says yes. Reports an error if it is neither yes nor no, or if more than @most things
 * of the @group ("deck player") say yes. */
gboolean sortie_load_default (SortieLoader *l, xmlNode *node, const char *group, guint most);
/* The index of a faction; -1 after reporting an error if there is none. */
gint sortie_load_find_faction (SortieLoader *l, const xmlNode *node, const char *id);
/* The index of a word in the list @words; -1 after reporting an error if it is not in the list. @name: the attribute
 * with the word. */
gint sortie_load_word (SortieLoader *l, const xmlNode *node, const char *name,
                       const char *const *words, const char *word);
/* The id of the faction in the attribute of that name, or NULL. @ret_index: (optional). */
const char *sortie_load_faction (SortieLoader *l, const xmlNode *node, guint16 *ret_index);
void sortie_load_unknown_child (SortieLoader *l, const xmlNode *child, GPtrArray *candidates);

/* load-deck.c: the deck kind in the attribute; FALSE after reporting an error if there is no such kind. */
gboolean sortie_load_deck_kind (SortieLoader *l, const xmlNode *node, guint8 *ret);

/* loader.c: creates a loader that has read nothing yet. */
SortieLoader *sortie_loader_new (const SortieContentNames *names, SortieErrors *errors);
/* Frees what was not taken from the loader. */
void sortie_loader_free (SortieLoader *l);

/* rulebook.c: whether the rulebook has this rule. */
gboolean sortie_load_knows_rule (SortieLoader *l, const char *rule);

/* load-file.c: the first pass over one file. */
void sortie_load_path (SortieLoader *l, const char *path);
void sortie_load_document (SortieLoader *l, xmlDoc *doc, const char *name);
gboolean sortie_load_is_root (SortieLoader *l, const xmlNode *root, const char *name);
/* Writes out the clause words of a file (load-clause-words.c). */
void sortie_load_clause_words (SortieLoader *l, xmlNode *root);
/* Reports elements in other namespaces, and attributes in any. */
void sortie_load_check_namespace (SortieLoader *l, const xmlNode *node);

/* load-index.c */
/* The element of an index that names the rulebook (sortie/deck.h). */
#define SORTIE_INDEX_RULES "rules"
/* Whether a name that an index lists stays in its folder: it is an XML file, and not the index. @name: (nullable) */
gboolean sortie_load_is_plain_file (const char *name);
/* (transfer full) (nullable): the index of a folder, and its name. */
xmlDoc *sortie_load_index (const char *folder, SortieErrors *errors, char **ret_path);
/* The first pass over all files that an index lists. */
void sortie_load_folder (SortieLoader *l, const char *folder, xmlDoc *index,
                         const char *index_path);

/* load-pack.c */
/* <pack name="">: the first pass over a pack of the library. */
void sortie_load_pack (SortieLoader *l, const xmlNode *node);
/* load-print.c: <print on="" ...>: what a game adds to the print of a pack's cards. */
void sortie_load_print (SortieLoader *l, const xmlNode *node);

/* load-values.c: all attributes of a definition. */
void sortie_load_values (SortieLoader *l, const xmlNode *node, const SortieKindDecl *kind,
                         SortieDef *def);

/* load-definition.c, load-deck.c, load-group.c: the second pass. */
void sortie_load_definition (SortieLoader *l, const SortieEntry *entry);
void sortie_load_deck (SortieLoader *l, const SortieEntry *entry);
void sortie_load_own_deck (SortieLoader *l, const SortieEntry *entry, SortieDeck *deck);
void sortie_load_faction_entry (SortieLoader *l, const SortieEntry *entry);
void sortie_load_keyword (SortieLoader *l, const SortieEntry *entry);

/* ---- schema-build.c ------------------------------------------------------------------- */

/* A schema that is being written. */
typedef struct
{
  const SortieContentNames *names;
  GString *text;
  GPtrArray *open; /* (element-type utf8): the tags that are open, the outermost first */
} SortieSchema;

/* Writes a line inside the tags that are open. */
void sortie_schema_put (SortieSchema *s, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Opens tags with their attributes, each inside the one before: "xs:complexType name=\"text\" > xs:simpleContent". */
void sortie_schema_open (SortieSchema *s, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Writes elements and attributes of a type, such as "name:text @id!:id"; "!" is for an attribute that must be there. */
void sortie_schema_members (SortieSchema *s, const char *members);
/* Closes that many tags. */
void sortie_schema_close (SortieSchema *s, guint n);
/* Writes the description that editors show. @meaning: (nullable). */
void sortie_schema_meaning (SortieSchema *s, const char *meaning);
/* A type that allows one of these words; with no words it allows nothing. */
void sortie_schema_enumeration (SortieSchema *s, const GPtrArray *words);

/* schema-language.c: the types of all elements of programs, and of words. */
void sortie_schema_language (SortieSchema *s);

/* numbers.c: compares the numbers in a text for people with those of the program that it describes.
 *
 * Every number in the text, as digits or as a word from two to twelve, must be a number of the program. Every number
 * from two up that the author wrote into the program must be in the text. One and zero are often not written as numbers
 * ("a card", "no card"), so they are compared only if the text has the digit; 1 also stands for a computed number ("1
 * for each"). Signs do not matter.
 *
 * This is about the English text, before translation.
 */

typedef struct SortieNumbers SortieNumbers;

SortieNumbers *sortie_numbers_new (void);
void sortie_numbers_free (SortieNumbers *numbers);

/* Adds the numbers of a clause (#SortieLiteral). */
void sortie_numbers_add (SortieNumbers *numbers, const GArray *literals);
/* Adds a number that the text may have, but need not have. */
void sortie_numbers_allow (SortieNumbers *numbers, gint number);

/* (transfer full) (nullable): NULL if they agree, else a sentence. @text: the text as people read it. */
char *sortie_numbers_compare (const SortieNumbers *numbers, const char *text);

/* fingerprint.c: a hash of what the content means, regardless of its layout. */
guint64 sortie_content_fingerprint (const GPtrArray *docs);

/* ---- packs.c: content that the index of a game may include ------------------------------- */

/* A file in content/packs. */
typedef struct
{
  const char *name; /* "french" */
  const char *text;
} SortiePack;

/* Ends with a row without a name. */
extern const SortiePack sortie_packs[];
