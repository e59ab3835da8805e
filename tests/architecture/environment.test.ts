import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseBffConfig } from "#bff/config.ts";
import { parseSiteConfig } from "#site/config.ts";
import { parseUpstreamsConfig } from "#upstreams/config.ts";
import { collectFaults } from "#scripts/lib/configFaults.ts";
import { isTest, listCode } from "../support/sourceFiles";

const configFiles = ["bff/config.ts", "site/config.ts", "upstreams/config.ts"];
/** Variables of tools, which no process of Keyway reads. */
const ofTheTools = ["CHROMIUM_PATH", "PRISMIC_WRITE_TOKEN"];

const example = parseEnv(readFileSync(".env.example", "utf8")) as NodeJS.ProcessEnv;
const read = configFiles.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^ {2}([A-Z][A-Z\d_]*): /gm)].map((match) => match[1]!));

describe(".env.example", () => {
  it("lists exactly the variables that the configuration reads", () => {
    expect(read.length).toBeGreaterThan(10);
    expect(
      Object.keys(example)
        .filter((name) => !ofTheTools.includes(name))
        .sort(),
    ).toEqual([...new Set(read)].sort());
  });

  it("is a valid configuration, and shows the defaults", () => {
    expect(parseBffConfig(example)).toEqual(parseBffConfig({} as NodeJS.ProcessEnv));
    expect(parseSiteConfig(example)).toEqual(parseSiteConfig({} as NodeJS.ProcessEnv));
    expect(parseUpstreamsConfig(example, [])).toEqual(parseUpstreamsConfig({}, []));
  });

  it("explains every variable by a comment above it", () => {
    const blocks = readFileSync(".env.example", "utf8").trim().split(/\n\n+/);
    for (const block of blocks) expect(block).toMatch(/^#/);
  });
});

describe("docs/operations/configuration.md", () => {
  const rows = [...readFileSync("docs/operations/configuration.md", "utf8").matchAll(/^\| `([A-Z\d_]+)` \| (?:`(.*?)`)? ?\| (.*?) ?\|/gm)];

  it("has each variable of .env.example with its default", () => {
    const listed = Object.fromEntries(rows.map(([, name, value = ""]) => [name, value]));
    expect(listed).toEqual(example);
  });

  it("says which server reads it", () => {
    const servers: Record<string, string> = { "site/config.ts": "site", "bff/config.ts": "BFF", "upstreams/config.ts": "stand-ins" };
    const readers = (name: string) =>
      Object.keys(servers).filter((file) => new RegExp(`^ {2}${name}: `, "m").test(readFileSync(file, "utf8")));
    for (const [, name, , given] of rows)
      expect(`${name}: ${given}`).toBe(
        `${name}: ${readers(name!)
          .map((file) => servers[file])
          .join(", ")}`,
      );
  });
});

it("only config files and code that starts a process read the environment", () => {
  const allowed = [...configFiles, "bff/main.ts", "site/server.ts", "site/next.config.ts", "upstreams/main.ts"];
  const readers = listCode("bff", "codegen", "shared", "site", "slices", "upstreams")
    .filter((file) => !isTest(file) && !allowed.includes(file))
    // NODE_ENV is not a setting: the compiler replaces it by a constant.
    .filter((file) => /process\.env(?!\.NODE_ENV\b)|import\.meta\.env/.test(readFileSync(file, "utf8")));
  expect(readers).toEqual([]);
});

it("ports that fetch refuses are refused for every server, in one report with the other faults", () => {
  const env = { PORT: "6000", BFF_PORT: "10080", UPSTREAMS_PORT: "6667", METRICS_PORT: "4190", SITE_URL: "keyway" };
  const refused = (variable: keyof typeof env) =>
    `${variable}: must not be ${env[variable]}, a port that browsers and fetch refuse to connect to; take one from 7000 to 9999`;
  const faults = collectFaults([() => parseSiteConfig(env as never), () => parseBffConfig(env as never)]);
  expect(faults.toSorted()).toEqual(
    [
      ...(["PORT", "BFF_PORT", "UPSTREAMS_PORT", "METRICS_PORT"] as const).map(refused),
      "SITE_URL: must be an absolute http or https address",
    ].toSorted(),
  );
});

it("Slice Machine and Prismic's CLI, which read a file each, have the same repository and libraries", () => {
  const [ofSliceMachine, ofCli] = ["slicemachine.config.json", "prismic.config.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as { repositoryName: string; libraries: string[] },
  );
  expect(ofCli).toMatchObject({ repositoryName: ofSliceMachine!.repositoryName, libraries: ofSliceMachine!.libraries });
});
