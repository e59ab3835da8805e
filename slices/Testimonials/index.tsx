import type { Content } from "@prismicio/client";
import { Section } from "../../site/ui/Section/Section";
import { SectionHead } from "../../site/ui/SectionHead/SectionHead";
import type { SliceProps } from "../sliceProps";
import styles from "./Testimonials.module.css";
import { saysAnything } from "./voiceFields";
import { Voice } from "./Voice";
import { WideVoice } from "./WideVoice";

/** What customers say: many of them in columns, or one across the page. An entry without a quote is left out. */
export default function Testimonials({ slice, context: { lang } }: SliceProps<Content.TestimonialsSlice>) {
  const { color, curve } = slice.primary;
  const marks = { "data-slice-type": slice.slice_type, "data-slice-variation": slice.variation, curve };
  if (slice.variation === "single") {
    if (!saysAnything(slice.primary)) return null;
    return (
      <Section {...marks} color={color || "light blue"}>
        <WideVoice voice={slice.primary} lang={lang} />
      </Section>
    );
  }
  const { title, description, testimonials } = slice.primary;
  const voices = testimonials.filter(saysAnything);
  if (voices.length === 0) return null;
  return (
    <Section {...marks} color={color}>
      <SectionHead title={title} description={description} />
      <ul className={styles.columns} data-columns={Math.min(voices.length, 3)}>
        {voices.map((voice, index) => (
          <li key={index} className={styles.item}>
            <Voice voice={voice} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
