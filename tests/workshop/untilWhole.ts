import { setTimeout as delay } from "node:timers/promises";
import { print } from "graphql";
import { LaunchFailure } from "../../scripts/lib/launchFailure";
import { PageByPathDocument } from "../../site/bff/__generated__/operations";

const TRIES = 10;
const PAUSE_MS = 2000;

/** Asks the BFF for a page until nothing of its live data is missing: on a busy machine a source may be late the first time. */
export async function untilWhole(bffUrl: string, path: string, lang: string): Promise<void> {
  let faults = "it does not answer";
  for (let tried = 0; tried < TRIES; tried++) {
    const { data, errors } = await ask(bffUrl, { path, lang });
    if (data?.page && !errors) return;
    faults = errors?.map(({ message }) => message).join(" ") ?? "it is not there";
    await delay(PAUSE_MS);
  }
  throw new LaunchFailure(`The page ${path} is not whole: ${faults}`);
}

async function ask(bffUrl: string, variables: object): Promise<{ data?: { page: unknown }; errors?: { message: string }[] }> {
  const body = JSON.stringify({ query: print(PageByPathDocument), variables });
  const answer = await fetch(`${bffUrl}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await answer.json()) as Awaited<ReturnType<typeof ask>>;
}
