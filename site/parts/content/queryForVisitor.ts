import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { cookies } from "next/headers";
import { queryBff } from "../../bff/query";
import type { BffAnswer } from "../../bff/readAnswer";
import { recordTokenRead } from "../../bff/renderContext";
import { toCookie } from "../../routing/contentCookies";
import { TOKEN_COOKIE } from "../../routing/edgeRule";
import { nullOnFailure } from "./nullOnFailure";
import { visitorAddress } from "./visitorArguments";

/**
 * Runs a query whose result may depend on the visitor's token for the product backend; null when it fails. With a token, the BFF does not
 * share the answer and charges the visitor's budget, and the page is not cached. Without a token, the query names no visitor and its answer
 * is shared; the page cache sends the page to visitors without a token only.
 */
export async function queryForVisitor<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<BffAnswer<TData> | null> {
  recordTokenRead();
  const token = await visitorToken();
  if (!token) return nullOnFailure(queryBff(document, variables));
  return nullOnFailure(queryBff(document, variables, token, await visitorAddress()));
}

/**
 * Like queryForVisitor, for a page that is cached for visitors with a token, too: the token is sent only while the page is rendered for its
 * visitor alone, because none is cached. Where that fails or lacks a part, as when the visitor's budget is spent, the answer is the shared
 * one.
 */
export async function queryForColdPage<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<BffAnswer<TData> | null> {
  const token = await visitorToken();
  const answer = token ? await nullOnFailure(queryBff(document, variables, token, await visitorAddress())) : null;
  return answer && answer.errors.length === 0 ? answer : nullOnFailure(queryBff(document, variables));
}

// The request of a shared page has no cookies.
async function visitorToken() {
  return toCookie(TOKEN_COOKIE, (await cookies()).get(TOKEN_COOKIE)?.value);
}
