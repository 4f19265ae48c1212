/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person wants to play: modes, choices and options as they are typed. */
#include "match/deal.h"
#include <sortie/match.h>
#include "match/spec.h"
#include "match/internal.h"
#include "tests/toy/lamps.h"

/* The toy's table with a second mode and more to choose. */
static const char *const alone[] = { "north", NULL };

static const SortieModeDecl modes[] = {
  { .id = "duel", .title = "Duel", .seats = (const char *const[]){ "north", "south", NULL } },
  { .id = "alone", .title = "Alone", .seats = alone, .row = 1 },
  { NULL },
};

static const SortieChoiceDecl choices[] = {
  { .id = "deck", .per_seat = TRUE, .modes = 3, .seats = 3, .deck_kind = "lamps" },
  { .id = "star", .modes = 1, .card_kind = "lamp" },
  { .id = "charm",
    .per_seat = TRUE,
    .modes = 1,
    .seats = 2,
    .card_kind = "lamp" },
  { NULL },
};

static SortieGame game;
static SortieModule module;

/* The toy's content, in which the beacon is the default, and no deck. */
static const SortieModule *
fixture (void)
{
  game = sortie_game;
  game.modes = modes;
  game.choices = choices;
  module = *lamps ();
  module.game = &game;
  module.catalogue->defs[sortie_catalogue_find (module.catalogue, "beacon")].is_default = TRUE;
  module.catalogue->decks[0].is_default = module.catalogue->decks[1].is_default = FALSE;
  return &module;
}

/* All that is chosen, as text; or the message. (transfer full) */
static char *
settle (const char *mode, const char *const *given, const char *const *options)
{
  SortieMatchSpec spec = {
    .module = fixture (), .mode = mode, .choices = given, .options = options
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieDeal) deal = sortie_deal_new (&spec, &error);
  g_auto (GStrv) chosen = NULL, values = NULL;
  g_autofree char *one = NULL, *two = NULL;

  if (deal == NULL)
    return g_strdup (error->message);
  chosen = sortie_deal_choices (deal);
  values = sortie_deal_options (deal);
  one = g_strjoinv (" ", chosen);
  two = g_strjoinv (" ", values);
  return g_strdup_printf ("%s | %s | %s", game.modes[deal->mode].id, one, two);
}

typedef struct
{
  const char *mode;
  const char *given[4];
  const char *options[3];
  const char *result;
} Case;

static void
check_cases (const Case *cases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *result = settle (cases[i].mode, cases[i].given, cases[i].options);

      tap_string (result, cases[i].result);
    }
}

static void
everything_is_settled (void)
{
  const Case cases[] = {
    { NULL,
      { "deck:north=plain", "deck:south=bright" },
      { NULL },
      "duel | deck:north=plain deck:south=bright star=beacon charm:south=beacon | goal=25 "
      "opener=toss" },
    { "duel",
      { "star=candle", "deck:south=plain", "deck:north=bright" },
      { "goal=5", "opener=south" },
      "duel | deck:north=bright deck:south=plain star=candle charm:south=beacon | goal=5 "
      "opener=south" },
    /* the seat goes without saying where there is only one */
    { "alone",
      { "deck=bright" },
      { "goal=60" },
      "alone | deck:north=bright | goal=60 opener=toss" },
    /* the first mode for one */
    { "1", { "deck=bright" }, { NULL }, "alone | deck:north=bright | goal=25 opener=toss" },
    { "duel",
      { "deck:north=plain", "deck:south=plain", "charm=beacon" },
      { NULL },
      "duel | deck:north=plain deck:south=plain star=beacon charm:south=beacon | goal=25 "
      "opener=toss" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

static void
modes_are_refused (void)
{
  const Case cases[] = {
    { "dual", { NULL }, { NULL }, "there is no mode “dual”; did you mean “duel”?" },
    { "xyzzy", { NULL }, { NULL }, "there is no mode “xyzzy”; there are: duel, alone" },
    { "", { NULL }, { NULL }, "there is no mode “”; there are: duel, alone" },
    { "duel-3", { NULL }, { NULL }, "“duel” is not for 3 players; possible: 2" },
    { "duel2", { NULL }, { NULL }, "there is no mode “duel2”; did you mean “duel”?" },
    { "dual-2", { NULL }, { NULL }, "there is no mode “dual”; did you mean “duel”?" },
    { "7", { NULL }, { NULL }, "no mode is for 7 players; possible: 1, 2" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

static void
choices_are_refused (void)
{
  const Case cases[] = {
    { NULL, { NULL }, { NULL }, "“deck:north” must be chosen; there are: plain, bright" },
    { NULL,
      { "deck:north=plian", "deck:south=plain" },
      { NULL },
      "“deck:north” cannot be “plian”; did you mean “plain”? There are: plain, bright" },
    { NULL,
      { "deck=plain" },
      { NULL },
      "several seats choose “deck”; say which: deck:north=plain, deck:south=plain" },
    { NULL,
      { "deck:west=plain" },
      { NULL },
      "there is no seat “west” in this mode; there are: north, south" },
    { NULL,
      { "deck:nroth=plain" },
      { NULL },
      "there is no seat “nroth” in this mode; did you mean “north”?" },
    { NULL, { "deck:north=plain", "deck:north=bright" }, { NULL }, "“deck” is chosen twice" },
    { NULL, { "charm:north=candle" }, { NULL }, "the seat “north” does not choose “charm”" },
    { NULL,
      { "star:north=candle" },
      { NULL },
      "“star” is chosen once for everybody, not for a seat" },
    { NULL,
      { "decks:north=plain" },
      { NULL },
      "there is nothing called “decks” to choose; did you mean “deck”?" },
    { NULL, { "plain" }, { NULL }, "a choice is given as NAME=ID or NAME:SEAT=ID, not “plain”" },
    { "alone", { "star=candle" }, { NULL }, "“star” is not chosen in the mode “alone”" },
    { "alone",
      { "deck:south=plain" },
      { NULL },
      "there is no seat “south” in this mode; there are: north" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

static void
options_are_refused (void)
{
  const Case cases[] = {
    { NULL, { NULL }, { "gaol=7" }, "there is no option “gaol”; did you mean “goal”?" },
    { NULL, { NULL }, { "goal=4" }, "the option “goal” is a number from 5 to 60, not “4”" },
    { NULL, { NULL }, { "goal=61" }, "the option “goal” is a number from 5 to 60, not “61”" },
    { NULL, { NULL }, { "goal=many" }, "the option “goal” is a number from 5 to 60, not “many”" },
    { NULL, { NULL }, { "goal=" }, "the option “goal” is a number from 5 to 60, not “”" },
    { NULL, { NULL }, { "goal" }, "an option is given as NAME=VALUE, not “goal”" },
    { NULL,
      { NULL },
      { "opener=noth" },
      "the option “opener” cannot be “noth”; did you mean “north”?" },
    { NULL,
      { NULL },
      { "opener=0" },
      "the option “opener” cannot be “0”; there are: north, south, toss" },
    { NULL, { NULL }, { "goal=7", "goal=8" }, "the option “goal” is given twice" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

static void
candidates_are_listed (void)
{
  const SortieModule *m = fixture ();
  g_autoptr (GPtrArray) decks = sortie_choice_candidates (m, 0, NORTH, NULL, 0);
  g_autoptr (GPtrArray) lamps_ = sortie_choice_candidates (m, 1, SORTIE_NO_SEAT, NULL, 0);

  tap_int (decks->len, 2);
  tap_string (decks->pdata[0], "plain");
  tap_string (decks->pdata[1], "bright");
  tap_int (lamps_->len, 3);
  tap_string (lamps_->pdata[2], "beacon");
  CU_ASSERT_TRUE (sortie_choice_is_made_by (m->game, 0, 0, SOUTH));
  CU_ASSERT_FALSE (sortie_choice_is_made_by (m->game, 0, 1, SOUTH));
  CU_ASSERT_FALSE (sortie_choice_is_made_by (m->game, 2, 0, NORTH));
  CU_ASSERT_TRUE (sortie_choice_is_made (m->game, 2, 0));
  CU_ASSERT_FALSE (sortie_choice_is_made (m->game, 2, 1));
}

/* A boss's class: a record of what another choice is. Put together by hand, since no lamp has
 * records. */
static void
records_are_chosen (void)
{
  static const SortieChoiceDecl with_record[] = {
    { .id = "star", .modes = 1, .card_kind = "lamp" },
    { .id = "class", .modes = 1, .record_of = "star" },
    { NULL },
  };
  SortieRecord records[] = { { .id = "easy", .name = "Easy" },
                             { .id = "hard", .name = "Quite Hard" } };
  SortieModule with = *fixture ();
  SortieCatalogue catalogue = *with.catalogue;
  g_autofree SortieDef *defs = g_memdup2 (catalogue.defs, catalogue.n_defs * sizeof *defs);
  const char *const hard[] = { "star=beacon", "class=hard", NULL };
  const char *const by_name[] = { "star=Beacon", "class=quite HARD", NULL };
  const char *const vague[] = { "star=beacon", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) chosen = NULL, named = NULL, none = NULL;

  game.choices = with_record;
  catalogue.defs = defs;
  catalogue.records = records;
  catalogue.n_records = 2;
  defs[sortie_catalogue_find (&catalogue, "beacon")].first_record = 0;
  defs[sortie_catalogue_find (&catalogue, "beacon")].n_records = 2;
  with.catalogue = &catalogue;

  chosen = sortie_spec_choices (&with, 0, hard, FALSE, NULL, NULL, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (chosen);
  tap_int (chosen->len, 2);
  tap_string (g_array_index (chosen, SortieChosen, 1).id, "hard");
  tap_string (sortie_choice_name (&with, 1, SORTIE_NO_SEAT, "hard", (SortieChosen *) chosen->data,
                                  chosen->len),
              "Quite Hard");
  named = sortie_spec_choices (&with, 0, by_name, FALSE, NULL, NULL, &error);
  tap_no_error (error);
  tap_string (g_array_index (named, SortieChosen, 0).id, "beacon");
  tap_string (g_array_index (named, SortieChosen, 1).id, "hard");
  none = sortie_spec_choices (&with, 0, vague, FALSE, NULL, NULL, &error);
  CU_ASSERT_PTR_NULL (none);
  tap_string (error->message, "“class” must be chosen; there are: easy, hard");
  records[1].is_default = TRUE;
  tap_string (sortie_choice_default (&with, 1, SORTIE_NO_SEAT, (SortieChosen *) chosen->data,
                                     chosen->len),
              "hard");
}

/* Of several default decks each seat takes the next, and then the first again. */
static void
seats_take_the_defaults_in_turn (void)
{
  const SortieModule *m = fixture ();
  SortieDeck *decks = m->catalogue->decks;

  CU_ASSERT_PTR_NULL (sortie_choice_default (m, 0, NORTH, NULL, 0));
  decks[0].is_default = TRUE;
  tap_string (sortie_choice_default (m, 0, NORTH, NULL, 0), "plain");
  tap_string (sortie_choice_default (m, 0, SOUTH, NULL, 0), "plain");
  decks[1].is_default = TRUE;
  tap_string (sortie_choice_default (m, 0, NORTH, NULL, 0), "plain");
  tap_string (sortie_choice_default (m, 0, SOUTH, NULL, 0), "bright");
  /* where only the second seat chooses it takes the first */
  tap_string (sortie_choice_default (m, 2, SOUTH, NULL, 0), "beacon");
}

static void
fit (guint mode, guint n_seats, G_GNUC_UNUSED const gint16 *options, SortieBounds *bounds)
{
  CU_ASSERT_EQUAL (mode, game.modes[mode].row);
  bounds->cards = (guint16) (bounds->cards - n_seats);
  bounds->pieces = (guint16) (bounds->pieces + n_seats);
}

/* A match has the room that its mode, seats and options need, and never more than the game says. */
static void
bounds_fit_the_match (void)
{
  const char *const decks[] = { "deck:north=plain", "deck:south=bright", NULL };
  SortieMatchSpec spec = { .module = fixture (), .choices = decks };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieDeal) deal = NULL;

  game.fit_bounds = fit;
  deal = sortie_deal_new (&spec, &error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  CU_ASSERT_EQUAL (deal->setup->bounds.cards, game.bounds.cards - deal->setup->n_seats);
  CU_ASSERT_EQUAL (deal->setup->bounds.pieces, game.bounds.pieces);
}

static const TapTest tests[] = {
  { "everything that a mode needs is settled, with the content's default where nothing is said",
    everything_is_settled },
  { "a mode that is not there is refused with the nearest", modes_are_refused },
  { "a choice that cannot be made is refused with the nearest or with what there is",
    choices_are_refused },
  { "an option that cannot be is refused with its range or the nearest", options_are_refused },
  { "what can be chosen, and by whom, can be asked", candidates_are_listed },
  { "a record of another choice is chosen", records_are_chosen },
  { "of several defaults each seat takes the next", seats_take_the_defaults_in_turn },
  { "a match has the room that it needs, never more than the game says", bounds_fit_the_match },
  { NULL },
};

TAP_MAIN (tests)
