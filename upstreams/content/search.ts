import { createParsingFault } from "./contentFault";
import type { StoredDocument } from "./documentFile";
import { toComparison } from "./query/orderings";
import { toFilter } from "./query/toFilter";
import type { SearchParams } from "./searchParams";
import type { Snapshot } from "./snapshot";
import { toApiDocument } from "./toApiDocument";

/** Returns the response to a search on one ref. `url` is the request's own, to which the links to other pages are relative. */
export function search(params: SearchParams, snapshot: Snapshot, baseUrl: string, url: URL) {
  const { page, pageSize, fetch, fetchLinks, routes, brokenRoute } = params;
  const matches = findDocuments(params, snapshot);
  const results = matches.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(matches.length / pageSize);
  const context = { snapshot, baseUrl, routes, brokenRoute, fetchLinks };
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: matches.length,
    total_pages: pages,
    next_page: page < pages ? toPageUrl(url, page + 1) : null,
    prev_page: page > 1 ? toPageUrl(url, page - 1) : null,
    results: results.map((document) => toApiDocument(document, context, fetch)),
  };
}

function findDocuments(params: SearchParams, snapshot: Snapshot): StoredDocument[] {
  const { predicates, lang, orderings, after } = params;
  const filters = predicates.map((predicate) => toFilter(predicate, snapshot));
  const matches = snapshot.documents
    .filter((document) => lang === "*" || document.lang === lang)
    .filter((document) => filters.every((filter) => filter(document)))
    .sort(toComparison(orderings, snapshot));
  if (after === null) return matches;
  const index = matches.findIndex(({ id }) => id === after);
  if (index < 0) throw createParsingFault(`unexpected value '${after}' of parameter 'after'`);
  return matches.slice(index + 1);
}

function toPageUrl(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set("page", String(page));
  return other.href;
}
