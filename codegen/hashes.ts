import { createHash } from "node:crypto";

/** Returns the SHA-256 of an operation's text as hex, by which the BFF identifies it. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
