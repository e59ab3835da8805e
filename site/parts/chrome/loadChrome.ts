import { ChromeDocument, type ChromeQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { nullOnFailure } from "../content/nullOnFailure";
import { visitorArguments } from "../content/visitorArguments";
import type { Chrome } from "./chrome";
import { numberIn, toChrome } from "./toChrome";

interface Answer {
  data: ChromeQuery;
  /** Whether everything was there that content has. */
  isWhole: boolean;
}

const NOTHING: ChromeQuery = {
  app_bar: null,
  productsMenu: null,
  companyMenu: null,
  company: { contactDetails: null, error: null },
  company_information: null,
  locator_bar: null,
  cookie_banner: null,
};

// What this process has shown last: better than nothing while the content is away. By language, and of what is published.
const lastGood = new Map<Lang, ChromeQuery>();

/** What stands around a page of an edition. Never fails: what cannot be had is as it was before, or built in. */
export async function loadChrome(edition: Edition): Promise<Chrome> {
  const { lang, isDraft, experiment } = edition;
  const { data, isWhole } = await ask(edition);
  const known = isWhole ? data : withLastGood(data, lastGood.get(lang));
  if (!isDraft && !experiment) lastGood.set(lang, known);
  const { localPhone, emergencyPhone } = siteConfig();
  return toChrome(known, lang, localPhone, isWhole ? null : (numberKnown() ?? emergencyPhone));
}

/** The number that content told in any language: for a visitor who is locked out it is better than none. */
function numberKnown(): string | null {
  return [...lastGood.values()].map(numberIn).find((number) => number !== null) ?? null;
}

async function ask(edition: Edition): Promise<Answer> {
  const { lang } = edition;
  const answer = await nullOnFailure(
    queryBff(ChromeDocument, { lang }, ...(await visitorArguments(edition))),
    `The chrome (${lang}) is unavailable`,
  );
  if (!answer) return { data: NOTHING, isWhole: false };
  const { data, errors } = answer;
  // Contact details say themselves that they failed; without their document there are none.
  const hasContact = data.company.contactDetails !== null || data.company_information === null;
  return { data, isWhole: errors.length === 0 && hasContact };
}

function withLastGood(data: ChromeQuery, before: ChromeQuery | undefined): ChromeQuery {
  if (!before) return data;
  return {
    app_bar: data.app_bar ?? before.app_bar,
    productsMenu: data.productsMenu ?? before.productsMenu,
    companyMenu: data.companyMenu ?? before.companyMenu,
    company: data.company.contactDetails ? data.company : { ...data.company, contactDetails: before.company.contactDetails },
    company_information: data.company_information,
    locator_bar: data.locator_bar ?? before.locator_bar,
    cookie_banner: data.cookie_banner ?? before.cookie_banner,
  };
}
