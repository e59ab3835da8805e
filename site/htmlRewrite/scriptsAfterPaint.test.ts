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
  expect(page).toMatch(/\(null,\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/b-1\.js\?v=2"\]\)<\/script><\/body><\/html>$/);
});

it("does not change a page without scripts", () => {
  expect(change("<body><p>x</p></body>")).toBe("<body><p>x</p></body>");
});

const WITH_DATA =
  '<head></head><body><p>x</p><script src="/_next/static/chunks/a.js" async=""></script>' +
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>" +
  '<script type="application/ld+json">{"a":1}</script><script>self.__next_f.push([1,"0:\\"a\\"\\n"])</script>' +
  '<script>self.__next_f.push([1,"1:b"])</script></body>';

it("stores the RSC payload, and lets the browser fetch it with the scripts", () => {
  const kept: string[] = [];
  const markup = parseMarkup(WITH_DATA);
  const page = applyEdits(
    WITH_DATA,
    runScriptsAfterPaint(markup, (data) => `/a/?data=${kept.push(data)}`),
  );
  expect(kept).toEqual(['0:"a"\n1:b']);
  expect(page).toContain('<p>x</p><script type="application/ld+json">{"a":1}</script><script>((');
  expect(page).toMatch(/\("\/a\/\?data=1",\["\/_next\/static\/chunks\/a\.js"\]\)<\/script><\/body>$/);
});

it.each([undefined, (data: string) => data])(
  "leaves the payload in the page if it is not stored, or a part of it is of another kind",
  (keepData) => {
    const html = keepData ? WITH_DATA.replace('[1,"1:b"]', '[3,"AA=="]') : WITH_DATA;
    const page = applyEdits(html, runScriptsAfterPaint(parseMarkup(html), keepData));
    expect(page.match(/self\.__next_f\.push\(\[1/g)!.length).toBe(keepData ? 1 : 2);
  },
);
