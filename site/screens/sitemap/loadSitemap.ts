import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { SitemapDocument, SitemapIndexDocument, SitemapKiosksDocument, SitemapPlacesDocument } from "../../bff/__generated__/operations";
import { errorTexts } from "../../bff/errorMessage";
import { queryBff } from "../../bff/query";
import { LANGS, withLang } from "../../i18n/languages";
import { isThin } from "../../parts/directory/directoryMetadata";
import { KIOSKS_A_PART, listParts, PAGES_A_PART, type PartName } from "./sitemapParts";
import type { SitemapEntry, SitemapPart } from "./sitemapXml";

/** Search engines can wait for a sitemap, and a part of it takes many questions. */
const TIMEOUT_MS = 10_000;
/** Most kiosks that the BFF tells at once. */
const AT_ONCE = 100;
/** How many such questions are under way together: visitors ask the backend, too. */
const TOGETHER = 4;
const DIRECTORY = "/key-services/";

/** The files of the sitemap; without those of a source that does not answer and cannot be counted. */
export async function loadParts(): Promise<SitemapPart[]> {
  const { data } = await queryBff(SitemapIndexDocument, {}, undefined, undefined, TIMEOUT_MS);
  return listParts({ pages: data.sitemap, states: data.kioskStates });
}

/** What a file of the sitemap lists; null where there is no such file. Throws where anything is missing: half a list is none. */
export function loadPart(name: PartName): Promise<readonly SitemapEntry[] | null> {
  return name.kind === "pages" ? loadPages(name.lang, name.part) : loadKiosks(name.state, name.part);
}

async function loadPages(lang: string, part: number): Promise<SitemapEntry[] | null> {
  const { sitemap } = await whole(SitemapDocument, {});
  const own = (sitemap ?? []).filter((page) => page.lang === lang);
  // The directory's first page is there in every language, with a document of the editor or without.
  const root = withLang(DIRECTORY, lang);
  const all = own.some(({ url }) => url === root) ? own : [...own, ...inEveryLanguage(DIRECTORY).filter((entry) => entry.lang === lang)];
  const listed = all.slice((part - 1) * PAGES_A_PART, part * PAGES_A_PART);
  return listed.length > 0 ? listed : null;
}

async function loadKiosks(state: string, part: number): Promise<SitemapEntry[] | null> {
  const places = part === 1 ? await loadPlaces(state) : [];
  const kiosks = await loadKioskPaths(state, (part - 1) * KIOSKS_A_PART);
  const paths = [...places, ...kiosks];
  return paths.length > 0 ? paths.flatMap(inEveryLanguage) : null;
}

/** Places that are too thin to be found are none for a sitemap. */
async function loadPlaces(state: string): Promise<string[]> {
  const { kioskState, kioskCities } = await whole(SitemapPlacesDocument, { state });
  return [...(kioskState ? [kioskState] : []), ...(kioskCities ?? [])].filter((place) => !isThin(place)).map(({ path }) => path);
}

async function loadKioskPaths(state: string, offset: number): Promise<string[]> {
  const ask = async (from: number) => (await whole(SitemapKiosksDocument, { state, first: AT_ONCE, offset: from })).kiosksByPlace;
  const first = await ask(offset);
  const end = Math.min(first?.total ?? 0, offset + KIOSKS_A_PART);
  const lists = [first];
  for (let from = offset + AT_ONCE; from < end; from += AT_ONCE * TOGETHER) {
    const starts = Array.from({ length: TOGETHER }, (_, index) => from + index * AT_ONCE).filter((start) => start < end);
    lists.push(...(await Promise.all(starts.map(ask))));
  }
  return lists.flatMap((list) => list?.kiosks ?? []).flatMap(({ path }) => path ?? []);
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
