import { choosePlace } from "../../device/place";
import { rememberSearch } from "../../device/recentSearches";
import type { Point } from "../locator/locatorState";
import { nearestKiosk } from "./nearestKiosk";
import { pointOf } from "./destination";

interface Chosen extends Point {
  /** As the visitor typed it. */
  typed: string;
  placeId?: string;
}

/** As far as the search box reaches: beyond it, the kiosk's city is another than the visitor's. */
const NEAR_KM = 32;

/**
 * Remembers a place on the device under words of the visitor's, or of ours: what Google calls it may not be kept. For the
 * beginning of a name, `colum`, that is the city of the kiosk next to it, which the locator bar asks for anyway.
 */
export async function rememberPlace({ typed, ...place }: Chosen): Promise<void> {
  const words = /\d/.test(typed) ? typed : ((await cityNear(place)) ?? typed);
  rememberSearch({ words, ...place });
  choosePlace({ label: words, ...place });
}

async function cityNear(point: Point): Promise<string | null> {
  const nearest = await nearestKiosk(point).catch(() => null);
  const { city, state } = nearest?.kiosk.address ?? {};
  return nearest && nearest.distanceKm <= NEAR_KM && city ? [city, state].filter(Boolean).join(", ") : null;
}

const PATIENCE_MS = 20_000;
const LOOK_MS = 200;

/** Remembers words that were searched for as they stand, once the page says where they led. */
export function rememberSearchedWords(words: string): void {
  const until = Date.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    const form = [...document.querySelectorAll<HTMLFormElement>("form[data-place-search][data-at]")].find((one) => shownIn(one) === words);
    const point = form && pointOf(form);
    if (point || Date.now() > until) clearInterval(timer);
    if (point) {
      rememberSearch({ words, ...point });
      choosePlace({ label: words, ...point });
    }
  }, LOOK_MS);
}

function shownIn(form: HTMLFormElement): string | undefined {
  return form.querySelector<HTMLInputElement>("input[name=q]")?.defaultValue;
}
