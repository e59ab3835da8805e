import { describe, expect, it } from "vitest";
import { pageOfImage, shareImagePath } from "../../parts/share/shareImagePath";
import { shareText } from "./shareText";

describe("the text of a picture", () => {
  it.each([
    ["Copy a key", "Copy a key"],
    ["  Copy\n a\t key ", "Copy a key"],
    ["Doubles à l’œil : 3 €", "Doubles à l’œil : 3 €"],
    ["21\u202fh", "21\u00a0h"],
    ["e\u0301cole", "école"],
    // For these the renderer would download a font.
    ["Keys 🔑 钥匙 \u0007\u200b\ufeff\u{1F511}", "Keys"],
  ])("of %j is %j", (text, words) => {
    expect(shareText(text, 60)).toBe(words);
  });

  it("is cut at the maximum length", () => {
    expect(shareText("Am I allowed to copy my building fob?", 24)).toBe("Am I allowed to copy my…");
    expect(shareText("Copy, cut: keys", 12)).toBe("Copy, cut…");
    expect(shareText("x".repeat(100_000), 24)).toHaveLength(24);
  });
});

describe("the address of a picture", () => {
  it.each([
    ["/", "en-us", "/share-image/en-us/image.png"],
    ["/products/locksmith/", "fr-ca", "/share-image/fr-ca/products/locksmith/image.png"],
  ] as const)("of %s in %s leads back to the page", (path, lang, address) => {
    expect(shareImagePath(path, lang)).toBe(address);
    expect(pageOfImage(address.split("/").slice(2))).toEqual({ lang, path });
  });

  it.each([
    [[]],
    [["image.png"]],
    [["de-de", "image.png"]],
    [["en-us"]],
    [["en-us", "a"]],
    [["en-us", "a", "other.png"]],
    [["en-us", ..."abcdefghij", "image.png"]],
  ])("is not an address of ours: %j", (segments) => {
    expect(pageOfImage(segments)).toBeNull();
  });
});
