import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/lib/commands.ts";
import { document, inputOf } from "../testing";
import { findOutOfMenus, FRAME_PATHS } from "./outOfMenus";

const menu = (link: object) => document({ id: "menu", type: "menu", data: { items: [{ label: "About", link }] } });
const find = (...documents: ReturnType<typeof document>[]) => findOutOfMenus(inputOf(documents)).map(({ document: found }) => found!.path);
const toDocument = (id: string) => ({ link_type: "Document", id });

test("a page to which no menu leads is found, even if another page links to it", () => {
  const about = document({ id: "about", data: { items: [{ link: toDocument("team") }] } });
  expect(find(menu(toDocument("about")), about, document({ id: "team" }))).toEqual(["/team/"]);
});

test("a menu may link by address", () => {
  expect(find(menu({ link_type: "Web", url: "/about/" }), document({ id: "about" }))).toEqual([]);
});

test("a menu of another language does not count", () => {
  expect(find(menu({ link_type: "Web", url: "/about/" }), document({ id: "about", lang: "fr-ca" }))).toEqual(["/fr-ca/about/"]);
});

test("a page below one that is in a menu passes, in each language", () => {
  const section = document({ id: "faqs", type: "faq_page", lang: "fr-ca" });
  const question = document({ id: "why", type: "faq", lang: "fr-ca" });
  expect(find(menu(toDocument("faqs")), section, question)).toEqual([]);
  expect(find(section, question)).toEqual(["/fr-ca/frequently-asked-questions/", "/fr-ca/frequently-asked-questions/why/"]);
});

test("the home page and the pages to which the site's frame links pass", () => {
  expect(
    find(document({ id: "home", type: "homepage" }), document({ id: "terms" }), document({ id: "terms-fr", uid: "terms", lang: "fr-ca" })),
  ).toEqual([]);
  const sources = ["site/parts/frame", "site/parts/chrome"].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => /\/(Footer\.tsx|toChrome\.ts)$/.test(`/${file}`))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8")),
  );
  const linked = sources.flatMap((source) => [...source.matchAll(/linkTo\("([^"]+)"/g)].map(([, to]) => to!));
  expect([...linked].sort()).toEqual(FRAME_PATHS);
});
