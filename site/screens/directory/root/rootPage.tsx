import type { Metadata } from "next";
import { locatorWords } from "../../../i18n/locator";
import type { Edition } from "../../../routing/edition";
import type { PageProps } from "../../../routing/pageProps";
import { parseParams } from "../../../routing/params";
import { PageError } from "../../../errors/pageError";
import { loadChrome } from "../../../parts/chrome/loadChrome";
import { loadLocationTexts } from "../../../parts/geolocation/loadLocationTexts";
import { nullOnFailure } from "../../../parts/content/nullOnFailure";
import { fillPhone } from "../../../parts/content/fillPhone";
import { loadPage, type Page } from "../../../parts/content/loadPage";
import { directoryMetadata } from "../../../parts/directoryData/directoryMetadata";
import { loadStates } from "../../../parts/directoryData/loadDirectory";
import { EMPTY_STATE, type LocatorState } from "../../../parts/locator/locatorState";
import { rootParams } from "../../../parts/directoryData/routeParams";
import { rootTitle } from "../../../parts/directoryData/directoryTitles";
import { RootScreen } from "./RootScreen";

/** Metadata of the directory's first page: the editor's texts first. */
export async function rootMetadata(params: PageProps["params"]): Promise<Metadata> {
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

/** Renders the directory's first page. Throws a PageError 503 when the states failed to load, so that a kept page stays. */
export async function renderDirectory(edition: Edition, asked: LocatorState) {
  if (!(await loadStates(edition.lang, asked.services))) throw new PageError(503, "The states with kiosks are unavailable.");
  return renderRoot(edition, asked);
}

/** Loads the editor's document around the list; null when there is none or it failed to load. */
async function loadDocument(edition: Edition): Promise<Page | null> {
  const [page, { localPhone }] = await Promise.all([nullOnFailure(loadPage(edition, "/key-services/")), loadChrome(edition)]);
  return fillPhone(page, localPhone);
}

/** Renders the directory's first page, also after a search that found nothing. Never throws. */
export async function renderRoot(edition: Edition, asked: LocatorState = EMPTY_STATE, nothing?: { isSilent: boolean }) {
  const { lang } = edition;
  // The list matters most: it shows even when the document failed to load.
  const [page, data, locationTexts] = await Promise.all([loadDocument(edition), loadStates(lang, asked.services), loadLocationTexts(lang)]);
  return <RootScreen edition={edition} page={page} data={data} asked={asked} nothing={nothing} locationTexts={locationTexts} />;
}
