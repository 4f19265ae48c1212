/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: the words of a made-up game, small but with one of everything, against which the
 * language of cards is tested. Nothing of it can be played. */
#pragma once
#include <sortie/deck.h>
G_BEGIN_DECLS

extern const SortieContentNames words;
/* The same game on a table without a grid. */
extern const SortieContentNames words_without_grid;

/* Indices into its tables, in the order of words.c. */
enum { VALUE_ATTACK, VALUE_COST, VALUE_RANK, VALUE_TRAITS, VALUE_MAY_MOVE, VALUE_BE_MOVED };
enum { SET_ALLIES, SET_ENEMIES };
enum { EVENT_KILL, EVENT_DAMAGE, EVENT_DRAW };
enum { PLAY_ACTION, PLAY_ANSWER };
enum { PROC_DAMAGE, PROC_KILL, PROC_DRAW, PROC_TIDY };

/**
 * words_load:
 * @body: what stands inside <content>
 * @ret_messages: (out) (optional) (transfer full): every message, one per line, "" when there is
 * none; the file is called "cards.xml", and @body begins on line 1
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
SortieCatalogue *words_load (const char *body, char **ret_messages);

/* The same for one card with these clauses, in a kind that needs no texts. */
SortieCatalogue *words_load_clauses (const char *clauses, char **ret_messages);

/* A clause or program written out: "TEST_ANY (SET_WORD 1) (NUM_CONST 1)". (transfer full) */
char *words_expression (const SortieCatalogue *catalogue, gint expr);
/* One line per instruction. (transfer full) */
char *words_program (const SortieCatalogue *catalogue, guint program);
/* Clause number @n (from 0) of the definition with that id. */
const SortieClause *words_clause (const SortieCatalogue *catalogue, const char *id, guint n);

G_END_DECLS
