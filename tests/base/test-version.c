/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sortie/base.h>
#include "tests/tap/tap.h"

static void
version_is_the_packages (void)
{
  tap_string (sortie_version (), PACKAGE_VERSION);
}

static const TapTest tests[] = {
  { "the library tells the version of the package", version_is_the_packages },
  { NULL }
};

TAP_MAIN (tests)
