import type { IncomingMessage } from "node:http";
import { parse } from "graphql";
import { countCopies, countDirectives } from "#bff/guards/documentLimits.ts";
import { withoutSuggestion } from "#bff/http/answers/hideSuggestions.ts";
import { decodePart } from "#bff/lib/decodePart.ts";
import { parseJson } from "#bff/lib/parseJson.ts";
import { isPlainPath } from "#bff/http/media/picturePath.ts";
import { toPictureQuery } from "#bff/http/media/pictureQuery.ts";
import { withSlash } from "#bff/modules/content/paths.ts";
import { readLink } from "#shared/links/readLink.ts";
import { toSlug } from "#bff/modules/kiosks/slug.ts";
import { findSimilar } from "#bff/modules/localities/findSimilar.ts";
import { loadGazetteer } from "#bff/modules/localities/gazetteer.ts";
import { readText } from "#bff/modules/localities/readText.ts";
import { parseMap, parseOperation } from "#bff/http/multipart/formFields.ts";
import { readClient, readRequestId, readTraceparent, toOperationName } from "#bff/observe/readHeaders.ts";
import { kindOf } from "#bff/observe/requestLine.ts";
import { sentOperationOf } from "#bff/guards/operations/sentOperation.ts";
import { answerTypeFor } from "#bff/http/headers/answerType.ts";
import { toOriginForm } from "#bff/http/headers/originForm.ts";
import { LIMITS } from "#bff/guards/documentLimits.ts";
import { isPlaceId, isSessionToken } from "#bff/sources/places/queries.ts";
import { catalogTokenIn } from "#bff/sources/prismic/catalog.ts";
import { experimentChoiceOf, isPreviewRef, previewRefOf } from "#bff/sources/prismic/cookies.ts";
import { isOwnOrigin } from "#bff/http/subscriptions/mayConnect.ts";
import { createSession } from "#bff/http/subscriptions/session.ts";
import { hasVisitorCookie, readVisitor } from "#bff/http/visitor.ts";
import { BODY, HEADER, type Reader } from "./reader";
import { headersOf, textsOf } from "./texts";

const COOKIES = ["io.prismic.preview=a; ", "token=a;", '="', "=a=", "%22"];
const GRAPHQL = [
  "{a",
  "a{b}",
  "a:a ",
  "...a ",
  "...on A{",
  "@a ",
  "(a:1)",
  "[1,",
  '"a"',
  '"""',
  '\\"""',
  "# a\n",
  "$a:A ",
  "{a:",
  "fragment a on A{a}",
];

const JSON_PIECES = ['{"a":', "[", '"a",', '"\\u0061', "1e", " ", "\uFEFF"];

const SIMILAR = { gazetteer: loadGazetteer(), countKiosks: () => null };

const LINKS = ["\u200B", " ", "https://", "a.", "a@", "a/", "%20", "1-", "1,", " ext 1", ";a=", "mailto:", "//"];

/** Reads a text that a reader may refuse. */
const failing = (read: Reader["read"]) => (text: string) => {
  try {
    return read(text);
  } catch (error) {
    return error;
  }
};

/** Gives a message to the session of a web socket. */
function readMessage(text: string): void {
  const ignore = () => {};
  createSession({ send: ignore, close: ignore, subscribe: async () => [], onFault: ignore }).receive(text);
}

/** The BFF's readers of headers, addresses, and texts in operations. */
export function bffReaders(): readonly Reader[] {
  const ofHeader = (file: string, name: string, read: Reader["read"], start = "", pieces: string[] = []): Reader => ({
    file,
    name,
    maxLength: HEADER,
    inputs: headersOf({ start, pieces }),
    read,
  });
  const ofBody = (file: string, name: string, read: Reader["read"], start = "", pieces: string[] = []): Reader => ({
    file,
    name,
    maxLength: BODY,
    inputs: textsOf({ start, pieces }),
    read,
  });
  const peer = (headers: object) => ({ headers, socket: { remoteAddress: "127.0.0.1" } }) as unknown as IncomingMessage;
  const inDocument = (count: (document: ReturnType<typeof parse>) => unknown) =>
    failing((text) => count(parse(text, { maxTokens: LIMITS.tokens })));
  return [
    ofHeader("bff/http/visitor.ts", "readVisitor", (text) => readVisitor(text, "keyway"), "", COOKIES),
    ofHeader("bff/http/visitor.ts", "readVisitor", (text) => readVisitor(text, "keyway"), "token=", COOKIES),
    ofHeader("bff/http/visitor.ts", "readVisitor", (text) => readVisitor(text, "keyway"), "io.prismic.preview={", COOKIES),
    ofHeader("bff/http/visitor.ts", "hasVisitorCookie", hasVisitorCookie, "", COOKIES),
    ofHeader("bff/sources/prismic/cookies.ts", "previewRefOf", (text) => previewRefOf(text, "keyway"), "{"),
    ofHeader("bff/sources/prismic/cookies.ts", "isPreviewRef", isPreviewRef),
    ofHeader("bff/sources/prismic/cookies.ts", "experimentChoiceOf", experimentChoiceOf, "a", ["a 1"]),
    ofHeader("bff/sources/prismic/catalog.ts", "catalogTokenIn", catalogTokenIn, "Basic ", ["Og"]),
    ofHeader("bff/http/headers/answerType.ts", "answerTypeFor", answerTypeFor, "", ["a/b;q=1,", "*/*,", "application/json;", ";q="]),
    ofHeader("bff/observe/readHeaders.ts", "readRequestId", (id) => readRequestId(peer({ "x-request-id": id }))),
    ofHeader("bff/observe/readHeaders.ts", "readTraceparent", (traceparent) => readTraceparent(peer({ traceparent }))),
    ofHeader("bff/observe/readHeaders.ts", "readClient", (text) => readClient({ "client-name": text, "client-version": text })),
    ofBody("bff/observe/readHeaders.ts", "toOperationName", toOperationName, "A"),
    ofHeader("bff/observe/requestLine.ts", "kindOf", kindOf, "/media/"),
    ofHeader("bff/observe/requestLine.ts", "kindOf", kindOf, "/graphql"),
    ofHeader("bff/http/subscriptions/mayConnect.ts", "isOwnOrigin", (origin) => isOwnOrigin(peer({ origin }), "http://a"), "http://"),
    ofHeader("bff/http/media/picturePath.ts", "isPlainPath", isPlainPath, "/", ["%2525", "%252e", "..;", "%c0%ae"]),
    ...["ar=1", "auto=", "crop=", "rect=", "bg=", "w=1", "ixid=a"].map((start) =>
      ofHeader("bff/http/media/pictureQuery.ts", "toPictureQuery", (text) => toPictureQuery(new URLSearchParams(text)), start, [
        ",1",
        "format,",
      ]),
    ),
    ofHeader("bff/guards/operations/sentOperation.ts", "sentOperationOf", (url) => sentOperationOf({ method: "GET", url }), "/graphql?", [
      "extensions={",
    ]),
    ofBody("bff/guards/operations/sentOperation.ts", "sentOperationOf", (query) => sentOperationOf({ method: "POST", body: { query } })),
    ofBody("bff/lib/parseJson.ts", "parseJson", failing(parseJson), "", JSON_PIECES),
    ofBody("bff/http/multipart/formFields.ts", "parseOperation", failing(parseOperation), "", JSON_PIECES),
    ofBody(
      "bff/http/multipart/formFields.ts",
      "parseMap",
      failing((text) => parseMap(text, {})),
      '{"0":["variables.',
      JSON_PIECES,
    ),
    ofHeader("bff/http/headers/originForm.ts", "toOriginForm", toOriginForm, "http://"),
    { ...ofBody("bff/http/subscriptions/session.ts", "createSession", readMessage, "", JSON_PIECES), maxLength: 8_192 },
    { ...ofBody("bff/modules/localities/readText.ts", "readText", readText, "", ["columbus ", "oh ", "43215 ", "usa "]), maxLength: 200 },
    {
      ...ofBody("bff/modules/localities/findSimilar.ts", "findSimilar", (text) => findSimilar(text, SIMILAR), "", ["columbus ", "a", "1 "]),
      maxLength: 200,
    },
    ofBody("bff/http/answers/hideSuggestions.ts", "withoutSuggestion", withoutSuggestion, "", ["Did you mean ", " Did you mean a?", "?"]),
    ofBody("bff/guards/documentLimits.ts", "countCopies", inDocument(countCopies), "{", GRAPHQL),
    ofBody("bff/guards/documentLimits.ts", "countDirectives", inDocument(countDirectives), "query A ", GRAPHQL),
    ofBody("bff/lib/decodePart.ts", "decodePart", decodePart),
    ofBody("bff/modules/content/paths.ts", "withSlash", withSlash, "/"),
    ...["", "https://", "mailto:", "tel:1", "geo:", "a.", "a@", "#"].map((start) => ({
      ...ofBody("shared/links/readLink.ts", "readLink", readLink, start, LINKS),
      maxLength: 4_000,
    })),
    ofBody("bff/modules/kiosks/slug.ts", "toSlug", toSlug),
    ofBody("bff/sources/places/queries.ts", "isPlaceId", isPlaceId),
    ofBody("bff/sources/places/queries.ts", "isSessionToken", isSessionToken),
  ];
}
