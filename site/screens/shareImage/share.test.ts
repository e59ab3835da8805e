import { describe, expect, it } from "vitest";
import { pageOfImage, shareImagePath } from "../../parts/share/shareImagePath";
import { createPictureStore } from "./pictureStore";
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

describe("the store of pictures", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it("draws an image once for concurrent and later requests", async () => {
    const store = createPictureStore({ maxPictures: 2, maxWaiting: 2 });
    let drawn = 0;
    const draw = async () => bytes(`picture ${++drawn}`);
    const [one, same] = await Promise.all([store.read("a", draw), store.read("a", draw)]);
    expect(await store.read("a", draw)).toBe(one);
    expect([same, drawn]).toEqual([one, 1]);
  });

  it("drops the least recently used image", async () => {
    const store = createPictureStore({ maxPictures: 2, maxWaiting: 2 });
    const drawn: string[] = [];
    for (const key of ["a", "b", "a", "c", "a", "b"]) await store.read(key, async () => bytes(drawn[drawn.push(key) - 1]!));
    expect(drawn).toEqual(["a", "b", "c", "b"]);
  });

  it("draws one at a time, and refuses requests when the queue is full", async () => {
    const store = createPictureStore({ maxPictures: 9, maxWaiting: 2 });
    let atOnce = 0;
    const draw = async () => {
      expect(++atOnce).toBe(1);
      await Promise.resolve();
      atOnce--;
      return bytes("picture");
    };
    const [one, two, three] = await Promise.all([store.read("a", draw), store.read("b", draw), store.read("c", draw)]);
    expect([one, two, three].map((picture) => picture !== null)).toEqual([true, true, false]);
    expect(await store.read("c", draw)).not.toBeNull();
  });

  it("does not cache failures, and continues after one", async () => {
    const store = createPictureStore({ maxPictures: 9, maxWaiting: 2 });
    await expect(store.read("a", () => Promise.reject(new Error("No ink.")))).rejects.toThrow("No ink.");
    expect(await store.read("a", async () => bytes("picture"))).toEqual(bytes("picture"));
  });
});
