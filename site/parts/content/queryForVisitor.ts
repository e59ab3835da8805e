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
  const token = toCookie(TOKEN_COOKIE, (await cookies()).get(TOKEN_COOKIE)?.value);
  if (!token) return nullOnFailure(queryBff(document, variables));
  return nullOnFailure(queryBff(document, variables, token, await visitorAddress()));
}
