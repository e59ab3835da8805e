import { logError } from "../../bff/logError";
import { BffError } from "../../bff/query";

/**
 * What was asked of the BFF, for a part that can do without: null where it is silent, and why in the log; `what` names what is missing.
 */
export async function nullOnFailure<T>(asking: Promise<T>, what?: string): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    logError(error, what);
    return null;
  }
}
