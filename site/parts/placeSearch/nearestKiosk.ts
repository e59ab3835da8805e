import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { NearestKioskDocument } from "../../bff/__generated__/operations";
import type { NearestKioskQuery } from "../../bff/__generated__/operations";
import type { ChosenPlace } from "../../device/place";

export type Nearest = NonNullable<NonNullable<NearestKioskQuery["kiosksNear"]>["nodes"]>[number];

const TIMEOUT_MS = 10_000;

let last: { key: string; answer: Promise<Nearest | null> } | undefined;

/**
 * Loads the kiosk nearest to a place; null when there is none. The result is cached, because every page's bar needs it; a failure throws
 * and is not cached.
 */
export function nearestKiosk({ lat, lng }: Pick<ChosenPlace, "lat" | "lng">): Promise<Nearest | null> {
  const key = `${lat},${lng}`;
  if (last?.key === key) return last.answer;
  const answer = askForNearest(lat, lng);
  const request = { key, answer };
  last = request;
  answer.catch(() => {
    if (last === request) last = undefined;
  });
  return answer;
}

async function askForNearest(lat: number, lng: number): Promise<Nearest | null> {
  const variables = { point: { lat, lng } };
  const nodes = (await queryFromBrowser(NearestKioskDocument, variables, { timeoutMs: TIMEOUT_MS })).data?.kiosksNear?.nodes;
  if (!nodes) throw new Error("The kiosks near a place are unavailable.");
  return nodes[0] ?? null;
}
