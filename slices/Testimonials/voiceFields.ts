import { type Content, isFilled } from "@prismicio/client";

/** What one of several says, and who that is. */
export type VoiceFields = Content.TestimonialsSliceDefault["primary"]["testimonials"][number];

/** A name without words of its own says nothing. */
export function saysAnything({ quote }: Pick<VoiceFields, "quote">): boolean {
  return isFilled.richText(quote);
}
