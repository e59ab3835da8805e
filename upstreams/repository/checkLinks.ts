/** What a document may refer to. */
export interface RepositoryIds {
  hasDocument(id: string): boolean;
  hasAsset(id: string): boolean;
}

const idLength = 16;
const ownKeys = ["id", "url", "dimensions", "edit", "alt", "copyright", "type", "linkTo", "spans", "text", "direction"];

/** Lists what is wrong with a link. */
export function checkLink(value: unknown, at: string, ids: RepositoryIds): string[] {
  const { link_type: type, id, url } = Object(value) as { link_type?: unknown; id?: unknown; url?: unknown };
  switch (type) {
    case "Any":
      return [];
    case "Web":
      return typeof url === "string" && url ? [] : [`${at}.url: must be an address`];
    case "Media":
      return ids.hasAsset(String(id)) ? [] : [`${at}.id: ${String(id)} is no asset of the media library`];
    case "Document":
      if (String(id).length !== idLength) return [`${at}.id: DocumentId must be a 16 character string`];
      return ids.hasDocument(String(id)) ? [] : [`${at}.id: there is no document ${String(id)}`];
    default:
      return [`${at}.link_type: ${String(type)} is no kind of link`];
  }
}

/** Lists what is wrong with a picture or one of its thumbnails; only those in the model may be there. */
export function checkPicture(value: unknown, thumbnails: readonly string[], at: string, ids: RepositoryIds): string[] {
  const fields = Object(value) as Record<string, unknown>;
  if (Object.keys(fields).length === 0) return [];
  const faults = ids.hasAsset(String(fields.id)) ? [] : [`${at}.id: ${String(fields.id)} is no asset of the media library`];
  const others = Object.keys(fields).filter((name) => !ownKeys.includes(name));
  return [
    ...faults,
    ...others.flatMap((name) =>
      thumbnails.includes(name) ? checkPicture(fields[name], [], `${at}.${name}`, ids) : [`${at}.${name}: unknown field`],
    ),
  ];
}
