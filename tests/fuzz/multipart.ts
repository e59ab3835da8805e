import * as fc from "fast-check";
import { application, BEGINNINGS } from "../support/application";
import { readOperation } from "./siteOperations";
import { type SocketAnswer, sendRaw } from "../support/rawSocket";
import { type Fuzzer, type Outcome, valueOf, visitorOf } from "./fuzzer";

/** A POST whose body is a multipart form, or was one. */
export interface MultipartRequest {
  contentType: string;
  body: Uint8Array;
  /** How the body is sent: complete, in chunks, or with a connection that ends before the length that was announced. */
  framing: "whole" | "chunked" | "cut off";
  /** Whether the header is sent without which no body is read. */
  hasPreflightHeader: boolean;
}

/** The boundary of the forms that are changed. */
export const BOUNDARY = "limit";
const PIECES = [
  "\r",
  "\n",
  "\r\n",
  "\r\n\r\n",
  "\0",
  "-",
  "--",
  `--${BOUNDARY}`,
  `\r\n--${BOUNDARY}`,
  `\r\n--${BOUNDARY}--`,
  ":",
  ";",
  '"',
  "\\",
];
/** Longer than a reader may hold of a header. */
const LONG = 17_000;

const anyText = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom("", "__proto__", "constructor", "\u0000", "x".repeat(LONG)));
const anyJson = fc.oneof(
  fc.json({ maxDepth: 3 }),
  anyText,
  fc.constantFrom("null", "[]", "{}", "[".repeat(5000), `${'{"a":'.repeat(5000)}1`, "\uFEFF{}", '{"query":"{ ok }","variables":[]}'),
);

const operation = fc.oneof(
  { weight: 3, arbitrary: fc.constant(JSON.stringify({ query: "{ ok }", variables: { resume: null } })) },
  { weight: 3, arbitrary: fc.uuid().map((key) => submission(key)) },
  { weight: 1, arbitrary: fc.constant(JSON.stringify([{ query: "{ ok }" }])) },
  { weight: 2, arbitrary: anyJson },
);
const path = fc.oneof(
  fc.constantFrom("variables.resume", "variables.__proto__", "variables.a.b", "toString.call", "0.variables.resume", ""),
  anyText,
);
const map = fc.oneof(
  { weight: 4, arbitrary: fc.constant('{"0":["variables.resume"]}') },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom("0", "1", "__proto__"), fc.array(path, { maxLength: 3 }))
      .map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: anyJson },
);
const content = fc.oneof(
  fc.constantFrom<string>(...Object.values(BEGINNINGS), "", `\r\n--${BOUNDARY}x`, `${BEGINNINGS.pdf}${"x".repeat(100_000)}`),
  fc.string({ maxLength: 200, unit: "binary" }),
);

const disposition = (name: string, filename?: string) =>
  `content-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}`;
const oddHeaders = fc.oneof(
  fc.constantFrom(
    "bad",
    ": a",
    "content-disposition:",
    "content-disposition: form-data",
    "content-disposition: form-data; name",
    "content-disposition: form-data; name*=utf-8''operations",
    "content-disposition: form-data; name*=nonsense''%E9",
    "content-disposition: form-data; name=\"0\"; filename*=utf-16''%FF%FE",
    'content-disposition: attachment; name="map"',
    `${disposition("0", "a.pdf")}\r\n folded: a`,
    `${disposition("operations")}\r\ncontent-type: text/plain; charset=utf-16le`,
    `${disposition("operations")}\r\ncontent-type: text/plain; charset=nonsense`,
    `${disposition("0")}\r\ncontent-type: application/octet-stream`,
    `${disposition("0", "a")}\r\ncontent-transfer-encoding: base64`,
    `${disposition("0", "a")}\r\n${"x: y\r\n".repeat(3000)}x: y`,
  ),
  anyText,
  anyText.map((name) => disposition(name)),
  anyText.map((name) => disposition("0", name)),
);

const part = (headers: fc.Arbitrary<string>, text: fc.Arbitrary<string>) =>
  fc.tuple(headers, text).map(([head, body]) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`);
const goodParts = fc.tuple(
  part(fc.constant(disposition("operations")), operation),
  part(fc.constant(disposition("map")), map),
  part(fc.constant(disposition("0", "resume.pdf")), content),
);
const anyPart = fc.oneof(
  goodParts.chain((parts) => fc.constantFrom(...parts)),
  part(oddHeaders, fc.oneof(operation, map, content)),
);
const parts = fc.oneof(
  { weight: 4, arbitrary: goodParts },
  { weight: 2, arbitrary: goodParts.chain((good) => fc.shuffledSubarray(good)) },
  { weight: 2, arbitrary: fc.tuple(goodParts, fc.array(anyPart, { maxLength: 3 })).map(([good, more]) => [...good, ...more]) },
  { weight: 1, arbitrary: fc.array(anyPart, { maxLength: 6 }) },
);
const validForm = parts.map((all) => Buffer.from(`${all.join("")}--${BOUNDARY}--\r\n`));

/** A change of a body at a place, which is given as a part of its length. */
type Change = (body: Uint8Array) => Uint8Array;

const place = fc.double({ min: 0, max: 1, noNaN: true });
const splice = (at: number, removed: number, inserted: Uint8Array): Change => {
  return (body) => {
    const from = Math.floor(at * body.length);
    return Buffer.concat([body.subarray(0, from), inserted, body.subarray(Math.min(body.length, from + removed))]);
  };
};
const change: fc.Arbitrary<Change> = fc.oneof(
  place.map(
    (at): Change =>
      (body) =>
        body.subarray(0, Math.floor(at * body.length)),
  ),
  fc.tuple(place, fc.constantFrom(...PIECES)).map(([at, piece]) => splice(at, 0, Buffer.from(piece))),
  fc.tuple(place, fc.uint8Array({ maxLength: 8 })).map(([at, bytes]) => splice(at, bytes.length, bytes)),
  fc.tuple(place, fc.nat({ max: 40 })).map(([at, removed]) => splice(at, removed, Buffer.alloc(0))),
  fc.tuple(place, place).map(
    ([at, from]): Change =>
      (body) =>
        splice(at, 0, body.subarray(Math.floor(from * body.length)))(body),
  ),
);

/** Types of forms, most of them right. */
export const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      `Multipart/Form-Data;BOUNDARY="${BOUNDARY}"`,
      "multipart/form-data",
      "multipart/form-data; boundary=",
      'multipart/form-data; boundary=""',
      `multipart/form-data; boundary*=utf-8''${BOUNDARY}`,
      `multipart/form-data; boundary=${"x".repeat(10_000)}`,
      `multipart/form-data; boundary="${BOUNDARY}`,
      `multipart/form-data; boundary=-; boundary=${BOUNDARY}`,
      `multipart/mixed; boundary=${BOUNDARY}`,
      `multipart/form-data, multipart/form-data; boundary=${BOUNDARY}`,
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 75 }).map((text) => `multipart/form-data; boundary=${text.replace(/[^ -~]/g, "")}`) },
);

/** Requests that are made of valid forms by changes, of odd parts, and of odd headers. */
export const multipartRequests: fc.Arbitrary<MultipartRequest> = fc.record({
  contentType,
  body: changed(validForm),
  framing: fc.oneof({ weight: 6, arbitrary: fc.constant("whole" as const) }, fc.constantFrom("chunked" as const, "cut off" as const)),
  hasPreflightHeader: fc.oneof({ weight: 20, arbitrary: fc.constant(true) }, fc.constant(false)),
});

/** Sends a request to the graph of a BFF or a site. Returns null when the connection was closed without an answer. */
export async function send(origin: string, request: MultipartRequest, from?: string): Promise<SocketAnswer | null> {
  const { contentType: type, body, framing, hasPreflightHeader } = request;
  const isChunked = framing === "chunked";
  const head = [
    "POST /graphql HTTP/1.1",
    "connection: close",
    `content-type: ${type}`,
    isChunked ? "transfer-encoding: chunked" : `content-length: ${body.length + (framing === "cut off" ? 1000 : 0)}`,
    ...(hasPreflightHeader ? ["apollo-require-preflight: 1"] : []),
    ...(from ? [`x-forwarded-for: ${from}`] : []),
  ];
  return sendRaw(origin, head, { body: isChunked ? toChunks(body) : body, isCutOff: framing === "cut off" }).catch(() => null);
}

/** Returns what is wrong with an answer: every request is refused with a reason, or answered by the graph. */
export function faultOf(answer: SocketAnswer | null, { framing }: MultipartRequest): string | undefined {
  // A connection that ends too soon is closed, or refused before it is a request.
  if (framing === "cut off" && (!answer || answer.status === 400)) return undefined;
  if (!answer) return "no answer";
  const { status, json, text } = answer;
  if (status !== 200 && (status < 400 || status > 499)) return `status ${status}: ${text.slice(0, 200)}`;
  const { data, errors } = (json ?? {}) as { data?: object | null; errors?: { message?: string }[] };
  if (status === 200 ? !data && !errors?.length : !errors?.[0]?.message) return `status ${status} without a reason: ${text.slice(0, 200)}`;
  return undefined;
}

/** Sends multipart bodies to the BFF, and every second one through the site. */
export const multipart: Fuzzer = {
  name: "multipart",
  async next({ bff, site }, seed): Promise<Outcome> {
    const request = valueOf(multipartRequests, seed);
    const answer = await send(seed % 2 === 0 ? bff : site, request, visitorOf(seed));
    const input = `${request.contentType.slice(0, 60)}, ${request.body.length} bytes, ${request.framing}: ${answer?.status ?? "no answer"}`;
    return { input, fault: faultOf(answer, request) };
  },
};

/** Bodies with up to three changes: cut off, with bytes that are inserted, replaced or left out, and with parts of themselves. */
export function changed(body: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  return fc.tuple(body, fc.array(change, { maxLength: 3 })).map(([form, changes]) => changes.reduce((bytes, apply) => apply(bytes), form));
}

function submission(key: string): string {
  return JSON.stringify({ query: readOperation("SubmitApplication"), variables: { input: application(), resume: null, key } });
}

/** Returns a body in the chunks of `transfer-encoding: chunked`. */
export function toChunks(body: Uint8Array): Buffer {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < body.length; at += 1000) {
    const piece = body.subarray(at, at + 1000);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n"));
  }
  return Buffer.concat([...pieces, Buffer.from("0\r\n\r\n")]);
}
