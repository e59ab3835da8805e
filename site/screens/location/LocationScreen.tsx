import type { AroundKioskQuery, KioskLocationQuery, StockOfKioskQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { locatorWords } from "../../i18n/locator";
import { serviceName } from "../../i18n/services";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { galleryHref } from "../../parts/gallery/galleryState";
import { DirectoryFrame } from "../../parts/directoryFrame/DirectoryFrame";
import directory from "../../parts/directoryFrame/directory.module.css";
import { nameOf, cityLine } from "../../ui/kioskName";
import { KiosksNearby } from "./KiosksNearby";
import { supportPhoneOf } from "../../parts/directory/loadDirectory";
import { LocationHead } from "./LocationHead";
import styles from "./LocationScreen.module.css";
import { designsInStock } from "./aroundKiosk";
import { LocationMap } from "./LocationMap";
import { cityOf } from "../../parts/directory/cityOf";
import { PrintedDesigns } from "./PrintedDesigns";
import { KioskServices } from "./services/KioskServices";
import { servicesInWords, toServices } from "../../parts/directory/servicesInWords";
import { StoreHours } from "./hours/StoreHours";
import { toLocalBusiness } from "../../parts/seo/structuredData";
import { FindMachine } from "./FindMachine";

interface LocationScreenProps {
  edition: Edition;
  /** Parts of the address. */
  state: string;
  city: string;
  path: string;
  /** What is around it in the directory, and its services' pages. */
  data: KioskLocationQuery;
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  /** Null where the BFF is silent, or was too late. */
  around: AroundKioskQuery | null;
  /** The same of what is in stock on the spot. */
  stock: StockOfKioskQuery["keyDesignsByCoordinates"];
}

/** One kiosk: where it is, when it is open, what it offers, and which others are near. */
export async function LocationScreen({ edition, state, city, path, data, kiosk, around, stock }: LocationScreenProps) {
  const { lang } = edition;
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  const place = cityOf(data, state, city);
  const above = [
    { label: messages.keyServices, path: "/key-services/" },
    { label: place.stateName, path: place.statePath },
    { label: place.city, path: place.path },
  ];
  const { call } = await loadChrome(edition);
  const designs = designsInStock(stock);
  return (
    <DirectoryFrame
      edition={edition}
      path={path}
      above={above}
      name={kiosk.address.street || nameOf(kiosk)}
      title={words.at(titleService(kiosk.servicesAvailable, lang), nameOf(kiosk))}
      lead={[kiosk.address.street, cityLine(kiosk.address)].filter(Boolean).join(", ")}
      more={<LocationHead kiosk={kiosk} path={path} lang={lang} />}
      aside={<LocationMap kiosk={kiosk} lang={lang} />}
      callStrip={{
        title: messages.outsideTitle,
        text: kiosk.servicesAvailable.includes("locksmith") ? locationWords(lang).lockedOutIn(place.city) : messages.outsideText,
      }}
    >
      <div className={`shell ${directory.section} ${styles.facts}`}>
        <div>
          <KioskServices
            kiosk={kiosk}
            pages={data.servicePages ?? []}
            around={around}
            city={place.city}
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
            galleryHref={galleryHref(withLang("/key-gallery/", lang), { q: nameOf(kiosk), at: kiosk.geoLocation, page: 1 })}
            lang={lang}
          />
        )}
        {/* Empty until the browser has asked Google, and where it says nothing. */}
        <div data-reviews-of={kiosk.locationId} className={styles.reviews} />
      </div>
      <KiosksNearby
        around={around?.kiosksNear?.results ?? null}
        locationId={kiosk.locationId}
        city={place}
        phone={supportPhoneOf(data)}
        lang={lang}
      />
      <JsonLd data={toLocalBusiness(kiosk, lang, `${siteConfig().siteUrl}${withLang(path, lang)}`)} />
    </DirectoryFrame>
  );
}

/** What a kiosk's page is called by: the first thing that can be had there. */
function titleService(names: readonly string[], lang: Lang): string {
  const first = toServices(names).find((service) => service !== "become-locksmith");
  return first ? serviceName(first, lang) : servicesInWords([], lang);
}
