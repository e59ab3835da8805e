import { filtersOf, type LocatorState, printState } from "../locator/locatorState";
import type { LocationTexts } from "./locationTexts";
import { requestPosition } from "./requestPosition";

interface FindOptions {
  /** Current state; its filters are kept. */
  state: LocatorState;
  signal: AbortSignal;
  onAsking: (isAsking: boolean) => void;
}

/**
 * Asks the browser for the visitor's position and returns the path of the list around it, without language prefix. Null when the browser
 * shares no position; the visitor has then been told why.
 */
export async function nearbyListPath(texts: LocationTexts, { state, signal, onAsking }: FindOptions): Promise<string | null> {
  const at = await requestPosition(texts, { signal, onAsking });
  return at && `/key-services/${printState({ ...filtersOf(state), at, within: state.within })}`;
}
