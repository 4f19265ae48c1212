/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* kit.h: the files of scenarios, lessons and puzzles; for tools: running them, and the conformance kit. */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

/* ---- Scenarios: positions, moves and what must be true afterwards, as text files.
 *
 * A scenario file shows a rule or a card at work. It is read line by line; `#` begins a comment. Lines before the
 * first `scenario` apply to all scenarios of the file:
 *
 *     game GAME                 the game
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
 *     rules RULE...             what it shows: numbers of rules and chapters; they must be in the rulebook, if the
 *                               game has one
 *     cases CASE...             worked cases of the rules that it plays
 *     idle CARD[/PART]...       a text that must not take effect here: imp/passive; a record of it: ogre/hard; a
 *                               card with one text, or without any
 *     xfail REASON              it is known to fail, or its mode, option or deck is missing
 *     position
 *       turn [SEAT] [TURN] PHASE [number N] [enter]  the window of this phase is open, in the first turn or turn
 *                                       number N; enter: the phase begins, with all it does
 *       ZONE: CARD...                   north.hand: bolt imp*2   from top to bottom
 *       PLACE: [SEAT] PIECE             south.track1: titan/imp wounds=1; “nobody” as SEAT: no owner,
 *                                       as without SEAT for a common deck's card, or where a zone fills the places
 *       VARIABLE = N                    south.life = 25, round = 3; or a word of the variable
 *     moves
 *       SEAT: LINE                      as typed: may contain several decisions, moves with ";" between them, and
 *                                       lists with commas or "and"; what has only one meaning may be left
 *                                       out; but no number of a list on the screen
 *       SEAT: refused LINE [RULE [REASON]]  the line must be understood and refused, for that rule and for the
 *                                       reason with that id; - for a reason that cites no rule
 *       SEAT: back                      cancels the unfinished move
 *       SEAT: undo                      cancels it, or else takes back the seat's last decision
 *       SEAT: redo                      does again what the last undo took back
 *       SEAT: concede, SEAT: resign     as in the console
 *       SEAT: offer-draw                the same; all must offer a draw
 *       SEAT: refused back [RULE]       the match refuses this, or another of these words
 *       = dice N..., = coin N, = pick CARD, = shuffle CARD...     the next random outcomes: from then on exactly
 *                                       these dice, none too few and none too many
 *     expect
 *       VARIABLE = N
 *       ZONE: CARD... | N | empty       exactly these cards; in any order if the zone has none
 *       PLACE: [SEAT] PIECE | empty
 *       PLACE/ID: [SEAT] PIECE | empty  the piece with that card on top, as in moves, also elsewhere instead of PLACE
 *       VALUE of THING [against THING] [by SEAT] = N | WORD     attack of south.track1 = 3
 *       legal MOVE, not legal MOVE, only legal MOVE (several add up)
 *       asks SEAT [DECISION]
 *       prompt SEAT "TEXT", not prompt ...  part of the question, as SEAT may read it
 *       offers SEAT "TEXT", not offers ...  part of what a legal move does, as SEAT may read it
 *       log SEAT "TEXT", not log ...    part of a sentence in the seat's log
 *       why SEAT "TEXT", not why ...    part of a reason for what the rules decided for others, as SEAT may know it
 *       next SEAT "TEXT", not next ...  part of the forecast for SEAT of what they will do
 *       warns SEAT "TEXT", not warns ...    part of "ID: WARNING" that the game has for SEAT now, or
 *                                       of "ID: MOVE: WARNING" about a legal move
 *       refusal SEAT "TEXT", not refusal ...  part of the reason why SEAT's last refused line was refused
 *       ... "TEXT" then "TEXT"...       in each of these: several parts in this order; of `log`, also of later
 *                                       sentences
 *       view SEAT hides ZONE | view SEAT shows ZONE: CARD...   for a place: the cards under a piece
 *       recalls SEAT ZONE: CARD... | nothing  what SEAT has seen there and may not look at any more; if it can tell
 *                                       the order, "?" for a card that it does not know; for a place: the cards
 *                                       under a piece
 *       turn [SEAT] [TURN] PHASE
 *       winner SEAT... [RULE] | lost [RULE] | no winner | drawn
 *       refused setup [RULE]            the match cannot begin like this; the scenario has no other line
 *
 *     CARD  ::= ID ["*" N] ["(" FLAG ("," FLAG)* ")"] ["@" OWNER]
 *     PIECE ::= CARD ("/" CARD)* (MARK "=" N | "+" MEMORY)*     the top card first
 *     OWNER ::= a seat; the default is the seat of the zone or place; a common deck belongs to nobody
 *     THING ::= SEAT | ZONE "/" ID | PLACE ["/" ID], with "#" N for the N-th
 *
 * The flags are the game's. "not-red" means that the clue "red" was given and is not true. A card under another one may
 * be "face-down". Write ";" between several pieces on one place. "..." before or after a list of cards means any other
 * cards.
 *
 * The match is set up, all cards are taken off the table, and the position is set up. Zones and places that are not
 * named are empty. Variables that are not named keep their values from the set-up of the match. Without `turn`, the
 * first turn of the game begins then. Without `position`, the match is played as it is dealt. `moves` and `expect` may
 * alternate as often as you like.
 *
 * Some questions have one answer, which a front end may give automatically. They are answered automatically when a line
 * of moves does not fit otherwise, or when an expectation needs it. `asks` keeps the question open for the expectations
 * after it. Only a line that says so closes the window of a phase.
 *
 * A scenario with a section `teach` is a step of a lesson, see below:
 *
 *     teaches TITLE             before the first scenario: the title of the lesson
 *     teach
 *       say TEXT                        what the learner reads first; several are paragraphs
 *       accept LINE                     a right move; the first is made when the file is run as a scenario.
 *                                       Others may have "*" for any words
 *       otherwise TEXT                  the answer to another legal move, which is then taken back
 *       done TEXT                       the answer to the right moves above it that have none yet
 *
 * No name of a game is taken for one of the words above: no seat, zone, place, variable or value is called like a word
 * that begins a line of a section, no card “empty”, “nothing” or “nobody”, no seat “nobody”, no verb like what a seat
 * says to the match, no phase “enter”, no flag “face-down”. Sortie does not load such a game.
 *
 * An error in the file names the line and the nearest match. An expectation that fails says what was expected and what
 * is there.
 */

/* ---- Lessons: a scenario file that a person plays, step by step.
 *
 * Each scenario of the file is a step. Its position is set up, the moves of other seats are made, and random outcomes
 * are prescribed. At each section `teach`, the learner is asked. Any other legal move gets a helpful answer and is
 * undone. When the file is run as scenarios, the first accepted move of each section is made, so every lesson is
 * tested.
 *
 * The sentences of a lesson are texts of the game, in English.
 */

/* ---- Puzzles: a position with a task, and the solver as the opponent.
 *
 * A puzzle is a scenario file with one scenario and a section `solve`:
 *
 *     scenario TITLE
 *     position
 *       ...                     as in any scenario
 *     moves
 *       = dice N...             the next dice, which everybody may know; otherwise the solution must work for every
 *                               roll
 *     solve
 *       seat SEAT               the seat that must solve it
 *       task TEXT               the task; several are paragraphs
 *       turns N                 the goal must be reached by the end of this many turns, including the present one
 *                               (else 1)
 *       goal win                SEAT has won
 *       goal survive            SEAT has not lost
 *       goal EXPECTATION        what an `expect` section may say about the table, such as `c5: empty` or
 *                               `south.life = 3`; several goals must all be met
 *       first N                 how many first decisions solve it (else 1)
 *       hint TEXT               one to three, each tells more
 *       solution SEAT: LINE     a solution against the best defence; several, in order
 *       fails LINE              an obvious first try that fails: legal for SEAT, and no solution; one or more
 *       solved TEXT             (optional) what the player reads after solving it
 *
 * Title, task, hints and the text of `solved` are texts of the game, in English. When the file is run as a scenario,
 * everything that it claims is proved: the number of first decisions that solve it, that the solution works against all
 * defences, and that each `fails` line fails.
 *
 * While a person plays it, the solver answers for all others, and random outcomes refute a move if any can.
 *
 * The goal is judged when the match is over, or at the first decision after the last of its turns. So the beginning of
 * the next turn belongs to it, too; a goal should not depend on that.
 */

/* The result of one scenario. */
typedef struct
{
  char *title;
  int line;
  gboolean passed;     /* every expectation was met */
  char *xfail;         /* (nullable): why it is known to fail */
  GPtrArray *messages; /* (element-type utf8): "FILE:LINE: sentence" for each expectation that was not met */
} SortieScenarioOutcome;

/* The results of all scenarios of a file. */
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
 * Returns: (transfer full): the result of each; NULL and @error when the file cannot be read or the game cannot be
 *   loaded
 */
SortieScenarioReport *sortie_scenario_run_file (const SortiePaths *paths, const char *path,
                                                GError **error);

/* @report may be NULL. */
void sortie_scenario_report_free (SortieScenarioReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieScenarioReport, sortie_scenario_report_free)

/* A line of the Test Anything Protocol for each scenario, without a plan, with messages as comments. (transfer
 * full) @done: (inout): how many tests were numbered before. */
char *sortie_scenario_report_tap (const SortieScenarioReport *report, guint *done);

/* ---- Conformance: what must be true of every game.
 *
 * Programs play games, and the kit examines the position at every move. Is each card in exactly one place? Does the
 * list contain exactly the legal moves? Does a refusal leave no trace? Do a clone, a save and a replay give the same
 * game? Does what a seat sees and hears, or the reason for a refusal, depend on anything that the seat does not know?
 * The kit knows no game, so every game gets these checks without any work.
 *
 * A game of the kit follows from its seed alone, which draws mode, choices, options and players. So you can repeat a
 * failure by verifying one game with its seed. Checks that take long are made at the first moves and at some others.
 *
 * You may also give the moves of a game. Then the kit examines the last position, whether the game is over or not. In
 * this way it finds and repeats the fewest moves that lead to a failure.
 */

/* A player: sortie/bot.h. */
typedef struct SortieBot SortieBot;

/* Bots belong to a higher layer, so the caller provides them (sortie/bot.h). */
typedef struct
{
  const char *kind; /* "greedy" */
  SortieBot *(*create) (const SortieSetup *setup, const char *kind, guint64 seed);
  void (*destroy) (SortieBot *bot);
  SortieMove (*choose) (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal);
} SortieVerifyBot;

/* After the first moves of a game, one in this many is examined closely. */
#define SORTIE_VERIFY_CLOSELY 13

/* What to check, and how much of it. Nothing is copied. */
typedef struct
{
  const SortieModule *module;
  const char *name;            /* (nullable): what the command line calls it, if not by its id */
  guint games;
  guint64 seed;                /* of the first game; the next has the next number */
  /* Checks that take long are made at the first moves of a game, and at one in this many of the others (different ones
   * in every game); 0: SORTIE_VERIFY_CLOSELY. With a higher number, a long run examines more games. */
  guint closely;
  const SortieVerifyBot *bots; /* (nullable): ends with an entry without kind */
  /* (nullable): what chance must not draw, as in SortieMatchSpec; a deck may be a file. Choices and options that are
   * not named are still drawn */
  const char *mode;
  const char *const *choices;
  const char *const *options;
  /* Plays the games in other processes, a few in each. Then a crash, or a game that takes more than @time_limit
   * seconds (0: no limit), is a failure like others (R6). The command of a failure has as few moves as possible. */
  gboolean apart;
  guint time_limit;
  /* (nullable): the moves to make in every game, NULL-terminated. Illegal ones are skipped, and the
   * game stops after the last. */
  const char *const *moves;
  /* (nullable): languages of texts, as gettext calls them, NULL-terminated, besides the current one; and how to change
   * to one of them, NULL: to the previous one */
  const char *const *languages;
  void (*speak) (gpointer data, const char *language);
  /* (nullable): called after every game, or every few games; FALSE ends the run, and the report is about the games so
   * far */
  gboolean (*progress) (gpointer data, guint done);
  gpointer data;
} SortieVerifySpec;

/* What took effect in the games; the library's own. */
typedef struct SortieCoverage SortieCoverage;

/* What was found in all games; it owns everything in it. */
typedef struct
{
  GArray *checks;     /* (element-type SortieVerifyCheck) */
  GPtrArray *failures; /* (element-type SortieVerifyFailure) */
  GPtrArray *notes;   /* (element-type utf8): sentences about things that are not failures */
  guint games;
  guint64 moves;
  guint failed;       /* checks that failed at least once */
  SortieCoverage *coverage;
} SortieVerifyReport;

/* Plays games and makes all checks. Stops a game in which a check fails. Returns: (transfer full): the report;
 * NULL and @error when no game can be played. */
SortieVerifyReport *sortie_verify (const SortieVerifySpec *spec, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_verify_report_free (SortieVerifyReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieVerifyReport, sortie_verify_report_free)

/* The failures and notes, then a table of the checks, and how near the games came to each bound, as lines of text. The
 * module must still be loaded. (transfer full) */
char *sortie_verify_report_text (const SortieVerifyReport *report);

G_END_DECLS
