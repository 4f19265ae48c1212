/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* parse.h: what the files that read a typed line share. Private to the library.
 *
 * `parse.c` takes a line apart, `parse-words.c` says what one word may mean, `parse-offered.c` looks
 * among what might be played now, `parse-table.c` on the whole table.
 */
#pragma once
#include <sortie/move.h>
#include <sortie/speech.h>
G_BEGIN_DECLS

/* How the words of a line are looked at, the strictest way first. */
typedef enum
{
  SORTIE_AS_WRITTEN,
  SORTIE_BY_NAME, /* or as it is written */
  SORTIE_BY_ID,   /* `imp` where the list writes `hand/imp` or `track2` */
  SORTIE_BY_NAME_AND_PLACE, /* as sentences say it: `Imp (War Track 2)` */
  SORTIE_BY_PLACE_OF_OTHER, /* `front` where the list writes `boss.front`, and no place of one's own */
  SORTIE_BY_PART, /* `rage` for Goblin Rage, or in any of the ways above, but for the last */
  SORTIE_N_READINGS
} SortieReading;

/* ---- Words ----------------------------------------------------------------------------- */

/* Whether a typed word, read so, is this thing. */
gboolean sortie_operand_means (const SortiePlay *p, guint8 seat, const SortieOperand *operand,
                               SortieRef ref, const char *word, SortieReading reading);

/* Whether it is a place, or stands on one, of which others have their own, and @seat has this. */
gboolean sortie_is_at_own_place (const SortiePlay *p, guint8 seat, SortieRef ref);

/* What a card in a pile, or what stands on a place, is for @seat; 0: nothing that it can read. */
guint16 sortie_readable_def (const SortiePlay *p, guint8 seat, SortieRef ref);

/* How many of the game's cards are called so, or else have the word as a part of their names, and
 * the first of them (0: none). Which cards there are everybody knows. */
guint sortie_word_defs (const SortiePlay *p, const char *word, guint16 *ret);

/* ---- Refusing; each returns FALSE, and @why may be NULL ---------------------------------- */

/* No word has more than SORTIE_MAX_WORD bytes. */
gboolean sortie_words_check (char *const *words, guint n, SortieRefusal *why);

/* A reason that quotes @word. */
gboolean sortie_refuse_word (SortieRefusal *why, guint reason, const char *word);

/* The word may mean each of @refs: those that differ are offered as they are written. */
gboolean sortie_refuse_as_several (SortieRefusal *why, const SortiePlay *p, guint8 seat,
                                   const SortieOperand *operand, const SortieRef *refs, guint n,
                                   const char *word);

/* ---- Looking ----------------------------------------------------------------------------- */

/**
 * sortie_parse_offered:
 * @words: (array length=n): what stands behind the verb
 * @ret: what they mean among what the verb might do now: a legal move where there is one
 * @ret_clear: FALSE when they mean several legal moves, and @why says which
 *
 * Returns: whether they mean anything there
 */
gboolean sortie_parse_offered (const SortiePlay *p, guint8 seat, guint8 verb, char **words, guint n,
                               SortieMove *ret, gboolean *ret_clear, SortieRefusal *why);

/* What the words behind a verb mean, legal or not, among what it might do or else on the table. */
gboolean sortie_words_parse (const SortiePlay *p, guint8 seat, guint8 verb, char *const *words,
                             guint n, SortieMove *ret, SortieRefusal *why);

/* What the words mean on the whole table, whatever the question is; FALSE and @why: nothing. */
gboolean sortie_parse_on_table (const SortiePlay *p, guint8 seat, guint8 verb, char **words,
                                guint n, SortieMove *ret, SortieRefusal *why);

G_END_DECLS
