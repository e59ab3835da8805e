import { extname } from "node:path";
import { createMigration, type WriteClient } from "@prismicio/client";
import { ContentToolError } from "./connect";
import type { LocalFile } from "./localContent";
import type { PushMap } from "./pushMap";

const TYPES: Readonly<Record<string, string>> = {
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

interface UploadOptions {
  map: PushMap;
  /** Called after each upload: what it has done is to outlive a run that is broken off. */
  save(): void;
  progress(line: string): void;
}

/**
 * Lists drawings that must not be uploaded: Prismic passes an SVG on as it is, from a host of the repository's own, and reads its size
 * from its root element.
 */
export function listBadDrawings(files: readonly LocalFile[]): string[] {
  return files
    .filter(({ name }) => extname(name).toLowerCase() === ".svg")
    .flatMap(({ name, bytes }) => {
      const text = bytes.toString("utf8");
      const [root = ""] = /<svg[^>]*>/i.exec(text) ?? [];
      const hasSize = /\swidth=/.test(root) && /\sheight=/.test(root);
      const runs = /<script|<foreignObject|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:/i.test(text);
      return [
        ...(hasSize ? [] : [`images/${name} has no width and height at its svg element: the repository could not tell its size`]),
        ...(runs ? [`images/${name} holds a script, which Prismic would pass on as it is`] : []),
      ];
    });
}

/** Uploads files to the media library one after the other, and notes each in the map. */
export async function uploadFiles(client: WriteClient, files: readonly LocalFile[], { map, save, progress }: UploadOptions): Promise<void> {
  if (files.length === 0) return;
  const bad = listBadDrawings(files);
  if (bad.length > 0) throw new ContentToolError(bad.join("\n"));
  const migration = createMigration();
  const pending = files.map((file) => {
    const type = TYPES[extname(file.name).toLowerCase()] ?? "application/octet-stream";
    return { file, asset: migration.createAsset(new File([new Uint8Array(file.bytes)], file.name, { type }), file.name) };
  });
  const note = () => {
    while (pending[0]?.asset.asset) {
      const { file, asset } = pending.shift()!;
      const { id, url } = asset.asset!;
      (map.files[file.name] ??= []).push({ id, url, hash: file.hash });
      save();
    }
  };
  try {
    await client.migrate(migration, {
      reporter(event) {
        note();
        if (event.type === "assets:creating")
          progress(`picture ${event.data.current} of ${event.data.total}: ${event.data.asset.config.filename}`);
      },
    });
  } finally {
    note();
  }
}
