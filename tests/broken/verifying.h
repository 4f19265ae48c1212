/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verifying.h: running the conformance kit in a test. */
#pragma once
#include <sortie/kit.h>
#include "tests/tap/tap.h"
G_BEGIN_DECLS

/* In so many games each fault shows. */
#define GAMES 12

/* A sanitizer takes long, and its allocator does not say what is in use. */
#ifdef __SANITIZE_ADDRESS__
#define HEALTHY_GAMES 20
#define KNOWS_MEMORY FALSE
#else
#define HEALTHY_GAMES 50
#define KNOWS_MEMORY TRUE
#endif

/* A module of tests/FOLDER with the cards of the toy game; fails the test when there is none. */
SortieModule *verifying_load (const char *folder, const char *name);

/* The same with those of tests/CARDS. */
SortieModule *verifying_load_with (const char *folder, const char *name, const char *cards);

/* Plays @games of it, in Polish too; @bots: NULL: those that the program lends. */
SortieVerifyReport *verifying_run (const SortieModule *module, guint games, guint64 seed,
                                   const SortieVerifyBot *bots);

/* "S1 M4": the checks that failed. (transfer full) */
char *verifying_failed (const SortieVerifyReport *report);

/* The kit fails this one check and no other, and says why in a note. */
void verifying_expect (const SortieModule *module, const SortieVerifyBot *bots, const char *check);

G_END_DECLS
