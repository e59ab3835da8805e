import type { getSlices } from "@prismicio/next";
import { z } from "zod";
import { InvalidState, unpackState } from "./unpackState";

type Slices = ReturnType<typeof getSlices>;

/** More than any page has. */
const MAX_SLICES = 100;
/** Characters of the slices as JSON. Forty-nine of ours have 52,000. */
const MAX_CHARS = 200_000;
/** Objects and lists in them, each of which can be an element of the page. Forty-nine slices have a thousand. */
const MAX_PARTS = 5_000;

/** What a component may rely on: fields may be missing, their containers not. */
const slice = z.looseObject({
  slice_type: z.string(),
  variation: z.string().default("default"),
  primary: z.looseObject({}).default({}),
  items: z.array(z.looseObject({})).default([]),
});

/** The slices of an address, or why they are not shown. */
export type ReadSlices = { slices: Slices } | { fault: "unreadable" | "tooLong" };

/** Reads the slices from the simulator's address, which is untrusted input. */
export function readSlices(state: unknown): ReadSlices {
  if (state === undefined || state === "") return { slices: [] };
  if (typeof state !== "string") return { fault: "unreadable" };
  try {
    const json = unpackState(state, MAX_CHARS);
    if (countParts(json) > MAX_PARTS) return { fault: "tooLong" };
    const { data: slices } = z.array(slice).safeParse(JSON.parse(json));
    if (!slices) return { fault: "unreadable" };
    // The components guard each field.
    return slices.length > MAX_SLICES ? { fault: "tooLong" } : { slices: slices as unknown as Slices };
  } catch (error) {
    return { fault: error instanceof InvalidState ? error.reason : "unreadable" };
  }
}

/** Returns how many objects and lists a JSON text begins; brackets in texts count as well. */
function countParts(json: string): number {
  let count = 0;
  for (const character of json) if (character === "{" || character === "[") count++;
  return count;
}
