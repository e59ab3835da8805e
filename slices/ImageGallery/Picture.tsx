import { type ImageField, isFilled, type KeyTextField } from "@prismicio/client";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { Icon } from "#site/ui/Icon/Icon.tsx";
import styles from "./Picture.module.css";

interface PictureProps {
  /** Unique within the page. */
  id: string;
  image: ImageField<never>;
  caption: KeyTextField;
  /** Its position in the gallery, used as its name when it has no other. */
  number: number;
  lang: Lang;
}

/**
 * A picture that opens large without a script. Browsers with invoker commands open a modal dialog; older ones open the same element as a
 * popover. Escape closes both, and the focus returns.
 */
export function Picture({ id, image, caption, number, lang }: PictureProps) {
  const { enlarge, picture, closePicture, colon } = messagesOf(lang);
  const name = image.alt || caption || `${picture} ${number}`;
  const words = isFilled.keyText(caption) && caption;
  return (
    <>
      <figure className={styles.figure}>
        <button type="button" popoverTarget={id} {...command(id, "show-modal")} className={styles.open} aria-label={enlarge + colon + name}>
          <ContentImage field={image} className={styles.image} sizes="(min-width: 600px) 480px, 100vw" />
          <span className={styles.sign} aria-hidden="true">
            <EnlargeIcon />
          </span>
        </button>
        {words && <figcaption className={styles.caption}>{words}</figcaption>}
      </figure>
      {/* Its picture is fetched when it opens. */}
      <dialog id={id} popover="auto" {...{ closedby: "any" }} className={styles.large} aria-label={name}>
        <figure className={styles.figure}>
          <ContentImage field={image} className={styles.whole} sizes="100vw" />
          {words && <figcaption className={styles.words}>{words}</figcaption>}
        </figure>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          {...command(id, "close")}
          className={styles.close}
          aria-label={closePicture}
        >
          <Icon name="close" size={22} />
        </button>
      </dialog>
    </>
  );
}

/** React's types lack these attributes. They win over popover attributes in browsers that support both. */
function command(id: string, name: "show-modal" | "close"): object {
  return { command: name, commandfor: id };
}

function EnlargeIcon() {
  return (
    <svg viewBox="0 0 20 20" width={18} height={18} fill="none" stroke="currentColor" strokeWidth={2}>
      <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
    </svg>
  );
}
