import { ApolloServerErrorCode } from "@apollo/server/errors";
import { GraphQLEnumType } from "graphql";
import { expect, it } from "vitest";
import { FIELD_ERRORS } from "../forms/errors";
import { ERROR_CODES } from "./lib/errorCodes";
import { schema } from "./schema";

const valuesOf = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

/** Apollo's codes that this server never sends: it supports hashes of queries. */
const NEVER_SENT: readonly string[] = [ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED];
/** Set by the site alone, when it has split an address for a browser without scripts (site/forms/server/submit.ts). */
const OF_THE_SITE: readonly string[] = ["CHECK_ADDRESS"];

it("the graph documents every code of an error, and only these", () => {
  expect(valuesOf("ErrorCode").sort()).toEqual([...ERROR_CODES].sort());
});

it("Apollo's codes are among them", () => {
  const sent = Object.values(ApolloServerErrorCode).filter((code) => !NEVER_SENT.includes(code));
  expect(sent.length).toBeGreaterThan(6);
  expect(ERROR_CODES).toEqual(expect.arrayContaining(sent));
});

it("the graph documents every code of a field's error, and only these", () => {
  expect(valuesOf("FieldErrorCode").sort()).toEqual(FIELD_ERRORS.filter((code) => !OF_THE_SITE.includes(code)).sort());
});
