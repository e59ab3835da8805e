import { createHash } from "node:crypto";

/** A short, stable, alphanumeric name for a text or bytes, of the kind that content services give out. */
export function toStableId(text: string | Uint8Array, length = 16): string {
  const digest = createHash("sha256").update(text).digest("base64");
  return digest.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, length);
}
