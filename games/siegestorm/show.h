/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.h: the parts of the drawn table. */
#pragma once
#include "rules.h"

/* A War Track, with its exit if a unit is there. */
void ss_show_track (const SortieView *view, SortieSketch *sketch, SsFlank flank, gboolean from_end);
/* The three spaces of the Battle Zone between two flanks. */
void ss_show_spaces (const SortieView *view, SortieSketch *sketch, SsFlank far, SsFlank near);
/* Some piles of a seat, in a row. */
void ss_show_piles (const SortieView *view, SortieSketch *sketch, guint8 seat, const SsZone *zones, guint n);
/* All piles of a player. */
void ss_show_player (const SortieView *view, SortieSketch *sketch, guint8 seat);

/* Last Man Standing as @near sees it; if @near is out, as the first player who is left. */
void ss_show_circle (const SortieView *view, SortieSketch *sketch, guint8 near);
