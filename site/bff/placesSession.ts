/**
 * The session that Google bills as one: it lasts from the first letter to the choice, and the next letter begins another.
 * https://developers.google.com/maps/documentation/places/web-service/session-tokens
 */
export function createPlacesSession() {
  let token: string | undefined;
  return {
    current: () => (token ??= newToken()),
    /** The token for what ends the session. */
    end() {
      const last = token;
      token = undefined;
      return last;
    },
  };
}

// 36 letters at most. Pages without https have no randomUUID.
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
