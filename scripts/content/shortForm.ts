import { createHash } from "node:crypto";
import { type Data, isData, mapData, type Picture } from "./walk";

/** How ids and addresses of a repository are called in the embedded content. */
export interface Names {
  /** The embedded content's id of a document. */
  documentId(id: string): string;
  /** The embedded content's address of a file, without query. */
  fileUrl(url: string): string;
}

const untouched = JSON.stringify({ x: 0, y: 0, zoom: 1, background: "transparent" });

/** A document's data as the embedded content's files have it: without what the stand-in fills in by itself. */
export function toShortForm(data: Data, names: Names): Data {
  return mapData(data, {
    document: ({ id, link_type, text, variant }) => ({
      link_type,
      id: names.documentId(id),
      ...(text !== undefined && { text }),
      ...(variant !== undefined && { variant }),
    }),
    file: (link) => ({ ...link, url: names.fileUrl(link.url) }),
    picture: (picture) => toShortPicture(picture, names),
    slice: ({ id: _id, version: _version, slice_label: label, items, ...slice }) => ({
      ...slice,
      ...(label != null && { slice_label: label }),
      ...(Array.isArray(items) && items.length > 0 && { items }),
    }),
  }) as Data;
}

function toShortPicture({ id: _id, url, edit, copyright, ...picture }: Picture, { fileUrl }: Names): Data {
  return {
    url: `${fileUrl(withoutQuery(url))}${toCrop(url)}`,
    ...picture,
    ...(edit !== undefined && JSON.stringify(edit) !== untouched && { edit }),
    ...(copyright != null && { copyright }),
  };
}

/** An address without its query. */
export function withoutQuery(url: string): string {
  return url.split("?", 1)[0]!;
}

/** The editor's crop in the query of a picture's address, with its question mark; how the host compresses is left out. */
function toCrop(url: string): string {
  const query = new URLSearchParams(url.split("?")[1]);
  query.delete("auto");
  return query.size > 0 ? `?${decodeURIComponent(String(query))}` : "";
}

/**
 * A hash of what an editor sees of a document's data in short form, by which a change of his is noticed. Empty fields, and what the
 * repository measures by itself (sizes, crops' marks, embeds' details), count for nothing.
 */
export function toContentHash(document: { uid: string | null; tags: readonly string[]; data: Data }): string {
  const { uid, tags, data } = document;
  return createHash("sha256")
    .update(JSON.stringify(toComparable({ uid, tags: [...tags].sort(), data })))
    .digest("hex")
    .slice(0, 24);
}

const measured = ["dimensions", "edit", "direction", "kind", "size", "width", "height", "name"];

function toComparable(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(toComparable);
    return items.some((item) => item !== undefined) ? items.map((item) => item ?? null) : undefined;
  }
  if (!isData(value)) return value === null || value === "" ? undefined : value;
  if (value.link_type === "Any" || "embed_url" in value) return value.embed_url;
  // Of a kiosk that was picked from the catalog, the rest may change with the catalog.
  if (value.location_id !== undefined) return value.location_id;
  const isFile = "dimensions" in value || value.link_type === "Media";
  const fields = Object.entries(value)
    .filter(([name]) => !((isFile || name === "direction") && measured.includes(name)))
    .map(([name, inner]) => [name, toComparable(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
