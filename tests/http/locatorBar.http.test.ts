import { beforeAll, describe, expect, it } from "vitest";
import { getPage } from "../support/httpPage";
import { findAll, findOne, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { hero, publishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";

describe("the bar", () => {
  beforeAll(() =>
    publishPages(
      ...["default", "locator", "products", "empty", "without header and footer"].map((layout, number) => {
        return { id: `Zbar${number}`, uid: `bar-${number}`, data: { layout, slices: [hero(layout)] } };
      }),
      { id: "Zbar9", uid: "bar-9", data: { hide_header: true, slices: [hero("hidden")] } },
    ),
  );

  it.each([
    ["/bar-0/", 1],
    ["/bar-1/", 1],
    ["/bar-2/", 1],
    ["/bar-3/", 0],
    ["/bar-4/", 0],
    ["/bar-9/", 0],
    ["/no-such-page/", 1],
  ])("stands on %s as often as its layout says: %i, and the panel as often", async (path, count) => {
    const { document } = await getPage(path);
    expect(findAll(document, "header p", /^Find a kiosk near you\.$/)).toHaveLength(count);
    expect(document.querySelectorAll("dialog")).toHaveLength(count);
  });
});

describe("a search for a place", () => {
  it.each([
    ["Ohio", "/key-services/oh/"],
    ["qc", "/key-services/qc/"],
    ["Caroline du Nord", "/key-services/nc/"],
  ])("for the state or province %s leads to its page", async (words, path) => {
    for (const prefix of ["", "/fr-ca"]) {
      const { status, movedTo } = await rawGet(ownStack().siteUrl, `${prefix}/key-services/?q=${encodeURIComponent(words)}`);
      expect([status, movedTo]).toEqual([307, `${prefix}${path}`]);
    }
  });

  it("without a match says so, and keeps the words in the field and the whole list", async () => {
    const { document, main } = await getPage(`/key-services/?q=${encodeURIComponent("<b>Nowhere & $&</b>")}`);
    expect(wordsOf(findOne(document, "h1"))).toBe("We don’t know “<b>Nowhere & $&</b>”");
    expect(findOne(main, "[role=searchbox]").getAttribute("value")).toBe("<b>Nowhere & $&</b>");
    findOne(main, "a", /^Ohio/);
    expect(findAll(main, "h2", "Did you mean?")).toEqual([]);
  });

  it("without a match suggests the towns of the nearest spelling, with the filters", async () => {
    const { main } = await getPage("/key-services/?q=Colombus+HO&services=carKeys");
    const [first, ...others] = findAll(findOne(main, "section", "Did you mean?"), "a");
    expect(wordsOf(first!)).toMatch(/^A ?Columbus, OH ?\d+ kiosks$/);
    expect(first!.getAttribute("href")).toBe("/key-services/?q=Columbus,+OH&services=carKeys");
    expect(others).toHaveLength(2);
    expect(wordsOf(findOne((await getPage("/fr-ca/key-services/?q=Monteral")).main, "h1"))).toBe(
      "On ne connaît pas «\u00a0Monteral\u00a0»",
    );
  });

  it.each(["", "   ", "\u0000"])("without words shows the list: %j", async (words) => {
    const { status, body } = await rawGet(ownStack().siteUrl, `/key-services/?q=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
    expect(body).not.toContain("We don’t know");
  });
});
