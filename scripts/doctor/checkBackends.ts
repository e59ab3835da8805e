import type { BffConfig } from "#bff/config.ts";
import { ask, type Answer, type AskOptions } from "./ask";
import { type Diagnosis, diagnosesOf } from "./diagnosis";

/** Checks the kiosks API by a kiosk that does not exist, for which it sends an empty list. */
export async function checkKiosks({ kiosks: { baseUrl } }: BffConfig, options: AskOptions): Promise<Diagnosis[]> {
  const { ok, fault } = diagnosesOf("kiosks");
  const variable = "KIOSKS_API_URL";
  const { answer, failure, clock } = await ask({ upstream: "kiosks", variable, url: `${baseUrl}/kiosks?ids=1` }, options);
  const explanation = answer && explainStatus(answer, variable);
  if (!answer || explanation) return [...(clock ? [clock] : []), failure ?? fault(explanation!.message, explanation!.remedy)];
  const isList = answer.status === 200 && Array.isArray((answer.json as { results?: unknown } | null)?.results);
  const state = isList
    ? ok("The kiosks API answers.")
    : fault("The answer is not that of docs/kiosks-api.yaml.", `Check the path in ${variable}.`);
  return [...(clock ? [clock] : []), state];
}

/** Checks the job form by an empty application, which it refuses and does not file. */
export async function checkJobs({ jobs: { baseUrl } }: BffConfig, options: AskOptions): Promise<Diagnosis[]> {
  const { ok, fault } = diagnosesOf("jobs");
  const variable = "JOBS_API_URL";
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const { answer, failure, clock } = await ask({ upstream: "jobs", variable, url: `${baseUrl}/applications`, init }, options);
  const isRefused = answer && [400, 413, 415, 422].includes(answer.status);
  const explanation = answer && !isRefused ? explainStatus(answer, variable) : undefined;
  const state = isRefused
    ? ok("The job form answers.")
    : (failure ??
      fault(
        explanation?.message ?? `The job form answers ${answer!.status} to an empty application, which it has to refuse.`,
        explanation?.remedy ?? `Check the path in ${variable} against docs/jobs-api.yaml.`,
      ));
  return [...(clock ? [clock] : []), state];
}

function explainStatus({ status }: Answer, variable: string): { message: string; remedy: string } | undefined {
  if (status === 401 || status === 403)
    return { message: `Access is refused (${status}).`, remedy: "Allow this machine's address, or the BFF's network, at the service." };
  if (status === 404 || status === 405)
    return { message: `There is no such call at this address (${status}).`, remedy: `Check the path in ${variable}.` };
  if (status === 429) return { message: "Too many requests (429).", remedy: "Wait a minute, or raise the limit at the service." };
  if (status >= 500) return { message: `The service answers ${status}.`, remedy: "Look at its logs, and try again." };
  return undefined;
}
