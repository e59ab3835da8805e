import type * as GraphQL from "graphql";

/*
 * Replaces `graphql` in the browser (next.config.ts), where only Apollo Client imports it. The browser's documents have a text in place of
 * a selection (toDocument.ts), so there is nothing to visit, print or parse. It makes the client a tenth smaller. graphqlForBrowser.test.ts
 * checks that it has what Apollo Client needs.
 */

/** Ends a traversal in graphql-js; unused here. */
export const BREAK: unknown = Object.freeze({});

/** Returns the document unchanged. */
export function visit<T>(document: T): T {
  return document;
}

/** Returns the operation's text. */
export function print({ text }: { text: string }): string {
  return text;
}

/** Throws: the browser has no parser. */
export function parse(): never {
  throw new Error("The browser has no GraphQL parser: codegen parses all operations.");
}

/** The operation types. */
export const OperationTypeNode = { QUERY: "query", MUTATION: "mutation", SUBSCRIPTION: "subscription" } as const;

/** The node kinds that Apollo Client uses. */
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
