import { isUndelivered, leaveBff } from "./bffAddress";
import { isBffUnresponsive, watchRequest } from "./bffHealth";
import { BffError } from "./readAnswer";

/**
 * Makes a request to a BFF. The signal that `ask` gets aborts at the limit, or when the BFF becomes unresponsive; while it is, this throws
 * at once. After a request that could not be delivered, this process uses another BFF, if there is one.
 */
export async function watchedRequest<T>(bffUrl: string, limit: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (isBffUnresponsive()) throw new BffError("The BFF does not answer.");
  const silent = new AbortController();
  const over = watchRequest(bffUrl, () => silent.abort(new Error("The BFF does not answer.")));
  try {
    const answer = await ask(AbortSignal.any([silent.signal, limit]));
    over(true);
    return answer;
  } catch (error) {
    // An error response is a response too.
    over(error instanceof BffError);
    if (isUndelivered(error)) leaveBff(bffUrl);
    throw error;
  }
}
