import { type Content, isFilled } from "@prismicio/client";

/** A testimonial of the variation with columns. */
export type Testimonial = Content.TestimonialsSliceDefault["primary"]["testimonials"][number];

/** Returns whether a testimonial has a quote; one without is left out. */
export function hasQuote({ quote }: Pick<Testimonial, "quote">): boolean {
  return isFilled.richText(quote);
}
