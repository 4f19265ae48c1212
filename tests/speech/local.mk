# SPDX-License-Identifier: GPL-3.0-or-later
# The printer, with the made-up words of the language's tests.
check_PROGRAMS += tests/speech/test-printer
tests_speech_test_printer_SOURCES = tests/speech/test-printer.c $(language_words)

# What the cards of a game say, for the games' own tests.
speech_sentences = tests/speech/sentences.c tests/speech/sentences.h
