/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rounds.c: says which round it is. */
#include <sortie/base.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "base/text.h"
#include "base/i18n.h"
#include "flow/front-end.h"

static char *
round_text (const SortiePlay *p, guint kind, gint number)
{
  return sortie_sentence (sortie_rules_text (p->setup, FALSE, p->setup->rules->rounds[kind].says),
                          "amount", SORTIE_DIGITS (number), NULL);
}

char *
sortie_rounds_text (const SortiePlay *p)
{
  g_autofree char *text = NULL;

  for (guint kind = 0; kind < sortie_n_rounds (p); kind++)
    {
      gint number = sortie_round_number (p, kind);
      g_autofree char *outer = g_steal_pointer (&text);
      g_autofree char *inner = number > 0 ? round_text (p, kind, number) : NULL;

      if (outer != NULL && inner != NULL)
        text = sortie_sentence (_ ("{outer}, {inner}"), "outer", outer, "inner", inner, NULL);
      else if (outer != NULL)
        text = g_steal_pointer (&outer);
      else
        text = g_steal_pointer (&inner);
    }
  return g_steal_pointer (&text);
}
