/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deal.h: everything that is settled before the first card is dealt.
 *
 * A SortieDeal is a SortieMatchSpec that was understood: mode, choices and options looked up and
 * checked, the setup made from them. From one deal any number of positions can be dealt, one for
 * each seed; it must outlive them, and the module must outlive it.
 */
#pragma once
#include <sortie/match.h>

/* A match that could begin: everything that is chosen, and nothing of how it goes. */
typedef struct
{
  const SortieModule *module;
  SortieSetup *setup;
  guint mode;           /* index into the game's modes */
  gint16 *options;      /* one for each entry of the game's table of options */
  const SortieChosen *chosen; /* ids are the catalogue's, or of custom decks */
  guint n_chosen;
  GArray *choices;      /* what they lie in, with these decks */
} SortieDeal;

/**
 * sortie_deal_new:
 * @spec: what is to be played; its seed is not looked at
 *
 * Returns: (transfer full): NULL with SORTIE_ERROR_UNKNOWN (and the nearest match),
 *   SORTIE_ERROR_SYNTAX, SORTIE_ERROR_LIMIT, or with SORTIE_ERROR_CONTENT every rule that a deck
 *   breaks
 */
SortieDeal *sortie_deal_new (const SortieMatchSpec *spec, GError **error);
void sortie_deal_free (SortieDeal *deal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieDeal, sortie_deal_free)

/* Lays out what the game begins with in an empty state, and fills the places that are filled from zones. */
gboolean sortie_deal_lay (const SortieDeal *deal, SortiePlay *p, GError **error);

/**
 * sortie_deal_start:
 * @p: with a state of the setup's bounds, whatever is in it; the setup is filled in
 *
 * Deals the cards and runs to the first decision. Nothing is allocated here.
 *
 * Returns: FALSE and @error when the game cannot be dealt like this, or was interrupted meanwhile
 *   (SORTIE_ERROR_INTERRUPTED)
 */
gboolean sortie_deal_start (const SortieDeal *deal, guint64 seed, SortiePlay *p, GError **error);

/* The seats that decide for themselves and are still in the game: bit per seat. */
guint8 sortie_deal_deciders (const SortieDeal *deal, const SortieState *s);

/* Sets SORTIE_ERROR_INTERRUPTED. Returns: FALSE. */
gboolean sortie_interrupted_error (GError **error);

/* The choices and options by name, as a SortieMatchSpec takes them: all of them, also those that
 * nobody gave; custom decks whole. (transfer full) */
char **sortie_deal_choices (const SortieDeal *deal);
char **sortie_deal_options (const SortieDeal *deal);
