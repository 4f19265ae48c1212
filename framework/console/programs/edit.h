/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: the deck editor: somebody adds cards to a deck of their own and takes them out, sees at any
 * time which rules it breaks, and saves it as a deck file.
 *
 * It knows nothing of any game. What goes into a deck, which rules there are and what they say is
 * asked of the module, by the same check that `sortie deck check` makes and every match begins with.
 *
 * Three things, each in a file of its own: the deck as it changes (edit-deck.c), what cards there
 * are for it (edit-find.c), and what somebody types (edit-commands.c, edit-show.c, edit-save.c).
 */
#pragma once
#include "console/programs/programs.h"
#include <sortie/deck.h>

/* ---- edit-deck.c: a deck that changes --------------------------------------------------- */

/* One card of it; the zone as in SortieDeckLine. */
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

/* A comment of the file, in front of the entry of a card. */
typedef struct
{
  guint16 def; /* 0: of the deck */
  char *text;
} ConsoleEditComment;

typedef struct
{
  char *id, *name;
  char *theme;         /* (nullable): what a file said, which is kept */
  guint8 difficulty;
  const char *faction; /* (nullable): the catalogue's */
  guint8 kind;         /* of deck */
  GArray *lines;       /* of ConsoleEditLine: a card has one */
  GArray *starts;      /* of ConsoleEditStart: no two on one space */
  GPtrArray *comments; /* of ConsoleEditComment, in the order of the file */
} ConsoleEditDeck;

/* @from: (nullable): what is in it; NULL: nothing yet */
ConsoleEditDeck *console_edit_deck_new (guint8 kind, const char *id, const char *name,
                                        const SortieDeck *from);
ConsoleEditDeck *console_edit_deck_copy (const ConsoleEditDeck *deck);
void console_edit_deck_free (gpointer deck);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleEditDeck, console_edit_deck_free)

/* How many of a card are in it. */
guint console_edit_deck_count (const ConsoleEditDeck *deck, guint16 def);

/* @n: 1 or more; no card has more than CONSOLE_EDIT_MOST. The zone, and the spaces on which the first
 * copies start, come from @model (nullable), if they are free. Returns: how many copies there are
 * now */
#define CONSOLE_EDIT_MOST 99
guint console_edit_deck_add (ConsoleEditDeck *deck, guint16 def, guint n, const SortieDeck *model);
/* Copies that start nowhere go first. Returns: how many were taken out */
guint console_edit_deck_remove (ConsoleEditDeck *deck, guint16 def, guint n);

/* One copy more starts on @at, where no other does then; FALSE: there is no copy left. */
gboolean console_edit_deck_start (ConsoleEditDeck *deck, guint16 def, SortieStart at);
/* No copy of it starts on the battlefield. */
void console_edit_deck_lift (ConsoleEditDeck *deck, guint16 def);
/* Its copies lie in that zone, as in SortieDeckLine. */
void console_edit_deck_put (ConsoleEditDeck *deck, guint16 def, guint16 zone);

/* ---- edit-comments.c: what is written in a deck file for people -------------------------- */

/* What @text, a deck file, says in comments: each belongs to the entry behind it, or to the deck. */
void console_edit_read_comments (ConsoleEditDeck *deck, const SortieCatalogue *catalogue,
                                 const char *text);
/* @text, as sortie_deck_text() lays it out in lines, with the comments. (transfer full) */
char *console_edit_with_comments (const ConsoleEditDeck *deck, const SortieCatalogue *catalogue,
                                  const char *text);
/* (nullable) (transfer full): those of a card, or of the deck, one after the other. */
char *console_edit_comment (const ConsoleEditDeck *deck, guint16 def);
/* Behind those that there are, as it stands. */
void console_edit_add_comment (ConsoleEditDeck *deck, guint16 def, const char *text);
/* In place of those that there are; "": none. */
void console_edit_set_comment (ConsoleEditDeck *deck, guint16 def, const char *text);

/* The deck as the rules see it. (transfer full) */
SortieDeck *console_edit_deck_make (const ConsoleEditDeck *deck);

/* ---- Somebody at work -------------------------------------------------------------------- */

typedef struct
{
  ConsoleApp *app;
  const SortieModule *module;
  const gint16 *options;   /* a value for each of the game's options */
  const SortieDeck *model; /* (nullable): the ready-made deck that it was copied from */
  ConsoleEditDeck *deck;
  GPtrArray *before;       /* of ConsoleEditDeck: what undo leads back to, the latest last */
  char *path;              /* (nullable): the file that it was read from, or saved to */
  char *wanted;            /* (nullable): the file that was named for it, and is not there yet */
  gboolean changed;        /* something is not saved */
  gboolean over;
} ConsoleEditor;

/* The ready-made deck of which the rules of this one are likely to speak: with the same card at its
 * head, else the one that it was copied from. (nullable) */
const SortieDeck *console_edit_model (const ConsoleEditor *editor);

/* ---- edit-find.c: what cards there are for the deck ------------------------------------- */

/* Whether the rules let such a card into the deck at all, however many there are in it now. */
gboolean console_edit_fits (const ConsoleEditor *editor, guint16 def);

/**
 * console_edit_find:
 * @words: what all of them must have: a word that begins so in the name, the text, the faction or
 *   what is printed; or a value with a number behind it, "cost 2"
 *
 * Returns: (transfer full) (element-type guint16): the cards that fit
 */
GArray *console_edit_find (const ConsoleEditor *editor, char *const *words);

/* Whether a word names a value that has a number. */
gboolean console_edit_is_value (const SortieModule *module, const char *word);

/* The cards that the words mean: those of the deck if @mine, otherwise the ones that fit it first.
 * (transfer full) (element-type guint16) */
GArray *console_edit_meant (const ConsoleEditor *editor, const char *name, gboolean mine);

/* ---- edit-show.c ------------------------------------------------------------------------- */

void console_edit_show_deck (const ConsoleEditor *editor);
void console_edit_show_cards (const ConsoleEditor *editor, const GArray *defs);
/* What is missing or too many, with the number of the rule. Returns: how many breaches there are */
guint console_edit_show_faults (const ConsoleEditor *editor);
/* One line: how many cards there are, and whether it is legal. */
void console_edit_show_state (const ConsoleEditor *editor);

/* ---- edit-save.c -------------------------------------------------------------------------- */

/* "my-imps" from "My imps!"; "deck" where nothing is left. (transfer full) */
char *console_edit_id (const char *name);

/* Writes it to @name: a path, or what it is called in the player's own folder; NULL: where it is
 * from, or by its id there. Asks before it replaces what it is not from. FALSE: it is not saved, and
 * that was said. */
gboolean console_edit_save (ConsoleEditor *editor, const char *name);

/* ---- edit-commands.c ---------------------------------------------------------------------- */

/* Reads lines until the player leaves. */
void console_edit_run (ConsoleEditor *editor);

/* ---- run-edit.c: sortie deck edit GAME [FILE|DECK] --------------------------------------- */

ConsoleStatus console_edit_deck (ConsoleApp *app, const char *game, const char *what,
                                 GError **error);
