import type { Content } from "@prismicio/client";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./Testimonials.module.css";
import { hasQuote } from "./testimonial";
import { TestimonialBubble } from "./TestimonialBubble";
import { WideTestimonial } from "./WideTestimonial";

/** Customers' quotes: several in columns, or one across the page. Entries without a quote are left out. */
export default function Testimonials({ slice, context: { lang } }: SliceProps<Content.TestimonialsSlice>) {
  const { color, curve } = slice.primary;
  const marks = { "data-slice-type": slice.slice_type, "data-slice-variation": slice.variation, curve };
  if (slice.variation === "single") {
    if (!hasQuote(slice.primary)) return null;
    return (
      <Section {...marks} color={color || "light blue"}>
        <WideTestimonial testimonial={slice.primary} lang={lang} />
      </Section>
    );
  }
  const { title, description, testimonials } = slice.primary;
  const quoted = testimonials.filter(hasQuote);
  if (quoted.length === 0) return null;
  return (
    <Section {...marks} color={color}>
      <SectionHead title={title} description={description} />
      <ul className={styles.columns} data-columns={Math.min(quoted.length, 3)}>
        {quoted.map((testimonial, index) => (
          <li key={index} className={styles.item}>
            <TestimonialBubble testimonial={testimonial} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
