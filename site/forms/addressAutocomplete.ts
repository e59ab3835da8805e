import { isChosen } from "../../forms/address";
import type { useAddressPredictionsLazyQuery } from "../bff/__generated__/browser/AddressPredictions";
import type { usePlaceAddressLazyQuery } from "../bff/__generated__/browser/PlaceAddress";
import { dataOrLimited } from "../bff/dataOrLimited";
import { createPlacesSession } from "../bff/placesSession";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { createCombobox } from "../ui/Combobox/combobox";
import { createLookup } from "../ui/Combobox/lookup";

/** An address taken apart, by Google's names. */
export type AddressParts = Readonly<Record<string, string>>;

/** Why there is no whole address, where the visitor has to know. */
export type AddressProblem =
  /** The list does not answer. */
  | "silent"
  /** As many have been asked for as may be. */
  | "limited"
  /** What was chosen before the page was loaded anew could not be asked for again. */
  | "lost"
  /** What was chosen lacks what we need, a city for one. */
  | "partial";

type AskPredictions = ReturnType<typeof useAddressPredictionsLazyQuery>[0];
type AskPlace = ReturnType<typeof usePlaceAddressLazyQuery>[0];

interface ListOptions {
  /** What asks the BFF: hooks of the component around the box. */
  askPredictions: AskPredictions;
  askPlace: AskPlace;
  lang: Lang;
  /** The id of what was chosen before the page was loaded anew, of which nothing else is known. */
  before?: string;
  /** Told what is typed, as long as somebody types. */
  onType(line: string): void;
  /** Told the parts of what was chosen. */
  fill(address: AddressParts): void;
  onFault(fault: AddressProblem | null): void;
}

const FEWEST_LETTERS = 3;
const ADDRESS_TIMEOUT_MS = 5000;

/** Asks for an address by its id; why there is none where Places does not answer, or does not know it. */
export async function fetchAddress(askPlace: AskPlace, placeId: string, lang: Lang, sessionToken?: string) {
  const asking = askPlace({ variables: { placeId, lang, sessionToken }, context: { timeoutMs: ADDRESS_TIMEOUT_MS } });
  const answer = await asking.then(dataOrLimited).catch(() => null);
  return answer === "limited" ? answer : (answer?.placeAddress ?? "silent");
}

/** Makes a combobox of the box's input, which offers the addresses that are being typed. */
export function attachAddressAutocomplete(
  box: HTMLElement,
  { askPredictions, askPlace, lang, before, onType, fill, onFault }: ListOptions,
): () => void {
  const words = formWords(lang);
  const input = box.querySelector<HTMLInputElement>("input:not([type=hidden])")!;
  const session = createPlacesSession();
  const lookup = createLookup(async (text, signal) => {
    const variables = { input: text, lang, sessionToken: session.current() };
    const answer = dataOrLimited(await askPredictions({ variables, context: { signal, cancelPrevious: true } }));
    return answer === "limited" ? answer : (answer.predictions ?? null);
  });
  const list = createCombobox(input, { anchor: input, label: words.addresses, count: words.options, onOpen: () => look() });

  type Found = { typed: string; predictions: readonly { place_id: string; description: string }[] };
  /** What was last offered, for a visitor who closes the list and opens it again. */
  let offered: Found | undefined;
  const offer = ({ typed, predictions }: Found) => {
    const options = predictions.map(({ place_id, description }) => ({
      text: description,
      match: typed,
      icon: "pin" as const,
      choose: () => void choose(place_id, description, "silent"),
    }));
    const note = predictions.length === 0 ? words.noAddress(typed) : undefined;
    list.show({
      groups: [{ label: words.addresses, isPlain: true, options }],
      note,
      source: options.length > 0 ? "Google Maps" : undefined,
    });
  };
  const offerAgain = () => {
    if (!list.isOpen && offered?.typed === input.value.trim()) offer(offered);
  };

  let isOurs = false;
  let isGone = false;
  /** Takes what is chosen apart. The line becomes Google's, the same whenever it is asked for. */
  async function choose(placeId: string, shown: string, noAnswer: "silent" | "lost"): Promise<void> {
    input.value = shown;
    const address = await fetchAddress(askPlace, placeId, lang, session.end());
    // Somebody went on to type.
    if (isGone || input.value !== shown) return;
    if (typeof address === "string") return onFault(address === "limited" ? address : noAnswer);
    input.value = address.name ?? shown;
    isOurs = true;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    isOurs = false;
    onFault(isChosen(address) ? null : "partial");
    fill(Object.fromEntries(Object.entries(address).map(([part, value]) => [part, String(value ?? "")])));
  }
  function look(): void {
    const typed = input.value.trim();
    if (typed.length < FEWEST_LETTERS) return list.hide();
    lookup.look(typed, (found) => {
      const isList = found !== null && found !== "limited";
      onFault(isList ? null : (found ?? "silent"));
      if (!isList) return list.hide();
      if (document.activeElement !== input) return;
      offer((offered = { typed, predictions: found }));
    });
  }
  const typed = () => {
    if (isOurs) return;
    onType(input.value);
    look();
  };
  input.addEventListener("input", typed);
  input.addEventListener("click", offerAgain);
  if (before) void choose(before, input.value, "lost");
  return () => {
    isGone = true;
    input.removeEventListener("input", typed);
    input.removeEventListener("click", offerAgain);
    lookup.stop();
    list.hide();
  };
}
