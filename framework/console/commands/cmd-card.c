/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-card.c: looks up a card by its name or place, or an ability by its name. */
#include "console/commands/commands.h"

#include <string.h>

#include "base/text.h"
#include "console/commands/lookup.h"
#include "match/front-end.h"

#define PROGRAM "--program"
#define INDENT 4

/* Removes a final word that asks for the program. */
static gboolean
take_program (char **words)
{
  guint n = g_strv_length (words);

  if (strcmp (words[n - 1], PROGRAM) != 0)
    return FALSE;
  g_clear_pointer (&words[n - 1], g_free);
  return TRUE;
}

/* Whether only a name is left: at least one word, and no unknown option. */
static gboolean
is_only_name (char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], "--"))
      return FALSE;
  return words[0] != NULL;
}

/* The definition of something on the table as it is now: a copied name counts. */
static guint16
def_of_shown (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_of (p, ref)->def;
  return sortie_identity (p, ref);
}

/* ---- Which card is meant -------------------------------------------------------------- */

/* Where to look for cards. Each circle includes those before it. */
typedef enum
{
  IN_HAND,
  OWN,      /* and on the table */
  IN_SIGHT, /* and those cards and zones of others that the reader sees */
  IN_MATCH, /* and in the decks of this match */
} Circle;

static void
mark_sighted (ConsoleSession *session, Circle circle, guint8 *marks)
{
  const SortieView *view = console_session_view (session);
  const SortiePlay *p = &view->play;
  const SortieZoneDecl *hand = console_hand_of_game (session);

  for (guint16 card = 0; card < p->s->n_cards; card++)
    {
      guint16 zone = sortie_card (p, card)->zone;

      if (circle > OWN || (zone != SORTIE_NO_INDEX && p->setup->piles[zone].seat == view->seat
                           && &p->setup->zones[p->setup->piles[zone].decl] == hand))
        marks[sortie_card (p, card)->def] = TRUE;
    }
  for (SORTIE_EACH_PIECE (p, slot))
    if (circle > OWN || (circle == OWN && sortie_piece_controller (p, sortie_piece_ref (p, slot)) == view->seat))
      marks[sortie_identity (p, sortie_piece_ref (p, slot))] = TRUE;
}

/* Everybody may see a ready-made deck. We tell nothing of another player's custom deck: any card could be in it. */
static void
mark_decks (ConsoleSession *session, guint8 *marks)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  guint n;
  const SortieChosen *chosen = sortie_match_chosen (session->match, &n);

  for (guint i = 0; i < n; i++)
    {
      const SortieDeck *deck = chosen[i].deck;
      guint16 leader = deck == NULL ? sortie_catalogue_find (catalogue, chosen[i].id) : 0;

      if (deck != NULL && sortie_deck_is_own (deck) && chosen[i].seat != console_session_reader (session))
        memset (marks, TRUE, catalogue->n_defs);
      for (guint k = 0; deck != NULL && k < deck->n_lines; k++)
        marks[deck->lines[k].def] = TRUE;
      for (guint16 def = 1; leader != 0 && def < catalogue->n_defs; def++) /* a Boss plays all cards of its faction */
        if (g_strcmp0 (catalogue->defs[def].faction, catalogue->defs[leader].faction) == 0)
          marks[def] = TRUE;
    }
}

/* Per definition: whether the circle has it. (transfer full) */
static guint8 *
marked (ConsoleSession *session, Circle circle)
{
  guint8 *marks = g_new0 (guint8, session->module->catalogue->n_defs);

  mark_sighted (session, circle, marks);
  if (circle == IN_MATCH)
    mark_decks (session, marks);
  return marks;
}

/* What a name means. */
typedef struct
{
  guint16 def;      /* 0: no card */
  SortieRef ref;    /* the thing, if the name is not a card's */
  gboolean whole;   /* the whole name was typed */
  gboolean near;    /* the card is in the match */
  gboolean several; /* several cards of the match fit */
} Meant;

/* Prefers whole names, and then the nearest circle. */
static gboolean
find_near (ConsoleSession *session, const char *name, Meant *meant)
{
  static const struct
  {
    Circle circle;
    gboolean whole;
  } order[] = {
    { IN_HAND, TRUE }, { OWN, TRUE }, { IN_SIGHT, TRUE }, { IN_MATCH, TRUE }, { IN_HAND, FALSE },
    { IN_SIGHT, FALSE }, { IN_MATCH, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autofree guint8 *marks = marked (session, order[i].circle);
      SortieNameFound found;
      gboolean is_one = console_find_among (session, marks, name, &found);

      meant->whole = found.fit >= SORTIE_NAME_SOUNDS_ALIKE;
      meant->near = is_one && meant->whole >= order[i].whole;
      meant->several = found.several && !is_one && order[i].circle == IN_SIGHT;
      meant->def = meant->near ? (guint16) found.index : 0;
      if (meant->near || meant->several)
        return TRUE;
    }
  return FALSE;
}

/* "goblin fighter": a card by its id with spaces, which says whose of several namesakes it is. 0: there is none */
static guint16
find_by_id (ConsoleSession *session, const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);

  return sortie_catalogue_find (session->module->catalogue, g_strdelimit (folded, " ", '-'));
}

/* The card that @name means, the nearest one first, or the thing on the table that it names. */
static Meant
find_card (ConsoleSession *session, const char *name)
{
  Meant meant = { .ref = SORTIE_NOTHING };
  SortieNameFound found;

  if (find_near (session, name, &meant))
    return meant;
  meant = (Meant) { .ref = SORTIE_NOTHING };
  if (console_find (session, SORTIE_NAME_DEF, name, &found))
    {
      meant.def = (guint16) found.index;
      meant.whole = found.fit >= SORTIE_NAME_SOUNDS_ALIKE;
    }
  else if (console_find_thing (session, name, &meant.ref))
    {
      meant.def = def_of_shown (&console_session_view (session)->play, meant.ref);
      meant.whole = meant.near = TRUE;
    }
  else if ((meant.def = find_by_id (session, name)) != 0)
    meant.whole = TRUE;
  return meant;
}

gboolean
console_card_is_meant (ConsoleSession *session, const char *name)
{
  const Meant meant = find_card (session, name);

  return meant.def != 0 || meant.several;
}

/* Whether a card of the match has the ability, or gives it. */
static gboolean
is_ability_near (ConsoleSession *session, guint16 keyword)
{
  g_autofree guint8 *marks = marked (session, IN_MATCH);

  for (guint16 def = 1; def < session->module->catalogue->n_defs; def++)
    if (marks[def] && console_card_names (session->module, def, keyword))
      return TRUE;
  return FALSE;
}

/* ---- Saying it ------------------------------------------------------------------------- */

/* "Now on Front Line (Boss): ATT 4, DEF 1.": for each piece of this card that has such values. */
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

/* If the typed name is also a whole word on cards, but only the beginning of this card's name, points to the word. */
static void
say_see_also (ConsoleSession *session, guint16 def)
{
  const SortieCatalogue *catalogue = session->module->catalogue;

  console_out_fill (session->out, _ ("There is a card {card}, too: “card {id}”."), "card",
                    sortie_def_name (catalogue, def), "id", catalogue->defs[def].id, NULL);
}

/* Cards of several factions may share a name, and one card's id may be another's name. Shows in full those in
 * sight, and names the others of the match. */
static void
say_namesakes (ConsoleSession *session, const char *name, guint16 told, gboolean program)
{
  g_autofree guint8 *sighted = marked (session, IN_SIGHT), *marks = marked (session, IN_MATCH);
  SortieNameFound found;

  marks[told] = FALSE;
  while (console_find_among (session, marks, name, &found) && found.fit >= SORTIE_NAME_SOUNDS_ALIKE)
    {
      if (sighted[found.index])
        say_on_card (session, (guint16) found.index, program);
      else if (found.fit == SORTIE_NAME_IS_IT)
        console_card_say_in_play (session->out, session->module, (guint16) found.index, program);
      else
        say_see_also (session, (guint16) found.index);
      marks[found.index] = FALSE;
    }
}

/* The same for cards of other decks, and for an ability that only they have; SORTIE_NO_INDEX: no ability. */
static void
say_elsewhere (ConsoleSession *session, const char *name, guint16 told, guint16 keyword, gboolean program)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  g_autofree guint8 *marks = marked (session, IN_MATCH);
  SortieNameFound found;

  for (guint i = 0; i < catalogue->n_defs; i++)
    marks[i] = !marks[i] && i != told;
  if (keyword != SORTIE_NO_INDEX)
    {
      console_out_say (session->out, _ ("Also, not in this match:"));
      console_keyword_say (session->out, session->module, keyword, INDENT);
      if (program)
        console_keyword_say_program (session->out, session->module, keyword);
    }
  while (console_find_among (session, marks, name, &found) && found.fit >= SORTIE_NAME_SOUNDS_ALIKE)
    {
      /* its id would be this same name */
      if (found.fit == SORTIE_NAME_IS_IT)
        {
          console_out_say (session->out, _ ("Also, not in this match:"));
          console_card_say_in_play (session->out, session->module, (guint16) found.index, program);
        }
      else
        console_out_fill (session->out, _ ("Also, not in this match: {card}, “card {id}”."), "card",
                          sortie_def_name (catalogue, (guint16) found.index), "id",
                          catalogue->defs[found.index].id, NULL);
      marks[found.index] = FALSE;
    }
}

static void
refuse_card_name (ConsoleSession *session, const char *name, gboolean seen_only)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *sentence = console_several (session, name, seen_only);

  if (sentence != NULL)
    {
      console_session_refuse (session, sentence);
      return;
    }
  console_list_read (session, SORTIE_NAME_DEF | SORTIE_NAME_KEYWORD, known);
  console_terms_add (session->module, known);
  console_session_refuse_name (session, _ ("No card is called “{name}”.{hint}"), name, known);
}

static void
say_ability (ConsoleSession *session, guint16 keyword, gboolean program)
{
  console_keyword_say (session->out, session->module, keyword, 0);
  if (program)
    console_keyword_say_program (session->out, session->module, keyword);
}

/* Says which cards of the match @name may mean, if it is also a word on cards. */
static void
say_several (ConsoleSession *session, const char *name)
{
  g_autofree char *sentence = console_several (session, name, TRUE);

  if (sentence != NULL)
    console_out_say (session->out, sentence);
}

static void
say_thing (ConsoleSession *session, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE)
    return;
  console_now_say_about (session, ref);
  console_show_pile (session, ref);
}

/* Cards of this match come first, and a card comes before a word that the rules explain. */
void
console_command_card (ConsoleSession *session, char **words)
{
  gboolean program = take_program (words), is_term, is_word, ability_near;
  g_autofree char *name = console_join (words);
  guint16 keyword;
  Meant meant;

  if (!is_only_name (words))
    {
      console_command_refuse_usage (session, console_command_find (session, "card"));
      return;
    }
  keyword = console_find_keyword (session, name);
  meant = find_card (session, name);
  ability_near = keyword != SORTIE_NO_INDEX
                 && ((!meant.near && !meant.several) || is_ability_near (session, keyword));
  if (ability_near)
    say_ability (session, keyword, program);
  if (meant.near)
    say_on_card (session, meant.def, program);
  is_term = console_term_say (session->out, session->module, name);
  is_word = is_term || keyword != SORTIE_NO_INDEX;
  if (meant.def != 0 && !meant.near && is_word && !meant.whole)
    say_see_also (session, meant.def);
  else if (meant.def != 0 && !meant.near)
    say_on_card (session, meant.def, program);
  if (meant.several && is_word)
    say_several (session, name);
  if (meant.def != 0 && meant.whole && meant.near)
    say_namesakes (session, name, meant.def, program);
  if (meant.whole || meant.near || meant.several)
    say_elsewhere (session, name, meant.def, ability_near ? SORTIE_NO_INDEX : keyword, program);
  say_thing (session, meant.ref);
  if (meant.def == 0 && !is_word)
    refuse_card_name (session, name, meant.several);
}
