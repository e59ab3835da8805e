import { ChromeDocument, type ChromeQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { siteConfig } from "../../config";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { nullOnFailure } from "../content/nullOnFailure";
import { visitorArguments } from "../content/visitorArguments";
import type { Chrome } from "./chrome";
import { numberIn, toChrome } from "./toChrome";

interface Answer {
  data: ChromeQuery;
  /** True when no part of the content failed. */
  isWhole: boolean;
}

const NOTHING: ChromeQuery = {
  appBar: null,
  productsMenu: null,
  companyMenu: null,
  company: { contactDetails: null, error: null },
  companyInformation: null,
  locatorBar: null,
  cookieBanner: null,
  prices: null,
};

// The last complete result of this process by language, of published content only. It is the fallback while content is unavailable.
const lastGood = new Map<Lang, ChromeQuery>();

/** Loads header, footer and bars of an edition. Never throws: a part that fails is replaced by its last good value or by a built-in one. */
export async function loadChrome(edition: Edition): Promise<Chrome> {
  const { lang, isDraft, experiment } = edition;
  const { data, isWhole } = await ask(edition);
  const content = isWhole ? data : withLastGood(data, lastGood.get(lang));
  if (!isDraft && !experiment) lastGood.set(lang, content);
  const { localPhone, emergencyPhone } = siteConfig();
  return toChrome(content, lang, localPhone, isWhole ? null : (numberKnown() ?? emergencyPhone));
}

/** Returns the number to call from any language that was loaded: to a visitor who is locked out it is better than none. */
function numberKnown(): string | null {
  return [...lastGood.values()].map(numberIn).find((number) => number !== null) ?? null;
}

async function ask(edition: Edition): Promise<Answer> {
  const { lang } = edition;
  const answer = await nullOnFailure(
    queryBff(ChromeDocument, { language: toLanguageCode(lang) }, ...(await visitorArguments(edition))),
    `The chrome (${lang}) is unavailable`,
  );
  if (!answer) return { data: NOTHING, isWhole: false };
  const { data, errors } = answer;
  // contactDetails is null only when its resolver failed; without the company document there are none to load.
  const hasContact = data.company.contactDetails !== null || data.companyInformation === null;
  return { data, isWhole: errors.length === 0 && hasContact };
}

function withLastGood(data: ChromeQuery, before: ChromeQuery | undefined): ChromeQuery {
  if (!before) return data;
  return {
    appBar: data.appBar ?? before.appBar,
    productsMenu: data.productsMenu ?? before.productsMenu,
    companyMenu: data.companyMenu ?? before.companyMenu,
    company: data.company.contactDetails ? data.company : { ...data.company, contactDetails: before.company.contactDetails },
    companyInformation: data.companyInformation,
    locatorBar: data.locatorBar ?? before.locatorBar,
    cookieBanner: data.cookieBanner ?? before.cookieBanner,
    prices: data.prices ?? before.prices,
  };
}
