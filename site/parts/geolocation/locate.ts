export interface Position {
  lat: number;
  lng: number;
}

/** Why there is no position. */
export type LocationFailure = "denied" | "timeout" | "unsupported";

/** The visitor's time to answer the browser is not counted. */
const TIMEOUT_MS = 10_000;
/** A position this old is still that of a person who looks for a store. */
const MAX_AGE_MS = 5 * 60_000;

/** Asks the browser where the visitor is, which asks the visitor. Never fails: what went wrong is the answer. */
export function locate(): Promise<Position | LocationFailure> {
  return new Promise((resolve) => {
    // Old browsers, and those of pages without https, have none.
    if (!navigator.geolocation) return resolve("unsupported");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => resolve(toFailure(error)),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

// A device that cannot find itself is as good as one that cannot look.
function toFailure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocationFailure {
  if (code === PERMISSION_DENIED) return "denied";
  return code === TIMEOUT ? "timeout" : "unsupported";
}
