import type * as GraphQL from "graphql";

/*
 * Takes the place of `graphql` in the browser (next.config.ts), where Apollo Client alone imports it. The browser's documents have a text
 * in place of a selection (toDocument.ts): in them there is nothing to visit, and nothing to print or parse either. It saves a tenth of
 * the client. graphqlForBrowser.test.ts tells what Apollo Client needs.
 */

export const BREAK: unknown = Object.freeze({});

/** Finds nothing in a document, and changes nothing. */
export function visit<T>(document: T): T {
  return document;
}

export function print({ text }: { text: string }): string {
  return text;
}

export function parse(): never {
  throw new Error("The browser has no parser: codegen parses what is asked.");
}

export const OperationTypeNode = { QUERY: "query", MUTATION: "mutation", SUBSCRIPTION: "subscription" } as const;

/** Those that Apollo Client names. */
export const Kind = {
  ARGUMENT: "Argument",
  BOOLEAN: "BooleanValue",
  DIRECTIVE: "Directive",
  ENUM: "EnumValue",
  FIELD: "Field",
  FLOAT: "FloatValue",
  FRAGMENT_DEFINITION: "FragmentDefinition",
  FRAGMENT_SPREAD: "FragmentSpread",
  INLINE_FRAGMENT: "InlineFragment",
  INT: "IntValue",
  LIST: "ListValue",
  LIST_TYPE: "ListType",
  NAME: "Name",
  NAMED_TYPE: "NamedType",
  NON_NULL_TYPE: "NonNullType",
  NULL: "NullValue",
  OBJECT: "ObjectValue",
  OPERATION_DEFINITION: "OperationDefinition",
  STRING: "StringValue",
  VARIABLE: "Variable",
} as const satisfies Partial<Record<keyof typeof GraphQL.Kind, string>>;
