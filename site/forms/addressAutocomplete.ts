import { isChosen } from "#shared/forms/address.ts";
import type { useAddressPredictionsLazyQuery } from "../bff/__generated__/hooks";
import type { usePlaceAddressLazyQuery } from "../bff/__generated__/hooks";
import { dataOrLimited } from "../bff/dataOrLimited";
import { createPlacesSession } from "../bff/placesSession";
import { formWords } from "../i18n/forms";
import { type Lang, toLanguageCode } from "../i18n/languages";
import type { PlaceAttribution } from "../ui/PlaceAttributions/PlaceAttributions";
import { createCombobox } from "../ui/Combobox/combobox";
import { createLookup } from "../ui/Combobox/lookup";

/** The parts of an address, by Google's names. */
export type AddressParts = Readonly<Record<string, string>>;

/** Why there is no complete address, if the visitor has to be told. */
export type AddressProblem =
  /** The list has no such address. */
  | "unlisted"
  /** The list of addresses cannot be fetched. */
  | "silent"
  /** The budget for addresses is spent. */
  | "limited"
  /** The address that was chosen before a reload could not be fetched again. */
  | "lost"
  /** The chosen address lacks a required part, such as a city. */
  | "partial";

type AskPredictions = ReturnType<typeof useAddressPredictionsLazyQuery>[0];
type AskPlace = ReturnType<typeof usePlaceAddressLazyQuery>[0];

interface ListOptions {
  /** The query hooks of the component. */
  askPredictions: AskPredictions;
  askPlace: AskPlace;
  lang: Lang;
  /** Id of the address that was chosen before a reload; its parts are not stored. */
  before?: string;
  /** Called with the line on each input of the visitor. */
  onType(line: string): void;
  /** Called with the parts of the chosen address, and with the providers of its data, which must be shown. */
  fill(address: AddressParts, attributions: readonly PlaceAttribution[]): void;
  onFault(fault: AddressProblem | null): void;
  /** Called when the visitor wants to enter an address that is not in the list. */
  onByHand(): void;
}

/** Letters from which addresses are looked up. */
export const MIN_LETTERS = 3;
const ADDRESS_TIMEOUT_MS = 5000;

/** Fetches an address by its id; returns "limited" or "silent" if there is none. */
export async function fetchAddress(askPlace: AskPlace, placeId: string, lang: Lang, sessionToken?: string) {
  const asking = askPlace({
    variables: { placeId, language: toLanguageCode(lang), sessionToken },
    context: { timeoutMs: ADDRESS_TIMEOUT_MS },
  });
  const answer = await asking.then(dataOrLimited).catch(() => null);
  return answer === "limited" ? answer : (answer?.placeAddress ?? "silent");
}

/** Turns the input into a combobox that suggests addresses. Returns the function that ends it. */
export function attachAddressAutocomplete(
  box: HTMLElement,
  { askPredictions, askPlace, lang, before, onType, fill, onFault, onByHand }: ListOptions,
): () => void {
  const words = formWords(lang);
  const input = box.querySelector<HTMLInputElement>("input:not([type=hidden])")!;
  const session = createPlacesSession();
  const lookup = createLookup(async (text, signal) => {
    const variables = { input: text, language: toLanguageCode(lang), sessionToken: session.current() };
    const answer = dataOrLimited(await askPredictions({ variables, context: { fetchOptions: { signal } } }));
    return answer === "limited" ? answer : (answer.predictions ?? null);
  });
  const list = createCombobox(input, {
    anchor: input,
    label: words.addresses,
    count: (options) => words.options(options - 1),
    onOpen: () => look(),
  });

  type Found = { typed: string; predictions: readonly { placeId: string; description: string }[] };
  /** The last suggestions, for a visitor who closes the list and opens it again. */
  let offered: Found | undefined;
  const offer = ({ typed, predictions }: Found) => {
    const options = predictions.map(({ placeId, description }) => ({
      text: description,
      match: typed,
      icon: "pin" as const,
      choose: () => void choose(placeId, description, "silent"),
    }));
    const byHand = { text: words.typeAddress, icon: "pin" as const, choose: onByHand };
    list.show({
      groups: [
        { label: words.addresses, isPlain: true, options },
        { label: words.notListed, isPlain: true, options: [byHand] },
      ],
      source: "Google Maps",
    });
  };
  const offerAgain = () => {
    if (!list.isOpen && offered?.typed === input.value.trim()) offer(offered);
  };

  let isOurs = false;
  let isGone = false;
  /** Fetches the parts of the chosen address. The input shows Google's line, which is the same on every fetch. */
  async function choose(placeId: string, line: string, noAnswer: "silent" | "lost"): Promise<void> {
    input.value = line;
    const result = await fetchAddress(askPlace, placeId, lang, session.end());
    // The visitor has typed meanwhile, or left.
    if (isGone || input.value !== line) return;
    if (typeof result === "string") return onFault(result === "limited" ? result : noAnswer);
    const { attributions, ...address } = result;
    input.value = address.name ?? line;
    isOurs = true;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    isOurs = false;
    onFault(isChosen(address) ? null : "partial");
    fill(Object.fromEntries(Object.entries(address).map(([part, value]) => [part, String(value ?? "")])), attributions);
  }
  function look(): void {
    const typed = input.value.trim();
    if (typed.length < MIN_LETTERS) return list.hide();
    lookup.look(typed, (result) => {
      const predictions = result === "limited" || !result ? [] : result;
      onFault(predictions.length > 0 ? null : result === "limited" ? result : result ? "unlisted" : "silent");
      if (predictions.length === 0) return list.hide();
      if (document.activeElement !== input) return;
      offer((offered = { typed, predictions }));
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
