import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "../../ui/SiteLink/SiteLink";

/** Link to the home page, for pages without navigation. */
export function HomeLink({ lang, className }: { lang: Lang; className: string }) {
  return (
    <SiteLink href={withLang("/", lang)} className={className}>
      {messagesOf(lang).goHome}
    </SiteLink>
  );
}
