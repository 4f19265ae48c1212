/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml-parse.c: parsing XML with libxml2, restricted to what a card file needs. */
#include "base/internal.h"

#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>

#include "base/i18n.h"

/* The first message is the cause and the next ones may help; later messages about a broken file are noise. */
#define MESSAGES_MAX 3
#define MESSAGE_WIDTH 200

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlParserCtxt, xmlFreeParserCtxt)

/* What the callbacks need; libxml2 passes it around in the context's _private. */
typedef struct
{
  const char *name;
  SortieErrors *errors;
  int messages;
  int document_type_line; /* 0: there is none */
} Reading;

static xmlParserInput *
load_nothing (G_GNUC_UNUSED const char *url, G_GNUC_UNUSED const char *id, G_GNUC_UNUSED xmlParserCtxt *context)
{
  return NULL;
}

void
sortie_xml_init (void)
{
  static gsize done = 0;

  if (!g_once_init_enter (&done))
    return;
  xmlMemSetup (g_free, g_malloc, g_realloc, g_strdup);
  xmlInitParser ();
  xmlCatalogSetDefaults (XML_CATA_ALLOW_NONE);
  xmlSetExternalEntityLoader (load_nothing);
  g_once_init_leave (&done, 1);
}

/* Replaces libxml2's handler, which would go on to read entities and attributes that no tag shows. */
static void
meet_document_type (void *data, G_GNUC_UNUSED const xmlChar *name, G_GNUC_UNUSED const xmlChar *public_id,
                    G_GNUC_UNUSED const xmlChar *system_id)
{
  xmlParserCtxt *context = data;
  Reading *reading = context->_private;

  reading->document_type_line = context->input->line;
  xmlStopParser (context);
}

static void
meet_error (void *data, xmlError *error)
{
  xmlParserCtxt *context = data;
  Reading *reading = context->_private;

  if (reading->document_type_line > 0 || reading->messages++ >= MESSAGES_MAX)
    return;

  g_autofree char *clean = sortie_text_clean (error->message);
  g_autofree char *short_one = sortie_text_truncate (g_strchomp (clean), MESSAGE_WIDTH, "...");

  sortie_errors_add (reading->errors, reading->name, error->line, NULL,
                     _ ("not well-formed XML: %s"), short_one);
}

static xmlParserCtxt *
new_context (Reading *reading)
{
  xmlParserCtxt *context = xmlNewParserCtxt ();

  context->_private = reading;
  context->sax->internalSubset = meet_document_type;
  context->sax->serror = (xmlStructuredErrorFunc) meet_error;
  return context;
}

/* Past line 65,535 libxml2 takes an element's line from the blank text around it, so we must keep such text there.
 * Nothing else needs it. */
static int
options_for (gsize size)
{
  return XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_COMPACT
         | (size <= G_MAXUINT16 ? XML_PARSE_NOBLANKS : XML_PARSE_BIG_LINES);
}

/* libxml2 returns a document even when a document type stopped the parser, and calls it well-formed. */
static gboolean
is_whole_document (const xmlParserCtxt *context, const xmlDoc *document, const Reading *reading)
{
  return document != NULL && context->wellFormed && reading->document_type_line == 0
         && reading->messages == 0 && xmlDocGetRootElement (document) != NULL;
}

xmlDoc *
sortie_xml_parse (const char *bytes, gsize size, const char *name, SortieErrors *errors)
{
  g_return_val_if_fail (size <= G_MAXINT, NULL);
  sortie_xml_init ();

  Reading reading = { .name = name, .errors = errors };
  g_autoptr (xmlParserCtxt) context = new_context (&reading);
  g_autoptr (xmlDoc) document = xmlCtxtReadMemory (context, bytes, (int) size, NULL, "UTF-8", options_for (size));

  if (is_whole_document (context, document, &reading))
    return g_steal_pointer (&document);
  if (reading.document_type_line > 0)
    sortie_errors_add (errors, name, reading.document_type_line, NULL, "%s",
                       _ ("a document type declaration (DOCTYPE) is not allowed in content"));
  else if (reading.messages == 0)
    sortie_errors_add (errors, name, 0, NULL, "%s", _ ("not well-formed XML"));
  return NULL;
}
