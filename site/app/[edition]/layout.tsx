import "../tokens.css";
import "../base.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { siteConfig } from "../../config";
import { CookieConsent } from "../../parts/consent/CookieConsent";
import { NetworkNotice } from "../../parts/network/NetworkNotice";
import { DraftBar } from "../../parts/preview/DraftBar";
import { EditorAids } from "../../parts/preview/EditorAids";
import { toBcp47 } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Links } from "../../navigation/Links";
import { homeParams, parseParams } from "../../routing/params";
import { fontClasses } from "../../ui/font";
import { IconShapes } from "../../ui/Icon/IconShapes";
import { Snackbars } from "../../ui/Snackbar/Snackbars";

/** Next renders each page per request and caches none: the site's own page cache does (docs/decisions/034). */
export const dynamic = "force-dynamic";

interface LayoutProps {
  params: Promise<unknown>;
  children: ReactNode;
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteConfig().siteUrl),
    icons: "/assets/mark.svg",
  };
}

const IS_DEVELOPMENT = process.env.NODE_ENV === "development";

/** The document shell. Header and footer belong to the page (parts/frame), since some pages hide them. */
export default async function EditionLayout({ params, children }: LayoutProps) {
  const { edition } = parseParams(homeParams, await params);
  const { gtmId, vitalsSample } = siteConfig();
  return (
    <html lang={toBcp47(edition.lang)} className={fontClasses} data-vitals={edition.isDraft ? undefined : vitalsSample || undefined}>
      <body>
        <a href="#content" className="skip-link">
          {messagesOf(edition.lang).skipToContent}
        </a>
        <IconShapes />
        {/* Before the page, so that keyboard users reach their buttons early. */}
        <Snackbars>
          {/* Previews are not counted. */}
          {gtmId && !edition.isDraft && <CookieConsent tagManagerId={gtmId} lang={edition.lang} />}
          <NetworkNotice lang={edition.lang} />
        </Snackbars>
        {children}
        <Links />
        {(edition.isDraft || IS_DEVELOPMENT) && <EditorAids edition={edition} />}
        {edition.isDraft && <DraftBar lang={edition.lang} />}
        {/* The panel with the page's operations (docs/decisions/048). */}
        {IS_DEVELOPMENT && <script type="module" async src="/graphql/panel/panel.js" />}
      </body>
    </html>
  );
}
