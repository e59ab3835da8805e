import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { Bounds } from "./mapAdapter";
import { contains } from "./projection";

export type MarkerAnswer = NonNullable<MapMarkersQuery["kioskMap"]>;

/** What markers are asked for. */
export interface MarkerRequest {
  bounds: Bounds;
  zoom: number;
  services: readonly string[];
}

/** How many answers are kept: about as many as a visitor who moves the map comes back to. */
const MOST_KEPT = 32;

/** The answers of a map, for views within their boxes: the BFF answers for the tiles around a view, not for the view. */
export function createMarkerCache() {
  const kept: { key: string; answer: MarkerAnswer }[] = [];
  const keyOf = ({ zoom, services }: MarkerRequest) => `${zoom} ${services.join(",")}`;
  return {
    /** The answer whose box holds a view. */
    find(request: MarkerRequest): MarkerAnswer | undefined {
      return kept.find(({ key, answer }) => key === keyOf(request) && contains(answer.bounds, request.bounds))?.answer;
    },
    /**
     * Keeps an answer that is shown, and of too many forgets the one that was shown least lately. A rough one is better than nothing, until
     * there is a better one: it is not kept.
     */
    keep(request: MarkerRequest, answer: MarkerAnswer): void {
      if (answer.isRough) return;
      const at = kept.findIndex((one) => one.answer === answer);
      if (at >= 0) kept.splice(at, 1);
      kept.unshift({ key: keyOf(request), answer });
      kept.length = Math.min(kept.length, MOST_KEPT);
    },
  };
}
