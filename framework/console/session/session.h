/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.h: one match at one screen: who sits there, what was told, what is typed.
 *
 * The session asks the seats in turn: bots answer at once, a question that has one answer
 * is answered by itself where the rules allow that, a person types. It knows no game and
 * no rules; it is given views, prompts and legal moves by the match and shows them.
 */
#pragma once
#include "console/session/ahead.h"
#include "console/screen/game-text.h"
#include "console/screen/input.h"
#include "console/programs/options.h"
#include "console/screen/out.h"
#include "module/sketch.h"
#include "player/bot.h"
G_BEGIN_DECLS

/* Up to which step the seat whose turn it is wants its windows closed (until.h). */
typedef struct
{
  gboolean is_set;
  guint32 turn; /* its number */
  guint phase;
} ConsoleUntil;

struct ConsoleSession
{
  ConsoleOut *out;     /* not owned */
  ConsoleInput *input; /* not owned; NULL where nobody types */
  SortiePaths paths;   /* strings not owned */
  SortieModule *module;
  SortieMatch *match;
  SortieBot *bots[SORTIE_MAX_SEATS]; /* NULL: a person, or nobody */
  char *kinds[SORTIE_MAX_SEATS];     /* of the bots */
  char *path;                        /* (nullable): where the match is written */
  gboolean path_is_ours;             /* nobody asked for that file */
  gboolean open_hands;               /* whoever is at the screen may see every hand */
  guint8 sitting;                    /* who has the screen, SORTIE_NO_SEAT: nobody (hot-seat.h) */
  guint told[SORTIE_MAX_SEATS + 1];  /* entries of the log that were shown, per reader */
  char *shown;                       /* (nullable): the table as it was last drawn */
  char *status;                      /* (nullable): where in the turn it was then */
  guint64 shown_in;                  /* which turn it was then, and who read it */
  gboolean asked;                    /* the prompt's sentence stands on the screen */
  guint64 listed;                    /* the position, by its hash, of which moves were listed last */
  GQueue repeats;                    /* of char*: answers given alone since the last typed move */
  gboolean repeating;                /* the input writes those answers out, as a journal does */
  ConsoleUntil until;
  ConsoleMoment typed_for;           /* what lines that wait at the terminal were typed for */
  gboolean paused;                   /* a program waits to be let go on (pause.h) */
  gboolean leaving;                  /* out of this match */
  gboolean refused;                  /* a line was refused: matters to who reads the exit status */
};

/* Takes the module and the match over. @path: (nullable): where it is written already. */
ConsoleSession *console_session_new (ConsoleOut *out, ConsoleInput *input, const SortiePaths *paths,
                                     SortieModule *module, SortieMatch *match, const char *path);
void console_session_free (ConsoleSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleSession, console_session_free)

/* Goes on with another match; takes it and its module over. The programs keep their seats, unless
 * that match was begun with others. */
void console_session_set_match (ConsoleSession *session, SortieModule *module, SortieMatch *match,
                                const char *path);

/**
 * console_session_seat:
 * @who: "SEAT=human", "SEAT=random", ...: as on the command line
 * @seed: of the bots' own chance
 *
 * Returns: FALSE and @error when there is no such seat or kind of player
 */
gboolean console_session_seat (ConsoleSession *session, const char *who, guint64 seed,
                               GError **error);

/* The programs that the match was begun with sit down where they sat. */
gboolean console_session_seat_as_begun (ConsoleSession *session, GError **error);
/* Says for which seats a program plays. */
void console_session_say_players (ConsoleSession *session);

/* The same for all of them (element-type utf8); FALSE also when two are for one seat. */
gboolean console_session_seat_all (ConsoleSession *session, const GPtrArray *seats, guint64 seed,
                                   GError **error);

/* Plays until the match is over or left. */
void console_session_run (ConsoleSession *session);
/* The same when no person plays: nothing is read and nothing said. It ends as well when the output
 * is lost. */
void console_session_play_bots (ConsoleSession *session);

/* A seat that never decides anything itself is nobody's: the rules play it. */
gboolean console_seat_is_automatic (const SortieSetup *setup, guint8 seat);
/* The seat that speaks at this moment: who decides if that is a person, else the first person;
 * where only bots play, the first of them. Where people take turns at the screen it is who sits
 * there: SORTIE_NO_SEAT, a stranger, while nobody does. */
guint8 console_session_reader (const ConsoleSession *session);
gboolean console_session_has_people (const ConsoleSession *session);
gboolean console_session_is_human (const ConsoleSession *session, guint8 seat);
/* What the reader may look at; valid until the next change. */
const SortieView *console_session_view (ConsoleSession *session);

/* Draws the table as the reader sees it. */
void console_session_show (ConsoleSession *session);
/* Lets a sketch mark what the reader may do now. */
void console_session_allow (ConsoleSession *session, SortieSketch *sketch);
/* Says the new lines of the log. */
void console_session_tell (ConsoleSession *session);
/* After undo or load: what was told is not what happened. */
void console_session_forget (ConsoleSession *session);
/* Nobody has been told anything: also what the set-up did is still to be told. */
void console_session_tell_all (ConsoleSession *session);
/* Says when the match could not be written, once. */
void console_session_warn (ConsoleSession *session);

/* FALSE and @error: the match is no longer written to the file that it was to be kept in. */
gboolean console_session_check_kept (const ConsoleSession *session, GError **error);

/* Whether the person typed a line that can be read; one who pressed Control-C or Control-D instead is
 * asked, or leaves. @line: what console_input_read() gave. */
gboolean console_session_got_line (ConsoleSession *session, ConsoleGot got, const char *line);
/* Says why something was not done. */
void console_session_refuse (ConsoleSession *session, const char *sentence);
/* Notes that @move is about to be made without having been typed. */
void console_session_note_alone (ConsoleSession *session, const SortieMove *move);
/* Asks at a terminal; from a file the answer is yes. */
gboolean console_session_confirm (ConsoleSession *session, const char *question);

G_END_DECLS
