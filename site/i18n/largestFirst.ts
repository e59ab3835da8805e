import { countryOf } from "#shared/forms/regions.ts";
import type { Lang } from "./languages";
import { READ_IN } from "./prices";

interface Counted {
  /** State or province, two letters. */
  state: string;
  kioskCount: number;
}

/** A place of the countries where the language is read comes before larger ones abroad from so many kiosks on. */
const WORTH_LEADING = 10;

/** Sorts places by their number of kiosks; those of the countries where the language is read come first, unless they have few. */
export function largestFirst<Place extends Counted>(places: readonly Place[], lang: Lang): Place[] {
  const leads = ({ state, kioskCount }: Counted) =>
    kioskCount >= WORTH_LEADING && READ_IN[lang].some((country) => country === countryOf(state));
  return places.toSorted((one, other) => Number(leads(other)) - Number(leads(one)) || other.kioskCount - one.kioskCount);
}
