import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createBodies } from "./bodies";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Two words with the same checksum. */
const [ONE, OTHER] = ["plumless", "buckeroo"] as const;

const keyOf = (bodyOf: ReturnType<typeof createBodies>, text: string) => bodyOf(Buffer.from(text)).key;

describe("the key of a body", () => {
  test("is its hash, the first time and each later time", () => {
    const bodyOf = createBodies();
    for (const text of ["one", "another", "one", "one"]) expect(keyOf(bodyOf, text)).toBe(sha256(text));
  });

  test("is not that of another body with the same checksum", () => {
    const bodyOf = createBodies();
    expect(crc32(ONE)).toBe(crc32(OTHER));
    for (const text of [ONE, OTHER, ONE, OTHER]) expect(keyOf(bodyOf, text)).toBe(sha256(text));
  });

  test("does not change with the memory that the body was received in", () => {
    const bodyOf = createBodies();
    const received = Buffer.from("one");
    bodyOf(received);
    received.write("two");
    expect([keyOf(bodyOf, "one"), bodyOf(received).key]).toEqual([sha256("one"), sha256("two")]);
  });
});

test("a repeated body is parsed once", () => {
  const bodyOf = createBodies();
  const [first, again, other] = ["[1]", "[1]", "[2]"].map((text) => bodyOf(Buffer.from(text)).value);
  expect(again).toBe(first);
  expect(other).toEqual([2]);
});

test("a body that is not JSON throws each time", () => {
  const body = createBodies()(Buffer.from("{"));
  for (let times = 0; times < 2; times++) expect(() => body.value).toThrow(SyntaxError);
});
