import { manifest } from "#bff/modules/content/__generated__/manifest.ts";
import { LANGS, type Lang, withLang } from "#site/i18n/languages.ts";
import type { PageFile } from "./pageFile";
import { listSlices, type PrismicSlice, readSliceMocks } from "./sliceMock";

/** A page that contains only one variation of a slice, with its live data, without header and footer. */
export interface SliceExample {
  folder: string;
  sliceType: string;
  variation: string;
  lang: Lang;
  /** The document to publish. */
  page: PageFile;
  /** Path of the page on the site. */
  path: string;
}

/** Page types with their paths. The first that allows a slice is used for it. */
const PAGES = [
  { type: "page", zone: "PageDocumentDataSlicesSlice", below: "/" },
  { type: "service_page", zone: "ServicePageDocumentDataSlicesSlice", below: "/products/" },
] as const;

type PageKind = (typeof PAGES)[number];

/** Returns a page for each variation of a slice, from its mocks, in the given languages or all. */
export function examplesOf(folder: string, langs: readonly Lang[] = LANGS): SliceExample[] {
  return langs.flatMap((lang) =>
    readSliceMocks(folder, lang).map((slice): SliceExample => {
      const { slice_type: sliceType, variation } = slice;
      const kind = kindOf(sliceType);
      const uid = `slice-${sliceType}-${variation}`.toLowerCase().replaceAll("_", "-");
      const data = { meta_title: `${folder}, ${variation}`, layout: "without header and footer", slices: [slice] };
      const page = { id: `Z-${uid}-${lang}`, type: kind.type, uid, lang, data };
      return { folder, sliceType, variation, lang, page, path: withLang(`${kind.below}${uid}/`, lang) };
    }),
  );
}

/** Some variations of slices on one page. */
export interface ExamplePage {
  slices: PrismicSlice[];
  names: string;
  page: PageFile;
  path: string;
}

const SLICES_PER_PAGE = 12;

/** Returns pages with every variation of every slice in every language. Each has few slices, so that a failure is easy to locate. */
export function listExamplePages(): ExamplePage[] {
  const byKind = PAGES.flatMap((kind) =>
    LANGS.map((lang) => ({
      kind,
      lang,
      slices: listSlices()
        .flatMap((folder) => readSliceMocks(folder, lang))
        .filter(({ slice_type }) => kindOf(slice_type) === kind),
    })),
  );
  return byKind.flatMap(({ kind, lang, slices }) =>
    groupsOf(slices, SLICES_PER_PAGE).map((group, number) => toExamplePage(kind, lang, group, number + 1)),
  );
}

function toExamplePage({ type, below }: PageKind, lang: Lang, slices: PrismicSlice[], number: number): ExamplePage {
  const uid = `slices-${number}`;
  const page = { id: `Z-${type}-${uid}-${lang}`, type, uid, lang, data: { layout: "without header and footer", slices } };
  return {
    slices,
    names: [...new Set(slices.map(({ slice_type }) => slice_type))].join(", "),
    page,
    path: withLang(`${below}${uid}/`, lang),
  };
}

function kindOf(sliceType: string): PageKind {
  const kind = PAGES.find(({ zone }) => manifest.zones[zone]?.includes(sliceType));
  if (!kind) throw new Error(`No page type allows the slice ${sliceType}: allow it in customtypes/page.`);
  return kind;
}

/** Returns groups of this size at most. Neighbours, as variations of a slice are, come into different groups: a page shows one guide. */
function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, group) => items.filter((__, index) => index % count === group));
}
