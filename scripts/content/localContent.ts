import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Data } from "./walk";

const fileText = z.object({
  id: z.string().min(1),
  uid: z.string().min(1).nullish(),
  tags: z.array(z.string()).default([]),
  data: z.record(z.string(), z.unknown()),
});

/** A document of the embedded content. */
export interface LocalDocument {
  id: string;
  uid: string | null;
  tags: readonly string[];
  data: Data;
  lang: string;
  type: string;
  /** Documents of one type and name are translations of each other. */
  name: string;
  /** Below the folder, for messages. */
  path: string;
}

/** Reads `documents/LANG/TYPE/NAME.json` below a folder, in the order of their paths. Throws an error that names the first bad file. */
export function readLocalDocuments(folder: string): LocalDocument[] {
  const root = path.join(folder, "documents");
  if (!existsSync(root)) throw new Error(`There are no documents: ${root} does not exist.`);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.split(path.sep).join("/"))
    .sort()
    .map((file) => {
      const [lang = "", type = "", name = "", ...deeper] = file.replace(/\.json$/, "").split("/");
      if (!name || deeper.length > 0) throw new Error(`documents/${file}: must lie at LANG/TYPE/NAME.json`);
      try {
        const { uid = null, ...document } = fileText.parse(JSON.parse(readFileSync(path.join(root, file), "utf8")));
        return { ...document, uid, lang, type, name, path: `documents/${file}` };
      } catch (error) {
        throw new Error(`documents/${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`, { cause: error });
      }
    });
}

/** A file of the embedded media library. */
export interface LocalFile {
  /** Such as `logo.svg`. */
  name: string;
  bytes: Buffer;
}

/** Where addresses of the embedded media library start. */
export const IMAGES_PATH = "/images/";

/** The name of the file at an embedded address, without query; undefined for an address elsewhere. */
export function toFileName(url: string): string | undefined {
  return url.startsWith(IMAGES_PATH) ? decodeURIComponent(url.slice(IMAGES_PATH.length)).split("?", 1)[0]! : undefined;
}

/** Reads a file of the media library below a folder; throws where there is none. */
export function readLocalFile(folder: string, name: string): LocalFile {
  const images = path.resolve(folder, "images");
  const file = path.resolve(images, name);
  if (!file.startsWith(images + path.sep) || !existsSync(file))
    throw new Error(`images/${name} is used in a document, and does not exist.`);
  return { name, bytes: readFileSync(file) };
}
