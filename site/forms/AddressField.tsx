import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ADDRESS_PARTS } from "../../forms/application";
import { AddressPredictions, PlaceAddress } from "../bff/__generated__/browser";
import { askBff } from "../bff/ask";
import { createSession } from "../bff/placesSession";
import { type FieldWords, formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { createCombobox } from "../ui/Combobox/combobox";
import { createLookup } from "../ui/Combobox/lookup";
import { TextField } from "./Field";
import type { FieldView, FormValues } from "./formState";

interface AddressFieldProps {
  field: FieldView;
  words: FieldWords;
  lang: Lang;
  values: FormValues;
  /** Called once the parts of a chosen address are filled in. */
  onChosen(): void;
}

const FEWEST_LETTERS = 3;
const ADDRESS_TIMEOUT_MS = 5000;

/** An address that has to be chosen from the list, which fills in its parts; whoever types on has chosen nothing any more. */
export function AddressField({ field, words, lang, values, onChosen }: AddressFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<Parts>(() => Object.fromEntries(ADDRESS_PARTS.map((part) => [part, String(values[part] ?? "")])));
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });
  useEffect(() => {
    const fill = (address: Readonly<Record<string, unknown>> | null) => {
      // The check that follows reads the fields.
      flushSync(() => setParts(address ? Object.fromEntries(ADDRESS_PARTS.map((part) => [part, String(address[part] ?? "")])) : {}));
      if (address) chosen.current();
    };
    return helpToChoose(box.current!, lang, fill);
  }, [lang]);
  return (
    <div ref={box}>
      <TextField field={field} words={words} lang={lang} maxLength={200} autoComplete="off" />
      {ADDRESS_PARTS.map((part) => (
        <input key={part} type="hidden" name={part} value={parts[part] ?? ""} readOnly />
      ))}
    </div>
  );
}

type Parts = Readonly<Record<string, string>>;

/** Makes a combobox of the box's input; `fill` is told the parts of what was chosen, and null once somebody types on. */
function helpToChoose(box: HTMLElement, lang: Lang, fill: (address: Readonly<Record<string, unknown>> | null) => void): () => void {
  const words = formWords(lang);
  const input = box.querySelector<HTMLInputElement>("input:not([type=hidden])")!;
  const session = createSession();
  const lookup = createLookup(async (text, signal) => (await askBff(AddressPredictions, { input: text, lang, sessionToken: session.current() }, signal))?.predictions ?? null);
  const list = createCombobox(input, { anchor: input, label: words.addresses, count: words.options, onOpen: () => look() });

  let isOurs = false;
  async function choose(placeId: string, description: string): Promise<void> {
    input.value = description;
    const answer = await askBff(PlaceAddress, { placeId, lang, sessionToken: session.end() }, AbortSignal.timeout(ADDRESS_TIMEOUT_MS)).catch(() => null);
    // Somebody went on to type.
    if (input.value !== description) return;
    isOurs = true;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    isOurs = false;
    fill(answer?.placeAddress ?? {});
  }
  function look(): void {
    const typed = input.value.trim();
    if (typed.length < FEWEST_LETTERS) return list.hide();
    lookup.look(typed, (found) => {
      if (document.activeElement !== input) return;
      const options = (found ?? []).map(({ place_id, description }) => ({ text: description, match: typed, icon: "pin" as const, choose: () => void choose(place_id, description) }));
      const note = found === null ? words.silentList : found.length === 0 ? words.noAddress(typed) : undefined;
      list.show({ groups: [{ label: words.addresses, isPlain: true, options }], note, source: options.length > 0 ? "Google Maps" : undefined });
    });
  }
  const typed = () => {
    if (isOurs) return;
    fill(null);
    look();
  };
  input.addEventListener("input", typed);
  return () => {
    input.removeEventListener("input", typed);
    lookup.stop();
    list.hide();
  };
}
