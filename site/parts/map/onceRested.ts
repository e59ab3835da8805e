/** How long a loaded page rests before the map starts. */
const REST_MS = 1000;
/** The map starts after this time even on a page that never rests. */
const IDLE_TIMEOUT_MS = 4000;

/**
 * Calls `run` once: when the element has come into view and the page has loaded and rests, or at once when the visitor points at the
 * element or focuses something in it. Returns a function that cancels it.
 */
export function onceRested(element: Element, run: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const start = () => {
    if (signal.aborted) return;
    over.abort();
    run();
  };
  for (const type of ["pointerenter", "focusin"]) element.addEventListener(type, start, { signal });
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    whenRested(start, signal);
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
  return () => over.abort();
}

function whenRested(start: () => void, signal: AbortSignal): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => whenRested(start, signal), { signal, once: true });
    return;
  }
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else start();
  }, REST_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
