/** Fields by name. */
export type Data = Readonly<Record<string, unknown>>;

/** A picture as content holds it: an image field, one of its thumbnails, or an image in a rich text. */
export type Picture = Data & { url: string; dimensions: { width: number; height: number } };

/** Maps the values that differ between the embedded content and a repository. */
export interface Mapping {
  /** A link to a document. */
  document(link: Data & { id: string }): unknown;
  /** A link to a file of the media library. */
  file(link: Data & { url: string }): unknown;
  /** A picture without its thumbnails. */
  picture(picture: Picture): Data;
  /** A slice, its fields mapped already. */
  slice(slice: Data): unknown;
}

/** Maps links, pictures and slices wherever they are nested in a document's data. Everything else is copied. */
export function mapData(value: unknown, mapping: Mapping): unknown {
  if (Array.isArray(value)) return value.map((one) => mapData(one, mapping));
  if (!isData(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string") return mapping.document({ ...value, id: value.id });
  if (value.link_type === "Media" && typeof value.url === "string") return mapping.file({ ...value, url: value.url });
  if (isPicture(value)) return mapPicture(value, mapping);
  // The editor numbers links by a key of its own.
  const entries = Object.entries(value).filter(([name]) => name !== "key" || typeof value.link_type !== "string");
  const fields = Object.fromEntries(entries.map(([name, inner]) => [name, mapData(inner, mapping)]));
  return typeof fields.slice_type === "string" ? mapping.slice(fields) : fields;
}

function mapPicture(picture: Picture, mapping: Mapping): Data {
  const isThumbnail = ([, inner]: [string, unknown]) => isPicture(inner);
  const own = Object.entries(picture).filter((entry) => !isThumbnail(entry));
  const thumbnails = Object.entries(picture).filter(isThumbnail);
  const { linkTo, ...mapped } = mapping.picture(Object.fromEntries(own) as Picture);
  return {
    ...mapped,
    ...(linkTo !== undefined && { linkTo: mapData(linkTo, mapping) }),
    ...Object.fromEntries(thumbnails.map(([name, inner]) => [name, mapPicture(inner as Picture, mapping)])),
  };
}

/** Whether a value is a picture that is filled. */
export function isPicture(value: unknown): value is Picture {
  return isData(value) && typeof value.url === "string" && isData(value.dimensions);
}

/** Whether a value is an object with fields. */
export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
