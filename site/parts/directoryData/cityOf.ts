import type { KioskCityNamesFragment } from "../../bff/__generated__/operations";

/** Returns the names and paths of a city and its state from the directory; derives them from the URL when the directory does not answer. */
export function cityOf(data: KioskCityNamesFragment | null, state: string, city: string) {
  const code = state.toUpperCase();
  const statePath = `/key-services/${encodeURIComponent(state)}/`;
  const inState = data?.kioskState ?? { name: code, path: statePath };
  const kioskCity: NonNullable<KioskCityNamesFragment["kioskCity"]> = data?.kioskCity ?? {
    state: code,
    city: capitalized(city),
    path: `${statePath}${encodeURIComponent(city)}/`,
    kioskCount: 0,
    services: [],
  };
  const { city: name, path, kioskCount, services } = kioskCity;
  return { code: kioskCity.state, stateName: inState.name, statePath: inState.path, city: name, path, kioskCount, services };
}

/** `st-johns` -> `St Johns`. */
function capitalized(slug: string): string {
  return slug.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase()).replaceAll("-", " ");
}
