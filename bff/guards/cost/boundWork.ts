import type { ApolloServerPlugin } from "@apollo/server";
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { Context } from "../../context";
import type { ErrorCode } from "../../lib/errorCodes";

/**
 * Maximum number of fields that one operation may resolve: some 150 ms of processor time. An operation's cost is an estimate; this is
 * counted.
 */
export const MAX_FIELDS = 60_000;

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Resolves a property, and counts it. */
export const countingFieldResolver: Resolve = counting(defaultFieldResolver);

/** Replaces the data of an operation that has resolved too many fields with one error. */
export function boundWork(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue, response }) {
          if (contextValue.work.fields <= MAX_FIELDS || response.body.kind !== "single") return;
          response.body.singleResult = { errors: [TOO_LARGE] };
        },
      };
    },
  };
}

const TOO_LARGE = {
  message: `The answer has more than ${MAX_FIELDS} fields. Ask for shorter lists or fewer fields, or in several requests.`,
  extensions: { code: "ANSWER_TOO_LARGE" satisfies ErrorCode },
};

/** Makes every field of a graph count itself, and ends lists of objects once the limit is exceeded: their entries multiply the fields. */
export function countFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = counting(field.resolve ?? readProperty);
      const outer = isNonNullType(field.type) ? field.type.ofType : field.type;
      const isListOfObjects = isListType(outer) && isCompositeType(getNamedType(outer));
      if (isListOfObjects) field.resolve = ending(resolve);
      else if (field.resolve) field.resolve = resolve;
    }
  }
  return schema;
}

/** Resolves a property that is not a function. */
const readProperty: Resolve = (source, _args, _context, { fieldName }) => (source as Record<string, unknown>)[fieldName];

function counting(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    context.work.fields++;
    return resolve(source, args, context, info);
  };
}

function ending(resolve: Resolve): Resolve {
  return (source, args, context, info) => (context.work.fields > MAX_FIELDS ? [] : resolve(source, args, context, info));
}
