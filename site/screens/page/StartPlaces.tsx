import type { LargestCitiesQuery } from "../../bff/__generated__/operations";
import { formatCount } from "../../i18n/formatNumber";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { MapPicture } from "../../parts/map/picture/MapPicture";
import { buttonClass } from "../../ui/Button/Button";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./StartPlaces.module.css";

/** Broader than high, as the picture is. */
const WHERE_KIOSKS_ARE = { minLat: 25, maxLat: 52, minLng: -125, maxLng: -65 };

/** Where to begin without a place: the picture of the map, which leads to it, and the cities with most kiosks. */
export function StartPlaces({ cities, lang }: { cities: NonNullable<LargestCitiesQuery["largestCities"]>; lang: Lang }) {
  const { findKiosk, colon } = messagesOf(lang);
  return (
    <>
      <div className={styles.picture}>
        <MapPicture bounds={WHERE_KIOSKS_ARE} rows={[]} lang={lang} />
        <SiteLink href={withLang("/key-services/", lang)} className={`${buttonClass("primary")} ${styles.find}`}>
          {findKiosk}
        </SiteLink>
      </div>
      <ul className={styles.cities}>
        {cities.map(({ path, city, state, kioskCount }) => (
          <li key={path}>
            <SiteLink href={withLang(path, lang)} className={styles.city}>
              <span>
                {city}
                <span className="visually-hidden">
                  , {state}
                  {colon}
                </span>
              </span>
              <span className={styles.count}>{formatCount(kioskCount, lang)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
