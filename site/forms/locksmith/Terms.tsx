import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./Terms.module.css";
import { TermsMemory } from "./TermsMemory";

/** Says that a search accepts the terms. A device that has accepted them is not told again. */
export function Terms({ lang }: { lang: Lang }) {
  const { acceptTerms, termsOfUse } = messagesOf(lang);
  const [before, after] = acceptTerms.split("{terms}");
  return (
    <div className={styles.terms} data-terms="">
      {before}
      <SiteLink href={withLang("/terms/", lang)}>{termsOfUse}</SiteLink>
      {after}
      <TermsMemory />
    </div>
  );
}
