import { showSnackbar } from "../../ui/Snackbar/showSnackbar";
import { locate, type Position } from "./locate";
import type { LocationTexts } from "./locationTexts";

/** A browser that knows the answer gives it sooner: then nothing need be said. */
const PATIENCE_MS = 400;

interface RequestOptions {
  /** Ends the request, and takes what it says off the screen. */
  signal?: AbortSignal;
  /** Told when the browser is being asked, and when it is not any more. */
  onAsking?: (isAsking: boolean) => void;
}

/**
 * Asks where the visitor is, and says what happens: only ever to be called on a click. Null where the visitor does not
 * say, and gives up on it. To be imported by `import()`.
 */
export async function requestPosition(texts: LocationTexts, options: RequestOptions = {}): Promise<Position | null> {
  const { signal, onAsking } = options;
  onAsking?.(true);
  const outcome = await ask(texts, signal);
  onAsking?.(false);
  if (outcome === null || typeof outcome === "object") return outcome;
  const retry = { label: texts.retry, value: "retry" } as const;
  const dismiss = { label: texts.dismiss, value: "dismiss" } as const;
  const actions = outcome === "unsupported" ? [dismiss] : [retry, dismiss];
  const pressed = await showSnackbar({ text: texts[outcome], isAlert: true, actions }, signal);
  return pressed === "retry" ? requestPosition(texts, options) : null;
}

/** One try. A visitor who does not answer the browser's question can call it off. */
async function ask({ asking, dismiss }: LocationTexts, signal?: AbortSignal) {
  const answered = new AbortController();
  const end = () => answered.abort();
  signal?.addEventListener("abort", end);
  const calledOff = new Promise<null>((resolve) => {
    const timer = setTimeout(
      () => void showSnackbar({ text: asking, actions: [{ label: dismiss, value: "dismiss" }] }, answered.signal).then(() => resolve(null)),
      PATIENCE_MS,
    );
    answered.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
  const outcome = await Promise.race([locate(), calledOff]);
  signal?.removeEventListener("abort", end);
  end();
  return outcome;
}
