import { useCallback, useEffect, useState } from "react";
import { hideGoogle } from "./withoutGoogle";
import type { MapAdapter, MapFailure, MapSettings } from "./mapContract";

type Provider = "google" | "embedded";

const LOAD: Record<Provider, () => Promise<{ adapter: MapAdapter }>> = {
  google: () => import("./google/GoogleMap"),
  embedded: () => import("./maplibre/MapLibreMap"),
};

/** A script that failed once fails for as long as its page stays open. */
let hasGoogleFailed = false;

interface Adapter {
  adapter: MapAdapter | null;
  /** Told apart by a number, so that another try makes another map. */
  attempt: number;
  failure: MapFailure | null;
  onFail(reason: MapFailure, cause?: unknown): void;
  retry(): void;
}

/** The map to show: Google's where there is a key, ours without one or once Google's has failed. */
export function useAdapter({ google, isPlacesGoogles }: MapSettings): Adapter {
  const [provider, setProvider] = useState<Provider>(google && !hasGoogleFailed ? "google" : "embedded");
  const [loaded, setLoaded] = useState<{ adapter: MapAdapter; provider: Provider } | null>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  const onFail = useCallback(
    (reason: MapFailure, cause?: unknown) => {
      if (provider === "embedded") return setFailure(reason);
      if (!hasGoogleFailed) console.error("Google Maps API failed to load", cause);
      hasGoogleFailed = true;
      setProvider("embedded");
    },
    [provider],
  );
  useEffect(() => {
    let isGone = false;
    // Before the other map is even loaded: Google's words never stand beside it.
    const showGoogle = provider === "embedded" && isPlacesGoogles ? hideGoogle() : undefined;
    LOAD[provider]().then(
      ({ adapter }) => !isGone && setLoaded({ adapter, provider }),
      (error) => !isGone && onFail("notLoaded", error),
    );
    return () => {
      isGone = true;
      showGoogle?.();
    };
  }, [provider, isPlacesGoogles, attempt, onFail]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { adapter: failure || loaded?.provider !== provider ? null : loaded.adapter, attempt, failure, onFail, retry };
}
