/* SPDX-License-Identifier: GPL-3.0-or-later */
/* card-text.h: what is printed on a card, and where it comes from. */
#pragma once
#include "console/screen/game-text.h"
#include "console/screen/out.h"
G_BEGIN_DECLS

/* A value as it is said: "ATT 3", "veteran", "yes". (transfer full) */
char *console_value_text (const SortieModule *module, guint value, gint number);

/* What is printed, in one line: "cost 2, ATT 3, DEF 1, veteran". (transfer full) */
char *console_printed_text (const SortieModule *module, guint16 def);

/* An ability with a name: "Sly: At the end of your turn ...". */
void console_keyword_say (ConsoleOut *out, const SortieModule *module, guint16 keyword,
                          guint indent);
/* What its program does, in words. */
void console_keyword_say_program (ConsoleOut *out, const SortieModule *module, guint16 keyword);

/* What the card says, and what the abilities mean that it names, in lines that are indented. */
void console_card_say_texts (ConsoleOut *out, const SortieModule *module, guint16 def,
                             guint indent);

/* The same of one part of its text: "action"; of all where @part is NULL or the card has no such. */
void console_card_say_part (ConsoleOut *out, const SortieModule *module, guint16 def,
                            const char *part, guint indent);

/* The whole card: name, values, texts, records, provenance; with @program also what its
 * program does, in words. */
void console_card_say (ConsoleOut *out, const SortieModule *module, guint16 def, gboolean program);

/* Whether a number stands for none at all, a cost of what cannot be paid for, or its word does. */
gboolean console_value_is_none (const SortieValueDecl *decl, gint number);

G_END_DECLS
