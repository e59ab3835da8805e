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
    // Missing in old browsers and on pages without https.
    if (!navigator.geolocation) return resolve("unsupported");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => resolve(toFailure(error)),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

// POSITION_UNAVAILABLE counts as unsupported.
function toFailure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocationFailure {
  if (code === PERMISSION_DENIED) return "denied";
  return code === TIMEOUT ? "timeout" : "unsupported";
}
