import { countryOf } from "#shared/forms/regions.ts";
import type { LatLng } from "../../lib/geo";
import { distanceKm } from "../kiosks/distance";
import type { Gazetteer, Town } from "./gazetteer";
import { readText, type TypedText } from "./readText";

/** A place that a text names. */
export interface Locality {
  /** As in an address: `Columbus, OH`, or the postal code. */
  name: string;
  geoLocation: LatLng;
  /** Whether the text means nothing else, or hardly anything else. Otherwise it is a guess, for when Google does not answer. */
  isCertain: boolean;
}

/** The towns of one name, given by its key: those of the gazetteer, and those where we have kiosks. */
export interface TownSource {
  townsNamed(key: string): readonly Town[];
  hasKiosks(town: Town): boolean;
}

interface Options {
  towns: TownSource;
  pointOfCode: Gazetteer["pointOfCode"];
  /** The visitor's language: in French, towns of Canada come first. */
  lang: string;
}

/** A town is clearly meant if it has this many times the people of the next. */
const CLEAR = 3;
/** A postal code of a town lies within this distance of its middle, in kilometres. */
const TOWN_KM = 60;
/** Two towns of one name in one state that are this close are one. */
const SAME_KM = 20;

/**
 * Returns the place that a visitor's text names: a postal code, a town, or a town with its state or province. Of a street address it is a
 * guess: the place of its postal code, or the town before its state. Null for any other text.
 */
export function findLocality(text: string, { towns, pointOfCode, lang }: Options): Locality | null {
  const typed = readText(text);
  const { code, words } = typed;
  const point = code === undefined ? null : pointOfCode(code);
  if (point) return { name: code!, geoLocation: point, isCertain: isOfCode(point, typed, towns) };
  // A house number.
  const isAddress = words.some((word) => /\d/.test(word));
  const named = isAddress ? [] : townsOf(typed, towns);
  if (named.length > 0) return chooseTown(named, typed, { towns, lang });
  const last = lastTown(typed, towns);
  return last && { ...toLocality(last), isCertain: false };
}

/** Whether the words before a postal code are nothing, a state, or a town around it. */
function isOfCode(point: LatLng, typed: TypedText, towns: TownSource): boolean {
  if (typed.words.length === 0 || typed.inState?.words.length === 0) return true;
  return townsOf(typed, towns).some((town) => distanceKm(point, town.point) < TOWN_KM);
}

/** Returns the towns that the whole text names: in the state at its end, or, if it has none there, in all states. */
function townsOf({ words, inState }: TypedText, { townsNamed }: TownSource): readonly Town[] {
  const inItsState = inState ? townsNamed(inState.words.join(" ")).filter(({ state }) => state === inState.state) : [];
  return inItsState.length > 0 ? inItsState : townsNamed(words.join(" "));
}

/** Returns the town of the longest name that stands before the state at the end of a text, as in `12 Main St, Columbus, OH`. */
function lastTown({ inState }: TypedText, { townsNamed }: TownSource): Town | null {
  if (!inState) return null;
  for (let start = 0; start < inState.words.length; start++) {
    const town = townsNamed(inState.words.slice(start).join(" ")).find(({ state }) => state === inState.state);
    if (town) return town;
  }
  return null;
}

/** Chooses among towns of one name: the most populous, then one in the country of the language, then one where we have kiosks. */
function chooseTown(named: readonly Town[], { inState }: TypedText, { towns, lang }: Pick<Options, "towns" | "lang">): Locality {
  const sorted = named.toSorted((one, other) => other.population - one.population);
  const [biggest] = sorted as [Town];
  const isAway = (town: Town) => distanceKm(town.point, biggest.point) > SAME_KM;
  let likely = sorted.filter((town) => town === biggest || (town.population * CLEAR > biggest.population && isAway(town)));
  const prefer = (isPreferred: (town: Town) => boolean) => {
    const preferred = likely.filter(isPreferred);
    if (likely.length > 1 && preferred.length > 0) likely = preferred;
  };
  if (lang === "fr-ca") prefer(({ state }) => countryOf(state) === "CA");
  prefer(towns.hasKiosks);
  const town = likely[0]!;
  // A visitor who names a state means the state, and not a town of that name elsewhere.
  const isState = inState?.words.length === 0 && town.state !== inState.state;
  return { ...toLocality(town), isCertain: likely.length === 1 && !isState };
}

function toLocality({ name, state, point }: Town) {
  return { name: `${name}, ${state}`, geoLocation: point };
}
