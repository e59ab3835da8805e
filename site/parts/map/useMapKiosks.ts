import { useEffect, useMemo, useState } from "react";
import { MapKiosksDocument, type MapKiosksQuery } from "../../bff/__generated__/operations";
import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { storeStatusAt, isOpenStatus } from "../../hours/storeStatus";
import { useEachMinute } from "../../hours/useEachMinute";
import type { Lang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import type { MapRow } from "./kioskMapProps";
import type { LatLng, View } from "./mapAdapter";
import type { Marker } from "./markers";
import { contains } from "./projection";

/** A kiosk as the map's card shows it. */
export type MapKiosk = NonNullable<MapKiosksQuery["kiosks"]>[number];

/** What a dot says of its kiosk. */
export type MapDot = Omit<MapRow, keyof LatLng>;

/** Maximum number of kiosks of one request; the BFF's, too. */
const MAX_IDS = 50;
const TIMEOUT_MS = 10_000;

interface MapKiosks {
  /** What is known of kiosks that the page does not list, by id. */
  kiosks: ReadonlyMap<string, MapKiosk>;
  /** The same as names and opening statuses of their dots, renewed each minute. */
  dots: ReadonlyMap<string, MapDot>;
}

/** Loads the kiosks in view that the page does not list, and the selected one. Each is requested once. */
export function useMapKiosks(
  markers: readonly Marker[],
  view: View | null,
  rows: ReadonlyMap<string, MapRow>,
  selectedId: string | undefined,
  lang: Lang,
): MapKiosks {
  const [kiosks, setKiosks] = useState<ReadonlyMap<string, MapKiosk>>(new Map());
  // With those that do not exist any more.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const missing = useMemo(() => {
    const inView = view ? markers.filter((marker) => isIn(view, marker)) : [];
    const ids = inView.flatMap(({ locationId }) => (locationId === null || rows.has(locationId) ? [] : [locationId]));
    const wanted = selectedId === undefined ? ids : [selectedId, ...ids];
    return wanted
      .filter((id) => !asked.has(id))
      .slice(0, MAX_IDS)
      .join(",");
  }, [markers, view, rows, selectedId, asked]);
  useEffect(() => {
    if (!missing) return;
    const ids = missing.split(",");
    const keep = (loaded: readonly MapKiosk[]) => {
      setAsked((before) => new Set([...before, ...ids]));
      setKiosks((before) => new Map([...before, ...loaded.map((one): [string, MapKiosk] => [one.locationId, one])]));
    };
    // A failure is in the log; another view asks again.
    void queryFromBrowser(MapKiosksDocument, { ids }, { timeoutMs: TIMEOUT_MS }).then(
      ({ data }) => data?.kiosks && keep(data.kiosks),
      () => {},
    );
  }, [missing]);
  const now = useEachMinute();
  const dots = useMemo(() => new Map([...kiosks].map(([id, kiosk]) => [id, toDot(kiosk, now, lang)])), [kiosks, now, lang]);
  return { kiosks, dots };
}

function isIn(view: View, { lat, lng }: LatLng): boolean {
  return contains(view.bounds, { minLat: lat, maxLat: lat, minLng: lng, maxLng: lng });
}

function toDot(kiosk: MapKiosk, now: Date, lang: Lang): MapDot {
  const status = storeStatusAt(kiosk, now, lang);
  return {
    locationId: kiosk.locationId,
    name: nameOf(kiosk),
    ...(kiosk.address.street && { street: kiosk.address.street }),
    ...(status && { status: status.line.text }),
    ...(!(status && isOpenStatus(status.status)) && { isClosed: true as const }),
  };
}
