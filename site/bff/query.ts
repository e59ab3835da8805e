import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { DOCUMENTS_HEADER, parseDocuments } from "#shared/edge/keys.ts";
import { MADE_OF_HEADER, parseVersions } from "#shared/responseCache/versions.ts";
import { siteConfig } from "../config";
import { clientHeaders } from "./clientHeaders";
import { remainingMs } from "./deadline";
import { queryOnce, markIncomplete, markPrivate, recordDocuments, recordVersions, renderedPage } from "./renderContext";
import { hashOf, nameOf } from "./typedDocument";
import { type BffAnswer, BffError, isUnknownHash, readAnswer } from "./readAnswer";
import { bffAddress, leaveBff } from "./bffAddress";
import { watchedRequest } from "./watchedRequest";

export { BffError };

/**
 * Queries the BFF from the server. Partial answers are returned with their errors, since one failing upstream must not break the page.
 * Throws a BffError if there is no answer, or none with data. `cookie` selects a draft or an experiment's variation. `forwardedFor` is the
 * visitor's address, for data that is charged to the visitor (a draft, a place of Google's); without it the query is the site's own
 * (docs/decisions/031). The time limit is the rest of the page's time, or `timeoutMs`. While the BFF is unresponsive, this throws at once.
 */
export async function queryBff<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  cookie?: string,
  forwardedFor?: string,
  timeoutMs = remainingMs(),
): Promise<BffAnswer<TData>> {
  if (cookie || forwardedFor) markPrivate();
  const operationName = nameOf(document);
  // The hash, not the text: with a hundred types of slices, the page's query is longer than the BFF reads.
  const byHash = { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } };
  const body = JSON.stringify(byHash);
  return queryOnce(`${cookie} ${forwardedFor} ${body}`, async () => {
    try {
      return await fromAnyBff(timeoutMs, async (bffUrl, signal) => {
        const ask = async (sent: string) => {
          const response = await send(bffUrl, { body: sent, signal, cookie, forwardedFor });
          const answer = await readAnswer<TData>(response, operationName);
          recordVersions(parseVersions(response.headers.get(MADE_OF_HEADER)));
          recordDocuments(parseDocuments(response.headers.get(DOCUMENTS_HEADER)));
          return answer;
        };
        return await ask(body).catch((error: unknown) => {
          if (!isUnknownHash(error)) throw error;
          // In development, the BFF may have started before this operation was written.
          return ask(JSON.stringify({ ...byHash, query: print(document) }));
        });
      });
    } catch (cause) {
      markIncomplete();
      throw cause instanceof BffError ? cause : new BffError("The BFF cannot be reached.", { cause });
    }
  });
}

type Ask<T> = (bffUrl: string, signal: AbortSignal) => Promise<T>;

/**
 * Runs a query; once more when this process's BFF gives no answer: with another BFF, or at the same address, where a balancer or another
 * worker may connect it to a process that runs.
 */
async function fromAnyBff<T>(timeoutMs: number, ask: Ask<T>): Promise<T> {
  const limit = AbortSignal.timeout(timeoutMs);
  const bffUrl = bffAddress();
  try {
    return await watchedRequest(bffUrl, limit, (signal) => ask(bffUrl, signal));
  } catch (error) {
    if (error instanceof BffError || limit.aborted) throw error;
    leaveBff(bffUrl);
    const next = bffAddress();
    return watchedRequest(next, limit, (signal) => ask(next, signal));
  }
}

interface Sent {
  body: string;
  signal: AbortSignal;
  cookie?: string;
  forwardedFor?: string;
}

function send(bffUrl: string, { body, signal, cookie, forwardedFor }: Sent): Promise<Response> {
  const page = renderedPage();
  return fetch(`${bffUrl}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...clientHeaders("keyway-site"),
      // In the local network compression takes longer than it saves.
      "accept-encoding": "identity",
      ...(cookie && { cookie }),
      ...(forwardedFor && { "x-forwarded-for": forwardedFor }),
      ...(page && { referer: siteConfig().siteUrl + page }),
    },
    body,
    // Next caches nothing: site/pageCache caches rendered pages.
    cache: "no-store",
    signal,
  });
}
