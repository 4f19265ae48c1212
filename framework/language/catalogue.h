/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* catalogue.h: everything that was loaded and compiled, immutable.
 *
 * Definition 0 is "not known". Definitions, decks and keywords are in the order
 * of the files and of the elements in them, so that their numbers are the same
 * on every machine. All strings are owned by the catalogue.
 */
#pragma once
#include "language/content-names.h"
#include "language/program.h"
G_BEGIN_DECLS

#define SORTIE_MAX_VALUES 48
#define SORTIE_MAX_FIELDS 8
#define SORTIE_MAX_TEXTS 4
/* columns of a terminal that the sign of a card takes at most */
#define SORTIE_SIGN_WIDTH 4

/* Where the facts about a thing are from. */
typedef struct
{
  const char *confidence; /* "sourced", "partly designed", "designed" */
  const char *source;     /* (nullable): what they are taken from; English */
  const char *remark;     /* (nullable): what else is to be said, such as what is ours; English */
} SortieProvenance;

/* Nested data of a definition, such as one level of an opponent. */
typedef struct
{
  const char *id;
  const char *name;               /* English; translate with sortie_record_name() */
  guint16 decl;                   /* index into the vocabulary's records */
  gboolean is_default;            /* taken when nobody chooses one of its definition's */
  gint16 field[SORTIE_MAX_FIELDS];
} SortieRecord;

/* A definition: a card, an opponent, whatever kinds the game has. Strings are never NULL unless said. */
typedef struct
{
  const char *id;        /* "glade-recruit" */
  const char *name;      /* English; translate with sortie_def_name() */
  const char *text[SORTIE_MAX_TEXTS]; /* per part of its kind, NULL: none */
  const char *epithet;   /* (nullable) */
  const char *sign; /* (nullable): what stands in its corner, "8♥"; the same in every language */
  const char *faction;   /* (nullable): id of a faction */
  guint16 faction_index; /* of that; SORTIE_NO_INDEX: none */
  SortieProvenance provenance;
  const char *file;
  int line;
  guint8 kind;           /* index into the vocabulary's kinds */
  guint8 is_default;     /* taken when nobody chooses one of its kind */
  gint16 printed[SORTIE_MAX_VALUES];
  gint16 unchanged[SORTIE_MAX_VALUES]; /* the same, within the limits of the values */
  guint16 first_clause, n_clauses; /* own clauses, the inner ones not counted */
  guint16 first_record, n_records;
  SortieMasks masks;     /* of its clauses */
  guint8 within;         /* what it changes around it is no further away; 0: anywhere */
} SortieDef;

/* A space of a grid on which a copy starts, as its owner sees it from the near left corner. */
typedef struct
{
  guint8 x, y; /* column and row, from 0 */
} SortieStart;

/* One line of a deck: @n copies (1 or more) of a definition. */
typedef struct
{
  guint16 def;
  guint16 n;             /* copies, those that start on the table included */
  guint16 zone; /* the zone in which they start: an index into the game's; SORTIE_NO_INDEX: the
                 * game's choice */
  guint16 first_start, n_starts; /* in the deck's starts: where the first copies start */
  int line;              /* in the deck's file */
} SortieDeckLine;

/* A deck: a ready-made one of the catalogue, or one of somebody's own (content/deck.h). */
typedef struct
{
  const char *id;
  const char *name;
  const char *theme;     /* (nullable) */
  const char *faction;   /* (nullable) */
  SortieProvenance provenance;
  const char *file;
  int line;
  guint8 kind;           /* index into the vocabulary's deck kinds */
  guint8 is_default;     /* taken when nobody chooses one of its kind; each seat takes the next */
  guint16 n_lines;
  const SortieDeckLine *lines;
  const SortieStart *starts;
  guint16 n_cards;       /* the sum */
  guint8 unread;         /* what of a faulty file could not be read (SortieDeckParts) */
  gpointer owned;        /* of a deck of somebody's own: its strings; NULL: the catalogue's */
} SortieDeck;

/* What cards and decks belong to. */
typedef struct
{
  const char *id;
  const char *name;
  const char *text;  /* (nullable) */
  /* bit per faction: what names this faction speaks of members of those as well, itself
   * included */
  guint64 kin;
} SortieFaction;

#define SORTIE_MAX_FACTIONS 64 /* the bits of SortieFaction.kin; the largest known game has 24 */

/* An ability with a name: its clauses stand here once, whoever has it. */
typedef struct
{
  const char *id;
  const char *name;
  const char *text;  /* (nullable) */
  guint16 first_clause, n_clauses;
} SortieKeyword;

/* The tables, each with its length. Index 0 of expressions, operands, instructions, targets,
 * programs and clauses is "none". */
struct SortieCatalogue
{
  const SortieContentNames *names; /* what it was read against; lives as long */
  const SortieVocabulary *vocabulary; /* of `names` */
  const char *domain;          /* of `names` */
  guint16 n_defs;
  SortieDef *defs;
  guint16 n_decks;
  SortieDeck *decks;
  guint16 n_factions;
  SortieFaction *factions;
  guint16 n_keywords;
  SortieKeyword *keywords;
  guint16 n_records;
  SortieRecord *records;
  guint16 n_exprs;
  SortieExpr *exprs;
  guint16 n_kids;
  gint16 *kids;
  guint16 n_instructions;
  SortieInstruction *instructions;
  guint16 n_targets;
  SortieTarget *targets;
  guint16 n_slot_names;
  const char **slot_names;     /* what the programs bind, slot by slot; NULL: has no name */
  guint16 n_programs;
  SortieProgram *programs;
  guint16 n_clauses;
  SortieClause *clauses;
  SortieMasks *clause_masks;   /* per clause: of it and of what is inside it */
  guint64 held;                /* of all definitions */
  guint64 answered;            /* bit per event that a clause may answer, in play or from a hand */
  gint target_rule;            /* the value that is the rule SORTIE_TARGET_RULE; -1: there is none */
  guint64 fingerprint;         /* over the canonical content; stands in the journal's head */
  gpointer owned;              /* strings and arrays */
};

/* NULL is let pass. */
void sortie_catalogue_free (SortieCatalogue *catalogue);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieCatalogue, sortie_catalogue_free)

/* 0 when there is no such definition. */
guint16 sortie_catalogue_find (const SortieCatalogue *catalogue, const char *id);
/* NULL when there is none. */
const SortieDeck *sortie_catalogue_find_deck (const SortieCatalogue *catalogue, const char *id);
const SortieRecord *sortie_catalogue_find_record (const SortieCatalogue *catalogue, guint16 def,
                                                  const char *id);

/* A definition by its number; 0, and every number that none has, is "not known". (transfer none) */
static inline const SortieDef *
sortie_def (const SortiePlay *p, guint16 def)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  return &catalogue->defs[G_LIKELY (def < catalogue->n_defs) ? def : 0];
}

/* What is printed on a card, whatever is in play; in play ask sortie_value(). */
static inline gint
sortie_printed (const SortiePlay *p, guint16 card, guint value)
{
  return sortie_def (p, sortie_card (p, card)->def)->printed[value];
}

/* The sum of what is printed on the cards of a zone. */
gint sortie_zone_printed (const SortiePlay *p, guint16 zone, guint value);

/* A clause by its number, from 1; 0, and every number that none has, does nothing. (transfer
 * none) */
static inline const SortieClause *
sortie_clause (const SortiePlay *p, guint16 clause)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  return &catalogue->clauses[G_LIKELY (clause < catalogue->n_clauses) ? clause : 0];
}

/* Keywords inside keywords, at most. */
#define SORTIE_MAX_KEYWORD_DEPTH 4

/* The clauses of a range, and behind each keyword's clause those of the keyword. */
typedef struct
{
  const SortieCatalogue *catalogue;
  guint depth; /* in how many keywords the clause stands, its own name included */
  guint16 next, end;
  struct
  {
    guint16 next, end; /* where the level above goes on */
    guint16 keyword;
  } level[SORTIE_MAX_KEYWORD_DEPTH + 1]; /* from level 1 on */
} SortieClauseIter;

/* The @n clauses from @first on. */
static inline void
sortie_clause_iter_init (SortieClauseIter *iter, const SortieCatalogue *catalogue, guint16 first,
                         guint16 n)
{
  iter->catalogue = catalogue;
  iter->depth = 0;
  iter->next = first;
  iter->end = (guint16) (first + n);
}

/* Into the clauses of a keyword; out of those that are over, FALSE: all are. */
void sortie_clause_iter_go_in (SortieClauseIter *iter, guint16 keyword);
gboolean sortie_clause_iter_go_out (SortieClauseIter *iter);

/* The number of the next clause, SORTIE_NO_INDEX behind the last. */
static inline guint16
sortie_clause_iter_next (SortieClauseIter *iter)
{
  guint16 number;
  if (iter->next == iter->end && !sortie_clause_iter_go_out (iter))
    return SORTIE_NO_INDEX;
  number = iter->next++;
  if (iter->catalogue->clauses[number].kind == SORTIE_CLAUSE_KEYWORD)
    sortie_clause_iter_go_in (iter, iter->catalogue->clauses[number].key);
  return number;
}

/* The own clauses of a definition. */
static inline void
sortie_clause_iter_init_def (SortieClauseIter *iter, const SortieCatalogue *catalogue, guint16 def)
{
  sortie_clause_iter_init (iter, catalogue, catalogue->defs[def].first_clause,
                           catalogue->defs[def].n_clauses);
}

/* Works out what follows from the definitions and clauses when all of them stand: what they are
 * about, and the values that nothing changes. */
void sortie_catalogue_finish (SortieCatalogue *catalogue);

/* Whether @is says so of an expression, or of one inside it. @expr: SORTIE_NO_EXPR: of none. */
gboolean sortie_expr_any (const SortieCatalogue *catalogue, guint16 expr,
                          gboolean (*is) (const SortieExpr *expr, gconstpointer data),
                          gconstpointer data);

/* The ability that the clause belongs to, also inside another clause; SORTIE_NO_INDEX: it stands on
 * a card by itself. */
guint16 sortie_clause_keyword (const SortieCatalogue *catalogue, guint16 clause);

/* The clause that runs the program; n_clauses: none does. */
guint16 sortie_program_clause (const SortieCatalogue *catalogue, guint16 program);

/* The name (text) in the reader's language. */
const char *sortie_keyword_name (const SortieCatalogue *catalogue, guint16 keyword);
const char *sortie_def_name (const SortieCatalogue *catalogue, guint16 def);
const char *sortie_def_text (const SortieCatalogue *catalogue, guint16 def, guint part);
const char *sortie_faction_name (const SortieCatalogue *catalogue, guint faction);
const char *sortie_deck_name (const SortieCatalogue *catalogue, const SortieDeck *deck);
const char *sortie_record_name (const SortieCatalogue *catalogue, const SortieRecord *record);
/* (nullable): source and remark of a provenance in the reader's language. */
const char *sortie_provenance_source (const SortieCatalogue *catalogue,
                                      const SortieProvenance *provenance);
const char *sortie_provenance_remark (const SortieCatalogue *catalogue,
                                      const SortieProvenance *provenance);

G_END_DECLS
