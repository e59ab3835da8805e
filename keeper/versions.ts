/** Versions of what answers are made of, by name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The header in which the BFF says of which versions an answer was made. An answer without it may not be sent to anybody else: it is one
 * visitor's own, of Places, or less than whole.
 */
export const MADE_OF_HEADER = "x-made-of";

/** Versions as the value of a header, such as `content=…&network=…`. */
export function printVersions(versions: Versions): string {
  let text = "";
  for (const name in versions) text += `${text && "&"}${name}=${encodeURIComponent(versions[name]!)}`;
  return text;
}

/** The versions that a header names; null where there is no such header. */
export function parseVersions(header: string | null): Versions | null {
  return header === null ? null : Object.fromEntries(new URLSearchParams(header));
}
