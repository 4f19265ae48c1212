/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-run.h: a scenario while it runs; what the files of scenarios share.
 *
 *     scenario-parse.c     parses a file into scenarios with sections
 *     scenario.c           runs them
 *     scenario-report.c    the report about them
 *     scenario-idle.c      texts that must not take effect, rules that are shown
 *     scenario-words.c     names from the game's tables, with the nearest match
 *     scenario-cards.c     lists of cards and pieces, as written
 *     scenario-setup.c     the match of the scenario's terms, or its refusal
 *     scenario-position.c  lays out a position
 *     scenario-moves.c     plays lines
 *     scenario-match.c     what a seat says to the match
 *     scenario-teach.c     what a lesson asks for
 *     scenario-solve.c     what a puzzle says, and its proof
 *     scenario-chance.c    prescribed dice, coins, picks and shuffles
 *     scenario-expect.c    what must hold
 *     scenario-table.c     what must be where
 *     scenario-recall.c    what a seat must remember
 *
 * Functions that read return FALSE after they have reported what is wrong.
 */
#pragma once
#include "match/internal.h"
#include "kit/scenario-file.h"
#include "content/rulebook.h"
#include <sortie/kit.h>
#include "kit/puzzle.h"

typedef struct
{
  const char *file;         /* what messages call it */
  const Scenario *scenario;
  const SortieModule *module;
  const SortieRulebook *rulebook;
  SortieDeal *deal;         /* (nullable): NULL once the match has begun */
  SortiePlay laying;        /* the position that is laid out; laying.s is owned */
  SortieMatch *match;       /* (nullable): NULL before it begins */
  const SortiePlay *p;      /* its position; before it begins, the one that is laid out */
  GPtrArray *chance;        /* of ScenarioChance, in the order of the file */
  gboolean prescribes_dice; /* and after them all dice */
  GArray *dice;             /* (nullable): of guint8: the next known dice of a puzzle */
  guint fallen;             /* how many of them have been rolled */
  char *refusal;            /* (nullable): why the last refused line was refused */
  guint8 refused;           /* the seat whose line that was */
  GPtrArray *only;          /* of utf8: the moves of consecutive `only legal` lines */
  int line;                 /* the current line */
  GPtrArray *messages;      /* of utf8 */
  guint taught;             /* the last section `teach` or `solve` that was done */
  gboolean held;            /* `asks` looked at a question, which stays until the next move */
  gboolean broken;          /* the scenario itself has a fault */
} ScenarioRun;

/* scenario.c: makes and frees the lists of a run; other members stay as they are. */
void scenario_run_init (ScenarioRun *run);
void scenario_run_clear (ScenarioRun *run);

/* ---- scenario-report.c ---------------------------------------------------------------- */

/* Reports that an expectation does not hold. Returns FALSE. */
gboolean scenario_fails (ScenarioRun *run, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* The same for an error, which it frees. */
gboolean scenario_fails_with (ScenarioRun *run, GError *error);
/* Reports that the current line is wrong. Returns FALSE. */
gboolean scenario_broken (ScenarioRun *run, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Reports a broken position: invariants must hold after every move of every scenario. */
void scenario_check_position (ScenarioRun *run);
SortieScenarioReport *scenario_report_new (void);
/* Judges the scenario by what the run has reported. */
void scenario_report_add (SortieScenarioReport *report, const ScenarioRun *run);

/* ---- scenario-idle.c ------------------------------------------------------------------ */

/* Whether the texts that must be idle exist, and the scenario names their cards. */
gboolean scenario_check_idle (ScenarioRun *run);
/* Whether the rules that it shows exist; if a game has no rulebook, all do. */
gboolean scenario_check_rules (ScenarioRun *run);

/* ---- scenario-ledger.c ---------------------------------------------------------------- */

/* Whether a line with @texts was told (or not) among the reasons, or is told in the forecast. */
gboolean scenario_expect_why (ScenarioRun *run, guint8 reader, const char *name, char **texts, gboolean told);
gboolean scenario_expect_next (ScenarioRun *run, guint8 reader, const char *name, char **texts, gboolean told);

/* ---- scenario-words.c ----------------------------------------------------------------- */

/* Whether the sentences have, or the sentence has, the texts of "A" then "B", in this order. */
gboolean scenario_have_texts (char **sentences, char **texts);
gboolean scenario_has_texts (const char *sentence, char **texts);
/* The texts as written in the scenario, for messages. (transfer full) */
char *scenario_join_texts (char **texts);
/* A zone or a place. */
typedef struct
{
  gboolean is_place;
  guint16 index;
  guint8 seat; /* its owner; SORTIE_NO_SEAT: shared */
} ScenarioHome;

/* Looks a word up in a list of names, which is freed; names may be missing (NULL). @what: "a seat". */
gboolean scenario_find (ScenarioRun *run, const char *what, const char *word, GPtrArray *names, guint *ret);
/* Whether a refusal of the game cites this rule. */
gboolean scenario_knows_rule (ScenarioRun *run, const char *rule);
/* Whether the rulebook has a rule or chapter with this number. */
gboolean scenario_find_rule (ScenarioRun *run, const char *number);
gboolean scenario_find_seat (ScenarioRun *run, const char *word, guint8 *ret);
gboolean scenario_find_home (ScenarioRun *run, const char *word, ScenarioHome *ret);
gboolean scenario_find_card (ScenarioRun *run, const char *word, guint16 *ret_def);
/* Whether the card has that part: "passive", or a record such as "very-hard". NULL: whether it has none. */
gboolean scenario_find_part (ScenarioRun *run, guint16 def, const char *word);
/* "south.life", or "round" for a shared one. */
gboolean scenario_find_variable (ScenarioRun *run, const char *word, guint *ret, guint8 *ret_seat);
/* "red", or "not-red" for a clue. */
#define SCENARIO_NOT "not-"
gboolean scenario_find_flag (ScenarioRun *run, const char *word, guint *ret, gboolean *ret_denied);
gboolean scenario_find_memory (ScenarioRun *run, const char *word, guint *ret);
/* "SEAT TURN", "TURN" or "SEAT" */
gboolean scenario_find_turn (ScenarioRun *run, char **words, guint n, guint *ret_table,
                             guint8 *ret_seat);
gboolean scenario_find_phase (ScenarioRun *run, guint table, const char *word, guint *ret);
gboolean scenario_find_number (ScenarioRun *run, const char *word, gint *ret);
/* The value of a variable: a number, or one of its words if it has any. */
gboolean scenario_find_var_value (ScenarioRun *run, guint var, const char *word, gint *ret);
/* "NAME = N". The caller owns @ret_name. FALSE, without a message: it is not of that form. */
gboolean scenario_split_assignment (const char *text, char **ret_name, char **ret_value);
/* "NAME: TEXT", the same. */
gboolean scenario_split_colon (const char *text, char **ret_name, char **ret_text);

/* ---- scenario-cards.c ----------------------------------------------------------------- */

typedef struct
{
  guint16 def;
  guint n;      /* how many of them */
  guint16 flags, denied;
  gboolean face_down; /* under the top card of a piece */
  guint8 owner; /* SORTIE_NO_SEAT: not said */
} ScenarioCard;

/* A list of cards. */
typedef struct
{
  GArray *cards;     /* of ScenarioCard */
  gboolean more_before, more_behind; /* "...": other cards may be there */
} ScenarioCards;

typedef struct
{
  guint8 controller; /* SORTIE_NO_SEAT: not said, or nobody */
  gboolean is_nobodys;
  GArray *cards;     /* of ScenarioCard, the top one first */
  gint *marks;       /* one for each mark of the game */
  guint32 memory;
} ScenarioPiece;

gboolean scenario_read_cards (ScenarioRun *run, const char *text, ScenarioCards *ret);
void scenario_cards_clear (ScenarioCards *cards);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ScenarioCards, scenario_cards_clear)
/* (transfer full) (element-type ScenarioPiece): pieces separated by ";"; NULL: faults were reported */
GPtrArray *scenario_read_pieces (ScenarioRun *run, const char *text);
/* "imp(committed)". (transfer full) */
char *scenario_card_text (const ScenarioRun *run, guint16 card);

/* ---- scenario-setup.c ----------------------------------------------------------------- */

/* Opens the match with the scenario's terms, before dealing. */
gboolean scenario_open_match (ScenarioRun *run);
/* Deals the cards. FALSE and @error: the game refuses to set it up. */
gboolean scenario_set_up (ScenarioRun *run, GError **error);
/* (transfer full): a match with the same terms; NULL and @error */
SortieMatch *scenario_match_from (const ScenarioRun *run, const SortieOpening *opening, GError **error);
/* (nullable): the line that expects set-up to be refused */
const ScenarioLine *scenario_refused_setup (const Scenario *scenario);
gboolean scenario_expect_refused_setup (ScenarioRun *run, const ScenarioLine *line);
/* Looks for a path beside the file @beside, then in each folder above it. (transfer full) (nullable) */
char *scenario_find_file (const char *beside, const char *path, GFileTest test);

/* ---- scenario-position.c -------------------------------------------------------------- */

/* Begins the match and plays to the first decision. */
gboolean scenario_start (ScenarioRun *run);
/* Takes another match instead of the present one. @match: (transfer full) */
void scenario_take_match (ScenarioRun *run, SortieMatch *match);
/* Goes to a position in which somebody is asked, in another match. */
gboolean scenario_go_to (ScenarioRun *run, const SortieState *s);

/* scenario-chance.c */
void scenario_chance_free (gpointer chance);
gboolean scenario_prescribe (ScenarioRun *run, const char *text);
/* Makes them happen. */
SortieFate scenario_fate (ScenarioRun *run);
/* Moves the prescribed dice from the list to run->dice; from then on other dice are random. FALSE: something other
 * than dice is prescribed. */
gboolean scenario_know_dice (ScenarioRun *run);
/* Reports it if not everything that was prescribed has happened. */
void scenario_check_chance (ScenarioRun *run);

/* scenario-moves.c */
gboolean scenario_move (ScenarioRun *run, const char *text);
/* Gives the answers that a front end gives automatically. The window of a phase stays open, or else the match would run
 * into the next turn before anybody could look. */
void scenario_settle (ScenarioRun *run);
void scenario_settle_by (const SortieFeeder *feeder);

/* Plays a line as the seat's player would type it. FALSE and @why: it is refused. */
gboolean scenario_feed (ScenarioRun *run, guint8 seat, const char *line, SortieRefusal *why);
/* Plays a line of that seat. */
gboolean scenario_play_line (ScenarioRun *run, guint8 seat, const char *line);

/* ---- scenario-match.c ----------------------------------------------------------------- */

/* Whether the whole line is a word for the match. */
gboolean scenario_find_match_word (const char *line, guint *ret);
/* Says that word. FALSE: the match refuses it; this was reported. */
gboolean scenario_tell_match (ScenarioRun *run, guint8 seat, guint word);
/* The match must refuse it. @rule: (nullable): the rule that it must cite */
gboolean scenario_refuse_match (ScenarioRun *run, guint8 seat, guint word, const char *rule);

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

/* @ret_text: points into @text. FALSE: the line begins with none of the words. */
gboolean scenario_read_teaching (const char *text, ScenarioTeaching *ret, const char **ret_text);
/* Does what a learner would do: makes the first accepted move of the section, and checks that the others are legal.
 * @i: the current line */
gboolean scenario_teach (ScenarioRun *run, guint i);

/* ---- scenario-solve.c ----------------------------------------------------------------- */

/* The sections `solve` of a scenario. Lists are of texts and lines of the scenario. */
typedef struct
{
  guint8 seat;
  guint turns;             /* the turn at whose end the goal is judged */
  guint first;             /* how many first decisions solve it */
  GPtrArray *task, *hints; /* (element-type utf8), ended by NULL */
  GPtrArray *goals, *solution, *fails; /* (element-type ScenarioLine) */
  const char *solved;      /* (nullable) */
} ScenarioPuzzle;

/* The run is at the first decision of the position. FALSE: faults were reported. */
gboolean scenario_read_puzzle (ScenarioRun *run, ScenarioPuzzle *ret);
void scenario_puzzle_clear (ScenarioPuzzle *puzzle);
SortieSolveStand scenario_puzzle_stand (ScenarioRun *run, const ScenarioPuzzle *puzzle,
                                        guint16 first_turn, const SortiePlay *p);
/* Proves everything that the section claims. Does it once, at the first line of the section. */
gboolean scenario_solve (ScenarioRun *run, guint part);

/* ---- scenario-table.c ----------------------------------------------------------------- */

/* "ZONE: CARDS | N | empty", "PLACE: PIECES | empty". */
gboolean scenario_expect_at (ScenarioRun *run, const char *name, const char *text);
/* The seat sees no face in the zone. */
gboolean scenario_expect_hidden (ScenarioRun *run, guint8 seat, const char *zone);
/* "ZONE: CARDS": the faces that the seat sees there. */
gboolean scenario_expect_shown (ScenarioRun *run, guint8 seat, const char *text);
/* A zone or a place, and @ret_piece, the first piece there or, for "PLACE/CARD", that one; SORTIE_NOTHING: none. */
gboolean scenario_find_place (ScenarioRun *run, const char *name, ScenarioHome *ret, SortieRef *ret_piece);
/* A seat, "ZONE/CARD", or the piece on "PLACE"; with #N the N-th. */
gboolean scenario_find_thing (ScenarioRun *run, const char *word, SortieRef *ret);

/* scenario-recall.c: "ZONE: CARDS | nothing", "PLACE: ...": what the seat remembers of the cards there. */
gboolean scenario_expect_recall (ScenarioRun *run, const char *seat_id, const char *text);

/* scenario-expect.c */
gboolean scenario_expect (ScenarioRun *run, const char *text);
/* Judges what several lines together expect: called after the last line of a section. */
void scenario_expect_end (ScenarioRun *run);
