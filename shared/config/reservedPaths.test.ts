import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isReserved } from "./reservedPaths";

/** First parts of the paths of all routes and files that the site's server has. */
const served = [
  ...readdirSync("site/app", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("["))
    .map(({ name }) => name),
  ...readdirSync("site/app/[edition]", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("["))
    .map(({ name }) => name),
  ...readdirSync("site/public"),
  ...[...readFileSync("site/proxy.ts", "utf8").matchAll(/[(|](\w[\w-]*(?:\\\\\.\w+)?)(?:\/|\$)/g)].map(([, name]) =>
    name!.replaceAll("\\", ""),
  ),
];

test("the proxy's exceptions are among what is read here", () => {
  expect(served).toEqual(expect.arrayContaining(["assets", "graphql", "media", "robots.txt", "favicon.ico", "preview", "key-services"]));
});

test.each([...new Set(served)])("/%s/ is reserved", (name) => expect(isReserved(`/${name}/`)).toBe(true));

test.each(["to-do", "en-us", "fr-ca", "Assets", "PRODUCTS", "_next"])("/%s/ is reserved, too", (name) => {
  expect(isReserved(`/${name}/`)).toBe(true);
});

test.each(["oh", "fr", "q1", "faq", "product", "asset", "graph", "media-kit", "to-dos", "error-codes"])("/%s/ is free", (name) => {
  expect(isReserved(`/${name}/`)).toBe(false);
});
