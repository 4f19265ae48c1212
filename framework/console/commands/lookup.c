/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lookup.c: what a person at this screen means by a name. */
#include "console/commands/lookup.h"

#include <string.h>
#include "base/text.h"
#include "match/front-end.h"
#include "flow/front-end.h"

/* at most so many cards that may be meant are named */
#define MOST_OFFERED 12

char *
console_join (char *const *words)
{
  return g_strjoinv (" ", (char **) words);
}

/* ---- Names of the match -------------------------------------------------------------- */

SortieLexicon *
console_names (ConsoleSession *session)
{
  return sortie_offers_names (
      sortie_match_offers (session->match, sortie_match_to_move (session->match)));
}

gboolean
console_ends_otherwise (const char *folded, const char *name)
{
  return *sortie_text_language () != '\0' && sortie_words_end_otherwise (folded, name);
}

/* Sets @meant to a name that was typed with other endings. FALSE: it is another one already. */
static gboolean
take_inflected (const char *folded, const char *name, const char **meant)
{
  g_autofree char *key = sortie_words_fold (name);

  if (!console_ends_otherwise (folded, key) || g_strcmp0 (name, *meant) == 0)
    return TRUE;
  if (*meant != NULL)
    return FALSE;
  *meant = name;
  return TRUE;
}

static guint
count_words (const char *text)
{
  guint n = 1;

  for (; *text != '\0'; text++)
    n += *text == ' ';
  return n;
}

/* The title of the only piles whose whole title was typed with other endings: "rękę". (nullable) (transfer none) */
static const char *
inflected_title (ConsoleSession *session, const char *typed)
{
  const SortieZoneDecl *zones = session->module->game->zones;
  g_autofree char *folded = sortie_words_fold (typed);
  const char *meant = NULL;

  for (guint i = 0; zones != NULL && zones[i].id != NULL; i++)
    {
      const char *title = console_game_text (session->module, zones[i].title);

      if (count_words (title) == count_words (folded) && !take_inflected (folded, title, &meant))
        return NULL;
    }
  return meant;
}

/* The name of the only card whose name was typed with other endings: "tarczownika". @among: (nullable): by definition,
 * whether the card counts; NULL: all do. (nullable) (transfer none): NULL: none, or several */
static const char *
inflected (ConsoleSession *session, const guint8 *among, const char *typed)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  g_autofree char *folded = sortie_words_fold (typed);
  const char *meant = NULL;

  for (guint16 def = 1; def < catalogue->n_defs; def++)
    if ((among == NULL || among[def]) && !take_inflected (folded, sortie_def_name (catalogue, def), &meant))
      return NULL;
  return meant;
}

/* By definition: whether the reader sees such a piece or card. (transfer full) */
static guint8 *
seen_defs (ConsoleSession *session)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint8 *seen = g_new0 (guint8, session->module->catalogue->n_defs);

  for (guint16 card = 0; card < p->s->n_cards; card++)
    seen[sortie_card (p, card)->def] = TRUE;
  for (SORTIE_EACH_PIECE (p, slot))
    seen[sortie_identity (p, sortie_piece_ref (p, slot))] = TRUE;
  return seen;
}

gboolean
console_find (ConsoleSession *session, guint kinds, const char *name, SortieNameFound *ret)
{
  const SortieView *view = console_session_view (session);
  g_autofree guint8 *seen = NULL;
  const char *meant;

  if (sortie_lexicon_find (console_names (session), view, kinds, name, ret))
    return TRUE;
  if (ret->fit > SORTIE_NAME_IS_INFLECTED || (kinds & (SORTIE_NAME_DEF | SORTIE_NAME_THING | SORTIE_NAME_ZONE)) == 0)
    return FALSE;
  seen = (kinds & SORTIE_NAME_THING) != 0 ? seen_defs (session) : NULL;
  meant = (kinds & SORTIE_NAME_ZONE) != 0 ? inflected_title (session, name) : inflected (session, seen, name);
  return meant != NULL && sortie_lexicon_find (console_names (session), view, kinds, meant, ret);
}

guint
console_find_seat (ConsoleSession *session, char **words, guint8 *ret)
{
  g_autoptr (GString) name = g_string_new (NULL);
  SortieNameFound found;
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_string_append_printf (name, "%s%s", i > 0 ? " " : "", words[i]);
      if (console_find (session, SORTIE_NAME_SEAT_ID, name->str, &found))
        {
          *ret = (guint8) found.index;
          n = i + 1;
        }
    }
  return n;
}

void
console_refuse_seat (ConsoleSession *session, char **words)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *name = console_join (words);

  console_list_read (session, SORTIE_NAME_SEAT, known);
  console_session_refuse_name (session, _ ("There is no seat “{name}”.{hint}"), name, known);
}

gboolean
console_find_among (ConsoleSession *session, const guint8 *among, const char *name, SortieNameFound *ret)
{
  const char *meant;

  if (sortie_lexicon_find_among (console_names (session), among, name, ret))
    return TRUE;
  meant = ret->fit == SORTIE_NAME_FITS_NOT ? inflected (session, among, name) : NULL;
  return meant != NULL && sortie_lexicon_find_among (console_names (session), among, meant, ret);
}

void
console_list (ConsoleSession *session, guint kinds, GPtrArray *list)
{
  sortie_lexicon_list (console_names (session), console_session_view (session), kinds, SORTIE_LIST_TYPED, list);
}

void
console_list_read (ConsoleSession *session, guint kinds, GPtrArray *list)
{
  sortie_lexicon_list (console_names (session), console_session_view (session), kinds, SORTIE_LIST_READ, list);
}

void
console_list_written (ConsoleSession *session, guint kinds, GPtrArray *list)
{
  sortie_lexicon_list (console_names (session), console_session_view (session), kinds, SORTIE_LIST_WRITTEN, list);
}

gboolean
console_find_shown (ConsoleSession *session, const char *name, SortieNameFound *ret)
{
  return console_find (session, SORTIE_NAME_SEAT, name, ret)
         || console_find (session, SORTIE_NAME_ZONE, name, ret)
         || console_find (session, SORTIE_NAME_PLACE, name, ret);
}

GArray *
console_find_places (ConsoleSession *session, const char *name, SortieNameFit *ret_fit)
{
  return sortie_lexicon_find_places (console_names (session), console_session_view (session), name, ret_fit);
}

guint16
console_find_keyword (ConsoleSession *session, const char *name)
{
  SortieNameFound found;

  return console_find (session, SORTIE_NAME_KEYWORD, name, &found) ? (guint16) found.index
                                                                   : SORTIE_NO_INDEX;
}

gboolean
console_word_is (const char *typed, const char *word)
{
  const char *glue = strchr (word, '\004');
  g_autofree char *folded = NULL;

  if (g_ascii_strcasecmp (typed, glue != NULL ? glue + 1 : word) == 0)
    return TRUE;
  folded = sortie_words_fold (typed);
  return sortie_words_fold_to (sortie_text_translate (SORTIE_TEXT_DOMAIN, word), folded);
}

gboolean
console_word_is_among (const char *typed, const char *words)
{
  const char *glue = strchr (words, '\004');
  g_autofree char *folded = sortie_words_fold (typed);

  return sortie_words_any_folds_to (glue != NULL ? glue + 1 : words, folded)
         || sortie_words_any_folds_to (sortie_text_translate (SORTIE_TEXT_DOMAIN, words), folded);
}

const char *
console_verb_word (ConsoleSession *session, guint verb)
{
  return sortie_verb_word (sortie_match_setup (session->match), verb);
}

gboolean
console_verb_find (ConsoleSession *session, const char *word, guint8 *ret)
{
  return sortie_lexicon_verb (console_names (session), word, ret);
}

const SortieVerbDecl *
console_verb_called (ConsoleSession *session, const char *word)
{
  guint8 verb;

  return console_verb_find (session, word, &verb) ? sortie_verb (sortie_match_setup (session->match), verb) : NULL;
}

char *
console_line_quoted (ConsoleSession *session, const SortieLine *line, guint from)
{
  return sortie_line_quoted (sortie_match_offers (session->match, sortie_match_to_move (session->match)), line, from,
                             line->n - from);
}

/* The part that has word number @at. (transfer full) */
static char *
part_quoted (ConsoleSession *session, const SortieLine *line, guint at)
{
  return sortie_line_quoted (sortie_match_offers (session->match, sortie_match_to_move (session->match)), line, at,
                             sortie_line_part_length (line, at));
}

char *
console_line_refused_at (ConsoleSession *session, const SortieLine *line, guint from, guint at, const char *why)
{
  const guint start = at > from && !sortie_line_begins_part (line, at) ? sortie_line_part_before (line, at) : at;
  g_autofree char *part = NULL, *before = NULL;

  if (at == line->n || (start == from && sortie_line_part_length (line, start) == line->n - start))
    return g_strdup (why);
  part = part_quoted (session, line, start);
  before = start > from ? part_quoted (session, line, sortie_line_part_before (line, start)) : NULL;
  /* Translators: {part}, {before}: two parts of a typed line, such as “attack c3 d4”; {why}: a sentence. */
  return sortie_sentence (before != NULL ? _ ("After “{before}”, “{part}” is refused: {why}")
                                         : _ ("“{part}” is refused: {why}"),
                          "before", before != NULL ? before : "", "part", part, "why", why, NULL);
}

char *
console_line_only_begun (ConsoleSession *session, const SortieLine *line, guint from)
{
  g_autofree char *words = console_line_quoted (session, line, from);
  /* Translators: {line}: the last part of a line; stands after the sentence that says why. */
  g_autofree char *dropped = sortie_sentence (_ (" So “{line}” is not done."), "line", words, NULL);

  return g_strconcat (dropped, _ (" What comes before it on the line is done."), NULL);
}

char *
console_line_undone (ConsoleSession *session, const SortieLine *line, gboolean several)
{
  if (session->rest || session->begun)
    return console_line_only_begun (session, line, 0);
  return g_strdup (several || sortie_line_part_length (line, 0) < line->n ? _ (" Nothing of the line is done.") : "");
}

void
console_line_say_dropped (ConsoleSession *session, const SortieLine *line, guint from)
{
  g_autofree char *words = console_line_quoted (session, line, from);

  if (*words != '\0')
    console_out_fill (session->out, _ ("“{line}” is not done."), "line", words, NULL);
}

gboolean
console_game_asks_for (ConsoleSession *session, const char *word)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 verb;

  return p->s->decision.kind >= SORTIE_GAME_ASK (0) && sortie_lexicon_verb (console_names (session), word, &verb)
         && sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), verb);
}

const SortieVerbDecl *
console_verb_known (ConsoleSession *session, const char *word)
{
  guint8 verb;

  return sortie_lexicon_verb_known (console_names (session), word, &verb)
             ? sortie_verb (sortie_match_setup (session->match), verb) : NULL;
}

/* ---- Things -------------------------------------------------------------------------- */

/* "3": the thing that move number 3 of the list is about. */
static gboolean
find_numbered (ConsoleSession *session, const char *name, SortieRef *ret)
{
  guint64 number;
  SortieMove move;

  if (!console_session_is_human (session, sortie_match_to_move (session->match))
      || !g_ascii_string_to_unsigned (name, 10, 0, SORTIE_MAX_MOVES, &number, NULL)
      || !console_moves_number (session, (guint) number, &move) || move.n == 0)
    return FALSE;
  *ret = move.arg[0];
  if (sortie_ref_kind (*ret) == SORTIE_REF_PLACE)
    *ret = sortie_place_piece (&console_session_view (session)->play, sortie_ref_index (*ret));
  return sortie_ref_kind (*ret) == SORTIE_REF_CARD || sortie_ref_kind (*ret) == SORTIE_REF_PIECE;
}

gboolean
console_find_thing (ConsoleSession *session, const char *name, SortieRef *ret)
{
  SortieNameFound found;

  if (find_numbered (session, name, ret))
    return TRUE;
  if (!console_find (session, SORTIE_NAME_THING, name, &found))
    return FALSE;
  *ret = found.index;
  return TRUE;
}

/* Puts names for the ids of cards, unless several share one. */
static void
put_names (const SortieCatalogue *catalogue, GPtrArray *ids)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < ids->len; i++)
    g_ptr_array_add (names, (gpointer) sortie_def_name (catalogue, sortie_catalogue_find (catalogue, ids->pdata[i])));
  for (guint i = 0; i < ids->len; i++)
    {
      guint alike = 0;

      for (guint k = 0; k < ids->len; k++)
        alike += strcmp (names->pdata[i], names->pdata[k]) == 0;
      if (alike > 1)
        continue;
      g_free (ids->pdata[i]);
      ids->pdata[i] = g_strdup (names->pdata[i]);
    }
}

char *
console_several (ConsoleSession *session, const char *name, gboolean seen_only)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  sortie_lexicon_carriers (console_names (session), seen_only ? console_session_view (session) : NULL,
                           name, list);
  if (list->len < 2)
    return NULL;
  put_names (session->module->catalogue, list);
  if (list->len > MOST_OFFERED)
    {
      g_ptr_array_set_size (list, MOST_OFFERED);
      g_ptr_array_add (list, g_strdup ("…"));
    }
  g_ptr_array_add (list, NULL);
  joined = g_strjoinv (", ", (char **) list->pdata);
  return sortie_sentence (_ ("“{name}” could be any of these: {list}."), "name", name, "list", joined,
                       NULL);
}

/* The name of an empty place is not a wrong name. */
void
console_refuse_thing (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *several = console_several (session, name, TRUE);
  SortieNameFound place;

  if (several != NULL)
    console_session_refuse (session, several);
  else if (console_find (session, SORTIE_NAME_PLACE, name, &place))
    console_session_refuse_fill (session, _ ("There is nothing on {place}."), "place", name, NULL);
  else
    {
      console_list_read (session, SORTIE_NAME_SEAT | SORTIE_NAME_THING | SORTIE_NAME_PLACE, known);
      console_session_refuse_name (session, _ ("You see nothing called “{name}”.{hint}"), name, known);
    }
}
