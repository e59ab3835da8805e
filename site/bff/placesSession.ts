/**
 * Creates the session tokens of Google Places. Google bills a session, from the first letter to the choice, as one; the next letter starts
 * another. https://developers.google.com/maps/documentation/places/web-service/session-tokens
 */
export function createPlacesSession() {
  let token: string | undefined;
  return {
    current: () => (token ??= newToken()),
    /** Ends the session and returns its token for the last request. */
    end() {
      const last = token;
      token = undefined;
      return last;
    },
  };
}

// At most 36 characters. `randomUUID` needs https.
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
