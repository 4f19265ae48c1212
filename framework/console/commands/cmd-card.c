/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-card.c: a card by its name or by where it stands, an ability by its name. */
#include "config.h"

#include "console/commands/commands.h"

#include <string.h>

#include "base/i18n.h"
#include "console/commands/lookup.h"
#include <sortie/speech.h>

#define PROGRAM "--program"
#define INDENT 4

/* Takes the last word off when it asks for the program. */
static gboolean
take_program (char **words)
{
  guint n = g_strv_length (words);

  if (strcmp (words[n - 1], PROGRAM) != 0)
    return FALSE;
  g_clear_pointer (&words[n - 1], g_free);
  return TRUE;
}

/* Whether only a name is left: something, and no option that there is not. */
static gboolean
is_name (char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], "--"))
      return FALSE;
  return words[0] != NULL;
}

/* What something on the table is now: a copied name counts. */
static guint16
def_of (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_of (p, ref)->def;
  return sortie_identity (p, ref);
}

/* What on the table, or in the hand, is called exactly so; 0: nothing. Cards of several factions may have one name. */
static guint16
called_on_table (ConsoleSession *session, const char *name)
{
  SortieNameFound found;
  guint16 def;
  g_autofree char *folded = sortie_words_fold (name), *called = NULL;

  if (!console_find (session, SORTIE_NAME_THING, name, &found))
    return 0;
  def = def_of (&console_session_view (session)->play, found.index);
  called = sortie_words_fold (sortie_def_name (session->module->catalogue, def));
  return strcmp (called, folded) == 0 ? def : 0;
}

/* The definition that @name means, what is on the table before others, or that of the thing it names: @ret_ref is
 * that thing, or nothing. @ret_whole: @name is its whole name. @ret_other: another whose id it is, or 0. */
static guint16
find (ConsoleSession *session, const char *name, SortieRef *ret_ref, gboolean *ret_whole,
      guint16 *ret_other)
{
  SortieNameFound found;
  guint16 called = called_on_table (session, name);

  *ret_ref = SORTIE_NOTHING;
  *ret_other = 0;
  if (console_find (session, SORTIE_NAME_DEF, name, &found))
    {
      *ret_whole = called != 0 || found.fit > SORTIE_NAME_BEGINS;
      if (called != 0 && called != found.index && found.fit == SORTIE_NAME_IS_IT)
        *ret_other = (guint16) found.index;
      return called != 0 ? called : (guint16) found.index;
    }
  *ret_whole = console_find_thing (session, name, ret_ref);
  return *ret_whole ? def_of (&console_session_view (session)->play, *ret_ref) : 0;
}

/* "Now on Front Line (Boss): ATT 4, DEF 1.", for each piece of this card that has such values. */
static void
say_on_table (ConsoleSession *session, guint16 def)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint8 reader = console_session_reader (session);
  const SortieVocabulary *vocabulary = session->module->catalogue->vocabulary;
  const SortieValueDecl *values = vocabulary->values;
  guint64 allowed = sortie_kind_values (&vocabulary->kinds[sortie_def (p, def)->kind]);

  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);
      g_autoptr (GString) line = g_string_new (NULL);
      g_autofree char *told = NULL;
      char where[SORTIE_MOVE_TEXT];

      if (sortie_identity (p, piece) != def)
        continue;
      for (guint i = 0; values[i].id != NULL; i++)
        if (values[i].printed && values[i].type == SORTIE_VALUE_NUMBER && (allowed >> i & 1) != 0
            && !console_value_is_none (&values[i], sortie_value (p, i, piece)))
          g_string_append_printf (line, "%s%s %d", line->len > 0 ? ", " : "",
                                  console_game_text (session->module, values[i].title),
                                  sortie_value (p, i, piece));
      if (line->len == 0)
        continue;
      told =
          sortie_sentence (_ ("Now on {place}: {values}."), "place",
                           sortie_ref_name (p, reader, sortie_ref_place (sortie_piece_place (p, piece)), where),
                           "values", line->str, NULL);
      console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, told);
    }
}

static void
say_on_card (ConsoleSession *session, guint16 def, gboolean program)
{
  console_card_say_in_play (session->out, session->module, def, program);
  console_icons_say (session->out, session->module, def, INDENT);
  say_on_table (session, def);
}

/* What was typed is all of a word on cards, and only the beginning of this card's name. */
static void
say_see_also (ConsoleSession *session, guint16 def)
{
  const SortieCatalogue *catalogue = session->module->catalogue;

  console_out_fill (session->out, _ ("There is a card {card}, too: “card {id}”."), "card",
                    sortie_def_name (catalogue, def), "id", catalogue->defs[def].id, NULL);
}

static gboolean
stands_on_table (ConsoleSession *session, guint16 def)
{
  const SortiePlay *p = &console_session_view (session)->play;

  for (SORTIE_EACH_PIECE (p, slot))
    if (sortie_identity (p, sortie_piece_ref (p, slot)) == def)
      return TRUE;
  return FALSE;
}

/* Cards of other factions that have the same name, but for @told: those on the table in full, of others that there
 * are. */
static void
say_namesakes (ConsoleSession *session, const char *name, guint16 def, guint16 told, gboolean program)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  g_autofree char *folded = sortie_words_fold (name), *own = sortie_words_fold (sortie_def_name (catalogue, def));

  for (guint16 i = 1; strcmp (folded, own) == 0 && i < catalogue->n_defs; i++)
    {
      g_autofree char *called = sortie_words_fold (sortie_def_name (catalogue, i));

      if (i == def || i == told || strcmp (called, folded) != 0)
        continue;
      if (stands_on_table (session, i))
        say_on_card (session, i, program);
      else
        say_see_also (session, i);
    }
}

static void
refuse_name (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *near = NULL, *sentence = console_several (session, name, FALSE);

  if (sentence != NULL)
    {
      console_session_refuse (session, sentence);
      return;
    }
  console_list (session, SORTIE_NAME_DEF | SORTIE_NAME_KEYWORD, known);
  console_terms_add (session->module, known);
  near = console_near (name, known);
  sentence =
      sortie_sentence (_ ("No card is called “{name}”.{hint}"), "name", name, "hint", near, NULL);
  console_session_refuse (session, sentence);
}

void
console_command_card (ConsoleSession *session, char **words)
{
  gboolean program = take_program (words);
  g_autofree char *name = console_join (words);
  guint16 def, other, keyword;
  gboolean is_term, whole;
  SortieRef ref;

  if (!is_name (words))
    {
      console_command_refuse_usage (session, console_command_find (session, "card"));
      return;
    }
  keyword = console_find_keyword (session, name);
  def = find (session, name, &ref, &whole, &other);
  if (keyword != SORTIE_NO_INDEX)
    console_keyword_say (session->out, session->module, keyword, 0);
  if (keyword != SORTIE_NO_INDEX && program)
    console_keyword_say_program (session->out, session->module, keyword);
  is_term = console_term_say (session->out, session->module, name);
  if (def != 0 && (is_term || keyword != SORTIE_NO_INDEX) && !whole)
    say_see_also (session, def);
  else if (def != 0)
    say_on_card (session, def, program);
  if (other != 0)
    console_card_say_in_play (session->out, session->module, other, program);
  if (def != 0 && whole)
    say_namesakes (session, name, def, other, program);
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    {
      console_now_say_about (session, ref);
      console_show_pile (session, ref);
    }
  if (def == 0 && keyword == SORTIE_NO_INDEX && !is_term)
    refuse_name (session, name);
}
