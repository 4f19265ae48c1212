/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-odds.c: what an attack of one piece on another would do, and how likely it destroys it. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "console/commands/lookup.h"
#include "flow/front-end.h"
#include "match/front-end.h"

#define ATTACK N_ ("attack")
/* so many pairs of pieces with these names are looked at */
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
      if (threat->chance < 0)
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

static void
look_at_pair (ConsoleSession *session, SortieRef by, SortieRef target, Pairs *pairs)
{
  const gboolean opposed = !are_on_one_side (session, by, target);

  if (pairs->by == SORTIE_NOTHING || (opposed && pairs->n == 0))
    {
      pairs->by = by;
      pairs->target = target;
    }
  if (opposed && pairs->n++ < MOST_PAIRS)
    pairs->attacks += say_pair (session, by, target);
}

/* Says what came of the pairs that have told of no attack. */
static void
say_others (ConsoleSession *session, const Pairs *pairs)
{
  const guint looked = MIN (pairs->n, MOST_PAIRS), told = MAX (pairs->attacks, 1);

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

void
console_command_odds (ConsoleSession *session, char **words)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_auto (Side) by = { NULL }, target = { NULL };
  Pairs pairs = { .n = 0 };

  if (!console_odds_are_there (session))
    {
      console_asked_refuse_verb (session, ATTACK);
      return;
    }
  if (console_session_reader (session) == SORTIE_NO_SEAT || !find_sides (session, words, &by, &target))
    return;
  if (console_seat_is_automatic (p->setup, sortie_piece_controller (p, g_array_index (by.things, SortieRef, 0)))
      && console_forecasts_say (session, g_array_index (target.things, SortieRef, 0)))
    return;
  for (guint i = 0; i < by.things->len; i++)
    for (guint k = 0; k < target.things->len; k++)
      look_at_pair (session, g_array_index (by.things, SortieRef, i), g_array_index (target.things, SortieRef, k),
                    &pairs);
  if (pairs.attacks == 0)
    say_impossible (session, pairs.by, pairs.target);
  if (pairs.n == 0)
    return;
  say_others (session, &pairs);
  console_say_not_counted (session);
}
