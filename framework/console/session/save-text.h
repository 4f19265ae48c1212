/* SPDX-License-Identifier: GPL-3.0-or-later */
/* save-text.h: what to call a saved match, and what can still be done with one that is damaged. */
#pragma once
#include "console/session/saves.h"
G_BEGIN_DECLS

/* "Chess, 17 moves, 2025-05-03 18:21": @module is what is played. (transfer full) */
char *console_save_title (const ConsoleSave *save, const SortieModule *module);

/* "mygame-20250503-182144.journal, 2025-05-03 18:21, cannot be continued". (transfer full) */
char *console_save_wrong_title (const ConsoleSave *save);
/* "line 41: the check sum does not fit the line ...". (transfer full) */
char *console_save_why (const ConsoleSave *save);
/* What one may do about @save->wrong. (transfer full) */
char *console_save_advice (const ConsoleSave *save);

G_END_DECLS
