import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a secret that was sent is ours. Both are hashed first, so that the time it takes tells neither content nor length of ours. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
