import { type Data, mapData, type Picture } from "./walk";

/** Returns the embedded content's address of a file, without query. */
type FileUrl = (url: string) => string;

const untouched = JSON.stringify({ x: 0, y: 0, zoom: 1, background: "transparent" });

/** A document's data as the embedded content's files have it: without what the stand-in fills in by itself. */
export function toShortForm(data: Data, fileUrl: FileUrl): Data {
  return mapData(data, {
    document: ({ id, link_type, text, variant }) => ({
      link_type,
      id,
      ...(text !== undefined && { text }),
      ...(variant !== undefined && { variant }),
    }),
    file: (link) => ({ ...link, url: fileUrl(link.url) }),
    picture: (picture) => toShortPicture(picture, fileUrl),
    slice: ({ id: _id, version: _version, slice_label: label, items, ...slice }) => ({
      ...slice,
      ...(label != null && { slice_label: label }),
      ...(Array.isArray(items) && items.length > 0 && { items }),
    }),
  }) as Data;
}

function toShortPicture({ id: _id, url, edit, copyright, ...picture }: Picture, fileUrl: FileUrl): Data {
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
