import { DRAFTS_KEY, PLACE_KEY } from "./device/keys";
import "./navigation/pageHistory";
import { isChunk, reloadOnce } from "./navigation/chunkGuard";
import { showNetworkNotice } from "./navigation/networkNotice";
import { coverPageByPanels } from "./navigation/panels";

// The navigation watcher is loaded on the first interaction, not with the page.
let watching: Promise<typeof import("./navigation/navigationWatcher") | void> | undefined;
const watch = () =>
  (watching ??= import("./navigation/navigationWatcher").catch(() => {
    watching = undefined;
  }));

// Registered before React starts: events do not reach listeners of the page while React hydrates.
for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, watch, { once: true, capture: true, passive: true });

// The page of a link that is pointed at or focused is fetched ahead. Addresses of pages end in a slash.
for (const type of ["pointerover", "focusin"])
  addEventListener(
    type,
    ({ target }) => (target as Element).closest?.("a[href$='/']") && void watch().then((watcher) => watcher?.linkMeant(target)),
    { passive: true },
  );
for (const type of ["pointerout", "pointercancel"])
  addEventListener(type, () => void watching?.then((watcher) => watcher?.linkMeant(null)), { passive: true });

// A script of ours that fails to load belongs to an older build. Load errors do not bubble, hence `capture`.
addEventListener("error", ({ target }) => isChunk(target) && reloadOnce(), true);

coverPageByPanels();

if (!("commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype))
  void import("./navigation/dialogFallbacks").catch(() => {});

for (const news of ["offline", "online"] as const) addEventListener(news, () => showNetworkNotice(news));

// The visitor's place: what shows it comes only where there is one, or with the choice of one.
const showPlace = () => void import("./parts/locatorBar/rememberedPlace").catch(() => {});
addEventListener(PLACE_KEY, showPlace, { once: true });
try {
  if (localStorage.getItem(PLACE_KEY)) showPlace();
} catch {
  // A browser that forbids its store remembers no place.
}

// A sample of the visits reports how long they waited (docs/decisions/089). The layout writes the share of them; none without METRICS_PORT.
if (Math.random() < Number(document.documentElement.dataset.vitals)) {
  const measure = () => void import("./analytics/vitals").catch(() => {});
  // Safari has no idle callbacks.
  const rest = () => void ("requestIdleCallback" in window ? requestIdleCallback(measure, { timeout: 2000 }) : setTimeout(measure));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

// Form drafts are deleted after a day, on any page of the site.
try {
  if (localStorage.getItem(DRAFTS_KEY)) void import("./device/formDrafts").then(({ dropOldDrafts }) => dropOldDrafts()).catch(() => {});
} catch {
  // Storage is forbidden, so there are no drafts.
}

addEventListener(
  "click",
  ({ target }) => {
    if ((target as Element).closest("[data-cookie-settings]"))
      void import("./parts/consent/openCookieSettings").then(({ openCookieSettings }) => openCookieSettings()).catch(() => {});
  },
  true,
);

// The combobox of a place search is loaded when a pointer is over the form or on its first interaction. Until then it is a plain form.
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

/** Next calls this when a client-side navigation begins. */
export function onRouterTransitionStart(url: string, type: string): void {
  void watch().then((watcher) => watcher?.navigationStarted(url, type));
}
