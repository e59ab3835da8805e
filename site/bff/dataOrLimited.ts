import { errorsIn } from "./errorMessage";
import { isLimited } from "./readAnswer";

/** What an answer of Apollo Client holds. */
interface Answer<TData> {
  data: TData | undefined;
  error?: unknown;
}

/**
 * The data of a whole answer of what has a budget: `limited` where this visitor, or anybody, may ask for no more now (docs/decisions/031).
 * Throws what failed, also where the answer has data: suggestions that fail are an empty list with an error beside it.
 */
export function dataOrLimited<TData>({ data, error }: Answer<TData>): TData | "limited" {
  if (isLimited(errorsIn(error))) return "limited";
  if (error || data === undefined || data === null) throw error;
  return data;
}
