import { asText, type Content, isFilled } from "@prismicio/client";
import { messagesOf } from "#site/i18n/messages.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./Carousel.module.css";
import { CarouselControls } from "./CarouselControls";
import { hasContent, Slide } from "./Slide";

/** `sizes` of a slide's picture, by variation. */
const SIZES = { default: "(min-width: 1264px) 25vw, 280px", wide: "(min-width: 960px) 50vw, 100vw" };

/** Slides in a row that scrolls and snaps by CSS; its buttons load when it comes into view. */
export default function Carousel({ slice, context }: SliceProps<Content.CarouselSlice>) {
  const { title, description, slides } = slice.primary;
  const filled = slides.filter(hasContent);
  if (filled.length === 0) return null;
  const messages = messagesOf(context.lang);
  const { previousSlide, nextSlide, pauseSlides, playSlides, of } = messages;
  return (
    // The wide variation is on white, because it may follow a tinted hero.
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={slice.variation === "wide" ? null : "light gray"}
      className={styles[slice.variation]}
    >
      <SectionHead title={title} description={description} />
      <div>
        <section
          className={styles.track}
          aria-roledescription={messages.carousel}
          aria-label={asText(title) || messages.carousel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- some browsers need it to scroll by keyboard
          tabIndex={0}
        >
          <ul className={styles.slides}>
            {filled.map((slide, index) => (
              <li key={index} data-slide className={styles.slide}>
                <Slide slide={slide} level={isFilled.richText(title) ? 3 : 2} sizes={SIZES[slice.variation]} />
              </li>
            ))}
          </ul>
        </section>
        {filled.length > 1 && (
          <CarouselControls messages={{ previousSlide, nextSlide, pauseSlides, playSlides, of }} className={styles.controls} />
        )}
      </div>
    </Section>
  );
}
