import { isUtf8 } from "node:buffer";
import express, { type RequestHandler } from "express";
import { InvalidJson } from "../lib/parseJson";

/**
 * Creates the reader of JSON bodies that the answer cache does not read: compressed ones, in chunks, or in another charset. `limit` is
 * their length, such as `100kb`.
 */
export function readJson(limit: string): RequestHandler {
  return express.json({
    limit,
    verify(_request, _response, bytes, encoding) {
      if (encoding === "utf-8" && !isUtf8(bytes)) throw new InvalidJson("The body is not UTF-8.");
    },
  });
}
