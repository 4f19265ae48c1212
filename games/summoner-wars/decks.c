/* SPDX-License-Identifier: GPL-3.0-or-later */
/* decks.c: numbers of cards, the Summoner's reference card, factions.
 *
 * A Summoner's ready-made deck defines its reference card (SW-2.2): the events, what starts on the battlefield and
 * where, the side piles. So a custom deck is compared with the ready-made deck of its Summoner.
 */
#include "decks.h"

#include <string.h>

typedef struct
{
  const SortieDeckCheck *check;
  const SortieDef *summoner;
  const SortieDeck *reference;
} Built;

static SwType
type_of (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  return (SwType) sortie_deck_def (check, line)->printed[SW_VALUE_TYPE];
}

/* ---- Any deck --------------------------------------------------------------------- */

/* Cards that start in a side pile (SW-4.7) are not part of the deck. */
static gboolean
is_beside (const SortieDeckLine *line)
{
  return line->zone != SORTIE_NO_INDEX && line->zone != SW_ZONE_DRAW;
}

/* (nullable) */
static const SortieDeckLine *
find_line (const SortieDeck *deck, guint16 def)
{
  for (guint i = 0; i < deck->n_lines; i++)
    if (deck->lines[i].def == def)
      return &deck->lines[i];
  return NULL;
}

/* A wall that does not start on the battlefield counts among the reference card's events. */
static SwType
counted_as (const Built *built, const SortieDeckLine *line)
{
  SwType type = type_of (built->check, line);
  const SortieDeckLine *listed
      = built->reference != NULL ? find_line (built->reference, line->def) : NULL;

  return type == SW_WALL && listed != NULL && listed->n_starts == 0 ? SW_EVENT : type;
}

static guint
count_type (const Built *built, SwType type)
{
  const SortieDeck *deck = built->check->deck;
  guint n = 0;

  for (guint i = 0; i < deck->n_lines; i++)
    if (counted_as (built, &deck->lines[i]) == type && !is_beside (&deck->lines[i]))
      n += deck->lines[i].n;
  return n;
}

/* (nullable): the entry of its Summoner; the first if there are several */
static const SortieDeckLine *
summoner_of (const SortieDeckCheck *check)
{
  for (guint i = 0; i < check->deck->n_lines; i++)
    if (type_of (check, &check->deck->lines[i]) == SW_SUMMONER)
      return &check->deck->lines[i];
  return NULL;
}

/* SW-26.4, 21.2, 21.3; SW-26.8. */
static void
check_copies (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  switch (type_of (check, line))
    {
    case SW_CHAMPION:
      sortie_deck_at_most (check, line, 1, "SW-26.4");
      break;
    case SW_COMMON:
      sortie_deck_at_most (check, line, 10, "SW-26.4");
      break;
    case SW_MUTATION:
      sortie_deck_at_most (check, line, 1, "SW-26.8");
      break;
    case SW_SUMMONER:
    case SW_CONJURATION:
    case SW_WALL:
    case SW_VINE_WALL:
    case SW_EVENT:
    case SW_N_TYPES:
      break;
    }
}

/* ---- A ready-made deck (SW-26.9) --------------------------------------------------- */

/* SW-2.2: a reference card shows four rows of six spaces. */
static gboolean
starts_fit (const SortieDeck *deck, const SortieDeckLine *line)
{
  for (guint i = 0; i < line->n_starts; i++)
    {
      const SortieStart *start = &deck->starts[line->first_start + i];

      if (start->x >= SW_BOARD_WIDTH || start->y >= SW_HALF)
        return FALSE;
    }
  return TRUE;
}

/* SW-4.2: without a Summoner on the battlefield, the game would be over. */
static void
check_ready_made (const SortieDeckCheck *check)
{
  const Built built = { .check = check };
  const SortieDeckLine *summoner = summoner_of (check);

  if (count_type (&built, SW_SUMMONER) != 1 || summoner->n_starts != 1)
    sortie_deck_breach (check, NULL, "SW-4.2",
                        N_ ("there is no single Summoner that starts on the battlefield"));
  for (guint i = 0; i < check->deck->n_lines; i++)
    if (!starts_fit (check->deck, &check->deck->lines[i]))
      sortie_deck_breach (check, &check->deck->lines[i], "SW-2.13",
                          N_ ("it starts outside its owner's side"));
  /* SW-26.9: it follows the rules as it is, so a number above their limit is a mistake */
  for (guint i = 0; i < check->deck->n_lines; i++)
    check_copies (check, &check->deck->lines[i]);
}

/* ---- Numbers (SW-26.1, 26.4) -------------------------------------------------------- */

#define N_COMMONS 18
#define N_CHAMPIONS 3

static const struct
{
  SwType type;
  guint n;
} numbers[] = {
  { SW_SUMMONER, 1 }, { SW_EVENT, 9 },
  { SW_WALL, 3 },     { SW_COMMON, N_COMMONS }, { SW_CHAMPION, N_CHAMPIONS },
};

static void
tell_number (const SortieDeckCheck *check, SwType type, guint n, guint wanted)
{
  switch (type)
    {
    case SW_SUMMONER:
      sortie_deck_breach_of (check, NULL, "SW-26.1",
                             NP_ ("%u Summoner instead of %u", "%u Summoners instead of %u"), n, n, wanted);
      break;
    case SW_EVENT:
      sortie_deck_breach_of (check, NULL, "SW-26.1",
                             NP_ ("%u event instead of %u", "%u events instead of %u"), n, n, wanted);
      break;
    case SW_WALL:
      sortie_deck_breach_of (check, NULL, "SW-26.1",
                             NP_ ("%u wall instead of %u", "%u walls instead of %u"), n, n, wanted);
      break;
    case SW_COMMON:
      sortie_deck_breach_of (check, NULL, "SW-26.1",
                             NP_ ("%u Common instead of %u", "%u Commons instead of %u"), n, n, wanted);
      break;
    case SW_CHAMPION:
      sortie_deck_breach_of (check, NULL, "SW-26.1",
                             NP_ ("%u Champion instead of %u", "%u Champions instead of %u"), n, n, wanted);
      break;
    case SW_MUTATION:
    case SW_CONJURATION:
    case SW_VINE_WALL:
    case SW_N_TYPES:
      break;
    }
}

/* SW-26.8: a Mutation takes the place of a Common or a Champion, so if the deck has any, all three types are counted
 * together. */
static gboolean
may_be_fewer (const Built *built, SwType type)
{
  return (type == SW_COMMON || type == SW_CHAMPION) && count_type (built, SW_MUTATION) > 0;
}

/* If a file could be read only in part, it may contain more cards than were counted. */
static gboolean
is_counted (const SortieDeckCheck *check)
{
  return sortie_deck_knows (check, SORTIE_DECK_CARDS | SORTIE_DECK_NUMBERS);
}

static void
check_numbers (const Built *built)
{
  const SortieDeckCheck *check = built->check;
  guint mutations = count_type (built, SW_MUTATION);
  guint units = count_type (built, SW_COMMON) + count_type (built, SW_CHAMPION) + mutations;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      guint n = count_type (built, numbers[i].type);

      if (n <= numbers[i].n
          && (n == numbers[i].n || may_be_fewer (built, numbers[i].type) || !is_counted (check)))
        continue;
      tell_number (check, numbers[i].type, n, numbers[i].n);
    }
  if (mutations > 0 && units != N_COMMONS + N_CHAMPIONS && is_counted (check))
    sortie_deck_breach (check, NULL, "SW-26.8",
                        N_ ("%u Commons, Champions and Mutations instead of %u"), units,
                        N_COMMONS + N_CHAMPIONS);
}

/* ---- Factions (SW-26.5 to 26.8) ------------------------------------------------------ */

static const SortieFaction *
factions_of (const Built *built)
{
  return built->check->catalogue->factions;
}

static gboolean
has_trait (const Built *built, guint faction, SwTrait trait)
{
  return faction != SORTIE_NO_INDEX && factions_of (built)[faction].traits >> trait & 1;
}

/* SW-23.4: as in table A (SW-23.3), which the content states as kin. */
static gboolean
is_allied (const Built *built, guint faction)
{
  guint of = built->summoner->faction_index;

  return faction != SORTIE_NO_INDEX && of != SORTIE_NO_INDEX
         && factions_of (built)[of].kin >> faction & 1;
}

/* SW-23.3: whether the faction has this trait, or is allied with one that has. */
static gboolean
is_kin_of (const Built *built, guint faction, SwTrait trait)
{
  for (guint i = 0; i < built->check->catalogue->n_factions; i++)
    if (faction != SORTIE_NO_INDEX && factions_of (built)[faction].kin >> i & 1
        && has_trait (built, i, trait))
      return TRUE;
  return FALSE;
}

/* SW-26.6: counts Mercenaries up to that entry, if the Summoner is not one and not allied with them. */
static guint
count_hired (const Built *built, const SortieDeckLine *last)
{
  guint n = 0;

  for (const SortieDeckLine *line = built->check->deck->lines; line <= last; line++)
    if (has_trait (built, sortie_deck_def (built->check, line)->faction_index, SW_TRAIT_MERCENARY))
      n += line->n;
  return n;
}

static void
check_hired (const Built *built, const SortieDeckLine *line)
{
  const guint most = 6;
  guint n = count_hired (built, line);

  if (n > most && n - line->n <= most)
    sortie_deck_breach (built->check, line, "SW-26.6",
                        N_ ("with it there are %u Mercenaries, at most %u are allowed"), n, most);
}

static void
check_faction (const Built *built, const SortieDeckLine *line)
{
  const SortieDeckCheck *check = built->check;
  guint faction = sortie_deck_def (check, line)->faction_index;

  /* SW-26.8: whatever its back */
  if (type_of (check, line) == SW_MUTATION)
    {
      if (!is_kin_of (built, built->summoner->faction_index, SW_TRAIT_MUTANT))
        sortie_deck_breach (check, line, "SW-26.8",
                            N_ ("Mutations do not go with a Summoner of this faction"));
    }
  else if (is_allied (built, faction))
    return;
  else if (has_trait (built, faction, SW_TRAIT_MERCENARY))
    check_hired (built, line);
  else if (is_kin_of (built, faction, SW_TRAIT_MERCENARY))
    sortie_deck_breach (check, line, "SW-26.7",
                        N_ ("these Mercenaries do not go with a Summoner of this faction"));
  else
    sortie_deck_breach (check, line, "SW-26.5",
                        N_ ("its faction does not go with that of the Summoner"));
}

/* SW-26.5: a deck that names a faction must name its Summoner's. */
static void
check_declared (const Built *built)
{
  const char *declared = built->check->deck->faction;

  if (declared != NULL && built->summoner->faction != NULL
      && strcmp (declared, built->summoner->faction) != 0)
    sortie_deck_breach (built->check, NULL, "SW-26.5",
                        N_ ("the deck is said to be of another faction than its Summoner"));
}

/* ---- The reference card -------------------------------------------------------------- */

/* (nullable): the ready-made deck with this Summoner */
static const SortieDeck *
find_reference (const SortieCatalogue *catalogue, guint16 summoner)
{
  for (guint i = 0; i < catalogue->n_decks; i++)
    if (find_line (&catalogue->decks[i], summoner) != NULL)
      return &catalogue->decks[i];
  return NULL;
}

static guint
copies_in (const SortieDeck *deck, guint16 def)
{
  const SortieDeckLine *line = find_line (deck, def);

  return line != NULL ? line->n : 0;
}

static gboolean
starts_at (const SortieDeck *deck, guint16 def, const SortieStart *start)
{
  const SortieDeckLine *line = find_line (deck, def);

  for (guint i = 0; line != NULL && i < line->n_starts; i++)
    if (memcmp (&deck->starts[line->first_start + i], start, sizeof *start) == 0)
      return TRUE;
  return FALSE;
}

/* SW-26.3: what @line of @deck puts on the battlefield and @other does not. The breach is reported for the checked
 * deck, or for its entry of the card. */
static void
compare_starts (const Built *built, const SortieDeck *deck, const SortieDeckLine *line,
                const SortieDeck *other)
{
  const SortieDeckCheck *check = built->check;
  gboolean missing = deck == built->reference;

  if (missing && !sortie_deck_knows (check, SORTIE_DECK_CARDS | SORTIE_DECK_STARTS))
    return;
  for (guint i = 0; i < line->n_starts; i++)
    {
      const SortieStart *start = &deck->starts[line->first_start + i];

      if (starts_at (other, line->def, start))
        continue;
      if (missing && find_line (other, line->def) == NULL)
        sortie_deck_breach (check, NULL, "SW-26.3",
                            N_ ("“%s” is missing, which starts on %c%u"),
                            sortie_deck_card_called (check, sortie_deck_def (check, line)), 'a' + start->x,
                            start->y + 1);
      else if (missing)
        sortie_deck_breach (check, find_line (other, line->def), "SW-26.3",
                            N_ ("by the reference card one starts on %c%u"), 'a' + start->x,
                            start->y + 1);
      else
        sortie_deck_breach (check, line, "SW-26.3",
                            N_ ("by the reference card none starts on %c%u"), 'a' + start->x,
                            start->y + 1);
    }
}

/* SW-26.2: an event needs the number of the reference card. */
static void
check_event (const Built *built, const SortieDeckLine *line)
{
  guint n = copies_in (built->reference, line->def);

  if (counted_as (built, line) == SW_EVENT && line->n != n && line->n > 0)
    sortie_deck_breach_of (built->check, line, "SW-26.2",
                           NP_ ("%u copy; the reference card says %u",
                                "%u copies; the reference card says %u"), line->n, line->n, n);
}

/* SW-26.3: a wall starts on the battlefield as on the reference card, and the deck has two more. */
static void
check_wall (const Built *built, const SortieDeckLine *line)
{
  if (type_of (built->check, line) == SW_WALL && find_line (built->reference, line->def) == NULL)
    sortie_deck_breach (built->check, line, "SW-26.3",
                        N_ ("the reference card has no such wall"));
}

/* SW-4.7, 15.1, 21.5: the cards of a side pile are all there, in the number of the reference card, and no others. */
static void
check_side_pile (const Built *built, const SortieDeckLine *line)
{
  const SortieDeckLine *listed = find_line (built->reference, line->def);
  SwType type = type_of (built->check, line);
  gboolean beside = is_beside (line);

  if (!beside && type != SW_CONJURATION && type != SW_VINE_WALL)
    return;
  if (listed == NULL || !is_beside (listed))
    sortie_deck_breach (built->check, line, "SW-4.7",
                        N_ ("the reference card has it in no side pile"));
  else if (listed->zone != line->zone || (listed->n != line->n && line->n > 0))
    sortie_deck_breach (built->check, line, "SW-4.7",
                        N_ ("the reference card has %u of it in their side pile"), listed->n);
}

/* Reports what the reference card lists and the deck does not have at all. */
static void
check_listed (const Built *built, const SortieDeckLine *listed)
{
  const SortieDeckCheck *check = built->check;
  const SortieDef *def = sortie_deck_def (check, listed);
  gboolean is_event = counted_as (built, listed) == SW_EVENT;

  compare_starts (built, built->reference, listed, check->deck);
  if (!sortie_deck_knows (check, SORTIE_DECK_CARDS))
    return;
  if ((is_event || is_beside (listed)) && find_line (check->deck, listed->def) == NULL)
    sortie_deck_breach (check, NULL, is_event ? "SW-26.2" : "SW-4.7",
                        N_ ("“%s” is missing, of which the reference card has %u"),
                        sortie_deck_card_called (check, def), listed->n);
}

/* ---- A custom deck -------------------------------------------------------------- */

static gboolean
is_built_from (SwType type)
{
  return type == SW_COMMON || type == SW_CHAMPION || type == SW_MUTATION;
}

static void
compare_with_reference (const Built *built)
{
  const SortieDeck *deck = built->check->deck, *reference = built->reference;

  for (guint i = 0; i < deck->n_lines; i++)
    {
      check_event (built, &deck->lines[i]);
      check_wall (built, &deck->lines[i]);
      check_side_pile (built, &deck->lines[i]);
      compare_starts (built, deck, &deck->lines[i], reference);
    }
  for (guint i = 0; i < reference->n_lines; i++)
    check_listed (built, &reference->lines[i]);
}

static void
check_own (const SortieDeckCheck *check)
{
  const SortieDeck *deck = check->deck;
  const SortieDeckLine *summoner = summoner_of (check);
  Built built = { .check = check };

  built.reference = summoner != NULL ? find_reference (check->catalogue, summoner->def) : NULL;
  check_numbers (&built);
  for (guint i = 0; i < deck->n_lines; i++)
    check_copies (check, &deck->lines[i]);
  if (summoner == NULL)
    return; /* and there is nothing to compare with */
  built.summoner = sortie_deck_def (check, summoner);
  check_declared (&built);
  for (guint i = 0; i < deck->n_lines; i++)
    if (is_built_from (type_of (check, &deck->lines[i])))
      check_faction (&built, &deck->lines[i]);
  if (built.reference != NULL)
    compare_with_reference (&built);
  else
    sortie_deck_breach (check, summoner, "SW-26.2", N_ ("no ready-made deck has this Summoner"));
}

void
sw_check_deck (const SortieDeckCheck *check)
{
  if (sortie_deck_is_own (check->deck))
    check_own (check);
  else
    check_ready_made (check);
}
