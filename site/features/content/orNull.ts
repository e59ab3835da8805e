import { logError } from "../../bff/logError";
import { BffError } from "../../bff/query";

/**
 * What was asked of the BFF, for whoever can do without: null where it is silent, and why in the log; `what` says what is missing for it.
 * A cached function asks through this: while Next makes a page to be kept, it gives the whole page up for what such a function throws,
 * wherever that is caught.
 */
export async function orNull<T>(asking: Promise<T>, what?: string): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    logError(error, what);
    return null;
  }
}
