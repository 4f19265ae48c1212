/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-what.c: questions about the table, answered in sentences: `what is at c4`, `what threatens my summoner`,
 * `what changed`. */
#include "console/commands/commands.h"

#include <string.h>

#include "base/text.h"
#include "match/front-end.h"
#include "console/commands/lookup.h"
#include "module/front-end.h"
#include "speech/front-end.h"
#include "console/screen/screen.h"

/* Skips leading words that add nothing. */
static char **
behind (char **words, const char *const *fillers)
{
  while (words[0] != NULL && words[1] != NULL)
    {
      guint i = 0;

      while (fillers[i] != NULL && !console_word_is_among (words[0], fillers[i]))
        i++;
      if (fillers[i] == NULL)
        break;
      words++;
    }
  return words;
}

/* ---- What is at a place ---------------------------------------------------------------- */

/* The boxes and cells of the sketch with something of that name. @folded: the name or a part of it */
static void
add_things_called (const SortieSketch *sketch, const char *folded, ConsoleFits fits, GHashTable *things)
{
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];
      g_autofree char *title = item->kind == SORTIE_SKETCH_BOX && item->title != NULL ? sortie_words_fold (item->title)
                                                                                       : NULL;

      if (title != NULL && fits (folded, title))
        g_hash_table_add (things, (gpointer) item);
      for (guint k = 0; item->grid != NULL && k < item->grid->cells->len; k++)
        {
          const SortieSketchCell *cell = item->grid->cells->pdata[k];

          for (guint n = 0; cell->titles != NULL && cell->titles[n] != NULL; n++)
            {
              g_autofree char *name = sortie_words_fold (cell->titles[n]);

              if (fits (folded, name))
                g_hash_table_add (things, (gpointer) cell);
            }
        }
    }
}

/* The cells of a row "5" or a column "c". */
static void
add_line_of_grid (const SortieSketch *sketch, gboolean is_row, const char *called, GHashTable *things)
{
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      for (guint k = 0; item->grid != NULL && k < item->grid->cells->len; k++)
        {
          const SortieSketchCell *cell = item->grid->cells->pdata[k];
          const gsize letters = strcspn (cell->name, G_CSET_DIGITS);

          if (is_row ? strcmp (cell->name + letters, called) == 0
                     : strlen (called) == letters && g_ascii_strncasecmp (cell->name, called, letters) == 0)
            g_hash_table_add (things, (gpointer) cell);
        }
    }
}

/* "row 5", "column c", "fighter": several places at once. FALSE: there are none. */
static gboolean
say_several (ConsoleSession *session, char **words, const char *name)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) things = g_hash_table_new (NULL, NULL);
  g_autofree char *folded = sortie_words_fold (name);
  const gboolean is_row = console_word_is (words[0], NC_ ("typed", "row"));

  sortie_game_show (console_session_view (session), sketch);
  if ((is_row || console_word_is (words[0], NC_ ("typed", "column"))) && words[1] != NULL && words[2] == NULL)
    add_line_of_grid (sketch, is_row, words[1], things);
  else if (*folded != '\0')
    for (guint i = 0; console_name_fits (i) != NULL && g_hash_table_size (things) == 0; i++)
      add_things_called (sketch, folded, console_name_fits (i), things);
  console_linear_say_things (session->out, sketch, things, NULL);
  return g_hash_table_size (things) > 0;
}

/* "Oath Knight: Hand." (transfer full) */
static char *
card_in_pile (ConsoleSession *session, guint16 card)
{
  const SortiePlay *p = &console_session_view (session)->play;
  const guint8 reader = console_session_reader (session);
  const SortiePile *pile = &p->setup->piles[sortie_card (p, card)->zone];
  const gboolean is_own = pile->seat == SORTIE_NO_SEAT || pile->seat == reader;
  char name[SORTIE_MOVE_TEXT], seat[SORTIE_MOVE_TEXT];

  sortie_ref_name (p, reader, sortie_ref_card (card), name);
  return sortie_sentence (is_own ? _ ("{card}: {zone}.") : _ ("{card}: {zone} of {seat}."), "card", name, "zone",
                          console_game_text (session->module, p->setup->zones[pile->decl].title), "seat",
                          is_own ? "" : sortie_ref_name (p, reader, sortie_ref_seat (pile->seat), seat), NULL);
}

/* Adds a sentence for each card of that name in a pile that the reader may look at. */
static void
add_piles_with (ConsoleSession *session, const char *folded, ConsoleFits fits, GPtrArray *sentences)
{
  const SortiePlay *p = &console_session_view (session)->play;

  for (guint16 card = 0; card < p->s->n_cards && *folded != '\0'; card++)
    {
      const SortieCard *one = sortie_card (p, card);
      g_autofree char *called = sortie_words_fold (sortie_def_name (p->setup->catalogue, one->def));

      if (one->def != 0 && one->zone != SORTIE_NO_INDEX && fits (folded, called))
        g_ptr_array_add (sentences, card_in_pile (session, card));
    }
}

/* Says in which piles such cards are. FALSE: in none. */
static gboolean
say_piles_with (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folded = sortie_words_fold (name);

  for (guint i = 0; console_name_fits (i) != NULL && sentences->len == 0; i++)
    add_piles_with (session, folded, console_name_fits (i), sentences);
  g_ptr_array_add (sentences, NULL);
  console_out_events (session->out, 2, (char *const *) sentences->pdata);
  return sentences->len > 1;
}

/* Whether that is the table itself: "table", "board". */
static gboolean
is_table (ConsoleSession *session, const char *name)
{
  return console_word_is_among (name, console_command_find (session, "show")->also);
}

/* Shows the places of the pieces of that name: "my summoner", "the fighter on c4". FALSE: there are none. */
static gboolean
say_pieces_called (ConsoleSession *session, const char *name)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_auto (ConsoleMeant) meant = { .seat = SORTIE_NO_SEAT };

  console_find_meant (session, name, TRUE, &meant);
  if (meant.seat != SORTIE_NO_SEAT)
    {
      char *seat[] = { (char *) p->setup->seat_ids[meant.seat], NULL };

      console_command_show (session, seat);
      return TRUE;
    }
  for (guint i = 0; i < meant.pieces->len; i++)
    {
      const guint16 place = sortie_piece_place (p, g_array_index (meant.pieces, SortieRef, i));
      char written[SORTIE_MOVE_TEXT];
      char *words[] = { written, NULL };

      sortie_place_name (p->setup, place, console_session_reader (session), written, sizeof written);
      console_command_show (session, words);
    }
  return meant.pieces->len > 0;
}

/* Says what an ability does. FALSE: none is called so. */
static gboolean
say_keyword (ConsoleSession *session, char **words, const char *name)
{
  if (console_find_keyword (session, name) == SORTIE_NO_INDEX)
    return FALSE;
  console_command_card (session, words);
  return TRUE;
}

/* Shows the place, the seat or the pile, or says where things of that name are, or if @or_means what the word means;
 * "c 4" is c4. */
static void
say_what_is_named (ConsoleSession *session, char **words, gboolean or_means)
{
  g_autofree char *name = console_join (words), *together = g_strjoinv ("", words);
  char *as_one[] = { together, NULL };
  SortieNameFound found;
  gboolean any;

  if (is_table (session, name))
    {
      console_command_show (session, words + g_strv_length (words));
      return;
    }
  if (console_find_shown (session, name, &found))
    console_command_show (session, words);
  else if (console_find (session, SORTIE_NAME_PLACE, together, &found))
    console_command_show (session, as_one);
  else
    {
      any = say_several (session, words, name);
      if (!say_piles_with (session, name) && !any
          && (!or_means || !console_term_say (session->out, session->module, name))
          && !say_pieces_called (session, name) && !say_keyword (session, words, name))
        console_command_show (session, words);
    }
}

static void
say_what_is (ConsoleSession *session, char **words)
{
  static const char *const fillers[] = { NC_ ("typed", "at"), NC_ ("typed", "on"),
                                         NC_ ("typed", "in"), NULL };
  const ConsoleLinear before = session->out->linear;
  char **name = behind (words, fillers);

  if (before == CONSOLE_LINEAR_OFF)
    session->out->linear = CONSOLE_LINEAR_NORMAL;
  say_what_is_named (session, name, name == words);
  session->out->linear = before;
}

/* ---- How much life ----------------------------------------------------------------------- */

static void say_counts (ConsoleSession *session, char **words);

/* Of some pieces, with all that the table says of them, or of everybody. */
static void
say_life (ConsoleSession *session, char **words)
{
  const ConsoleLinear before = session->out->linear;
  g_autofree char *name = console_join (words);

  if (before == CONSOLE_LINEAR_OFF)
    session->out->linear = CONSOLE_LINEAR_NORMAL;
  if (*name == '\0')
    say_counts (session, words);
  else if (!say_pieces_called (session, name))
    say_what_is_named (session, words, FALSE);
  session->out->linear = before;
}

/* ---- What threatens -------------------------------------------------------------------- */

/* Whose a piece is, from the reader's point of view. */
typedef enum
{
  OWN, /* or nobody's */
  PARTNERS,
  OPPONENTS,
} Whose;

static Whose
whose (const SortieView *view, SortieRef piece)
{
  guint8 of = sortie_piece_controller (&view->play, piece);

  if (of == view->seat || of >= view->play.setup->n_seats)
    return OWN;
  return sortie_are_opponents (view->play.setup, view->seat, of) ? OPPONENTS : PARTNERS;
}

/* All pieces of the reader's side. (transfer full) */
static GArray *
own_side (ConsoleSession *session)
{
  const SortieView *view = console_session_view (session);
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));

  for (SORTIE_EACH_PIECE (&view->play, slot))
    {
      SortieRef piece = sortie_piece_ref (&view->play, slot);

      if (sortie_piece_controller (&view->play, piece) == view->seat || whose (view, piece) == PARTNERS)
        g_array_append_val (pieces, piece);
    }
  return pieces;
}

void
console_threat_say (ConsoleSession *session, const ConsoleThreat *threat)
{
  g_autofree char *sentence =
      threat->before == NULL
          ? g_strdup (threat->sentence)
          : sortie_sentence (_ ("{threat} Before that: {move}"), "threat", threat->sentence, "move",
                             threat->before, NULL);
  g_autofree char *depends =
      threat->answer == NULL ? NULL
                             /* Translators: {answer}: an answer to the open question, in a sentence */
                             : sortie_sentence (_ ("{threat} After this answer: {answer}"), "threat", sentence,
                                                "answer", threat->answer, NULL);

  console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, depends != NULL ? depends : sentence);
}

/* The name of the seat that controls it. (transfer none) */
static const char *
owner_name (const SortieView *view, SortieRef piece)
{
  return sortie_seat_name (view->play.setup, sortie_piece_controller (&view->play, piece));
}

/* (transfer full) */
static char *
heading_of_piece (const SortieView *view, SortieRef piece)
{
  char name[SORTIE_MOVE_TEXT];

  sortie_ref_name_and_place (&view->play, view->seat, piece, name);
  if (whose (view, piece) == OWN)
    return sortie_sentence (_ ("{piece} can be attacked before your next turn:"), "piece", name, NULL);
  return sortie_sentence (whose (view, piece) == OPPONENTS
                              ? _ ("Your side can attack {piece} before the next turn of {seat}:")
                              : _ ("{piece} can be attacked before the next turn of {seat}:"),
                          "piece", name, "seat", owner_name (view, piece), NULL);
}

/* Says the threats below the heading @begin. Returns: whether there are any. */
static gboolean
say_threats_below (ConsoleSession *session, SortieRef target, const char *begin)
{
  g_autoptr (GPtrArray) threats = console_threats (session, SORTIE_NOTHING, target);

  if (threats->len > 0)
    console_out_say (session->out, begin);
  for (guint i = 0; i < threats->len; i++)
    console_threat_say (session, threats->pdata[i]);
  return threats->len > 0;
}

static gboolean
say_threats_to (ConsoleSession *session, SortieRef piece)
{
  g_autofree char *begin = heading_of_piece (console_session_view (session), piece);

  return say_threats_below (session, piece, begin);
}

gboolean
console_forecasts_say (ConsoleSession *session, SortieRef about)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint8 reader = console_session_reader (session);
  gboolean any = FALSE;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (console_seat_is_automatic (p->setup, seat) && sortie_are_opponents (p->setup, reader, seat))
      {
        g_auto (GStrv) lines = sortie_match_forecast (session->match, seat, reader, about);

        for (guint i = 0; lines[i] != NULL; i++)
          console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, g_strstrip (lines[i]));
        any = TRUE;
      }
  return any;
}

/* "Defender (b4), Defender (e3)" (transfer full) */
static char *
names_of_pieces (const SortieView *view, const GArray *pieces)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++)
    {
      char name[SORTIE_MOVE_TEXT];

      sortie_ref_name_and_place (&view->play, view->seat, g_array_index (pieces, SortieRef, i), name);
      g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", name);
    }
  return g_string_free (names, FALSE);
}

/* The look ahead moves one piece alone. */
static void
say_what_is_in_the_way (ConsoleSession *session)
{
  console_out_say (session->out, _ ("Nor are attacks for which another piece must make way first."));
  if (session->answers_left_out)
    console_out_say (session->out, _ ("The open question has more answers than were looked at."));
}

/* Says what the threats to the pieces of one side include, below them or in their place. */
static void
say_what_was_counted (ConsoleSession *session, const GArray *pieces, gboolean any)
{
  const SortieView *view = console_session_view (session);
  const SortieRef piece = pieces->len > 0 ? g_array_index (pieces, SortieRef, 0) : SORTIE_NOTHING;
  g_autofree char *names = names_of_pieces (view, pieces);
  Whose side = whose (view, piece);

  if (side == OPPONENTS && !any)
    console_out_fill (session->out,
                      _ ("Nothing that your side has on the table can attack {piece} before the next turn of {seat}. "
                         "Cards in hand are not counted."),
                      "piece", names, "seat", owner_name (view, piece), NULL);
  else if (side == OPPONENTS)
    console_out_say (session->out, _ ("Cards in hand are not counted."));
  else if (any)
    console_out_say (session->out, _ ("Cards in your opponents' hands are not counted."));
  else if (side == PARTNERS)
    console_out_fill (session->out,
                      _ ("Nothing on the table can attack {piece} before the next turn of {seat}. Cards in your "
                         "opponents' hands are not counted."),
                      "piece", names, "seat", owner_name (view, piece), NULL);
  else
    console_out_fill (session->out,
                      _ ("Nothing on the table can attack {piece} before your next turn. Cards in your opponents' "
                         "hands are not counted."),
                      "piece", names, NULL);
  say_what_is_in_the_way (session);
}

static void
say_threats_to_opponent (ConsoleSession *session, guint8 seat)
{
  const char *name = sortie_seat_name (sortie_match_setup (session->match), seat);
  g_autofree char *begin =
      sortie_sentence (_ ("Your side can attack {seat} before that player's next turn:"), "seat", name, NULL);

  if (say_threats_below (session, sortie_ref_seat (seat), begin))
    console_out_say (session->out, _ ("Cards in hand are not counted."));
  else
    console_out_fill (session->out,
                      _ ("Nothing that your side has on the table can attack {seat} before that player's next turn. "
                         "Cards in hand are not counted."),
                      "seat", name, NULL);
  say_what_is_in_the_way (session);
}

/* A forecast about a zone or a place concerns the whole side. Returns: whether the rules play the opponent, so that
 * there is a forecast. */
static gboolean
say_foretold (ConsoleSession *session, const ConsoleMeant *meant, const char *name)
{
  SortieNameFound found;
  gboolean any = FALSE;

  if (meant->seat == console_session_reader (session)
      || (meant->pieces->len == 0 && console_find_shown (session, name, &found)))
    return console_forecasts_say (session, SORTIE_NOTHING);
  for (guint i = 0; i < meant->pieces->len; i++)
    if (whose (console_session_view (session), g_array_index (meant->pieces, SortieRef, i)) != OPPONENTS)
      any = console_forecasts_say (session, g_array_index (meant->pieces, SortieRef, i)) || any;
  return any;
}

/* A player without pieces on the table can still be attacked. */
static void
say_threats_to_reader (ConsoleSession *session)
{
  g_autoptr (GArray) pieces = own_side (session);
  gboolean any = say_threats_below (session, sortie_ref_seat (console_session_reader (session)),
                                    _ ("You can be attacked before your next turn:"));

  for (guint i = 0; i < pieces->len; i++)
    any = say_threats_to (session, g_array_index (pieces, SortieRef, i)) || any;
  if (any)
    {
      say_what_was_counted (session, pieces, TRUE);
      return;
    }
  console_out_say (session->out, _ ("Nothing on the table can attack you or what you have there before your next "
                                    "turn. Cards in your opponents' hands are not counted."));
  say_what_is_in_the_way (session);
}

static void
say_threats_to_pieces (ConsoleSession *session, const GArray *pieces)
{
  gboolean any = FALSE;

  for (guint i = 0; i < pieces->len; i++)
    any = say_threats_to (session, g_array_index (pieces, SortieRef, i)) || any;
  say_what_was_counted (session, pieces, any);
}

/* "what threatens", "what threatens me", "what threatens my fighter". */
static void
say_threats (ConsoleSession *session, char **words)
{
  const guint8 reader = console_session_reader (session);
  g_autofree char *name = console_join (words);
  g_auto (ConsoleMeant) meant = { .seat = reader };

  if (reader == SORTIE_NO_SEAT)
    return;
  if (*name != '\0')
    console_find_meant (session, name, TRUE, &meant);
  if (meant.seat != SORTIE_NO_SEAT && console_seats_are_attacked (session)
      && sortie_are_opponents (sortie_match_setup (session->match), reader, meant.seat))
    say_threats_to_opponent (session, meant.seat);
  else if (say_foretold (session, &meant, name))
    return;
  else if (meant.seat == reader)
    say_threats_to_reader (session);
  else if (meant.pieces->len == 0)
    console_session_refuse_fill (session, _ ("You have no piece “{name}” on the table."), "name", name, NULL);
  else
    say_threats_to_pieces (session, meant.pieces);
}

/* ---- What a piece threatens ------------------------------------------------------------- */

gboolean
console_is_of_opponent (ConsoleSession *session, SortieRef piece)
{
  return whose (console_session_view (session), piece) == OPPONENTS;
}

static void
say_targets_heading (ConsoleSession *session, const char *name, gboolean theirs, gboolean any)
{
  console_out_fill (session->out,
                    any      ? (theirs ? _ ("{piece} can attack before your next turn:")
                                       : _ ("{piece} can attack before your opponents' next turn:"))
                    : theirs ? _ ("{piece} can attack nothing on the table before your next turn.")
                             : _ ("{piece} can attack nothing on the table before your opponents' next turn."),
                    "piece", name, NULL);
}

/* @always: also that there is nothing. Returns: whether there is something */
static gboolean
say_targets_of (ConsoleSession *session, SortieRef piece, gboolean always)
{
  g_autoptr (GPtrArray) threats = console_threats (session, piece, SORTIE_NOTHING);
  char name[SORTIE_MOVE_TEXT];

  sortie_ref_name_and_place (&console_session_view (session)->play, console_session_reader (session), piece, name);
  if (always || threats->len > 0)
    say_targets_heading (session, name, console_is_of_opponent (session, piece), threats->len > 0);
  for (guint i = 0; i < threats->len; i++)
    console_threat_say (session, threats->pdata[i]);
  return threats->len > 0;
}

void
console_say_not_counted (ConsoleSession *session)
{
  console_out_say (session->out, _ ("Cards in hand are not counted."));
  say_what_is_in_the_way (session);
}

/* A piece of a seat that the rules play is part of the forecast. */
static void
say_targets (ConsoleSession *session, char **words)
{
  const SortieView *view = console_session_view (session);
  const SortieSetup *setup = view->play.setup;
  g_autofree char *name = console_join (words);
  g_auto (ConsoleMeant) meant = { .seat = SORTIE_NO_SEAT };
  gboolean any = FALSE;
  guint8 seat;

  if (console_session_reader (session) == SORTIE_NO_SEAT)
    return;
  console_find_meant (session, name, TRUE, &meant);
  if (meant.seat == SORTIE_NO_SEAT && meant.pieces->len == 0)
    {
      console_refuse_thing (session, name);
      return;
    }
  seat = meant.seat;
  if (seat == SORTIE_NO_SEAT)
    seat = sortie_piece_controller (&view->play, g_array_index (meant.pieces, SortieRef, 0));
  if (console_seat_is_automatic (setup, seat) && console_forecasts_say (session, SORTIE_NOTHING))
    return;
  for (guint i = 0; i < meant.pieces->len; i++)
    any = say_targets_of (session, g_array_index (meant.pieces, SortieRef, i), meant.seat == SORTIE_NO_SEAT) || any;
  if (meant.seat != SORTIE_NO_SEAT && !any)
    say_targets_heading (session, sortie_seat_name (setup, seat), sortie_are_opponents (setup, view->seat, seat),
                         FALSE);
  console_say_not_counted (session);
}

/* ---- What changed ---------------------------------------------------------------------- */

/* The log entry after the reader's own last move. A reader who has not moved yet gets the last turn of each seat. */
static guint
begin_of_changes (const ConsoleSession *session, guint8 reader)
{
  guint turns = 0, from;

  if (session->acted[reader].log > 0)
    return console_session_since (session, reader);
  from = sortie_match_log_length (session->match);
  while (from > 0 && turns < sortie_match_setup (session->match)->n_seats)
    turns += sortie_match_log_entry (session->match, --from).kind == SORTIE_LOG_TURN;
  return from;
}

/* Says how the places look that have changed in the meantime. */
static void
say_changed_places (ConsoleSession *session)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) changed = NULL;

  sortie_game_show (console_session_view (session), sketch);
  changed = console_table_changed (session, sketch);
  console_linear_say_things (session->out, sketch, changed, _ (CONSOLE_CHANGED));
}

static void
say_changes (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  guint8 reader = console_session_reader (session);
  g_auto (GStrv) lines = NULL;

  if (reader == SORTIE_NO_SEAT)
    return;
  lines = sortie_match_log_joined (session->match, reader, begin_of_changes (session, reader),
                                   console_linear_tells (session->out));
  if (lines[0] == NULL)
    console_out_say (session->out, _ ("Nothing has happened since your last move."));
  console_out_events (session->out, 2, lines);
  say_changed_places (session);
}

/* ---- The score and the turn --------------------------------------------------------------- */

/* Says the pieces that matter to everybody, with their numbers: the Summoners, with their life. */
static void
say_pieces_with_role (ConsoleSession *session, const SortieSketch *sketch)
{
  g_autoptr (GHashTable) things = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      for (guint k = 0; item->grid != NULL && k < item->grid->cells->len; k++)
        if (((const SortieSketchCell *) item->grid->cells->pdata[k])->role != NULL)
          g_hash_table_add (things, item->grid->cells->pdata[k]);
    }
  console_linear_say_things (session->out, sketch, things, NULL);
}

/* "Menace Level 2 of 5", on one line. (transfer full) */
static char *
unbroken (const char *label, const char *value)
{
  g_autofree char *all = g_strconcat (label, " ", value, NULL);
  g_auto (GStrv) words = g_strsplit (all, " ", 0);

  return g_strjoinv ("\u00a0", words);
}

/* "North: Score 12, Hand 5": what the table counts of each seat. */
static void
say_counts (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GString) counts = g_string_new (NULL);
  const char *seat = NULL;

  sortie_game_show (console_session_view (session), sketch);
  for (guint i = 0; i <= sketch->items->len; i++)
    {
      const SortieSketchItem *item = i < sketch->items->len ? sketch->items->pdata[i] : NULL;
      const gboolean is_heading = item == NULL || item->kind == SORTIE_SKETCH_HEADING;

      if (is_heading && seat != NULL && counts->len > 0)
        {
          g_autofree char *all = sortie_sentence (_ ("{label}: {text}."), "label", seat, "text", counts->str, NULL);

          console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, all);
        }
      if (is_heading)
        {
          g_string_truncate (counts, 0);
          seat = item != NULL && item->seat != SORTIE_NO_SEAT ? item->label : NULL;
        }
      else if (item->kind == SORTIE_SKETCH_METER || (item->kind == SORTIE_SKETCH_PILE && item->value >= 0))
        {
          g_autofree char *value = item->kind == SORTIE_SKETCH_METER ? console_meter_text (item)
                                                                     : g_strdup_printf ("%d", item->value);
          g_autofree char *count = unbroken (item->label, value);

          g_string_append_printf (counts, "%s%s", counts->len > 0 ? _ (", ") : "", count);
        }
    }
  say_pieces_with_role (session, sketch);
}

static void
say_turn (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  g_autofree char *status = console_now_status (session);
  const guint8 seat = sortie_match_to_move (session->match);

  if (*status != '\0')
    console_out_say (session->out, status);
  if (seat != SORTIE_NO_SEAT)
    console_out_fill (session->out,
                      sortie_phrase_to_reader (_ ("{seat} decides now.|you=You decide now."),
                                               seat == console_session_reader (session), FALSE),
                      "seat", sortie_seat_name (sortie_match_setup (session->match), seat), NULL);
}

/* ---- The command ----------------------------------------------------------------------- */

/* The word has all forms that may be typed, with blanks between them. */
static const struct
{
  const char *word;
  guint least; /* how many more words it needs */
  void (*say) (ConsoleSession *session, char **words);
} questions[] = {
  { .word = NC_ ("typed", "is"), .least = 1, .say = say_what_is },
  { .word = NC_ ("typed", "threatens"), .say = say_threats },
  { .word = NC_ ("typed", "targets"), .least = 1, .say = say_targets },
  { .word = NC_ ("typed", "changed"), .say = say_changes },
  { .word = NC_ ("typed", "goal aim"), .say = console_command_goal },
  { .word = NC_ ("typed", "score"), .say = say_counts },
  { .word = NC_ ("typed", "life"), .say = say_life },
  { .word = NC_ ("typed", "turn"), .say = say_turn },
};

/* Translators: words before a noun, or after “what”, that add nothing, with blanks between them. */
static const char *const articles[] = { NC_ ("typed", "the a an"), NULL };

gboolean
console_asks_what (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (console_word_is_among (word, questions[i].word))
      return TRUE;
  return FALSE;
}

/* "what is the score" asks for the score. Returns the words from the one that asks on. */
static char **
question_in (char **words)
{
  char **asked = behind (words, articles);
  const gboolean is = console_word_is_among (asked[0], questions[0].word);
  char **noun = is && asked[1] != NULL ? behind (asked + 1, articles) : NULL;

  return noun != NULL && noun[1] == NULL && console_asks_what (noun[0]) ? noun : asked;
}

void
console_command_what (ConsoleSession *session, char **words)
{
  char **asked = question_in (words);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (console_word_is_among (asked[0], questions[i].word) && g_strv_length (asked + 1) >= questions[i].least)
      {
        questions[i].say (session, asked + 1);
        return;
      }
  if (asked > words) /* "what the knight", as languages say it that need no "is" */
    say_what_is (session, asked);
  else
    console_asked_refuse (session, words);
}

/* ---- In sentences ---------------------------------------------------------------------- */

static const struct
{
  const char *word, *says;
} levels[CONSOLE_N_LINEAR] = {
  [CONSOLE_LINEAR_OFF] = { NC_ ("typed", "off"), N_ ("The table is drawn.") },
  [CONSOLE_LINEAR_SHORT] = { NC_ ("typed", "short"),
                             N_ ("You hear in short what happens; “log” tells all of it, “show” describes the "
                                 "table.") },
  [CONSOLE_LINEAR_NORMAL] = { NC_ ("typed", "normal"),
                              N_ ("You hear what happens, and what has changed on the table.") },
  [CONSOLE_LINEAR_FULL] = { NC_ ("typed", "full"),
                            N_ ("You hear the whole table whenever it has changed.") },
};

gboolean
console_linear_called (const char *word, ConsoleLinear *ret)
{
  *ret = CONSOLE_LINEAR_NORMAL;
  if (console_word_is (word, N_ ("on")))
    return TRUE;
  for (guint i = 0; i < CONSOLE_N_LINEAR; i++)
    if (console_word_is (word, levels[i].word))
      {
        *ret = i;
        return TRUE;
      }
  return FALSE;
}

/* where the level is kept in the settings, which holds for all games */
#define GROUP "screen"
#define KEY "linear"

ConsoleLinear
console_linear_remembered (void)
{
  g_auto (GStrv) words = console_setting_read (GROUP, KEY);
  ConsoleLinear level;

  return words[0] != NULL && console_linear_called (words[0], &level) ? level : CONSOLE_LINEAR_NORMAL;
}

/* Whoever has the table drawn again still hears it at the same level the next time. */
static void
remember_level (ConsoleSession *session, ConsoleLinear level)
{
  const char *const words[] = { strchr (levels[level].word, '\004') + 1, NULL };
  g_autoptr (GError) error = NULL;

  if (level == CONSOLE_LINEAR_OFF || !console_input_is_interactive (session->input))
    return;
  if (!console_setting_write (GROUP, KEY, words, &error))
    console_session_refuse (session, error->message);
}

void
console_linear_explain (ConsoleSession *session)
{
  for (guint i = CONSOLE_LINEAR_SHORT; i < CONSOLE_N_LINEAR; i++)
    /* Translators: {text} is a sentence about what the word {label} does. */
    console_out_fill (session->out, _ ("{label}: {text}"), "label",
                      sortie_text_translate (SORTIE_TEXT_DOMAIN, levels[i].word), "text", _ (levels[i].says), NULL);
}

void
console_command_linear (ConsoleSession *session, char **words)
{
  ConsoleLinear level = session->out->linear;

  if (words[0] != NULL && !console_linear_called (words[0], &level))
    {
      console_command_refuse_usage (session, console_command_find (session, "linear"));
      return;
    }
  if (words[0] != NULL)
    {
      session->question.is_shown = session->question.is_shown && session->out->linear == level;
      session->out->linear = level;
      remember_level (session, level);
    }
  console_out_say (session->out, _ (levels[level].says));
}
