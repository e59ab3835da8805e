import type { KioskPlaceFragment } from "../../bff/__generated__/operations";

/** Returns the names and paths of a city and its state from the directory; derives them from the URL when the directory does not answer. */
export function cityOf(data: KioskPlaceFragment | null, state: string, city: string) {
  const statePath = `/key-services/${encodeURIComponent(state)}/`;
  const known = data?.kioskCity;
  return {
    code: known?.state ?? state.toUpperCase(),
    stateName: data?.kioskState?.name ?? state.toUpperCase(),
    statePath: data?.kioskState?.path ?? statePath,
    city: known?.city ?? capitalized(city),
    path: known?.path ?? `${statePath}${encodeURIComponent(city)}/`,
    kiosks: known?.kiosks ?? 0,
    services: known?.services ?? [],
  };
}

/** `st-johns` -> `St Johns`. */
function capitalized(slug: string): string {
  return slug.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase()).replaceAll("-", " ");
}
