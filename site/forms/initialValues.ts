import { ADDRESS_PARTS } from "#shared/forms/address.ts";
import type { FormValues } from "./formState";

/** The sources of a form's initial values; null if a source has none. */
interface Sources {
  /** The values in the server-rendered page. */
  page: FormValues | null;
  /** The draft on the device. */
  draft: FormValues | null;
  /** The values of all fields, if the visitor changed any before the script was loaded. */
  typed: FormValues | null;
}

/**
 * Returns a form's initial values. Typed values override the shown ones, also if they are empty: the visitor removed the value. The draft
 * was not visible yet, so empty fields do not override it. Parts of an address are kept only if its line is unchanged.
 */
export function initialValues({ page, draft, typed }: Sources): FormValues {
  const base = page ?? draft ?? {};
  if (!typed) return base;
  const typedEntries = Object.entries(typed).filter(([, value]) => page || value !== "");
  const { address } = Object.fromEntries(typedEntries);
  const isSameAddress = address === undefined || address === (base.address ?? "");
  const baseEntries = Object.entries(base).filter(([name]) => (OF_THE_ADDRESS.includes(name) ? isSameAddress : !page));
  return Object.fromEntries([...baseEntries, ...typedEntries]);
}

const OF_THE_ADDRESS: readonly string[] = [...ADDRESS_PARTS, "addressByHand", "changedParts"];
