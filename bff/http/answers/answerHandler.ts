import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApolloServer, HeaderMap } from "@apollo/server";
import { DOCUMENTS_HEADER, printDocuments } from "#shared/edge/keys.ts";
import type { ResponseCache, NewResponse } from "#shared/responseCache/responseCache.ts";
import { sendAnswer } from "#shared/responseCache/send.ts";
import { MADE_OF_HEADER, printVersions } from "#shared/responseCache/versions.ts";
import type { Context } from "../../context";
import type { createChargeText } from "../../guards/cost/chargeText";
import { endOf, NEVER_ENDS, type OnEnd } from "../../lib/deadline";
import { toFaultAnswer } from "../faultAnswer";
import type { Log } from "../../lib/log";
import type { Observer } from "../../observe/observer";
import { answerTypeFor } from "../headers/answerType";
import { hasVisitorCookie } from "../visitor";
import { type Body, createBodies } from "./bodies";
import { TRACE_HEADER } from "./reportTrace";

interface Deps {
  apollo: ApolloServer<Context>;
  responses: ResponseCache;
  observer: Observer;
  log: Log;
  /** Whether answers name their documents, for the keys of a CDN. */
  namesDocuments: boolean;
  /** Charges the text of an operation that Apollo may have to parse. */
  chargeText: ReturnType<typeof createChargeText>;
  /** Creates the context of a request; `onEnd` reports when the request has ended. */
  createContext(request: IncomingMessage, body: unknown, onEnd: OnEnd): Context;
}

/** Maximum size of a body in bytes, the same as for requests that Express handles. */
const MAX_BODY_BYTES = 100 * 1024;
/** Headers of every answer unless it sets others, the same as for requests that Express handles. */
const DEFAULT_HEADERS = { "x-content-type-options": "nosniff", "cache-control": "no-store" };

/**
 * Creates a handler in front of Express for the usual request, a POST of JSON: it sends a cached answer, by the hash of its body, or
 * one that Apollo makes. It returns false, without having read anything, when a request is not of this kind.
 */
export function createAnswerHandler({ apollo, responses, observer, log, namesDocuments, chargeText, createContext }: Deps) {
  const bodyOf = createBodies();

  const execute = async (request: IncomingMessage, { value: body }: Body, onEnd: OnEnd): Promise<NewResponse> => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    let context: Context | undefined;
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", headers, search: "", body },
      context: async () => {
        context = createContext(request, body, onEnd);
        await chargeText({ method: "POST", body }, context.charges);
        return context;
      },
    });
    if (answer.body.kind !== "complete") throw new Error("The graph has no operation that answers in parts.");
    const { status = 200 } = answer;
    const shareable = status === 200 && context?.answer.isShareable ? context.answer : undefined;
    return {
      status,
      headers: {
        ...DEFAULT_HEADERS,
        ...Object.fromEntries([...answer.headers].filter(([name]) => name !== "content-length")),
        ...(shareable && { [MADE_OF_HEADER]: printVersions(shareable.versions) }),
        ...(shareable && namesDocuments && { [DOCUMENTS_HEADER]: printDocuments(shareable.documents) }),
      },
      body: Buffer.from(answer.body.string),
      versions: shareable?.versions,
    };
  };

  const makeShared = (request: IncomingMessage, key: string, body: Body, onEnd: OnEnd) =>
    responses.make(key, (isShared) => execute(request, body, isShared ? NEVER_ENDS : onEnd));

  /** Makes an answer, which the observer records. `key` is given if the answer may be cached. */
  const makeAndSend = (request: IncomingMessage, response: ServerResponse, body: Body, key?: string) => {
    const answer = async () => {
      const onEnd = endOf(response);
      sendAnswer(await (key === undefined ? execute(request, body, onEnd) : makeShared(request, key, body, onEnd)), request, response);
    };
    const run = () =>
      void answer().catch((error: unknown) => {
        const { status, body: refusal } = toFaultAnswer(error);
        if (status >= 500) log.error({ err: error }, "a request failed");
        refuse(response, status, refusal);
      });
    observer.watch(run)(request, response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Body): void => {
    if (hasVisitorCookie(request.headers.cookie)) return makeAndSend(request, response, body);
    // Of the headers, an answer depends only on the accepted type. The header itself may be long, and has many spellings.
    const key = `${body.key} ${answerTypeFor(request.headers.accept)}`;
    const cached = responses.get(key);
    observer.countCacheRead(cached ? "hit" : "miss");
    if (cached) observer.noteCachedAnswer(request, body);
    if (!cached) return makeAndSend(request, response, body, key);
    sendAnswer(cached, request, response);
    if (responses.needsRefresh(key, cached)) {
      makeShared(request, key, body, NEVER_ENDS).catch((error: unknown) =>
        log.warn({ cause: String(error) }, "a cached answer could not be refreshed"),
      );
    }
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    // The answer to a traced request contains details of that request, so it must not be shared. In production the header means nothing.
    const isTraced = observer.hasDetails && request.headers[TRACE_HEADER] !== undefined;
    if (isTraced || !isUsual(request)) return false;
    readBody(request, (bytes) => answer(request, response, bodyOf(bytes)));
    return true;
  };
}

/** Returns whether a request is a POST of uncompressed JSON in UTF-8 with a content-length. */
function isUsual({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return (
    method === "POST" &&
    (url === "/graphql" || url === "/graphql/") &&
    length > 0 &&
    length <= MAX_BODY_BYTES &&
    headers["content-encoding"] === undefined &&
    /^application\/json(\s*;\s*charset=utf-8)?$/i.test(headers["content-type"] ?? "")
  );
}

/** Reads a body. A request that breaks off never ends and needs no answer: Node closes its connection. */
function readBody(request: IncomingMessage, onBody: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => onBody(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

function refuse(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...DEFAULT_HEADERS, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}
