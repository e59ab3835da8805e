import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contrastOf } from "./contrast";
import { Section } from "./Section";
import { toSurface } from "./surface";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const [INK, INK_DEEP, WHITE] = ["#0e2233", "#081521", "#ffffff"].map(channels) as [number[], number[], number[]];
const light = (color: number[]) =>
  color.map((channel) => (channel / 255) ** 2.2).reduce((sum, channel, at) => sum + channel * [0.2126, 0.7152, 0.0722][at]!, 0.05);
const contrast = (one: number[], other: number[]) => Math.max(light(one) / light(other), light(other) / light(one));

const render = (props: Partial<Parameters<typeof Section>[0]>) => renderToStaticMarkup(<Section {...props}>Words</Section>);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("a section without choices is white and straight", () => {
  for (const empty of ["", null, undefined]) {
    expect(render({ color: empty, customColor: empty, curve: empty, variant: empty })).toBe(
      `<section class="section"><div class="shell">Words</div></section>`,
    );
  }
});

it.each([
  ["light gray", "lightGray"],
  ["light blue", "lightBlue"],
  ["brand green", `brandGreen" data-scheme="light`],
  ["ink", "ink"],
])("paints itself %s", (color, className) => {
  expect(render({ color })).toContain(`class="section ${className}"`);
});

it.each(["top", "bottom"])("curves its %s", (curve) => {
  expect(render({ curve })).toContain(`<section class="section curved" data-curve="${curve}">`);
});

it("has a style for car key programming", () => {
  expect(render({ variant: "carKeyProgramming" })).toContain(`class="section carKeyProgramming"`);
  expect(render({ variant: "default" })).toContain(`class="section"`);
});

it("keeps the attributes of its slice", () => {
  expect(render({ className: "mine", id: "here", color: "ink", "data-slice-type": "section" } as never)).toContain(
    `<section id="here" data-slice-type="section" class="section ink mine">`,
  );
});

describe("a free colour of middle brightness", () => {
  it.each(["#808080", "#ff0000", "#7f7f00", "#777777", "#7a7a7a", "#c2571a", "#b85c00", "#8a7090", "#e0218a", "#3a8f3a"])(
    "%s has text with a contrast of 4.5 at least",
    (color) => {
      const { words } = toSurface(null, color) as { words: "ink" | "white" | "black" };
      const text = { ink: "#0e2233", white: "#ffffff", black: "#000000" }[words];
      expect(contrastOf(text, color)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("has black text only if neither of the site's text colours is legible", () => {
    expect(render({ customColor: "#808080" })).toContain(`class="section freeLight freeMiddle"`);
    expect(render({ customColor: "#999999" })).not.toContain("freeMiddle");
  });

  it("has a contrast of 4.5 for every grey", () => {
    for (let grey = 0; grey < 256; grey++) {
      const color = `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
      const surface = toSurface(null, color);
      if (!surface || !("words" in surface)) continue;
      expect(contrastOf({ ink: "#0e2233", white: "#ffffff", black: "#000000" }[surface.words], color), color).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("a free colour", () => {
  it("takes precedence over the named colour", () => {
    expect(render({ color: "ink", customColor: "#FFEECC" })).toContain(
      `<section class="section freeLight isExtreme" data-scheme="light" style="--surface:#ffeecc">`,
    );
  });

  it("that equals a named colour has that colour's class", () => {
    expect(toSurface(null, "#F2F2F2")).toEqual({ color: "light gray" });
    expect(toSurface("ink", "#d9e3ed")).toEqual({ color: "light blue" });
    expect(toSurface(null, "#b6d449")).toEqual({ color: "brand green" });
  });

  it.each([
    ["#ffffff", "ink", true],
    ["#ecc45c", "ink", false],
    ["#6a3d9e", "white", false],
    ["#be202b", "white", false],
    ["#000000", "white", true],
    ["#808080", "black", false],
    ["#707070", "white", false],
  ])("of %s has words in %s, and is extreme: %s", (customColor, words, isExtreme) => {
    expect(toSurface(null, customColor)).toEqual({ background: customColor, words, isExtreme });
  });

  // As Section.module.css mixes them.
  it.each(["#ffffff", "#e9e9e9", "#ecc45c", "#90d0c0", "#808080", "#777777", "#707070", "#6a3d9e", "#be202b", "#303030", "#000000"])(
    "of %s has tiles that can be told from it, with words at least as legible",
    (customColor) => {
      const surface = toSurface(null, customColor) as { words: "ink" | "white" | "black"; isExtreme: boolean };
      const ground = channels(customColor);
      const mixed = (color: number[], share: number) => ground.map((channel, at) => channel + (color[at]! - channel) * share);
      const tiles = { ink: [mixed(WHITE, 0.45), mixed(INK, 0.07)], white: [mixed(INK_DEEP, 0.28), mixed(WHITE, 0.12)] };
      const tile = tiles[surface.words === "white" ? "white" : "ink"][surface.isExtreme ? 1 : 0]!;
      expect(Math.hypot(...tile.map((channel, at) => channel - ground[at]!))).toBeGreaterThan(20);
      const words = { ink: INK, white: WHITE, black: [0, 0, 0] }[surface.words];
      expect(contrast(words, tile)).toBeGreaterThanOrEqual(Math.min(contrast(words, ground), 9));
    },
  );
});

describe("is an error in development, and ignored for visitors", () => {
  const faults: [string, Partial<Parameters<typeof Section>[0]>, string][] = [
    ["a colour without a name", { color: "teal" }, "A section's colour must be light gray, light blue, brand green, ink or empty"],
    [
      "a free colour that is none",
      { customColor: "red;background:url(//evil.example)" },
      "A section's free colour must be like #1557a3 or empty",
    ],
    ["a number as a colour", { customColor: 255 }, "A section's free colour must be"],
    ["a curve to the left", { curve: "left" }, "A section's curve must be top, bottom or empty"],
    ["a variant that does not exist", { variant: "fobProgramming" }, "A section's variant must be default, carKeyProgramming or empty"],
  ];

  it.each(faults)("%s", (_, props, message) => {
    expect(() => render(props)).toThrow(message);
    vi.stubEnv("NODE_ENV", "production");
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(render(props)).toBe(`<section class="section"><div class="shell">Words</div></section>`);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(message));
  });
});
