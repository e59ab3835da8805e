import { ask, type AskOptions } from "./ask";
import { type Diagnosis, diagnosesOf } from "./diagnosis";

const NAME = "site";
const VARIABLE = "SITE_URL";
const { ok, note, fault } = diagnosesOf(NAME);

interface PublishingInput {
  /** Origin of the site. */
  siteUrl: string;
  webhookSecret?: string;
}

/** Checks the addresses that Prismic calls at the running site: its previews, and its webhook by the test that Prismic's button sends. */
export async function checkPublishing({ siteUrl, webhookSecret }: PublishingInput, options: AskOptions): Promise<Diagnosis[]> {
  const preview = await ask({ upstream: NAME, variable: VARIABLE, url: `${siteUrl}/preview` }, options);
  if (!preview.answer) return [preview.failure!];
  const diagnoses = [
    ...(preview.clock ? [preview.clock] : []),
    // Without a token the preview leads to the home page.
    ...(preview.answer.status === 307
      ? []
      : [
          fault(
            `Previews answer ${preview.answer.status} at ${siteUrl}/preview.`,
            `Check that ${VARIABLE} is this site's address, and proxies in between.`,
          ),
        ]),
    ...(siteUrl.startsWith("https:")
      ? []
      : [
          note(
            "Previews in the editor's window need https: browsers keep their cookies out otherwise.",
            `Serve the site by https, and set ${VARIABLE}.`,
          ),
        ]),
    ...(webhookSecret ? await checkWebhook(siteUrl, webhookSecret, options) : []),
  ];
  return diagnoses.some(({ state }) => state === "fault") ? diagnoses : [ok("The site takes webhooks and previews."), ...diagnoses];
}

async function checkWebhook(siteUrl: string, secret: string, options: AskOptions): Promise<Diagnosis[]> {
  const body = JSON.stringify({ type: "test-trigger", secret });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  const { answer, failure } = await ask({ upstream: NAME, variable: VARIABLE, url: `${siteUrl}/revalidate`, init }, options);
  if (!answer) return [failure!];
  if (answer.status === 200) return [];
  if (answer.status === 401)
    return [
      fault("The running site has another PRISMIC_WEBHOOK_SECRET.", "Set the same for site, BFF and Prismic's webhook, and restart."),
    ];
  return [
    fault(`The webhook answers ${answer.status} at ${siteUrl}/revalidate.`, `Check that ${VARIABLE} is this site's address, and its log.`),
  ];
}
