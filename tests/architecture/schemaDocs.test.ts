import { readFileSync } from "node:fs";
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";
import { expect, it } from "vitest";

const schema = buildSchema(readFileSync("bff/schema.graphql", "utf8"));

type Described = { name: string; description?: string | null };

/** Yields all parts of the schema that the sandbox shows, each with its coordinate. */
function* parts(): Generator<[string, Described]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || isSpecifiedScalarType(type)) continue;
    yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field];
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      for (const argument of field.args) yield [`${type.name}.${field.name}(${argument.name})`, argument];
    }
  }
  for (const directive of schema.getDirectives().filter((one) => !isSpecifiedDirective(one))) {
    yield [`@${directive.name}`, directive];
    for (const argument of directive.args) yield [`@${directive.name}(${argument.name})`, argument];
  }
}

it("every type, field, argument and enum value has a description", () => {
  const all = [...parts()];
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(([, { description }]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});
