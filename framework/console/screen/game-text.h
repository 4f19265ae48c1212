/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-text.h: the texts of a game's tables and content in the reader's language. */
#pragma once
#include "match/match.h"
#include "module/module.h"
G_BEGIN_DECLS

/* A text of the game's tables; "" for NULL. */
const char *console_game_text (const SortieModule *module, const char *text);

/* A name in the content: its translation has the id of what it names as its context. */
const char *console_game_name (const SortieModule *module, const char *id, const char *name);

/* The name of a faction by its id. */
const char *console_faction_name (const SortieModule *module, const char *id);

/* What an ability with a name does, by its number. */
const char *console_keyword_text (const SortieModule *module, guint16 keyword);

/* How well the facts about a card are known: "designed". */
const char *console_confidence_text (const char *confidence);

/* What a seat of a mode is called. */
const char *console_seat_text (const SortieModule *module, guint mode, guint8 seat);

/* "Styxia Starter (South), Byloss, Medium": with what a match is played. (transfer full): empty when
 * nothing is chosen in its game */
char *console_played_with (const SortieModule *module, guint mode, const SortieChosen *chosen,
                           guint n);

G_END_DECLS
