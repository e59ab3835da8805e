import { type Content, isFilled } from "@prismicio/client";
import { ButtonList } from "#site/ui/Button/ButtonList.tsx";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { Prose } from "#site/ui/RichText/RichText.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import styles from "./CarKeyProgramming.module.css";
import { Steps } from "./Steps";

/** How a car key is programmed: an introduction, then the steps beside a picture. */
export function CarKeyProgramming({ title, text, image, steps, buttons }: Content.SectionSliceCarKeyProgramming["primary"]) {
  return (
    <div className={isFilled.image(image) ? styles.pair : undefined}>
      <ContentImage field={image} className={styles.image} sizes="(min-width: 960px) 45vw, min(100vw, 480px)" />
      <div className={styles.words}>
        <SectionTitle field={title} />
        {isFilled.richText(text) && (
          <div className={styles.lead}>
            <Prose field={text} />
          </div>
        )}
        <Steps steps={steps} level={isFilled.richText(title) ? 3 : 2} />
        <ButtonList buttons={buttons} />
      </div>
    </div>
  );
}
