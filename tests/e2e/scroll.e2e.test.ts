import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { nextFrame, openPage, untilLive, untilQuiet, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { pageViews } from "../support/pageViews";

const phone = { viewport: { width: 390, height: 844 } };
const LONG = "/privacy-policy/";
const PART = "who-is-responsible";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const linkTo = (page: Page, hash: string) => page.getByRole("main").locator(`a[href="#${hash}"]`);
/** Loads the script that handles navigations, like the first input does. */
const touch = async (page: Page) => {
  await page.keyboard.press("Shift");
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
};
/** Returns the distance of a part from its expected position below the bar (the page's scroll padding). */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top), id);
/** Records the scroll positions of the page from now on. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const note = () => {
      if (places.at(-1) !== scrollY) places.push(scrollY);
      requestAnimationFrame(note);
    };
    note();
  });
const places = (page: Page) => page.evaluate(() => (window as unknown as { places: number[] }).places);
/** Clicks a link without the pointer, which would scroll to it. */
const follow = (page: Page, selector: string) => page.evaluate((one) => document.querySelector<HTMLElement>(one)!.click(), selector);

describe("a link to a part of the page", () => {
  it("scrolls there smoothly, and otherwise behaves like the browser's own navigation", async () => {
    const page = await openPage(phone);
    await visit(page, LONG);
    await touch(page);
    await watchPlaces(page);
    await linkTo(page, PART).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => topOf(page, PART)).toBeLessThan(200);
    const way = await places(page);
    expect(way.length).toBeGreaterThan(2);
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect(new URL(page.url()).hash).toBe(`#${PART}`);
    expect(await page.evaluate(() => document.querySelector(":target")?.id)).toBe(PART);
    // Keyboard navigation continues from there.
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        (id) => document.getElementById(id)!.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
        PART,
      ),
    ).toBeTruthy();
  });

  it("scrolls there smoothly with the first input on the page", async () => {
    const page = await openPage(phone);
    await visit(page, LONG);
    await untilQuiet(page);
    await watchPlaces(page);
    await follow(page, `main a[href="#${PART}"]`);
    await expect.poll(() => topOf(page, PART)).toBeLessThan(200);
    expect((await places(page)).length).toBeGreaterThan(2);
    expect(new URL(page.url()).hash).toBe(`#${PART}`);
  });

  it("jumps there with reduced motion", async () => {
    const page = await openPage({ ...phone, reducedMotion: "reduce" });
    await visit(page, LONG);
    await touch(page);
    await follow(page, `main a[href="#${PART}"]`);
    expect(await topOf(page, PART)).toBeLessThan(200);
  });

  it.each(["", "Shift"])("is restored by back from another page, after input (%s) or not", async (key) => {
    const page = await openPage(phone);
    await visit(page, LONG);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    if (key) await touch(page);
    await follow(page, `main a[href="#${PART}"]`);
    await expect.poll(() => topOf(page, PART)).toBeLessThan(200);
    await follow(page, 'footer a[href="/terms/"]');
    await page.waitForURL("**/terms/");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe(title);
    await page.goBack();
    await h1(page, title).waitFor();
    await expect.poll(() => topOf(page, PART)).toBeLessThan(200);
    expect(new URL(page.url()).hash).toBe(`#${PART}`);
  });
});

describe("another page", () => {
  it("is scrolled smoothly to its top", async () => {
    const page = await openPage(phone);
    await visit(page, LONG);
    await touch(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await watchPlaces(page);
    await follow(page, 'footer a[href="/terms/"]');
    await page.waitForURL("**/terms/");
    await expect.poll(() => scrolled(page)).toBe(0);
    const way = await places(page);
    expect(way.length).toBeGreaterThan(2);
    expect(way).toEqual(way.toSorted((a, b) => b - a));
  });

  it("whose address has a hash without target is shown and counted", async () => {
    const page = await openPage(phone);
    await visit(page, "/how-it-works/");
    await touch(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/terms/#50%";
      document.body.append(link);
      link.click();
    });
    await page.waitForURL("**/terms/**");
    await expect.poll(() => pageViews(page)).toMatchObject([{ page_path: "/terms/" }]);
  });
});

it("a reload keeps the scroll position, and a click on a phone number keeps smooth scrolling", async () => {
  const page = await openPage(phone);
  await visit(page, LONG);
  await touch(page);
  await page.evaluate(() => {
    scrollTo(0, 1500);
    const link = document.createElement("a");
    link.href = "tel:+16145550188";
    document.body.append(link);
    link.click();
  });
  await untilQuiet(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1500);
});

it("after scrolling by the wheel only, following a link and going back, the scroll position is restored", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await visit(page, LONG);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await follow(page, 'footer a[href="/terms/"]');
  await page.waitForURL("**/terms/");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await h1(page, title).waitFor();
  await expect.poll(() => scrolled(page)).toBe(1500);
});

it("after a reload, going back without input restores the scroll position, shows the progress bar and is counted", async () => {
  const page = await openPage(phone);
  await visit(page, LONG);
  await touch(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => scrolled(page)).toBe(1500);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await nextFrame(page);
  await follow(page, 'footer a[href="/terms/"]');
  await page.waitForURL("**/terms/");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.reload();
  await untilLive(page);
  await untilQuiet(page);
  const bar = page.locator(".loading-bar[data-state=loading]").waitFor();
  // Delayed until the test releases it.
  await intercept(page, `**${LONG}**`, async (route) => {
    await bar;
    await route.continue();
  });
  await page.goBack();
  await bar;
  await h1(page, title).waitFor();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await expect.poll(() => pageViews(page)).toMatchObject([{ page_path: LONG }]);
  await page.locator(".loading-bar").waitFor({ state: "detached" });
});
