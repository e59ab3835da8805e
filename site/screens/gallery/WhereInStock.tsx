import status from "../../hours/OpenStatus.module.css";
import { statusNow } from "../../hours/statusNow";
import { formatDistance, type Unit, unitOf } from "../../i18n/formatDistance";
import { galleryWords } from "../../i18n/gallery";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { addressOf, nameOf } from "../../ui/kioskName";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import type { GalleryPlace } from "./galleryPlace";
import { closed, type GalleryState, galleryHref } from "../../parts/galleryState/galleryState";
import { loadStocked, type StockedKiosk } from "./loadGallery";
import { PlaceForm } from "./PlaceForm";
import styles from "./WhereInStock.module.css";

interface WhereInStockProps {
  skuId: number;
  place: GalleryPlace | null;
  state: GalleryState;
  url: string;
  lang: Lang;
}

const TITLE = "where-in-stock";
/** Beyond this distance, the corner of the search box, a kiosk is not "near". */
const NEAR_KM = 50;

/** The nearest kiosks that stock a design; without a chosen place, the search for one. */
export async function WhereInStock({ skuId, place, state, url, lang }: WhereInStockProps) {
  const [messages, words] = [messagesOf(lang), galleryWords(lang)];
  if (place?.kind !== "found") {
    return (
      <div className={styles.part}>
        <PlaceForm label={messages.whereInStock} state={state} url={url} value={place?.words} isInvalid={place !== null} lang={lang}>
          {place && <p>{place.isSilent ? messages.searchStopped : words.noPlace(place.words)}</p>}
        </PlaceForm>
      </div>
    );
  }
  const stocked = await loadStocked(skuId, place.at);
  const isNear = (stocked?.[0]?.distanceKm ?? Infinity) < NEAR_KM;
  if (!stocked) {
    return (
      <div className={styles.part}>
        <Unavailable message={messages.stockMissing} lang={lang} href={galleryHref(url, state)} />
      </div>
    );
  }
  const unit = unitOf(lang, stocked[0]?.kiosk.address.country);
  return (
    <section aria-labelledby={TITLE} className={styles.part}>
      <h3 id={TITLE} className={styles.title}>
        {isNear ? words.stockedNear(place.words) : words.notStockedNear(place.words)}
      </h3>
      {stocked.length > 0 && !isNear && <p>{messages.stockedFarther}</p>}
      {stocked.length === 0 && <SiteLink href={galleryHref(url, closed(state))}>{messages.seeWhatIsThere}</SiteLink>}
      <ul className={styles.kiosks}>
        {stocked.map((one) => (
          <StockedRow key={one.kiosk.locationId} stocked={one} unit={unit} lang={lang} />
        ))}
      </ul>
    </section>
  );
}

function StockedRow({ stocked: { kiosk, distanceKm }, unit, lang }: { stocked: StockedKiosk; unit: Unit; lang: Lang }) {
  const { path, address } = kiosk;
  const name = nameOf(kiosk);
  const now = statusNow(kiosk, lang);
  return (
    <li className={styles.kiosk}>
      <div className={styles.head}>
        <h4 className={styles.name}>{path ? <SiteLink href={withLang(path, lang)}>{name}</SiteLink> : name}</h4>
        <p className={styles.distance}>{formatDistance(distanceKm, lang, unit)}</p>
      </div>
      <p className={styles.where}>{addressOf(address)}</p>
      {now && <p className={`${status.status} ${status[now.kind]}`}>{now.text}</p>}
    </li>
  );
}
