import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { SourceError } from "#bff/lib/errors.ts";
import { createDailyNote } from "#bff/lib/dailyNote.ts";
import type { Log } from "#bff/lib/log.ts";
import { orAborted } from "#bff/lib/share.ts";
import { KIOSKS, type KiosksSource } from "#bff/sources/kiosks/client.ts";
import type { Network } from "#bff/sources/kiosks/network.ts";
import { createNetworkParser } from "#bff/sources/kiosks/parsePoints.ts";
import { loadGazetteer } from "../../localities/gazetteer";
import { setMisplacedAside } from "./misplaced";
import { sortNetwork } from "./networkData";
import { type NetworkIndex, openNetwork } from "./networkIndex";

/** A loaded network, and the backend's etag of it. */
export interface LoadedNetwork {
  index: NetworkIndex;
  etag: string | null;
  /** How many times in a row the backend has since sent a network that was rejected. */
  rejections: number;
  /** Names the kiosks whose points make no sense in the log, once a day. */
  noteMisplaced(...ids: readonly string[]): void;
}

/** The share of its kiosks that a network may lose at once. A backend with only half its data looks just like that. */
const MAX_LOSS = 1 / 3;
/** A smaller network is accepted once it has been sent for an hour: it is loaded once in its lifetime. */
export const MAX_REJECTIONS = Math.ceil(3_600_000 / SOURCE_LIFETIMES.network.ttlMs);

const MISPLACED = "the points of kiosks make no sense: they are on no map and have no distances, and stay in lists";

interface Deps {
  source: Pick<KiosksSource, "network">;
  log: Log;
}

/** Loads the network. Returns the last one when nothing has changed, or when the new one is rejected. */
export async function loadNetwork(deps: Deps, signal: AbortSignal, last?: LoadedNetwork): Promise<LoadedNetwork> {
  const loaded = await load(deps, signal, last);
  loaded.noteMisplaced(...loaded.index.misplaced);
  return loaded;
}

async function load({ source, log }: Deps, signal: AbortSignal, last?: LoadedNetwork): Promise<LoadedNetwork> {
  const parser = createNetworkParser();
  // Within the transfer, any other error would count as a broken connection.
  const add = (chunk: Uint8Array) => {
    try {
      parser.add(chunk);
    } catch (error) {
      throw unreadable(error);
    }
  };
  try {
    const answer = await source.network(last?.etag ?? null, add, signal);
    if (!answer && last) return last.rejections === 0 ? last : { ...last, rejections: 0 };
    const index = await openLoaded(parser.end(), log);
    if (last && isSuspicious(index, last, log)) return { ...last, rejections: last.rejections + 1 };
    // Lists need no map: at the start they do not wait for it. Later, requests read the last network meanwhile.
    const ready = orAborted(index.warmUp(signal), signal).catch(() => {});
    if (last) await ready.then(() => last.index.close());
    const noteMisplaced = last?.noteMisplaced ?? createDailyNote(log, { source: KIOSKS }, MISPLACED);
    return { index, etag: answer?.etag ?? null, rejections: 0, noteMisplaced };
  } catch (error) {
    if (signal.aborted || error instanceof SourceError) throw error;
    throw unreadable(error);
  }
}

/** Opens a network that has arrived. Throws when none of its kiosks has a point. */
async function openLoaded(network: Network, log: Log): Promise<NetworkIndex> {
  const data = await sortNetwork(network);
  const misplaced = await setMisplacedAside(data, loadGazetteer());
  const onCrash = (error: unknown) =>
    log.error({ source: KIOSKS, err: error }, "the thread of the kiosks' map has crashed; maps fail until it is started again");
  const index = openNetwork(data, onCrash, misplaced);
  logBadLines(network, index.count, log);
  // A whole network does not vanish at once: the last one is more likely to be right.
  if (index.count === index.misplaced.size)
    throw new SourceError("The network has no point that fits", { source: KIOSKS, code: "UPSTREAM_BAD_PAYLOAD" });
  return index;
}

function logBadLines({ badLines, duplicates }: Network, points: number, log: Log): void {
  if (badLines + duplicates === 0) return;
  log.warn({ source: KIOSKS, badLines, duplicates, points }, "lines of the network do not fit their contract and are left out");
}

function unreadable(cause: unknown): SourceError {
  return new SourceError("The network could not be read", { source: KIOSKS, code: "UPSTREAM_BAD_PAYLOAD", cause });
}

function isSuspicious(index: NetworkIndex, { index: { count: before }, rejections }: LoadedNetwork, log: Log): boolean {
  if (index.count > before * (1 - MAX_LOSS)) return false;
  const isAccepted = rejections >= MAX_REJECTIONS;
  const details = { source: KIOSKS, before, now: index.count, times: rejections + 1 };
  log.error(
    details,
    isAccepted
      ? "the network has lost a third of its kiosks or more for so long that the new network is accepted"
      : "the network has lost a third of its kiosks or more; the last one is kept",
  );
  return !isAccepted;
}
