import type { LinkField } from "@prismicio/client";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import type { ButtonStyle } from "#site/ui/Button/Button.tsx";
import { ButtonLink, SiteButtonLink } from "#site/ui/Button/ButtonLink.tsx";
import { leadsOn } from "#site/ui/ContentLink/ContentLink.tsx";

const SIGN_UP_PATH = "/products/locksmith-jobs-signup/";

/** Button to sign up: the editor's link, else the page with the application form. */
export function SignUpButton({ link, look, lang }: { link: LinkField; look: ButtonStyle; lang: Lang }) {
  const { becomeLocksmith } = messagesOf(lang);
  if (!leadsOn(link)) {
    return (
      <SiteButtonLink href={withLang(SIGN_UP_PATH, lang)} look={look}>
        {becomeLocksmith}
      </SiteButtonLink>
    );
  }
  return (
    <ButtonLink field={link} style={look}>
      {link.text || becomeLocksmith}
    </ButtonLink>
  );
}
