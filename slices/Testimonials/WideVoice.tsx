import { type Content, isFilled } from "@prismicio/client";
import type { Lang } from "../../site/i18n/languages";
import { isService } from "../../site/i18n/services";
import { ContentImage } from "../../site/ui/ContentImage/ContentImage";
import { RichText } from "../../site/ui/RichText/RichText";
import { ServiceIcon } from "../../site/ui/ServiceIcon/ServiceIcon";
import { Speaker } from "./Speaker";
import { Stars } from "./Stars";
import styles from "./WideVoice.module.css";

/** One customer's words, large, beside their picture. */
export function WideVoice({ voice, lang }: { voice: Content.TestimonialsSliceSingle["primary"]; lang: Lang }) {
  const { quote, image, service, rating } = voice;
  return (
    <div className={isFilled.image(image) ? styles.pair : undefined}>
      {isFilled.image(image) && (
        <div className={styles.panel}>
          <ContentImage field={image} className={styles.image} sizes="(min-width: 960px) 33vw, 320px" />
        </div>
      )}
      <figure className={styles.voice}>
        <Stars rating={rating} lang={lang} />
        <blockquote className={styles.quote}>
          <RichText field={quote} />
        </blockquote>
        <Speaker voice={voice} lang={lang}>
          {isService(service) && <ServiceIcon service={service} />}
        </Speaker>
      </figure>
    </div>
  );
}
