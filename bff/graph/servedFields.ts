import type { SharedSlice } from "@prismicio/client";
import type { GraphQLScalarType } from "graphql";
import type { Resolvers, ResolversParentTypes } from "../__generated__/resolvers";

/** The type of a resolver's result. */
type Answer<FieldResolver> = FieldResolver extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** Fields of a type, without those of GraphQL itself. */
type FieldsOf<TypeResolvers> = Exclude<keyof TypeResolvers, `__${string}`>;

type IsAny<Value> = 0 extends 1 & Value ? true : false;

/** Whether a model has a property that can serve a field unchanged. A property that may be missing serves a nullable field. */
type HasProperty<Model, Field extends PropertyKey, Wanted> = (null extends Wanted ? Required<Model> : Model) extends {
  [name in Field]: infer Value;
}
  ? IsAny<Value> extends true
    ? true
    : Value extends Wanted
      ? true
      : false
  : false;

/** A type's model. Of a slice, only what the repository sends: fields that modules add to its type need resolvers. */
type Stored<Model> = Model extends { slice_type: unknown } ? Pick<Model, keyof Model & keyof SharedSlice> : Model;

/** Fields of one type that neither a resolver nor the type's model serves. */
type UnservedOf<Type extends string, TypeResolvers, Model, Own> = {
  [Field in FieldsOf<TypeResolvers> & string]: Field extends keyof Own
    ? never
    : HasProperty<Model, Field, Answer<NonNullable<TypeResolvers[Field]>>> extends true
      ? never
      : `${Type}.${Field}`;
}[FieldsOf<TypeResolvers> & string];

/** The types whose fields are checked: all except scalars, and the operations, whose fields all have resolvers (servedFields.test.ts). */
type ObjectType = {
  [Type in keyof Resolvers & keyof ResolversParentTypes]: NonNullable<Resolvers[Type]> extends GraphQLScalarType ? never : Type;
}[keyof Resolvers & keyof ResolversParentTypes];
type Served = Exclude<ObjectType, "Query" | "Mutation" | "Subscription">;

/**
 * Names the fields of the graph that would always be null: no resolver of `Own` serves them, and the model of their type has no such
 * property. `never` when there are none.
 */
export type Unserved<Own> = {
  [Type in Served]: UnservedOf<
    Type,
    NonNullable<Resolvers[Type]>,
    Stored<ResolversParentTypes[Type]>,
    Type extends keyof Own ? Own[Type] : unknown
  >;
}[Served];

/** Causes a compiler error that names each property which a value lacks, up to a handful. */
export type Fits<Value extends Wanted, Wanted> = [Value, Wanted];
