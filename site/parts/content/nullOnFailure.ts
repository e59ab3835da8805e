import { logError } from "../../bff/logError";
import { BffError } from "../../bff/query";

/**
 * Returns the result of a query, or null when it fails; the failure is logged. For parts of a page that are optional. `what` names the
 * missing part in the log.
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
