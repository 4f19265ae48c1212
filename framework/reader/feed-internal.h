/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed-internal.h: what the parts of feed.h share. */
#pragma once
#include "reader/feed.h"
G_BEGIN_DECLS

/* The one answer to the question at hand, when a front end may give it; FALSE: it may not. */
gboolean sortie_feed_lone_answer (const SortiePlay *p, SortieMove *ret);

G_END_DECLS
