import { expect, it } from "vitest";
import { applyEdits, parseMarkup } from "./markup";
import { runScriptsAfterPaint } from "./scriptsAfterPaint";

const change = (html: string) => applyEdits(html, runScriptsAfterPaint(parseMarkup(html)));

const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>' +
  '<script>self.data=["</body>"]</script><script src="/_next/static/chunks/b-1.js?v=2" async=""></script></body></html>';

it("moves the scripts to the end of the page, in their order", () => {
  const page = change(PAGE);
  const unmoved = '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script>self.data=["</body>"]</script>';
  expect(page.startsWith(`<head>${unmoved}<script>`)).toBe(true);
  expect(page).toMatch(/\(\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/b-1\.js\?v=2"\]\)<\/script><\/body><\/html>$/);
});

it("does not change a page without scripts", () => {
  expect(change("<body><p>x</p></body>")).toBe("<body><p>x</p></body>");
});
