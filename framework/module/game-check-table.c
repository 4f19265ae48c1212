/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check-table.c: the checks that apply to every table. */
#include "module/game-check.h"

#include "base/i18n.h"

void
game_fault (GameCheck *check, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  sortie_errors_add_va (check->errors, NULL, 0, NULL, format, arguments);
  va_end (arguments);
}

void
game_check_table (GameCheck *check, const SortieGameTable *table)
{
  guint n = sortie_n_rows (table->rows, table->stride);

  if (n < table->min)
    game_fault (check, _ ("the table of %s is empty"), table->name);
  if (n > table->max)
    game_fault (check, _ ("the table of %s has %u entries; there is room for %u"), table->name, n,
           table->max);
  for (guint i = 0; i < n; i++)
    {
      const char *id = sortie_table_text (table, i, 0);

      if (!sortie_words_is_id (id))
        game_fault (check, _ ("%s: “%s” is not an identifier (small letters, digits and hyphens)"),
               table->name, id);
      if (sortie_find_row (table->rows, table->stride, id) < (gint) i)
        game_fault (check, _ ("%s: “%s” appears twice"), table->name, id);
    }
}
