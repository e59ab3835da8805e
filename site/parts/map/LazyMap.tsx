"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { withClient } from "../../bff/lazyClient";
import type { KioskMapProps } from "./kioskMapProps";
import styles from "./MapFrame.module.css";
import { ShowMap } from "./ShowMap";

const loadMap = withClient(() => import("./KioskMap"));

/** Loads the map's code when it comes into view. For a visitor who saves data it shows a button instead. */
export function LazyMap(props: KioskMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [Map, setMap] = useState<ComponentType<KioskMapProps> | null>(null);
  const [isOffered, setOffered] = useState(false);
  const load = useCallback(() => {
    loadMap().then(
      ({ KioskMap }) => setMap(() => KioskMap),
      () => setOffered(true),
    );
  }, []);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (savesData()) setOffered(true);
      else load();
    });
    observer.observe(container.current!);
    return () => observer.disconnect();
  }, [load]);
  return (
    <div ref={container} className={styles.slot}>
      {Map ? <Map {...props} /> : isOffered && <ShowMap words={props.words} isOverPicture={props.subject !== undefined} onShow={load} />}
    </div>
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
