import { errorsIn } from "./errorMessage";
import { isLimited } from "./readAnswer";

/** A result of Apollo Client. */
interface Answer<TData> {
  data: TData | undefined;
  error?: unknown;
}

/**
 * Returns the data of a complete answer, or "limited" if the budget of this visitor, or of all, is spent (docs/decisions/031). Throws any
 * other error, even if there is data: suggestions that fail are an empty list with an error beside it.
 */
export function dataOrLimited<TData>({ data, error }: Answer<TData>): TData | "limited" {
  if (isLimited(errorsIn(error))) return "limited";
  if (error || data === undefined || data === null) throw error;
  return data;
}
