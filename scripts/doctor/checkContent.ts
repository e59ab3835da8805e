import { z } from "zod";
import type { BffConfig } from "#bff/config.ts";
import { DEFAULT_LANG, LANGS } from "#shared/config/languages.ts";
import { ask, type Answer, type AskOptions } from "./ask";
import { type Diagnosis, diagnosesOf } from "./diagnosis";

const NAME = "content";
const { ok, note, fault } = diagnosesOf(NAME);
const VARIABLE = "PRISMIC_ENDPOINT";

const apiRoot = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  languages: z.array(z.object({ id: z.string(), is_master: z.boolean().optional() })),
  types: z.record(z.string(), z.unknown()),
});
const searchResult = z.object({ total_results_size: z.number() });

/** Checks the content repository: access, locales, custom types, the 404 page's document. `types` are the ids of the project's. */
export async function checkContent(config: BffConfig, types: readonly string[], options: AskOptions): Promise<Diagnosis[]> {
  const { endpoint, accessToken, webhookSecret } = config.content;
  const { answer, failure, clock } = await ask({ upstream: NAME, variable: VARIABLE, url: toUrl(endpoint, accessToken) }, options);
  if (!answer) return [failure!];
  const root = apiRoot.safeParse(answer.json);
  const master = root.data?.refs.find(({ isMasterRef }) => isMasterRef)?.ref;
  const refusal = explainRoot(answer, accessToken !== undefined);
  if (refusal) return [...(clock ? [clock] : []), refusal];
  if (!root.success || master === undefined)
    return [fault("The answer is not that of Prismic's API v2.", `${VARIABLE} ends in /api/v2: https://NAME.cdn.prismic.io/api/v2.`)];
  const faults = [
    ...(clock ? [clock] : []),
    ...checkLocales(root.data.languages),
    ...checkTypes(Object.keys(root.data.types), types),
    ...(await checkNotFoundPage(config, master, options)),
  ];
  return [
    ...(faults.length > 0 ? faults : [ok("The repository answers, with all locales and custom types.")]),
    ...(webhookSecret
      ? []
      : [
          note(
            "Without PRISMIC_WEBHOOK_SECRET a publish shows after up to six seconds.",
            "Set a webhook: docs/operations/content-repository.md.",
          ),
        ]),
  ];
}

function explainRoot({ status }: Answer, hasToken: boolean): Diagnosis | null {
  if (status === 401 || status === 403)
    return hasToken
      ? fault("Prismic refuses PRISMIC_ACCESS_TOKEN.", "Create another in the repository's settings, API & Security.")
      : fault("The repository is private.", "Set PRISMIC_ACCESS_TOKEN: create one in the repository's settings, API & Security.");
  if (status === 404)
    return fault("There is no repository at this address.", `Correct the name in ${VARIABLE}: https://NAME.cdn.prismic.io/api/v2.`);
  if (status === 429)
    return fault("Prismic answers 429: too many requests.", "Wait a minute. If it stays, look who else reads the repository.");
  if (status >= 500) return fault(`Prismic answers ${status}.`, "Try again later; see status.prismic.io.");
  if (status !== 200) return fault(`${status} is answered in place of 200.`, `Check ${VARIABLE}.`);
  return null;
}

function checkLocales(languages: z.output<typeof apiRoot>["languages"]): Diagnosis[] {
  const ids = languages.map(({ id }) => id);
  const master = languages.find(({ is_master: isMaster }) => isMaster)?.id;
  return [
    ...LANGS.filter((lang) => !ids.includes(lang)).map((lang) =>
      fault(
        `The locale ${lang} is missing.`,
        `Add it in the repository's settings, Translations & Locales, or: npx prismic locale add ${lang}`,
      ),
    ),
    ...(master === undefined || master === DEFAULT_LANG
      ? []
      : [fault(`The master locale is ${master}.`, `Set it: npx prismic locale set-master ${DEFAULT_LANG}`)]),
  ];
}

function checkTypes(there: readonly string[], expected: readonly string[]): Diagnosis[] {
  const missing = expected.filter((type) => !there.includes(type));
  if (missing.length === 0) return [];
  const what = missing.length === 1 ? "The custom type is" : "These custom types are";
  return [fault(`${what} missing: ${missing.join(", ")}.`, "Push the models with Slice Machine, or: npx prismic push")];
}

async function checkNotFoundPage({ content }: BffConfig, ref: string, options: AskOptions): Promise<Diagnosis[]> {
  const { endpoint, accessToken, notFoundPageId } = content;
  const query = { ref, lang: "*", pageSize: "1", q: `[[at(document.id, "${notFoundPageId.replaceAll(/[^\w-]/g, "")}")]]` };
  const { answer, failure } = await ask(
    { upstream: NAME, variable: VARIABLE, url: toUrl(`${endpoint}/documents/search`, accessToken, query) },
    options,
  );
  if (!answer) return [failure!];
  const result = searchResult.safeParse(answer.json);
  if (answer.status !== 200 || !result.success)
    return [fault(`A search answers ${answer.status}.`, "Try again later; see status.prismic.io.")];
  if (result.data.total_results_size > 0) return [];
  return [
    fault(
      `No published document has the id of PRISMIC_404_ID, ${notFoundPageId}.`,
      "Set it to the id of the 404 page's document in en-us.",
    ),
  ];
}

function toUrl(endpoint: string, accessToken: string | undefined, query: Record<string, string> = {}): string {
  return `${endpoint}?${new URLSearchParams({ ...query, ...(accessToken && { access_token: accessToken }) })}`;
}
