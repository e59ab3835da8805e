import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, type GraphQLFormattedError, print } from "graphql";
import { siteConfig } from "../config";

export interface BffAnswer<TData> {
  data: TData;
  /** What is missing from `data`, and why; empty where everything is there. */
  errors: readonly GraphQLFormattedError[];
}

/** The BFF gave no usable answer at all. */
export class BffError extends Error {
  override name = "BffError";
}

/** Only for a BFF that hangs itself: what its upstreams may take, it bounds on its own. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the BFF from the server. Partial answers come back with their errors, since one failing upstream must not
 * take the page with it; no answer, or none with data, throws a BffError. `cookie` is for what is not everybody's: an
 * experiment's variation, or a draft.
 */
export async function queryBff<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  cookie?: string,
): Promise<BffAnswer<TData>> {
  const response = await send(JSON.stringify({ query: textOf(document), variables }), cookie);
  const body = (await response.json().catch(() => null)) as { data?: TData | null; errors?: GraphQLFormattedError[] } | null;
  if (body?.data) return { data: body.data, errors: body.errors ?? [] };
  const reason = body?.errors?.map((error) => error.message).join(" ") || `status ${response.status}`;
  throw new BffError(`The BFF did not answer: ${reason}`);
}

const texts = new WeakMap<object, string>();

// Printed once per operation, not once per request.
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

async function send(body: string, cookie?: string): Promise<Response> {
  try {
    return await fetch(`${siteConfig().bffUrl}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "apollographql-client-name": "keyway-site",
        // Next door, packing costs more than the way.
        "accept-encoding": "identity",
        ...(cookie && { cookie }),
      },
      body,
      // Next must not keep a copy of its own: 'use cache' decides what is kept.
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new BffError("The BFF cannot be reached.", { cause });
  }
}
