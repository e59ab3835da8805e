import { type Content, isFilled } from "@prismicio/client";
import { messagesOf } from "#site/i18n/messages.ts";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { CallLink } from "#site/ui/CallLink/CallLink.tsx";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionWords } from "#site/ui/SectionHead/SectionWords.tsx";
import { filledPoints, SellingPoints } from "#site/ui/SellingPoints/SellingPoints.tsx";
import { firstDialableNumber, toTel } from "#site/ui/toTel.ts";
import type { SliceContext } from "../sliceProps";
import styles from "./Locksmith.module.css";

type LocksmithSlice = Content.CallToActionSlice & { variation: "locksmith" };

/**
 * For visitors who are locked out: the number in large type, and a button that calls it. Everything is in the page's HTML, without scripts
 * or a map.
 */
export function Locksmith({ slice, context: { lang, localPhone, sitePhone } }: { slice: LocksmithSlice; context: SliceContext }) {
  if (isEmpty(slice)) return null;
  const { title, text, phone, call_label, buttons, points, image, curve } = slice.primary;
  // A text that cannot be dialled is shown as it is when there is no other number.
  const number = firstDialableNumber(localPhone, phone, sitePhone) ?? phone;
  const tel = number ? toTel(number) : undefined;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color="ink"
      curve={curve}
      className={isFilled.image(image) ? styles.pictured : undefined}
    >
      <div className={styles.row}>
        <SectionWords title={title} text={text} className={styles.words}>
          {number && <p className={styles.phone}>{tel ? <a href={tel}>{number}</a> : number}</p>}
          <div className={styles.buttons}>
            <CallLink number={number} label={isFilled.keyText(call_label) ? call_label : messagesOf(lang).callLocksmith} />
            <ButtonList buttons={buttons} />
          </div>
          <SellingPoints points={points} level={isFilled.richText(title) ? 3 : 2} />
        </SectionWords>
        <ContentImage field={image} className={styles.image} sizes="(min-width: 960px) 560px, min(100vw, 480px)" />
      </div>
    </Section>
  );
}

function isEmpty({ primary }: LocksmithSlice): boolean {
  const { title, text, phone, buttons, points, image } = primary;
  return (
    !isFilled.richText(title) &&
    !isFilled.richText(text) &&
    !isFilled.keyText(phone) &&
    !isFilled.image(image) &&
    !hasButtons(buttons) &&
    filledPoints(points).length === 0
  );
}
