import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { coldSite, startColdSite } from "../support/coldSite";
import { switchFaults } from "../support/faultSwitches";
import { getPage } from "../support/httpPage";
import { findAll, findOne } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { type RawAnswer, rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

// A separate site, so that the first response of each path is not cached.
let site: RunningServer;
beforeAll(async () => {
  site = await startSite({ bffUrl: ownStack().bffUrl });
  // A BFF without earlier requests needs a moment to load content and network.
  const isReady = async () =>
    (await rawGet(ownStack().siteUrl, "/")).status === 200 && (await rawGet(ownStack().siteUrl, "/key-services/wy/")).status === 200;
  await vi.waitUntil(isReady, { timeout: 20_000, interval: 200 });
});
afterAll(() => site?.stop());

const LOCATION = "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/";
const canonical = (path: string) => `http://localhost:${new URL(site.url).port}${path}`;
const askTwice = async (path: string): Promise<RawAnswer[]> => [await rawGet(site.url, path), await rawGet(site.url, path)];
const structuredData = ({ body }: RawAnswer) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );

describe("every level of the directory answers 200, the first time and the second", () => {
  it.each([
    ["/key-services/", "en-US", "/key-services/", "There’s a kiosk on your way."],
    ["/fr-ca/key-services/", "fr-CA", "/fr-ca/key-services/", "Trouvez une borne sur votre chemin."],
    ["/kiosk-locator/", "en-US", "/key-services/", "There’s a kiosk on your way."],
    ["/fr-ca/kiosk-locator/", "fr-CA", "/fr-ca/key-services/", "Trouvez une borne sur votre chemin."],
    ["/key-services/il/", "en-US", "/key-services/il/", "Key services in Illinois"],
    ["/fr-ca/key-services/nc/", "fr-CA", "/fr-ca/key-services/nc/", "Services de\u00a0clés en Caroline du Nord"],
    ["/key-services/il/springfield/", "en-US", "/key-services/il/springfield/", "Key services in Springfield"],
    ["/fr-ca/key-services/qc/montreal/", "fr-CA", "/fr-ca/key-services/qc/montreal/", "Services de\u00a0clés à Montréal"],
    [LOCATION, "en-US", LOCATION, "Saltbox Market"],
    [`/fr-ca${LOCATION}`, "fr-CA", `/fr-ca${LOCATION}`, "Saltbox Market"],
    ["/en-us/key-services/oh/", "en-US", "/key-services/oh/", "Key services in Ohio"],
    ["/de-de/key-services/tx/", "en-US", "/key-services/tx/", "Key services in Texas"],
    ["/key-services/ny/new-york/?page=2", "en-US", "/key-services/ny/new-york/?page=2", "Key services in New York"],
  ])("%s, in %s, canonical %s", async (path, lang, canonicalPath, title) => {
    for (const answer of await askTwice(path)) {
      expect(answer).toMatchObject({ status: 200, movedTo: null, lang, canonical: canonical(canonicalPath) });
      expect(answer.body.match(/<h1[^>]*>(.*?)<\/h1>/)![1]).toBe(title);
      const crumbs = structuredData(answer).find((data) => data["@type"] === "BreadcrumbList")!;
      expect((crumbs.itemListElement as { item: string }[]).at(-1)!.item).toBe(canonical(canonicalPath).replace(/\?.*/, ""));
    }
  });
});

it.each([
  ["/key-services/", /[\d,]+ kiosks in the US and Canada\. House key from \$\d+ in\u00a0the\u00a0US, \$\d+ in\u00a0Canada\./],
  ["/fr-ca/key-services/", /Clé de maison dès \d+\s\$/],
  ["/key-services/oh/", /\d+ kiosks in \d+ cities\. House key from \$\d+\./],
  ["/fr-ca/key-services/qc/", /bornes, \d+ villes\. Clé de maison dès \d+\s\$\./],
])("%s says the price at its head", async (path, price) => {
  expect((await getPage(path)).main.textContent).toMatch(price);
});

describe("a state with many cities", () => {
  const names = (page: Awaited<ReturnType<typeof getPage>>) => findAll(page.main, "section[aria-labelledby=largest-cities] a");

  it("begins with a search, then its largest cities, each with its number of kiosks in words", async () => {
    const ohio = await getPage("/key-services/oh/");
    const [first] = names(ohio);
    expect(first!.textContent).toMatch(/^Columbus \d+ kiosks$/);
    expect(ohio.main.innerHTML.indexOf("locator-search")).toBeLessThan(ohio.main.innerHTML.indexOf("largest-cities"));
    expect(findAll((await getPage("/key-services/")).main, "li svg")).toEqual([]);
  });

  it.each([
    ["akron", "/key-services/oh/akron/"],
    ["Columbus, OH", "/key-services/oh/columbus/"],
    ["clev", "/key-services/oh/?q=clev"],
    ["43215", "/key-services/?q=43215"],
  ])("leads a search for %s to %s", async (q, address) => {
    const ohio = await getPage("/key-services/oh/");
    const found = await ohio.submit(findOne(ohio.main, "#locator-search").closest("form")!, { q });
    expect(found.address).toBe(address);
  });

  it("leads a search whose place is known to the kiosks around it", async () => {
    const place = "q=Akron,+OH,+USA&at=41.08,-81.52";
    expect((await getPage(`/key-services/oh/?${place}&services=carKeys`)).address).toBe(`/key-services/?${place}&services=carKeys`);
  });

  it("keeps the filters in a search, and lists what fits", async () => {
    const page = await getPage("/fr-ca/key-services/oh/?services=carKeys&q=clev");
    findOne(page.main, "h2", /^\d villes pour «\u00a0clev\u00a0»$/);
    for (const link of findAll(page.main, "h2:not([id]) + ul a")) expect(link.getAttribute("href")).toMatch(/\?services=carKeys$/);
  });
});

it("a city leads to the other cities of its state, not to itself", async () => {
  const page = await getPage("/key-services/oh/columbus/");
  const others = findAll(page.main, "section[aria-labelledby=more-of-state] li a");
  expect(others[0]!.textContent).toMatch(/^Cleveland \d+ kiosks$/);
  expect(others.filter((link) => link.getAttribute("href") === "/key-services/oh/columbus/")).toEqual([]);
});

describe("a slightly wrong address is redirected permanently, in one step, with its query", () => {
  it.each([
    ["/key-services", "/key-services/"],
    ["/kiosk-locator?a=1", "/kiosk-locator/?a=1"],
    ["/fr-ca/key-services?a=1", "/fr-ca/key-services/?a=1"],
    ["/key-services/wi", "/key-services/wi/"],
    ["/key-services/WI/?a=1&a=2", "/key-services/wi/?a=1&a=2"],
    ["/key-services/Wisconsin", "/key-services/wi/"],
    ["/fr-ca/key-services/caroline-du-sud?a=1", "/fr-ca/key-services/sc/?a=1"],
    ["/FR-CA/key-services/QC", "/fr-ca/key-services/qc/"],
    ["/key-services/QC/Montr%C3%A9al", "/key-services/qc/montreal/"],
    ["/fr-ca/key-services/quebec/Montr%C3%A9al/?a=1", "/fr-ca/key-services/qc/montreal/?a=1"],
    ["/key-services/x/y/z/100001", LOCATION],
    ["/key-services/ny/new-york/locksmith-key-copy-duplication-1-old-street/100001/?a=1", `${LOCATION}?a=1`],
    ["/key-services/ca/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/", LOCATION],
    ["/fr-ca/key-services/ny/boston/locksmith-key-copy-duplication-4664-gatepost-drive/100001", `/fr-ca${LOCATION}`],
    [LOCATION.slice(0, -1), LOCATION],
  ])("%s -> %s", async (path, target) => {
    for (const answer of await askTwice(path)) expect(answer).toMatchObject({ status: 301, movedTo: target });
    expect(await rawGet(site.url, target)).toMatchObject({ status: 200 });
  });
});

describe("an unknown path answers 404, the first time and the second", () => {
  it.each([
    "/key-services/zz/",
    "/key-services/illinoi/",
    "/key-services/il/no-such-city/",
    "/key-services/zz/springfield/",
    "/key-services/il/springfield/locksmith-key-copy-duplication-1-main-st/",
    "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/999999999/",
    `${LOCATION}more/`,
    "/key-services/%E0%A4%A/",
    "/key-services/__proto__/",
    "/kiosk-locator/il/",
    "/fr-ca/key-services/zz/",
  ])("%s", async (path) => {
    for (const answer of await askTwice(path)) expect(answer).toMatchObject({ status: 404, canonical: null });
  });
});

describe("for search engines", () => {
  it("a location is a local business with its address, place, hours and services", async () => {
    const answer = await rawGet(site.url, LOCATION);
    const business = structuredData(answer).find((data) => data["@type"] === "LocalBusiness");
    expect(business).toMatchObject({
      name: "Saltbox Market New York",
      url: canonical(LOCATION),
      telephone: "+15185550117",
      address: {
        streetAddress: "4664 Gatepost Drive",
        addressLocality: "New York",
        addressRegion: "NY",
        postalCode: "10090",
        addressCountry: "US",
      },
      geo: { latitude: 40.719264, longitude: -74.001955 },
      makesOffer: [{ itemOffered: { name: "Key copies" } }, { itemOffered: { name: "Car keys" } }],
    });
    // Six days with a break: one specification for each half.
    const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    expect(business!.openingHoursSpecification).toMatchObject([
      { dayOfWeek: weekdays, opens: "09:00", closes: "12:30" },
      { dayOfWeek: weekdays, opens: "13:30", closes: "18:00" },
    ]);
    expect(business).not.toHaveProperty("aggregateRating");
    expect(answer.body).toContain("<title>Key copy at Saltbox Market New York, 4664 Gatepost Drive</title>");
    expect(answer.body).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=40.719264,-74.001955');
  });

  it("a city with one kiosk is noindex with followed links; others are indexed", async () => {
    const robots = async (path: string) => /<meta name="robots" content="([^"]*)"/.exec((await rawGet(site.url, path)).body)?.[1] ?? null;
    expect(await robots("/key-services/il/zion/")).toBe("noindex, follow");
    expect(await robots("/key-services/il/springfield/")).toBeNull();
    expect(await robots("/key-services/il/")).toBeNull();
  });

  it("every level links to both languages", async () => {
    const { body } = await rawGet(site.url, "/fr-ca/key-services/qc/montreal/");
    for (const [lang, path] of [
      ["en-US", "/key-services/qc/montreal/"],
      ["fr-CA", "/fr-ca/key-services/qc/montreal/"],
      ["x-default", "/key-services/qc/montreal/"],
    ]) {
      expect(body).toContain(`hrefLang="${lang}" href="${canonical(path!)}"`);
    }
  });
});

it("every kiosk of a city is in its list, once", async () => {
  const { body } = await rawGet(site.url, "/key-services/ny/new-york/?page=5");
  const ids = [...body.matchAll(/<h2[^>]*><a [^>]*href="[^"]*\/(\d+)\/"/g)].map(([, id]) => id!);
  expect(ids).toHaveLength(87);
  expect(new Set(ids).size).toBe(87);
});

describe("the directory", () => {
  it.each([
    ["/key-services/", "Illinois", "Springfield", "Larkin Hardware", "At this kiosk"],
    ["/fr-ca/key-services/", "Illinois", "Springfield", "Larkin Hardware", "À cette borne"],
  ])("links lead from %s down to a kiosk, and up again", async (path, state, city, kiosk, section) => {
    const top = await getPage(path, site.url);
    // Listed among the largest, and by its letter.
    const ofState = await top.follow(findAll(top.main, "a", new RegExp(`^${state}`))[0]!);
    const ofCity = await ofState.follow(findAll(ofState.main, "a", new RegExp(`^${city}`))[0]!);
    const location = await ofCity.follow(kiosk);
    findOne(location.main, "h2", section);
    expect(findAll(location.main, "dd").length).toBeGreaterThan(0);
    expect((await location.follow(findOne(location.main, "nav a", state))).address).toBe(`${path}il/`);
  });
});

describe("while the content repository fails, on a site with empty caches,", () => {
  const cold = coldSite();

  it.each([
    ["/key-services/", "en-US", "Key services", "Ohio"],
    ["/fr-ca/kiosk-locator/", "fr-CA", "Services de\u00a0clés", "Ontario"],
    ["/key-services/?q=Xyzzyq", "en-US", "We don’t know “Xyzzyq”", "Ohio"],
  ])("%s has the list, without the editor's content", async (path, lang, title, state) => {
    await switchFaults("content", { kind: "5xx" });
    for (let times = 0; times < 2; times++) {
      const answer = await rawGet(cold.url, path);
      expect(answer).toMatchObject({ status: 200, lang });
      expect(/<h1[^>]*>([^<]*)/.exec(answer.body)![1]).toBe(title);
      expect(answer.body).toContain(`>${state}</span>`);
    }
  });
});

describe("while the kiosks fail", () => {
  it("the first page says so with the emergency number, the others answer 503, and all recover", { timeout: 120_000 }, async () => {
    await switchFaults("backend", { kind: "5xx" });
    const cold = await startColdSite();
    try {
      const root = await rawGet(cold.url, "/key-services/");
      expect(root).toMatchObject({ status: 200, lang: "en-US" });
      expect(root.body).toContain("The list of kiosks didn’t load.");
      expect(root.body).toContain('href="tel:+16145550142"');
      const racine = await rawGet(cold.url, "/fr-ca/kiosk-locator/");
      expect(racine.status).toBe(200);
      expect(racine.body).toContain("La liste des bornes ne s’est pas affichée.");
      for (const path of ["/key-services/il/", "/key-services/il/springfield/", LOCATION]) {
        const answer = await rawGet(cold.url, path);
        expect(answer, path).toMatchObject({ status: 503 });
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
      await switchFaults("backend");
      for (const path of ["/key-services/", "/key-services/il/", LOCATION]) {
        await expect.poll(async () => (await rawGet(cold.url, path)).status, { timeout: 15_000 }).toBe(200);
        await expect
          .poll(async () => (await rawGet(cold.url, path)).body, { timeout: 12_000 })
          .not.toContain("The list of kiosks didn’t load");
      }
    } finally {
      await cold.stop();
    }
  });

  it("a city whose kiosks were never loaded has its page with a message in their place", async () => {
    const cold = await startColdSite();
    onTestFinished(() => cold.stop());
    await expect.poll(async () => (await rawGet(cold.url, "/key-services/")).body).toContain(">Ohio</span>");
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const { status, body } = await rawGet(cold.url, "/key-services/il/peoria/");
    expect(status).toBe(200);
    expect(body).toContain("Key services in Peoria</h1>");
    expect(body).toContain("The list of kiosks didn’t load.");
    await switchFaults("backend");
    const after = async () => (await rawGet(cold.url, "/key-services/il/peoria/")).body;
    await expect.poll(after, { timeout: 12_000 }).not.toContain("The list of kiosks didn’t load");
    expect(await after()).toMatch(/<h2[^>]*><a /);
  });
});
