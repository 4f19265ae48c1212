/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deck-words.c: describes a deck to a player who chooses one. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "language/front-end.h"
#include "content/deck-file.h"
#include "match/spec.h"

static const SortieDef *
lead_of (const SortieModule *module, const SortieDeck *deck)
{
  return deck->faction != NULL ? sortie_deck_lead (module->catalogue, deck) : NULL;
}

char *
console_deck_title (const SortieModule *module, const SortieDeck *deck)
{
  const SortieDef *lead = lead_of (module, deck);

  if (lead == NULL)
    return sortie_text_clean (sortie_deck_name (module->catalogue, deck));
  /* Translators: a faction and who leads this deck of it. */
  return sortie_sentence (C_ ("deck", "{faction}, {leader}"), "faction",
                          console_faction_name (module, deck->faction), "leader",
                          sortie_def_name (module->catalogue,
                                          (guint16) (lead - module->catalogue->defs)),
                          NULL);
}

char *
console_deck_about (const SortieModule *module, const SortieDeck *deck)
{
  const char *theme = deck->theme != NULL ? console_game_text (module, deck->theme) : "";
  const char *faction = console_faction_name (module, deck->faction);

  /* the deck's name says it already */
  if (deck->faction == NULL || lead_of (module, deck) != NULL
      || strcmp (faction, sortie_deck_name (module->catalogue, deck)) == 0)
    return g_strdup (theme);
  return g_strdup_printf ("%s. %s", faction, theme);
}

char *
console_deck_size_text (const SortieDeck *deck)
{
  guint beside = 0;
  g_autofree char *cards = NULL;

  for (guint i = 0; i < deck->n_lines; i++)
    if (deck->lines[i].zone != SORTIE_NO_INDEX)
      beside += deck->lines[i].n;
  cards = g_strdup_printf (ngettext_ ("%u card", "%u cards", deck->n_cards - beside),
                           deck->n_cards - beside);
  if (beside == 0)
    return g_steal_pointer (&cards);
  return sortie_sentence (_ ("{cards} and {n} in side piles"), "cards", cards, "n", SORTIE_DIGITS (beside), NULL);
}

const SortieDeck *
console_deck_named (const SortieModule *module, const char *word)
{
  const SortieCatalogue *catalogue = module->catalogue;
  g_autoptr (ConsolePick) pick = console_pick_new ("");
  g_autoptr (GPtrArray) like = NULL;
  const SortieDeck *deck = sortie_catalogue_find_deck (catalogue, word);
  gint found;

  if (deck != NULL)
    return deck;
  for (guint i = 0; i < catalogue->n_decks; i++)
    {
      const SortieDef *lead = sortie_deck_lead (catalogue, &catalogue->decks[i]);

      if (lead != NULL && strcmp (lead->id, word) == 0)
        return &catalogue->decks[i];
      console_deck_pick_add (pick, module, &catalogue->decks[i]);
    }
  found = *word != '\0' && !g_ascii_isdigit (*word) ? console_pick_find (pick, word) : -1;
  if (found >= 0)
    return &catalogue->decks[found];
  like = sortie_spec_decks_like (module, NULL, word, TRUE);
  return like->len == 1 ? sortie_catalogue_find_deck (catalogue, like->pdata[0]) : NULL;
}

gboolean
console_deck_refuse (const SortieModule *module, const char *word, GError **error)
{
  const SortieCatalogue *catalogue = module->catalogue;
  g_autoptr (GPtrArray) known = console_own_deck_names (), ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) like = sortie_spec_decks_like (module, NULL, word, FALSE);
  g_autofree char *near = NULL, *list = NULL;

  if (like->len > 0)
    {
      list = sortie_spec_deck_list (module, like);
      return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("“%s” may be one of these decks: %s"), word, list);
    }
  if (catalogue->n_decks == 0)
    return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("%s has no decks to choose from"), module->game->id);
  for (guint i = 0; i < catalogue->n_decks; i++)
    {
      g_ptr_array_add (known, g_strdup (catalogue->decks[i].id));
      g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
    }
  near = sortie_words_did_you_mean (word, (const char *const *) known->pdata, known->len);
  list = sortie_texts_join (ids, ", ");
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN,
                           /* Translators: the second %s: "; did you mean ...?" or nothing. */
                           _ ("there is no deck “%s”%s There are: %s"), word, *near != '\0' ? near : ".", list);
}

static const struct
{
  const char *text, *words;
} difficulties[SORTIE_N_DIFFICULTIES] = {
  [SORTIE_DIFFICULTY_UNTOLD] = { "", "" },
  [SORTIE_EASY] = { NC_ ("difficulty", "Easy"),
    /* Translators: what somebody may type who looks for decks of this difficulty: every form of the word that one may
     * think of, with spaces between them. */
    NC_ ("difficulty, every form", "easy") },
  [SORTIE_MEDIUM] = { NC_ ("difficulty", "Medium"), NC_ ("difficulty, every form", "medium") },
  [SORTIE_HARD] = { NC_ ("difficulty", "Hard"), NC_ ("difficulty, every form", "hard") },
};

const char *
console_difficulty_text (const SortieDeck *deck)
{
  return sortie_text_translate (SORTIE_TEXT_DOMAIN, difficulties[deck->difficulty].text);
}

const char *
console_difficulty_words (const SortieDeck *deck)
{
  return sortie_text_translate (SORTIE_TEXT_DOMAIN, difficulties[deck->difficulty].words);
}

const char *
console_deck_kind_text (const SortieModule *module, const SortieDeck *deck)
{
  return console_game_text (module, module->catalogue->vocabulary->deck_kinds[deck->kind].title);
}

/* Kind by kind: what is taken if nobody chooses, in the order of the content; then the others by title. */
static gint
compare_decks (gconstpointer a, gconstpointer b, gpointer data)
{
  const SortieModule *module = data;
  const SortieDeck *one = sortie_catalogue_find_deck (module->catalogue, *(const char *const *) a);
  const SortieDeck *other = sortie_catalogue_find_deck (module->catalogue, *(const char *const *) b);
  g_autofree char *title = NULL, *other_title = NULL;

  if (one == NULL || other == NULL)
    return (one == NULL) - (other == NULL);
  if (one->kind != other->kind)
    return one->kind - other->kind;
  if (one->is_default || other->is_default)
    return one->is_default && other->is_default ? (one > other) - (one < other)
                                                : other->is_default - one->is_default;
  title = console_deck_title (module, one);
  other_title = console_deck_title (module, other);
  return g_utf8_collate (title, other_title);
}

void
console_decks_sort (const SortieModule *module, GPtrArray *ids)
{
  static const SortieDifficulty order[]
      = { SORTIE_EASY, SORTIE_MEDIUM, SORTIE_HARD, SORTIE_DIFFICULTY_UNTOLD };
  g_autoptr (GPtrArray) before = g_ptr_array_copy (ids, NULL, NULL);
  guint at = 0;

  g_ptr_array_sort_with_data (before, compare_decks, (gpointer) module);
  for (guint k = 0; k < G_N_ELEMENTS (order); k++)
    for (guint i = 0; i < before->len; i++)
      {
        const SortieDeck *deck = sortie_catalogue_find_deck (module->catalogue, before->pdata[i]);

        if ((deck != NULL ? deck->difficulty : SORTIE_DIFFICULTY_UNTOLD) == order[k])
          ids->pdata[at++] = before->pdata[i];
      }
}

void
console_deck_pick_add (ConsolePick *pick, const SortieModule *module, const SortieDeck *deck)
{
  g_autofree char *title = console_deck_title (module, deck);
  g_autofree char *about = console_deck_about (module, deck);
  ConsolePickEntry *entry = console_pick_add (pick, deck->id, title, about);

  entry->also = g_strdup (sortie_deck_name (module->catalogue, deck));
  /* a Boss's decks are not ranked by how difficult they are for a player */
  entry->group = g_strdup (deck->difficulty == SORTIE_DIFFICULTY_UNTOLD && deck->kind > 0
                               ? console_deck_kind_text (module, deck)
                               : console_difficulty_text (deck));
}

void
console_own_deck_pick_add (ConsolePick *pick, const SortieModule *module, const ConsoleOwnDeck *own)
{
  const char *faction = own->deck != NULL ? own->deck->faction : NULL;
  g_autofree char *about =
      sortie_sentence (own->deck == NULL ? _ ("cannot be read: {why}")
                       : faction == NULL ? _ ("your own: {file}")
                                         : _ ("{faction}. Your own: {file}"),
                       "file", own->path, "why", own->why, "faction",
                       console_faction_name (module, faction), NULL);

  console_pick_add (pick, own->name, own->deck != NULL ? own->deck->name : own->name, about);
}
