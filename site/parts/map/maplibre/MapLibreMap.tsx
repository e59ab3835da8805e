import { Map as MapLibre, Marker } from "maplibre-gl";
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { GroundProps, MapAdapter, MapHandle, MapProps, OverlayProps } from "../mapAdapter";
import { headOf } from "../pinLeans";
import { StreetRings } from "../StreetRings";
import { BANDS } from "./bands";
import { createMapLibre, fitOptions, toLngLatBounds, toMapLibreZoom, viewOf } from "./createMapLibre";
import type { Towns } from "./loadCells";
import { createObstacles, HEAD_REACH, MARKER_REACH } from "./obstacles";
import { OwnGround } from "./OwnGround";
import styles from "./MapLibreMap.module.css";

interface Drawn {
  map: MapLibre;
  /** Keeps labels clear of an obstacle. */
  keepClear: ReturnType<typeof createObstacles>;
  /** Those of our own map that are loaded. */
  towns: Towns | null;
}

const MapContext = createContext<Drawn | null>(null);

/** The map without an API key: MapLibre with our own map data, or with a configured style. */
function MapLibreMap(props: MapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Omit<Drawn, "towns"> | null>(null);
  const [towns, setTowns] = useState<Towns | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let map: MapLibre | undefined;
    let isGone = false;
    const begin = async () => {
      if (!canDraw()) return latest.current.onFail("notDrawn");
      try {
        map = await createMapLibre(container.current!, latest.current, setTowns);
      } catch (error) {
        return isGone ? undefined : latest.current.onFail("notLoaded", error);
      }
      if (isGone) return map.remove();
      listen(map, latest);
      setDrawn({ map, keepClear: createObstacles(map) });
      latest.current.onReady(toHandle(map, latest));
    };
    void begin();
    return () => {
      isGone = true;
      map?.remove();
    };
  }, []);
  const value = useMemo(() => drawn && { ...drawn, towns }, [drawn, towns]);
  return (
    <div ref={container} className={styles.map}>
      {value && <MapContext value={value}>{props.children}</MapContext>}
    </div>
  );
}

/** Renders children at a point of the map. */
function Overlay({ at: { lat, lng }, layer, lean = 0, children }: OverlayProps) {
  const { map, keepClear } = useContext(MapContext)!;
  const [{ element, marker }] = useState(() => {
    const holder = document.createElement("div");
    return { element: holder, marker: new Marker({ element: holder, subpixelPositioning: true }) };
  });
  useEffect(() => {
    marker.setLngLat([lng, lat]).addTo(map);
    return keepClear({ at: { lat, lng }, reach: MARKER_REACH });
  }, [map, keepClear, marker, lat, lng]);
  useEffect(() => {
    if (lean === 0) return;
    const { x, y } = map.project([lng, lat]);
    const head = headOf({ x, y }, lean);
    return keepClear({ at: map.unproject([head.x, head.y]), reach: HEAD_REACH });
  }, [map, keepClear, lat, lng, lean]);
  useEffect(() => () => void marker.remove(), [marker]);
  useEffect(() => {
    marker.getElement().style.zIndex = String(layer);
  }, [marker, layer]);
  return createPortal(children, element);
}

function listen(map: MapLibre, latest: { current: MapProps }): void {
  const tell = () => latest.current.onIdle(viewOf(map));
  map.on("moveend", tell);
  map.on("resize", tell);
  map.on("webglcontextlost", () => latest.current.onFail("lost"));
  // A tile or glyph that fails to load only leaves a gap.
  map.on("error", ({ error }) => console.warn(`The map: ${error.message}`));
  tell();
}

function toHandle(map: MapLibre, latest: { current: MapProps }): MapHandle {
  return {
    fit: (bounds) => void map.fitBounds(toLngLatBounds(bounds), fitOptions(map.getContainer(), latest.current.margin)),
    moveTo: ({ lat, lng }, zoom) => void map.easeTo({ center: [lng, lat], ...(zoom !== undefined && { zoom: toMapLibreZoom(zoom) }) }),
    zoomBy: (levels) => void map.easeTo({ zoom: map.getZoom() + levels }),
    panBy: (x, y) => void map.panBy([x, y]),
    resize: () => void map.resize(),
  };
}

function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

function Ground(props: GroundProps) {
  const drawn = useContext(MapContext)!;
  if (drawn.map.getSource(BANDS)) return <OwnGround {...drawn} {...props} />;
  return <StreetRings Overlay={Overlay} at={props.at} rings={props.rings} />;
}

export const adapter: MapAdapter = { Map: MapLibreMap, Overlay, Ground };
