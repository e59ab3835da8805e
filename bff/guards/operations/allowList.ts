import type { GraphQLError } from "graphql";
import { refusal } from "../../lib/errors";
import type { Operations } from "./operations";
import { type OperationRequest, sentOperationOf } from "./sentOperation";

/**
 * Builds an allow-list: a function that throws a GraphQLError with status 400 for a request whose operation is not one of these. It
 * compares the text or the hash only, so that a refused text is never parsed.
 */
export function createAllowList(operations: Operations): (request: OperationRequest) => void {
  return (request) => {
    const { text, sha256 } = sentOperationOf(request);
    const isAllowed = text === undefined ? sha256 === undefined || operations.textOf(sha256) !== undefined : operations.has(text);
    if (!isAllowed) throw notAllowed();
  };
}

function notAllowed(): GraphQLError {
  const message = "Only the site's own operations are answered here. Set ALLOW_ANY_OPERATION=1 to explore.";
  return refusal(message, "OPERATION_NOT_ALLOWED", { status: 400 });
}
