import DataLoader from "dataloader";
import type { RequestDeps } from "../../context";
import type { CachePolicy } from "../../lib/cache";
import { KIOSKS, MAX_IDS } from "../../sources/kiosks/client";
import type { Kiosk } from "../../sources/kiosks/kiosk";

/** Hours and addresses change rarely; an old answer beats none for a day. */
const LOCATIONS: CachePolicy = { source: KIOSKS, ttlMs: 300_000, staleMs: 86_400_000 };

export interface KioskLoaders {
  /** Kiosks by location id; null for an id that does not exist. */
  kiosk: DataLoader<string, Kiosk | null>;
}

export function createKioskLoaders({ sources, cache, signal, noteStale }: RequestDeps): KioskLoaders {
  return {
    kiosk: new DataLoader<string, Kiosk | null>(
      async (ids) => {
        const answers = await cache.readMany("kiosk", ids, LOCATIONS, sources.kiosks.byIds, signal);
        return answers.map((answer) => (answer instanceof Error ? answer : noteStale(KIOSKS, answer)));
      },
      { maxBatchSize: MAX_IDS },
    ),
  };
}
