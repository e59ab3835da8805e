import { randomUUID } from "node:crypto";
import type { RequestDeps } from "../../requestDeps";
import { nameSource } from "../../lib/abort";
import type { Cache } from "../../lib/cache";
import type { Cached, CachePolicy } from "../../lib/cachePolicy";
import { SourceError } from "../../lib/errors";
import type { Bounds } from "../../lib/geo";
import type { Log } from "../../lib/log";
import { lazy, type MaybePromise } from "../../lib/maybePromise";
import { createReadyLoader, type ReadyLoader } from "../../lib/readyLoader";
import { orAborted } from "../../lib/share";
import { KIOSKS, type KiosksSource, MAX_IDS } from "../../sources/kiosks/client";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { keyOf, roundOut } from "./bounds";
import { type LoadedNetwork, loadNetwork } from "./network/loadNetwork";
import type { KioskMap, View } from "./network/mapView";
import type { NetworkIndex } from "./network/networkIndex";

/** Hours and addresses change rarely; an old answer beats none for a day. */
const LOCATIONS: CachePolicy = { source: KIOSKS, ttlMs: 300_000, staleMs: 86_400_000 };
/**
 * Kiosks come and go by the week. The whole network may take longer to load than a request may wait. Where it fails, boxes are
 * asked for in its place, so its failures are none of theirs.
 */
const NETWORK_POLICY: CachePolicy = { source: KIOSKS, circuit: "network of kiosks", ttlMs: 300_000, staleMs: 86_400_000, loadMs: 180_000 };
/** Boxes are many, and seldom asked for twice but by a visitor who moves the map to and fro. */
const BOXES: CachePolicy = { source: KIOSKS, ttlMs: 60_000, staleMs: 3_600_000 };

/** Names the network in the cache, and among what an answer is made of. */
export const NETWORK = "network";

/** How often it is looked whether the network is still fresh, which costs nothing while it is. */
const CHECK_MS = 60_000;

/** Milliseconds to wait for a network that is not loaded yet, where there is another way: a third of the deadline. */
const SOON_MS = 1000;

export interface KioskLoaders {
  /** Kiosks by location id; null for an id that does not exist. */
  kiosk: ReadyLoader<string, Kiosk | null>;
  /** The whole network. */
  network(): MaybePromise<NetworkIndex>;
  /** The whole network, or null where it cannot be had at once. */
  networkSoon(): MaybePromise<NetworkIndex | null>;
  /** What a map of the network shows. */
  map(view: View): Promise<KioskMap>;
  /** Kiosks of a box, asked of the backend: where there are more than `limit`, the nearest to its middle. */
  box(bounds: Bounds, limit: number): Promise<Kiosk[]>;
}

interface NetworkDeps {
  source: KiosksSource;
  cache: Cache;
  log: Log;
}

/** The network that all requests share. */
export function readNetwork({ source, cache, log }: NetworkDeps, signal?: AbortSignal): Promise<Cached<LoadedNetwork>> {
  return cache.read<LoadedNetwork>(NETWORK, NETWORK_POLICY, (shared, last) => loadNetwork({ source, log }, shared, last), signal);
}

/** The version of the network that requests read now; undefined where none is loaded. */
export function networkVersion(cache: Cache): string | undefined {
  const loaded = cache.peek<LoadedNetwork>(NETWORK);
  return loaded && versionOf(loaded);
}

const versions = new WeakMap<NetworkIndex, string>();

// The backend's own name of it is the same in each process and after a restart. A backend may give none.
function versionOf({ index, etag }: LoadedNetwork): string {
  if (etag !== null) return etag;
  const version = versions.get(index) ?? randomUUID();
  versions.set(index, version);
  return version;
}

/** Has the network there before the first visitor, and keeps it fresh while there is none. `onLoad` is told of each attempt. */
export function preloadNetwork(deps: NetworkDeps, onLoad: (state: "loaded" | "failed") => void = () => {}): void {
  const refresh = () =>
    void readNetwork(deps).then(
      () => onLoad("loaded"),
      (error: unknown) => {
        const what = "the network could not be loaded; it is tried again in a minute, or when somebody asks";
        deps.log.warn({ source: KIOSKS, cause: String(error) }, what);
        onLoad("failed");
      },
    );
  refresh();
  setInterval(refresh, CHECK_MS).unref();
}

export function createKioskLoaders(request: RequestDeps): KioskLoaders {
  const { sources, caches, log, ownCall, noteStale, noteFailure, provenance } = request;
  const source = sources.kiosks;

  /** Whether a kiosk is worth asking for: invented ids cost no call while the network is known. */
  const mayExist = (id: string) => caches.shared.peek<LoadedNetwork>(NETWORK)?.index.directory.has(id) ?? true;

  const kiosk = createReadyLoader<string, Kiosk | null>({
    find(id) {
      const found = caches.backend.find<Kiosk | null>(`kiosk ${id}`, LOCATIONS);
      return found && mayExist(id) ? noteStale(KIOSKS, found) : undefined;
    },
    async loadBatch(ids) {
      const load = (missing: string[], shared: AbortSignal) => source.byIds(missing, { signal: shared, ...ownCall });
      const asked = ids.filter(mayExist);
      const answers = await caches.backend.readMany("kiosk", asked, LOCATIONS, load, request.signal);
      const found = new Map(asked.map((id, index) => [id, answers[index]!]));
      return ids.map((id) => {
        const answer = found.get(id);
        return answer === undefined || answer instanceof Error ? (answer ?? null) : noteStale(KIOSKS, answer);
      });
    },
    maxBatchSize: MAX_IDS,
  });

  const use = (read: Cached<LoadedNetwork>): NetworkIndex => {
    const loaded = noteStale(KIOSKS, read);
    provenance.versions[NETWORK] = versionOf(loaded);
    return loaded.index;
  };
  // It is public, so that visitors with answers of their own share it, too.
  const takeNetwork = lazy((): MaybePromise<NetworkIndex> => {
    const ready = caches.shared.find<LoadedNetwork>(NETWORK, NETWORK_POLICY);
    return ready ? use(ready) : readNetwork({ source, cache: caches.shared, log }, request.signal).then(use);
  });

  const waitForNetwork = async (loading: Promise<NetworkIndex>): Promise<NetworkIndex | null> => {
    const late = AbortSignal.timeout(SOON_MS);
    try {
      return await orAborted(loading, late);
    } catch (error) {
      if (request.signal.aborted || !(late.aborted || error instanceof SourceError)) throw error;
      const what = "the network cannot be had at once; the backend is asked for boxes";
      if (!isLateLogged) log.warn({ source: KIOSKS, cause: String(error) }, what);
      isLateLogged = true;
      noteFailure(KIOSKS);
      return null;
    }
  };

  let isLateLogged = false;

  return {
    kiosk,
    network: takeNetwork,

    networkSoon() {
      const network = takeNetwork();
      return network instanceof Promise ? waitForNetwork(network) : network;
    },

    async map(view) {
      const index = await takeNetwork();
      try {
        const map = await orAborted(index.map(view), request.signal);
        if (map.isRough) provenance.isShareable = false;
        return map;
      } catch (error) {
        throw nameSource(error, KIOSKS);
      }
    },

    async box(bounds, limit) {
      const asked = roundOut(bounds);
      const load = (shared: AbortSignal) => source.inBounds(asked, limit, { signal: shared, ...ownCall });
      const kiosks = noteStale(KIOSKS, await caches.backend.read(`kiosks in ${keyOf(asked)} ${limit}`, BOXES, load, request.signal));
      for (const one of kiosks) kiosk.prime(one.locationId, one);
      return kiosks;
    },
  };
}
