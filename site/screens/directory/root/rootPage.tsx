import type { Metadata } from "next";
import { locatorWords } from "#site/i18n/locator.ts";
import type { Edition } from "#site/routing/edition.ts";
import { type PageProps, parseParams } from "#site/routing/params.ts";
import { PageError } from "#site/errors/pageError.ts";
import { loadChrome } from "#site/parts/chrome/loadChrome.ts";
import { loadLocationTexts } from "#site/parts/geolocation/loadLocationTexts.ts";
import { nullOnFailure } from "#site/parts/content/nullOnFailure.ts";
import { fillPhone } from "#site/parts/content/fillPhone.ts";
import { loadPage, type Page } from "#site/parts/content/loadPage.ts";
import { directoryMetadata } from "#site/parts/directoryData/directoryMetadata.ts";
import { loadCells, loadLargestCities, loadStates } from "#site/parts/directoryData/loadDirectory.ts";
import type { LocatorState } from "#site/parts/locator/locatorState.ts";
import { rootParams } from "#site/parts/directoryData/routeParams.ts";
import { rootTitle } from "#site/parts/directoryData/directoryTitles.ts";
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
export async function renderDirectory(edition: Edition, locatorState: LocatorState) {
  const { lang } = edition;
  if (!(await loadStates(lang, locatorState.services))) throw new PageError(503, "The states with kiosks are unavailable.");
  // The list matters most: it shows even when the document failed to load.
  const [page, data, network, cities, locationTexts] = await Promise.all([
    loadDocument(edition),
    loadStates(lang, locatorState.services),
    loadCells(locatorState.services),
    loadLargestCities(lang),
    loadLocationTexts(lang),
  ]);
  const shown = { edition, page, data, network, cities, locatorState, locationTexts };
  return <RootScreen {...shown} />;
}

/** Loads the editor's document around the list; null when there is none or it failed to load. */
async function loadDocument(edition: Edition): Promise<Page | null> {
  const [page, { localPhone }] = await Promise.all([nullOnFailure(loadPage(edition, "/key-services/")), loadChrome(edition)]);
  return fillPhone(page, localPhone);
}
