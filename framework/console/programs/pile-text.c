/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile-text.c: the cards of a pile in one sentence, for people who may see all of them. */
#include "console/programs/programs.h"

static char *
title_of (const SortieModule *module, const SortiePlay *p, const SortiePile *pile, guint8 reader)
{
  const char *title = console_game_text (module, p->setup->zones[pile->decl].title);

  if (pile->seat == SORTIE_NO_SEAT || pile->seat == reader)
    return g_strdup (title);
  return sortie_sentence (_ ("{zone} of {seat}"), "zone", title, "seat", sortie_seat_name (p->setup, pile->seat),
                          NULL);
}

/* "Imp, Ghoul (2)": from the top down. (transfer full) */
static char *
cards_of (const SortieModule *module, const SortiePlay *p, guint16 zone)
{
  GString *text = g_string_new (NULL);
  guint16 card = sortie_zone_top (p, zone);

  while (card != SORTIE_NO_INDEX)
    {
      guint16 def = sortie_card (p, card)->def;
      guint n = 0;

      for (; card != SORTIE_NO_INDEX && sortie_card (p, card)->def == def; n++)
        card = sortie_card (p, card)->below;
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", sortie_def_name (module->catalogue, def));
      if (n > 1)
        g_string_append_printf (text, " (%u)", n);
    }
  return g_string_free (text, FALSE);
}

char *
console_zone_text (const SortieModule *module, const SortiePlay *p, guint16 zone, guint8 reader)
{
  g_autofree char *title = title_of (module, p, &p->setup->piles[zone], reader);
  g_autofree char *cards = cards_of (module, p, zone);

  return sortie_sentence (_ ("{zone}: {cards}"), "zone", title, "cards", cards, NULL);
}
