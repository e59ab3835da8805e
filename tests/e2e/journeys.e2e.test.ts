import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fillFromAddress, JOBS, LIVE, open, resetJobs, stats, typeInto } from "../support/applicationPage";
import { openPage, untilLive, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { PHONE } from "../support/phone";

/** Whether an element is at least half inside of the window, so that the visitor sees it without scrolling. */
const isInView = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("link", { name })
    .first()
    .evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && (top + bottom) / 2 <= innerHeight;
    });

/** Scrolls to the form until it is live: a page that loads restores its scroll position once more, and may replace the form. */
async function showForm(page: Page): Promise<void> {
  const countShown = async () => {
    await page.evaluate(() => document.querySelector("#form-application")?.scrollIntoView()).catch(() => {});
    return page.locator(LIVE).count();
  };
  await expect.poll(countShown).toBeGreaterThan(0);
}

describe("somebody who is locked out at 11 pm", () => {
  it("finds a number to call, and the price, from the home page on a phone", async () => {
    const page = await openPage({ viewport: PHONE, isFresh: true });
    await page.clock.setFixedTime(new Date("2026-11-24T23:00:00-05:00"));
    await visit(page, "/");
    const header = page.getByRole("banner").getByRole("link", { name: /Locked out\?/ });
    expect(await header.first().getAttribute("href")).toBe("tel:+16145550124");

    await page.getByRole("main").getByRole("link", { name: "Locksmith", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Locked out? We’re already up." }).waitFor();
    const call = page.getByRole("main").getByRole("link", { name: "Call 614-555-0124" });
    const { width } = (await call.boundingBox())!;
    expect(width).toBe(PHONE.width - 40);
    // The mouse may have been left on the button.
    await page.mouse.move(0, 0);
    await expect.poll(() => call.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe("rgb(190, 32, 43)");

    await page.getByRole("searchbox", { name: "Where are you?" }).fill("Boston");
    // On a phone, the sheet of suggestions soon covers the button.
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Locked out in Boston? We come to you." }).waitFor();
    await expect.poll(() => isInView(page, "614-555-0124")).toBe(true);
    expect(await isInView(page, "Call a locksmith")).toBe(true);
    expect(
      await page
        .getByRole("main")
        .getByText(/Opens|Closed|Not at this kiosk/)
        .count(),
    ).toBe(0);
    await expectToFit(page, 320);
    await page.setViewportSize(PHONE);

    await page.getByRole("link", { name: "See prices first" }).click();
    await page.getByRole("heading", { name: "What it costs" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.querySelector("#prices")!.getBoundingClientRect().top < innerHeight / 2))
      .toBe(true);
    await page.getByText("Opening a home").first().waitFor();
  });
});

describe("somebody who looks for work", () => {
  it("sees what a job pays, begins to apply on a phone, comes back, and sends it without a résumé", async () => {
    await resetJobs();
    const page = await open("/", { viewport: PHONE });
    await untilLive(page);
    await page.getByRole("main").getByRole("link", { name: "Become a locksmith" }).click();
    await page.getByRole("heading", { level: 1, name: "Jobs near you, on your days." }).waitFor();
    await expect.poll(() => isInView(page, "Apply now")).toBe(true);
    expect(
      await page
        .getByRole("main")
        .getByText(/\$50 to \$110/)
        .isVisible(),
    ).toBe(true);
    await expectToFit(page, 320);
    await page.setViewportSize(PHONE);

    await page.getByRole("link", { name: "Apply now" }).click();
    await page.waitForSelector(LIVE);
    await page.locator("[name=firstName]").focus();
    await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-2']"));

    await visit(page, JOBS);
    await showForm(page);
    await page.getByText("Welcome back. What you typed is still here.").waitFor();
    expect(await page.locator("[name=firstName]").inputValue()).toBe("Robin");
    await page.getByRole("button", { name: "Continue where you left off" }).click();
    await page.locator("[id$='-step-2']").waitFor();
    await page.locator("[name=address]").focus();
    await fillFromAddress(page);

    const order = () =>
      page.locator("[id$='-step-4'] input:not([type=hidden])").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
    expect(await order()).toEqual(["resume", "consent"]);
    await page.locator("[name=consent]").check();
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [] });
  });

  it("starts over, and the device forgets what was typed", async () => {
    const page = await open(JOBS, { viewport: PHONE });
    await page.evaluate(() => {
      const form = document.querySelector("#form-application form")!.id.replace("form-", "");
      const draft = { values: { firstName: "Robin" }, key: "a-key-of-a-draft", savedAt: Date.now() };
      localStorage.setItem("keyway-forms", JSON.stringify({ [form]: draft }));
    });
    await page.reload();
    await showForm(page);
    await page.getByRole("button", { name: "Start over" }).click();
    await page.waitForFunction(() => localStorage.getItem("keyway-forms") === null);
    // The form is replaced by an empty one.
    await showForm(page);
    await expect.poll(() => page.locator("[name=firstName]").inputValue()).toBe("");
  });
});

describe("somebody who wants a key copied today", () => {
  it("finds an open kiosk, its hours and the way there, from the home page on a phone", async () => {
    const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await visit(page, "/");
    const main = page.getByRole("main");
    await main.locator("input[name=q]").first().tap();
    await page.getByRole("option", { name: "Use my location" }).waitFor();
    await main.locator("input[name=q]").first().pressSequentially("43215", { delay: 20 });
    await page.getByRole("option", { name: /^Columbus, OH 43215/ }).tap();

    await page.getByRole("heading", { level: 1, name: /^\d+ kiosks near Columbus, OH 43215/ }).waitFor();
    const first = main.locator("li[data-location-id]").first();
    expect(await first.textContent()).toMatch(/, Columbus, OH \d{5}/);
    // All of the first kiosk is in view, above the switch between list and map.
    const { y, height } = (await first.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    await expectToFit(page, 320);
    await page.setViewportSize(PHONE);

    const keyCopies = main.getByRole("list", { name: "Filter the kiosks" }).getByRole("link", { name: /^Key copies/ });
    const before = await page.evaluate(() => scrollY);
    await keyCopies.tap();
    await expect.poll(() => keyCopies.getAttribute("aria-current")).toBe("true");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await main
      .getByText(/open now/i)
      .first()
      .waitFor();

    await main.locator("li[data-location-id]").first().getByRole("heading").getByRole("link").tap();
    await page.waitForURL(/\/key-services\/oh\/columbus\/.+\/\d+\/$/);
    const directions = main.getByRole("link", { name: "Directions" }).first();
    expect(await directions.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=39\.\d+,-8\d\.\d+/);
    await main
      .getByText(/^(Open 24 hours|Open until .+|Closed, opens .+|Closes in .+)$/)
      .first()
      .waitFor();
    expect(
      await main
        .locator("[aria-current=date]")
        .getByText(/today$|^Every day$/)
        .count(),
    ).toBeGreaterThan(0);
  });
});
