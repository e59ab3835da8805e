import { isFilled } from "@prismicio/client";
import type { Lang } from "../../site/i18n/languages";
import { isService } from "../../site/i18n/services";
import { ContentImage } from "../../site/ui/ContentImage/ContentImage";
import { RichText } from "../../site/ui/RichText/RichText";
import { ServiceIcon } from "../../site/ui/ServiceIcon/ServiceIcon";
import { Speaker } from "./Speaker";
import { Stars } from "./Stars";
import styles from "./Testimonials.module.css";
import type { VoiceFields } from "./voiceFields";

/** What somebody says, in a bubble whose tail points at who it is. */
export function Voice({ voice, lang }: { voice: VoiceFields; lang: Lang }) {
  const { quote, image, service, rating } = voice;
  return (
    <figure className={styles.voice}>
      <div className={styles.bubble}>
        <Stars rating={rating} lang={lang} />
        <blockquote className={styles.quote}>
          <RichText field={quote} />
        </blockquote>
      </div>
      <Speaker voice={voice} lang={lang}>
        {isFilled.image(image) ? (
          <ContentImage field={image} className={styles.portrait} sizes="44px" />
        ) : (
          isService(service) && <ServiceIcon service={service} />
        )}
      </Speaker>
    </figure>
  );
}
