/* SPDX-License-Identifier: GPL-3.0-or-later */
/* save-text.h: what to call a saved match, and what can still be done with one that is damaged. */
#pragma once
#include "console/saves.h"
#include "match/match.h"
G_BEGIN_DECLS

/* "Chess, turn 9, 2025-05-03 18:21": @match is what was saved. (transfer full) */
char *console_save_title (const ConsoleSave *save, SortieMatch *match);

/* "mygame-20250503-182144.journal, 2025-05-03 18:21, cannot be continued". (transfer full) */
char *console_save_wrong_title (const ConsoleSave *save);
/* "line 41: the check sum does not fit the line ...". (transfer full) */
char *console_save_why (const ConsoleSave *save);
/* What one may do about @save->wrong. (transfer full) */
char *console_save_advice (const ConsoleSave *save);

G_END_DECLS
