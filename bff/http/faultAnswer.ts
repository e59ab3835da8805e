import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import { GraphQLError } from "graphql";
import type { Log } from "../lib/log";

/** What a client gets for a request that is refused before GraphQL. */
export interface FaultAnswer {
  status: number;
  body: { errors: [{ message: string; extensions: { code: string } }] };
}

/** By the types of errors of Express's JSON reader, what is wrong and what to send. */
const MESSAGES: Readonly<Record<string, string>> = {
  "entity.parse.failed": 'The body is not valid JSON: send an object in UTF-8, such as {"query": "{ ok }"}.',
  "charset.unsupported": "content-type names a charset that cannot be read: send JSON in UTF-8.",
  "encoding.unsupported": "content-encoding cannot be read: use gzip, deflate or br, or none.",
  "request.size.invalid": "The body does not have the length of content-length.",
};

/**
 * Returns the answer for an error that was thrown before GraphQL: by a reader of a body, or by our own code. Only refusals have their
 * message in it.
 */
export function toFaultAnswer(error: unknown): FaultAnswer {
  if (error instanceof GraphQLError) {
    const { code, http } = error.extensions as { code?: string; http?: { status?: number } };
    return answer(http?.status ?? 400, error.message, code);
  }
  const { status = 500, type = "" } = (error ?? {}) as { status?: number; type?: string };
  return answer(status, MESSAGES[type]);
}

/** Creates the handler of errors before GraphQL; it logs ours. Express itself would send the stack outside production. */
export function answerFault(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const { status, body } = toFaultAnswer(error);
    if (status >= 500) log.error({ err: error }, "a request failed");
    if (response.headersSent) return next(error);
    response.status(status).json(body);
  };
}

function answer(status: number, message = STATUS_CODES[status] ?? "Error", code = codeOf(status)): FaultAnswer {
  return { status, body: { errors: [{ message, extensions: { code } }] } };
}

function codeOf(status: number): string {
  return status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
}
