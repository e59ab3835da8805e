import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/Icon/Icon";
import type { LocationTexts } from "../geolocation/locationTexts";
import type { LatLng } from "./mapAdapter";
import styles from "./MapControls.module.css";
import { AgainIcon, MinusIcon, PlusIcon } from "./MapIcons";
import type { MapWords } from "./mapWords";

interface MapControlsProps {
  words: MapWords;
  locationTexts: LocationTexts;
  /** URL of the list of kiosks in view, once the visitor has moved the map; else null. */
  searchHref: string | null;
  onZoom(levels: number): void;
  onLocated(position: LatLng): void;
}

/** The map's buttons. */
export function MapControls({ words, locationTexts, searchHref, onZoom, onLocated }: MapControlsProps) {
  return (
    <>
      {searchHref && (
        <a href={searchHref} className={`${styles.control} ${styles.search}`}>
          <AgainIcon />
          {words.searchThisArea}
        </a>
      )}
      <LocateButton label={words.showMyPlace} texts={locationTexts} onLocated={onLocated} />
      <div className={`${styles.control} ${styles.zoom}`}>
        <button type="button" aria-label={words.zoomIn} className={styles.button} onClick={() => onZoom(1)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={words.zoomOut} className={styles.button} onClick={() => onZoom(-1)}>
          <MinusIcon />
        </button>
      </div>
    </>
  );
}

/** Button that asks for the visitor's position when pressed. */
function LocateButton({ label, texts, onLocated }: { label: string; texts: LocationTexts; onLocated(position: LatLng): void }) {
  const [isBusy, setBusy] = useState(false);
  // Aborts when the visitor leaves the page.
  const attempt = useRef<AbortController>(null);
  useEffect(() => () => attempt.current?.abort(), []);
  const locate = async () => {
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    const position = await import("../geolocation/requestPosition").then(
      ({ requestPosition }) => requestPosition(texts, { signal, onAsking: (isAsking) => !signal.aborted && setBusy(isAsking) }),
      () => null,
    );
    if (position && !signal.aborted) onLocated(position);
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy}
      className={`${styles.control} ${styles.button} ${styles.locate}`}
      onClick={() => void locate()}
    >
      <Icon name="locate" size={22} />
    </button>
  );
}
