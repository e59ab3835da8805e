import { z } from "zod";
import { createParsingFault } from "./contentFault";
import type { StoredDocument } from "./documentFile";
import { masterLanguage } from "./languages";
import type { Snapshot } from "./snapshot";

const route = z.strictObject({
  type: z.string(),
  path: z.string().startsWith("/"),
  uid: z.string().optional(),
  lang: z.string().optional(),
  resolvers: z.record(z.string(), z.string()).optional(),
});

/** One entry of the `routes` parameter. */
export type Route = z.infer<typeof route>;

/** Parses the `routes` parameter. Throws a 400 that lists its faults. */
export function parseRoutes(text: string | null): Route[] {
  const { data, error } = z.array(route).safeParse(parseJson(text || "[]"));
  if (data) return data;
  const faults = error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw createParsingFault(`[Link resolver error] routes: ${faults.join("; ")}`);
}

/** Returns the path of a document by the most specific route whose values exist, or null. */
export function toDocumentUrl(document: StoredDocument, routes: readonly Route[], snapshot: Snapshot): string | null {
  const fitting = routes
    .filter(({ type }) => type === document.type)
    .filter(({ uid }) => uid === undefined || uid === document.uid)
    .filter(({ lang }) => lang === undefined || lang === document.lang)
    .sort((a, b) => toScope(b) - toScope(a));
  for (const candidate of fitting) {
    const url = fillPath(candidate, document, snapshot);
    if (url !== null) return url;
  }
  return null;
}

function toScope({ uid, lang }: Route): number {
  return Number(uid !== undefined) * 2 + Number(lang !== undefined);
}

function fillPath({ path, resolvers = {} }: Route, document: StoredDocument, snapshot: Snapshot) {
  const filled: string[] = [];
  for (const segment of path.split("/")) {
    const [, name, optional] = /^:([\w-]+)(\?)?$/.exec(segment) ?? [];
    if (!name) {
      filled.push(segment);
      continue;
    }
    const value = toSegment(name, Boolean(optional), document, resolvers, snapshot);
    if (value) filled.push(value);
    else if (!optional) return null;
  }
  return filled.join("/") || "/";
}

function toSegment(
  name: string,
  isOptional: boolean,
  document: StoredDocument,
  resolvers: Readonly<Record<string, string>>,
  snapshot: Snapshot,
): string | null | undefined {
  if (name === "uid") return document.uid;
  if (name === "lang") {
    return isOptional && document.lang === masterLanguage ? undefined : document.lang;
  }
  const relation = resolvers[name];
  if (relation === undefined) throw createParsingFault(`[Link resolver error] no resolver '${name}'`);
  let related: StoredDocument | undefined = document;
  for (const field of relation.split(".")) {
    const link = Object(related?.data[field]) as { id?: string };
    related = snapshot.byId.get(link.id ?? "");
  }
  return related?.uid;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
