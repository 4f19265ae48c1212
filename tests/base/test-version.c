/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

static void
version_is_the_packages (void)
{
  tap_string (sortie_version (), PACKAGE_VERSION);
}

static void
interface_is_the_headers (void)
{
  CU_ASSERT_EQUAL (sortie_interface_version (), SORTIE_INTERFACE_VERSION);
}

static const TapTest tests[] = {
  { "the library tells the version of the package", version_is_the_packages },
  { "the library was built with these headers", interface_is_the_headers },
  { NULL }
};

TAP_MAIN (tests)
