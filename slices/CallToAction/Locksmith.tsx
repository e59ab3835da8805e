import { type Content, isFilled } from "@prismicio/client";
import { messagesOf } from "../../site/i18n/messages";
import { buttonClass } from "../../site/ui/Button/Button";
import { ButtonList, hasButtons } from "../../site/ui/Button/ButtonList";
import { ContentImage } from "../../site/ui/ContentImage/ContentImage";
import { Section } from "../../site/ui/Section/Section";
import { SectionWords } from "../../site/ui/SectionHead/SectionWords";
import { toTel } from "../../site/ui/toTel";
import type { SliceContext } from "../sliceProps";
import styles from "./Locksmith.module.css";
import { filledPoints, Points } from "./Points";

type LocksmithSlice = Content.CallToActionSlice & { variation: "locksmith" };

/**
 * For somebody who stands before a locked door: the number, large, and a button that calls it. Everything it needs is
 * in the page's HTML; no script and no map has to arrive.
 */
export function Locksmith({ slice, context: { lang, localPhone, sitePhone } }: { slice: LocksmithSlice; context: SliceContext }) {
  if (isEmpty(slice)) return null;
  const { title, text, phone, call_label, buttons, points, image, curve } = slice.primary;
  const number = localPhone || phone || sitePhone;
  const tel = number ? toTel(number) : undefined;
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation} color="ink" curve={curve} className={isFilled.image(image) ? styles.pictured : undefined}>
      <div className={styles.row}>
        <SectionWords title={title} text={text} className={styles.words}>
          {number && <p className={styles.phone}>{tel ? <a href={tel}>{number}</a> : number}</p>}
          <div className={styles.buttons}>
            {tel && (
              <a href={tel} className={buttonClass("emergency")}>
                <PhoneIcon />
                {isFilled.keyText(call_label) ? call_label : messagesOf(lang).callLocksmith}
              </a>
            )}
            <ButtonList buttons={buttons} />
          </div>
          <Points points={points} level={isFilled.richText(title) ? 3 : 2} />
        </SectionWords>
        <ContentImage field={image} className={styles.image} sizes="(min-width: 960px) 560px, min(100vw, 480px)" />
      </div>
    </Section>
  );
}

function isEmpty({ primary }: LocksmithSlice): boolean {
  const { title, text, phone, buttons, points, image } = primary;
  return (
    !isFilled.richText(title) && !isFilled.richText(text) && !isFilled.keyText(phone) && !isFilled.image(image) && !hasButtons(buttons) && filledPoints(points).length === 0
  );
}

function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
      <path d="M6.6 2.3 9 2c.5 0 1 .3 1.200.8l1.500 3.600c.2.5.1 1-.3 1.400L9.600 9.600c1 2 2.700 3.800 4.800 4.800l1.800-1.800c.4-.4.9-.5 1.400-.3l3.600 1.500c.5.2.8.7.8 1.200l-.3 2.400c-.2 1.900-1.700 3.200-3.500 3C9.600 19.700 4.300 14.400 3.600 5.800c-.2-1.800 1.100-3.300 3-3.500Z" />
    </svg>
  );
}
