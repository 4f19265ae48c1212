/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* replay.h: going through a journal again, checking all of it.
 *
 * The decisions in the journal are played in a new match, and every line that this match writes
 * itself is compared with the line of the journal: moves, chance, hashes, the result. At the first
 * difference the replay ends and names the line with both texts; nothing is shown that did not
 * happen.
 *
 * What follows from a move by itself may be missing at the very end: there the journal was cut off.
 */
#pragma once
#include "match/head.h"
#include "match/match.h"
G_BEGIN_DECLS

typedef struct SortieReplay SortieReplay;

/**
 * sortie_replay_new:
 * @module: the game that the journal names
 * @journal: (transfer none): must outlive the replay
 * @name: what messages call it
 *
 * Returns: (transfer full): at the position after the deal; NULL with SORTIE_ERROR_VERSION when
 *   game, version, interface or content are others, or with what is wrong in the head
 */
SortieReplay *sortie_replay_new (const SortieModule *module, const SortieJournal *journal,
                                 const char *name, GError **error);
void sortie_replay_free (SortieReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieReplay, sortie_replay_free)

/**
 * sortie_replay_chosen:
 * @head: of a journal
 * @name: what messages call it
 * @ret_mode: index of the mode
 *
 * What a match is played with, as its head says; nothing is played for it.
 *
 * Returns: (transfer full) (element-type SortieChosen): as sortie_spec_choices(); NULL and @error:
 *   as sortie_replay_new()
 */
GArray *sortie_replay_chosen (const SortieModule *module, const SortieJournalHead *head,
                              const char *name, guint *ret_mode, GError **error);

/**
 * sortie_replay_step:
 *
 * Carries out the next decision.
 *
 * Returns: FALSE at the end, or with SORTIE_ERROR_MISMATCH at the first line that does not fit, or
 *   with SORTIE_ERROR_INTERRUPTED; then the replay is of no more use
 */
gboolean sortie_replay_step (SortieReplay *replay, GError **error);

/* The decision that the last step carried out, as the journal has it: "north: attack south". */
const char *sortie_replay_decision (const SortieReplay *replay);

/* The match so far; it must not be changed. */
SortieMatch *sortie_replay_match (SortieReplay *replay);

/* Ends the replay and gives the match away, to be continued. (transfer full) */
SortieMatch *sortie_replay_finish (SortieReplay *replay);

G_END_DECLS
