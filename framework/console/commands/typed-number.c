/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed-number.c: numbers of the list of moves in a typed line (typed.h). */
#include "console/commands/typed.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include "flow/front-end.h"
#include "match/front-end.h"

static SortieOffers *
offers_now (ConsoleSession *session)
{
  return sortie_match_offers (session->match, sortie_match_to_move (session->match));
}

guint
console_count_before_numbers (const SortieLine *line)
{
  guint n = line->n;

  while (n > 0 && sortie_words_is_number (line->words[n - 1]))
    n--;
  return n < line->n ? n : 0;
}

/* The move with that number in the list. FALSE: there is none. */
static gboolean
find_numbered (ConsoleSession *session, const char *word, SortieMove *ret)
{
  guint64 number;

  return g_ascii_string_to_unsigned (word, 10, 0, SORTIE_MAX_MOVES, &number, NULL)
         && console_moves_number (session, (guint) number, ret);
}

static void
refuse_number (ConsoleSession *session, const char *word, gboolean is_one)
{
  console_session_refuse_fill (
      session,
      is_one
          ? _ ("There are no numbers on the screen to pick {n} from; “moves” lists the moves.")
      : sortie_asks_for_number (sortie_match_play (session->match))
          ? _ ("{n} is not one of the numbers to choose from; “moves” lists them.")
          : _ ("There is no move number {n} now; “moves” lists them."),
      "n", word, NULL);
}

/* How many words from @from on are numbers. */
static guint
count_numbers (const SortieLine *line, guint from)
{
  guint n = 0;

  while (from + n < line->n && sortie_words_is_number (line->words[from + n]))
    n++;
  return n;
}

/* "1 3": the moves with these numbers in one line, written out; a later move with the same verb omits it. @verb:
 * the verb of the first move, G_MAXUINT: any. (transfer full): NULL if there is no such number; @ret_missing: that */
static char *
written_out (ConsoleSession *session, const SortieLine *line, guint from, guint n, guint verb,
             const char **ret_missing)
{
  const guint wanted = verb;
  GString *moves = g_string_new (NULL);
  SortieMove move;

  for (guint i = from; i < from + n; i++)
    {
      g_autofree char *text = NULL;
      const char *operands;

      if (!find_numbered (session, line->words[i], &move)
          || (wanted != G_MAXUINT && (move.verb != wanted || move.n == 0)))
        {
          *ret_missing = line->words[i];
          g_string_free (moves, TRUE);
          return NULL;
        }
      text = console_move_spelt (session, &move);
      operands = move.verb == verb && move.n > 0 ? strchr (text, ' ') : NULL;
      g_string_append_printf (moves, "%s%s", i > from ? " " : "",
                              operands != NULL ? operands + 1 : text);
      verb = move.verb;
    }
  return g_string_free (moves, FALSE);
}

/* Whether a number may be an operand of the verb: then the refusal must say why the move is not legal. */
static gboolean
takes_numbers (ConsoleSession *session, guint8 verb)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);

  if (sortie_verb (sortie_match_setup (session->match), verb)->operands[0].kind == SORTIE_OPERAND_NUMBER)
    return TRUE;
  for (guint i = 0; i < legal->n; i++)
    {
      char text[SORTIE_MOVE_TEXT];
      g_auto (SortieLine) written = { .n = 0 };

      if (legal->moves[i].verb != verb || legal->moves[i].n == 0)
        continue;
      sortie_line_init (&written, sortie_move_format (p, sortie_to_move (p), &legal->moves[i], text));
      if (sortie_words_is_number (written.words[1]))
        return TRUE;
    }
  return FALSE;
}

/* How many words at the beginning of the line, alone or after the verb of their moves, can only be numbers.
 * @ret_verb: that verb; G_MAXUINT: the line does not begin with one */
static guint
leading_numbers (ConsoleSession *session, const SortieLine *line, guint *ret_verb)
{
  guint8 verb;
  gboolean has_verb = console_verb_find (session, line->words[0], &verb);
  guint n = count_numbers (line, has_verb ? 1 : 0);

  *ret_verb = has_verb ? verb : G_MAXUINT;
  return n > 0 && has_verb && takes_numbers (session, verb) ? 0 : n;
}

/* The legal move of one number, "bid 4", that a bare number may mean. FALSE: there is none */
static gboolean
find_amount (ConsoleSession *session, guint number, SortieMove *ret)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n == 1 && sortie_verb (setup, legal->moves[i].verb)->operands[0].kind == SORTIE_OPERAND_NUMBER
        && sortie_ref_index (legal->moves[i].arg[0]) == number)
      {
        *ret = legal->moves[i];
        return TRUE;
      }
  return FALSE;
}

/* Refuses "4" where one may bid 4 and move number 4 of the list is another one. */
static gboolean
refuse_amount (ConsoleSession *session, const SortieLine *line)
{
  SortieMove amount, listed;
  g_autofree char *one = NULL, *other = NULL;

  if (line->n != 1 || !find_amount (session, (guint) atoi (line->words[0]), &amount)
      || !find_numbered (session, line->words[0], &listed) || sortie_moves_equal (&amount, &listed))
    return FALSE;
  one = console_move_spelt (session, &listed);
  other = console_move_spelt (session, &amount);
  /* Translators: {n}: a number; {move}: the move with that number in a list; {other}: such as "bid 4". */
  console_session_refuse_fill (session, _ ("“{n}” could be number {n} of the list, “{move}”, or “{other}”: type that "
                                           "move."), "n", line->words[0], "move", one, "other", other, NULL);
  return TRUE;
}

/* The first card among the verb's legal moves whose name begins with the number, such as "10h". (transfer full):
 * NULL: there is none */
static char *
find_rank (ConsoleSession *session, guint verb, const char *number)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  const gsize length = strlen (number);

  for (guint i = 0; i < legal->n; i++)
    {
      char text[SORTIE_MOVE_TEXT];
      g_auto (SortieLine) written = { .n = 0 };

      if (legal->moves[i].verb != verb)
        continue;
      sortie_line_init (&written, sortie_move_format (p, sortie_to_move (p), &legal->moves[i], text));
      for (guint k = 1; k < written.n; k++)
        if (g_str_has_prefix (written.words[k], number) && g_ascii_isalpha (written.words[k][length]))
          return g_strdup (written.words[k]);
    }
  return NULL;
}

/* Refuses "play 3" if a Three may be played: it could mean that card or number 3 of the list. */
static gboolean
refuse_rank (ConsoleSession *session, const SortieLine *line, guint verb, guint n)
{
  SortieMove move;

  for (guint i = 1; i <= n; i++)
    {
      const char *word = line->words[i];
      g_autofree char *card = find_rank (session, verb, word);

      if (card != NULL
          && (find_numbered (session, word, &move) || console_hand_number (session, (guint) atoi (word)) != NULL))
        {
          /* Translators: {n}: a number, which is also that of a card; {card}: such a card as it is typed. */
          console_session_refuse_fill (
              session, _ ("“{n}” may be a number of the list or a card: type “{n}” alone, or for example “{card}”."),
              "n", word, "card", card, NULL);
          return TRUE;
        }
    }
  return FALSE;
}

/* "summon 1 b4", if the hand was listed last: the first card of the hand. (nullable) (transfer full) */
static char *
from_hand (ConsoleSession *session, const SortieLine *line, guint n)
{
  g_autoptr (GString) typed = g_string_new (NULL);

  for (guint i = 1; i <= n; i++)
    {
      const char *card = console_hand_number (session, (guint) atoi (line->words[i]));

      if (card == NULL)
        return NULL;
      g_string_append_printf (typed, "%s%s", i > 1 ? " " : "", card);
    }
  return g_strdup (typed->str);
}

/* Refuses "deploy 1" before the step that lists such moves. */
static gboolean
refuse_later_list (ConsoleSession *session, const SortieLine *line)
{
  g_auto (SortieLine) verb = { .n = 0 };
  g_auto (SortieFirst) first = { .kind = SORTIE_FIRST_NOTHING };

  sortie_line_init_part (&verb, line, 0, 1);
  if (!sortie_read_first (offers_now (session), &verb, &first) || first.kind != SORTIE_FIRST_STEPS)
    return FALSE;
  /* Translators: {now}: a later step of the turn, such as "Deploy"; {n}: a number. */
  console_session_refuse_fill (
      session, _ ("You cannot see the list of the step {now} yet: type a name instead of “{n}”."), "now",
      console_later_step_title (session, first.then), "n", line->words[1], NULL);
  return TRUE;
}

/* "deploy 1", where number 1 of the list, or of none, is no such move: those that are get numbers. */
static gboolean
list_for_numbers (ConsoleSession *session, const SortieLine *line)
{
  if (!console_moves_are_of (session, line->words[0]))
    return refuse_later_list (session, line);
  /* Translators: a list of moves follows. */
  console_session_refuse_fill (session, _ ("“{n}” is not the number of such a move:"), "n", line->words[1], NULL);
  return console_moves_list (session, line->words[0]);
}

/* Puts the words of @moves in the place of @n words of the line; parts of the line end where they did. */
static void
put_moves (SortieLine *line, guint at, guint n, const char *moves)
{
  g_auto (SortieLine) words = { .n = 0 };

  sortie_line_init (&words, moves);
  sortie_line_replace (line, at, n, words.words[words.n - 1]);
  for (guint i = words.n - 1; i-- > 0;)
    sortie_line_replace (line, at, 0, words.words[i]);
}

gboolean
console_numbers_write_out (ConsoleSession *session, SortieLine *line)
{
  guint verb, n = leading_numbers (session, line, &verb), from = verb != G_MAXUINT ? 1 : 0;
  const gboolean listed = console_moves_are_listed (session);
  const char *missing = NULL;
  g_autofree char *moves = NULL;

  if (n == 0)
    return FALSE;
  if (from == 0 && listed && refuse_amount (session, line))
    return TRUE;
  moves = from > 0 ? from_hand (session, line, n) : NULL;
  if (moves == NULL && (listed || line->n == 1))
    moves = written_out (session, line, from, n, verb, &missing);
  if (moves == NULL && from > 0)
    return list_for_numbers (session, line);
  if (moves == NULL && line->n == 1 && sortie_read (offers_now (session), line, 0).kind != SORTIE_READ_NOTHING)
    return FALSE; /* no number of the list, but a card: "10" */
  if (missing != NULL || (line->n == 1 && !listed))
    {
      refuse_number (session, missing != NULL ? missing : line->words[0], missing == NULL);
      return TRUE;
    }
  if (moves == NULL)
    return FALSE;
  put_moves (line, from, n, moves);
  return FALSE;
}

gboolean
console_number_or_rank_refuse (ConsoleSession *session, const SortieLine *line)
{
  guint verb;
  const guint n = leading_numbers (session, line, &verb);

  return n > 0 && verb != G_MAXUINT && refuse_rank (session, line, verb, n);
}

gboolean
console_typed_begins_with_number (ConsoleSession *session, const SortieLine *line)
{
  guint verb;

  return leading_numbers (session, line, &verb) > 0;
}
