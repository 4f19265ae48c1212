/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room match offers to the rest of the library. The match itself is in whole.h. */
#pragma once
#include "match/deal.h"
#include "match/front-end.h"
#include "reader/internal.h"

/* ---- Where a match begins. */

/* What happens first at a position that was laid out. */
typedef enum
{
  SORTIE_BEGIN_ASKED, /* nothing: somebody is asked */
  SORTIE_BEGIN_FIRST, /* the first turn begins */
  SORTIE_BEGIN_PHASE, /* a phase is open, or begins */
} SortieBegin;

/* The beginning of a match that is not played from a seed alone. Its journal does not tell all of it, so it is of no
 * use to others; everything else of a match works. */
typedef struct
{
  const SortieState *s; /* (nullable): a position of the deal's setup, laid out; NULL: it is dealt from the seed */
  guint64 seed;
  SortieFate fate;      /* lent: must outlive the match. What it sets is set again whenever the match is played again */
  gboolean as_written;  /* lines are read as they are written: no name has another ending */
  gboolean practice;    /* everything can be taken back, and the fate then sets anew what is random */
  SortieBegin begin;
  guint8 seat;          /* these if a phase is open: whose turn of which kind, and whether the phase begins */
  gboolean enter;
  guint turn, phase;
} SortieOpening;

/* A match from there to the first decision. @deal: (transfer full). NULL and @error as sortie_match_new() */
SortieMatch *sortie_match_new_from (SortieDeal *deal, const SortieOpening *opening, GError **error);

/* ---- Steps: one small decision each. */

/* How many the match has had, without those taken back. */
guint sortie_match_n_steps (const SortieMatch *match);
/* The move of the last one. @ret_before: the position before it, also while it is carried out */
const SortieMove *sortie_match_last_step (const SortieMatch *match, const SortieState **ret_before);
/* Plays the first @n steps again for a listener, which gets the same fate. */
void sortie_match_hear_again (const SortieMatch *match, guint n, SortieWatch *listener);

/* ---- Journals. */

/* Creates a journal with only the first line. (transfer full) */
SortieJournal *sortie_journal_new (void);

/* Adds a line with the @size bytes at @text, which have no newline. */
void sortie_journal_add (SortieJournal *journal, const char *text, gssize size);

/* The whole text, as written to a file. */
const char *sortie_journal_text (const SortieJournal *journal, gsize *ret_size);

/* The whole line with number and checksum, without newline. (transfer full) */
char *sortie_journal_framed_line (const SortieJournal *journal, guint line);

/* ---- What is played. */

/**
 * sortie_spec_choices:
 * @mode: the index of a mode
 * @texts: (nullable): NULL-terminated
 * @command_line: whether the texts come from a command line: a choice may then be the path of a deck file, and advice
 *   shows the syntax of the command line instead of the journal's
 * @own_decks: (nullable): as in SortieMatchSpec
 * @seed: (nullable): the seed of the match; with it "random" picks one of the candidates, another one for each seat
 *
 * Returns: (transfer full) (element-type SortieChosen): everything that the mode needs, in the order of the game's
 *   table and of the seats; the array owns custom decks. NULL with @error, which names every error in such a deck
 */
GArray *sortie_spec_choices (const SortieModule *module, guint mode, const char *const *texts,
                             gboolean command_line, const SortieNamedDeck *own_decks,
                             const guint64 *seed, GError **error);

/* Whether some seat makes the choice in a mode. */
gboolean sortie_choice_is_made (const SortieGame *game, guint choice, guint mode);

/* The seat with exactly this id; SORTIE_NO_SEAT if there is none. */
guint8 sortie_seat_of_id (const SortieSetup *setup, const char *id);

/* ---- forecast.c: what the rules will do next for a seat that decides nothing ------------- */

/* Plays on from a world that fits the reader's knowledge, with random results of its own, while everybody declines.
 * What it tells is true in every such world: the forecast ends where chance, a card that the reader does not know, or a
 * free choice would decide.
 */

/**
 * sortie_forecast:
 * @p: the true position, which it does not change
 * @actor: a seat that the rules play
 * @reader: the seat that asks
 * @about: tell only what happens to this piece; SORTIE_NOTHING: everything
 *
 * Returns: (transfer full): lines, at least one: first a heading, unless nothing can be foretold; then what happens
 *   until the end of the current or next turn of @actor, with unknown cards called so; the last line says why the
 *   forecast ends
 */
char **sortie_forecast (const SortiePlay *p, guint8 actor, guint8 reader, SortieRef about);
