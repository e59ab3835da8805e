import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { switchFaults } from "../support/faultSwitches";
import { getPage, type HttpPage } from "../support/httpPage";
import { findAll, findOne, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { type RunningServer, startBff, startSite } from "../support/servers";

/* Searches without scripts, while Google does not answer or its calls are spent. */

const rows = (page: HttpPage) => findAll(page.main, "li[data-location-id]");
const title = (page: HttpPage) => wordsOf(findOne(page.document, "h1"));
const box = (page: HttpPage) => findOne(page.main, "#locator-search");

/** A BFF whose calls of Places are spent after the first, and its site. */
let bff: RunningServer | undefined;
let site: RunningServer | undefined;
beforeAll(async () => {
  bff = await startBff({ upstreamsUrl: ownStack().upstreamsUrl, env: { PLACES_CALLS_PER_DAY: "1" } });
  site = await startSite({ bffUrl: bff.url });
  await getPage("/key-services/?q=1+Lantern+St,+Akron", site.url);
});
afterAll(async () => {
  await site?.stop();
  await bff?.stop();
});

const REASONS: [reason: string, get: (path: string) => Promise<HttpPage>][] = [
  ["the day's calls are spent", (path) => getPage(path, site!.url)],
  [
    "Google fails",
    async (path) => {
      await switchFaults("places", { kind: "5xx", status: 503, path: "/" });
      return getPage(path);
    },
  ],
  [
    "Google hangs",
    async (path) => {
      await switchFaults("places", { kind: "hang", path: "/" });
      return getPage(path);
    },
  ],
];

describe.each(REASONS)("while %s", (_, get) => {
  it.each([
    ["/key-services/?q=43215", "kiosks near 43215", "OH"],
    ["/key-services/?q=Columbus,+OH", "kiosks near Columbus, OH", "OH"],
    ["/key-services/?q=K1A+0B1", "kiosks near K1A 0B1", "ON"],
    ["/fr-ca/key-services/?q=k1a0b1", "bornes près de k1a0b1", "ON"],
    ["/fr-ca/key-services/?q=montreal+qc", "bornes près de montreal qc", "QC"],
    ["/key-services/?q=saint+louis", "kiosks near saint louis", "MO"],
    // The best guesses, by their own names.
    ["/key-services/?q=12+Main+St,+Columbus,+OH+43215", "kiosks near 43215", "OH"],
    ["/fr-ca/key-services/?q=12+rue+Sherbrooke,+Montréal,+QC", "bornes près de Montréal, QC", "QC"],
  ])("%s shows kiosks", async (path, heading, state) => {
    const page = await get(path);
    expect(title(page).replace(/^\d+ /, "")).toBe(heading);
    expect(rows(page).length).toBeGreaterThan(0);
    expect(wordsOf(rows(page)[0]!)).toMatch(new RegExp(`, ${state} `));
  });

  it.each([
    [
      "/key-services/?q=12+Main+St+Columbus",
      "We can’t look up addresses right now. A ZIP code or a city still works",
      "your state from the list",
    ],
    [
      "/fr-ca/key-services/?q=12+Main+St+Columbus",
      "Pas de recherche d’adresses pour l’instant. Un code postal",
      "votre province dans la liste",
    ],
  ])("%s says so, and what works", async (path, fault, way) => {
    const page = await get(path);
    expect(wordsOf(page.main)).toContain(fault);
    expect(wordsOf(page.main)).toContain(way);
    expect([box(page).getAttribute("value"), box(page).getAttribute("aria-invalid")]).toEqual(["12 Main St Columbus", "true"]);
    // The list.
    expect(findAll(page.main, "a[href]", /^(Ohio|Québec)/).length).toBeGreaterThan(0);
  });

  it.each([
    ["/key-services/?q=12+Main+St,+Columbus,+OH", "We couldn’t look up “12 Main St, Columbus, OH”. These kiosks are near Columbus, OH."],
    ["/fr-ca/key-services/?q=Springfield", "Impossible de chercher «\u00a0Springfield\u00a0». Ces bornes sont près de Springfield, "],
  ])("%s says that its kiosks are around a guess", async (path, note) => {
    expect(wordsOf((await get(path)).main)).toContain(note);
  });

  it("the search for a locksmith says what works, and shows the number", async () => {
    const page = await get("/key-services/?q=12+Main+St+Columbus&services=locksmith");
    expect(wordsOf(page.main)).toContain("A ZIP code or a city still works");
    expect(wordsOf(page.main)).not.toContain("from the list");
    expect(findAll(page.main, "a[href^='tel:']").length).toBeGreaterThan(0);
  });

  it("the key gallery finds the stock near a postal code, and otherwise says what works", async () => {
    expect(wordsOf((await get("/key-gallery/?q=43215")).main)).toContain("near 43215");
    expect(wordsOf((await get("/key-gallery/?q=12+Main+St+Columbus")).main)).toContain("A ZIP code or a city still works");
  });
});

it.each(["43215", "K1A 0B1", "columbus", "Columbus, OH", "Montréal", "Saint Louis", "Ohio"])(
  "a search for %s makes no call of Google",
  async (words) => {
    const count = async () => ((await (await fetch(`${ownStack().upstreamsUrl}/places/__stats`)).json()) as { total: number }).total;
    const before = await count();
    await getPage(`/key-services/?q=${encodeURIComponent(words)}`);
    expect(await count()).toBe(before);
    await getPage(`/key-services/?q=${encodeURIComponent("12 Lantern St, Akron")}`);
    expect(await count()).toBeGreaterThan(before);
  },
);
