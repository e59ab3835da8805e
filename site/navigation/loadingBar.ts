import { LOADING_BAR_DURATION_MS, LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from "../constants";

let bar: HTMLElement | undefined;
let timer = 0;

/** Shows the bar, unless the navigation ends before anybody would have noticed that it takes time. */
export function startBar(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    show("loading");
  }, LOADING_BAR_THROTTLE_MS);
}

/** Fills the bar, red where the navigation failed, and takes it away. A bar that never showed stays away, but for a failure. */
export function endBar(state: "done" | "failed"): void {
  clearTimeout(timer);
  if (state === "failed" || bar?.isConnected) show(state);
  timer = window.setTimeout(() => bar?.remove(), LOADING_BAR_HIDE_MS);
}

function show(state: "loading" | "done" | "failed"): void {
  bar ??= document.createElement("div");
  bar.className = "loading-bar";
  bar.dataset.state = state;
  bar.style.setProperty("--duration", `${LOADING_BAR_DURATION_MS}ms`);
  // Outside the body, which belongs to React; but for a dialog that stays, which lies above all else.
  (document.querySelector("dialog:modal") ?? document.documentElement).append(bar);
}
