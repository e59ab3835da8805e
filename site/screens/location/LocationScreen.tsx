import type { AroundKioskQuery, KioskLocationQuery, StockOfKioskQuery } from "../../bff/__generated__/operations";
import { recordChangeAt } from "../../bff/renderContext";
import { siteConfig } from "../../config";
import { storeHoursOf } from "../../hours/storeHours";
import { storeStatusAt } from "../../hours/storeStatus";
import { unitOf } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { pricesIn } from "../../i18n/prices";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { galleryHref } from "../../parts/galleryState/galleryState";
import { DirectoryFrame } from "../../parts/directoryFrame/DirectoryFrame";
import directory from "../../parts/directoryFrame/directory.module.css";
import { nameOf, cityLine, withoutCity } from "../../ui/kioskName";
import { KiosksNearby } from "./KiosksNearby";
import { NearestOpen } from "./NearestOpen";
import { PhoneCode } from "../../parts/takeAlong/TakeAlong";
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

/** So many other kiosks are listed. */
const NEIGHBOURS = 3;
/** The page's map shows so many of the nearest other kiosks; further ones are only candidates for the nearest open kiosk. */
const ON_MAP = 11;

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
  now: Date;
}

/** A kiosk's page: position, opening hours, services and the nearest other kiosks. It is true until one of its opening statuses changes. */
export async function LocationScreen({ edition, state, city, path, data, kiosk, around, stock, now }: LocationScreenProps) {
  const { lang } = edition;
  const messages = messagesOf(lang);
  const cityInfo = cityOf(data, state, city);
  const above = [
    { label: messages.keyServices, path: "/key-services/" },
    { label: cityInfo.stateName, path: cityInfo.statePath },
    { label: cityInfo.city, path: cityInfo.path },
  ];
  const { call, prices: all } = await loadChrome(edition);
  const prices = pricesIn(all, lang, kiosk.address.country);
  const designs = designsInStock(stock);
  const store = storeHoursOf(kiosk);
  const others = othersOf(kiosk, around);
  const status = storeStatusAt(store, now, lang);
  const statuses = others.map((other) => storeStatusAt(storeHoursOf(other.kiosk), now, lang));
  for (const one of [status, ...statuses]) if (one) recordChangeAt(one.changesAt);
  const unit = unitOf(lang, kiosk.address.country);
  return (
    <DirectoryFrame
      edition={edition}
      path={path}
      above={above}
      back={{ label: locationWords(lang).seeAllIn(cityInfo.city, cityInfo.kioskCount), path: cityInfo.path }}
      name={kiosk.address.street || nameOf(kiosk)}
      title={withoutCity(nameOf(kiosk), kiosk.address.city)}
      lead={[kiosk.address.street, cityLine(kiosk.address)].filter(Boolean).join(", ")}
      more={
        <LocationHead kiosk={kiosk} store={store} status={status} path={path} prices={prices} lang={lang}>
          {status?.status.kind === "closed" && (
            <NearestOpen
              others={others}
              at={kiosk.geoLocation}
              city={cityInfo.city}
              state={cityInfo.code}
              unit={unit}
              now={now}
              lang={lang}
            />
          )}
        </LocationHead>
      }
      aside={<LocationMap kiosk={kiosk} others={others.slice(0, ON_MAP)} statuses={[status, ...statuses]} unit={unit} lang={lang} />}
      callStrip={{
        title: messages.outsideTitle,
        text: kiosk.servicesAvailable.includes("locksmith") ? locationWords(lang).lockedOutIn(cityInfo.city) : messages.outsideText,
      }}
    >
      <div className={`shell ${directory.section} ${styles.facts}`}>
        <div className={styles.times}>
          <StoreHours kiosk={kiosk} store={store} now={now} lang={lang} />
          <PhoneCode href={withLang(path, lang)} lang={lang} />
        </div>
        <div>
          <KioskServices
            kiosk={kiosk}
            pages={data.servicePages ?? []}
            around={around}
            prices={prices}
            city={cityInfo.city}
            callNumber={call?.number ?? null}
            lang={lang}
          />
          <FindMachine kiosk={kiosk} lang={lang} />
        </div>
      </div>
      <div className={styles.chapter}>
        {designs && <PrintedDesigns designs={designs} galleryHref={galleryAt(kiosk, lang)} lang={lang} />}
        {/* Empty until the browser has fetched Google's reviews, and when there are none. */}
        <div data-reviews-of={kiosk.locationId} className={styles.reviews} />
      </div>
      <KiosksNearby
        others={around?.kiosksNear?.nodes ? others.slice(0, NEIGHBOURS) : null}
        city={cityInfo}
        phone={supportPhoneOf(data)}
        unit={unit}
        lang={lang}
      />
      <JsonLd data={toLocalBusiness(kiosk, lang, `${siteConfig().siteUrl}${withLang(path, lang)}`, prices)} />
    </DirectoryFrame>
  );
}

/** Returns the other kiosks around, the nearest first. */
function othersOf({ locationId }: LocationScreenProps["kiosk"], around: AroundKioskQuery | null) {
  return around?.kiosksNear?.nodes?.filter((one) => one.kiosk.locationId !== locationId) ?? [];
}

/** Returns the URL of the gallery at a kiosk. */
function galleryAt(kiosk: LocationScreenProps["kiosk"], lang: Lang): string {
  return galleryHref(withLang("/key-gallery/", lang), { q: nameOf(kiosk), at: kiosk.geoLocation ?? undefined, page: 1 });
}
