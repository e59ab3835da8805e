import { createHash } from "node:crypto";

/** The hash by which the BFF knows a text. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
