import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Sentences } from "./Sentences";

it.each([
  ["Locked out? We’re already up.", ["Locked out?", "We’re already up."]],
  ["Any hour. Every day!", ["Any hour.", "Every day!"]],
  ["From $3.50 a key", []],
  ["One sentence.", []],
  ["", []],
])("%j may break between %j", (text, sentences) => {
  const html = renderToStaticMarkup(<Sentences text={text} />);
  expect([...html.matchAll(/<span class="sentence">([^<]*)</g)].map(([, sentence]) => sentence)).toEqual(sentences);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});
