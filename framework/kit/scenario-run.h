/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-run.h: a scenario while it runs; what the files of scenarios share.
 *
 *     scenario-parse.c     the file becomes scenarios with sections
 *     scenario.c           running them
 *     scenario-report.c    what is said about them
 *     scenario-idle.c      which texts must not take effect, which rules are shown
 *     scenario-words.c     names of the game's tables, with the nearest match
 *     scenario-cards.c     lists of cards and pieces as they are written
 *     scenario-setup.c     the match of the scenario's terms, or its refusal
 *     scenario-position.c  laying out a position
 *     scenario-moves.c     playing lines
 *     scenario-teach.c     what a lesson wants to be done
 *     scenario-solve.c     what a puzzle says, and its proof
 *     scenario-chance.c    what was prescribed for dice, coins, picks and shuffles
 *     scenario-expect.c    what must hold
 *     scenario-table.c     what must lie where
 *     scenario-recall.c    what a seat must remember
 *
 * Functions that read return FALSE after they have said what is wrong.
 */
#pragma once
#include "match/deal.h"
#include "match/log.h"
#include "kit/scenario-file.h"
#include <sortie/reader.h>
#include <sortie/kit.h>
#include <sortie/puzzle.h>

typedef struct
{
  const char *file;         /* what messages call it */
  const Scenario *scenario;
  const SortieModule *module;
  const SortieRulebook *rulebook;
  SortieDeal *deal;
  SortiePlay play;          /* play.s is owned */
  SortieState *before;      /* where a line goes back to that is refused in its middle */
  SortieState *committed;   /* where `back` leads: what was before the move that is put together */
  SortieWatch watch;
  SortieTold told;
  SortieLog *log;
  GPtrArray *verdicts[SORTIE_MAX_SEATS]; /* of utf8, per reader: what the rules decided, and why */
  GPtrArray *chance;        /* of ScenarioChance, in the order of the file */
  gboolean prescribes_dice; /* then all of them */
  GArray *dice;             /* (nullable): of guint8: of a puzzle, the next dice that are known */
  guint fallen;             /* so many of them have fallen */
  char *picking;            /* (nullable): the pick that is prescribed at this moment */
  char *refusal;            /* (nullable): why the last line that was refused was */
  guint8 refused;           /* whose line that was */
  guint8 draw_offers;       /* bit per seat that offers a draw */
  GPtrArray *only;          /* of utf8: the moves of the `only legal` lines in a row */
  int line;                 /* the line at hand */
  GPtrArray *messages;      /* of utf8 */
  guint taught;             /* the section `teach` or `solve` that was done last */
  gboolean held;            /* `asks` looked at a question: it stays until the next move */
  gboolean broken;          /* the scenario itself is wrong */
  SortieOffers *offers; /* (nullable): what may be said, for whoever says a line */
} ScenarioRun;

/* scenario.c: the lists of a run; what is set besides stays. */
void scenario_run_init (ScenarioRun *run);
void scenario_run_clear (ScenarioRun *run);

/* ---- scenario-report.c ---------------------------------------------------------------- */

/* Something does not hold. Returns FALSE. */
gboolean scenario_fails (ScenarioRun *run, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* The line at hand is wrong. Returns FALSE. */
gboolean scenario_broken (ScenarioRun *run, const char *format, ...) G_GNUC_PRINTF (2, 3);
SortieScenarioReport *scenario_report_new (void);
/* Judges the scenario by what the run has said. */
void scenario_report_add (SortieScenarioReport *report, const ScenarioRun *run);

/* ---- scenario-idle.c ------------------------------------------------------------------ */

/* Whether what is said to be idle is there, and named by the scenario. */
gboolean scenario_check_idle (ScenarioRun *run);
/* Whether there are the rules that it says it shows; a game without a rulebook has any. */
gboolean scenario_check_rules (ScenarioRun *run);

/* ---- scenario-ledger.c ---------------------------------------------------------------- */

/* Told by the rules; @data: the run. */
void scenario_note_verdict (gpointer data, const SortiePlay *p, const SortieVerdict *verdict);
/* Whether a line with @texts was told (or not) among the reasons, is told in the forecast. */
gboolean scenario_expect_why (ScenarioRun *run, guint8 reader, const char *name, char **texts, gboolean told);
gboolean scenario_expect_next (ScenarioRun *run, guint8 reader, const char *name, char **texts, gboolean told);

/* ---- scenario-words.c ----------------------------------------------------------------- */

/* Whether the sentences have, or the sentence has, the texts of "A" then "B", one behind the other. */
gboolean scenario_have_texts (char **sentences, char **texts);
gboolean scenario_has_texts (const char *sentence, char **texts);
/* As they stand in the scenario, for messages. (transfer full) */
char *scenario_join_texts (char **texts);
/* A zone or a place. */
typedef struct
{
  gboolean is_place;
  guint16 index;
  guint8 seat; /* whose, SORTIE_NO_SEAT: shared */
} ScenarioHome;

/* Whether some refusal of the game cites this rule. */
gboolean scenario_knows_rule (ScenarioRun *run, const char *rule);
/* Whether the rulebook has a rule or chapter of this number. */
gboolean scenario_find_rule (ScenarioRun *run, const char *number);
gboolean scenario_find_seat (ScenarioRun *run, const char *word, guint8 *ret);
gboolean scenario_find_home (ScenarioRun *run, const char *word, ScenarioHome *ret);
gboolean scenario_find_card (ScenarioRun *run, const char *word, guint16 *ret_def);
/* Whether the card has that part: "passive", or a record such as "very-hard"; NULL: it has none. */
gboolean scenario_find_part (ScenarioRun *run, guint16 def, const char *word);
/* "south.life", or "round" for one that is shared. */
gboolean scenario_find_variable (ScenarioRun *run, const char *word, guint *ret, guint8 *ret_seat);
gboolean scenario_find_mark (ScenarioRun *run, const char *word, guint *ret);
/* "red", and "not-red" of a clue. */
#define SCENARIO_NOT "not-"
gboolean scenario_find_flag (ScenarioRun *run, const char *word, guint *ret, gboolean *ret_denied);
gboolean scenario_find_memory (ScenarioRun *run, const char *word, guint *ret);
gboolean scenario_find_value (ScenarioRun *run, const char *word, guint *ret);
/* Whether there is such a question. */
gboolean scenario_find_decision (ScenarioRun *run, const char *word);
/* "SEAT TURN", "TURN" or "SEAT" */
gboolean scenario_find_turn (ScenarioRun *run, char **words, guint n, guint *ret_table,
                             guint8 *ret_seat);
gboolean scenario_find_phase (ScenarioRun *run, guint table, const char *word, guint *ret);
gboolean scenario_find_number (ScenarioRun *run, const char *word, gint *ret);
/* What a variable may be: a number, or one of its words where it has any. */
gboolean scenario_find_var_value (ScenarioRun *run, guint var, const char *word, gint *ret);
/* "NAME = N"; @ret_name is owned by the caller. FALSE, and nothing said: it is not of that form. */
gboolean scenario_split_assignment (const char *text, char **ret_name, char **ret_value);
/* "NAME: TEXT", the same. */
gboolean scenario_split_colon (const char *text, char **ret_name, char **ret_text);

/* ---- scenario-cards.c ----------------------------------------------------------------- */

typedef struct
{
  guint16 def;
  guint n;      /* so many of them */
  guint16 flags, denied;
  gboolean face_down; /* under the top card of a piece */
  guint8 owner; /* SORTIE_NO_SEAT: not said */
} ScenarioCard;

/* A list of cards. */
typedef struct
{
  GArray *cards;     /* of ScenarioCard */
  gboolean more_before, more_behind; /* "...": other cards may lie there */
} ScenarioCards;

typedef struct
{
  guint8 controller; /* SORTIE_NO_SEAT: not said, or nobody */
  gboolean is_nobodys;
  GArray *cards;     /* of ScenarioCard, the top one first */
  gint *marks;       /* one for each that the game has */
  guint32 memory;
} ScenarioPiece;

gboolean scenario_read_cards (ScenarioRun *run, const char *text, ScenarioCards *ret);
void scenario_cards_clear (ScenarioCards *cards);
/* (transfer full) (element-type ScenarioPiece): pieces with ";" between them; NULL: said what is
 * wrong */
GPtrArray *scenario_read_pieces (ScenarioRun *run, const char *text);
/* "imp(committed)". (transfer full) */
char *scenario_card_text (const ScenarioRun *run, guint16 card);

/* ---- scenario-setup.c ----------------------------------------------------------------- */

/* The match of the scenario's terms, before anything is dealt. */
gboolean scenario_open_match (ScenarioRun *run);
/* (transfer full): another deal by the same terms; NULL and @error */
SortieDeal *scenario_make_deal (const ScenarioRun *run, GError **error);
/* (nullable): the line that expects the set-up to be refused. */
const ScenarioLine *scenario_refused_setup (const Scenario *scenario);
gboolean scenario_expect_refused_setup (ScenarioRun *run, const ScenarioLine *line);
/* What lies beside the file @beside, or else above that, and so on. (transfer full) (nullable) */
char *scenario_find_file (const char *beside, const char *path, GFileTest test);

/* ---- scenario-position.c -------------------------------------------------------------- */

/* Deals the match. FALSE and @error: the game refuses to set it up. */
gboolean scenario_set_up (ScenarioRun *run, GError **error);
/* Runs to the first decision. */
gboolean scenario_start (ScenarioRun *run);

/* scenario-chance.c */
void scenario_chance_free (gpointer chance);
gboolean scenario_prescribe (ScenarioRun *run, const char *text);
void scenario_watch_chance (ScenarioRun *run);
/* Takes the dice that are prescribed out of the list, for run->dice; from then on other dice fall as they
 * may. FALSE: something else is prescribed. */
gboolean scenario_know_dice (ScenarioRun *run);
/* Whatever was prescribed has fallen. */
gboolean scenario_chance_is_used (ScenarioRun *run);

/* scenario-moves.c */
gboolean scenario_move (ScenarioRun *run, const char *text);
/* Answers what a front end answers by itself. */
void scenario_settle (ScenarioRun *run);
/* The window of a phase stays open: else the match would run on into the next turn before
 * anybody has looked. */
gboolean scenario_is_window (const SortiePlay *p);

/* Feeds a line as whoever sits there types it. FALSE and @why: it is refused. */
gboolean scenario_feed (ScenarioRun *run, guint8 seat, const char *line, SortieRefusal *why);
/* Plays a line of that seat. */
gboolean scenario_play_line (ScenarioRun *run, guint8 seat, const char *line);

/* ---- scenario-teach.c ----------------------------------------------------------------- */

/* A line of a section `teach`: its word, and the rest. */
typedef enum
{
  SCENARIO_SAY,
  SCENARIO_ACCEPT,
  SCENARIO_OTHERWISE,
  SCENARIO_DONE,
  SCENARIO_N_TEACHINGS,
} ScenarioTeaching;

/* @ret_text: inside @text. FALSE: it begins with none of the words. */
gboolean scenario_read_teaching (const char *text, ScenarioTeaching *ret, const char **ret_text);
/* What a learner who does as told would do: makes the first move of the section that is accepted,
 * and looks whether the others are legal. @i: the line at hand */
gboolean scenario_teach (ScenarioRun *run, guint i);

/* ---- scenario-solve.c ----------------------------------------------------------------- */

/* The sections `solve` of a scenario. Lists are of texts and lines of the scenario. */
typedef struct
{
  guint8 seat;
  guint turns;             /* by whose end the goal is judged */
  guint first;             /* how many first decisions solve it */
  GPtrArray *task, *hints; /* (element-type utf8), ended by NULL */
  GPtrArray *goals, *solution, *fails; /* (element-type ScenarioLine) */
  const char *solved;      /* (nullable) */
} ScenarioPuzzle;

/* The run is at the first decision of the position. FALSE: said what is wrong. */
gboolean scenario_read_puzzle (ScenarioRun *run, ScenarioPuzzle *ret);
void scenario_puzzle_clear (ScenarioPuzzle *puzzle);
SortieSolveStand scenario_puzzle_stand (ScenarioRun *run, const ScenarioPuzzle *puzzle,
                                        guint16 first_turn, const SortiePlay *p);
/* Proves all that the section claims; once, at the first line of it. */
gboolean scenario_solve (ScenarioRun *run, guint part);

/* ---- scenario-table.c ----------------------------------------------------------------- */

/* "ZONE: CARDS | N | empty", "PLACE: PIECES | empty". */
gboolean scenario_expect_at (ScenarioRun *run, const char *name, const char *text);
/* The seat sees no face in the zone. */
gboolean scenario_expect_hidden (ScenarioRun *run, guint8 seat, const char *zone);
/* "ZONE: CARDS": the faces that the seat sees there. */
gboolean scenario_expect_shown (ScenarioRun *run, guint8 seat, const char *text);
/* A seat, "ZONE/CARD", or the piece on "PLACE"; with #N the N-th. */
gboolean scenario_find_thing (ScenarioRun *run, const char *word, SortieRef *ret);

/* scenario-recall.c: "ZONE: CARDS | nothing", "PLACE: ...": what the seat remembers of what lies
 * there. */
gboolean scenario_expect_recall (ScenarioRun *run, const char *seat_id, const char *text);

/* scenario-expect.c */
gboolean scenario_expect (ScenarioRun *run, const char *text);
/* What several lines add up to: called behind the last line of a section. */
gboolean scenario_expect_end (ScenarioRun *run);
