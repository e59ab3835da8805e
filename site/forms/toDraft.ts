import { ADDRESS_PARTS, isByHand, TYPED_PARTS } from "../../forms/address";
import type { FormValues } from "./formState";

/** What is given anew each time, or is nobody's. */
const NEVER_KEPT: readonly string[] = ["consent", "website", "key"];
/** Of an address that was chosen, what is not Google's words. */
const KEPT_PARTS: readonly string[] = ["place_id"];

/**
 * What of a form may lie on the device. Of an address from the list that is what the visitor typed and Google's id of the place, by which
 * it is asked for again (docs/decisions/012); one that was typed by hand is the visitor's own.
 */
export function toDraft({ typedLine, ...values }: FormValues): Record<string, string | string[]> {
  const ownParts = isByHand(values) ? [...KEPT_PARTS, ...TYPED_PARTS] : KEPT_PARTS;
  const isKept = (field: string) => !NEVER_KEPT.includes(field) && (ownParts.includes(field) || !(ADDRESS_PARTS as readonly string[]).includes(field));
  const own = typedLine === undefined ? values : { ...values, address: typedLine };
  return Object.fromEntries(Object.entries(own).filter(([field, value]) => value !== "" && isKept(field))) as Record<string, string | string[]>;
}
