/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sortie.h: everything that the author of a game needs. */
#pragma once
#include "base/version.h"
#include "effect/targets.h"
#include "effect/uses.h"
#include "effect/verbs.h"
#include "effect/verdict.h"
#include "module/sketch.h"
