import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";
import { expect, it } from "vitest";

const schema = buildSchema(readFileSync("bff/schema.graphql", "utf8"));

type Part = { name: string; description?: string | null };

/** Yields the types, fields, arguments and enum values of the schema, each with its coordinate. */
function* parts(): Generator<[string, Part]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || isSpecifiedScalarType(type)) continue;
    yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      if ("args" in field) for (const argument of field.args) yield [`${type.name}.${field.name}(${argument.name})`, argument];
    }
  }
  for (const directive of schema.getDirectives().filter((one) => !isSpecifiedDirective(one))) {
    yield [`@${directive.name}`, directive];
    for (const argument of directive.args) yield [`@${directive.name}(${argument.name})`, argument];
  }
}

/** Prismic's names of documents and slices, and those of editors' models (docs/decisions/043). */
const OF_PRISMIC = /\.(first_publication_date|last_publication_date|alternate_languages|slice_type|slice_label)$/;
const OF_MODELS = /^\w+(DocumentData|Slice\w+(Primary|Item))\w*\./;
/** The names that the specification has for what ours name in camelCase. */
const OF_SPECIFICATION = new RegExp(
  String.raw`^(Place|Prediction|AddressResult|ContactDetails|KeyGalleryFilter)\.(place_id|formatted_address|street_number|postal_code` +
    String.raw`|administrative_area_level_[12]|contact_page|customer_support|display_order|image_url)$`,
);
/** Google's types of places (docs/decisions/043). */
const OF_GOOGLE = /^PredictionType\.\w+$/;

it("names of ours are in camelCase, and enum values in capitals", () => {
  const wrong = [...parts()].filter(([coordinate, part]) => {
    if (!/[.(]/.test(coordinate) || [OF_PRISMIC, OF_MODELS, OF_GOOGLE, OF_SPECIFICATION].some((names) => names.test(coordinate)))
      return false;
    const isValue = isEnumType(schema.getType(coordinate.split(".")[0]!));
    return !(isValue ? /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/ : /^[a-z][a-zA-Z\d]*$/).test(part.name);
  });
  expect(wrong.map(([coordinate]) => coordinate)).toEqual([]);
});

it("a list's length is the argument `first`, coordinates are inputs", () => {
  const args = [...parts()].filter(([coordinate]) => coordinate.endsWith(")"));
  expect(args.length).toBeGreaterThan(50);
  const former = args.filter(([, { name }]) => /^(limit|count|max|size|lat|lng|latitude|longitude)$/.test(name));
  expect(former.map(([coordinate]) => coordinate)).toEqual([]);
  const paged = args.filter(([, { name }]) => name === "offset").map(([coordinate]) => coordinate.replace("offset", "first"));
  expect(args.map(([coordinate]) => coordinate)).toEqual(expect.arrayContaining(paged));
});

it("every scalar of ours says where it is specified", () => {
  const scalars = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  expect(scalars.length).toBeGreaterThan(10);
  expect(scalars.filter((type) => !(type as GraphQLScalarType).specifiedByURL).map(({ name }) => name)).toEqual([]);
});

it("every type, field, argument and enum value has a description", () => {
  const all = [...parts()];
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(([, { description }]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});
