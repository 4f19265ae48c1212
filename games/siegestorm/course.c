/* SPDX-License-Identifier: GPL-3.0-or-later */
/* course.c: the invariants about what happens between two positions: how many units are deployed (INV-4), what pays
 * and what is made ready (INV-6), what moves units (INV-7), what damage and draws do not touch (INV-9), what lasts
 * longer than a turn (INV-12). */
#include "table.h"

/* What the checks remember from change to change. */
typedef union
{
  guint64 memory;
  struct
  {
    guint8 deployed[4]; /* units brought in this turn's Deploy step, by seat */
    guint8 preparing;  /* the Prepare step has begun, but its window is not open yet */
  };
} Notes;
G_STATIC_ASSERT (sizeof (Notes) == sizeof (guint64));

static gboolean
is_event (const SortieCourse *course, guint type)
{
  return course->event != NULL && course->event->type == type;
}

/* INV-4: one unit, or as many as cards allowed when the move was made. This counts them independently. */
static char *
check_deployments_of (const SortieCourse *course, Notes *notes, guint8 seat)
{
  gint allowed = sortie_value (course->before, SS_VALUE_DEPLOYMENTS, sortie_ref_seat (seat));

  if (is_event (course, SORTIE_EVENT_TURN_BEGINS) && course->event->seat == seat)
    notes->deployed[seat] = 0;
  if (sortie_var (course->now, SS_VAR_DEPLOYED, seat)
      <= sortie_var (course->before, SS_VAR_DEPLOYED, seat))
    return NULL;
  if (++notes->deployed[seat] <= allowed)
    return NULL;
  return g_strdup_printf ("INV-4: unit %u of a Deploy step, allowed were %d",
                          notes->deployed[seat], allowed);
}

static char *
check_deployments (const SortieCourse *course, Notes *notes)
{
  char *wrong = NULL;

  for (guint8 seat = 0; seat < sortie_n_seats (course->now) && wrong == NULL; seat++)
    if (sortie_is_active (course->now, seat))
      wrong = check_deployments_of (course, notes, seat);
  return wrong;
}

/* INV-6, first half. */
static char *
check_payment (const SortieCourse *course)
{
  if (!is_event (course, SORTIE_GAME_EVENT (SS_EVENT_COMMIT))
      || course->event->cause != SORTIE_CAUSE_COST
      || !ss_is_committed (course->before, sortie_ref_index (course->event->subject)))
    return NULL;
  return g_strdup ("INV-6: a committed Supporter pays");
}

/* INV-6, second half: when the window of Prepare opens, before anybody can pay. */
static char *
check_prepared (const SortieCourse *course, Notes *notes)
{
  const SortieTurn *turn = sortie_turn_state (course->now);
  guint16 support = ss_zone (course->now, SS_ZONE_SUPPORT, turn->active);

  if (is_event (course, SORTIE_EVENT_PHASE_BEGINS) && turn->table == SS_TURN_PLAYER)
    notes->preparing = turn->phase == SS_PHASE_PREPARE;
  if (!notes->preparing || course->event != NULL
      || sortie_asked_kind (course->now) != SORTIE_GAME_ASK (SS_ASK_WINDOW))
    return NULL;
  notes->preparing = FALSE;
  for (SORTIE_EACH_IN_ZONE (course->now, support, card))
    if (ss_is_committed (course->now, card))
      return g_strdup ("INV-6: a Supporter is committed after Prepare");
  return NULL;
}

/* Whether this event may move a unit from a War Track to another place. */
static gboolean
moves_units (const SortieEvent *event)
{
  if (event == NULL)
    return FALSE;
  return event->type == SORTIE_GAME_EVENT (SS_EVENT_ADVANCE)
         || (event->type == SORTIE_GAME_EVENT (SS_EVENT_PLACE)
             && event->cause != SORTIE_CAUSE_RULE);
}

/* INV-7. */
static char *
check_moves (const SortieCourse *course)
{
  if (moves_units (course->event))
    return NULL;
  for (SORTIE_EACH_PIECE (course->before, slot))
    {
      SortieRef unit = sortie_piece_ref (course->before, slot);
      guint16 place = sortie_piece_place (course->before, unit);

      if (ss_place_kind (course->before, place) == SS_PLACE_TRACK
          && sortie_piece_exists (course->now, unit)
          && sortie_piece_place (course->now, unit) != place)
        return g_strdup ("INV-7: a unit moves, neither by Advance nor by a card");
    }
  return NULL;
}

static gboolean
count_changes (const SortieCourse *course, SsZone zone, guint8 seat, gint sign)
{
  guint before = sortie_zone_count (course->before, ss_zone (course->before, zone, seat));
  guint now = sortie_zone_count (course->now, ss_zone (course->now, zone, seat));

  return sign > 0 ? now > before : now != before;
}

/* INV-9, for the seat that the event happens to. What an effect did before without an event, such as putting cards
 * back into the Resources, may have affected another seat. */
static char *
check_piles (const SortieCourse *course)
{
  guint8 seat = course->event != NULL ? course->event->seat : SORTIE_NO_SEAT;

  if (seat >= sortie_n_seats (course->now))
    return NULL;
  if (is_event (course, SORTIE_GAME_EVENT (SS_EVENT_DAMAGE))
      && count_changes (course, SS_ZONE_RESOURCES, seat, 1))
    return g_strdup ("INV-9: damage enlarges Resources");
  if (is_event (course, SORTIE_GAME_EVENT (SS_EVENT_DRAW))
      && count_changes (course, SS_ZONE_HEAL, seat, 0))
    return g_strdup ("INV-9: a draw touches the Heal pile");
  return NULL;
}

/* SS-19.2: one part of a joint turn begins after another part has begun. */
static gboolean
joins_in (const SortieCourse *course)
{
  const SortieTurn *turn = sortie_turn_state (course->now);

  return (turn->begun & ~(1u << turn->active)) != 0;
}

/* INV-12: when a turn begins, before anything answers it. */
static char *
check_endings (const SortieCourse *course)
{
  guint n;
  const SortieEffect *effects = sortie_effects (course->now, &n);

  if (!is_event (course, SORTIE_EVENT_TURN_BEGINS) || joins_in (course))
    return NULL;
  for (guint i = 0; i < n; i++)
    if (effects[i].until == SORTIE_UNTIL_END_OF_TURN)
      return g_strdup ("INV-12: what lasts until the end of the turn outlasts it");
  return NULL;
}

char *
ss_check_course (const SortieCourse *course)
{
  char *(*const checks[]) (const SortieCourse *course)
      = { check_payment, check_moves, check_piles, check_endings };
  Notes notes = { .memory = *course->memory };
  char *wrong = check_deployments (course, &notes);

  if (wrong == NULL)
    wrong = check_prepared (course, &notes);
  for (guint i = 0; i < G_N_ELEMENTS (checks) && wrong == NULL; i++)
    wrong = checks[i](course);
  *course->memory = notes.memory;
  return wrong;
}
