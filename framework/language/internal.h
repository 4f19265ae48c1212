/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room language offers to the rest of the library. */
#pragma once
#include <sortie/language.h>

/* @catalogue may be NULL. */
void sortie_catalogue_free (SortieCatalogue *catalogue);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieCatalogue, sortie_catalogue_free)

/* What messages call a deck that somebody built: by its name, unless it has none or a very long one. (transfer none) */
const char *sortie_deck_called (const char *id, const char *name);

/* how many terminal columns the sign of a card may take */
#define SORTIE_SIGN_WIDTH 4

/* In front of a pack's name, where a card of a game has its file. */
#define SORTIE_PACKS_FOLDER "packs/"

/* How deep keywords may contain keywords. */
#define SORTIE_MAX_KEYWORD_DEPTH 4

/* Iterates over a range of clauses. After each keyword's clause come the clauses of the keyword. */
typedef struct
{
  const SortieCatalogue *catalogue;
  guint depth; /* how many keywords the clause is inside, counting one that it names itself */
  guint16 next, end;
  struct
  {
    guint16 next, end; /* where the level above continues */
    guint16 keyword;
  } level[SORTIE_MAX_KEYWORD_DEPTH + 1]; /* from level 1 on */
} SortieClauseIter;

/* Iterates over @n clauses, starting with @first. */
static inline void
sortie_clause_iter_init (SortieClauseIter *iter, const SortieCatalogue *catalogue, guint16 first,
                         guint16 n)
{
  iter->catalogue = catalogue;
  iter->depth = 0;
  iter->next = first;
  iter->end = (guint16) (first + n);
}

/* Enters the clauses of a keyword; and leaves those that are done, FALSE if none is left. */
void sortie_clause_iter_go_in (SortieClauseIter *iter, guint16 keyword);
gboolean sortie_clause_iter_go_out (SortieClauseIter *iter);

/* The number of the next clause, or SORTIE_NO_INDEX after the last. */
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

/* Iterates over the clauses of a definition. */
static inline void
sortie_clause_iter_init_def (SortieClauseIter *iter, const SortieCatalogue *catalogue, guint16 def)
{
  sortie_clause_iter_init (iter, catalogue, catalogue->defs[def].first_clause,
                           catalogue->defs[def].n_clauses);
}

/* Instruction number @number of a program. */
static inline const SortieInstruction *
sortie_instruction (const SortieCatalogue *catalogue, guint16 program, guint number)
{
  return &catalogue->instructions[catalogue->programs[program].first + number];
}

/* Computes what follows from the definitions and clauses once all are there: what they are about, and which values
 * nothing changes. */
void sortie_catalogue_finish (SortieCatalogue *catalogue);

/* Whether such an instruction does nothing to the table and may lead to the next one. An <unless> leads on only if it
 * asks for what is found by then. */
gboolean sortie_op_may_lead_on (SortieOp op);

/* Whether @is returns TRUE for an expression or any inside it. @expr: SORTIE_NO_EXPR has none. */
gboolean sortie_expr_any (const SortieCatalogue *catalogue, guint16 expr,
                          gboolean (*is) (const SortieExpr *expr, gconstpointer data),
                          gconstpointer data);

/* The clause that runs the program, or n_clauses if none does. */
guint16 sortie_program_clause (const SortieCatalogue *catalogue, guint16 program);

/* A turn has a bit for each of its phases (SortieTurn.skip). */
#define SORTIE_PHASES_PER_TABLE 16

/* What an expression may refer to in its context. */
typedef enum
{
  SORTIE_SPEAKS_OF_IT = 1 << 0,      /* a thing under test, or a modifier's subject */
  SORTIE_SPEAKS_OF_OTHER = 1 << 1,   /* the other side of a query */
  SORTIE_SPEAKS_OF_EVENT = 1 << 2,   /* what a trigger or replacement answers: who, what, where */
  SORTIE_SPEAKS_OF_DONE = 1 << 3,    /* the result of the effect before */
  SORTIE_SPEAKS_OF_CAUSE = 1 << 4,   /* the cause of the event or query */
  SORTIE_SPEAKS_OF_LINK = 1 << 5,    /* the link that this answers */
  SORTIE_SPEAKS_OF_CHANGE = 1 << 6,  /* the change of an event that has not happened yet */
  SORTIE_SPEAKS_OF_TARGETS = 1 << 7, /* the targets of something announced */
  SORTIE_SPEAKS_OF_SELF = 1 << 8,    /* the source itself, which always exists */
  SORTIE_SPEAKS_OF_AMOUNT = 1 << 9,  /* the amount of the event */
  SORTIE_SPEAKS_OF_SIDE = 1 << 10,   /* the side on which the source acts, in games with sides */
} SortieSpeaksOf;

/* One of the framework's own words for a set or number. */
typedef struct
{
  const char *word;
  SortieExprOp op;
  guint needs;         /* SortieSpeaksOf */
  const char *title;   /* as it appears in a sentence */
} SortieWord;

/* Ends with an entry without a word. */
extern const SortieWord sortie_words_of_sets[];
extern const SortieWord sortie_words_of_numbers[];

/* SORTIE_UNTIL_... as words, and as they appear in a sentence; NULL-terminated. */
extern const char *const sortie_words_of_untils[];
extern const char *const sortie_titles_of_untils[];

/* SORTIE_CAUSE_...; ends with a row without an id. */
extern const SortieCauseDecl sortie_causes[];

/* What the loader reads in every game's files beside what the game declares: elements of a file, elements of a card,
 * and attributes of a card; NULL-terminated. */
extern const char *const sortie_elements_of_files[];
extern const char *const sortie_elements_of_cards[];
extern const char *const sortie_attributes_of_cards[];

/* Whether every game has that word, such as `you` and `end-of-turn`. */
gboolean sortie_word_is_everywhere (SortieAttrType type, const char *word);

/* Whether the table has a grid: one of the places is declared as one. */
gboolean sortie_names_have_grid (const SortieContentNames *names);

/* How many things of an element may be called the default; 0 if there is no choice among them. @kind: (nullable): the
 * kind of a deck. */
guint sortie_names_n_defaults (const SortieContentNames *names, const char *element,
                               const char *kind);

/**
 * sortie_names_element_nth:
 * @names: (nullable): a game's tables; NULL gives all of the framework's elements, and no others
 * @n: an index, from 0
 *
 * The elements that a game's content may use, in order: the language (sortie_element_nth()), without the elements for
 * grids if the game has no grid.
 *
 * Returns: (nullable): NULL after the last
 */
const SortieElement *sortie_names_element_nth (const SortieContentNames *names, guint n);

/* Adds the names of all elements of a kind. */
void sortie_names_add_elements (const SortieContentNames *names, SortieElementKind kind, GPtrArray *list);

/* Finds such an element by kind and name. (nullable) */
const SortieElement *sortie_names_element (const SortieContentNames *names,
                                           SortieElementKind kind, const char *name);

/* NULL if it is not one of the framework's words. @type: SORTIE_ATTR_NUMBER or _SET. */
const SortieWord *sortie_word_find (SortieAttrType type, const char *word);

/* All words of the type; for expressions, the framework's come first. (transfer container) @type: any type but INT,
 * NAME, BOUND, KEYWORD, CARD, FACTION and VALUE_WORD; for WORD: the sorts of play effect. */
GPtrArray *sortie_names_list (const SortieContentNames *names, SortieAttrType type);

/* The number of an identifier in its table, or -1. For NUMBER, SET and TEST, finds only the game's words. */
gint sortie_names_find (const SortieContentNames *names, SortieAttrType type, const char *word);

/* The word with that number, or NULL. */
const char *sortie_names_nth (const SortieContentNames *names, SortieAttrType type, gint number);

/* What people call it, in English; the identifier itself if the table has no titles. (nullable) */
const char *sortie_names_title (const SortieContentNames *names, SortieAttrType type, gint number);

/* What a message or the manual calls a type: N_("a zone"). */
const char *sortie_attr_type_title (SortieAttrType type);


/* Whether an attribute of an element may name this value: a rule where something is permitted or forbidden, another
 * value where something is changed, a value of words where a word is expected. */
gboolean sortie_value_fits (const SortieElement *element, const SortieValueDecl *value);

/* The operand of TEST_HAS or TEST_NUMBER that was not given. */
#define SORTIE_NO_EXPR 0

/* Bits of SortieClause.flags. */
typedef enum
{
  SORTIE_CLAUSE_OPTIONAL = 1 << 0,   /* "may" */
  SORTIE_CLAUSE_MUST_DO = 1 << 1,    /* a replacement that happens instead of the event */
  SORTIE_CLAUSE_ADJUSTS = 1 << 2,    /* a replacement that only changes the amount: nobody puts these in order */
  SORTIE_CLAUSE_NO_STACK = 1 << 3,   /* copies of the same card do not add up */
  SORTIE_CLAUSE_INNER = 1 << 4,      /* inside <during> or <grant>: not active by itself */
  SORTIE_CLAUSE_KEPT = 1 << 5,       /* grants an ability that nothing takes away */
  SORTIE_CLAUSE_HELD = 1 << 6,       /* works only while it is held in a hand (sortie/event.h) */
  SORTIE_CLAUSE_LENDS = 1 << 7,      /* grants what the cards with keyword `key` under its source have */
  /* its program may distinguish the events that trigger it */
  SORTIE_CLAUSE_READS_EVENT = 1 << 8,
  SORTIE_CLAUSE_READS_SOURCE = 1 << 9, /* its program may distinguish the things that have it */
  SORTIE_CLAUSE_COUNTS_DONE = 1 << 10, /* its limit counts the uses that had an effect */
  SORTIE_CLAUSE_READS_AMOUNT = 1 << 11, /* as READS_EVENT, but distinguishes only amounts */
  SORTIE_CLAUSE_READS_SIDE = 1 << 12, /* sortie_clause_reads_side() */
  SORTIE_CLAUSE_PER_PLAYER = 1 << 13, /* its limit counts the uses of all copies that a seat has */
  SORTIE_CLAUSE_USES_UP = 1 << 14, /* each use takes something away, so lint does not ask for a limit */
} SortieClauseFlags;

/* Whether it answers events: <when>, <before>, <instead>, <adjust>. */
static inline gboolean
sortie_clause_answers (const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_TRIGGER || clause->kind == SORTIE_CLAUSE_REPLACE;
}

/* Whether its number is a price and not a change. */
static inline gboolean
sortie_clause_has_price (const SortieClause *clause)
{
  return clause->amount != SORTIE_NO_EXPR && sortie_clause_answers (clause)
         && !(clause->flags & SORTIE_CLAUSE_ADJUSTS);
}

/* Whether the card itself prints the ability. */
gboolean sortie_def_prints_keyword (const SortieCatalogue *catalogue, guint16 def, guint16 keyword);

/* Whether a <lend> lends this clause of a card: neither the ability by which it knows the card, nor what the card does
 * when it is played. */
static inline gboolean
sortie_clause_is_lent (const SortieClause *lend, const SortieClause *clause)
{
  return clause->kind != SORTIE_CLAUSE_PLAY
         && !(clause->kind == SORTIE_CLAUSE_KEYWORD && clause->key == lend->key);
}

/* The id of the rule (a value) that says whether a thing can be a target (sortie/query.h). */
#define SORTIE_TARGET_RULE "target"

/* Limits a number to the range of its value, if it has one. */
static inline gint
sortie_value_limited (const SortieValueDecl *decl, gint number)
{
  gboolean has_limits = decl->type == SORTIE_VALUE_NUMBER && decl->min != decl->max;
  return has_limits ? CLAMP (number, decl->min, decl->max) : number;
}

/* Notes of abilities and cards: the id of a note (or its name in the reader's language) by its number; NULL after the
 * last. */
const char *sortie_note_id (const SortieCatalogue *catalogue, guint note);
const char *sortie_note_name (const SortieCatalogue *catalogue, guint note);

/* ---- verifier.c: what must hold for a catalogue before any of it runs.
 *
 * The interpreter and the queries check nothing themselves; they rely on this. Every operand is in range and of its
 * type. The parts of an expression come before it, so there are no cycles, and it is at most SORTIE_MAX_DEPTH deep.
 * Jumps stay inside their program, and jumps back go to the head of a loop, so every program ends. Every program ends
 * with STOP. Slots are filled, with the right type, before they are read. Clauses are where their definitions say.
 */

/* Expressions are evaluated by recursion on the C stack. */
#define SORTIE_MAX_DEPTH 16

/**
 * sortie_verify_catalogue:
 * @names: the game's tables
 * @catalogue: compiled, or damaged on purpose by a test
 * @errors: gets a sentence for every error
 *
 * Returns: whether there were no errors
 */
gboolean sortie_verify_catalogue (const SortieContentNames *names, const SortieCatalogue *catalogue,
                                  SortieErrors *errors);
