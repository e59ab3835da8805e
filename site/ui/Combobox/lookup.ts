/** A pause in typing that is long enough to ask. */
export const DEBOUNCE_MS = 150;

/**
 * Asks for what is being typed: after a pause, and only for the latest text. A newer text ends what was asked for an
 * older one, so that no late answer is ever shown; a question that fails is answered with null.
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
    look(text: string, answer: (found: T | null) => void): void {
      stop();
      timer = setTimeout(() => {
        const own = (underWay = new AbortController());
        const tell = (found: T | null) => {
          if (underWay === own) answer(found);
        };
        ask(text, own.signal).then(tell, () => tell(null));
      }, DEBOUNCE_MS);
    },
  };
}
