import { asText, type RichTextField } from "@prismicio/client";
import { type Lang, LANGS, toBcp47, withLang } from "../../i18n/languages";
import { toMediaPath } from "../../ui/ContentImage/mediaPath";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import { toTel } from "../../ui/toTel";
import type { Chrome } from "../chrome/chrome";

/** Countries in which the business works. */
export const COUNTRIES = ["US", "CA"].map((name) => ({ "@type": "Country", name }));

/** Returns a reference to the business for other structured data. */
export function toProvider(siteUrl: string, brand: string): StructuredData {
  return { "@type": "Organization", "@id": `${siteUrl}/#organization`, name: brand, url: `${siteUrl}/` };
}

/** Returns the business as Organization (schema.org) from the editors' content; empty fields are left out. */
export function organizationData(
  { brand, logo, call, contact }: Pick<Chrome, "brand" | "logo" | "call" | "contact">,
  siteUrl: string,
): StructuredData {
  const address = contact?.address
    ? asText(contact.address as RichTextField, { separator: ", " })
        .replaceAll("\n", ", ")
        .trim()
    : "";
  const points = [contactPoint("emergency", call?.number), contactPoint("customer support", contact?.customerSupport.value)].filter(
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

/** Returns the site in one language as WebSite (schema.org). */
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

// The customer support field may hold opening hours in place of a number.
function phoneIn(value: string | null | undefined): string | null {
  return value && toTel(value) ? value : null;
}

function filled(name: string, value: string | null | undefined): Record<string, string> {
  return value ? { [name]: value } : {};
}
