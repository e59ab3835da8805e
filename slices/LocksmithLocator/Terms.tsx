import { type Lang, withLang } from "../../site/i18n/languages";
import { messagesOf } from "../../site/i18n/messages";
import { SiteLink } from "../../site/ui/SiteLink/SiteLink";
import styles from "./Terms.module.css";
import { TermsMemory } from "./TermsMemory";

/**
 * The terms to accept before a search for locksmiths. The browser requires the checkbox, which has no name and so is not sent; the device
 * remembers it.
 */
export function Terms({ lang }: { lang: Lang }) {
  const { acceptTerms, termsOfUse } = messagesOf(lang);
  const [before, after] = acceptTerms.split("{terms}");
  return (
    <div className={styles.terms}>
      <label className={styles.label}>
        <input type="checkbox" required data-terms="" className={styles.box} />
        <span>
          {before}
          <SiteLink href={withLang("/terms/", lang)}>{termsOfUse}</SiteLink>
          {after}
        </span>
      </label>
      <TermsMemory />
    </div>
  );
}
