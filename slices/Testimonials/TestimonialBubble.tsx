import { isFilled } from "@prismicio/client";
import type { Lang } from "#site/i18n/languages.ts";
import { isService } from "#site/i18n/services.ts";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import { Author } from "./Author";
import { Stars } from "./Stars";
import styles from "./Testimonials.module.css";
import type { Testimonial } from "./testimonial";

/** A quote in a speech bubble whose tail points at the author. */
export function TestimonialBubble({ testimonial, lang }: { testimonial: Testimonial; lang: Lang }) {
  const { quote, image, service, rating } = testimonial;
  return (
    <figure className={styles.testimonial}>
      <div className={styles.bubble}>
        <Stars rating={rating} lang={lang} />
        <blockquote className={styles.quote}>
          <RichText field={quote} />
        </blockquote>
      </div>
      <Author testimonial={testimonial} lang={lang}>
        {isFilled.image(image) ? (
          <ContentImage field={image} className={styles.portrait} sizes="44px" />
        ) : (
          isService(service) && <ServiceIcon service={service} />
        )}
      </Author>
    </figure>
  );
}
