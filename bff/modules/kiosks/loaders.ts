import { randomUUID } from "node:crypto";
import DataLoader from "dataloader";
import type { RequestDeps } from "../../requestDeps";
import { nameSource } from "../../lib/abort";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { Cache, Cached } from "../../lib/cache";
import type { CachePolicy } from "../../lib/cachePolicy";
import { SourceError } from "../../lib/errors";
import type { Bounds, LatLng } from "../../lib/geo";
import type { Log } from "../../lib/log";
import { lazy } from "../../lib/lazy";
import { orAborted } from "../../lib/share";
import { KIOSKS, type KiosksSource, MAX_IDS } from "../../sources/kiosks/client";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { keyOf, roundOut } from "./bounds";
import { createChargedRead, createUncachedCharge } from "./chargedRead";
import { pathOfKiosk } from "./paths";
import { type LoadedNetwork, loadNetwork } from "./network/loadNetwork";
import type { KioskMap } from "./network/mapView";
import type { NetworkIndex, View } from "./network/networkIndex";

const LOCATIONS: CachePolicy = { source: KIOSKS, ...SOURCE_LIFETIMES.kiosks };
/** The network has a circuit of its own, since boxes are requested from the backend when it fails. */
const NETWORK_POLICY: CachePolicy = { source: KIOSKS, circuit: "network of kiosks", ...SOURCE_LIFETIMES.network };
const BOXES: CachePolicy = { source: KIOSKS, ...SOURCE_LIFETIMES.kioskBoxes };

/** The network's name in the cache, and in the versions of an answer. */
export const NETWORK = "network";

/** How often the network is checked for freshness, in milliseconds; this costs nothing while it is fresh. */
const CHECK_MS = 60_000;

/** Milliseconds to wait for a network that is not loaded yet, when the backend can be asked instead: a third of the deadline. */
const SOON_MS = 1000;

export interface KioskLoaders {
  /** Kiosks by location id; null for an id that does not exist. */
  kiosk: DataLoader<string, Kiosk | null>;
  /** Returns the point of a kiosk; null when it makes no sense, as far as the network is loaded. */
  pointOf(kiosk: Kiosk): LatLng | null;
  /** Returns the path of a kiosk's page, below its city's if the network is loaded; null when its address lacks a state or a city. */
  pathOf(kiosk: Kiosk): string | null;
  /** Returns the whole network. */
  network(): Promise<NetworkIndex>;
  /** Returns the whole network, or null when it is not available at once. */
  networkSoon(): Promise<NetworkIndex | null>;
  /** Returns what a map of the network shows. */
  map(view: View): Promise<KioskMap>;
  /** Returns the kiosks of a box from the backend: when there are more than `limit`, the nearest to its middle. */
  box(bounds: Bounds, limit: number): Promise<Kiosk[]>;
}

interface NetworkDeps {
  source: KiosksSource;
  cache: Cache;
  log: Log;
}

/** Reads the network that all requests share. */
export function readNetwork({ source, cache, log }: NetworkDeps, signal?: AbortSignal): Promise<Cached<LoadedNetwork>> {
  return cache.read<LoadedNetwork>(NETWORK, NETWORK_POLICY, (shared, last) => loadNetwork({ source, log }, shared, last), signal);
}

/** Returns how many kiosks of the loaded network have points that make no sense; undefined when none is loaded. */
export function countMisplaced(cache: Cache): number | undefined {
  return cache.peek<LoadedNetwork>(NETWORK)?.index.misplaced.size;
}

/** Returns the version of the network that requests read now; undefined when none is loaded. */
export function networkVersion(cache: Cache): string | undefined {
  const loaded = cache.peek<LoadedNetwork>(NETWORK);
  return loaded && versionOf(loaded);
}

const versions = new WeakMap<NetworkIndex, string>();

// The backend's etag is the same in each process and after a restart. A backend may send none.
function versionOf({ index, etag }: LoadedNetwork): string {
  if (etag !== null) return etag;
  const version = versions.get(index) ?? randomUUID();
  versions.set(index, version);
  return version;
}

/** Loads the network before the first request, and keeps it fresh while there are no visitors. `onLoad` is called after each attempt. */
export function preloadNetwork(deps: NetworkDeps, onLoad: (state: "loaded" | "failed") => void = () => {}): void {
  const refresh = () =>
    void readNetwork(deps).then(
      () => onLoad("loaded"),
      (error: unknown) => {
        const what = "the network could not be loaded; retrying in a minute, or with the next request";
        deps.log.warn({ source: KIOSKS, cause: String(error) }, what);
        onLoad("failed");
      },
    );
  refresh();
  setInterval(refresh, CHECK_MS).unref();
}

export function createKioskLoaders(request: RequestDeps): KioskLoaders {
  const { sources, caches, log, ownCall, answer } = request;
  const source = sources.kiosks;
  const read = createChargedRead(request, createUncachedCharge(request));

  /** Whether an id may exist: invented ids cost no call while the network is loaded. */
  const mayExist = (id: string) => caches.shared.peek<LoadedNetwork>(NETWORK)?.index.directory.has(id) ?? true;

  const kiosk = new DataLoader<string, Kiosk | null>(
    async (ids) => {
      const load = (missing: string[], shared: AbortSignal) => source.byIds(missing, { signal: shared, ...ownCall });
      const existing = ids.filter(mayExist);
      const answers = await caches.backend.readMany("kiosk", existing, LOCATIONS, load, request.signal);
      const byId = new Map(existing.map((id, index) => [id, answers[index]!]));
      return ids.map((id) => {
        const result = byId.get(id);
        return result === undefined || result instanceof Error ? (result ?? null) : answer.useCached(KIOSKS, result);
      });
    },
    { maxBatchSize: MAX_IDS },
  );

  const use = (cached: Cached<LoadedNetwork>): NetworkIndex => {
    const loaded = answer.useCached(KIOSKS, cached);
    answer.addVersion(NETWORK, versionOf(loaded));
    return loaded.index;
  };
  // The network is public, so that it is also shared by requests with a token.
  const takeNetwork = lazy(async () => use(await readNetwork({ source, cache: caches.shared, log }, request.signal)));

  const networkSoon = async (): Promise<NetworkIndex | null> => {
    const late = AbortSignal.timeout(SOON_MS);
    try {
      return await orAborted(takeNetwork(), late);
    } catch (error) {
      if (request.signal.aborted || !(late.aborted || error instanceof SourceError)) throw error;
      const what = "the network is not available at once; boxes are requested from the backend";
      if (!isLateLogged) log.warn({ source: KIOSKS, cause: String(error) }, what);
      isLateLogged = true;
      answer.addFailure(KIOSKS);
      return null;
    }
  };

  let isLateLogged = false;

  return {
    kiosk,
    pointOf: ({ locationId, geoLocation }) =>
      caches.shared.peek<LoadedNetwork>(NETWORK)?.index.misplaced.has(locationId) ? null : geoLocation,
    pathOf(one) {
      const { state, city } = one.address;
      return pathOfKiosk(one, state && city ? caches.shared.peek<LoadedNetwork>(NETWORK)?.index.directory.slugOf(state, city) : undefined);
    },

    network: takeNetwork,

    networkSoon,

    async map(view) {
      const index = await takeNetwork();
      try {
        return await orAborted(index.map(view, request.signal, ownCall.visitor), request.signal);
      } catch (error) {
        throw nameSource(error, KIOSKS);
      }
    },

    async box(bounds, limit) {
      const box = roundOut(bounds);
      const load = (shared: AbortSignal) => source.inBounds(box, limit, { signal: shared, ...ownCall });
      const kiosks = await read(caches.queries, `kiosks in ${keyOf(box)} ${limit}`, BOXES, load);
      for (const one of kiosks) kiosk.prime(one.locationId, one);
      return kiosks;
    },
  };
}
