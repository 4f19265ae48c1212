/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec.h: reading what a person wants to play: a mode, choices, options.
 *
 *     choice ::= ID [":" SEAT] "=" (ID | NAME)   deck:player=seraphia-starter, class=Very Hard
 *     option ::= ID "=" (WORD | NUMBER)          storm-order=action-first
 *
 * The seat may be left out where the choice concerns only one. What is not given is taken from the
 * game's tables. A name is what the thing is called in the reader's language; journals have ids.
 * Every refusal names the nearest word or what there is.
 */
#pragma once
#include "match/match.h"
G_BEGIN_DECLS

/* The index of a mode; NULL means the first. */
gboolean sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error);

/**
 * sortie_spec_options:
 * @texts: (nullable): NULL-terminated
 *
 * Returns: (transfer full): a value for each of the game's options; NULL and @error
 */
gint16 *sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error);

/**
 * sortie_spec_choices:
 * @mode: index of a mode
 * @texts: (nullable): NULL-terminated
 *
 * Returns: (transfer full) (element-type SortieChosen): everything that the mode needs, in the
 *   order of the game's table and of the seats; NULL and @error
 */
GArray *sortie_spec_choices (const SortieModule *module, guint mode, const char *const *texts,
                             GError **error);

/* Whether a choice is made in a mode, and by a seat of that mode. */
gboolean sortie_choice_is_made (const SortieGame *game, guint choice, guint mode);
gboolean sortie_choice_is_made_by (const SortieGame *game, guint choice, guint mode, guint8 seat);

/* (nullable): the id that is taken when nothing is said. */
const char *sortie_choice_otherwise (const SortieChoiceDecl *choice, guint8 seat);

/**
 * sortie_choice_candidates:
 * @chosen: (nullable): what was chosen before, for a choice that depends on it
 *
 * Returns: (transfer full) (element-type utf8): the ids that may be chosen, NULL-terminated in its
 *   array; the ids are the catalogue's. Free with g_ptr_array_unref()
 */
GPtrArray *sortie_choice_candidates (const SortieModule *module, guint choice, guint8 seat,
                                     const SortieChosen *chosen, guint n_chosen);

/**
 * sortie_choice_name:
 * @id: one of the candidates
 * @chosen: (nullable): as for sortie_choice_candidates()
 *
 * Returns: what that deck, card or record is called in the reader's language; @id when it is none
 */
const char *sortie_choice_name (const SortieModule *module, guint choice, guint8 seat,
                                const char *id, const SortieChosen *chosen, guint n_chosen);

/* (nullable): the record itself; NULL where no records are chosen. */
const SortieRecord *sortie_choice_record (const SortieModule *module, guint choice, guint8 seat,
                                          const char *id, const SortieChosen *chosen,
                                          guint n_chosen);

G_END_DECLS
