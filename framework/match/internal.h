/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this folder share about a match. Private to them.
 *
 *     match.c    making a match, playing moves, what others may ask
 *     feeder.c   typed lines
 *     record.c   what happens becomes lines of the journal and the log; steps, committing
 *     ends.c     given up, drawn by agreement, left
 *     undo.c     going back, and how far
 *     undo-why.c why a match does not go back further
 *     ledger.c   what the rules decided for a seat
 *     forecast.c what they will do next for it
 *     summary.c  what a match was like that is over
 *     replay.c   going through a journal again
 *
 * Two positions are kept: `committed`, what everybody may build on, and the one of `now`, which is
 * ahead of it while a move is being put together. Lines wait in `pending` until then.
 */
#pragma once
#include "reader/internal.h"
#include "match/deal.h"
#include "match/log.h"

/* Writes a head into a journal that has only its first line. */
void sortie_journal_add_head (SortieJournal *journal, const SortieJournalHead *head);

typedef struct SortieJournalFile SortieJournalFile;

/**
 * sortie_journal_file_open:
 * @path: where to write
 * @journal: what the file is to hold
 * @expected: what may already stand in it, or the beginning of that; @journal and perhaps more
 *   lines
 *
 * Makes the file hold exactly @journal. A file that already holds something else is left alone, and
 * a new one into which nothing could be written is taken away again.
 *
 * Returns: (transfer full): NULL with SORTIE_ERROR_FILE: it cannot be written, another program
 *   writes it, or it holds something else
 */
SortieJournalFile *sortie_journal_file_open (const char *path, const SortieJournal *journal,
                                             const SortieJournal *expected, GError **error);
void sortie_journal_file_close (SortieJournalFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournalFile, sortie_journal_file_close)

/* Whether @path leads to the file that is being written here, by this name or another. */
gboolean sortie_journal_file_is_at (const SortieJournalFile *file, const char *path);

/* Appends what @journal has more than the file. FALSE: nothing is written any more, see below. */
gboolean sortie_journal_file_append (SortieJournalFile *file, const SortieJournal *journal);

/* (nullable): what stopped the writing. */
const GError *sortie_journal_file_error (const SortieJournalFile *file);

/* A journal of the first line only. (transfer full) */
SortieJournal *sortie_journal_new (void);
SortieJournal *sortie_journal_copy (const SortieJournal *journal);

/* The whole text, ready to be written. */
const char *sortie_journal_text (const SortieJournal *journal, gsize *ret_size);

/* The whole line with number and sum, without newline. (transfer full) */
char *sortie_journal_framed_line (const SortieJournal *journal, guint line);

/* Whether the text of a line is the @size bytes at @text. */
gboolean sortie_journal_line_is (const SortieJournal *journal, guint line, const char *text,
                                 gsize size);

/* Adds a line; @size bytes without newline at @text. */
void sortie_journal_add (SortieJournal *journal, const char *text, gssize size);

/* Parses, checks and carries out a line for a seat. FALSE: @why says why (SORTIE_REASON_INTERRUPTED: it was
 * interrupted on the way); nothing changed. */
gboolean sortie_match_play_line (SortieMatch *match, guint8 seat, const char *line,
                                 SortieRefusal *why);

/* Whether each of these could be a line of a journal: SortieMatchSpec.players. FALSE and @error */
gboolean sortie_spec_players (const char *const *texts, GError **error);

/**
 * sortie_spec_choices:
 * @mode: index of a mode
 * @texts: (nullable): NULL-terminated
 * @command_line: whether the texts are from a command line: then a choice may be the path of a
 *   deck file, and advice is given as it is typed there, not as a journal has it
 * @own_decks: (nullable): as in SortieMatchSpec
 * @seed: (nullable): of the match: with it "random" is one of the candidates, another for each seat
 *
 * Returns: (transfer full) (element-type SortieChosen): everything that the mode needs, in the
 *   order of the game's table and of the seats; custom decks go with the array. NULL and
 *   @error, which names every fault of such a deck
 */
GArray *sortie_spec_choices (const SortieModule *module, guint mode, const char *const *texts,
                             gboolean command_line, const SortieNamedDeck *own_decks,
                             const guint64 *seed, GError **error);

/* Whether a choice is made in a mode, by whomever. */
gboolean sortie_choice_is_made (const SortieGame *game, guint choice, guint mode);

typedef enum
{
  SORTIE_STEP_MOVE,
  SORTIE_STEP_CONCEDES,
  SORTIE_STEP_AGREES, /* to a draw; the last seat that had to */
} SortieStepKind;

/* One small decision, or one that ends the match. */
typedef struct
{
  SortieMove move;
  guint8 seat;
  SortieStepKind kind;
} SortieStep;

/* What became valid at once: a move with all its small decisions. */
typedef struct
{
  guint first;     /* its first step */
  guint log;       /* how long the log was before it */
  guint8 seat;     /* who made it */
  guint8 saw;      /* bit per seat that decides for itself: it saw a face that it had not seen */
  gboolean chance; /* something fell: a die, a card picked at random */
} SortieStretch;

/* A hash this often: a replay that goes astray is noticed soon, and hashing costs little. */
#define SORTIE_MOVES_PER_HASH 16

/* What is prescribed for chance: as SortieWatch has it. */
typedef gboolean (*SortiePrescribe) (gpointer data, const SortiePlay *p, SortieChanceKind kind,
                                     guint n, guint *ret);

/**
 * sortie_match_new_at:
 * @deal: (transfer full)
 * @s: a position of the deal's set-up, at a decision; copied
 * @prescribe: (nullable): asked before anything falls
 *
 * A match that begins at a position that was laid out. It can be played and asked everything; its
 * journal begins where no deal leads, so it is not to be kept, nor to be undone.
 */
SortieMatch *sortie_match_new_at (SortieDeal *deal, const SortieState *s,
                                  SortiePrescribe prescribe, gpointer data);

struct SortieMatch
{
  SortieDeal *deal;
  SortieJournalHead *head;
  SortiePlay now;         /* now.s is owned */
  SortieState *committed;
  SortieState *start;     /* after the deal: where every replay begins */
  gboolean was_laid_out;  /* nobody dealt: nothing happened before the start */
  SortieState *before;    /* before the step that is being taken */
  SortieWatch watch;
  SortiePrescribe prescribe; /* (nullable) */
  gpointer prescribe_data;
  SortieTold told;
  gboolean left;
  guint8 draw_offers;     /* bit per seat: its offer of a draw stands */

  GArray *steps;     /* of SortieStep */
  GArray *stretches; /* of SortieStretch; steps behind the last one are of the move in hand */
  guint n_committed; /* steps in the stretches */

  SortieJournal *journal;
  GString *pending;      /* texts of lines, each with its newline */
  guint pending_dice;    /* sides of the dice on the last pending line, 0: it is another */
  guint moves_unhashed;  /* moves committed since the last line with a hash; SORTIE_MOVES_PER_HASH
                          * where one is due whatever was played */
  SortieJournalFile *file; /* (nullable) */
  void (*on_line) (gpointer data, const char *text);
  gpointer on_line_data;

  SortieLog *log;
  guint log_committed; /* entries that are valid */

  /* asked for between two changes and kept until the next */
  SortieMoves legal;
  gboolean legal_is_valid;
  SortieOffers *offers;  /* (nullable): nobody has asked yet */
  guint8 offers_of;      /* the seat that they are valid for; SORTIE_NO_SEAT: looked at no more */
  SortieView views[SORTIE_MAX_SEATS + 1]; /* the last is a spectator's */
  SortieState *view_blocks[SORTIE_MAX_SEATS + 1];
  guint views_valid; /* bit per view */
};

/* How much of everything there was before a step; the position itself is in `before`. */
typedef struct
{
  SortiePlay play;
  gsize pending;
  guint pending_dice, log, steps;
  guint8 draw_offers;
} SortieMark;

/* record.c */
/* Remembers how it is now, before anything of a step is noted. */
SortieMark sortie_match_mark (SortieMatch *match);
/**
 * sortie_match_take_step:
 * @mark: from before its line was noted
 *
 * Takes a step from the position as it is. What is complete then is committed.
 *
 * Returns: FALSE when it was interrupted on the way: then all is as it was marked
 */
gboolean sortie_match_take_step (SortieMatch *match, const SortieStep *step,
                                 const SortieMark *mark);
/* Puts a text behind the lines that wait. */
void sortie_match_note (SortieMatch *match, const char *format, ...) G_GNUC_PRINTF (2, 3);
void sortie_match_note_move (SortieMatch *match, guint8 seat, const char *line);
void sortie_match_watch (SortieMatch *match);
/* Whether the move that is being put together can be given up: nobody who has a part in it has
 * learned anything by it. The others have not seen it. */
gboolean sortie_match_may_back (const SortieMatch *match);
/* Everything that happened since the last commit becomes valid. */
void sortie_match_commit (SortieMatch *match);
/* The lines that wait enter the journal and the file. */
void sortie_match_flush (SortieMatch *match);
/* Forgets what was asked for: the position has changed. */
void sortie_match_changed (SortieMatch *match);
/* Drops the move that is being put together. */
void sortie_match_drop (SortieMatch *match);

/* Makes a step once more, in any copy of the position in which it was made. */
void sortie_match_play_again (SortiePlay *p, const SortieStep *step);
/* The position after the first @n steps; broken off when it was interrupted on the way. Nobody is told
 * anything again. */
void sortie_match_go_to (SortieMatch *match, guint n);
/* The steps of a stretch end before this one; of the move in hand, which is behind the last stretch,
 * as well. */
guint sortie_match_stretch_end (const SortieMatch *match, guint stretch);

/* undo.c */
/* Undo as a journal has it: exactly @n moves, of one seat and of @programs. Returns @n, or 0 with a
 * reason in @ret_why. */
guint sortie_match_undo_exactly (SortieMatch *match, guint n, guint8 programs, char **ret_why);

/* spec-words.c: words of a game's tables, and what is said when there is no such word. */

/* The first member of each entry of a table whose entries begin with an id, and with NULL at the
 * end. @table: (nullable). (transfer container) (element-type utf8) */
GPtrArray *sortie_spec_ids (gconstpointer table, gsize stride);

/* Where an id stands among them. */
gboolean sortie_spec_find (const GPtrArray *ids, const char *id, guint *ret);

/* "a, b". (transfer full) */
char *sortie_spec_list (const char *const *ids, gsize n);

/* Splits at the first "="; @ret_key: (transfer full). FALSE: there is none. */
gboolean sortie_spec_split (const char *text, char **ret_key, const char **ret_value);

/* Both return FALSE: `return sortie_spec_wrong (...)`. An unknown word is told with what it could
 * have been. */
gboolean sortie_spec_unknown (GError **error, const char *word, const GPtrArray *ids,
                              const char *format, ...) G_GNUC_PRINTF (4, 5);
gboolean sortie_spec_wrong (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* undo-why.c */
/* What keeps a match from going back. */
typedef struct
{
  enum
  {
    SORTIE_BAR_NONE,    /* no decision is left that could be taken back */
    SORTIE_BAR_LEARNED, /* somebody cannot unlearn what came with this stretch */
    SORTIE_BAR_DECIDED, /* somebody decided in it who is not asked */
  } kind;
  guint stretch; /* as many as there are: the move in hand */
} SortieBar;

/* The reason in a sentence, for somebody who knows what @undo->reader knows. The match then stands
 * where it stood. (transfer full) */
char *sortie_match_bar_sentence (SortieMatch *match, const SortieUndo *undo, const SortieBar *bar);
/* Bit per seat: who saw something new in the stretch and has looked since, and is no program. */
guint8 sortie_match_who_saw (const SortieStretch *stretch, const SortieUndo *undo);

/* ---- forecast.c: what the rules will do next for a seat that decides nothing ------------- */

/* A world that fits what the reader knows is played on, with a luck of its own, while everybody
 * lets chances go by. What is told holds in every such world: the forecast ends where
 * chance, a card that the reader does not know, or somebody's free choice would decide.
 */

/**
 * sortie_forecast:
 * @p: the true position, which stays as it is
 * @actor: a seat that the rules play
 * @reader: who asks
 * @about: only what happens to this piece; SORTIE_NOTHING: everything
 *
 * Returns: (transfer full): a line that says what this is, unless nothing can be foretold at all;
 *   what happens until the end of the next turn of @actor, or of the one that is going on, unknown
 *   cards told as such; the last line says why it ends. At least one line
 */
char **sortie_forecast (const SortiePlay *p, guint8 actor, guint8 reader, SortieRef about);

/* The seat of exactly this id; SORTIE_NO_SEAT: there is none. */
guint8 sortie_seat_of_id (const SortieSetup *setup, const char *id);
