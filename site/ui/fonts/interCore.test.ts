import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LANGS } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ringName } from "../../parts/map/MapGround";

const FOLDER = import.meta.dirname;

// Ten segments of 1,460 bytes are what a connection brings in one go, headers included, of which there are some 400.
it("the font that every page loads fits into one round trip", () => {
  expect(statSync(path.join(FOLDER, "inter-core.woff2")).size).toBeLessThan(10 * 1460 - 450);
});

it.each(LANGS)("holds the letters of our messages and of the map's distances in %s: another would load the whole file", (lang) => {
  const [, ranges] = /"(U\+[^"]+)"/.exec(readFileSync(path.join(FOLDER, "../font.ts"), "utf8"))!;
  const core = ranges!.split(",").map(
    (range) =>
      range
        .slice(2)
        .split("-")
        .map((code) => parseInt(code, 16)) as [number, number?],
  );
  const isInCore = (letter: string) => core.some(([from, to = from]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
  const distances = [0.25, 0.5, 1].map((count) => ringName({ count, km: count }, lang === "fr-ca" ? "km" : "mi", lang));
  const texts = [...Object.values(messagesOf(lang)).filter((text) => typeof text === "string"), ...distances];
  // Placeholders are replaced, and no font of ours has the sign of Apple's key.
  const letters = new Set(texts.join("").replaceAll(/[{}⌘]/g, ""));
  expect([...letters].filter((letter) => !isInCore(letter))).toEqual([]);
});
