import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGS } from "../../i18n/languages";
import { listSlices, readSliceMocks } from "#tests/support/sliceMock.ts";
import { packState as state, packText as pack } from "#tests/support/packState.ts";
import { readSlices } from "./readSlices";
import { unpackState } from "./unpackState";

const slice = (more: object = {}) => ({ slice_type: "hero", variation: "default", primary: {}, items: [], ...more });

it("whatever lz-string packs is unpacked", () => {
  const check = (text: string): void => {
    const packed = pack(text);
    for (const sent of [packed, packed.replaceAll("+", " ")]) expect(unpackState(sent, 1_000_000)).toBe(text);
  };
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), check), { numRuns: 30 });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("a", "ab", "é", "鍵"), { maxLength: 2000 }).map((parts) => parts.join("")),
      check,
    ),
    { numRuns: 30 },
  );
});

it.each(LANGS)("every slice is read as its mock says, in %s", (lang) => {
  const mocks = listSlices().flatMap((folder) => readSliceMocks(folder, lang));
  expect(readSlices(state(mocks))).toEqual({ slices: mocks });
});

it.each([undefined, "", state([])])("the state %j has no slices", (none) => {
  expect(readSlices(none)).toEqual({ slices: [] });
});

describe("a state that cannot be read", () => {
  it.each([
    "nonsense",
    "é",
    "NoIg&",
    "AAAA",
    "//////",
    "$",
    ["a", "b"],
    pack("not JSON"),
    state({}),
    state([null]),
    state([[]]),
    state(["hero"]),
    state([{}]),
    state([slice({ primary: null })]),
    state([slice({ items: [1] })]),
  ])("%j is a fault", (unreadable) => {
    expect(readSlices(unreadable)).toEqual({ fault: "unreadable" });
  });

  it("is a fault, and no exception, whatever it is", () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(readSlices(text)).toBeDefined()));
  });
});

describe("a state that is too long", () => {
  it.each([
    ["more slices than a page has", state(Array.from({ length: 101 }, () => slice()))],
    ["30,000 slices", state(Array.from({ length: 30_000 }, () => ({ slice_type: "a" })))],
    ["many parts", state([slice({ items: Array.from({ length: 6000 }, () => ({})) })])],
    [
      "nested lists",
      state([
        slice({ primary: { text: JSON.parse("[".repeat(3000) + "]".repeat(3000)) } }),
        slice({ items: Array.from({ length: 2500 }, () => ({})) }),
      ]),
    ],
    ["a long text", state([slice({ primary: { title: "ab".repeat(150_000) } })])],
    ["400,000 equal letters, packed into a thousand", pack("a".repeat(400_000))],
  ])("of %s is a fault", (_, packed) => {
    expect(readSlices(packed)).toEqual({ fault: "tooLong" });
  });
});
