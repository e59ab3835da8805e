import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listCode } from "../support/sourceFiles";

/** The files of the routes in the tables of site/README.md. */
const named = [...readFileSync("site/README.md", "utf8").matchAll(/^\| Address \| Route in `(.*?)`.*\n\|-.*\n((?:\|.*\n)+)/gm)].flatMap(
  ([, folder, lines]) =>
    lines!
      .trim()
      .split("\n")
      .map((line) => {
        const route = line.split("|")[2]!.trim().replaceAll("`", "");
        const file = ["page.tsx", "route.ts"].map((name) => path.posix.join("site", folder!, route, name)).find(existsSync);
        return file ?? `no route in site/${folder}/${route}`;
      }),
);

it("names every route of the site", () => {
  const routes = listCode("site/app").filter((file) => /\/(page\.tsx|route\.ts)$/.test(file));
  expect([...new Set(named)].toSorted()).toEqual(routes.toSorted());
});
