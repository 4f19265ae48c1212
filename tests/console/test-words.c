/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-words.c: in each language that we ship, every verb of every game, every command and every word of the
 * puzzles has a word of its own, which is typed as one word and is nobody else's. A word that is the id
 * of something else would mean that, since ids mean the same in every language: such a clash is named here. */
#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "console/screen/language.h"
#include "tests/tap/game.h"

#include <string.h>
#include "base/text.h"
#include <sortie/match.h>
#include "reader/reader.h"
#include <sortie/speech.h>
#include "base/i18n.h"
#include "flow/front-end.h"

static const char *const games[] = { "siegestorm", "summoner-wars", "crazy-eights", "hearts",
                                     "frontier" };

/* Words of one language in one game. */
typedef struct
{
  const char *language;
  GHashTable *ids;   /* of verbs and commands */
  GHashTable *words; /* folded -> the id that is called so */
} Words;

static void
note_id (Words *words, const char *id)
{
  g_hash_table_add (words->ids, (gpointer) id);
}

static void
check_word (Words *words, const char *id, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);
  const char *other = g_hash_table_lookup (words->words, folded);

  tap_note ("%s: %s is called %s", words->language, id, word);
  CU_ASSERT_TRUE (g_ascii_isalpha (*id) ? strcmp (word, id) != 0 : strcmp (word, id) == 0);
  CU_ASSERT_PTR_NULL (strpbrk (word, " \"#"));
  CU_ASSERT_TRUE (other == NULL || strcmp (other, id) == 0);
  CU_ASSERT_TRUE (strcmp (folded, id) == 0 || !g_hash_table_contains (words->ids, folded));
  g_hash_table_insert (words->words, g_steal_pointer (&folded), (gpointer) id);
}

/* What people of other games type for a verb is no other verb's word, and no command. The puzzles' `next` is another
 * word for `done` in a match, so its translation may be, too. */
static void
check_also (const Words *words, const SortieSetup *setup, guint number)
{
  const SortieVerbDecl *verb = sortie_verb (setup, number);
  g_auto (GStrv) each = NULL, english = NULL;

  if (verb->also == NULL)
    return;
  english = g_strsplit (verb->also, " ", -1);
  tap_note ("%s: %s is also called %s", words->language, verb->id, verb->also);
  CU_ASSERT_FALSE (g_hash_table_contains (words->ids, verb->also));
  /* a language may have several */
  each = g_strsplit (sortie_rules_text (setup, number < SORTIE_N_VERBS, verb->also), " ", -1);
  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autofree char *folded = sortie_words_fold (each[i]);
      const char *other = g_hash_table_lookup (words->words, folded);

      CU_ASSERT_TRUE (*folded != '\0' && strpbrk (folded, "\"#") == NULL);
      CU_ASSERT_FALSE (g_hash_table_contains (words->ids, folded));
      CU_ASSERT_TRUE (other == NULL || g_strv_contains ((const char *const *) english, other));
    }
}

/* The commands of a match, and what puzzles have besides. */
static const ConsoleCommand *const tables[] = { console_commands, console_puzzle_words };

static void
check_game (const char *game, const char *language)
{
  g_autoptr (SortieModule) module = tap_game (game, NULL);
  const SortieMatchSpec spec = { .module = module, .seed = 1 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  const SortieSetup *setup = sortie_match_setup (match);
  g_autoptr (SortieLexicon) names = sortie_lexicon_new (setup->catalogue, setup);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) called = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Words words = { language, ids, called };

  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    note_id (&words, sortie_verb (setup, i)->id);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const ConsoleCommand *c = tables[i]; c->name != NULL; c++)
      note_id (&words, c->name);
  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    check_word (&words, sortie_verb (setup, i)->id, sortie_verb_word (setup, i));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const ConsoleCommand *c = tables[i]; c->name != NULL; c++)
      check_word (&words, c->name, _ (c->name));
  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    check_also (&words, setup, i);
}

static void
every_word_is_one_and_its_own (void)
{
  g_auto (GStrv) languages = console_languages ();
  ConsoleLanguage before;

  g_free (console_language_init (NULL));
  console_language_get (&before);
  for (guint i = 0; languages[i] != NULL; i++)
    if (strcmp (languages[i], "en") != 0)
      {
        console_language_speak (languages[i]);
        for (guint k = 0; k < G_N_ELEMENTS (games); k++)
          check_game (games[k], languages[i]);
        console_language_back (&before);
      }
  console_language_clear (&before);
}

/* What is typed in Polish, with accents and without, and the id comes to the same verb. */
static void
a_verb_is_known_by_its_word_and_its_id (void)
{
  g_autoptr (SortieModule) module = tap_game ("siegestorm", NULL);
  const SortieMatchSpec spec = { .module = module, .seed = 1 };
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
  const SortieSetup *setup = sortie_match_setup (match);
  SortieLexicon *names = sortie_lexicon_new (setup->catalogue, setup);
  static const char *const called[] = { "zaangażuj", "ZAANGAZUJ", "commit" };
  ConsoleLanguage before;
  guint8 verb;

  CU_ASSERT_FALSE (sortie_lexicon_verb (names, "zaangażuj", &verb)); /* not in English */
  g_free (console_language_init (NULL));
  console_language_get (&before);
  console_language_speak ("pl");
  sortie_lexicon_free (names);
  names = sortie_lexicon_new (setup->catalogue, setup);
  for (guint i = 0; i < G_N_ELEMENTS (called); i++)
    {
      CU_ASSERT_TRUE_FATAL (sortie_lexicon_verb (names, called[i], &verb));
      tap_string (sortie_verb (setup, verb)->id, "commit");
    }
  CU_ASSERT_FALSE (sortie_lexicon_verb (names, "zaangaż", &verb)); /* a whole word */
  sortie_lexicon_free (names);
  console_language_back (&before);
  console_language_clear (&before);
}

/* ---- Beginnings ------------------------------------------------------------------------ */

/* What begins with some letters, in English or in the reader's language. */
static gboolean
begins (const char *typed, const char *id, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);

  return g_str_has_prefix (id, typed) || g_str_has_prefix (folded, typed);
}

/* No letters of the command are a verb, or the other way round: they are refused, and both are named. */
static void
check_beginnings (ConsoleSession *session, const ConsoleCommand *command, guint verb)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const char *id = sortie_verb (setup, verb)->id;
  g_autofree char *folded = sortie_words_fold (_ (command->name));
  const char *begun;

  for (gsize n = 2; n <= strlen (folded); n++)
    {
      g_autofree char *typed = g_strndup (folded, n), *several = NULL;

      if (!begins (typed, id, sortie_verb_word (setup, verb)) || g_str_has_prefix (command->name, id))
        continue;
      begun = console_command_begun (session, typed, TRUE);
      several = console_command_begun_several (session, typed, TRUE);
      tap_note ("%s: %s or %s", typed, command->name, id);
      /* `pass` is the beginning of both `pass-all` and `pass-until` */
      CU_ASSERT_TRUE (begun == NULL || (g_str_has_prefix (command->name, begun) && g_str_has_prefix (id, begun)));
      CU_ASSERT_TRUE ((begun == NULL) == (several != NULL));
    }
}

static void
letters_of_a_command_and_a_verb_are_neither (void)
{
  static const SortiePaths nowhere = { .modules = "" };
  ConsoleLanguage before;

  g_free (console_language_init (NULL));
  console_language_get (&before);
  console_language_speak ("pl");
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      SortieModule *module = tap_game (games[i], NULL);
      const SortieMatchSpec spec = { .module = module, .seed = 1 };
      ConsoleOut *out = console_out_new (NULL);
      ConsoleInput *input = console_input_new (NULL);
      ConsoleSession *session
          = console_session_new (out, input, &nowhere, module, sortie_match_new (&spec, NULL), NULL);
      const SortieSetup *setup = sortie_match_setup (session->match);

      session->commands = console_commands;
      for (const ConsoleCommand *c = console_commands; c->name != NULL; c++)
        for (guint verb = 0; verb < sortie_n_verbs (setup); verb++)
          if (sortie_verb_is_used (setup, verb) && console_command_is_offered (session, c))
            check_beginnings (session, c, verb);
      console_session_free (session);
      console_input_free (input);
      console_out_free (out);
    }
  console_language_back (&before);
  console_language_clear (&before);
}

static const TapTest tests[] = {
  { "in every language each verb and command has one word, which is nobody else's",
    every_word_is_one_and_its_own },
  { "a verb is known by its word, with accents or without, and by its id",
    a_verb_is_known_by_its_word_and_its_id },
  { "letters that begin a command and a verb are neither", letters_of_a_command_and_a_verb_are_neither },
  { NULL },
};

TAP_MAIN (tests)
