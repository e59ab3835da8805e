import type { ReactNode } from "react";
import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { OpenStatus } from "../../hours/OpenStatus";
import type { StoreStatus } from "../../hours/storeStatus";
import { hasHours, type StoreHours } from "../../hours/storeHours";
import { type Lang, withLang } from "../../i18n/languages";
import { kioskRowWords } from "../../i18n/kioskRow";
import { messagesOf } from "../../i18n/messages";
import type { CountryPrices } from "../../i18n/prices";
import { KIOSK_SERVICES } from "../../i18n/services";
import { buttonClass } from "../../ui/Button/Button";
import { directionsUrl } from "../../ui/directionsUrl";
import { Icon } from "../../ui/Icon/Icon";
import { cityLine, dialable, nameOf } from "../../ui/kioskName";
import { LiveDetails } from "./live/LiveDetails";
import styles from "./LocationHead.module.css";
import { reviewTexts } from "./live/reviewTexts";
import { PriceLine } from "./PriceLine";
import { TakeAlong } from "../../parts/takeAlong/TakeAlong";

interface LocationHeadProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  store: StoreHours;
  /** The opening status when the page was rendered; null when it is not known. */
  status: StoreStatus | null;
  /** Path of this page, without language prefix. */
  path: string;
  /** Those of the kiosk's country. */
  prices: CountryPrices;
  lang: Lang;
  /** Below the ways to the kiosk. */
  children?: ReactNode;
}

/** The facts that a visitor on the way needs first: opening status, rating, distance, directions, phone, and ways to take it along. */
export function LocationHead({ kiosk, store, status, path, prices, lang, children }: LocationHeadProps) {
  const { locationId, geoLocation, placeId, address } = kiosk;
  const messages = messagesOf(lang);
  const phone = dialable(kiosk.phone);
  return (
    <>
      <div className={styles.facts}>
        {hasHours(kiosk) && (
          <div className={styles.pill}>
            <OpenStatus store={store} lang={lang} initial={status?.line} />
          </div>
        )}
        <LiveDetails
          locationId={locationId}
          at={geoLocation}
          country={address.country}
          isRated={Boolean(placeId)}
          lang={lang}
          texts={reviewTexts(lang)}
        />
      </div>
      <PriceLine services={KIOSK_SERVICES.filter((service) => kiosk.servicesAvailable.includes(service))} prices={prices} lang={lang} />
      <div className={styles.ways}>
        <a href={directionsUrl(kiosk)} rel="noopener noreferrer" className={buttonClass("primary")}>
          <Icon name="directions" />
          {kioskRowWords(lang).directions}
        </a>
        {phone && (
          <a href={phone.href} className={buttonClass("outlined")}>
            <Icon name="phone" size={18} />
            <span className={styles.number}>
              <span className="visually-hidden">{messages.callStore} </span>
              {phone.text}
            </span>
          </a>
        )}
        <TakeAlong
          kind="kiosk"
          href={withLang(path, lang)}
          name={nameOf(kiosk)}
          detail={[address.street, cityLine(address)].filter(Boolean).join(", ") || undefined}
          shareLabel={messages.share}
          hasWords
          lang={lang}
        />
      </div>
      {children}
    </>
  );
}
