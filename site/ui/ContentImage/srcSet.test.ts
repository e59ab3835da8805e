import { expect, it } from "vitest";
import { toSrcSet } from "./srcSet";

const url = "https://images.prismic.io/keyway/a.jpg?auto=compress,format&rect=0,0,800,600&w=700&h=525";

it("a picture is offered in the widths that it has pixels for, its crop kept", () => {
  const sources = toSrcSet(url, 700)!.split(", ");
  expect(sources.map((source) => source.split(" ")[1])).toEqual(["160w", "320w", "640w", "700w"]);
  for (const source of sources) {
    const { pathname, searchParams } = new URL(source.split(" ")[0]!, "https://keyway.example");
    expect(pathname).toBe("/media/keyway/a.jpg");
    expect(Object.fromEntries(searchParams)).toEqual({ auto: "compress,format", rect: "0,0,800,600", w: source.split(" ")[1]!.slice(0, -1) });
  }
});

it("a very large one is not sent at its full width", () => {
  expect(toSrcSet(url, 6000)!.split(" ").at(-1)).toBe("2560w");
});

it("a drawing has one size", () => {
  expect(toSrcSet("https://images.prismic.io/keyway/a.svg?auto=compress", 700)).toBeUndefined();
});
