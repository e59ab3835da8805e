import { choosePlace } from "../../device/place";
import { rememberSearch } from "../../device/recentSearches";
import type { Point } from "../locator/locatorState";
import { nearestKiosk } from "./nearestKiosk";
import { pointOf } from "./destination";

interface Chosen extends Point {
  /** Text that the visitor typed. */
  typed: string;
  placeId?: string;
}

/** Radius of the search box: the city of a kiosk farther away is not the visitor's. */
const NEAR_KM = 32;

/**
 * Stores a place on the device under the visitor's words or ours: Google's name of it may not be stored. For a partial name such as
 * `colum`, the label is the city of the nearest kiosk, which the locator bar loads anyway.
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

/** Stores a text that was searched without a suggestion, once the result page tells its point. Gives up after 20 seconds. */
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
