import { GoogleMap as ReactGoogleMap, OverlayViewF } from "@react-google-maps/api";
import { useEffect, useRef, useState } from "react";
import type { Bounds, GroundProps, MapAdapter, MapHandle, MapProps, OverlayProps, View } from "../mapAdapter";
import { CLOSEST, isFloating, paddingOf } from "../firstView";
import { boundsForZoom } from "../projection";
import { StreetRings } from "../StreetRings";
import styles from "./GoogleMap.module.css";
import { useGoogleScript } from "./useGoogleScript";

/** Google's map, by @react-google-maps/api. */
function GoogleMap(props: MapProps) {
  const { settings, lang } = props;
  const { isLoaded, error } = useGoogleScript(settings.google!, lang);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (error) latest.current.onFail("notLoaded", error);
  }, [error]);
  return isLoaded && !error ? <LoadedMap {...props} /> : null;
}

function LoadedMap({ bounds, margin, isCooperative, onReady, onIdle, children }: MapProps) {
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const latest = useRef({ margin });
  useEffect(() => {
    latest.current = { margin };
  });
  // A stable object: the library applies the options again whenever the object changes.
  const [options] = useState<google.maps.MapOptions>(() => ({
    disableDefaultUI: true,
    clickableIcons: false,
    isFractionalZoomEnabled: true,
    keyboardShortcuts: true,
    gestureHandling: isCooperative ? "cooperative" : "greedy",
  }));
  return (
    <ReactGoogleMap
      mapContainerClassName={styles.map}
      options={options}
      onLoad={(googleMap) => {
        setMap(googleMap);
        const handle = toHandle(googleMap, latest);
        handle.fit(bounds);
        onReady(handle);
      }}
      onIdle={() => {
        const view = map && viewOf(map);
        if (view) onIdle(view);
      }}
    >
      {children}
    </ReactGoogleMap>
  );
}

/** Renders children at a point of the map. The package has no advanced markers, so this is an overlay with our element. */
function Overlay({ at: { lat, lng }, layer, children }: OverlayProps) {
  // A stable object: the library creates a new overlay for each new position object.
  const [position, setPosition] = useState({ lat, lng });
  if (position.lat !== lat || position.lng !== lng) setPosition({ lat, lng });
  return (
    <OverlayViewF position={position} mapPaneName="overlayMouseTarget" zIndex={layer}>
      {children}
    </OverlayViewF>
  );
}

/** Returns what the map shows; null before its first layout. */
function viewOf(map: google.maps.Map): View | null {
  const [box, center, zoom] = [map.getBounds()?.toJSON(), map.getCenter()?.toJSON(), map.getZoom()];
  if (!box || !center || zoom === undefined) return null;
  const { clientWidth, clientHeight } = map.getDiv();
  return {
    bounds: { minLat: box.south, maxLat: box.north, minLng: box.west, maxLng: box.east },
    center,
    zoom,
    width: clientWidth,
    height: clientHeight,
    // Street level separates all but the closest kiosks.
    isClosest: false,
  };
}

function toHandle(map: google.maps.Map, latest: { current: Pick<MapProps, "margin"> }): MapHandle {
  const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    fit(bounds) {
      const { clientWidth, clientHeight } = map.getDiv();
      // fitBounds has no maximum zoom: without this, one kiosk would be shown at street level.
      const padding = paddingOf(latest.current.margin, clientWidth, clientHeight, isFloating());
      const [width, height] = [clientWidth - padding.left - padding.right, clientHeight - padding.top - padding.bottom];
      map.fitBounds(toLiteral(boundsForZoom(bounds, CLOSEST[latest.current.margin], width, height)), padding);
    },
    moveTo(center, zoom) {
      if (zoom !== undefined) map.setZoom(zoom);
      if (isCalm()) map.setCenter(center);
      else map.panTo(center);
    },
    zoomBy: (levels) => map.setZoom((map.getZoom() ?? 0) + levels),
    panBy: (x, y) => map.panBy(x, y),
    // Google observes the size of its container itself.
    resize: () => {},
  };
}

function toLiteral({ minLat, maxLat, minLng, maxLng }: Bounds): google.maps.LatLngBoundsLiteral {
  return { south: minLat, north: maxLat, west: minLng, east: maxLng };
}

function Ground({ at, rings }: GroundProps) {
  return <StreetRings Overlay={Overlay} at={at} rings={rings} />;
}

export const adapter: MapAdapter = { Map: GoogleMap, Overlay, Ground };
