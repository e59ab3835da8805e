import type { GraphQLScalarType } from "graphql";
import type { Resolvers, ResolversParentTypes } from "./__generated__/resolvers";

/** What a resolver answers with. */
type Answer<FieldResolver> = FieldResolver extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** Fields of a type, but for those that GraphQL itself asks for. */
type FieldsOf<TypeResolvers> = Exclude<keyof TypeResolvers, `__${string}`>;

type IsAny<Value> = 0 extends 1 & Value ? true : false;

/** Whether a model has a property that can stand for a field as it is. */
type HasProperty<Model, Field extends PropertyKey, Wanted> = Model extends { [name in Field]: infer Value }
  ? IsAny<Value> extends true
    ? true
    : Value extends Wanted
      ? true
      : false
  : false;

/** Fields of one type that neither a resolver nor the type's model answers. */
type UnservedOf<Type extends string, TypeResolvers, Model, Own> = {
  [Field in FieldsOf<TypeResolvers> & string]: Field extends keyof Own
    ? never
    : HasProperty<Model, Field, Answer<NonNullable<TypeResolvers[Field]>>> extends true
      ? never
      : `${Type}.${Field}`;
}[FieldsOf<TypeResolvers> & string];

/**
 * The types whose fields are asked for: all but scalars; but the operations, whose fields all have resolvers (servedFields.test.ts); and but
 * translations, of which Prismic leaves out what is empty.
 */
type ObjectType = {
  [Type in keyof Resolvers & keyof ResolversParentTypes]: NonNullable<Resolvers[Type]> extends GraphQLScalarType ? never : Type;
}[keyof Resolvers & keyof ResolversParentTypes];
type Served = Exclude<ObjectType, "Query" | "Mutation" | "Subscription" | "AlternateLanguage">;

/**
 * Names the fields of the graph that would be null in silence: no resolver of `Own` answers them, and what stands for their type has no
 * such property. `never` where there are none.
 */
export type Unserved<Own> = {
  [Type in Served]: UnservedOf<
    Type,
    NonNullable<Resolvers[Type]>,
    ResolversParentTypes[Type],
    Type extends keyof Own ? Own[Type] : unknown
  >;
}[Served];

/** An error of the compiler for every type but never. */
export type MustBeNever<Type extends never> = Type;
