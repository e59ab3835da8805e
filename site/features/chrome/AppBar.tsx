import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import styles from "./AppBar.module.css";
import { LanguageSwitch } from "./LanguageSwitch";
import type { LanguagePaths } from "./PageFrame";

/** The bar at the top of a page. */
export function AppBar({ edition, languagePaths }: { edition: Edition; languagePaths: LanguagePaths }) {
  return (
    <header className={styles.bar}>
      <div className={`shell ${styles.row}`}>
        <SiteLink href={withLang("/", edition.lang)} className={styles.brand} aria-label={messagesOf(edition.lang).homeLabel}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing of 257 bytes */}
          <img src="/assets/mark.svg" alt="" width={38} height={38} />
          <span>Keyway</span>
        </SiteLink>
        <LanguageSwitch edition={edition} languagePaths={languagePaths} />
      </div>
    </header>
  );
}
