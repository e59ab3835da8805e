import { extname } from "node:path";
import { createMigration, type WriteClient } from "@prismicio/client";
import type { ImportMap } from "./importMap";
import type { LocalFile } from "./localContent";

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

/** How an import notes what it has done. */
export interface Progress {
  map: ImportMap;
  /** Called after each request, so that a run that is interrupted can continue. */
  save(): void;
  print(line: string): void;
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
export async function uploadFiles(client: WriteClient, files: readonly LocalFile[], { map, save, print }: Progress): Promise<void> {
  if (files.length === 0) return;
  const migration = createMigration();
  const pending = files.map((file) => {
    const type = TYPES[extname(file.name).toLowerCase()] ?? "application/octet-stream";
    return { file, asset: migration.createAsset(new File([new Uint8Array(file.bytes)], file.name, { type }), file.name) };
  });
  const note = () => {
    while (pending[0]?.asset.asset) {
      const { file, asset } = pending.shift()!;
      const { id, url } = asset.asset!;
      map.files[file.name] = { id, url };
      save();
    }
  };
  try {
    await client.migrate(migration, {
      reporter(event) {
        note();
        if (event.type === "assets:creating")
          print(`picture ${event.data.current} of ${event.data.total}: ${event.data.asset.config.filename}`);
      },
    });
  } finally {
    note();
  }
}
