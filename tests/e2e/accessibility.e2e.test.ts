import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { watchLayoutShifts } from "../support/layoutShifts";
import { settle } from "../support/settle";
import { expectToFit } from "../support/expectToFit";

const pages = [
  ["the home page", "/"],
  ["the home page in French", "/fr-ca/"],
  ["a generic page", "/how-it-works/"],
  ["a generic page in French", "/fr-ca/comment-ca-marche/"],
  ["a page with live slices", "/moving-day/"],
  ["a page with live slices in French", "/fr-ca/demenagement/"],
  ["a page with contact details", "/contact/"],
  ["the guide of keys", "/will-it-copy-mine/"],
  ["the guide of keys in French", "/fr-ca/ma-cle-se-copie-t-elle/"],
  ["a page with keys on a rack", "/fr-ca/products/key-copy-kiosk/"],
  ["an English page under a French address", "/fr-ca/guides/spare-key-checklist/"],
  ["a kiosk’s page in French", "/fr-ca/key-services/on/toronto/locksmith-key-copy-duplication-14566-candlewick-road/100064/"],
  ["the 404 page", "/no-such-page/"],
  ["the 404 page in French", "/fr-ca/no-such-page/"],
] as const;

/** The text spacing that visitors may set, at the most (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

const expectedErrors = [/status of 404/];

it.each(pages)("%s passes axe, does not scroll horizontally with any text spacing, and labels its parts and pictures", async (_, path) => {
  const page = await openPage({ expectedErrors });
  await page.goto(path);
  for (const width of [320, 390, 768, 1440]) {
    await expectToFit(page, width);
    const violations = width === 390 || width === 1440 ? await violationsOn(page) : [];
    expect(violations, `at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOn(page), "in the dark scheme").toEqual([]);
  const images = await page
    .locator("img:not([width]), img:not([height]), img:not([alt])")
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(images).toEqual([]);
  await page.addStyleTag({ content: TEXT_SPACING });
  await expectToFit(page, 390);
  for (const role of ["banner", "main", "contentinfo"] as const) expect(await page.getByRole(role).count(), role).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

describe("the home page", () => {
  it("does not move while it loads, on a phone, also if its fonts arrive after the first paint", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, isFresh: true });
    const shifted = await watchLayoutShifts(page);
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await intercept(page, "**/*.woff2", async (route) => {
      await page.waitForFunction(isPainted);
      await route.continue();
    });
    await visit(page, "/");
    await settle(page);
    expect(await shifted()).toBeLessThan(0.05);
  });

  it("grows with the font size that the browser is set to, and still fits a phone", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/");
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).fontSize);
    expect([await sizeOf("body"), await sizeOf("h1"), await sizeOf("main .shell button[type=submit]")]).toEqual(["32px", "84px", "32px"]);
    await expectToFit(page, 390);
  });

  it("has no animations with reduced motion", async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto("/");
    const durations = await page.locator("a").evaluateAll((all) => all.map((element) => getComputedStyle(element).transitionDuration));
    for (const duration of durations) expect(parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });

  it("keeps every target large enough to hit, on a phone", async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/");
    const small = await page.locator("header a, main ul a, main button, main summary").evaluateAll((all) =>
      all
        // Links in a closed menu are not targets.
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(small).toEqual([]);
  });
});
