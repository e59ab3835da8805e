import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Bytes of the bodies that are remembered, all together. */
const MAX_BYTES = 4_000_000;

interface Known {
  bytes: Buffer;
  key: string;
}

/**
 * Tells bodies apart by their SHA-256. A body that came before is recognized by its bytes: to compare them takes a tenth of the time that
 * hashing takes. The checksum only finds what to compare with, so that a body made to have another one's is hashed like any other.
 */
export function createBodyKeys(): (bytes: Buffer) => string {
  const recent = new LRUCache<number, Known>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 200 });
  return (bytes) => {
    const checksum = crc32(bytes);
    const known = recent.get(checksum);
    if (known?.bytes.equals(bytes)) return known.key;
    const key = hash("sha256", bytes, "base64url");
    // A copy: what was received lies in a larger piece of memory.
    recent.set(checksum, { bytes: Buffer.from(bytes), key });
    return key;
  };
}
