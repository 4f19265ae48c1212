/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/session/session.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/reader.h>
#include <sortie/speech.h>
#include <sortie/match.h>

/* what is said about a move needs so much room beside it; otherwise it comes below */
#define ROOM_FOR_WORDS 24
#define NUMBER_WIDTH 6
/* up to so many moves are told without being asked for */
#define FEW_MOVES 12

/* The table as who decides sees it: of a hand that is held outwards not even its own seat knows the cards. */
static const SortiePlay *
seen (ConsoleSession *session)
{
  return &sortie_match_view (session->match, sortie_match_to_move (session->match))->play;
}

/* A piece that is nobody's lies there to be taken, as cards do. */
static gboolean
is_on_offer (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE
         && sortie_piece_controller (p, ref) == SORTIE_NO_SEAT;
}

/* What the first word of a move stands for, where it is a card: cards of one definition lie
 * together in a hand. 0: it is none. */
static guint16
def_of (const SortiePlay *p, const SortieMove *move)
{
  gboolean is_card = move->n > 0
                     && (sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD
                         || is_on_offer (p, move->arg[0]));

  return is_card ? sortie_thing_def (p, move->arg[0]) : 0;
}

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
                                     def_of (sorting->p, &sorting->legal->moves[first]),
                                     def_of (sorting->p, &sorting->legal->moves[second]));

  return defs != 0 ? defs : (gint) first - (gint) second;
}

/* What a move is among the others. */
typedef enum
{
  MEANT,
  ODD, /* hardly anybody means it */
  LISTED,
} Standing;

/* The move @first and all others of its verb that stand as it does. Returns how many. */
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

/* Moves of one thing that say the same of different places follow one another: where some lead over an edge, or to
 * another's side, the others would be told in many short pieces. @order: @n moves of one verb. */
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

/* The legal moves in the order of the list: those of one verb together, the verbs in the
 * order in which the game offers them; cards as a hand shows them; the odd ones last. */
static guint *
grouped (ConsoleSession *session, const SortieMoves *legal)
{
  const Sorting sorting = { seen (session), legal };
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

char *
console_move_spelt (ConsoleSession *session, const SortieMove *move)
{
  return sortie_spell (sortie_match_offers (session->match, sortie_match_to_move (session->match)), move);
}

/* Of this position moves stand on the screen. */
static void
note_listed (ConsoleSession *session)
{
  session->listed = sortie_state_hash (sortie_match_play (session->match)->s);
}

/* Whether a number that is typed is itself the answer. */
static gboolean
are_numbers (ConsoleSession *session)
{
  return sortie_asks_for_number (sortie_match_play (session->match));
}

gboolean
console_moves_are_listed (ConsoleSession *session)
{
  return !console_input_is_interactive (session->input) || are_numbers (session)
         || session->listed == sortie_state_hash (sortie_match_play (session->match)->s);
}

/* FALSE: it is not one of those to choose from. */
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
  order = grouped (session, legal);
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
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  g_autofree char *rule =
      verb->rule != NULL ? g_strdup_printf (" (%s)", verb->rule) : g_strdup ("");

  console_out_add (session->out, CONSOLE_STRONG,
                   sortie_lexicon_verb_word (sortie_offers_names (offers), number));
  console_out_add (session->out, CONSOLE_FAINT, rule);
  console_out_end_line (session->out);
}

/* Whether a number printed on the card is @cost: then the line that shows them has said it. */
static gboolean
prints (ConsoleSession *session, guint16 def, gint cost)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  const SortieDef *d = &catalogue->defs[def];

  for (guint i = 0; catalogue->vocabulary->values[i].id != NULL; i++)
    if (catalogue->vocabulary->values[i].printed && d->printed[i] == cost)
      return TRUE;
  return FALSE;
}

/* " Cost 2. Now cost 1 (printed 0).": what is to be paid, and the numbers of the card that are not
 * as printed. @def: the card whose printed numbers the line has shown, 0: none. (transfer full) */
static char *
numbers_of (ConsoleSession *session, const SortieMove *move, guint16 def)
{
  gint cost = console_move_cost (session, move);
  g_autofree char *n = g_strdup_printf ("%d", cost);
  g_autofree char *changes =
      move->n > 0 && sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD
          ? console_now_printed_changes (session, move->arg[0])
          : g_strdup ("");
  g_autofree char *price =
      cost > 0 && (def == 0 || !prints (session, def, cost))
          ? sortie_sentence (_ (" Cost {n}."), "n", n, NULL)
          : g_strdup ("");

  return *changes != '\0' ? sortie_sentence (_ ("{cost} Now {changes}."), "cost", price, "changes",
                                             changes, NULL)
                          : g_steal_pointer (&price);
}

/* ---- What the card says ------------------------------------------------------------------ */

/* "Deal 1 damage, then Heal 1.", the text of one part, or of all. (transfer full): "" when there is
 * none */
static char *
texts_of (ConsoleSession *session, guint16 def, const char *part)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  const SortieDef *d = &catalogue->defs[def];
  const char *const *parts = catalogue->vocabulary->kinds[d->kind].texts;
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    {
      if (d->text[i] == NULL || (part != NULL && strcmp (parts[i], part) != 0))
        continue;
      if (part == NULL && parts[1] != NULL)
        {
          g_autofree char *title =
              sortie_text_capitalize (console_game_text (session->module, parts[i]));

          g_string_append_printf (text, " %s:", title);
        }
      g_string_append_printf (text, " %s", sortie_def_text (catalogue, def, i));
    }
  return g_strchug (g_string_free (text, FALSE));
}

/* Whether the numbers of a card stand behind the words about a move of this verb. */
static gboolean
shows_numbers (const SortieVerbDecl *verb)
{
  return verb->part == NULL || verb->numbers;
}

/* "Cost 2, ATT 7, DEF 2." behind the words about a card, and what it says. */
static char *
with_card (ConsoleSession *session, guint16 def, const SortieVerbDecl *verb, const char *words)
{
  g_autofree char *texts = texts_of (session, def, verb->part);
  g_autofree char *numbers =
      shows_numbers (verb) ? console_printed_text (session->module, def) : g_strdup ("");
  g_autofree char *begun = sortie_text_capitalize (numbers);
  GString *all = g_string_new (words);

  if (*begun != '\0')
    g_string_append_printf (all, " %s.", begun);
  if (*texts != '\0')
    g_string_append_printf (all, " %s", texts);
  return g_string_free (all, FALSE);
}

/* ---- Several cards ------------------------------------------------------------------------ */

/* Whether the cards of a move are one answer, of which no card is the first. */
static gboolean
takes_several (ConsoleSession *session, const SortieMove *move)
{
  return move->n > 1 && sortie_verb (sortie_match_setup (session->match), move->verb)->unordered;
}

/* Whether the card has such a number, and not only as the sign in its corner. */
static gboolean
says_number (const SortiePlay *p, guint16 number, guint value)
{
  const SortieDef *def = &p->setup->catalogue->defs[number];
  const SortieKindDecl *kind = &p->setup->catalogue->vocabulary->kinds[def->kind];

  return (def->sign != NULL ? kind->allowed : sortie_kind_values (kind)) >> value & 1;
}

/* What is printed of one number on all cards of a move together; 0 unless more than one has it. */
static gint
sum_of (const SortiePlay *p, const SortieMove *move, guint value)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];
  gint sum = 0;
  guint n = 0;

  for (guint i = 0; i < move->n; i++)
    {
      guint16 def = sortie_ref_kind (move->arg[i]) == SORTIE_REF_CARD ? sortie_thing_def (p, move->arg[i]) : 0;
      gint printed = def != 0 && says_number (p, def, value) ? p->setup->catalogue->defs[def].printed[value] : 0;

      if (printed == 0 || console_value_is_none (decl, printed))
        continue;
      sum += printed;
      n++;
    }
  return n > 1 ? sum : 0;
}

/* "Pass two cards. Points 14.": numbers that several of the cards have. (transfer full) */
static char *
with_sums (ConsoleSession *session, const SortieMove *move, char *words)
{
  const SortiePlay *p = seen (session);
  const SortieVocabulary *vocabulary = p->setup->catalogue->vocabulary;
  g_autofree char *taken = words, *begun = NULL;
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; vocabulary->values[i].id != NULL; i++)
    {
      gint sum = vocabulary->values[i].printed && vocabulary->values[i].type == SORTIE_VALUE_NUMBER
                     ? sum_of (p, move, i)
                     : 0;
      g_autofree char *text = sum != 0 ? console_value_text (session->module, i, sum) : NULL;

      if (text != NULL)
        g_string_append_printf (line, "%s%s", line->len > 0 ? _ (", ") : "", text);
    }
  if (line->len == 0)
    return g_steal_pointer (&taken);
  begun = sortie_text_capitalize (line->str);
  return g_strdup_printf ("%s %s.", taken, begun);
}

/* What a move is for people: "Play Oath Knight as an Action. Deal 1 damage, then Heal 1."
 * (transfer full) */
static char *
words_of (ConsoleSession *session, const SortieMove *move, gboolean card)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *words = sortie_move_describe (p, sortie_match_to_move (session->match), move);
  guint16 def = card ? def_of (seen (session), move) : 0;

  if (takes_several (session, move))
    return with_sums (session, move, g_steal_pointer (&words));
  return def != 0 ? with_card (session, def, sortie_verb (p->setup, move->verb), words)
                  : g_steal_pointer (&words);
}

/* "   3  play bolt    Play Bolt as an Action.", @column being where the words begin. @card: with
 * what the card says. */
static void
say_move (ConsoleSession *session, guint number, const SortieMove *move, guint column,
          const char *rule, gboolean card)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *line = console_move_spelt (session, move);
  g_autofree char *all = words_of (session, move, card);
  g_autofree char *words = console_move_is_idle (session, move)
                               ? g_strconcat (all, " ", _ ("It would change nothing now."), NULL)
                               : g_steal_pointer (&all);
  guint16 shown =
      card && shows_numbers (sortie_verb (p->setup, move->verb)) ? def_of (seen (session), move) : 0;
  g_autofree char *numbers = numbers_of (session, move, shown);
  g_autofree char *with_rule = rule != NULL
                                   ? g_strdup_printf ("%s (%s)%s", words, rule, numbers)
                                   : g_strconcat (words, numbers, NULL);
  g_autofree char *left = NULL;

  if (column + ROOM_FOR_WORDS > session->out->width)
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

/* A move that is alone of its verb needs no heading. */
static gboolean
is_alone (const SortieMoves *legal, const SortieMove *move)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    n += legal->moves[i].verb == move->verb;
  return n == 1;
}

/* Where the words begin: behind the longest of the moves. */
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

/* Which moves are listed. */
typedef struct
{
  const char *verb; /* (nullable): of any */
  SortieRef thing;  /* what they begin with; SORTIE_NOTHING: with any */
  gboolean meant;   /* not those that hardly anybody means */
  gboolean cards;   /* with what the cards say that they name, each once */
} Wanted;

static gboolean
is_meant (ConsoleSession *session, const SortieMove *move)
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
is_wanted (ConsoleSession *session, const Wanted *wanted, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return (!wanted->meant || is_meant (session, move))
         && (wanted->verb == NULL
          || strcmp (wanted->verb, sortie_verb (p->setup, move->verb)->id) == 0)
         && (wanted->thing == SORTIE_NOTHING
             || begins_with (p, sortie_match_to_move (session->match), move, wanted->thing));
}

/* ---- The same to several places, or with several numbers ------------------------------------- */

/* The description of a move without the place or number at its end. (transfer full) */
static char *
without_place (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *deed = sortie_move_describe (p, seat, move);
  g_autofree char *numbers = numbers_of (session, move, 0);
  g_autofree char *words = g_strconcat (deed, numbers, NULL);
  char place[SORTIE_MOVE_TEXT];
  g_auto (GStrv) parts = NULL;

  sortie_ref_name_and_place (p, seat, move->arg[move->n - 1], place);
  parts = g_strsplit (words, place, -1);
  return g_strjoinv ("\n", parts);
}

/* Behind something else, a place; a number in any case. */
static gboolean
ends_with (const SortieMove *move, SortieRefKind kind)
{
  return move->n > (kind == SORTIE_REF_PLACE) && sortie_ref_kind (move->arg[move->n - 1]) == kind;
}

/* Whether two moves differ only in the place or the number that they end with. */
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

/* How many of the moves from number @from on say the same as the one before, of another place or number. */
static guint
count_alike (ConsoleSession *session, const Wanted *wanted, const guint *order, guint from)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint n = 0;

  while (from + n < legal->n && is_wanted (session, wanted, &legal->moves[order[from + n]])
         && differ_in_place (session, &legal->moves[order[from - 1]], &legal->moves[order[from + n]]))
    n++;
  return n;
}

/* "or b1 (3), c1 (4)": the @n moves from number @from on. */
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
      char place[SORTIE_MOVE_TEXT];

      sortie_ref_name_and_place (p, sortie_match_to_move (session->match), move->arg[move->n - 1], place);
      g_string_append_printf (places, "%s%s", i > from ? _ (", ") : "", place);
      if (!are_numbers (session))
        g_string_append_printf (places, " (%u)", i + 1);
    }
  /* Translators: below a move that ends with a place or a number; {places}: others, each with the number of that
   * move in the list, unless a number is asked for. */
  all = sortie_sentence (_ ("or {places}"), "places", places->str, NULL);
  if (column + ROOM_FOR_WORDS > session->out->width)
    column = NUMBER_WIDTH;
  console_out_hang (session->out, CONSOLE_PLAIN, column, 0, all);
}

static gboolean
list (ConsoleSession *session, const Wanted *wanted)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autofree guint *order = grouped (session, legal);
  guint column = words_column (session, legal);
  gint last = -1;
  guint16 told = 0;
  guint others;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];
      const SortieVerbDecl *decl = sortie_verb (setup, move->verb);
      guint16 def = def_of (seen (session), move);

      if (!is_wanted (session, wanted, move))
        continue;
      if (last != move->verb && !is_alone (legal, move) && move->verb != SORTIE_VERB_CHOOSE)
        say_group (session, move->verb);
      say_move (session, i + 1, move, column, is_alone (legal, move) ? decl->rule : NULL,
                wanted->cards && (def != told || last != move->verb));
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
  note_listed (session);
  return list (session, &(Wanted){ .verb = verb, .thing = SORTIE_NOTHING, .cards = TRUE });
}

gboolean
console_moves_list_with (ConsoleSession *session, const char *verb, SortieRef thing)
{
  note_listed (session);
  return list (session, &(Wanted){ .verb = verb, .thing = thing, .cards = TRUE });
}

/* ---- Below a question ------------------------------------------------------------------- */

/* What is told of the legal moves. */
typedef struct
{
  ConsoleSession *session;
  guint n;      /* how many are told */
  guint odd;    /* how many are kept back, since hardly anybody means them */
} Offer;

/* Those that are hardly meant are kept back, if there is anything else. */
static Offer
offer_of (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  Offer offer = { .session = session };

  for (guint i = 0; i < legal->n; i++)
    offer.n += is_meant (session, &legal->moves[i]);
  if (offer.n == 0)
    offer.n = legal->n;
  offer.odd = legal->n - offer.n;
  return offer;
}

/* "light lantern sill1, light lantern sill2, done": in the order of the numbers. */
static char *
moves_in_a_row (const Offer *offer)
{
  ConsoleSession *session = offer->session;
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autofree guint *order = grouped (session, legal);
  GString *row = g_string_new (NULL);

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];

      g_autofree char *line = console_move_spelt (session, move);

      if (offer->odd == 0 || is_meant (session, move))
        g_string_append_printf (row, "%s%s", row->len > 0 ? ", " : "", line);
    }
  return g_string_free (row, FALSE);
}

/* "attack, play": the verbs of the moves that are kept back. (transfer full) */
static char *
verbs_kept_back (const Offer *offer)
{
  ConsoleSession *session = offer->session;
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  g_autofree guint *order = grouped (session, legal);
  GString *verbs = g_string_new (NULL);
  guint last = G_MAXUINT;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[order[i]];

      if (is_meant (session, move) || move->verb == last)
        continue;
      g_string_append_printf (verbs, "%s%s", verbs->len > 0 ? _ (", ") : "",
                              sortie_lexicon_verb_word (sortie_offers_names (offers), move->verb));
      last = move->verb;
    }
  return g_string_free (verbs, FALSE);
}

static void
say_row_as (const Offer *offer, const char *all, const char *some)
{
  g_autofree char *row = moves_in_a_row (offer);
  g_autofree char *n = g_strdup_printf ("%u", offer->odd);
  g_autofree char *verbs = offer->odd > 0 ? verbs_kept_back (offer) : g_strdup ("");

  console_out_fill (offer->session->out, offer->odd == 0 ? all : some, "moves", row, "n", n, "verbs", verbs,
                    NULL);
}

static void
say_row (const Offer *offer)
{
  say_row_as (offer, _ ("Possible: {moves}. “moves” explains them."),
              /* Translators: {n} is a number of moves that are possible as well. */
              _ ("Possible: {moves}. “moves” explains them and lists {n} more that you hardly want."));
}

static void
say_row_alone (const Offer *offer)
{
  say_row_as (offer, _ ("Possible: {moves}."),
              /* Translators: {n} is a number of moves that are possible as well, {verbs} what they do. */
              _ ("Possible: {moves}. “moves” has {n} more ({verbs})."));
}

static void
say_count (const Offer *offer)
{
  guint n = sortie_match_legal (offer->session->match)->n;
  g_autofree char *count =
      g_strdup_printf (ngettext_ ("%u move is possible; “moves” lists it, “help” helps.",
                                  "%u moves are possible; “moves” lists them, “help” helps.", n),
                       n);

  console_out_say (offer->session->out, count);
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
say_list_as (const Offer *offer, gboolean cards)
{
  g_autofree char *more = g_strdup_printf (
      ngettext_ ("“moves” lists %u more that you hardly want.",
                 "“moves” lists %u more that you hardly want.", offer->odd),
      offer->odd);

  list (offer->session,
        &(Wanted){ .thing = SORTIE_NOTHING, .meant = offer->odd > 0, .cards = cards });
  if (offer->odd > 0)
    console_out_say (offer->session->out, more);
}

static void
say_list_with_cards (const Offer *offer)
{
  say_list_as (offer, TRUE);
}

static void
say_list (const Offer *offer)
{
  say_list_as (offer, FALSE);
}

/* From the fullest to the shortest; many moves are only counted. */
static void (*const ways[]) (const Offer *)
    = { say_list_with_cards, say_list, say_row, say_row_alone, say_count, say_count_alone };
#define FIRST_OF_MANY 4 /* which lists none */
#define WORTH_SCROLLING 2 /* lines that few moves get in any case */

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

/* What may be typed as well, behind one of the moves, takes its lines before they are explained. */
static guint
lines_behind (ConsoleSession *session, guint room)
{
  GString *pending = session->out->pending;
  gsize before = pending->len;
  guint lines = console_behind_offer (session, room);

  g_string_truncate (pending, before);
  return lines;
}

void
console_moves_offer (ConsoleSession *session, guint all_room)
{
  const Offer offer = offer_of (session);
  const guint behind = lines_behind (session, all_room), room = all_room > behind ? all_room - behind : 0;
  guint way = offer.n <= FEW_MOVES ? 0 : FIRST_OF_MANY;
  guint best = way, least = lines_of_way (&offer, way);

  while (least > room && ++way < G_N_ELEMENTS (ways))
    {
      guint lines = lines_of_way (&offer, way);

      if (way == FIRST_OF_MANY && least <= WORTH_SCROLLING)
        break;
      if (lines < least)
        {
          best = way;
          least = lines;
        }
    }
  ways[best](&offer);
  console_behind_offer (session, behind);
  if (best < FIRST_OF_MANY)
    note_listed (session);
}
