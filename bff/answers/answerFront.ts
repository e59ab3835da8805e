import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { Keeper, Made } from "../../keeper/keeper";
import { sendAnswer } from "../../keeper/send";
import { MADE_OF_HEADER, printVersions } from "../../keeper/versions";
import type { Context } from "../context";
import { endOf, NEVER_ENDS, type OnEnd } from "../lib/deadline";
import type { Log } from "../lib/log";
import type { Observer } from "../observe/observer";
import { answerTypeFor } from "../overHttp/answerType";
import { hasVisitorCookie } from "../visitor";
import { createBodyKeys } from "./bodyKey";

interface Deps {
  apollo: ApolloServer<Context>;
  keeper: Keeper;
  observer: Observer;
  log: Log;
  /** The context of a request; `onEnd` tells when it is not to be answered any more. */
  createContext(request: IncomingMessage, body: unknown, onEnd: OnEnd): Context;
}

/** Most bytes of a body, as on the general path. */
const MAX_BODY_BYTES = 100 * 1024;
/** What holds for every answer that does not say otherwise, as on the general path. */
const DEFAULT_HEADERS = { "x-content-type-options": "nosniff", "cache-control": "no-store" };

/**
 * Answers the usual request, a POST of JSON, in front of Express: from the answers that are kept, by the hash of its body, or by Apollo. It
 * answers false where a request is none of these, and has read nothing of it then.
 */
export function createAnswerFront({ apollo, keeper, observer, log, createContext }: Deps) {
  const keyOf = createBodyKeys();
  const execute = async (request: IncomingMessage, body: unknown, onEnd: OnEnd): Promise<Made> => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    let context: Context | undefined;
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", headers, search: "", body },
      context: async () => (context = createContext(request, body, onEnd)),
    });
    if (answer.body.kind !== "complete") throw new Error("The graph has no operation that answers in parts.");
    const isShareable = (answer.status ?? 200) === 200 && context?.provenance.isShareable === true;
    const madeOf = isShareable ? context!.provenance.versions : undefined;
    return {
      status: answer.status ?? 200,
      headers: {
        ...DEFAULT_HEADERS,
        ...Object.fromEntries([...answer.headers].filter(([name]) => name !== "content-length")),
        ...(madeOf && { [MADE_OF_HEADER]: printVersions(madeOf) }),
      },
      body: Buffer.from(answer.body.string),
      madeOf,
    };
  };

  const makeShared = (request: IncomingMessage, key: string, bytes: Buffer, onEnd: OnEnd) =>
    keeper.make(key, (isShared) => execute(request, parse(bytes), isShared ? NEVER_ENDS : onEnd));

  /** Makes an answer, which the observer watches. `key` is that of an answer which may be kept. */
  const answerAnew = (request: IncomingMessage, response: ServerResponse, bytes: Buffer, key?: string) => {
    const answer = async () => {
      const onEnd = endOf(response);
      sendAnswer(
        await (key === undefined ? execute(request, parse(bytes), onEnd) : makeShared(request, key, bytes, onEnd)),
        request,
        response,
      );
    };
    const run = () =>
      void answer().catch((error: unknown) => {
        if (error instanceof SyntaxError) return refuse(response, 400);
        log.error({ err: error }, "a request failed");
        refuse(response, 500);
      });
    observer.watch(run)(request, response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, bytes: Buffer): void => {
    if (hasVisitorCookie(request.headers.cookie)) return answerAnew(request, response, bytes);
    // Of the headers, an answer depends on the accepted type alone. The header itself may be long, and is spelt in many ways.
    const key = `${keyOf(bytes)} ${answerTypeFor(request.headers.accept)}`;
    const kept = keeper.find(key);
    observer.noteKept(kept ? "hit" : "miss");
    if (!kept) return answerAnew(request, response, bytes, key);
    sendAnswer(kept, request, response);
    if (keeper.isDue(key, kept)) {
      makeShared(request, key, bytes, NEVER_ENDS).catch((error: unknown) =>
        log.warn({ cause: String(error) }, "a kept answer could not be renewed"),
      );
    }
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isUsual(request)) return false;
    readBody(request, (bytes) => answer(request, response, bytes));
    return true;
  };
}

/** A POST of JSON that says how long it is, and is not compressed. */
function isUsual({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return (
    method === "POST" &&
    (url === "/graphql" || url === "/graphql/") &&
    length > 0 &&
    length <= MAX_BODY_BYTES &&
    headers["content-encoding"] === undefined &&
    /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")
  );
}

/** Reads a body. A request that breaks off never ends, and needs no answer: Node ends its connection. */
function readBody(request: IncomingMessage, onBody: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => onBody(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

function parse(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString("utf8"));
}

function refuse(response: ServerResponse, status: 400 | 500): void {
  if (response.headersSent) return void response.destroy();
  const code = status === 400 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
  response.writeHead(status, { ...DEFAULT_HEADERS, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ errors: [{ message: STATUS_CODES[status], extensions: { code } }] }));
}
