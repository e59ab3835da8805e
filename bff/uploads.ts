import type { Writable } from "node:stream";
import type { Request, RequestHandler } from "express";
import { processRequest } from "graphql-upload-minimal";
import { z } from "zod";
import { MAX_RESUME_BYTES } from "../forms/resume";

const LIMITS = {
  maxFiles: 1,
  // One byte more than allowed: the form's resolver tells a file of exactly the limit from a longer one.
  maxFileSize: MAX_RESUME_BYTES + 1,
  maxFieldSize: 100_000,
};
/** Milliseconds that a client may go on sending after its response; then the connection is cut. */
const MAX_REST_MS = 10_000;

/** Where a file may be put: into a variable, as `variables.resume`. */
const fileMap = z.record(z.string(), z.array(z.string().regex(/^variables\.\w+$/)));
/** JSON that is not an object, and therefore refused as a map. */
const NO_MAP = "null";

/**
 * Creates the handler of multipart requests (operations, map, file), which are read while they arrive. A page of another site can send such
 * a form without a preflight, so the header that requires one is checked before anything is read; Apollo checks it as well.
 */
export function takeUploads(): RequestHandler {
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    if (!request.get("apollo-require-preflight")) {
      response.status(400).json({
        errors: [{ message: "Send the header apollo-require-preflight with a multipart request.", extensions: { code: "BAD_REQUEST" } }],
      });
      return;
    }
    response.once("finish", () => {
      // A file that no resolver has read may still be arriving.
      request.unpipe();
      request.resume();
      const cut = setTimeout(() => request.destroy(), MAX_REST_MS);
      request.once("close", () => clearTimeout(cut));
    });
    void processRequest(guardMap(request), response, LIMITS).then((body) => {
      request.body = body;
      next();
    }, next);
  };
}

/**
 * Refuses a `map` that puts a file anywhere except into a variable. The package follows any path that a client sends, including paths to
 * functions that all objects inherit, and would set properties of them for the whole process.
 */
function guardMap(request: Request): Request {
  const pipe = request.pipe.bind(request);
  // The package creates its parser itself; it can be intercepted only here.
  request.pipe = <Parser extends NodeJS.WritableStream>(parser: Parser) => {
    const emit = (parser as unknown as Writable).emit.bind(parser);
    parser.emit = (event, ...values: unknown[]) => {
      const [name, text, ...rest] = values;
      return event === "field" && name === "map" && !isFileMap(String(text)) ? emit(event, name, NO_MAP, ...rest) : emit(event, ...values);
    };
    return pipe(parser);
  };
  return request;
}

function isFileMap(text: string): boolean {
  try {
    return fileMap.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
