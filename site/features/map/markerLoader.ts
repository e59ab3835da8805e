import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { Bounds } from "./mapContract";
import { contains } from "./projection";

type Answer = NonNullable<MapMarkersQuery["kioskMap"]>;

/** What is asked for. */
export interface MarkerRequest {
  bounds: Bounds;
  zoom: number;
  services: readonly string[];
}

interface LoaderOptions {
  /** Null where the BFF has no answer. */
  ask(request: MarkerRequest, signal: AbortSignal): Promise<Answer | null>;
  onAnswer(answer: Answer): void;
  onFailure(): void;
  /** Time after the last change: a map that is being moved asks for nothing. */
  delayMs: number;
  /** Time after which a rough answer is asked for again. */
  againMs: number;
}

export interface MarkerLoader {
  show(request: MarkerRequest): void;
  stop(): void;
}

/** Answers to hold on to: as many as somebody who looks around comes back to. */
const MOST_KEPT = 32;

/**
 * Loads what a map shows. A newer view ends the request of an older one; a view within a box that was answered before is
 * not asked for again, for the BFF answers for the tiles around a view, not for the view.
 */
export function createMarkerLoader({ ask, onAnswer, onFailure, delayMs, againMs }: LoaderOptions): MarkerLoader {
  const kept: { key: string; answer: Answer }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const keyOf = ({ zoom, services }: MarkerRequest) => `${zoom} ${services.join(",")}`;
  const stop = () => {
    clearTimeout(timer);
    current?.abort();
  };
  const load = async (request: MarkerRequest) => {
    const key = keyOf(request);
    const known = kept.findIndex((one) => one.key === key && contains(one.answer.bounds, request.bounds));
    if (known >= 0) {
      kept.unshift(...kept.splice(known, 1));
      return onAnswer(kept[0]!.answer);
    }
    const { signal } = (current = new AbortController());
    const answer = await ask(request, signal).catch(() => null);
    if (signal.aborted) return;
    if (!answer) return onFailure();
    onAnswer(answer);
    // Better than nothing, until there is a better one.
    if (answer.isRough) return void (timer = setTimeout(() => void load(request), againMs));
    kept.unshift({ key, answer });
    kept.length = Math.min(kept.length, MOST_KEPT);
  };

  return {
    show(request) {
      stop();
      timer = setTimeout(() => void load(request), delayMs);
    },
    stop,
  };
}
