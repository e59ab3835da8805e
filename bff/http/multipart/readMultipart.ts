import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { MIMEType } from "node:util";
import busboy, { type Busboy } from "busboy";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { refusal } from "../../lib/errors";
import type { OnEnd } from "../../lib/deadline";
import { Upload } from "../../modules/applications/upload";
import { badForm } from "./badForm";
import { type FormFields, parseMap, parseOperation, type SentOperation } from "./formFields";

const MAX_FIELD_BYTES = 100_000;
/** The fields, the file, and what a client may send around them. */
const MAX_FORM_BYTES = MAX_RESUME_BYTES + 3 * MAX_FIELD_BYTES;
const LIMITS = {
  fields: 2,
  fieldSize: MAX_FIELD_BYTES,
  files: 1,
  // One byte more than allowed: the form's resolver tells a file of exactly the limit from a longer one.
  fileSize: MAX_RESUME_BYTES + 1,
  // busboy passes over parts that have no valid content-disposition.
  parts: 4,
};
/** RFC 2046 allows 70 characters. Quotes and backslashes would need escapes. */
const BOUNDARY = /^[ -~]{0,69}[!-~]$/;

/**
 * Reads a multipart request: `operations`, `map` and at most one file, in this order. Returns the operation as soon as its file begins, or
 * when the form ends without one; the file arrives while its resolver reads it. Rejects with a GraphQLError that says what is wrong; the
 * file's bytes throw what is found later. When the response has ended, no more is read.
 */
export function readMultipart(request: IncomingMessage, onEnd: OnEnd): Promise<SentOperation> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request);
    const fail = (error: Error) => {
      reject(error);
      request.unpipe(parser);
      parser.destroy(error);
    };
    // The parser can emit several errors. Listeners that are removed after the first would let the second one end the process.
    parser.on("error", (error: Error) => fail(toRefusal(error)));
    request.on("error", () => fail(brokenOff()));
    request.on("close", () => !request.complete && fail(brokenOff()));
    onEnd(() => fail(brokenOff()));

    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_FORM_BYTES) fail(badForm(`The form is too large: ${MAX_FORM_BYTES} bytes are the limit.`, 413));
    });
    listenTo(parser, { resolve, fail, stop: () => request.unpipe(parser) });
    request.pipe(parser);
  });
}

interface Outcome {
  resolve(operation: SentOperation): void;
  fail(error: Error): void;
  /** Reads no more of the form. */
  stop(): void;
}

/** Handles the parts of a form. */
function listenTo(parser: Busboy, { resolve, fail, stop }: Outcome): void {
  let operation: SentOperation | undefined;
  let fields: FormFields | undefined;
  let hasFile = false;
  const check = (take: () => void) => {
    try {
      take();
    } catch (error) {
      fail(error as Error);
    }
  };

  parser.on("field", (name: string | undefined, value, { valueTruncated }) =>
    check(() => {
      if (valueTruncated) throw badForm(`A field is too long: ${MAX_FIELD_BYTES} bytes are the limit.`, 413);
      if (name === "operations" && !operation) operation = parseOperation(value);
      else if (name === "map" && operation && !fields) fields = parseMap(value, operation);
      else throw badForm(`${describe(name)}: send the fields operations and map once each, in this order, and then the file.`);
    }),
  );
  parser.on("file", (name: string | undefined, file) => {
    // The resolver may not read the file at all, or not to its end.
    file.on("error", () => {});
    file.on("limit", () => {
      stop();
      file.push(null);
    });
    check(() => {
      if (!fields) throw badForm("The file comes too early: send the fields operations and map before it.");
      if (name === undefined || fields.fileName !== name)
        throw badForm('A file is not named in map: name its part and a variable, as in {"0": ["variables.NAME"]}.');
      hasFile = true;
      resolve(fields.withFile(new Upload(chunksOf(file, parser))));
    });
  });
  parser.on("fieldsLimit", () => fail(badForm("The form has too many fields: send operations and map.")));
  parser.on("filesLimit", () => fail(badForm("The form has several files: send one file in a request.")));
  parser.on("partsLimit", () => fail(badForm("The form has too many parts: send operations, map and one file.")));
  parser.on("finish", () =>
    check(() => {
      if (!operation) throw badForm("operations is missing: send the operation in this field, as JSON.");
      if (!fields) throw badForm('map is missing: send it after operations, as in {"0": ["variables.NAME"]}; {} is for no file.');
      if (fields.fileName === undefined) resolve(operation);
      else if (!hasFile) fail(refusal("The file is missing: send the part that map names.", "BAD_USER_INPUT", { status: 400 }));
    }),
  );
}

/** Yields the bytes of a file. They end only with the form: a second file or a malformed end makes the first file invalid. */
async function* chunksOf(file: Readable & { truncated?: boolean }, parser: Busboy): AsyncGenerator<Uint8Array> {
  try {
    yield* file as AsyncIterable<Uint8Array>;
    if (file.truncated) throw badForm(`The file is too large: ${MAX_RESUME_BYTES} bytes are the limit.`, 413);
    await finished(parser);
  } catch (error) {
    throw toRefusal(error as Error);
  }
}

function createParser({ headers }: IncomingMessage): Busboy {
  if (!/^(identity)?$/i.test(headers["content-encoding"] ?? "")) throw badForm("Send the form without content-encoding.", 415);
  const boundary = boundaryOf(headers["content-type"] ?? "");
  if (boundary === null || !BOUNDARY.test(boundary) || /["\\]/.test(boundary))
    throw badForm("content-type has no valid boundary: it has 1 to 70 characters, as in multipart/form-data; boundary=…");
  const type = `multipart/form-data; boundary="${boundary}"`;
  return busboy({ headers: { "content-type": type }, defParamCharset: "utf8", limits: LIMITS });
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get("boundary");
  } catch {
    return null;
  }
}

function toRefusal(error: Error): Error {
  if (error.message === "Malformed part header")
    return badForm('A part has malformed headers: begin it with content-disposition: form-data; name="…" and an empty line.');
  if (error.message.startsWith("Unexpected end"))
    return badForm("The form is cut off: end it with --, the boundary of content-type, and -- again.");
  return error;
}

function brokenOff(): Error {
  return badForm("The form has broken off before its end.");
}

function describe(name: string | undefined): string {
  return name === undefined ? "A part has no name" : "A field is unknown, repeated or misplaced";
}
