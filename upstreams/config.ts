import { parseArgs } from "node:util";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const kioskCount = z.coerce.number().int().min(1).max(1_000_000);

const settings = z.object({
  UPSTREAMS_PORT: port.default(4100),
  PUBLISH_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) URL" }).optional(),
  PRISMIC_WEBHOOK_SECRET: z.string().optional(),
  CONTENT_DIR: z.string().optional(),
  "--kiosks": kioskCount.default(7500),
  "--repository": z.string().min(1, "must name a folder").optional(),
});

/** An error that lists all faults in environment and flags. */
class ConfigError extends Error {
  override name = "ConfigError";

  constructor(readonly faults: string[]) {
    super(`The upstreams cannot start:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
  }
}

/** The configuration of the stand-ins' process. */
export interface UpstreamsConfig {
  port: number;
  kioskCount: number;
  /** Another folder of content than the embedded one, such as one that was pulled. */
  contentDir: string | undefined;
  /** The folder of a second repository, which can be written to. */
  repository: { folder: string } | undefined;
  publishWebhook: { url: string; secret: string | null } | undefined;
}

/** Parses environment and flags. Throws a ConfigError that lists every fault. HOST is ignored: the stand-ins bind to 127.0.0.1. */
export function parseUpstreamsConfig(env: Readonly<Record<string, string | undefined>>, argv: readonly string[]): UpstreamsConfig {
  const flags = readFlags(argv);
  const result = settings.safeParse({ ...withoutBlanks(env), "--kiosks": flags.kiosks, "--repository": flags.repository });
  const faults = [...flags.faults, ...toFaults(result.error)];
  if (!result.data || faults.length > 0) {
    throw new ConfigError(faults);
  }
  const { UPSTREAMS_PORT, PUBLISH_WEBHOOK_URL, PRISMIC_WEBHOOK_SECRET, CONTENT_DIR, "--repository": folder } = result.data;
  return {
    port: UPSTREAMS_PORT,
    kioskCount: result.data["--kiosks"],
    contentDir: CONTENT_DIR,
    repository: folder === undefined ? undefined : { folder },
    publishWebhook: PUBLISH_WEBHOOK_URL ? { url: PUBLISH_WEBHOOK_URL, secret: PRISMIC_WEBHOOK_SECRET ?? null } : undefined,
  };
}

function readFlags(argv: readonly string[]): { kiosks?: string; repository?: string; faults: string[] } {
  try {
    const { values } = parseArgs({ args: [...argv], options: { kiosks: { type: "string" }, repository: { type: "string" } } });
    return { ...values, faults: [] };
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
}

// A line such as `PUBLISH_WEBHOOK_URL=` in an env file means "not set".
function withoutBlanks(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function toFaults(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}
