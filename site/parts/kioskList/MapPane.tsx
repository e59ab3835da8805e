import { REACH_KM, toKm, type Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import type { MapSettings } from "../map/mapAdapter";
import { MapFrame } from "../map/MapFrame";
import { boundsAround, boundsOf, firstView } from "../map/boundsOf";
import { isNotOpen, type RowData } from "./rowData";
import { printName } from "./rowNames";
import type { Area, LocatorState, Point } from "../locator/locatorState";

interface MapPaneProps {
  state: LocatorState;
  rows: readonly Pick<RowData, "id" | "name" | "onStreet" | "street" | "status" | "geoLocation">[];
  /** Where the open kiosk is that answers the search; null without one. */
  answerAt?: Point | null;
  /** Number of the first row in the list. */
  first: number;
  /** What to show when no kiosk fits: the list's city. */
  surroundings: Area | null;
  unit?: Unit;
  settings: MapSettings;
  lang: Lang;
}

/**
 * The map beside a list. It shows the searched area, else the searched point with the nearest kiosks and the answer, else the box around
 * the listed kiosks, else the list's city or the surroundings of the searched point.
 */
export function MapPane({
  state: { area, at, q, within, services, open, sort },
  rows,
  answerAt,
  first,
  surroundings,
  unit,
  settings,
  lang,
}: MapPaneProps) {
  const reachKm = within ? toKm(within.count, within.unit) : REACH_KM;
  const marked = rows.flatMap(({ geoLocation, ...row }, index) =>
    geoLocation ? [{ ...toMapRow(row, first + index), ...geoLocation }] : [],
  );
  // Later pages of a list begin far from the point.
  const isFirst = first === 1 && sort !== "name";
  const bounds =
    area ??
    (at && isFirst ? firstView(at, marked, answerAt ?? undefined) : boundsOf(marked)) ??
    surroundings ??
    (at ? boundsAround(at, reachKm) : null);
  return (
    <MapFrame
      lang={lang}
      settings={settings}
      bounds={bounds}
      margin={area || marked.length === 0 ? "area" : "list"}
      services={services}
      rows={marked}
      from={at}
      fromName={q}
      unit={unit}
      // Opening status is unknown for kiosks outside the list.
      isListOnly={open !== undefined}
    />
  );
}

function toMapRow({ id, street, status, ...row }: Omit<MapPaneProps["rows"][number], "geoLocation">, number: number) {
  return {
    locationId: id,
    name: printName(row),
    number,
    ...(street && { street }),
    ...(status && { status: status.text }),
    ...(isNotOpen({ status }) && { isClosed: true as const }),
  };
}
