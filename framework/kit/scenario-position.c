/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-position.c: lays out a position that was written by hand, after set-up.
 *
 * Pieces are laid out before the zones are filled: a new card needs a zone to come from, and an empty zone reveals
 * nothing about the cards that it will get later.
 */
#include "kit/scenario-run.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "flow/internal.h"

#include <string.h>

/* The game says which cards can be exchanged for each other. New cards get the group of cards from set-up with the
 * same owner, and the same kind if there is one. */
typedef struct
{
  GArray *of; /* of GroupOf */
} Groups;

typedef struct
{
  guint8 owner, kind, group;
} GroupOf;

static Groups
note_groups (const SortiePlay *p)
{
  Groups groups = { g_array_new (FALSE, FALSE, sizeof (GroupOf)) };
  const SortieCard *cards = sortie_state_cards (p->s);

  for (guint i = 0; i < p->s->n_cards; i++)
    {
      GroupOf one = { cards[i].owner, sortie_def (p, cards[i].def)->kind, cards[i].group };

      g_array_append_val (groups.of, one);
    }
  return groups;
}

static guint8
group_of (const Groups *groups, guint8 owner, guint8 kind)
{
  guint8 group = owner;
  gboolean found = FALSE;

  for (guint i = 0; i < groups->of->len; i++)
    {
      const GroupOf *one = &g_array_index (groups->of, GroupOf, i);

      if (one->owner == owner && one->kind == kind)
        return one->group;
      if (one->owner == owner && !found)
        {
          group = one->group;
          found = TRUE;
        }
    }
  return group;
}

/* A common deck: nobody owned cards of this kind at the start, wherever they are now. */
static gboolean
is_common (const Groups *groups, guint8 kind)
{
  for (guint i = 0; i < groups->of->len; i++)
    {
      const GroupOf *one = &g_array_index (groups->of, GroupOf, i);

      if (one->owner == SORTIE_NO_SEAT && one->kind == kind)
        return TRUE;
    }
  return FALSE;
}

/* A position that is being laid out. */
typedef struct
{
  ScenarioRun *run;
  Groups groups;
  /* the turn; `begins`: the scenario names none, and the first turn begins */
  gboolean begins, enter;
  guint table, phase;
  guint8 active;
} Position;

static SortiePlay *
play_of (const Position *position)
{
  return &position->run->laying;
}

/* Removes everything from the table. */
static void
clear_table (SortiePlay *p)
{
  SortieState *s = p->s;
  g_autofree gint16 *vars = g_memdup2 (sortie_state_vars (s), s->n_vars * sizeof (gint16));
  SortieRng rng = s->rng;

  sortie_state_init (s, &p->setup->bounds);
  for (guint i = 0; i < s->n_vars; i++) /* a game may have none */
    sortie_state_vars (s)[i] = vars[i];
  s->rng = rng;
}

static guint16
new_card (Position *position, const ScenarioCard *card, guint8 seat, guint16 zone)
{
  SortiePlay *p = play_of (position);
  guint8 kind = sortie_def (p, card->def)->kind;
  gboolean common = is_common (&position->groups, kind);
  guint8 owner = card->owner != SORTIE_NO_SEAT || common ? card->owner : seat;
  guint16 index;

  if (owner == SORTIE_NO_SEAT && !common)
    {
      scenario_broken (position->run, _ ("“%s” needs an owner: write %s@SEAT"),
                       sortie_def (p, card->def)->id, sortie_def (p, card->def)->id);
      return SORTIE_NO_INDEX;
    }
  index = sortie_card_new (p, card->def, owner, group_of (&position->groups, owner, kind), zone,
                           SORTIE_BOTTOM);
  if (index == SORTIE_NO_INDEX)
    scenario_broken (position->run,
                     _ ("a match of this game has no room for so many cards"));
  return index;
}

static gboolean
lies_open (Position *position)
{
  return scenario_broken (position->run, _ ("only a card under another card can be face down"));
}

/* A clue must be true of the card. */
static gboolean
clues_are_true (Position *position, const ScenarioCard *card)
{
  const SortieSetup *setup = position->run->laying.setup;
  guint untrue = setup->untrue != NULL ? card->flags & setup->untrue[card->def] : 0;
  guint denied = setup->untrue != NULL ? card->denied & ~setup->untrue[card->def] : 0;

  return (untrue | denied) == 0
         || scenario_broken (position->run, _ ("“%s%s” is not true of “%s”"), untrue != 0 ? "" : SCENARIO_NOT,
                             setup->flags[g_bit_nth_lsf (untrue != 0 ? untrue : denied, -1)].id,
                             setup->catalogue->defs[card->def].id);
}

static gboolean
put_cards (Position *position, const ScenarioHome *home, const ScenarioCards *cards)
{
  SortieCard *all = sortie_state_cards (position->run->laying.s);

  for (guint i = 0; i < cards->cards->len; i++)
    {
      const ScenarioCard *card = &g_array_index (cards->cards, ScenarioCard, i);

      if (card->face_down)
        return lies_open (position);
      for (guint n = 0; n < card->n; n++)
        {
          guint16 index = new_card (position, card, home->seat, home->index);

          if (index == SORTIE_NO_INDEX)
            return FALSE;
          if (!clues_are_true (position, card))
            return FALSE;
          all[index].flags = card->flags;
          if (card->denied != 0)
            sortie_state_denied (position->run->laying.s)[index] = card->denied;
        }
    }
  return TRUE;
}

static gboolean
fill_zone (Position *position, const ScenarioHome *home, const char *text)
{
  g_auto (ScenarioCards) cards = { NULL };

  return scenario_read_cards (position->run, text, &cards) && put_cards (position, home, &cards);
}

/* Puts the cards after the first under it. */
static gboolean
put_pile (Position *position, const ScenarioPiece *piece, guint16 place, SortieRef *ret)
{
  SortiePlay *p = play_of (position);

  *ret = SORTIE_NOTHING;
  for (guint i = 0; i < piece->cards->len; i++)
    {
      const ScenarioCard *wanted = &g_array_index (piece->cards, ScenarioCard, i);
      guint16 card = new_card (position, wanted, piece->controller, 0);

      if (card == SORTIE_NO_INDEX)
        return FALSE;
      if (i == 0 && wanted->face_down)
        return lies_open (position);
      if (i == 0)
        *ret = sortie_piece_put (p, card, place, piece->controller);
      else if (wanted->face_down)
        sortie_piece_add_face_down (p, *ret, card);
      else
        sortie_piece_add_card (p, *ret, card, SORTIE_BOTTOM);
      if (*ret == SORTIE_NOTHING)
        return scenario_broken (position->run, _ ("there is no room for another piece"));
    }
  return TRUE;
}

/* Whether a piece can only belong to nobody, so that the scenario need not say so: on a shared place that a zone
 * fills, or if its cards are of a common deck, on any shared place. */
static gboolean
must_be_nobodys (const Position *position, const ScenarioPiece *piece, const ScenarioHome *home)
{
  const SortieSetup *setup = position->run->laying.setup;
  const SortiePlaceDecl *decl = &setup->places[setup->spots[home->index].decl];
  const ScenarioCard *top = &g_array_index (piece->cards, ScenarioCard, 0);

  if (piece->controller != SORTIE_NO_SEAT || home->seat != SORTIE_NO_SEAT)
    return FALSE;
  return decl->from != 0
         || (top->owner == SORTIE_NO_SEAT && is_common (&position->groups, setup->catalogue->defs[top->def].kind));
}

static gboolean
put_piece (Position *position, ScenarioPiece *piece, const ScenarioHome *home)
{
  SortiePlay *p = play_of (position);
  SortieRef ref;

  if (must_be_nobodys (position, piece, home))
    piece->is_nobodys = TRUE;
  if (piece->controller == SORTIE_NO_SEAT && !piece->is_nobodys)
    piece->controller = home->seat;
  if (piece->controller == SORTIE_NO_SEAT && !piece->is_nobodys)
    return scenario_broken (position->run,
                            _ ("this piece needs a controller: write the seat, or “nobody”, before it"));
  if (!put_pile (position, piece, home->index, &ref))
    return FALSE;
  for (guint mark = 0; mark < p->setup->n_marks; mark++)
    if (sortie_piece_set_mark (p, ref, mark, piece->marks[mark]) != piece->marks[mark])
      return scenario_broken (position->run, _ ("%s cannot be %d"), p->setup->marks[mark].id,
                              piece->marks[mark]);
  sortie_piece (p, ref)->memory = piece->memory;
  return TRUE;
}

static gboolean
fill_place (Position *position, const ScenarioHome *home, const char *text)
{
  const SortiePlaceDecl *decl =
      &play_of (position)->setup->places[play_of (position)->setup->spots[home->index].decl];
  g_autoptr (GPtrArray) pieces = scenario_read_pieces (position->run, text);

  if (pieces == NULL)
    return FALSE;
  if (decl->capacity > 0 && pieces->len > decl->capacity)
    return scenario_broken (position->run, _ ("there is room for only %u here"), decl->capacity);
  for (guint i = 0; i < pieces->len; i++)
    if (!put_piece (position, pieces->pdata[i], home))
      return FALSE;
  return TRUE;
}

static gboolean
set_variable (Position *position, const char *name, const char *value)
{
  guint var;
  guint8 seat;
  gint number;

  if (!scenario_find_variable (position->run, name, &var, &seat)
      || !scenario_find_var_value (position->run, var, value, &number))
    return FALSE;
  if (sortie_var_set (play_of (position), var, seat, number) != number)
    return scenario_broken (position->run, _ ("%s cannot be %d"), name, number);
  return TRUE;
}

/* Without its beginning, a phase is only its window; nothing would happen in one that has none. */
static gboolean
may_be_open (const Position *position)
{
  const SortieTurnDecl *turn = &position->run->laying.setup->rules->turns[position->table];
  const SortiePhaseDecl *phase = &turn->phases[position->phase];

  return position->enter || phase->window != 0
         || scenario_broken (position->run, _ ("the phase “%s” has no window to be in; write “enter” after it"),
                             phase->id);
}

/* turn [SEAT] [TURN] PHASE [number N] [enter] */
static gboolean
set_turn (Position *position, const char *text)
{
  g_auto (GStrv) words = sortie_words_split (text);
  guint n = g_strv_length (words);
  guint64 number;

  position->begins = FALSE;
  position->enter = n > 0 && sortie_scenario_word_is (SORTIE_SCENARIO_ENTER, words[n - 1]);
  n -= position->enter;
  if (n > 2 && strcmp (words[n - 2], "number") == 0
      && g_ascii_string_to_unsigned (words[n - 1], 10, 1, G_MAXUINT16, &number, NULL))
    {
      play_of (position)->s->turn.number = (guint16) number;
      n -= 2;
    }
  if (n < 3 || n > 4)
    return scenario_broken (position->run, _ ("this should be: turn [SEAT] TURN PHASE [number N] [enter]"));
  return scenario_find_turn (position->run, words + 1, n - 2, &position->table, &position->active)
         && scenario_find_phase (position->run, position->table, words[n - 1], &position->phase)
         && may_be_open (position);
}

/* Fills a zone or place from its line. The other kind waits for its own pass. */
static gboolean
fill_home (Position *position, const char *name, const char *text, gboolean places)
{
  ScenarioHome home;

  if (!scenario_find_home (position->run, name, &home))
    return FALSE;
  if (home.is_place != places || sortie_scenario_word_is (SORTIE_SCENARIO_EMPTY, text))
    return TRUE;
  return places ? fill_place (position, &home, text) : fill_zone (position, &home, text);
}

static gboolean
read_line (Position *position, const char *text, gboolean places)
{
  g_autofree char *name = NULL, *rest = NULL;

  if (*text == '=')
    return !places || scenario_prescribe (position->run, text);
  if (sortie_scenario_word_behind (SORTIE_SCENARIO_TURN, text) != NULL)
    return !places || set_turn (position, text);
  if (scenario_split_colon (text, &name, &rest))
    return fill_home (position, name, rest, places);
  if (scenario_split_assignment (text, &name, &rest))
    return !places || set_variable (position, name, rest);
  return scenario_broken (
      position->run, _ ("this should be: turn ..., ZONE: CARDS, PLACE: PIECE or VARIABLE = N"));
}

/* @places: the first pass, which reads everything except zones */
static gboolean
read_lines (Position *position, gboolean places)
{
  const GPtrArray *lines = position->run->scenario->lines;

  for (guint i = 0; i < lines->len; i++)
    {
      const ScenarioLine *line = lines->pdata[i];

      if (line->section != SCENARIO_POSITION)
        return TRUE;
      position->run->line = line->line;
      if (!read_line (position, line->text, places))
        return FALSE;
    }
  return TRUE;
}

static gboolean
lay_out (Position *position)
{
  SortiePlay *p = play_of (position);
  g_autofree char *fault = NULL;

  position->groups = note_groups (p);
  clear_table (p);
  if (!read_lines (position, TRUE) || !read_lines (position, FALSE))
    return FALSE;
  fault = sortie_state_check (p->s);
  if (fault == NULL && position->run->module->game->check != NULL)
    fault = position->run->module->game->check (p);
  return fault == NULL || scenario_broken (position->run, _ ("this position is not possible: %s"), fault);
}

/* Chance that is prescribed before the first move already applies during the start. */
static gboolean
prescribe_first (ScenarioRun *run)
{
  const GPtrArray *lines = run->scenario->lines;

  for (guint i = 0; i < lines->len; i++)
    {
      const ScenarioLine *line = lines->pdata[i];

      if (line->section == SCENARIO_POSITION)
        continue;
      if (line->section != SCENARIO_MOVES || *line->text != '=')
        return TRUE;
      run->line = line->line;
      if (!scenario_prescribe (run, line->text))
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_up (ScenarioRun *run)
{
  GError *error = NULL;

  return scenario_set_up (run, &error) || scenario_fails_with (run, error);
}

/* Lays out the position, with random results that are not those that the scenario prescribes. */
static gboolean
open_at_position (ScenarioRun *run, SortieOpening *ret)
{
  Position position = { .run = run, .begins = TRUE };
  gboolean done = set_up (run) && lay_out (&position);

  g_clear_pointer (&position.groups.of, g_array_unref);
  ret->s = run->laying.s;
  ret->begin = position.begins ? SORTIE_BEGIN_FIRST : SORTIE_BEGIN_PHASE;
  ret->seat = position.active;
  ret->turn = position.table;
  ret->phase = position.phase;
  ret->enter = position.enter;
  return done;
}

void
scenario_take_match (ScenarioRun *run, SortieMatch *match)
{
  sortie_match_free (run->match);
  run->match = match;
  run->p = sortie_match_play (match);
}

gboolean
scenario_start (ScenarioRun *run)
{
  SortieOpening opening = { .seed = run->scenario->terms.seed, .fate = scenario_fate (run), .as_written = TRUE };
  GError *error = NULL;
  SortieMatch *match;

  run->line = run->scenario->line;
  if ((run->scenario->has_position && !open_at_position (run, &opening)) || !prescribe_first (run))
    return FALSE;
  match = sortie_match_new_from (g_steal_pointer (&run->deal), &opening, &error);
  if (match == NULL)
    return scenario_fails_with (run, error);
  scenario_take_match (run, match);
  return TRUE;
}

gboolean
scenario_go_to (ScenarioRun *run, const SortieState *s)
{
  const SortieOpening opening = { .s = s, .fate = scenario_fate (run), .as_written = TRUE };
  GError *error = NULL;
  SortieMatch *match = scenario_match_from (run, &opening, &error);

  if (match == NULL)
    return scenario_fails_with (run, error);
  scenario_take_match (run, match);
  return TRUE;
}
