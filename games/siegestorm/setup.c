/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: modes, choices, dealing (SS-4, SS-15.2). Deck building is in decks.c.
 *
 * More modes are more rows: their seats and teams, and which seats choose what.
 */
#include "setup.h"
#include <libintl.h>

#define MODE(mode) (1u << SS_MODE_##mode)
#define WITH_BOSS (MODE (SOLO) | MODE (COOP))
#define IN_CIRCLE MODE (LAST_MAN)

static const char *const circle[] = { "one", "two", "three", "four", NULL };
static const char *const names_in_circle[] = { N_ ("Player One"), N_ ("Player Two"), N_ ("Player Three"),
                                               N_ ("Player Four"), NULL };

const SortieModeDecl ss_modes[] = {
  [SS_MODE_SOLO] = { .id = "solo", .title = N_ ("Solo"), .rule = "SS-15",
                     .seats = (const char *const[]) { "player", "boss", NULL },
                     .names = (const char *const[]) { N_ ("Player"), N_ ("Boss|in-text=the Boss"), NULL },
                     .automatic = 1 << 1, .teams = { 0, 1 },
                     .about = N_ ("You alone against a Boss that plays by the book.") },
  [SS_MODE_DUEL] = { .id = "duel", .title = N_ ("Duel"), .rule = "SS-4",
                     .seats = (const char *const[]) { "one", "two", NULL },
                     .names = (const char *const[]) { N_ ("Player One"), N_ ("Player Two"), NULL },
                     .teams = { 0, 1 },
                     .about = N_ ("Two players against each other.") },
  [SS_MODE_COOP] = { .id = "coop", .title = N_ ("Co-op"), .rule = "SS-19",
                     .seats = (const char *const[]) { "one", "two", "boss", NULL },
                     .names = (const char *const[]) { N_ ("Player One"), N_ ("Player Two"),
                                                      N_ ("Boss|in-text=the Boss"), NULL },
                     .automatic = 1 << 2, .teams = { 0, 0, 1 }, .fall_together = TRUE, /* RUL-67 */
                     .about = N_ ("Two partners against a Boss, who storms both of them: they act in one "
                                  "turn, and win or lose together.") },
  [SS_MODE_LAST_MAN]
    = { .id = "last-man-standing", .title = N_ ("Last Man Standing"), .rule = "SS-20", .least_seats = 3,
        .seats = circle, .names = names_in_circle, .teams = { 0, 1, 2, 3 }, .sided = TRUE,
        .about = N_ ("Everybody sits in a circle and has a Battle Zone towards either neighbour; the last one "
                     "left wins.") },
  [SS_N_MODES] = { NULL },
};

const SortieEndDecl ss_ends[] = {
  { .rule = "SS-15.5", .modes = WITH_BOSS },
  { .rule = "SS-15.4", .modes = WITH_BOSS },
  { .rule = "SS-15.6", .modes = WITH_BOSS },
  { .rule = "SS-5.1", .modes = MODE (DUEL) | IN_CIRCLE },
  { .rule = "SS-5.2", .modes = MODE (DUEL) },
  { .rule = "SS-19.9", .modes = MODE (COOP) },
  { .rule = "SS-20.8", .modes = IN_CIRCLE },
  { .rule = "SS-2.6" },
  { .rule = "SS-5.6" },
  { NULL },
};

const SortieChoiceDecl ss_choices[] = {
  [SS_CHOICE_DECK] = { .id = "deck", .title = N_ ("Deck"), .rule = "SS-3.1", .per_seat = TRUE,
                       .modes = WITH_BOSS | MODE (DUEL) | IN_CIRCLE, .seats = 0xf,
                       .deck_kind = "player" },
  [SS_CHOICE_BOSS] = { .id = "boss", .title = N_ ("Boss"), .rule = "SS-15.2",
                       .modes = WITH_BOSS, .card_kind = "boss" },
  [SS_CHOICE_CLASS] = { .id = "class", .title = N_ ("Difficulty"), .rule = "SS-1.10",
                        .modes = WITH_BOSS, .record_of = "boss" },
  [SS_CHOICE_BASIC] = { .id = "basic", .title = N_ ("Basic Boss deck"), .rule = "SS-15.2",
                        .modes = WITH_BOSS, .deck_kind = "boss-basic" },
  [SS_CHOICE_ADVANCED] = { .id = "advanced", .title = N_ ("Advanced Boss deck"),
                           .rule = "SS-15.2", .modes = WITH_BOSS, .deck_kind = "boss-advanced" },
  [SS_N_CHOICES] = { NULL },
};

/* Identities are exchanged only inside a group: a player's hidden cards can never turn out to be Boss cards or
 * another player's cards. */
enum { GROUP_PLAYERS, GROUP_BOSS_CARDS = SORTIE_MAX_SEATS, GROUP_BOSS };

static gboolean refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
refuse (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  sortie_set_error (error, SORTIE_ERROR_CONTENT, "%s", sentence);
  return FALSE;
}

#define TEXT(p, text) dgettext (sortie_catalogue (p)->domain, text)

/* Dealing. */

/* "": nothing was chosen. */
static const char *
chosen_id (const SortieChosen *chosen, guint n, SsChoice choice)
{
  for (guint i = 0; i < n; i++)
    if (chosen[i].choice == choice)
      return chosen[i].id;
  return "";
}

/* (nullable): the chosen deck; @seat: the seat, for a choice that each seat has */
static const SortieDeck *
deck_of (const SortieChosen *chosen, guint n, SsChoice choice, guint8 seat)
{
  for (guint i = 0; i < n; i++)
    if (chosen[i].choice == choice && chosen[i].seat == seat)
      return chosen[i].deck;
  return NULL;
}

static void
deal_deck (SortiePlay *p, const SortieDeck *deck, guint8 seat, guint group)
{
  guint16 resources = ss_zone (p, SS_ZONE_RESOURCES, seat);

  for (guint i = 0; i < deck->n_lines; i++)
    for (guint k = 0; k < deck->lines[i].n; k++)
      sortie_card_new (p, deck->lines[i].def, seat, group, resources, SORTIE_BOTTOM);
  sortie_zone_shuffle (p, resources);
}

static void
move_many (SortiePlay *p, guint16 from, SortieEnd from_end, guint16 to, SortieEnd to_end, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      guint16 card = from_end == SORTIE_TOP ? sortie_zone_top (p, from)
                                            : sortie_zone_bottom (p, from);
      sortie_card_move (p, card, to, to_end);
    }
}

/* SS-4.2, 15.2 (7, 8): the deck is shuffled, two cards are drawn. */
static gboolean
deal_player (SortiePlay *p, const SortieDeck *deck, guint8 seat, GError **error)
{
  if (deck == NULL)
    return refuse (error, TEXT (p, N_ ("a deck is unknown")));
  deal_deck (p, deck, seat, GROUP_PLAYERS + seat);
  move_many (p, ss_zone (p, SS_ZONE_RESOURCES, seat), SORTIE_TOP, ss_zone (p, SS_ZONE_HAND, seat),
             SORTIE_TOP, 2);
  return TRUE;
}

/* Shuffles one Boss deck in the Resources and leaves its top @n cards there. The number depends on the Boss and its
 * class; a legal deck has that many. */
static void
deal_part (SortiePlay *p, guint8 boss, const SortieDeck *deck, guint n)
{
  guint16 resources = ss_zone (p, SS_ZONE_RESOURCES, boss);

  g_assert (n <= deck->n_cards);
  deal_deck (p, deck, boss, GROUP_BOSS_CARDS);
  move_many (p, resources, SORTIE_BOTTOM, ss_zone (p, SS_ZONE_UNUSED, boss), SORTIE_TOP,
             deck->n_cards - n);
}

/* SS-15.2 (4): each deck is shuffled separately, then the cards taken are shuffled together. Meanwhile the first
 * part waits at the bottom of the unused cards. */
static void
deal_boss_deck (SortiePlay *p, const SortieDeck *basic, guint n_basic, const SortieDeck *advanced,
                guint n_advanced)
{
  guint8 boss = ss_boss_seat (p);
  guint16 resources = ss_zone (p, SS_ZONE_RESOURCES, boss);
  guint16 unused = ss_zone (p, SS_ZONE_UNUSED, boss);

  deal_part (p, boss, advanced, n_advanced);
  move_many (p, resources, SORTIE_TOP, unused, SORTIE_BOTTOM, n_advanced);
  deal_part (p, boss, basic, n_basic);
  move_many (p, unused, SORTIE_BOTTOM, resources, SORTIE_TOP, n_advanced);
  sortie_zone_shuffle (p, resources);
}

/* Its number, from 0, among the classes of that Boss. */
static guint
class_index (const SortiePlay *p, guint16 boss, const SortieRecord *class)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);

  return (guint) (class - &catalogue->records[catalogue->defs[boss].first_record]);
}

/* SS-15.2 (1, 2, 3, 5, 9): the Boss card is in play, so that its abilities count. */
static void
deal_boss (SortiePlay *p, guint16 boss, const SortieRecord *class)
{
  guint8 seat = ss_boss_seat (p);
  /* */
  gboolean coop = sortie_mode (p) == SS_MODE_COOP && sortie_option (p, SS_OPTION_COOP_NUMBERS) == SS_NUMBERS_FOR_TWO;
  gint menace = class->field[coop ? SS_CLASS_COOP_MENACE : SS_CLASS_MENACE];
  gint life = class->field[coop ? SS_CLASS_COOP_LIFE : SS_CLASS_LIFE];
  gint draw = class->field[coop ? SS_CLASS_COOP_DRAW : SS_CLASS_DRAW];
  guint16 card = sortie_card_new (p, boss, seat, GROUP_BOSS, ss_zone (p, SS_ZONE_LIMBO, 0),
                                  SORTIE_TOP);

  sortie_piece_put (p, card, ss_place (p, SS_PLACE_COMMAND, seat), seat);
  sortie_var_set (p, SS_VAR_CLASS, 0, 1 + class_index (p, boss, class));
  sortie_var_set (p, SS_VAR_MENACE, 0, menace);
  sortie_var_set (p, SS_VAR_LIFE, seat, life);
  sortie_var_set (p, SS_VAR_FULL_LIFE, seat, life);
  sortie_var_set (p, SS_VAR_BOSS_DRAW, seat, draw);
  sortie_var_set (p, SS_VAR_RESERVE_TOKEN, seat, 1);
}

/* SS-4.2, 15.2 (7, 8): every seat that makes its own decisions. */
static gboolean
deal_players (SortiePlay *p, const SortieChosen *chosen, guint n, GError **error)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (!ss_is_boss (p, seat)
        && !deal_player (p, deck_of (chosen, n, SS_CHOICE_DECK, seat), seat, error))
      return FALSE;
  return TRUE;
}

/* SS-15.2; in Co-op it is the same Boss (RUL-65) with other numbers. */
static gboolean
set_up_boss (SortiePlay *p, const SortieChosen *chosen, guint n, GError **error)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);
  guint16 boss = sortie_catalogue_find (catalogue, chosen_id (chosen, n, SS_CHOICE_BOSS));
  const char *class_id = chosen_id (chosen, n, SS_CHOICE_CLASS);
  const SortieDeck *basic, *advanced;
  const SortieRecord *class;

  class = sortie_catalogue_find_record (catalogue, boss, class_id);
  basic = deck_of (chosen, n, SS_CHOICE_BASIC, SORTIE_NO_SEAT);
  advanced = deck_of (chosen, n, SS_CHOICE_ADVANCED, SORTIE_NO_SEAT);
  if (boss == 0 || class == NULL || basic == NULL || advanced == NULL)
    return refuse (error, TEXT (p, N_ ("the class “%s”, the Boss or a deck is unknown")),
                   class_id);
  deal_boss (p, boss, class);
  deal_boss_deck (p, basic, class->field[SS_CLASS_BASIC], advanced,
                  class->field[SS_CLASS_ADVANCED]);
  return TRUE;
}

gboolean
ss_setup (SortiePlay *p, const SortieChosen *chosen, guint n, GError **error)
{
  return (ss_boss_seat (p) == SORTIE_NO_SEAT || set_up_boss (p, chosen, n, error))
         && deal_players (p, chosen, n, error);
}
