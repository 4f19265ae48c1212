/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-odds.c: what an attack of one piece on another would do, and how likely it destroys it. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "console/commands/lookup.h"
#include "flow/front-end.h"
#include "match/front-end.h"

#define ATTACK N_ ("attack")
/* so many pairs of pieces with these names are looked at; amid a move, where each look tries many answers, fewer */
#define MOST_PAIRS 48
#define MOST_PAIRS_AMID 6

gboolean
console_odds_are_there (ConsoleSession *session)
{
  return console_verb_known (session, ATTACK) != NULL;
}

/* Words that name something. */
typedef struct
{
  char *name;
  ConsoleMeant meant;
} Side;

static void
side_clear (Side *side)
{
  g_free (side->name);
  console_meant_clear (&side->meant);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Side, side_clear)

static gboolean
is_there (const Side *side)
{
  return side->meant.seat != SORTIE_NO_SEAT || side->meant.pieces->len > 0;
}

/* @own_first: pieces of the reader first */
static gboolean
find_side (ConsoleSession *session, char **words, guint n, gboolean own_first, Side *ret)
{
  g_auto (SortieLine) line = { .n = 0 };

  side_clear (ret);
  sortie_line_init_words (&line, words, n);
  ret->name = sortie_line_text (&line, 0);
  console_find_meant (session, ret->name, own_first, &ret->meant);
  return is_there (ret);
}

static gboolean
find_both (ConsoleSession *session, char **words, guint n, guint from, Side *by, Side *target)
{
  const gboolean found = find_side (session, words, n, TRUE, by);

  return find_side (session, words + from, g_strv_length (words + from), FALSE, target) && found;
}

/* "defender on fighter", "d4 c4". FALSE: one of them is not there, and is refused */
static gboolean
find_sides (ConsoleSession *session, char **words, Side *by, Side *target)
{
  /* Translators: words that may be typed between the attacker and its target, with blanks between. */
  static const char *const between = NC_ ("typed", "on at against versus vs");
  const guint n = g_strv_length (words);
  gboolean found = FALSE, parted = FALSE;

  for (guint at = 1; at + 1 < n && !found; at++) /* "the fighter on c4 on d4" */
    if (console_word_is_among (words[at], between))
      {
        found = find_both (session, words, at, at + 1, by, target);
        parted = TRUE;
      }
  for (guint at = n - 1; at > 0 && !found && !parted; at--)
    found = find_both (session, words, at, at, by, target);
  if (!found)
    console_refuse_thing (session, is_there (by) ? target->name : by->name);
  return found;
}

/* ---- How likely -------------------------------------------------------------------------- */

/* In so many of @n tries the target left the table. */
static void
say_tries (ConsoleSession *session, const char *target, guint n, guint gone)
{
  g_autofree char *tries = sortie_sentence (ngettext_ ("Tried {n} time.", "Tried {n} times.", n), "n",
                                            SORTIE_DIGITS (n), NULL);
  g_autofree char *left = sortie_sentence (ngettext_ ("{target} left the table {gone} time.",
                                                      "{target} left the table {gone} times.", gone),
                                           "target", target, "gone", SORTIE_DIGITS (gone), NULL);
  g_autofree char *both = g_strconcat (tries, " ", left, NULL);

  console_out_say (session->out, both);
}

/* For a move of which the game does not tell the chance. */
static void
say_tried (ConsoleSession *session, const ConsoleThreat *threat)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const gboolean is_piece = sortie_ref_kind (threat->target) == SORTIE_REF_PIECE;
  char name[SORTIE_MOVE_TEXT];
  guint gone = 0;
  const guint n = is_piece ? console_threat_try (session, threat, &gone) : 0;

  sortie_ref_name_and_place (p, console_session_reader (session), threat->target, name);
  if (n > 0)
    say_tries (session, name, n, gone);
  else if (is_piece)
    console_out_say (session->out,
                     _ ("The chance to destroy it is not counted: in no try did the attack come about."));
  else
    console_out_fill (session->out,
                      _ ("No chance is counted, because {target} is no unit that an attack could destroy."),
                      "target", name, NULL);
}

/* Returns: whether it has told of an attack */
static gboolean
say_pair (ConsoleSession *session, SortieRef by, SortieRef target)
{
  g_autoptr (GPtrArray) threats = console_threats (session, by, target);

  for (guint i = 0; i < threats->len; i++)
    {
      const ConsoleThreat *threat = threats->pdata[i];

      console_threat_say (session, threat);
      if (threat->chance < 0 && threat->answer == NULL) /* a try would not give that answer */
        say_tried (session, threat);
    }
  return threats->len > 0;
}

/* ---- What cannot be ---------------------------------------------------------------------- */

static gboolean
are_on_one_side (ConsoleSession *session, SortieRef by, SortieRef target)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const guint8 of = sortie_ref_kind (target) == SORTIE_REF_SEAT ? (guint8) sortie_ref_index (target)
                                                                : sortie_piece_controller (p, target);

  return !sortie_are_opponents (p->setup, sortie_piece_controller (p, by), of);
}

/* Says that the piece cannot attack the target, and by which rule. */
static void
say_impossible (ConsoleSession *session, SortieRef by, SortieRef target)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const char *sentence = are_on_one_side (session, by, target) ? _ ("{piece} and {target} are on the same side.")
                         : console_is_of_opponent (session, by)
                             ? _ ("{piece} cannot attack {target} before your next turn.")
                             : _ ("{piece} cannot attack {target} before your opponents' next turn.");
  char piece[SORTIE_MOVE_TEXT], of[SORTIE_MOVE_TEXT];
  g_autofree char *why = NULL;
  guint8 verb;

  sortie_ref_name_and_place (p, console_session_reader (session), by, piece);
  sortie_ref_name_and_place (p, console_session_reader (session), target, of);
  console_out_fill (session->out, sentence, "piece", piece, "target", of, NULL);
  if (are_on_one_side (session, by, target) || !sortie_lexicon_verb_known (console_names (session), ATTACK, &verb))
    return;
  why = console_attack_refused (session, verb, by, target);
  if (why != NULL)
    console_out_say (session->out, why);
}

/* ---- The command ------------------------------------------------------------------------- */

/* Pairs of an attacker and its target. */
typedef struct
{
  guint n;          /* those on two sides */
  guint attacks;    /* those of them that were looked at and have an attack */
  SortieRef by, target; /* the first on two sides or, if there is none, the first */
} Pairs;

static guint
most_pairs (ConsoleSession *session)
{
  return sortie_match_play (session->match)->s->tentative ? MOST_PAIRS_AMID : MOST_PAIRS;
}

static void
look_at_pair (ConsoleSession *session, SortieRef by, SortieRef target, Pairs *pairs)
{
  const gboolean opposed = !are_on_one_side (session, by, target);

  if (pairs->by == SORTIE_NOTHING || (opposed && pairs->n == 0))
    {
      pairs->by = by;
      pairs->target = target;
    }
  if (opposed && pairs->n++ < most_pairs (session))
    pairs->attacks += say_pair (session, by, target);
}

/* Says what came of the pairs that have told of no attack. */
static void
say_others (ConsoleSession *session, const Pairs *pairs)
{
  const guint looked = MIN (pairs->n, most_pairs (session)), told = MAX (pairs->attacks, 1);

  if (looked > told)
    console_out_fill (session->out,
                      ngettext_ ("No attack is possible in {n} other pair with these names.",
                                 "No attack is possible in {n} other pairs with these names.", looked - told),
                      "n", SORTIE_DIGITS (looked - told), NULL);
  if (pairs->n > looked)
    console_out_fill (session->out,
                      ngettext_ ("{n} more pair with these names is left out; add places to the names to ask about it.",
                                 "{n} more pairs with these names are left out; add places to the names to ask about "
                                 "them.", pairs->n - looked),
                      "n", SORTIE_DIGITS (pairs->n - looked), NULL);
}

/* A seat that the rules play decides nothing. Says what it will do; FALSE: @by is of another seat. */
static gboolean
is_foretold (ConsoleSession *session, const ConsoleMeant *by, const ConsoleMeant *target)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const guint8 seat = by->seat != SORTIE_NO_SEAT || by->pieces->len == 0
                          ? by->seat : sortie_piece_controller (p, g_array_index (by->pieces, SortieRef, 0));
  const SortieRef about = target->seat == SORTIE_NO_SEAT ? g_array_index (target->pieces, SortieRef, 0)
                                                         : SORTIE_NOTHING;

  return seat != SORTIE_NO_SEAT && console_seat_is_automatic (p->setup, seat) && console_forecasts_say (session, about);
}

/* The seat itself, if moves attack seats, or else all its pieces. (transfer full) */
static GArray *
things_attacked (ConsoleSession *session, const ConsoleMeant *meant)
{
  const SortieRef seat = sortie_ref_seat (meant->seat);
  GArray *things;

  if (meant->seat == SORTIE_NO_SEAT || !console_seats_are_attacked (session))
    return g_array_ref (meant->pieces);
  things = g_array_new (FALSE, FALSE, sizeof (SortieRef));
  g_array_append_val (things, seat);
  return things;
}

void
console_command_odds (ConsoleSession *session, char **words)
{
  g_auto (Side) by = { NULL }, target = { NULL };
  g_autoptr (GArray) targets = NULL;
  Pairs pairs = { .n = 0 };

  if (!console_odds_are_there (session))
    {
      console_asked_refuse_verb (session, ATTACK);
      return;
    }
  if (console_session_reader (session) == SORTIE_NO_SEAT || !find_sides (session, words, &by, &target)
      || is_foretold (session, &by.meant, &target.meant))
    return;
  targets = things_attacked (session, &target.meant);
  if (by.meant.pieces->len == 0 || targets->len == 0)
    {
      console_refuse_thing (session, by.meant.pieces->len == 0 ? by.name : target.name);
      return;
    }
  for (guint i = 0; i < by.meant.pieces->len; i++)
    for (guint k = 0; k < targets->len; k++)
      look_at_pair (session, g_array_index (by.meant.pieces, SortieRef, i), g_array_index (targets, SortieRef, k),
                    &pairs);
  if (pairs.attacks == 0)
    say_impossible (session, pairs.by, pairs.target);
  if (pairs.n == 0)
    return;
  say_others (session, &pairs);
  console_say_not_counted (session);
}
