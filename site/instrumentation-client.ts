import { DRAFTS_KEY } from "./device/formDraftsKey";
import { PLACE_KEY } from "./device/placeKey";
import "./navigation/pageHistory";
import { isChunk, reloadOnce } from "./navigation/chunkGuard";
import { showNetworkNotice } from "./navigation/networkNotice";

// What watches navigations comes with the first sign of one, not with the page.
let watching: Promise<typeof import("./navigation/navigationWatcher") | void> | undefined;
const watch = () =>
  (watching ??= import("./navigation/navigationWatcher").catch(() => {
    watching = undefined;
  }));

// Before React, all of these: while it takes the page over it lets no event pass.
for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, watch, { once: true, capture: true, passive: true });

// A script of ours that does not load belongs to a build that is gone. Such errors do not bubble.
addEventListener("error", ({ target }) => isChunk(target) && reloadOnce(), true);

for (const news of ["offline", "online"] as const) addEventListener(news, () => showNetworkNotice(news));

// The visitor's place: what shows it comes only where there is one, or with the choice of one.
const showPlace = () => void import("./parts/locatorBar/knownPlace").catch(() => {});
addEventListener(PLACE_KEY, showPlace, { once: true });
try {
  if (localStorage.getItem(PLACE_KEY)) showPlace();
} catch {
  // A browser that forbids its store remembers no place.
}

// What was typed into a form and never sent is forgotten after a day, on whichever page the visitor comes back to.
try {
  if (localStorage.getItem(DRAFTS_KEY)) void import("./device/formDrafts").then(({ dropOldDrafts }) => dropOldDrafts()).catch(() => {});
} catch {
  // Nothing was kept.
}

// What asks about cookies comes where there is something to agree to, when the browser is idle (Safari does not say when), or after two
// seconds: on a busy device Chromium may call nothing idle for as long as the page is open.
const whenIdle = (run: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run));
const askForConsent = () => {
  if (document.querySelector("cookie-consent")) whenIdle(() => void import("./parts/consent/consentElement").catch(() => {}));
};
// Scripts run after the first paint, when everything may have loaded already (htmlRewrite/scriptsAfterPaint).
if (document.readyState === "complete") askForConsent();
else addEventListener("load", askForConsent);
addEventListener(
  "click",
  ({ target }) => {
    if ((target as Element).closest("[data-cookie-settings]"))
      void import("./parts/consent/openCookieSettings").then(({ openCookieSettings }) => openCookieSettings()).catch(() => {});
  },
  true,
);

// What helps to search for a place comes when a pointer is over such a search, or with its first touch. It is a plain form until then.
for (const type of ["pointerover", "focusin", "click"]) {
  addEventListener(
    type,
    ({ target }) => {
      const form = (target as Element).closest?.<HTMLFormElement>("[data-place-search]");
      if (form)
        void import("./parts/placeSearch/handleSearchEvent")
          .then(({ handleSearchEvent }) => type !== "pointerover" && handleSearchEvent(form, target as Element, type))
          .catch(() => {});
    },
    true,
  );
}

/** Next calls this when a navigation on the client begins. */
export function onRouterTransitionStart(url: string, type: string): void {
  void watch().then((watcher) => watcher?.navigationStarted(url, type));
}
