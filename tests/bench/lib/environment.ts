import { root } from "#scripts/lib/commands.ts";
import { type Environment, readEnvironment } from "#scripts/lib/environment.ts";
import { freePort } from "#scripts/lib/freePort.ts";

// A blank variable counts as unset and overrides `.env`: figures are comparable only over the stand-ins.
const unsetOfUpstreams = ["PRISMIC_ENDPOINT", "PRISMIC_ACCESS_TOKEN", "KIOSKS_API_URL", "PUBLISH_WEBHOOK_URL"];
const unset = [...unsetOfUpstreams, "SITE_URL", "BFF_URL", "HOST", "BFF_HOST"];

/** Creates the environment of processes under test: free ports, and only stand-ins as upstreams. */
export async function createBenchEnvironment(): Promise<Environment> {
  return readEnvironment(root, { ...process.env, ...(await isolated()) });
}

/** Returns the variables that separate processes under test from running ones and from real upstreams. */
export async function isolated(): Promise<Environment> {
  const [site, bff, upstreams] = [await freePort(), await freePort(), await freePort()];
  const blanks = Object.fromEntries(unset.map((name) => [name, ""]));
  return { ...blanks, PORT: String(site), BFF_PORT: String(bff), UPSTREAMS_PORT: String(upstreams) };
}
