import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { siteConfig } from "../config";
import { MADE_OF_HEADER, parseVersions } from "../../keeper/versions";
import { clientHeaders } from "./clientHeaders";
import { remainingMs } from "./deadline";
import { queryOnce, markIncomplete, markPrivate, recordVersions } from "./renderContext";
import { nameOf, textOf } from "./operationText";
import { type BffAnswer, BffError, readAnswer } from "./readAnswer";
import { isBffUnresponsive, watchRequest } from "./bffHealth";

export { BffError };

/**
 * Asks the BFF from the server. Partial answers come back with their errors, since one failing upstream must not
 * take the page with it; no answer, or none with data, throws a BffError. `cookie` is for what is not everybody's: an
 * experiment's variation, or a draft. `forwardedFor` tells the visitor for whom alone something is asked that has a budget, a
 * draft or a place of Google's; without it the site asks for everybody (docs/decisions/031). A question has the time that is left for
 * its page, or `timeoutMs`; while the BFF is silent it fails at once.
 */
export async function queryBff<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  cookie?: string,
  forwardedFor?: string,
  timeoutMs = remainingMs(),
): Promise<BffAnswer<TData>> {
  if (cookie || forwardedFor) markPrivate();
  // The whole text, not its hash: next door, the 26 kB of a page's query make no difference that could be measured.
  const body = JSON.stringify({ query: textOf(document), variables });
  return queryOnce(`${cookie} ${forwardedFor} ${body}`, async () => {
    try {
      return await askInTime(timeoutMs, async (signal) => {
        const response = await send(body, signal, cookie, forwardedFor);
        recordVersions(parseVersions(response.headers.get(MADE_OF_HEADER)));
        return await readAnswer<TData>(response, nameOf(document));
      });
    } catch (cause) {
      markIncomplete();
      throw cause instanceof BffError ? cause : new BffError("The BFF cannot be reached.", { cause });
    }
  });
}

/** Asks with a signal that aborts after so many milliseconds, or once the BFF turns out to be silent; while it is, this fails at once. */
async function askInTime<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (isBffUnresponsive()) throw new BffError("The BFF does not answer.");
  const silent = new AbortController();
  const over = watchRequest(siteConfig().bffUrl, () => silent.abort(new Error("it does not answer")));
  try {
    const answer = await ask(AbortSignal.any([silent.signal, AbortSignal.timeout(timeoutMs)]));
    over(true);
    return answer;
  } catch (error) {
    // An answer that says no is an answer.
    over(error instanceof BffError);
    throw error;
  }
}

function send(body: string, signal: AbortSignal, cookie?: string, forwardedFor?: string): Promise<Response> {
  return fetch(`${siteConfig().bffUrl}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...clientHeaders("keyway-site"),
      // Next door, packing costs more than the way.
      "accept-encoding": "identity",
      ...(cookie && { cookie }),
      ...(forwardedFor && { "x-forwarded-for": forwardedFor }),
    },
    body,
    // Next keeps nothing: pageCache keeps finished pages.
    cache: "no-store",
    signal,
  });
}
