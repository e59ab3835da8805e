import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type AddressFields, TYPED_PARTS, toPartsByHand } from "#shared/forms/address.ts";
import { usePlaceAddressLazyQuery } from "../bff/__generated__/hooks";
import type { Lang } from "../i18n/languages";
import { AddressByHand } from "./AddressByHand";
import { fetchAddress } from "./addressAutocomplete";
import type { FieldsView, FormValues } from "./formState";

interface LiveAddressByHandProps {
  fields: FieldsView;
  lang: Lang;
  values: FormValues;
}

/**
 * An address by hand that records which parts the visitor changed. If it completes an address of the list, the draft has only the changed
 * parts (toDraft.ts), and the others are fetched again after a reload.
 */
export function LiveAddressByHand({ fields, lang, values }: LiveAddressByHandProps) {
  const box = useRef<HTMLDivElement>(null);
  const [askPlace] = usePlaceAddressLazyQuery();
  const [changed, setChanged] = useState<readonly string[]>([values.changedParts ?? []].flat());
  const [missing] = useState(() => (TYPED_PARTS.some((part) => values[part] === undefined) ? String(values.placeId ?? "") : ""));
  const note = ({ target }: FormEvent<HTMLElement>) => {
    const { name } = target as HTMLInputElement;
    setChanged((before) => (before.includes(name) ? before : [...before, name]));
  };
  const fill = useEffectEvent((address: AddressFields) => {
    const listed = toPartsByHand(address);
    for (const part of TYPED_PARTS)
      if (!changed.includes(part)) box.current!.querySelector<HTMLInputElement>(`[name=${part}]`)!.value = listed[part];
  });
  useEffect(() => {
    if (!missing) return undefined;
    let isGone = false;
    void fetchAddress(askPlace, missing, lang).then((address) => typeof address === "object" && !isGone && fill(address));
    return () => void (isGone = true);
  }, [askPlace, missing, lang]);
  return (
    <div ref={box} onInput={note}>
      <AddressByHand fields={fields} lang={lang} />
      {/* For the draft on the device, which must not contain Google's data. */}
      {changed.map((part) => (
        <input key={part} type="hidden" name="changedParts" value={part} readOnly />
      ))}
    </div>
  );
}
