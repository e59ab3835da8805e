import { type Lang, toLanguageCode } from "#shared/config/languages.ts";
import { describe, expect, test } from "vitest";
import { createFakes, failureOf, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";

const ROUTE = "query ($path: String!, $lang: LanguageCode! = EN_US) { route(path: $path, language: $lang) { status path lang } }";
const SPRINGFIELD = "/key-services/il/springfield/locksmith-key-copy-duplication-1-main-st/7/";

/** A BFF over three kiosks; `route` returns status and path, and the language when it is not en-us. */
async function start() {
  const fakes = createFakes();
  const inCity = (locationId: string, address: object) => ({ ...kiosk(locationId), address: { ...kiosk(locationId).address, ...address } });
  fakes.kiosks.all = [
    kiosk("7"),
    inCity("8", { state: "QC", city: "Trois-Rivières", street: "12, rue de l’Île" }),
    inCity("9", { state: "NC", city: "Cary", street: null }),
    inCity("10", { city: null }),
  ];
  const bff = await startBff(fakes);
  const route = async (path: string, lang: Lang = "en-us") => {
    const { data } = await bff.ask(ROUTE, { path, lang: toLanguageCode(lang) });
    const answer = (data as { route: { status: string; path: string | null; lang: string } }).route;
    return [answer.status, answer.path, ...(answer.lang === "en-us" ? [] : [answer.lang])].filter(Boolean).join(" ");
  };
  return { fakes, route };
}

describe("the directory's first page", () => {
  test("is found at both its addresses, in every language, without a call", async () => {
    const { fakes, route } = await start();
    fakes.kiosks.failure = failureOf("kiosks");
    fakes.content.failure = failureOf("content");
    for (const path of ["/key-services/", "/kiosk-locator/"]) {
      expect(await route(path)).toBe(`FOUND ${path}`);
      expect(await route(path, "fr-ca")).toBe(`FOUND ${path} fr-ca`);
    }
    expect(fakes.calls).toEqual([]);
  });
});

describe("in capitals", () => {
  test.each([
    ["/KEY-SERVICES/", "/key-services/"],
    ["/key-services", "/key-services/"],
    ["/Kiosk-Locator/", "/kiosk-locator/"],
    ["/Key-Services/IL/", "/key-services/il/"],
    ["/KEY-SERVICES/IL/Springfield/", "/key-services/il/springfield/"],
    ["/Key-Services/x/y/z/7/", SPRINGFIELD],
  ])("%s is moved to %s", async (path, own) => {
    const { route } = await start();
    expect(await route(path)).toBe(`MOVED ${own}`);
    expect(await route(path, "fr-ca")).toBe(`MOVED ${own} fr-ca`);
  });

  test.each(["/KEY-SERVICES/zz/", "/Key-Services/il/nowhere/"])("%s is missing", async (path) => {
    const { route } = await start();
    expect(await route(path)).toBe("MISSING");
  });
});

describe("a city in several spellings", () => {
  test("has one page, and so have its kiosks; other addresses are moved there", async () => {
    const fakes = createFakes();
    const inCity = (locationId: string, city: string) => ({
      ...kiosk(locationId),
      address: { ...kiosk(locationId).address, state: "OH", city },
    });
    fakes.kiosks.all = [inCity("1", "Mt. Vernon"), inCity("2", "Mount Vernon"), inCity("3", "Mount Vernon")];
    const bff = await startBff(fakes);
    const route = async (path: string) => {
      const { data } = await bff.ask(ROUTE, { path });
      const { status, path: own } = (data as { route: { status: string; path: string } }).route;
      return `${status} ${own}`;
    };
    const city = "/key-services/oh/mount-vernon/";
    expect(await route(city)).toBe(`FOUND ${city}`);
    for (const other of ["mt-vernon", "Mt.%20Vernon", "mountvernon", "MOUNT-VERNON"])
      expect(await route(`/key-services/oh/${other}/`)).toBe(`MOVED ${city}`);
    const street = "locksmith-key-copy-duplication-1-main-st";
    expect(await route(`${city}${street}/1/`)).toBe(`FOUND ${city}${street}/1/`);
    expect(await route(`/key-services/oh/mt-vernon/${street}/1/`)).toBe(`MOVED ${city}${street}/1/`);
    const { data } = await bff.ask(`{ kiosk(id: "1") { path address { city } } }`);
    expect(data).toEqual({ kiosk: { path: `${city}${street}/1/`, address: { city: "Mt. Vernon" } } });
  });
});

describe("a state", () => {
  test("is found by its code in lower case", async () => {
    const { route } = await start();
    expect(await route("/key-services/il/")).toBe("FOUND /key-services/il/");
    expect(await route("/key-services/qc/", "fr-ca")).toBe("FOUND /key-services/qc/ fr-ca");
  });

  test.each([
    ["/key-services/IL/", "il"],
    ["/key-services/illinois/", "il"],
    ["/key-services/Illinois/", "il"],
    ["/key-services/north-carolina/", "nc"],
    ["/key-services/caroline-du-nord/", "nc"],
    ["/key-services/Qu%C3%A9bec/", "qc"],
    ["/key-services//il/", "il"],
  ])("%s is moved to %s", async (path, code) => {
    const { route } = await start();
    expect(await route(path)).toBe(`MOVED /key-services/${code}/`);
  });

  test.each(["zz", "on", "ontario", "illinoi", "%E0%A4%A", "__proto__", "toString", "%20"])("%s is missing", async (part) => {
    expect(await (await start()).route(`/key-services/${part}/`)).toBe("MISSING");
  });
});

describe("a city", () => {
  test.each([
    ["/key-services/il/springfield/", "FOUND /key-services/il/springfield/"],
    ["/key-services/qc/trois-rivieres/", "FOUND /key-services/qc/trois-rivieres/"],
    ["/key-services/IL/Springfield/", "MOVED /key-services/il/springfield/"],
    ["/key-services/quebec/Trois-Rivi%C3%A8res/", "MOVED /key-services/qc/trois-rivieres/"],
    ["/key-services/qc/trois%20rivieres/", "MOVED /key-services/qc/trois-rivieres/"],
    ["/key-services/qc/springfield/", "MISSING"],
    ["/key-services/zz/springfield/", "MISSING"],
    ["/key-services/il/!/", "MISSING"],
    ["/key-services/il/springfield/locksmith-key-copy-duplication-1-main-st/", "MISSING"],
  ])("%s is %s", async (path, answer) => {
    expect(await (await start()).route(path)).toBe(answer);
  });
});

describe("a kiosk", () => {
  test.each([
    [SPRINGFIELD, `FOUND ${SPRINGFIELD}`],
    ["/key-services/x/y/z/7/", `MOVED ${SPRINGFIELD}`],
    ["/key-services/qc/springfield/locksmith-key-copy-duplication-1-main-st/7/", `MOVED ${SPRINGFIELD}`],
    ["/key-services/il/chicago/locksmith-key-copy-duplication-1-main-st/7/", `MOVED ${SPRINGFIELD}`],
    ["/key-services/il/springfield/locksmith-key-copy-duplication-2-main-st/7/", `MOVED ${SPRINGFIELD}`],
    ["/key-services/IL/springfield/locksmith-key-copy-duplication-1-main-st/7/", `MOVED ${SPRINGFIELD}`],
    ["/key-services/a/b/c/8/", "MOVED /key-services/qc/trois-rivieres/locksmith-key-copy-duplication-12-rue-de-lile/8/"],
    ["/key-services/a/b/c/9/", "MOVED /key-services/nc/cary/locksmith-key-copy-duplication-kiosk-9/9/"],
    // Without a city its page has no path.
    ["/key-services/a/b/c/10/", "MISSING"],
    ["/key-services/il/springfield/locksmith-key-copy-duplication-1-main-st/99/", "MISSING"],
    [`${SPRINGFIELD}more/`, "MISSING"],
  ])("by its id: %s is %s", async (path, answer) => {
    expect(await (await start()).route(path)).toBe(answer);
  });
});

/** Without those for the editors' redirects, which are read with the index of content. */
const backendCalls = (calls: readonly string[]) => calls.filter((call) => !call.startsWith("content."));

describe("upstream calls", () => {
  test("are one for the network and one for a kiosk, and none once both are cached", async () => {
    const { fakes, route } = await start();
    await route("/key-services/il/");
    await route(SPRINGFIELD);
    expect(fakes.calls).toEqual(["kiosks.network", "kiosks.byIds 7"]);
    fakes.calls.length = 0;
    for (const path of ["/key-services/il/", "/key-services/IL/springfield/", SPRINGFIELD, "/key-services/x/y/z/7/"]) await route(path);
    expect(backendCalls(fakes.calls)).toEqual([]);
  });

  test("are none for ids that the network does not contain", async () => {
    const { fakes, route } = await start();
    await route("/key-services/il/");
    fakes.calls.length = 0;
    for (let id = 100; id < 120; id++) expect(await route(`/key-services/il/springfield/x/${id}/`)).toBe("MISSING");
    expect(backendCalls(fakes.calls)).toEqual([]);
  });
});

describe("while the kiosks' source fails", () => {
  test("a path that was never requested is unavailable, in the language asked for", async () => {
    const { fakes, route } = await start();
    fakes.kiosks.failure = failureOf("kiosks");
    for (const path of ["/key-services/il/", "/key-services/il/springfield/", SPRINGFIELD]) {
      expect(await route(path)).toBe("UNAVAILABLE");
      expect(await route(path, "fr-ca")).toBe("UNAVAILABLE fr-ca");
    }
  });

  test("cached paths are still found", async () => {
    const { fakes, route } = await start();
    await route(SPRINGFIELD);
    fakes.clock.now += 3_600_000;
    fakes.kiosks.failure = failureOf("kiosks");
    expect(await route("/key-services/il/springfield/")).toBe("FOUND /key-services/il/springfield/");
    expect(await route(SPRINGFIELD)).toBe(`FOUND ${SPRINGFIELD}`);
    expect(await route("/key-services/zz/")).toBe("MISSING");
  });
});

test("a document of type locator_page links to the directory", async () => {
  const fakes = createFakes();
  fakes.content.documents = [
    pageDocument({ id: "l", type: "locator_page", uid: null }),
    pageDocument({ id: "m", type: "locator_page", uid: null, lang: "fr-ca" }),
  ];
  const bff = await startBff(fakes);
  const { data } = await bff.ask(
    '{ en: document(id: "l") { url } fr: document(id: "m") { url } ' +
      'page(path: "/key-services/", language: FR_CA) { ... on Document { id } } }',
  );
  expect(data).toEqual({ en: { url: "/key-services/" }, fr: { url: "/fr-ca/key-services/" }, page: { id: "m" } });
});

test("the graph has the paths and names of kiosks, states and cities", async () => {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("7")];
  const bff = await startBff(fakes);
  const { data } = await bff.ask(`{
    kiosk(id: "7") { path } kioskState(state: "il") { name(language: FR_CA) path kioskCount } none: kioskState(state: "NC") { path }
    kioskCity(state: "IL", city: "springfield") { city path services { kioskCount } } nowhere: kioskCity(state: "IL", city: "cary") { path }
  }`);
  expect(data).toEqual({
    kiosk: { path: SPRINGFIELD },
    kioskState: { name: "Illinois", path: "/key-services/il/", kioskCount: 1 },
    none: null,
    kioskCity: {
      city: "Springfield",
      path: "/key-services/il/springfield/",
      services: [1, 0, 0, 0, 0].map((kioskCount) => ({ kioskCount })),
    },
    nowhere: null,
  });
});
