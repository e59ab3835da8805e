import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ADDRESS_PARTS, isChosen, toLine, toPartsByHand } from "#shared/forms/address.ts";
import { toTypedParts } from "#shared/forms/typedLine.ts";
import { useAddressPredictionsLazyQuery, usePlaceAddressLazyQuery } from "../bff/__generated__/hooks";
import type { FieldWords } from "../i18n/forms.types";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { type PlaceAttribution, PlaceAttributions } from "../ui/PlaceAttributions/PlaceAttributions";
import { Button } from "../ui/Button/Button";
import styles from "./AddressField.module.css";
import { type AddressProblem, type AddressParts, attachAddressAutocomplete, MIN_LETTERS } from "./addressAutocomplete";
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
  /** Called when a field with an error may be valid: an address was chosen, or the way to enter it has changed. */
  onChange(field: string): void;
}

/** An address chosen from the list, or typed by hand if the list is unavailable. Input is kept when the visitor changes between both. */
export function AddressField({ fields, words, lang, values, onChange }: AddressFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(values);
  const isByHand = typed.addressByHand === "on";
  /** `checked` is a field of the other way: its error is removed if it is valid now. */
  const change = (to: FormValues, checked: string) => {
    // The validation in `onChange` reads the rendered fields.
    flushSync(() => setTyped(to));
    onChange(checked);
    box.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };
  // The server rejected an address by hand because the list is available again.
  const wasRefused = isByHand && fields("address").error === "CHOOSE_ADDRESS";
  useEffect(() => {
    if (!wasRefused) return undefined;
    const timer = setTimeout(() => setTyped(inOneLine(box.current!)));
    return () => clearTimeout(timer);
  }, [wasRefused]);
  const typedFields: FieldsView = (name) => ({ ...fields(name), value: String(typed[name] ?? "") });
  return (
    <div ref={box}>
      {isByHand ? (
        <div className={styles.way}>
          <LiveAddressByHand fields={typedFields} lang={lang} values={typed} />
          <Button look="outlined" onClick={() => change(inOneLine(box.current!), "route")}>
            {formWords(lang).backToList}
          </Button>
        </div>
      ) : (
        <AddressFromList
          field={typedFields("address")}
          words={words}
          lang={lang}
          values={typed}
          onChosen={() => onChange("address")}
          onByHand={(parts) => change({ postalCode: typed.postalCode ?? "", ...parts, addressByHand: "on" }, "address")}
        />
      )}
    </div>
  );
}

/** Returns the parts as one line, and the visitor's own parts as another; the postal code is kept for a change back. */
function inOneLine(box: HTMLElement): FormValues {
  const parts = fieldValuesOf(box.closest("form")!);
  const typedParts = Object.fromEntries(visitorParts(parts).map((part) => [part, parts[part] ?? ""]));
  return { address: toLine(parts), typedLine: toLine(typedParts), postalCode: typedParts.postalCode ?? "" };
}

interface AddressFromListProps extends Pick<AddressFieldProps, "words" | "lang" | "values"> {
  field: ReturnType<FieldsView>;
  onChosen(): void;
  /** Called with the known parts if the list does not give a complete address. */
  onByHand(parts: FormValues): void;
}

/** An address that has to be chosen from the list, which fills in its parts. Typing discards the choice. */
function AddressFromList({ field, words, lang, values, onChosen, onByHand }: AddressFromListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [askPredictions] = useAddressPredictionsLazyQuery();
  const [askPlace] = usePlaceAddressLazyQuery();
  const [parts, setParts] = useState<AddressParts>(() => toParts(values));
  const [typedLine, setTypedLine] = useState(() => String(values.typedLine ?? (isChosen(values) ? "" : field.value)));
  const [attributions, setAttributions] = useState<readonly PlaceAttribution[]>([]);
  const [fault, setFault] = useState<AddressProblem | null>(null);
  const [before] = useState(isChosen(values) ? undefined : parts.placeId);
  const enterByHand = () => onByHand(fault === "partial" ? toPartsByHand(parts) : toTypedParts(typedLine));
  const latest = useRef({ onChosen, enterByHand });
  useEffect(() => {
    latest.current = { onChosen, enterByHand };
  });
  useEffect(() => {
    const onType = (line: string) =>
      flushSync(() => {
        setTypedLine(line);
        setParts({});
        setAttributions([]);
        setFault((now) =>
          now === "silent" || now === "limited" || (now === "unlisted" && line.trim().length >= MIN_LETTERS) ? now : null,
        );
      });
    const fill = (address: AddressParts, providers: readonly PlaceAttribution[]) => {
      flushSync(() => {
        setParts(toParts(address));
        setAttributions(providers);
      });
      if (isChosen(address)) latest.current.onChosen();
    };
    return attachAddressAutocomplete(box.current!, {
      askPredictions,
      askPlace,
      lang,
      before,
      onType,
      fill,
      onFault: setFault,
      onByHand: () => latest.current.enterByHand(),
    });
  }, [askPredictions, askPlace, lang, before]);
  const { addressFaults, typeAddress } = formWords(lang);
  return (
    <div ref={box}>
      <TextField field={field} words={words} lang={lang} maxLength={200} autoComplete="off">
        <PlaceAttributions attributions={attributions} lang={lang} />
        {/* Always rendered, so that screen readers announce changes. */}
        <div aria-live="polite">
          {(fault || field.error === "CHOOSE_ADDRESS") && (
            <div className={styles.fault}>
              {fault && <p>{addressFaults[fault]}</p>}
              {fault !== "lost" && (
                <Button look="outlined" onClick={enterByHand}>
                  {typeAddress}
                </Button>
              )}
            </div>
          )}
        </div>
      </TextField>
      {/* For the draft on the device, which must not contain Google's data. */}
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
