import { type ReactNode, useEffect, useState } from "react";
import { useKiosksNearPlaceQuery } from "#site/bff/__generated__/hooks.ts";
import { type ChosenPlace, onPlaceChange, readPlace } from "#site/device/place.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import styles from "./FeaturedKiosks.module.css";
import { KioskCards } from "./KioskCards";
import type { PlaceKiosksProps } from "./placeKiosksProps";

/** Kiosks farther away than this are not around the place. */
const MAX_KM = 80;
const NOWHERE = { lat: 0, lng: 0 };

type Props = PlaceKiosksProps & { children: ReactNode };

/** The kiosks nearest to the place that the device remembers; the children until they are there, and without place or kiosks. */
export default function KiosksNearPlace({ offering, count, lang, level, all, children }: Props) {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => onPlaceChange(() => setPlace(readPlace())), []);
  const point = place ? { lat: place.lat, lng: place.lng } : NOWHERE;
  const { data } = useKiosksNearPlaceQuery({ variables: { point, offering: [...offering], first: count }, skip: !place });
  const near = (place && data?.kiosksNear?.nodes?.filter(({ distanceKm }) => distanceKm <= MAX_KM)) || [];
  if (!place || near.length === 0) return children;
  return (
    <>
      <p className={styles.near}>
        {/* Filled with the place by its script (locatorBar/offerPlace.ts). */}
        <offer-place data-href={withLang("/key-services/", lang)} data-label={all} />
      </p>
      <KioskCards
        kiosks={near.map(({ kiosk }) => kiosk)}
        distances={new Map(near.map(({ kiosk, distanceKm }) => [kiosk.locationId, distanceKm]))}
        openHref={openAround(place, lang)}
        lang={lang}
        level={level}
      />
    </>
  );
}

/** Returns the URL of the open kiosks around a place. */
function openAround({ label, lat, lng, placeId }: ChosenPlace, lang: Lang): string {
  const query = new URLSearchParams({ q: label, at: `${lat},${lng}`, ...(placeId && { place: placeId }), open: "now" });
  return `${withLang("/key-services/", lang)}?${query}`;
}
