import { ADDRESS_PARTS, isByHand, TYPED_PARTS, type TypedPart } from "../../forms/address";
import type { FormValues } from "./formState";

/** What is given anew each time, or is nobody's. */
const NEVER_KEPT: readonly string[] = ["consent", "website", "key"];

/**
 * What of a form may lie on the device. Of an address from the list that is what the visitor typed and Google's id of the place, by which
 * it is asked for again (docs/decisions/012); of one in parts, those that are the visitor's own.
 */
export function toDraft({ typedLine, ...values }: FormValues): Record<string, string | string[]> {
  const keptParts: readonly string[] = isByHand(values) ? ["place_id", ...visitorParts(values)] : ["place_id"];
  const isKept = (field: string) =>
    !NEVER_KEPT.includes(field) && (keptParts.includes(field) || !(ADDRESS_PARTS as readonly string[]).includes(field));
  const own = typedLine === undefined ? values : { ...values, address: typedLine };
  return Object.fromEntries(Object.entries(own).filter(([field, value]) => value !== "" && isKept(field))) as Record<
    string,
    string | string[]
  >;
}

/** Which parts of an address by hand are the visitor's: all, or, where it completes one of the list, what was changed of that. */
export function visitorParts({ place_id, changedParts = [] }: FormValues): readonly TypedPart[] {
  return place_id ? TYPED_PARTS.filter((part) => [changedParts].flat().includes(part)) : TYPED_PARTS;
}
