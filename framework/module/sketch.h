/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sketch.h: what a front end does with a sketch of the table (sortie/view.h), and games do not. */
#pragma once
#include <sortie/view.h>

/* (transfer full): without items. Freeing lets NULL pass. */
SortieSketch *sortie_sketch_new (void);
void sortie_sketch_free (SortieSketch *sketch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSketch, sortie_sketch_free)

/* Sets what the reader may do now, so that the sketch can mark it. The owner of the match calls this before a game
 * shows the table, because a view alone does not say so. Without it, nothing is marked. */
void sortie_sketch_allow (SortieSketch *sketch, const SortieMoves *legal);

/* The order in which to show cards whose order means nothing: cards with a sign by their printed values, suit by suit
 * in the order of the ranks; all others in the order of the content. */
gint sortie_sketch_compare (const SortieCatalogue *catalogue, guint16 a, guint16 b);
/* The cards of a zone in the order in which they are shown: from the top or, if their order means nothing, in the order
 * of the content. (transfer full) (element-type guint16) */
GArray *sortie_sketch_cards (const SortieView *view, guint16 zone);
