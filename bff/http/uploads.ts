import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { endOf } from "../lib/deadline";
import { badForm } from "./multipart/badForm";
import { readMultipart } from "./multipart/readMultipart";

/** What a client may go on sending after its response, in milliseconds and bytes; then the connection is cut. */
const MAX_REST = { ms: 30_000, bytes: 4 * MAX_RESUME_BYTES };

/**
 * Creates the handler of multipart requests (operations, map, file), which are read while they arrive. A page of another site can send such
 * a form without a preflight, so the header that requires one is checked before anything is read; Apollo checks it as well.
 */
export function takeUploads(): RequestHandler {
  return (request, response, next) => {
    const isForm = /^\s*multipart\/form-data\s*(;|$)/i.test(request.headers["content-type"] ?? "");
    if (request.method !== "POST" || !isForm) return next();
    discardRest(request, response);
    if (!request.headers["apollo-require-preflight"])
      return next(badForm("Send the header apollo-require-preflight with a multipart request."));
    void readMultipart(request, endOf(response)).then((body) => {
      request.body = body;
      next();
    }, next);
  };
}

/** Reads on after an early response, without use for the rest: browsers read a response only when they have sent their whole request. */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.closed) return;
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_REST.bytes) request.destroy();
    });
    request.unpipe().resume();
    const cut = setTimeout(() => request.destroy(), MAX_REST.ms);
    request.once("close", () => clearTimeout(cut));
  });
}
