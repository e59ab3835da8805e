import { useCallback, useEffect, useState } from "react";
import { hideGoogleContent } from "./googleContent";
import type { MapAdapter, MapFailure, MapSettings } from "./mapAdapter";

type Provider = "google" | "embedded";

const LOAD: Record<Provider, () => Promise<{ adapter: MapAdapter }>> = {
  google: () => import("./google/GoogleMap"),
  embedded: () => import("./maplibre/MapLibreMap"),
};

/** A script that failed is not loaded again in this document. */
let hasGoogleFailed = false;

interface Wanted {
  provider: Provider;
  attempt: number;
}

interface Adapter {
  adapter: MapAdapter | null;
  /** Number of the attempt, used as key, so that a retry creates a new map. */
  attempt: number;
  failure: MapFailure | null;
  onFail(reason: MapFailure, cause?: unknown): void;
  retry(): void;
}

/** Returns the map adapter: Google's when there is a key, ours without one or after Google's has failed. */
export function useAdapter({ google, isPlacesGoogles }: MapSettings): Adapter {
  // A new object per attempt, so that each loads its code.
  const [wanted, setWanted] = useState<Wanted>(() => ({ provider: google && !hasGoogleFailed ? "google" : "embedded", attempt: 0 }));
  const [loaded, setLoaded] = useState<{ adapter: MapAdapter; wanted: Wanted } | null>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);

  const onFail = useCallback(
    (reason: MapFailure, cause?: unknown) => {
      if (wanted.provider === "embedded") return setFailure(reason);
      if (!hasGoogleFailed) console.error("Google Maps API failed to load", cause);
      hasGoogleFailed = true;
      setWanted({ provider: "embedded", attempt: 0 });
    },
    [wanted],
  );
  useEffect(() => {
    let isGone = false;
    // Before our map even loads: Google's content must never stand beside it.
    const showGoogle = wanted.provider === "embedded" && isPlacesGoogles ? hideGoogleContent() : undefined;
    LOAD[wanted.provider]().then(
      ({ adapter }) => !isGone && setLoaded({ adapter, wanted }),
      (error) => !isGone && onFail("notLoaded", error),
    );
    return () => {
      isGone = true;
      showGoogle?.();
    };
  }, [wanted, isPlacesGoogles, onFail]);

  const retry = () => {
    setFailure(null);
    setWanted({ ...wanted, attempt: wanted.attempt + 1 });
  };
  return { adapter: failure || loaded?.wanted !== wanted ? null : loaded.adapter, attempt: wanted.attempt, failure, onFail, retry };
}
