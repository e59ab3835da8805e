import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Page } from "../../parts/content/loadPage";
import { PageHead } from "./PageHead";

const text = (words: string) => [{ type: "paragraph", text: words, spans: [] }];
const hero = (title: string | null) => ({
  slice_type: "hero",
  variation: "compact",
  primary: { title: title === null ? [] : [{ ...text(title)[0], type: "heading1" }] },
});
const richText = { slice_type: "rich_text", variation: "default", primary: {} };

function render(slices: object[], fields: object = {}): string {
  const page = { type: "page", url: "/patents/", data: { meta_title: "Patents", slices }, ...fields };
  return renderToStaticMarkup(<PageHead page={page as unknown as Page} lang="en-us" />);
}
const h1 = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
const crumbs = (html: string) =>
  [...html.matchAll(/<li[^>]*><(?:a href="([^"]*)"|span)[^>]*>([^<]*)</g)].map(([, href, label]) => (href ? `${label} ${href}` : label));

it("has breadcrumbs above a hero, which has the h1", () => {
  const html = render([hero("We hold them"), richText]);
  expect(crumbs(html)).toEqual(["Home /", "Patents"]);
  expect(h1(html)).toBeUndefined();
  expect(html).toContain("BreadcrumbList");
});

it.each([
  ["no slice", []],
  ["no hero", [richText]],
  ["a hero without a title", [hero(null), richText]],
  ["only unknown variations", [{ slice_type: "hero", variation: "of tomorrow" }]],
])("has the h1 itself when the page has %s", (_, slices) => {
  const html = render(slices);
  expect(h1(html)).toBe("Patents");
  expect(crumbs(html)).toEqual(["Home /", "Patents"]);
});

it("leaves the h1 to a hero further down", () => {
  expect(h1(render([richText, hero("We hold them")]))).toBeUndefined();
});

it("links a service to the list of all services", () => {
  const service = { type: "service_page", url: "/products/automotive-key-copy/", data: { service: "carKeys", slices: [] } };
  expect(crumbs(render([], service))).toEqual(["Home /", "Products and services /products/", "Car keys"]);
});
