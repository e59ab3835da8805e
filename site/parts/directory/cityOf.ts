import type { KioskPlaceFragment } from "../../bff/__generated__/operations";

/** A city and its state as the directory knows them; while it does not answer, as much as the address tells. */
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
