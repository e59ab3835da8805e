import { type Content, isFilled } from "@prismicio/client";

/** What one of several says, and who that is. */
export type Testimonial = Content.TestimonialsSliceDefault["primary"]["testimonials"][number];

/** A name without words of its own says nothing. */
export function hasQuote({ quote }: Pick<Testimonial, "quote">): boolean {
  return isFilled.richText(quote);
}
