import { decodePart } from "../../lib/decodePart";

/**
 * Returns what all spellings of a path have in common, without regard to capitals, to the Unicode form of letters and to a slash at the
 * end. A part that is not UTF-8 stays as it is.
 */
export function foldPath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  return parts.map((part) => foldPart(decodePart(part), part)).join("/");
}

/** Returns the same of a text that is not encoded, such as a uid. */
export function foldText(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

function foldPart(decoded: string | null, part: string): string {
  return decoded === null ? part : encodeURIComponent(foldText(decoded));
}
