import { type Content, isFilled } from "@prismicio/client";
import type { Lang } from "#site/i18n/languages.ts";
import { isService } from "#site/i18n/services.ts";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import { Author } from "./Author";
import { Stars } from "./Stars";
import styles from "./WideTestimonial.module.css";

/** One customer's quote in large type, beside their picture. */
export function WideTestimonial({ testimonial, lang }: { testimonial: Content.TestimonialsSliceSingle["primary"]; lang: Lang }) {
  const { quote, image, service, rating } = testimonial;
  return (
    <div className={isFilled.image(image) ? styles.pair : undefined}>
      {isFilled.image(image) && (
        <div className={styles.panel}>
          <ContentImage field={image} className={styles.image} sizes="(min-width: 960px) 33vw, 320px" />
        </div>
      )}
      <figure className={styles.testimonial}>
        <Stars rating={rating} lang={lang} />
        <blockquote className={styles.quote}>
          <RichText field={quote} />
        </blockquote>
        <Author testimonial={testimonial} lang={lang}>
          {isService(service) && <ServiceIcon service={service} />}
        </Author>
      </figure>
    </div>
  );
}
