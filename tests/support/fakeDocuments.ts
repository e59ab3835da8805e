import type { PrismicDocument } from "@prismicio/client";

/** The fakes' address, which must not be in any answer to a client. */
export const UPSTREAM_ADDRESS = "http://10.9.8.7:6543/secret-path";

/** Returns a page document in Prismic's format. */
export function pageDocument({ id, data, ...rest }: Partial<PrismicDocument> & { id: string }): PrismicDocument {
  return {
    id,
    uid: rest.type === "homepage" ? null : id,
    url: null,
    type: "page",
    href: `${UPSTREAM_ADDRESS}/documents/search?id=${id}`,
    tags: [],
    slugs: [],
    linked_documents: [],
    first_publication_date: "2026-01-05T10:00:00+0000",
    last_publication_date: "2026-02-01T10:00:00+0000",
    lang: "en-us",
    alternate_languages: [],
    data: { page_category: null, slices: [], meta_title: null, meta_description: null, ...data },
    ...rest,
  } as PrismicDocument;
}

/** Returns a slice in Prismic's format. */
export function sliceJson(slice_type: string, primary: object = {}, variation = "default") {
  return { id: `${slice_type}$1`, slice_type, slice_label: null, variation, version: "initial", primary, items: [] };
}

/** A featured-kiosks slice with these kiosks picked from the catalog; null is a row in which none is picked. */
export function featuredKiosks(...locationIds: (string | null)[]) {
  const locations = locationIds.map((id) => ({ kiosk: id === null ? null : { location_id: id, name: `Kiosk ${id}` } }));
  return sliceJson("featured_kiosks", { title: [], description: [], locations });
}
