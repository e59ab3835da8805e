import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS, type Lang } from "../site/i18n/languages";
import { emptied, emptyTags } from "../tests/support/sliceMarkup";
import { listSlices, type PrismicSlice, readSliceMocks } from "../tests/support/sliceMock";
import { components } from ".";
import type { SliceContext } from "./sliceProps";

// What holds for every slice there is, whoever wrote it; what is special about one stands in its own test.

type Show = (props: { slice: PrismicSlice; slices: PrismicSlice[]; index: number; context: SliceContext }) => React.ReactNode;

const examples = listSlices().flatMap((folder) =>
  LANGS.flatMap((lang) => readSliceMocks(folder, lang).map((slice) => ({ folder, lang, variation: slice.variation, slice }))),
);

function render(slice: PrismicSlice, lang: Lang): string {
  const Component = components[slice.slice_type as keyof typeof components] as unknown as Show;
  return renderToStaticMarkup(<Component slice={slice} slices={[slice]} index={0} context={{ lang }} />);
}

/** The live fields of a slice where their source has failed. */
function failedLive(folder: string): Record<string, null> {
  const file = `slices/${folder}/live.graphql`;
  if (!existsSync(file)) return {};
  const [, fields = ""] = /fragment \w+Live on \w+ \{\n([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8")) ?? [];
  return Object.fromEntries([...fields.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => [name!, null]));
}

/** What no slice may leave behind: tags without content, pictures without alternative text, values that are none. */
function faultsIn(html: string): string[] {
  const pictures = [...html.matchAll(/<img\b(?![^>]*\salt=)[^>]*>/g)];
  const values = [...html.matchAll(/.{0,40}(undefined|\[object |NaN).{0,40}/g)];
  return [...emptyTags(html), ...[...pictures, ...values].map(([found]) => found)];
}

describe.each(examples)("$variation of $folder in $lang", ({ folder, lang, slice }) => {
  const kinds = ["null", "empty"] as const;
  const faultsOf = (fields: object) => faultsIn(render({ ...slice, ...fields }, lang));

  it("shows its mock, and says which slice it is", () => {
    const html = render(slice, lang);
    expect(html).toContain(`data-slice-type="${slice.slice_type}" data-slice-variation="${slice.variation}"`);
    expect(faultsIn(html)).toEqual([]);
  });

  it.each(kinds)("breaks nothing and leaves nothing empty behind where every field is %s", (kind) => {
    expect(faultsOf(emptied(slice, kind))).toEqual([]);
  });

  it("breaks nothing where its live data failed", () => {
    const failed = failedLive(folder);
    expect(faultsOf(failed)).toEqual([]);
    for (const kind of kinds) expect(faultsOf({ ...emptied(slice, kind), ...failed })).toEqual([]);
  });

  it.each(kinds)("breaks nothing where one field alone is %s", (kind) => {
    const without = emptied(slice, kind).primary;
    for (const name of Object.keys(slice.primary)) expect(faultsOf({ primary: { ...slice.primary, [name]: without[name] } }), name).toEqual([]);
  });
});
