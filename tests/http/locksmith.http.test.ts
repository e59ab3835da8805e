import { describe, expect, it } from "vitest";
import { getPage, type HttpPage } from "../support/httpPage";
import { findAll, findOne, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

const BOSTON = "q=Boston&at=42.3584,-71.0598";
/** A place whose nearest kiosk is 66 miles away. */
const DESERT = "at=41,-117";
/** A kiosk without a locksmith around it, and one with. */
const NEW_YORK = "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/";

const title = (page: HttpPage) => wordsOf(findOne(page.document, "h1"));
const form = (page: HttpPage) => findOne(page.main, "form[data-place-search]");
const numbers = (page: HttpPage) => findAll(page.main, "a[href^='tel:']").map((link) => link.getAttribute("href"));

describe("a search for a locksmith", () => {
  it("is answered with the number, prices and time, and no list of stores", async () => {
    const page = await getPage(`/key-services/?${BOSTON}&services=locksmith`);
    expect(title(page)).toBe("Locked out in Boston? We come to you.");
    expect(new Set(numbers(page))).toEqual(new Set(["tel:+16145550124"]));
    expect(findAll(page.main, "h2").map(wordsOf).slice(0, 3)).toEqual(["Price", "Arrival", "At the door"]);
    expect(wordsOf(page.main)).toContain("$75 to $160");
    expect(findAll(page.main, "li[data-location-id], [data-kiosk-map]")).toEqual([]);
    expect(wordsOf(page.main)).not.toMatch(/\d+ kiosks/);
    expect(findOne(page.main, "a", "See the kiosks in Boston").getAttribute("href")).toBe(`/key-services/?${BOSTON}`);
    findOne((await page.follow(/call you back$/)).main, "#form-contact form");
    findOne((await page.follow("See prices first")).main, "#prices h2", "What it costs");
  });

  it("is answered in French, with Canada's number", async () => {
    const page = await getPage("/fr-ca/key-services/?q=Montr%C3%A9al&at=45.5088,-73.5878&services=locksmith");
    expect(title(page)).toBe("Embarré à Montréal? On vient à vous.");
    expect(new Set(numbers(page))).toEqual(new Set(["tel:+15145550124"]));
  });

  it("works from the locksmith's page without scripts, with nothing to accept first", async () => {
    const page = await getPage("/products/locksmith/");
    expect(form(page).outerHTML).toMatch(/^<form [^>]*novalidate/i);
    expect(form(page).outerHTML).toMatch(/<input [^>]*autocomplete="address-line1"/i);
    const found = await page.submit(form(page), { q: "Boston" });
    expect([found.address, title(found)]).toEqual(["/key-services/?services=locksmith&q=Boston", "Locked out in Boston? We come to you."]);
    expect(form(found).querySelector("input[name=q]")!.getAttribute("value")).toBe("Boston");
  });

  it.each([
    ["", "Type a city, an address or a ZIP code. Or call, which is quicker."],
    ["qqqqqq", "qqqqqq"],
  ])("for %j says what is wrong at the field, and still has the number", async (q, fault) => {
    const page = await getPage("/products/locksmith/");
    const answer = await page.submit(form(page), { q });
    const input = form(answer).querySelector("input[name=q]")!;
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(answer.document.getElementById(input.getAttribute("aria-describedby")!)!.textContent).toContain(fault);
    expect(title(answer)).toBe("Locked out? We’re already up.");
    expect(numbers(answer)).toContain("tel:+16145550124");
  });

  it("says so where none is known to come, and has the number all the same", async () => {
    const page = await getPage(`/key-services/?${DESERT}&services=locksmith`);
    expect(wordsOf(page.main)).toContain("Call all the same");
    expect(numbers(page)).toContain("tel:+16145550124");
  });

  it("is answered on the page of a city and of a state, and as a filter with other services lists kiosks", async () => {
    expect(title(await getPage("/key-services/oh/columbus/?services=locksmith"))).toBe("Locked out in Columbus? We come to you.");
    expect(title(await getPage("/key-services/?q=Ohio&services=locksmith"))).toBe("Locked out? We’re already up.");
    const both = await getPage(`/key-services/?${BOSTON}&services=carKeys,locksmith`);
    expect(findAll(both.main, "li[data-location-id]").length).toBeGreaterThan(0);
  });

  it.each([
    [`/key-services/?${BOSTON}`, "Locksmith in Boston, day and night", "Locked out in Boston? A locksmith comes to your door"],
    ["/key-services/?q=Boston", "Locksmith in Boston, day and night", "Locked out in Boston? A locksmith comes to your door"],
    ["/key-services/oh/columbus/?", "Locksmith in Columbus, day and night", "Locked out in Columbus? A locksmith comes to your door"],
    ["/key-services/oh/?", "Locksmith, day and night", "Locked out? A locksmith comes to your door"],
    [`/key-services/?${DESERT}`, "Locksmith, day and night", "We have no locksmith listed right there."],
    ["/fr-ca/key-services/qc/montreal/?", "Serrurier à Montréal, jour et nuit", "Embarré à Montréal? Un serrurier se rend chez vous"],
    ["/fr-ca/key-services/qc/?", "Serrurier, jour et nuit", "Embarré dehors? Un serrurier se rend chez vous"],
  ])("is not for search engines, and has a title and a description of its own: %s", async (path, named, described) => {
    const { document } = await getPage(`${path}&services=locksmith`);
    const meta = (selector: string) => document.querySelector(`meta[${selector}]`)!.getAttribute("content");
    expect(meta("name=robots")).toContain("noindex");
    expect(document.title).toContain(named);
    expect(meta("property='og:title'")).toContain(named);
    for (const one of ["name=description", "property='og:description'"]) expect(meta(one)).toContain(described);
  });
});

it("a place search is filled with the place that the device remembers, unless the page shows another or says what is wrong", async () => {
  const isFilled = async (path: string, search: string) => (await getPage(path)).main.querySelector(`${search} fill-place`) !== null;
  const locator = "form:has(#locator-search)";
  expect(await isFilled("/key-services/", locator)).toBe(true);
  expect(await isFilled("/fr-ca/key-services/?services=carKeys", locator)).toBe(true);
  for (const path of [`/key-services/?${BOSTON}`, "/key-services/?at=42.3584,-71.0598", "/key-services/oh/columbus/"]) {
    expect(await isFilled(path, locator), path).toBe(false);
  }
  const locksmith = "form[data-place-search]";
  expect(await isFilled("/products/locksmith/", locksmith)).toBe(true);
  expect(await isFilled("/key-services/oh/?services=locksmith", locksmith)).toBe(true);
  for (const path of [
    `/key-services/?${BOSTON}&services=locksmith`,
    "/key-services/?q=&services=locksmith",
    "/key-services/oh/columbus/?services=locksmith",
  ]) {
    expect(await isFilled(path, locksmith), path).toBe(false);
  }
});

describe("a kiosk's page", () => {
  it("says that the locksmith comes to the visitor, never that one is at another kiosk", async () => {
    const page = await getPage(NEW_YORK);
    const row = findAll(page.main, "section[aria-labelledby=services-here] li").at(-1)!;
    expect(wordsOf(findOne(row, "h3"))).toBe("Locksmith");
    expect(wordsOf(row)).toMatch(/^Locksmith Comes to .*New York/);
    expect(wordsOf(row)).not.toMatch(/Not at this kiosk|Nearest/);
    expect(findOne(row, "a[href^='tel:']").getAttribute("href")).toBe("tel:+16145550124");
  });
});

it("no page of the directory counts locksmiths by kiosks", async () => {
  for (const path of ["/key-services/oh/", "/key-services/oh/columbus/", "/fr-ca/key-services/qc/montreal/"]) {
    const { body } = await rawGet(ownStack().siteUrl, path);
    expect(body, path).not.toMatch(/locksmith comes to you around \d|serrurier se déplace autour de \d/);
  }
  const city = await getPage("/key-services/oh/columbus/");
  expect(title(await city.follow("Call, or see prices: Locksmith"))).toBe("Locked out in Columbus? We come to you.");
});
