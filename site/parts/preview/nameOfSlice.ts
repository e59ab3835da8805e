import { sliceNames } from "../../bff/__generated__/sliceNames";

/** Returns what editors call a slice: its name, and its variation's if it has several. Without a model, that is its type. */
export function nameOfSlice(type: string, variation: string | undefined): string {
  if (!Object.hasOwn(sliceNames, type)) return type;
  const { name, variations } = sliceNames[type]!;
  if (Object.keys(variations).length < 2) return name;
  const variationName = variation !== undefined && Object.hasOwn(variations, variation) ? variations[variation] : variation;
  return variationName ? `${name}, ${variationName}` : name;
}
