import { useEffect, useState } from "react";
import { type ChosenPlace, onPlaceChange, readPlace } from "../../device/place";
import { OpenStatus } from "../../hours/OpenStatus";
import { type Lang, withLang } from "../../i18n/languages";
import { formatDistance } from "../../i18n/formatDistance";
import { nameOf } from "../../ui/kioskName";
import styles from "./KnownPlace.module.css";
import { type Nearest, nearestKiosk } from "./nearestKiosk";

interface KnownPlaceProps {
  lang: Lang;
  /** Before the place. */
  label: string;
  /** Before the nearest kiosk. */
  nearestLabel: string;
}

/** The place that this device remembers, and the kiosk nearest to it once the BFF has told. Nothing where there is none. */
export function KnownPlace({ lang, label, nearestLabel }: KnownPlaceProps) {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => onPlaceChange(() => setPlace(readPlace())), []);
  if (!place) return null;
  return (
    <>
      <p className={styles.place} title={place.label}>
        <span className={styles.label}>{label}</span> <strong>{place.label}</strong>
      </p>
      <NearestLine key={`${place.lat},${place.lng}`} place={place} label={nearestLabel} lang={lang} />
    </>
  );
}

function NearestLine({ place, label, lang }: { place: ChosenPlace; label: string; lang: Lang }) {
  const [nearest, setNearest] = useState<Nearest | null>(null);
  useEffect(() => {
    let isGone = false;
    nearestKiosk(place).then(
      (found) => !isGone && setNearest(found),
      // The place stands without it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [place]);
  // The room is there from the start, so that nothing moves when it fills.
  return <div className={styles.nearest}>{nearest && <NearestKiosk nearest={nearest} label={label} lang={lang} />}</div>;
}

/** A kiosk in one line: its name, how far it is, and whether it is open. */
export function NearestKiosk({ nearest: { kiosk, distanceKm }, label, lang }: { nearest: Nearest; label: string; lang: Lang }) {
  const name = nameOf(kiosk);
  return (
    <>
      <span className={styles.nearestLabel}>{label}</span>
      {kiosk.path ? (
        <a href={withLang(kiosk.path, lang)} className={styles.name}>
          {name}
        </a>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.distance}>{formatDistance(distanceKm, lang, kiosk.address.country)}</span>
      {kiosk.hours && kiosk.hours.length > 0 && (
        <OpenStatus hours={kiosk.hours} holidays={kiosk.holidayHours ?? undefined} timeZone={kiosk.timeZone} lang={lang} />
      )}
    </>
  );
}
