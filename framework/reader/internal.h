/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of the reader share. Private to them.
 *
 *     line.c     a line taken apart
 *     lexicon.c  the names of cards, folded
 *     lookup.c   what somebody means by a name, whatever the question is
 *     offers.c   what a position offers: legal moves, what verbs might do, how things are written
 *     words.c    whether words mean a thing
 *     offered.c  which move of a verb words mean
 *     table.c    what else they mean on the whole table, so that the rules can say why not
 *     refuse.c   words that name nothing, or several things
 *     read.c     which move a line begins with, and why none
 *     dead-end.c why nothing goes on with a move that is begun
 *     ahead.c    what a whole line would come to
 *     explain.c  the reason as a person is told it
 *     feed.c     a whole line, move by move
 *     complete.c what may stand next
 */
#pragma once
#include <sortie/reader.h>
#include "flow/internal.h"
#include "model/internal.h"
#include "speech/internal.h"

/* ---- Words ----------------------------------------------------------------------------- */

/* One name as it was typed: a word, or several that were joined. */
typedef struct
{
  const char *text, *folded;
  char *owned; /* (nullable): both, where words were joined */
} SortieSpan;

/* What is read as operands: @n of them, of which no more than a move takes are kept. */
typedef struct
{
  SortieSpan span[SORTIE_MAX_MOVE_OPERANDS];
  guint n;
  const char *too_long; /* (nullable): a word that no name can have */
} SortieOperandWords;

/* A word of a line. */
SortieSpan sortie_line_word (const SortieLine *line, guint at);

/* The words from @from on, @n of them, each for itself or all as one name. */
void sortie_operand_words_take (SortieOperandWords *ret, const SortieLine *line, guint from, guint n,
                                gboolean joined);
/* @n names, of which each has as many words as its entry in @lengths says. */
void sortie_operand_words_take_names (SortieOperandWords *ret, const SortieLine *line, guint from, guint n,
                                      const guint *lengths);
void sortie_operand_words_clear (SortieOperandWords *words);

/* A thing in front of them, as it is written. */
void sortie_operand_words_put_first (SortieOperandWords *words, SortieOffers *offers,
                                     const SortieOperand *operand, SortieRef ref);

/* ---- The names of cards ---------------------------------------------------------------- */

/* Those of one definition, folded: in the reader's language and as printed. */
typedef struct
{
  char *name, *printed;
} SortieFoldedNames;

struct _SortieLexicon
{
  guint owners;
  const SortieCatalogue *catalogue;
  const SortieSetup *setup; /* (nullable) */
  const char *language;     /* what the names were folded in: see lexicon.c */
  SortieFoldedNames *defs;  /* by definition */
  GHashTable *others;       /* names of things -> the same folded */
  char *asked;              /* (nullable): the word of which sortie_lexicon_defs() told last; each verb asks it again */
  guint asked_n;
  guint16 asked_def;
  GHashTable *verbs;        /* (nullable): words for them, folded -> number + 1; made when first asked for */
};

/* Forgets the names when the language has changed since they were folded. Asking for the language costs
 * more than a name, so whoever reads a line does it once. */
void sortie_lexicon_refresh (SortieLexicon *names);

/* The same, for one owner more. (transfer full) */
SortieLexicon *sortie_lexicon_share (SortieLexicon *names);

/* Whether the reader's language is another than that of ids. */
gboolean sortie_lexicon_is_translated (const SortieLexicon *names);

/* Which verb a word begins, or begins in the reader's language: what begins so in English comes first. FALSE: none, or
 * several; of two, where one is the beginning of the other, the shorter is meant. */
gboolean sortie_lexicon_verb_begun (SortieLexicon *names, const SortieSpan *word, guint8 *ret);
/* Which verb a word is, or else begins. */
gboolean sortie_lexicon_verb_meant (SortieLexicon *names, const SortieSpan *word, guint8 *ret);

/* Whether a word is the beginning of this name or of a word in it, both folded. */
gboolean sortie_lexicon_begins (const char *typed, const char *name);

/* Whether a word is this name, both folded; spaces may be typed as hyphens, brackets and commas left out. */
gboolean sortie_lexicon_are_alike (const char *typed, const char *name);

/* Any name, folded. It lasts until the next one is asked for. */
const char *sortie_lexicon_fold (SortieLexicon *names, const char *name);

/* How many of the game's cards are called so, or else have the word as a part of their names, and
 * the first of them (0: none). Which cards there are everybody knows. */
guint sortie_lexicon_defs (SortieLexicon *names, const SortieSpan *word, guint16 *ret);

/* The first card that is called so, or whose id it is; 0: none. */
guint16 sortie_lexicon_def_called (SortieLexicon *names, const SortieSpan *word);

/* Whether the word is the name of the card or the sign in its corner. */
gboolean sortie_lexicon_is_called (SortieLexicon *names, guint16 def, const SortieSpan *word);

/* Whether the words are whole words of what a card is called. What a move begins with is not:
 * "attack" is no part of "Goblin Horde Attack". */
gboolean sortie_lexicon_is_part (SortieLexicon *names, guint16 def, const SortieSpan *word);

/* Whether the word is the beginning of the name or of a word in it; shorter than three letters none is. */
gboolean sortie_lexicon_is_begun (SortieLexicon *names, guint16 def, const SortieSpan *word);
/* The same of a single letter, too: enough to ask which is meant. */
gboolean sortie_lexicon_may_be_begun (SortieLexicon *names, guint16 def, const SortieSpan *word);

/* "łowczyni-żądz": a name as one word. NULL: it has other signs than letters, and would have to be quoted.
 * (nullable) (transfer full) */
char *sortie_words_as_typed (const char *name);

/* ---- Offers ---------------------------------------------------------------------------- */

/* How a thing can be written as an operand. Texts last until the next look. */
typedef struct
{
  gint64 key;          /* operand zone and thing */
  guint16 def;         /* what it is for the seat; 0: nothing that it can read */
  gboolean is_own;     /* it is at a place, or is one, of which others have their own, and is the seat's */
  const char *written; /* "track2" */
  const char *in_full; /* (nullable): "one.track2", "hand/imp" */
  const char *in_set;  /* (nullable): "one.hand/imp"; in a set of places "market/imp", "one.town/imp" */
  const char *place;   /* (nullable): behind whose it is: "front" of "boss.front" */
  /* folded; made when they are asked for */
  const char *name;
  const char *name_and_place;
} SortieForms;

/* What a verb might do now. */
typedef struct
{
  gboolean is_listed;
  SortieMove *moves;
  guint8 *legal; /* 0: not checked yet, 1: no, 2: yes */
  guint n;
  guint8 own_places; /* the same three, for sortie_offers_own_places() */
} SortieCandidates;

/* The last reading: several callers ask about the line that was typed. */
typedef struct
{
  char **words; /* (nullable): nothing was read */
  SortieRead read;
  SortieRefusal why; /* of those that are explained */
} SortieKeptRead;

/* The cost of reading, for tests and benchmarks. */
typedef struct
{
  guint reads;        /* how often words were read as a move */
  guint explanations; /* how often reading also looked for reasons */
  guint looks;        /* how often it looked at the legal moves of a position */
  guint lists;        /* how often it listed everything that a verb might do */
  guint folds;        /* how many names it folded */
} SortieReadEffort;

struct _SortieOffers
{
  const SortieSetup *setup;
  SortieLexicon *names;
  SortieReadEffort *effort; /* (nullable) */
  const char *const *others; /* (nullable): what may be typed besides moves */

  const SortiePlay *p;
  guint8 seat;
  const SortieMoves *legal; /* (nullable): not listed yet */
  SortieMoves listed;
  GHashTable *forms; /* (operand zone, thing) -> SortieForms */
  GStringChunk *texts;
  SortieCandidates *candidates; /* by verb */

  SortieKeptRead plain, explained;
};

#define SORTIE_READ_COUNT(offers, what)   \
  G_STMT_START                            \
    {                                     \
      if ((offers)->effort != NULL)       \
        (offers)->effort->what++;         \
    }                                     \
  G_STMT_END

/* Lends a place to count in; NULL: nobody counts. */
void sortie_offers_count (SortieOffers *offers, SortieReadEffort *effort);

/* The legal moves of the seat; none when another one decides. */
const SortieMoves *sortie_offers_legal (SortieOffers *offers);
SortieCandidates *sortie_offers_candidates (SortieOffers *offers, guint8 verb);
gboolean sortie_offers_is_legal (SortieOffers *offers, guint8 verb, guint candidate);
/* Whether the verb might do something at places of the seat's own: then whose others are must be said. */
gboolean sortie_offers_own_places (SortieOffers *offers, guint8 verb);
const SortieForms *sortie_offers_forms (SortieOffers *offers, const SortieOperand *operand, SortieRef ref);
/* What it is called, folded; with its place behind it. */
const char *sortie_offers_name (SortieOffers *offers, const SortieOperand *operand, SortieRef ref);
const char *sortie_offers_name_and_place (SortieOffers *offers, const SortieOperand *operand,
                                          SortieRef ref);

/* ---- Meaning --------------------------------------------------------------------------- */

/* bytes of the beginning of a name; there are fewer verbs */
#define LEAST_BEGINNING 3
#define LEAST_BEGINNING_OF_VERB 2

/* How words are looked at, the strictest way first. */
typedef enum
{
  SORTIE_AS_WRITTEN,
  SORTIE_BY_NAME, /* or as it is written */
  SORTIE_BY_ID,   /* `imp` where the list writes `hand/imp` or `track2` */
  SORTIE_BY_NAME_AND_PLACE, /* as sentences say it: `Imp (War Track 2)` */
  SORTIE_BY_PLACE_OF_OTHER, /* `front` where the list writes `boss.front`, and no place of one's own */
  SORTIE_BY_PART, /* `rage` for Goblin Rage, or in any of the ways above, but for the last */
  SORTIE_BY_BEGINNING, /* `shield` for Shieldbearer, `fro` for the place `front` */
  SORTIE_BY_PLACE_OF_SEVERAL, /* the same, or `c4` for one of several there that could ever be meant */
  SORTIE_N_READINGS
} SortieReading;

/* Of several that stand on the place that a word names: how many the operand could ever mean, and the
 * last of them. 0: no such place. */
guint sortie_meant_there (const SortieOffers *offers, const SortieOperand *operand,
                          const SortieSpan *word, SortieRef *ret);

/* Whether words, read so, are this thing. */
gboolean sortie_word_means (SortieOffers *offers, const SortieOperand *operand, SortieRef ref,
                            const SortieSpan *word, SortieReading reading);

/* Which legal move of a verb the words mean. @ret_clear: FALSE when they mean several. */
gboolean sortie_read_legal (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                            SortieMove *ret, gboolean *ret_clear);

/* Whether the words are some of the cards of a legal set of the verb, in whatever order, and more may follow. */
gboolean sortie_read_begins_set (SortieOffers *offers, guint8 verb, const SortieOperandWords *words);

/* What words mean among all that the verb might do, or else on the whole table, legal or not. FALSE and
 * @why: nothing, or several. */
gboolean sortie_read_operands (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                               SortieMove *ret, SortieRefusal *why);

/* The second half of that. */
gboolean sortie_read_on_table (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                               SortieMove *ret, SortieRefusal *why);

/* The least rank of a reason that is a rule. */
#define SORTIE_RANK_OF_RULES 5

/* ---- Refusing; each returns FALSE, and @why may be NULL ---------------------------------- */

/* A reason that quotes @word. */
gboolean sortie_refuse_word (SortieRefusal *why, guint reason, const char *word);

/* The word number @n of the line belongs to nothing that the words before it ask. */
void sortie_refuse_left_over (SortieRefusal *why, const SortieOffers *offers, const SortieLine *line, guint n);

/* The word may mean each of @refs: those that differ are offered as they are written. */
gboolean sortie_refuse_as_several (SortieRefusal *why, SortieOffers *offers,
                                   const SortieOperand *operand, const SortieRef *refs, guint n,
                                   const char *word);

/* ---- Reasons ---------------------------------------------------------------------------- */

/* How much a reason says, from 1. A rule of the game says most; that words cannot be read says least. */
guint sortie_read_rank (const SortieRefusal *why);

/* Whether everything with which @begun, a move without its last operand, could continue is refused for one reason. That
 * reason is then about what is named already. Reasons about the thing that was tried ("… is a wall") count only if
 * there are no others. */
gboolean sortie_read_why_begun (const SortiePlay *p, guint8 seat, const SortieMove *begun,
                                SortieRefusal *why);

/* ---- Looking ahead: how far a line of several answers goes. */

/* Why a line will not be played completely. */
typedef struct
{
  guint n;            /* the number of words before that fit */
  gboolean committed; /* these moves cannot be cancelled any more */
  gboolean left_over; /* no move that they begin has a question for the other words */
  gboolean longer;    /* a rule forbids the last of these moves to take more words */
  SortieRefusal why;
  char *sentence;     /* (transfer full): the reason, as it would be said there, translated */
} SortieReadFault;

/**
 * sortie_read_ahead:
 * @ret: set when FALSE is returned
 *
 * Plays the words from @from on in a world that the seat may imagine, until something random happens or, in its turn,
 * another seat is to answer. It does not judge what comes after that. After cards become visible, it refuses only words
 * that no longer belong to anything. So the answer reveals nothing about the true world.
 *
 * Returns: FALSE if it is certain by now that the line is not legal
 */
gboolean sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from,
                            SortieReadFault *ret);

/**
 * sortie_read_on:
 * @now: of the true position
 * @p: a copy of that, which is changed
 * @ret_left: the number of words at the end that belong to the question that is then open
 * @ret_steps: the number of moves made
 *
 * Feeds words to a copy, but never beyond the point where something would be revealed. For completion.
 */
void sortie_read_on (SortieOffers *now, SortiePlay *p, const SortieLine *line, guint *ret_left, guint *ret_steps);

/* ---- Answers that a front end may give ---------------------------------------------------- */

/* Answers the question at hand when a front end may answer it; FALSE when it may not. */
gboolean sortie_feed_settle (const SortieFeeder *feeder);

/**
 * sortie_feed_settle_until:
 * @seat: who will type @line
 *
 * Gives the answers that a front end may give, one by one, until the line begins with a legal move or there is no such
 * answer left. So a line that contains these answers, such as a journal's, fits as well as one that leaves them out.
 */
void sortie_feed_settle_until (const SortieFeeder *feeder, guint8 seat, const char *line);
