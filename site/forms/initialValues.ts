import { ADDRESS_PARTS } from "#shared/forms/address.ts";
import type { FormValues } from "./formState";

/** The sources of a form's initial values; null if a source has none. */
interface Known {
  /** The values in the server-rendered page. */
  shown: FormValues | null;
  /** The draft on the device. */
  draft: FormValues | null;
  /** The values of all fields, if the visitor changed any before the script was loaded. */
  typed: FormValues | null;
}

/**
 * Returns a form's initial values. Typed values override the shown ones, also if they are empty: the visitor removed the value. The draft
 * was not visible yet, so empty fields do not override it. Parts of an address are kept only if its line is unchanged.
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
