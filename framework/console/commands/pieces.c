/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pieces.c: the pieces on the table that a person means by a name, a place or a word on cards. */
#include "console/commands/lookup.h"

#include <string.h>

#include "base/text.h"
#include "match/front-end.h"
#include "module/front-end.h"

/* The name itself first; with other endings only if nothing has it. */
static const ConsoleFits ways[] = { sortie_words_are_part, console_ends_otherwise };

ConsoleFits
console_name_fits (guint way)
{
  return way < G_N_ELEMENTS (ways) ? ways[way] : NULL;
}

/* Whether such a word is printed on the card: "summoner". */
static gboolean
has_word (const ConsoleSession *session, guint16 def, const char *folded, ConsoleFits fits)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  const SortieValueDecl *values = catalogue->vocabulary->values;

  for (guint v = 0; values[v].id != NULL; v++)
    for (guint k = 0; values[v].printed && values[v].words != NULL && values[v].words[k] != NULL; k++)
      {
        g_autofree char *name =
            sortie_words_fold (console_game_text (session->module, values[v].words[k]));
        const gint printed = catalogue->defs[def].printed[v];
        const gboolean has = values[v].type == SORTIE_VALUE_WORDS ? (printed >> k & 1) != 0
                                                                  : printed == (gint) k;

        if (has && (strcmp (values[v].words[k], folded) == 0 || fits (folded, name)))
          return TRUE;
      }
  return FALSE;
}

static void
add_called (ConsoleSession *session, gboolean own, const char *folded, ConsoleFits fits, GArray *pieces)
{
  const SortieView *view = console_session_view (session);

  for (SORTIE_EACH_PIECE (&view->play, slot))
    {
      SortieRef piece = sortie_piece_ref (&view->play, slot);
      guint16 def = sortie_identity (&view->play, piece);
      g_autofree char *name = sortie_words_fold (sortie_def_name (view->play.setup->catalogue, def));

      if ((!own || sortie_piece_controller (&view->play, piece) == view->seat)
          && (fits (folded, name) || has_word (session, def, folded, fits)))
        g_array_append_val (pieces, piece);
    }
}

/* The offers of the reader, who need not decide. */
static SortieOffers *
offers_of_reader (ConsoleSession *session)
{
  return sortie_match_offers (session->match, console_session_reader (session));
}

/* As operands of moves are named: "fighter c4". */
static void
add_read (ConsoleSession *session, gboolean own, const char *name, GArray *pieces)
{
  const SortieView *view = console_session_view (session);
  g_autoptr (GArray) read = sortie_read_pieces (offers_of_reader (session), name);

  for (guint i = 0; i < read->len; i++)
    if (!own || sortie_piece_controller (&view->play, g_array_index (read, SortieRef, i)) == view->seat)
      g_array_append_val (pieces, g_array_index (read, SortieRef, i));
}

GArray *
console_find_pieces (ConsoleSession *session, gboolean own, const char *typed)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));
  g_autofree char *name = sortie_read_plain_name (offers_of_reader (session), typed);
  g_autofree char *folded = sortie_words_fold (name);
  SortieRef thing;

  for (guint i = 0; i < G_N_ELEMENTS (ways) && pieces->len == 0 && *folded != '\0'; i++)
    add_called (session, own, folded, ways[i], pieces);
  if (pieces->len == 0)
    add_read (session, own, name, pieces);
  if (pieces->len == 0 && !own && console_find_thing (session, name, &thing)
      && sortie_ref_kind (thing) == SORTIE_REF_PIECE)
    g_array_append_val (pieces, thing);
  return pieces;
}

/* ---- What a question is about ------------------------------------------------------------ */

/* Whose pieces are meant. */
typedef enum
{
  OF_ANYBODY,
  OF_READER,
  OF_OPPONENTS
} Owner;

static Owner
owner_called (const char *word)
{
  /* Translators: all forms of “my” and “our” that may be typed before the name of a unit, with blanks between. */
  if (console_word_is_among (word, NC_ ("typed", "my our")) || console_word_is_among (word, NC_ ("typed", "me us")))
    return OF_READER;
  /* Translators: all forms of words for the other side, alone or beside the name of a unit, with blanks between. */
  return console_word_is_among (word, NC_ ("typed", "enemy enemy's enemies enemies' opponent opponent's opponents "
                                                    "opponents' their his her"))
             ? OF_OPPONENTS : OF_ANYBODY;
}

/* Takes off the word that says whose something is, before or behind it. */
static Owner
take_owner (GPtrArray *words)
{
  const guint ends[] = { 0, words->len > 0 ? words->len - 1 : 0 };

  for (guint i = 0; words->len > 0 && i < G_N_ELEMENTS (ends); i++)
    {
      const Owner owner = owner_called (words->pdata[ends[i]]);

      if (owner == OF_ANYBODY)
        continue;
      g_ptr_array_remove_index (words, ends[i]);
      return owner;
    }
  return OF_ANYBODY;
}

/* The words without articles before others. (transfer full) */
static GPtrArray *
bare_words (const char *typed)
{
  g_auto (GStrv) words = g_strsplit (typed, " ", -1);
  GPtrArray *bare = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0'
        && (bare->len > 0 || words[i + 1] == NULL || !console_word_is_among (words[i], NC_ ("typed", "the a an"))))
      g_ptr_array_add (bare, g_strdup (words[i]));
  return bare;
}

/* The only seat against the reader; SORTIE_NO_SEAT: there are several. */
static guint8
only_opponent (const SortieView *view)
{
  guint8 only = SORTIE_NO_SEAT;

  for (guint8 seat = 0; seat < view->play.setup->n_seats; seat++)
    if (sortie_are_opponents (view->play.setup, view->seat, seat))
      {
        if (only != SORTIE_NO_SEAT)
          return SORTIE_NO_SEAT;
        only = seat;
      }
  return only;
}

static gboolean
is_owned (const SortieView *view, SortieRef piece, Owner owner)
{
  const guint8 of = sortie_piece_controller (&view->play, piece);

  return owner == OF_ANYBODY || (owner == OF_READER ? of == view->seat
                                                    : sortie_are_opponents (view->play.setup, view->seat, of));
}

static void
keep_owned (const SortieView *view, Owner owner, GArray *pieces)
{
  for (guint i = pieces->len; i-- > 0;)
    if (!is_owned (view, g_array_index (pieces, SortieRef, i), owner))
      g_array_remove_index (pieces, i);
}

/* All pieces of the seat; if there is none, of the owner. */
static GArray *
all_pieces (const SortieView *view, guint8 seat, Owner owner)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));

  for (SORTIE_EACH_PIECE (&view->play, slot))
    {
      const SortieRef piece = sortie_piece_ref (&view->play, slot);

      if (seat != SORTIE_NO_SEAT ? sortie_piece_controller (&view->play, piece) == seat : is_owned (view, piece, owner))
        g_array_append_val (pieces, piece);
    }
  return pieces;
}

static gboolean
is_seat_called (ConsoleSession *session, const char *name, SortieNameFit least, guint8 *ret)
{
  SortieNameFound found;

  if (!console_find (session, SORTIE_NAME_SEAT, name, &found) || found.fit < least)
    return FALSE;
  *ret = (guint8) found.index;
  return TRUE;
}

void
console_find_meant (ConsoleSession *session, const char *typed, gboolean own_first, ConsoleMeant *ret)
{
  const SortieView *view = console_session_view (session);
  g_autoptr (GPtrArray) words = bare_words (typed);
  const Owner owner = take_owner (words);
  g_autofree char *name = NULL;

  g_ptr_array_add (words, NULL);
  name = console_join ((char **) words->pdata);
  *ret = (ConsoleMeant){ .seat = SORTIE_NO_SEAT };
  if (*name == '\0' && owner != OF_ANYBODY)
    ret->seat = owner == OF_READER ? view->seat : only_opponent (view);
  if ((*name == '\0' && owner != OF_ANYBODY)
      || (owner == OF_ANYBODY && is_seat_called (session, name, SORTIE_NAME_SOUNDS_ALIKE, &ret->seat)))
    {
      ret->pieces = all_pieces (view, ret->seat, owner);
      return;
    }
  ret->pieces = console_find_pieces (session, owner == OF_READER || (owner == OF_ANYBODY && own_first), name);
  if (ret->pieces->len == 0 && owner == OF_ANYBODY && own_first)
    {
      g_array_unref (ret->pieces);
      ret->pieces = console_find_pieces (session, FALSE, name);
    }
  keep_owned (view, owner, ret->pieces);
  if (ret->pieces->len == 0 && owner == OF_ANYBODY
      && is_seat_called (session, name, SORTIE_NAME_IS_INFLECTED, &ret->seat))
    {
      g_array_unref (ret->pieces);
      ret->pieces = all_pieces (view, ret->seat, owner);
    }
}

void
console_meant_clear (ConsoleMeant *meant)
{
  if (meant->pieces != NULL)
    g_array_unref (meant->pieces);
  meant->pieces = NULL;
}

gboolean
console_seats_are_attacked (ConsoleSession *session)
{
  const SortieVerbDecl *attack = console_verb_known (session, N_ ("attack"));
  const SortiePlay *p = sortie_match_play (session->match);

  for (guint i = 0; attack != NULL && i < SORTIE_MAX_MOVE_OPERANDS; i++)
    if ((attack->operands[i].kind == SORTIE_OPERAND_ANY || attack->operands[i].kind == SORTIE_OPERAND_SEAT)
        && (attack->operands[i].fits == NULL || attack->operands[i].fits (p, sortie_ref_seat (0))))
      return TRUE;
  return FALSE;
}
