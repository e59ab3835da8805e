import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { withLang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import type { Edition } from "../../routing/edition";
import { parseParams } from "../../routing/params";
import { loadChrome } from "../chrome/loadChrome";
import { loadLocationTexts } from "../location/loadLocationTexts";
import { fillPhone } from "../page/fillPhone";
import { orNull } from "../page/loadList";
import { loadPage, type Page } from "../page/loadPage";
import { directoryMetadata } from "./directoryMetadata";
import { findPlace } from "./findPlace";
import { loadStates } from "./loadDirectory";
import { placeWords, rootParams } from "./params";
import { rootTitle } from "./placeTitles";
import { RootScreen } from "./RootScreen";

type Props = { params: Promise<unknown> };

/** Title and description of the directory's first page: the editor's words first. */
export async function rootMetadata({ params }: Props): Promise<Metadata> {
  const { edition } = parseParams(rootParams, await params);
  const { lang } = edition;
  const page = await loadDocument(edition);
  return directoryMetadata({
    lang,
    path: "/key-services/",
    title: rootTitle(page, lang),
    description: page?.data.meta_description || locatorWords(lang).rootDescription,
    image: page?.data.meta_image,
  });
}

/** The directory's first page. */
export async function RootPage({ params }: Props) {
  return renderRoot(await params, null);
}

/** The same, with a place's name in `?q=` the way to that place. */
export async function RootSearchPage({ params, searchParams }: Props & { searchParams: Promise<unknown> }) {
  const { lang } = parseParams(rootParams, await params).edition;
  const words = placeWords.parse(await searchParams);
  const path = words && (await findPlace(words, lang));
  if (path) redirect(withLang(path, lang));
  return renderRoot(await params, words);
}

/** What the editor wrote around the list; null where there is none, or it cannot be had. */
async function loadDocument(edition: Edition): Promise<Page | null> {
  const [page, { localPhone }] = await Promise.all([orNull(loadPage(edition, "/key-services/")), loadChrome(edition)]);
  return fillPhone(page, localPhone);
}

// The list is what visitors come for: it stands without its document, too.
async function renderRoot(params: unknown, words: string | null) {
  const { edition } = parseParams(rootParams, params);
  const { lang } = edition;
  const [page, data, locationTexts] = await Promise.all([loadDocument(edition), loadStates(lang), loadLocationTexts(lang)]);
  return <RootScreen edition={edition} page={page} data={data} words={words} locationTexts={locationTexts} />;
}
