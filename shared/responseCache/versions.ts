/** Versions of the data that a response contains, by name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The header in which the BFF names the versions that an answer was made of. An answer without it must not be sent to anyone else: it
 * belongs to one visitor, contains data of Google Places, or is incomplete.
 */
export const MADE_OF_HEADER = "x-made-of";

/** Returns versions as the value of the header, such as `content=…&network=…`. */
export function printVersions(versions: Versions): string {
  let text = "";
  for (const name in versions) text += `${text && "&"}${name}=${encodeURIComponent(versions[name]!)}`;
  return text;
}

/** Parses the header; returns null when it is missing. */
export function parseVersions(header: string | null): Versions | null {
  return header === null ? null : Object.fromEntries(new URLSearchParams(header));
}
