import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";
import { expectToFit } from "../support/expectToFit";

const WIDTHS = [320, 390, 768, 1024, 1440];

describe("every page", () => {
  it.each([
    "/frequently-asked-questions/",
    "/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/",
    "/products/",
    "/privacy-policy/",
    "/key-services/",
    "/fr-ca/key-services/",
    "/key-services/?q=43215",
    "/key-services/?q=43215&view=map",
    "/fr-ca/key-services/qc/",
    "/fr-ca/key-services/qc/montreal/",
    "/will-it-copy-mine/",
    "/fr-ca/ma-cle-se-copie-t-elle/?kind=carKeys",
    "/key-gallery/?sku=20010",
  ])("%s has no violation that axe finds, and never scrolls sideways", async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of WIDTHS) await expectToFit(page, width);
    expect(await violationsOn(page)).toEqual([]);
  });
});
