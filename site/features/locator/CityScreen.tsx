import { withLang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { DirectoryFrame } from "./DirectoryFrame";
import styles from "./directory.module.css";
import { KioskRows } from "./KioskRows";
import { ListMissing } from "./ListMissing";
import { type loadCity, PAGE_SIZE, supportPhoneOf } from "./loadDirectory";
import { Pager } from "./Pager";
import { cityOf } from "./placeNames";
import { ServiceCounts } from "./ServiceCounts";

interface CityScreenProps {
  edition: Edition;
  /** As the address has them. */
  state: string;
  city: string;
  page: number;
  data: Awaited<ReturnType<typeof loadCity>>;
}

/** A city: all its kiosks, page by page. */
export function CityScreen({ edition, state, city, page, data }: CityScreenProps) {
  const { lang } = edition;
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  const place = cityOf(data, state, city);
  const list = data?.kiosksByPlace;
  return (
    <DirectoryFrame
      edition={edition}
      path={place.path}
      above={[{ label: messages.keyServices, path: "/key-services/" }, { label: place.stateName, path: place.statePath }]}
      title={words.inCity(messages.keyServices, place.city, place.code, place.stateName)}
      name={place.city}
      lead={place.kiosks > 0 && words.cityLead(place.kiosks)}
      more={
        place.kiosks > 1 && (
          <div className={styles.counts}>
            <ServiceCounts services={place.services} lang={lang} named />
          </div>
        )
      }
    >
      <div className={`shell ${styles.section}`}>
        {list?.kiosks ? (
          <>
            <KioskRows rows={list.kiosks.map((kiosk) => ({ kiosk }))} lang={lang} heading="h2" />
            <Pager path={withLang(place.path, lang)} page={page} pages={Math.ceil(list.total / PAGE_SIZE)} lang={lang} />
          </>
        ) : (
          <ListMissing lang={lang} phone={supportPhoneOf(data)} />
        )}
        <p className={styles.way}>
          <SiteLink href={withLang(place.statePath, lang)}>
            {messages.seeAllIn} {place.stateName}
          </SiteLink>
        </p>
      </div>
    </DirectoryFrame>
  );
}
