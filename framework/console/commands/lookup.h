/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lookup.h: what a person at this screen means by a name.
 *
 * The names are those of the match (SortieLexicon, reader/reader.h), as far as the reader of the screen may know
 * them. A number of the list of moves may also be a name.
 */
#pragma once
#include "console/session/session.h"

/* The names of the match. (transfer none) */
SortieLexicon *console_names (ConsoleSession *session);

/* Like sortie_lexicon_find(), sortie_lexicon_find_among() and sortie_lexicon_list() in each style, for the reader of
 * the screen. A card and a pile are also found by their names with other endings, if
 * no other is. */
gboolean console_find (ConsoleSession *session, guint kinds, const char *name,
                       SortieNameFound *ret);
/* How many words at the beginning are the id or the name of a seat; 0: none. @words: at least one */
guint console_find_seat (ConsoleSession *session, char **words, guint8 *ret);
/* Says that no seat is called so, with the nearest name. */
void console_refuse_seat (ConsoleSession *session, char **words);
gboolean console_find_among (ConsoleSession *session, const guint8 *among, const char *name,
                             SortieNameFound *ret);
void console_list (ConsoleSession *session, guint kinds, GPtrArray *list);
void console_list_read (ConsoleSession *session, guint kinds, GPtrArray *list);
void console_list_written (ConsoleSession *session, guint kinds, GPtrArray *list);

/* Something that `show` shows: a seat, a zone or a place, looked for in this order. */
gboolean console_find_shown (ConsoleSession *session, const char *name, SortieNameFound *ret);

/* Like sortie_lexicon_find_places(). */
GArray *console_find_places (ConsoleSession *session, const char *name, SortieNameFit *ret_fit);

/* A piece on the table or a card that the reader sees: by place (`track2`), by name, or by the number of a move
 * that is about it. */
gboolean console_find_thing (ConsoleSession *session, const char *name, SortieRef *ret);

/* pieces.c: how the folded words of a name are compared with a folded name. */
typedef gboolean (*ConsoleFits) (const char *folded, const char *name);
/* The ways to compare, from 0 on: a later one counts only if nothing fits by an earlier one. (nullable): no more */
ConsoleFits console_name_fits (guint way);
/* The pieces on the table that have that name, or that word on their cards, or that moves name so, such as "the fighter
 * on c4", or that console_find_thing() finds. @own: only those of the reader. (transfer full) (element-type
 * SortieRef) */
GArray *console_find_pieces (ConsoleSession *session, gboolean own, const char *name);

/* What a question is about: a seat, with all its pieces, or some pieces. */
typedef struct
{
  guint8 seat;    /* SORTIE_NO_SEAT: none */
  GArray *pieces; /* (element-type SortieRef) */
} ConsoleMeant;

/* What is meant by a name, "me", "the enemy", "my champion", "the fighter on c4", "boss". @own_first: if the reader has
 * pieces of that name, only those. It means nothing if there is neither a seat nor a piece. */
void console_find_meant (ConsoleSession *session, const char *typed, gboolean own_first, ConsoleMeant *ret);
void console_meant_clear (ConsoleMeant *meant);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ConsoleMeant, console_meant_clear)
/* Whether a seat may be the target of an attack. */
gboolean console_seats_are_attacked (ConsoleSession *session);

/* An ability by its whole id or name; SORTIE_NO_INDEX: there is none. */
guint16 console_find_keyword (ConsoleSession *session, const char *name);

/* "“goblin” may be each of these: goblin-rage, goblin-rush.": the cards whose names begin with a name or contain
 * it; @seen_only: only those that the reader sees. NULL: fewer than two. (transfer full) */
char *console_several (ConsoleSession *session, const char *name, gboolean seen_only);

/* Says that the reader sees nothing with that name, or what could be meant. */
void console_refuse_thing (ConsoleSession *session, const char *name);

/* Whether a word of the program, marked by N_() or NC_(), was typed: in English or in the reader's language,
 * ignoring case and accents. */
gboolean console_word_is (const char *typed, const char *word);
/* The same for several words with blanks between them. */
gboolean console_word_is_among (const char *typed, const char *words);

/* The word for a verb in the reader's language. (transfer none) */
const char *console_verb_word (ConsoleSession *session, guint verb);

/* The number of a verb by its id or its word in the reader's language. FALSE: there is none. */
gboolean console_verb_find (ConsoleSession *session, const char *word, guint8 *ret);
/* The same; NULL: there is none. (transfer none) */
const SortieVerbDecl *console_verb_called (ConsoleSession *session, const char *word);
/* The same, or the verb that players of other games know by that word. */
const SortieVerbDecl *console_verb_known (ConsoleSession *session, const char *word);

/* The words of the line from @from on, to quote them: its verbs in the reader's language. (transfer full) */
char *console_line_quoted (ConsoleSession *session, const SortieLine *line, guint from);
/* Why the line is refused at word number @at. If it has several parts from @from on, names that part, and what comes
 * before it. (transfer full) */
char *console_line_refused_at (ConsoleSession *session, const SortieLine *line, guint from, guint at, const char *why);
/* Says that the words from @from on are not done, but those before them are. (transfer full) */
char *console_line_only_begun (ConsoleSession *session, const SortieLine *line, guint from);
/* Says of a line of which no word was done that nothing of it is, or what came before it. @several: it is more than one
 * move, though it has one part. (transfer full) */
char *console_line_undone (ConsoleSession *session, const SortieLine *line, gboolean several);
/* Says that the words from @from on are not done, if there are any. */
void console_line_say_dropped (ConsoleSession *session, const SortieLine *line, guint from);

/* Whether the game itself, not an effect, asks for a move of that verb. */
gboolean console_game_asks_for (ConsoleSession *session, const char *word);

/* Whether folded words are those of the folded name with other endings, in a language with endings: see
 * sortie_words_end_otherwise(). */
gboolean console_ends_otherwise (const char *folded, const char *name);

/* Joins the words of a name that was typed without quotes. (transfer full) */
char *console_join (char *const *words);

/* search.c: finds cards for people who do not know their exact names. */

/**
 * console_search:
 * @text: an id, a name as printed or translated, the sign in a card's corner, a faction, or how one of these begins;
 *   words in the middle of a name count too, and so do other endings (sortie_lexicon_fit())
 *
 * The best match wins: a whole name, then a faction, then beginnings, then other endings.
 *
 * Returns: (transfer full) (element-type guint16): the definitions in the order of the catalogue;
 *   empty if nothing matches
 */
GArray *console_search (const SortieModule *module, const char *text);

/* The name with which console_search() finds this card and no other, or its id. (transfer none) */
const char *console_search_name (const SortieModule *module, guint16 def);

/* "; did you mean “a”, “b”?" with the names of the nearest cards, or "". @among: (nullable): by definition, whether the
 * card counts; NULL: all do. (transfer full) */
char *console_search_near (const SortieModule *module, const char *text, const guint8 *among);
