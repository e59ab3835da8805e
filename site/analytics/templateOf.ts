import type { VitalsReport } from "#shared/vitals.ts";
import { DEFAULT_LANG, LANGS } from "../i18n/languages";

const TEMPLATES: readonly [RegExp, VitalsReport["template"]][] = [
  [/^\/$/, "home"],
  [/^\/(?:key-services|kiosk-locator)\/$/, "locator"],
  [/^\/key-services\/[^/]+\/$/, "state"],
  [/^\/key-services\/[^/]+\/[^/]+\/$/, "city"],
  [/^\/key-services\/[^/]+\/[^/]+\/[^/]/, "kiosk"],
  [/^\/products\/$/, "products"],
  [/^\/products\/[^/]+\/$/, "product"],
  [/^\/key-gallery\//, "gallery"],
  [/^\/frequently-asked-questions\//, "questions"],
];

/** Returns the kind and the language of the page at a path of the site. */
export function templateOf(pathname: string): Pick<VitalsReport, "template" | "lang"> {
  const lang = LANGS.find((one) => pathname.startsWith(`/${one}/`)) ?? DEFAULT_LANG;
  const path = pathname.replace(`/${lang}/`, "/");
  return { lang, template: TEMPLATES.find(([pattern]) => pattern.test(path))?.[1] ?? "page" };
}
