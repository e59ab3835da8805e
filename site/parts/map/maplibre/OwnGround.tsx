import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { useEffect, useMemo, useState } from "react";
import { moved } from "../boxes";
import { collect } from "../baseMap/baseMap";
import { bandsAround, dotsIn } from "../baseMap/bandShapes";
import { BAND_ZOOM } from "../baseMap/zooms";
import { edgeSignsOf, signBox } from "../edgeSigns";
import { EdgeSigns } from "../EdgeSigns";
import { ringLabelBox, ringLabels } from "../distanceRings";
import { boxesOutOfSight, controlBoxes } from "../floatingBoxes";
import type { GroundProps } from "../mapAdapter";
import { SMALL_MAP_PX } from "../markers";
import { toDots } from "../networkDots";
import { placeNameBoxes, townsOf } from "../placeNames";
import { boxOfName } from "../placeOfName";
import { pixelIn } from "../projection";
import { BANDS, showBuiltUp } from "./bands";
import { limitNames } from "./labelLayers";
import type { Towns } from "./loadCells";
import { type Obstacle, obstacleOf } from "./obstacles";
import { NETWORK } from "./shapeLayers";

interface OwnGroundProps extends GroundProps {
  map: MapLibre;
  /** Keeps names of towns clear of an obstacle. */
  keepClear(obstacle: Obstacle): () => void;
  /** Null until the first have loaded. */
  towns: Towns | null;
}

/**
 * What our own map draws below its markers: bands around the searched point, dots of half miles or of the network, and signs to towns
 * beyond its edge. Its names of towns stand clear of what covers it.
 */
export function OwnGround({
  map,
  keepClear,
  towns,
  at,
  atName,
  rings,
  view,
  covered,
  hasSearch,
  pins,
  marks,
  ringNames,
  isOfKiosk,
  network,
  unit,
  lang,
}: OwnGroundProps) {
  useEffect(() => {
    const radii = rings.map(({ km }) => km);
    const dots = at && view.zoom >= BAND_ZOOM ? dotsIn(view.bounds, at, unit) : [];
    const bands = at ? bandsAround(at, radii) : [];
    void map.getSource<GeoJSONSource>(BANDS)?.setData(collect([...bands, ...dots]));
    showBuiltUp(map, bands.length > 0);
  }, [map, at, rings, view, unit]);
  const isSmall = view.width < SMALL_MAP_PX;
  useEffect(() => {
    void map.getSource<GeoJSONSource>(NETWORK)?.setData(collect(network ? toDots(network, isSmall) : []));
  }, [map, network, isSmall]);
  const signs = useMemo(() => {
    if (isOfKiosk) return [];
    const placed = towns?.towns.map(([name, x, y, rank]) => ({ name, rank, lng: x / towns.steps, lat: y / towns.steps })) ?? [];
    const labels = at ? ringLabels(at, rings).map((label) => ringLabelBox(view, label.at)) : [];
    return edgeSignsOf(placed, view, covered, at, pins, [...controlBoxes(view, covered, { hasSearch }), ...labels, ...marks]);
  }, [towns, view, covered, hasSearch, at, rings, pins, marks, isOfKiosk]);
  useEffect(() => limitNames(map, townsOf(pins), isOfKiosk), [map, pins, isOfKiosk]);
  useEffect(() => {
    const searched = at && atName ? [moved(boxOfName(atName, at, view, pins), pixelIn(view, at))] : [];
    const names = [...searched, ...placeNameBoxes(pins, view), ...[...(ringNames?.values() ?? [])].map(({ box }) => box)];
    const boxes = [...boxesOutOfSight(view, covered), ...signs.map(signBox), ...names];
    const stops = boxes.map((box) => keepClear(obstacleOf(box, map)));
    return () => stops.forEach((stop) => stop());
  }, [map, keepClear, view, covered, signs, at, atName, pins, ringNames]);
  return useIsMoving(map) ? null : <EdgeSigns signs={signs} unit={unit} lang={lang} />;
}

function useIsMoving(map: MapLibre): boolean {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const [begin, end] = [() => setMoving(true), () => setMoving(false)];
    map.on("movestart", begin);
    map.on("moveend", end);
    return () => {
      map.off("movestart", begin);
      map.off("moveend", end);
    };
  }, [map]);
  return isMoving;
}
