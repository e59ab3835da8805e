import type { Content } from "@prismicio/client";
import type { SliceProps } from "../sliceProps";
import { Band } from "./Band";
import { recordChangeAt } from "#site/bff/renderContext.ts";
import { isDue, nextChangeOf } from "./isDue";
import { isEmpty } from "./Message";
import { Notice } from "./Notice";
import { Period } from "./Period";

/** One message across the page. The server leaves it out before and after its period, except for editors. */
export default function Banner({ slice, context: { lang, isDraft } }: SliceProps<Content.BannerSlice>) {
  recordChangeAt(nextChangeOf(slice.primary));
  const isShown = isDue(slice.primary);
  if (isEmpty(slice.primary) || !(isShown || isDraft)) return null;
  const period = !isShown && <Period {...slice.primary} lang={lang} />;
  return slice.variation === "notice" ? <Notice slice={slice} lang={lang} period={period} /> : <Band slice={slice} period={period} />;
}
