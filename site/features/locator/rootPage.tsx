import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { withLang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { parseParams } from "../../routing/params";
import { loadLocationTexts } from "../location/loadLocationTexts";
import { loadPage, type Page } from "../page/loadPage";
import { directoryMetadata } from "./directoryMetadata";
import { findPlace } from "./findPlace";
import { loadStates } from "./loadDirectory";
import { placeWords, rootParams } from "./params";
import { RootScreen } from "./RootScreen";

type Props = { params: Promise<unknown>; searchParams: Promise<unknown> };

/** Title and description of the directory's first page: the editor's words first. */
export async function rootMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { edition } = parseParams(rootParams, await params);
  const { lang } = edition;
  const page = await loadDocument(edition);
  return directoryMetadata({
    lang,
    path: "/key-services/",
    title: page?.data.meta_title || messagesOf(lang).keyServices,
    description: page?.data.meta_description || locatorWords(lang).rootDescription,
  });
}

/** The directory's first page; with a place's name in `?q=`, the way to that place. */
export async function RootPage({ params, searchParams }: Props) {
  const { edition } = parseParams(rootParams, await params);
  const { lang } = edition;
  const words = placeWords.parse(await searchParams);
  const path = words && (await findPlace(words, lang));
  if (path) redirect(withLang(path, lang));
  const [page, data, locationTexts] = await Promise.all([loadDocument(edition), loadStates(lang), loadLocationTexts(lang)]);
  return <RootScreen edition={edition} page={page} data={data} words={words} locationTexts={locationTexts} />;
}

// The list is what visitors come for: it stands without its document, too.
async function loadDocument(edition: Edition): Promise<Page | null> {
  try {
    return await loadPage(edition, "/key-services/");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
