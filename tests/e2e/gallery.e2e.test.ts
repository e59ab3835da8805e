import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { intercept } from "../support/intercept";
import { rawGet } from "../support/rawRequest";
import { waitForRecovery } from "../support/waitForRecovery";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator("[data-keys] li");
const dialog = (page: Page) => page.getByRole("dialog");
/** Path and query, decoded. */
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);
/** Returns the name of the design that has the focus: of its link, without what describes it, or of its title. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement!.querySelector(":scope > span") ?? activeElement!).textContent!.trim();
  });

/** A place whose kiosks have no designs of the groups Outdoors, Flags & stripes and Quiet nights. */
const FAIRBANKS = "at=64.8378,-147.7164";
/** A place whose kiosks have shapes, but no brick and cloth. */
const GREAT_FALLS = "q=Great+Falls,+MT&at=47.5,-111.3";
const BEAR = 20_170;

/** Records from now on when the keys are shown as loading. */
async function watchKeys(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push("keysLoading" in document.documentElement.dataset ? "gray" : "there")).observe(
      document.documentElement,
      { attributeFilter: ["data-keys-loading"] },
    );
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** Whether the page keeps its scroll position for twenty frames. */
async function isAtRest(): Promise<boolean> {
  const before = scrollY;
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  return scrollY === before;
}

describe("by keyboard, a design", () => {
  it("is reached by arrow keys, opens over the list, and closes by Escape with the focus where it was", async () => {
    const page = await openPage({ viewport: { width: 700, height: 900 } });
    await visit(page, "/key-gallery/?group=WILD");
    await cards(page).nth(3).getByRole("link").focus();
    const name = (index: number) => cards(page).nth(index).locator("a > span").first().innerText();
    await page.keyboard.press("Shift+Tab");
    const third = await name(2);
    await expect.poll(() => focused(page)).toBe(third);
    // Arrow keys work once their script has loaded, which the first key triggers.
    const goDown = async () => {
      if ((await focused(page)) === third) await page.keyboard.press("ArrowDown");
      return focused(page);
    };
    await expect.poll(goDown).toBe(await name(7));
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe(await name(8));
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe(await name(3));
    // The last row is shorter: there is nothing below.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe(await name(8));
    await page.keyboard.press("ArrowLeft");
    const opened = await name(7);
    expect(await focused(page)).toBe(opened);

    // Cards that come into view are laid out then, which may scroll the page once more.
    await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog(page).evaluate((one) => one.matches(":modal"))).toBe(true);
    await expect.poll(() => focused(page)).toBe(opened);
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("H2");
    await page.keyboard.press("Escape");
    await expect.poll(() => addressOf(page)).toBe("/key-gallery/?group=WILD");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(opened);
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("A");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it("that was opened by its address closes by Escape, and by a click on the backdrop", async () => {
    const page = await openPage();
    for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(20, 400)]) {
      await visit(page, `/key-gallery/?sku=${BEAR}`);
      await expect.poll(() => dialog(page).evaluate((one) => one.matches(":modal"))).toBe(true);
      await leave();
      await expect.poll(() => addressOf(page)).toBe("/key-gallery/");
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
  });
});

it.each([
  ["from the list", "/key-gallery/"],
  ["by its address", `/key-gallery/?sku=${BEAR}`],
])("a design that was opened %s and left by Escape is not opened again by going back", async (_, path) => {
  const page = await openPage();
  await visit(page, "/");
  await visit(page, path);
  if (!path.includes("sku")) await cards(page).first().getByRole("link").click();
  await expect.poll(() => dialog(page).evaluate((one) => one.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => addressOf(page)).toBe("/key-gallery/");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe("/");
});

describe("with JavaScript", () => {
  it("a place can be chosen from the list, which keeps the filter in the address, removed, and restored by back", async () => {
    const page = await openPage();
    await visit(page, "/key-gallery/?group=NATR");
    await main(page).getByRole("searchbox", { name: "See what’s in stock near you" }).click();
    const box = main(page).getByRole("combobox");
    await box.pressSequentially("Fairb");
    await page
      .getByRole("option", { name: /Fairbanks/ })
      .first()
      .click();
    await main(page)
      .getByText(/^None of “Outdoors” is in stock near Fairbanks/)
      .waitFor();
    expect(addressOf(page)).toMatch(/^\/key-gallery\/\?q=Fairbanks[^&]*&at=[^&]+&place=[^&]+&group=NATR$/);
    await main(page).getByRole("link", { name: "Undo" }).click();
    await expect.poll(() => addressOf(page)).toBe("/key-gallery/?group=NATR");
    await page.goBack();
    await main(page)
      .getByText(/^None of “Outdoors” is in stock near Fairbanks/)
      .waitFor();
    await page.reload();
    await main(page)
      .getByText(/^None of “Outdoors” is in stock near Fairbanks/)
      .waitFor();
  });

  it("the place stored on the device is offered, for the same view", async () => {
    const page = await openPage();
    await page.addInitScript(() =>
      localStorage.setItem(
        "keyway-place",
        JSON.stringify({ label: "<b>Fairbanks</b>", lat: 64.8378, lng: -147.7164, chosenAt: Date.now() }),
      ),
    );
    await visit(page, "/key-gallery/?group=WILD");
    await main(page).getByRole("link", { name: "Use <b>Fairbanks</b>" }).click();
    await main(page)
      .getByText(/in stock near <b>Fairbanks/)
      .waitFor();
    expect(addressOf(page)).toBe(`/key-gallery/?group=WILD&q=<b>Fairbanks</b>&${FAIRBANKS}`);
  });

  it("an open design stays open after a search that finds no place, and after one that finds one", async () => {
    const page = await openPage();
    await visit(page, `/key-gallery/?sku=${BEAR}`);
    const isModal = () => dialog(page).evaluate((one) => one.matches(":modal"));
    const search = async (words: string) => {
      await dialog(page).getByRole("searchbox").or(dialog(page).getByRole("combobox")).fill(words);
      await page.keyboard.press("Enter");
    };
    await expect.poll(isModal).toBe(true);
    // The first search re-renders the whole page, the second does not.
    for (const words of ["Xyzzyq", "Qyzzyx"]) {
      await search(words);
      await dialog(page).getByText(`We found no place by the name “${words}”.`).waitFor();
      // A page that is re-rendered as a whole shows the text before its script has opened the dialog.
      await expect.poll(isModal).toBe(true);
      expect(addressOf(page)).toBe(`/key-gallery/?q=${words}&sku=${BEAR}`);
    }
    await search("Fairbanks, AK");
    await dialog(page).getByRole("heading", { level: 3, name: "In stock near Fairbanks, AK" }).waitFor();
    await expect.poll(isModal).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it("keys are gray only while new ones load", async () => {
    const page = await openPage();
    await visit(page, "/key-gallery/?q=Fairbanks,+AK");
    const seen = await watchKeys(page);
    // The card's link also contains the point, which gives the same keys.
    await cards(page).first().getByRole("link").click();
    await dialog(page).getByRole("link", { name: "Close the design" }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await seen()).toEqual([]);
    await visit(page, "/key-gallery/");
    await watchKeys(page);
    await main(page).getByRole("link", { name: "Brown bear" }).click();
    await dialog(page).getByRole("link", { name: "Close the design" }).click();
    await expect.poll(() => addressOf(page)).toBe("/key-gallery/");
    expect(await seen()).toEqual([]);
    await main(page).getByRole("link", { name: "Wildlife" }).click();
    await expect.poll(seen).toEqual(["gray", "there"]);
  });
});

/** The message in place of data that could not be loaded. */
const MISSING = /(The designs|in stock near Fairbanks|The kiosks that have it) didn(’|&#x27;)t load/;

describe("while the backend is down", () => {
  const site = coldSite();

  it("the gallery says so, keeps all other parts, and a retry shows the same view", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const page = await openPage({ siteUrl: site.url });
    const address = `/key-gallery/?group=WILD&q=Fairbanks&${FAIRBANKS}`;
    await visit(page, address);
    await main(page).getByText("The designs didn’t load.").waitFor();
    await main(page).getByText("What is in stock near Fairbanks didn’t load.").waitFor();
    expect(await main(page).getByRole("link", { name: "Wildlife" }).getAttribute("aria-current")).toBe("true");
    await liftFaults("backend");
    await waitForRecovery(site.url, address, MISSING);
    await page.evaluate(() => void Object.assign(window, { kept: true }));
    const bar = page.locator(".loading-bar[data-state=loading]").waitFor();
    // Delayed until the test releases it.
    await intercept(page, "**/key-gallery/**", async (route) => {
      await bar;
      await route.continue();
    });
    await main(page).getByRole("link", { name: "Try again" }).first().click();
    await bar;
    await main(page)
      .getByText(/designs in stock near Fairbanks$/)
      .waitFor();
    await page.locator(".loading-bar").waitFor({ state: "detached" });
    // All typed input is still there.
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    expect(addressOf(page)).toBe(address);
  });

  it("an open design stays open while its kiosks are loaded again, with a progress bar above it", async () => {
    await rawGet(site.url, `/key-gallery/?sku=${BEAR}`);
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const page = await openPage({ siteUrl: site.url });
    const address = `/key-gallery/?sku=${BEAR}&at=64.1,-146.1`;
    await visit(page, address);
    const isModal = () => dialog(page).evaluate((one) => one.matches(":modal"));
    await expect.poll(isModal).toBe(true);
    await dialog(page).getByText("The kiosks that have it didn’t load.").waitFor();
    await liftFaults("backend");
    await waitForRecovery(site.url, address, MISSING);
    const bar = dialog(page).locator(".loading-bar[data-state=loading]").waitFor();
    await intercept(page, "**/key-gallery/**", async (route) => {
      await bar;
      await route.continue();
    });
    await dialog(page).getByRole("link", { name: "Try again" }).click();
    await bar;
    await dialog(page).getByRole("heading", { level: 3 }).waitFor();
    expect(await isModal()).toBe(true);
    await page.locator(".loading-bar").waitFor({ state: "detached" });
  });
});

describe("every view", () => {
  it.each([
    `/key-gallery/?group=NATR&q=Fairbanks&${FAIRBANKS}`,
    `/fr-ca/key-gallery/?group=MRVL,HOME&${GREAT_FALLS}`,
    `/key-gallery/?sku=${BEAR}&q=Fairbanks&${FAIRBANKS}`,
    `/fr-ca/key-gallery/?sku=${BEAR}`,
    "/key-gallery/?sku=99",
    "/fr-ca/key-gallery/?q=Xyzzyq",
    "/key-gallery/?at=60,-100",
  ])("%s has no violation that axe finds, and never scrolls sideways", async (path) => {
    const page = await openPage();
    await visit(page, path);
    for (const width of [320, 390, 768, 1440]) {
      await expectToFit(page, width);
      // Sections clip content that is too wide.
      const edges = await page
        .locator("main [data-place-field]")
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right));
      expect(Math.max(0, ...edges), `at ${width} px`).toBeLessThan(width);
      if (width !== 390 && width !== 1440) continue;
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});
