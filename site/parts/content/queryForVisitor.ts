import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { cookies } from "next/headers";
import { queryBff } from "../../bff/query";
import type { BffAnswer } from "../../bff/readAnswer";
import { nullOnFailure } from "./nullOnFailure";
import { visitorAddress } from "./visitorAddress";

/** What the product backend knows a visitor by (bff/visitor.ts). */
const TOKEN_COOKIE = "token";

/**
 * Asks the BFF for what the product backend may answer differently to a visitor with a token; null where there is no answer. The BFF keeps
 * nothing of that for others, and charges it to the visitor, who is named with the token alone: without one, the answer is everybody's, and
 * so is the question. A page that was made for a token is not kept.
 */
export async function queryForVisitor<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<BffAnswer<TData> | null> {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  if (!token) return nullOnFailure(queryBff(document, variables));
  return nullOnFailure(queryBff(document, variables, `${TOKEN_COOKIE}=${encodeURIComponent(token)}`, await visitorAddress()));
}
