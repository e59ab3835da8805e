import { z } from "zod";
import { toStableId } from "../lib/hash";
import { languages } from "./languages";

const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(text)), {
  error: "must be a date such as 2026-01-05T10:00:00+0000",
});

const documentFile = z.strictObject({
  id: z.string().min(1),
  uid: z.string().min(1).nullish(),
  tags: z.array(z.string()).default([]),
  first_publication_date: timestamp,
  last_publication_date: timestamp,
  data: z.record(z.string(), z.unknown()),
});

/** A document's file, with the properties that follow from the file's path. */
export interface StoredDocument extends Omit<z.output<typeof documentFile>, "uid"> {
  uid: string | null;
  lang: string;
  type: string;
  /** Documents of one type and name in two languages are translations of each other. */
  name: string;
  /** Hash of the file's content. */
  revision: string;
}

/** Parses a file `{lang}/{type}/{name}.json`. Throws an error that lists all its faults. */
export function toStoredDocument(path: string, text: string): StoredDocument {
  const [lang = "", type = "", file = "", ...deeper] = path.split("/");
  if (!file || deeper.length > 0) throw new Error("must lie at {lang}/{type}/{name}.json");
  if (!languages.some(({ id }) => id === lang)) {
    throw new Error(`"${lang}" is not one of ${languages.map(({ id }) => id).join(", ")}`);
  }
  const { data, error } = documentFile.safeParse(JSON.parse(text));
  if (!data) {
    throw new Error(error.issues.map((at) => `${at.path.join(".")}: ${at.message}`).join("; "));
  }
  const revision = toStableId(JSON.stringify([path, data]));
  return { ...data, uid: data.uid ?? null, lang, type, name: file.replace(/\.json$/, ""), revision };
}
