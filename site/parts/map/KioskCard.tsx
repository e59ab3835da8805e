import { useRef } from "react";
import { hasHours } from "../../hours/storeHours";
import { OpenStatus } from "../../hours/OpenStatus";
import { type Lang, withLang } from "../../i18n/languages";
import { Arrow } from "../../ui/Arrow";
import { buttonClass } from "../../ui/Button/Button";
import { nameOf, withoutCity } from "../../ui/kioskName";
import styles from "./KioskCard.module.css";
import { CloseIcon } from "./MapIcons";
import type { MapRow } from "./kioskMapProps";
import type { LatLng } from "./mapAdapter";
import type { MapWords } from "./mapWords";
import type { MapKiosk } from "./useMapKiosks";
import { useFocusWhenShown } from "./useFocusWhenShown";

interface KioskCardProps {
  at: LatLng;
  /** Undefined until it has loaded. */
  kiosk: MapKiosk | undefined;
  /** The kiosk in the list, if it is listed: its row has the ways to it. */
  row: MapRow | undefined;
  side: "left" | "right" | "below";
  lang: Lang;
  words: MapWords;
  /** Whether the card takes the focus, since a key has opened it. */
  takesFocus: boolean;
  onClose(): void;
}

/** Card of the selected pin: name, address, opening status and links. */
export function KioskCard({ kiosk, at, row, side, lang, words, takesFocus, onClose }: KioskCardProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useFocusWhenShown(closeButton, takesFocus);
  const city = kiosk?.address.city;
  const title = kiosk ? withoutCity(nameOf(kiosk), city) : (row?.name ?? words.kiosk);
  return (
    <section className={styles.card} data-side={side} aria-label={title} aria-live="polite">
      <div className={styles.head}>
        <p className={styles.name}>{title}</p>
        <button ref={closeButton} type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <p className={styles.address}>{[kiosk?.address.street ?? row?.street, row ? null : city].filter(Boolean).join(", ")}</p>
      {kiosk && hasHours(kiosk) && <OpenStatus store={kiosk} lang={lang} />}
      <p className={styles.ways}>
        {!row && (
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${at.lat},${at.lng}`}
            rel="noopener noreferrer"
            className={`${buttonClass("primary")} ${styles.directions}`}
          >
            {words.directions}
          </a>
        )}
        {kiosk?.path && (
          <a href={withLang(kiosk.path, lang)} className={styles.page}>
            {words.seeKiosk} {row && <Arrow />}
          </a>
        )}
      </p>
    </section>
  );
}
