import { parseBffConfig } from "#bff/config.ts";
import { parseSiteConfig } from "#site/config.ts";
import { readLocalModels } from "../content/models";
import { collectFaults } from "../lib/configFaults";
import { type Environment, isSet } from "../lib/environment";
import type { AskOptions } from "./ask";
import { checkJobs, checkKiosks } from "./checkBackends";
import { checkContent } from "./checkContent";
import { checkMaps } from "./checkMaps";
import { checkPlaces } from "./checkPlaces";
import { checkPublishing } from "./checkPublishing";
import { checkRedis } from "./checkRedis";
import { checkTiles } from "./checkTiles";
import { type Diagnosis, diagnosesOf } from "./diagnosis";

/** Variables that hold secrets. No line contains one; a value of fewer characters could be a part of any word. */
const SECRETS = ["PRISMIC_ACCESS_TOKEN", "PRISMIC_WEBHOOK_SECRET", "GOOGLE_PLACES_API_KEY", "GOOGLE_MAPS_API_KEY", "PRISMIC_WRITE_TOKEN"];

const LEAST_SECRET_CHARS = 6;

interface DoctorOptions extends AskOptions {
  /** The project, whose models are compared. */
  root: string;
  env: Environment;
  print(line: string): void;
}

/** Asks each configured upstream one harmless question and prints what is wrong, in words. Returns 1 if there is a fault. */
export async function runDoctor({ root, env, print, ...options }: DoctorOptions): Promise<0 | 1> {
  const tell = (line: string) => print(withoutSecrets(line, env));
  const faults = collectFaults([() => parseBffConfig(env), () => parseSiteConfig(env)]);
  if (faults.length > 0) {
    for (const line of faults) tell(`fault  config    ${line}`);
    return 1;
  }
  const diagnoses = await diagnose(root, env, options);
  for (const { upstream, state, message, remedy } of diagnoses) {
    tell(`${state.padEnd(6)} ${upstream.padEnd(9)} ${message}`);
    if (remedy) tell(`${" ".repeat(17)}${remedy}`);
  }
  return diagnoses.some(({ state }) => state === "fault") ? 1 : 0;
}

async function diagnose(root: string, env: Environment, options: AskOptions): Promise<Diagnosis[]> {
  const bff = parseBffConfig(env);
  const { map, siteUrl } = parseSiteConfig(env);
  const types = readLocalModels(root).types.map(({ id }) => id);
  const maps = { map, siteUrl, placesUrl: bff.embedded.includes("places") ? GOOGLE : bff.places.baseUrl, placesKey: bff.places.apiKey };
  const checks: Record<string, () => Promise<Diagnosis[]>> = {
    content: () => checkContent(bff, types, options),
    kiosks: () => checkKiosks(bff, options),
    places: () => checkPlaces(bff, options),
    jobs: () => checkJobs(bff, options),
  };
  const diagnoses = Object.entries(checks).map(([name, check]) =>
    bff.embedded.includes(name) ? [diagnosesOf(name).ok("The embedded stand-in is used.")] : check(),
  );
  return (
    await Promise.all([
      ...diagnoses,
      map.googleKey === null ? [diagnosesOf("maps").ok("The map is our own: GOOGLE_MAPS_API_KEY is not set.")] : checkMaps(maps, options),
      bff.redisUrl ? checkRedis(bff.redisUrl) : [],
      map.tilesUrl === null ? [] : checkTiles(map, siteUrl, options),
      isSet(env.SITE_URL)
        ? checkPublishing({ siteUrl, webhookSecret: bff.content.webhookSecret }, options)
        : [diagnosesOf("site").ok("SITE_URL is not set: Prismic cannot call a site on this machine.")],
    ])
  ).flat();
}

const GOOGLE = "https://places.googleapis.com";

function withoutSecrets(line: string, env: Environment): string {
  return SECRETS.map((name) => env[name])
    .filter(isSet)
    .filter((secret) => secret.length >= LEAST_SECRET_CHARS)
    .reduce((text, secret) => text.replaceAll(secret, "…"), line);
}
