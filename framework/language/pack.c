/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* pack.c: the words of the common pack, and its cards on the table. */
#include <sortie/deck.h>

const char *const sortie_suits[SORTIE_N_SUITS + 1] = {
  [SORTIE_CLUBS] = N_ ("clubs"),
  [SORTIE_DIAMONDS] = N_ ("diamonds"),
  [SORTIE_HEARTS] = N_ ("hearts"),
  [SORTIE_SPADES] = N_ ("spades"),
};

#define THREE_TO_KING                                                                  \
  N_ ("three"), N_ ("four"), N_ ("five"), N_ ("six"), N_ ("seven"), N_ ("eight"), \
  N_ ("nine"), N_ ("ten"), N_ ("jack"), N_ ("queen"), N_ ("king")

const char *const sortie_ranks_ace_low[SORTIE_N_RANKS + 1] = { N_ ("ace"), N_ ("two"), THREE_TO_KING, NULL };
const char *const sortie_ranks_ace_high[SORTIE_N_RANKS + 1] = { N_ ("two"), THREE_TO_KING, N_ ("ace"), NULL };
const char *const sortie_ranks_two_high[SORTIE_N_RANKS + 1] = { THREE_TO_KING, N_ ("ace"), N_ ("two"), NULL };

/* The titles in the rows of headers, so that gettext extracts them. */
static G_GNUC_UNUSED const char *const titles[] = { N_ ("suit"), N_ ("rank"), N_ ("Hand"),
                                                     N_ ("CARD"), N_ ("ABILITY") };

void
sortie_pack_lay (SortiePlay *p, guint16 zone)
{
  for (guint16 def = 1; def < sortie_catalogue (p)->n_defs; def++)
    sortie_card_new (p, def, SORTIE_NO_SEAT, 0, zone, SORTIE_BOTTOM);
}
