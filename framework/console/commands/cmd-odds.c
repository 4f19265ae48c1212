/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-odds.c: what an attack of one piece on another would do, and how likely it destroys it. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "console/commands/lookup.h"
#include "flow/front-end.h"
#include "match/front-end.h"

#define ATTACK N_ ("attack")
/* as many pairs of pieces with the same names are looked at */
#define MOST_PAIRS 12

/* Words that name something. */
typedef struct
{
  char *name;
  GArray *things; /* (element-type SortieRef) */
} Side;

static void
side_clear (Side *side)
{
  g_free (side->name);
  if (side->things != NULL)
    g_array_unref (side->things);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Side, side_clear)

gboolean
console_odds_are_there (ConsoleSession *session)
{
  return console_verb_known (session, ATTACK) != NULL;
}

/* The @n words name a seat of the other side or pieces, those of the reader first if they are not @theirs. */
static gboolean
find_side (ConsoleSession *session, char **words, guint n, gboolean theirs, Side *ret)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieNameFound seat;
  SortieRef ref;

  side_clear (ret);
  sortie_line_init_words (&line, words, n);
  ret->name = sortie_line_text (&line, 0);
  if (theirs && console_find (session, SORTIE_NAME_SEAT, ret->name, &seat))
    {
      ref = sortie_ref_seat ((guint8) seat.index);
      ret->things = g_array_new (FALSE, FALSE, sizeof (SortieRef));
      g_array_append_val (ret->things, ref);
      return TRUE;
    }
  ret->things = console_find_pieces (session, !theirs, ret->name);
  if (ret->things->len == 0 && !theirs)
    {
      g_array_unref (ret->things);
      ret->things = console_find_pieces (session, FALSE, ret->name);
    }
  return ret->things->len > 0;
}

static gboolean
find_both (ConsoleSession *session, char **words, guint n, guint from, Side *by, Side *target)
{
  const gboolean found = find_side (session, words, n, FALSE, by);

  return find_side (session, words + from, g_strv_length (words + from), TRUE, target) && found;
}

/* "defender on fighter", "d4 c4". FALSE: one of them is not there, and is refused */
static gboolean
find_sides (ConsoleSession *session, char **words, Side *by, Side *target)
{
  /* Translators: words that may be typed between the attacker and its target, with blanks between. */
  static const char *const between = NC_ ("typed", "on at against versus vs");
  const guint n = g_strv_length (words);
  gboolean found = FALSE;
  guint at = 1;

  while (at + 1 < n && !console_word_is_among (words[at], between))
    at++;
  if (at + 1 < n)
    found = find_both (session, words, at, at + 1, by, target);
  else
    for (at = n - 1; at > 0 && !found; at--)
      found = find_both (session, words, at, at, by, target);
  if (!found)
    console_refuse_thing (session, by->things->len > 0 ? target->name : by->name);
  return found;
}

/* For a game that does not tell the odds. */
static void
say_tried (ConsoleSession *session, const ConsoleThreat *threat)
{
  const SortiePlay *p = sortie_match_play (session->match);
  char name[SORTIE_MOVE_TEXT];
  guint n = 0, gone;

  if (sortie_ref_kind (threat->target) == SORTIE_REF_PIECE)
    n = console_threat_try (session, threat, &gone);
  if (n == 0)
    return;
  sortie_ref_name_and_place (p, console_session_reader (session), threat->target, name);
  console_out_fill (session->out,
                    ngettext_ ("Tried {n} time: {target} left the table {gone} times.",
                               "Tried {n} times: {target} left the table {gone} times.", n),
                    "n", SORTIE_DIGITS (n), "target", name, "gone", SORTIE_DIGITS (gone), NULL);
}

static void
say_odds (ConsoleSession *session, const ConsoleThreat *threat)
{
  console_threat_say (session, threat);
  if (threat->chance < 0)
    say_tried (session, threat);
  else if (threat->chance == 0)
    console_out_fill (session->out, _ ("Chance to destroy it: {chance}\u00a0%."), "chance", "0", NULL);
}

/* Returns: how many attacks it has told of */
static guint
say_pair (ConsoleSession *session, SortieRef by, SortieRef target)
{
  g_autoptr (GPtrArray) threats = by != target ? console_threats (session, by, target) : NULL;

  for (guint i = 0; threats != NULL && i < threats->len; i++)
    say_odds (session, threats->pdata[i]);
  return threats != NULL ? threats->len : 0;
}

static gboolean
are_on_one_side (ConsoleSession *session, SortieRef by, SortieRef target)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const guint8 of = sortie_ref_kind (target) == SORTIE_REF_SEAT ? (guint8) sortie_ref_index (target)
                                                                : sortie_piece_controller (p, target);

  return !sortie_are_opponents (p->setup, sortie_piece_controller (p, by), of);
}

static void
say_none (ConsoleSession *session, SortieRef by, SortieRef target)
{
  const SortiePlay *p = &console_session_view (session)->play;
  char piece[SORTIE_MOVE_TEXT], of[SORTIE_MOVE_TEXT];

  sortie_ref_name_and_place (p, console_session_reader (session), by, piece);
  sortie_ref_name_and_place (p, console_session_reader (session), target, of);
  console_out_fill (session->out,
                    are_on_one_side (session, by, target) ? _ ("{piece} and {target} are on the same side.")
                    : console_is_of_opponent (session, by)
                        ? _ ("{piece} cannot attack {target} before your next turn.")
                        : _ ("{piece} cannot attack {target} before your opponents' next turn."),
                    "piece", piece, "target", of, NULL);
}

void
console_command_odds (ConsoleSession *session, char **words)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_auto (Side) by = { NULL }, target = { NULL };
  guint n = 0, tried = 0;
  SortieRef first;

  if (!console_odds_are_there (session))
    {
      console_asked_refuse_verb (session, ATTACK);
      return;
    }
  if (console_session_reader (session) == SORTIE_NO_SEAT || !find_sides (session, words, &by, &target))
    return;
  first = g_array_index (by.things, SortieRef, 0);
  if (console_seat_is_automatic (p->setup, sortie_piece_controller (p, first))
      && console_forecasts_say (session, g_array_index (target.things, SortieRef, 0)))
    return;
  for (guint i = 0; i < by.things->len; i++)
    for (guint k = 0; k < target.things->len && tried < MOST_PAIRS; k++, tried++)
      n += say_pair (session, g_array_index (by.things, SortieRef, i), g_array_index (target.things, SortieRef, k));
  if (n == 0)
    say_none (session, first, g_array_index (target.things, SortieRef, 0));
  console_say_not_counted (session);
}
