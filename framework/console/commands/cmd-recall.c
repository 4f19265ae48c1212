/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-recall.c: the cards that the reader has seen and may no longer look at. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "match/front-end.h"

/* "card 3 is Imp", counted from the top or the bottom; "Imp" if its position is unknown, "Imp (2)" for two of
 * them. (transfer full) */
static char *
recalled_text (ConsoleSession *session, const SortieRecalled *card, guint n)
{
  const char *name = sortie_def_name (session->module->catalogue, card->def);
  const guint number = MAX (card->position, card->below);

  /* Translators: which card of a pile it is, counted from its top or bottom: "card 3 is Imp". */
  if (card->position > 0 || card->below > 0)
    return sortie_sentence (_ ("card {n} is {card}"), "n", SORTIE_DIGITS (number), "card", name, NULL);
  return n > 1 ? g_strdup_printf ("%s (%u)", name, n) : g_strdup (name);
}

/* Whether both are in the same zone or under the same piece, and counted from the same end. */
static gboolean
lie_together (const SortieRecalled *a, const SortieRecalled *b)
{
  return a->zone == b->zone && a->piece == b->piece && (a->position > 0) == (b->position > 0)
         && (a->below > 0) == (b->below > 0);
}

/* How many cards at the beginning are in one place, and share a line. */
static guint
alike (const SortieRecalled *cards, guint n)
{
  guint same = 1;

  while (cards[0].position == 0 && cards[0].below == 0 && same < n && lie_together (&cards[same], &cards[0])
         && cards[same].def == cards[0].def)
    same++;
  return same;
}

/* "Hand of player two", "Resources" */
static char *
zone_text (ConsoleSession *session, const SortiePlay *p, guint16 zone)
{
  const SortiePile *pile = &p->setup->piles[zone];
  const char *title = console_game_text (session->module, p->setup->zones[pile->decl].title);
  guint8 reader = console_session_reader (session);
  char seat[SORTIE_MOVE_TEXT];

  if (pile->seat == SORTIE_NO_SEAT || pile->seat == reader)
    return g_strdup (title);
  return sortie_sentence (_ ("{zone} of {seat}"), "zone", title, "seat",
                          sortie_ref_name (p, reader, sortie_ref_seat (pile->seat), seat), NULL);
}

/* "Under Imp (track2)" */
static char *
pile_text (ConsoleSession *session, const SortiePlay *p, guint16 slot)
{
  guint8 reader = console_session_reader (session);
  SortieRef piece = sortie_piece_ref (p, slot);
  char name[SORTIE_MOVE_TEXT], place[SORTIE_MOVE_TEXT];

  return sortie_sentence (_ ("Under {piece} ({place})"), "piece",
                          sortie_ref_name (p, reader, piece, name), "place",
                          sortie_ref_format (p, reader, piece, place), NULL);
}

/* "Hand of player two: Imp, Ghoul (2)", "Resources, counted from the top: card 3 is Imp". Returns: how many cards
 * it names. */
static guint
say_zone (ConsoleSession *session, const SortiePlay *p, const SortieRecalled *cards, guint n)
{
  g_autofree char *zone = cards[0].zone != SORTIE_NO_INDEX
                              ? zone_text (session, p, cards[0].zone)
                              : pile_text (session, p, cards[0].piece);
  g_autoptr (GString) line = g_string_new (zone);
  guint i = 0;

  if (cards[0].position > 0)
    g_string_append (line, _ (", counted from the top"));
  if (cards[0].below > 0)
    g_string_append (line, _ (", counted from the bottom"));
  while (i < n && lie_together (&cards[i], &cards[0]))
    {
      guint same = alike (cards + i, n - i);
      g_autofree char *text = recalled_text (session, &cards[i], same);

      g_string_append_printf (line, "%s %s", i == 0 ? ":" : ",", text);
      i += same;
    }
  console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, line->str);
  return i;
}

void
console_command_recall (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint room = p->setup->bounds.cards;
  g_autofree SortieRecalled *cards = g_new (SortieRecalled, room);
  guint n = sortie_match_recall (session->match, console_session_reader (session), cards, room);

  if (n == 0)
    console_out_say (session->out, _ ("You have seen no card that is hidden from you now."));
  for (guint i = 0; i < n;)
    i += say_zone (session, p, cards + i, n - i);
}
