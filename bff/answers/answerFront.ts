import { hash } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { Keeper, Made } from "../../keeper/keeper";
import { sendAnswer } from "../../keeper/send";
import { MADE_OF_HEADER, printVersions } from "../../keeper/versions";
import type { Context } from "../context";
import { leftSignal } from "../lib/leftSignal";
import type { Log } from "../lib/log";
import type { Observer } from "../observe/observer";
import { answerTypeFor } from "../overHttp/answerType";
import { hasVisitorCookie } from "../visitor";

interface Deps {
  apollo: ApolloServer<Context>;
  keeper: Keeper;
  observer: Observer;
  log: Log;
  /** The context of a request; `signal` aborts when it is not to be answered any more. */
  createContext(request: IncomingMessage, body: unknown, signal: AbortSignal): Context;
}

/** Most bytes of a body, as on the general path. */
const MAX_BODY_BYTES = 100 * 1024;
/** What holds for every answer that does not say otherwise, as on the general path. */
const DEFAULT_HEADERS = { "x-content-type-options": "nosniff", "cache-control": "no-store" };
const NEVER = new AbortController().signal;

/**
 * Answers the usual request, a POST of JSON, in front of Express: from the answers that are kept, by the hash of its body, or by Apollo. It
 * answers false where a request is none of these, and has read nothing of it then.
 */
export function createAnswerFront({ apollo, keeper, observer, log, createContext }: Deps) {
  const execute = async (request: IncomingMessage, body: unknown, signal: AbortSignal): Promise<Made> => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    let context: Context | undefined;
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", headers, search: "", body },
      context: async () => (context = createContext(request, body, signal)),
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

  const makeShared = (request: IncomingMessage, key: string, bytes: Buffer, left: AbortSignal) =>
    keeper.make(key, (isShared) => execute(request, parse(bytes), isShared ? NEVER : left));

  /** Makes an answer, which the observer watches. `key` is that of an answer which may be kept. */
  const answerAnew = (request: IncomingMessage, response: ServerResponse, bytes: Buffer, key?: string) => {
    const answer = async () => {
      const left = leftSignal(response);
      sendAnswer(await (key === undefined ? execute(request, parse(bytes), left) : makeShared(request, key, bytes, left)), request, response);
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
    const key = `${hash("sha256", bytes, "base64url")} ${answerTypeFor(request.headers.accept)}`;
    const kept = keeper.find(key);
    observer.noteKept(kept ? "hit" : "miss");
    if (!kept) return answerAnew(request, response, bytes, key);
    sendAnswer(kept, request, response);
    if (keeper.isDue(key, kept)) {
      makeShared(request, key, bytes, NEVER).catch((error: unknown) => log.warn({ cause: String(error) }, "a kept answer could not be renewed"));
    }
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isUsual(request)) return false;
    readBody(request).then(
      (bytes) => answer(request, response, bytes),
      // The visitor has gone.
      () => response.destroy(),
    );
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

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("close", () => request.complete || reject(new Error("The request broke off")));
  });
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
