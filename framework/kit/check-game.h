/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-game.h: one game of the conformance kit; what its files share.
 *
 *     conformance.c     games one after another, in this process or in others
 *     play.c            one game, with all checks at each position
 *     check-terms.c     the set-up and player of a game, drawn from its number
 *     check-report.c    the names of the checks, failures, the report
 *     check-game.c      what the kit keeps of a game, and moves tried out in clones
 *     check-state.c     S: the position as a value
 *     check-events.c    S1, S7, H10: where cards are and who knows it, after each event of a move
 *     check-rounds.c    S8: rounds
 *     check-moves.c     M: the legal list, how moves are written
 *     check-tries.c     moves that are not listed
 *     check-worlds.c    H: what a seat does not know makes no difference to it (check-worlds.h)
 *     check-limits.c    G2, A, R1, R5, R7: impossible moves, the end, bots, open files, misuse
 *     check-leaving.c   G6: a seat concedes at any moment
 *     check-language.c  T: the same game in other languages
 *     check-citations.c T6: cited rules
 *     check-match.c     P, D: replay, undo; the same game again
 *     check-journal.c   P4 to P7: journals that lie, are of another kind, or are damaged
 *     rematch.c         the game as a match, played again or read from a journal
 *     tries.c           moves that a seat might try
 *     coverage.c        what took effect in the games (coverage.h)
 *     apart.c, child.c, pack.c, shorten.c  a game in its own process, with as few moves as possible (apart.h)
 *     text-fault.c      what is wrong with a text for people
 *
 * Private to these files. Functions that check return whether everything held; after its first failure, a game is
 * not checked any further.
 */
#pragma once
#include "match/deal.h"
#include "kit/coverage.h"
#include "kit/apart.h"

/* The checks: the name of each, and what it requires. */
#define VERIFY_CHECKS(CHECK)                                                                \
  CHECK (S1, N_ ("Each card is in exactly one place; no card is lost or made up."))         \
  CHECK (S2, N_ ("Numbers stay in their declared range; no place holds more than it may.")) \
  CHECK (S3, N_ ("A value is the sum of the sources that explain it."))                     \
  CHECK (S4, N_ ("A clone equals its original; a move in one does not change the other."))  \
  CHECK (S5, N_ ("A position that is written and read back is the same."))                  \
  CHECK (S6, N_ ("A change of any single field changes the hash."))                         \
  CHECK (S7, N_ ("The game's own invariants hold."))                                        \
  CHECK (S8, N_ ("Rounds are nested, count up and end."))                                   \
  CHECK (S9, N_ ("A clue agrees with what is printed on the card."))                        \
  CHECK (M1, N_ ("The listed moves are legal and no others; refusals change nothing."))     \
  CHECK (M2, N_ ("The list has each move once, and is the same when it is made again."))    \
  CHECK (M3, N_ ("Until the match is over, somebody has a move; after that, nobody has."))  \
  CHECK (M4, N_ ("A move that is written and read back is the same."))                      \
  CHECK (M5, N_ ("A match ends within the declared number of moves."))                      \
  CHECK (M6, N_ ("The result is one that the game declares."))                              \
  CHECK (D1, N_ ("The same seed and moves give the same match, whatever else is played."))  \
  CHECK (D2, N_ ("In a clone, a move uses the same random numbers, with the same result.")) \
  CHECK (D3, N_ ("Looking at a position does not change it."))                              \
  CHECK (P1, N_ ("Undoing or cancelling a move leads back to an earlier position."))        \
  CHECK (P2, N_ ("A saved match continues as if it had never been saved."))                 \
  CHECK (P3, N_ ("The journal only grows."))                                                \
  CHECK (P4, N_ ("A journal in which a line was changed is refused."))                      \
  CHECK (P5, N_ ("A journal of another game, version or content is refused."))              \
  CHECK (P6, N_ ("A journal that only a later program could have written is refused."))     \
  CHECK (P7, N_ ("A damaged journal is refused, or read up to the damage."))                \
  CHECK (H1, N_ ("A seat's view shows nothing hidden from that seat."))                     \
  CHECK (H2, N_ ("What a seat is told reveals nothing hidden from it."))                    \
  CHECK (H3, N_ ("A seat's legal moves do not depend on what is hidden from it."))          \
  CHECK (H4, N_ ("Prompts and refusals do not depend on what is hidden from a seat."))      \
  CHECK (H5, N_ ("The drawn table shows nothing hidden from the seat that sees it."))       \
  CHECK (H6, N_ ("How much a seat is told does not depend on what is hidden from it."))     \
  CHECK (H7, N_ ("Evaluations and bots do not depend on what is hidden from a seat."))      \
  CHECK (H8, N_ ("A seat's log shows nothing hidden from that seat."))                      \
  CHECK (H9, N_ ("The use of random numbers does not depend on what is hidden."))           \
  CHECK (H10, N_ ("A seat knows a card that it has seen until it is shuffled away."))       \
  CHECK (H11, N_ ("The number of a hidden card reveals nothing."))                          \
  CHECK (H13, N_ ("A spectator sees only what every seat knows."))                          \
  CHECK (H14, N_ ("Asking a seat to answer from its hand reveals nothing of the hand."))    \
  CHECK (T1, N_ ("A match is the same in another language."))                               \
  CHECK (T2, N_ ("Texts for people are complete in every language."))                       \
  CHECK (T3, N_ ("Things are understood by their names in every language."))                \
  CHECK (T4, N_ ("A move that is written in one language can be read in another."))         \
  CHECK (T6, N_ ("Each cited rule can be looked up by its number."))                        \
  CHECK (R1, N_ ("A match allocates no memory once it is dealt."))                          \
  CHECK (R5, N_ ("A match leaves no open file and no running thread behind."))              \
  CHECK (R6, N_ ("A match neither crashes nor hangs."))                                     \
  CHECK (R7, N_ ("Functions are called with valid arguments."))                             \
  CHECK (A1, N_ ("A bot chooses a listed move."))                                           \
  CHECK (A2, N_ ("The same bot chooses the same move in the same position."))               \
  CHECK (G2, N_ ("A seat that does not decide cannot move; after the end, no seat can."))   \
  CHECK (G5, N_ ("A deck written and read back is the same, and breaks the same rules."))   \
  CHECK (G6, N_ ("A seat may concede at any moment, and the others play on."))

typedef enum
{
#define VERIFY_NUMBER(id, title) VERIFY_##id,
  VERIFY_CHECKS (VERIFY_NUMBER)
#undef VERIFY_NUMBER
  VERIFY_N_CHECKS
} VerifyCheck;

/* The seats, and one more for cards of a common deck, which nobody owns. */
#define VERIFY_N_OWNERS (SORTIE_MAX_SEATS + 1)

/* The set-up of a game. Strings are owned. */
typedef struct
{
  char *mode;
  char **choices, **options; /* NULL-terminated */
  const char *player;        /* "random", "first", "last", or the kind of a bot */
  const SortieVerifyBot *bot; /* (nullable): the bot of that kind */
} VerifyTerms;

/* A move that was made. */
typedef struct
{
  SortieMove move;
  guint8 seat;
} VerifyStep;

typedef struct
{
  const SortieVerifySpec *spec;
  SortieVerifyReport *report;
  guint64 seed;
  VerifyTerms terms;
  SortieRng rng;           /* the kit's own chance, never the game's */
  SortieDeal *deal;
  SortiePlay p;            /* p.s is owned */
  SortieState *other;      /* a second world, or a second run */
  SortieState *spare;
  SortieState *staying;    /* the position in which a seat concedes, to return to it */
  guint8 left;             /* the seat that conceded, from 1; 0: none has */
  SortieState *apart[2];   /* clones in which a move is tried out */
  SortieState *views[2];   /* blocks of views */
  guint8 *bytes[2];        /* buffers for canonical forms */
  gsize capacity;
  SortieMoves legal;       /* in the current position */
  SortieMoves again;       /* the same list made again, or the list of another world */
  GArray *tries;           /* of SortieMove: well formed, mostly not legal */
  GPtrArray *lines;        /* of utf8: the legal moves, as written */
  GArray *steps;           /* of VerifyStep */
  GArray *hashes;          /* of guint64: before each step, and at the end */
  guint *start_cards;      /* per owner and definition: how many cards there were at the start */
  guint *now_cards;        /* the same for the current position */
  SortieBot *bot;          /* (nullable) */
  guint64 memory;          /* memory of the game's check_course() */
  /* for each kind of round: whether one is in progress, its number, and the moves when it began */
  struct
  {
    gboolean open;
    gint number;
    guint32 began;
  } rounds[SORTIE_MAX_ROUNDS];
  guint misuses;            /* number of criticals from libraries */
  char *misuse;             /* (nullable): the first */
  VerifyProgress *progress; /* (nullable): lent */
  const char *const *script; /* (nullable): the remaining moves (SortieVerifySpec.moves) */
  gboolean failed;
} VerifyGame;

/* ---- check-report.c ------------------------------------------------------------------- */

SortieVerifyReport *verify_report_new (const SortieModule *module);
/* Counts a check. Returns @holds; if FALSE, keeps the sentence, N_(), and ends the game. */
gboolean verify_that (VerifyGame *game, VerifyCheck check, gboolean holds, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
/* Reports something that is not a fault. */
void verify_note (VerifyGame *game, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Takes ownership of the strings of @failure. For each check, only the first few are kept. */
void verify_keep_failure (SortieVerifyReport *report, const SortieVerifyFailure *failure);
/* The command that repeats it. @moves: (nullable), NULL-terminated. (transfer full) */
char *verify_command (const SortieVerifySpec *spec, guint64 seed, const char *const *moves);

/* ---- check-terms.c -------------------------------------------------------------------- */

/* The number of a game decides everything else about it. */
void verify_terms_draw (VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed);
void verify_terms_clear (VerifyTerms *terms);
SortieMatchSpec verify_terms_spec (const VerifyTerms *terms, const SortieVerifySpec *spec,
                                   guint64 seed);

/* ---- check-decks.c -------------------------------------------------------------------- */

/* The text of a ready-made deck as a custom deck (sortie/deck.h); NULL when this is not allowed. @wide: with as many
 * different cards of its faction as it may have; @seed: decides by chance which, if it may not have all. */
char *verify_own_deck (const SortieModule *module, const char *id, gboolean wide, guint64 seed);
gboolean verify_decks (VerifyGame *game);

/* ---- check-rounds.c ------------------------------------------------------------------- */

/* Called before the first move: rounds that have begun are in progress. */
void verify_note_rounds (VerifyGame *game);
/* Called after an event, and after a move. */
gboolean verify_round_event (VerifyGame *game, const SortieEvent *event);
gboolean verify_rounds (VerifyGame *game);

/* ---- check-game.c --------------------------------------------------------------------- */

VerifyGame *verify_game_new (const SortieVerifySpec *spec, SortieVerifyReport *report,
                             guint64 seed);
void verify_game_free (VerifyGame *game);
/* FALSE and @error: the game cannot be played at all. */
gboolean verify_game_deal (VerifyGame *game, GError **error);
/* Whether to make the slow checks after this number of moves. */
gboolean verify_is_sampled (const VerifyGame *game, guint moves);
/* Writes the canonical form of a state into one of the two buffers. */
gsize verify_bytes (VerifyGame *game, guint buffer, const SortieState *s);
gboolean verify_same_bytes (VerifyGame *game, const SortieState *a, const SortieState *b);
/* What in the position is no longer as in @game->spare; NULL: nothing. (transfer full) */
char *verify_difference (const VerifyGame *game);

static inline guint
verify_n_seats (const VerifyGame *game)
{
  return game->p.setup->n_seats;
}

/* Notes what is being tried, in case the process dies now; NULL: nothing. */
void verify_try (VerifyGame *game, const char *line);
/* Notes what the game does, and for which seat, in case the process dies now. @seat: SORTIE_NO_SEAT: for nobody, or
 * for spectators. */
void verify_do (VerifyGame *game, VerifyTask task, guint8 seat);
/* M5, M6: no bound of the game has stopped anything in @p. */
gboolean verify_nothing_stopped (VerifyGame *game, const SortiePlay *p);
/* Makes a move in two clones: both give the same position, the original does not change, and the new position passes
 * the checks. */
gboolean verify_try_out (VerifyGame *game, const SortieMove *move);
/* D2: @move, made in @b, has the same result as in @a. */
gboolean verify_is_the_same (VerifyGame *game, const SortieState *a, const SortieState *b,
                             const SortieMove *move);

/* The choice of a new bot of this kind, also as a line of SORTIE_MOVE_TEXT bytes. `again` then contains the list
 * that it chose from. */
SortieMove verify_bot_choice (VerifyGame *game, const SortieVerifyBot *kind, const SortiePlay *p,
                              char *line);

/* Whether `again` has the moves of `legal`, in the same order. */
gboolean verify_list_is_the_same (const VerifyGame *game);

/* Whether the rules play the seat: then nobody has its knowledge. */
gboolean verify_is_automatic (const VerifyGame *game, guint8 seat);

/* S1: each card is in one place, and none is lost. */
gboolean verify_cards (VerifyGame *game);
/* Makes the move in the game, and checks everything that happens. */
gboolean verify_make_move (VerifyGame *game, const SortieMove *move);

/* The checks of a position. @sampled: the slow ones too. */
gboolean verify_state (VerifyGame *game, gboolean sampled);
gboolean verify_moves (VerifyGame *game, gboolean sampled);
gboolean verify_strangers (VerifyGame *game);
gboolean verify_bots (VerifyGame *game);
gboolean verify_tries (VerifyGame *game);
gboolean verify_leaving (VerifyGame *game);
gboolean verify_languages (VerifyGame *game);
gboolean verify_worlds (VerifyGame *game);

/* tries.c */
/* Collects moves that the seat might try, well formed, legal or not. */
void verify_collect_tries (VerifyGame *game, const SortiePlay *p, guint8 seat);

/* text-fault.c */
/* What is wrong with a text for people: "has an unfilled blank"; NULL: nothing. */
const char *verify_text_fault (const char *text);
/* The same for a text that may still have open blanks. */
const char *verify_characters_fault (const char *text);

/* The checks of a whole game. */
gboolean verify_start (VerifyGame *game);
gboolean verify_texts (VerifyGame *game);
gboolean verify_citations (VerifyGame *game);
gboolean verify_result (VerifyGame *game);
/* Whether the tables have a row for SORTIE_REASON_... or SORTIE_GAME_REASON (). */
gboolean verify_knows_reason (VerifyGame *game, VerifyCheck check, guint reason);
gboolean verify_end (VerifyGame *game);
gboolean verify_match (VerifyGame *game);
gboolean verify_memory (VerifyGame *game);

/* How many files and threads the program has open; 0: the system does not tell. */
typedef struct
{
  guint files, threads;
} VerifyOpen;
VerifyOpen verify_count_open (void);
gboolean verify_nothing_left_open (VerifyGame *game, const VerifyOpen *before);

/* From now on criticals of libraries are counted instead of shown. Returns the previous handler, to be restored. */
GLogFunc verify_misuses_begin (VerifyGame *game);
gboolean verify_misuses (VerifyGame *game);

/* rematch.c */
/* The name of the journal in messages. */
#define VERIFY_JOURNAL "journal"
/* The game as a match. */
SortieMatch *verify_new_match (const VerifyGame *game, gboolean practice);
/* Plays the steps from @first to before @end. */
gboolean verify_play_steps (VerifyGame *game, VerifyCheck check, SortieMatch *match, guint first,
                            guint end);
/* (transfer full): the match that a journal describes; NULL and @error */
SortieMatch *verify_replay (const SortieModule *module, const char *text, gsize size,
                            GError **error);
/* @match: the whole game */
gboolean verify_journal (VerifyGame *game, const SortieMatch *match);
gboolean verify_translated_match (VerifyGame *game, const SortieMatch *match);
