import { type Content, isFilled } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { leadsOn } from "#site/ui/ContentLink/ContentLink.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import { SignUpButton } from "./SignUpButton";
import styles from "./SignUpTeaser.module.css";

interface JobSheetProps {
  slice: Content.SignUpTeaserSlice & { variation: "default" };
  lang: Lang;
}

/** The text on one side; on the other a sheet with what a locksmith gets, below the picture. */
export function JobSheet({ slice, lang }: JobSheetProps) {
  const { title, text, points, button, image, color, custom_color, curve } = slice.primary;
  const filledPoints = points.filter((point) => isFilled.keyText(point.title) || isFilled.richText(point.text));
  const hasHead = isFilled.richText(title) || isFilled.richText(text);
  if (!hasHead && filledPoints.length === 0 && !isFilled.image(image) && !leadsOn(button)) return null;
  const Point = isFilled.richText(title) ? "h3" : "h2";
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <div className={styles.layout}>
        <SectionHead title={title} description={text} />
        <div className={styles.job}>
          <ContentImage field={image} className={styles.image} sizes="min(78vw, 400px)" />
          <div className={styles.sheet}>
            {filledPoints.length > 0 && (
              <ul className={styles.points}>
                {filledPoints.map((point, index) => (
                  <li key={index} className={styles.point}>
                    {isFilled.keyText(point.title) && (
                      <Point id={anchorOf(point)} className={styles.pointTitle}>
                        {point.title}
                      </Point>
                    )}
                    {isFilled.richText(point.text) && (
                      <div className={styles.detail}>
                        <RichText field={point.text} />
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.way}>
              <SignUpButton link={button} look="primary" lang={lang} />
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
