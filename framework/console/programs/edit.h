/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: the deck editor: a person adds and removes cards of a custom deck, sees at any time which rules it
 * breaks, and saves it as a deck file.
 *
 * It knows no game. It asks the module what may go into a deck, and which rules it breaks: this is the same check
 * that `sortie deck check` makes and every match begins with.
 *
 * It has three parts, each in files of its own: the changing deck (edit-deck.c), the cards that fit it
 * (edit-find.c), and the commands (edit-commands.c, edit-show.c, edit-save.c).
 */
#pragma once
#include "console/programs/programs.h"

/* ---- edit-deck.c: the changing deck ----------------------------------------------------- */

/* A card of the deck; the zone as in SortieDeckLine. */
typedef struct
{
  guint16 def, n, zone;
} ConsoleEditLine;

/* Where one copy of a card starts. */
typedef struct
{
  guint16 def;
  SortieStart at;
} ConsoleEditStart;

/* A comment of the file, before the entry of a card. */
typedef struct
{
  guint16 def; /* 0: it is about the deck */
  char *text;
} ConsoleEditComment;

typedef struct
{
  char *id, *name;
  char *theme;         /* (nullable): the theme in the file, which is kept */
  guint8 difficulty;
  const char *faction; /* (nullable): the catalogue's */
  guint8 kind;         /* of deck */
  GArray *lines;       /* of ConsoleEditLine: a card has one */
  GArray *starts;      /* of ConsoleEditStart: at most one per space */
  GPtrArray *comments; /* of ConsoleEditComment, in the order of the file */
} ConsoleEditDeck;

/* @from: (nullable): its cards and faction; NULL: it has none */
ConsoleEditDeck *console_edit_deck_new (guint8 kind, const char *id, const char *name,
                                        const SortieDeck *from);
ConsoleEditDeck *console_edit_deck_copy (const ConsoleEditDeck *deck);
void console_edit_deck_free (gpointer deck);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleEditDeck, console_edit_deck_free)

/* How many copies of a card the deck has. */
guint console_edit_deck_count (const ConsoleEditDeck *deck, guint16 def);

/* Adds @n copies, at least 1; no card has more than CONSOLE_EDIT_MOST. The zone, and the spaces where the first
 * copies start, come from @model (nullable), if those spaces are free. */
#define CONSOLE_EDIT_MOST 99
void console_edit_deck_add (ConsoleEditDeck *deck, guint16 def, guint n, const SortieDeck *model);
/* Removes copies, those without a starting space first. */
void console_edit_deck_remove (ConsoleEditDeck *deck, guint16 def, guint n);

/* Starts one more copy on @at, and removes any other that started there. FALSE: no copy is left. */
gboolean console_edit_deck_start (ConsoleEditDeck *deck, guint16 def, SortieStart at);
/* Makes no copy of the card start on the battlefield. */
void console_edit_deck_lift (ConsoleEditDeck *deck, guint16 def);
/* Puts its copies into that zone, as in SortieDeckLine. */
void console_edit_deck_put (ConsoleEditDeck *deck, guint16 def, guint16 zone);

/* ---- edit-comments.c: the comments of a deck file ----------------------------------------- */

/* Reads the comments of @text, a deck file. Each belongs to the entry after it, or to the deck. */
void console_edit_read_comments (ConsoleEditDeck *deck, const SortieCatalogue *catalogue,
                                 const char *text);
/* Adds the comments to @text, whose lines are laid out by sortie_deck_text(). (transfer full) */
char *console_edit_with_comments (const ConsoleEditDeck *deck, const SortieCatalogue *catalogue,
                                  const char *text);
/* (nullable) (transfer full): all comments on a card or, for 0, on the deck. */
char *console_edit_comment (const ConsoleEditDeck *deck, guint16 def);
/* Adds @text, unchanged, after the other comments. */
void console_edit_add_comment (ConsoleEditDeck *deck, guint16 def, const char *text);
/* Replaces the comments; "": removes them. */
void console_edit_set_comment (ConsoleEditDeck *deck, guint16 def, const char *text);

/* The deck as the rules need it. (transfer full) */
SortieDeck *console_edit_deck_make (const ConsoleEditDeck *deck);

/* ---- The editor --------------------------------------------------------------------------- */

typedef struct
{
  ConsoleApp *app;
  const SortieModule *module;
  const gint16 *options;   /* a value for each of the game's options */
  const SortieDeck *model; /* (nullable): the ready-made deck that it is a copy of */
  ConsoleEditDeck *deck;
  GPtrArray *before;       /* of ConsoleEditDeck: earlier versions for undo, the latest last */
  char *path;              /* (nullable): the file that it was read from or saved to */
  char *wanted;            /* (nullable): the file that was named for it, which does not exist yet */
  gboolean changed;        /* it has unsaved changes */
  gboolean over;
} ConsoleEditor;

/* The ready-made deck that this one's rules probably refer to: the one with the same leader, else the one that it
 * is a copy of. (nullable) */
const SortieDeck *console_edit_model (const ConsoleEditor *editor);

/* The same for a card that is put into the deck: a leader brings its own. (nullable) */
const SortieDeck *console_edit_model_of (const ConsoleEditor *editor, guint16 def);

/* ---- edit-find.c: the cards that fit the deck --------------------------------------------- */

/* Whether the rules allow the card in the deck at all, whatever its number. */
gboolean console_edit_fits (const ConsoleEditor *editor, guint16 def);

/**
 * console_edit_find:
 * @words: what every card must have: a word that begins like this in its name, text, faction or printed values;
 *   or a value followed by a number, "cost 2"
 *
 * Returns: (transfer full) (element-type guint16): the cards that match
 */
GArray *console_edit_find (const ConsoleEditor *editor, char *const *words);

/* Where the first word is that follows a value and is neither a number nor a range from a lower to a higher one; the
 * number of words: there is none. */
guint console_edit_wrong_range (const SortieModule *module, char *const *words);

/* Whether the word names a numeric value. */
gboolean console_edit_is_value (const SortieModule *module, const char *word);

/* The cards that the words may mean: cards of the deck if @mine, otherwise preferably those that fit it. (transfer
 * full) (element-type guint16) */
GArray *console_edit_meant (const ConsoleEditor *editor, const char *name, gboolean mine);

/* ---- edit-show.c ------------------------------------------------------------------------- */

void console_edit_show_deck (const ConsoleEditor *editor);
void console_edit_show_cards (const ConsoleEditor *editor, const GArray *defs);
gboolean console_edit_is_legal (const ConsoleEditor *editor);
/* Says what is missing or too many, with the rules' numbers. Returns: the number of breaches */
guint console_edit_show_faults (const ConsoleEditor *editor);
/* If the deck breaks very many rules because another leader has another reference card: says with which ready-made deck
 * to begin instead. */
void console_edit_show_other_start (const ConsoleEditor *editor);
/* If a card may not start on @at: says why, and where it may. */
void console_edit_show_start (const ConsoleEditor *editor, guint16 def, SortieStart at);
/* Says in one line how many cards the deck has, and whether it is legal. */
void console_edit_show_state (const ConsoleEditor *editor);

/* ---- edit-save.c -------------------------------------------------------------------------- */

/* "my-imps" for "My imps!"; "deck" if nothing is left. Never the id of a ready-made deck: "my-cloaks" for "Cloaks".
 * (transfer full) */
char *console_edit_id (const SortieModule *module, const char *name);

/* Writes it to @name: a path, or a name in the player's own folder; NULL: the file that it came from, or its id in
 * that folder. Asks before replacing any other file. FALSE: it was not saved, and it says so. */
gboolean console_edit_save (ConsoleEditor *editor, const char *name);

/* ---- edit-commands.c ---------------------------------------------------------------------- */

/* Reads lines until the player leaves. */
void console_edit_run (ConsoleEditor *editor);

/* ---- run-edit.c: sortie deck edit GAME [FILE|DECK] --------------------------------------- */

ConsoleStatus console_edit_deck (ConsoleApp *app, const char *game, const char *what,
                                 GError **error);
