/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* kit.h: for tools: scenarios, and the conformance kit. */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

/* ---- Scenarios: positions, moves and what must hold, as text files.
 *
 * A scenario file shows a rule or a card at work. It is read line by line; `#` begins a
 * comment. Lines before the first `scenario` hold for all scenarios of the file:
 *
 *     game GAME                 whose rules
 *     mode MODE                 (else the first)
 *     content FOLDER            more cards, below the file's own folder or below one above it
 *     choose CHOICE             as on the command line: opponent=ogre, deck:north=red-starter; or
 *                               deck:north=FILE, below the file's own folder or below one above it
 *     option OPTION             hand=7
 *     seed N                    (else 1)
 *
 * A scenario:
 *
 *     scenario TITLE
 *     rules RULE...             what it shows: numbers of rules and chapters, of the rulebook if the
 *                               game has one
 *     cases CASE...             worked cases of the rules that it plays
 *     idle CARD[/PART]...       a text that must not take effect here: imp/passive; a record of it:
 *                               ogre/hard; a card with one text, or without any
 *     xfail REASON              it is known to fail, or its mode, option or deck is missing
 *     position
 *       turn [SEAT] [TURN] PHASE [enter]  its window is open; enter: it is entered with all it does
 *       ZONE: CARD...                   north.hand: bolt imp*2   from top to bottom
 *       PLACE: [SEAT] PIECE             south.track1: titan/imp wounds=1; “nobody” for a SEAT: nobody's
 *       VARIABLE = N                    south.life = 25, round = 3; or one of its words
 *     moves
 *       SEAT: LINE                      as typed, several decisions in one if wanted
 *       SEAT: refused LINE [RULE [REASON]]  it must be understood and refused, for that rule, and
 *                                       as the reason with that id; - where it cites no rule
 *       SEAT: back                      the move that is being put together is given up
 *       SEAT: concede                   as the words of the console; all have to offer a draw
 *       SEAT: offer-draw
 *       = dice N..., = coin N, = pick CARD, = shuffle CARD...     chance to come: all dice from then
 *                                       on, none too few and none too many
 *     expect
 *       VARIABLE = N
 *       ZONE: CARD... | N | empty       exactly these; in any order where order means nothing
 *       PLACE: [SEAT] PIECE | empty
 *       VALUE of THING [against THING] [by SEAT] = N | WORD     attack of south.track1 = 3
 *       legal MOVE, not legal MOVE, only legal MOVE (several add up)
 *       asks SEAT [DECISION]
 *       prompt SEAT "TEXT", not prompt ...  part of the question as SEAT may read it
 *       offers SEAT "TEXT", not offers ...  part of what a legal move does as SEAT may read it
 *       log SEAT "TEXT" [then "TEXT"]..., not log ...   part of a sentence that the seat was told;
 *                                       several in this order
 *       why SEAT "TEXT", not why ...    part of a reason for what the rules decided for others, as
 *                                       SEAT may know it
 *       next SEAT "TEXT", not next ...  part of what SEAT is foretold of what they will do
 *       warns SEAT "TEXT", not warns ...    part of "ID: WARNING" that the game has for SEAT now
 *       refusal SEAT "TEXT", not refusal ...  part of the reason for which its last line that was
 *                                       refused was
 *       view SEAT hides ZONE | view SEAT shows ZONE: CARD...   of a place: what lies under a piece
 *       recalls SEAT ZONE: CARD... | nothing  what SEAT has seen there and may not look at any more;
 *                                       where it can tell the order "?" for what it does not know;
 *                                       of a place: what lies under a piece
 *       turn [SEAT] [TURN] PHASE
 *       winner SEAT... [RULE] | lost [RULE] | no winner | drawn
 *       refused setup [RULE]            the match cannot begin like this; the scenario has no other line
 *
 *     CARD  ::= ID ["*" N] ["(" FLAG ("," FLAG)* ")"] ["@" OWNER]
 *     PIECE ::= CARD ("/" CARD)* (MARK "=" N | "+" MEMORY)*     the top card first
 *     OWNER ::= a seat, else the one whose zone or place it is; a common deck is nobody's
 *     THING ::= SEAT | ZONE "/" ID | PLACE ["/" ID], with "#" N for the N-th
 *
 * The flags are the game's; "not-red" where the clue "red" was given and is not true. A card under another one may be
 * "face-down".
 * Several pieces on one place have ";" between them. "..." before or behind a list of cards
 * stands for any others.
 *
 * The match is set up, all cards are taken off the table, and the position is laid out:
 * zones and places that are not named are empty, variables that are not named keep what
 * the set-up gave them. Without `turn` the first turn of the game begins then; without
 * `position` the match is played as it is dealt. `moves` and `expect` may alternate as often
 * as wanted. A question that has one answer, and that a front end may answer by itself, is
 * answered by itself when a line of moves does not fit before, or an expectation looks (`asks`
 * holds the question for the expectations behind it); the window of a phase is closed only by
 * a line that says so.
 *
 * A scenario with a section `teach` is a step of a lesson, see below:
 *
 *     teaches TITLE             before the first scenario: what the file is a lesson of
 *     teach
 *       say TEXT                        what the learner reads first; several are paragraphs
 *       accept LINE                     a move that does it; the first is made where a scenario is
 *                                       run. Others may have "*" for any words
 *       otherwise TEXT                  what is said to another legal move, which is then taken back
 *       done TEXT                       what is said when it was made
 *
 * An error in the file names the line, with the nearest match; an expectation that does not
 * hold says what was expected and what there is.
 */

/* What became of one scenario. */
typedef struct
{
  char *title;
  int line;
  gboolean passed;     /* everything held */
  char *xfail;         /* (nullable): why it is known to fail */
  GPtrArray *messages; /* (element-type utf8): "FILE:LINE: sentence" for what did not hold */
} SortieScenarioOutcome;

/* What became of all scenarios of a file. */
typedef struct
{
  GPtrArray *outcomes; /* (element-type SortieScenarioOutcome), in the order of the file */
  /* a scenario that is known to fail and does is neither passed nor failed; one that is
   * known to fail and passes has failed */
  guint passed, failed, known;
} SortieScenarioReport;

/**
 * sortie_scenario_run_file:
 * @paths: where modules and content are
 * @path: the file
 *
 * Runs all scenarios of a file.
 *
 * Returns: (transfer full): what became of each; NULL and @error when the file cannot be
 *   read or the game not be loaded
 */
SortieScenarioReport *sortie_scenario_run_file (const SortiePaths *paths, const char *path,
                                                GError **error);

/* NULL is let pass. */
void sortie_scenario_report_free (SortieScenarioReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieScenarioReport, sortie_scenario_report_free)

/**
 * sortie_scenario_report_tap:
 * @done: (inout): how many tests were numbered before
 *
 * Returns: (transfer full): a line of the Test Anything Protocol for each scenario, without
 *   a plan, with messages as comments
 */
char *sortie_scenario_report_tap (const SortieScenarioReport *report, guint *done);

/* ---- Lesson: a scenario file that a person plays, step by step.
 *
 * Each scenario of the file is a step: its position is laid out, its moves are made for whoever is not
 * taught, what falls is prescribed, and at each section `teach` the learner is asked. Whatever else the
 * rules allow is answered kindly and taken back. Where the file is run as scenarios, each first move
 * that is accepted is made, so a lesson is tested as it is.
 *
 * Its sentences are texts of the game, in English.
 */

/* A lesson that was read. Opaque; free it with sortie_lesson_free(). */
typedef struct SortieLesson SortieLesson;

/**
 * sortie_lesson_open:
 * @module: (transfer none): its game; must outlive the lesson
 * @path: a file
 *
 * Returns: (transfer full): NULL and @error, by line, when it cannot be read or is no lesson of the
 *   game
 */
SortieLesson *sortie_lesson_open (SortieModule *module, const char *path, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_lesson_free (SortieLesson *lesson);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLesson, sortie_lesson_free)

/* What it teaches, and what a step does. */
const char *sortie_lesson_title (const SortieLesson *lesson);
guint sortie_lesson_n_steps (const SortieLesson *lesson);
const char *sortie_lesson_step_title (const SortieLesson *lesson, guint step);

/**
 * sortie_lesson_begin:
 * @step: from 0
 *
 * Lays the position of a step out.
 *
 * Returns: (transfer full): a match at that position, which the lesson outlives and which is not to be
 *   kept; NULL and @error
 */
SortieMatch *sortie_lesson_begin (SortieLesson *lesson, guint step, GError **error);

/**
 * sortie_lesson_next:
 * @match: of sortie_lesson_begin() or sortie_lesson_again()
 *
 * Makes the moves that others make, up to what the learner is to do next.
 *
 * Returns: FALSE: the step is over, or @error
 */
gboolean sortie_lesson_next (SortieLesson *lesson, SortieMatch *match, GError **error);

/* What is said before the learner is asked, NULL-terminated; (nullable) what is said to another
 * move, and to the right one. Valid until the next call. */
const char *const *sortie_lesson_says (SortieLesson *lesson);
const char *sortie_lesson_otherwise (SortieLesson *lesson);
const char *sortie_lesson_done (SortieLesson *lesson);
/* The first line that is accepted. */
const char *sortie_lesson_line (SortieLesson *lesson);

/* Whether one of the moves that the learner made is what is taught. @lines: canonical lines,
 * NULL-terminated */
gboolean sortie_lesson_accepts (SortieLesson *lesson, const char *const *lines);

/* The match as it was when the learner was asked. (transfer full): NULL and @error */
SortieMatch *sortie_lesson_again (SortieLesson *lesson, GError **error);

/* ---- Conformance: what must hold for every game.
 *
 * Games are played by programs, and at every move the position is looked at from all
 * sides: is each card in exactly one place, is what is listed what may be played, does a
 * refusal leave no trace, does a clone, a save, a replay give the same game, does a seat
 * see, hear or be refused anything that depends on what it does not know. Nothing
 * here knows any game; every game gets it for nothing.
 *
 * A game of the kit follows from its seed alone: mode, choices, options and who plays are drawn
 * from it. So a failure is seen again by verifying one game with its seed. Checks that
 * take long are made at the first moves and at some of the others.
 *
 * With the moves of a game instead of players, the last position is looked at from all sides, whether
 * the game is over or not: that is how the fewest moves are found, and repeated, that lead to a failure.
 */

/* A player: sortie/bot.h. */
typedef struct SortieBot SortieBot;

/* Bots are a layer above; whoever has them lends them (sortie/bot.h). */
typedef struct
{
  const char *kind; /* "greedy" */
  SortieBot *(*create) (const SortieSetup *setup, const char *kind, guint64 seed);
  void (*destroy) (SortieBot *bot);
  SortieMove (*choose) (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal);
} SortieVerifyBot;

/* Of the moves of a game that are not the first, one in so many is looked at closely. */
#define SORTIE_VERIFY_CLOSELY 13

/* What is to be checked, and how much of it. Nothing is copied. */
typedef struct
{
  const SortieModule *module;
  const char *name;            /* (nullable): what the command line calls it, when not by its id */
  guint games;
  guint64 seed;                /* of the first game; the next has the next number */
  /* Checks that take long are made at the first moves of a game and at one in so many of the others,
   * other ones in every game; 0: SORTIE_VERIFY_CLOSELY. A long run takes more and looks at more games. */
  guint closely;
  const SortieVerifyBot *bots; /* (nullable): ends with an entry without kind */
  /* (nullable): what is not to be drawn by chance, as in SortieMatchSpec, a deck may be
   * a file; choices and options that are not named are drawn all the same */
  const char *mode;
  const char *const *choices;
  const char *const *options;
  /* Games are played in other processes, a few in each: one that crashes, or takes more than @time_limit
   * seconds (0: any), is a failure (R6) like others. The command of a failure then has as few moves
   * as it takes. */
  gboolean apart;
  guint time_limit;
  /* (nullable): the moves to make in every game, NULL-terminated. Illegal ones are skipped, and the
   * game stops after the last. */
  const char *const *moves;
  /* (nullable): languages of texts, as gettext calls them, NULL-terminated, besides the one that is
   * spoken; and how to change to one of them, NULL: to the one before */
  const char *const *languages;
  void (*speak) (gpointer data, const char *language);
  /* (nullable): told after each game, or after each few of them; FALSE: that is enough, and the report
   * is about these */
  gboolean (*progress) (gpointer data, guint done);
  gpointer data;
} SortieVerifySpec;

/* What took effect in the games; the library's own. */
typedef struct SortieCoverage SortieCoverage;

/* What was found in all games; everything is owned. */
typedef struct
{
  GArray *checks;     /* (element-type SortieVerifyCheck) */
  GPtrArray *failures; /* (element-type SortieVerifyFailure) */
  GPtrArray *notes;   /* (element-type utf8): sentences on what is no fault */
  guint games;
  guint64 moves;
  guint failed;       /* checks that failed at least once */
  SortieCoverage *coverage;
} SortieVerifyReport;

/**
 * sortie_verify:
 *
 * Plays games and makes all checks. A game in which a check fails is not played further.
 *
 * Returns: (transfer full): what was found; NULL and @error when no game can be played
 */
SortieVerifyReport *sortie_verify (const SortieVerifySpec *spec, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_verify_report_free (SortieVerifyReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieVerifyReport, sortie_verify_report_free)

/* The failures and notes, then a table of the checks, and how near the games came to each bound, as
 * lines of text. The module must still be there. (transfer full) */
char *sortie_verify_report_text (const SortieVerifyReport *report);

/* What none of the games has shown, as lines of text: which clauses of the content never took effect,
 * of the cards that were in a game; which events of the game never happened, which moves were never made,
 * which reasons never given. The module must still be there. (transfer full) */
char *sortie_verify_coverage_text (const SortieVerifyReport *report);

G_END_DECLS
