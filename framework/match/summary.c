/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* summary.c: a summary of a match that is over.
 *
 * Nothing is counted while a match is played. As for the ledger (ledger.c), the match is played again from its
 * beginning with a listener, so undone moves do not count.
 */
#include "match/whole.h"

#include "base/text.h"
#include "base/i18n.h"
#include "module/internal.h"

/* how many rows of a game's table to show: no more fit on a screen */
#define MAX_ROWS 8
/* how many names of cards in one sentence */
#define MAX_NAMES 6
/* A turning point: so many rounds afterwards in which the winners were ahead, and one in so many turns before in which
 * they may have been. */
#define LEAST_ROUNDS 2
#define AHEAD_BEFORE 4

typedef struct
{
  const SortieGame *game;
  guint8 reader; /* whom it calls "you"; SORTIE_NO_SEAT: nobody */
  guint n_rows;
  gint amount[MAX_ROWS][SORTIE_MAX_SEATS];
  GHashTable *units[SORTIE_MAX_SEATS]; /* definition -> how much it did */
  GHashTable *deck;   /* the numbers of the cards that began in a hand, or in a pile from which one draws */
  GHashTable *played; /* those of the cards that were played, or in play */
  GArray *lead; /* of gint: per turn, how far the winners were ahead of the others when it began */
  gint start;   /* how good the beginning looked for the first seat that decides */
} Summary;

/* ---- Counting ------------------------------------------------------------------------------- */

static void
add_to_unit (Summary *summary, guint8 seat, guint16 def, gint amount)
{
  gpointer key = GUINT_TO_POINTER (def);
  gint before = GPOINTER_TO_INT (g_hash_table_lookup (summary->units[seat], key));

  g_hash_table_insert (summary->units[seat], key, GINT_TO_POINTER (before + amount));
}

static void
add (Summary *summary, guint row, const SortieEvent *event)
{
  const SortieSummaryDecl *decl = &summary->game->summary[row];
  guint8 seat = decl->to_whom ? event->seat : event->actor;

  if (seat >= SORTIE_MAX_SEATS || event->amount <= 0 || (decl->of_others && event->seat == event->actor))
    return;
  summary->amount[row][seat] += event->amount;
  if (decl->of_units && event->source_def != 0
      && sortie_ref_kind (event->source) == SORTIE_REF_PIECE) /* an event, or a played card, does not count */
    add_to_unit (summary, seat, event->source_def, event->amount);
}

static gboolean
is_about (const SortieSetup *setup, const SortieSummaryDecl *row, guint type)
{
  return row->gained != 0 ? type == sortie_gain_event (setup, row->gained - 1u) : type == row->event;
}

static void
note_played (Summary *summary, guint16 card)
{
  if (card != SORTIE_NO_INDEX)
    g_hash_table_add (summary->played, GUINT_TO_POINTER (card));
}

/* A card that pays for another is the subject of an event, too, but has not been played. Whatever happens to a piece,
 * its card has been in play. */
static void
find_played (Summary *summary, const SortiePlay *p, const SortieEvent *event)
{
  const SortieRef thing = event->subject != SORTIE_NOTHING ? event->subject : event->source;

  if (sortie_ref_kind (thing) == SORTIE_REF_PIECE && sortie_piece_exists (p, thing))
    note_played (summary, sortie_piece (p, thing)->card);
  else if (sortie_ref_kind (thing) == SORTIE_REF_CARD && p->setup->rules->events[event->type].plays)
    note_played (summary, sortie_ref_index (thing));
}

static void
count (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Summary *summary = data;

  find_played (summary, p, event);
  for (guint row = 0; row < summary->n_rows; row++)
    if (is_about (p->setup, &summary->game->summary[row], event->type))
      add (summary, row, event);
}

static gboolean
is_rival (const SortieSetup *setup, guint8 seat, guint8 other)
{
  return !(setup->automatic >> other & 1) && sortie_are_opponents (setup, seat, other);
}

/* The first seat that decides for itself: a game does not evaluate positions for a seat that its rules play. */
static guint8
judge_of (const SortieSetup *setup)
{
  guint8 seat = 0;

  while (seat + 1 < setup->n_seats && setup->automatic >> seat & 1)
    seat++;
  return seat;
}

/* Whether 0 is known to mean an even position. */
static gboolean
is_measured (const SortieSetup *setup)
{
  const guint *scales = setup->game->evaluation_scales;

  return scales != NULL && scales[setup->mode_row] > 0;
}

/* How good the position looks for the eventual winners. The numbers of an evaluation mean something only if they have
 * been measured. A seat is ahead if its own evaluation exceeds the best evaluation of its rivals; without rivals, if it
 * exceeds an even position, or else the start of the match. */
static gint
lead_of (const SortiePlay *p, guint8 winners, const Summary *summary)
{
  guint8 judge = judge_of (p->setup);
  gint own = sortie_game_tell (p, judge), best = G_MININT;

  for (guint8 other = 0; other < p->setup->n_seats; other++)
    if (is_rival (p->setup, judge, other))
      best = MAX (best, sortie_game_tell (p, other));
  if (best == G_MININT && is_measured (p->setup))
    best = 0;
  else if (best == G_MININT)
    best = summary->lead->len > 0 ? summary->start : own;
  return (own - best) * (winners >> judge & 1 ? 1 : -1);
}

/* The hand: the first kind of zone that its seat, but no opponent, may look through; or that all but its seat may
 * see. */
static const SortieZoneDecl *
hand_of_game (const SortieGame *game)
{
  const SortieZoneDecl *zone = game->zones;

  while (zone->id != NULL
         && !(zone->looked_through
              && zone->faces != SORTIE_SEEN_BY_ALL && zone->faces != SORTIE_SEEN_BY_NOBODY))
    zone++;
  return zone;
}

/* A pile in an order that nobody sees. */
static gboolean
is_drawn_from (const SortieZoneDecl *zone)
{
  return zone->ordered && zone->faces == SORTIE_SEEN_BY_NOBODY;
}

/* Not what lies ready at the beginning, such as units in play and tokens. */
static void
note_deck (Summary *summary, const SortiePlay *p)
{
  const SortieZoneDecl *zones = summary->game->zones, *hand = hand_of_game (summary->game);

  for (guint16 card = 0; card < p->s->n_cards; card++)
    {
      const guint16 zone = sortie_card (p, card)->zone;
      const SortieZoneDecl *decl = zone == SORTIE_NO_INDEX ? NULL : &zones[sortie_zone_decl (p, zone)];

      if (decl != NULL && (decl == hand || is_drawn_from (decl)))
        g_hash_table_add (summary->deck, GUINT_TO_POINTER (card));
    }
}

static void
play_through (const SortieMatch *match, SortiePlay *p, Summary *summary)
{
  guint turn = 0;

  note_deck (summary, p);
  for (guint i = 0; i < match->steps->len; i++)
    {
      if (p->s->turn.number != turn && sortie_game_evaluates (summary->game))
        {
          gint lead = lead_of (p, match->now.s->result.winners, summary);

          if (summary->lead->len == 0)
            summary->start = sortie_game_tell (p, judge_of (p->setup));

          /* a turn without decisions counts with the one before */
          for (turn = MAX (turn, summary->lead->len); turn < p->s->turn.number; turn++)
            g_array_append_val (summary->lead, lead);
        }
      sortie_match_play_again (p, &g_array_index (match->steps, SortieStep, i));
    }
}

/* ---- Telling -------------------------------------------------------------------------------- */

static void
say (GPtrArray *lines, char *line)
{
  g_ptr_array_add (lines, line);
}

static void
say_length (GPtrArray *lines, const SortiePlay *p)
{
  const SortieLength *length = &sortie_turn (p)->length;
  guint n = p->s->turn.number;

  if (n == 0)
    return;
  say (lines, sortie_sentence (length->says != NULL
                                   ? sortie_rules_plural (p->setup, FALSE, length->says, length->says_many, n)
                                   : ngettext_ ("The match took {amount} turn.", "The match took {amount} turns.", n),
                               "amount", SORTIE_DIGITS (n), NULL));
}

/* The unit with the largest amount; of equal ones, the first in the catalogue; 0 if none. */
static guint16
best_of (GHashTable *units, gint *ret_amount)
{
  GHashTableIter iter;
  gpointer key, value;
  guint16 best = 0;

  *ret_amount = 0;
  g_hash_table_iter_init (&iter, units);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (GPOINTER_TO_INT (value) > *ret_amount
        || (GPOINTER_TO_INT (value) == *ret_amount && GPOINTER_TO_UINT (key) < best))
      {
        best = (guint16) GPOINTER_TO_UINT (key);
        *ret_amount = GPOINTER_TO_INT (value);
      }
  return best;
}

/* "Player 18 (most: Wayside Healer, 8)". Units of one name are counted together. (transfer full) */
static char *
amount_of_seat (const SortiePlay *p, const Summary *summary, guint row, guint8 seat)
{
  const char *name = seat == summary->reader ? _ ("you") : sortie_seat_name (p->setup, seat);
  gint most;
  const guint16 best = summary->game->summary[row].of_units ? best_of (summary->units[seat], &most) : 0;

  if (best == 0)
    return g_strdup_printf ("%s %d", name, summary->amount[row][seat]);
  /* Translators: {n}: such as the damage that {seat} has dealt, {most}: how much of it by the cards called {card}. */
  return sortie_sentence (_ ("{seat} {n} (most: {card}, {most})"), "seat", name, "n",
                          SORTIE_DIGITS (summary->amount[row][seat]), "card",
                          sortie_def_name (p->setup->catalogue, best), "most", SORTIE_DIGITS (most), NULL);
}

/* "Damage dealt: Player 12, Byloss 9" */
static void
say_row (GPtrArray *lines, const SortiePlay *p, const Summary *summary, guint row)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;
  gint sum = 0;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      sum += summary->amount[row][seat];
      g_ptr_array_add (parts, amount_of_seat (p, summary, row, seat));
    }
  if (sum == 0)
    return;
  all = sortie_texts_join (parts, _ (", "));
  say (lines, sortie_sentence (_ ("{what}: {amounts}."), "what",
                               sortie_rules_text (p->setup, FALSE, summary->game->summary[row].title),
                               "amounts", all, NULL));
}

/* How many turns make a round. */
static guint
turns_of_round (const SortiePlay *p)
{
  return sortie_turn (p)->says != NULL ? 1 : p->setup->n_seats;
}

/* Whether the match was long enough for a turning point: two turns of each player, or two rounds. */
static gboolean
has_turning_point (const SortiePlay *p, const Summary *summary)
{
  return p->s->result.kind == SORTIE_RESULT_WON && !p->setup->together
         && summary->lead->len >= LEAST_ROUNDS * turns_of_round (p);
}

/* A lead that is more than the error of the estimate: the seat wins about 60 of 100 such games. A lead over a rival
 * counts both evaluations. */
static gint
clear_lead (const SortieSetup *setup)
{
  const guint8 judge = judge_of (setup);
  gboolean has_rival = FALSE;

  for (guint8 other = 0; other < setup->n_seats; other++)
    has_rival = has_rival || is_rival (setup, judge, other);
  if (!is_measured (setup))
    return 1;
  return (gint) setup->game->evaluation_scales[setup->mode_row] * 2 / 5 * (has_rival ? 2 : 1);
}

/* Whether the match really turned in that turn: the winners were clearly ahead for some rounds afterwards, and
 * hardly ever ahead before. */
static gboolean
turned (const SortiePlay *p, const Summary *summary, guint turn)
{
  const gint clear = clear_lead (p->setup);
  guint ahead = 0;

  if (turn + LEAST_ROUNDS * turns_of_round (p) > summary->lead->len)
    return FALSE;
  for (guint i = 0; i < summary->lead->len; i++)
    {
      const gint lead = g_array_index (summary->lead, gint, i);

      if (i > turn && lead < clear) /* the turn after it may be the first sign */
        return FALSE;
      ahead += i < turn && lead > 0;
    }
  return ahead * AHEAD_BEFORE <= turn;
}

/* The last turn that began with the winners not ahead, if they were ahead from then on, and not before. */
static void
say_turning_point (GPtrArray *lines, const SortiePlay *p, const Summary *summary)
{
  const char *of_turn = sortie_turn (p)->says;
  guint turn = summary->lead->len;
  g_autofree char *name = NULL;

  if (!has_turning_point (p, summary))
    return;
  while (turn > 0 && g_array_index (summary->lead, gint, turn - 1) > 0)
    turn--;
  if (turn == 1) /* most matches begin even */
    return;
  if (turn > 0 && !turned (p, summary, turn))
    return;
  if (turn == 0 && of_turn != NULL)
    say (lines, g_strdup (_ ("By the program’s estimate, the winner was always ahead.")));
  else if (turn == 0)
    say (lines, g_strdup (_ ("By the program’s estimate, the winner was ahead at the beginning of every turn.")));
  else if (of_turn != NULL)
    {
      name = sortie_sentence (sortie_rules_text (p->setup, FALSE, of_turn), "amount", SORTIE_DIGITS (turn), NULL);
      say (lines,
           sortie_sentence (_ ("Turning point: {turn} From then on, the winner was ahead by the program’s estimate."),
                            "turn", name, NULL));
    }
  else
    say (lines,
         sortie_sentence (_ ("The turning point was turn {turn}: by the program’s estimate, the winner was ahead "
                             "from then on, and hardly ever before."),
                          "turn", SORTIE_DIGITS (turn), NULL));
}

static gboolean
is_in_hand (const SortiePlay *p, guint16 card, guint8 seat)
{
  const guint16 zone = sortie_card (p, card)->zone;

  return zone != SORTIE_NO_INDEX && sortie_zone_seat (p, zone) == seat
         && &p->setup->game->zones[sortie_zone_decl (p, zone)] == hand_of_game (p->setup->game);
}

/* Names are not repeated. */
static void
add_name (GPtrArray *names, const SortiePlay *p, guint16 card)
{
  const char *name = sortie_def_name (p->setup->catalogue, sortie_card (p, card)->def);

  if (!g_ptr_array_find (names, name, NULL))
    g_ptr_array_add (names, (gpointer) name);
}

/* (transfer full): at most as many as fit into a line or two */
static char *
join_names (GPtrArray *names)
{
  g_ptr_array_set_size (names, (gint) MIN (names->len, MAX_NAMES));
  return sortie_texts_join (names, _ (", "));
}

/* The names of the cards in the hand of @seat, without duplicates. (transfer full) */
static char *
names_in_hand (const SortiePlay *p, guint8 seat, guint *ret_n)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (sortie_card (p, card)->def != 0 && is_in_hand (p, card, seat))
      add_name (names, p, card);
  *ret_n = names->len;
  return join_names (names);
}

static void
say_hand (GPtrArray *lines, const SortiePlay *p, guint8 reader, guint8 seat)
{
  guint n;
  g_autofree char *names = names_in_hand (p, seat, &n);

  if (n == 0)
    return;
  say (lines, sortie_sentence (sortie_phrase_to_reader (n > MAX_NAMES
                                                            ? _ ("{seat} still had in hand: {cards} and {n} more."
                                                                 "|you=You still had in hand: {cards} and {n} more.")
                                                            : _ ("{seat} still had in hand: {cards}."
                                                                 "|you=You still had in hand: {cards}."),
                                                        seat == reader, FALSE),
                               "seat", sortie_seat_name (p->setup, seat), "cards", names, "n",
                               SORTIE_DIGITS (n > MAX_NAMES ? n - MAX_NAMES : 0), NULL));
}

static gboolean
says_what_is_played (const SortieSetup *setup)
{
  const SortieEventDecl *events = setup->rules->events;

  for (guint i = 0; events[i].id != NULL; i++)
    if (events[i].plays)
      return TRUE;
  return FALSE;
}

/* The cards of which any copy was played: their definitions. (transfer full) */
static GHashTable *
find_played_defs (const SortiePlay *p, const Summary *summary)
{
  GHashTable *defs = g_hash_table_new (NULL, NULL);

  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (g_hash_table_contains (summary->played, GUINT_TO_POINTER (card)))
      g_hash_table_add (defs, GUINT_TO_POINTER (sortie_card (p, card)->def));
  return defs;
}

/* The cards of the deck of @seat that it has never played. Those in its hand come first: it could have played them.
 * Names those of which it has played no copy. @ret_some: whether it has played other copies of
 * some. Returns: how many cards */
static guint
find_never_played (GPtrArray *names, const SortiePlay *p, const Summary *summary, guint8 seat, guint *ret_all,
                   gboolean *ret_some)
{
  g_autoptr (GHashTable) defs = find_played_defs (p, summary);
  guint n = 0;

  *ret_all = 0;
  for (guint pass = 0; pass < 2; pass++)
    for (guint16 card = 0; card < p->s->n_cards; card++)
      {
        const gpointer key = GUINT_TO_POINTER (card);

        if (sortie_card (p, card)->owner != seat || is_in_hand (p, card, seat) != (pass == 0)
            || !g_hash_table_contains (summary->deck, key))
          continue;
        ++*ret_all;
        if (g_hash_table_contains (summary->played, key))
          continue;
        n++;
        if (!g_hash_table_contains (defs, GUINT_TO_POINTER (sortie_card (p, card)->def)))
          add_name (names, p, card);
        else
          *ret_some = TRUE;
      }
  return n;
}

/* The rules play a Boss's cards: what it has not played says nothing about how it was played. */
static void
say_never_played (GPtrArray *lines, const SortiePlay *p, const Summary *summary, guint8 seat)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *cards = NULL, *number = NULL, *of = NULL;
  guint n, all;
  gboolean more = FALSE;

  if (p->setup->automatic >> seat & 1)
    return;
  n = find_never_played (names, p, summary, seat, &all, &more);
  if (names->len == 0)
    return;
  if (n == all)
    {
      say (lines, sortie_sentence (sortie_phrase_to_reader (_ ("{seat} played no card of the deck."
                                                               "|you=You played no card of the deck."),
                                                            seat == summary->reader, FALSE),
                                   "seat", sortie_seat_name (p->setup, seat), NULL));
      return;
    }
  more = more || names->len > MAX_NAMES;
  cards = join_names (names);
  say (lines,
       sortie_sentence (sortie_phrase_to_reader (
                          more ? _ ("{seat} never played {n} of the {all} cards of the deck, such as {cards}."
                                    "|you=You never played {n} of the {all} cards of the deck, such as {cards}.")
                               : _ ("{seat} never played {n} of the {all} cards of the deck: {cards}."
                                    "|you=You never played {n} of the {all} cards of the deck: {cards}."),
                          seat == summary->reader, FALSE),
                        "seat", sortie_seat_name (p->setup, seat), "n", SORTIE_DIGITS (n), "all", SORTIE_DIGITS (all),
                        "cards", cards, NULL));
}

/* "Chimera: Whoever ...": what the card says that decided the match: its text, or the first part of it. */
static void
say_decider (GPtrArray *lines, const SortieMatch *match)
{
  const guint16 card = sortie_match_decided_by (match);
  const SortieCatalogue *catalogue = match->deal->setup->catalogue;

  if (card != 0 && catalogue->defs[card].text[0] != NULL)
    say (lines, sortie_sentence ("{card}: {text}", "card", sortie_def_name (catalogue, card), "text",
                                 sortie_def_text (catalogue, card, 0), NULL));
}

static void
say_all (GPtrArray *lines, const SortiePlay *p, const Summary *summary)
{
  say_length (lines, p);
  for (guint row = 0; row < summary->n_rows; row++)
    say_row (lines, p, summary, row);
  say_turning_point (lines, p, summary);
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (says_what_is_played (p->setup))
      say_never_played (lines, p, summary, seat);
    else
      say_hand (lines, p, summary->reader, seat);
}

/* ---- A summary ------------------------------------------------------------------------------ */

static void
begin (Summary *summary, const SortieSetup *setup)
{
  const SortieSummaryDecl *rows = setup->game->summary;

  summary->game = setup->game;
  while (rows != NULL && rows[summary->n_rows].title != NULL && summary->n_rows < MAX_ROWS)
    summary->n_rows++;
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    summary->units[seat] = g_hash_table_new (NULL, NULL);
  summary->deck = g_hash_table_new (NULL, NULL);
  summary->played = g_hash_table_new (NULL, NULL);
  summary->lead = g_array_new (FALSE, FALSE, sizeof (gint));
}

static void
end (Summary *summary)
{
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    g_hash_table_unref (summary->units[seat]);
  g_hash_table_unref (summary->deck);
  g_hash_table_unref (summary->played);
  g_array_unref (summary->lead);
}

char **
sortie_match_summary (const SortieMatch *match, guint8 reader)
{
  const SortieSetup *setup = match->deal->setup;
  GPtrArray *lines = g_ptr_array_new ();
  Summary summary = { .reader = reader };
  SortieWatch watch = { .data = &summary, .happened = count };

  if (sortie_match_is_over (match))
    {
      char *standings = sortie_match_standings (match, reader), *last_blow = NULL;
      SortiePlay p;

      if (standings == NULL) /* otherwise no single event decided it */
        last_blow = sortie_match_last_blow (match, reader);
      if (last_blow != NULL)
        say (lines, last_blow);
      say_decider (lines, match);
      if (standings != NULL)
        say (lines, standings);
      begin (&summary, setup);
      p = sortie_match_begin_again (match, &watch);
      play_through (match, &p, &summary);
      g_free (p.s);
      say_all (lines, &match->now, &summary);
      end (&summary);
    }
  return sortie_texts_end (lines);
}
