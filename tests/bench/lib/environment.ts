import { root } from "../../../scripts/lib/commands";
import { type Environment, readEnvironment } from "../../../scripts/lib/environment";
import { freePort } from "../../../scripts/lib/freePort";

// Set but blank is unset, also where `.env` says otherwise: figures are comparable over the stand-ins only.
const unsetOfUpstreams = ["PRISMIC_ENDPOINT", "PRISMIC_ACCESS_TOKEN", "KIOSKS_API_URL", "PUBLISH_WEBHOOK_URL"];
const unset = [...unsetOfUpstreams, "SITE_URL", "BFF_URL", "HOST", "BFF_HOST"];

/** The environment for processes under test: ports that are free now, and no upstream but the stand-ins. */
export async function createBenchEnvironment(): Promise<Environment> {
  return readEnvironment(root, { ...process.env, ...(await isolated()) });
}

/** The variables that keep processes under test away from those that serve already, and from real upstreams. */
export async function isolated(): Promise<Environment> {
  const [site, bff, upstreams] = [await freePort(), await freePort(), await freePort()];
  const blanks = Object.fromEntries(unset.map((name) => [name, ""]));
  return { ...blanks, PORT: String(site), BFF_PORT: String(bff), UPSTREAMS_PORT: String(upstreams) };
}
