import { ADDRESS_PARTS, isByHand, TYPED_PARTS, type TypedPart } from "#shared/forms/address.ts";
import type { FormValues } from "./formState";

/** Fields that are never stored: they are entered each time, or are not the visitor's. */
const NEVER_STORED: readonly string[] = ["consent", "website", "key"];

/**
 * Returns the values that may be stored on the device. Of an address from the list these are the typed line and Google's place id, by which
 * the address is fetched again (docs/decisions/012); of an address by hand, the visitor's own parts.
 */
export function toDraft({ typedLine, ...values }: FormValues): Record<string, string | string[]> {
  const storedParts: readonly string[] = isByHand(values) ? ["placeId", ...visitorParts(values)] : ["placeId"];
  const isKept = (field: string) =>
    !NEVER_STORED.includes(field) && (storedParts.includes(field) || !(ADDRESS_PARTS as readonly string[]).includes(field));
  const draftValues = typedLine === undefined ? values : { ...values, address: typedLine };
  return Object.fromEntries(Object.entries(draftValues).filter(([field, value]) => value !== "" && isKept(field))) as Record<
    string,
    string | string[]
  >;
}

/** Returns which parts of an address by hand are the visitor's: all, or only the changed ones if it completes an address of the list. */
export function visitorParts({ placeId, changedParts = [] }: FormValues): readonly TypedPart[] {
  return placeId ? TYPED_PARTS.filter((part) => [changedParts].flat().includes(part)) : TYPED_PARTS;
}
