/* SPDX-License-Identifier: GPL-3.0-or-later */
/* screen.h: what is said of a game that needs no match: its table as it was sketched, its cards, its
 * rules.
 */
#pragma once
#include "console/screen/out.h"
#include <sortie/match.h>

/* ---- draw.c: a game's sketch of the table, drawn in a terminal or said in sentences ----
 *
 * Boxes stand side by side as far as the width allows; the others come below. What a box
 * says is said in words: colour and brightness only repeat it.
 */

/* @reader: the seat in front of the screen, SORTIE_NO_SEAT: a spectator; @around: how many lines of
 * the window are for something else. Drawn as fully as the window has room for it, or in sentences
 * when @out is linear. */
void console_draw (ConsoleOut *out, const SortieSketch *sketch, guint8 reader, guint around);

/* The sign of what has changed (ConsoleOut.changed). */
const char *console_changed_sign (const ConsoleOut *out);

/* linear.c: one sentence for each thing, top to bottom. */
void console_draw_linear (ConsoleOut *out, const SortieSketch *sketch);

/**
 * console_linear_hear:
 * @out: (nullable): NULL: nothing is said
 * @heard: (nullable): what a listener has heard of the table; NULL: nothing
 *
 * Says what of the table is another than was heard, each thing in one sentence, below whose it is.
 *
 * Returns: (transfer full): what has been heard now
 */
GHashTable *console_linear_hear (ConsoleOut *out, GHashTable *heard, const SortieSketch *sketch);

/* What a grid has to leave, and to show. */
typedef struct
{
  guint besides;   /* lines of the window that are for something else */
  gboolean whole;  /* it may be higher than the window: all of it is explained */
  gboolean tight;  /* the headings say whose the signs are */
  gboolean framed; /* with a frame, even if it is too high then */
} ConsoleGridRoom;

/* draw-grid.c: a grid with its coordinates at the edges, in cells as large as the window allows; FALSE, and nothing
 * drawn, where it is too narrow for any. Of two boards that have no room side by side it draws one. */
gboolean console_draw_grid (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, const ConsoleGridRoom *room);
/* Whether a frame has room across the window, and the grid has not lost it yet at a prompt with too few lines. */
gboolean console_grid_may_be_framed (const ConsoleOut *out, const SortieSketchGrid *grid);
/* grid-halves.c: from now on the other of two boards, if only one was drawn last. */
void console_grid_turn (ConsoleOut *out);
/* What is in a cell, as a number; that it can act or be chosen makes no difference. */
guint console_look_of_cell (const SortieSketchCell *cell);
/* What the signs on it mean, all of them. */
void console_say_grid_signs (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader);
/* draw.c: the same of a whole table, with what the numbers are. */
void console_say_signs (ConsoleOut *out, const SortieSketch *sketch, guint8 reader);
/* The sign of whose something is on a board. */
const char *console_seat_sign (const ConsoleOut *out, guint8 seat);
/* One sentence for each cell that is not empty. */
void console_say_grid (ConsoleOut *out, const SortieSketchGrid *grid);

/* What a pile (a meter) says behind its label, "12 cards, on top Imp", without a dot; in brief "12,
 * on top Imp". (transfer full) */
char *console_pile_text (const SortieSketchItem *item, gboolean in_brief);
char *console_meter_text (const SortieSketchItem *item);
/* What stands in a box: "Imp, ATT 1, DEF 2"; in brief "Imp 1/2". (transfer full) */
char *console_box_text (const SortieSketchItem *item, gboolean in_brief);

/* ---- game-text.c: the texts of a game's tables and content in the reader's language ---- */

/* A text of the game's tables; "" for NULL. */
const char *console_game_text (const SortieModule *module, const char *text);

/* The name of a faction by its id. */
const char *console_faction_name (const SortieModule *module, const char *id);

/* " Did you mean “storm”?", of the names that are known, or "". (transfer full) */
char *console_near (const char *name, const GPtrArray *known);

/* An ability by its whole id or name; SORTIE_NO_INDEX: none. */
guint16 console_keyword_named (const SortieModule *module, const char *name);

/* What an ability with a name does, by its number. */
const char *console_keyword_text (const SortieModule *module, guint16 keyword);

/* How well the facts about a card are known: "designed". */
const char *console_confidence_text (const char *confidence);

/* What a seat of a mode is called. */
const char *console_seat_text (const SortieModule *module, guint mode, guint8 seat);

/* "Styxia Starter (South), Byloss, Medium": with what a match is played; @titled: and what that is, "Byloss (Boss)".
 * (transfer full): empty when nothing is chosen in its game */
char *console_played_with (const SortieModule *module, guint mode, const SortieChosen *chosen,
                           guint n, gboolean titled);

/* ---- card-text.c: what is printed on a card, and where it comes from ------------------ */

/* A value as it is said: "ATT 3", "veteran", "yes". (transfer full) */
char *console_value_text (const SortieModule *module, guint value, gint number);

/* What is printed, in one line: "cost 2, ATT 3, DEF 1, veteran". (transfer full) */
char *console_printed_text (const SortieModule *module, guint16 def);
/* The same, with what @now returns for a value in its place, unless that is NULL. (transfer full) */
typedef char *(*ConsoleNumberNow) (gpointer data, guint value);
char *console_numbers_text (const SortieModule *module, guint16 def, ConsoleNumberNow now, gpointer data);

/* An ability with a name: "Sly: At the end of your turn ...". */
void console_keyword_say (ConsoleOut *out, const SortieModule *module, guint16 keyword,
                          guint indent);
/* What its program does, in words. */
void console_keyword_say_program (ConsoleOut *out, const SortieModule *module, guint16 keyword);

/* Whether the card names the ability: it has it or gives it. */
gboolean console_card_names (const SortieModule *module, guint16 def, guint16 keyword);

/* What the abilities mean that it names, one after the other: "Sly: At the end ..."; "": it names none. (transfer full) */
char *console_card_abilities_text (const SortieModule *module, guint16 def);

/* What the card says, and what the abilities mean that it names, in lines that are indented. */
void console_card_say_texts (ConsoleOut *out, const SortieModule *module, guint16 def,
                             guint indent);

/* The whole card: name, values, texts, records, provenance; with @program also what its
 * program does, in words. */
void console_card_say (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program);
/* The same for who plays, and does not ask where the card is from. */
void console_card_say_in_play (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program);

/* Whether a number stands for none at all, a cost of what cannot be paid for, or its word does. */
gboolean console_value_is_none (const SortieValueDecl *decl, gint number);

/* ---- rules-text.c: rules of a game, as they are said ---------------------------------- */

/* What the rules say whose numbers stand in @sentence; nothing when it names none. */
void console_rules_say_cited (ConsoleOut *out, SortieModule *module, const char *sentence);

/* One rule: "SS-9.5 The exit", and what it says. */
void console_rule_say (ConsoleOut *out, const SortieRulebook *book, const SortieRule *rule);

/* The rule that is called so, in the reader's language or in English; NULL: none. */
const SortieRule *console_rule_called (const SortieRulebook *book, const char *name);
/* The chapter that is called so, perhaps with other endings ("vine wall" is "Vine Walls"); NULL: none. */
const SortieChapter *console_chapter_called (const SortieRulebook *book, const char *name);
/* The chapter's number and name, and all its rules. */
void console_chapter_say (ConsoleOut *out, const SortieRulebook *book, const SortieChapter *chapter);
/* Whether a word of its name begins with @word. */
gboolean console_rule_is_about (const SortieRulebook *book, const SortieRule *rule,
                                const char *word);

/* Whether a word of @text begins with @word, both folded. */
gboolean console_text_has_word (const char *text, const char *word);

/* ---- terms.c: what the words and icons on cards mean, from the rules that explain them ----
 *
 * A term is what a rule is about by name ("Totem" is SS-22.24), or what is printed on cards: the
 * title of a value, one of its words. A rule that has its name explains it, else the rule of the
 * value, where that speaks of it, else the first that has it in its name. Terms are known in
 * English and in the reader's language.
 */

/* The rule behind a term, in full. FALSE: @name is none, or the game has no rulebook. */
gboolean console_term_say (ConsoleOut *out, SortieModule *module, const char *name);

/* The terms for completion and for the nearest match, added to @list as copies. */
void console_terms_add (SortieModule *module, GPtrArray *list);

/* What each icon that is printed on a card means, a line for each. */
void console_icons_say (ConsoleOut *out, SortieModule *module, guint16 def, guint indent);
