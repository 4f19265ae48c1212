/* SPDX-License-Identifier: GPL-3.0-or-later */
/* new-match.c: asks one question after another until a match can be dealt. */
#include "console/programs/programs.h"

#include "base/text.h"
#include "match/spec.h"
#include "language/front-end.h"
#include "module/front-end.h"
#include "content/deck-file.h"

/* A few words about a candidate. */
static char *
about_candidate (const SortieModule *module, const SortieChoiceDecl *choice, const char *id)
{
  guint16 def = choice->card_kind != NULL ? sortie_catalogue_find (module->catalogue, id) : 0;

  return g_strdup (def != 0 ? console_game_text (module, module->catalogue->defs[def].epithet)
                            : "");
}

/* "menace 2, life 25": the numbers of a record that matter in this mode. (transfer full) */
static char *
record_text (const SortieModule *module, guint mode, const SortieRecord *record)
{
  const SortieRecordDecl *decl = &module->catalogue->vocabulary->records[record->decl];
  const char *const *fields = decl->fields;
  GString *text;

  if (decl->says != NULL && decl->says[mode] != NULL)
    return console_record_sentence (module, record, decl->says[mode]);
  text = g_string_new (NULL);

  for (guint i = 0; fields[i] != NULL; i++)
    g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "",
                            console_game_text (module, fields[i]), record->field[i]);
  return g_string_free (text, FALSE);
}

/* "Deck (player)" */
static char *
heading_text (const SortieModule *module, guint mode, const SortieChoiceDecl *choice, guint8 seat)
{
  const char *title = console_game_text (module, choice->title);

  if (seat == SORTIE_NO_SEAT)
    return g_strdup (title);
  return g_strdup_printf ("%s (%s)", title, console_seat_text (module, mode, seat));
}

static void
add_candidate (ConsolePick *pick, const SortieModule *module, guint mode, const SortieChosen *one,
               const char *id, const GArray *chosen)
{
  const SortieChoiceDecl *choice = &module->game->choices[one->choice];
  const SortieChosen *before = (const SortieChosen *) chosen->data;
  const SortieDeck *deck =
      choice->deck_kind != NULL ? sortie_catalogue_find_deck (module->catalogue, id) : NULL;
  const SortieRecord *record =
      sortie_choice_record (module, one->choice, one->seat, id, before, chosen->len);
  g_autofree char *about =
      record != NULL ? record_text (module, mode, record) : about_candidate (module, choice, id);

  if (deck != NULL)
    console_deck_pick_add (pick, module, deck);
  else
    console_pick_add (pick, id,
                      sortie_choice_name (module, one->choice, one->seat, id, before, chosen->len),
                      about);
}

static ConsolePick *
pick_choice (const SortieModule *module, guint mode, const SortieChosen *one, const GPtrArray *ids,
             const GArray *chosen)
{
  const SortieChoiceDecl *choice = &module->game->choices[one->choice];
  const SortieChosen *before = (const SortieChosen *) chosen->data;
  g_autofree char *heading = heading_text (module, mode, choice, one->seat);
  ConsolePick *pick = console_pick_new (heading);
  const char *usual =
      sortie_choice_default (module, one->choice, one->seat, before, chosen->len);

  for (guint i = 0; i < ids->len; i++)
    {
      add_candidate (pick, module, mode, one, ids->pdata[i], chosen);
      if (g_strcmp0 (ids->pdata[i], usual) == 0)
        pick->usual = i;
    }
  return pick;
}

/* The rules of the match, and what is already chosen. */
typedef struct
{
  ConsoleApp *app;
  const SortieModule *module;
  guint mode;
  const gint16 *options;
  GArray *chosen; /* of SortieChosen */
} Choosing;

/* For a deck that breaks rules: says which value of one option would allow it. */
static void
say_option (const Choosing *choosing, const SortieDeck *deck)
{
  g_autofree char *option = console_deck_option (choosing->module, choosing->options, deck);

  if (option != NULL)
    console_out_fill (choosing->app->out, _ ("It would be legal with the option {option}."),
                      "option", option, NULL);
}

/* Whether the file has a deck that can be chosen here; if not, says why. */
static gboolean
is_legal_deck (const Choosing *choosing, guint choice, const char *file)
{
  const SortieModule *module = choosing->module;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_spec_deck (module, choice, file, file, errors);
  g_autofree char *text = NULL;

  if (deck != NULL)
    sortie_module_check_deck (module, choosing->options, deck, NULL, errors);
  text = sortie_errors_to_string (errors);
  console_out_report (choosing->app->out, text);
  if (deck != NULL && sortie_errors_any (errors))
    say_option (choosing, deck);
  return !sortie_errors_any (errors);
}

/* Adds the custom decks that fit after the others. (transfer full) (element-type ConsoleOwnDeck) */
static GPtrArray *
add_own_decks (ConsolePick *pick, const SortieModule *module, guint choice)
{
  const char *kind = module->game->choices[choice].deck_kind;
  GPtrArray *own = kind != NULL ? console_own_decks (module, kind) : g_ptr_array_new ();

  for (guint i = 0; i < own->len; i++)
    console_own_deck_pick_add (pick, module, own->pdata[i]);
  return own;
}

/* The file that was picked, from the folder or by its path; NULL: something ready-made. */
static const char *
picked_file (const ConsolePick *pick, guint n_ready, const GPtrArray *own, guint picked)
{
  if (picked < n_ready)
    return NULL;
  if (picked < n_ready + own->len)
    return ((const ConsoleOwnDeck *) own->pdata[picked - n_ready])->path;
  return picked < pick->entries->len ? NULL : pick->file;
}

/* Like console_pick_ask_or_say(), but asks again after a deck that is not legal. @ret_file: (nullable): the deck's
 * path if it is a file */
static gint
ask_until_legal (const Choosing *choosing, guint choice, ConsolePick *pick, guint n_ready,
                 const GPtrArray *own, const char **ret_file)
{
  gint picked;

  do
    {
      picked = console_pick_ask_or_say (pick, choosing->app->out,
                                        console_app_input (choosing->app));
      *ret_file = picked >= 0 ? picked_file (pick, n_ready, own, (guint) picked) : NULL;
    }
  while (*ret_file != NULL && !is_legal_deck (choosing, choice, *ret_file));
  return picked;
}

/* The last entry picks a ready-made one at random, if there are several. */
static void
add_random (ConsolePick *pick, const SortieModule *module, guint choice)
{
  if (module->game->choices[choice].deck_kind == NULL || pick->entries->len < 2)
    return;
  console_pick_add (pick, "random", C_ ("deck", "Random"), _ ("one of these decks, by chance"))
      ->group = g_strdup ("");
}

/* What was picked, if it is ready-made; for "random", what chance picked. (transfer none) */
static const char *
ready_made (const Choosing *choosing, const GPtrArray *ids, gint picked)
{
  if (picked < (gint) ids->len)
    return ids->pdata[picked];

  const char *id = ids->pdata[g_random_int_range (0, (gint32) ids->len)];
  const SortieDeck *deck = sortie_catalogue_find_deck (choosing->module->catalogue, id);
  g_autofree char *title = console_deck_title (choosing->module, deck);

  console_out_fill (choosing->app->out, _ ("{label}: {text}."), "label", C_ ("deck", "Random"),
                    "text", title, NULL);
  return id;
}

/* A deck may have been picked by its number or by a word: says which it is. */
static void
say_deck (const Choosing *choosing, const ConsolePick *pick, guint picked)
{
  const ConsolePickEntry *entry = pick->entries->pdata[picked];

  console_out_fill (choosing->app->out, _ ("{label}: {text}."), "label", pick->heading, "text", entry->name, NULL);
}

/* Asks for one choice of one seat. @ret_alone: there was only one. Returns: like console_pick_ask() */
static gint
choose_one (const Choosing *choosing, SortieChosen one, gboolean *ret_alone)
{
  const SortieModule *module = choosing->module;
  GArray *chosen = choosing->chosen;
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, one.choice, one.seat,
                                                        (SortieChosen *) chosen->data, chosen->len);
  g_autoptr (ConsolePick) pick = NULL;
  g_autoptr (GPtrArray) own = NULL;
  const char *file;
  gint picked;

  if (module->game->choices[one.choice].deck_kind != NULL)
    console_decks_sort (module, ids);
  pick = pick_choice (module, choosing->mode, &one, ids, chosen);
  own = add_own_decks (pick, module, one.choice);
  add_random (pick, module, one.choice);
  pick->takes_files = module->game->choices[one.choice].deck_kind != NULL;
  *ret_alone = pick->entries->len == 1;
  picked = ask_until_legal (choosing, one.choice, pick, ids->len, own, &file);
  if (picked < 0)
    return picked;
  if (pick->takes_files && !*ret_alone && picked < (gint) ids->len)
    say_deck (choosing, pick, picked);
  /* the match needs the path until it is set up; there are few */
  one.id = file != NULL ? g_intern_string (file) : ready_made (choosing, ids, picked);
  g_array_append_val (chosen, one);
  return picked;
}

/* The choices in the form of the command line. */
static GPtrArray *
as_texts (const SortieModule *module, guint mode, const GArray *chosen)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < chosen->len; i++)
    {
      const SortieChosen *one = &g_array_index (chosen, SortieChosen, i);
      const char *seat =
          one->seat == SORTIE_NO_SEAT ? NULL : module->game->modes[mode].seats[one->seat];

      g_ptr_array_add (texts, g_strdup_printf ("%s%s%s=%s", module->game->choices[one->choice].id,
                                               seat != NULL ? ":" : "", seat != NULL ? seat : "",
                                               one->id));
    }
  g_ptr_array_add (texts, NULL);
  return texts;
}

/* The table with the players and rules that were picked, in the form of the command line. */
static ConsoleSession *
new_table (ConsoleApp *app, SortieModule *module, guint mode, const GArray *chosen,
           GPtrArray *seats, GPtrArray *settings, GError **error)
{
  g_autoptr (GPtrArray) texts = as_texts (module, mode, chosen);
  ConsoleOptions with = *app->options;

  with.seats = seats;
  with.settings = settings;
  return console_table_new (app, &with, module, module->game->modes[mode].id,
                            (const char *const *) texts->pdata, error);
}

/* ---- One question after another --------------------------------------------------------- */

/* The questions and answers about one match. */
typedef struct
{
  Choosing choosing;
  GPtrArray *seats;  /* "SEAT=WHO" */
  gint16 *options;
  GArray *asked;     /* of Asked: the questions that `back` can return to, the latest last */
} Interview;

/* The answers before a question. */
typedef struct
{
  guint step;
  guint n_chosen, n_seats;
} Asked;

#define MODE_STEP 0u
#define FIRST_SEAT_STEP 1u
#define FIRST_CHOICE_STEP (FIRST_SEAT_STEP + SORTIE_MAX_SEATS)
#define STEPS_PER_CHOICE (SORTIE_MAX_SEATS + 1u) /* one for each seat, and one for no seat */

static guint8
seat_of_step (guint who)
{
  return who < SORTIE_MAX_SEATS ? (guint8) who : SORTIE_NO_SEAT;
}

static guint
n_deciding (const SortieModeDecl *mode)
{
  guint n = 0;

  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    n += console_seat_decides (mode, seat);
  return n;
}

static gboolean
has_options (const SortieGame *game)
{
  return game->options != NULL && game->options[0].id != NULL;
}

static ConsolePick *
pick_for_mode (const SortieModule *module)
{
  ConsolePick *pick = console_pick_new (_ ("Mode"));

  pick->help = g_strdup (_ ("Ways to play this game. “more” changes rule variants; otherwise the "
                            "usual rules apply."));
  for (guint i = 0; module->game->modes[i].id != NULL; i++)
    {
      const SortieModeDecl *mode = &module->game->modes[i];
      g_autofree char *title = sortie_mode_title (module, i);

      console_pick_add (pick, mode->id, title,
                        mode->about != NULL ? console_game_text (module, mode->about) : "");
    }
  if (has_options (module->game))
    console_pick_add (pick, "more", _ ("More"), _ ("choose rule variants"));
  return pick;
}

static gint
ask_mode (Interview *interview, gboolean *ret_alone)
{
  Choosing *choosing = &interview->choosing;
  g_autoptr (ConsolePick) pick = pick_for_mode (choosing->module);
  gint more = has_options (choosing->module->game) ? (gint) pick->entries->len - 1 : -1;
  gint picked;

  *ret_alone = pick->entries->len == 1;
  while ((picked = console_pick_ask_or_say (pick, choosing->app->out,
                                            console_app_input (choosing->app)))
         == more && more >= 0)
    if (!console_arrange_options (choosing->app, choosing->module, interview->options))
      return CONSOLE_PICKED_OUT;
  choosing->mode = (guint) MAX (picked, 0);
  return picked;
}

/* Asks one question. @ret_alone: there was nothing to ask. Returns: like console_pick_ask() */
static gint
ask_step (Interview *interview, guint step, gboolean *ret_alone)
{
  Choosing *choosing = &interview->choosing;
  const SortieGame *game = choosing->module->game;
  const SortieModeDecl *mode = &game->modes[choosing->mode];
  guint seat = step - FIRST_SEAT_STEP, choice, who;

  *ret_alone = FALSE;
  if (step == MODE_STEP)
    return ask_mode (interview, ret_alone);
  if (step < FIRST_CHOICE_STEP)
    {
      if (seat < g_strv_length ((char **) mode->seats) && console_seat_decides (mode, seat) && n_deciding (mode) > 1)
        return console_arrange_seat (choosing->app, choosing->module, choosing->mode, seat,
                                     interview->seats, ret_alone);
    }
  else
    {
      choice = (step - FIRST_CHOICE_STEP) / STEPS_PER_CHOICE;
      who = (step - FIRST_CHOICE_STEP) % STEPS_PER_CHOICE;
      if (sortie_choice_is_made_by (game, choice, choosing->mode, seat_of_step (who)))
        return choose_one (choosing, (SortieChosen) { (guint8) choice, seat_of_step (who), NULL },
                           ret_alone);
    }
  *ret_alone = TRUE;
  return 0;
}

/* Forgets the answers to the last question and all after it. @ret: that question. FALSE: there is none. */
static gboolean
go_back (Interview *interview, guint *ret)
{
  GArray *asked = interview->asked;
  Asked last;

  if (asked->len == 0)
    return FALSE;
  last = g_array_index (asked, Asked, asked->len - 1);
  g_array_set_size (asked, asked->len - 1);
  g_array_set_size (interview->choosing.chosen, last.n_chosen);
  g_ptr_array_set_size (interview->seats, (gint) last.n_seats);
  *ret = last.step;
  return TRUE;
}

/* Asks everything. Returns: 0: all is settled; CONSOLE_PICKED_OUT, CONSOLE_PICKED_BACK */
static gint
ask_all (Interview *interview)
{
  guint n = FIRST_CHOICE_STEP + SORTIE_N_ROWS (interview->choosing.module->game->choices) * STEPS_PER_CHOICE;

  for (guint step = 0; step < n;)
    {
      Asked now = { step, interview->choosing.chosen->len, interview->seats->len };
      gboolean alone;
      gint picked = ask_step (interview, step, &alone);

      if (picked == CONSOLE_PICKED_OUT)
        return picked;
      if (picked == CONSOLE_PICKED_BACK)
        {
          if (!go_back (interview, &step))
            return picked;
          continue;
        }
      if (!alone)
        g_array_append_val (interview->asked, now);
      step++;
    }
  return 0;
}

ConsoleSession *
console_ask_new_match (ConsoleApp *app, const char *game, gboolean *ret_back, GError **error)
{
  g_autoptr (SortieModule) module = console_app_module (app, game, error);
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  g_autoptr (GArray) asked = g_array_new (FALSE, FALSE, sizeof (Asked));
  g_autoptr (GPtrArray) seats = g_ptr_array_new (), settings = NULL;
  g_autofree gint16 *options = NULL;
  Interview interview;
  gint done;

  *ret_back = FALSE;
  if (module == NULL)
    return NULL;
  options = sortie_spec_options (module->game, NULL, NULL);
  interview = (Interview) { { app, module, 0, options, chosen }, seats, options, asked };
  done = ask_all (&interview);
  *ret_back = done == CONSOLE_PICKED_BACK;
  if (done != 0)
    return NULL;
  settings = console_option_settings (module->game->options, options);
  return new_table (app, g_steal_pointer (&module), interview.choosing.mode, chosen, seats,
                    settings, error);
}

/* ---- Quick start ---------------------------------------------------------------------------- */

/* The default match: the first mode, with the content's default choices. */
static GArray *
usual_choices (const SortieModule *module)
{
  const SortieGame *game = module->game;
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));

  for (guint step = 0; step < SORTIE_N_ROWS (game->choices) * STEPS_PER_CHOICE; step++)
    {
      SortieChosen one = { (guint8) (step / STEPS_PER_CHOICE),
                           seat_of_step (step % STEPS_PER_CHOICE), NULL };

      if (!sortie_choice_is_made_by (game, one.choice, 0, one.seat))
        continue;
      one.id = sortie_choice_default (module, one.choice, one.seat, (SortieChosen *) chosen->data,
                                      chosen->len);
      if (one.id != NULL)
        g_array_append_val (chosen, one);
    }
  return chosen;
}

char *
console_quick_match_text (const SortieModule *module)
{
  g_autoptr (GArray) chosen = usual_choices (module);

  return console_played_with (module, 0, (const SortieChosen *) chosen->data, chosen->len, FALSE);
}

ConsoleSession *
console_quick_match (ConsoleApp *app, const char *game, GError **error)
{
  SortieModule *module = console_app_module (app, game, error);
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();
  g_autoptr (GPtrArray) settings = g_ptr_array_new_null_terminated (1, NULL, TRUE);
  g_autoptr (GArray) chosen = NULL;

  if (module == NULL)
    return NULL;
  chosen = usual_choices (module);
  console_usual_players (&module->game->modes[0], seats);
  return new_table (app, module, 0, chosen, seats, settings, error);
}
