import { type Lang, withLang } from "../../site/i18n/languages";
import { messagesOf } from "../../site/i18n/messages";
import { SiteLink } from "../../site/ui/SiteLink/SiteLink";
import styles from "./Terms.module.css";
import { TermsMemory } from "./TermsMemory";

/**
 * The terms to accept before a locksmith is looked for. The browser itself insists on the check mark, and sends no name
 * for it; a device that has given it once keeps it.
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
