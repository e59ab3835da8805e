import { describe, expect, it } from "vitest";
import { switchFaults } from "../support/faultSwitches";
import { getPage, type HttpPage } from "../support/httpPage";
import { findAll, findOne, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

const COLUMBUS = "at=39.9612,-82.9988";
/** A place whose nearest kiosk is 66 miles away. */
const DESERT = "at=41,-117";
const OCEAN = "at=-30,80";
const EVERYWHERE = "area=24,-170,72,-50";
const GOOGLE_DIRECTIONS = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=39\.\d+,-8\d\.\d+&destination_place_id=/;

const rows = (page: HttpPage) => findAll(page.main, "li[data-location-id]");
const names = (page: HttpPage) => rows(page).map((row) => wordsOf(findOne(row, "h2")));
const idsOf = (page: HttpPage) => rows(page).map((row) => row.getAttribute("data-location-id")!);
const summary = (page: HttpPage) => wordsOf(findAll(page.main, "output")[0]!);
const filter = (page: HttpPage, name: RegExp) => findOne(findOne(page.main, "ul", /^Fil/), "a", name);
const title = (page: HttpPage) => wordsOf(findOne(page.document, "h1"));
const box = (page: HttpPage) => findOne(page.main, "#locator-search");
const search = (page: HttpPage, q: string) => page.submit(box(page).closest("form")!, { q });
/** Returns the number in a text, without thousands separators. */
const numberIn = (words: string) => Number(words.replace(/\D/g, ""));
const firstNumberIn = (words: string) => Number(/\d+/.exec(words)![0]);
const countOf = (link: Element) => numberIn(wordsOf(findOne(link, "span[aria-hidden=true]")));

describe("a search", () => {
  it("by a city's name shows the kiosks around it, each with all its details", async () => {
    const page = await search(await getPage("/key-services/"), "Columbus");
    expect([page.address, title(page)]).toEqual(["/key-services/?q=Columbus", expect.stringMatching(/^\d+ kiosks near Columbus$/)]);
    expect(summary(page)).toMatch(/^\d+ kiosks near Columbus\. (Open now|Opens first), \d\.\d\u00a0mi, .+, .+\.$/);
    expect(rows(page)).toHaveLength(20);
    const row = rows(page)[0]!;
    expect(wordsOf(row)).toMatch(/0\.\d\u00a0mi .+, Columbus, OH \d{5} (Open|Closes|Closed,) .+ /);
    expect(findOne(row, "a", /^Directions to /).getAttribute("href")).toMatch(GOOGLE_DIRECTIONS);
    expect(findOne(row, "a", /^Call /).getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
    // The box keeps the place's name, and the filters keep its point.
    expect(box(page).getAttribute("value")).toBe("Columbus");
    const href = filter(page, /^Car keys/).getAttribute("href");
    expect(href).toMatch(/^\/key-services\/\?q=Columbus&at=39\.9\d*,-8\d\.\d+&services=carKeys$/);
  });

  it("can be narrowed by filters, one by one, which a new search keeps", async () => {
    const columbus = await getPage(`/key-services/?q=Columbus&${COLUMBUS}`);
    const count = countOf(filter(columbus, /^Car keys/));
    const withCarKeys = await columbus.follow(filter(columbus, /^Car keys/));
    expect(filter(withCarKeys, /^Car keys/).getAttribute("aria-current")).toBe("true");
    expect(summary(withCarKeys)).toContain(`${count} kiosks`);
    for (const row of rows(withCarKeys)) findOne(row, "li", /^Car keys?( from .*)?$/);
    const withLocksmith = await withCarKeys.follow(filter(withCarKeys, /^Locksmith/));
    expect(withLocksmith.address).toContain("services=carKeys,locksmith");
    const cleveland = await search(withLocksmith, "Cleveland");
    expect(cleveland.url.search).toBe("?q=Cleveland&services=carKeys%2Clocksmith");
    expect(filter(cleveland, /^Car keys/).getAttribute("aria-current")).toBe("true");
    expect((await cleveland.follow(filter(cleveland, /^Car keys/))).address).toMatch(/services=locksmith$/);
  });

  it("shows which kiosks are open now, and which are always open", async () => {
    const always = await getPage(`/key-services/?${COLUMBUS}&open=24h`);
    expect(title(always)).toMatch(/^\d+ kiosks? open 24 hours near you$/);
    expect(rows(always).length).toBeGreaterThan(0);
    for (const row of rows(always)) findOne(row, "p", "Open 24 hours");
    for (const row of rows(await getPage(`/key-services/?${COLUMBUS}&open=now`))) findOne(row, "p", /^(Open|Closes in) /);
  });

  it("orders by name, and by distance again", async () => {
    const nearest = await getPage(`/key-services/?${COLUMBUS}`);
    const byName = await nearest.follow(nearest.main.querySelector("details a[href$='sort=name']")!);
    const chains = names(byName).map((name) => name.split(/[ ,]/)[0]!);
    expect(chains).toEqual(chains.toSorted((a, b) => a.localeCompare(b, "en-US", { numeric: true })));
    expect(names(await byName.follow(byName.main.querySelector("details li:first-child a")!))).toEqual(names(nearest));
  });

  it("says that the search was widened", async () => {
    const english = await getPage(`/key-services/?${DESERT}`);
    expect(summary(english)).toMatch(/^No kiosk within 20 miles\. The nearest is \d\d miles away\.$/);
    expect(rows(english).length).toBeGreaterThan(0);
    const french = await getPage(`/fr-ca/key-services/?${DESERT}`);
    expect(summary(french)).toMatch(/^Aucune borne à moins de 30\u00a0km\. La plus proche est à \d+\u00a0km\.$/);
  });

  it("links to other searches if nothing is near or no kiosk matches", async () => {
    const page = await getPage(`/key-services/?${OCEAN}`);
    expect(summary(page)).toBe("No kiosk anywhere near.");
    expect(findOne(page.main, "a", "All states and provinces").getAttribute("href")).toBe("/key-services/");
    const filtered = await getPage(`/key-services/?${OCEAN}&services=carKeys&open=now`);
    expect(summary(filtered)).toBe("No kiosk here fits all of that.");
    expect((await filtered.follow("Clear all filters")).url.search).toBe(`?${OCEAN}`);
  });

  it("searches in an area of the map", async () => {
    const page = await getPage("/key-services/?area=39.9,-83.1,40.1,-82.9&q=Columbus");
    expect(summary(page)).toMatch(/^\d+ kiosks? on this part of the map\./);
  });
});

describe("a list", () => {
  it("adds more kiosks below", async () => {
    const page = await getPage("/key-services/ny/new-york/");
    const more = await page.follow("Show 20 more");
    expect(more.url.href).toMatch(/\?page=2#result-21$/);
    expect(rows(more)).toHaveLength(40);
    expect(names(more).slice(0, 20)).toEqual(names(page));
    const whole = await getPage("/key-services/ny/new-york/?page=999");
    expect(rows(whole)).toHaveLength(87);
    expect(findAll(whole.main, "a", /^Show \d+ more/)).toEqual([]);
  });

  it("of a city can be filtered, too", async () => {
    const page = await getPage("/key-services/ny/new-york/");
    const count = countOf(filter(page, /^Key fobs/));
    const filtered = await page.follow(filter(page, /^Key fobs/));
    expect(filtered.address).toBe("/key-services/ny/new-york/?services=keyFobs");
    expect(summary(filtered)).toMatch(new RegExp(`^${count} kiosks in New York\\.`));
  });

  it("keeps its filters on a state's page, which counts the matching kiosks", async () => {
    const ohio = await getPage("/key-services/?q=Ohio&services=carKeys&open=24h");
    expect(ohio.address).toBe("/key-services/oh/?services=carKeys&open=24h");
    const lead = findOne(ohio.main, "p", /^\d+ kiosks with these services in \d+ cities\. Car key from \$\d+\.$/);
    const kiosks = firstNumberIn(wordsOf(lead));
    expect(filter(ohio, /^Car keys/).getAttribute("aria-current")).toBe("true");
    expect(wordsOf(filter(ohio, /^Car keys/))).toContain(String(kiosks));
    const link = findAll(ohio.main, "a", /^Columbus/)[0]!;
    const columbus = await ohio.follow(link);
    expect(columbus.address).toBe("/key-services/oh/columbus/?services=carKeys&open=24h");
    const atAnyHour = await columbus.follow(filter(columbus, /^24 hours/));
    expect(wordsOf(link)).toBe(`Columbus ${summary(atAnyHour).split(" in Columbus.")[0]}`);

    const root = await getPage("/fr-ca/key-services/?services=carKeys");
    const french = await root.follow(findAll(root.main, "a", /^Ohio/)[0]!);
    findOne(french.main, "p", new RegExp(`^${kiosks} bornes avec ces services, `));
    expect((await french.follow(filter(french, /^Clés d’auto/))).address).toBe("/fr-ca/key-services/oh/");
  });

  it("contains all kiosks, a hundred per document, and their total number", async () => {
    const all = await getPage(`/key-services/?${EVERYWHERE}`);
    const counts = findAll(findOne(all.main, "ul", /^Fil/), "a span[aria-hidden=true]").map(wordsOf);
    expect(numberIn(title(all))).toBeGreaterThan(1000);
    expect(numberIn(counts.find((words) => /\d/.test(words))!)).toBeGreaterThan(300);
    const withFobs = await all.follow(filter(all, /^Key fobs/));
    const fobs = numberIn(title(withFobs));
    expect(fobs).toBeGreaterThan(100);
    expect(countOf(filter(withFobs, /^Key fobs/))).toBe(fobs);

    const first = await getPage(`${withFobs.address}&page=5`);
    const next = await first.follow(findOne(findOne(first.main, "nav", "Pages of this list"), "a", /^Show \d+ more$/));
    expect(next.url.search + next.url.hash).toBe(`?${EVERYWHERE}&services=keyFobs&page=6#result-101`);
    expect([rows(first).length, rows(next).length, new Set([...idsOf(first), ...idsOf(next)]).size]).toEqual([100, 20, 120]);
    expect(rows(next)[0]!.id).toBe("result-101");
    // The last page contains the rest.
    expect(rows(await getPage(`${withFobs.address}&page=500`)).at(-1)!.id).toBe(`result-${fobs}`);
  });

  it("says how many kiosks have known hours, if not all", async () => {
    const english = await getPage(`/key-services/?${EVERYWHERE}&open=24h`);
    expect(summary(english)).toMatch(/^\d+ kiosks? open 24 hours among the 300 nearest$/);
    const french = await getPage(`/fr-ca/key-services/?${EVERYWHERE}&open=24h`);
    expect(summary(french)).toMatch(/^\d+ bornes? ouvertes? 24\sh parmi les 300 plus proches$/);
  });
});

describe("an address with a query", () => {
  const read = async (path: string) => {
    const { status, body, canonical } = await rawGet(ownStack().siteUrl, path);
    const robots = /<meta name="robots" content="([^"]*)"/.exec(body)?.[1] ?? null;
    return { status, robots, canonical: canonical?.replace(/^http:\/\/[^/]*/, "") ?? null, body };
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

  it.each(["/key-services/oh/", "/fr-ca/key-services/"])(
    "that carries hours through %s shows them there, to be taken off",
    async (path) => {
      const { body } = await read(`${path}?open=now`);
      const chip = (id: string) => new RegExp(`<a[^>]*id="filter-open-${id}"[^>]*>`).exec(body)![0];
      expect(chip("now")).toContain('aria-current="true"');
      expect(chip("now")).toContain(`href="${path}"`);
      expect(chip("24h")).not.toContain("aria-current");
    },
  );

  it.each([
    "?q=%00%F0%9F%94%91",
    `?q=${"x".repeat(4000)}`,
    "?at=x,y",
    "?area=40,0,39,1",
    "?area=1,2,3,4,5",
    "?area=-90,-180,90,180",
    "?area=50,170,60,-170",
    "?services=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "?open=1&sort=2&page=-3",
    `?${COLUMBUS}&page=1e9`,
    `?${COLUMBUS}&services=__proto__`,
    "?q=<img src=x onerror=alert(1)>",
  ])("is never a fault, whatever stands there: %s", async (query) => {
    for (const path of ["/key-services/", "/key-services/oh/columbus/"]) {
      const { status, body } = await read(path + encodeURI(query).replaceAll("%25", "%"));
      // A valid area redirects from the city to the search.
      const isAway = path !== "/key-services/" && /area=(-90|50)/.test(query);
      expect(status, path).toBe(isAway ? 307 : 200);
      expect(body).not.toMatch(/<script>alert|<img src=x/);
    }
  });

  it.each([
    ["/key-services/oh/columbus/?area=39.9,-83.1,40.1,-82.9", "/key-services/?area=39.9,-83.1,40.1,-82.9"],
    [
      "/fr-ca/key-services/ny/new-york/?q=Boston&services=carKeys&area=40.5,-74.2,40.9,-73.7&open=24h&sort=name&page=2",
      "/fr-ca/key-services/?area=40.5,-74.2,40.9,-73.7&services=carKeys&open=24h&sort=name&page=2",
    ],
  ])("that asks a city's page for a part of the map leads to its list: %s", async (path, target) => {
    for (let times = 0; times < 2; times++) expect(await rawGet(ownStack().siteUrl, path)).toMatchObject({ status: 307, movedTo: target });
    const page = await getPage(path);
    expect(summary(page)).toMatch(/^[\d,\s]+(kiosks? on this part of the map|bornes? ouvertes? 24\sh dans cette partie de la carte)/);
    expect(page.url.search).toBe(new URL(target, page.url).search);
  });

  it("keeps the search in the other language", async () => {
    const english = await getPage(`/key-services/?q=Columbus&${COLUMBUS}&services=carKeys`);
    const french = await english.follow(findOne(english.document, "header a", "Français"));
    expect(title(french)).toMatch(/^\d+ bornes? près de Columbus$/);
    expect(french.url.search).toBe(`?q=Columbus&${COLUMBUS}&services=carKeys`);
    expect(summary(french)).toMatch(/^\d+ bornes près de Columbus\. Ouv\S+ .+, à \d,\d\u00a0km, /);
  });
});

describe("while something fails", () => {
  it("the kiosks: the list says so with the emergency number, and keeps the search", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const page = await getPage("/key-services/?q=Laredo&at=27.5306,-99.4803");
    expect(wordsOf(page.main)).toContain("The list of kiosks didn’t load.");
    expect(findOne(page.main, "a", "Try again").getAttribute("href")).toBe("/key-services/?q=Laredo&at=27.5306,-99.4803");
    expect(findAll(page.main, "a", /^614-555-/).length).toBeGreaterThan(0);
    expect(box(page).getAttribute("value")).toBe("Laredo");
  });
});
