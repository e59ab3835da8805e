import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { languages as allLanguages, type Language } from "../content/languages";
import { createContentUpstream, type ContentUpstream } from "../content/upstream";
import { createMount, type Mount } from "../lib/mount";
import { createAssetApi } from "./assetApi";
import { createCustomTypesApi } from "./customTypesApi";
import { createMigrationApi } from "./migrationApi";
import { readModels, type Models } from "./models";
import { createRepositoryStore } from "./store";
import { createWriteGate } from "./writeGate";

/** A repository that can be written to; everything but the folder has a default. */
export interface WritableRepositoryOptions {
  /** Empty at first. Its documents and pictures lie here once they are published. */
  folder: string;
  /** `keyway` by default. */
  name?: string;
  /** `write-token` by default. */
  writeToken?: string;
  /** Those of the embedded repository by default. */
  languages?: readonly Language[];
  /** Read from the project by default. */
  models?: Models;
  /** Milliseconds that must lie between two requests of an API that writes, a second at Prismic; none by default. */
  writeIntervalMs?: number;
}

/** The mounts of a repository that can be written to, and what closes it. */
export interface WritableRepository {
  mounts: [string, Mount][];
  content: ContentUpstream;
}

const project = join(import.meta.dirname, "../..");

/**
 * A second content repository beside the embedded one, as an empty one of Prismic's: `/repository` is its Content API, and `/migration`,
 * `/assets` and `/custom-types` are the APIs that write to it, each with fault switches of its own.
 */
export function createWritableRepository(options: WritableRepositoryOptions, log: (line: string) => void): WritableRepository {
  const { folder, name: repository = "keyway", writeToken = "write-token", writeIntervalMs: intervalMs = 0 } = options;
  const { languages = allLanguages, models = readModels(project) } = options;
  mkdirSync(join(folder, "documents"), { recursive: true });
  const store = createRepositoryStore(folder);
  const createGate = () => createWriteGate({ repository, writeToken, intervalMs });
  const content = createContentUpstream({
    contentDir: folder,
    documentsDir: undefined,
    hasOverlays: false,
    accessToken: undefined,
    publishWebhook: undefined,
    languages,
    log,
  });
  const assets = createAssetApi({
    store,
    folder: join(folder, "images"),
    gate: createGate(),
    // The image host adds to its addresses how it compresses; files that it does not scale lie on the Content API's own host.
    toUrl: (file, isScaled, { baseUrl }) =>
      `${new URL(baseUrl).origin}/repository/images/${encodeURIComponent(file)}${isScaled ? "?auto=format,compress" : ""}`,
  });
  const mount = (path: string, upstream: Parameters<typeof createMount>[1]): [string, Mount] => [path, createMount(path, upstream)];
  return {
    content,
    mounts: [
      mount("/repository", content),
      mount("/migration", createMigrationApi({ store, models, languages, gate: createGate() })),
      mount("/assets", assets),
      mount("/custom-types", createCustomTypesApi({ models, gate: createWriteGate({ repository, writeToken, intervalMs: 0 }) })),
    ],
  };
}
