import { allSlices, type ContentShape, withGroups } from "./shape";

const CLIENT = "import('@prismicio/client')";

/** Returns the names of the thumbnails that image fields of the models have, each once, sorted. */
export function listThumbnails(shape: ContentShape): string[] {
  const objects = [
    ...shape.documents.map(({ data }) => data),
    ...allSlices(shape).flatMap(({ variations }) => variations.flatMap(({ primary, item }) => [primary, item])),
  ];
  const names = objects.flatMap(withGroups).flatMap(({ fields }) => fields.flatMap((field) => field.thumbnails ?? []));
  return [...new Set(names)].sort();
}

/**
 * Returns the type of the scalar `Image`: a picture of Prismic's client with the thumbnails of the models, of which content that is older
 * than its model lacks some. One type for all fields, since fields of different types would need aliases. Undefined where no field has any.
 */
export function printImageType(thumbnails: readonly string[]): string | undefined {
  if (thumbnails.length === 0) return undefined;
  const properties = thumbnails.map((name) => `${JSON.stringify(name)}?: ${CLIENT}.ImageFieldImage`);
  return `${CLIENT}.ImageField & { ${properties.join("; ")} }`;
}
