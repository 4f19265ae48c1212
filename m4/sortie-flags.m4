# SPDX-License-Identifier: GPL-3.0-or-later
# The ways to build Sortie: each macro adds to SORTIE_CFLAGS, which every
# compilation and, through libtool, every link gets.

# SORTIE_ARG_DEVELOPMENT: warnings always, errors only for developers, except where a call lacks its declaration: that
# cuts pointers. Nobody replaces functions of the library at run time, so its own calls need not go through tables.
AC_DEFUN([SORTIE_ARG_DEVELOPMENT], [
  AC_ARG_ENABLE([development],
    [AS_HELP_STRING([--enable-development], [treat compiler warnings as errors])],
    [], [enable_development=no])
  SORTIE_CFLAGS="-std=gnu11 -Wall -Wextra -Wshadow -Wformat=2 -Wundef -Wvla dnl
-fno-semantic-interposition -Wpointer-arith -Wwrite-strings -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition -Wno-missing-field-initializers dnl
-Werror=implicit-function-declaration -Werror=int-conversion"
  AS_IF([test "x$enable_development" = xyes], [SORTIE_CFLAGS="$SORTIE_CFLAGS -Werror"])
  AC_SUBST([SORTIE_CFLAGS])
])

# SORTIE_ARG_SANITIZERS: host, library and modules share one runtime, or none.
AC_DEFUN([SORTIE_ARG_SANITIZERS], [
  AC_ARG_ENABLE([sanitizers],
    [AS_HELP_STRING([--enable-sanitizers],
      [build everything with AddressSanitizer and UndefinedBehaviorSanitizer])],
    [], [enable_sanitizers=no])
  AS_IF([test "x$enable_sanitizers" = xyes],
    [SORTIE_CFLAGS="$SORTIE_CFLAGS -fsanitize=address,undefined dnl
-fno-sanitize-recover=undefined -fno-omit-frame-pointer"])
  AM_CONDITIONAL([SANITIZERS],
    [test "x$enable_sanitizers" = xyes || test "x$enable_fuzzing" = xyes])
])

# SORTIE_ARG_FUZZING: the sanitizers, and counters by which a fuzzer sees what an input reached. With
# CC=clang the targets are libFuzzer's, with CC=afl-clang-fast the same sources are afl++'s. Comparisons
# of numbers are not watched, which takes half of the time: our words are compared as strings.
AC_DEFUN([SORTIE_ARG_FUZZING], [
  AC_ARG_ENABLE([fuzzing],
    [AS_HELP_STRING([--enable-fuzzing],
      [build everything for "make fuzz", with both sanitizers; needs CC=clang or CC=afl-clang-fast])],
    [], [enable_fuzzing=no])
  AS_IF([test "x$enable_fuzzing" = xyes],
    [SORTIE_CFLAGS="$SORTIE_CFLAGS -fsanitize=fuzzer-no-link dnl
-fno-sanitize-coverage=trace-cmp -fsanitize=address,undefined dnl
-fno-sanitize-recover=undefined -fno-omit-frame-pointer"
     sortie_save_CFLAGS=$CFLAGS
     CFLAGS="$CFLAGS $SORTIE_CFLAGS"
     AC_COMPILE_IFELSE([AC_LANG_PROGRAM], [],
       [AC_MSG_ERROR([--enable-fuzzing needs clang: configure with CC=clang or CC=afl-clang-fast])])
     CFLAGS=$sortie_save_CFLAGS])
  AM_CONDITIONAL([FUZZING], [test "x$enable_fuzzing" = xyes])
])

# SORTIE_ARG_COVERAGE: counts for "make coverage"; not for a release.
AC_DEFUN([SORTIE_ARG_COVERAGE], [
  AC_ARG_ENABLE([coverage],
    [AS_HELP_STRING([--enable-coverage], [count which lines the tests reach])],
    [], [enable_coverage=no])
  AS_IF([test "x$enable_coverage" = xyes], [SORTIE_CFLAGS="$SORTIE_CFLAGS --coverage"])
  AM_CONDITIONAL([COVERAGE], [test "x$enable_coverage" = xyes])
])

# SORTIE_ARG_PGO: what runs often is arranged by what counted games have run (profile-guided optimization). What
# was counted for another version of a function is left aside, without a word.
AC_DEFUN([SORTIE_ARG_PGO], [
  AC_ARG_ENABLE([pgo],
    [AS_HELP_STRING([--enable-pgo],
      [build twice, and optimize by what the measurements of "make bench" ran in the first build; needs GCC])],
    [], [enable_pgo=no])
  AS_IF([test "x$enable_pgo" = xyes],
    [AS_IF([test "x$enable_sanitizers$enable_fuzzing$enable_coverage" != xnonono],
       [AC_MSG_ERROR([--enable-pgo does not go with sanitizers, fuzzing or coverage])])
     SORTIE_PGO="-fprofile-use=`pwd`/profile -fprofile-partial-training dnl
-Wno-missing-profile -Wno-coverage-mismatch"
     sortie_save_CFLAGS=$CFLAGS
     CFLAGS="$CFLAGS -Werror $SORTIE_PGO"
     AC_COMPILE_IFELSE([AC_LANG_PROGRAM], [], [AC_MSG_ERROR([--enable-pgo needs GCC 10 or later])])
     CFLAGS=$sortie_save_CFLAGS])
  AC_SUBST([SORTIE_PGO])
  AM_CONDITIONAL([PGO], [test "x$enable_pgo" = xyes])
])

# SORTIE_VERSION_SCRIPT: whether the linker takes a script that gives versions to exported functions. One that takes
# anything would take a wrong one, too.
AC_DEFUN([SORTIE_VERSION_SCRIPT], [
  AC_CACHE_CHECK([whether the linker takes a version script], [sortie_cv_version_script],
    [sortie_save_LDFLAGS=$LDFLAGS
     LDFLAGS="$LDFLAGS -shared -fPIC -Wl,--version-script=conftest.map"
     sortie_cv_version_script=no
     echo 'FIRST { global: one; local: *; }; SECOND { global: two; };' >conftest.map
     AC_LINK_IFELSE([AC_LANG_SOURCE([int one (void); int two (void);
int one (void) { return 1; } int two (void) { return 2; }])],
       [echo 'FIRST {' >conftest.map
        AC_LINK_IFELSE([AC_LANG_SOURCE([int one (void); int one (void) { return 1; }])], [],
          [sortie_cv_version_script=yes])])
     rm -f conftest.map
     LDFLAGS=$sortie_save_LDFLAGS])
  AM_CONDITIONAL([VERSION_SCRIPT], [test "x$sortie_cv_version_script" = xyes])
])
