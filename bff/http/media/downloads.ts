import { nameSource } from "../../lib/abort";
import { SourceError } from "../../lib/errors";
import type { Http } from "../../lib/http";

/** Name of the image hosts in errors and logs. */
export const IMAGES = "images";

/** Milliseconds for one picture, waits for retries included. */
const DEADLINE_MS = 10_000;

/** Maximum number of bytes of pictures held in memory until visitors have read them. */
const MAX_HELD_BYTES = 32_000_000;

/** One visitor's share of a download. */
export interface Download {
  /** Status and headers: 200, or 304 when the request was conditional. Rejects with a SourceError when there is no picture. */
  head: Promise<Response>;
  /** The picture from its first byte, as it arrives. Throws when it breaks off. */
  chunks(): AsyncGenerator<Uint8Array>;
  /** To be called when the visitor has all of it, or has left: the last call ends the download. */
  leave(): void;
}

/** A call to an image host, which concurrent requests for the same picture share. */
interface Transfer {
  head: Promise<Response>;
  chunks: Uint8Array[];
  bytes: number;
  /** For each visitor, the function to call when the picture is dropped. */
  visitors: Set<() => void>;
  isEnded: boolean;
  failure?: Error;
  /** Visitors who have read all that has arrived, and wait for more. */
  waiting: Set<() => void>;
  /** Aborts the call while it is under way. */
  controller: AbortController;
}

interface DownloadsOptions {
  http: Http;
  maxHeldBytes?: number;
}

/**
 * Creates a function that fetches pictures for visitors who read them at their own pace: a call ends as soon as the host has sent
 * everything, and its bytes are held until every visitor has read them. When too many bytes are held, the oldest pictures are dropped
 * first: their visitors have had the longest time.
 */
export function createDownloads({ http, maxHeldBytes = MAX_HELD_BYTES }: DownloadsOptions) {
  const underWay = new Map<string, Transfer>();
  /** In order of age, the oldest first. */
  const held = new Set<Transfer>();
  let heldBytes = 0;

  function release(transfer: Transfer): void {
    if (held.delete(transfer)) heldBytes -= transfer.bytes;
    transfer.controller.abort();
    for (const onDropped of transfer.visitors) onDropped();
  }

  function makeRoom(bytes: number): void {
    for (const transfer of held) {
      if (heldBytes + bytes <= maxHeldBytes) return;
      if (transfer.isEnded) release(transfer);
    }
    if (heldBytes + bytes > maxHeldBytes)
      throw new SourceError("Too many pictures are under way", { source: IMAGES, code: "UPSTREAM_BUSY" });
  }

  function start(url: URL, headers: Record<string, string>, visitor: string | undefined): Transfer {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(DEADLINE_MS)]);
    let tell!: (head: Response) => void;
    let refuse!: (failure: Error) => void;
    const head = new Promise<Response>((...settle) => ([tell, refuse] = settle));
    const transfer: Transfer = { head, chunks: [], bytes: 0, visitors: new Set(), isEnded: false, waiting: new Set(), controller };

    const onHead = (response: Response) => {
      checkType(response);
      tell(response);
    };
    const onChunk = (chunk: Uint8Array) => {
      makeRoom(chunk.byteLength);
      heldBytes += chunk.byteLength;
      transfer.bytes += chunk.byteLength;
      transfer.chunks.push(chunk);
      wake(transfer);
    };
    const end = (failure?: Error) => {
      transfer.isEnded = true;
      transfer.failure = failure;
      wake(transfer);
    };
    http.getChunks(url, onChunk, { headers, signal, visitor }, onHead).then(
      (response) => {
        end();
        // `onHead` is not called for a 304, so the visitors are told here.
        tell(response);
      },
      (error: unknown) => {
        const failure = nameSource(error, IMAGES);
        end(failure);
        refuse(failure);
      },
    );
    held.add(transfer);
    return transfer;
  }

  /**
   * Joins a running call for the same picture in the same formats, or starts one. `onDropped` is called when the picture is dropped to free
   * memory: a visitor who has not read all of it by then has only a part. `address` is the visitor's; the first one's counts for a
   * shared call.
   */
  return function download(url: URL, headers: Record<string, string>, onDropped: () => void, address?: string): Download {
    const key = JSON.stringify([url, headers]);
    const current = underWay.get(key);
    const transfer = current && !current.isEnded ? current : start(url, headers, address);
    underWay.set(key, transfer);
    // A function of its own for each visitor, since two visitors may pass the same one.
    const visitor = () => onDropped();
    transfer.visitors.add(visitor);
    return {
      head: transfer.head,
      chunks: () => chunksOf(transfer),
      leave() {
        transfer.visitors.delete(visitor);
        if (transfer.visitors.size > 0) return;
        if (underWay.get(key) === transfer) underWay.delete(key);
        release(transfer);
      },
    };
  };
}

async function* chunksOf(transfer: Transfer): AsyncGenerator<Uint8Array> {
  for (let next = 0; ; next++) {
    while (next >= transfer.chunks.length && !transfer.isEnded) await new Promise<void>((resume) => transfer.waiting.add(resume));
    transfer.controller.signal.throwIfAborted();
    const chunk = transfer.chunks[next];
    if (chunk) yield chunk;
    else if (transfer.failure) throw transfer.failure;
    else return;
  }
}

function wake({ waiting }: Transfer): void {
  for (const resume of waiting) resume();
  waiting.clear();
}

// Content that is not a picture might run where it is shown.
function checkType(response: Response): void {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("image/")) return;
  throw new SourceError(`${type || "nothing"} in place of a picture`, { source: IMAGES, code: "UPSTREAM_BAD_PAYLOAD" });
}
