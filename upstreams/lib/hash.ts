import { createHash } from "node:crypto";

/** Returns a short, stable, alphanumeric id for a text or bytes, in the style of content services. */
export function toStableId(text: string | Uint8Array, length = 16): string {
  const digest = createHash("sha256").update(text).digest("base64");
  return digest.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, length);
}
