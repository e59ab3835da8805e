/** Prismic field type -> scalar of bff/modules/content/scalars.graphql. */
export const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "Boolean",
  Color: "Color",
  Date: "Date",
  Embed: "Embed",
  GeoPoint: "GeoPoint",
  Image: "Image",
  IntegrationFields: "IntegrationField",
  Link: "Link",
  Number: "Number",
  Range: "Number",
  Select: "Select",
  StructuredText: "RichText",
  Table: "Table",
  Text: "KeyText",
  Timestamp: "Timestamp",
};

/** Field types without content of their own: the uid is a property of the document, and separators only structure the editor's form. */
export const NO_DATA: readonly string[] = ["UID", "Separator"];

/** Every field type that codegen can read. */
export const FIELD_TYPES: readonly string[] = [...Object.keys(SCALARS), ...NO_DATA, "Group", "Slices"];
