import { LOADING_BAR_DURATION_MS, LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from "../constants";

let bar: HTMLElement | undefined;
let timer = 0;

/** Shows the bar after LOADING_BAR_THROTTLE_MS, unless the navigation ends before. */
export function startBar(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    show("loading");
  }, LOADING_BAR_THROTTLE_MS);
}

/** Fills the bar, in red after a failure, and removes it. A bar that was not shown yet is shown for failures only. */
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
  // Outside of the body, which React controls, or in an open dialog, which is in the top layer.
  (document.querySelector("dialog:modal") ?? document.documentElement).append(bar);
}
