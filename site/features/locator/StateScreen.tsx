import { withLang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { CityGroups } from "./CityGroups";
import { DirectoryFrame } from "./DirectoryFrame";
import styles from "./directory.module.css";
import { ListMissing } from "./ListMissing";
import { type loadState, supportPhoneOf } from "./loadDirectory";
import { PlacesNearby } from "./PlacesNearby";
import { PlaceServices } from "./PlaceServices";
import { ServiceCounts } from "./ServiceCounts";

interface StateScreenProps {
  edition: Edition;
  /** As the address has it. */
  state: string;
  data: Awaited<ReturnType<typeof loadState>>;
}

/** A state or province: how much there is, and all its cities. */
export function StateScreen({ edition, state, data }: StateScreenProps) {
  const { lang } = edition;
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  const { kioskState, kioskCities } = data ?? {};
  const name = kioskState?.name ?? state.toUpperCase();
  return (
    <DirectoryFrame
      edition={edition}
      path={`/key-services/${encodeURIComponent(state)}/`}
      above={[{ label: messages.keyServices, path: "/key-services/" }]}
      title={words.inState(messages.keyServices, name)}
      name={name}
      lead={kioskState && kioskCities && words.stateLead(kioskState.kiosks, kioskCities.length)}
      more={
        kioskState && (
          <div className={styles.counts}>
            <ServiceCounts services={kioskState.services} lang={lang} named />
          </div>
        )
      }
    >
      <div className={`shell ${styles.section}`}>
        {kioskCities ? <CityGroups cities={kioskCities} lang={lang} /> : <ListMissing lang={lang} phone={supportPhoneOf(data)} />}
        <p className={styles.way}>
          <SiteLink href={withLang("/key-services/", lang)}>{messages.allStates}</SiteLink>
        </p>
      </div>
      {kioskState && <PlaceServices place={kioskState} title={messages.servicesByNumber} cities={kioskCities ?? []} lang={lang} />}
      <PlacesNearby title={messages.nearbyStates} places={kioskState?.nearby ?? null} lang={lang} />
    </DirectoryFrame>
  );
}
