import { readFile } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { toStableId } from "./hash";
import { toTextReply, type Reply } from "./http";

const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jp2": "image/jp2",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

interface ImageRequest {
  /** The version that the client has already. */
  etagOfClient?: string;
  /** What the image host is asked to do with the picture. */
  query?: URLSearchParams;
}

/**
 * Returns the reply with one file of the media library, or 304 if `known` is its current version. `rect` in the query crops drawings;
 * other sizes and crops are ignored.
 */
export async function loadImage(folder: string, encodedName: string, { etagOfClient, query }: ImageRequest = {}): Promise<Reply> {
  const path = resolve(folder, decodeName(encodedName));
  const contentType = contentTypes[extname(path).toLowerCase()];
  if (!contentType || !path.startsWith(resolve(folder) + sep)) return toMissingReply(encodedName);
  try {
    const file = await readFile(path);
    const body = contentType === contentTypes[".svg"] ? cropDrawing(file, query?.get("rect")) : file;
    const etag = `"${toStableId(body)}"`;
    const headers = {
      etag,
      "cache-control": "public, max-age=31536000",
      "access-control-allow-origin": "*",
    };
    if (etagOfClient === etag) return { status: 304, headers };
    return { status: 200, headers: { ...headers, "content-type": contentType }, body };
  } catch {
    return toMissingReply(encodedName);
  }
}

/** Returns the part of a drawing that `rect` (x, y, width and height) names; the whole drawing where it names none. */
function cropDrawing(svg: Buffer, rect: string | null | undefined): Buffer {
  const [, x, y, width, height] = /^(\d+),(\d+),([1-9]\d*),([1-9]\d*)$/.exec(rect ?? "") ?? [];
  if (!width) return svg;
  const crop = (root: string) =>
    root
      .replace(/ (width|height)="[^"]*"/g, "")
      .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`);
  return Buffer.from(svg.toString().replace(/<svg\b[^>]*>/, crop));
}

function toMissingReply(name: string): Reply {
  return toTextReply(404, `No image ${name}`);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll("\0", "");
  } catch {
    return "";
  }
}
