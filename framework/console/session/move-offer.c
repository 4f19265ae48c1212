/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-offer.c: the legal moves below a question, as fully as there is room. */
#include "console/session/move-list.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/base.h>
#include <sortie/move.h>
#include "reader/reader.h"
#include "model/front-end.h"
#include "flow/front-end.h"
#include <sortie/speech.h>
#include "speech/front-end.h"
#include <sortie/match.h>

/* at most so many moves are named without a command */
#define FEW_MOVES 12
/* the same for a listener who wants to hear little */
#define FEW_MOVES_IN_SHORT 6

/* so many questions say what “moves” and “help” do; then the person knows, and `?` says it again */
#define FIRST_QUESTIONS 12

/* Which of the legal moves the offer names. */
typedef struct
{
  ConsoleSession *session;
  guint n;      /* how many it names */
  guint odd;    /* how many it omits because players rarely want them */
  guint n_ways; /* in how many ways it may be told */
} Offer;

/* Whether there are so many moves that the offer only counts them. */
static gboolean
are_many (const Offer *offer)
{
  return offer->n > (offer->session->out->linear == CONSOLE_LINEAR_SHORT ? FEW_MOVES_IN_SHORT : FEW_MOVES);
}

static gboolean
is_thing_on_grid (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE
         && p->setup->places[sortie_place_spot (p->setup, sortie_piece_place (p, ref))->decl].shape
                == SORTIE_PLACE_GRID;
}

/* Adds a name to those that a row names, or counts it there: "Fireling" becomes "2 × Fireling". */
static void
add_counted (GPtrArray *names, GArray *counts, const char *name)
{
  const guint once = 1;

  for (guint i = 0; i < names->len; i++)
    if (g_str_equal (names->pdata[i], name))
      {
        g_array_index (counts, guint, i)++;
        return;
      }
  g_ptr_array_add (names, g_strdup (name));
  g_array_append_val (counts, once);
}

/* " (Cultist, 2 × Deceiver)" after "attack b2 b5", for people who listen: what is there; each thing is named once in
 * the row. */
static void
add_names (ConsoleSession *session, const SortieMove *move, GHashTable *named, GString *row)
{
  const SortiePlay *p = console_moves_seen (session);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint));
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < move->n; i++)
    if (is_thing_on_grid (p, move->arg[i]) && g_hash_table_add (named, GUINT_TO_POINTER (move->arg[i])))
      add_counted (names, counts, sortie_ref_name (p, console_session_reader (session), move->arg[i], name));
  for (guint i = 0; i < names->len; i++)
    {
      const guint n = g_array_index (counts, guint, i);
      g_autofree char *counted = n > 1 ? g_strdup_printf ("%u\u00a0×\u00a0", n) : g_strdup ("");

      g_string_append_printf (row, "%s%s%s", i > 0 ? ", " : " (", counted, (const char *) names->pdata[i]);
    }
  if (names->len > 0)
    g_string_append_c (row, ')');
}

/* "light lantern sill1, light lantern sill2, done": in numerical order; with the numbers where this is all that a
 * listener hears. */
static char *
moves_in_a_row (const Offer *offer)
{
  ConsoleSession *session = offer->session;
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autofree guint *order = console_moves_in_order (session, legal);
  GString *row = g_string_new (NULL);

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];

      g_autofree char *line = console_move_spelt (session, move);

      if (offer->odd > 0 && !console_move_is_meant (session, move))
        continue;
      g_string_append (row, row->len > 0 ? ", " : "");
      if (session->out->linear == CONSOLE_LINEAR_SHORT && !sortie_asks_for_number (sortie_match_play (session->match)))
        g_string_append_printf (row, "%u ", i + 1);
      g_string_append (row, line);
      if (session->out->linear != CONSOLE_LINEAR_OFF)
        add_names (session, move, named, row);
    }
  return g_string_free (row, FALSE);
}

/* "attack, play": the verbs of the omitted moves. (transfer full) */
static char *
verbs_kept_back (const Offer *offer)
{
  ConsoleSession *session = offer->session;
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autofree guint *order = console_moves_in_order (session, legal);
  GString *verbs = g_string_new (NULL);
  guint last = G_MAXUINT;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];

      if (console_move_is_meant (session, move) || move->verb == last)
        continue;
      g_string_append_printf (verbs, "%s%s", verbs->len > 0 ? _ (", ") : "",
                              sortie_verb_word (sortie_match_setup (session->match), move->verb));
      last = move->verb;
    }
  return g_string_free (verbs, FALSE);
}

static void
say_row_as (const Offer *offer, const char *all, const char *some)
{
  g_autofree char *row = moves_in_a_row (offer);
  g_autofree char *verbs = offer->odd > 0 ? verbs_kept_back (offer) : g_strdup ("");

  console_out_fill (offer->session->out, offer->odd == 0 ? all : some, "moves", row, "n",
                    SORTIE_DIGITS (offer->odd), "verbs", verbs, NULL);
}

static gboolean
is_beginner (const Offer *offer)
{
  return offer->session->question.n_asked < FIRST_QUESTIONS;
}

static void
say_row_alone (const Offer *offer)
{
  say_row_as (offer, _ ("Possible: {moves}."),
              /* Translators: {n} is a number of moves that are possible as well, {verbs} what they do. */
              _ ("Possible: {moves}. “moves” has {n} more ({verbs})."));
}

static void
say_count_alone (const Offer *offer)
{
  guint n = sortie_match_legal (offer->session->match)->n;
  g_autofree char *count =
      g_strdup_printf (ngettext_ ("%u move: “moves” lists it.", "%u moves: “moves” lists them.", n),
                       n);

  console_out_say (offer->session->out, count);
}

static void
say_row (const Offer *offer)
{
  if (!is_beginner (offer))
    {
      say_row_alone (offer);
      return;
    }
  say_row_as (offer, _ ("Possible: {moves}. “moves” explains them."),
              /* Translators: {n} is a number of moves that are possible as well. */
              _ ("Possible: {moves}. “moves” explains them and {n} more, of little use."));
}

static void
say_count (const Offer *offer)
{
  guint n = sortie_match_legal (offer->session->match)->n;
  g_autofree char *count = NULL;

  if (!is_beginner (offer))
    {
      say_count_alone (offer);
      return;
    }
  count =
      g_strdup_printf (ngettext_ ("%u move is possible; “moves” lists it, “help” helps.",
                                  "%u moves are possible; “moves” lists them, “help” helps.", n),
                       n);

  console_out_say (offer->session->out, count);
}

/* A sensible move, or else the first that somebody may want. */
static SortieMove
one_offered (const Offer *offer)
{
  const SortieMoves *legal = sortie_match_legal (offer->session->match);
  SortieMove sensible;
  guint i = 0;

  if (console_sensible_move (sortie_match_play (offer->session->match), legal, &sensible)
      && !sortie_move_declines (sortie_match_play (offer->session->match), &sensible)
      && console_move_is_meant (offer->session, &sensible))
    return sensible;
  while (i + 1 < legal->n && !console_move_is_meant (offer->session, &legal->moves[i]))
    i++;
  return legal->moves[i];
}

/* Many moves are easier to find for a person who sees how one of them is written. */
static void
say_count_and_one (const Offer *offer)
{
  const SortieMoves *legal = sortie_match_legal (offer->session->match);
  g_autofree char *move = NULL;
  SortieMove one;

  if (offer->session->guided)
    {
      say_count (offer);
      return;
    }
  one = one_offered (offer);
  move = console_move_spelt (offer->session, &one);
  console_out_fill (offer->session->out,
                    ngettext_ ("{n} move is possible: “{move}”; “moves” explains it, “help” helps.",
                               "{n} moves are possible, such as “{move}”; “moves” lists them, “help” helps.",
                               legal->n),
                    "n", SORTIE_DIGITS (legal->n), "move", move, NULL);
}

static void
say_list_as (const Offer *offer, gboolean cards, guint rows)
{
  g_autofree char *more = g_strdup_printf (
      ngettext_ ("“moves” lists %u more, of little use.",
                 "“moves” lists %u more, of little use.", offer->odd),
      offer->odd);

  console_moves_say (offer->session,
        &(ConsoleMovesWanted){ .thing = SORTIE_NOTHING, .meant = offer->odd > 0, .cards = cards, .rows = rows });
  if (offer->odd > 0)
    console_out_say (offer->session->out, more);
}

static void
say_list_with_cards (const Offer *offer)
{
  say_list_as (offer, TRUE, 0);
}

/* The beginning of a card's text is enough to recognise the card; `moves` shows the rest. A listener cannot see where a
 * text is cut, and hears it whole. */
static void
say_list_in_rows (const Offer *offer, guint rows)
{
  say_list_as (offer, TRUE, offer->session->out->linear == CONSOLE_LINEAR_OFF ? rows : 0);
}

static void
say_list_with_numbers (const Offer *offer)
{
  say_list_in_rows (offer, 2);
}

static void
say_list_with_beginnings (const Offer *offer)
{
  say_list_in_rows (offer, 1);
}

static void
say_list (const Offer *offer)
{
  say_list_as (offer, FALSE, 0);
}

/* From the fullest to the shortest; the last ones only count the moves. */
static void (*const ways[]) (const Offer *)
    = { say_list_with_cards, say_list_with_numbers, say_list_with_beginnings, say_list,
        say_row, say_row_alone, say_count_and_one, say_count, say_count_alone };
#define N_LISTS 4 /* the first ways are lists, with words beside each move, */
#define N_CARD_LISTS 3 /* and before these with what is printed on the cards */
#define FIRST_OF_MANY 6 /* the first way that names no move */
#define SHORTEST_NAMED (FIRST_OF_MANY - 1)
/* of the lines of the window for cards that can be chosen, one part in so many: for those in the hand, and others */
#define LITTLE_ROOM 6
#define HALF_ROOM 2
#define WORTH_SCROLLING 2 /* a few moves get this many lines even if the table scrolls */

/* How many lines a way of telling takes. */
static guint
lines_of_way (const Offer *offer, guint way)
{
  GString *pending = offer->session->out->pending;
  gsize before = pending->len;
  guint lines;

  ways[way](offer);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* ---- A choice among cards ------------------------------------------------------------------ */

/* Whether a move that names a card shows more of it than its numbers. */
static gboolean
has_text (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *deed = console_move_words (session, move, FALSE), *all = console_move_words (session, move, TRUE);
  g_autofree char *numbers = console_move_card_numbers (session, move);

  return strlen (all) > strlen (deed) + strlen (numbers);
}

/* Whether it names a card in the reader's hand, which the table shows with its numbers. */
static gboolean
is_in_hand (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const guint16 zone = sortie_card (p, sortie_ref_index (move->arg[0]))->zone;

  return zone < p->s->n_zones && p->setup->piles[zone].seat == seat
         && console_is_hand (&p->setup->zones[p->setup->piles[zone].decl]);
}

/* Whether the question is which of a few cards with texts to take; the seat has chosen what to do with it. @ret_held:
 * whether all are in the hand */
static gboolean
is_among_cards (const Offer *offer, gboolean *ret_held)
{
  const SortiePlay *p = console_moves_seen (offer->session);
  const guint8 seat = sortie_match_to_move (offer->session->match);
  const SortieMoves *legal = sortie_match_legal (offer->session->match);
  const SortieMove *first = NULL;
  gboolean has_texts = FALSE;

  *ret_held = TRUE;
  if (are_many (offer) || sortie_is_window (sortie_match_play (offer->session->match)))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];

      if (move->n == 0)
        continue;
      first = first != NULL ? first : move;
      if (move->verb != first->verb || move->n > 1 || sortie_ref_kind (move->arg[0]) != SORTIE_REF_CARD)
        return FALSE;
      has_texts = has_texts || has_text (offer->session, move);
      *ret_held = *ret_held && is_in_hand (p, seat, move);
    }
  return has_texts;
}

/* Whether what is printed on the cards that may be chosen is told even if something else must give way: where else
 * would the player read it? The table has the numbers of a hand, so this must take little room. In the middle of a
 * move, such as what pays for it, the player has just read the hand. */
static gboolean
must_show_cards (const Offer *offer)
{
  const ConsoleOut *out = offer->session->out;
  gboolean held;

  if (!is_among_cards (offer, &held))
    return FALSE;
  if (held && (out->linear == CONSOLE_LINEAR_SHORT || sortie_match_play (offer->session->match)->s->tentative))
    return FALSE;
  return out->linear != CONSOLE_LINEAR_OFF
         || lines_of_way (offer, N_CARD_LISTS - 1) <= out->rows / (held ? LITTLE_ROOM : HALF_ROOM);
}

/* Omits moves that players rarely want, unless there are no others. Without words, the number of a way to use an
 * ability tells the player nothing. */
static Offer
offer_of (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  Offer offer = { .session = session, .n_ways = G_N_ELEMENTS (ways) };

  for (guint i = 0; i < legal->n; i++)
    offer.n += console_move_is_meant (session, &legal->moves[i]);
  if (offer.n == 0)
    offer.n = legal->n;
  offer.odd = legal->n - offer.n;
  if (sortie_asks_for_way (sortie_match_play (session->match)))
    offer.n_ways = N_LISTS;
  else if (must_show_cards (&offer))
    offer.n_ways = N_CARD_LISTS;
  return offer;
}

/* Whether a few moves are worth more lines than there are: in a low window the table is not pushed out for them, unless
 * it is small. @room: 0: only to measure */
static gboolean
are_worth_scrolling (const Offer *offer, guint lines, guint room)
{
  const ConsoleOut *out = offer->session->out;

  return lines <= WORTH_SCROLLING && (room == 0 || out->rows >= CONSOLE_LOW_WINDOW || console_is_small (out));
}

/* The first way from @way on that fits in @room, or else the shortest. @ret_lines: the lines it takes */
static guint
way_for (const Offer *offer, guint way, guint room, guint *ret_lines)
{
  guint best = way;

  *ret_lines = lines_of_way (offer, way);
  while (*ret_lines > room && ++way < offer->n_ways
         && (way != FIRST_OF_MANY || !are_worth_scrolling (offer, *ret_lines, room)))
    {
      guint lines = lines_of_way (offer, way);

      if (lines >= *ret_lines)
        continue;
      best = way;
      *ret_lines = lines;
    }
  return best;
}

/* The hint about what else may be typed gets its lines before the moves are explained. */
static guint
lines_behind (ConsoleSession *session, guint room)
{
  GString *pending = session->out->pending;
  gsize before = pending->len;
  guint lines = console_hints_offer (session, room, FALSE);

  g_string_truncate (pending, before);
  return lines;
}

guint
console_moves_count_lines_named (ConsoleSession *session, guint kept)
{
  const Offer offer = offer_of (session);

  if (are_many (&offer))
    return 0;
  return lines_of_way (&offer, MIN (SHORTEST_NAMED, offer.n_ways - 1)) + lines_behind (session, kept);
}

/* "Oldin (d1), Engineer (c2)": with what a verb can begin, or the cards of which it takes several in any order.
 * (transfer full) */
static char *
things_of_verb (ConsoleSession *session, const SortieMoves *legal, guint verb)
{
  const SortiePlay *p = console_moves_seen (session);
  const gboolean takes_any = sortie_verb (p->setup, verb)->unordered;
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  GString *things = g_string_new (NULL);
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];
      const guint n = move->verb == verb && console_move_is_meant (session, move) ? move->n : 0;

      for (guint k = 0; k < (takes_any ? n : MIN (n, 1)); k++)
        if (g_hash_table_add (named, GUINT_TO_POINTER (move->arg[k])))
          g_string_append_printf (things, "%s%s", things->len > 0 ? _ (", ") : "",
                                  sortie_ref_name_and_place (p, console_session_reader (session), move->arg[k], name));
    }
  return g_string_free (things, FALSE);
}

/* "move, step": the verbs with moves that begin with just these things, beginning with @verb; NULL: one before it does
 * so. (nullable) (transfer full) */
static char *
verbs_with (ConsoleSession *session, const SortieMoves *legal, guint verb, const char *things)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autoptr (GHashTable) looked = g_hash_table_new (NULL, NULL);
  g_autoptr (GString) verbs = g_string_new (NULL);

  for (guint i = 0; i < legal->n; i++)
    {
      const guint other = legal->moves[i].verb;
      g_autofree char *also = NULL;

      if (!g_hash_table_add (looked, GUINT_TO_POINTER (other)))
        continue;
      also = things_of_verb (session, legal, other);
      if (!g_str_equal (also, things))
        continue;
      if (verbs->len == 0 && other != verb)
        return NULL;
      g_string_append_printf (verbs, "%s%s", verbs->len > 0 ? _ (", ") : "", sortie_verb_word (setup, other));
    }
  return g_string_free (g_steal_pointer (&verbs), FALSE);
}

/* For people who listen, where there are too many moves to name: who or what can act. On a drawn table, signs say
 * it. */
void
console_moves_say_who_can_act (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < legal->n; i++)
    if (g_hash_table_add (said, GUINT_TO_POINTER (legal->moves[i].verb)))
      {
        g_autofree char *things = things_of_verb (session, legal, legal->moves[i].verb);
        g_autofree char *verbs = *things != '\0' ? verbs_with (session, legal, legal->moves[i].verb, things) : NULL;

        if (verbs != NULL)
          /* Translators: {things}: such as "Guard (d3), Archer (e1)"; {verbs}: what they can do: "move, step". */
          console_out_fill (session->out, _ ("With {things}: {verbs}."), "things", things, "verbs", verbs, NULL);
      }
}

/* Whether the answers are yes and no, which the question itself asks for. */
static gboolean
is_yes_or_no (const Offer *offer)
{
  const SortieMoves *legal = sortie_match_legal (offer->session->match);
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    n += legal->moves[i].verb == SORTIE_VERB_YES || legal->moves[i].verb == SORTIE_VERB_NO;
  return n == legal->n;
}

/* Whether the moves only name what pays, is chosen or is the target: the question says what for. */
static gboolean
only_names (const Offer *offer)
{
  const SortieMoves *legal = sortie_match_legal (offer->session->match);
  guint n = 0;

  while (n < legal->n && legal->moves[n].verb == SORTIE_VERB_CHOOSE)
    n++;
  return n == legal->n || sortie_match_play (offer->session->match)->s->tentative;
}

/* Whether words would only repeat what is typed. */
static gboolean
are_plain (const Offer *offer)
{
  ConsoleSession *session = offer->session;
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n; i++)
    {
      g_autofree char *words = console_move_words (session, &legal->moves[i], TRUE);

      if (!console_move_is_said_by_line (session, &legal->moves[i], words))
        return FALSE;
    }
  return TRUE;
}

/* The fullest way that the reader wants: who hears little hears names and numbers. */
static guint
first_way (const Offer *offer)
{
  const ConsoleLinear linear = offer->session->out->linear;
  const gboolean is_brief = offer->n_ways != N_CARD_LISTS
                            && (linear == CONSOLE_LINEAR_SHORT || (linear != CONSOLE_LINEAR_OFF && only_names (offer))
                                || are_plain (offer));

  if (are_many (offer))
    return FIRST_OF_MANY;
  return is_brief && offer->n_ways > SHORTEST_NAMED ? SHORTEST_NAMED : 0;
}

static guint
hash_of_step (ConsoleSession *session)
{
  g_autofree char *status = console_now_status (session);

  return g_str_hash (status);
}

/* Whether to tell a listener of many moves: once in each step, and again to whoever asks for the question (Enter); in
 * short, only then. */
static gboolean
are_to_be_told (const Offer *offer)
{
  ConsoleSession *session = offer->session;
  const ConsoleLinear linear = session->out->linear;

  return linear == CONSOLE_LINEAR_OFF || session->guided
         || session->listed.asked == sortie_state_hash (sortie_match_play (session->match)->s)
         || (linear != CONSOLE_LINEAR_SHORT && session->listed.step != hash_of_step (session));
}

void
console_moves_note_asked (ConsoleSession *session)
{
  const Offer offer = offer_of (session);

  session->listed.asked = sortie_state_hash (sortie_match_play (session->match)->s);
  if (session->out->linear != CONSOLE_LINEAR_OFF && are_many (&offer))
    session->listed.step = hash_of_step (session);
}

/* A question in the middle of a move, such as what pays for it, leaves half of the window to the table above it: the
 * person has seen the cards. */
static guint
room_in_window (const ConsoleSession *session, guint room)
{
  return sortie_match_play (session->match)->s->tentative ? MIN (room, session->out->rows / 2) : room;
}

/* Whether a listener has just heard the whole table, which tells of each unit that it can act, and only units can. */
static gboolean
has_table_told (const ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);

  if (session->out->linear != CONSOLE_LINEAR_FULL)
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n > 0 && sortie_ref_kind (legal->moves[i].arg[0]) != SORTIE_REF_PIECE)
      return FALSE;
  return TRUE;
}

void
console_moves_offer (ConsoleSession *session, guint lines_free, guint kept)
{
  const Offer offer = offer_of (session);
  const guint all_room = room_in_window (session, lines_free);
  const guint first = first_way (&offer);
  guint needed, lines, behind, best;

  way_for (&offer, first, 0, &needed);
  behind = lines_behind (session, MAX (kept, all_room > needed ? all_room - needed : 0));
  best = way_for (&offer, first, all_room > behind ? all_room - behind : 0, &lines);
  if (lines >= all_room && is_yes_or_no (&offer))
    return;
  /* a listener hears moves that are few, however low the window is */
  if (session->out->linear == CONSOLE_LINEAR_SHORT)
    best = first;
  if (!are_many (&offer) || are_to_be_told (&offer))
    {
      ways[best](&offer);
      if (best >= FIRST_OF_MANY && session->out->linear != CONSOLE_LINEAR_OFF && !has_table_told (session))
        console_moves_say_who_can_act (session);
    }
  console_hints_offer (session, behind, best < N_LISTS && !are_many (&offer));
  if (best < FIRST_OF_MANY)
    console_moves_note_listed (session);
}
