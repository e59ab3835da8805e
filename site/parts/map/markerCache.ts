import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { Bounds } from "./mapAdapter";
import { contains } from "./projection";

export type MarkerAnswer = NonNullable<MapMarkersQuery["kioskMap"]>;

/** Request for markers. */
export interface MarkerRequest {
  bounds: Bounds;
  zoom: number;
  services: readonly string[];
  /** Only kiosks of this state; null: of all. */
  state: string | null;
}

/** Number of answers kept: about as many views as a visitor returns to. */
const MAX_ENTRIES = 32;

/** Cache of marker answers, found by any view within their box: the BFF answers for the tiles around a view. */
export function createMarkerCache() {
  const entries: { key: string; answer: MarkerAnswer }[] = [];
  const keyOf = ({ zoom, services, state }: MarkerRequest) => `${zoom} ${services.join(",")} ${state}`;
  return {
    /** Returns the answer whose box contains a view. */
    find(request: MarkerRequest): MarkerAnswer | undefined {
      return entries.find(({ key, answer }) => key === keyOf(request) && contains(answer.bounds, request.bounds))?.answer;
    },
    /** Keeps an answer that is shown and drops the least recently shown one when there are too many. */
    keep(request: MarkerRequest, answer: MarkerAnswer): void {
      const at = entries.findIndex((one) => one.answer === answer);
      if (at >= 0) entries.splice(at, 1);
      entries.unshift({ key: keyOf(request), answer });
      entries.length = Math.min(entries.length, MAX_ENTRIES);
    },
  };
}
