import { beforeAll, describe, expect, it, vi } from "vitest";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { getPage } from "../support/httpPage";
import { findAll, findOne, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

/** A kiosk in Hawaii with weekly hours, holidays and a place id. */
const HONOLULU = "/key-services/hi/honolulu/locksmith-key-copy-duplication-18697-cinderpath-boulevard/100104/";
/** A kiosk that copies keys and makes car keys, without fobs and locksmith. */
const NEW_YORK = "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/";
/** A kiosk without hours and phone. */
const POOR = "/key-services/oh/middleburg-heights/locksmith-key-copy-duplication-12508-rookery-street/106454/";
/** A kiosk without others within a hundred miles. */
const LONELY = "/key-services/ak/juneau/locksmith-key-copy-duplication-16892-tumbler-road/102767/";
/** A kiosk that is open past midnight. */
const LATE = "/key-services/oh/akron/locksmith-key-copy-duplication-11465-yarrowgate-avenue/102086/";

const inMain = (body: string) => /<main[\s\S]*<\/main>/.exec(body)![0];

describe("a kiosk's page", () => {
  it("shows services, address, hours and directions", async () => {
    const { document, main } = await getPage(NEW_YORK);
    const hrefOf = (name: string | RegExp) => findOne(main, "a", name).getAttribute("href");
    expect(hrefOf("Directions")).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=40\.719264,-74\.001955/);
    expect(hrefOf(/^Call the store ?518-555-0117$/)).toBe("tel:+15185550117");
    expect(hrefOf("Key copies")).toBe("/products/key-copy-kiosk/");
    expect(hrefOf(/^Nearest, [\d.]+\u00a0mi ?: Key fobs, /)).toMatch(/^\/key-services\/.*\/\d+\/$/);
    for (const heading of ["At this kiosk", "Where to look", "Store hours", "On the rack here", "Other kiosks nearby"]) {
      findOne(main, "h2", heading);
    }
    findOne(document, "h2", "Standing outside your own door?");
    findOne(main, "h1", "Saltbox Market");
    expect(wordsOf(findOne(main, "section[aria-labelledby=store-hours] [aria-current=date] dt"))).toMatch(
      /^([A-Z][a-z]+day, today|Every day)$/,
    );
    expect(hrefOf(/^See all \d+ Key designs$/)).toMatch(/^\/key-gallery\/\?q=Saltbox\+Market\+New\+York&at=40\.\d+,-74\.\d*$/);
    // Cached pages contain no data of Google's.
    expect(findAll(main, "h2", "What people say")).toEqual([]);
  });

  it("shows the nearest other kiosks at any distance", async () => {
    const nearby = findOne((await getPage(LONELY)).main, "section", "Other kiosks nearby");
    expect(findAll(nearby, "li p", /^\d{3}\u00a0mi$/)).toHaveLength(3);
    expect(findOne(nearby, "a", /^(All \d+ kiosks|See all) in Juneau$/).getAttribute("href")).toBe("/key-services/ak/juneau/");
  });

  it("is in French under its French address", async () => {
    const { body } = await rawGet(ownStack().siteUrl, `/fr-ca${NEW_YORK}`);
    for (const words of [
      "À cette borne",
      "La plus proche\u00a0: ",
      "Heures du magasin",
      "Accrochés ici",
      " bornes à New York",
      "Restez là et appelez",
    ])
      expect(inMain(body) + body).toContain(words);
  });
});

describe("while a part fails", () => {
  const site = coldSite();
  beforeAll(
    async () =>
      void (await vi.waitUntil(async () => (await rawGet(site.url, "/key-services/oh/")).status === 200, {
        timeout: 20_000,
        interval: 200,
      })),
  );

  it("only the key rack is missing if the stock cannot be loaded", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks/key-designs" });
    const { status, body } = await rawGet(site.url, NEW_YORK);
    expect(status).toBe(200);
    expect(body).not.toContain("On the rack here");
    for (const words of ["At this kiosk", "Store hours", "Other kiosks nearby", "Nearest, "]) expect(body).toContain(words);
    await liftFaults("backend");
    await expect.poll(async () => (await rawGet(site.url, NEW_YORK)).body, { timeout: 15_000 }).toContain("On the rack here");
  });

  it("the kiosk is shown in time if the backend is slow, with the data loaded by then, and with the rest soon after", async () => {
    // The kiosk needs one call; its surroundings need further calls with its position.
    await switchFaults("backend", { kind: "delay", ms: 2300 });
    const { status, body } = await rawGet(site.url, HONOLULU);
    expect(status).toBe(200);
    for (const words of ["At this kiosk", "Store hours", "Where to look"]) expect(body).toContain(words);
    const late = (page: string) => ["Nettlebrook Farm Store Honolulu", "On the rack here"].map((words) => page.includes(words));
    expect(late(body)).toEqual([false, false]);
    // The backend is still slow.
    await expect.poll(async () => late((await rawGet(site.url, HONOLULU)).body), { timeout: 30_000, interval: 500 }).toEqual([true, true]);
  });

  it("only the kiosk is reported as missing, in time, if the backend never answers", async () => {
    await switchFaults("backend", { kind: "hang", path: "/kiosks" });
    const startedAt = performance.now();
    const { body } = await rawGet(site.url, `/fr-ca${POOR}`);
    // Earlier than the site's own timeout for the BFF.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(inMain(body)).toContain("tel:");
  });

  it("only texts of the content are missing if the content repository does not answer", async () => {
    await switchFaults("content", { kind: "5xx" });
    const { status, body } = await rawGet(site.url, LATE);
    expect(status).toBe(200);
    for (const words of ["At this kiosk", "Key copies", "Store hours"]) expect(body).toContain(words);
  });
});
