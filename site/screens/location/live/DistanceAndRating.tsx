import { lazy, Suspense, useEffect, useState } from "react";
import { onPlaceChange, readPlace } from "#site/device/place.ts";
import { formatDistance, unitOf } from "#site/i18n/formatDistance.ts";
import { locationWords } from "#site/i18n/location.ts";
import { Icon } from "#site/ui/Icon/Icon.tsx";
import { distanceKm } from "#site/parts/locator/distanceKm.ts";
import type { LiveDetailsProps } from "./liveDetailsProps";
import styles from "./LiveDetails.module.css";

// Loaded separately, because the distance need not wait for the BFF's client. Renders nothing when it fails to load.
const loadGoogleRating = () => import("./GoogleRating");
const GoogleRating = lazy(() => loadGoogleRating().catch(() => ({ default: () => null })));

/** The visitor's distance to the kiosk and Google's rating. */
export default function DistanceAndRating(props: LiveDetailsProps) {
  const distance = useDistance(props);
  const { lang, country, isRated } = props;
  return (
    <>
      {isRated && !savesData() && (
        <Suspense>
          <GoogleRating {...props} />
        </Suspense>
      )}
      {distance !== null && (
        <p className={styles.fact}>
          <Icon name="pin" size={18} />
          <strong>{locationWords(lang).away(formatDistance(distance, lang, unitOf(lang, country)))}</strong>
        </p>
      )}
    </>
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Returns the kilometres from the place that this device remembers; null without one. */
function useDistance({ at }: LiveDetailsProps): number | null {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => onPlaceChange(() => setPlace(readPlace())), []);
  return place && at && distanceKm(place, at);
}
