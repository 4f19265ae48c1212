/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-language.c: the same game in every language, and every sentence of the game in each.
 *
 * The caller provides the languages (SortieVerifySpec.languages). The tables of the game and of its content are checked
 * once in a run; what is said during a game is checked in its position.
 */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "speech/internal.h"
#include "reader/reader.h"
#include "module/game-tables.h"

#include <string.h>

/* How many moves are typed in another language at one position. */
#define TYPED 3

static void
speak (const VerifyGame *game, const char *language)
{
  game->spec->speak (game->spec->data, language);
}

/* (nullable): a different language in each game and in each position */
static const char *
language_for (const VerifyGame *game, guint moves)
{
  const char *const *languages = game->spec->languages;
  guint n = languages != NULL ? g_strv_length ((char **) languages) : 0;

  return n > 0 ? languages[(game->seed + moves) % n] : NULL;
}

/* ---- T2: the tables ------------------------------------------------------------------- */

/* The findings in one language. */
typedef struct
{
  VerifyGame *game;
  const char *domain;
  const char *language;
  const char *missing; /* (nullable): a text that is not translated */
  guint n, n_translated, n_missing;
} Reading;

/* Cuts the variants that a language asks for, after the name: "{of-any:ins}" becomes "{of-any}". */
static void
remove_tags (GString *text)
{
  for (gsize at = 0; at < text->len; at++)
    if (text->str[at] == '{')
      {
        const gsize name = at + 1 + strcspn (text->str + at + 1, ":+}");

        if (text->str[name] == ':' || text->str[name] == '+')
          g_string_erase (text, (gssize) name, (gssize) strcspn (text->str + name, "}"));
      }
}

/* Replaces {of-any} and the other forms of a set by {of} (SortieSaying), because a translation may need a different
 * form. (transfer full) */
static char *
without_forms (const char *text)
{
  GString *plain = g_string_new (text);

  remove_tags (plain);

  for (gsize i = 0; sortie_blank_forms[i] != NULL; i++)
    {
      g_autofree char *blank = g_strconcat (sortie_blank_forms[i], "}", NULL);

      g_string_replace (plain, blank, "}", 0);
    }
  return g_string_free (plain, FALSE);
}

static gboolean
same_blanks (const char *text, const char *translated)
{
  g_autofree char *a = without_forms (text), *b = without_forms (translated);

  return sortie_text_placeholders_equal (a, b);
}

/* The text as players read it: many texts of the ready rows and all cards of the common pack belong to the
 * framework, with their translations. @context: (nullable). NULL: not translated. */
static const char *
as_it_is_read (const char *domain, const char *context, const char *text)
{
  const char *plain = context != NULL ? text : sortie_text_translate (NULL, text);
  const char *read = context != NULL ? sortie_text_translate_name (SORTIE_TEXT_DOMAIN, context, text)
                                     : sortie_text_translate (domain, text);

  return read != plain ? read : NULL;
}

/* @context: (nullable): the id of the thing with this name */
static gboolean
text_is_right (Reading *reading, const char *context, const char *text)
{
  g_autofree char *key = NULL;
  const char *translated, *fault;

  if (text == NULL || *text == '\0')
    return TRUE;
  key = context != NULL ? g_strconcat (context, "\004", text, NULL) : g_strdup (text);
  translated = dgettext (reading->domain, key);
  reading->n++;
  if (translated != key)
    reading->n_translated++;
  else if ((translated = as_it_is_read (reading->domain, context, text)) == NULL)
    {
      translated = context != NULL ? text : sortie_text_translate (NULL, text);
      reading->missing = translated;
      reading->n_missing++;
    }
  fault = verify_characters_fault (translated);
  return verify_that (reading->game, VERIFY_T2, fault == NULL, N_ ("“%s” in “%s”: %s"), text,
                      reading->language, fault)
         && verify_that (reading->game, VERIFY_T2,
                         same_blanks (text, translated),
                         N_ ("“%s” has different blanks in “%s”: “%s”"), text, reading->language,
                         translated);
}

static gboolean
rows_are_right (Reading *reading, const SortieGameTable *table)
{
  for (guint i = 0; sortie_table_text (table, i, 0) != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (table->texts) && table->texts[k] != 0; k++)
      if (!text_is_right (reading, NULL, sortie_table_text (table, i, table->texts[k])))
        return FALSE;
  return TRUE;
}

/* A table that is in none of the game's lists of tables, or inside another: its @member has texts. */
#define ARE_RIGHT(reading, rows_, member) \
  rows_are_right (reading, &(const SortieGameTable) { .rows = (rows_), .stride = sizeof *(rows_), \
                                                      .texts = { offsetof (typeof (*(rows_)), member) } })

static gboolean
turns_are_right (Reading *reading, const SortieTurnDecl *turn)
{
  for (; turn->id != NULL; turn++)
    if (!ARE_RIGHT (reading, turn->phases, title))
      return FALSE;
  return TRUE;
}

static gboolean
seats_are_right (Reading *reading, const SortieModeDecl *mode)
{
  for (; mode->id != NULL; mode++)
    for (guint i = 0; mode->names != NULL && mode->seats[i] != NULL; i++)
      if (!text_is_right (reading, NULL, mode->names[i]))
        return FALSE;
  return TRUE;
}

/* Checks with amounts that need different forms in the languages that we have. */
static gboolean
forms_are_right (Reading *reading, const char *one, const char *many)
{
  static const guint amounts[] = { 1, 2, 5, 22 };

  for (guint i = 0; many != NULL && i < G_N_ELEMENTS (amounts); i++)
    {
      const char *form = dngettext (reading->domain, one, many, amounts[i]);

      if (!verify_that (reading->game, VERIFY_T2, same_blanks (one, form),
                        N_ ("“%s” has different blanks in “%s”: “%s”"), one, reading->language, form))
        return FALSE;
    }
  return TRUE;
}

static gboolean
events_are_right (Reading *reading, const SortieEventDecl *event)
{
  for (; event != NULL && event->id != NULL; event++)
    if (!forms_are_right (reading, event->says, event->says_many)
        || !forms_are_right (reading, event->says_which, event->says_which_many))
      return FALSE;
  return TRUE;
}

/* Checks all texts for people in the game's tables, also the effects of its events. */
static gboolean
tables_are_right (Reading *reading)
{
  const SortieGame *g = reading->game->spec->module->game;
  const SortieVocabulary *v = reading->game->spec->module->catalogue->vocabulary;
  g_autoptr (GArray) tables = sortie_game_tables (g, v);

  for (guint i = 0; i < tables->len; i++)
    if (!rows_are_right (reading, &g_array_index (tables, SortieGameTable, i)))
      return FALSE;
  if (!ARE_RIGHT (reading, v->elements, says)
      || (g->rules.chain != NULL && !ARE_RIGHT (reading, g->rules.chain->kinds, title)))
    return FALSE;
  return text_is_right (reading, NULL, g->title) && text_is_right (reading, NULL, g->about)
         && events_are_right (reading, g->rules.events)
         && turns_are_right (reading, g->rules.turns) && seats_are_right (reading, g->modes);
}

static gboolean
defs_are_right (Reading *reading, const SortieCatalogue *c)
{
  for (guint i = 1; i < c->n_defs; i++)
    {
      const SortieDef *def = &c->defs[i];

      if (!text_is_right (reading, def->id, def->name)
          || !text_is_right (reading, NULL, def->epithet))
        return FALSE;
      for (guint part = 0; part < SORTIE_MAX_TEXTS; part++)
        if (!text_is_right (reading, NULL, def->text[part]))
          return FALSE;
    }
  return TRUE;
}

/* Checks all texts for people in the content. */
static gboolean
content_is_right (Reading *reading)
{
  const SortieCatalogue *c = reading->game->spec->module->catalogue;

  for (guint i = 0; i < c->n_decks; i++)
    if (!text_is_right (reading, c->decks[i].id, c->decks[i].name)
        || !text_is_right (reading, NULL, c->decks[i].theme))
      return FALSE;
  for (guint i = 0; i < c->n_factions; i++)
    if (!text_is_right (reading, c->factions[i].id, c->factions[i].name)
        || !text_is_right (reading, NULL, c->factions[i].text))
      return FALSE;
  for (guint i = 0; i < c->n_keywords; i++)
    if (!text_is_right (reading, c->keywords[i].id, c->keywords[i].name)
        || !text_is_right (reading, NULL, c->keywords[i].text))
      return FALSE;
  return defs_are_right (reading, c);
}

/* A game without a catalogue for the language misses nothing in it. */
static gboolean
has_catalogue (const Reading *reading)
{
  return reading->n_translated > 0 && reading->game->spec->module->game->domain != NULL;
}

static gboolean
all_texts_are_right (VerifyGame *game, const char *language)
{
  gboolean lacks;
  Reading reading = { .game = game,
                      .domain = game->spec->module->catalogue->domain,
                      .language = language };

  if (!tables_are_right (&reading) || !content_is_right (&reading))
    return FALSE;
  lacks = reading.missing != NULL && has_catalogue (&reading);
  speak (game, NULL); /* the note is for the person who runs the checks */
  if (lacks)
    verify_note (game, N_ ("%u of %u texts are not translated into “%s”, such as “%s”"),
                 reading.n_missing, reading.n, language, reading.missing);
  return TRUE;
}

/* A translation may be incomplete, so that is a note, not a fault. */
static gboolean
texts_are_right_in (VerifyGame *game, const char *language)
{
  gboolean holds;

  speak (game, language);
  holds = all_texts_are_right (game, language);
  speak (game, NULL);
  return holds;
}

gboolean
verify_texts (VerifyGame *game)
{
  const char *const *language = game->spec->languages;

  if (game->seed != game->spec->seed)
    return TRUE;
  for (; language != NULL && *language != NULL; language++)
    if (!texts_are_right_in (game, *language))
      return FALSE;
  return TRUE;
}

/* - */

static char *
by_name (const VerifyGame *game, guint8 seat, const SortieMove *move)
{
  GString *line = g_string_new (sortie_verb (game->p.setup, move->verb)->id);
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < move->n; i++)
    g_string_append_printf (line, " \"%s\"", sortie_ref_name (&game->p, seat, move->arg[i], name));
  return g_string_free (line, FALSE);
}

/* Several things have the same name: then a refusal that lists the choices is right. */
static gboolean
is_of_several (const VerifyGame *game, guint8 seat, const char *line)
{
  guint n = 0;

  for (guint i = 0; i < game->legal.n; i++)
    {
      g_autofree char *other = by_name (game, seat, &game->legal.moves[i]);

      n += strcmp (line, other) == 0;
    }
  return n > 1;
}

static gboolean
is_read_by_name (VerifyGame *game, const SortieMove *move, const char *language)
{
  guint8 seat = sortie_to_move (&game->p);
  g_autofree char *line = by_name (game, seat, move);
  g_autofree char *other = NULL;
  SortieMove read;
  SortieRefusal why;
  gboolean is_read = sortie_move_parse (&game->p, seat, line, &read, &why);

  if (!is_read && why.reason == SORTIE_REASON_AMBIGUOUS && is_of_several (game, seat, line))
    return TRUE;
  if (!verify_that (game, VERIFY_T3, is_read, N_ ("“%s” cannot be read in “%s”"), line, language))
    return FALSE;
  other = by_name (game, seat, &read);
  return verify_that (game, VERIFY_T3, strcmp (line, other) == 0,
                      N_ ("“%s” is read as “%s” in “%s”"), line, other, language)
         && verify_that (game, VERIFY_T3, sortie_move_check (&game->p, seat, &read, NULL),
                         N_ ("“%s” is read in “%s” as an illegal move"), line, language);
}

/* T4: by ids, which are the same in every language. */
static gboolean
is_read_by_id (VerifyGame *game, guint i, const char *language)
{
  guint8 seat = sortie_to_move (&game->p);
  char line[SORTIE_MOVE_TEXT];
  SortieMove read;
  SortieRefusal why;

  sortie_move_format (&game->p, seat, &game->legal.moves[i], line);
  return verify_that (game, VERIFY_T4, strcmp (line, game->lines->pdata[i]) == 0,
                      N_ ("“%s” would be written “%s” in “%s”"), (char *) game->lines->pdata[i],
                      line, language)
         && verify_that (game, VERIFY_T4,
                         sortie_move_parse (&game->p, seat, line, &read, &why)
                             && sortie_moves_equal (&read, &game->legal.moves[i]),
                         N_ ("“%s” cannot be read in “%s”"), line, language);
}

static gboolean
list_is_the_same (VerifyGame *game, const char *language)
{
  sortie_moves_legal (&game->p, &game->again);
  return verify_that (game, VERIFY_T4, verify_list_is_the_same (game),
                      N_ ("in “%s” the list of moves is different"), language);
}

static gboolean
position_is_the_same (VerifyGame *game, const char *language)
{
  g_autofree char *prompt = NULL;

  if (!list_is_the_same (game, language))
    return FALSE;
  for (guint i = 0; i < TYPED; i++)
    {
      guint k = sortie_rng_below (&game->rng, game->legal.n);

      if (!is_read_by_id (game, k, language)
          || !is_read_by_name (game, &game->legal.moves[k], language))
        return FALSE;
    }
  prompt = sortie_prompt (&game->p, sortie_to_move (&game->p));
  return verify_that (game, VERIFY_T2, verify_text_fault (prompt) == NULL, N_ ("“%s”: %s"), prompt,
                      verify_text_fault (prompt));
}

gboolean
verify_languages (VerifyGame *game)
{
  const char *language = language_for (game, game->steps->len);
  gboolean holds;

  if (language == NULL || game->legal.n == 0)
    return TRUE;
  verify_do (game, VERIFY_TRANSLATES, sortie_to_move (&game->p));
  speak (game, language);
  holds = position_is_the_same (game, language);
  speak (game, NULL);
  return holds;
}

/* T1: the whole game, played in another language. */
gboolean
verify_translated_match (VerifyGame *game, const SortieMatch *match)
{
  const char *language = language_for (game, 0);
  g_autofree char *one = sortie_match_journal (match), *other = NULL;
  g_autoptr (SortieMatch) again = NULL;
  gboolean holds;

  if (language == NULL)
    return TRUE;
  speak (game, language);
  again = verify_new_match (game, FALSE);
  holds = verify_play_steps (game, VERIFY_T1, again, 0, game->steps->len);
  speak (game, NULL);
  if (!holds)
    return FALSE;
  other = sortie_match_journal (again);
  return verify_that (game, VERIFY_T1, strcmp (one, other) == 0,
                      N_ ("a match played in “%s” has a different journal"), language);
}
