import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { JsonCache, type JsonStore } from "./jsonCache";

/** How the value at one position is completed: a field, or an entry of a list. */
export type Shape = LeafShape | ListShape | ObjectShape | AbstractShape;

/** A value that contains other values. */
export type CompositeShape = ListShape | ObjectShape | AbstractShape;

interface Position {
  isNullable: boolean;
}

export interface LeafShape extends Position {
  kind: "leaf";
  serialize: GraphQLLeafType["serialize"];
  name: string;
  isText: boolean;
}

interface Composite extends Position {
  /** The cached JSON of values at this position. */
  known: JsonCache;
}

export interface ListShape extends Composite {
  kind: "list";
  item: Shape;
}

interface ObjectShape extends Composite {
  kind: "object";
  type: GraphQLObjectType;
}

export interface AbstractShape extends Composite {
  kind: "abstract";
  type: GraphQLAbstractType;
  resolveType: NonNullable<GraphQLAbstractType["resolveType"]>;
}

/** Returns the shape of a position in a plan; each position has its own. */
export function shapeOf(type: GraphQLOutputType, store: JsonStore, isNullable = true): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, store, false);
  if (isListType(type)) return { isNullable, kind: "list", item: shapeOf(type.ofType, store), known: new JsonCache(store) };
  if (isObjectType(type)) return { isNullable, kind: "object", type, known: new JsonCache(store) };
  if (isAbstractType(type)) {
    const resolveType = type.resolveType ?? defaultTypeResolver;
    return { isNullable, kind: "abstract", type, resolveType, known: new JsonCache(store) };
  }
  const isText = type === GraphQLString || type === GraphQLID;
  return { isNullable, kind: "leaf", serialize: (value) => type.serialize(value), name: type.name, isText };
}
