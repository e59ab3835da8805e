import { asText, type RichTextField } from "@prismicio/client";
import { type Lang, LANGS, toBcp47, withLang } from "../../i18n/languages";
import { toMediaPath } from "../../ui/ContentImage/mediaPath";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import { toTel } from "../../ui/toTel";
import type { Chrome } from "../chrome/chrome";

/** Where the business works. */
export const COUNTRIES = ["US", "CA"].map((name) => ({ "@type": "Country", name }));

/** The business, as other things refer to it. */
export function toProvider(siteUrl: string, brand: string): StructuredData {
  return { "@type": "Organization", "@id": `${siteUrl}/#organization`, name: brand, url: `${siteUrl}/` };
}

/** The business itself, from what its editors tell of it; what they left empty is left out. */
export function organizationData(
  { brand, logo, call, contact }: Pick<Chrome, "brand" | "logo" | "call" | "contact">,
  siteUrl: string,
): StructuredData {
  const address = contact?.address
    ? asText(contact.address as RichTextField, { separator: ", " })
        .replaceAll("\n", ", ")
        .trim()
    : "";
  const points = [contactPoint("emergency", call?.number), contactPoint("customer support", contact?.customer_support.value)].filter(
    (point) => point !== null,
  );
  return {
    ...toProvider(siteUrl, brand),
    ...filled("logo", logo?.url && `${siteUrl}${toMediaPath(logo.url)}`),
    ...filled("email", contact?.email),
    ...filled("telephone", phoneIn(contact?.phone.value)),
    ...filled("faxNumber", phoneIn(contact?.fax.value)),
    ...filled("address", address),
    areaServed: COUNTRIES,
    ...(points.length > 0 ? { contactPoint: points } : {}),
  };
}

/** The site in one of its languages. */
export function webSiteData(brand: string, lang: Lang, siteUrl: string): StructuredData {
  const url = `${siteUrl}${withLang("/", lang)}`;
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    url,
    name: brand,
    inLanguage: toBcp47(lang),
    publisher: { "@id": `${siteUrl}/#organization` },
  };
}

function contactPoint(contactType: string, value: string | null | undefined): StructuredData | null {
  const telephone = phoneIn(value);
  return telephone
    ? {
        "@type": "ContactPoint",
        contactType,
        telephone,
        areaServed: ["US", "CA"],
        availableLanguage: LANGS.map((lang) => lang.slice(0, 2)),
      }
    : null;
}

// The field of customer support may hold its hours instead.
function phoneIn(value: string | null | undefined): string | null {
  return value && toTel(value) ? value : null;
}

function filled(name: string, value: string | null | undefined): Record<string, string> {
  return value ? { [name]: value } : {};
}
