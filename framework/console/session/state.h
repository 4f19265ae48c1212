/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: what a session remembers, a struct for each subject. The file named at each of them fills it in.
 *
 * "The hash of a position" is that of sortie_state_hash(); "moves made" are those of SortieState.
 */
#pragma once
#include <sortie/match.h>
#include "reader/reader.h"

typedef struct ConsoleCommand ConsoleCommand; /* commands.h */

/* show.c: the table as the screen has it. */
typedef struct
{
  char *table;       /* (nullable): as last drawn */
  guint times;       /* how often it was */
  guint columns, rows; /* of the window in which that was */
  guint places;      /* a hash of the places on it */
  char *status;      /* (nullable): where in the turn that was */
  GHashTable *heard; /* (nullable): the table as a listener last heard it (screen.h) */
  guint8 heard_by;   /* which listener */
  GPtrArray *logged; /* (nullable) (element-type utf8): what the log has said since the last prompt, as written */
  GPtrArray *notes;  /* (nullable): what was said between the news and the last question (console_out_keep()) */
  char *answer;      /* (nullable): what was answered below that question, as written */
  guint tightness;   /* of what is in force and the hand above the last question (show.c) */
  gboolean marked;   /* the table marks what has changed */
  gboolean again;    /* it is being drawn anew: nothing has happened since it was drawn last */
  gboolean waited;   /* a listener was told since the last prompt that a program is thinking */
} ConsoleDrawn;

void console_drawn_clear (ConsoleDrawn *drawn);

/* show.c: the question at the prompt. */
typedef struct
{
  gboolean is_shown;  /* the screen shows its sentence */
  gboolean is_open;   /* a person types an answer */
  guint log;          /* entries of the log when a person was last asked */
  guint news;         /* where in the log the news above the last question began, if `was_asked` */
  gboolean was_asked; /* in this match; FALSE: when it began or was loaded */
  gboolean is_first;  /* it was not asked before this question */
  char *refusal;      /* (nullable): what was refused since then */
  gboolean held_back; /* the person was warned of the last move, and did not make it */
  gboolean said_no;   /* the person does not want what the line does next: its rest is dropped */
  gboolean follows;   /* a line is being carried out: more may follow it */
  SortieLine behind;  /* what was typed behind a yes: it follows the rest of the line */
  guint n_asked;      /* how many questions this program has shown */
  guint8 told_goal;   /* bit per seat that was told how the match is won */
  guint told_at;      /* `n_asked` when that was told last */
  guint n_cut;        /* how many of sortie_match_cut_lists() were said */
} ConsoleQuestion;

/* after-move.c: the hints below the question. */
typedef struct
{
  GPtrArray *lines;    /* (nullable) (element-type utf8) */
  guint64 of;          /* the hash of the position they are for */
  char *again;         /* (nullable): a hint on a bare verb or on several answers, not yet said */
  guint8 verb;         /* the verb that it explains; 0: none */
  gboolean fits;       /* it was shown below the last question */
  guint64 explained;   /* bit per verb that was explained */
  gboolean said_later; /* the person knows that moves of later steps may be typed */
  guint64 said_again;  /* bit per kind of question: the person knows that several answers fit in a line */
} ConsoleHints;

void console_hints_clear (ConsoleHints *hints);

/* idle.c: the moves that would do nothing. */
typedef struct
{
  GArray *moves; /* (nullable) */
  guint64 of;    /* the hash of the position they are for */
} ConsoleIdle;

void console_idle_clear (ConsoleIdle *idle);

/* move-list.c: hashes of positions. */
typedef struct
{
  guint64 moves; /* whose moves were last listed */
  guint64 hand;  /* whose hand was, unless something was numbered since */
  guint64 help;  /* in which `?` was last typed */
  guint64 asked; /* in which a question was last on the screen */
  guint step;    /* of the status: where in the turn a listener was last told who can act (move-offer.c) */
} ConsoleListed;

/* A typed line, or the rest of one, that waits until what comes before it is done. */
typedef struct
{
  SortieLine line;  /* no words: none waits */
  guint32 turn;     /* the turn in which it waits for a later step; 0: it waits for the next question */
  guint8 seat;      /* who typed it */
  guint8 active;    /* of a command: whose turn it was then */
  guint32 moves;    /* the moves made when it was put aside */
  gboolean is_rest; /* the first part of the line was already done */
  gboolean command; /* it begins with a command: it waits for the next question to anybody at the screen, in any turn */
  gboolean rose;    /* the writer has given up the screen since */
} ConsoleWaiting;

gboolean console_waiting_is_set (const ConsoleWaiting *waiting);
void console_waiting_clear (ConsoleWaiting *waiting);
/* A line that was just read, and waits for nothing. Takes over @line. */
void console_waiting_set (ConsoleWaiting *waiting, SortieLine *line);
/* Moves a line with all that is known of it; @to must be empty. */
void console_waiting_move (ConsoleWaiting *from, ConsoleWaiting *to);

/* The commands by the words for them, folded once for each language. */
typedef struct
{
  GHashTable *words;    /* (nullable): to const ConsoleCommand; made when first needed */
  const ConsoleCommand *of;
  const char *language; /* sortie_text_language() */
} ConsoleCalled;

/* typed.c: the last line, if it was refused: the next one may name what it lacks. */
typedef struct
{
  SortieLine line; /* no words: none */
  guint64 of;      /* the hash of the position it is for */
} ConsoleUnfinished;

/* session.c: answers that the program gave without asking. */
typedef struct
{
  GQueue answers; /* of char *: since a person at a terminal last typed */
  GArray *moves;  /* of guint32: the moves made before each of them */
  guint32 began;  /* the moves made before the session began or the match was loaded */
  GPtrArray *undone; /* of GArray: `began` and `moves` as they were before each undo that may be done again */
} ConsoleUnasked;

/* skipped.c: a window that the program closed. */
typedef struct
{
  SortieState *then; /* the position */
  gboolean acted;    /* the seat had done something in it */
  char *why;         /* (nullable): a sentence: why nothing more could be done */
} ConsoleClosed;

/* skipped.c: windows that the program closed in the last turn in which it closed any. */
typedef struct
{
  GArray *closed;     /* of ConsoleClosed */
  GPtrArray *says;    /* (element-type utf8): why steps were skipped, not yet said */
  GPtrArray *names;   /* (element-type utf8): the names of these steps, not owned */
  guint32 says_of;    /* the turn that they belong to */
  GPtrArray *all;     /* (element-type utf8): why steps were skipped in the turn `all_of`, said or not */
  GPtrArray *earlier; /* (element-type utf8): the same of the reader's turn before */
  guint32 all_of;
} ConsoleSkipped;

void console_skipped_init (ConsoleSkipped *skipped);
void console_skipped_clear (ConsoleSkipped *skipped);

/* warnings.c: ends of the reader's turn, steps and choices that the program made; no move and no command since. */
typedef struct
{
  gboolean turn;     /* the last turn */
  gboolean step;     /* the last step that the reader was asked about */
  guint8 phase;      /* that step */
  gboolean choice;   /* the last moves of this line answered a choice that `done` could have closed */
  gboolean open;     /* we have asked whether that end was foreseen, and another line was typed instead of an answer */
  gboolean asked;    /* in this match a `done` after such an end of a turn or step has been asked about */
} ConsoleEndedAlone;

/* settings.c: settings have the names of a game and, if several people play, of their seats. */
typedef struct
{
  const SortieGame *game; /* (nullable): they were not read yet */
  guint people;           /* who play in this match, */
  guint seats;            /* and all its seats */
} ConsoleSettingsOf;

/* warnings.c: a bit per warning of the game. */
typedef struct
{
  ConsoleSettingsOf of;               /* whose settings were read */
  guint16 off[SORTIE_MAX_SEATS];      /* switched off */
  guint16 given[SORTIE_MAX_SEATS];    /* given in the turn with that number: */
  guint32 given_in[SORTIE_MAX_SEATS];
  guint16 given_ever[SORTIE_MAX_SEATS]; /* given in this match */
  gboolean explained;                 /* the person was told how to switch warnings off */
} ConsoleWarnings;

/* session.c, stops.c: when a seat last did something. */
typedef struct
{
  guint log;            /* entries of the log when its person last moved */
  guint log_of_turn;    /* the same, for the last move in its own turn */
  guint began;          /* entries of the log before that move, whose own results may end the turn */
  guint32 turn;         /* the turn of that move; the turn before if it was in another's turn */
  gboolean in_own_turn;
  guint32 window_turn;  /* the turn of the last window in which it acted, */
  guint8 window_phase;  /* and its phase */
} ConsoleActed;

/* table-changes.c: how the places looked when a seat last did something. */
typedef struct
{
  GHashTable *places;         /* (nullable): place (char *) -> hash */
  guint32 moves;              /* after so many moves */
  GHashTable *places_of_turn; /* (nullable): the same, when it last did something in its own turn */
  guint32 moves_of_turn;
} ConsoleKept;

/* cmd-done.c: the step up to which the seat whose turn it is wants its windows closed. */
typedef struct
{
  gboolean is_set;
  guint32 turn; /* the turn's number */
  guint8 seat;  /* whose windows; in a joint turn several seats have some */
  guint phase;
  gboolean typed;  /* as a part of a line: "done turn"; FALSE: a move of a later step needs it */
  gboolean closed; /* a window was closed */
} ConsoleUntil;

/* stops.c: when a person is asked. */
typedef enum
{
  CONSOLE_STOPS_SOME,
  CONSOLE_STOPS_ALL,
  CONSOLE_STOPS_AIMED,
  CONSOLE_STOPS_OWN,
  CONSOLE_N_STOPS
} ConsoleStops;

/* stops.c */
typedef struct
{
  ConsoleSettingsOf of; /* whose settings were read */
  ConsoleStops chosen[SORTIE_MAX_SEATS];
} ConsoleChosenStops;

/* stops.c: what a person could see and do when they closed a window of their turn. */
typedef struct
{
  guint32 turn;  /* the turn's number; 0: they closed none */
  guint32 moves; /* moves made by then: after an undo, nothing is declined */
  guint table;   /* a hash of the table */
  GArray *offer; /* (nullable) of SortieMove: the legal moves */
} ConsoleDeclined;

/* The situation that a line was typed for. */
typedef struct
{
  gboolean is_set; /* FALSE: every situation counts as foreseen */
  guint turn;      /* its number */
  guint8 active;   /* whose turn it is */
  guint8 seat;     /* who is asked */
  guint step;      /* the phase whose window is open, or opens next */
  guint8 question; /* the decision */
} ConsoleMoment;

/* typed-ahead.c: lines that wait at the terminal. */
typedef struct
{
  ConsoleMoment moment; /* for which they were typed */
  char *dropped;        /* (nullable): a message that lines were dropped, not yet said */
  gboolean ended_step;  /* the last line ended a step */
} ConsoleAhead;
