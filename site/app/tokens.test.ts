import { readFileSync } from "node:fs";
import { type AtRule, type Container, type Node, parse } from "postcss";
import { describe, expect, it } from "vitest";
import { contrastOf, MIN_CONTRAST } from "../ui/Section/contrast";

const css = parse(readFileSync(new URL("tokens.css", import.meta.url), "utf8"));

/** Whether a rule is in the media query of the dark scheme. */
function isOfDark(rule: Node | undefined): boolean {
  return rule?.parent?.type === "atrule" && (rule.parent as AtRule).params.includes("dark");
}

/** Returns the colour of each token by day, or by night, when the tokens of the dark scheme are on top. */
function tokensOf(scheme: "light" | "dark"): (name: string) => string {
  const values = new Map<string, string>();
  const read = (rules: Container) =>
    rules.walkDecls(/^--/, ({ prop, value, parent }) => {
      if (parent?.parent?.type === "root" || (scheme === "dark" && isOfDark(parent))) values.set(prop, value);
    });
  read(css);
  const colorOf = (name: string): string => {
    const value = values.get(name) ?? "";
    const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return inner ? colorOf(inner) : value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  };
  return colorOf;
}

const PAPERS = ["--paper", "--light-gray", "--light-blue", "--green-tint", "--blue-tint", "--purple-tint", "--red-tint"];
const WORDS = ["--text", "--text-soft", "--text-meta", "--link", "--link-hover"];

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  const color = tokensOf(scheme);

  it.each(PAPERS)("words are legible on %s", (paper) => {
    for (const words of WORDS) expect(contrastOf(color(words), color(paper)), words).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it.each([
    ["--open", "--paper"],
    ["--open", "--green-tint"],
    ["--open", "--light-blue"],
    ["--red-text", "--paper"],
    ["--red-text", "--red-tint"],
    ["--purple-text", "--paper"],
    ["--blue-text", "--blue-tint"],
    ["--star", "--paper"],
    ["--google", "--paper"],
    ["--google", "--green-tint"],
    ["--text", "--tile-green"],
    ["--text", "--tile-blue"],
    ["--text", "--tile-purple"],
    ["--white", "--dark-surface"],
    ["--mist", "--dark-surface"],
    ["--on-primary", "--primary"],
    ["--on-accent", "--accent"],
    ["--white", "--red"],
    ["--white", "--blue"],
    ["--paper", "--ink"],
    ["--on-pin", "--pin"],
  ])("%s is legible on %s", (words, paper) => {
    expect(contrastOf(color(words), color(paper))).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it("the edge of a field can be seen", () => {
    expect(contrastOf(color("--control"), color("--paper"))).toBeGreaterThanOrEqual(3);
  });
});

it("each colour of the dark scheme takes the place of one by day", () => {
  const names = (isDark: boolean) => {
    const tokens = new Set<string>();
    css.walkDecls(/^--/, ({ prop, parent }) => void (isOfDark(parent) === isDark && tokens.add(prop)));
    return tokens;
  };
  expect([...names(true)].filter((name) => !names(false).has(name))).toEqual([]);
  expect(names(true).size).toBeGreaterThan(20);
});
