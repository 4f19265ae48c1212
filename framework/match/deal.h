/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deal.h: everything that is settled before the first card is dealt.
 *
 * A SortieDeal is a SortieMatchSpec after checking: mode, choices and options were looked up and checked, and the setup
 * was made from them. One deal can deal any number of positions, one for each seed. It must outlive them, and the
 * module must outlive it.
 */
#pragma once
#include <sortie/match.h>

/* A match that could begin: everything that was chosen, and nothing about how it goes. */
typedef struct
{
  const SortieModule *module;
  SortieSetup *setup;
  guint mode;           /* index into the game's modes */
  gint16 *options;      /* one value for each entry of the game's table of options */
  const SortieChosen *chosen; /* ids belong to the catalogue, or to custom decks */
  guint n_chosen;
  GArray *choices;      /* the memory of @chosen, which owns the custom decks */
} SortieDeal;

/**
 * sortie_deal_new:
 * @spec: what to play; its seed is ignored
 *
 * Returns: (transfer full): NULL with SORTIE_ERROR_UNKNOWN (and the nearest match), SORTIE_ERROR_SYNTAX,
 *   SORTIE_ERROR_LIMIT, or with SORTIE_ERROR_CONTENT and every rule that a deck breaks
 */
SortieDeal *sortie_deal_new (const SortieMatchSpec *spec, GError **error);
void sortie_deal_free (SortieDeal *deal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieDeal, sortie_deal_free)

/* Sets up the game in an empty state, and fills the places that are filled from zones. */
gboolean sortie_deal_lay (const SortieDeal *deal, SortiePlay *p, GError **error);

/**
 * sortie_deal_start:
 * @p: has a state with the setup's bounds, whose content does not matter; the function fills in the setup
 *
 * Deals the cards and runs to the first decision. Allocates nothing.
 *
 * Returns: FALSE, and sets @error, if the game cannot be dealt like this or was interrupted (SORTIE_ERROR_INTERRUPTED)
 */
gboolean sortie_deal_start (const SortieDeal *deal, guint64 seed, SortiePlay *p, GError **error);

/* The seats that decide for themselves and are still in the game, a bit each. */
guint8 sortie_deal_deciders (const SortieDeal *deal, const SortieState *s);

/* Sets SORTIE_ERROR_INTERRUPTED. Returns: FALSE. */
gboolean sortie_interrupted_error (GError **error);

/* The choices and options by name, as a SortieMatchSpec takes them: all of them, including defaults; custom decks in
 * full. (transfer full) */
char **sortie_deal_choices (const SortieDeal *deal);
char **sortie_deal_options (const SortieDeal *deal);
