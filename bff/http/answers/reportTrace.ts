import type { ApolloServerPlugin } from "@apollo/server";
import { responsePathAsArray } from "graphql";
import type { Context } from "../../context";
import { currentRequest } from "../../observe/requestScope";
import type { RequestDetails } from "../../observe/requestDetails";

/** The header of a request whose answer shall tell where it came from. */
export const TRACE_HEADER = "x-trace";

/** Where an answer came from, in its `extensions.trace`. */
interface Trace {
  /** Milliseconds from the operation's start to its answer. */
  ms: number;
  /** The fields that took a millisecond or more, the slowest first; a field contains those that it waited for. */
  fields: { path: string; ms: number }[];
  /** Calls to upstreams, with source, address, status, milliseconds and bytes. */
  calls: RequestDetails["attempts"];
  /** Reads of cached values by source. */
  cache: Record<string, object>;
}

/** A field is one of the slow ones from this time on. */
const SLOW_MS = 1;
const MAX_FIELDS = 50;

/**
 * Adds to an answer the times of its slow fields, its calls to upstreams and its reads of caches, if the request has the header `x-trace`.
 * In production it never does, since nothing is recorded of requests there.
 */
export const reportTrace: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    const details = currentRequest()?.details;
    if (!details || !request.http?.headers.has(TRACE_HEADER)) return;
    const startedAt = performance.now();
    const fields: Trace["fields"] = [];
    return {
      executionDidStart: async () => ({
        willResolveField({ info: { path } }) {
          const from = performance.now();
          return () => {
            const ms = performance.now() - from;
            if (ms >= SLOW_MS) fields.push({ path: responsePathAsArray(path).join("."), ms: Math.round(ms) });
          };
        },
      }),
      async willSendResponse({ response: { body } }) {
        if (body.kind !== "single") return;
        const trace: Trace = {
          ms: Math.round(performance.now() - startedAt),
          fields: fields.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_FIELDS),
          calls: details.attempts.map((attempt) => ({ ...attempt, ms: Math.round(attempt.ms) })),
          cache: Object.fromEntries(details.reads),
        };
        body.singleResult.extensions = { ...body.singleResult.extensions, trace };
      },
    };
  },
};
