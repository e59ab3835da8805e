import { StatusText } from "../../hours/StatusText";
import { formatDistance, type Unit, unitOf } from "../../i18n/formatDistance";
import { galleryWords } from "../../i18n/gallery";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { printName, rowNames } from "../../parts/kioskList/rowNames";
import { addressOf } from "../../ui/kioskName";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import type { GalleryPlace } from "./galleryPlace";
import { closed, type GalleryState, galleryHref, withoutPlace } from "../../parts/galleryState/galleryState";
import type { ShownKiosk } from "./openFirst";
import { PlaceForm } from "./PlaceForm";
import styles from "./WhereInStock.module.css";

interface WhereInStockProps {
  /** The kiosks around the place that have it, the first one chosen; null without a place, or when they failed to load. */
  kiosks: readonly ShownKiosk[] | null;
  place: GalleryPlace | null;
  state: GalleryState;
  url: string;
  lang: Lang;
}

const TITLE = "where-in-stock";
/** Beyond this distance, the corner of the search box, a kiosk is not "near". */
const NEAR_KM = 50;

/** The nearest kiosks that stock a design; without a chosen place, the search for one. */
export function WhereInStock({ kiosks, place, state, url, lang }: WhereInStockProps) {
  const [messages, words] = [messagesOf(lang), galleryWords(lang)];
  if (place?.kind !== "found") {
    return (
      <div className={styles.part}>
        <PlaceForm
          label={messages.whereInStock}
          state={state}
          url={url}
          value={place?.words}
          isInvalid={place !== null}
          hasFind
          lang={lang}
        >
          {place && <p>{place.isSilent ? messages.searchStopped : words.noPlace(place.words)}</p>}
        </PlaceForm>
      </div>
    );
  }
  if (!kiosks) {
    return (
      <div className={styles.part}>
        <Unavailable message={messages.stockMissing} lang={lang} href={galleryHref(url, state)} />
      </div>
    );
  }
  const isNear = kiosks.some(({ distanceKm }) => distanceKm < NEAR_KM);
  const { city, country } = kiosks[0]?.kiosk.address ?? {};
  const unit = unitOf(lang, country);
  const names = rowNames(kiosks, city);
  return (
    <section aria-labelledby={TITLE} className={styles.part}>
      <div className={`${styles.head} ${styles.titled}`}>
        <h3 id={TITLE} className={styles.title}>
          {isNear ? words.stockedNear(place.words) : words.notStockedNear(place.words)}
        </h3>
        <SiteLink href={galleryHref(url, withoutPlace(state))} className={styles.change}>
          {messages.changePlace}
        </SiteLink>
      </div>
      {kiosks.length > 0 && !isNear && <p>{messages.stockedFarther}</p>}
      {kiosks.length === 0 && <SiteLink href={galleryHref(url, closed(state))}>{messages.seeWhatIsThere}</SiteLink>}
      <ul className={styles.kiosks}>
        {kiosks.map((one, index) => (
          <StockedRow
            key={one.kiosk.locationId}
            stocked={one}
            name={printName(names[index]!)}
            city={city}
            isChosen={index === 0}
            unit={unit}
            lang={lang}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  stocked: ShownKiosk;
  name: string;
  /** City of the first row, which the others do not repeat. */
  city: string | null | undefined;
  /** Whether the button below leads to it. */
  isChosen: boolean;
  unit: Unit;
  lang: Lang;
}

function StockedRow({ stocked: { kiosk, distanceKm, status: now }, name, city, isChosen, unit, lang }: RowProps) {
  const { path, address } = kiosk;
  return (
    <li className={`${styles.kiosk} ${isChosen ? styles.chosen : ""}`}>
      <div className={styles.head}>
        <h4 className={styles.name} title={name}>
          {path ? <SiteLink href={withLang(path, lang)}>{name}</SiteLink> : name}
        </h4>
        <p className={styles.distance}>{formatDistance(distanceKm, lang, unit)}</p>
      </div>
      <p className={styles.where}>{address.street && address.city === city ? address.street : addressOf(address)}</p>
      {now && <StatusText status={now} />}
    </li>
  );
}
