/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-words.c: a move in words: what it does, its cost, and the text of the cards that it names. */
#include "console/session/move-list.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/move.h>
#include <sortie/speech.h>
#include <sortie/match.h>

const SortiePlay *
console_moves_seen (ConsoleSession *session)
{
  return &sortie_match_view (session->match, sortie_match_to_move (session->match))->play;
}

/* A piece that nobody owns can be taken, like a card on offer. */
static gboolean
is_on_offer (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE
         && sortie_piece_controller (p, ref) == SORTIE_NO_SEAT;
}

/* A choice among pieces shows them like cards, unless its question says what is printed on them. */
static gboolean
is_chosen (const SortiePlay *p, const SortieMove *move)
{
  return move->verb == SORTIE_VERB_CHOOSE && sortie_ref_kind (move->arg[0]) == SORTIE_REF_PIECE
         && sortie_piece_exists (p, move->arg[0]) && !sortie_decision_decl (p->setup, p->s->decision.kind)->with_texts;
}

guint16
console_move_def (const SortiePlay *p, const SortieMove *move)
{
  gboolean is_card = move->n > 0
                     && (sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD
                         || is_on_offer (p, move->arg[0]) || is_chosen (p, move));

  return is_card ? sortie_thing_def (p, move->arg[0]) : 0;
}

/* Whether the cost is among the numbers of the card: then the line that shows them includes it. */
static gboolean
shows_cost (ConsoleSession *session, guint16 def)
{
  const SortieVocabulary *vocabulary = session->module->catalogue->vocabulary;
  const guint64 allowed = sortie_kind_values (&vocabulary->kinds[session->module->catalogue->defs[def].kind]);

  for (guint i = 0; vocabulary->values[i].id != NULL; i++)
    if (vocabulary->values[i].paid && (allowed >> i & 1))
      return TRUE;
  return FALSE;
}

char *
console_move_numbers (ConsoleSession *session, const SortieMove *move, guint16 def)
{
  gint cost = console_move_cost (session, move);
  g_autofree char *changes =
      def == 0 && move->n > 0
              && (sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD || is_chosen (console_moves_seen (session), move))
          ? console_now_printed_changes (session, move->arg[0])
          : g_strdup ("");
  g_autofree char *price =
      cost > 0 && (def == 0 || !shows_cost (session, def))
          ? sortie_sentence (_ (" Cost {n}."), "n", SORTIE_DIGITS (cost), NULL)
          : g_strdup ("");

  return *changes != '\0' ? sortie_sentence (_ ("{cost} Now {changes}."), "cost", price, "changes",
                                             changes, NULL)
                          : g_steal_pointer (&price);
}

/* ---- What the card says ------------------------------------------------------------------ */

/* "Deal 1 damage, then Heal 1.": the text of one part, or of all, then what its abilities mean; "" if there is
 * none. (transfer full) */
static char *
texts_of (ConsoleSession *session, guint16 def, const char *part)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  const SortieDef *d = &catalogue->defs[def];
  const char *const *parts = catalogue->vocabulary->kinds[d->kind].texts;

  if (part == NULL)
    {
      g_autofree char *texts = sortie_def_texts (catalogue, def);
      g_autofree char *abilities = console_card_abilities_text (session->module, def);

      return g_strconcat (texts, *texts != '\0' && *abilities != '\0' ? " " : "", abilities, NULL);
    }
  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (d->text[i] != NULL && strcmp (parts[i], part) == 0)
      return g_strdup (sortie_def_text (catalogue, def, i));
  return g_strdup ("");
}

gboolean
console_verb_shows_numbers (const SortieVerbDecl *verb)
{
  return verb->part == NULL || verb->numbers;
}

char *
console_move_card_numbers (ConsoleSession *session, const SortieMove *move)
{
  guint16 def = console_move_def (console_moves_seen (session), move);
  g_autofree char *numbers = NULL, *begun = NULL;

  if (def == 0 || !console_verb_shows_numbers (sortie_verb (sortie_match_setup (session->match), move->verb)))
    return g_strdup ("");
  numbers = console_now_numbers (session, move->arg[0], def, console_move_cost (session, move));
  begun = sortie_text_capitalize (numbers);
  return *begun != '\0' ? g_strdup_printf (" %s.", begun) : g_strdup ("");
}

/* The words without the card's text, if they end in it and @texts tell it, too: the numbers stand before it. */
static GString *
without_text (ConsoleSession *session, guint16 def, const char *words, const char *texts)
{
  g_autofree char *text = sortie_def_texts (sortie_match_setup (session->match)->catalogue, def);
  gsize length = strlen (words);

  if (*text != '\0' && g_str_has_suffix (words, text) && strstr (texts, text) != NULL)
    for (length -= strlen (text); length > 0 && words[length - 1] == ' ';)
      length--;
  return g_string_new_len (words, (gssize) length);
}

/* Adds the card's numbers and text to the words about it. */
static char *
with_card (ConsoleSession *session, const SortieMove *move, guint16 def, const char *words)
{
  const SortieVerbDecl *verb = sortie_verb (sortie_match_setup (session->match), move->verb);
  g_autofree char *texts = texts_of (session, def, verb->part);
  g_autofree char *numbers = console_move_card_numbers (session, move);
  GString *all = without_text (session, def, words, texts);

  g_string_append (all, numbers);
  if (*texts != '\0')
    g_string_append_printf (all, " %s", texts);
  return g_string_free (all, FALSE);
}

/* ---- Several cards ------------------------------------------------------------------------ */

/* Whether the cards of a move form one answer, in any order. */
static gboolean
takes_several (ConsoleSession *session, const SortieMove *move)
{
  return move->n > 1 && sortie_verb (sortie_match_setup (session->match), move->verb)->unordered;
}

/* Whether the card prints the number outside its corner symbol. */
static gboolean
says_number (const SortiePlay *p, guint16 number, guint value)
{
  const SortieDef *def = &p->setup->catalogue->defs[number];
  const SortieKindDecl *kind = &p->setup->catalogue->vocabulary->kinds[def->kind];

  return (def->sign != NULL ? kind->allowed : sortie_kind_values (kind)) >> value & 1;
}

/* The sum of one printed number over all cards of a move; 0 unless at least two have it. */
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

/* "Pass two cards. Points 14.": the sums of numbers that several of the cards have. (transfer full) */
static char *
with_sums (ConsoleSession *session, const SortieMove *move, char *words)
{
  const SortiePlay *p = console_moves_seen (session);
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

char *
console_move_words (ConsoleSession *session, const SortieMove *move, gboolean card)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *deed = sortie_move_describe (p, sortie_match_to_move (session->match), move);
  g_autofree char *words = g_strconcat (deed, console_hot_seat_gives_away (session, move->verb), NULL);
  guint16 def = card ? console_move_def (console_moves_seen (session), move) : 0;

  if (takes_several (session, move))
    return with_sums (session, move, g_steal_pointer (&words));
  return def != 0 ? with_card (session, move, def, words)
                  : g_steal_pointer (&words);
}
