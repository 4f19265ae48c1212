/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-words.c: the words of scenarios that no name of a game may be. */
#include "base/scenario-words.h"

#include <string.h>

static const struct
{
  const char *word;
  guint names; /* of SortieScenarioNames */
} words[SORTIE_SCENARIO_N_WORDS] = {
#define WORD(name, word, names) [SORTIE_SCENARIO_##name] = { word, names },
  SORTIE_SCENARIO_WORDS (WORD)
#undef WORD
};

const char *
sortie_scenario_word (SortieScenarioWord word)
{
  return words[word].word;
}

gboolean
sortie_scenario_word_is (SortieScenarioWord word, const char *text)
{
  return strcmp (words[word].word, text) == 0;
}

const char *
sortie_scenario_word_behind (SortieScenarioWord word, const char *text)
{
  gsize length = strlen (words[word].word);

  return strncmp (text, words[word].word, length) == 0 && text[length] == ' ' ? text + length + 1 : NULL;
}

gboolean
sortie_scenario_words_take (const char *id, guint names)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_strcmp0 (words[i].word, id) == 0)
      return (words[i].names & names) != 0;
  return FALSE;
}
