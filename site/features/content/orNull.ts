import { logError } from "../../bff/logError";
import { BffError } from "../../bff/query";

/**
 * What was asked of the BFF, for whoever can do without: null where it is silent, and why in the log; `what` says what is missing for it.
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
