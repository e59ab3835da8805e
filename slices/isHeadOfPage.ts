import { type Content, isFilled } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";

/** Whether a hero is the first one with a title among the slices of its page. One that stands alone is. */
export function isHeadOfPage(hero: Content.HeroSlice, slices: readonly SliceLike[] = [hero]): boolean {
  return slices.find(isTitledHero) === hero;
}

/** Whether a slice is a hero with a title: what has one has its h1. */
export function isTitledHero(slice: SliceLike): boolean {
  return "slice_type" in slice && slice.slice_type === "hero" && isFilled.richText((slice as Content.HeroSlice).primary.title);
}
