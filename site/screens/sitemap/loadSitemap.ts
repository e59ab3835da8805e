import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { SitemapDirectoryDocument, SitemapDocument, SitemapIndexDocument, SitemapKiosksDocument } from "../../bff/__generated__/operations";
import { errorTexts } from "../../bff/errorMessage";
import { queryBff } from "../../bff/query";
import { LANGS, withLang } from "../../i18n/languages";
import { isThin } from "../../parts/directoryData/directoryMetadata";
import { KIOSKS_A_PART, listParts, PAGES_A_PART, type PartName } from "./sitemapParts";
import type { SitemapEntry, SitemapPart } from "./sitemapXml";

/** Longer than for pages: search engines can wait, and a part of the sitemap takes many queries. */
const TIMEOUT_MS = 10_000;
/** Maximum number of kiosks per query. */
const AT_ONCE = 100;
/** Maximum number of concurrent queries, so that visitors' queries are not delayed. */
const TOGETHER = 4;
const DIRECTORY = "/key-services/";

/** Loads the list of the sitemap's files; without those of a source that does not answer. */
export async function loadParts(): Promise<SitemapPart[]> {
  const { data } = await queryBff(SitemapIndexDocument, {}, undefined, undefined, TIMEOUT_MS);
  return listParts({ pages: data.sitemap, states: data.kioskStates });
}

/**
 * Loads the entries of a sitemap file; null when there is no such file. Throws when anything is missing, because an incomplete list would
 * drop pages from search engines.
 */
export function loadPart(name: PartName): Promise<readonly SitemapEntry[] | null> {
  return name.kind === "pages" ? loadPages(name.lang, name.part) : loadKiosks(name.state, name.part);
}

async function loadPages(lang: string, part: number): Promise<SitemapEntry[] | null> {
  const { sitemap } = await whole(SitemapDocument, {});
  const langPages = (sitemap ?? []).filter((page) => page.lang === lang);
  // The directory's first page exists in every language, with or without an editor's document.
  const root = withLang(DIRECTORY, lang);
  const all = langPages.some(({ url }) => url === root)
    ? langPages
    : [...langPages, ...inEveryLanguage(DIRECTORY).filter((entry) => entry.lang === lang)];
  const listed = all.slice((part - 1) * PAGES_A_PART, part * PAGES_A_PART);
  return listed.length > 0 ? listed : null;
}

async function loadKiosks(state: string, part: number): Promise<SitemapEntry[] | null> {
  const directoryPaths = part === 1 ? await loadDirectoryPaths(state) : [];
  const kiosks = await loadKioskPaths(state, (part - 1) * KIOSKS_A_PART);
  const paths = [...directoryPaths, ...kiosks];
  return paths.length > 0 ? paths.flatMap(inEveryLanguage) : null;
}

/** Returns the paths of a state and its cities, without thin pages, which are noindex. */
async function loadDirectoryPaths(state: string): Promise<string[]> {
  const { kioskState, kioskCities } = await whole(SitemapDirectoryDocument, { state });
  return [...(kioskState ? [kioskState] : []), ...(kioskCities ?? [])].filter((entry) => !isThin(entry)).map(({ path }) => path);
}

async function loadKioskPaths(state: string, offset: number): Promise<string[]> {
  const ask = async (from: number) => (await whole(SitemapKiosksDocument, { state, first: AT_ONCE, offset: from })).kiosksInState;
  const first = await ask(offset);
  const end = Math.min(first?.totalCount ?? 0, offset + KIOSKS_A_PART);
  const lists = [first];
  for (let from = offset + AT_ONCE; from < end; from += AT_ONCE * TOGETHER) {
    const starts = Array.from({ length: TOGETHER }, (_, index) => from + index * AT_ONCE).filter((start) => start < end);
    lists.push(...(await Promise.all(starts.map(ask))));
  }
  return lists.flatMap((list) => list?.nodes ?? []).flatMap(({ path }) => path ?? []);
}

function inEveryLanguage(path: string): SitemapEntry[] {
  const all = LANGS.map((lang) => ({ url: withLang(path, lang), lang: lang as string }));
  return all.map((page) => ({ ...page, lastModified: null, alternates: all.filter(({ lang }) => lang !== page.lang) }));
}

async function whole<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables): Promise<TData> {
  const { data, errors } = await queryBff(document, variables, undefined, undefined, TIMEOUT_MS);
  if (errors.length > 0) throw new Error(`The sitemap is incomplete: ${errorTexts.graphQL(errors)}`);
  return data;
}
