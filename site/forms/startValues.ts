import { ADDRESS_PARTS } from "../../forms/address";
import type { FormValues } from "./formState";

/**
 * What a form begins with: what its page or the device knew, and over it what somebody has typed before its script came. The parts of an
 * address belong to its line alone.
 */
export function startValues(known: FormValues, typed: FormValues): FormValues {
  const filled = Object.entries(typed).filter(([, value]) => value !== "");
  const { address } = Object.fromEntries(filled);
  const isAnotherAddress = address !== undefined && address !== (known.address ?? "");
  const kept = Object.entries(known).filter(([name]) => !(isAnotherAddress && OF_THE_ADDRESS.includes(name)));
  return Object.fromEntries([...kept, ...filled]);
}

const OF_THE_ADDRESS: readonly string[] = [...ADDRESS_PARTS, "addressByHand"];
