import { describe, expect, it } from "vitest";
import { findAll } from "#tests/support/elements.ts";
import type { Page } from "#site/parts/content/loadPage.ts";
import { PageSlices } from "#site/parts/sliceZone/PageSlices.tsx";
import { EMPTY_STATE } from "#site/parts/locator/locatorState.ts";
import { RootScreen } from "./RootScreen";

type Texts = Parameters<typeof RootScreen>[0]["locationTexts"];

const texts = {} as Texts;
const title = [{ type: "heading1", text: "Key services", spans: [] }];
const slice = (slice_type: string) => ({ slice_type, primary: { title } });
const pageOf = (...slices: object[]) => ({ data: { slices } }) as unknown as Page;

it.each([
  ["with a hero", ["hero", "banner", "steps"], [["hero"], ["banner", "steps"]]],
  ["without one", ["banner", "steps"], [["banner", "steps"]]],
])("slices %s are rendered as a draft in a draft", (_, types, groups) => {
  const page = pageOf(...types.map(slice));
  const render = (isDraft?: true) =>
    RootScreen({
      edition: { lang: "en-us", ...(isDraft && { isDraft }) },
      page,
      data: null,
      network: null,
      cities: null,
      locatorState: EMPTY_STATE,
      locationTexts: texts,
    });
  const slicesProps = findAll(render(true), PageSlices).map(({ props }) => props);
  expect(slicesProps.map(({ slices }) => slices.map((one) => "slice_type" in one && one.slice_type))).toEqual(groups);
  expect(new Set(slicesProps.map(({ edition }) => edition.isDraft))).toEqual(new Set([true]));
  expect(new Set(findAll(render(), PageSlices).map(({ props }) => props.edition.isDraft))).toEqual(new Set([undefined]));
});

describe("the page's h1", () => {
  /** For each slice zone of the page, whether the h1 is outside of it. */
  const zones = (page: Page, locatorState = EMPTY_STATE) =>
    findAll(
      RootScreen({ edition: { lang: "en-us" }, page, data: null, network: null, cities: null, locatorState, locationTexts: texts }),
      PageSlices,
    ).map(({ props }) => props.hasHeading ?? false);

  it("is the first hero's alone", () => {
    expect(zones(pageOf(slice("hero"), slice("hero")))).toEqual([false, true]);
  });

  it("is the page's own when the first slice is not a hero, or the hero has no title", () => {
    expect(zones(pageOf(slice("banner"), slice("hero")))).toEqual([true]);
    expect(zones(pageOf({ slice_type: "hero", primary: { title: [] } }, slice("hero")))).toEqual([true]);
  });

  it("is the page's own after a search", () => {
    expect(zones(pageOf(slice("hero"), slice("hero")), { ...EMPTY_STATE, services: ["keyCopy"] })).toEqual([true]);
  });
});
