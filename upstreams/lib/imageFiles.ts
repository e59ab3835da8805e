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

/**
 * Serves one file of the media library, or 304 where `known` is its version already; sizes and crops asked for in the query
 * are not applied.
 */
export async function loadImage(folder: string, encodedName: string, known?: string): Promise<Reply> {
  const path = resolve(folder, decodeName(encodedName));
  const contentType = contentTypes[extname(path).toLowerCase()];
  if (!contentType || !path.startsWith(resolve(folder) + sep)) return toMissingReply(encodedName);
  try {
    const body = await readFile(path);
    const etag = `"${toStableId(body)}"`;
    const headers = {
      etag,
      "cache-control": "public, max-age=31536000",
      "access-control-allow-origin": "*",
    };
    if (known === etag) return { status: 304, headers };
    return { status: 200, headers: { ...headers, "content-type": contentType }, body };
  } catch {
    return toMissingReply(encodedName);
  }
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
