import type { LinkField } from "@prismicio/client";
import { copyGuideWords, type Verdict } from "#site/i18n/copyGuide.ts";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import { SiteButtonLink } from "#site/ui/Button/ButtonLink.tsx";
import { ContentLink, isNamedLink } from "#site/ui/ContentLink/ContentLink.tsx";
import styles from "./CopyGuide.module.css";

interface NextStepProps {
  verdict: Verdict | undefined;
  service: KioskCopyService;
  /** The editor's link, which replaces the others. */
  link?: LinkField;
  lang: Lang;
}

/** Where an answer leads: to the kiosks with the service, to a locksmith for what no kiosk copies, or where the editor says. */
export function NextStep({ verdict, service, link, lang }: NextStepProps) {
  if (isNamedLink(link)) {
    return (
      <p className={styles.next}>
        <ContentLink field={link} className={buttonClass("primary")}>
          {link.text}
        </ContentLink>
      </p>
    );
  }
  return (
    <p className={styles.next}>
      <SiteButtonLink href={serviceSearch(verdict === "none" ? "locksmith" : service, lang)} look="primary">
        {verdict === "none" ? messagesOf(lang).findLocksmith : copyGuideWords(lang).find[service]}
      </SiteButtonLink>
    </p>
  );
}

/** Returns the URL of the search for a service. */
export function serviceSearch(service: KioskCopyService | "locksmith", lang: Lang): string {
  return `${withLang("/key-services/", lang)}?services=${service}`;
}
