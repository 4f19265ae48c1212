/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game.h: the one table that a game module exports.
 *
 *     const SortieGame sortie_game = {
 *       .interface = SORTIE_INTERFACE_VERSION,
 *       .stamp = SORTIE_STAMP,
 *       .id = "mygame",
 *       ...
 *     };
 *
 * Facts come first, then a few functions. Whatever is NULL has a default. From these tables, the framework
 * parses and formats moves, makes views, saves, hashes, undoes and replays. All tables end with an entry whose
 * id (element, name) is NULL. docs/writing-a-game.md builds a game step by step.
 */
#pragma once
#include <sortie/base.h>
#include <sortie/state.h>
#include <sortie/table.h>
#include <sortie/view.h>
#include <sortie/query.h>
#include <sortie/frame.h>
#include <sortie/event.h>
#include <sortie/move.h>
#include <sortie/language.h>
#include <sortie/speech.h>
#include <sortie/deck.h>
G_BEGIN_DECLS

/* ---- The table of a game, and what its rows are. */

/* A program that plays: sortie/bot.h. */
typedef struct SortieBotKind SortieBotKind;

/* A way to play: who sits at the table. A row with `least_seats` is a mode for each number of seats, from this
 * to all that are listed; with three, the first three sit. If the row has a title, its modes are "circle-3",
 * "circle-4", and people read "Circle, 3 players". Without a title they are "two", "three", ..., and people read
 * "Two players". Where the game counts modes (the bits of choices and places, sortie_mode()), they are one: the
 * row. */
typedef struct
{
  const char *id;
  const char *title;          /* (nullable) if there is `least_seats` */
  const char *rule;
  const char *const *seats;   /* ids, NULL-terminated: "north", "south" */
  const char *const *names;   /* (nullable): what they are called, N_(): "North"; with another form for the middle of a
                                 sentence: "Boss|in-text=the Boss" */
  guint8 automatic;           /* bit per seat: never decides anything */
  /* seats with the same number win together, in at least two teams; empty (all 0): every seat plays for itself */
  guint8 teams[SORTIE_MAX_SEATS];
  /* one player sees and decides for all seats with the same number; all the same: each seat has its own
   * player. Seats of one player are in one team */
  guint8 players[SORTIE_MAX_SEATS];
  const char *about; /* (nullable): one sentence for the menu, N_() */
  gboolean fall_together; /* a seat that loses takes its whole team with it (sortie_lose()) */
  gboolean together; /* all seats are one team against the game: all win, or nobody does (sortie_lose_all()) */
  gboolean sided;    /* seats have a left and a right: `sides` of the game says what faces what */
  guint8 least_seats; /* from 2; 0: always all seats */
  guint8 row;        /* the library's own: the number of the row in the game's table */
} SortieModeDecl;

/* A row of modes. It has as many of @names_, from the first, as ids follow. Each seat plays for itself. */
#define SORTIE_MODE_ROW(id_, title_, rule_, names_, ...)                               \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .names = names_,                        \
    .seats = (const char *const[]) { __VA_ARGS__, NULL }                               \
  }

/* The same for seats in teams. @teams_: a team for each seat: SORTIE_TEAMS (0, 1, 0, 1) */
#define SORTIE_TEAMS_ROW(id_, title_, rule_, names_, teams_, ...)                      \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .names = names_, .teams = teams_,       \
    .seats = (const char *const[]) { __VA_ARGS__, NULL }                               \
  }
#define SORTIE_TEAMS(...) { __VA_ARGS__ }

/* A row for @least_ players up to as many as ids follow, each for itself. */
#define SORTIE_SEATS_ROW(rule_, names_, least_, ...)                                   \
  {                                                                                    \
    .id = "players", .rule = rule_, .names = names_, .least_seats = least_,            \
    .seats = (const char *const[]) { __VA_ARGS__, NULL }                               \
  }

/* How far ahead bots can compare positions. Until then, others may still do something with their turn; the judgement
 * contains it, or the evaluation itself says what they threaten. */
typedef enum
{
  SORTIE_HORIZON_TURN,  /* the next turn of the seat that decides */
  SORTIE_HORIZON_PHASE, /* the next phase: for turns with many decisions, whose effect shows sooner */
} SortieHorizon;

/* What is chosen before a game, besides options: decks, an opponent. When nobody chooses, the match takes
 * what the content marks with default="yes". If there are several, each seat takes the next. */
typedef struct
{
  const char *id;          /* "deck", "opponent": the option's name on the command line */
  const char *title;
  const char *rule;
  gboolean per_seat;       /* --deck SEAT=X */
  guint32 modes;           /* bit per mode that needs it */
  guint32 seats;           /* bit per seat, when per_seat; nobody chooses for automatic seats */
  const char *deck_kind;   /* (nullable): a deck of this kind is chosen */
  const char *card_kind;   /* (nullable): else a definition of this kind is chosen. The first part of its text says how
                            * it is beaten: front ends repeat it when the match begins */
  const char *record_of;   /* (nullable): else a record of this choice's definition (a class) */
} SortieChoiceDecl;

/* One thing chosen: the id of a deck, definition or record. */
typedef struct
{
  guint8 choice;  /* index into the choices */
  guint8 seat;
  const char *id;
  const SortieDeck *deck; /* the deck with that id, ready-made or custom; NULL: none */
} SortieChosen;

/* What happened between two moments at which a match can be looked at from outside. */
typedef struct
{
  const SortiePlay *before;  /* right after the previous event, or when the move began */
  const SortiePlay *now;
  const SortieEvent *event;  /* what has just happened; NULL: the move is over */
  guint64 *memory;           /* the game's own data, kept from one call to the next; 0 at the start */
} SortieCourse;

/* A line of the summary of a match that is over. */
typedef struct
{
  const char *title; /* N_(): "Damage dealt" */
  guint8 event;      /* SORTIE_GAME_EVENT (): its amounts are added up */
  guint8 gained;     /* or SORTIE_OF () a variable: those of its gain; 0: of `event` */
  gboolean to_whom;  /* add up for the seat that it happens to, instead of the seat that does it */
  gboolean of_units; /* name the card that did most of it, in one row of a game */
  gboolean of_others; /* count only what is done to another seat */
} SortieSummaryDecl;

/* What a seat can lose, for the sentence that sums up what the others did since its turn. The first row that fits an
 * event counts it for the event's seat. */
typedef struct
{
  guint8 event;     /* SORTIE_GAME_EVENT () */
  /* N_(): "{amount} life": the amounts are added up; "{things} from the hand": the subjects are named. NULL: they are
   * named without more */
  const char *says;
  const char *says_many; /* (nullable): the same for the amounts that take the plural */
  gboolean grave;   /* only when the event is grave (sortie/event.h) */
  gboolean known;   /* only when the event finds things to name */
  gboolean by_others; /* only when another seat or the rules cause it, not the seat itself */
  gboolean apart;   /* it is told where it happens, and the sum leaves it out, such as a wound of a unit */
} SortieLossDecl;

/* When a player is warned. */
typedef enum
{
  SORTIE_WARN_DANGER, /* before the seat decides: what may happen to it; at most once in a turn */
  SORTIE_WARN_ENDING, /* before it closes a window ("done"): what it leaves undone */
  SORTIE_WARN_MOVE,   /* before it makes a move that it may regret */
} SortieWarningTime;

/* The most warnings. With more, the list from which players switch them off would be too long to read. */
#define SORTIE_MAX_WARNINGS 16

/* What a good host points out before it is too late, about something on the table that a beginner may overlook. A front
 * end asks for the warnings; a player may switch each off by its id. */
typedef struct
{
  const char *id;    /* "attack-left" */
  const char *title; /* N_(): what it warns of, for a list: "An attack that may destroy a unit" */
  SortieWarningTime when;
  gboolean once;           /* for SORTIE_WARN_DANGER: at most once in a match */
  gboolean weighs_chances; /* it is not given where the dice are known beforehand, as in a puzzle */
  /* The warning as whole sentences in the reader's language; NULL: no warning. It reads only @view, of the
   * seat that is warned, so it cannot reveal what is hidden. @legal: the seat's moves now; none while
   * another seat decides. (transfer full). (nullable) if there is `says` or `regret` */
  char *(*warn) (const SortieView *view, const SortieMoves *legal);
  /* (nullable), N_(): the warning about the first other seat for which `of` holds, with {seat} and {n} */
  const char *says;
  /* whether it is about @seat; @ret_n: (out): {n}, 0 at first */
  gboolean (*of) (const SortieView *view, guint8 seat, gint *ret_n);
  /* instead of `warn`, where the game tries moves: for SORTIE_WARN_MOVE about @move, one of the moves @legal of @seat,
   * else @move is NULL. @world: a position that the seat may imagine (sortie_view_imagine()). The function may try
   * moves in a copy of it, and tells nothing that depends on what is hidden. (transfer full) */
  char *(*regret) (const SortiePlay *world, guint8 seat, const SortieMoves *legal, const SortieMove *move);
} SortieWarningDecl;

/* ---- Layout: rows that draw the table, for a game without `show`.
 *
 * The other seats come first, in the order of turns, then what is shared, then the reader. Within each, the rows
 * keep their order. A set of places begins a new row of boxes, and so does the row after it.
 */

/* What a row draws. */
typedef enum
{
  SORTIE_LAYOUT_END, /* after the last row */
  SORTIE_LAYOUT_VARIABLE,
  SORTIE_LAYOUT_VARIABLES, /* all, each as its own row says (`shown` of SortieVarDecl) */
  SORTIE_LAYOUT_PLACES,
  SORTIE_LAYOUT_ZONE,
  SORTIE_LAYOUT_LEADER, /* who leads, while tricks are played (sortie/event.h) */
  SORTIE_LAYOUT_PLAYED, /* the card of a seat in the trick on the table */
} SortieLayoutKind;

/* A row: a variable, a set of places or a zone, by its number in the game's table. */
typedef struct
{
  SortieLayoutKind kind;
  guint8 index;
  SortieLayoutWhen when;
  const guint8 *values; /* (nullable): the values of pieces on places that are shown; ends with 0xff */
  gint16 maximum;       /* of a variable that is drawn as part of a maximum; 0: none */
} SortieLayoutRow;

/* Rows of a layout: all variables; a variable or a zone, each with further fields; a set of places, with @when_ and the
 * values of the pieces there. */
#define SORTIE_SHOW_VARIABLES { .kind = SORTIE_LAYOUT_VARIABLES }
#define SORTIE_SHOW_VARIABLE(var, ...) { .kind = SORTIE_LAYOUT_VARIABLE, .index = var, __VA_ARGS__ }
#define SORTIE_SHOW_ZONE(zone, ...) { .kind = SORTIE_LAYOUT_ZONE, .index = zone, __VA_ARGS__ }
#define SORTIE_SHOW_PLACES(place, when_, values_) { SORTIE_LAYOUT_PLACES, place, when_, values_, 0 }

/* For a game with tricks: who leads, and what each seat has played to the trick on the table. */
#define SORTIE_SHOW_LEADER { .kind = SORTIE_LAYOUT_LEADER }
#define SORTIE_SHOW_PLAYED { .kind = SORTIE_LAYOUT_PLAYED }

/* The values of a row: SORTIE_VALUES (MY_VALUE_COST, MY_VALUE_STEPS). */
#define SORTIE_VALUES(...) ((const guint8[]) { __VA_ARGS__, 0xff })

/* ---- Weights: how good a position is, as a sum instead of `evaluate`.
 *
 * The rows of a seat are added up, and the best sum of an opponent is subtracted. Rows that are `own` count only for
 * the seat itself, because it sees its own cards, but of the others' only the number.
 */

/* What has a weight. */
typedef enum
{
  SORTIE_WEIGHT_END,      /* after the last row */
  SORTIE_WEIGHT_VARIABLE, /* the variable `index` of a seat */
  SORTIE_WEIGHT_CARDS,    /* how many cards are in its zone `index` */
  SORTIE_WEIGHT_PRINTED,  /* the sum of the value `value` that is printed on them */
  SORTIE_WEIGHT_FUNCTION, /* what a function of the game says */
} SortieWeightKind;

/* A row: a rule of the rulebook by which somebody wins or loses, for people who ask for the goal. */
typedef struct
{
  const char *rule;
  guint32 modes; /* bit per mode in which it applies; 0: every mode */
} SortieEndDecl;

/* A row: what one of these is worth, in hundredths of the game's own unit. */
typedef struct
{
  SortieWeightKind kind;
  gint16 weight;
  guint8 index;
  guint8 value;
  gboolean own;
  gint (*function) (const SortiePlay *p, guint8 seat);
} SortieWeight;

/* ---- Features: how good a position is, as a sum of things that one look at the table counts.
 *
 * Each has a name, and a row that gives its weights. In the source tree, `make evaluations` can then find weights that
 * predict the winner, and `make tuning` weights that win more games.
 */

/* The most rows of features that a game may have. */
#define SORTIE_MAX_FEATURES 48

/* A row: what one of these is worth, in hundredths of the game's own unit. */
typedef struct
{
  const char *id;
  gint weight; /* for a seat that plays by it */
  gint tells;  /* for predicting the winner; if it is 0 in all rows, @weight is used for that, too */
} SortieFeature;

/* The one symbol of a module. Tables and strings live as long as the program. Every field must be filled in,
 * unless it is (nullable) or optional: sortie_game_check() checks this. */
struct SortieGame
{
  guint16 interface; /* SORTIE_INTERFACE_VERSION */
  guint32 stamp;     /* SORTIE_STAMP */
  const char *id;
  const char *title;
  const char *version;
  const char *domain;      /* gettext domain of its texts; NULL: it has no catalogue. What the catalogue lacks is
                            * looked up in the framework's, which has no word of any game */
  const char *content;     /* folder of its content below the content path */
  const char *about;       /* one line for the menu */

  const SortieModeDecl *modes;
  const SortieChoiceDecl *choices;
  const SortieOptionDecl *options;
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieFlagDecl *flags;
  const SortieMemoryDecl *memories;
  SortieVocabulary vocabulary;
  SortieRules rules;
  SortieBounds bounds;     /* the framework works out zones, places, vars and marks from the tables */
  /* (nullable): lowers @bounds, as given above, for that mode, as many seats and these options; never raises
   * them */
  void (*fit_bounds) (guint mode, guint n_seats, const gint16 *options, SortieBounds *bounds);
  guint32 max_moves;       /* no match takes more moves than this, with options that limit it as they start; the kit
                            * checks it */

  /* (nullable): width, height and edges of the grid in that mode for these options */
  void (*grid) (guint mode, const gint16 *options, guint8 *ret_width, guint8 *ret_height,
                guint8 *ret_wraps);
  /* (nullable): deals the cards into the empty state. FALSE and @error (SORTIE_ERROR_CONTENT) when a
   * choice cannot be played. NULL: deals nothing */
  gboolean (*setup) (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);
  /* (nullable): which seat answers for a seat that never decides itself */
  guint8 (*decider) (const SortiePlay *p, guint8 seat);
  /* (nullable): the seat whose turn comes @n turns (0 to 7) after @seat's, if nobody is out. After all seats, @seat
   * comes again. Everything that goes round the table goes in this order: answers, what each player does, the next
   * turn. NULL: by their numbers */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n);
  /* (nullable): how good this position is for a seat, in hundredths of the game's own unit. Reads only what the seat
   * may know. NULL: `weights`, or else the score; if `features` apply, they are asked instead. Without any of these,
   * bots only distinguish won and lost */
  gint (*evaluate) (const SortiePlay *p, guint8 seat);
  /* (nullable): a sentence about a broken invariant of the game, or NULL. (transfer full) */
  char *(*check) (const SortiePlay *p);
  /* (nullable): draws the table as a view shows it. NULL: `layout` */
  void (*show) (const SortieView *view, SortieSketch *sketch);

  SortieHorizon horizon; /* how far bots play on before they ask @evaluate */
  /* (nullable): reports every rule of deck building that a deck breaks (sortie_deck_breach()). A match begins
   * only with decks without a report. setup() checks what depends on the other choices. NULL: every deck
   * is good */
  void (*check_deck) (const SortieDeckCheck *check);
  /* (nullable): a sentence about a broken invariant that one position cannot show, or NULL. Only the kit
   * asks, never a match. (transfer full) */
  char *(*check_course) (const SortieCourse *course);
  const SortieEndDecl *ends; /* (nullable): up to a row without a rule: how a match is won and lost */
  /* (nullable): the rule by which a match never ends in a draw, so that nobody can agree on one */
  const char *never_drawn;
  /* (nullable): bit per seat for which the abilities of @source (a piece) work as well as for its controller.
   * Each of these seats is "you" to the abilities, one at a time. An answer to an event, or a change of a
   * value, counts once: for the first seat that it concerns, the controller before the others */
  guint8 (*works_for) (const SortiePlay *p, SortieRef source);
  const SortieSides *sides; /* (nullable) where no mode has sides (sortie/state.h) */
  /* (nullable): the game's own bots (sortie/bot.h), up to NULL */
  const SortieBotKind *const *bots;
  /* (nullable): for each row of `modes` what the numbers of the evaluation mean there, as `make evaluations` of the
   * source tree fits it: of two sides, the one whose position has the value e wins about 1 / (1 + exp (-e / scale)) of
   * the time. It is not told if there are more than two sides. 0: nobody has measured it, or the numbers do not tell
   * who wins */
  const guint *evaluation_scales;
  const SortieSummaryDecl *summary; /* (nullable): up to a row without a title */
  const SortieLossDecl *losses; /* (nullable): up to a row without an event */
  const SortieWarningDecl *warnings; /* (nullable): up to a row without an id */
  /* (nullable): rows instead of `show`, up to SORTIE_LAYOUT_END. NULL: every variable, set of places and zone that
   * anybody sees, in the order of the tables */
  const SortieLayoutRow *layout;
  const SortieWeight *weights; /* (nullable): instead of `evaluate`, up to SORTIE_WEIGHT_END */
  /* (nullable): up to a row without an id. A good guide for play does not always tell who will win: the winner often
   * has cards left, but keeping cards does not win. So each row has two weights. `greedy` chooses by the first,
   * `search` by the mean of both (with SORTIE_HORIZON_PHASE and without rounds by the first), and chances to win are
   * computed from the second. */
  const SortieFeature *features;
  guint32 feature_modes; /* bit per mode in which @features are asked, in the others @evaluate; 0: every mode */
  /* with `features`: adds to each number of @ret, 0 before, how much of that feature the position has for a seat,
   * in hundredths. Reads only what the seat may know */
  void (*count) (const SortiePlay *p, guint8 seat, gint *ret);
};

/**
 * SORTIE_STAMP:
 *
 * The layout of everything that a module and the library share, as one number that the compiler computes: the sizes of
 * the tables and of the state, and how many of the framework's verbs, questions, procedures, events and reasons come
 * before a game's own. It changes with each commit that changes a layout, before the interface number does. The library
 * refuses a module with another stamp, because that module would read and write in the wrong places. The stamp does not
 * notice two fields of the same size that change places.
 */
#define SORTIE_STAMP                                                                   \
  SORTIE_STAMP_4 (SORTIE_STAMP_TABLES ^ SORTIE_STAMP_STATE, SORTIE_N_VERBS, SORTIE_N_ASKS, \
                  SORTIE_N_PROCS, SORTIE_N_EVENTS * 256 + SORTIE_N_REASONS)

/* The parts of SORTIE_STAMP; nothing else uses them. */
#define SORTIE_STAMP_1(stamp, number) (((stamp) ^ (guint32) (number)) * 16777619u)
#define SORTIE_STAMP_4(stamp, a, b, c, d)                                              \
  SORTIE_STAMP_1 (SORTIE_STAMP_1 (SORTIE_STAMP_1 (SORTIE_STAMP_1 (stamp, a), b), c), d)
#define SORTIE_STAMP_OF(stamp, a, b, c, d)                                             \
  SORTIE_STAMP_4 (stamp, sizeof (a), sizeof (b), sizeof (c), sizeof (d))

/* The sizes that it is made of. */
#define SORTIE_STAMP_TABLES                                                            \
  SORTIE_STAMP_OF (SORTIE_STAMP_WORDS, SortieGame, SortieModeDecl, SortieChoiceDecl,   \
                   SortieOptionDecl)                                                   \
  ^ SORTIE_STAMP_OF (SORTIE_STAMP_RULES, SortieZoneDecl, SortiePlaceDecl, SortieVarDecl, \
                     SortieMarkDecl)                                                   \
  ^ SORTIE_STAMP_OF (3, SortieSummaryDecl, SortieWarningDecl, SortieChosen, SortieCourse) \
  ^ SORTIE_STAMP_OF (SORTIE_STAMP_OF (4, SortieFeature, SortieLossDecl, SortieEndDecl, SortieModeDecl), \
                     SortieLayoutRow, SortieWeight, SortieEventEffect, SortieOperand)
#define SORTIE_STAMP_WORDS                                                             \
  SORTIE_STAMP_OF (SORTIE_STAMP_OF (0, SortieVocabulary, SortieValueDecl, SortieKindDecl, \
                                    SortieSetDecl),                                    \
                   SortieElement, SortieSaying, SortieContext, SortieDeckKindDecl)
#define SORTIE_STAMP_RULES                                                             \
  SORTIE_STAMP_OF (SORTIE_STAMP_OF (1, SortieRules, SortieVerbDecl, SortieDecisionDecl, \
                                    SortieEventDecl),                                  \
                   SortieChainPolicy, SortiePhaseDecl, SortieTurnDecl, SortieVerdictDecl)
#define SORTIE_STAMP_STATE                                                             \
  SORTIE_STAMP_OF (SORTIE_STAMP_OF (2, SortieSetup, SortieState, SortieCard, SortiePiece), \
                   SortieFrame, SortieEvent, SortieDef, SortieMove)

/* ---- For tools: evaluating a position, and modules. */

/* Whether the game says how good a position is; and how good, by its features, its function, its weights or its score
 * (0 if it does not say). Kinds of bots that a program adds (sortie/bot.h) also compare positions in this way. */
gboolean sortie_game_evaluates (const SortieGame *game);
gint sortie_game_evaluate (const SortiePlay *p, guint8 seat);

/* ---- Modules: finding, loading and preparing games.
 *
 * Modules are shared objects: loading one runs its code. Two functions load them, and it is always clear which one. A
 * file (a deck, a journal, a scenario, an index) always names a game by its id. The library looks up the id in the
 * folders that the user named, or in the build tree when run from it, or in the installed folder, never in the current
 * folder by accident. A path leads to a module only if a person typed it.
 *
 * In both cases, the library refuses a module that somebody other than root and the user could have written. For an
 * id, it also checks the folder. A loaded module stays loaded.
 */

/* A game with its content, ready to be played. */
typedef struct
{
  const SortieGame *game;
  SortieCatalogue *catalogue;
  char *content_folder;
  SortieRules *rules;    /* the framework's tables, and then the game's */
  SortieProcDecl *procs; /* the same for procedures, by frame code */
  const SortieInterrupt *interrupt; /* (nullable): its owner keeps and sets it: stops what the module's matches do; it
                                     * applies to matches made from now on */
  SortieRulebook *rulebook; /* (nullable): NULL until somebody asks for it */
} SortieModule;

/* Frees the catalogue; the shared object stays loaded. @module may be NULL. */
void sortie_module_free (SortieModule *module);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieModule, sortie_module_free)

/* Where to look: folders separated by colons, (nullable). Those of an installed Sortie are the variables moduledir and
 * contentdir of its pkg-config file. */
typedef struct
{
  const char *modules;
  const char *content;
  void (*opened) (const SortieGame *game); /* (nullable): is told of each game before anything of it is read, for
                                            * example to bind its `domain` to a folder */
} SortiePaths;

/* The ids of all games found, sorted, NULL-terminated. Loads none of them. (transfer full) */
char **sortie_module_list (const SortiePaths *paths);

/**
 * sortie_module_load:
 * @id: of a game; may come from anywhere
 *
 * Loads, checks and prepares a game and its content.
 *
 * Returns: (transfer full): the module. NULL with SORTIE_ERROR_UNKNOWN and the nearest match if there is no such game
 *   or @id is no id; NULL with SORTIE_ERROR_MODULE if the module cannot be used; NULL and every error of the content
 */
SortieModule *sortie_module_load (const SortiePaths *paths, const char *id, GError **error);

/**
 * sortie_module_load_file:
 * @path: of a shared object; from the command line, never from a file
 *
 * The same for a module that is not installed, whatever its id. Only the file must be safe from others; the person who
 * names it is responsible for its folder.
 *
 * Returns: (transfer full): the module; NULL and @error as sortie_module_load()
 */
SortieModule *sortie_module_load_file (const SortiePaths *paths, const char *path, GError **error);

G_END_DECLS
