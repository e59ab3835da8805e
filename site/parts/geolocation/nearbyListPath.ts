import { filtersOf, type LocatorState, printState } from "../locator/locatorState";
import type { LocationTexts } from "./locationTexts";
import { requestPosition } from "./requestPosition";

interface FindOptions {
  /** What is asked for already: its filters stay. */
  asked: LocatorState;
  signal: AbortSignal;
  onAsking: (isAsking: boolean) => void;
}

/** Asks where the visitor is, and answers with the path of the list around that, without language prefix. Null where nobody says; why is said. */
export async function nearbyListPath(texts: LocationTexts, { asked, signal, onAsking }: FindOptions): Promise<string | null> {
  const at = await requestPosition(texts, { signal, onAsking });
  return at && `/key-services/${printState({ ...filtersOf(asked), at })}`;
}
