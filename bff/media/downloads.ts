import { nameSource } from "../lib/abort";
import { SourceError } from "../lib/errors";
import type { Http } from "../lib/http";

/** Name of the image hosts in errors and logs. */
export const IMAGES = "images";

/** Milliseconds for one picture, pauses that its host asks for included. */
const DEADLINE_MS = 10_000;

/** Most bytes of pictures that wait in memory for visitors to take them. */
const MOST_HELD = 32_000_000;

/** A visitor's part in a picture that is under way. */
export interface Download {
  /** Status and headers: 200, or 304 where the question was conditional. Rejects with a SourceError where there is no picture. */
  head: Promise<Response>;
  /** The picture from its first byte on, as it arrives. Throws where it breaks off. */
  chunks(): AsyncGenerator<Uint8Array>;
  /** To be called when the visitor has it, or has left: the last one ends the call. */
  leave(): void;
}

/** A call to a host of pictures, which all share who ask the same while it is under way. */
interface Transfer {
  head: Promise<Response>;
  chunks: Uint8Array[];
  bytes: number;
  /** What to do for each visitor where the picture is given up. */
  visitors: Set<() => void>;
  isEnded: boolean;
  failure?: Error;
  /** Visitors who have all that has come, and wait for more. */
  waiting: Set<() => void>;
  /** Ends the call, where it is still under way. */
  controller: AbortController;
}

interface DownloadsOptions {
  http: Http;
  mostHeld?: number;
}

/**
 * Fetches pictures for visitors who take them at their own pace: a call is over as soon as its host has sent all, and its bytes are
 * held until every visitor has them. Where these are too many, the oldest pictures are given up first: their visitors have had the
 * longest time.
 */
export function createDownloads({ http, mostHeld = MOST_HELD }: DownloadsOptions) {
  const underWay = new Map<string, Transfer>();
  /** The oldest first. */
  const held = new Set<Transfer>();
  let heldBytes = 0;

  function release(transfer: Transfer): void {
    if (held.delete(transfer)) heldBytes -= transfer.bytes;
    transfer.controller.abort();
    for (const onDropped of transfer.visitors) onDropped();
  }

  function makeRoom(bytes: number): void {
    for (const transfer of held) {
      if (heldBytes + bytes <= mostHeld) return;
      if (transfer.isEnded) release(transfer);
    }
    if (heldBytes + bytes > mostHeld) throw new SourceError("Too many pictures are under way", { source: IMAGES, code: "UPSTREAM_BUSY" });
  }

  function start(url: URL, headers: Record<string, string>): Transfer {
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
    http.getChunks(url, onChunk, { headers, signal }, onHead).then(
      (response) => {
        end();
        // `onHead` is not called for a 304, so the receiver is told here.
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
   * Joins a call for the same picture in the same formats, or begins one. `onDropped` is called where the picture is given up for
   * others' sake: a visitor who has not taken all of it by then has a part of it.
   */
  return function download(url: URL, headers: Record<string, string>, onDropped: () => void): Download {
    const key = JSON.stringify([url, headers]);
    const known = underWay.get(key);
    const transfer = known && !known.isEnded ? known : start(url, headers);
    underWay.set(key, transfer);
    // Each visitor's own, though two may ask for the same to be done.
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

// What is no picture might run where it is shown.
function checkType(response: Response): void {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("image/")) return;
  throw new SourceError(`${type || "nothing"} in place of a picture`, { source: IMAGES, code: "UPSTREAM_BAD_PAYLOAD" });
}
