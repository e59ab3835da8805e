import { loadClient, queryFromBrowser } from "../../bff/queryFromBrowser";
import { dataOrLimited } from "../../bff/dataOrLimited";
import { PlacePointDocument } from "../../bff/__generated__/operations";
import { PlacePredictionsDocument, type PlacePredictionsQuery } from "../../bff/__generated__/operations";
import { readPlace } from "../../device/place";
import { clearSearches, readSearches } from "../../device/recentSearches";
import { DEFAULT_LANG, isLang, type Lang, toLanguageCode, withLang } from "../../i18n/languages";
import { placeSearchWords } from "../../i18n/placeSearch";
import { createCombobox } from "../../ui/Combobox/combobox";
import { isGoogleContentHidden } from "../map/googleContent";
import { destinationOf, type Found, follow, placeInAddress, recentSearchNamed, pointOf } from "./destination";
import { createLookup } from "../../ui/Combobox/lookup";
import { rememberPlace, rememberSearchedWords } from "./rememberPlace";
import { createPlacesSession } from "../../bff/placesSession";
import { type City, type Prediction, type Predictions, toSuggestionList } from "./suggestionList";
import { onGoogleHidden } from "./onGoogleHidden";

/** Event when a text has no suggestions: `detail.words` is the text. It bubbles from the input. */
const NO_RESULTS = "no-results-found";

/** Event when a suggestion was chosen in a field with `data-must-choose`: `detail` holds its `placeId` and the session's token. */
const PLACE_CHOSEN = "place-chosen";

// Starts loading the client now, so that it is ready when the visitor types.
loadClient().catch(() => {});

const FEWEST_LETTERS = 2;
const POINT_TIMEOUT_MS = 5000;

/** Adds suggestions to the search box of a form. Without them, the form submits the text as it is. Returns what the form's buttons do. */
export function attachSuggestions(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>("input[name=q]")!;
  const anchor = input.closest<HTMLElement>("[data-place-field]") ?? input;
  const lang = langOfPage();
  const words = placeSearchWords(lang);
  // In a form that needs a full address, only a suggestion is valid, and choosing one does not navigate.
  const mustChoose = input.dataset.mustChoose !== undefined;
  // The browser shows the site's message, and does not submit the form without a choice.
  if (mustChoose) form.noValidate = false;
  const session = createPlacesSession();
  const lookup = createLookup<{ predictions: Predictions; cities: readonly City[] }>(async (text, signal) => {
    const near = pointOf(form) ?? toPoint(readPlace());
    const context = { fetchOptions: { signal } };
    const result = await queryFromBrowser(
      PlacePredictionsDocument,
      { input: text, language: toLanguageCode(lang), sessionToken: session.current(), near },
      context,
    );
    // Cities are our own, and are there when Google is not. None is a full address.
    return { predictions: predictionsIn(result), cities: (!mustChoose && result.data?.citySuggestions) || [] };
  });

  let predictions: Predictions | "awaited" | undefined;
  let cities: readonly City[] = [];
  const show = () => box.show(toSuggestionList({ typed: typedIn(input), recent: readSearches(), predictions, cities }, choices, lang));
  const box = createCombobox(input, { anchor, label: words.list, count: words.count, cancel: words.cancel, onOpen: show });
  /** The last choice, with the text that it put into the box, which may be Google's. */
  let chosen: Found | undefined;
  const go = (search: Found) => {
    lookup.stop();
    box.hide();
    follow(destinationOf(form, search));
  };

  async function locate(): Promise<void> {
    const button = form.querySelector("[data-locate]");
    const { locateMe } = await import("./locateMe");
    const position = await locateMe(lang, (isAsking) => button?.setAttribute("aria-busy", String(isAsking)));
    if (!position) return;
    input.value = "";
    go({ at: position });
  }
  async function choosePrediction({ placeId, description }: Prediction, typed: string): Promise<void> {
    input.value = description;
    lookup.stop();
    predictions = undefined;
    cities = [];
    const sessionToken = session.end();
    if (mustChoose) {
      input.setCustomValidity("");
      input.dispatchEvent(new CustomEvent(PLACE_CHOSEN, { bubbles: true, detail: { placeId, sessionToken } }));
      return;
    }
    chosen = { q: typedIn(input), place: placeId };
    const answer = await queryFromBrowser(
      PlacePointDocument,
      { placeId, language: toLanguageCode(lang), sessionToken },
      { timeoutMs: POINT_TIMEOUT_MS },
    ).catch(() => null);
    const point = answer?.data?.placeDetails?.geoLocation;
    // The visitor has typed on.
    if (input.value !== description) return;
    // Without a point the locator searches for the text.
    if (!point) return go(chosen);
    const { lat, lng } = point;
    void rememberPlace({ typed, placeId, lat, lng });
    go((chosen = { ...chosen, at: { lat, lng } }));
  }
  const choices = {
    locate: () => void locate(),
    // Only the locator has a directory to browse.
    browse: form.dataset.placeSearch === "designs" ? undefined : () => follow(new URL(form.action).pathname),
    recent: ({ words: q, placeId, lat, lng }: ReturnType<typeof readSearches>[number]) => {
      input.value = q;
      go((chosen = { q, at: { lat, lng }, place: placeId }));
    },
    clearRecent: () => {
      clearSearches();
      show();
    },
    prediction: (prediction: Prediction, typed: string) => void choosePrediction(prediction, typed),
    city({ city, state, path }: City) {
      const q = `${city}, ${state}`;
      input.value = q;
      // The locator has a page for each city; other pages search for its name.
      if (!new URL(form.action).pathname.startsWith(withLang("/key-services/", lang))) {
        rememberSearchedWords(q);
        return go({ q });
      }
      lookup.stop();
      follow(withLang(path, lang) + new URL(destinationOf(form, {}), form.action).search);
    },
  };

  const look = () => {
    const typed = typedIn(input);
    if (mustChoose) input.setCustomValidity(typed ? words.mustChoose : "");
    // While Google's content is hidden there are no suggestions; the text is searched for as it is.
    if (typed.length < FEWEST_LETTERS || isGoogleContentHidden()) {
      lookup.stop();
      predictions = typed === "" || isGoogleContentHidden() ? undefined : "awaited";
      cities = [];
      return show();
    }
    predictions ??= "awaited";
    show();
    lookup.look(typed, (answer) => {
      predictions = answer?.predictions ?? null;
      cities = answer?.cities ?? [];
      // The visitor has left the box or has chosen.
      if (document.activeElement !== input) return;
      show();
      if (answer?.predictions?.length === 0 && cities.length === 0)
        input.dispatchEvent(new CustomEvent(NO_RESULTS, { bubbles: true, detail: { words: typed } }));
    });
  };
  input.addEventListener("input", look);
  // The visitor may have typed while this script was loading. A place that is remembered is filled in, too, and has no suggestions.
  const isTyped = input.value !== input.defaultValue && !recentSearchNamed(typedIn(input));
  if (document.activeElement === input && isTyped) look();
  onGoogleHidden(form, () => {
    lookup.stop();
    predictions = undefined;
    cities = [];
    box.hide();
  });
  form.addEventListener("submit", (event) => {
    const q = typedIn(input);
    if (!q || mustChoose) return;
    event.preventDefault();
    // A text that came with a place is remembered already, under the visitor's own words.
    const search = chosen?.q === q ? chosen : (placeInAddress(q, form) ?? recentSearchNamed(q));
    if (!search) rememberSearchedWords(q);
    go(search ?? { q });
  });
  keepWithPage(input);
  return {
    open: show,
    locate: choices.locate,
    clear() {
      input.value = "";
      predictions = undefined;
      cities = [];
      input.focus();
      show();
    },
  };
}

/** Returns the predictions of a result; null when they failed. */
function predictionsIn(result: Parameters<typeof dataOrLimited<PlacePredictionsQuery>>[0]): Predictions {
  try {
    const answer = dataOrLimited(result);
    return answer === "limited" ? answer : (answer.predictions ?? null);
  } catch {
    return null;
  }
}

function langOfPage(): Lang {
  const lang = document.documentElement.lang.toLowerCase();
  return isLang(lang) ? lang : DEFAULT_LANG;
}

function typedIn(input: HTMLInputElement): string {
  return input.value.replace(/\s+/g, " ").trim();
}

function toPoint(place: ReturnType<typeof readPlace>) {
  return place && { lat: place.lat, lng: place.lng };
}

/** Keeps the input in step with its page: after a navigation React may reuse the element with a new default value. */
function keepWithPage(input: HTMLInputElement): void {
  new MutationObserver(() => (input.value = input.defaultValue)).observe(input, { attributeFilter: ["value"] });
}
