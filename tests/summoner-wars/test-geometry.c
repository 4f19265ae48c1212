/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-geometry.c: the battlefield once more, in the plainest way: lines cell by cell, ways by
 * trying them all, compared with the game on many random positions of one board and of two. */
#include "games/summoner-wars/paths.h"
#include "games/summoner-wars/reach.h"
#include "match/deal.h"
#include "tests/tap/game.h"
#include <sortie/match.h>
#include "base/internal.h"
#include "model/internal.h"

#define USUAL_POSITIONS 3000 /* of each board, for each question; make naive: a hundred thousand */
#define MAX_WIDTH 12
#define HEIGHT 8
#define MAX_THINGS (2 * MAX_WIDTH * HEIGHT)

/* What the cards of the tests do, said once more. */
typedef enum
{
  FLIES = 1 << 0,      /* through everything */
  TRAMPLES = 1 << 1,   /* through Commons */
  CLIMBS = 1 << 2,     /* through walls */
  BLINKS = 1 << 3,     /* diagonally */
  HOLDS = 1 << 4,      /* enemies beside it are not moved */
  ARCHES = 1 << 5,     /* shoots through units */
  SLANTS = 1 << 6,     /* shoots diagonally */
  LOBS = 1 << 7,       /* shoots at anything so near */
  SMALL = 1 << 8,      /* hides nobody */
  HIDES = 1 << 9,      /* is attacked by neighbours only */
  COMMON = 1 << 10,
  WALL = 1 << 11,
  VINE = 1 << 12,
} Trait;

typedef struct
{
  const char *id;
  guint traits;
  gint steps, reach;
} Kind;

static const Kind kinds[] = {
  { "m-sword", COMMON, 2, 1 },
  { "m-bow", COMMON, 2, 3 },
  { "m-champion", 0, 2, 1 },
  { "m-swift", COMMON, 3, 1 },
  { "m-flyer", COMMON | FLIES, 3, 1 },
  { "m-trampler", TRAMPLES, 2, 1 },
  { "m-long-trampler", TRAMPLES, 4, 1 },
  { "m-climber", COMMON | CLIMBS, 2, 1 },
  { "m-blinker", COMMON | BLINKS | FLIES, 2, 1 },
  { "m-warden", COMMON | HOLDS, 2, 1 },
  { "k-far", COMMON, 2, 4 },
  { "k-arching", COMMON | ARCHES, 2, 3 },
  { "k-diagonal", COMMON | SLANTS, 2, 2 },
  { "k-mortar", COMMON | LOBS, 2, 3 },
  { "k-puny", COMMON | SMALL, 2, 1 },
  { "k-hidden", COMMON | HIDES, 2, 1 },
  { "m-wall", WALL, 0, 0 },
  { "m-vine", WALL | VINE, 0, 0 },
};
#define N_UNITS (G_N_ELEMENTS (kinds) - 2)
#define WALLS (G_N_ELEMENTS (kinds) - 2)
#define VINES (G_N_ELEMENTS (kinds) - 1)

typedef struct
{
  const Kind *kind;
  gint x, y;
  guint8 seat;
  SortieRef ref;
} Thing;

/* A position, twice: as the game has it and as a list. */
typedef struct
{
  SortiePlay p;
  SortieState *blank;
  gint width;
  guint16 defs[G_N_ELEMENTS (kinds)];
  Thing things[MAX_THINGS];
  guint n;
  /* per cell, what is there; NULL: nothing */
  const Thing *card[MAX_WIDTH][HEIGHT], *vine[MAX_WIDTH][HEIGHT];
} Table;

/* Laying out. */

static void
put (Table *t, guint kind, gint x, gint y, guint8 seat)
{
  guint16 card = sortie_card_new (&t->p, t->defs[kind], seat, seat,
                                  sw_zone (&t->p, SW_ZONE_DISCARD, seat), SORTIE_TOP);
  Thing *thing = &t->things[t->n++];

  *thing = (Thing) { &kinds[kind], x, y, seat, 0 };
  thing->ref = sortie_piece_put (&t->p, card, sw_space (&t->p, x, y), seat);
  if (kinds[kind].traits & VINE)
    t->vine[x][y] = thing;
  else
    t->card[x][y] = thing;
}

static void
fill_cell (Table *t, SortieRng *rng, gint x, gint y, guint density)
{
  gboolean vine = sortie_rng_below (rng, 100) < density / 2;

  if (vine)
    put (t, VINES, x, y, sortie_rng_below (rng, 2));
  if (sortie_rng_below (rng, 100) >= density)
    return;
  if (!vine && sortie_rng_below (rng, 4) == 0)
    put (t, WALLS, x, y, sortie_rng_below (rng, 2));
  else
    put (t, sortie_rng_below (rng, N_UNITS), x, y, sortie_rng_below (rng, 2));
}

/* Bounds the pieces: two boards have more cells than a match has cards on them. */
static void
lay_out_anything (Table *t, SortieRng *rng)
{
  guint density = 10 + sortie_rng_below (rng, t->width == MAX_WIDTH ? 15 : 35);

  sortie_state_copy (t->p.s, t->blank);
  t->n = 0;
  memset (t->card, 0, sizeof t->card);
  memset (t->vine, 0, sizeof t->vine);
  for (gint x = 0; x < t->width; x++)
    for (gint y = 0; y < HEIGHT; y++)
      if (t->n + 2 < t->p.s->cap_pieces && t->n + 2 < t->p.s->cap_cards)
        fill_cell (t, rng, x, y, density);
}

static gboolean
has_unit (const Table *t)
{
  for (guint i = 0; i < t->n; i++)
    if (!(t->things[i].kind->traits & WALL))
      return TRUE;
  return FALSE;
}

/* With a unit, of which something can be asked. */
static void
lay_out (Table *t, SortieRng *rng)
{
  do
    lay_out_anything (t, rng);
  while (!has_unit (t));
}

/* Cells. */

static const gint dx[] = { 0, 1, 1, 1, 0, -1, -1, -1 };
static const gint dy[] = { 1, 1, 0, -1, -1, -1, 0, 1 };

/* So many steps from a cell; FALSE off the board. SW-25.7: only columns meet, and only of two
 * boards. */
static gboolean
walk (const Table *t, gint x, gint y, guint direction, gint n, gint *ret_x, gint *ret_y)
{
  *ret_x = x + n * dx[direction];
  *ret_y = y + n * dy[direction];
  if (t->width == MAX_WIDTH)
    *ret_x = (*ret_x + 4 * MAX_WIDTH) % MAX_WIDTH;
  return *ret_x >= 0 && *ret_x < t->width && *ret_y >= 0 && *ret_y < HEIGHT;
}

static gint
distance (const Table *t, gint ax, gint ay, gint bx, gint by)
{
  gint across = ABS (ax - bx);

  if (t->width == MAX_WIDTH)
    across = MIN (across, MAX_WIDTH - across);
  return across + ABS (ay - by);
}

/* Attacks. */

static gboolean
hides_behind (const Thing *unit, const Thing *thing)
{
  if (thing == NULL || (thing->kind->traits & SMALL))
    return FALSE;
  return !(unit->kind->traits & ARCHES) || (thing->kind->traits & WALL);
}

static gboolean
line_is_clear (const Table *t, const Thing *unit, guint direction, gint n)
{
  for (gint i = 1; i < n; i++)
    {
      gint x, y;

      walk (t, unit->x, unit->y, direction, i, &x, &y);
      if (hides_behind (unit, t->card[x][y]) || hides_behind (unit, t->vine[x][y]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
line_leads_to (const Table *t, const Thing *unit, const Thing *target)
{
  guint by = unit->kind->traits & SLANTS ? 1 : 2;

  for (guint direction = 0; direction < 8; direction += by)
    for (gint n = 1; n <= unit->kind->reach; n++)
      {
        gint x, y;

        if (walk (t, unit->x, unit->y, direction, n, &x, &y) && x == target->x && y == target->y
            && line_is_clear (t, unit, direction, n))
          return TRUE;
      }
  return FALSE;
}

static gboolean
may_attack (const Table *t, const Thing *unit, const Thing *target)
{
  gint away = distance (t, unit->x, unit->y, target->x, target->y);

  if (unit == target || ((target->kind->traits & HIDES) && away > 1))
    return FALSE;
  if (away == 0)
    return TRUE;
  if (unit->kind->traits & LOBS)
    return away <= unit->kind->reach;
  return line_leads_to (t, unit, target);
}

/* Ways. */

typedef struct
{
  const Table *t;
  const Thing *unit;
  gboolean ends[MAX_WIDTH][HEIGHT];
  gboolean begins[MAX_WIDTH][HEIGHT]; /* a first step that leads somewhere */
} Ways;

static const Thing *
other_card (const Ways *w, gint x, gint y)
{
  const Thing *card = w->t->card[x][y];

  return card != w->unit ? card : NULL;
}

static gboolean
is_held (const Ways *w, gint x, gint y)
{
  for (guint i = 0; i < w->t->n; i++)
    {
      const Thing *thing = &w->t->things[i];

      if ((thing->kind->traits & HOLDS) && thing->seat != w->unit->seat
          && distance (w->t, x, y, thing->x, thing->y) <= 1)
        return TRUE;
    }
  return FALSE;
}

static gboolean
may_pass (const Ways *w, const Thing *card)
{
  guint may = w->unit->kind->traits;

  if (w->t->vine[card->x][card->y] != NULL)
    return FALSE;
  return (may & FLIES) || ((may & TRAMPLES) && (card->kind->traits & COMMON))
         || ((may & CLIMBS) && (card->kind->traits & WALL));
}

/* Every way from here on; whether one of them can end. */
static gboolean
try_ways (Ways *w, gint x, gint y, gint steps, gboolean through, gboolean first)
{
  const Thing *here = other_card (w, x, y);
  gboolean ends = here == NULL && !(through && w->t->vine[x][y] != NULL);
  guint by = w->unit->kind->traits & BLINKS ? 1 : 2;

  w->ends[x][y] = w->ends[x][y] || ends;
  if (steps == 0 || is_held (w, x, y))
    return ends;
  for (guint direction = 0; direction < 8; direction += by)
    {
      gint to_x, to_y;
      gboolean leads;

      if (!walk (w->t, x, y, direction, 1, &to_x, &to_y))
        continue;
      if (other_card (w, to_x, to_y) != NULL && !may_pass (w, other_card (w, to_x, to_y)))
        continue;
      leads = try_ways (w, to_x, to_y, steps - 1, through || here != NULL, FALSE);
      ends = ends || leads;
      if (first)
        w->begins[to_x][to_y] = w->begins[to_x][to_y] || leads;
    }
  return ends;
}

/* Comparing; each returns what differs. */

static char *
where (const Table *t, const Thing *unit, gint x, gint y, const char *what)
{
  return g_strdup_printf ("%s on %c%d of %d columns, %s %c%d", unit->kind->id, 'a' + unit->x,
                          unit->y + 1, t->width, what, 'a' + x, y + 1);
}

static char *
compare_targets (const Table *t, const Thing *unit)
{
  SortieRef listed[MAX_THINGS];
  guint n, n_here = 0;
  SwLook l;

  sw_look (&l, &t->p);
  n = sw_targets (&l, unit->ref, NULL, listed, G_N_ELEMENTS (listed));
  for (guint i = 0; i < t->n; i++)
    {
      const Thing *target = &t->things[i];
      gboolean here = may_attack (t, unit, target);
      gboolean is_listed = FALSE;

      for (guint k = 0; k < n; k++)
        is_listed = is_listed || listed[k] == target->ref;
      if (here != sw_is_target (&l, unit->ref, target->ref, NULL) || here != is_listed)
        return where (t, unit, target->x, target->y, "attacks");
      n_here += here;
    }
  return n == n_here ? NULL : where (t, unit, unit->x, unit->y, "lists too many");
}

static char *
compare_ends (const Table *t, const Ways *w, const SwStride *stride)
{
  SwSpaces listed;
  SwLook l;

  sw_look (&l, &t->p);
  listed = sw_destinations (&l, w->unit->ref, stride);
  for (gint x = 0; x < t->width; x++)
    for (gint y = 0; y < HEIGHT; y++)
      if (sw_spaces_have (listed, y * t->width + x) != w->ends[x][y])
        return where (t, w->unit, x, y, "goes to");
  return NULL;
}

static char *
compare_steps (const Table *t, const Ways *w, const SwStride *stride)
{
  SwLook l;

  sw_look (&l, &t->p);
  for (gint x = 0; x < t->width; x++)
    for (gint y = 0; y < HEIGHT; y++)
      if (distance (t, x, y, w->unit->x, w->unit->y) <= 2
          && sw_may_step (&l, w->unit->ref, stride, y * t->width + x, NULL)
               != w->begins[x][y])
        return where (t, w->unit, x, y, "steps to");
  return NULL;
}

/* All ways to one cell that do not come back to where they began, each of them once. */
typedef struct
{
  const Ways *ways;
  gint x, y;
  guint shortest;                      /* the fewest steps; G_MAXUINT: no way */
  guint n;                             /* how many ways, of any length */
  gboolean plain[MAX_WIDTH][HEIGHT];   /* first steps of shortest ways over plain ground */
  gboolean any_plain;
  gboolean begins[MAX_WIDTH][HEIGHT];  /* first steps of any */
} Routes;

static gboolean
is_plain (const Ways *w, gint x, gint y)
{
  return w->t->card[x][y] == NULL && w->t->vine[x][y] == NULL && !is_held (w, x, y);
}

static void
note_route (Routes *r, guint steps, gboolean plain, gint first_x, gint first_y)
{
  if (steps < r->shortest)
    {
      r->shortest = steps;
      r->any_plain = FALSE;
      memset (r->plain, 0, sizeof r->plain);
    }
  if (steps == r->shortest && plain)
    r->any_plain = r->plain[first_x][first_y] = TRUE;
  r->begins[first_x][first_y] = TRUE;
  r->n++;
}

static void
follow (Routes *r, gint x, gint y, guint taken, gboolean through, gboolean plain, gint first_x,
        gint first_y)
{
  const Ways *w = r->ways;
  gboolean leaves_card = other_card (w, x, y) != NULL;
  guint by = w->unit->kind->traits & BLINKS ? 1 : 2;

  if ((gint) taken == w->unit->kind->steps || is_held (w, x, y))
    return;
  for (guint direction = 0; direction < 8; direction += by)
    {
      gint to_x, to_y;
      gboolean passes = through || leaves_card;

      if (!walk (w->t, x, y, direction, 1, &to_x, &to_y)
          || (to_x == w->unit->x && to_y == w->unit->y)
          || (other_card (w, to_x, to_y) != NULL && !may_pass (w, other_card (w, to_x, to_y))))
        continue;
      if (taken == 0)
        first_x = to_x, first_y = to_y;
      if (to_x != r->x || to_y != r->y)
        follow (r, to_x, to_y, taken + 1, passes, plain && is_plain (w, to_x, to_y), first_x,
                first_y);
      else if (other_card (w, to_x, to_y) == NULL
               && !(passes && w->t->vine[to_x][to_y] != NULL))
        note_route (r, taken + 1, plain, first_x, first_y);
    }
}

/* Whether a card lies about that the unit could trample: then its player says the way. */
static gboolean
could_trample (const Table *t, const Thing *unit)
{
  for (guint i = 0; (unit->kind->traits & TRAMPLES) && i < t->n; i++)
    if ((t->things[i].kind->traits & COMMON)
        && distance (t, unit->x, unit->y, t->things[i].x, t->things[i].y) <= unit->kind->steps)
      return TRUE;
  return FALSE;
}

/* It goes by itself on a shortest way over plain ground, else on the only way that there is. */
static gboolean
is_right_step (const Routes *r, guint8 to, gint width)
{
  if (r->any_plain)
    return to != SW_NO_SPACE && r->plain[to % width][to / width];
  if (r->n == 1)
    return to != SW_NO_SPACE && r->begins[to % width][to / width];
  return to == SW_NO_SPACE;
}

/* One cell of each position is tried. */
static char *
compare_plain_step (const Table *t, const Ways *w, const SwStride *stride)
{
  gint x = (w->unit->x + t->n % 5 + t->width - 2) % t->width, y = (w->unit->y + t->n % 3) % HEIGHT;
  Routes r = { .ways = w, .x = x, .y = y, .shortest = G_MAXUINT };
  guint8 to;
  SwLook l;

  sw_look (&l, &t->p);
  to = sw_plain_step (&l, w->unit->ref, stride, y * t->width + x);
  if (x != w->unit->x || y != w->unit->y)
    follow (&r, w->unit->x, w->unit->y, 0, FALSE, TRUE, 0, 0);
  if (could_trample (t, w->unit))
    return to == SW_NO_SPACE || r.begins[to % t->width][to / t->width]
             ? NULL
             : where (t, w->unit, x, y, "tramples to");
  return is_right_step (&r, to, t->width) ? NULL : where (t, w->unit, x, y, "goes plainly to");
}

static char *
compare_ways (const Table *t, const Thing *unit)
{
  Ways w = { .t = t, .unit = unit };
  SwStride stride = sw_stride (&t->p, unit->ref);
  char *differs;

  try_ways (&w, unit->x, unit->y, unit->kind->steps, FALSE, TRUE);
  if (stride.steps != unit->kind->steps)
    return where (t, unit, unit->x, unit->y, "has other steps");
  differs = compare_ends (t, &w, &stride);
  if (differs == NULL)
    differs = compare_steps (t, &w, &stride);
  if (differs == NULL)
    differs = compare_plain_step (t, &w, &stride);
  return differs;
}

/* One space and a set of it alone step alike. */
static gboolean
steps_like_a_set (const Table *t, const Thing *thing)
{
  const SwField *field = sw_field (&t->p);
  guint8 space = thing->y * t->width + thing->x;

  for (guint d = 0; d < SW_N_DIRECTIONS; d++)
    if (sw_neighbour (field, space, d)
        != sw_spaces_first (sw_spaces_towards (field, sw_space_set (space), d)))
      return FALSE;
  return TRUE;
}

static char *
compare_adjacency (const Table *t, const Thing *thing)
{
  if (!steps_like_a_set (t, thing))
    return where (t, thing, thing->x, thing->y, "steps from");
  for (guint i = 0; i < t->n; i++)
    {
      const Thing *other = &t->things[i];
      gint away = distance (t, thing->x, thing->y, other->x, other->y);

      if (sw_are_adjacent (&t->p, thing->ref, other->ref) != (thing != other && away <= 1))
        return where (t, thing, other->x, other->y, "is beside");
    }
  return NULL;
}

/* Vine Walls and other ground (SW-2.11, 15.5), and where units are summoned (SW-7.2, 7.5). */

static gboolean
is_beside_wall_of (const Table *t, gint x, gint y, guint8 seat)
{
  for (guint i = 0; i < t->n; i++)
    if ((t->things[i].kind->traits & WALL) && t->things[i].seat == seat
        && distance (t, x, y, t->things[i].x, t->things[i].y) == 1)
      return TRUE;
  return FALSE;
}

static SortieRef
ref_of (const Thing *thing)
{
  return thing != NULL ? thing->ref : SORTIE_NOTHING;
}

static char *
compare_ground (const Table *t, const Thing *unit)
{
  guint16 card = sortie_state_pieces (t->p.s)[sortie_ref_index (unit->ref)].card;
  SwSpaces listed = sw_summoning_spaces (&t->p, unit->seat, sortie_ref_card (card));

  for (gint x = 0; x < t->width; x++)
    for (gint y = 0; y < HEIGHT; y++)
      {
        guint16 place = sw_space (&t->p, x, y);
        gboolean empty = t->card[x][y] == NULL && t->vine[x][y] == NULL;
        gboolean summons = empty && is_beside_wall_of (t, x, y, unit->seat);

        if (sw_card_on (&t->p, place) != ref_of (t->card[x][y])
            || sw_vine_on (&t->p, place) != ref_of (t->vine[x][y])
            || sw_is_empty (&t->p, place) != empty
            || sw_may_stand (&t->p, place) != (t->card[x][y] == NULL))
          return where (t, unit, x, y, "finds on");
        if (summons != sw_spaces_have (listed, place - sw_space (&t->p, 0, 0))
            || summons != sw_is_summoning_space (&t->p, unit->seat, sortie_ref_card (card), place,
                                                 NULL))
          return where (t, unit, x, y, "is summoned on");
      }
  return NULL;
}

/* Many positions. */

static const Thing *
any_unit (const Table *t, SortieRng *rng)
{
  guint at = sortie_rng_below (rng, t->n);

  while (t->things[at].kind->traits & WALL)
    at = (at + 1) % t->n;
  return &t->things[at];
}

static guint
n_positions (void)
{
  const char *wanted = g_getenv ("SORTIE_POSITIONS");

  return wanted != NULL ? (guint) strtoul (wanted, NULL, 10) : USUAL_POSITIONS;
}

typedef char *Compare (const Table *t, const Thing *unit);

static void
compare_positions (Table *t, Compare *compare, guint64 seed)
{
  SortieRng rng;
  guint n = n_positions ();

  sortie_rng_seed (&rng, seed);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *differs = NULL;

      lay_out (t, &rng);
      if (i % 2 == 0) /* else whatever is asked looks for itself */
        sortie_glance_keep (&t->p);
      differs = compare (t, any_unit (t, &rng));
      if (differs != NULL)
        {
          tap_string (differs, NULL);
          return;
        }
    }
  tap_note ("%u positions compared", n);
}

static void
find_kinds (Table *t)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      t->defs[i] = sortie_catalogue_find (t->p.setup->catalogue, kinds[i].id);
      CU_ASSERT_TRUE_FATAL (t->defs[i] != 0);
    }
}

static void
on_board (const char *boards, Compare *compare, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("summoner-wars", "summoner-wars");
  const char *const choices[] = { "deck:south=m-deck", "deck:north=m-deck", NULL };
  const char *const options[] = { boards, NULL };
  const SortieMatchSpec spec = { .module = module, .choices = choices, .options = options };
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  Table *t = g_new0 (Table, 1);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  t->p.setup = deal->setup;
  t->width = deal->setup->width;
  t->blank = sortie_state_new (&deal->setup->bounds);
  t->p.s = sortie_state_new (&deal->setup->bounds);
  find_kinds (t);
  compare_positions (t, compare, seed);
  g_free (t->p.s);
  g_free (t->blank);
  g_free (t);
}

static void
targets_on_one_board (void)
{
  on_board ("boards=1", compare_targets, 1);
}

static void
targets_on_two_boards (void)
{
  on_board ("boards=2", compare_targets, 2);
}

static void
ways_on_one_board (void)
{
  on_board ("boards=1", compare_ways, 3);
}

static void
ways_on_two_boards (void)
{
  on_board ("boards=2", compare_ways, 4);
}

static void
neighbours_on_one_board (void)
{
  on_board ("boards=1", compare_adjacency, 5);
}

static void
neighbours_on_two_boards (void)
{
  on_board ("boards=2", compare_adjacency, 6);
}

static void
ground_on_one_board (void)
{
  on_board ("boards=1", compare_ground, 7);
}

static void
ground_on_two_boards (void)
{
  on_board ("boards=2", compare_ground, 8);
}

static const TapTest tests[] = {
  { "SW-2.7 to 2.10, 15.8, 15.9 what a unit may attack", targets_on_one_board },
  { "SW-25.7 the same where the outer columns meet", targets_on_two_boards },
  { "SW-9, 15.5, 15.10, 17.3 where a unit may go", ways_on_one_board },
  { "SW-25.7 the same way round two boards", ways_on_two_boards },
  { "SW-2.3, 15.8 what is adjacent", neighbours_on_one_board },
  { "SW-25.7 the same over the seam", neighbours_on_two_boards },
  { "SW-2.11, 7.2, 7.5, 15.5 what is empty, and where units are summoned", ground_on_one_board },
  { "SW-25.7 the same beside walls at the seam", ground_on_two_boards },
  { NULL },
};

TAP_MAIN (tests)
