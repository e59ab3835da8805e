import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { loadClient } from "../../bff/lazyClient";
import { dataOrLimited } from "../../bff/dataOrLimited";
import { PlacePointDocument } from "../../bff/__generated__/browser/PlacePoint";
import { PlacePredictionsDocument } from "../../bff/__generated__/browser/PlacePredictions";
import { readPlace } from "../../device/place";
import { clearSearches, readSearches } from "../../device/recentSearches";
import { isLang, DEFAULT_LANG, type Lang } from "../../i18n/languages";
import { placeSearchWords } from "../../i18n/placeSearch";
import { createCombobox } from "../../ui/Combobox/combobox";
import { isGoogleContentHidden } from "../map/googleContent";
import { destinationOf, type Found, follow, foundInAddress, pointOf } from "./destination";
import { createLookup } from "../../ui/Combobox/lookup";
import { rememberPlace, rememberSearchedWords } from "./rememberPlace";
import { createPlacesSession } from "../../bff/placesSession";
import { type Prediction, type Predictions, toSuggestionList } from "./suggestionList";
import { onGoogleHidden } from "./onGoogleHidden";

/** Said of a text that no place goes by: `detail.words` is that text. It bubbles from the input. */
const NO_RESULTS = "no-results-found";

/** A field that asks for a choice (`data-must-choose`) was given one: `detail` holds its `placeId` and the session's token. */
const PLACE_CHOSEN = "place-chosen";

// It is here by the time that something has been typed.
loadClient().catch(() => {});

const FEWEST_LETTERS = 2;
const POINT_TIMEOUT_MS = 5000;

/** Helps to fill the box of a search for a place. Without it, the form asks for the words as they stand. */
export function attachSuggestions(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>("input[name=q]")!;
  const anchor = input.closest<HTMLElement>("[data-place-field]") ?? input;
  const lang = langOfPage();
  const words = placeSearchWords(lang);
  // An address that a form needs whole is no search: what is chosen stays in the field, and only that is good.
  const mustChoose = input.dataset.mustChoose !== undefined;
  const session = createPlacesSession();
  const lookup = createLookup<Predictions>(async (text, signal) => {
    const near = pointOf(form) ?? toPoint(readPlace());
    const context = { signal, cancelPrevious: true };
    const answer = dataOrLimited(
      await queryFromBrowser(PlacePredictionsDocument, { input: text, lang, sessionToken: session.current(), near }, context),
    );
    return answer === "limited" ? answer : (answer.predictions ?? null);
  });

  let predictions: Predictions | undefined;
  const show = () => box.show(toSuggestionList({ typed: typedIn(input), recent: readSearches(), predictions }, choices, lang));
  const box = createCombobox(input, { anchor, label: words.list, count: words.count, onOpen: show });
  /** What was chosen last, by the words that then stand in the box: they may be Google's. */
  let chosen: Found | undefined;
  const go = (found: Found) => {
    lookup.stop();
    box.hide();
    // What else the form insists on, such as terms, comes first; the browser says so.
    const missing = form.querySelector<HTMLInputElement>("input[type=checkbox]:invalid");
    if (missing) return void missing.reportValidity();
    follow(destinationOf(form, found));
  };

  async function locate(): Promise<void> {
    const button = form.querySelector("[data-locate]");
    const { locateMe } = await import("./locateMe");
    const position = await locateMe(lang, (isAsking) => button?.setAttribute("aria-busy", String(isAsking)));
    if (!position) return;
    input.value = "";
    go({ at: position });
  }
  async function choosePrediction({ place_id, description }: Prediction, typed: string): Promise<void> {
    input.value = description;
    lookup.stop();
    predictions = undefined;
    const sessionToken = session.end();
    if (mustChoose) {
      input.setCustomValidity("");
      input.dispatchEvent(new CustomEvent(PLACE_CHOSEN, { bubbles: true, detail: { placeId: place_id, sessionToken } }));
      return;
    }
    chosen = { q: typedIn(input), place: place_id };
    const answer = await queryFromBrowser(
      PlacePointDocument,
      { placeId: place_id, lang, sessionToken },
      { timeoutMs: POINT_TIMEOUT_MS },
    ).catch(() => null);
    const point = answer?.data?.placeDetails?.geoLocation;
    // Somebody went on to type.
    if (input.value !== description) return;
    // Without its point the words are searched for as they stand.
    if (!point) return go(chosen);
    const { lat, lng } = point;
    void rememberPlace({ typed, placeId: place_id, lat, lng });
    go((chosen = { ...chosen, at: { lat, lng } }));
  }
  const choices = {
    locate: () => void locate(),
    // The list of all places is the locator's.
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
  };

  input.addEventListener("input", () => {
    const typed = typedIn(input);
    if (mustChoose) input.setCustomValidity(typed ? words.mustChoose : "");
    // Beside a map that may show nothing of Google's the words are searched for as they stand.
    if (typed.length < FEWEST_LETTERS || isGoogleContentHidden()) {
      lookup.stop();
      predictions = undefined;
      return show();
    }
    lookup.look(typed, (found) => {
      predictions = found;
      // A visitor who has left the box, or has chosen, is shown no list any more.
      if (document.activeElement !== input) return;
      show();
      if (found?.length === 0) input.dispatchEvent(new CustomEvent(NO_RESULTS, { bubbles: true, detail: { words: typed } }));
    });
  });
  onGoogleHidden(form, () => {
    lookup.stop();
    predictions = undefined;
    box.hide();
  });
  form.addEventListener("submit", (event) => {
    const q = typedIn(input);
    if (!q || mustChoose) return;
    event.preventDefault();
    // What came with a place is remembered by the visitor's own words already, and stands here in Google's.
    const known = chosen?.q === q ? chosen : foundInAddress(q, form);
    if (!known) rememberSearchedWords(q);
    go(known ?? { q });
  });
  keepWithPage(input);
  return {
    open: show,
    locate: choices.locate,
    clear() {
      input.value = "";
      predictions = undefined;
      input.focus();
      show();
    },
  };
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

/** A page that takes this one's place, by a link or by going back, may keep the box: what it is about stands in it then. */
function keepWithPage(input: HTMLInputElement): void {
  new MutationObserver(() => (input.value = input.defaultValue)).observe(input, { attributeFilter: ["value"] });
}
