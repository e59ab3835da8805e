import { type Content, isFilled } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";

/** Returns whether a hero is the first one with a title among the slices of its page. True for a hero without other slices. */
export function isHeadOfPage(hero: Content.HeroSlice, slices: readonly SliceLike[] = [hero]): boolean {
  return slices.find(isTitledHero) === hero;
}

/** Returns whether a slice is a hero with a title; a page with one has its h1 there. */
export function isTitledHero(slice: SliceLike): boolean {
  return "slice_type" in slice && slice.slice_type === "hero" && isFilled.richText((slice as Content.HeroSlice).primary.title);
}
