import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeldNumbers } from "./HeldNumbers";

it.each([
  ["Call 614-555-0124", ["614-555-0124"]],
  ["Questions? (614) 555-0142, or +1 614 555 0188.", ["(614) 555-0142", "+1 614 555 0188"]],
  ["$75 to $160 in 2026", []],
  ["No number", []],
])("%j has the numbers %j", (text, numbers) => {
  const html = renderToStaticMarkup(<HeldNumbers text={text} />);
  expect([...html.matchAll(/<span class="number">([^<]*)</g)].map(([, number]) => number)).toEqual(numbers);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
  // One element, or text alone: the parts of a button have gaps between them.
  expect(/^<span>.*<\/span>$/.test(html)).toBe(numbers.length > 0);
});
