import { isTitledHero } from "../../../../slices/isHeadOfPage";
import { type Lang, withLang } from "../../../i18n/languages";
import { locatorWords } from "../../../i18n/locator";
import { messagesOf } from "../../../i18n/messages";
import type { Edition } from "../../../routing/edition";
import { PageFrame } from "../../../parts/frame/PageFrame";
import { BreadcrumbStrip } from "../../../parts/breadcrumbs/BreadcrumbStrip";
import { LocationOffer } from "../../../parts/geolocation/LocationOffer";
import type { LocationTexts } from "../../../parts/geolocation/locationTexts";
import type { Page } from "../../../parts/content/loadPage";
import { PageSlices } from "../../../parts/sliceZone/PageSlices";
import { DirectoryFrame } from "../../../parts/directoryFrame/DirectoryFrame";
import styles from "../../../parts/directoryFrame/directory.module.css";
import { pathsInAllLanguages } from "../../../parts/directory/directoryMetadata";
import { languagePathsOf } from "../../../parts/locator/languagePathsOf";
import { DirectorySearch } from "./DirectorySearch";
import { NoResults } from "../../../parts/kioskList/NoResults";
import { ListUnavailable } from "../../../parts/kioskList/ListUnavailable";
import type { loadStates } from "../../../parts/directory/loadDirectory";
import { supportPhoneOf } from "../../../parts/directory/loadDirectory";
import { filtersOf, type LocatorState, printState } from "../../../parts/locator/locatorState";
import { SearchBox } from "../../../parts/kioskList/SearchBox";
import { StateGroups } from "./StateGroups";

interface RootScreenProps {
  edition: Edition;
  /** Document of the directory's first page; null when this language has none or it failed to load. */
  page: Page | null;
  data: Awaited<ReturnType<typeof loadStates>>;
  /** State of the URL, which may hold filters without a search. */
  asked: LocatorState;
  /** Set when a search found nothing. */
  nothing?: { isSilent: boolean };
  locationTexts: LocationTexts;
}

/** The directory's first page: the editor's hero above the list of states, the other slices below it. */
export function RootScreen({ edition, page, data, asked, nothing, locationTexts }: RootScreenProps) {
  const { lang } = edition;
  const slices = page?.data.slices.filter((slice) => "primary" in slice) ?? [];
  const [first] = slices;
  const hasSearch = nothing !== undefined || hasFilters(asked);
  const list = <StateList data={data} asked={asked} hasSearch={hasSearch} locationTexts={locationTexts} lang={lang} />;
  const hasHero = first !== undefined && isTitledHero(first);
  // The answer to a search stands above the editor's hero.
  if (!hasHero || hasSearch) {
    const title = messagesOf(lang).keyServices;
    return (
      <DirectoryFrame
        edition={edition}
        path="/key-services/"
        languagePaths={languagePathsOf("/key-services/", asked)}
        above={[]}
        title={title}
        name={title}
        lead={locatorWords(lang).rootDescription}
        more={hasSearch && <DirectorySearch asked={asked} nothing={nothing} states={data?.kioskStates ?? null} lang={lang} />}
        layout={page?.data}
      >
        {list}
        <PageSlices slices={hasHero ? slices.slice(1) : slices} documentId={page?.id} edition={edition} hasHeading />
      </DirectoryFrame>
    );
  }
  return (
    <PageFrame edition={edition} languagePaths={pathsInAllLanguages("/key-services/")} layout={page?.data}>
      <BreadcrumbStrip lang={lang} url={withLang("/key-services/", lang)} above={[]} name={messagesOf(lang).keyServices} />
      <PageSlices slices={[first]} documentId={page?.id} edition={edition} />
      {list}
      <PageSlices slices={slices.slice(1)} documentId={page?.id} edition={edition} hasHeading />
    </PageFrame>
  );
}

function hasFilters({ services, open }: LocatorState): boolean {
  return services.length > 0 || open !== undefined;
}

type StateListProps = Pick<RootScreenProps, "data" | "asked" | "locationTexts"> & { hasSearch: boolean; lang: Lang };

/** The list of states. Without a search, a search box stands above it. */
function StateList({ data, asked, hasSearch, locationTexts, lang }: StateListProps) {
  const filters = filtersOf(asked);
  const states = data?.kioskStates;
  return (
    <div className={`shell ${styles.section}`}>
      {!hasSearch && (
        <div className={styles.search}>
          <h2 className={styles.searchTitle}>{messagesOf(lang).findKioskNear}</h2>
          <SearchBox state={asked} value={undefined} lang={lang} hasLocate={false} />
        </div>
      )}
      <LocationOffer texts={locationTexts} asked={asked} lang={lang} />
      {states?.length === 0 && asked.services.length > 0 && (
        <NoResults state={filters} path={withLang("/key-services/", lang)} lang={lang} />
      )}
      {states ? (
        <StateGroups states={states} query={printState(filters)} lang={lang} />
      ) : (
        <ListUnavailable lang={lang} phone={supportPhoneOf(data)} />
      )}
    </div>
  );
}
