import { isFilled, type RTLinkNode } from "@prismicio/client";
import { PrismicRichText } from "@prismicio/react";
import type { ReactNode } from "react";
import type { CookieBannerQuery } from "../../bff/__generated__/operations";
import { withLang } from "../../i18n/languages";
import { ContentLink, leadsOn } from "../../ui/ContentLink/ContentLink";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { Snackbar } from "../../ui/Snackbar/Snackbar";
import { type ConsentProps, keepChoice } from "./consentChoice";

export type Banner = NonNullable<CookieBannerQuery["cookieBanner"]>["data"];

/**
 * The cookie banner, with two buttons of the same weight. It does not take the focus and does not block the page. A visitor who does not
 * answer has not agreed. Without a text there is no banner.
 */
export function CookieBanner({ banner, lang, words }: ConsentProps & { banner: Banner }) {
  const { title, message, accept_label, decline_label, policy_link } = banner;
  const hasMessage = isFilled.richText(message ?? []);
  if (!title && !hasMessage) return null;
  const policy = leadsOn(policy_link) ? policy_link : null;
  const answers = [
    { label: decline_label || words.declineCookies, press: () => keepChoice("necessary") },
    { label: accept_label || words.acceptCookies, press: () => keepChoice("all") },
  ];
  return (
    <Snackbar label={title || words.cookies} title={title} buttons={answers}>
      {hasMessage && <PrismicRichText field={message} components={COMPONENTS} />}
      <p>
        {policy ? (
          <ContentLink field={policy}>{policy.text || words.privacy}</ContentLink>
        ) : (
          <SiteLink href={withLang("/privacy-policy/", lang)}>{words.privacy}</SiteLink>
        )}
      </p>
    </Snackbar>
  );
}

// Everything that the model allows. site/ui/RichText would add the code for buttons, pictures and videos to the bundle.
const COMPONENTS = {
  hyperlink: ({ node, children }: { node: RTLinkNode; children: ReactNode }) => <ContentLink field={node.data}>{children}</ContentLink>,
};
