import { setTimeout as delay } from "node:timers/promises";
import { print } from "graphql";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { PageByPathDocument } from "#site/bff/__generated__/operations.ts";
import { type Lang, toLanguageCode } from "#site/i18n/languages.ts";

const TRIES = 10;
const PAUSE_MS = 2000;

/** Queries the BFF for a page until its live data is complete: on a busy machine a source may time out at first. */
export async function waitForCompletePage(bffUrl: string, path: string, lang: Lang): Promise<void> {
  let faults = "the BFF does not answer";
  for (let tried = 0; tried < TRIES; tried++) {
    const { data, errors } = await ask(bffUrl, { path, language: toLanguageCode(lang) });
    if (data?.page && !errors) return;
    faults = errors?.map(({ message }) => message).join(" ") ?? "it does not exist";
    await delay(PAUSE_MS);
  }
  throw new LaunchFailure(`The page ${path} is incomplete: ${faults}`);
}

async function ask(bffUrl: string, variables: object): Promise<{ data?: { page: unknown }; errors?: { message: string }[] }> {
  const body = JSON.stringify({ query: print(PageByPathDocument), variables });
  const answer = await fetch(`${bffUrl}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await answer.json()) as Awaited<ReturnType<typeof ask>>;
}
