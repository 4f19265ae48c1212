/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-recall.c: what a seat must remember of cards that it may not look at any more.
 *
 *     recalls SEAT ZONE: CARD... | nothing
 *
 * If the seat can tell the order, "?" is a card that it does not know. Cards after the last one that it knows may be
 * left out.
 */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "base/text.h"
#include "model/internal.h"

#include <string.h>

#define UNKNOWN "?"

/* Whether the remembered card is in the zone, or under the piece on the place. */
static gboolean
lies_there (const SortieRecalled *recalled, const ScenarioHome *home, SortieRef piece)
{
  if (!home->is_place)
    return recalled->zone == home->index;
  return piece != SORTIE_NOTHING && recalled->piece == sortie_ref_index (piece);
}

/* In a pile that it cannot count, a seat does not know the position of a card. */
static gboolean
can_tell_order (const SortieSetup *setup, guint8 seat, const ScenarioHome *home)
{
  const SortieZoneDecl *decl;

  if (home->is_place)
    return TRUE;
  decl = &setup->zones[setup->piles[home->index].decl];
  return decl->ordered && sortie_sees (setup, decl->count, home->seat, seat);
}

/* Ids of cards from the top, with gaps for unknown cards. (transfer full) */
static GPtrArray *
recalled_words (const ScenarioRun *run, guint8 seat, const ScenarioHome *home, SortieRef piece)
{
  guint room = run->p->setup->bounds.cards;
  g_autofree SortieRecalled *recalled = g_new0 (SortieRecalled, room);
  guint n = sortie_recall (run->p, seat, recalled, room);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    if (lies_there (&recalled[i], home, piece))
      {
        while (words->len + 1 < recalled[i].position)
          g_ptr_array_add (words, g_strdup (UNKNOWN));
        g_ptr_array_add (words, g_strdup (sortie_def (run->p, recalled[i].def)->id));
      }
  return words;
}

/* "imp*2": two words. */
static gboolean
add_wanted (ScenarioRun *run, const char *word, GPtrArray *words)
{
  g_auto (GStrv) parts = g_strsplit (word, "*", 2);
  guint16 def;
  gint n = 1;

  if (strcmp (parts[0], UNKNOWN) != 0 && !scenario_find_card (run, parts[0], &def))
    return FALSE;
  if (parts[1] != NULL && !scenario_find_number (run, parts[1], &n))
    return FALSE;
  while (n-- > 0)
    g_ptr_array_add (words, g_strdup (parts[0]));
  return TRUE;
}

/* (transfer full): NULL: something is wrong with the line; this was reported */
static GPtrArray *
wanted_words (ScenarioRun *run, const char *text)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) typed = sortie_words_split (text);

  if (sortie_scenario_word_is (SORTIE_SCENARIO_NOTHING, text))
    return g_steal_pointer (&words);
  for (char **word = typed; *word != NULL; word++)
    if (!add_wanted (run, *word, words))
      return NULL;
  while (words->len > 0 && strcmp (words->pdata[words->len - 1], UNKNOWN) == 0)
    g_ptr_array_set_size (words, (gint) words->len - 1);
  return g_steal_pointer (&words);
}

/* The words, joined. (transfer full) */
static char *
joined (GPtrArray *words, gboolean ordered)
{
  if (!ordered)
    g_ptr_array_sort (words, sortie_texts_compare);
  return words->len > 0 ? sortie_texts_join (words, " ")
                        : g_strdup (sortie_scenario_word (SORTIE_SCENARIO_NOTHING));
}

gboolean
scenario_expect_recall (ScenarioRun *run, const char *seat_id, const char *text)
{
  g_autofree char *name = NULL, *cards = NULL, *expected = NULL, *is = NULL;
  g_autoptr (GPtrArray) wanted = NULL, recalled = NULL;
  ScenarioHome home;
  SortieRef piece;
  gboolean ordered;
  guint8 seat;

  if (!scenario_split_colon (text, &name, &cards))
    return scenario_broken (run, _ ("this should be: recalls SEAT ZONE: CARD... | nothing"));
  if (!scenario_find_seat (run, seat_id, &seat) || !scenario_find_place (run, name, &home, &piece)
      || (wanted = wanted_words (run, cards)) == NULL)
    return FALSE;
  ordered = can_tell_order (run->p->setup, seat, &home);
  recalled = recalled_words (run, seat, &home, piece);
  expected = joined (wanted, ordered);
  is = joined (recalled, ordered);
  return strcmp (is, expected) == 0
         || scenario_fails (run, _ ("what %s remembers of %s is “%s”, not “%s”"), seat_id, name, is,
                            expected);
}
