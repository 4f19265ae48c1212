/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-chance.c: dice, coins, picks and shuffles as a scenario wants them.
 *
 *     = dice 2 4          the next two dice
 *     = coin 1
 *     = pick imp          or ZONE/imp, if several zones have that many cards
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
  gint number;     /* the face, the side of the coin */
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

/* The position in a zone of @n cards of the card that "ZONE/id" or "id" means; SORTIE_NO_INDEX: it is not there. */
static guint
position_in_zone (const SortiePlay *p, guint16 zone, guint n, const char *word)
{
  const char *slash = strrchr (word, '/');
  const char *id = slash != NULL ? slash + 1 : word;
  char name[SORTIE_MOVE_TEXT];
  guint position = 0;

  sortie_zone_name (p->setup, zone, name, sizeof name);
  if (sortie_zone_count (p, zone) != n
      || (slash != NULL
          && (strlen (name) != (gsize) (slash - word) || strncmp (name, word, slash - word) != 0)))
    return SORTIE_NO_INDEX;
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      if (strcmp (sortie_def (p, sortie_card (p, card)->def)->id, id) == 0)
        return position;
      position++;
    }
  return SORTIE_NO_INDEX;
}

/* The rules say how many cards they pick from, not which zone: takes the zone that fits. */
static gboolean
find_pick (ScenarioRun *run, const SortiePlay *p, guint n, const char *word, guint *ret)
{
  guint found = 0;

  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    {
      guint position = position_in_zone (p, zone, n, word);

      if (position == SORTIE_NO_INDEX)
        continue;
      *ret = position;
      found++;
    }
  if (found == 0)
    return scenario_fails (run, _ ("“%s” cannot be picked: it is in no zone of %u cards"), word, n);
  return found == 1
         || scenario_broken (run, _ ("“%s” could be picked from several zones: write ZONE/%s"), word,
                             word);
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
find_outcome (ScenarioRun *run, const SortiePlay *p, ScenarioChance *chance, guint n, guint *ret)
{
  if (chance->kind != SORTIE_CHANCE_PICK)
    return find_number (run, chance, n, ret);
  g_free (run->picking);
  run->picking = g_strdup (chance->cards->pdata[0]);
  return find_pick (run, p, n, run->picking, ret);
}

static gboolean
prescribe (gpointer data, const SortiePlay *p, SortieChanceKind kind, guint n, guint *ret)
{
  ScenarioRun *run = data;
  int line = run->line;
  guint index;
  ScenarioChance *chance = next_of_kind (run, kind, &index);
  gboolean found;

  if (chance == NULL && kind == SORTIE_CHANCE_DICE && run->prescribes_dice)
    {
      run->prescribes_dice = FALSE; /* reported only once */
      return scenario_broken (run, _ ("more dice were rolled than prescribed"));
    }
  if (chance == NULL)
    return FALSE;
  run->line = chance->line;
  found = find_outcome (run, p, chance, n, ret);
  run->line = line;
  g_ptr_array_remove_index (run->chance, index);
  return found;
}

/* If several zones have that many cards, another one may have been meant. */
static void
check_pick (ScenarioRun *run, const SortiePlay *p, guint16 card)
{
  const char *id = sortie_def (p, sortie_card (p, card)->def)->id;
  const char *wanted = run->picking != NULL ? run->picking : id;
  const char *slash = strrchr (wanted, '/');

  if (strcmp (id, slash != NULL ? slash + 1 : wanted) != 0)
    scenario_fails (run, _ ("“%s” was picked, not “%s”"), id, wanted);
  g_clear_pointer (&run->picking, g_free);
}

/* Brings a card of the zone to @position by exchanging what the cards are, as a shuffle does. */
static gboolean
bring_up (const SortiePlay *p, guint16 zone, guint position, const char *id)
{
  SortieCard *cards = sortie_state_cards (p->s);
  guint16 to = sortie_zone_at (p, zone, position);

  for (guint16 card = to; card != SORTIE_NO_INDEX; card = cards[card].below)
    if (strcmp (sortie_def (p, cards[card].def)->id, id) == 0)
      {
        sortie_cards_exchange (&cards[to], &cards[card]);
        return TRUE;
      }
  return FALSE;
}

static void
arrange (ScenarioRun *run, const SortiePlay *p, guint16 zone)
{
  int line = run->line;
  guint index;
  ScenarioChance *chance = next_of_kind (run, SORTIE_CHANCE_SHUFFLE, &index);

  if (chance == NULL)
    return;
  run->line = chance->line;
  for (guint i = 0; i < chance->cards->len; i++)
    if (!bring_up (p, zone, i, chance->cards->pdata[i]))
      scenario_fails (run, _ ("“%s” is not among the shuffled cards"),
                      (char *) chance->cards->pdata[i]);
  run->line = line;
  g_ptr_array_remove_index (run->chance, index);
}

static void
fell (gpointer data, const SortiePlay *p, const SortieChance *chance)
{
  ScenarioRun *run = data;

  run->n_chance++;
  if (chance->kind == SORTIE_CHANCE_SHUFFLE)
    arrange (run, p, chance->zone);
  else if (chance->kind == SORTIE_CHANCE_PICK)
    check_pick (run, p, chance->card);
}

void
scenario_watch_chance (ScenarioRun *run)
{
  run->watch.prescribe = prescribe;
  run->watch.chance = fell;
}

/* For a puzzle: any other random result is unforeseen. */
static gboolean
prescribe_known (gpointer data, G_GNUC_UNUSED const SortiePlay *p, SortieChanceKind kind, guint n,
                 guint *ret)
{
  ScenarioRun *run = data;

  if (kind != SORTIE_CHANCE_DICE || run->fallen >= run->dice->len)
    return FALSE;
  *ret = MIN (g_array_index (run->dice, guint8, run->fallen), n);
  run->fallen++;
  return TRUE;
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
  run->watch.prescribe = prescribe_known;
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
