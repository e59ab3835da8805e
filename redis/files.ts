import type { Redis } from "./connection";

/** Files that processes of all releases share, by their paths. Their names have to change with their content. */
export interface SharedFiles {
  find(path: string): Promise<Buffer | undefined>;
  /** Stores a file for `keepMs`. Returns whether Redis has it. */
  keep(path: string, content: Buffer, keepMs: number): Promise<boolean>;
}

/** Creates the shared files. */
export function createSharedFiles(redis: Redis): SharedFiles {
  const keyOf = (path: string) => `keyway:file:${path}`;
  return {
    async find(path) {
      const text = await redis.attempt((client) => client.get(keyOf(path)));
      return text ? Buffer.from(text, "base64") : undefined;
    },
    async keep(path, content, keepMs) {
      const expiration = { type: "PX", value: keepMs } as const;
      const stored = await redis.attempt((client) => client.set(keyOf(path), content.toString("base64"), { expiration }));
      return stored !== undefined;
    },
  };
}
