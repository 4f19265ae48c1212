/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-cards.c: cards and pieces as scenarios write them.
 *
 *     CARD   ::= ID ["*" N] ["(" FLAG ("," FLAG)* ")"] ["@" OWNER]
 *     PIECE  ::= [SEAT] CARD ("/" CARD)* (MARK "=" N | "+" MEMORY)*
 *
 * The flags are the game's, "not-red" where the clue "red" was given and is not true, and face-down of a card under the
 * top one of a piece.
 */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "match/internal.h"
#include "base/text.h"

#include <string.h>

static gboolean
read_flags (ScenarioRun *run, char *text, ScenarioCard *ret)
{
  gsize length = strlen (text);
  g_auto (GStrv) words = NULL;
  gboolean is_denied;
  guint flag;

  if (length == 0 || text[length - 1] != ')')
    return scenario_broken (run, _ ("a bracket is not closed"));
  text[length - 1] = '\0';
  words = g_strsplit (text, ",", -1);
  for (char **word = words; *word != NULL; word++)
    {
      if (sortie_scenario_word_is (SORTIE_SCENARIO_FACE_DOWN, *word))
        ret->face_down = TRUE;
      else if (!scenario_find_flag (run, *word, &flag, &is_denied))
        return FALSE;
      else if (is_denied)
        ret->denied |= (guint16) (1 << flag);
      else
        ret->flags |= (guint16) (1 << flag);
    }
  return TRUE;
}

/* Cuts @text at the sign. Returns what follows the sign, or NULL. */
static char *
cut (char *text, char sign)
{
  char *at = strchr (text, sign);

  if (at == NULL)
    return NULL;
  *at = '\0';
  return at + 1;
}

static gboolean
read_card (ScenarioRun *run, const char *word, ScenarioCard *ret)
{
  g_autofree char *id = g_strdup (word);
  char *owner = cut (id, '@'), *flags = cut (id, '('), *times = cut (id, '*');
  gint n = 1;

  *ret = (ScenarioCard) { .owner = SORTIE_NO_SEAT };
  if (!scenario_find_card (run, id, &ret->def))
    return FALSE;
  if (times != NULL && !scenario_find_number (run, times, &n))
    return FALSE;
  if (n < 1)
    return scenario_broken (run, _ ("“%s”: the number of copies is at least 1"), word);
  ret->n = n;
  return (flags == NULL || read_flags (run, flags, ret))
         && (owner == NULL || scenario_find_seat (run, owner, &ret->owner));
}

static gboolean
read_card_into (ScenarioRun *run, const char *word, GArray *cards)
{
  ScenarioCard card;

  if (!read_card (run, word, &card))
    return FALSE;
  g_array_append_val (cards, card);
  return TRUE;
}

gboolean
scenario_read_cards (ScenarioRun *run, const char *text, ScenarioCards *ret)
{
  g_auto (GStrv) words = sortie_words_split (text);
  guint n = g_strv_length (words);

  *ret = (ScenarioCards) { .cards = g_array_new (FALSE, FALSE, sizeof (ScenarioCard)) };
  for (guint i = 0; i < n; i++)
    {
      gboolean more = strcmp (words[i], "...") == 0;

      if (more && i == 0)
        ret->more_before = TRUE;
      else if (more && i == n - 1)
        ret->more_behind = TRUE;
      else if (!read_card_into (run, words[i], ret->cards))
        {
          scenario_cards_clear (ret);
          return FALSE;
        }
    }
  return TRUE;
}

void
scenario_cards_clear (ScenarioCards *cards)
{
  g_clear_pointer (&cards->cards, g_array_unref);
}

static void
piece_free (gpointer data)
{
  ScenarioPiece *piece = data;

  g_array_unref (piece->cards);
  g_free (piece->marks);
  g_free (piece);
}

static ScenarioPiece *
piece_new (const ScenarioRun *run)
{
  ScenarioPiece *piece = g_new0 (ScenarioPiece, 1);

  piece->controller = SORTIE_NO_SEAT;
  piece->cards = g_array_new (FALSE, FALSE, sizeof (ScenarioCard));
  piece->marks = g_new0 (gint, run->p->setup->n_marks + 1);
  for (guint mark = 0; mark < run->p->setup->n_marks; mark++)
    piece->marks[mark] = MAX (run->p->setup->marks[mark].min, 0);
  return piece;
}

static gboolean
read_pile (ScenarioRun *run, const char *word, ScenarioPiece *piece)
{
  g_auto (GStrv) cards = g_strsplit (word, "/", -1);

  for (char **card = cards; *card != NULL; card++)
    if (!read_card_into (run, *card, piece->cards))
      return FALSE;
  return TRUE;
}

static gboolean
read_mark (ScenarioRun *run, const char *word, ScenarioPiece *piece)
{
  g_autofree char *name = NULL, *value = NULL;
  guint mark;

  if (!scenario_split_assignment (word, &name, &value))
    return scenario_broken (run, _ ("“%s” should be MARK=N or +MEMORY"), word);
  return scenario_find (run, _ ("a mark"), name, SORTIE_ROW_IDS (run->p->setup->marks), &mark)
         && scenario_find_number (run, value, &piece->marks[mark]);
}

static gboolean
read_memory (ScenarioRun *run, const char *word, ScenarioPiece *piece)
{
  guint memory;

  if (!scenario_find_memory (run, word, &memory))
    return FALSE;
  piece->memory |= 1u << memory;
  return TRUE;
}

static gboolean
read_piece (ScenarioRun *run, const char *text, ScenarioPiece *piece)
{
  g_auto (GStrv) words = sortie_words_split (text);
  char **word = words;

  piece->is_nobodys = *word != NULL && sortie_scenario_word_is (SORTIE_SCENARIO_NOBODY, *word);
  if (piece->is_nobodys)
    word++;
  else if (*word != NULL && sortie_seat_of_id (run->p->setup, *word) != SORTIE_NO_SEAT
           && !scenario_find_seat (run, *word++, &piece->controller))
    return FALSE;
  if (*word == NULL)
    return scenario_broken (run, _ ("a card is missing"));
  if (!read_pile (run, *word, piece))
    return FALSE;
  while (*++word != NULL)
    if (!(**word == '+' ? read_memory (run, *word + 1, piece) : read_mark (run, *word, piece)))
      return FALSE;
  return TRUE;
}

GPtrArray *
scenario_read_pieces (ScenarioRun *run, const char *text)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (piece_free);
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      ScenarioPiece *piece = piece_new (run);

      g_ptr_array_add (pieces, piece);
      if (!read_piece (run, *part, piece))
        return NULL;
    }
  return g_steal_pointer (&pieces);
}

/* Appends to the text of a card: "(committed,not-red". */
static void
append_flags (GString *text, const SortieSetup *setup, const char *prefix, guint16 flags, const char **sign)
{
  for (guint flag = 0; flags >> flag != 0; flag++)
    if (flags >> flag & 1)
      {
        g_string_append_printf (text, "%s%s%s", *sign, prefix, setup->flags[flag].id);
        *sign = ",";
      }
}

char *
scenario_card_text (const ScenarioRun *run, guint16 card)
{
  const SortieCard *c = sortie_card (run->p, card);
  GString *text = g_string_new (sortie_def (run->p, c->def)->id);
  const char *sign = "(";

  append_flags (text, run->p->setup, "", c->flags, &sign);
  append_flags (text, run->p->setup, SCENARIO_NOT, sortie_card_denied (run->p, card), &sign);
  if (c->face_down)
    g_string_append_printf (text, "%s%s", sign, sortie_scenario_word (SORTIE_SCENARIO_FACE_DOWN));
  if (*sign == ',' || c->face_down)
    g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}
