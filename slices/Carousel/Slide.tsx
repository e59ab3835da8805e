import { type Content, isFilled } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { ContentLink, isNamedLink } from "#site/ui/ContentLink/ContentLink.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./Carousel.module.css";

type SlideFields = Content.CarouselSliceDefault["primary"]["slides"][number];

/** Returns whether a slide has content; a link counts only with a label. */
export function hasContent({ image, title, text, link }: SlideFields): boolean {
  return isFilled.image(image) || isFilled.keyText(title) || isFilled.richText(text) || isNamedLink(link);
}

/** A slide: picture, title, text and link. `sizes` is the picture's `sizes` attribute. */
export function Slide({ slide, level, sizes }: { slide: SlideFields; level: 2 | 3; sizes: string }) {
  const { image, title, text, link } = slide;
  const Heading = `h${level}` as const;
  return (
    <>
      {isFilled.image(image) && (
        <div className={styles.picture}>
          <ContentImage field={image} sizes={sizes} />
        </div>
      )}
      {(isFilled.keyText(title) || isFilled.richText(text) || isNamedLink(link)) && (
        <div className={styles.words}>
          {isFilled.keyText(title) && (
            <Heading id={anchorOf(slide)} className={styles.title}>
              {title}
            </Heading>
          )}
          {isFilled.richText(text) && (
            <div className={styles.text}>
              <RichText field={text} />
            </div>
          )}
          {isNamedLink(link) && (
            <p className={styles.link}>
              <ContentLink field={link}>{link.text}</ContentLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}
