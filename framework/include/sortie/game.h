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
 * Facts first, then a few functions; whatever is NULL has a default. Parsing,
 * formatting, views, saving, hashing, undo and replay are the framework's, from these
 * tables. All tables end with an entry whose id (element, name) is NULL.
 * docs/writing-a-game.md writes one from nothing.
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
#include <sortie/pack.h>
G_BEGIN_DECLS

/* ---- The table of a game, and what its rows are. */

/* A program that plays: sortie/bot.h. */
typedef struct SortieBotKind SortieBotKind;

/* A way to play: who sits at the table. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  const char *const *seats;   /* ids, NULL-terminated: "north", "south" */
  const char *const *names;   /* (nullable): what they are called in sentences, N_(): "North" */
  guint8 automatic;           /* bit per seat: never decides anything itself */
  /* seats of equal number win together; all equal: every seat for itself */
  guint8 teams[SORTIE_MAX_SEATS];
  /* seats of equal number are one player's, who sees and decides for all of them; all equal: each
   * is somebody's own. Such seats are of one team. */
  guint8 players[SORTIE_MAX_SEATS];
  const char *about; /* (nullable): one sentence for the menu, N_() */
  gboolean fall_together; /* who loses does so with the whole team (sortie_lose()) */
  gboolean together; /* all seats are one team and play against the game: all win, or nobody does (sortie_lose_all()) */
  gboolean sided;    /* seats have a left and a right: `sides` of the game says what faces what */
} SortieModeDecl;

/* A row of modes: the seats are as many of @names_, from its start, as ids follow; each plays for itself. */
#define SORTIE_MODE_ROW(id_, title_, rule_, names_, ...)                               \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .names = names_,                        \
    .seats = (const char *const[]) { __VA_ARGS__, NULL }                               \
  }

/* From how far on positions can be compared: what the others do with their turn is either part of
 * the judgement, or the evaluation says itself what they threaten. */
typedef enum
{
  SORTIE_HORIZON_TURN,  /* the next turn of the seat that decides */
  SORTIE_HORIZON_PHASE, /* the next phase: much is decided in a turn, and much sooner seen */
} SortieHorizon;

/* What is chosen before a game, besides options: decks, an opponent. When nobody chooses, the match
 * takes what the content calls default="yes"; of several such decks each seat takes the next. */
typedef struct
{
  const char *id;          /* "deck", "opponent": the option's name on the command line */
  const char *title;
  const char *rule;
  gboolean per_seat;       /* --deck SEAT=X */
  guint32 modes;           /* bit per mode that needs it */
  guint32 seats;           /* bit per seat, when per_seat; of automatic seats nothing is asked */
  const char *deck_kind;   /* (nullable): a deck of this kind is chosen */
  const char *card_kind;   /* (nullable): else a definition of this kind is chosen */
  const char *record_of;   /* (nullable): else a record of this choice's definition (a class) */
} SortieChoiceDecl;

/* One thing chosen: the id of a deck, definition or record. */
typedef struct
{
  guint8 choice;  /* index into the choices */
  guint8 seat;
  const char *id;
  const SortieDeck *deck; /* the deck of that id, ready-made or somebody's own; NULL: none */
} SortieChosen;

/* What lies between two moments at which a match can be looked at from outside: a piece of its
 * course. */
typedef struct
{
  const SortiePlay *before;  /* right after what happened last, or when the move began */
  const SortiePlay *now;
  const SortieEvent *event;  /* what has just happened; NULL: the move is over */
  guint64 *memory;           /* the game's own, from one call to the next; 0 at the start */
} SortieCourse;

/* A line of the summary of a match that is over. */
typedef struct
{
  const char *title; /* N_(): "Damage dealt" */
  guint8 event;      /* SORTIE_GAME_EVENT (): its amounts are added up */
  gboolean to_whom;  /* for the seat that it happens to, instead of the one that does it */
  gboolean of_units; /* the card that did most of it is named */
  gboolean of_others; /* only what is done to another seat counts */
} SortieSummaryDecl;

/* When somebody at the table is warned. */
typedef enum
{
  SORTIE_WARN_DANGER, /* before the seat decides: what may happen to it; told once in a turn */
  SORTIE_WARN_ENDING, /* before it lets a window go by ("done"): what it leaves undone */
} SortieWarningTime;

/* A player who switched off that many would have a list too long to read. */
#define SORTIE_MAX_WARNINGS 16

/* What a good host says before it is too late, in words that a beginner may overlook on the table.
 * A front end asks; who reads may switch each off by its id. */
typedef struct
{
  const char *id;    /* "attack-left" */
  const char *title; /* N_(): what it warns of, for a list: "An attack that may destroy a unit" */
  SortieWarningTime when;
  /* The warning as whole sentences in the reader's language; NULL: there is nothing to warn of.
   * Reads @view, of the seat that is warned, and nothing else, so it cannot tell what is hidden.
   * @legal: the seat's moves now; none while another decides. (transfer full). (nullable) where `says` is */
  char *(*warn) (const SortieView *view, const SortieMoves *legal);
  /* (nullable), N_(): the warning about the first other seat for which `of` holds, with {seat} and {n} */
  const char *says;
  /* whether it is about @seat; @ret_n: (out): {n}, 0 at first */
  gboolean (*of) (const SortieView *view, guint8 seat, gint *ret_n);
} SortieWarningDecl;

/* ---- Layout: the table as a game lists it, instead of drawing it with `show`.
 *
 * The others are drawn in the order of turns, then what is shared, then the reader; of each, and of what is shared, the
 * rows in their order. A set of places begins a new row of boxes, and so does what follows it.
 */

/* What a row draws. */
typedef enum
{
  SORTIE_LAYOUT_END, /* behind the last row */
  SORTIE_LAYOUT_VARIABLE,
  SORTIE_LAYOUT_PLACES,
  SORTIE_LAYOUT_ZONE,
  SORTIE_LAYOUT_LEADER, /* who leads, while tricks are played (sortie/trick.h) */
  SORTIE_LAYOUT_PLAYED, /* the card of a seat in the trick on the table */
} SortieLayoutKind;

/* When. */
typedef enum
{
  SORTIE_LAYOUT_ALWAYS,
  SORTIE_LAYOUT_IN_USE, /* a variable that is not what it is at the start; of places those on which something stands */
  SORTIE_LAYOUT_ACTIVE, /* of the seat whose turn it is */
} SortieLayoutWhen;

/* A row, of a variable, a set of places or a zone by its number in the game's table. */
typedef struct
{
  SortieLayoutKind kind;
  guint8 index;
  SortieLayoutWhen when;
  const guint8 *values; /* (nullable): of what stands on places, the values worth showing; ends with 0xff */
  gint16 maximum;       /* of a variable that is drawn as a part of it; 0: none */
} SortieLayoutRow;

/* Rows of a layout: a variable, with more fields behind; a zone; a set of places, @when_ and with which values of what
 * stands there. */
#define SORTIE_SHOW_VARIABLE(var, ...) { SORTIE_LAYOUT_VARIABLE, var, __VA_ARGS__ }
#define SORTIE_SHOW_ZONE(zone) { SORTIE_LAYOUT_ZONE, zone, SORTIE_LAYOUT_ALWAYS, NULL, 0 }
#define SORTIE_SHOW_PLACES(place, when_, values_) { SORTIE_LAYOUT_PLACES, place, when_, values_, 0 }

/* Of a game with tricks: who leads, and what each seat has played to the trick on the table. */
#define SORTIE_SHOW_LEADER { .kind = SORTIE_LAYOUT_LEADER }
#define SORTIE_SHOW_PLAYED { .kind = SORTIE_LAYOUT_PLAYED }

/* The values of a row: SORTIE_VALUES (MY_VALUE_COST, MY_VALUE_STEPS). */
#define SORTIE_VALUES(...) ((const guint8[]) { __VA_ARGS__, 0xff })

/* ---- Weights: how good a position looks, as a sum instead of `evaluate`.
 *
 * The rows of a seat are added up, and the best sum of an opponent is subtracted. Rows that are `own` are added for the
 * seat alone: it sees its own cards, but of the others' only how many there are.
 */

/* What is weighed. */
typedef enum
{
  SORTIE_WEIGHT_END,      /* behind the last row */
  SORTIE_WEIGHT_VARIABLE, /* the variable `index` of a seat */
  SORTIE_WEIGHT_CARDS,    /* how many cards lie in its zone `index` */
  SORTIE_WEIGHT_PRINTED,  /* the sum of the value `value` that is printed on them */
  SORTIE_WEIGHT_FUNCTION, /* what a function of the game says */
} SortieWeightKind;

/* A row: how much one of that is worth, in hundredths of the game's own unit. */
typedef struct
{
  SortieWeightKind kind;
  gint16 weight;
  guint8 index;
  guint8 value;
  gboolean own;
  gint (*function) (const SortiePlay *p, guint8 seat);
} SortieWeight;

/* ---- Features: how good a position looks, as a sum of what one look at the table counts.
 *
 * Each is weighed by its row. Because they have names and stand apart from their weights, `make evaluations` can find
 * weights for them that tell the winner, and `make tuning` weights that win more games.
 */

/* The most rows of features that a game may have. */
#define SORTIE_MAX_FEATURES 48

/* A row: how much one of that is worth. */
typedef struct
{
  const char *id;
  gint weight; /* in hundredths of the game's own unit */
} SortieFeature;

/* The one symbol of a module. Tables and strings live as long as the program; what is not said to
 * be (nullable) or optional must be there: sortie_game_check() looks. */
struct SortieGame
{
  guint16 interface; /* SORTIE_INTERFACE_VERSION */
  guint32 stamp;     /* SORTIE_STAMP */
  const char *id;
  const char *title;
  const char *version;
  const char *domain;      /* gettext domain of its texts; NULL: the framework's */
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
  SortieBounds bounds;     /* zones, places, vars and marks are worked out from the tables */
  /* (nullable): lowers @bounds, which are those above, for that mode, and so the seats in play, and
   * these options; never beyond them */
  void (*fit_bounds) (guint mode, const gint16 *options, SortieBounds *bounds);
  guint32 max_moves;       /* no game takes more moves than this; checked by the kit */

  /* (nullable): width, height and edges of the grid in that mode for these options */
  void (*grid) (guint mode, const gint16 *options, guint8 *ret_width, guint8 *ret_height,
                guint8 *ret_wraps);
  /* (nullable): deals the cards into the empty state. FALSE and @error when a choice cannot be played.
   * NULL: nothing is dealt */
  gboolean (*setup) (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);
  /* (nullable): who answers for a seat that never decides itself */
  guint8 (*decider) (const SortiePlay *p, guint8 seat);
  /* (nullable): whose turn comes @n turns (0 to 7) after @seat's, where nobody is out: as many
   * seats as there are, then @seat again. Everything that goes round the table goes in this order:
   * answers, what each player does, the next turn. NULL: by their numbers */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n);
  /* (nullable): how good this position looks for a seat, in hundredths of its own unit;
   * reads only what the seat may know. NULL: `features`, or else `weights`, or else the score; without any of them bots
   * know only won and lost */
  gint (*evaluate) (const SortiePlay *p, guint8 seat);
  /* (nullable): a sentence on a broken invariant of its own, or NULL. (transfer full) */
  char *(*check) (const SortiePlay *p);
  /* (nullable): draws the table as a view shows it. NULL: `layout` */
  void (*show) (const SortieView *view, SortieSketch *sketch);

  SortieHorizon horizon; /* how far bots play on before they ask @evaluate */
  /* (nullable): tells every rule of deck building that a deck breaks (sortie_deck_breach()). A
   * match begins only with decks in which it finds nothing; what depends on the other choices is
   * setup()'s. NULL: every deck is good */
  void (*check_deck) (const SortieDeckCheck *check);
  /* (nullable): a sentence on an invariant that cannot be seen in one position, or NULL; asked by
   * the kit, never during play. (transfer full) */
  char *(*check_course) (const SortieCourse *course);
  /* (nullable): the rule by which a match never ends in a draw, so that none can be agreed on */
  const char *never_drawn;
  /* (nullable): bit per seat for which the abilities of @source (a piece) work as well as for its
   * controller: each of them is "you" to them, one at a time. What answers an event or changes a
   * value does so once, for the first that it concerns, the controller before the others */
  guint8 (*works_for) (const SortiePlay *p, SortieRef source);
  const SortieSides *sides; /* (nullable) where no mode has sides (sortie/state.h) */
  /* (nullable): programs of its own that play it (sortie/bot.h), up to NULL */
  const SortieBotKind *const *bots;
  /* what @evaluate means: a position of value e is won about 1 / (1 + exp (-e / scale)) of the time,
   * as `make evaluations` fits it. 0: nobody has measured it */
  guint evaluation_scale;
  const SortieSummaryDecl *summary; /* (nullable): up to a row without a title */
  const SortieWarningDecl *warnings; /* (nullable): up to a row without an id */
  /* (nullable): without `show`, up to SORTIE_LAYOUT_END. NULL: every variable, set of places and zone, in the order of
   * the tables, except those that nobody sees */
  const SortieLayoutRow *layout;
  const SortieWeight *weights; /* (nullable): without `evaluate`, up to SORTIE_WEIGHT_END */
  const SortieFeature *features; /* (nullable): without `evaluate`, up to a row without an id */
  /* with `features`: adds to each number of @ret, 0 before, how much of that feature is in the position for a seat,
   * in hundredths; reads only what the seat may know */
  void (*count) (const SortiePlay *p, guint8 seat, gint *ret);
};

/**
 * SORTIE_STAMP:
 *
 * The shape of everything that a module and the library both lay hands on, as one number that the
 * compiler works out: the sizes of the tables and of the state, and how many verbs, questions,
 * procedures, events and reasons of the framework come before a game's own. Between two commits it
 * changes where the interface number does not yet; a module with another stamp is refused, since it
 * would read and write in the wrong places. Two fields of one size that change places are not seen.
 */
#define SORTIE_STAMP                                                                   \
  SORTIE_STAMP_4 (SORTIE_STAMP_TABLES ^ SORTIE_STAMP_STATE, SORTIE_N_VERBS, SORTIE_N_ASKS, \
                  SORTIE_N_PROCS, SORTIE_N_EVENTS * 256 + SORTIE_N_REASONS)

/* The parts of SORTIE_STAMP: of nothing else any use. */
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
  ^ SORTIE_STAMP_OF (SORTIE_STAMP_1 (4, sizeof (SortieFeature)), SortieLayoutRow, SortieWeight, SortieEventEffect, \
                     SortieOperand)
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

/* ---- For tools: the framework's own rows, the names of a game's content, modules. */

/* Its verbs, decisions, events, reasons and verdicts, each with a row without id at the end, and
 * nothing else. */
extern const SortieRules sortie_framework_rules;

/* Whether bots are told how good a position looks; and how good, 0 where they are not: by the game's function, its
 * features, its weights or its score. */
gboolean sortie_game_evaluates (const SortieGame *game);
gint sortie_game_evaluate (const SortiePlay *p, guint8 seat);

/* Draws the table with the game's function or by its rows. */
void sortie_game_show (const SortieView *view, SortieSketch *sketch);

/* What a warning says now; NULL: nothing. As SortieWarningDecl.warn. (transfer full) */
char *sortie_warning_say (const SortieWarningDecl *warning, const SortieView *view,
                          const SortieMoves *legal);

/* ---- Names for content: the words that a game's content may use.
 *
 * They come from the game's table alone, so they are there also while its content is broken,
 * which is when those who check or explain content want them most.
 */

/* The tables of a game as the readers of content want them. */
typedef struct SortieGameNames SortieGameNames;

/**
 * sortie_game_names_new:
 * @game: a game that sortie_game_check() has nothing against; it must outlive what is returned
 *
 * Returns: (transfer full): free with sortie_game_names_free()
 */
SortieGameNames *sortie_game_names_new (const SortieGame *game);

/* NULL is let pass. */
void sortie_game_names_free (SortieGameNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieGameNames, sortie_game_names_free)

/* (transfer none) */
const SortieContentNames *sortie_game_names_get (const SortieGameNames *names);

/* ---- Modules: finding, loading and preparing games.
 *
 * Modules are shared objects: whoever loads one runs its code. They are found in two ways, by two
 * functions, which nobody can mistake for each other. Whatever a file says, a deck, a journal, a
 * scenario, an index, is the id of a game and nothing else: it is looked up in the folders that the
 * user named, or in the build tree when run from it, or in the installed folder; never in the
 * current folder by accident. A path leads to a module only where a person typed it as one.
 *
 * Either way a module is refused that somebody else than root and the user could have written; so
 * is the folder of one that is looked up. A loaded module stays loaded.
 */

/* A game with its content, ready to be played. */
typedef struct
{
  const SortieGame *game;
  SortieCatalogue *catalogue;
  char *content_folder;
  SortieRules *rules;    /* the game's tables joined with the framework's */
  SortieProcDecl *procs; /* the same, by frame code */
  const SortieInterrupt *interrupt; /* (nullable): lent, set by its owner: breaks off what its matches do; those
                           * that are made from now on */
  SortieRulebook *rulebook; /* (nullable): once read; ask sortie_module_rulebook() */
} SortieModule;

/* Frees the catalogue; the shared object stays loaded. NULL is let pass. */
void sortie_module_free (SortieModule *module);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieModule, sortie_module_free)

/* Where to look. Strings are colon-separated folders, (nullable). */
typedef struct
{
  const char *modules;
  const char *content;
} SortiePaths;

/* Ids of the games that are found, sorted, NULL-terminated. None of them is loaded. (transfer
 * full) */
char **sortie_module_list (const SortiePaths *paths);

/**
 * sortie_module_open:
 * @id: of a game; may come from anywhere
 *
 * Loads and checks a game, without its content. It stays loaded.
 *
 * Returns: (transfer none): its table; NULL with SORTIE_ERROR_UNKNOWN and the nearest match: there
 *   is no such game, or @id is no id; or with SORTIE_ERROR_MODULE
 */
const SortieGame *sortie_module_open (const SortiePaths *paths, const char *id, GError **error);

/**
 * sortie_module_load:
 * @id: of a game; may come from anywhere
 *
 * Loads, checks and prepares a game and its content.
 *
 * Returns: (transfer full): NULL and @error: as sortie_module_open(), or every fault of the content
 */
SortieModule *sortie_module_load (const SortiePaths *paths, const char *id, GError **error);

/* The same with more content: folders with an index.xml of their own, whose cards and decks
 * are added to the game's. @extra: (nullable), NULL-terminated */
SortieModule *sortie_module_load_with (const SortiePaths *paths, const char *id,
                                       const char *const *extra, GError **error);

/**
 * sortie_module_load_file:
 * @path: of a shared object; from the command line, never from a file
 *
 * The same for a module that is no installed one, whatever its id. Only the file must be trusted:
 * its folder is the business of who named it.
 */
SortieModule *sortie_module_load_file (const SortiePaths *paths, const char *path, GError **error);

/**
 * sortie_module_rulebook:
 *
 * The rules of the game by number, read when they are first asked for.
 *
 * Returns: (transfer none): they, none for a game without a rulebook; NULL and @error when it
 *   cannot be read
 */
const SortieRulebook *sortie_module_rulebook (SortieModule *module, GError **error);

/**
 * sortie_module_check_deck:
 * @options: a value for each of the game's options
 *
 * Tells every rule that a deck breaks, and a deck that the game has no room for.
 */
void sortie_module_check_deck (const SortieModule *module, const gint16 *options,
                               const SortieDeck *deck, SortieErrors *errors);

/* The same, and how many of the breaches concern each entry of the deck is added to @breaches. */
void sortie_module_judge_deck (const SortieModule *module, const gint16 *options,
                               const SortieDeck *deck, guint *breaches, SortieErrors *errors);

/* The number of the choice of this id in the game's table; -1: there is none. */
gint sortie_game_find_choice (const SortieGame *game, const char *id);

G_END_DECLS
