"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PLACE_KEY } from "#site/device/keys.ts";
import type { PlaceKiosksProps } from "./placeKiosksProps";

const loadKiosks = () => import("./KiosksNearPlace");

/**
 * Shows the kiosks around the place that the device remembers instead of the editor's. The server does not know the place, so that the page
 * is the same for all visitors; those without a place load nothing for it.
 */
export function PlaceKiosks({ children, ...props }: PlaceKiosksProps & { children: ReactNode }) {
  const [Kiosks, setKiosks] = useState<ComponentType<PlaceKiosksProps & { children: ReactNode }> | null>(null);
  useEffect(() => {
    const load = () => {
      if (!hasPlace()) return;
      removeEventListener(PLACE_KEY, load);
      loadKiosks().then(
        (loaded) => setKiosks(() => loaded.default),
        () => {},
      );
    };
    load();
    addEventListener(PLACE_KEY, load);
    return () => removeEventListener(PLACE_KEY, load);
  }, []);
  return Kiosks ? <Kiosks {...props}>{children}</Kiosks> : children;
}

function hasPlace(): boolean {
  try {
    return localStorage.getItem(PLACE_KEY) !== null;
  } catch {
    // A browser that forbids its store remembers no place.
    return false;
  }
}
