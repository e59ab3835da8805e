import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createBodyKeys } from "./bodyKey";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Two words of one checksum. */
const [ONE, OTHER] = ["plumless", "buckeroo"] as const;

describe("the key of a body", () => {
  test("is its hash, the first time and each time after", () => {
    const keyOf = createBodyKeys();
    for (const text of ["one", "another", "one", "one"]) expect(keyOf(Buffer.from(text))).toBe(sha256(text));
  });

  test("is not that of another body with the same checksum", () => {
    const keyOf = createBodyKeys();
    expect(crc32(ONE)).toBe(crc32(OTHER));
    for (const text of [ONE, OTHER, ONE, OTHER]) expect(keyOf(Buffer.from(text))).toBe(sha256(text));
  });

  test("does not follow what becomes of the memory that the body was received in", () => {
    const keyOf = createBodyKeys();
    const received = Buffer.from("one");
    keyOf(received);
    received.write("two");
    expect([keyOf(Buffer.from("one")), keyOf(received)]).toEqual([sha256("one"), sha256("two")]);
  });
});
