/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load.h: what the files of the loader share; private to them. */
#pragma once
#include "base/i18n.h"
#include <sortie/deck.h>
#include "language/compiler.h"

/* What stands at the top of a file, found in the first pass and filled in in the second. */
typedef struct
{
  xmlNode *node;
  const char *file;
  guint index;     /* in its table */
  guint8 kind;     /* of a definition or deck */
} SortieEntry;

typedef struct
{
  const SortieContentNames *names;
  SortieErrors *errors;
  SortieCompiler *compiler;
  GStringChunk *strings;
  GPtrArray *docs;     /* xmlDoc, owned */
  GPtrArray *files;    /* the name of each, owned by strings */
  GArray *defs, *decks, *factions, *keywords, *records;
  GArray *def_entries, *deck_entries, *faction_entries, *keyword_entries; /* SortieEntry */
  GHashTable *ids;     /* "card/assassin" -> SortieEntry node */
  guint n_pack_entries; /* of def_entries, the first: cards of packs */

  /* what is being read */
  const char *file;
  char *subject;       /* `card "assassin"` */

  const char *const *folders; /* (nullable): whose content it is, up to NULL */
  SortieRulebook *book;       /* (nullable): theirs, owned, once a text has named a rule */
} SortieLoader;

/* load-parts.c: ids, names, texts; what all things have. */
void sortie_load_error (SortieLoader *l, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
/* Who messages are about from here on: the thing that @entry names. */
void sortie_load_enter (SortieLoader *l, const SortieEntry *entry);
/* A copy that lives as long as the catalogue; NULL stays NULL. */
const char *sortie_load_keep (SortieLoader *l, const char *text);
/* Reads the id and claims it in its name space ("card"); NULL and a message when that fails. */
const char *sortie_load_id (SortieLoader *l, xmlNode *node, const char *space);
/* The id in the root's attribute "game"; NULL and a message: there is none, or something else, which
 * would be looked up where no game is. */
const char *sortie_load_game (const xmlNode *root, const char *file, SortieErrors *errors);
/* Makes an id the node's in a name space; FALSE and a message: it is taken. */
gboolean sortie_load_claim (SortieLoader *l, xmlNode *node, const char *space, const char *id);
/* (transfer container): of a NULL-terminated list. */
GPtrArray *sortie_load_list (const char *const *words);
/* Tells attributes that are not in the list; NULL-terminated. */
void sortie_load_only_attributes (SortieLoader *l, const xmlNode *node, const char *const *allowed);
/* Tells text that stands directly in it. */
void sortie_load_no_text (SortieLoader *l, const xmlNode *node);
/* The child's text; a message when it is missing (and required), empty, twice or holds elements. */
const char *sortie_load_text_child (SortieLoader *l, xmlNode *node, const char *name,
                                    gboolean required);
void sortie_load_provenance (SortieLoader *l, xmlNode *node, SortieProvenance *ret);
void sortie_load_check_provenance (SortieLoader *l, const xmlNode *child);
/* An attribute with a whole number of that range; 0 and a message otherwise. */
gint sortie_load_integer (SortieLoader *l, const xmlNode *node, const char *name, const char *text,
                          gint min, gint max);
/* Whether the attribute "default" says yes; a message when it is neither yes nor no, or when more
 * than @most of the @group ("deck player") say so. */
gboolean sortie_load_default (SortieLoader *l, xmlNode *node, const char *group, guint most);
/* The index of a faction, -1 and a message when there is none. */
gint sortie_load_find_faction (SortieLoader *l, const xmlNode *node, const char *id);
/* The index of a word in the list @words; -1 and a message when it is none of them. @name: the
 * attribute that has it. */
gint sortie_load_word (SortieLoader *l, const xmlNode *node, const char *name,
                       const char *const *words, const char *word);
/* The faction that the attribute of that name gives: its id, or NULL. @ret_index: (optional). */
const char *sortie_load_faction (SortieLoader *l, const xmlNode *node, guint16 *ret_index);
void sortie_load_unknown_child (SortieLoader *l, const xmlNode *child, GPtrArray *candidates);

/* load-deck.c: which kind the attribute says; FALSE and a message when there is none such. */
gboolean sortie_load_deck_kind (SortieLoader *l, const xmlNode *node, guint8 *ret);

/* loader.c: a loader that has read nothing yet. */
SortieLoader *sortie_loader_new (const SortieContentNames *names, SortieErrors *errors);
/* What was taken from it is NULL by then. */
void sortie_loader_free (SortieLoader *l);

/* load-rule.c: whether the rulebook has this rule. */
gboolean sortie_load_knows_rule (SortieLoader *l, const char *rule);

/* load-file.c: the first pass over one file. */
void sortie_load_path (SortieLoader *l, const char *path);
void sortie_load_document (SortieLoader *l, xmlDoc *doc, const char *name);
gboolean sortie_load_is_root (SortieLoader *l, const xmlNode *root, const char *name);
/* Writes out the clause words of a file (load-clause-words.c). */
void sortie_load_clause_words (SortieLoader *l, xmlNode *root);
/* Elements of other namespaces, and attributes of any, are told. */
void sortie_load_check_namespace (SortieLoader *l, const xmlNode *node);

/* load-index.c */
/* The element of an index that names the rulebook (sortie/deck.h). */
#define SORTIE_INDEX_RULES "rules"
/* Whether a name that an index lists stays in its folder: an XML file, and not the index. @name:
 * (nullable) */
gboolean sortie_load_is_plain_file (const char *name);
/* (transfer full) (nullable): the index of a folder, and its name. */
xmlDoc *sortie_load_index (const char *folder, SortieErrors *errors, char **ret_path);
/* The first pass over all files that an index lists. */
void sortie_load_folder (SortieLoader *l, const char *folder, xmlDoc *index,
                         const char *index_path);

/* load-pack.c */
/* <pack name="">: the first pass over a pack of the library. */
void sortie_load_pack (SortieLoader *l, const xmlNode *node);
/* load-print.c: <print on="" ...>: what is printed on cards of packs besides. */
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

/* A schema in the making. */
typedef struct
{
  const SortieContentNames *names;
  GString *text;
  guint depth;
} SortieSchema;

/* A line at the depth that is open. */
void sortie_schema_put (SortieSchema *s, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* A tag with its attributes; what follows stands in it, until it is closed by name. */
void sortie_schema_open (SortieSchema *s, const char *tag);
void sortie_schema_close (SortieSchema *s, const char *tag);
/* What editors show. @meaning: (nullable). */
void sortie_schema_meaning (SortieSchema *s, const char *meaning);
/* A type: one of these words; none: nothing fits. */
void sortie_schema_enumeration (SortieSchema *s, const GPtrArray *words);

/* schema-language.c: types of all elements of programs, and of words. */
void sortie_schema_language (SortieSchema *s);

/* numbers.c: the numbers of a text for people against those of the program it tells of.
 *
 * A number that stands in the text, as digits or as a word from two to twelve, must be one of the
 * program's. A number of two or more that the author wrote into the program must stand
 * in the text. One and zero are often said without a number ("a card", "no card"), so
 * they are compared only when the text has the digit; 1 also stands for what is worked out
 * ("1 for each"). Signs do not count.
 *
 * The text is the English one, before translation.
 */

typedef struct SortieNumbers SortieNumbers;

SortieNumbers *sortie_numbers_new (void);
void sortie_numbers_free (SortieNumbers *numbers);

/* The numbers of a clause (#SortieLiteral). */
void sortie_numbers_add (SortieNumbers *numbers, const GArray *literals);
/* A number that the text may have, but need not. */
void sortie_numbers_allow (SortieNumbers *numbers, gint number);

/* (transfer full) (nullable): NULL when they agree, else a sentence. @text: as a person reads it. */
char *sortie_numbers_compare (const SortieNumbers *numbers, const char *text);

/* fingerprint.c: over the content as it means, not as it is laid out. */
guint64 sortie_content_fingerprint (const GPtrArray *docs);

/* ---- packs.c: content that the index of a game may include ------------------------------- */

/* A file of content/packs. */
typedef struct
{
  const char *name; /* "french" */
  const char *text;
} SortiePack;

/* Ends with a row without a name. */
extern const SortiePack sortie_packs[];
