/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks of the kit besides sortie/kit.h. */
#pragma once
#include <sortie/kit.h>

/* Warns of what a game lacks for players: ready-made decks, a rulebook, the rules by which somebody wins. */
void sortie_lint_lacks (SortieModule *module, SortieErrors *warnings);
/* Plays a few games in a child process and warns of each clause that waits for an event caused by a seat (`by=`), if
 * only the rules caused that event. A game that crashes, hangs, cannot be set up or has too little room is an error. */
void sortie_lint_doers (const SortieModule *module, SortieErrors *errors, SortieErrors *warnings);

/* What did not happen in any of the games, as lines of text: clauses that never took effect, of the cards that were in
 * a game; events that never happened; moves that nobody made; reasons that nobody was given. The module must still be
 * loaded. (transfer full) */
char *sortie_verify_coverage_text (const SortieVerifyReport *report);
