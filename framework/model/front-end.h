/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks about a position besides the public headers. */
#pragma once
#include <sortie/table.h>

/* 64 bits over the canonical form, with 0 as the number of the reason for a result: journals of a build with other
 * reasons have the same hash, and name the reason by its id. */
guint64 sortie_state_hash (const SortieState *s);

/* The clues that were given about a card and are false of it, a bit for each of the game's flags. */
guint16 sortie_card_denied (const SortiePlay *p, guint16 card);

/* Whether this match uses a zone. For example, a seat that the rules play has no hidden hand. */
gboolean sortie_zone_is_used (const SortieSetup *setup, guint16 zone);

/* Whether @seat can see no difference between two cards that a rule could use, so that a move with one is the same as
 * with the other. */
gboolean sortie_cards_alike (const SortiePlay *p, guint8 seat, guint16 a, guint16 b);
