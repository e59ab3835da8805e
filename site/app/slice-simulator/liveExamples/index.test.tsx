import { existsSync, readFileSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { components } from "#slices/index.ts";
import { LANGS } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { listSlices, type PrismicSlice, readSliceMocks } from "#tests/support/sliceMock.ts";
import { withLiveExample } from ".";

const fileOf = (folder: string) => `slices/${folder}/live.graphql`;
const live = listSlices().filter((folder) => existsSync(fileOf(folder)));
const cases = live.flatMap((folder) =>
  LANGS.flatMap((lang) => readSliceMocks(folder, lang).map((slice) => ({ folder, lang, slice, variation: slice.variation }))),
);

/** The names of the fields that a slice's fragment selects. */
function liveFields(folder: string): string[] {
  const [, fields = ""] = /fragment \w+Live on \w+ \{\n([\s\S]*?)\n\}/.exec(readFileSync(fileOf(folder), "utf8")) ?? [];
  return [...fields.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name!);
}

function render(slice: PrismicSlice, lang: string): string {
  const Slice = components[slice.slice_type as keyof typeof components] as unknown as ComponentType<Record<string, unknown>>;
  return renderToStaticMarkup(<Slice slice={slice} slices={[slice]} index={0} context={{ lang, isDraft: true }} />);
}

describe.each(cases)("in $lang, the simulator's $folder with the variation $variation", ({ folder, lang, slice }) => {
  const liveSlice = withLiveExample(slice, lang);

  it("has an example of each live field", () => {
    for (const field of liveFields(folder)) expect(liveSlice, "add one to site/app/slice-simulator/liveExamples").toHaveProperty(field);
  });

  it("shows more than without it, and no message about missing data", () => {
    const html = render(liveSlice, lang);
    expect(html.length).toBeGreaterThan(render(slice, lang).length);
    const { kiosksMissing, designsMissing, faqsMissing } = messagesOf(lang);
    for (const message of [kiosksMissing, designsMissing, faqsMissing]) expect(html).not.toContain(message);
  });
});

it("shows as many designs as the editor's limit, and as many kiosks as are picked", () => {
  const designs = (limit: number | null) => withLiveExample({ slice_type: "key_design_strip", primary: { limit } }, "en-us");
  expect(designs(3)).toMatchObject({ designs: { length: 3 } });
  expect(designs(null)).toMatchObject({ designs: { length: 6 } });
  const kiosks = (picked: number) =>
    withLiveExample({ slice_type: "featured_kiosks", primary: { locations: Array.from({ length: picked }, () => ({})) } }, "en-us");
  expect(kiosks(2)).toMatchObject({ kiosks: { length: 2 } });
  expect(kiosks(0)).toMatchObject({ kiosks: { length: 3 } });
});

it("offers only kiosks with the service that the editor chose", () => {
  const slice = withLiveExample({ slice_type: "nearby_kiosks", primary: { service: "keyFobs" } }, "en-us");
  const { nearby } = slice as unknown as { nearby: { kiosk: { servicesAvailable: string[] } }[] };
  expect(nearby.length).toBeGreaterThan(0);
  for (const { kiosk } of nearby) expect(kiosk.servicesAvailable).toContain("keyFobs");
});

it.each([{ slice_type: "hero" }, { slice_type: "toString" }, { slice_type: 7 }, {}])(
  "leaves %j, which has no live data, as it is",
  (slice) => {
    expect(withLiveExample(slice, "en-us")).toBe(slice);
  },
);
