/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reader.h: for tools: from typed words to a move.
 *
 *     play bolt south.track2 imp imp
 *
 * A line is split once and each of its words folded once (SortieLine). What a decision offers is
 * looked at once (SortieOffers): the legal moves, and how each thing in them can be written. A reading
 * compares the one with the other:
 *
 * - the longest beginning of the words that is a legal move counts, with its verb in front;
 * - else behind one of the verbs that answer the question (`imp` for `choose imp`), and with the verb
 *   the piece that the question is about (`d3` for `step d2 d3`);
 * - several words may be one name (`play goblin rage`).
 *
 * A thing is meant by the strictest way of writing it that gives a legal move: as moves are written,
 * by its name, its id, its name and place, the place of another player, a part of its name, how its
 * name begins.
 *
 * Reading looks at legal moves only. Why words are no legal move is a second, longer look, at
 * everything that the verb might do and then at the whole table (sortie_read_why()).
 *
 * Console, pipe, menu, scenarios and completion all read here; so does a replay, but only a line that
 * writes no legal move as a journal does. Whoever keeps a position
 * keeps offers for it: a match has its own (sortie_match_offers()).
 */
#pragma once
#include <sortie/speech.h>
G_BEGIN_DECLS

/* ---- Lines: what was typed, split and folded. */

/* Bounds of what is typed, far beyond any move with all its parts. Bytes and words of a line; bytes
 * of a word that may name something. */
#define SORTIE_MAX_LINE 4096
#define SORTIE_MAX_LINE_WORDS 64
#define SORTIE_MAX_WORD 256

/**
 * SortieLine:
 * @words: (array length=n zero-terminated=1): the words, without quotes
 * @folded: (array length=n): the same as names are compared (sortie_words_fold())
 *
 * A typed line, taken apart. Owned by whoever made it; end it with sortie_line_clear().
 */
typedef struct
{
  char **words;
  char **folded;
  guint n;
} SortieLine;

/* Takes a line apart. */
void sortie_line_init (SortieLine *line, const char *typed);
/* The same for words that were split before, @n of them; they are copied. */
void sortie_line_init_words (SortieLine *line, char *const *words, guint n);
/* A copy of @n words of @whole from @from on; nothing is split or folded again. */
void sortie_line_init_part (SortieLine *line, const SortieLine *whole, guint from, guint n);
/* Puts one word in the place of @n words from @at on, NULL: none; the others stay as they are. It may be
 * a part of one of them. */
void sortie_line_replace (SortieLine *line, guint at, guint n, const char *word);
void sortie_line_clear (SortieLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieLine, sortie_line_clear)

/* Whether a line keeps to the bounds of a line; every line that somebody types passes here before it
 * is read. FALSE: @why says which it breaks. */
gboolean sortie_line_check (const char *line, SortieRefusal *why);

/* ---- Names: what can be named, and how it is written. */

/**
 * SortieLexicon:
 *
 * What has a name: seats, piles, places, steps, values, cards, abilities, each by its id and in the
 * reader's language. Names are folded once, when they are first asked for. When the language changes
 * it begins anew without being told.
 */
typedef struct _SortieLexicon SortieLexicon;

/* @setup: (nullable): of a match; NULL: only content has names. Both must outlive the lexicon. */
SortieLexicon *sortie_lexicon_new (const SortieCatalogue *catalogue, const SortieSetup *setup);
void sortie_lexicon_free (SortieLexicon *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLexicon, sortie_lexicon_free)

/**
 * sortie_lexicon_verb:
 * @typed: the id of a verb, or the whole word for it in the reader's language, in any case and without
 *   accents
 * @ret: (nullable): its number
 *
 * Of an id and a word of the language that read the same the id counts: a line of a journal means the
 * same in every language.
 */
gboolean sortie_lexicon_verb (SortieLexicon *names, const char *typed, guint8 *ret);

/* The word for a verb in the reader's language: the translation of its id, in the context “verb” where there
 * is one; the id where there is none. (transfer none) */
const char *sortie_lexicon_verb_word (const SortieLexicon *names, guint verb);

/* What a name may be of; several may be asked for at once, or-ed. */
typedef enum
{
  SORTIE_NAME_SEAT = 1 << 0,
  SORTIE_NAME_SEAT_ID = 1 << 1, /* a seat, only by its whole id, as written or translated */
  SORTIE_NAME_ZONE = 1 << 2,    /* a pile that its seat uses */
  SORTIE_NAME_PLACE = 1 << 3,
  SORTIE_NAME_STEP = 1 << 4,    /* of the turn that is running, with a window */
  SORTIE_NAME_THING = 1 << 5,   /* a piece or a card that is seen; its index is the SortieRef */
  SORTIE_NAME_VALUE = 1 << 6,
  SORTIE_NAME_DEF = 1 << 7,
  SORTIE_NAME_KEYWORD = 1 << 8, /* only by a whole name */
} SortieNameKind;

/* How well a name fits what was typed, the worst first. */
typedef enum
{
  SORTIE_NAME_FITS_NOT,
  SORTIE_NAME_IS_PART, /* whole words of it */
  SORTIE_NAME_BEGINS,
  SORTIE_NAME_SOUNDS_ALIKE, /* but for case and accents */
  SORTIE_NAME_IS_IT,
} SortieNameFit;

/* What a name means best. */
typedef struct
{
  SortieNameKind kind;
  guint32 index;
  SortieNameFit fit;
  gboolean several; /* others fit as well */
} SortieNameFound;

/**
 * sortie_lexicon_find:
 * @view: (nullable): what the asker sees; NULL: nothing, so that there are no places, steps and things
 * @kinds: of which kinds, or-ed; without a set-up only those of content
 * @typed: what somebody typed
 * @ret: what it names best; set when FALSE is returned, too: then its `fit` says how well
 *
 * A whole name counts before its beginning, that before a part of it.
 *
 * Returns: whether it names one thing: of several the first where it is the whole name of each
 */
gboolean sortie_lexicon_find (SortieLexicon *names, const SortieView *view, guint kinds,
                              const char *typed, SortieNameFound *ret);

/**
 * sortie_lexicon_list:
 * @list: (element-type utf8): gets copies
 *
 * How the things of these kinds are written, for Tab and for "did you mean"; of piles those that one
 * looks through, for things the places on which they stand.
 */
void sortie_lexicon_list (SortieLexicon *names, const SortieView *view, guint kinds,
                          GPtrArray *list);

/**
 * sortie_lexicon_carriers:
 * @view: (nullable): only cards that are seen there count; NULL: all
 * @list: (element-type utf8): gets copies of their ids
 *
 * The cards of which @typed is the name, its beginning or a part.
 */
void sortie_lexicon_carriers (SortieLexicon *names, const SortieView *view, const char *typed,
                              GPtrArray *list);

/**
 * SortieReadEffort:
 * @reads: how often words were read as a move
 * @explanations: in how many of these reasons were looked for
 * @looks: how often the legal moves of a position were looked at
 * @lists: how often all that a verb might do was listed
 * @folds: how many names were folded
 *
 * What reading costs, for tests and benchmarks.
 */
typedef struct
{
  guint reads, explanations, looks, lists, folds;
} SortieReadEffort;

/**
 * SortieOffers:
 *
 * What one seat may say in one position, and how it can be written. Names are made when they are
 * first compared.
 */
typedef struct _SortieOffers SortieOffers;

/**
 * sortie_offers_new:
 * @setup: of the match; it must outlive the offers
 *
 * Returns: (transfer full): offers that have not looked at a position yet
 */
SortieOffers *sortie_offers_new (const SortieSetup *setup);

/* Frees it, with all that belongs to it. */
void sortie_offers_free (SortieOffers *offers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieOffers, sortie_offers_free)

/* Lends a place to count in, NULL: nobody wants to know. */
void sortie_offers_count (SortieOffers *offers, SortieReadEffort *effort);

/**
 * sortie_offers_look:
 * @p: the position; it must stay as it is until the next look
 * @seat: who speaks
 * @legal: (nullable): its legal moves where they are listed already; else they are listed when they
 *   are needed. They must stay as long
 *
 * Forgets the position before.
 */
void sortie_offers_look (SortieOffers *offers, const SortiePlay *p, guint8 seat,
                         const SortieMoves *legal);

/* Lends words that may be typed besides moves, for "did you mean". @others: (array zero-terminated=1)
 * (nullable): none */
void sortie_offers_lend_words (SortieOffers *offers, const char *const *others);

/* The names of the set-up, kept from look to look. (transfer none) */
SortieLexicon *sortie_offers_names (SortieOffers *offers);

/* ---- Reading: words to moves. */

/* Whether words are the beginning of a legal move. */
typedef enum
{
  SORTIE_READ_NOTHING,
  SORTIE_READ_MOVE,
  SORTIE_READ_SEVERAL, /* without its verb it could mean several moves */
} SortieReadKind;

/* What words begin with. */
typedef struct
{
  SortieReadKind kind;
  SortieMove move;
  SortieMove other; /* of SORTIE_READ_SEVERAL */
  guint n;          /* how many words it takes */
} SortieRead;

/* The longest beginning of the words from @from on that is a legal move. Only looks. */
SortieRead sortie_read (SortieOffers *offers, const SortieLine *line, guint from);

/**
 * sortie_read_why:
 * @ret_why: why the words, or more of them than the move takes, are no legal move: the reason that
 *   says most; SORTIE_REASON_NONE where there is none
 *
 * The same with the reason.
 */
SortieRead sortie_read_why (SortieOffers *offers, const SortieLine *line, guint from,
                            SortieRefusal *ret_why);

/**
 * sortie_read_explain:
 * @ret_why: a reason with near words and advice
 *
 * The same for words that are no legal move, as a person is told it: how a verb is written, how a move
 * goes on that is begun, that it is not the moment for it.
 */
void sortie_read_explain (SortieOffers *offers, const SortieLine *line, guint from,
                          SortieRefusal *ret_why);

/* How much a reason says, from 1: a rule of the game says most, that words cannot be read least. */
guint sortie_read_rank (const SortieRefusal *why);

/* Whether all that @begun, a move without its last operand, could go on with is refused, and for one
 * reason, which then is that of what is named already. Reasons that speak of what was tried itself
 * ("… is a wall") count only where there is none that does not. */
gboolean sortie_read_why_begun (const SortiePlay *p, guint8 seat, const SortieMove *begun,
                                SortieRefusal *why);

/**
 * sortie_move_parse:
 * @line: one move with its verb
 * @ret: what it names, legal or not; for SORTIE_REASON_OPERANDS as much of it as was said
 *
 * For a single line and without offers that are kept: tests, and lines of a journal that are wrong.
 * Total: any bytes give a move or a refusal. parse (format (m)) == m in every position where m is legal.
 *
 * Returns: FALSE and the reason when it names no move
 */
gboolean sortie_move_parse (const SortiePlay *p, guint8 seat, const char *line, SortieMove *ret,
                            SortieRefusal *why);

/* ---- Looking ahead: how far a line of several answers goes. */

/* Why a line will not be played whole. */
typedef struct
{
  guint n;            /* how many words fit before */
  gboolean committed; /* they are moves that cannot be given up any more */
  gboolean left_over; /* no move that they begin has a question for the others */
  SortieRefusal why;
  char *sentence;     /* (transfer full): the same where it would be said, translated */
} SortieReadFault;

/**
 * sortie_read_ahead:
 * @ret: set when FALSE is returned
 *
 * Plays the words from @from on in a world that the seat may imagine, until chance falls: what comes
 * behind that is not judged. Behind cards that are seen only words are refused that belong to nothing
 * any more. So the answer tells nothing about the true world.
 *
 * Returns: FALSE when it is certain by now that the line is not legal
 */
gboolean sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from,
                            SortieReadFault *ret);

/**
 * sortie_read_on:
 * @p: a position that may be changed: a copy
 * @ret_left: how many words at the end belong to the question that is open then
 * @ret_steps: how many moves were made
 *
 * Feeds words to a copy, never beyond the point where something would be revealed: for
 * completion.
 */
void sortie_read_on (SortiePlay *p, guint8 seat, const SortieLine *line, guint from, guint *ret_left,
                     guint *ret_steps);

/**
 * sortie_spell:
 * @move: a legal move
 *
 * Writes it as its reader would type it: the verb and the names in the reader's language, places by what they are
 * called. sortie_read() reads the same move in it, or one with a card that the seat can't tell apart; a name that
 * could mean something else is written as in a journal.
 *
 * Returns: (transfer full):
 */
char *sortie_spell (SortieOffers *offers, const SortieMove *move);

/* The one answer to the question at hand, when a front end may give it; FALSE: it may not. */
gboolean sortie_lone_answer (const SortiePlay *p, SortieMove *ret);

/* ---- Feeding: a line to a match, answer by answer. */

/* What words are fed to. Functions are there unless it is said what NULL means. */
typedef struct
{
  gpointer data;
  /* the position as it is now */
  const SortiePlay *(*position) (gpointer data);
  /* (transfer none): what @seat may say now, looked at */
  SortieOffers *(*offers) (gpointer data, guint8 seat);
  /* carries out a move that was found to be legal for @seat; FALSE: not possible after all */
  gboolean (*play) (gpointer data, guint8 seat, const SortieMove *move, SortieRefusal *why);
  /* (nullable): abandons the move that is being put together; FALSE: that is not possible any more */
  gboolean (*back) (gpointer data);
} SortieFeeder;

/* What became of a line. */
typedef enum
{
  SORTIE_FED_WHOLE,    /* it was played */
  SORTIE_FED_NOTHING,  /* refused, and nothing was done */
  SORTIE_FED_GIVEN_UP, /* refused, and the move that it had begun is given up */
  SORTIE_FED_IN_PART,  /* refused, but what stands before the refused word is done */
} SortieFedKind;

/**
 * SortieFed:
 * @why: of a refused line: the reason that says most about it, as sortie_read_explain() gives it
 * @sentence: (nullable): the same of a refused line, told where it was refused
 * @foreseen: moves before the refused word would be legal; they were not begun because of it
 *
 * End it with sortie_fed_clear().
 */
typedef struct
{
  SortieFedKind kind;
  SortieRefusal why;
  char *sentence;
  gboolean foreseen;
} SortieFed;

/* Frees what @fed holds; it may be used again. */
void sortie_fed_clear (SortieFed *fed);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieFed, sortie_fed_clear)

/**
 * sortie_feed:
 * @seat: who says it
 * @line: one move or several
 * @ret: what became of it; set in any case
 *
 * Plays a line, whole or not at all as far as sortie_read_ahead() sees. Words without a verb in front
 * are one move. A question with only one answer that a front end may give is answered when the words go on
 * with the same move behind it. When some part of the line is refused, and it has begun to put a move
 * together or gone on with one, that move is abandoned; moves before that, which are committed, stay.
 *
 * Returns: whether the whole line was played
 */
gboolean sortie_feed (const SortieFeeder *feeder, guint8 seat, const SortieLine *line,
                      SortieFed *ret);

/* The same for a line that is not taken apart yet; it is checked first (sortie_line_check()). @why:
 * (nullable) */
gboolean sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line,
                           SortieRefusal *why);

/**
 * sortie_feed_check:
 * @ret_first: the first move of a legal line
 * @ret: what would become of it: SORTIE_FED_WHOLE, or SORTIE_FED_NOTHING and why
 *
 * Whether a line would be played as far as can be foreseen; only looks.
 */
gboolean sortie_feed_check (SortieOffers *offers, const SortieLine *line, SortieMove *ret_first,
                            SortieFed *ret);

/* Answers the question at hand when a front end may answer it; FALSE when it may not. */
gboolean sortie_feed_settle (const SortieFeeder *feeder);

/**
 * sortie_feed_settle_until:
 * @seat: who will say @line
 *
 * Gives the answers that a front end may give, one by one, until the line begins with a legal move, or
 * there is none left: so a line that has these answers in it, as a journal's, fits as well as one that
 * leaves them out.
 */
void sortie_feed_settle_until (const SortieFeeder *feeder, guint8 seat, const char *line);

/* ---- Completing: what may follow. */

/**
 * sortie_complete:
 * @words: (array length=n): the whole words before the one that is typed, @n of them
 * @list: (element-type utf8): gets copies of what may stand next, each once
 *
 * How the legal moves go on that begin with the words, also behind the beginning of a move that takes
 * several small decisions.
 */
void sortie_complete (SortieOffers *offers, char *const *words, guint n, GPtrArray *list);

/* The same as it is called in the reader's language, with hyphens for spaces (`łowczyni-żądz`); as it is
 * written where it has no name of its own there, or shares that with something else. */
void sortie_complete_spoken (SortieOffers *offers, char *const *words, guint n, GPtrArray *list);

G_END_DECLS
