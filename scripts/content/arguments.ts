import path from "node:path";
import { parseEnv } from "node:util";
import { existsSync, readFileSync } from "node:fs";
import { readCommandLine } from "#shared/config/commandLine.ts";
import { LANGS } from "#shared/config/languages.ts";
import { ContentToolError } from "./connect";
import { createEndpoints, isRepositoryName } from "./endpoints";
import { importMapPath } from "./importMap";
import type { PullOptions } from "./pull";
import type { PushOptions } from "./push";

/** Variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

type Print = (line: string) => void;

const PUSH_USAGE = `Usage: npm run content:push -- --repository NAME [options]

A first import: sends documents and pictures of a folder into the migration release of an empty repository. A run that is interrupted
continues when it is started again. Needs PRISMIC_WRITE_TOKEN (docs/operations/content-repository.md).

  --repository NAME   the part of its address before .prismic.io
  --from FOLDER       contains documents/ and images/ (default: upstreams/content)
  --redirects FILE    old and new addresses of a moved site, a line "/old/,/new/" each
  --map FILE          the map of ids (default: content/NAME.push.json)
  --dry-run           says what the repository lacks and what would be sent
  --publish           publishes the migration release at the end
  --stand-in URL      tries it with running stand-ins in place of Prismic
  --help              prints this`;

const PULL_USAGE = `Usage: npm run content:pull -- --repository NAME [options]

Downloads all published documents of a repository and their pictures into a folder, which the stand-in serves (CONTENT_DIR).

  --repository NAME   the part of its address before .prismic.io
  --into FOLDER       where documents/ and images/ go (default: content/NAME)
  --overwrite         also into a folder that no pull has made
  --stand-in URL      from running stand-ins in place of Prismic
  --help              prints this`;

const common = { repository: { type: "string" }, "stand-in": { type: "string" } } as const;
const flag = { type: "boolean" } as const;

/** Reads the arguments of `content:push`; throws a ContentToolError that says which are missing. */
export function readPushArguments(root: string, argv: readonly string[], env: Environment, print: Print): PushOptions {
  const own = { from: { type: "string" }, redirects: { type: "string" }, map: { type: "string" }, "dry-run": flag, publish: flag } as const;
  const { values } = readCommandLine({ usage: PUSH_USAGE, args: argv, options: { ...common, ...own } });
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
    redirects: values.redirects === undefined ? undefined : path.resolve(root, values.redirects),
    mapPath: values.map ? path.resolve(root, values.map) : importMapPath(root, access.repository),
    isDryRun: values["dry-run"],
    isPublished: values.publish,
    print,
  };
}

/** Reads the arguments of `content:pull`; throws a ContentToolError that says which are missing. */
export function readPullArguments(root: string, argv: readonly string[], env: Environment, print: Print): PullOptions {
  const own = { into: { type: "string" }, overwrite: flag } as const;
  const { values } = readCommandLine({ usage: PULL_USAGE, args: argv, options: { ...common, ...own } });
  const access = toAccess(values, env);
  return {
    ...access,
    folder: path.resolve(root, values.into ?? path.join("content", access.repository)),
    languages: LANGS,
    isOverwriting: values.overwrite,
    print,
  };
}

/** Returns the environment of a tool: `inherited`, completed by `.env`. */
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
