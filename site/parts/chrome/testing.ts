import type { ChromeQuery } from "../../bff/__generated__/operations";
import english from "#upstreams/content/documents/en-us/locator_bar/locator_bar.json";
import french from "#upstreams/content/documents/fr-ca/locator_bar/locator_bar.json";
import { contactExample } from "../../app/slice-simulator/liveExamples/contact";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Chrome } from "./chrome";
import { toChrome } from "./toChrome";

/** What the BFF answers when there is no content at all. */
export const NO_CONTENT = {
  appBar: null,
  productsMenu: null,
  companyMenu: null,
  company: { contactDetails: null, error: null },
  companyInformation: null,
  locatorBar: null,
  cookieBanner: null,
  prices: null,
};

const LOCATOR_BARS = { "en-us": english, "fr-ca": french };

/** What pages show around their content: the site's own menus, a company with contact details, and the embedded locator bar. */
export function chromeIn(lang: Lang): Chrome {
  const contactDetails = { ...contactExample(lang).contactDetails, title: messagesOf(lang).callLocksmith, contactPage: null };
  const content = { ...NO_CONTENT, company: { contactDetails, error: null }, locatorBar: LOCATOR_BARS[lang] };
  return toChrome(content as unknown as ChromeQuery, lang, "614-555-0124");
}
