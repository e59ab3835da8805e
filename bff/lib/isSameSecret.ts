import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Returns whether a sent secret is ours. Both are hashed first, so that neither content nor length of ours can be derived from the time it
 * takes.
 */
export function isSameSecret(candidate: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(candidate), hash(secret));
}
