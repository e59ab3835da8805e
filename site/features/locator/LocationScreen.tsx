import type { KioskLocationQuery, KiosksAroundQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { withLang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { serviceName } from "../../i18n/services";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { DirectoryFrame } from "./DirectoryFrame";
import directory from "./directory.module.css";
import { nameOf, placeOf } from "../../ui/kioskName";
import { KiosksNearby } from "./KiosksNearby";
import { ListMissing } from "./ListMissing";
import { supportPhoneOf } from "./loadDirectory";
import { LocationHead } from "./LocationHead";
import styles from "./LocationScreen.module.css";
import { cityOf } from "./placeNames";
import { PrintedDesigns } from "./PrintedDesigns";
import { ServicesHere } from "./ServicesHere";
import { servicesInWords, toServices } from "./servicesInWords";
import { StoreHours } from "./StoreHours";
import { toLocalBusiness } from "./structuredData";

interface LocationScreenProps {
  edition: Edition;
  /** Parts of the address. */
  state: string;
  city: string;
  path: string;
  data: KioskLocationQuery | null;
  around: NonNullable<KiosksAroundQuery["kiosksNear"]>["results"] | null;
}

/** One kiosk: where it is, when it is open, what it offers, and which others are near. */
export function LocationScreen({ edition, state, city, path, data, around }: LocationScreenProps) {
  const { lang } = edition;
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  const place = cityOf(data, state, city);
  const kiosk = data?.kiosk;
  const above = [
    { label: messages.keyServices, path: "/key-services/" },
    { label: place.stateName, path: place.statePath },
    { label: place.city, path: place.path },
  ];
  if (!kiosk) {
    return (
      <DirectoryFrame edition={edition} path={path} above={above} title={words.inCity(messages.keyServices, place.city, place.code, place.stateName)} name={messages.unavailableTitle}>
        <div className={`shell ${directory.section}`}>
          <ListMissing lang={lang} phone={supportPhoneOf(data)} />
        </div>
      </DirectoryFrame>
    );
  }
  const first = toServices(kiosk.servicesAvailable)[0];
  return (
    <DirectoryFrame
      edition={edition}
      path={path}
      above={above}
      name={kiosk.address.street || nameOf(kiosk)}
      title={words.at(first === "become-locksmith" || !first ? servicesInWords([], lang) : serviceName(first, lang), nameOf(kiosk))}
      lead={[kiosk.address.street, placeOf(kiosk.address)].filter(Boolean).join(", ")}
      more={<LocationHead kiosk={kiosk} lang={lang} />}
      // oxlint-disable-next-line nextjs/no-img-element -- a drawing of ours, already as small as it gets
      aside={<img src="/assets/kiosk.svg" alt="" width={260} height={520} className={styles.art} />}
    >
      <div className={`shell ${directory.section} ${styles.facts}`}>
        <ServicesHere kiosk={kiosk} pages={data.servicePages ?? []} callNumber={data.app_bar?.data.call_number || null} lang={lang} />
        <StoreHours kiosk={kiosk} lang={lang} />
      </div>
      {kiosk.keyDesigns && <PrintedDesigns designs={kiosk.keyDesigns} lang={lang} />}
      <KiosksNearby around={around} locationId={kiosk.locationId} city={place} phone={supportPhoneOf(data)} lang={lang} />
      <JsonLd data={toLocalBusiness(kiosk, lang, `${siteConfig().siteUrl}${withLang(path, lang)}`)} />
    </DirectoryFrame>
  );
}
