import type { RequestHandler } from "express";
import { graphqlUploadExpress } from "graphql-upload-minimal";
import { MAX_RESUME_BYTES } from "../forms/resume";

const LIMITS = {
  maxFiles: 1,
  // One more than is taken: whoever passes the file on tells a file of the very limit from a longer one.
  maxFileSize: MAX_RESUME_BYTES + 1,
  maxFieldSize: 100_000,
};
/** What an answer is followed by at most: a line that goes on sending after it is cut. */
const MAX_REST_MS = 10_000;

/**
 * Reads multipart requests (operations, map, file) while they arrive. A page of elsewhere can send such a form without
 * asking first, so the header that makes a browser ask is required before anything is read; Apollo requires it as well.
 */
export function takeUploads(): RequestHandler {
  const read = graphqlUploadExpress(LIMITS);
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    if (!request.get("apollo-require-preflight")) {
      response.status(400).json({ errors: [{ message: "Send the header apollo-require-preflight with a multipart request.", extensions: { code: "BAD_REQUEST" } }] });
      return;
    }
    response.once("finish", () => {
      // A file that nobody has asked for is still on the line.
      request.unpipe();
      request.resume();
      const cut = setTimeout(() => request.destroy(), MAX_REST_MS);
      request.once("close", () => clearTimeout(cut));
    });
    return read(request, response, next);
  };
}
