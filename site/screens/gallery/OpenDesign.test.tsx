import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import type { GalleryState } from "../../parts/galleryState/galleryState";
import { loadStocked, type StockedKiosk } from "./loadGallery";
import { OpenDesign } from "./OpenDesign";

vi.mock("./loadGallery");
vi.mock("../../config", () => ({ siteConfig: vi.fn<typeof siteConfig>() }));

/** Returns where the sheet of a design leads, besides back to the list. */
async function linksOf(keyServiceUrl: string | null, skuId: number | null, more: object = {}): Promise<unknown[]> {
  vi.mocked(siteConfig).mockReturnValue({ siteUrl: "https://keyway.example", keyServiceUrl } as ReturnType<typeof siteConfig>);
  const design = { name: "Brown bear", skuId, designGroup: "WILD", image: null } as unknown as OpenDesignFragment;
  const state = { page: 1, sku: skuId } as unknown as GalleryState;
  const props = { design, filters: [], place: null, prices: {}, state, url: "/key-gallery/", lang: "en-us", ...more } as const;
  const html = renderToStaticMarkup(await OpenDesign(props));
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  return hrefs.filter((href) => !href.startsWith("/key-gallery/"));
}

it("links to the key service with the design's number when there is one", async () => {
  expect(await linksOf("https://keys.example/make?from=site", 20_170)).toEqual(["https://keys.example/make?from=site&sku=20170"]);
});

it.each([
  ["there is no key service", null, 20_170],
  ["the design has no number", "https://keys.example/make", null],
])("has no link when %s", async (_, keyServiceUrl, skuId) => {
  expect(await linksOf(keyServiceUrl, skuId)).toEqual([]);
});

it("links to the editor's guide of keys with the design and the place", async () => {
  const guide = { link_type: "Web", url: "/will-it-copy-mine/", text: "Will it copy mine?" };
  expect(await linksOf(null, 20_170, { guide })).toEqual(["/will-it-copy-mine/?kind=keyCopy&design=20170"]);
  expect(await linksOf(null, null, { guide })).toEqual([]);
  const place = { kind: "found", at: { lat: 40, lng: -83 }, words: "Columbus, OH" };
  vi.mocked(loadStocked).mockResolvedValue([]);
  expect(await linksOf(null, 20_170, { guide, place })).toEqual(["/will-it-copy-mine/?kind=keyCopy&design=20170&near=Columbus%2C+OH"]);
});

describe("at a place", () => {
  // A Wednesday, at noon in Columbus.
  const daily = (open: string, close: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: open }, close: { day, time: close } }));
  const kiosk = (id: string, distanceKm: number, [open, close]: [string, string], country = "US") =>
    ({
      distanceKm,
      kiosk: {
        locationId: id,
        path: `/key-services/oh/columbus/main/${id}/`,
        name: `Shop ${id}`,
        retailer: null,
        address: { street: "1 Main", city: "Columbus", state: "OH", postalCode: "43215", country },
        timeZone: "America/New_York",
        hours: daily(open, close),
        unknownDays: [],
        holidayHours: null,
      },
    }) as unknown as StockedKiosk;
  const prices = { US: { printedKey: { from: "$5", text: "from about $5" } }, CA: { printedKey: { from: "$6", text: "from about $6" } } };

  async function markup(stocked: StockedKiosk[] | null): Promise<string> {
    vi.mocked(siteConfig).mockReturnValue({ siteUrl: "https://keyway.example", keyServiceUrl: null } as ReturnType<typeof siteConfig>);
    vi.mocked(loadStocked).mockResolvedValue(stocked);
    const design = { name: "Fox", skuId: 20_180, designGroup: "WILD", image: null } as unknown as OpenDesignFragment;
    const state = { page: 1, sku: "20180" };
    const place = { kind: "found", at: { lat: 40, lng: -83 }, words: "43215" } as const;
    return renderToStaticMarkup(await OpenDesign({ design, filters: [], place, prices, state, url: "/key-gallery/", lang: "en-us" }));
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-25T12:00:00-05:00") });
    return () => vi.useRealTimers();
  });

  it("lists open kiosks first, and leads to the first of them", async () => {
    const html = await markup([kiosk("1", 1, ["14:00", "15:00"]), kiosk("2", 2, ["08:00", "20:00"]), kiosk("3", 3, ["09:00", "21:00"])]);
    expect([...html.matchAll(/title="(Shop .)"/g)].map(([, name]) => name)).toEqual(["Shop 2", "Shop 3", "Shop 1"]);
    expect(html).toMatch(/<a [^>]*href="\/key-services\/oh\/columbus\/main\/2\/"[^>]*>(?:(?!<\/a>).)*See the kiosk<\/a>/);
    expect(html.match(/See the kiosk/g)).toHaveLength(1);
  });

  it.each([
    ["US", "from about $5"],
    ["CA", "from about $6"],
  ])("says the price of the kiosks' country %s alone", async (country, price) => {
    const html = await markup([kiosk("1", 1, ["08:00", "20:00"], country)]);
    expect(html.match(/from about \$\d/g)).toEqual([price]);
  });

  it("has the kiosks' search with its button until there is a place", async () => {
    const design = { name: "Fox", skuId: 20_180, designGroup: "WILD", image: null } as unknown as OpenDesignFragment;
    const of = { design, filters: [], prices, state: { page: 1, sku: "20180" }, url: "/key-gallery/", lang: "en-us" } as const;
    const html = renderToStaticMarkup(await OpenDesign({ ...of, place: null }));
    expect(html).toMatch(/<form (?![^>]*novalidate).*<button type="submit"[^>]*>Find<\/button>/i);
    expect(await markup([])).not.toContain(">Find<");
  });

  it("has no button to a kiosk when none has it or they failed to load, but shares the design", async () => {
    for (const stocked of [[], null]) {
      const html = await markup(stocked);
      expect(html).not.toContain("See the kiosk");
      expect(html).toContain("</svg>Share</button>");
    }
  });
});
