/* SPDX-License-Identifier: GPL-3.0-or-later */
/* screen.h: what is shown of a game without a match: a sketch of its table, its cards and its rules. */
#pragma once
#include "console/screen/out.h"
#include <sortie/game.h>
#include "base/i18n.h"
#include "content/rulebook.h"
#include "speech/front-end.h"
#include <sortie/view.h>

/* ---- draw.c: a game's sketch of the table, drawn in a terminal or said in sentences ----
 *
 * As many boxes as fit are side by side, the others below. The words in a box say everything; colour and
 * brightness only repeat it.
 */

/* @reader: the seat in front of the screen, SORTIE_NO_SEAT: a spectator; @around: how many lines of the window are
 * for other things. Draws as fully as the window allows, or says it in sentences if @out is linear. */
void console_draw (ConsoleOut *out, const SortieSketch *sketch, guint8 reader, guint around);

/* The sign of a change (ConsoleOut.changed). */
const char *console_changed_sign (const ConsoleOut *out);

/* How much of what happened is told beside a table that is heard. */
SortieTellHow console_linear_tells (const ConsoleOut *out);
/* linear.c: one sentence for each thing, from top to bottom. */
void console_draw_linear (ConsoleOut *out, const SortieSketch *sketch);

/**
 * console_linear_hear:
 * @out: (nullable): NULL: says nothing
 * @heard: (nullable): the table as a listener last heard it; NULL: not yet
 * @told: what the log has told the listener since
 *
 * Says what has changed on the table since, one sentence for each thing, after the heading of its owner. A place with
 * another piece has changed, even if it looks the same. What the log has told is left out: that a piece has left a
 * space, or stands unchanged on another.
 *
 * Returns: (transfer full): the table as the listener has heard it now
 */
GHashTable *console_linear_hear (ConsoleOut *out, GHashTable *heard, const SortieSketch *sketch, const char *told);

/* what comes before changes */
#define CONSOLE_CHANGED N_ ("Changed:")
/* Says what the boxes and cells in @things, which are of @sketch, look like, after @opening (nullable). */
void console_linear_say_things (ConsoleOut *out, const SortieSketch *sketch, GHashTable *things, const char *opening);

/* The room for a grid, and what it must show. */
typedef struct
{
  guint besides;   /* lines of the window for other things */
  gboolean whole;  /* it may be higher than the window, and everything is explained */
  gboolean tight;  /* the headings explain the signs */
  gboolean asked_for; /* the reader wants the table rather than the question below it: no name is cut off */
} ConsoleGridRoom;

/* draw-grid.c: draws a grid with its coordinates at the edges, in cells as large as the window allows. FALSE: the
 * window is too narrow, and nothing was drawn. If two boards do not fit side by side, it draws one. */
gboolean console_draw_grid (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, const ConsoleGridRoom *room);
/* The same in layout number @layout of CONSOLE_GRID_LAYOUTS, from the roomiest on, in the lines that
 * console_grid_lines() says, whatever is on the grid. Names that find no room below it are cut unless it is whole. */
void console_draw_grid_in (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, guint layout,
                           const ConsoleGridRoom *room);
/* The lines of a grid in a layout; 0: the window is too narrow for it. */
guint console_grid_lines (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, guint layout, gboolean tight);
#define CONSOLE_GRID_LAYOUTS 9
gboolean console_grid_is_framed (guint layout);
/* Whether a table keeps this layout; a tight one explains its signs in the headings. */
gboolean console_grid_is_for (guint layout, gboolean tight);
/* grid-halves.c: turns to the other of two boards, if only one was drawn last. */
void console_grid_turn (ConsoleOut *out);
/* A hash of what is in a cell, regardless of whether it can act or be chosen. */
guint console_look_of_cell (const SortieSketchCell *cell);
/* Explains all signs on the grid. @cards: the same sign marks cards that may be played */
void console_say_grid_signs (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, gboolean cards);
/* draw.c: the same for a whole table, and its numbers. */
void console_say_signs (ConsoleOut *out, const SortieSketch *sketch, guint8 reader);
/* How this match's seats are drawn. Called before a table of another match is drawn. */
void console_take_teams (ConsoleOut *out, const SortieSetup *setup);
/* The sign of a seat on a board. */
const char *console_seat_sign (const ConsoleOut *out, guint8 seat);
/* One sentence for each cell that is not empty. */
void console_say_grid (ConsoleOut *out, const SortieSketchGrid *grid);

/* Whether it is a box or a pile with nothing in it. */
gboolean console_item_is_empty (const SortieSketchItem *item);
/* The text after the label of a zone or meter, "12 cards, on top Imp", without a full stop; in brief "12, on top
 * Imp". (transfer full) */
char *console_pile_text (const SortieSketchItem *item, gboolean in_brief);
char *console_meter_text (const SortieSketchItem *item);
/* The contents of a box: "Imp, ATT 1, DEF 2"; in brief "Imp 1/2". (transfer full) */
char *console_box_text (const SortieSketchItem *item, gboolean in_brief);

/* ---- game-text.c: the texts of a game's tables and content in the reader's language ---- */

/* A text of the game's tables; "" for NULL. */
const char *console_game_text (const SortieModule *module, const char *text);
/* The name of seat number @seat of a mode. (transfer none) */
const char *console_game_seat (const SortieModule *module, const SortieModeDecl *mode, guint seat);

/* The name of a faction by its id; "" for NULL. */
const char *console_faction_name (const SortieModule *module, const char *id);

/* " Did you mean “storm”?", from the known names, or "". (transfer full) */
char *console_near (const char *name, const GPtrArray *known);

/* An ability by its whole id or name; SORTIE_NO_INDEX: none. */
guint16 console_keyword_named (const SortieModule *module, const char *name);

/* The text of an ability with a name, by its number. */
const char *console_keyword_text (const SortieModule *module, guint16 keyword);

/* How well the facts about a card are known: "designed". */
const char *console_confidence_text (const char *confidence);

/* The name of a seat in a mode. */
const char *console_seat_text (const SortieModule *module, guint mode, guint8 seat);

/* ---- card-text.c: what is printed on a card, and where the facts come from ------------ */

/* A value in words: "ATT 3", "veteran", "yes". (transfer full) */
char *console_value_text (const SortieModule *module, guint value, gint number);

/* The printed values on one line: "cost 2, ATT 3, DEF 1, veteran". (transfer full) */
char *console_printed_text (const SortieModule *module, guint16 def);
/* The same, but a value for which @now returns text is replaced by that. (transfer full) */
typedef char *(*ConsoleNumberNow) (gpointer data, guint value);
char *console_numbers_text (const SortieModule *module, guint16 def, ConsoleNumberNow now, gpointer data);

/* Says an ability with its name: "Sly: At the end of your turn ...". */
void console_keyword_say (ConsoleOut *out, const SortieModule *module, guint16 keyword,
                          guint indent);
/* Says its program in words. */
void console_keyword_say_program (ConsoleOut *out, const SortieModule *module, guint16 keyword);

/* Whether the card names the ability: it has it or gives it. */
gboolean console_card_names (const SortieModule *module, guint16 def, guint16 keyword);

/* The meanings of the abilities that the card names, one after another: "Sly: At the end ..."; "": it names none.
 * (transfer full) */
char *console_card_abilities_text (const SortieModule *module, guint16 def);

/* Says the card's text, and the meanings of the abilities that it names, indented. */
void console_card_say_texts (ConsoleOut *out, const SortieModule *module, guint16 def,
                             guint indent);

/* Says in the game's own sentences what a record of the card is: "Class Medium: Menace Level 2". @name: (nullable):
 * only the record of that name. FALSE: there is none */
gboolean console_card_records_say (ConsoleOut *out, const SortieModule *module, guint16 def, const char *name,
                              guint indent);
/* One of these sentences, @pattern with the record's numbers. (transfer full) */
char *console_record_sentence (const SortieModule *module, const SortieRecord *record, const char *pattern);

/* Says the whole card: name, values, texts, records, provenance; with @program also its program in words. */
void console_card_say (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program);
/* The same for a player in a match, without the provenance. */
void console_card_say_in_play (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program);

/* Whether the number means that there is no such value, such as the cost of what cannot be paid for, or its word
 * means that. */
gboolean console_value_is_none (const SortieValueDecl *decl, gint number);

/* ---- rules-text.c: the rules of a game as text ---------------------------------------- */

/* Says the rules whose numbers @sentence contains, if any. */
void console_rules_say_cited (ConsoleOut *out, SortieModule *module, const char *sentence);

/* Says the rules by which a match of that row of modes is won and lost. FALSE: the game names none. */
gboolean console_rules_say_ends (ConsoleOut *out, SortieModule *module, guint mode_row);

/* Says one rule: "SS-9.5 The exit", and its text. */
void console_rule_say (ConsoleOut *out, const SortieRulebook *book, const SortieRule *rule);

/* The rule with that name, in the reader's language or in English; NULL: none. */
const SortieRule *console_rule_called (const SortieRulebook *book, const char *name);
/* The chapter with that name, perhaps with other endings ("vine wall" is "Vine Walls"); NULL: none. */
const SortieChapter *console_chapter_called (const SortieRulebook *book, const char *name);
/* Says the chapter's number and name, and all its rules. */
void console_chapter_say (ConsoleOut *out, const SortieRulebook *book, const SortieChapter *chapter);
/* Whether a word of its name begins with @word. */
gboolean console_rule_is_about (const SortieRulebook *book, const SortieRule *rule,
                                const char *word);

/* Whether a word of @text begins with @word, both folded. */
gboolean console_text_has_word (const char *text, const char *word);

/* ---- terms.c: what words and icons on cards mean, from the rules that explain them --------
 *
 * A term is the subject of a rule ("Totem" is SS-22.24), or something printed on cards: the title of a value, or
 * one of its words. The rule with that name explains it; else the rule of the value, if that mentions the term;
 * else the first rule whose name contains it. Terms are known in English and in the reader's language.
 */

/* Says what a term is in plain words, if the rulebook has them, else its rule in full. FALSE: @name is not a term, or
 * the game has no rulebook. */
gboolean console_term_say (ConsoleOut *out, SortieModule *module, const char *name);
/* The same, always with the rule. */
gboolean console_term_say_rule (ConsoleOut *out, SortieModule *module, const char *name);
/* Whether the rulebook explains it in plain words. */
gboolean console_term_is_plain (SortieModule *module, const char *name);

/* Adds copies of the terms to @list, for completion and for the nearest match. */
void console_terms_add (SortieModule *module, GPtrArray *list);

/* Says what each icon on a card means, one per line. */
void console_icons_say (ConsoleOut *out, SortieModule *module, guint16 def, guint indent);
