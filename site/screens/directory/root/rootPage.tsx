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
import { directoryMetadata } from "../../../parts/directory/directoryMetadata";
import { loadStates } from "../../../parts/directory/loadDirectory";
import { EMPTY_STATE, type LocatorState } from "../../../parts/locator/locatorState";
import { rootParams } from "../../../parts/directory/routeParams";
import { rootTitle } from "../../../parts/directory/directoryTitles";
import { RootScreen } from "./RootScreen";

/** Title and description of the directory's first page: the editor's words first. */
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

/** The directory's first page. Nobody answers: no page, so that one that was kept stays. */
export async function renderDirectory(edition: Edition, asked: LocatorState) {
  if (!(await loadStates(edition.lang, asked.services))) throw new PageError(503, "The states with kiosks are unavailable.");
  return renderRoot(edition, asked);
}

/** What the editor wrote around the list; null where there is none, or it cannot be had. */
async function loadDocument(edition: Edition): Promise<Page | null> {
  const [page, { localPhone }] = await Promise.all([nullOnFailure(loadPage(edition, "/key-services/")), loadChrome(edition)]);
  return fillPhone(page, localPhone);
}

/** The same, with what was searched for in vain. */
export async function renderRoot(edition: Edition, asked: LocatorState = EMPTY_STATE, nothing?: { isSilent: boolean }) {
  const { lang } = edition;
  // The list is what visitors come for: it stands without its document, too.
  const [page, data, locationTexts] = await Promise.all([loadDocument(edition), loadStates(lang, asked.services), loadLocationTexts(lang)]);
  return <RootScreen edition={edition} page={page} data={data} asked={asked} nothing={nothing} locationTexts={locationTexts} />;
}
