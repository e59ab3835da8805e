import path from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { existsSync, readFileSync } from "node:fs";
import { LANGS } from "#shared/config/languages.ts";
import { ContentToolError } from "./connect";
import { createEndpoints, isRepositoryName } from "./endpoints";
import type { PullOptions } from "./pull";
import type { PushOptions } from "./push";
import { pushMapPath } from "./pushMap";

/** Variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

const common = {
  repository: { type: "string" },
  /** The address of running stand-ins, to try a command without Prismic. */
  "stand-in": { type: "string" },
  map: { type: "string" },
} as const;

type Print = (line: string) => void;

/** Reads the arguments of `content:push`; throws a ContentToolError that says which are wrong. */
export function readPushArguments(root: string, argv: readonly string[], env: Environment, print: Print): PushOptions {
  const { values } = parse(argv, { ...common, from: { type: "string" }, "dry-run": { type: "boolean" }, publish: { type: "boolean" } });
  const access = toAccess(values, env);
  if (!env.PRISMIC_WRITE_TOKEN) {
    throw new ContentToolError(
      `Set PRISMIC_WRITE_TOKEN, in the environment or in .env. Make one: npx prismic token create --write --repo ${access.repository}`,
    );
  }
  return {
    ...access,
    writeToken: env.PRISMIC_WRITE_TOKEN,
    root,
    folder: path.resolve(root, values.from ?? "upstreams/content"),
    mapPath: values.map ? path.resolve(root, values.map) : pushMapPath(root, access.repository),
    isDryRun: values["dry-run"],
    isPublished: values.publish,
    print,
  };
}

/** Reads the arguments of `content:pull`; throws a ContentToolError that says which are wrong. */
export function readPullArguments(root: string, argv: readonly string[], env: Environment, print: Print): PullOptions {
  const { values } = parse(argv, { ...common, into: { type: "string" }, overwrite: { type: "boolean" } });
  const access = toAccess(values, env);
  return {
    ...access,
    folder: path.resolve(root, values.into ?? path.join("content", access.repository)),
    mapPath: values.map ? path.resolve(root, values.map) : pushMapPath(root, access.repository),
    languages: LANGS,
    isOverwriting: values.overwrite,
    print,
  };
}

/** What a tool is started with: `inherited` goes before `.env`. */
export function readToolEnvironment(root: string, inherited: Environment): Environment {
  const file = path.join(root, ".env");
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...inherited };
}

function toAccess(values: { repository?: string; "stand-in"?: string }, env: Environment) {
  const { repository = "", "stand-in": standIns } = values;
  if (!isRepositoryName(repository)) {
    throw new ContentToolError("Name the repository: --repository NAME (the part of its address before .prismic.io).");
  }
  return { repository, endpoints: createEndpoints(repository, standIns), accessToken: env.PRISMIC_ACCESS_TOKEN || undefined };
}

function parse<Options extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(argv: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...argv], options });
  } catch (error) {
    throw new ContentToolError((error as Error).message);
  }
}
