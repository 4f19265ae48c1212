/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commands.h: what may be typed besides moves.
 *
 * Commands belong to the front end: they look, ask and save, and work at every prompt, whoever decides. If a game
 * has a verb of the same name, a line that is exactly a legal move is that move, and a line that names a possible
 * answer is that answer; every other line is the command. The id of a seat is a command too: it shows what
 * everybody may see of that seat (`boss`). If the rules play the seat, a word after its id asks for their reasons
 * (`boss why`, `boss next`).
 */
#pragma once
#include "console/session/session.h"

/* What a command's words are, to complete them. */
typedef enum
{
  CONSOLE_TAKES_NOTHING,
  CONSOLE_TAKES_MOVE,
  CONSOLE_TAKES_FILE,
  CONSOLE_TAKES_THING, /* a zone, a seat, a place */
  CONSOLE_TAKES_CARD,  /* a card, or a piece by its place */
  CONSOLE_TAKES_VALUE, /* a card, then one of its values */
  CONSOLE_TAKES_COMMAND,
  CONSOLE_TAKES_RULE, /* the number of a rule or chapter */
  CONSOLE_TAKES_WARNING, /* a warning of the game, then "on" or "off" */
} ConsoleTakes;

struct ConsoleCommand
{
  const char *name;
  const char *also; /* (nullable), N_(): other words that people type for it; never written */
  const char *words; /* its words as the help writes them: "[ZONE]" */
  ConsoleTakes takes;
  guint least, most; /* how many words it takes */
  const char *help; /* N_() */
  /* @words: NULL-terminated, without the command's name */
  void (*run) (ConsoleSession *session, char **words);
  /* (nullable): what help says of it besides */
  void (*explain) (ConsoleSession *session);
  /* (nullable): whether it can do anything in this match; if not, it is not offered */
  gboolean (*is_of_use) (ConsoleSession *session);
  gboolean looks; /* it only tells something: whoever is asked yes or no may type it first */
  gboolean thinks; /* what it tells takes time, so it is not told again when the window changes */
  gboolean looks_back; /* it also serves whoever looks back at a match */
};

/* threats.c: a legal move against a piece. */
typedef struct
{
  SortieRef by;     /* the piece that makes it */
  SortieRef target; /* a piece or a seat */
  SortieMove move;
  SortieMove first; /* the move that it needs first, if there is `before` */
  gint chance;      /* to destroy the target, of 100, if both pieces are given; -1: the game does not tell it */
  char *sentence;   /* "Attack South with Guard", with `chance` if the game tells it */
  char *before;     /* (nullable): `first`, in words */
  char *answer;     /* (nullable): an answer to the open question after which it is so; NULL: after each */
} ConsoleThreat;

/* All commands, to give to a session; the last one has no name. */
extern const ConsoleCommand console_commands[];

/* The session's command with this id or with this name in the reader's language; NULL: none, as for a seat's id. */
const ConsoleCommand *console_command_find (ConsoleSession *session, const char *name);

/* own-words.c: the words that the program itself puts beside a table: "so far", "seed". Word @i in the reader's
 * language; NULL: there are fewer. (transfer full) */
char *console_own_word (guint i);
/* Explains that word. FALSE: it is none of them. */
gboolean console_own_word_say (ConsoleSession *session, const char *name);

/* Whether help and completion name it. */
gboolean console_command_is_offered (ConsoleSession *session, const ConsoleCommand *command);

/* The id of the only verb or command that begins with these letters, in English or in the reader's language; or else of
 * the only command of which they are another form there. @alone: nothing follows: then one letter is enough for a verb
 * that is possible now. (nullable) */
const char *console_command_begun (ConsoleSession *session, const char *folded, gboolean alone);
/* If there are several: “done”, “deploy”. (nullable) (transfer full) */
char *console_command_begun_several (ConsoleSession *session, const char *folded, gboolean alone);

/* What may be typed besides moves: commands and seats. (array zero-terminated=1) (transfer none) */
const char *const *console_command_words (ConsoleSession *session);

/* Refuses the words after a command, and says its usage. */
void console_command_refuse_usage (ConsoleSession *session, const ConsoleCommand *command);
/* The same for a command that takes no words; @behind: the first word, which may be another command. */
void console_command_refuse_words (ConsoleSession *session, const ConsoleCommand *command, const char *behind);

/* The commands, by file. cmd-help.c: */
void console_command_help (ConsoleSession *session, char **words);
/* cmd-here.c: with a word it is `help` */
void console_command_here (ConsoleSession *session, char **words);
/* How this match is won and lost. */
void console_command_goal (ConsoleSession *session, char **words);
/* example.c: an example of the verb with that number: a legal move and the answers to all that it asks, as far as
 * the player can still take it back. It is the longest of those that we try in a world that the seat imagines.
 * (transfer full): NULL if no move of that verb is legal now, the example would be only the verb, or the reader
 * does not decide */
char *console_example_line (ConsoleSession *session, guint verb);
/* The same for a legal move of the reader. (transfer full) */
char *console_example_of_move (ConsoleSession *session, const SortieMove *move);
/* cmd-moves.c */
void console_command_moves (ConsoleSession *session, char **words);
/* "why not MOVE" means the same as "why MOVE" */
#define CONSOLE_WHY_NOT N_ ("not")
void console_command_why (ConsoleSession *session, char **words);
void console_command_back (ConsoleSession *session, char **words);
/* cmd-show.c */
void console_command_show (ConsoleSession *session, char **words);
void console_command_effects (ConsoleSession *session, char **words);
void console_command_hand (ConsoleSession *session, char **words);
gboolean console_hands_are_there (ConsoleSession *session);
/* The zone that is a seat's hand; NULL: this game has no hands. */
const SortieZoneDecl *console_hand_of_game (ConsoleSession *session);
/* The id of the card with that number in the reader's hand, from 1, if `hand` was the last to show numbers in this
 * position; else NULL. */
const char *console_hand_number (ConsoleSession *session, guint number);
/* Shows what everybody may see of a seat. */
void console_show_seat (ConsoleSession *session, guint8 seat);
/* Says which cards lie under a piece, those that the reader may look at; nothing if there are none. */
void console_show_pile (ConsoleSession *session, SortieRef piece);
/* cmd-ledger.c: runs the word after a seat's id. FALSE: there is no such word. */
gboolean console_ledger_run (ConsoleSession *session, guint8 seat, const char *word);
/* Whether there is one. */
gboolean console_ledger_knows (const char *word);
/* Refuses other words after the id. FALSE: this seat takes no such words, or they begin with an answer. */
gboolean console_ledger_refuse (ConsoleSession *session, guint8 seat, const SortieLine *line);
/* The n-th of those words; NULL after the last. */
const char *console_ledger_word (guint n, const char **ret_help);
/* "boss why", "boss next": adds copies of all such commands to @known (element-type utf8, which owns them). */
void console_ledger_add (ConsoleSession *session, guint8 seat, GPtrArray *known);
/* cmd-card.c */
void console_command_card (ConsoleSession *session, char **words);
/* Whether the name, or a part of it, may be a card's: then `card` shows it, or says which cards it could be. */
gboolean console_card_is_meant (ConsoleSession *session, const char *name);
/* cmd-hint.c */
/* A person who asks for help twice in one position, with `help` or `?`, hesitates: only then do we offer a hint.
 * Returns: whether we did */
gboolean console_offer_hint (ConsoleSession *session);
void console_command_hint (ConsoleSession *session, char **words);
/* Says that a lesson asks for that line. */
void console_say_lesson (ConsoleSession *session, const char *line);

/* winning.c: says which moves win for the deciding player in this turn, if a few moves do so in more than half of
 * the worlds that the seat imagines, while nobody answers. Returns: whether they win in all of them */
gboolean console_winning_say (ConsoleSession *session);

void console_command_search (ConsoleSession *session, char **words);
/* Whether a search plays a seat. */
gboolean console_search_plays (ConsoleSession *session);
/* cmd-aside.c */
void console_command_analyse (ConsoleSession *session, char **words);
void console_command_learn (ConsoleSession *session, char **words);
void console_command_puzzles (ConsoleSession *session, char **words);
/* Whether the session can play something else while the match waits. */
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
 * For a rule's number, says the rule; for a chapter's number, the subjects of its rules; for words, the rule with
 * that name and those that contain all of the words, in the reader's language or in English, in full if there are
 * few. A word that no rule contains may be an ability or a term on cards (console_term_say()).
 *
 * Returns: FALSE and @error: with the nearest match; or when the rulebook cannot be read
 */
gboolean console_rules_say (ConsoleOut *out, SortieModule *module, const char *asked,
                            GError **error);

/* The rules whose names contain the word or begin with it, except those already said on this page. */
void console_rules_say_about (ConsoleOut *out, SortieModule *module, const char *word);

/* Adds copies of the numbers of all rules and chapters, and of the words on cards that can be looked up, to @list,
 * for completion. */
void console_rules_words (SortieModule *module, GPtrArray *list);

/* explain-value.c */
/* Derives the sum of a legal move (SortieVerbDecl.sum) line by line; says nothing of a move without one. */
void console_explain_sum (ConsoleSession *session, const SortieMove *move);
/* What has changed a value of @subject: its card and its ability. (transfer full) */
char *console_source_name (ConsoleSession *session, const SortiePlay *p, SortieRef subject,
                           const SortieSource *source);
/* What the rules add to a value of this seat; 0 for anything but a seat. */
gint console_value_by_rules (const SortiePlay *p, guint value, SortieRef subject);
/* Says a value and where it comes from, a line for each source. */
void console_explain_value (ConsoleSession *session, guint value, const SortieQuery *query);
/* Whether it makes sense to ask for this value of the thing. A card may have a value that it cannot print, if
 * something gives it. */
gboolean console_is_value_of (const SortiePlay *p, guint value, SortieRef subject);
/* Whether the value of the query's subject is another than its base. */
gboolean console_value_is_changed (const SortiePlay *p, guint value, const SortieQuery *query);
/* console_explain_value() for each value of the piece that something has changed. */
void console_explain_changed (ConsoleSession *session, SortieRef piece);
/* cmd-explain.c */
void console_command_explain (ConsoleSession *session, char **words);
/* cmd-what.c */
void console_command_what (ConsoleSession *session, char **words);
/* Whether the word begins such a question after `what`: "threatens". */
gboolean console_asks_what (const char *word);
/* Says a threat: "Attack Archer (d4) with Guard (d3)." */
void console_threat_say (ConsoleSession *session, const ConsoleThreat *threat);
/* A seat that the rules play has no moves to look at, so this says the forecast of what it will do: to a piece or,
 * if @about is SORTIE_NOTHING, to anything. Returns: whether there is such a seat. */
gboolean console_forecasts_say (ConsoleSession *session, SortieRef about);
/* Says what such answers leave out. */
void console_say_not_counted (ConsoleSession *session);
gboolean console_is_of_opponent (ConsoleSession *session, SortieRef piece);
/* cmd-odds.c */
void console_command_odds (ConsoleSession *session, char **words);
gboolean console_odds_are_there (ConsoleSession *session);
/* asked.c: turns a question as people ask it into the command that answers it; leaves other lines as they are. */
void console_asked_put (ConsoleSession *session, SortieLine *line);
/* Refuses the words of a question: says that the game has no such moves, or what can be asked. */
void console_asked_refuse (ConsoleSession *session, char **words);
/* Says that the game has no moves with that verb, N_ (). */
void console_asked_refuse_verb (ConsoleSession *session, const char *verb);
/* What help says of questions. */
void console_asked_explain (ConsoleSession *session);
void console_command_linear (ConsoleSession *session, char **words);
/* The level of sentences with this name; FALSE: none has it. */
gboolean console_linear_called (const char *word, ConsoleLinear *ret);
/* The level at which the person listened last (settings.c), or the usual one. */
ConsoleLinear console_linear_remembered (void);
/* Says what each level tells. */
void console_linear_explain (ConsoleSession *session);
/* cmd-stops.c */
void console_command_seat (ConsoleSession *session, char **words);
void console_command_stops (ConsoleSession *session, char **words);
void console_command_pass_until (ConsoleSession *session, char **words);
/* Whether others' turns in this game offer chances to answer that a player may decline. */
gboolean console_chances_are_there (ConsoleSession *session);
/* cmd-warnings.c */
void console_command_warnings (ConsoleSession *session, char **words);
gboolean console_warnings_are_there (ConsoleSession *session);
/* Adds copies of their ids to @list, for completion. */
void console_warnings_add (ConsoleSession *session, GPtrArray *list);
/* cmd-match.c */
void console_command_log (ConsoleSession *session, char **words);
void console_command_undo (ConsoleSession *session, char **words);
void console_command_redo (ConsoleSession *session, char **words);
void console_command_save (ConsoleSession *session, char **words);
void console_command_load (ConsoleSession *session, char **words);
void console_command_concede (ConsoleSession *session, char **words);
void console_command_draw (ConsoleSession *session, char **words);
gboolean console_draw_is_possible (ConsoleSession *session);
void console_command_quit (ConsoleSession *session, char **words);

/* cmd-done.c: `done` with the name of a step: ends everything up to the end of that step.
 *
 * A bare `done` ends whatever window is open, and which one that is depends on what could be done before. `done
 * draw` names the step. If that step is already over, it is refused; if it is still to come, the windows before it
 * close too, as if the player had typed `done` in each. All other questions on the way are still asked. `done
 * turn` closes all windows of the turn. The match does not know about it: its journal has a plain `done` for each
 * window. */

/* Carries out "done STEP"; mentions it to a person who types `pass-all` in their own turn. FALSE: the words are
 * neither. */
gboolean console_until_run (ConsoleSession *session, const SortieLine *line);
/* Whether the words are "done STEP" while a question is open that is not a window's. */
gboolean console_until_waits (ConsoleSession *session, const SortieLine *line);
/* "attack d4 e4; done turn", "done draw; deploy imp": whether "done STEP" is part of a longer line. @inside: the line
 * is the rest of one. @ret: how many words come before it */
gboolean console_until_find (ConsoleSession *session, const SortieLine *line, gboolean inside, guint *ret);
/* Closes the windows up to that step, each as soon as this seat is asked about it. */
void console_until_follow (ConsoleSession *session, const char *name);

/* steps.c: the last window of the turn, by its own word */
#define CONSOLE_ALL_STEPS N_ ("turn")
/* Translators: the same word as the object of a verb: "done turn", "undo turn". */
#define CONSOLE_ALL_STEPS_ENDED NC_ ("done", "turn")
/* Adds copies of the steps that have windows, from step @first on, and of the word for all of them, in the
 * reader's language, to @list. */
void console_steps_add (ConsoleSession *session, guint first, GPtrArray *list);
/* Adds what may follow `done` now, also by its id; nothing if no window is open. */
void console_steps_add_left (ConsoleSession *session, gboolean spoken, GPtrArray *list);

/* complete.c: what may come next on the line that is being typed.
 *
 * Candidates are the commands and their words, and the moves that are legal now, also after the beginning of a
 * move that takes several small decisions. It never offers anything that the seat may not know. */

/* A ConsoleComplete (input.h) for a session. */
char **console_complete (gpointer session, const char *line, const char *word);

/* threats.c: what pieces on the table could do to a piece of the other side before the next turn of its seat.
 *
 * The reader imagines a world and lets the turns pass there. We look at each window of an opponent's turn or, if
 * the piece is an opponent's, of a turn of the reader's side: at the legal moves, and at those that follow one
 * move of the same piece, so both from where a unit is and from where it could go first. Only pieces on the table
 * count, since nobody else knows what an opponent holds. A seat that the rules play decides nothing, so it has no
 * moves to look at. */

/* The threats of a piece, or of any (SORTIE_NOTHING), to a seat or to a piece that the reader sees, or to all
 * that oppose @by (SORTIE_NOTHING). While the reader is asked something within a move, looks behind each answer;
 * session->answers_left_out says whether there are too many. (transfer full) (element-type ConsoleThreat): one for
 * each piece and its target, the most direct */
GPtrArray *console_threats (ConsoleSession *session, SortieRef by, SortieRef target);
/* Why the rules refuse the attack in a step before the next turn of the target's seat, where the pieces are now: a
 * sentence with the step. (nullable): they do not, or no such step comes before then. (transfer full) */
char *console_attack_refused (ConsoleSession *session, guint8 verb, SortieRef by, SortieRef target);
/* Makes the move in several worlds. Returns: in how many it could be made; @ret_gone: the target left the table in so
 * many of them */
guint console_threat_try (ConsoleSession *session, const ConsoleThreat *threat, guint *ret_gone);
