/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reader.h: from typed words to a move.
 *
 *     play bolt south.track2 imp imp
 *
 * A line is split once, and each of its words is folded once (SortieLine). The offers of a decision are examined once
 * (SortieOffers): the legal moves, and how each thing in them can be written. Reading compares the two:
 *
 * - the longest beginning of the words that is a legal move counts, with its verb first;
 * - otherwise the words may follow one of the verbs that answer the question (`imp` for `choose imp`), and, with the
 *   verb, the piece that the question is about (`d3` for `step d2 d3`);
 * - several words may be one name (`play goblin rage`);
 * - what still fits nowhere may have the beginning of a verb in front (`att d2 d3`), if no other verb begins so.
 *
 * A word means a thing by the strictest way of writing it that gives a legal move. The ways are: as moves are written,
 * its name, its id, its name and place, the place of another player, a part of its name, the beginning of its name.
 *
 * Reading looks at legal moves only. To find out why words are not a legal move, sortie_read_why() looks further: at
 * everything that the verb might do, and then at the whole table.
 *
 * Console, pipe, menu, scenarios and completion all read with these functions. A replay does so only for a line that is
 * not written as in a journal. Keep offers as long as you keep the position; a match has its own
 * (sortie_match_offers()).
 */
#pragma once
#include <sortie/speech.h>
#include "flow/trial.h"

/* ---- Lines: what was typed, split and folded. */

/* Bounds for typed lines, far beyond any move with all its parts: bytes and words in a line; bytes in a word that may
 * name something. */
#define SORTIE_MAX_LINE 4096
#define SORTIE_MAX_LINE_WORDS 64
#define SORTIE_MAX_WORD 256

/* A typed line, split into words. The caller that made it ends it with sortie_line_clear(). */
typedef struct
{
  char **words;  /* (array length=n zero-terminated=1): the words, without quotes */
  char **folded; /* (array length=n): the same, folded for comparing names (sortie_words_fold()) */
  guint n;
  guint64 ends; /* a bit for each word after which a part ends (sortie_line_split()); none from the 65th word on */
  guint64 added; /* a bit for each word that nobody typed */
} SortieLine;

/* Splits a line. */
void sortie_line_init (SortieLine *line, const char *typed);
/* The same for words that were split before, @n of them; they are copied. */
void sortie_line_init_words (SortieLine *line, char *const *words, guint n);
/* A copy of @n words of @whole from @from on; nothing is split or folded again. */
void sortie_line_init_part (SortieLine *line, const SortieLine *whole, guint from, guint n);
/* Replaces @n words from @at on by one word, or by none if it is NULL; the others stay as they are. The new word may be
 * a part of one of them. */
void sortie_line_replace (SortieLine *line, guint at, guint n, const char *word);
/* Adds a copy of the words of @other from @from on, as another part. */
void sortie_line_append (SortieLine *line, const SortieLine *other, guint from);
void sortie_line_clear (SortieLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieLine, sortie_line_clear)

/* Splits a line at its semicolons, which no name has, and where a sentence ends: "unpack;buy miller" has two parts, and
 * "unpack. buy miller." too. */
void sortie_line_split (SortieLine *line);
/* Whether a part of the line ends before word number @at. */
gboolean sortie_line_begins_part (const SortieLine *line, guint at);
/* How many words its part has from @at on. */
guint sortie_line_part_length (const SortieLine *line, guint at);
/* The first word of the part that has word number @at - 1; @at is at least 1. */
guint sortie_line_part_before (const SortieLine *line, guint at);
/* The words from @from on, with a semicolon between two parts. (transfer full) */
char *sortie_line_text (const SortieLine *line, guint from);

/* Whether a line is within these bounds. Every typed line is checked here before it is read. FALSE: @why says which
 * bound it exceeds. */
gboolean sortie_line_check (const char *line, SortieRefusal *why);

/* ---- Names: what can be named, and how it is written. */

/* Everything that has a name: seats, piles, places, steps, values, cards, abilities, each by its id and in the reader's
 * language. A name is folded once, when it is first needed. If the language changes, the lexicon starts again
 * automatically. */
typedef struct _SortieLexicon SortieLexicon;

/* @setup: (nullable): the setup of a match; NULL: only content has names. Both must outlive the lexicon. */
SortieLexicon *sortie_lexicon_new (const SortieCatalogue *catalogue, const SortieSetup *setup);
void sortie_lexicon_free (SortieLexicon *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLexicon, sortie_lexicon_free)

/**
 * sortie_lexicon_verb:
 * @typed: the id of a verb, or the whole word for it in the reader's language, in any case and without
 *   accents
 * @ret: (nullable): its number
 *
 * If an id and a word of the language are the same, the id counts, so that a line of a journal means the same in every
 * language.
 */
gboolean sortie_lexicon_verb (SortieLexicon *names, const char *typed, guint8 *ret);
/* The same, or the verb that players of other games know by that word. */
gboolean sortie_lexicon_verb_known (SortieLexicon *names, const char *typed, guint8 *ret);

/* Of how many words a folded one is another form ("wystawiam" of "wystaw"), and the number of the first of them.
 * @words: (array zero-terminated=1) (nullable): none; what stands there twice counts once. @ret: (nullable) */
guint sortie_lexicon_inflected (SortieLexicon *names, const char *folded, const char *const *words, guint *ret);

/* Whether typed words are this name. Both are folded. Hyphens may replace spaces; brackets and commas may be left
 * out. */
gboolean sortie_lexicon_are_alike (const char *typed, const char *name);

/* Folds any name. The result is valid until the next call. */
const char *sortie_lexicon_fold (SortieLexicon *names, const char *name);

/* What a name may belong to; these are bits, so you can ask for several kinds at once. */
typedef enum
{
  SORTIE_NAME_SEAT = 1 << 0,
  SORTIE_NAME_SEAT_ID = 1 << 1, /* a seat, only by its whole id, as written or translated */
  SORTIE_NAME_ZONE = 1 << 2,    /* a pile that its seat uses */
  SORTIE_NAME_PLACE = 1 << 3,
  SORTIE_NAME_STEP = 1 << 4,    /* a step of the present turn that has a window */
  SORTIE_NAME_THING = 1 << 5,   /* a visible piece or card; its index is the SortieRef */
  SORTIE_NAME_VALUE = 1 << 6,
  SORTIE_NAME_DEF = 1 << 7,
  SORTIE_NAME_KEYWORD = 1 << 8, /* only by a whole name */
} SortieNameKind;

/* How well a name fits the typed words, the worst first: for what commands look up as for the things of moves. */
typedef enum
{
  SORTIE_NAME_FITS_NOT,
  SORTIE_NAME_IS_INFLECTED, /* in another grammatical form */
  SORTIE_NAME_BEGINS_WORD, /* they begin a word inside it */
  SORTIE_NAME_BEGINS,
  SORTIE_NAME_IS_PART, /* they are whole words inside it */
  SORTIE_NAME_IS_FIRST, /* they are whole words at its beginning */
  SORTIE_NAME_SOUNDS_ALIKE, /* except for case, accents, brackets, and hyphens for spaces */
  SORTIE_NAME_IS_IT,
} SortieNameFit;

/* A name as it was typed: one word, or several joined. */
typedef struct
{
  const char *text, *folded;
  char *owned; /* (nullable): both texts, if words were joined */
} SortieSpan;

/* How well folded words fit a folded name, up to SORTIE_NAME_SOUNDS_ALIKE. @least: the worst fit of interest; no time
 * is spent on worse ones. */
SortieNameFit sortie_lexicon_fit (const SortieLexicon *names, const char *typed, const char *name, SortieNameFit least);
/* The same for the name of a card, in the reader's language or as printed, or the sign in its corner. The beginning of
 * a move fits only a whole name: "attack" is not part of "Goblin Horde Attack". */
SortieNameFit sortie_lexicon_fit_def (SortieLexicon *names, guint16 def, const SortieSpan *word, SortieNameFit least);

/* The best meaning of a name. */
typedef struct
{
  SortieNameKind kind;
  guint32 index;
  SortieNameFit fit;
  gboolean several; /* others fit, too */
} SortieNameFound;

/**
 * sortie_lexicon_find:
 * @view: (nullable): what the reader sees; NULL: nothing, so there are no places, steps and things
 * @kinds: the kinds to look for, a set of bits; without a set-up only those of content
 * @typed: the typed words
 * @ret: the best meaning; also set when FALSE is returned: then its `fit` says how well it fits
 *
 * The name that fits best counts. Only names of seats, piles, places and steps are found in another grammatical
 * form, where they are translated.
 *
 * Returns: whether it names one thing; if it is the whole name of several, the first
 */
gboolean sortie_lexicon_find (SortieLexicon *names, const SortieView *view, guint kinds,
                              const char *typed, SortieNameFound *ret);

/* The same for cards alone, and only those whose definition is not 0 in @among, which has one entry for each of the
 * catalogue's. */
gboolean sortie_lexicon_find_among (SortieLexicon *names, const guint8 *among, const char *typed,
                                    SortieNameFound *ret);

/**
 * sortie_lexicon_find_places:
 * @ret_fit: how well their names fit
 *
 * Finds all places with a name as the table says it ("war track 1", "no man's land") or as it is written. The owner's
 * name or seat may come before it or after it; the beginning is enough. Squares of a grid are not among them.
 *
 * Returns: (transfer full) (element-type guint16): those that fit best; empty: none
 */
GArray *sortie_lexicon_find_places (SortieLexicon *names, const SortieView *view, const char *typed,
                                    SortieNameFit *ret_fit);

/* How a list names things. */
typedef enum
{
  SORTIE_LIST_WRITTEN,
  /* in the reader's language, as one types it: `budowa-magii` for `magic`. If a thing has no name of its own there, or
   * one that would need quotes, the list has it as it is written */
  SORTIE_LIST_TYPED,
  SORTIE_LIST_READ, /* as people read them, for "did you mean": names with their capitals and spaces */
} SortieListStyle;

/**
 * sortie_lexicon_list:
 * @list: (element-type utf8): gets copies
 *
 * The names of the things of these kinds, for Tab. Of piles, only those that people look
 * through; for things, their places.
 */
void sortie_lexicon_list (SortieLexicon *names, const SortieView *view, guint kinds, SortieListStyle style,
                          GPtrArray *list);

/**
 * sortie_lexicon_carriers:
 * @view: (nullable): only cards that are visible there count; NULL: all
 * @list: (element-type utf8): gets copies of their ids
 *
 * The cards whose name is @typed, begins with it, or contains it.
 */
void sortie_lexicon_carriers (SortieLexicon *names, const SortieView *view, const char *typed,
                              GPtrArray *list);

/* What one seat may type in one position, and how it can be written. A name is made when it is first
 * compared. */
typedef struct _SortieOffers SortieOffers;

/* Offers that have not looked at a position yet. (transfer full) @setup: of the match; it must outlive the
 * offers. */
SortieOffers *sortie_offers_new (const SortieSetup *setup);

/* The same for another position of that match, such as one that the seat imagines: names are folded once for both.
 * (transfer full) */
SortieOffers *sortie_offers_new_beside (SortieOffers *other);

/* Frees it, with all that belongs to it. */
void sortie_offers_free (SortieOffers *offers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieOffers, sortie_offers_free)

/**
 * sortie_offers_look:
 * @p: the position; it must not change until the next look
 * @seat: who types
 * @legal: (nullable): its legal moves, if they are listed already; else they are listed when they are needed. They must
 *   stay valid as long
 *
 * Drops the previous position.
 */
void sortie_offers_look (SortieOffers *offers, const SortiePlay *p, guint8 seat,
                         const SortieMoves *legal);

/* Adds words that may be typed besides moves, for "did you mean". @others: (array zero-terminated=1) (nullable): none;
 * must outlive the offers */
void sortie_offers_lend_words (SortieOffers *offers, const char *const *others);

/* The names of the set-up, which stay from look to look. (transfer none) */
SortieLexicon *sortie_offers_names (SortieOffers *offers);

/* ---- Reading: words to moves. */

/* Whether words are the beginning of a legal move. */
typedef enum
{
  SORTIE_READ_NOTHING,
  SORTIE_READ_MOVE,
  SORTIE_READ_SEVERAL, /* without its verb it could mean several moves */
} SortieReadKind;

/* The move at the beginning of some words. */
typedef struct
{
  SortieReadKind kind;
  SortieMove move;
  SortieMove other; /* of SORTIE_READ_SEVERAL */
  guint n;          /* the number of its words */
} SortieRead;

/* The longest beginning of the words from @from on that is a legal move. Changes nothing. */
SortieRead sortie_read (SortieOffers *offers, const SortieLine *line, guint from);

/**
 * sortie_read_why:
 * @ret_why: why the words, or those after the move, are not a legal move: the most helpful reason; SORTIE_REASON_NONE
 *   if there is none
 *
 * The same, with the reason.
 */
SortieRead sortie_read_why (SortieOffers *offers, const SortieLine *line, guint from,
                            SortieRefusal *ret_why);

/**
 * sortie_read_explain:
 * @ret_why: a reason with near words and advice
 *
 * The same for words that are not a legal move, as a person should hear it: how a verb is written, how a move that they
 * begin continues, or that this is not the time for it.
 */
void sortie_read_explain (SortieOffers *offers, const SortieLine *line, guint from,
                          SortieRefusal *ret_why);

/**
 * sortie_move_parse:
 * @line: one move with its verb
 * @ret: what it names, legal or not; for SORTIE_REASON_OPERANDS, as much of it as was typed
 *
 * For a single line, without keeping offers: for tests, and for wrong lines of a journal. Total: any bytes give a move
 * or a refusal. parse (format (m)) == m in every position where m is legal.
 *
 * Returns: FALSE and the reason if it names no move
 */
gboolean sortie_move_parse (const SortiePlay *p, guint8 seat, const char *line, SortieMove *ret,
                            SortieRefusal *why);

/**
 * sortie_spell:
 * @move: a legal move
 *
 * Writes a move as its reader would type it: the verb and the names in the reader's language, places by their names.
 * sortie_read() reads the same move from it, or one with a card that the seat cannot distinguish. A name that could
 * mean something else is written as in a journal.
 *
 * Returns: (transfer full): the line
 */
char *sortie_spell (SortieOffers *offers, const SortieMove *move);

/* Whether sortie_read() reads the move from the whole line, or one with a card that the seat cannot distinguish. */
gboolean sortie_is_read_as (SortieOffers *offers, const char *typed, const SortieMove *move);

/* The @n words of a line from @from on for people, without those that nobody typed: verbs, also written as ids, in the
 * reader's language. (transfer full) */
char *sortie_line_quoted (const SortieOffers *offers, const SortieLine *line, guint from, guint n);

/* The first word of the part from @from on that is no card or place on the table; @from if there is none. */
guint sortie_line_unknown_word (SortieOffers *offers, const SortieLine *line, guint from);

/* Whether a typed name may mean what @move, a legal one, begins with; or with @any, anything that it names. */
gboolean sortie_offers_is_named (SortieOffers *offers, const SortieMove *move, const char *typed, gboolean any);

/* Whether a verb is word number @at of the line: a word for it, or at the beginning of a part with more words, the
 * beginning of one. */
gboolean sortie_line_has_verb (const SortieOffers *offers, const SortieLine *line, guint at);

/* ---- Rewriting: what people write around names.
 *
 * A person may write several moves and lists of names in a line: `deploy imp; attack d1 e1`, `build engineer and
 * wall`, `pass 2c, 9h, qs`. Between places a dash may stand for the space (`move d1-e1`), and in a verb the space for
 * the hyphen (`pass all`); `y` is enough for `yes`. The first move may omit its verb, and so may a later part with as
 * many places as the order before it (`attack d1 d2; e1 e2`), whatever is asked in between. The words between names
 * are English or of the reader's language. Each function rewrites the line as sortie_read() knows it.
 *
 * If only one thing is possible, a line may leave out everything after its verb (`claim; done`), the number of an
 * ability, and a side (`sided` in sortie/move.h), which may also come later in the line.
 */

/* What a line leaves out that means nothing as it is. */
typedef enum
{
  SORTIE_GAP_NONE,    /* nothing, or nobody can know what */
  SORTIE_GAP_FILLED,  /* it is filled in: the line begins with a move */
  SORTIE_GAP_VERB,    /* everything after its first word, a verb with several moves */
  SORTIE_GAP_SIDE,    /* a side; several are possible */
  SORTIE_GAP_ABILITY, /* the number of an ability; several can be used */
} SortieGap;

/* Splits the parts of a line also at a comma and at words such as "and then", where another order follows: a verb,
 * or some words and a place ("storm boss, deploy archer and then c2 to c3"). */
void sortie_line_split_orders (SortieOffers *offers, SortieLine *line);

/* Splits a line that is no command of a front end, and does all of this with it. */
SortieGap sortie_line_rewrite (SortieOffers *offers, SortieLine *line);

/* Whether the line, as it was typed, begins with a legal move. A front end gives no answer of its own before such a
 * line: it may contain that answer, as a journal's does, or leave it out. */
gboolean sortie_line_begins (SortieOffers *offers, const SortieLine *line);

/* "summon spearman", "summon spearman; done": puts the last word of the first move into a line that omits it, if only
 * one is possible, or only one that the game does not warn of. A front end asks first: the person has not said where or
 * against whom. FALSE: the line omits nothing, or somebody may want several things. */
gboolean sortie_line_fill_end (SortieOffers *offers, SortieLine *line);

/* Whether a line begins with the side that the line before it left out; then it becomes that line with the side, and
 * with what comes after it. */
gboolean sortie_line_answer_side (SortieOffers *offers, const SortieLine *before, SortieLine *line);

/* Verbs as the game calls them, verbs of several words, and dashes between places. */
void sortie_line_spell_out (SortieOffers *offers, SortieLine *line);
/* Removes "and", "then" and commas between names or moves, unless the line is legal with them. */
void sortie_line_remove_separators (SortieOffers *offers, SortieLine *line);

/* A typed name without a verb, without the small words that may stand between the names of a move: "fighter c4" of "the
 * fighter on c4". (transfer full) */
char *sortie_read_plain_name (SortieOffers *offers, const char *typed);

/**
 * sortie_read_pieces:
 * @typed: such a name
 *
 * Finds the pieces on the table that it means as an operand of a move, whatever is asked.
 *
 * Returns: (transfer full) (element-type SortieRef): all that it fits in the strictest way; empty: none
 */
GArray *sortie_read_pieces (SortieOffers *offers, const char *typed);

/* ---- What comes first: a line that is legal only after something else.
 *
 * `buy mill` while the supplies are still in the hand needs `unpack` first. `attack d1 d2` in the Movement phase
 * belongs to a later window of the same turn, or answers what a window asks when it closes. We look in a world that
 * the seat imagines, up to the first die, shuffle or card that the seat sees. Nothing is done; a front end does it, or
 * asks.
 */

/* What comes first. */
typedef enum
{
  SORTIE_FIRST_NOTHING, /* we see nothing that would make the line legal in this turn */
  SORTIE_FIRST_PART,    /* the first @n words, a whole line; what follows may need more steps to end */
  SORTIE_FIRST_MOVE,    /* @move, which asks nothing and shows the seat nothing new */
  SORTIE_FIRST_STEPS,   /* steps of the turn must end */
  SORTIE_FIRST_NEVER,   /* the same, but the later step refuses the part with word number @at, too */
} SortieFirstKind;

/* A move that is possible only before a step ends. */
typedef struct
{
  SortieMove move;
  guint phase; /* in which it could be made */
} SortieLost;

/* End it with sortie_first_clear(). */
typedef struct
{
  SortieFirstKind kind;
  guint n, at;
  SortieMove move;
  guint64 ends;      /* a bit for each phase that must end */
  guint last, then;  /* the last of them, and the phase that is then */
  gboolean is_later; /* for a refused part: it belongs to a later step than the part before it */
  gboolean doubtful; /* the person may not want that: something is possible now that will not be possible then */
  GArray *lost;      /* (nullable) (element-type SortieLost): these, in the order of the steps, as in world 0 */
  char *why;         /* (nullable): why the first window for the verb refuses the line */
  guint forbids;     /* the phase of that window */
} SortieFirst;

/* Frees what @first holds; it may be used again. */
void sortie_first_clear (SortieFirst *first);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieFirst, sortie_first_clear)

/* @line: one that is not legal as a whole. Returns: whether something comes first, or the line is never legal */
gboolean sortie_read_first (SortieOffers *offers, const SortieLine *line, SortieFirst *ret);

/* The first move of a later step of the turn that begins with this thing, as it is typed, and its phase. (nullable)
 * (transfer full) */
char *sortie_read_later (SortieOffers *offers, SortieRef thing, guint *ret_phase);

/* Enters a world, and makes a move there that ends the window or is only a verb. Returns whether the seat, which
 * decides, is asked again in the same turn and has learned nothing: in the same window, or by a question if @move ends
 * the window. */
gboolean sortie_read_after (SortieTrial *trial, guint number, const SortieMove *move);

/* ---- Feeding: a line to a match, answer by answer. */

/* What words are fed to: a match (sortie_feeder_for_match()), or a position. All functions are required, except where
 * the comment says what NULL means. */
typedef struct SortieFeeder SortieFeeder;
struct SortieFeeder
{
  gpointer data;
  gpointer front_end; /* (nullable): for a front end with a `play` of its own */
  /* the position as it is now */
  const SortiePlay *(*position) (const SortieFeeder *feeder);
  /* (transfer none): what @seat may say now, already examined */
  SortieOffers *(*offers) (const SortieFeeder *feeder, guint8 seat);
  /* carries out a move that was found to be legal for @seat; FALSE: not possible after all */
  gboolean (*play) (const SortieFeeder *feeder, guint8 seat, const SortieMove *move, SortieRefusal *why);
  /* (nullable): whether to leave out a move that @line names with the words from @from on */
  gboolean (*leaves_out) (const SortieFeeder *feeder, const SortieRead *read, const SortieLine *line, guint from);
  /* (nullable): cancels the unfinished move; FALSE: that is no longer possible */
  gboolean (*back) (const SortieFeeder *feeder);
};

/* The result of a line. */
typedef enum
{
  SORTIE_FED_WHOLE,    /* it was played */
  SORTIE_FED_NOTHING,  /* refused, and nothing was done */
  SORTIE_FED_GIVEN_UP, /* refused, and the move that it had begun is cancelled */
  SORTIE_FED_IN_PART,  /* refused, but everything before the refused word is done */
} SortieFedKind;

/* End it with sortie_fed_clear(). */
typedef struct
{
  SortieFedKind kind;
  SortieRefusal why;  /* for a refused line: the most helpful reason, as sortie_read_explain() gives it */
  char *sentence;     /* (nullable): the same as a sentence, for the place where it was refused */
  gboolean foreseen;  /* moves before the refused word would be legal; they were not begun because of it */
  guint at;           /* the first word that was refused */
  guint done;         /* how many words of the line were played, for SORTIE_FED_IN_PART */
} SortieFed;

/* Frees what @fed holds; it may be used again. */
void sortie_fed_clear (SortieFed *fed);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieFed, sortie_fed_clear)

/**
 * sortie_feed:
 * @seat: who types it
 * @line: one move or several
 * @ret: the result; always set
 *
 * Plays a line, completely or not at all as far as sortie_read_ahead() can foresee. Words without a verb in front are
 * one move. `done` at the end, while all things must be put in order, names the rest in the order of the list. If a
 * question has only one answer, which a front end may give, and the words continue the same move after
 * it, the question is answered. If a part of the line is refused, the move that it has begun or continued is cancelled;
 * moves before that are committed and stay.
 *
 * Returns: whether the whole line was played
 */
gboolean sortie_feed (const SortieFeeder *feeder, guint8 seat, const SortieLine *line,
                      SortieFed *ret);

/* sortie_feed() for a line that is not split yet, as a front end without commands of its own gets it; it is checked and
 * rewritten first (sortie_line_check(), sortie_line_rewrite()). */
gboolean sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line, SortieFed *ret);

/* Looks at the position after a legal line, in a world that the seat may imagine. Nobody looks if something random
 * happens on the way, or a `done` may have been meant for a choice that ended before it. @look_there: (nullable).
 * Returns: how many words of the line fit, as far as can be foreseen */
typedef void (*SortieReadLook) (SortieOffers *there, gpointer data);
guint sortie_read_behind (SortieOffers *offers, const SortieLine *line, SortieReadLook look_there, gpointer data);

/**
 * sortie_feed_check:
 * @ret_first: the first move of a legal line
 * @ret: the result that it would have: SORTIE_FED_WHOLE, or SORTIE_FED_NOTHING and why
 *
 * Whether a line would be played, as far as can be foreseen. Changes nothing.
 */
gboolean sortie_feed_check (SortieOffers *offers, const SortieLine *line, SortieMove *ret_first,
                            SortieFed *ret);

/* ---- Completing: what may come next. */

/**
 * sortie_complete:
 * @words: (array length=n): the whole words before the one that is being typed, @n of them
 * @list: (element-type utf8): gets copies of the possible next words, each once
 *
 * The continuations of all legal moves that begin with the words, also of a move that needs several small decisions.
 */
void sortie_complete (SortieOffers *offers, char *const *words, guint n, GPtrArray *list);

/* The same in the reader's language, with hyphens for spaces (`łowczyni-żądz`); as it is written, if it has no name in
 * that language, or shares that name with something else. */
void sortie_complete_spoken (SortieOffers *offers, char *const *words, guint n, GPtrArray *list);
