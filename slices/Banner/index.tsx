import type { Content } from "@prismicio/client";
import type { SliceProps } from "../sliceProps";
import { Band } from "./Band";
import { isDue } from "./isDue";
import { isEmpty } from "./Message";
import { Notice } from "./Notice";

/** One message across the page, as long as it is due: the server leaves it out before and after. */
export default function Banner({ slice, context: { lang } }: SliceProps<Content.BannerSlice>) {
  if (isEmpty(slice.primary) || !isDue(slice.primary)) return null;
  return slice.variation === "notice" ? <Notice slice={slice} lang={lang} /> : <Band slice={slice} />;
}
