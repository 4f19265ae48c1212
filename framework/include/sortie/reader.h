/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reader.h: for tools: from a typed line to moves. */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* ---- Lexicon: everything that has a name in a match, folded once for a set-up and a language.
 *
 * Seats, piles, places, values, steps of the turn, cards, abilities: each with its id and with what it
 * is called as printed and in the reader's language. Which of them somebody means is decided by how
 * well a name fits: a whole name before its beginning, a beginning before a part.
 *
 * A lexicon refers to its set-up, is never changed, and is made anew when the language changes.
 */

typedef struct SortieLexicon SortieLexicon;

/* (transfer full) */
void sortie_lexicon_free (SortieLexicon *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLexicon, sortie_lexicon_free)

/* ---- Reader: from a typed line to moves.
 *
 *     play bolt south.track2 imp imp
 *
 * A line is cut into moves from the left. Each is the longest beginning of what is left that is legal
 * as it stands, or else behind one of the verbs that answer the question that is asked then
 * (`choose`, for a choice); so verbs may be left out wherever the question says what is meant, or all
 * but one of them yield (sortie/move.h), and with the verb the piece that the question is about (`d3` for
 * `step d2 d3`). Words that are one name together (tall lamp) need no quotes when nothing else
 * stands behind them.
 *
 * Reading looks at the legal moves alone, which whoever keeps the position lists anyway: it asks no
 * rule and changes nothing. Only who wants to know why a line is refused (sortie_read_why())
 * asks what the words mean on the whole table, and the rules about it.
 */

/* Bounds of what is typed, far beyond any move with all its parts: reading takes longer than in
 * proportion. Bytes and words of a line; bytes of a word that may name something. */
#define SORTIE_MAX_LINE 4096
#define SORTIE_MAX_LINE_WORDS 64
#define SORTIE_MAX_WORD 256

/* ---- A line ------------------------------------------------------------------------------ */

/* A typed line: split once, each word folded once. */
typedef struct
{
  char **words;  /* ended by NULL */
  char **folded; /* the same */
  guint n;
  guint8 seat;   /* of "SEAT: LINE", SORTIE_NO_SEAT: not said */
} SortieLine;

/* @setup: (nullable): whose seats the line may begin with, as those of a journal do. */
void sortie_line_init (SortieLine *line, const SortieSetup *setup, const char *typed);

/* The same for words that are split already. */
void sortie_line_init_words (SortieLine *line, char *const *words, guint n);
void sortie_line_clear (SortieLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieLine, sortie_line_clear)

/* Whether a line keeps to the bounds of a line; every line that somebody types passes here before it
 * is read. FALSE: @why says which it breaks. */
gboolean sortie_line_check (const char *line, SortieRefusal *why);

/* ---- What may be meant ------------------------------------------------------------------- */

/* What one decision offers: its legal moves, the things they name, and from each way to write a thing
 * the thing. What is refused is added when somebody asks why. */
typedef struct SortieOffers SortieOffers;

/* (transfer full): of no position yet. */
SortieOffers *sortie_offers_new (void);

/* @offers: (nullable) */
void sortie_offers_free (SortieOffers *offers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieOffers, sortie_offers_free)

/**
 * sortie_offers_look:
 * @names: of the set-up of @p
 * @p: a position, which must stay as it is as long as @offers is asked about it
 * @seat: who types
 * @legal: (nullable): its legal moves, which must stay as well; NULL: they are listed when needed
 *
 * Looks at a position; what was looked at before is forgotten.
 */
void sortie_offers_look (SortieOffers *offers, const SortieLexicon *names, const SortiePlay *p,
                         guint8 seat, const SortieMoves *legal);

/* The names that it was looked at with. */
const SortieLexicon *sortie_offers_names (const SortieOffers *offers);

/* The position that was looked at last, its legal moves, and who types. */
const SortiePlay *sortie_offers_position (const SortieOffers *offers);

/* ---- Reading ----------------------------------------------------------------------------- */

/* How words read. */
typedef enum
{
  SORTIE_READ_NOTHING, /* no legal move begins the words */
  SORTIE_READ_MOVE,
  SORTIE_READ_SEVERAL, /* without its verb it could mean several moves */
} SortieReadKind;

/* The longest beginning of some words that is a legal move. */
typedef struct
{
  SortieReadKind kind;
  SortieMove move;
  SortieMove other;    /* of several */
  guint n;             /* how many words it takes */
  gboolean with_verb;  /* its verb was typed */
} SortieRead;

/* @from: the first word to read. No words, too many of them, or an interrupt: nothing. */
SortieRead sortie_read (SortieOffers *offers, const SortieLine *line, guint from);

/**
 * sortie_read_why:
 * @ret: the reason that says most
 *
 * Why the words begin with no legal move, or, where they do, why no more of them belongs to it
 * (SORTIE_REASON_NONE: nothing is known).
 */
void sortie_read_why (SortieOffers *offers, const SortieLine *line, guint from, SortieRefusal *ret);

/* Whether all words from @from on are one legal move, exactly or behind a verb that was left out. */
static inline gboolean
sortie_read_is_whole (const SortieRead *read, const SortieLine *line, guint from)
{
  return read->kind == SORTIE_READ_MOVE && from + read->n == line->n;
}

/* Why a line will not be played whole. */
typedef struct
{
  guint n;            /* how many words fit before */
  gboolean committed; /* they are moves that cannot be given up any more */
  gboolean left_over; /* no move that they begin has a question for the others */
  SortieRefusal why;
  char *sentence;     /* (transfer full): the same where it would be said, translated */
} SortieAhead;

/**
 * sortie_read_ahead:
 * @ret: set when FALSE is returned
 *
 * Plays the words in a world that the seat may imagine, until chance falls: what comes behind that is
 * not judged. Behind cards that are seen only words are refused that belong to nothing any more. So
 * the answer tells nothing about the true world.
 *
 * Returns: FALSE when it is certain by now that the line is not legal
 */
gboolean sortie_read_ahead (SortieOffers *offers, const SortieLine *line, guint from,
                            SortieAhead *ret);

/* ---- Feed: a typed line is played, move by move.
 *
 * Whoever keeps the position (a match, a scenario) lends it through a SortieFeeder. While a move is
 * being put together, a question with only one answer that a front end may give by itself needs no
 * words.
 */

/**
 * sortie_feed_ahead:
 * @p: a position that may be changed: a copy
 * @line: what was typed so far
 * @ret_left: how many words at the end belong to the question that is open now
 * @ret_steps: how many moves were made
 *
 * Feeds words to a copy, never beyond the point where something would be revealed: for
 * completion.
 */
void sortie_feed_ahead (const SortieLexicon *names, SortiePlay *p, guint8 seat,
                        const SortieLine *line, guint *ret_left, guint *ret_steps);

G_END_DECLS
