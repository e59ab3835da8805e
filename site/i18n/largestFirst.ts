import { countryOf } from "#shared/forms/regions.ts";
import type { Lang } from "./languages";
import { READ_IN } from "./prices";

interface Counted {
  /** State or province, two letters. */
  state: string;
  kioskCount: number;
}

/** Sorts places by their number of kiosks; those of the countries where the language is read come first. */
export function largestFirst<Place extends Counted>(places: readonly Place[], lang: Lang): Place[] {
  const isFar = ({ state }: Counted) => !READ_IN[lang].some((country) => country === countryOf(state));
  return places.toSorted((one, other) => Number(isFar(one)) - Number(isFar(other)) || other.kioskCount - one.kioskCount);
}
