/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-names.c: the words of a game that the language of cards needs. */
#include <sortie/game.h>
#include "module/front-end.h"
#include "flow/internal.h"
#include "language/internal.h"
#include "module/game-check.h"
#include "module/internal.h"

#include <string.h>

#include "base/i18n.h"

struct SortieGameNames
{
  SortieContentNames names;
  SortieVocabulary vocabulary; /* complete (see internal.h) */
  GPtrArray *events; /* ids, NULL-terminated; the tables own the strings */
  GPtrArray *phases;
  GPtrArray *event_titles, *phase_titles;
  GByteArray *by_rules;
  GArray *chosen;    /* SortieChosenDecl, with an entry without an element at the end */
};

/* Adds what the language of cards needs to know about an event. The framework's events come first. */
static void
add_event (SortieGameNames *names, const SortieEventDecl *event)
{
  /* an event that is only told is a gap: no card may name it */
  g_ptr_array_add (names->events, (gpointer) (event->only_told ? "" : event->id));
  g_ptr_array_add (names->event_titles, (gpointer) event->title);
  g_byte_array_append (names->by_rules, &(guint8){ event->by_rules != 0 }, 1);
}

static void
add_events (SortieGameNames *names, const SortieEventDecl *own)
{
  names->events = g_ptr_array_new ();
  names->event_titles = g_ptr_array_new ();
  names->by_rules = g_byte_array_new ();
  for (const SortieEventDecl *event = sortie_framework_rules.events; event->id != NULL; event++)
    add_event (names, event);
  for (; own != NULL && own->id != NULL; own++)
    add_event (names, own);
  g_ptr_array_add (names->events, NULL);
  g_ptr_array_add (names->event_titles, NULL);
}

/* The phases of each kind of turn come after those of the one before, at equal distances (sortie/language.h). */
static GPtrArray *
ids_of_phases (const SortieGame *game, GPtrArray *ret_titles)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (const SortieTurnDecl *turn = game->rules.turns; turn != NULL && turn->id != NULL; turn++)
    {
      guint base = ids->len;

      for (const SortiePhaseDecl *phase = turn->phases; phase->id != NULL; phase++)
        {
          g_ptr_array_add (ids, (gpointer) phase->id);
          g_ptr_array_add (ret_titles, (gpointer) phase->title);
        }
      while (ids->len < base + SORTIE_PHASES_PER_TABLE)
        {
          g_ptr_array_add (ids, (gpointer) "");
          g_ptr_array_add (ret_titles, NULL);
        }
    }
  g_ptr_array_add (ids, NULL);
  return ids;
}

/* Several choices may be of one kind; the one with the most seats counts. */
static void
add_chosen (GArray *chosen, const char *element, const char *kind, guint n)
{
  const SortieChosenDecl decl = { element, kind, n };

  for (guint i = 0; i < chosen->len; i++)
    {
      SortieChosenDecl *there = &g_array_index (chosen, SortieChosenDecl, i);

      if (g_str_equal (there->element, element) && g_strcmp0 (there->kind, kind) == 0)
        {
          there->n = MAX (there->n, n);
          return;
        }
    }
  g_array_append_val (chosen, decl);
}

/* Adds the records of the definition that another choice chooses. */
static void
add_chosen_records (GArray *chosen, const SortieGame *game, const SortieChoiceDecl *choice)
{
  const SortieRecordDecl *record = game->vocabulary.records;
  const SortieChoiceDecl *of = game->choices;

  while (of->id != NULL && !g_str_equal (of->id, choice->record_of))
    of++;
  for (; of->id != NULL && record != NULL && record->element != NULL; record++)
    if (g_strcmp0 (record->parent, of->card_kind) == 0)
      add_chosen (chosen, record->element, NULL, 1);
}

static guint
n_seats (const SortieChoiceDecl *choice)
{
  guint n = 0;

  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    n += choice->seats >> seat & 1;
  return n;
}

static GArray *
what_is_chosen (const SortieGame *game)
{
  GArray *chosen = g_array_new (TRUE, TRUE, sizeof (SortieChosenDecl));

  for (const SortieChoiceDecl *choice = game->choices; choice != NULL && choice->id != NULL;
       choice++)
    {
      guint n = choice->per_seat ? n_seats (choice) : 1;

      if (choice->deck_kind != NULL)
        add_chosen (chosen, "deck", choice->deck_kind, n);
      else if (choice->card_kind != NULL)
        add_chosen (chosen, choice->card_kind, NULL, n);
      else if (choice->record_of != NULL)
        add_chosen_records (chosen, game, choice);
    }
  return chosen;
}

const char *
sortie_game_domain (const SortieGame *game)
{
  return game->domain != NULL ? game->domain : SORTIE_TEXT_DOMAIN;
}

/* ---- Vocabulary ---------------------------------------------------------------------------- */

static guint
n_effects (const SortieEventDecl *events)
{
  guint n = 0;

  for (; events != NULL && events->id != NULL; events++)
    n += events->effect.kind != SORTIE_EFFECT_NONE;
  return n;
}

static SortieElement
element_of (const SortieEventDecl *event, guint proc)
{
  static const SortieAttr how_many = { "n", SORTIE_ATTR_NUMBER, .otherwise = "1",
                                       .meaning = N_ ("how many") };
  static const SortieAttr which = { "what", SORTIE_ATTR_SET, .required = TRUE,
                                    .meaning = N_ ("which cards") };

  return (SortieElement) {
    .name = event->effect.name,
    .kind = SORTIE_ELEMENT_EFFECT,
    .code = (guint16) proc,
    .meaning = event->effect.meaning,
    .says = event->effect.says,
    .rule = event->rule,
    .attrs = { event->effect.kind == SORTIE_EFFECT_CARDS ? which : how_many },
  };
}

/* The effects of events become elements and procedures after the game's own. */
static void
add_effects (const SortieGame *game, SortieVocabulary *with)
{
  const SortieEventDecl *events = game->rules.events;
  guint elements = SORTIE_N_ROWS (with->elements);
  guint procs = SORTIE_N_ROWS (with->procs), n = n_effects (events);
  SortieElement *all_elements = g_new0 (SortieElement, elements + n + 1);
  SortieProcDecl *all_procs = g_new0 (SortieProcDecl, procs + n + 1);

  if (elements > 0)
    memcpy (all_elements, with->elements, elements * sizeof *all_elements);
  if (procs > 0)
    memcpy (all_procs, with->procs, procs * sizeof *all_procs);
  for (guint i = 0; n > 0 && events[i].id != NULL; i++)
    if (events[i].effect.kind != SORTIE_EFFECT_NONE)
      {
        all_elements[elements++] = element_of (&events[i], procs);
        all_procs[procs++] = sortie_effect_proc (&events[i].effect, (guint8) SORTIE_GAME_EVENT (i));
      }
  with->elements = all_elements;
  with->procs = all_procs;
}

void
sortie_vocabulary_complete (const SortieGame *game, SortieVocabulary *ret)
{
  static const SortieValueDecl none[] = { { NULL } };

  *ret = game->vocabulary;
  /* values are looked up everywhere, so the table must exist */
  if (ret->values == NULL)
    ret->values = none;
  add_effects (game, ret);
}

void
sortie_vocabulary_clear (SortieVocabulary *complete)
{
  g_free ((gpointer) complete->elements);
  g_free ((gpointer) complete->procs);
}

SortieGameNames *
sortie_game_names_new (const SortieGame *game)
{
  SortieGameNames *names = g_new0 (SortieGameNames, 1);
  g_autofree SortieEventDecl *events = sortie_events_complete (game);
  SortieGame whole = *game;

  whole.rules.events = events;
  add_events (names, events);
  names->phase_titles = g_ptr_array_new ();
  names->phases = ids_of_phases (game, names->phase_titles);
  names->chosen = what_is_chosen (game);
  sortie_vocabulary_complete (&whole, &names->vocabulary);
  names->names = (SortieContentNames){
    .game = game->id,
    .domain = sortie_game_domain (game),
    .vocabulary = &names->vocabulary,
    .events = (const char *const *) names->events->pdata,
    .event_titles = (const char *const *) names->event_titles->pdata,
    .n_framework_events = SORTIE_N_EVENTS,
    .by_rules = names->by_rules->data,
    .phases = (const char *const *) names->phases->pdata,
    .phase_titles = (const char *const *) names->phase_titles->pdata,
    .zones = game->zones,
    .places = game->places,
    .vars = game->vars,
    .marks = game->marks,
    .memories = game->memories,
    .rounds = game->rules.rounds,
    .chosen = (const SortieChosenDecl *) (gpointer) names->chosen->data,
  };
  return names;
}

void
sortie_game_names_free (SortieGameNames *names)
{
  if (names == NULL)
    return;
  g_ptr_array_unref (names->events);
  g_ptr_array_unref (names->phases);
  g_ptr_array_unref (names->event_titles);
  g_ptr_array_unref (names->phase_titles);
  g_byte_array_unref (names->by_rules);
  g_array_unref (names->chosen);
  sortie_vocabulary_clear (&names->vocabulary);
  g_free (names);
}

const SortieContentNames *
sortie_game_names_get (const SortieGameNames *names)
{
  return &names->names;
}
