import type { AroundKioskQuery, KioskLocationQuery, StockOfKioskQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { unitOf } from "../../i18n/formatDistance";
import { withLang } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { galleryHref } from "../../parts/galleryState/galleryState";
import { DirectoryFrame } from "../../parts/directoryFrame/DirectoryFrame";
import directory from "../../parts/directoryFrame/directory.module.css";
import { nameOf, cityLine } from "../../ui/kioskName";
import { KiosksNearby } from "./KiosksNearby";
import { supportPhoneOf } from "../../parts/directoryData/loadDirectory";
import { LocationHead } from "./LocationHead";
import styles from "./LocationScreen.module.css";
import { designsInStock } from "./aroundKiosk";
import { LocationMap } from "./LocationMap";
import { cityOf } from "../../parts/directoryData/cityOf";
import { PrintedDesigns } from "./PrintedDesigns";
import { KioskServices } from "./services/KioskServices";
import { StoreHours } from "./hours/StoreHours";
import { toLocalBusiness } from "../../parts/seo/structuredData";
import { FindMachine } from "./FindMachine";

interface LocationScreenProps {
  edition: Edition;
  /** Segments of the URL. */
  state: string;
  city: string;
  path: string;
  /** The kiosk with its directory entries and the pages of its services. */
  data: KioskLocationQuery;
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  /** Null when the query failed or was too slow. */
  around: AroundKioskQuery | null;
  /** Stock of this kiosk; null when the query failed or was too slow. */
  stock: StockOfKioskQuery["keyDesignsInArea"];
}

/** A kiosk's page: position, opening hours, services and the nearest other kiosks. */
export async function LocationScreen({ edition, state, city, path, data, kiosk, around, stock }: LocationScreenProps) {
  const { lang } = edition;
  const messages = messagesOf(lang);
  const cityInfo = cityOf(data, state, city);
  const above = [
    { label: messages.keyServices, path: "/key-services/" },
    { label: cityInfo.stateName, path: cityInfo.statePath },
    { label: cityInfo.city, path: cityInfo.path },
  ];
  const { call } = await loadChrome(edition);
  const designs = designsInStock(stock);
  return (
    <DirectoryFrame
      edition={edition}
      path={path}
      above={above}
      name={kiosk.address.street || nameOf(kiosk)}
      title={nameOf(kiosk)}
      lead={[kiosk.address.street, cityLine(kiosk.address)].filter(Boolean).join(", ")}
      more={<LocationHead kiosk={kiosk} path={path} lang={lang} />}
      aside={<LocationMap kiosk={kiosk} around={around?.kiosksNear?.nodes ?? null} lang={lang} />}
      callStrip={{
        title: messages.outsideTitle,
        text: kiosk.servicesAvailable.includes("locksmith") ? locationWords(lang).lockedOutIn(cityInfo.city) : messages.outsideText,
      }}
    >
      <div className={`shell ${directory.section} ${styles.facts}`}>
        <div>
          <KioskServices
            kiosk={kiosk}
            pages={data.servicePages ?? []}
            around={around}
            city={cityInfo.city}
            callNumber={call?.number ?? null}
            lang={lang}
          />
          <FindMachine kiosk={kiosk} lang={lang} />
        </div>
        <StoreHours kiosk={kiosk} lang={lang} />
      </div>
      <div className={styles.chapter}>
        {designs && (
          <PrintedDesigns
            designs={designs}
            galleryHref={galleryHref(withLang("/key-gallery/", lang), { q: nameOf(kiosk), at: kiosk.geoLocation ?? undefined, page: 1 })}
            lang={lang}
          />
        )}
        {/* Empty until the browser has fetched Google's reviews, and when there are none. */}
        <div data-reviews-of={kiosk.locationId} className={styles.reviews} />
      </div>
      <KiosksNearby
        around={around?.kiosksNear?.nodes ?? null}
        locationId={kiosk.locationId}
        city={cityInfo}
        phone={supportPhoneOf(data)}
        unit={unitOf(lang, kiosk.address.country)}
        lang={lang}
      />
      <JsonLd data={toLocalBusiness(kiosk, lang, `${siteConfig().siteUrl}${withLang(path, lang)}`)} />
    </DirectoryFrame>
  );
}
