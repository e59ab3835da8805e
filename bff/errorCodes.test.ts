import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { GraphQLEnumType } from "graphql";
import { expect, it } from "vitest";
import { FIELD_ERRORS } from "#shared/forms/errors.ts";
import { ERROR_CODES } from "./lib/errorCodes";
import { schema } from "./graph/schema";

const valuesOf = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

/** Apollo's codes that this server never sends: it supports hashes of queries. */
const NEVER_SENT: readonly string[] = [ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED];
/** Set by the site alone, when it has split an address for a browser without scripts (site/forms/server/submit.ts). */
const OF_THE_SITE: readonly string[] = ["CHECK_ADDRESS"];

/** Returns the files of code below a folder, without tests and generated files. */
function codeBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return files.filter((file) => !/\.test\.tsx?$|__generated__/.test(file)).map((file) => path.join(folder, file));
}

it("the graph documents every code of an error, and only these", () => {
  expect(valuesOf("ErrorCode").sort()).toEqual([...ERROR_CODES].sort());
});

it("the graph documents every code that the BFF's code or the site's server sends", () => {
  const sent = new Set<string>();
  for (const file of [...codeBelow("bff"), ...codeBelow("site/gateway")]) {
    for (const [, code] of readFileSync(file, "utf8").matchAll(/\bcode: "([A-Z_]+)"/g)) sent.add(code!);
  }
  expect([...sent]).toEqual(expect.arrayContaining(["BFF_UNREACHABLE", "CANCELLED", "UPSTREAM_BUSY"]));
  expect([...sent].filter((code) => !valuesOf("ErrorCode").includes(code))).toEqual([]);
});

it("Apollo's codes are among them", () => {
  const sent = Object.values(ApolloServerErrorCode).filter((code) => !NEVER_SENT.includes(code));
  expect(sent.length).toBeGreaterThan(6);
  expect(ERROR_CODES).toEqual(expect.arrayContaining(sent));
});

it("the graph documents every code of a field's error, and only these", () => {
  expect(valuesOf("FieldErrorCode").sort()).toEqual(FIELD_ERRORS.filter((code) => !OF_THE_SITE.includes(code)).sort());
});
