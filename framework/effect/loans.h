/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* loans.h: control that is taken for a time. Private to the effect layer. */
#pragma once
#include "effect/query.h"
G_BEGIN_DECLS

/* Gives a piece to @seat until then; whether it was not there already. */
gboolean effect_take_control (SortiePlay *p, const SortieFrame *f, SortieRef ref, guint8 seat,
                              SortieUntil until);

G_END_DECLS
