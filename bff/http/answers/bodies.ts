import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";
import { parseJson } from "../../lib/parseJson";

/** Limit of the bytes of all remembered bodies, with their parsed values. */
const MAX_BYTES = 8_000_000;
/** Bytes that a parsed body takes for each byte of its text, at most: two for a character. */
const PARSED = 2;

/** The body of a request; its hash and its parsed value are computed when they are first read. */
export class Body {
  readonly bytes: Buffer;
  private hashed: string | undefined;
  private parsed: { value: unknown } | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Its SHA-256, by which answers are cached. */
  get key(): string {
    return (this.hashed ??= hash("sha256", this.bytes, "base64url"));
  }

  /**
   * Its parsed JSON: one value that all requests with this body share, so it must not be changed. Throws a SyntaxError when the body is not
   * JSON.
   */
  get value(): unknown {
    this.parsed ??= { value: parseJson(this.bytes) };
    return this.parsed.value;
  }
}

/**
 * Creates a function that recognizes repeated bodies by their bytes: comparing takes a tenth of the time of hashing. The checksum only
 * finds the body to compare with, so that a body made to have another one's checksum is still a different body.
 */
export function createBodies(): (bytes: Buffer) => Body {
  const sizeCalculation = ({ bytes }: Body) => bytes.length * (1 + PARSED) + 200;
  const recent = new LRUCache<number, Body>({ maxSize: MAX_BYTES, sizeCalculation });
  return (bytes) => {
    const checksum = crc32(bytes);
    const cached = recent.get(checksum);
    if (cached?.bytes.equals(bytes)) return cached;
    // A copy: the received bytes lie in a larger piece of memory.
    const body = new Body(Buffer.from(bytes));
    recent.set(checksum, body);
    return body;
  };
}
