import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

const COLUMBUS = "at=39.9612,-82.9988";
/** The nearest kiosk is 66 miles from here. */
const DESERT = "at=41,-117";
const OCEAN = "at=-30,80";

const rows = (page: Page) => page.locator("li[data-location-id]");
const names = (page: Page) => rows(page).getByRole("heading", { level: 2 }).allTextContents();
const summary = (page: Page) => page.getByRole("main").getByRole("status").first();
const filter = (page: Page, name: RegExp) => page.getByRole("list", { name: /^Fil/ }).getByRole("link", { name });
const idsOf = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.locationId!));
const queryOf = (page: Page) => new URL(page.url()).search;
const box = (page: Page) => page.locator("#locator-search");

async function openStatic(path: string): Promise<Page> {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
}

describe("without JavaScript", () => {
  it("a bare city's name leads to the kiosks around it, each with all that can be said of it", async () => {
    const page = await openStatic("/key-services/");
    await page.getByRole("main").locator("input[name=q]").first().fill("Columbus");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/?q=Columbus");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Kiosks near Columbus");
    expect(await summary(page).textContent()).toMatch(/^\d+ kiosks nearby, nearest 0\.\d miles, (open|opens|closes) /);
    expect(await rows(page).count()).toBe(20);
    const row = rows(page).first();
    expect(await row.innerText()).toMatch(/0\.\d mi\n+.+, Columbus, OH \d{5}\n+(Open|Opens|Closes) .+\n/);
    expect(await row.getByRole("link", { name: /^Directions to / }).getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=39\.\d+,-8\d\.\d+&destination_place_id=/);
    expect(await row.getByRole("link", { name: /^Call / }).getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
    await row.getByText("Hours", { exact: true }).click();
    expect(await row.getByText(/^Machines here: /).isVisible()).toBe(true);
    // What it is called stays in the box, and the filters keep its point.
    expect(await box(page).inputValue()).toBe("Columbus");
    expect(await filter(page, /^Car keys/).getAttribute("href")).toMatch(/^\/key-services\/\?q=Columbus&at=39\.9\d*,-8\d\.\d+&place=[\w-]+&services=carKeys$/);
  });

  it("filters narrow the list down, one by one, and a new search keeps them", async () => {
    const page = await openStatic(`/key-services/?q=Columbus&${COLUMBUS}`);
    const count = Number(/\d+/.exec(await filter(page, /^Car keys/).innerText())![0]);
    await filter(page, /^Car keys/).click();
    expect(await filter(page, /^Car keys/).getAttribute("aria-current")).toBe("true");
    expect(await summary(page).textContent()).toContain(`${count} kiosks`);
    for (const row of await rows(page).all()) expect(await row.getByText("Car keys", { exact: true }).isVisible()).toBe(true);
    await filter(page, /^Locksmith/).click();
    expect(queryOf(page)).toContain("services=carKeys,locksmith");
    await box(page).fill("Cleveland");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/?q=Cleveland&services=carKeys%2Clocksmith");
    expect(await filter(page, /^Car keys/).getAttribute("aria-current")).toBe("true");
    await filter(page, /^Car keys/).click();
    expect(queryOf(page)).toMatch(/services=locksmith$/);
  });

  it("shows who is open now, and who always is", async () => {
    const page = await openStatic(`/key-services/?${COLUMBUS}&open=24h`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Kiosks near you");
    for (const row of await rows(page).all()) expect(await row.getByText("Open 24 hours").isVisible()).toBe(true);
    await page.goto(`/key-services/?${COLUMBUS}&open=now`);
    for (const row of await rows(page).all()) expect(await row.getByText(/^(Open|Closes in) /).isVisible()).toBe(true);
  });

  it("orders by name, and by distance again", async () => {
    const page = await openStatic(`/key-services/?${COLUMBUS}`);
    const nearest = await names(page);
    await page.getByRole("link", { name: "By name" }).click();
    const byName = await names(page);
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en-US", { numeric: true })));
    await page.getByRole("link", { name: "Nearest" }).click();
    expect(await names(page)).toEqual(nearest);
  });

  it("goes on with more of the list below what is there", async () => {
    const page = await openStatic("/key-services/ny/new-york/");
    const first = await names(page);
    await page.getByRole("link", { name: "Show 20 more" }).click();
    await page.waitForURL(/\?page=2#result-21$/);
    expect(await rows(page).count()).toBe(40);
    expect((await names(page)).slice(0, 20)).toEqual(first);
    await page.goto("/key-services/ny/new-york/?page=999");
    expect(await rows(page).count()).toBe(87);
    expect(await page.getByRole("link", { name: /^Show \d+ more/ }).count()).toBe(0);
  });

  it("filters a city's own list, too", async () => {
    const page = await openStatic("/key-services/ny/new-york/");
    const count = Number(/\d+/.exec(await filter(page, /^Key fobs/).innerText())![0]);
    await filter(page, /^Key fobs/).click();
    expect(page.url()).toMatch(/\/key-services\/ny\/new-york\/\?services=keyFobs$/);
    expect(await summary(page).textContent()).toBe(`${count} kiosks in New York`);
  });

  it("keeps its filters on the way through a state, which counts what they leave", async () => {
    const page = await openStatic("/key-services/?q=Ohio&services=carKeys&open=24h");
    expect(new URL(page.url()).pathname + queryOf(page)).toBe("/key-services/oh/?services=carKeys&open=24h");
    const lead = (await page.getByRole("main").getByText(/^\d+ kiosks with these services in \d+ cities\. Pick yours\.$/).textContent())!;
    const kiosks = Number(/\d+/.exec(lead)![0]);
    expect(await filter(page, /^Car keys/).getAttribute("aria-current")).toBe("true");
    expect(await filter(page, /^Car keys/).textContent()).toContain(String(kiosks));
    const columbus = page.getByRole("main").getByRole("link", { name: /^Columbus/ }).first();
    const inColumbus = Number(await columbus.locator("span[aria-hidden=true]").textContent());
    await columbus.click();
    expect(new URL(page.url()).pathname + queryOf(page)).toBe("/key-services/oh/columbus/?services=carKeys&open=24h");
    await filter(page, /^24 hours/).click();
    expect(await summary(page).textContent()).toBe(`${inColumbus} kiosks in Columbus`);
    await page.goto("/fr-ca/key-services/?services=carKeys");
    await page.getByRole("main").getByRole("link", { name: /^Ohio/ }).click();
    await page.getByRole("main").getByText(`${kiosks} bornes avec ces services dans `).waitFor();
    await filter(page, /^Clés d’auto/).click();
    expect(page.url()).toMatch(/\/fr-ca\/key-services\/oh\/$/);
  });

  it("says when it had to look farther", async () => {
    const page = await openStatic(`/key-services/?${DESERT}`);
    expect(await summary(page).textContent()).toMatch(/^No kiosk within 20 miles\. The nearest is \d\d miles away\.$/);
    expect(await rows(page).count()).toBeGreaterThan(0);
    await page.goto(`/fr-ca/key-services/?${DESERT}`);
    expect(await summary(page).textContent()).toMatch(/^Aucune borne à moins de 30 km\. La plus proche est à \d+ km\.$/);
  });

  it("leads on where nothing is near, or nothing fits", async () => {
    const page = await openStatic(`/key-services/?${OCEAN}`);
    expect(await summary(page).textContent()).toBe("No kiosk anywhere near.");
    expect(await page.getByRole("main").getByRole("link", { name: "All states and provinces" }).getAttribute("href")).toBe("/key-services/");
    await page.goto(`/key-services/?${OCEAN}&services=carKeys&open=now`);
    expect(await summary(page).textContent()).toBe("No kiosk here fits all of that.");
    await page.getByRole("link", { name: "Clear all filters" }).click();
    expect(queryOf(page)).toBe(`?${OCEAN}`);
  });

  it("lists all of them, however many there are, a hundred in a document, and counts them all", async () => {
    const EVERYWHERE = "area=24,-170,72,-50";
    const page = await openStatic(`/key-services/?${EVERYWHERE}`);
    const counts = await filter(page, /./).locator("span[aria-hidden=true]").allInnerTexts();
    const toNumber = (text: string) => Number(text.replace(/\D/g, ""));
    expect(toNumber((await summary(page).textContent())!)).toBeGreaterThan(1000);
    expect(toNumber(counts.find((text) => /\d/.test(text))!)).toBeGreaterThan(300);
    await filter(page, /^Key fobs/).click();
    const fobs = toNumber((await summary(page).textContent())!);
    expect(fobs).toBeGreaterThan(100);
    expect(toNumber(await filter(page, /^Key fobs/).locator("span[aria-hidden=true]").innerText())).toBe(fobs);
    await page.goto(`${page.url()}&page=5`);
    const first = await idsOf(page);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: /^Show \d+ more$/ }).click();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(`?${EVERYWHERE}&services=keyFobs&page=6#result-101`);
    const next = await idsOf(page);
    expect([first.length, next.length, new Set([...first, ...next]).size]).toEqual([100, 20, 120]);
    expect(await rows(page).first().getAttribute("id")).toBe("result-101");
    // The last page is the rest.
    await page.goto(`/key-services/?${EVERYWHERE}&services=keyFobs&page=500`);
    expect(await rows(page).last().getAttribute("id")).toBe(`result-${fobs}`);
  });

  it("says of how many it knows the hours, where those are not all", async () => {
    const page = await openStatic("/key-services/?area=24,-170,72,-50&open=24h");
    expect(await summary(page).textContent()).toMatch(/^\d+ kiosks? open 24 hours among the 300 nearest$/);
    await page.goto("/fr-ca/key-services/?area=24,-170,72,-50&open=24h");
    expect(await summary(page).textContent()).toMatch(/^\d+ bornes? ouvertes? 24 h parmi les 300 plus proches$/);
  });

  it("looks in a part of the map", async () => {
    const page = await openStatic("/key-services/?area=39.9,-83.1,40.1,-82.9&q=Columbus");
    expect(await summary(page).textContent()).toMatch(/^\d+ kiosks? on this part of the map$/);
  });
});

describe("an address with a query", () => {
  const read = async (path: string) => {
    const { status, body } = await rawGet(ownStack().siteUrl, path);
    return { status, robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1] ?? null, canonical: /<link rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(body)?.[1] ?? null, body };
  };

  it.each([
    [`/key-services/?${COLUMBUS}`, "noindex, follow", "/key-services/"],
    ["/kiosk-locator/?q=Columbus", "noindex, follow", "/key-services/"],
    [`/fr-ca/kiosk-locator/?${COLUMBUS}`, "noindex, follow", "/fr-ca/key-services/"],
    ["/key-services/?services=carKeys", null, "/key-services/"],
    ["/key-services/oh/?services=carKeys", null, "/key-services/oh/"],
    ["/key-services/oh/columbus/?services=carKeys&open=now", null, "/key-services/oh/columbus/"],
    ["/key-services/ny/new-york/?page=2", null, "/key-services/ny/new-york/?page=2"],
    ["/key-services/ny/new-york/?page=500", null, "/key-services/ny/new-york/?page=5"],
  ])("%s is %s to search engines, canonical %s", async (path, robots, canonical) => {
    expect(await read(path)).toMatchObject({ status: 200, robots, canonical });
  });

  it.each(["/key-services/oh/", "/fr-ca/key-services/"])("that carries hours through %s shows them there, to be taken off", async (path) => {
    const { body } = await read(`${path}?open=now`);
    const chip = (id: string) => new RegExp(`<a[^>]*id="filter-open-${id}"[^>]*>`).exec(body)![0];
    expect(chip("now")).toContain('aria-current="true"');
    expect(chip("now")).toContain(`href="${path}"`);
    expect(chip("24h")).not.toContain("aria-current");
  });

  it.each([
    "?q=%00%F0%9F%94%91", `?q=${"x".repeat(7000)}`, "?at=x,y", "?area=40,0,39,1", "?area=1,2,3,4,5", "?area=-90,-180,90,180", "?area=50,170,60,-170", "?services=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "?open=1&sort=2&page=-3", `?${COLUMBUS}&page=1e9`, `?${COLUMBUS}&services=__proto__`, "?q=<img src=x onerror=alert(1)>",
  ])("is never a fault, whatever stands there: %s", async (query) => {
    for (const path of ["/key-services/", "/key-services/oh/columbus/"]) {
      const { status, body } = await read(path + encodeURI(query).replaceAll("%25", "%"));
      // An area that is one leads from the city to the search.
      const isAway = path !== "/key-services/" && /area=(-90|50)/.test(query);
      expect(status, path).toBe(isAway ? 307 : 200);
      expect(body).not.toMatch(/<script>alert|<img src=x/);
    }
  });

  it.each([
    ["/key-services/oh/columbus/?area=39.9,-83.1,40.1,-82.9", "/key-services/?area=39.9,-83.1,40.1,-82.9"],
    ["/fr-ca/key-services/ny/new-york/?q=Boston&services=carKeys&area=40.5,-74.2,40.9,-73.7&open=24h&sort=name&page=2", "/fr-ca/key-services/?area=40.5,-74.2,40.9,-73.7&services=carKeys&open=24h&sort=name&page=2"],
  ])("that asks a city's page for a part of the map leads to its list: %s", async (path, target) => {
    for (let times = 0; times < 2; times++) expect(await rawGet(ownStack().siteUrl, path)).toMatchObject({ status: 307, movedTo: target });
    const page = await openStatic(path);
    expect(await summary(page).textContent()).toMatch(/^[\d,\s]+(kiosks? on this part of the map|bornes? ouvertes? 24 h dans cette partie de la carte)/);
    expect(new URL(page.url()).search).toBe(new URL(target, page.url()).search);
  });

  it("keeps what was searched for in the other language", async () => {
    const page = await openStatic(`/key-services/?q=Columbus&${COLUMBUS}&services=carKeys`);
    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Bornes près de Columbus");
    expect(queryOf(page)).toBe(`?q=Columbus&${COLUMBUS}&services=carKeys`);
    expect(await summary(page).textContent()).toMatch(/^\d+ bornes à proximité, la plus proche à \d,\d km/);
  });
});

describe("with JavaScript", () => {
  it("a filter changes the list without a reload, says so, keeps the focus, and goes back", async () => {
    const page = await openPage();
    // From a page that is kept to one that is not, all elements are others.
    await visit(page, "/key-services/ny/new-york/");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const before = await summary(page).textContent();
    for (const name of [/^Key fobs/, /^Car keys/]) {
      await filter(page, name).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => filter(page, name).getAttribute("aria-current")).toBe("true");
      expect(await filter(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(await summary(page).textContent()).not.toBe(before);
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe("?services=keyFobs");
    await page.goBack();
    await expect.poll(() => summary(page).textContent()).toBe(before);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  it("more of the list comes below, and the focus goes to the first of it", async () => {
    const page = await openPage();
    await visit(page, "/key-services/ny/new-york/");
    await page.getByRole("link", { name: "Show 20 more" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page).count()).toBe(40);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("result-21");
    await page.reload();
    expect(await rows(page).count()).toBe(40);
  });

  it("ratings come late, in requests of twenty, and are quietly absent", async () => {
    const page = await openPage();
    await visit(page, `/key-services/?${COLUMBUS}`);
    await expect.poll(() => rows(page).getByRole("link", { name: /out of 5.* Google Maps$/ }).count(), { timeout: 10_000 }).toBeGreaterThan(5);
  });
});

describe("while something fails", () => {
  it("the kiosks: the list says so, and whom to call, with the search as it was", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const page = await openStatic("/key-services/?q=Laredo&at=27.5306,-99.4803");
    expect(await page.getByText("The list of kiosks didn’t load.").isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("link", { name: /^614-555-/ }).first().isVisible()).toBe(true);
    expect(await box(page).inputValue()).toBe("Laredo");
  });

  it("the search for places: a city of the directory is found all the same, and for others the page says so", async () => {
    await switchFaults("places", { kind: "5xx", path: "/" });
    const page = await openStatic("/key-services/?q=Springfield,+IL");
    expect(new URL(page.url()).pathname).toBe("/key-services/il/springfield/");
    await page.goto("/fr-ca/key-services/?q=toronto&services=carKeys");
    expect(page.url()).toMatch(/\/fr-ca\/key-services\/on\/toronto\/\?services=carKeys$/);
    await page.goto("/key-services/?q=1+Main+St&services=carKeys");
    expect(await page.getByText("The search isn’t answering right now.").isVisible()).toBe(true);
    expect(await box(page).inputValue()).toBe("1 Main St");
  });
});

describe("axe finds no violation, and nothing scrolls sideways", () => {
  it.each([`/key-services/?q=Columbus&${COLUMBUS}`, `/fr-ca/key-services/?${COLUMBUS}&services=carKeys&open=24h`, `/key-services/?${OCEAN}`, "/key-services/?q=qqqq", "/fr-ca/key-services/oh/?services=carKeys,locksmith", "/fr-ca/key-services/qc/montreal/?services=carKeys"])("%s", { timeout: 90_000 }, async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
      const head = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
      expect(head.x + head.width, `at ${width} px`).toBeLessThanOrEqual(width);
      if (width === 320 || width === 768) continue;
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});
