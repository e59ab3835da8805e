import { badInput } from "../../lib/errors";
import { isSessionToken } from "../../sources/places/queries";

const MAX_TEXT_CHARS = 200;

/** Returns a visitor's text, trimmed; throws when it is empty or too long to be sent to Google. */
export function toText(argument: string, typed: string): string {
  const text = typed.trim();
  if (text === "") throw badInput(`${argument} is empty: give an address, a city or a postal code, or a part of one.`);
  if (text.length > MAX_TEXT_CHARS)
    throw badInput(`${argument} may have ${MAX_TEXT_CHARS} characters at most and has ${text.length}: shorten it.`);
  return text;
}

/**
 * Returns a session token, if there is one; throws when Google would refuse it. The error does not repeat it, since it must not be logged.
 */
export function toSessionToken(token: string | null | undefined): string | undefined {
  if (token == null || isSessionToken(token)) return token ?? undefined;
  throw badInput("sessionToken may have 36 characters at most, all of them letters, digits, - _ or =: a UUID will do.");
}
