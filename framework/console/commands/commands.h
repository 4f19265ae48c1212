/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commands.h: what may be typed besides moves.
 *
 * Commands belong to the front end: they look, ask and keep, and work at every prompt,
 * whoever is to decide. Where a game has a verb of the same name, a line that is exactly a
 * legal move is that move, and one that names what the question offers is that answer; every
 * other line is the command. The id of a seat is a command too: it shows what lies open of that
 * seat (`boss`); behind the id of a seat that the rules play may stand a word that asks for their
 * reasons (`boss why`, `boss next`).
 */
#pragma once
#include "console/session/session.h"
#include <sortie/game.h>
G_BEGIN_DECLS

/* What completes the words of a command. */
typedef enum
{
  CONSOLE_TAKES_NOTHING,
  CONSOLE_TAKES_MOVE,
  CONSOLE_TAKES_FILE,
  CONSOLE_TAKES_THING, /* a zone, a seat, a place */
  CONSOLE_TAKES_CARD,  /* a card or what stands on a place */
  CONSOLE_TAKES_VALUE, /* a card, then one of its values */
  CONSOLE_TAKES_COMMAND,
  CONSOLE_TAKES_RULE, /* the number of a rule or chapter */
  CONSOLE_TAKES_WARNING, /* a warning of the game, then "on" or "off" */
} ConsoleTakes;

struct ConsoleCommand
{
  const char *name;
  const char *words; /* how its words are written in the help: "[ZONE]" */
  ConsoleTakes takes;
  guint least, most; /* how many words it takes */
  const char *help; /* N_() */
  /* @words: ended by NULL, without the command's name */
  void (*run) (ConsoleSession *session, char **words);
  /* (nullable): whether it can do anything in this match; otherwise it is not offered */
  gboolean (*is_of_use) (ConsoleSession *session);
};

/* All of them, for a session to be handed; ended by one without a name. */
extern const ConsoleCommand console_commands[];

/* The session's command of this name, or that is called so in the reader's language; NULL: none. A seat's
 * id is none. */
const ConsoleCommand *console_command_find (const ConsoleSession *session, const char *name);

/* Whether help and completion name it. */
gboolean console_command_is_offered (ConsoleSession *session, const ConsoleCommand *command);

/* What may be typed besides moves: commands and seats. (array zero-terminated=1) (transfer none) */
const char *const *console_command_words (ConsoleSession *session);

/* Refuses the words behind a command, by saying how it is written. */
void console_command_refuse_usage (ConsoleSession *session, const ConsoleCommand *command);
/* The same of a command that takes none; @behind: the first of them, which may be another command. */
void console_command_refuse_words (ConsoleSession *session, const ConsoleCommand *command, const char *behind);

/* The commands, by the file that they are in. cmd-help.c: */
void console_command_help (ConsoleSession *session, char **words);
/* cmd-here.c: with a word it is `help` */
void console_command_here (ConsoleSession *session, char **words);
/* example.c: a legal move of the verb with that number, and the answers to all that it asks, as far as
 * it can still be given up: the longest of those that are looked at, put together in a world that the
 * seat imagines. (transfer full): NULL when no move of that verb is legal now, it is nothing but the
 * verb, or it is not the reader who decides */
char *console_example_line (ConsoleSession *session, guint verb);
/* cmd-moves.c */
void console_command_moves (ConsoleSession *session, char **words);
/* "why not MOVE" asks the same as "why MOVE" */
#define CONSOLE_WHY_NOT N_ ("not")
void console_command_why (ConsoleSession *session, char **words);
void console_command_back (ConsoleSession *session, char **words);
/* cmd-show.c */
void console_command_show (ConsoleSession *session, char **words);
void console_command_effects (ConsoleSession *session, char **words);
void console_command_hand (ConsoleSession *session, char **words);
gboolean console_hands_are_there (ConsoleSession *session);
/* What a seat holds, NULL: nothing is held in this game. */
const SortieZoneDecl *console_hand_of_game (ConsoleSession *session);
/* The id of the card with that number in the own hand, from 1, if `hand` was the last that showed numbers in this
 * position; else NULL. */
const char *console_hand_number (ConsoleSession *session, guint number);
/* Shows what lies open of a seat. */
void console_show_seat (ConsoleSession *session, guint8 seat);
/* Says which cards lie under a piece, as far as the reader may look at them; nothing if none do. */
void console_show_pile (ConsoleSession *session, SortieRef piece);
/* cmd-ledger.c: what a seat's id may be followed by. FALSE: the word is none of that. */
gboolean console_ledger_run (ConsoleSession *session, guint8 seat, const char *word);
/* The same for words behind the id that are none of that. FALSE: nothing of that may stand behind
 * this seat, or the words begin with an answer. */
gboolean console_ledger_refuse (ConsoleSession *session, guint8 seat, const SortieLine *line);
/* Those words one after the other, NULL behind the last. */
const char *console_ledger_word (guint n, const char **ret_help);
/* "boss why", "boss next": adds all that can be asked to @known (element-type utf8, its own). */
void console_ledger_add (ConsoleSession *session, guint8 seat, GPtrArray *known);
/* cmd-card.c */
void console_command_card (ConsoleSession *session, char **words);
/* cmd-hint.c */
/* Whoever asks for help twice in the same position, with `help` or `?`, hesitates: then a program may help, and only
 * then is it offered. Returns: whether it was */
gboolean console_offer_hint (ConsoleSession *session);
void console_command_hint (ConsoleSession *session, char **words);

/* winning.c: says by which moves the player who decides can win in this turn, if a few are enough for more than half of
 * the worlds that the seat imagines, and nobody answers. Returns: whether it is so in all of them */
gboolean console_winning_say (ConsoleSession *session);

void console_command_search (ConsoleSession *session, char **words);
/* Whether a seat is played by a search. */
gboolean console_search_plays (ConsoleSession *session);
/* cmd-aside.c */
void console_command_learn (ConsoleSession *session, char **words);
void console_command_puzzles (ConsoleSession *session, char **words);
/* Whether the session can play something else meanwhile. */
gboolean console_asides_are_there (ConsoleSession *session);
/* cmd-recall.c */
void console_command_recall (ConsoleSession *session, char **words);
/* cmd-records.c */
void console_command_records (ConsoleSession *session, char **words);
void console_command_matches (ConsoleSession *session, char **words);
/* cmd-rules.c */
void console_command_rules (ConsoleSession *session, char **words);
gboolean console_rules_are_there (ConsoleSession *session);
/**
 * console_rules_say:
 * @asked: (nullable): a number, a chapter's number, or words; NULL: the chapters
 *
 * A number says the rule; a chapter's, what its rules are about; words, the rule that is called
 * so and those that hold all of them in the reader's language or in English, in full when there
 * are few. Where no rule has a word, it may be an ability or a term of cards (console_term_say()).
 *
 * Returns: FALSE and @error: with the nearest match; or when the rulebook cannot be read
 */
gboolean console_rules_say (ConsoleOut *out, SortieModule *module, const char *asked,
                            GError **error);

/* The rules whose names hold the word or begin so, but for what was said before on this page. */
void console_rules_say_about (ConsoleOut *out, SortieModule *module, const char *word);

/* The numbers of all rules and chapters, and the words of cards that can be looked up, for
 * completion; added to @list as copies. */
void console_rules_words (SortieModule *module, GPtrArray *list);

/* cmd-explain.c */
void console_command_explain (ConsoleSession *session, char **words);
/* cmd-what.c */
void console_command_what (ConsoleSession *session, char **words);
void console_command_linear (ConsoleSession *session, char **words);
/* cmd-stops.c */
void console_command_seat (ConsoleSession *session, char **words);
void console_command_stops (ConsoleSession *session, char **words);
void console_command_pass_until (ConsoleSession *session, char **words);
/* Whether others' turns in this game offer chances to answer that one may let pass. */
gboolean console_chances_are_there (ConsoleSession *session);
/* cmd-warnings.c */
void console_command_warnings (ConsoleSession *session, char **words);
gboolean console_warnings_are_there (ConsoleSession *session);
/* Their ids, for completion; added to @list as copies. */
void console_warnings_add (ConsoleSession *session, GPtrArray *list);
/* cmd-match.c */
void console_command_log (ConsoleSession *session, char **words);
void console_command_undo (ConsoleSession *session, char **words);
void console_command_save (ConsoleSession *session, char **words);
void console_command_load (ConsoleSession *session, char **words);
void console_command_concede (ConsoleSession *session, char **words);
void console_command_draw (ConsoleSession *session, char **words);
gboolean console_draw_is_possible (ConsoleSession *session);
void console_command_quit (ConsoleSession *session, char **words);

/* cmd-done.c: `done` with the name of a step: nothing more until that step is over.
 *
 * A bare `done` ends whatever window is open, and which one that is depends on what could be done
 * before. `done draw` says which one is meant: where that step is over already it is refused, and
 * where it is still to come, the windows before it are closed as well, as if `done` had been said in
 * each. Whatever else is asked on the way is still asked. `done turn` gives up all windows of the
 * turn. The match knows nothing of it: its journal has a plain `done` for each window. */

/* Carries out "done STEP"; tells who says `pass-all` in the own turn of it. FALSE: the words are
 * nothing of the kind. */
gboolean console_until_run (ConsoleSession *session, const SortieLine *line);
/* Whether the words are "done STEP" while another question is open than that of a window. */
gboolean console_until_waits (ConsoleSession *session, const SortieLine *line);
/* "attack d4 e4; done turn", "done draw; deploy imp": @ret: how many words come before "done STEP", behind or before
 * which the line has others. */
gboolean console_until_find (ConsoleSession *session, const SortieLine *line, guint *ret);
/* The windows up to that step are closed, as soon as this seat is asked about them. */
void console_until_follow (ConsoleSession *session, const char *name);

/* steps.c: the last window of the turn, by its own word */
#define CONSOLE_ALL_STEPS N_ ("turn")
/* Translators: the same word as the object of a verb: "done turn", "undo turn". */
#define CONSOLE_ALL_STEPS_ENDED NC_ ("done", "turn")
/* The steps that have windows, from the step @first on, and the word for all of them, in the reader's
 * language; added to @list as copies. */
void console_steps_add (ConsoleSession *session, guint first, GPtrArray *list);
/* What may stand behind `done` now, also as lines are written: nothing where no window is open. */
void console_steps_add_left (ConsoleSession *session, gboolean spoken, GPtrArray *list);

/* complete.c: what may stand next on the line that is being typed.
 *
 * Candidates are the commands and what they take, and the moves that are legal at this
 * moment, also behind the beginning of a move that takes several small decisions. Nothing
 * is offered that the seat may not know. */

/* A ConsoleComplete (input.h) for a session. */
char **console_complete (gpointer session, const char *line, const char *word);

/* threats.c: what others' pieces on the table could do to a piece before the next turn of its seat.
 *
 * The reader imagines a world and lets the turns go by there. It looks at each window of an opponent's turn; if the
 * piece is an opponent's, of a turn of the reader's side. There it looks at the legal moves, and at those that follow
 * one move of the same piece: from where a unit stands, and from where it could go first. Only what stands on the
 * table counts, since what an opponent holds nobody else knows; a seat that the rules play decides nothing, so it has
 * no moves to look at. */

/* A legal move against the piece. */
typedef struct
{
  SortieRef by;   /* the piece that does it */
  char *sentence; /* "Attack South with Guard" */
  char *before;   /* (nullable): the move that comes first */
} ConsoleThreat;

/* Against a seat, or a piece that the reader sees. (transfer full) (element-type ConsoleThreat): one of each piece, the
 * most direct */
GPtrArray *console_threats (ConsoleSession *session, SortieRef target);

G_END_DECLS
