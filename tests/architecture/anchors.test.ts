import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RichTextField } from "@prismicio/client";
import { expect, it } from "vitest";
import { headingsOf } from "#site/ui/RichText/headings.ts";

// The components that may be around the content of any page.
const FRAME = [
  "site/app/[edition]",
  "site/parts/frame",
  "site/parts/consent",
  "site/parts/locatorBar",
  "site/parts/network",
  "site/parts/preview",
  "site/ui/Dialog",
  "site/ui/Snackbar",
];

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));

/** The literal ids in a source text, in an element or as a constant. */
const idsIn = (source: string) => [...source.matchAll(/\b(?:id=|[A-Z_]*ID = )"([^"]+)"/g)].map(([, id]) => id!);

it.each(FRAME.flatMap(sourcesIn).flatMap(idsIn))("an editor's heading never gets the id %s, which the page's frame uses", (id) => {
  const heading = [{ type: "heading2", text: id, spans: [] }] satisfies RichTextField;
  expect(headingsOf(heading).map(({ anchor }) => anchor)).toEqual([`${id}-2`]);
});
