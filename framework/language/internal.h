/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room language declares for the library alone. */
#pragma once
#include <sortie/language.h>

/* columns of a terminal that the sign of a card takes at most */
#define SORTIE_SIGN_WIDTH 4

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

/* The clause that runs the program; n_clauses: none does. */
guint16 sortie_program_clause (const SortieCatalogue *catalogue, guint16 program);

/* The name (text) in the reader's language. */
const char *sortie_faction_name (const SortieCatalogue *catalogue, guint faction);

/* A turn keeps a bit for each of its phases (SortieTurn.skip). */
#define SORTIE_PHASES_PER_TABLE 16

/* What an expression may speak of at the place where it stands. */
typedef enum
{
  SORTIE_SPEAKS_OF_IT = 1 << 0,      /* a thing under test, a modifier's subject */
  SORTIE_SPEAKS_OF_OTHER = 1 << 1,   /* the other side of a query */
  SORTIE_SPEAKS_OF_EVENT = 1 << 2,   /* what a trigger or replacement answers: who, what, where */
  SORTIE_SPEAKS_OF_DONE = 1 << 3,    /* the effect before */
  SORTIE_SPEAKS_OF_CAUSE = 1 << 4,   /* of the event or query */
  SORTIE_SPEAKS_OF_LINK = 1 << 5,    /* what this answers */
  SORTIE_SPEAKS_OF_CHANGE = 1 << 6,  /* the event has not happened yet */
  SORTIE_SPEAKS_OF_TARGETS = 1 << 7, /* it is announced, and names them */
  SORTIE_SPEAKS_OF_SELF = 1 << 8,    /* the source itself, which there always is */
  SORTIE_SPEAKS_OF_AMOUNT = 1 << 9,  /* of the event: how much */
  SORTIE_SPEAKS_OF_SIDE = 1 << 10,   /* the side on which the source acts, where there are sides */
} SortieSpeaksOf;

/* One of the framework's own words for a set or number. */
typedef struct
{
  const char *word;
  SortieExprOp op;
  guint needs;         /* SortieSpeaksOf */
  const char *title;   /* as it stands in a sentence */
} SortieWord;

/* Ends with an entry without a word. */
extern const SortieWord sortie_words_of_sets[];
extern const SortieWord sortie_words_of_numbers[];

/* SORTIE_UNTIL_... as words, and as they stand in a sentence; NULL-terminated. */
extern const char *const sortie_words_of_untils[];
extern const char *const sortie_titles_of_untils[];

/* SORTIE_CAUSE_...; ends with a row without an id. */
extern const SortieCauseDecl sortie_causes[];

/* Whether every game has that word, as it has `you` and `end-of-turn`. */
gboolean sortie_word_is_everywhere (SortieAttrType type, const char *word);

/* Whether there is a grid on the table: one of the places is declared to be one. */
gboolean sortie_names_have_grid (const SortieContentNames *names);

/* How many things of an element may be called the default; 0: it is not chosen among. @kind:
 * (nullable): of a deck. */
guint sortie_names_n_defaults (const SortieContentNames *names, const char *element,
                               const char *kind);

/**
 * sortie_names_element_nth:
 * @names: (nullable): the tables of a game; NULL: the framework's elements only, all of them
 * @n: from 0
 *
 * The elements that a game's content may use, in order: the language (sortie_element_nth())
 * without those that speak of a grid, where there is none.
 *
 * Returns: (nullable): NULL behind the last
 */
const SortieElement *sortie_names_element_nth (const SortieContentNames *names, guint n);

/* Adds the names of all of a kind. */
void sortie_names_add_elements (const SortieContentNames *names, SortieElementKind kind, GPtrArray *list);

/* The same by kind and name. (nullable) */
const SortieElement *sortie_names_element (const SortieContentNames *names,
                                           SortieElementKind kind, const char *name);

/* NULL: not one of the framework's words. @type: SORTIE_ATTR_NUMBER or _SET. */
const SortieWord *sortie_word_find (SortieAttrType type, const char *word);

/* All words of the type; for expressions the framework's come first. (transfer container) @type: any type but
 * INT, NAME, BOUND, KEYWORD, CARD, FACTION and VALUE_WORD; for WORD: the sorts of play effect. */
GPtrArray *sortie_names_list (const SortieContentNames *names, SortieAttrType type);

/* The number of an identifier in its table, -1: not there. For NUMBER, SET and TEST: of the
 * game's words only. */
gint sortie_names_find (const SortieContentNames *names, SortieAttrType type, const char *word);

/* The word with that number, NULL: none. */
const char *sortie_names_nth (const SortieContentNames *names, SortieAttrType type, gint number);

/* What people call it, in English; the identifier itself where a table has no titles. (nullable) */
const char *sortie_names_title (const SortieContentNames *names, SortieAttrType type, gint number);

/* What a type is called in a message or in the manual: N_("a zone"). */
const char *sortie_attr_type_title (SortieAttrType type);

/* The index of a word in a NULL-terminated list, -1: not there. */
gint sortie_word_index (const char *const *list, const char *word);

/* Whether an attribute of an element may name this value: rules where something is
 * permitted or forbidden, values where something is changed, words where a word is asked. */
gboolean sortie_value_fits (const SortieElement *element, const SortieValueDecl *value);

/* For TEST_HAS and TEST_NUMBER: an operand that was not given. */
#define SORTIE_NO_EXPR 0

/* Bits of SortieClause.flags. */
typedef enum
{
  SORTIE_CLAUSE_OPTIONAL = 1 << 0,   /* "may" */
  SORTIE_CLAUSE_MUST_DO = 1 << 1,    /* a replacement that takes the event's place */
  SORTIE_CLAUSE_ADJUSTS = 1 << 2,    /* one that only changes the amount: nobody orders those */
  SORTIE_CLAUSE_NO_STACK = 1 << 3,   /* copies of the same card do not add up */
  SORTIE_CLAUSE_INNER = 1 << 4,      /* inside <during> or <grant>: not active by itself */
  SORTIE_CLAUSE_KEPT = 1 << 5,       /* a grant of what nothing takes away */
  SORTIE_CLAUSE_HELD = 1 << 6,       /* works from a hand, and nowhere else (sortie/event.h) */
  /* its program may tell apart the events that set it off */
  SORTIE_CLAUSE_READS_EVENT = 1 << 8,
  SORTIE_CLAUSE_READS_SOURCE = 1 << 9, /* and the things that have it */
  SORTIE_CLAUSE_COUNTS_DONE = 1 << 10, /* its limit counts the uses that achieved something */
  SORTIE_CLAUSE_READS_AMOUNT = 1 << 11, /* as READS_EVENT, but tells only amounts apart */
  SORTIE_CLAUSE_READS_SIDE = 1 << 12, /* sortie_clause_reads_side() */
  SORTIE_CLAUSE_PER_PLAYER = 1 << 13, /* its limit counts the uses of all that a seat has */
  SORTIE_CLAUSE_USES_UP = 1 << 14, /* something becomes fewer with each use: lint wants no limit */
} SortieClauseFlags;

/* Whether it answers events: <when>, <before>, <instead>, <adjust>. */
static inline gboolean
sortie_clause_answers (const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_TRIGGER || clause->kind == SORTIE_CLAUSE_REPLACE;
}

/* Whether its number is a price, not a change. */
static inline gboolean
sortie_clause_has_price (const SortieClause *clause)
{
  return clause->amount != SORTIE_NO_EXPR && sortie_clause_answers (clause)
         && !(clause->flags & SORTIE_CLAUSE_ADJUSTS);
}

/* The id of the rule, a value, that says whether a thing may be aimed at (sortie/query.h). */
#define SORTIE_TARGET_RULE "target"

/* A number within the range that its value has, if it has one. */
static inline gint
sortie_value_limited (const SortieValueDecl *decl, gint number)
{
  gboolean has_limits = decl->type == SORTIE_VALUE_NUMBER && decl->min != decl->max;
  return has_limits ? CLAMP (number, decl->min, decl->max) : number;
}

/* Notes of abilities and cards: the id (the name in the reader's language) of one, by its number among the notes; NULL
 * after the last. */
const char *sortie_note_id (const SortieCatalogue *catalogue, guint note);
const char *sortie_note_name (const SortieCatalogue *catalogue, guint note);
