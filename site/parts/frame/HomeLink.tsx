import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "../../ui/SiteLink/SiteLink";

/** The way home from a page that leads nowhere else. */
export function HomeLink({ lang, className }: { lang: Lang; className: string }) {
  return (
    <SiteLink href={withLang("/", lang)} className={className}>
      {messagesOf(lang).goHome}
    </SiteLink>
  );
}
