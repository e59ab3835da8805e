import { readdirSync } from "node:fs";
import { print } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Lang, toLanguageCode } from "#shared/config/languages.ts";
import { PageByPathDocument, type PageByPathQuery } from "#site/bff/__generated__/operations.ts";
import { createFakes, keyDesign, kiosk, pageDocument, startBff } from "../support/fakes";
import { startColdBff } from "../support/coldBff";
import { startUpstreams } from "../support/separateUpstreams";
import { readSliceMocks } from "../support/sliceMock";

/* The upstream calls of page queries with live data, over the stand-ins and their content. */

type Slice = NonNullable<PageByPathQuery["page"]>["data"]["slices"][number];

let upstreams: Awaited<ReturnType<typeof startUpstreams>>;
beforeAll(async () => {
  upstreams = await startUpstreams();
});
afterAll(() => upstreams.close());
beforeEach(() => upstreams.reset());

async function start() {
  const bff = await startColdBff(upstreams.url);
  onTestFinished(bff.close);
  // The site's own query, with its variables.
  const ask = async (path: string, lang: Lang = "en-us") => {
    const answer = await bff.ask(
      print(PageByPathDocument)
        .replace("$path: String!", `$path: String! = "${path}"`)
        .replace("$language: LanguageCode!", `$language: LanguageCode! = ${toLanguageCode(lang)}`),
    );
    return { ...answer, slices: (answer.data as PageByPathQuery).page!.data.slices };
  };
  return { bff, ask };
}

const backendCalls = async () => (await upstreams.statsOf("kiosks")).byPath;
const sliceOf = <T extends Slice["slice_type"]>(slices: readonly Slice[], type: T) =>
  slices.find((slice) => slice.slice_type === type) as Record<string, unknown>;

describe("a page of real content calls the backend once for each value, and not again for the next visitor", () => {
  test.each<[string, Lang, object]>([
    ["/moving-day/", "en-us", { "/kiosks/points": 1, "/kiosks": 1, "/kiosks/key-designs": 1 }],
    ["/demenagement/", "fr-ca", { "/kiosks/points": 1, "/kiosks": 1, "/kiosks/key-designs": 1 }],
    ["/contact/", "en-us", { "/kiosks/points": 1, "/kiosks": 1 }],
    ["/products/key-copy-kiosk/", "en-us", { "/kiosks": 1, "/kiosks/key-designs": 1 }],
  ])("%s in %s", async (path, lang, calls) => {
    const { ask } = await start();
    expect((await ask(path, lang)).errors).toEqual([]);
    expect(await backendCalls()).toEqual(calls);
    await ask(path, lang);
    expect(await backendCalls()).toEqual(calls);
  });
});

describe("a page whose backend is down", () => {
  test("has its texts and links, and null with an error in place of live data", async () => {
    const { ask } = await start();
    await upstreams.switchFault("kiosks", { kind: "5xx", path: "/kiosks", status: 502 });
    const { slices, errors } = await ask("/moving-day/");
    expect(slices.map(({ slice_type }) => slice_type)).toEqual(["hero", "link_list", "nearby_kiosks", "key_design_strip"]);
    expect(sliceOf(slices, "nearby_kiosks")).toMatchObject({ nearby: null, primary: { title: [{ type: "heading2" }] } });
    expect(sliceOf(slices, "key_design_strip")).toMatchObject({ designs: null, primary: { title: [{ type: "heading2" }] } });
    expect(errors.map(({ path, extensions }) => [path.at(-1), extensions])).toEqual(
      expect.arrayContaining(["nearby", "designs"].map((field) => [field, { code: "UPSTREAM_STATUS", source: "kiosks" }])),
    );
    expect(errors).toHaveLength(2);
  });

  test("finds kiosks near its point without the network", async () => {
    const { ask } = await start();
    await upstreams.switchFault("kiosks", { kind: "5xx", path: "/kiosks/points", status: 502 });
    const { slices, errors } = await ask("/moving-day/");
    expect(errors).toEqual([]);
    expect((sliceOf(slices, "nearby_kiosks").nearby as object[]).length).toBeGreaterThan(0);
  });
});

test("contact details are those of the company information in the page's language", async () => {
  const { ask } = await start();
  const { slices, errors } = await ask("/nous-joindre/", "fr-ca");
  expect(errors).toEqual([]);
  expect(sliceOf(slices, "contact_details")).toMatchObject({
    contactError: null,
    contactDetails: { phone: { value: "514-555-0188" } },
    contactDocument: { id: "Zcompan0fr" },
  });
});

test("a page with every slice of the library stays within the query limits, and calls the backend once for each value", async () => {
  const fakes = createFakes();
  const folders = readdirSync("slices", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const slices = folders.flatMap(({ name }) => readSliceMocks(name));
  fakes.kiosks.all = [kiosk("100001"), { ...kiosk("7"), geoLocation: { lat: 40, lng: -83 } }];
  fakes.kiosks.designs = [keyDesign("WILD", 1)];
  fakes.content.documents = [pageDocument({ id: "all", uid: "about", data: { slices } as never })];
  const bff = await startBff(fakes);
  const { data, errors } = await bff.ask(PageByPathDocument, { path: "/about/", language: "EN_US" });
  expect(errors).toBeUndefined();
  expect((data as PageByPathQuery).page!.data.slices).toHaveLength(slices.length);
  const methods = fakes.calls.filter((call) => call.startsWith("kiosks.")).map((call) => call.split(" ")[0]);
  expect(methods.toSorted()).toEqual(["kiosks.byIds", "kiosks.keyDesigns", "kiosks.network"]);
});
