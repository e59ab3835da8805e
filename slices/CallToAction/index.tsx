import type { Content } from "@prismicio/client";
import type { SliceProps } from "../sliceProps";
import { Band } from "./Band";
import { Locksmith } from "./Locksmith";

/** One action: on a coloured band, or a call for visitors who are locked out. */
export default function CallToAction({ slice, context }: SliceProps<Content.CallToActionSlice>) {
  return slice.variation === "locksmith" ? <Locksmith slice={slice} context={context} /> : <Band slice={slice} />;
}
