import { manifest } from "../../bff/modules/content/__generated__/manifest";
import { LANGS, type Lang, withLang } from "../../site/i18n/languages";
import type { PageFile } from "./pageFile";
import { listSlices, readSliceMocks } from "./sliceMock";

/** A variation of a slice on a page of its own, with its live data, and nothing around it. */
export interface SliceExample {
  folder: string;
  sliceType: string;
  variation: string;
  lang: Lang;
  /** The document to publish. */
  page: PageFile;
  /** Where the site shows it then. */
  path: string;
}

/** Kinds of pages that there may be many of, and where they stand: the first that allows a slice shows it. */
const PAGES = [
  { type: "page", zone: "PageDocumentDataSlicesSlice", below: "/" },
  { type: "service_page", zone: "ServicePageDocumentDataSlicesSlice", below: "/products/" },
] as const;

/** Every variation of a slice, from its mocks; without languages, in all of them. */
export function examplesOf(folder: string, langs: readonly Lang[] = LANGS): SliceExample[] {
  return langs.flatMap((lang) =>
    readSliceMocks(folder, lang).map((slice): SliceExample => {
      const { slice_type: sliceType, variation } = slice;
      const kind = PAGES.find(({ zone }) => manifest.zones[zone]?.includes(sliceType));
      if (!kind) throw new Error(`No kind of page that there are many of allows slices/${folder}: allow it in customtypes/page.`);
      const uid = `slice-${sliceType}-${variation}`.toLowerCase().replaceAll("_", "-");
      const data = { meta_title: `${folder}, ${variation}`, layout: "without header and footer", slices: [slice] };
      const page = { id: `Z-${uid}-${lang}`, type: kind.type, uid, lang, data };
      return { folder, sliceType, variation, lang, page, path: withLang(`${kind.below}${uid}/`, lang) };
    }),
  );
}

/** Every variation of every slice. */
export function listExamples(langs: readonly Lang[] = LANGS): SliceExample[] {
  return listSlices().flatMap((folder) => examplesOf(folder, langs));
}
