import type { Saved } from "../../device/saved";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { takeAlongWords } from "../../i18n/takeAlong";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import { QrCode } from "../../ui/QrCode/QrCode";
import { ShareButton } from "../../ui/ShareButton/ShareButton";
import { SaveButton } from "./SaveButton";
import styles from "./TakeAlong.module.css";

interface TakeAlongProps extends Saved {
  /** Label of the button that shares it. */
  shareLabel: string;
  lang: Lang;
}

/** Id of the code. */
const CODE = "phone-code";

/** Ways to take a kiosk or a design along: save it on this device, share it, and, where there is a mouse, a code for the phone. */
export function TakeAlong({ shareLabel, lang, ...one }: TakeAlongProps) {
  const { linkCopied, linkToCopy, close } = messagesOf(lang);
  const { save, toPhone, scan } = takeAlongWords(lang);
  const address = siteConfig().siteUrl + one.href;
  return (
    <>
      <SaveButton {...one} label={save[one.kind]} className={styles.button} />
      <ShareButton label={shareLabel} title={one.name} url={address} texts={{ linkCopied, linkToCopy, close }} className={styles.button}>
        <Icon name="share" />
      </ShareButton>
      <button
        type="button"
        popoverTarget={CODE}
        title={toPhone}
        aria-label={toPhone}
        className={`${buttonClass("outlined")} ${styles.phone}`}
      >
        <Icon name="code" />
      </button>
      <div id={CODE} popover="auto" className={styles.code}>
        <QrCode text={address} className={styles.picture} />
        <p>{scan}</p>
      </div>
    </>
  );
}
