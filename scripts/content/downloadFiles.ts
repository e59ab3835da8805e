import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toUrl } from "#shared/toUrl.ts";
import { ContentToolError } from "./connect";
import { toFileName } from "./names";
import { withoutQuery } from "./shortForm";

const MAX_BYTES = 30_000_000;
const TIMEOUT_MS = 60_000;
const AT_ONCE = 4;

/** Endings by content type, for addresses that have none. */
const ENDINGS: Readonly<Record<string, string>> = {
  "image/avif": ".avif",
  "image/gif": ".gif",
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/svg+xml": ".svg",
  "image/webp": ".webp",
  "application/pdf": ".pdf",
  "video/mp4": ".mp4",
};

/** Hosts of Prismic's from which files are fetched: content names their addresses, and nothing else may be asked because of it. */
export function isFileHost(url: string, contentEndpoint: string): boolean {
  const { protocol, host = "", origin } = toUrl(url) ?? {};
  if (origin === new URL(contentEndpoint).origin) return true;
  return (
    protocol === "https:" && (host === "images.prismic.io" || host === "images.unsplash.com" || /^[\w-]+\.cdn\.prismic\.io$/.test(host))
  );
}

interface DownloadOptions {
  /** Where the files go. */
  folder: string;
  contentEndpoint: string;
  send: typeof fetch;
  print(line: string): void;
}

/** Fetches files and writes them to a folder. Returns their names by address without query. */
export async function downloadFiles(urls: readonly string[], options: DownloadOptions): Promise<Map<string, string>> {
  const { folder, contentEndpoint, print } = options;
  const wanted = [...new Set(urls.map(withoutQuery))];
  const elsewhere = wanted.filter((url) => !isFileHost(url, contentEndpoint));
  if (elsewhere.length > 0) throw new ContentToolError(`These files lie on no host of Prismic's: ${elsewhere.join(", ")}`);
  mkdirSync(folder, { recursive: true });
  const names = new Map<string, string>();
  const queue = [...wanted];
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const { bytes, type } = await download(url, options.send);
      const name = toUnusedName(url, type, new Set(names.values()));
      names.set(url, name);
      writeFileSync(path.join(folder, name), bytes);
      print(`picture ${names.size} of ${wanted.length}: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return names;
}

async function download(url: string, send: typeof fetch): Promise<{ bytes: Buffer; type: string }> {
  const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!response.ok) throw new ContentToolError(`${url} answers ${response.status}.`);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ContentToolError(`${url} has over ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), type };
}

function toUnusedName(url: string, type: string, taken: ReadonlySet<string>): string {
  const last = toFileName(decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "")) || "file";
  const name = path.extname(last) ? last : `${last}${ENDINGS[type] ?? ""}`;
  return taken.has(name) ? `${createHash("sha256").update(url).digest("hex").slice(0, 8)}-${name}` : name;
}
