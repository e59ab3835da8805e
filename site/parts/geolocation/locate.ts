export interface Position {
  lat: number;
  lng: number;
}

/** Why there is no position. */
export type LocationFailure = "denied" | "timeout" | "unsupported";

/** Browsers do not count the time that the visitor takes to answer the permission prompt. */
const TIMEOUT_MS = 10_000;
/** A position of this age is recent enough for a search for stores. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Asks the browser for the visitor's position, which may prompt the visitor. Never rejects: resolves to the position or to the reason of
 * the failure.
 */
export function locate(): Promise<Position | LocationFailure> {
  return new Promise((resolve) => {
    try {
      // Missing in old browsers and on pages without https; extensions and policies make it throw, or answer with nothing.
      navigator.geolocation.getCurrentPosition(
        (position) => resolve(toPosition(position)),
        (error) => resolve(toFailure(error)),
        { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
      );
    } catch {
      resolve("unsupported");
    }
  });
}

function toPosition(position: GeolocationPosition | null | undefined): Position | LocationFailure {
  const { latitude: lat, longitude: lng } = position?.coords ?? {};
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat: lat!, lng: lng! } : "unsupported";
}

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

// POSITION_UNAVAILABLE counts as unsupported.
function toFailure(error: GeolocationPositionError | null | undefined): LocationFailure {
  if (error?.code === PERMISSION_DENIED) return "denied";
  return error?.code === TIMEOUT ? "timeout" : "unsupported";
}
