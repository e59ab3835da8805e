import { ADDRESS_PARTS } from "../../forms/address";
import type { FormValues } from "./formState";

/** What is known of a form when its script takes over; null where there is nothing. */
interface Known {
  /** What its page has shown. */
  shown: FormValues | null;
  /** What the device has kept. */
  draft: FormValues | null;
  /** All that stands in the fields, where somebody has changed something before the script came. */
  typed: FormValues | null;
}

/**
 * What a form begins with. Over what its page has shown stands what is in the fields now, also where that is nothing: it was taken out.
 * A draft nobody has seen yet, so a field that is empty throws nothing of it away. The parts of an address belong to its line alone.
 */
export function initialValues({ shown, draft, typed }: Known): FormValues {
  const known = shown ?? draft ?? {};
  if (!typed) return known;
  const told = Object.entries(typed).filter(([, value]) => shown || value !== "");
  const { address } = Object.fromEntries(told);
  const isSameAddress = address === undefined || address === (known.address ?? "");
  const kept = Object.entries(known).filter(([name]) => (OF_THE_ADDRESS.includes(name) ? isSameAddress : !shown));
  return Object.fromEntries([...kept, ...told]);
}

const OF_THE_ADDRESS: readonly string[] = [...ADDRESS_PARTS, "addressByHand", "changedParts"];
