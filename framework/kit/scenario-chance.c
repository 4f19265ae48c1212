/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-chance.c: dice, coins, picks and shuffles as a scenario wants them.
 *
 *     = dice 2 4          the next two dice
 *     = coin 1
 *     = pick imp          or ZONE/imp
 *     = shuffle imp pike  the top cards after the next shuffle
 *
 * Each kind happens in the order of the file. If something that was prescribed never happens, the scenario fails,
 * because it does not show what it says. It also fails if dice are rolled after the last prescribed one.
 */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "base/text.h"
#include "model/internal.h"

#include <string.h>

/* One outcome. */
typedef struct
{
  SortieChanceKind kind;
  int line;
  gint number;     /* the face, the side of the coin; how many cards of a shuffle have come up */
  GPtrArray *cards; /* of a shuffle; a pick has one: ids, the first maybe after a zone */
} ScenarioChance;

void
scenario_chance_free (gpointer data)
{
  ScenarioChance *chance = data;

  g_clear_pointer (&chance->cards, g_ptr_array_unref);
  g_free (chance);
}

static ScenarioChance *
add_chance (ScenarioRun *run, SortieChanceKind kind)
{
  ScenarioChance *chance = g_new0 (ScenarioChance, 1);

  chance->kind = kind;
  chance->line = run->line;
  g_ptr_array_add (run->chance, chance);
  return chance;
}

static gboolean
prescribe_numbers (ScenarioRun *run, SortieChanceKind kind, char **words)
{
  run->prescribes_dice = run->prescribes_dice || kind == SORTIE_CHANCE_DICE;
  for (; *words != NULL; words++)
    if (!scenario_find_number (run, *words, &add_chance (run, kind)->number))
      return FALSE;
  return TRUE;
}

static gboolean
prescribe_cards (ScenarioRun *run, SortieChanceKind kind, char **words)
{
  ScenarioChance *chance = add_chance (run, kind);
  guint16 def;

  chance->cards = g_ptr_array_new_with_free_func (g_free);
  for (; *words != NULL; words++)
    {
      const char *slash = strrchr (*words, '/');

      if (!scenario_find_card (run, slash != NULL ? slash + 1 : *words, &def))
        return FALSE;
      g_ptr_array_add (chance->cards, g_strdup (*words));
    }
  return kind != SORTIE_CHANCE_PICK || chance->cards->len == 1
         || scenario_broken (run, _ ("only one card can be picked at a time"));
}

static const struct
{
  const char *word;
  SortieChanceKind kind;
  gboolean (*prescribe) (ScenarioRun *run, SortieChanceKind kind, char **words);
} kinds[] = {
  { "dice", SORTIE_CHANCE_DICE, prescribe_numbers },
  { "coin", SORTIE_CHANCE_COIN, prescribe_numbers },
  { "pick", SORTIE_CHANCE_PICK, prescribe_cards },
  { "shuffle", SORTIE_CHANCE_SHUFFLE, prescribe_cards },
};

gboolean
scenario_prescribe (ScenarioRun *run, const char *text)
{
  g_auto (GStrv) words = sortie_words_split (text);
  guint n = g_strv_length (words);

  for (guint i = 0; n > 2 && strcmp (words[0], "=") == 0 && i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (words[1], kinds[i].word) == 0)
      return kinds[i].prescribe (run, kinds[i].kind, words + 2);
  return scenario_broken (
      run, _ ("this should be: = dice N..., = coin N, = pick CARD or = shuffle CARD..."));
}

/* The first outcome of its kind; NULL: chance decides. */
static ScenarioChance *
next_of_kind (const ScenarioRun *run, SortieChanceKind kind, guint *ret)
{
  for (*ret = 0; *ret < run->chance->len; (*ret)++)
    {
      ScenarioChance *chance = run->chance->pdata[*ret];

      if (chance->kind == kind)
        return chance;
    }
  return NULL;
}

/* The position in the zone of the card that "ZONE/id" or "id" means. FALSE: it is not there; this was reported */
static gboolean
find_pick (ScenarioRun *run, const SortiePlay *p, guint16 zone, const char *word, guint *ret)
{
  const char *slash = strrchr (word, '/');
  char name[SORTIE_MOVE_TEXT];
  g_autofree char *path = g_strdup_printf ("%s/%s", sortie_zone_name (p->setup, zone, name, sizeof name),
                                           slash != NULL ? slash + 1 : word);

  *ret = 0;
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      if ((slash == NULL || strcmp (path, word) == 0)
          && strcmp (sortie_def (p, sortie_card (p, card)->def)->id, path + strlen (name) + 1) == 0)
        return TRUE;
      ++*ret;
    }
  return scenario_fails (run, _ ("“%s” cannot be picked from %s"), word, name);
}

/* A die shows 1 to @n, a coin 0 to @n - 1. */
static gboolean
find_number (ScenarioRun *run, const ScenarioChance *chance, guint n, guint *ret)
{
  gint first = chance->kind == SORTIE_CHANCE_DICE;

  *ret = (guint) chance->number;
  return (chance->number >= first && chance->number < first + (gint) n)
         || scenario_broken (run, _ ("%d is not among the %u outcomes, which start at %d"), chance->number,
                             n, first);
}

static gboolean
find_outcome (ScenarioRun *run, const SortiePlay *p, const ScenarioChance *wanted, SortieChance *chance)
{
  return chance->kind == SORTIE_CHANCE_PICK
             ? find_pick (run, p, chance->zone, wanted->cards->pdata[0], &chance->result)
             : find_number (run, wanted, chance->n, &chance->result);
}

/* For a puzzle: any other random result is unforeseen. */
static gboolean
decide_known (ScenarioRun *run, SortieChance *chance)
{
  if (chance->kind != SORTIE_CHANCE_DICE || run->fallen >= run->dice->len)
    return FALSE;
  chance->result = MIN (g_array_index (run->dice, guint8, run->fallen), chance->n);
  run->fallen++;
  return TRUE;
}

static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  ScenarioRun *run = data;
  const int line = run->line;
  guint index;
  ScenarioChance *wanted;
  gboolean found;

  if (run->dice != NULL)
    return decide_known (run, chance);
  wanted = next_of_kind (run, chance->kind, &index);
  if (wanted == NULL && chance->kind == SORTIE_CHANCE_DICE && run->prescribes_dice)
    {
      run->prescribes_dice = FALSE; /* reported only once */
      return scenario_broken (run, _ ("more dice were rolled than prescribed"));
    }
  if (wanted == NULL)
    return FALSE;
  run->line = wanted->line;
  found = find_outcome (run, p, wanted, chance);
  run->line = line;
  g_ptr_array_remove_index (run->chance, index);
  return found;
}

/* Where the card is among those from the place on; 0 with a report if it is not there. */
static guint
find_below (ScenarioRun *run, const SortiePlay *p, const SortieChance *chance, const char *id)
{
  const guint at = sortie_zone_count (p, chance->zone) - chance->n;

  for (guint i = 0; i < chance->n; i++)
    if (strcmp (sortie_def (p, sortie_card (p, sortie_zone_at (p, chance->zone, at + i))->def)->id, id) == 0)
      return i;
  scenario_fails (run, _ ("“%s” is not among the shuffled cards"), id);
  return 0;
}

/* The number of the prescribed shuffle counts the cards that were brought up. */
static gboolean
arrange (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  ScenarioRun *run = data;
  const guint at = sortie_zone_count (p, chance->zone) - chance->n;
  const int line = run->line;
  guint index;
  ScenarioChance *wanted = next_of_kind (run, SORTIE_CHANCE_SHUFFLE, &index);

  if (wanted == NULL || (guint) wanted->number != at)
    return FALSE;
  run->line = wanted->line;
  chance->result = find_below (run, p, chance, wanted->cards->pdata[at]);
  wanted->number++;
  if (chance->n == 1 && at + 1 < wanted->cards->len)
    scenario_fails (run, _ ("“%s” is not among the shuffled cards"), (char *) wanted->cards->pdata[at + 1]);
  run->line = line;
  if (chance->n == 1 || at + 1 == wanted->cards->len)
    g_ptr_array_remove_index (run->chance, index);
  return TRUE;
}

SortieFate
scenario_fate (ScenarioRun *run)
{
  return (SortieFate){ run, decide, arrange };
}

gboolean
scenario_know_dice (ScenarioRun *run)
{
  run->dice = g_array_new (FALSE, FALSE, sizeof (guint8));
  for (guint i = 0; i < run->chance->len; i++)
    {
      const ScenarioChance *chance = run->chance->pdata[i];
      guint8 face = (guint8) CLAMP (chance->number, 1, G_MAXUINT8);

      run->line = chance->line;
      if (chance->kind != SORTIE_CHANCE_DICE)
        return scenario_broken (run, _ ("a puzzle can prescribe only dice"));
      if (chance->number != face)
        return scenario_broken (run, _ ("no die shows %d"), chance->number);
      g_array_append_val (run->dice, face);
    }
  g_ptr_array_set_size (run->chance, 0);
  return TRUE;
}

void
scenario_check_chance (ScenarioRun *run)
{
  if (run->chance->len == 0)
    return;
  run->line = ((const ScenarioChance *) run->chance->pdata[0])->line;
  scenario_fails (run, _ ("more random results are prescribed here than occurred"));
}
