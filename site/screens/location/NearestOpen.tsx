import type { AroundKioskQuery } from "../../bff/__generated__/operations";
import { OpenStatus } from "../../hours/OpenStatus";
import { storeHoursOf } from "../../hours/storeHours";
import { openRank } from "../../hours/hours";
import { isOpenStatus, storeStatusAt } from "../../hours/storeStatus";
import { formatDistance, REACH_KM, type Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { openNowWords } from "../../i18n/openNow";
import { EMPTY_STATE, type Point, printState } from "../../parts/locator/locatorState";
import { Arrow } from "../../ui/Arrow";
import { nameOf, streetName, withoutCity } from "../../ui/kioskName";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./NearestOpen.module.css";

interface NearestOpenProps {
  /** The other kiosks around, the nearest first. */
  others: NonNullable<NonNullable<AroundKioskQuery["kiosksNear"]>["nodes"]>;
  /** Where the closed kiosk is; null without a map position. */
  at: Point | null;
  city: string;
  state: string;
  unit: Unit;
  now: Date;
  lang: Lang;
}

/**
 * Where to go instead while a kiosk is closed: a link to the nearest open one, or within reach to the nearest that does not close within
 * minutes; when none of those around is open, a search for one.
 */
export function NearestOpen({ others, at: point, city, state, unit, now, lang }: NearestOpenProps) {
  const open = others.flatMap(({ kiosk, distanceKm }) => {
    const store = storeHoursOf(kiosk);
    const at = storeStatusAt(store, now, lang);
    return kiosk.path && at && isOpenStatus(at.status) ? [{ kiosk, path: kiosk.path, distanceKm, store, at }] : [];
  });
  const inReach = open.filter(({ distanceKm }) => distanceKm <= REACH_KM);
  const [best = open[0]] = inReach.toSorted((one, other) => openRank(one.at.status) - openRank(other.at.status));
  if (best) {
    const { kiosk, path, distanceKm, store, at } = best;
    const { street } = kiosk.address;
    return (
      <SiteLink href={withLang(path, lang)} className={styles.card}>
        <div className={styles.status}>
          <OpenStatus store={store} lang={lang} initial={at.line} />
          <span>{[formatDistance(distanceKm, lang, unit), street && streetName(street)].filter(Boolean).join(", ")}</span>
        </div>
        <strong className={styles.name}>{withoutCity(nameOf(kiosk), city)}</strong>
        <Arrow />
      </SiteLink>
    );
  }
  if (!point) return null;
  const search = printState({ ...EMPTY_STATE, q: `${city}, ${state}`, at: point, open: "now" });
  return (
    <SiteLink href={withLang("/key-services/", lang) + search} rel="nofollow" className={styles.card}>
      <strong className={styles.name}>{openNowWords(lang).findOpenNear}</strong>
      <Arrow />
    </SiteLink>
  );
}
