/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-rule.c: the rulebook, for texts that name a rule. It is read when the first text does so. */
#include "content/internal.h"
#include "content/load.h"
#include "base/errors.h"
#include "content/rulebook.h"

/* Content without folders has no rulebook, and may name any rule. */
gboolean
sortie_load_knows_rule (SortieLoader *l, const char *rule)
{
  g_autoptr (SortieErrors) unread = sortie_errors_new (); /* the reader of the rulebook reports its errors */

  for (const char *const *folder = l->folders; folder != NULL && *folder != NULL && l->book == NULL; folder++)
    {
      g_autoptr (SortieRulebook) book = sortie_rulebook_load (*folder, NULL, unread);

      if (book != NULL && book->n_rules > 0)
        l->book = g_steal_pointer (&book);
    }
  return l->book == NULL || sortie_rulebook_find (l->book, rule) != NULL;
}
