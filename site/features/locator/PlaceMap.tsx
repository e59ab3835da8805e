import styles from "./PlaceMap.module.css";

interface PlaceMapProps {
  lat: number;
  lng: number;
  /** What stands there. */
  name: string;
}

/** Where a kiosk is, beside its name: a calm drawing with a pin, in the size of the map that may take its place. */
export function PlaceMap({ lat, lng }: PlaceMapProps) {
  return (
    <div className={styles.map} data-lat={lat} data-lng={lng}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing of ours, already as small as it gets */}
      <img src="/assets/place.svg" alt="" width={520} height={400} />
    </div>
  );
}
