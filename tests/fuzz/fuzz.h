/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz.h: what a fuzz target is.
 *
 * A target is one source file. It names itself, prepares once, and is then given any bytes, again
 * and again, as libFuzzer and afl++ do it. What must hold whatever the bytes are is part of the
 * target: FUZZ_HOLDS() ends the program where it does not, and so the fuzzer keeps the input. An
 * input leaves nothing behind: the next one finds everything as the first one did.
 *
 * Linked with driver.c instead of a fuzzer, a target runs the files that it is given: so any
 * compiler, valgrind and a debugger can run what a fuzzer found, and make check runs all of it.
 */
#pragma once
#include <sortie/game.h>
G_BEGIN_DECLS

/* The games, in an order that inputs rely on. NULL-terminated. */
extern const char *const fuzz_games[];
#define FUZZ_N_GAMES 3

/* The target's name: the folder in tests/fuzz/found that its inputs are in. */
extern const char fuzz_target[];

/* What a target brings. Whatever cannot be prepared ends the program. */
int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size);

/* Aborts, with the sentence, where @condition does not hold. */
#define FUZZ_HOLDS(condition, ...) \
  G_STMT_START \
  { \
    if (!(condition)) \
      fuzz_fail (#condition, __VA_ARGS__); \
  } \
  G_STMT_END
void fuzz_fail (const char *condition, const char *format, ...)
    G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

/* Quiet, closed XML entrance, and a scratch folder of its own to stand in: call it first. */
void fuzz_init (void);

/* Where modules and content are: the environment of make check, or the build tree. */
const SortiePaths *fuzz_paths (void);

/* A game with its content, and with the cards that only its tests have if @more. (transfer full) */
SortieModule *fuzz_module (const char *game, gboolean more);

/* The folder that the program stands in; whatever an input leaves there is deleted by
 * fuzz_clean(). */
const char *fuzz_scratch (void);
void fuzz_clean (void);

/* (transfer full): the bytes with an end after them, and no other zero. */
char *fuzz_text (const guint8 *bytes, gsize size);

/* A text for people can be read: there is some, it is UTF-8, and no sign of it moves a cursor. */
void fuzz_is_readable (const char *text);

/* What refuses an input names the place: "input:LINE: sentence". */
#define FUZZ_NAME "input"
void fuzz_names_place (const char *message);

G_END_DECLS
