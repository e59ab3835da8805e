import { createHash } from "node:crypto";

/** A short, stable, alphanumeric name for a text, of the kind that content services give out. */
export function toStableId(text: string, length = 16): string {
  const digest = createHash("sha256").update(text).digest("base64");
  return digest.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, length);
}
