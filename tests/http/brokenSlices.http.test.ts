import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { rawGet } from "../support/rawRequest";
import { siteOverAnswers } from "../support/siteOverAnswers";

// Content that the BFF would never send, so that the library's own components throw.
const words = (text: unknown) => [{ type: "heading2", text, spans: [] }];
const withTitle = (title: unknown) => ({ title: words(title), text: [], buttons: [] });
const section = (id: string, primary: unknown) => ({ id: `section$${id}`, slice_type: "section", variation: "default", primary });
const BROKEN = {
  "its component": section("broken", null),
  "a component within it": section("broken", { ...withTitle("A"), text: [null] }),
  "what React makes of its elements": {
    id: "stats$broken",
    slice_type: "stats",
    variation: "default",
    primary: { title: words("A"), numbers: [{ value: { not: "words" }, label: "of it" }] },
  },
};
const around = (broken: object) => [section("before", withTitle("Stands before")), broken, section("after", withTitle("Stands after"))];

/** What stands in the main element, by its headings and the notes of slices that are not shown. */
const mainOf = (html: string) =>
  [.../<main[\s\S]*<\/main>/.exec(html)![0].matchAll(/<(h2|strong|pre)\b[^>]*>([^<]*)/g)].map(([, , text]) => text);

const site = siteOverAnswers();

/** Publishes a page of these slices, or shows them in a draft. */
function publish(slices: object[], state = "PUBLISHED") {
  const document = { uid: "a", type: "page", lang: "en-us", alternate_languages: [], data: { meta_title: "A", slices } };
  const path = site.answer("/", (url) => ({
    RouteByPath: { data: { route: { status: "FOUND", path: url, lang: "en-us", state } } },
    PageByPath: { data: { page: { ...document, id: `Z${url}`, url } } },
  }));
  return { path, look: (headers: Record<string, string> = {}) => rawGet(site.url, path, { accept: "text/html", ...headers }) };
}

it.each(Object.entries(BROKEN))("a slice of which %s throws is left out of its page, which is whole otherwise", async (_, broken) => {
  const { path, look } = publish(around(broken));
  for (let times = 0; times < 2; times++) {
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(mainOf(body)).toEqual(["Stands before", "Stands after"]);
    for (const part of ["<header", "<footer", "</html>"]) expect(body.includes(part), part).toBe(true);
    // Nothing that would have to be moved by a script, and no error that React would throw again in the browser.
    expect(/<!--\$[!?~]|data-broken-slice|data-dgst|:E\{/.exec(body)).toBeNull();
  }
  const lines = () =>
    readFileSync(site.log, "utf8")
      .split("\n")
      .filter((line) => line.includes(`"documentId":"Z${path}"`));
  // A page that lacks a part is made for each visitor.
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(JSON.parse(lines()[0]!)).toMatchObject({ statusCode: 500, url: path, slice: broken.slice_type, sliceId: broken.id });
});

it("a slice that throws is named with its error in a draft", async () => {
  const broken = BROKEN["a component within it"];
  const { look } = publish(around(broken), "DRAFT");
  const { status, body } = await look({ cookie: "io.prismic.preview=token; preview-sent=1" });
  expect(status).toBe(200);
  const named = "The slice “section” cannot be shown. Visitors see the page without it.";
  expect(mainOf(body)).toEqual(["Stands before", named, expect.stringContaining("operator to search"), "Stands after"]);
});

it("a page that breaks outside of its slices is the error page", async () => {
  const { look } = publish([section("before", withTitle("Stands before")), null as never]);
  expect((await look()).status).toBe(500);
});
