import { cacheTag } from "next/cache";
import { cache } from "react";
import { ChromeDocument, type ChromeQuery } from "../../bff/__generated__/operations";
import { beforeDeadline } from "../../bff/deadline";
import { queryBff } from "../../bff/query";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { cookieOf } from "../content/cookieOf";
import { keep, keepBriefly } from "../content/keep";
import { orNull } from "../content/orNull";
import { visitorAddress } from "../content/visitorAddress";
import { documentsIn, MOST_TAGS } from "../page/documentsIn";
import { documentTag } from "../page/loadPage";
import { type Chrome, numberIn, toChrome } from "./toChrome";

/** Tag of everything around the pages: any publish may bring it a document that it could not name before. */
export const CHROME_TAG = "chrome";

interface Answer {
  data: ChromeQuery;
  /** Whether everything was there that content has. */
  isWhole: boolean;
}

const NOTHING: ChromeQuery = { app_bar: null, productsMenu: null, companyMenu: null, company: { contactDetails: null, error: null }, company_information: null, locator_bar: null, cookie_banner: null };

const ABSENT: Answer = { data: NOTHING, isWhole: false };

// What this process has shown last: better than nothing while the content is away. By language, and of what is published.
const lastGood = new Map<Lang, ChromeQuery>();

/** What stands around a page of an edition. Never fails: what cannot be had is as it was before, or built in. */
export async function loadChrome(edition: Edition): Promise<Chrome> {
  const { lang, isDraft, experiment } = edition;
  const cookie = await cookieOf(edition);
  // A draft goes past every function that keeps what it returns.
  const answer = await beforeDeadline(isDraft ? loadDraft(lang, cookie, await visitorAddress()) : loadKept(lang, cookie));
  // What comes later is kept for the next page; this one is not whole.
  if (!answer) await keepBriefly();
  const { data, isWhole } = answer ?? ABSENT;
  const known = isWhole ? data : withLastGood(data, lastGood.get(lang));
  if (!isDraft && !experiment) lastGood.set(lang, known);
  const { localPhone, emergencyPhone } = siteConfig();
  return toChrome(known, lang, localPhone, isWhole ? null : (numberKnown() ?? emergencyPhone));
}

/** The number that content told in any language: whoever is locked out calls that sooner than none. */
function numberKnown(): string | null {
  return [...lastGood.values()].map(numberIn).find((number) => number !== null) ?? null;
}

/** Once a request, for the frame, the metadata and the page. */
const loadDraft = cache(ask);

async function ask(lang: Lang, cookie: string | undefined, forwardedFor?: string): Promise<Answer> {
  const answer = await orNull(queryBff(ChromeDocument, { lang }, cookie, forwardedFor), `The chrome (${lang}) is unavailable`);
  if (!answer) return ABSENT;
  const { data, errors } = answer;
  // Contact details say themselves that they failed; without their document there are none.
  const hasContact = data.company.contactDetails !== null || data.company_information === null;
  return { data, isWhole: errors.length === 0 && hasContact };
}

async function loadKept(lang: Lang, cookie: string | undefined): Promise<Answer> {
  "use cache";
  const { data, isWhole } = await ask(lang, cookie);
  keep(isWhole);
  const documents = [data.app_bar, data.productsMenu, data.companyMenu, data.company_information, data.locator_bar, data.cookie_banner];
  const own = documents.flatMap((document) => (document ? [document.id] : []));
  // Those that menus link to as well: their addresses may change.
  cacheTag(CHROME_TAG, ...[...new Set([...own, ...documentsIn(data)])].slice(0, MOST_TAGS).map(documentTag));
  return { data, isWhole };
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
