import { showSnackbar } from "../../ui/Snackbar/showSnackbar";
import { locate, type Position } from "./locate";
import type { LocationTexts } from "./locationTexts";

/** A browser that need not prompt answers sooner; then no snackbar shows. */
const PATIENCE_MS = 400;

interface RequestOptions {
  /** Ends the request and removes its snackbar. */
  signal?: AbortSignal;
  /** Called with true when the browser is asked, with false when it has answered. */
  onAsking?: (isAsking: boolean) => void;
}

/**
 * Asks for the visitor's position and shows its progress in a snackbar. Call it on a click only. Returns null when there is no position and
 * the visitor does not retry. Import it by `import()`.
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

/** One attempt. The visitor can cancel it while the browser's prompt is open. */
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
