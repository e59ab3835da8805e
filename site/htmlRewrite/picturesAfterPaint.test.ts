import { expect, it } from "vitest";
import { applyEdits, parseMarkup } from "./markup";
import { fetchPicturesAfterPaint } from "./picturesAfterPaint";

const change = (html: string) => applyEdits(html, fetchPicturesAfterPaint(parseMarkup(html)));

it("adds its style and script at the start of the head, once", () => {
  const page = change(`<html><head><title>a</title></head><body><script>self.data=["<head>"]</script></body></html>`);
  expect(page).toMatch(/^<html><head><style>[^<]+<\/style><script>[^<]+<\/script><title>a</);
  expect(page.match(/data-unpainted/g)).toHaveLength(1);
});

it("does not change a page without a head", () => {
  expect(change("<p>x</p>")).toBe("<p>x</p>");
});
