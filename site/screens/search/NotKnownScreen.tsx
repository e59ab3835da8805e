import type { SimilarTownsQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { PageBreadcrumbs } from "../../parts/breadcrumbs/PageBreadcrumbs";
import type { Call } from "../../parts/chrome/chrome";
import { supportPhoneOf, type loadStates } from "../../parts/directoryData/loadDirectory";
import directory from "../../parts/directoryFrame/directory.module.css";
import { ALL_STATES, StateGroups } from "../../parts/directoryFrame/StateGroups";
import { PageFrame } from "../../parts/frame/PageFrame";
import type { LocationTexts } from "../../parts/geolocation/locationTexts";
import { UseMyLocation } from "../../parts/geolocation/UseMyLocation";
import { ListUnavailable } from "../../parts/kioskList/ListUnavailable";
import { LockedOutStrip } from "../../parts/kioskList/LockedOutStrip";
import { LocatorLayout } from "../../parts/kioskList/LocatorLayout";
import { SearchBox } from "../../parts/kioskList/SearchBox";
import { languagePathsOf } from "../../parts/locator/languagePathsOf";
import { filtersOf, type LocatorState, printState } from "../../parts/locator/locatorState";
import { BOTH_COUNTRIES, boundsOf } from "../../parts/map/boundsOf";
import { MapFrame } from "../../parts/map/MapFrame";
import { mapSettings } from "../../parts/map/mapSettings";
import type { Edition } from "../../routing/edition";
import { Arrow } from "../../ui/Arrow";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./NotKnownScreen.module.css";

type Towns = SimilarTownsQuery["similarTowns"];

interface NotKnownScreenProps {
  edition: Edition;
  locatorState: LocatorState;
  /** Whether the text could not be looked up, so that it may be a place. */
  isSilent: boolean;
  /** Towns of a similar name; their letters are A, B, C. */
  towns: Towns;
  data: Awaited<ReturnType<typeof loadStates>>;
  call: Call | null;
  locationTexts: LocationTexts;
}

/** The page of a search that found nothing: what the visitor may have meant, other ways to search, and the number to call. */
export function NotKnownScreen({ edition, locatorState, isSilent, towns, data, call, locationTexts }: NotKnownScreenProps) {
  const { lang } = edition;
  const messages = messagesOf(lang);
  const filters = filtersOf(locatorState);
  const states = data?.kioskStates;
  return (
    <PageFrame edition={edition} languagePaths={languagePathsOf("/key-services/", locatorState)} hasOwnSearch>
      <LocatorLayout
        lang={lang}
        title={
          <>
            <PageBreadcrumbs
              lang={lang}
              url={withLang("/key-services/", lang)}
              above={[{ label: messages.keyServices, href: withLang("/key-services/", lang) }]}
              name={messages.search}
            />
            <h1>{resultWords(lang).unknownPlace(locatorState.q ?? "")}</h1>
          </>
        }
        search={
          <SearchBox state={locatorState} value={locatorState.q} isInvalid hasLocate={false} hasFind lang={lang}>
            <p className={styles.help}>{isSilent ? messages.searchSilent : messages.whatWorks}</p>
          </SearchBox>
        }
        list={
          <>
            {towns.length > 0 && <Suggestions towns={towns} filters={filters} lang={lang} />}
            <section aria-labelledby="other-ways" className={styles.part}>
              <h2 id="other-ways">{messages.otherWays}</h2>
              <div className={styles.ways}>
                <div className={styles.mine}>
                  <UseMyLocation lang={lang} texts={locationTexts} state={filters}>
                    <Icon name="locate" />
                  </UseMyLocation>
                </div>
                <a href={`#${ALL_STATES}`} className={buttonClass("outlined")}>
                  {messages.allStates}
                </a>
              </div>
            </section>
            {call && <LockedOutStrip call={call} city={null} lang={lang} />}
          </>
        }
        map={mapOf(towns, filters, lang)}
        hasMapBelow={towns.length > 0}
      />
      <div id={ALL_STATES} className={`shell ${directory.section} ${directory.longList}`}>
        {states ? (
          <StateGroups states={states} query={printState(filters)} lang={lang} />
        ) : (
          <ListUnavailable lang={lang} phone={supportPhoneOf(data)} />
        )}
      </div>
    </PageFrame>
  );
}

function Suggestions({ towns, filters, lang }: { towns: Towns; filters: LocatorState; lang: Lang }) {
  const words = resultWords(lang);
  return (
    <section aria-labelledby="did-you-mean" className={styles.part}>
      <h2 id="did-you-mean">{messagesOf(lang).didYouMean}</h2>
      <ol className={styles.towns}>
        {towns.map(({ name, kioskCount }, index) => (
          <li key={name}>
            <SiteLink href={hrefOf(name, filters, lang)} rel="nofollow" className={styles.town}>
              <span className={styles.letter} aria-hidden="true">
                {letterOf(index)}
              </span>
              <strong>{name}</strong>
              {kioskCount ? <span className={styles.count}>{words.kiosks(kioskCount)}</span> : null}
              <Arrow />
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

function hrefOf(town: string, filters: LocatorState, lang: Lang): string {
  return withLang("/key-services/", lang) + printState({ ...filters, q: town });
}

/** So much is shown around towns that may not be meant, to tell in which part of the country they are. */
const SURROUNDINGS_KM = 150;

/** The suggested towns' part of the map: pins with the letters of the list, without kiosks. */
function mapOf(towns: Towns, filters: LocatorState, lang: Lang) {
  const settings = mapSettings(siteConfig().map);
  const points = towns.map(({ geoLocation }) => geoLocation);
  const bounds = boundsOf(points, SURROUNDINGS_KM) ?? BOTH_COUNTRIES;
  const rows = towns.map(({ name, geoLocation }, index) => ({
    locationId: name,
    ...geoLocation,
    name,
    number: letterOf(index),
    href: hrefOf(name, filters, lang),
  }));
  return settings && <MapFrame lang={lang} settings={settings} bounds={bounds} rows={rows} margin="places" isListOnly />;
}
