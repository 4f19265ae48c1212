/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of the reader share. Private to them.
 *
 *     line.c           splits a line into parts and words
 *     rewrite.c        what people write around names
 *     fill-in.c        what a line leaves out
 *     first.c          what must be done before a line is legal
 *     lexicon.c        the names of cards, folded
 *     lookup.c         finds what somebody means by a name, whatever the question is
 *     offers.c         what a position offers: legal moves, what verbs might do, how things are written
 *     words.c          whether words mean a thing
 *     find-move.c      which move of a verb words mean
 *     find-on-table.c  what else they mean on the whole table, so that the rules can say why not
 *     refuse-name.c    refusals of words that name nothing, or several things
 *     read.c           which move a line begins with, or why none
 *     dead-end.c       why no legal move begins like this
 *     foresee.c        what a whole line would lead to
 *     near.c           what a word that names nothing may have been meant for
 *     explain.c        the reason in words for a person
 *     feed.c           plays a whole line, move by move
 *     feed-line.c      the same for a line as it is typed
 *     complete.c       the words that may come next
 */
#pragma once
#include "reader/reader.h"
#include "flow/internal.h"
#include "model/internal.h"
#include "speech/internal.h"

/* ---- Words ----------------------------------------------------------------------------- */

/* Words to read as operands: @n of them. No more are stored than a move can take. */
typedef struct
{
  SortieSpan span[SORTIE_MAX_MOVE_OPERANDS];
  guint n;
  const char *too_long; /* (nullable): a word longer than any name */
} SortieOperandWords;

/* A word of a line. */
SortieSpan sortie_line_word (const SortieLine *line, guint at);
/* Replaces the words by those of @other, which is empty then. */
void sortie_line_take (SortieLine *line, SortieLine *other);
/* A part ends after word number @at, unless it is the last. */
void sortie_line_end_part (SortieLine *line, guint at);

/* Takes @n words from @from on, each as one name or all as one name. */
void sortie_operand_words_take (SortieOperandWords *ret, const SortieLine *line, guint from, guint n,
                                gboolean joined);
/* Takes @n names, each with as many words as its entry in @lengths. */
void sortie_operand_words_take_names (SortieOperandWords *ret, const SortieLine *line, guint from, guint n,
                                      const guint *lengths);
void sortie_operand_words_clear (SortieOperandWords *words);

/* Puts a thing, as it is written, before the other words. */
void sortie_operand_words_put_first (SortieOperandWords *words, SortieOffers *offers,
                                     const SortieOperand *operand, SortieRef ref);

/* ---- The names of cards ---------------------------------------------------------------- */

/* The folded names of one definition: in the reader's language and as printed. */
typedef struct
{
  char *name, *printed;
} SortieFoldedNames;

struct _SortieLexicon
{
  guint owners;
  const SortieCatalogue *catalogue;
  const SortieSetup *setup; /* (nullable) */
  const char *language;     /* the language in which the names were folded: see lexicon.c */
  gboolean as_written;      /* English names have no other endings */
  SortieFoldedNames *defs;  /* by definition */
  GHashTable *others;       /* names of things -> the same folded */
  char *asked;              /* (nullable): the last word that sortie_lexicon_defs() looked up: each verb asks again */
  guint asked_n;
  guint16 asked_def;
  GHashTable *verbs;        /* (nullable): folded words for verbs -> number + 1; made when first needed */
  const char **verb_words;  /* (nullable): the same, by verb, not folded; "": not used in the match */
  const char **verb_ids;    /* (nullable): their ids */
};

/* Forgets the names if the language has changed since they were folded. Asking for the language costs more than
 * folding a name, so callers do this once for each line. */
void sortie_lexicon_refresh (SortieLexicon *names);

/* The same lexicon for one more owner. (transfer full) */
SortieLexicon *sortie_lexicon_share (SortieLexicon *names);

/* Whether the reader's language differs from that of ids. */
gboolean sortie_lexicon_is_translated (const SortieLexicon *names);

/* The verb that a word begins, in English or in the reader's language, or else of which it is another form there.
 * FALSE: none, or several. If one of two verbs is the beginning of the other, the shorter is meant. */
gboolean sortie_lexicon_verb_begun (SortieLexicon *names, const SortieSpan *word, guint8 *ret);
/* Whether a folded word is another form of a verb, in English or in the reader's language. */
gboolean sortie_lexicon_is_inflected_verb (SortieLexicon *names, const char *typed);
/* The verb that a word is, or else begins. */
gboolean sortie_lexicon_verb_meant (SortieLexicon *names, const SortieSpan *word, guint8 *ret);

/* Whether it has, between hyphens or spaces, beginnings of some words of that name, in their order: "front-two" of
 * "front line facing player two". Both are folded. */
gboolean sortie_lexicon_outlines (const char *typed, const char *name);

/* The folded name of a card in the reader's language; as it is printed. (transfer none) */
const char *sortie_lexicon_name (SortieLexicon *names, guint16 def);
const char *sortie_lexicon_printed (SortieLexicon *names, guint16 def);

/* The number of the game's cards with this name, or else with this word in their names, or else with another ending of
 * it, and the first of them (0: none). Everybody knows which cards exist. */
guint sortie_lexicon_defs (SortieLexicon *names, const SortieSpan *word, guint16 *ret);

/* The first card with this name or id; 0: none. */
guint16 sortie_lexicon_def_called (SortieLexicon *names, const SortieSpan *word);
/* Whether this is the whole name of a card with other endings: "asa kier". */
gboolean sortie_lexicon_is_inflected (SortieLexicon *names, const SortieSpan *word);

/* Whether folded words are those of the folded name with other endings: in English the plural, in other languages any
 * short ending. */
gboolean sortie_lexicon_ends_otherwise (const SortieLexicon *names, const char *typed, const char *name);

/* "łowczyni-żądz": a name as one word. (nullable) (transfer full): NULL if it contains other characters than
 * letters, and would have to be quoted */
char *sortie_words_as_typed (const char *name);
/* The same as one word without brackets and commas: "Oath Knight (War Track 2)" as "oath-knight-war-track-2"
 * (sortie_lexicon_are_alike()). (transfer full) */
char *sortie_spell_name (const char *name);

/* ---- Words that nobody typed ------------------------------------------------------------- */

/* Puts a word that nobody typed before word number @at, or behind it, in its part. */
void sortie_line_add (SortieLine *line, guint at, const char *word);
void sortie_line_add_behind (SortieLine *line, guint at, const char *word);

/* ---- Offers ---------------------------------------------------------------------------- */

/* The ways to write a thing as an operand. Texts are valid until the next look. */
typedef struct
{
  gint64 key;          /* operand zone and thing */
  guint16 def;         /* what the seat sees that it is; 0: nothing readable */
  gboolean is_own;     /* it is the seat's own, and is or is on a place of which other seats have their own */
  const char *written; /* "track2" */
  const char *in_full; /* (nullable): "one.track2", "hand/imp" */
  const char *in_set;  /* (nullable): "one.hand/imp"; for a set of places "market/imp", "one.town/imp" */
  const char *place;   /* (nullable): the part after the owner: "front" of "boss.front" */
  /* folded; made when first needed */
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
  guint8 own_places; /* the same values, for sortie_offers_own_places() */
} SortieCandidates;

/* The last reading, because several callers ask about the typed line. */
typedef struct
{
  char **words; /* (nullable): a part of the line; NULL: nothing was read */
  SortieRead read;
  SortieRefusal why; /* the reason why the words are no move, if it was asked for */
} SortieKeptRead;

/* The last line found to be legal, because callers ask again before it is fed. */
typedef struct
{
  char **words; /* (nullable): NULL: none */
  guint64 ends;
} SortieKeptLine;

/* The cost of reading, for tests and benchmarks. */
typedef struct
{
  guint reads;        /* how often words were read as a move */
  guint explanations; /* how often reading also looked for reasons */
  guint looks;        /* how often it looked at the legal moves of a position */
  guint lists;        /* how often it listed everything that a verb might do */
  guint folds;        /* how many names it folded */
  guint searches;     /* how often it looked for a word on the whole table */
} SortieReadEffort;

struct _SortieOffers
{
  const SortieSetup *setup;
  SortieLexicon *names;
  SortieReadEffort *effort; /* (nullable) */
  const char *const *others; /* (nullable): what the player may type besides moves */

  const SortiePlay *p;
  guint8 seat;
  const SortieMoves *legal; /* (nullable): NULL: not listed yet */
  SortieMoves listed;
  GHashTable *forms; /* (the operand zone of a card, thing) -> SortieForms */
  GHashTable *nowhere; /* words that name nothing on the table, with the kind and zone of the operand */
  GPtrArray *seen; /* (nullable) (element-type utf8): the names of cards and places that the seat sees (near.c) */
  GStringChunk *texts;
  SortieCandidates *candidates; /* by verb */

  SortieKeptRead plain, explained;
  SortieKeptLine legal_line;
};

#define SORTIE_READ_COUNT(offers, what)   \
  G_STMT_START                            \
    {                                     \
      if ((offers)->effort != NULL)       \
        (offers)->effort->what++;         \
    }                                     \
  G_STMT_END

/* sortie_offers_new() for the lines of a file, in which a name with another ending is a slip: "masters" is no "master".
 * (transfer full) */
SortieOffers *sortie_offers_new_as_written (const SortieSetup *setup);

/* Sets where to count the effort; NULL: nobody counts. */
void sortie_offers_count (SortieOffers *offers, SortieReadEffort *effort);

/* The legal moves of the seat; none when another seat decides. */
const SortieMoves *sortie_offers_legal (SortieOffers *offers);
SortieCandidates *sortie_offers_candidates (SortieOffers *offers, guint8 verb);
gboolean sortie_offers_is_legal (SortieOffers *offers, guint8 verb, guint candidate);
/* Whether the verb might do something at places that each seat has: for other seats' places, the owner must then be
   written. */
gboolean sortie_offers_own_places (SortieOffers *offers, guint8 verb);
/* Whether @words, (nullable) texts of the game's tables with blanks between, have the folded word, in English or in the
   reader's language. */
gboolean sortie_offers_has_word (const SortieOffers *offers, const char *words, const char *folded);
/* The verb that the word means, such as `choose` for "discard" where a card to discard is chosen. */
gboolean sortie_offers_verb_meant (const SortieOffers *offers, const SortieSpan *word, guint8 *ret);
/* Whether the word means `choose` now, because of what the question is about. */
gboolean sortie_offers_chooses (const SortieOffers *offers, const char *folded);
/* The game's other words for declining the question ("keep"), in English and in the reader's language; none if the seat
   is not asked, or the question cannot be declined. (element-type utf8) */
void sortie_offers_add_declining_words (SortieOffers *offers, GPtrArray *ret);
const SortieForms *sortie_offers_forms (SortieOffers *offers, const SortieOperand *operand, SortieRef ref);
/* The folded name of a thing; and with its place after it. */
const char *sortie_offers_name (SortieOffers *offers, const SortieOperand *operand, SortieRef ref);
const char *sortie_offers_name_and_place (SortieOffers *offers, const SortieOperand *operand,
                                          SortieRef ref);

/* ---- Meaning --------------------------------------------------------------------------- */

/* bytes of the beginning of a name or verb; for "yes" and "no" one is enough */
#define LEAST_BEGINNING 2

/* Ways to compare words with things, the strictest first. */
typedef enum
{
  SORTIE_AS_WRITTEN,
  SORTIE_BY_NAME, /* or in its written form */
  SORTIE_BY_ID,   /* `imp` if the list writes `hand/imp` or `track2` */
  SORTIE_BY_NAME_AND_PLACE, /* as in sentences: `Imp (War Track 2)`, or `track2 imp` */
  SORTIE_BY_PLACE_OF_OTHER, /* `front` if the list writes `boss.front` and the seat has no such place */
  SORTIE_BY_PART, /* `rage` for Goblin Rage, or any way above except the last */
  SORTIE_BY_BEGINNING, /* `shield` for Shieldbearer, `fro` for the place `front` */
  SORTIE_BY_PLACE_OF_SEVERAL, /* the same, or `c4` for one of several pieces there, if only one could ever be meant */
  SORTIE_BY_BEGINNING_AS_VERB, /* `no` for the place No Man's Land, if the verb needs nothing else */
  SORTIE_N_READINGS, /* every line is read in these */
  SORTIE_BY_ENDING = SORTIE_N_READINGS, /* `rycerza` for Rycerz przysięgi, or any way of beginnings: if nothing fits */
} SortieReading;

/* How well the name of a card must fit for that reading (sortie_lexicon_fit_def()). */
SortieNameFit sortie_reading_fit (SortieReading reading);

/* For a place with several pieces: how many of them the operand could ever mean, and the last of those. 0: no such
 * place. */
guint sortie_meant_there (const SortieOffers *offers, const SortieOperand *operand,
                          const SortieSpan *word, SortieRef *ret);

/* Whether the words, compared in this way, mean this thing. */
gboolean sortie_word_means (SortieOffers *offers, const SortieOperand *operand, SortieRef ref,
                            const SortieSpan *word, SortieReading reading);

/* The same for a thing that the word does not mean by the reading before it in SORTIE_BY_PART, SORTIE_BY_BEGINNING,
 * SORTIE_BY_ENDING: compares only what the reading adds to that one. */
gboolean sortie_word_adds (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word,
                           SortieReading reading);

/* The legal move of a verb that the words mean. @ret_clear: FALSE if they mean several. */
gboolean sortie_read_legal (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                            SortieMove *ret, gboolean *ret_clear);

/* The same for names with other endings, for words that mean nothing otherwise. */
gboolean sortie_read_inflected (SortieOffers *offers, guint8 verb, const SortieOperandWords *words, SortieMove *ret);

/* Whether the words are some of the cards of a legal set of the verb, in any order, so that more may follow. */
gboolean sortie_read_begins_set (SortieOffers *offers, guint8 verb, const SortieOperandWords *words);

/* The operands that the words mean among all that the verb might do, or else on the whole table, legal or not. FALSE
 * and @why: nothing, or several. */
gboolean sortie_read_operands (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                               SortieMove *ret, SortieRefusal *why);

/* The second step of that: on the whole table. */
gboolean sortie_read_on_table (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                               SortieMove *ret, SortieRefusal *why);

/* Reasons from this rank on are rules. */
#define SORTIE_RANK_OF_RULES 5

/* ---- Refusing; each returns FALSE, and @why may be NULL ---------------------------------- */

/* Copies a text into a refusal, which has room for @size bytes. Cuts it only between characters. */
void sortie_refuse_quote (char *to, gsize size, const char *text);

/* Refuses with a reason that quotes @word. */
gboolean sortie_refuse_word (SortieRefusal *why, guint reason, const char *word);

/* If a thing was named without a verb, lists what may be done with it. */
void sortie_refuse_unsaid (SortieRefusal *why, SortieOffers *offers);

/* Word number @n of the line belongs to nothing that the words before it ask for. */
void sortie_refuse_left_over (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n);

/* near.c: whether the reason is that a word names nothing. */
gboolean sortie_refusal_names_nothing (const SortieRefusal *why);
/* Sets @why->near to what was meant by that word, one of the words from @from on; nothing if it is set or unknown. */
void sortie_refuse_near (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint from);
/* The same for word number @n, if it is the end of a name that begins before it. */
void sortie_refuse_near_across (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n);
/* The same for word number @n, which is left over: that, or a verb. */
void sortie_refuse_near_left_over (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n);
/* Sets it to @text, the id or written form of a card, as the card is printed; to anything else as it is. */
void sortie_refuse_near_name (SortieRefusal *why, SortieOffers *offers, const char *text);

/* The word may mean any of @refs. The refusal lists the different ones as they are written,
 * places that have no coordinates by their names. */
gboolean sortie_refuse_as_several (SortieRefusal *why, SortieOffers *offers,
                                   const SortieOperand *operand, const SortieRef *refs, guint n,
                                   const char *word);

/* ---- Filling in ------------------------------------------------------------------------- */

/* Fills in what a line leaves out that means nothing as it is. */
SortieGap sortie_line_fill_in (SortieOffers *offers, SortieLine *line);
/* Whether sortie_feed_check() finds that the line would be played. */
gboolean sortie_line_is_legal (SortieOffers *offers, const SortieLine *line);
/* Whether adding a side would make the line a legal move. */
gboolean sortie_line_lacks_side (SortieOffers *offers, const SortieLine *line);
/* Whether the last word, number @from, declines while all things must be put in order: the rest is in order. */
gboolean sortie_line_names_rest (SortieOffers *offers, const SortieLine *line, guint from);

/* ---- Reasons ---------------------------------------------------------------------------- */

/* How much a reason says, from 1. A rule of the game says most, "words that cannot be read" least. */
guint sortie_read_rank (const SortieRefusal *why);

/* Whether everything that could continue @begun, a move without its last operand, is refused for the same reason.
 * The reason is then about what is already named. Reasons about the thing that was tried ("… is a wall") count only
 * if there are no others. */
gboolean sortie_read_why_begun (const SortiePlay *p, guint8 seat, const SortieMove *begun,
                                SortieRefusal *why);

/* ---- Looking ahead: how far a line of several answers goes. */

/* Why a line cannot be played completely. */
typedef struct
{
  guint n;            /* how many words before the fault fit */
  gboolean committed; /* their moves can no longer be cancelled, or a card that is to pay is not there */
  gboolean left_over; /* no move that they begin has a question for the remaining words */
  gboolean longer;    /* a rule forbids the last of their moves with more words */
  SortieRefusal why;
  char *sentence;     /* (transfer full): the reason, translated, as the player would be told it there */
} SortieReadFault;

/**
 * sortie_read_ahead:
 * @ret: (nullable): set when FALSE is returned; NULL: nobody asks why, which takes much less time
 *
 * Plays the words from @from on in a world that the seat may imagine, until something random happens or, in its turn,
 * another seat is to answer. It does not judge what comes after that. After cards become visible, it refuses only words
 * that no longer belong to anything. So the answer reveals nothing about the true world.
 *
 * Returns: FALSE if it is certain by now that the line is not legal
 */
gboolean sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from,
                            SortieReadFault *ret);
/* Whether every word of the line belongs to a legal move, and nothing random happens before the last one. */
gboolean sortie_read_to_end (SortieOffers *offers, const SortieLine *line);

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

/* Answers the open question if a front end may answer it; else returns FALSE. */
gboolean sortie_feed_settle (const SortieFeeder *feeder);

/**
 * sortie_feed_settle_until:
 * @seat: who will type @line
 *
 * Gives the answers that a front end may give, one by one, until the line begins with a legal move
 * (sortie_line_begins()) or there is no such answer left.
 */
void sortie_feed_settle_until (const SortieFeeder *feeder, guint8 seat, const char *line);
