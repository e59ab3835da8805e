import type { GraphQLObjectType } from "graphql";
import { expect, expectTypeOf, test } from "vitest";
import type { Own } from "./resolvers";
import { resolvers } from "./resolvers";
import { schema } from "./schema";
import type { Unserved } from "./servedFields";

test("the compiler names a field that neither a resolver nor its type's model serves", () => {
  // A field that nothing serves is an error in resolvers.ts, and not here, too.
  type Lacking<Type extends keyof Own> = Exclude<Unserved<Omit<Own, Type>>, Unserved<Own>>;
  type WithoutKiosk = Lacking<"Kiosk" | "FeaturedKiosksSlice">;
  expectTypeOf<WithoutKiosk>().toEqualTypeOf<
    | "Kiosk.hours"
    | "Kiosk.keyDesigns"
    | "Kiosk.knownHours"
    | "Kiosk.machines"
    | "Kiosk.path"
    | "Kiosk.rating"
    | "Kiosk.services"
    | "Kiosk.unknownDays"
    | "FeaturedKiosksSlice.kiosks"
    | "FeaturedKiosksSlice.locationIds"
  >();
  // The generated type of a slice has these fields as well, and the repository sends none of them.
  expectTypeOf<Lacking<"ServiceCardsSlice" | "LocksmithLocatorSlice">>().toEqualTypeOf<
    "ServiceCardsSlice.services" | "LocksmithLocatorSlice.widget"
  >();
});

test.each(["Query", "Mutation"])("every field of %s has a resolver", (type) => {
  const own = (resolvers as Record<string, object>[]).flatMap((module) => Object.keys(module[type] ?? {}));
  const fields = Object.keys((schema.getType(type) as GraphQLObjectType).getFields());
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => !own.includes(field))).toEqual([]);
});
