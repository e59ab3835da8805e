import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, getOperationAST, print } from "graphql";
import { siteConfig } from "../config";
import { MADE_OF_HEADER, parseVersions } from "../../keeper/versions";
import { clientHeaders } from "./clientHeaders";
import { askOnce, noteMissing, notePrivate, noteVersions } from "./making";
import { type BffAnswer, BffError, readAnswer } from "./readAnswer";

export { BffError };

/** Only for a BFF that hangs itself: what its upstreams may take, it bounds on its own. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the BFF from the server. Partial answers come back with their errors, since one failing upstream must not
 * take the page with it; no answer, or none with data, throws a BffError. `cookie` is for what is not everybody's: an
 * experiment's variation, or a draft. `forwardedFor` tells the visitor for whom alone something is asked that has a budget, a
 * draft or a place of Google's; without it the site asks for everybody (docs/decisions/031).
 */
export async function queryBff<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  cookie?: string,
  forwardedFor?: string,
): Promise<BffAnswer<TData>> {
  if (cookie || forwardedFor) notePrivate();
  // The whole text, not its hash: next door, the 26 kB of a page's query make no difference that could be measured.
  const body = JSON.stringify({ query: textOf(document), variables });
  return askOnce(`${cookie} ${forwardedFor} ${body}`, async () => {
    try {
      const response = await send(body, cookie, forwardedFor);
      noteVersions(parseVersions(response.headers.get(MADE_OF_HEADER)));
      return await readAnswer<TData>(response, getOperationAST(document)?.name?.value ?? "");
    } catch (cause) {
      noteMissing();
      throw cause instanceof BffError ? cause : new BffError("The BFF cannot be reached.", { cause });
    }
  });
}

const texts = new WeakMap<object, string>();

// Printed once per operation, not once per request.
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

function send(body: string, cookie?: string, forwardedFor?: string): Promise<Response> {
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
    // Next keeps nothing: front/pages keeps finished pages.
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
