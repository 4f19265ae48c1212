/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sortie.h: everything that the author of a game needs. */
#pragma once
#include "module/sketch.h"
