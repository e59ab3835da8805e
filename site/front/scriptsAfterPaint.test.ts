import { expect, it } from "vitest";
import { applyEdits, readMarkup } from "./html/markup";
import { runScriptsAfterPaint } from "./scriptsAfterPaint";

const change = (html: string) => applyEdits(html, runScriptsAfterPaint(readMarkup(html)));

const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script>self.data=["</body>"]</script><script src="/_next/static/chunks/b-1.js?v=2" async=""></script></body></html>';

it("takes the scripts out of a page, and has them run at its end, in their order", () => {
  const page = change(PAGE);
  expect(page).toMatch(/^<head><script src="\/_next\/static\/chunks\/old\.js" noModule=""><\/script><\/head><body><script>self\.data=\["<\/body>"\]<\/script><script>/);
  expect(page).toMatch(/\(\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/b-1\.js\?v=2"\]\)<\/script><\/body><\/html>$/);
});

it("leaves a page without scripts alone", () => {
  expect(change("<body><p>x</p></body>")).toBe("<body><p>x</p></body>");
});
