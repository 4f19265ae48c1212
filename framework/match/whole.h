/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* whole.h: what the files of this room share about a match, and nobody else uses.
 *
 *     match.c    making a match, playing moves, answering questions about it
 *     opening.c  where it begins, and what is random in it
 *     feeder.c   typed lines
 *     record.c   turns events into lines of the journal and the log; steps, committing
 *     ends.c     giving up, agreeing to a draw, leaving
 *     undo.c     undoing moves, and how many
 *     undo-why.c why a match cannot be undone further
 *     ledger.c   what the rules decided for a seat
 *     forecast.c what they will do next for it
 *     summary.c  a summary of a match that is over
 *     last-blow.c  how it ended
 *     replay.c   playing a journal again
 *
 * A match keeps two positions: `committed`, on which all can rely, and that of `now`, which is ahead while a player
 * composes a move. Lines wait in `pending` until the move is committed.
 */
#pragma once
#include "match/deal.h"
#include "match/internal.h"
#include "match/log.h"

/* Adds a head to a journal that has only its first line. */
void sortie_journal_add_head (SortieJournal *journal, const SortieJournalHead *head);

typedef struct SortieJournalFile SortieJournalFile;

/**
 * sortie_journal_file_open:
 * @path: where to write
 * @journal: what the file should contain
 * @expected: what the file may already contain, or the beginning of it; @journal and possibly more lines
 *
 * Makes the file contain exactly @journal. A file that already contains something else is not changed, and a new file
 * that could not be written is removed.
 *
 * Returns: (transfer full): NULL with SORTIE_ERROR_FILE if the file cannot be written, another program is writing it,
 *   or it contains something else
 */
SortieJournalFile *sortie_journal_file_open (const char *path, const SortieJournal *journal,
                                             const SortieJournal *expected, GError **error);
void sortie_journal_file_close (SortieJournalFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournalFile, sortie_journal_file_close)

/* Whether @path leads to the file being written, under this name or another. */
gboolean sortie_journal_file_is_at (const SortieJournalFile *file, const char *path);

/* Appends the lines of @journal that the file does not have yet. FALSE: writing has stopped, see below. */
gboolean sortie_journal_file_append (SortieJournalFile *file, const SortieJournal *journal);

/* (nullable): the error that stopped the writing. */
const GError *sortie_journal_file_error (const SortieJournalFile *file);

SortieJournal *sortie_journal_copy (const SortieJournal *journal);

/* Whether the text of a line equals the @size bytes at @text. */
gboolean sortie_journal_line_is (const SortieJournal *journal, guint line, const char *text,
                                 gsize size);

/* Parses, checks and carries out a line for a seat. FALSE: nothing changed, and @why has the reason
 * (SORTIE_REASON_INTERRUPTED: it was interrupted). */
gboolean sortie_match_play_line (SortieMatch *match, guint8 seat, const char *line,
                                 SortieRefusal *why);

/* Whether each of these can be a line of a journal: SortieMatchSpec.players. FALSE sets @error. */
gboolean sortie_spec_players (const char *const *texts, GError **error);

typedef enum
{
  SORTIE_STEP_MOVE,
  SORTIE_STEP_CONCEDES,
  SORTIE_STEP_AGREES, /* to a draw: the last seat whose agreement was needed */
} SortieStepKind;

/* One small decision, or one that ends the match. */
typedef struct
{
  SortieMove move;
  guint8 seat;
  SortieStepKind kind;
} SortieStep;

/* Steps that were committed together: a move with all its small decisions. */
typedef struct
{
  guint first;     /* its first step */
  guint log;       /* the length of the log before it */
  guint8 seat;     /* who made it */
  guint8 saw;      /* the seats that decide for themselves and saw a new face, a bit each */
  gboolean chance; /* whether something random happened: a die, a card picked at random */
} SortieStretch;

/* What one undo took back. It can be done again where the match is as the undo left it. */
typedef struct
{
  GArray *steps; /* of SortieStep */
  guint first;   /* how many steps the match has there */
  guint64 hash;  /* of the position there */
} SortieUndone;

/* record.c */
void sortie_undone_free (SortieUndone *undone);

/* How often a hash is written: soon enough to notice a replay that differs, and hashing costs little. */
#define SORTIE_MOVES_PER_HASH 16

/* A random result that the fate of the match has set. */
typedef struct
{
  guint64 at; /* how many were drawn before it */
  SortieChance chance;
} SortieFated;

struct SortieMatch
{
  SortieDeal *deal;
  SortieJournalHead *head;
  SortiePlay now;         /* now.s is owned */
  SortieState *committed;
  SortieOpening opening;  /* opening.s is owned */
  SortieState *start;     /* the position at the first decision */
  GArray *fated;          /* of SortieFated */
  SortieState *before;    /* before the step in progress */
  SortieWatch watch;
  SortieTold told;
  gboolean left;
  guint8 draw_offers;     /* the seats that offer a draw, a bit each */
  guint8 programs;        /* the seats that programs play, a bit each */

  GArray *steps;     /* of SortieStep */
  GArray *stretches; /* of SortieStretch; steps after the last one belong to the current move */
  guint n_committed; /* how many steps the stretches have */
  GPtrArray *undone; /* of SortieUndone: what can be done again, the last undo at the end */

  SortieJournal *journal;
  GString *pending;      /* texts of lines, each with its newline */
  guint pending_dice;    /* the sides of the dice on the last pending line; 0 if it is another line */
  guint moves_unhashed;  /* moves committed since the last line with a hash; SORTIE_MOVES_PER_HASH if one is due in any
                          * case */
  SortieJournalFile *file; /* (nullable) */
  void (*on_line) (gpointer data, const char *text);
  gpointer on_line_data;

  guint16 ended_by; /* the definition of the card whose text was carried out when the match ended; 0: none */
  SortieLog *log;
  guint log_committed; /* how many entries are valid */

  /* computed on demand and kept until the next change */
  SortieMoves legal;
  gboolean legal_is_valid;
  GPtrArray *cut; /* SortieDecisionDecl, borrowed: the questions whose list was cut */
  SortieOffers *offers;  /* (nullable): NULL before anybody asks */
  guint8 offers_of;      /* the seat for which they are valid; SORTIE_NO_SEAT if they are out of date */
  SortieView views[SORTIE_MAX_SEATS + 1]; /* the last one is for spectators */
  SortieState *view_blocks[SORTIE_MAX_SEATS + 1];
  guint views_valid; /* a bit per view */
};

/* The sizes of everything before a step; `before` has the position. */
typedef struct
{
  SortiePlay play;
  gsize pending;
  guint pending_dice, log, steps;
  guint8 draw_offers;
} SortieMark;

/* match.c: the card that decided the match, by its result's reason; 0: none. */
guint16 sortie_match_decided_by (const SortieMatch *match);

/* opening.c */
/* For the match itself: its fate is asked, and what it sets is kept. */
SortieFate sortie_match_fate (SortieMatch *match);
/* Goes to the first decision. FALSE and @error: the game cannot be dealt like this, or it was interrupted */
gboolean sortie_match_begin (const SortieMatch *match, SortiePlay *p, GError **error);
/* Forgets what was set for random results that were taken back, if the opening says so. */
void sortie_match_forget_fate (SortieMatch *match);
/* For a listener to a match that is played again: what its fate has set. */
SortieFate sortie_match_same_fate (const SortieMatch *match);
/* Begins the match again, in a position of its own: to the first decision, with a listener, which gets that fate.
 * The result owns its state. */
SortiePlay sortie_match_begin_again (const SortieMatch *match, SortieWatch *listener);

/* record.c */
/* Records the present sizes, before a step notes anything. */
SortieMark sortie_match_mark (SortieMatch *match);
/**
 * sortie_match_take_step:
 * @mark: taken before the step's line was noted
 *
 * Takes a step from the current position, and commits what is then complete.
 *
 * Returns: FALSE if it was interrupted; everything is then as it was at @mark
 */
gboolean sortie_match_take_step (SortieMatch *match, const SortieStep *step,
                                 const SortieMark *mark);
/* Adds a text to the pending lines. */
void sortie_match_note (SortieMatch *match, const char *format, ...) G_GNUC_PRINTF (2, 3);
void sortie_match_note_move (SortieMatch *match, guint8 seat, const char *line);
void sortie_match_watch (SortieMatch *match);
/* Whether the current move can be given up: no seat that takes part in it has learned anything from it. The others have
 * not seen it. */
gboolean sortie_match_may_back (const SortieMatch *match);
/* Makes everything valid that happened since the last commit. */
void sortie_match_commit (SortieMatch *match);
/* Moves the pending lines into the journal and the file. */
void sortie_match_flush (SortieMatch *match);
/* Drops what was computed on demand, because the position has changed. */
void sortie_match_changed (SortieMatch *match);
/* Drops the current move. */
void sortie_match_drop (SortieMatch *match);

/* Repeats a step in any copy of the position in which it was made. */
void sortie_match_play_again (SortiePlay *p, const SortieStep *step);
/* Goes to the position after the first @n steps; the position is broken off if interrupted. Nobody is told of anything
 * again. */
void sortie_match_go_to (SortieMatch *match, guint n);
/* The index after the last step of a stretch; also for the current move, which comes after the last stretch. */
guint sortie_match_stretch_end (const SortieMatch *match, guint stretch);

/* undo.c */
/* Undo as a journal has it: exactly @n moves, of one seat and of @programs. Returns @n, or 0 with a reason in
 * @ret_why. */
guint sortie_match_undo_exactly (SortieMatch *match, guint n, guint8 programs, char **ret_why);

/* spec-words.c: words of a game's tables, and the errors for unknown words. */

/* The index of an id among them. */
gboolean sortie_spec_find (const GPtrArray *ids, const char *id, guint *ret);

/* Splits at the first "="; @ret_key: (transfer full). FALSE if there is none. */
gboolean sortie_spec_split (const char *text, char **ret_key, const char **ret_value);

/* Returns FALSE, as sortie_set_error() does. Suggests other words. */
gboolean sortie_spec_unknown (GError **error, const char *word, const GPtrArray *ids,
                              const char *format, ...) G_GNUC_PRINTF (4, 5);

/* undo-why.c */
/* What prevents an undo. */
typedef struct
{
  enum
  {
    SORTIE_BAR_NONE,    /* no decision is left to undo */
    SORTIE_BAR_LEARNED, /* somebody learned something in this stretch */
    SORTIE_BAR_DECIDED, /* somebody who is not asked decided in it */
  } kind;
  guint stretch; /* its index; the number of stretches stands for the current move */
} SortieBar;

/* The reason as a sentence, for a reader with the knowledge of @undo->reader. Leaves the match as it was. (transfer
 * full) */
char *sortie_match_bar_sentence (SortieMatch *match, const SortieUndo *undo, const SortieBar *bar);
/* The seats (a bit each) that saw something new in the stretch, have looked since, and are not programs. */
guint8 sortie_match_who_saw (const SortieStretch *stretch, const SortieUndo *undo);

/* ---- last-blow.c: how the match ended ---------------------------------------------------- */

/* What the log tells @reader of the last decisive event and of the deed that brought it about, if a rule has ended the
 * match. (transfer full) (nullable): NULL if the result says it all */
char *sortie_match_last_blow (const SortieMatch *match, guint8 reader);
