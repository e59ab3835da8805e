import type { StoredDocument } from "./documentFile";
import { toDocumentUrl } from "./routes";
import type { FieldsByType } from "./searchParams";
import { pickFields, toApiData, toSlug, type ApiContext } from "./toApiData";

/** Converts a document to a search result. `fetch` limits its data to the named fields. */
export function toApiDocument(document: StoredDocument, context: ApiContext, fetch: FieldsByType | undefined) {
  const { snapshot, routes, baseUrl } = context;
  const data = fetch ? pickFields(document.data, fetch.get(document.type) ?? []) : document.data;
  return {
    id: document.id,
    uid: document.uid,
    url: toDocumentUrl(document, routes, snapshot),
    type: document.type,
    href: `${baseUrl}/api/v2/documents/search?${toHrefQuery(document.id, snapshot.ref)}`,
    tags: document.tags,
    first_publication_date: toApiTimestamp(document.first_publication_date),
    last_publication_date: toApiTimestamp(document.last_publication_date),
    slugs: [toSlug(document)],
    linked_documents: [],
    lang: document.lang,
    alternate_languages: snapshot.translationsOf(document).map(({ id, uid, type, lang }) => ({
      id,
      ...(uid !== null && { uid }),
      type,
      lang,
    })),
    data: toApiData(data, document.id, context),
  };
}

function toHrefQuery(id: string, ref: string): URLSearchParams {
  return new URLSearchParams({ ref, q: `[[:d = at(document.id, "${id}") ]]` });
}

// The service writes the offset without a colon.
function toApiTimestamp(timestamp: string): string {
  return `${new Date(timestamp).toISOString().slice(0, 19)}+0000`;
}
