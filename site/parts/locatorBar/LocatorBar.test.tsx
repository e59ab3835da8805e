import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { LocatorBarWords } from "../chrome/chrome";
import { LocatorBar } from "./LocatorBar";

const words: LocatorBarWords = {
  label: "Kiosks near",
  emptyText: "Find one near you.",
  buttonLabel: "Find kiosks",
  changeLabel: "Change",
  title: "Where are you?",
  text: [{ type: "paragraph", text: "A city will do.", spans: [] }],
  placeholder: "City",
};
const render = (fields: Partial<LocatorBarWords> = {}, lang: "en-us" | "fr-ca" = "en-us") =>
  renderToStaticMarkup(<LocatorBar words={{ ...words, ...fields }} lang={lang} />);

it("opens a panel with a plain form that submits to the locator in its language", () => {
  const html = render({}, "fr-ca");
  const [, id] = /<dialog id="([^"]+)" popover="auto" aria-label="Where are you\?"/.exec(html)!;
  expect(html).toContain(`popoverTarget="${id}"`);
  expect(html).toContain('action="/fr-ca/key-services/" method="get"');
  expect(html).toMatch(/<input [^>]*placeholder="City"[^>]* name="q"/);
  // In a frame of another site, such as Prismic's editor, browsers log a warning for each autofocus.
  expect(html).not.toContain("autofocus");
  const [, field] = /<label for="([^"]+)"/.exec(html)!;
  expect(html).toContain(`<input id="${field}"`);
});

it("holds no place, which the server does not know, and reserves space for it", () => {
  expect(render()).toContain('<known-place data-lang="en-us" data-label="Kiosks near" data-nearest="Nearest:"></known-place>');
});

it.each([null, [] as unknown as LocatorBarWords["text"]])("renders without the editor's text: %j", (text) => {
  const html = render({ text, placeholder: undefined });
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("placeholder");
});
