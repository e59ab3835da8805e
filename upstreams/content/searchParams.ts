import { createParsingFault } from "./contentFault";
import { masterLanguage } from "./languages";
import { parseQuery, type Predicate } from "./query/parseQuery";
import { parseRoutes, type Route } from "./routes";

const defaultPageSize = 20;
const maxPageSize = 100;

const implemented = new Set("ref q lang page pageSize after orderings fetch fetchLinks routes brokenRoute access_token".split(" "));
// Parameters without effect on the response: the client's statistics, and the ref of the single integration catalog.
const harmless = new Set(["x-c", "x-d", "integrationFieldsRef"]);

/** Fields by document type. */
export type FieldsByType = ReadonlyMap<string, readonly string[]>;

/** The parsed parameters of a search. */
export interface SearchParams {
  ref: string | null;
  predicates: readonly Predicate[];
  /** `*` for all languages. */
  lang: string;
  page: number;
  pageSize: number;
  after: string | null;
  orderings: string | null;
  fetch: FieldsByType | undefined;
  fetchLinks: FieldsByType;
  routes: readonly Route[];
  brokenRoute: string | null;
}

/** Parses the parameters of a search. Throws a 400 that names what is invalid or not implemented. */
export function parseSearchParams(query: URLSearchParams): SearchParams {
  for (const name of query.keys()) {
    if (!implemented.has(name) && !harmless.has(name)) {
      throw createParsingFault(`unexpected parameter '${name}'`);
    }
  }
  return {
    ref: query.get("ref"),
    predicates: query.getAll("q").filter(Boolean).flatMap(parseQuery),
    lang: query.get("lang") || masterLanguage,
    page: readPositive(query, "page", 1),
    pageSize: Math.min(readPositive(query, "pageSize", defaultPageSize), maxPageSize),
    after: query.get("after"),
    orderings: query.get("orderings"),
    fetch: query.has("fetch") ? readFields(query, "fetch") : undefined,
    fetchLinks: readFields(query, "fetchLinks"),
    routes: parseRoutes(query.get("routes")),
    brokenRoute: query.get("brokenRoute"),
  };
}

function readPositive(query: URLSearchParams, name: string, byDefault: number): number {
  const text = query.get(name) ?? String(byDefault);
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw createParsingFault(`unexpected value '${text}' of parameter '${name}'`);
  }
  return Number(text);
}

function readFields(query: URLSearchParams, name: string): FieldsByType {
  const fields = new Map<string, string[]>();
  for (const entry of (query.get(name) ?? "").split(",").filter((part) => part.trim())) {
    const [, type, field] = /^\s*(?:my\.)?([^.\s]+)\.([^.\s]+)\s*$/.exec(entry) ?? [];
    if (!type || !field) throw createParsingFault(`unexpected '${entry}' in parameter '${name}'`);
    fields.set(type, [...(fields.get(type) ?? []), field]);
  }
  return fields;
}
