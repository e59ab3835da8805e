import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { siteConfig } from "../config";
import { clientHeaders } from "./clientHeaders";
import { remainingMs } from "./deadline";
import { nameOf, textOf } from "./operationText";
import { type BffAnswer, BffError, readAnswer } from "./readAnswer";
import { isBffSilent, watchQuestion } from "./silence";

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
  if (isBffSilent()) throw new BffError("The BFF does not answer.");
  const silent = new AbortController();
  const over = watchQuestion(siteConfig().bffUrl, () => silent.abort(new Error("it does not answer")));
  let isAnswered = false;
  try {
    const signal = AbortSignal.any([silent.signal, AbortSignal.timeout(timeoutMs)]);
    // The whole text, not its hash: next door, the 26 kB of a page's query make no difference that could be measured.
    const response = await send(JSON.stringify({ query: textOf(document), variables }), signal, cookie, forwardedFor);
    isAnswered = true;
    return await readAnswer(response, nameOf(document));
  } catch (cause) {
    throw cause instanceof BffError ? cause : new BffError("The BFF cannot be reached.", { cause });
  } finally {
    over(isAnswered);
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
    // Next must not keep a copy of its own: 'use cache' decides what is kept.
    cache: "no-store",
    signal,
  });
}
