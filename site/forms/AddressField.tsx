import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ADDRESS_PARTS, isChosen, toLine, toPartsByHand, toTypedParts } from "../../forms/address";
import { useAddressPredictionsLazyQuery } from "../bff/__generated__/browser/AddressPredictions";
import { usePlaceAddressLazyQuery } from "../bff/__generated__/browser/PlaceAddress";
import type { FieldWords } from "../i18n/forms.types";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { Button } from "../ui/Button/Button";
import styles from "./AddressField.module.css";
import { type AddressProblem, type AddressParts, attachAddressAutocomplete } from "./addressAutocomplete";
import { TextField } from "./Field";
import type { FieldsView, FormValues } from "./formState";
import { LiveAddressByHand } from "./LiveAddressByHand";
import { fieldValuesOf } from "./captureInput";
import { visitorParts } from "./toDraft";

interface AddressFieldProps {
  fields: FieldsView;
  words: FieldWords;
  lang: Lang;
  values: FormValues;
  /** Called once a field that was wrong may be right: an address was chosen, or is to be given another way. */
  onChange(field: string): void;
}

/** An address from the list, or, while the list is silent, typed by hand. What was begun one way is there the other way as well. */
export function AddressField({ fields, words, lang, values, onChange }: AddressFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(values);
  const isByHand = typed.addressByHand === "on";
  /** `checked` is a field that was wrong the other way: what is right by now is told of all. */
  const change = (to: FormValues, checked: string) => {
    // The check that follows reads the fields.
    flushSync(() => setTyped(to));
    onChange(checked);
    box.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };
  // It was sent, and the server has found that the list answers again.
  const wasRefused = isByHand && fields("address").error === "chooseAddress";
  useEffect(() => {
    if (!wasRefused) return undefined;
    const timer = setTimeout(() => setTyped(inOneLine(box.current!)));
    return () => clearTimeout(timer);
  }, [wasRefused]);
  const shown: FieldsView = (name) => ({ ...fields(name), value: String(typed[name] ?? "") });
  return (
    <div ref={box}>
      {isByHand ? (
        <div className={styles.way}>
          <LiveAddressByHand fields={shown} lang={lang} values={typed} />
          <Button look="outlined" onClick={() => change(inOneLine(box.current!), "route")}>
            {formWords(lang).backToList}
          </Button>
        </div>
      ) : (
        <AddressFromList
          field={shown("address")}
          words={words}
          lang={lang}
          values={typed}
          onChosen={() => onChange("address")}
          onByHand={(parts) => change({ postal_code: typed.postal_code ?? "", ...parts, addressByHand: "on" }, "address")}
        />
      )}
    </div>
  );
}

/** What stands in the parts, in one line, and what of it is the visitor's; the postal code is kept for another time. */
function inOneLine(box: HTMLElement): FormValues {
  const parts = fieldValuesOf(box.closest("form")!);
  const own = Object.fromEntries(visitorParts(parts).map((part) => [part, parts[part] ?? ""]));
  return { address: toLine(parts), typedLine: toLine(own), postal_code: own.postal_code ?? "" };
}

interface AddressFromListProps extends Pick<AddressFieldProps, "words" | "lang" | "values"> {
  field: ReturnType<FieldsView>;
  onChosen(): void;
  /** Called with what is known of an address where the list does not give all of it. */
  onByHand(parts: FormValues): void;
}

/** An address that has to be chosen from the list, which fills in its parts; a visitor who types on has to choose again. */
function AddressFromList({ field, words, lang, values, onChosen, onByHand }: AddressFromListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [askPredictions] = useAddressPredictionsLazyQuery();
  const [askPlace] = usePlaceAddressLazyQuery();
  const [parts, setParts] = useState<AddressParts>(() => toParts(values));
  const [typedLine, setTypedLine] = useState(() => String(values.typedLine ?? (isChosen(values) ? "" : field.value)));
  const [fault, setFault] = useState<AddressProblem | null>(null);
  const [before] = useState(isChosen(values) ? undefined : parts.place_id);
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });
  useEffect(() => {
    const onType = (line: string) =>
      flushSync(() => {
        setTypedLine(line);
        setParts({});
        setFault((now) => (now === "silent" || now === "limited" ? now : null));
      });
    const fill = (address: AddressParts) => {
      flushSync(() => setParts(toParts(address)));
      if (isChosen(address)) chosen.current();
    };
    return attachAddressAutocomplete(box.current!, { askPredictions, askPlace, lang, before, onType, fill, onFault: setFault });
  }, [askPredictions, askPlace, lang, before]);
  const { addressFaults, typeAddress } = formWords(lang);
  return (
    <div ref={box}>
      <TextField field={field} words={words} lang={lang} maxLength={200} autoComplete="off">
        {/* Always there, so that a change of it is heard. */}
        <div aria-live="polite">
          {fault && (
            <div className={styles.fault}>
              <p>{addressFaults[fault]}</p>
              {fault !== "lost" && (
                <Button look="outlined" onClick={() => onByHand(fault === "partial" ? toPartsByHand(parts) : toTypedParts(typedLine))}>
                  {typeAddress}
                </Button>
              )}
            </div>
          )}
        </div>
      </TextField>
      {/* For the device, which keeps nothing of Google's. */}
      <input type="hidden" name="typedLine" value={typedLine} readOnly />
      {ADDRESS_PARTS.map((part) => (
        <input key={part} type="hidden" name={part} value={parts[part] ?? ""} readOnly />
      ))}
    </div>
  );
}

function toParts(values: Readonly<Record<string, unknown>>): AddressParts {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, String(values[part] ?? "")]));
}
