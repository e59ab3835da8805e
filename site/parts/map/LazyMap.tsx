"use client";

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { KioskMapProps } from "./kioskMapProps";
import { chooseMapView, onMapView } from "./mapView";
import styles from "./MapFrame.module.css";
import { onceRested } from "./onceRested";
import { ShowMap } from "./ShowMap";

const loadMap = () => import("./KioskMap");

/** Small screens, and those without a mouse: starting a map there takes seconds of a phone's processor. */
const PHONE = "(width < 600px), (pointer: coarse)";

interface LazyMapProps extends KioskMapProps {
  /** A picture of the map, or of something else, that shows until the map does. */
  children: ReactNode;
}

/**
 * Loads the map's code when the page has loaded and rests; on a phone, and for a visitor who saves data, when the visitor presses a button.
 * Until then the picture shows.
 */
export function LazyMap({ children, ...props }: LazyMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [Map, setMap] = useState<ComponentType<KioskMapProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  // On a phone the button shows from the beginning, by its style sheet.
  const [isOffered, setOffered] = useState(false);
  const load = useCallback(async () => {
    setLoading(true);
    try {
      const { KioskMap } = await loadMap();
      setMap(() => KioskMap);
    } catch {
      setOffered(true);
    }
    setLoading(false);
  }, []);
  useEffect(() => {
    if (matchMedia(PHONE).matches) return;
    return onceRested(container.current!, () => (savesData() ? setOffered(true) : void load()));
  }, [load]);
  useEffect(() => onMapView(container.current!, () => void load()), [load]);
  // The pressed button had the focus, and is gone.
  const hasPressed = useRef(false);
  useEffect(() => {
    if (Map && hasPressed.current) container.current?.focus({ preventScroll: true });
  }, [Map]);
  const show = () => {
    hasPressed.current = true;
    chooseMapView(container.current!);
    void load();
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.slot}>
      {children}
      {Map ? (
        <Map {...props} />
      ) : (
        <ShowMap words={props.words} hasPicture={props.hasPicture} isOffered={isOffered} isBusy={isLoading} onShow={show} />
      )}
    </div>
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
