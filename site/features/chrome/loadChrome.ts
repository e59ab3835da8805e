import { cacheLife, cacheTag } from "next/cache";
import { ChromeDocument, type ChromeQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { siteConfig } from "../../config";
import type { Lang } from "../../i18n/languages";
import { type Chrome, toChrome } from "./toChrome";

/** Tag of everything around the pages. A menu shows addresses of many documents, so that any publish may change it. */
export const CHROME_TAG = "chrome";

interface Answer {
  data: ChromeQuery;
  /** Whether everything was there that content has. */
  isWhole: boolean;
}

const NOTHING: ChromeQuery = { app_bar: null, productsMenu: null, companyMenu: null, company: { contactDetails: null, error: null }, company_information: null };

// What this process has shown last: better than nothing while the content is away.
const lastGood = new Map<Lang, ChromeQuery>();

/** What stands around a page of a language. Never fails: what cannot be had is as it was before, or built in. */
export async function loadChrome(lang: Lang): Promise<Chrome> {
  const { data, isWhole } = await queryChrome(lang).catch((error: unknown): Answer => {
    console.error(`The chrome (${lang}) is unavailable: ${error instanceof Error ? error.message : String(error)}`);
    return { data: NOTHING, isWhole: false };
  });
  const known = isWhole ? data : withLastGood(data, lastGood.get(lang));
  lastGood.set(lang, known);
  return toChrome(known, lang, siteConfig().localPhone);
}

async function queryChrome(lang: Lang): Promise<Answer> {
  "use cache";
  const { data, errors } = await queryBff(ChromeDocument, { lang });
  const isWhole = errors.length === 0 && data.company.contactDetails !== null;
  if (isWhole) cacheLife("minutes");
  else cacheLife({ stale: 0, revalidate: 0, expire: 0 });
  const documents = [data.app_bar, data.productsMenu, data.companyMenu, data.company_information];
  cacheTag(CHROME_TAG, ...documents.flatMap((document) => (document ? [`document:${document.id}`] : [])));
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
  };
}
