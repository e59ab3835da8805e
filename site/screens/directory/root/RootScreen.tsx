import type { ComponentProps } from "react";
import type { SliceLike } from "@prismicio/react";
import { isTitledHero } from "#slices/isHeadOfPage.ts";
import { siteConfig } from "#site/config.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import type { Edition } from "#site/routing/edition.ts";
import { PageFrame } from "#site/parts/frame/PageFrame.tsx";
import { PageBreadcrumbs } from "#site/parts/breadcrumbs/PageBreadcrumbs.tsx";
import type { LocationTexts } from "#site/parts/geolocation/locationTexts.ts";
import type { Page } from "#site/parts/content/loadPage.ts";
import { PageSlices } from "#site/parts/sliceZone/PageSlices.tsx";
import styles from "#site/parts/directoryFrame/directory.module.css";
import { pathsInAllLanguages } from "#site/parts/directoryData/directoryMetadata.ts";
import { languagePathsOf } from "#site/parts/locator/languagePathsOf.ts";
import { DirectorySearch } from "./DirectorySearch";
import { ListUnavailable } from "#site/parts/kioskList/ListUnavailable.tsx";
import { LocatorLayout } from "#site/parts/kioskList/LocatorLayout.tsx";
import { SavedList } from "#site/parts/takeAlong/SavedList.tsx";
import { BOTH_COUNTRIES } from "#site/parts/map/boundsOf.ts";
import { MapFrame } from "#site/parts/map/MapFrame.tsx";
import { mapSettings } from "#site/parts/map/mapSettings.ts";
import type { KioskCell } from "#site/parts/map/networkDots.ts";
import type { loadStates } from "#site/parts/directoryData/loadDirectory.ts";
import { supportPhoneOf } from "#site/parts/directoryData/loadDirectory.ts";
import { filtersOf, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";
import { LocatorHero } from "./LocatorHero";
import { RootStart } from "./RootStart";
import { ALL_STATES, type State, StateGroups } from "#site/parts/directoryFrame/StateGroups.tsx";

interface RootScreenProps {
  edition: Edition;
  /** Document of the directory's first page; null when this language has none or it failed to load. */
  page: Page | null;
  data: Awaited<ReturnType<typeof loadStates>>;
  /** Where kiosks with the services are; null when that failed to load. */
  network: readonly KioskCell[] | null;
  /** The cities with most kiosks; null when they failed to load. */
  cities: ComponentProps<typeof RootStart>["cities"];
  /** State of the URL, which may hold filters without a search. */
  locatorState: LocatorState;
  locationTexts: LocationTexts;
}

/** Where kiosks are searched: search box and filters beside the map, then all states, and the editor's slices without their hero. */
export function RootScreen({ edition, page, data, network, cities, locatorState, locationTexts }: RootScreenProps) {
  const { lang } = edition;
  const { hero, others } = slicesOf(page);
  // An answer to filters needs no welcome.
  const welcome = locatorState.services.length === 0 && locatorState.open === undefined ? hero : null;
  const states = data?.kioskStates ?? null;
  return (
    <PageFrame
      edition={edition}
      languagePaths={welcome ? pathsInAllLanguages("/key-services/") : languagePathsOf("/key-services/", locatorState)}
      layout={page?.data}
      hasOwnSearch
    >
      <LocatorLayout
        lang={lang}
        title={titleOf(welcome, states, page?.id, edition)}
        isStart
        search={<DirectorySearch locatorState={locatorState} states={states} locationTexts={locationTexts} lang={lang} />}
        list={<RootStart states={states} cities={cities} locatorState={locatorState} lang={lang} />}
        map={mapOf(locatorState, network, lang)}
      />
      <div id={ALL_STATES} className={`shell ${styles.section} ${styles.longList}`}>
        <SavedList kind="kiosk" lang={lang} />
        {states ? (
          <StateGroups states={states} query={printState(filtersOf(locatorState))} lang={lang} />
        ) : (
          <ListUnavailable lang={lang} phone={supportPhoneOf(data)} />
        )}
      </div>
      <PageSlices slices={others} above={hero ? [hero] : []} documentId={page?.id} edition={edition} hasHeading />
    </PageFrame>
  );
}

/** Returns the hero at the top of a page, and the other slices. */
function slicesOf(page: Page | null): { hero: SliceLike | null; others: readonly SliceLike[] } {
  const slices = page?.data.slices.filter((slice) => "primary" in slice) ?? [];
  const [first, ...others] = slices;
  return first && isTitledHero(first) ? { hero: first, others } : { hero: null, others: slices };
}

function titleOf(hero: SliceLike | null, states: readonly State[] | null, documentId: string | undefined, edition: Edition) {
  const { lang } = edition;
  const name = messagesOf(lang).keyServices;
  const kioskCount = states && states.reduce((sum, state) => sum + state.kioskCount, 0);
  const Hero = (props: Omit<ComponentProps<typeof LocatorHero>, "kioskCount">) => <LocatorHero {...props} kioskCount={kioskCount} />;
  return (
    <>
      <PageBreadcrumbs lang={lang} url={withLang("/key-services/", lang)} above={[]} name={name} />
      {hero ? <PageSlices slices={[hero]} replacements={{ hero: Hero }} documentId={documentId} edition={edition} /> : <h1>{name}</h1>}
    </>
  );
}

function mapOf({ services, open }: LocatorState, cells: RootScreenProps["network"], lang: Lang) {
  const settings = mapSettings(siteConfig().map);
  const bounds = { bounds: BOTH_COUNTRIES, margin: "whole", isListOnly: open !== undefined } as const;
  // Which kiosks are open, cells do not know.
  const network = (open === undefined && cells) || NONE;
  return settings && <MapFrame {...bounds} services={services} rows={NONE} network={network} settings={settings} lang={lang} />;
}

const NONE: readonly [] = [];
