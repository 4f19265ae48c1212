/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-list.c: the legal moves as a numbered list, grouped by verb. */
#include "console/session/move-list.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/move.h>
#include "reader/reader.h"
#include <sortie/speech.h>
#include "speech/front-end.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include "model/front-end.h"
#include "module/front-end.h"

/* words about a move need so much room beside it, or they go below it */
#define ROOM_FOR_WORDS 24
/* columns that the beginning of a card's text needs at least */
#define LEAST_OF_CARD 8
#define NUMBER_WIDTH 6

typedef struct
{
  const SortiePlay *p;
  const SortieMoves *legal;
} Sorting;

static gint
as_shown (gconstpointer a, gconstpointer b, gpointer data)
{
  const Sorting *sorting = data;
  guint first = *(const guint *) a, second = *(const guint *) b;
  gint defs = sortie_sketch_compare (sorting->p->setup->catalogue,
                                     console_move_def (sorting->p, &sorting->legal->moves[first]),
                                     console_move_def (sorting->p, &sorting->legal->moves[second]));

  return defs != 0 ? defs : (gint) first - (gint) second;
}

/* How a move ranks among the others. */
typedef enum
{
  MEANT,
  ODD, /* players rarely want the move */
  LISTED,
} Standing;

/* Finds @first and all other moves of its verb with its rank. Returns: how many. */
static guint
list_group (const Sorting *sorting, guint first, guint8 *standing, guint *ret)
{
  const SortieMoves *legal = sorting->legal;
  guint8 wanted = standing[first];
  guint n = 0;

  for (guint i = first; i < legal->n; i++)
    if (legal->moves[i].verb == legal->moves[first].verb && standing[i] == wanted)
      {
        standing[i] = LISTED;
        ret[n++] = i;
      }
  g_qsort_with_data (ret, (gint) n, sizeof *ret, as_shown, (gpointer) sorting);
  return n;
}

static gboolean
is_odd (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return sortie_move_warning (p, sortie_to_move (p), move) != NULL || console_move_is_idle (session, move);
}

static gboolean differ_in_place (ConsoleSession *session, const SortieMove *a, const SortieMove *b);

/* Puts moves of one thing together if their words differ only in the place. Otherwise, where some cross an edge or
 * reach another's side, the list would be many short pieces. @order: @n moves of one verb. */
static void
gather (ConsoleSession *session, const SortieMoves *legal, guint *order, guint n)
{
  guint next;

  for (guint i = 0; i < n; i = next)
    {
      const SortieMove *move = &legal->moves[order[i]];

      next = i + 1;
      for (guint k = next; k < n && legal->moves[order[k]].n > 0 && legal->moves[order[k]].arg[0] == move->arg[0]; k++)
        if (differ_in_place (session, move, &legal->moves[order[k]]))
          {
            guint found = order[k];

            memmove (&order[next + 1], &order[next], (k - next) * sizeof *order);
            order[next++] = found;
          }
    }
}

guint *
console_moves_in_order (ConsoleSession *session, const SortieMoves *legal)
{
  const Sorting sorting = { console_moves_seen (session), legal };
  guint *order = g_new (guint, legal->n + 1);
  g_autofree guint8 *standing = g_new0 (guint8, legal->n + 1);
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    standing[i] = is_odd (session, &legal->moves[i]) ? ODD : MEANT;
  for (guint8 wanted = MEANT; wanted < LISTED; wanted++)
    for (guint first = 0; first < legal->n; first++)
      if (standing[first] == wanted)
        {
          guint more = list_group (&sorting, first, standing, &order[n]);

          gather (session, legal, &order[n], more);
          n += more;
        }
  return order;
}

/* "activate priest": its place would not say whose ability it is. NULL: the name may mean another unit, or it is no use
 * of an ability. (transfer full) */
static char *
spell_ability (ConsoleSession *session, SortieOffers *offers, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint8 seat = sortie_match_to_move (session->match);
  char name[SORTIE_MOVE_TEXT];
  g_autofree char *word = NULL, *line = NULL;

  if (sortie_verb (p->setup, move->verb)->describe != sortie_activate_describe
      || sortie_ref_kind (move->arg[0]) != SORTIE_REF_PIECE)
    return NULL;
  word = g_strdelimit (g_utf8_strdown (sortie_ref_name (p, seat, move->arg[0], name), -1), " ", '-');
  line = move->n > 1 ? g_strdup_printf ("%s %s %u", sortie_verb_word (p->setup, move->verb), word,
                                        sortie_ref_index (move->arg[1]))
                     : g_strdup_printf ("%s %s", sortie_verb_word (p->setup, move->verb), word);
  return sortie_is_read_as (offers, line, move) ? g_steal_pointer (&line) : NULL;
}

char *
console_move_spelt (ConsoleSession *session, const SortieMove *move)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  char *line = spell_ability (session, offers, move);

  return line != NULL ? line : sortie_spell (offers, move);
}

gboolean
console_move_is_said_by_line (ConsoleSession *session, const SortieMove *move, const char *words)
{
  g_autofree char *line = console_move_spelt (session, move), *sentence = g_strconcat (line, ".", NULL);
  g_autofree char *typed = sortie_words_fold (g_strdelimit (sentence, "-:", ' '));
  g_autofree char *said = g_strdelimit (g_strdup (words), "-:", ' ');

  return sortie_words_fold_to (said, typed);
}

void
console_moves_note_listed (ConsoleSession *session)
{
  session->listed.moves = sortie_state_hash (sortie_match_play (session->match)->s);
  session->listed.hand = 0;
}

/* Whether a typed number is itself an answer. */
static gboolean
are_numbers (ConsoleSession *session)
{
  return sortie_asks_for_number (sortie_match_play (session->match));
}

gboolean
console_moves_are_listed (ConsoleSession *session)
{
  return !console_input_is_interactive (session->input) || are_numbers (session)
         || session->listed.moves == sortie_state_hash (sortie_match_play (session->match)->s);
}

/* FALSE: it is none of the choices. */
static gboolean
choice_of (const SortieMoves *legal, guint number, SortieMove *ret)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n == 1 && legal->moves[i].arg[0] == sortie_ref (SORTIE_REF_NUMBER, number))
      {
        *ret = legal->moves[i];
        return TRUE;
      }
  return FALSE;
}

gboolean
console_moves_number (ConsoleSession *session, guint number, SortieMove *ret)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autofree guint *order = NULL;

  if (are_numbers (session))
    return choice_of (legal, number, ret);
  order = console_moves_in_order (session, legal);
  if (number < 1 || number > legal->n)
    return FALSE;
  *ret = legal->moves[order[number - 1]];
  return TRUE;
}

gboolean
console_moves_are_of (ConsoleSession *session, const char *verb)
{
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n; i++)
    if (strcmp (sortie_verb (sortie_match_setup (session->match), legal->moves[i].verb)->id, verb)
        == 0)
      return TRUE;
  return FALSE;
}

/* "play (SS-7.2)" */
static void
say_group (ConsoleSession *session, guint number)
{
  const SortieVerbDecl *verb = sortie_verb (sortie_match_setup (session->match), number);
  g_autofree char *rule =
      verb->rule != NULL ? g_strdup_printf (" (%s)", verb->rule) : g_strdup ("");

  console_out_add (session->out, CONSOLE_STRONG,
                   sortie_verb_word (sortie_match_setup (session->match), number));
  console_out_add (session->out, CONSOLE_FAINT, rule);
  console_out_end_line (session->out);
}

/* @all: what the move does, in words; @card: these include the card's text. (transfer full) */
static char *
with_numbers (ConsoleSession *session, const SortieMove *move, const char *rule, gboolean card, const char *all)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *words = console_move_is_idle (session, move)
                               ? g_strconcat (all, " ", _ ("It would change nothing now."), NULL)
                               : g_strdup (all);
  guint16 shown = card && console_verb_shows_numbers (sortie_verb (p->setup, move->verb))
                      ? console_move_def (console_moves_seen (session), move)
                      : 0;
  g_autofree char *numbers = console_move_numbers (session, move, shown);

  return rule != NULL ? g_strdup_printf ("%s (%s)%s", words, rule, numbers) : g_strconcat (words, numbers, NULL);
}

char *
console_move_in_full (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *words = console_move_words (session, move, TRUE);

  return with_numbers (session, move, NULL, TRUE, words);
}

static guint
count_rows (const char *text, guint width)
{
  g_auto (GStrv) rows = sortie_text_wrap (text, width);

  return g_strv_length (rows);
}

/* @deed and as much of @all, which begins with it, as fits in @rows with the whole numbers of the card. (nullable)
 * (transfer full) */
static char *
cut_to (ConsoleSession *session, const SortieMove *move, const char *rule, guint width, guint rows, const char *deed,
        const char *all)
{
  g_autofree char *numbers = console_move_card_numbers (session, move);
  const char *ellipsis = console_out_ellipsis (session->out);
  /* never cut a number: "Cost 1, ATT 6, DEF 1." */
  const guint whole = sortie_text_width (deed) + sortie_text_width (numbers) + sortie_text_width (ellipsis);
  const guint least = MIN (sortie_text_width (all), MAX (whole, sortie_text_width (deed) + LEAST_OF_CARD));

  for (guint room = MIN (rows * width, sortie_text_width (all)); room >= least; room--)
    {
      g_autofree char *some = sortie_text_truncate (all, room, ellipsis);
      g_autofree char *text = with_numbers (session, move, rule, TRUE, some);

      if (count_rows (text, width) <= rows)
        return g_steal_pointer (&text);
    }
  return NULL;
}

/* Whether no legal move does anything else with a card than this one. */
static gboolean
is_only_deed (ConsoleSession *session, const SortieMove *move)
{
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb != move->verb && console_move_def (console_moves_seen (session), &legal->moves[i]) != 0)
      return FALSE;
  return TRUE;
}

/* The card alone, where the question and the typed line say what would be done with it: its numbers get the rows that
 * they need. (nullable) (transfer full) */
static char *
with_card_alone (ConsoleSession *session, const SortieMove *move, guint width, guint rows, const char *deed,
                 const char *all)
{
  g_autofree char *numbers = console_move_card_numbers (session, move);
  g_autofree char *least = g_strconcat (numbers, " ", console_out_ellipsis (session->out), NULL);
  const char *card = all + strlen (deed) + 1;

  if (!g_str_has_prefix (all, deed) || all[strlen (deed)] != ' ' || !is_only_deed (session, move))
    return NULL;
  return cut_to (session, move, NULL, width, MAX (rows, count_rows (least, width)), "", card);
}

/* The same, with as much of the card's text as fits in the rows that the move takes anyway, or in @least_rows.
 * (transfer full) */
static char *
with_beginning (ConsoleSession *session, const SortieMove *move, const char *rule, guint width, guint least_rows)
{
  g_autofree char *deed = console_move_words (session, move, FALSE), *all = console_move_words (session, move, TRUE);
  g_autofree char *plain = with_numbers (session, move, rule, FALSE, deed), *text = NULL;
  const guint rows = MAX (count_rows (plain, width), least_rows);

  if (rows > least_rows || console_move_is_said_by_line (session, move, deed))
    text = with_card_alone (session, move, width, least_rows, deed, all);
  if (text == NULL)
    text = cut_to (session, move, rule, width, rows, deed, all);
  if (text == NULL)
    text = with_card_alone (session, move, width, least_rows, deed, all);
  return text != NULL ? g_steal_pointer (&text) : g_steal_pointer (&plain);
}

/* The column where the words begin: @column, or a line of their own if there is no room for them. */
static guint
words_from (ConsoleSession *session, guint column)
{
  return column + ROOM_FOR_WORDS > session->out->width ? NUMBER_WIDTH : column;
}

/* "3 play bolt: Play Bolt as an Action.", for speech */
static void
say_move_in_words (ConsoleSession *session, guint number, const char *line, const char *words)
{
  if (are_numbers (session))
    console_out_fill (session->out, _ ("{label}: {text}"), "label", line, "text", words, NULL);
  else
    /* Translators: one in a list of moves: "3 play bolt: Play Bolt as an Action." */
    console_out_fill (session->out, _ ("{number} {move}: {text}"), "number", SORTIE_DIGITS (number), "move", line,
                      "text", words, NULL);
}

/* "   3  play bolt    Play Bolt as an Action."; @column: where the words begin; @card: with the card's text; @rows:
 * cut to the rows of the move or to so many, 0: whole. */
static void
say_move (ConsoleSession *session, guint number, const SortieMove *move, guint column,
          const char *rule, gboolean card, guint rows)
{
  const guint from = words_from (session, column);
  g_autofree char *line = console_move_spelt (session, move), *words = console_move_words (session, move, card);
  g_autofree char *with_rule = card && rows > 0 ? with_beginning (session, move, rule, session->out->width - from, rows)
                                           : with_numbers (session, move, rule, card, words);
  g_autofree char *left = NULL;

  if (session->out->linear != CONSOLE_LINEAR_OFF)
    {
      say_move_in_words (session, number, line, with_rule);
      return;
    }
  if (from != column)
    {
      if (are_numbers (session))
        console_out_hang (session->out, CONSOLE_PLAIN, NUMBER_WIDTH, 0, line);
      else
        console_out_item (session->out, number, line);
      console_out_hang (session->out, CONSOLE_PLAIN, NUMBER_WIDTH, 0, with_rule);
      return;
    }
  left = are_numbers (session) ? g_strdup_printf ("%*s%s", NUMBER_WIDTH, "", line)
                               : g_strdup_printf ("%4u  %s", number, line);
  console_out_add (session->out, CONSOLE_PLAIN, left);
  console_out_hang (session->out, CONSOLE_PLAIN, column, sortie_text_width (left), with_rule);
}

/* The only move of its verb needs no heading. */
static gboolean
is_alone (const SortieMoves *legal, const SortieMove *move)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    n += legal->moves[i].verb == move->verb;
  return n == 1;
}

/* The column where the words begin: after the longest move. */
static guint
words_column (ConsoleSession *session, const SortieMoves *legal)
{
  guint longest = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      g_autofree char *line = console_move_spelt (session, &legal->moves[i]);

      longest = MAX (longest, sortie_text_width (line));
    }
  return NUMBER_WIDTH + longest + 2;
}

gboolean
console_move_is_meant (ConsoleSession *session, const SortieMove *move)
{
  return !is_odd (session, move);
}

static gboolean
begins_with (const SortiePlay *p, guint8 seat, const SortieMove *move, SortieRef thing)
{
  SortieRef first = move->n > 0 ? move->arg[0] : SORTIE_NOTHING;

  if (first == thing)
    return TRUE;
  return sortie_ref_kind (first) == SORTIE_REF_CARD && sortie_ref_kind (thing) == SORTIE_REF_CARD
         && sortie_cards_alike (p, seat, sortie_ref_index (first), sortie_ref_index (thing));
}

static gboolean
is_move_wanted (ConsoleSession *session, const ConsoleMovesWanted *wanted, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return (!wanted->meant || console_move_is_meant (session, move))
         && (wanted->verb == NULL
          || strcmp (wanted->verb, sortie_verb (p->setup, move->verb)->id) == 0)
         && (wanted->name == NULL
             || sortie_offers_is_named (sortie_match_offers (session->match, sortie_match_to_move (session->match)),
                                        move, wanted->name, wanted->anywhere))
         && (wanted->thing == SORTIE_NOTHING
             || begins_with (p, sortie_match_to_move (session->match), move, wanted->thing));
}

/* ---- Moves that differ in a place or number --------------------------------------------------- */

/* The description of a move without its final place or number. (transfer full) */
static char *
without_place (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *deed = sortie_move_describe (p, seat, move);
  g_autofree char *numbers = console_move_numbers (session, move, 0);
  g_autofree char *words = g_strconcat (deed, numbers, NULL);
  char place[SORTIE_MOVE_TEXT];
  g_auto (GStrv) parts = NULL;

  sortie_ref_name_and_place (p, seat, move->arg[move->n - 1], place);
  parts = g_strsplit (words, place, -1);
  return g_strjoinv ("\n", parts);
}

/* A final number always counts; a final place only after something else. */
static gboolean
ends_with (const SortieMove *move, SortieRefKind kind)
{
  return move->n > (kind == SORTIE_REF_PLACE) && sortie_ref_kind (move->arg[move->n - 1]) == kind;
}

/* Whether two moves differ only in their final place or number. */
static gboolean
differ_in_place (ConsoleSession *session, const SortieMove *a, const SortieMove *b)
{
  g_autofree char *first = NULL, *second = NULL;

  if (a->verb != b->verb || a->n != b->n
      || !((ends_with (a, SORTIE_REF_PLACE) && ends_with (b, SORTIE_REF_PLACE))
           || (ends_with (a, SORTIE_REF_NUMBER) && ends_with (b, SORTIE_REF_NUMBER)))
      || memcmp (a->arg, b->arg, (a->n - 1u) * sizeof *a->arg) != 0
      || console_move_is_idle (session, a) != console_move_is_idle (session, b))
    return FALSE;
  first = without_place (session, a);
  second = without_place (session, b);
  return strcmp (first, second) == 0;
}

/* How many moves from number @from on repeat the move before them with another place or number. */
static guint
count_alike (ConsoleSession *session, const ConsoleMovesWanted *wanted, const guint *order, guint from)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint n = 0;

  while (from + n < legal->n && is_move_wanted (session, wanted, &legal->moves[order[from + n]])
         && differ_in_place (session, &legal->moves[order[from - 1]], &legal->moves[order[from + n]]))
    n++;
  return n;
}

/* "b1 (3)"; for speech "b1 is 3". (transfer full) */
static char *
place_with_number (ConsoleSession *session, const char *place, guint number)
{
  if (are_numbers (session))
    return g_strdup (place);
  /* Translators: a place where a move ends, and the number of the move in a list: "b1 is 3". */
  return session->out->linear ? sortie_sentence (_ ("{place} is {number}"), "place", place, "number",
                                                 SORTIE_DIGITS (number), NULL)
                              : g_strdup_printf ("%s (%u)", place, number);
}

/* "or b1 (3), c1 (4)"; for speech "b1 is 3, c1 is 4": the @n moves from number @from on. */
static void
say_other_places (ConsoleSession *session, const guint *order, guint from, guint n, guint column)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autoptr (GString) places = g_string_new (NULL);
  g_autofree char *all = NULL;

  for (guint i = from; i < from + n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];
      g_autofree char *one = NULL;
      char place[SORTIE_MOVE_TEXT];

      sortie_ref_name_and_place (p, sortie_match_to_move (session->match), move->arg[move->n - 1], place);
      one = place_with_number (session, place, i + 1);
      g_string_append_printf (places, "%s%s", i > from ? _ (", ") : "", one);
    }
  /* Translators: below a move that ends with a place or a number; {places}: others, each with the number of that
   * move in the list, unless a number is asked for. */
  all = session->out->linear && !are_numbers (session)
            ? g_strdup (places->str)
            : sortie_sentence (_ ("or {places}"), "places", places->str, NULL);
  console_out_hang (session->out, CONSOLE_PLAIN,
                    session->out->linear != CONSOLE_LINEAR_OFF ? 0 : words_from (session, column), 0, all);
}

gboolean
console_moves_say (ConsoleSession *session, const ConsoleMovesWanted *wanted)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autofree guint *order = console_moves_in_order (session, legal);
  guint column = words_column (session, legal);
  gint last = -1;
  guint16 told = 0;
  guint others;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];
      const SortieVerbDecl *decl = sortie_verb (setup, move->verb);
      guint16 def = console_move_def (console_moves_seen (session), move);

      if (!is_move_wanted (session, wanted, move))
        continue;
      if (last != move->verb && !is_alone (legal, move) && move->verb != SORTIE_VERB_CHOOSE)
        say_group (session, move->verb);
      say_move (session, i + 1, move, column, is_alone (legal, move) ? decl->rule : NULL,
                wanted->cards && (def != told || last != move->verb), wanted->rows);
      last = move->verb;
      told = def;
      others = count_alike (session, wanted, order, i + 1);
      if (others > 1)
        {
          say_other_places (session, order, i + 1, others, column);
          i += others;
        }
    }
  return last >= 0;
}

gboolean
console_moves_list (ConsoleSession *session, const char *verb)
{
  console_moves_note_listed (session);
  return console_moves_say (session, &(ConsoleMovesWanted){ .verb = verb, .thing = SORTIE_NOTHING, .cards = TRUE });
}

gboolean
console_moves_list_with (ConsoleSession *session, const char *verb, SortieRef thing)
{
  console_moves_note_listed (session);
  return console_moves_say (session, &(ConsoleMovesWanted){ .verb = verb, .thing = thing, .cards = TRUE });
}

gboolean
console_moves_list_named (ConsoleSession *session, const char *name)
{
  ConsoleMovesWanted wanted = { .thing = SORTIE_NOTHING, .name = name, .cards = TRUE };

  console_moves_note_listed (session);
  if (console_moves_say (session, &wanted))
    return TRUE;
  wanted.anywhere = TRUE;
  return console_moves_say (session, &wanted);
}
