import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { parseBffConfig } from "#bff/config.ts";

/* The files in deploy/ name variables and files that exist, and parse. */

const known = Object.keys(parseEnv(readFileSync(".env.example", "utf8")));
const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const files = ["Dockerfile", "compose.yaml", "kubernetes/keyway.yaml"];

it.each(["compose.yaml", "kubernetes/keyway.yaml"])("%s is YAML without errors", (file) => {
  const documents = parseAllDocuments(read(file), { merge: true });
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  for (const document of documents) expect(Object.keys(document.toJS() as object).length).toBeGreaterThan(1);
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
  const [{ services, networks }] = parseAllDocuments(read("compose.yaml"), { merge: true }).map((document) => document.toJS()) as [
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
  const { services } = parseAllDocuments(read("compose.yaml"), { merge: true })[0]!.toJS() as { services: Record<string, unknown> };
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
