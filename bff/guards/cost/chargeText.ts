import type { Charges } from "../budgets/charges";
import type { DocumentStore } from "../operations/documentStore";
import type { QueryStore } from "../operations/queryStore";
import { type OperationRequest, sentOperationOf } from "../operations/sentOperation";

/** Characters of a text that is parsed and checked about as fast as an operation of one point is executed (docs/decisions/024). */
const CHARS_PER_POINT = 10;

/** Returns the points for which a text is parsed and checked. */
export function pointsOf(text: string): number {
  return Math.max(1, Math.ceil(text.length / CHARS_PER_POINT));
}

/**
 * Creates the function that charges a visitor for the text of an operation before it is parsed, since one that turns out to be invalid is
 * never charged as an operation. The text is in the request, or was registered under the hash that is. Texts that are known to be valid are
 * not checked again, and cost nothing. Throws RATE_LIMITED with status 429.
 */
export function createChargeText(documents: DocumentStore, queries: QueryStore) {
  return async (request: OperationRequest, charges: Charges): Promise<void> => {
    const { text: sent, sha256 } = sentOperationOf(request);
    const text = sent ?? (sha256 === undefined ? undefined : await queries.get(sha256));
    if (text !== undefined && !documents.isValid(text)) await charges.operation(pointsOf(text));
  };
}
