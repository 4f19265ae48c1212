/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sortie.h: everything that the author of a game needs. */
#pragma once
#include "base/version.h"
#include "eval/targets.h"
#include "eval/uses.h"
#include "eval/table-effects.h"
#include "eval/verdict.h"
#include "module/sketch.h"
