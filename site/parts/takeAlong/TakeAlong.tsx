import type { Saved } from "../../device/saved";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { takeAlongWords } from "../../i18n/takeAlong";
import { Icon } from "../../ui/Icon/Icon";
import { QrCode } from "../../ui/QrCode/QrCode";
import { ShareButton } from "../../ui/ShareButton/ShareButton";
import { SaveButton } from "./SaveButton";
import styles from "./TakeAlong.module.css";

interface TakeAlongProps extends Saved {
  /** Label of the button that shares it. */
  shareLabel: string;
  /** Whether the buttons have words beside their icons. */
  hasWords?: boolean;
  lang: Lang;
}

/** Ways to take a kiosk or a design along: save it on this device, and share it. */
export function TakeAlong({ shareLabel, hasWords = false, lang, ...one }: TakeAlongProps) {
  const { linkCopied, linkToCopy, close } = messagesOf(lang);
  const { save, words } = takeAlongWords(lang);
  const url = siteConfig().siteUrl + one.href;
  return (
    <>
      <SaveButton {...one} label={save[one.kind]} word={hasWords ? words.save : undefined} className={styles.button} />
      <ShareButton label={shareLabel} title={one.name} url={url} texts={{ linkCopied, linkToCopy, close }} className={styles.button}>
        <Icon name="share" />
        {hasWords && words.share}
      </ShareButton>
    </>
  );
}

/** A code with a page's address for the phone, where there is a mouse and room, and on paper. `href` is the page's path. */
export function PhoneCode({ href, lang }: { href: string; lang: Lang }) {
  const { toPhone, scan } = takeAlongWords(lang);
  return (
    <div className={styles.code}>
      <QrCode text={siteConfig().siteUrl + href} className={styles.picture} />
      <p>
        <strong>{toPhone}</strong>
        <br />
        {scan}
      </p>
    </div>
  );
}
