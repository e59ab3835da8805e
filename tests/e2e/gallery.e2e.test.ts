import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";
import { startSite } from "../support/servers";

const { siteUrl, bffUrl } = ownStack();

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator("[data-keys] li");
const dialog = (page: Page) => page.getByRole("dialog");
/** Path and query, as they read. */
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);
const open = async (path: string): Promise<Page> => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Its kiosks have nothing of Outdoors, Flags & stripes and Quiet nights. */
const FAIRBANKS = "at=64.8378,-147.7164";
/** Its kiosks have shapes, but no brick and cloth. */
const GREAT_FALLS = "q=Great+Falls,+MT&at=47.5,-111.3";
const BEAR = 20_170;

/** Notes when the keys are shown as loading, from now on. */
async function watchKeys(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push("keysLoading" in document.documentElement.dataset ? "gray" : "there")).observe(document.documentElement, { attributeFilter: ["data-keys-loading"] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

describe("without JavaScript, the gallery", () => {
  it.each([
    ["/key-gallery/", "See what’s in stock near you", "Search", "None of “Outdoors” is in stock near Fairbanks, AK, so that filter is off.", "Undo", "Show all", "NATR"],
    ["/fr-ca/key-gallery/", "Voir ce qui est en stock près de vous", "Chercher", "Rien de «\u00a0Plein air\u00a0» n’est en stock près de Fairbanks, AK\u00a0: ce filtre est retiré.", "Annuler", "Tout voir", "NATR"],
  ])("%s shows what is in stock around a place, clears a filter of which nothing is, and undoes that", async (path, label, search, note, undo, showAll, group) => {
    const page = await open(`${path}?group=${group}`);
    const outdoors = await cards(page).count();
    await main(page).getByRole("searchbox", { name: label }).fill("Fairbanks, AK");
    await main(page).getByRole("button", { name: search }).click();
    expect(addressOf(page)).toBe(`${path}?q=Fairbanks,+AK&group=${group}`);
    await main(page).getByText(note).waitFor();
    const inStock = await cards(page).count();
    expect(inStock).toBeGreaterThan(outdoors);
    // A filter that is there keeps the place, and what was found of it.
    await main(page).getByRole("link", { name: /^(Wildlife|Animaux)$/ }).click();
    expect(addressOf(page)).toMatch(new RegExp(`^${path.replaceAll("/", "\\/")}\\?group=WILD&q=Fairbanks,\\+AK&at=64\\.\\d+,-147\\.\\d+&place=\\w+$`));
    expect(await main(page).getByText(note).count()).toBe(0);
    expect(await cards(page).count()).toBeLessThan(inStock);
    // A gray one says that it is, and where it leads.
    await main(page).getByRole("link", { name: /^(Outdoors, not in stock there|Plein air, pas en stock là-bas)$/ }).click();
    await main(page).getByText(note).waitFor();
    await main(page).getByRole("link", { name: undo }).click();
    expect(addressOf(page)).toBe(`${path}?group=${group}`);
    await expect.poll(() => cards(page).count()).toBe(outdoors);
    await page.goBack();
    await main(page).getByRole("link", { name: showAll, exact: true }).click();
    expect(addressOf(page)).toBe(path);
    expect(await cards(page).count()).toBeGreaterThan(inStock);
  });

  it("clears a narrower filter alone, and counts what is there of the others", async () => {
    const page = await open(`/key-gallery/?group=MRVL,HOME&sub=HOME&${GREAT_FALLS}`);
    await main(page).getByText("None of “Brick and cloth” is in stock near Great Falls, MT, so that filter is off.").waitFor();
    expect(await main(page).getByRole("link", { name: "Patterns", exact: true }).getAttribute("aria-current")).toBe("true");
    const chips = await main(page).getByRole("navigation", { name: "Narrow down" }).getByRole("link").allInnerTexts();
    expect(chips.map((chip) => chip.replace(/\s+/g, " "))).toEqual(["All: Patterns 8", "Shapes 8", "Brick and cloth 0"]);
    await main(page).getByRole("link", { name: "Undo" }).click();
    expect(addressOf(page)).toBe("/key-gallery/?group=MRVL,HOME&sub=HOME");
  });

  it.each([
    ["/key-gallery/?q=Xyzzyq", "We found no place by the name “Xyzzyq”."],
    ["/fr-ca/key-gallery/?q=Xyzzyq", "Aucun endroit trouvé sous le nom «\u00a0Xyzzyq\u00a0»."],
  ])("%s says that there is no such place, and shows every design", async (path, words) => {
    const page = await open(path);
    const box = main(page).getByRole("searchbox");
    expect([await box.inputValue(), await box.getAttribute("aria-invalid")]).toEqual(["Xyzzyq", "true"]);
    await main(page).getByText(words).waitFor();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ["/key-gallery/?at=60,-100", "Nothing in stock near you", "See all designs", 0],
    ["/key-gallery/?at=60,-100&group=WILD", "Nothing in stock near you", "See all designs", 1],
    ["/fr-ca/key-gallery/?at=60,-100&q=Ennadai", "Rien en stock près d’Ennadai", "Voir tous les modèles", 0],
  ])("%s says where nothing is in stock, and leads on", async (path, words, button, undos) => {
    const page = await open(path);
    await main(page).getByRole("heading", { name: words }).waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await main(page).getByRole("link", { name: "Undo" }).count()).toBe(undos);
    await main(page).getByRole("link", { name: button }).click();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(60);
  });
});

describe("one design, without JavaScript,", () => {
  it.each([
    ["/key-gallery/", "In stock near Fairbanks", /^\d+(\.\d)? mi$/, "Close the design"],
    ["/fr-ca/key-gallery/", "En stock près de Fairbanks", /^\d+(,\d)? km$/, "Fermer le modèle"],
  ])("is opened in %s by its card, with the nearest kiosks that have it, and closed by a link", async (path, title, distance, close) => {
    const list = `${path}?group=WILD&q=Fairbanks&${FAIRBANKS}`;
    const page = await open(list);
    await main(page).getByRole("link", { name: "Brown bear" }).click();
    expect(addressOf(page)).toBe(`${list}&sku=${BEAR}`);
    await dialog(page).getByRole("heading", { level: 2, name: "Brown bear" }).waitFor();
    await dialog(page).getByText(String(BEAR)).waitFor();
    await dialog(page).getByRole("heading", { level: 3, name: title }).waitFor();
    const kiosks = dialog(page).getByRole("listitem");
    expect(await kiosks.count()).toBeGreaterThanOrEqual(1);
    expect(await kiosks.first().getByText(distance).isVisible()).toBe(true);
    expect(await kiosks.first().getByRole("link").getAttribute("href")).toMatch(/\/key-services\/ak\/.*\/\d+\/$/);
    expect(await main(page).locator("[data-keys] [aria-current=true]").innerText()).toContain("Brown bear");
    await dialog(page).getByRole("link", { name: close }).click();
    expect(addressOf(page)).toBe(list);
    expect(await dialog(page).count()).toBe(0);
  });

  it("asks for a place where none is chosen, and stays open", async () => {
    const page = await open(`/key-gallery/?group=WILD&sku=${BEAR}`);
    await dialog(page).getByRole("searchbox", { name: "Where is it in stock?" }).fill("Fairbanks, AK");
    await dialog(page).getByRole("button", { name: "Search" }).click();
    expect(addressOf(page)).toBe(`/key-gallery/?q=Fairbanks,+AK&group=WILD&sku=${BEAR}`);
    await dialog(page).getByRole("heading", { level: 3, name: "In stock near Fairbanks, AK" }).waitFor();
  });

  it.each(["99", "2147483648", "bear", "%3Cscript%3E"])("is not found by the number %s: the gallery says so, to visitors and search engines", async (sku) => {
    const { status, body } = await rawGet(siteUrl, `/key-gallery/?sku=${sku}`);
    expect(status).toBe(200);
    expect(body).toContain("No design goes by the number “");
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(body).not.toContain("<script>“");
    expect(body.match(/<picture/g)!.length).toBeGreaterThanOrEqual(60);
    expect(body).not.toContain("<dialog open");
  });

  it.each([
    ["/key-gallery/", "Brown bear | ", "Wildlife"],
    ["/fr-ca/key-gallery/", "Brown bear | ", "Animaux"],
  ])("has a page of its own in %s to search engines", async (path, title, category) => {
    const { body, canonical } = await rawGet(siteUrl, `${path}?sku=${BEAR}&utm_source=mail`);
    const origin = canonical!.slice(0, canonical!.indexOf("/", 8));
    expect(canonical).toBe(`${origin}${path}?sku=${BEAR}`);
    expect(/<title>(.*?)<\/title>/.exec(body)![1]).toContain(title);
    for (const name of ['property="og:title"', 'name="twitter:title"']) expect(body).toContain(`<meta ${name} content="${title}`);
    expect(body).toContain(`hrefLang="fr-CA" href="${origin}/fr-ca/key-gallery/?sku=${BEAR}"`);
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text!));
    expect(data.find((one) => one["@type"] === "Product")).toMatchObject({ name: "Brown bear", productID: "bear", category, url: canonical, image: `${origin}/media/designs/bear.svg`, sku: expect.stringContaining("BEAR") });
  });

  it("leads to the key service where there is one", async () => {
    const site = await startSite({ bffUrl, env: { KEY_SERVICE_URL: "https://keys.example/make?from=site" } });
    try {
      const { body } = await rawGet(site.url, `/key-gallery/?sku=${BEAR}`);
      expect(body).toContain(`href="https://keys.example/make?from=site&amp;sku=${BEAR}"`);
    } finally {
      await site.stop();
    }
    expect((await rawGet(siteUrl, `/key-gallery/?sku=${BEAR}`)).body).not.toContain("key service");
  });
});

describe("by keyboard, a design", () => {
  it("is gone to by arrow keys, opened over the list, and left by Escape to where it was opened", async () => {
    const page = await openPage();
    await visit(page, "/key-gallery/?group=WILD");
    await cards(page).nth(3).getByRole("link").focus();
    const name = (index: number) => cards(page).nth(index).innerText();
    await page.keyboard.press("Shift+Tab");
    const third = await name(2);
    await expect.poll(() => focused(page)).toBe(third);
    // Arrow keys are heard once their script is there, which comes with the first key.
    const goDown = async () => {
      if ((await focused(page)) === third) await page.keyboard.press("ArrowDown");
      return focused(page);
    };
    await expect.poll(goDown).toBe(await name(6));
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe(await name(7));
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe(await name(3));
    // The last row is shorter: there is nothing below.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe(await name(8));
    await page.keyboard.press("ArrowLeft");
    const opened = await name(7);
    expect(await focused(page)).toBe(opened);

    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog(page).evaluate((one) => one.matches(":modal"))).toBe(true);
    await expect.poll(() => focused(page)).toBe(opened);
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("H2");
    await page.keyboard.press("Escape");
    await expect.poll(() => addressOf(page)).toBe("/key-gallery/?group=WILD");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => `${document.activeElement!.tagName} ${document.activeElement!.textContent!.trim()}`)).toBe(`A ${opened}`);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it("that was opened by its address is left by Escape at once, and by the curtain", async () => {
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

describe("with JavaScript", () => {
  it("a place is picked from the list, keeps the filter in the address, and is undone and gone back to", async () => {
    const page = await openPage();
    await visit(page, "/key-gallery/?group=NATR");
    await main(page).getByRole("searchbox").click();
    const box = main(page).getByRole("combobox");
    await box.pressSequentially("Fairb");
    await page.getByRole("option", { name: /Fairbanks/ }).first().click();
    await main(page).getByText(/^None of “Outdoors” is in stock near Fairbanks/).waitFor();
    expect(addressOf(page)).toMatch(/^\/key-gallery\/\?q=Fairbanks[^&]*&at=[^&]+&place=[^&]+&group=NATR$/);
    await main(page).getByRole("link", { name: "Undo" }).click();
    await expect.poll(() => addressOf(page)).toBe("/key-gallery/?group=NATR");
    await page.goBack();
    await main(page).getByText(/^None of “Outdoors” is in stock near Fairbanks/).waitFor();
    await page.reload();
    await main(page).getByText(/^None of “Outdoors” is in stock near Fairbanks/).waitFor();
  });

  it("the place that the device remembers is offered, for the same view", async () => {
    const page = await openPage();
    await page.addInitScript(() => localStorage.setItem("keyway-place", JSON.stringify({ label: "<b>Fairbanks</b>", lat: 64.8378, lng: -147.7164, chosenAt: Date.now() })));
    await visit(page, "/key-gallery/?group=WILD");
    await main(page).getByRole("link", { name: "Use <b>Fairbanks</b>" }).click();
    await main(page).getByText(/in stock near <b>Fairbanks/).waitFor();
    expect(addressOf(page)).toBe(`/key-gallery/?group=WILD&q=<b>Fairbanks</b>&${FAIRBANKS}`);
  });

  it("an open design stays open over a search that finds no place, and then over one that does", async () => {
    const page = await openPage();
    await visit(page, `/key-gallery/?sku=${BEAR}`);
    const isModal = () => dialog(page).evaluate((one) => one.matches(":modal"));
    const search = async (words: string) => {
      await dialog(page).getByRole("searchbox").or(dialog(page).getByRole("combobox")).fill(words);
      await page.keyboard.press("Enter");
    };
    await expect.poll(isModal).toBe(true);
    // The first has the page made anew as a whole, the second does not.
    for (const words of ["Xyzzyq", "Qyzzyx"]) {
      await search(words);
      await dialog(page).getByText(`We found no place by the name “${words}”.`).waitFor();
      expect([await isModal(), addressOf(page)]).toEqual([true, `/key-gallery/?q=${words}&sku=${BEAR}`]);
    }
    await search("Fairbanks, AK");
    await dialog(page).getByRole("heading", { level: 3, name: "In stock near Fairbanks, AK" }).waitFor();
    await expect.poll(isModal).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it("keys that load are gray for a moment, those that stay are not", async () => {
    const page = await openPage();
    await visit(page, "/key-gallery/?q=Fairbanks,+AK");
    const seen = await watchKeys(page);
    // The card's link has the point as well, by which the same keys are shown.
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

describe("while the backend is down", () => {
  const site = coldSite();

  it("the gallery says so, keeps all else, and a retry shows the same view", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const page = await openPage({ siteUrl: site.url });
    const address = `/key-gallery/?group=WILD&q=Fairbanks&${FAIRBANKS}`;
    await visit(page, address);
    await main(page).getByText("The designs didn't load.").waitFor();
    await main(page).getByText("What is in stock near Fairbanks didn’t load.").waitFor();
    expect(await main(page).getByRole("link", { name: "Wildlife" }).getAttribute("aria-current")).toBe("true");
    await liftFaults("backend");
    await page.evaluate(() => void Object.assign(window, { kept: true }));
    const bar = page.locator(".loading-bar[data-state=loading]").waitFor();
    // As slow as it takes.
    await page.route("**/key-gallery/**", async (route) => {
      await bar;
      await route.continue();
    });
    await main(page).getByRole("link", { name: "Try again" }).first().click();
    await bar;
    await main(page).getByText(/designs in stock near Fairbanks$/).waitFor();
    await page.locator(".loading-bar").waitFor({ state: "detached" });
    // Whatever was typed, wherever, is there still.
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    expect(addressOf(page)).toBe(address);
  });

  it("a design that cannot be had is no design that is not there", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const { body } = await rawGet(site.url, "/key-gallery/?sku=20290");
    expect(body).toContain("This design didn’t load.");
    expect(body).not.toContain("No design goes by");
  });

  it("an open design says that its kiosks are missing", async () => {
    await rawGet(site.url, `/key-gallery/?sku=${BEAR}`);
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const { body } = await rawGet(site.url, `/key-gallery/?sku=${BEAR}&at=20,-155`);
    expect(body).toContain("Brown bear");
    expect(body).toMatch(/The kiosks that have it didn’t load\.|No kiosk near you has it right now\./);
  });

  it("an open design stays open while its kiosks are asked for anew, with a sign of that above it", async () => {
    await rawGet(site.url, `/key-gallery/?sku=${BEAR}`);
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const page = await openPage({ siteUrl: site.url });
    await visit(page, `/key-gallery/?sku=${BEAR}&at=64.1,-146.1`);
    const isModal = () => dialog(page).evaluate((one) => one.matches(":modal"));
    await expect.poll(isModal).toBe(true);
    await dialog(page).getByText("The kiosks that have it didn’t load.").waitFor();
    await liftFaults("backend");
    const bar = dialog(page).locator(".loading-bar[data-state=loading]").waitFor();
    await page.route("**/key-gallery/**", async (route) => {
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

describe("while Places is down", () => {
  it.each([
    ["/key-gallery/?q=Fairbanks,+AK", /designs in stock near Fairbanks, AK$/],
    ["/fr-ca/key-gallery/?q=Fairbanks,+AK", /modèles en stock près de Fairbanks, AK$/],
  ])("%s finds a city that has kiosks", async (path, words) => {
    await switchFaults("places", { kind: "5xx", status: 503 });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(path);
    await main(page).getByText(words).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it.each([
    ["/key-gallery/?q=Xyzzyq", "What works is a city with kiosks and its state, as in Columbus, OH."],
    ["/fr-ca/key-gallery/?q=Xyzzyq", "une ville où il y a des bornes, avec sa province, comme Québec, QC."],
  ])("%s says what works", async (path, words) => {
    await switchFaults("places", { kind: "5xx", status: 503 });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(path);
    await main(page).getByText(words).waitFor();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(60);
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
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
      // A section clips what is too wide for it.
      const edges = await page.locator("main [data-place-field]").evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right));
      expect(Math.max(0, ...edges), `at ${width} px`).toBeLessThan(width);
      if (width !== 390 && width !== 1440) continue;
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});
