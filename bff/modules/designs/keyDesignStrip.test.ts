import { describe, expect, test } from "vitest";
import { createFakes, failureOf, keyDesign, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";

const ALL_GROUPS = ["DC", "DSNY", "FLAG", "HOME", "MRVL", "NATR", "PHIL", "WILD"];
const PAGE =
  '{ page(path: "/about/", language: EN_US) { ... on PageDocument { data { ' +
  "meta_title slices { ... on KeyDesignStripSlice { designs { designId } } } } } } }";

const strip = (design_groups: string | null, limit: number | null = null, variation = "default") =>
  sliceJson("key_design_strip", { design_groups, limit }, variation);

/** A BFF over a page with these slices, and 20 designs in WILD, two in DC and one in HOME. */
async function startWith(...slices: object[]) {
  const fakes = createFakes();
  const wild = Array.from({ length: 20 }, (_, index) => keyDesign("WILD", index + 1));
  fakes.kiosks.designs = [...wild, keyDesign("DC", 31), keyDesign("DC", 32), keyDesign("HOME", 41)];
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { meta_title: "About", slices } })];
  const bff = await startBff(fakes);
  const ask = async () => {
    const { data, errors } = await bff.ask(PAGE);
    const { page } = data as { page: { data: { meta_title: string; slices: { designs: { designId: string }[] | null }[] } } };
    return {
      errors,
      title: page.data.meta_title,
      slices: page.data.slices.map(({ designs }) => designs?.map(({ designId }) => designId) ?? null),
    };
  };
  return {
    ask,
    fakes,
    calls: () =>
      fakes.calls
        .filter((call) => call.startsWith("kiosks."))
        .map((call) => call.replace(/\S+$/, (codes) => codes.split(",").toSorted().join())),
  };
}

describe("the designs of a slice", () => {
  test("are of the groups that the editor named, one of each and then the next", async () => {
    const { ask, calls } = await startWith(strip(" WILD ,, DC,HOME,NONE,DC"));
    const { slices, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(slices).toEqual([["wild-1", "dc-31", "home-41", "wild-2", "dc-32", "wild-3"]]);
    expect(calls()).toEqual(["kiosks.keyDesigns DC,HOME,NONE,WILD"]);
  });

  test.each([null, "", " , "])("are of the default groups for %j", async (groups) => {
    const { ask, calls } = await startWith(strip(groups, 4));
    expect((await ask()).slices).toEqual([["wild-1", "home-41", "dc-31", "wild-2"]]);
    expect(calls()).toEqual([`kiosks.keyDesigns ${ALL_GROUPS.join()}`]);
  });

  test.each([
    [null, 6],
    [0, 6],
    [1, 1],
    [12, 12],
    [1000, 12],
  ])("with the limit %j are %i", async (limit, count) => {
    const { ask } = await startWith(strip("WILD", limit));
    expect((await ask()).slices[0]).toHaveLength(count);
  });

  test("of all slices of a page take one call, with at most fifty groups each", async () => {
    const many = Array.from({ length: 80 }, (_, index) => `G${index}`).join();
    const { ask, calls } = await startWith(strip("WILD,DC"), strip("DC", 3, "grid"), strip(many));
    expect((await ask()).slices.map((ids) => ids?.length)).toEqual([6, 2, 0]);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]!.split(",")).toHaveLength(52);
  });

  test("are returned for content that is older than its model", async () => {
    const { primary: _, ...old } = strip(null);
    const { ask } = await startWith(old);
    expect((await ask()).slices[0]).toHaveLength(6);
  });

  test("that fail leave the rest of the page as it is", async () => {
    const { ask, fakes } = await startWith(strip("WILD"), sliceJson("hero"));
    fakes.kiosks.failure = failureOf("kiosks");
    const { slices, title, errors } = await ask();
    expect([slices, title]).toEqual([[null, null], "About"]);
    expect(errors).toMatchObject([
      { path: ["page", "data", "slices", 0, "designs"], extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } },
    ]);
  });
});
