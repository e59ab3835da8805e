/** Pause in typing after which suggestions are fetched. */
export const DEBOUNCE_MS = 150;

/**
 * Creates a debounced lookup for typed text. A newer text aborts the request of an older one, so that late answers are ignored. A failed
 * request gives null.
 */
export function createLookup<T>(ask: (text: string, signal: AbortSignal) => Promise<T | null>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    underWay?.abort();
    underWay = undefined;
  };
  return {
    stop,
    look(text: string, answer: (result: T | null) => void): void {
      stop();
      timer = setTimeout(() => {
        const controller = (underWay = new AbortController());
        const tell = (result: T | null) => {
          if (underWay === controller) answer(result);
        };
        ask(text, controller.signal).then(tell, () => tell(null));
      }, DEBOUNCE_MS);
    },
  };
}
