import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { Bounds } from "./mapContract";
import { contains } from "./projection";

export type MarkerAnswer = NonNullable<MapMarkersQuery["kioskMap"]>;

/** What markers are asked for. */
export interface MarkerRequest {
  bounds: Bounds;
  zoom: number;
  services: readonly string[];
}

/** Answers to hold on to: as many as somebody who looks around comes back to. */
const MOST_KEPT = 32;

/** The answers of a map, for views within their boxes: the BFF answers for the tiles around a view, not for the view. */
export function createMarkerAnswers() {
  const kept: { key: string; answer: MarkerAnswer }[] = [];
  const keyOf = ({ zoom, services }: MarkerRequest) => `${zoom} ${services.join(",")}`;
  return {
    /** The answer whose box holds a view; it is the last to be forgotten then. */
    find(request: MarkerRequest): MarkerAnswer | undefined {
      const at = kept.findIndex(({ key, answer }) => key === keyOf(request) && contains(answer.bounds, request.bounds));
      if (at < 0) return undefined;
      kept.unshift(...kept.splice(at, 1));
      return kept[0]!.answer;
    },
    /** A rough answer is better than nothing, until there is a better one: it is not kept. */
    keep(request: MarkerRequest, answer: MarkerAnswer): void {
      if (answer.isRough || kept.some((one) => one.answer === answer)) return;
      kept.unshift({ key: keyOf(request), answer });
      kept.length = Math.min(kept.length, MOST_KEPT);
    },
  };
}
