import { toStableId } from "../lib/hash";
import type { StoredDocument } from "./documentFile";
import { toDocumentUrl, type Route } from "./routes";
import type { FieldsByType } from "./searchParams";
import type { Snapshot } from "./snapshot";

/** The context for completing the short forms of document files. */
export interface ApiContext {
  snapshot: Snapshot;
  /** Base of relative image addresses. */
  baseUrl: string;
  routes: readonly Route[];
  brokenRoute: string | null;
  /** Fields of linked documents to include in links. */
  fetchLinks: FieldsByType;
}

type Fields = Readonly<Record<string, unknown>>;

const untouchedEdit = { x: 0, y: 0, zoom: 1, background: "transparent" };

/** Completes links, images and slices at any depth. Generated ids are hashes of `place`, so that they stay the same. */
export function toApiData(value: unknown, place: string, context: ApiContext): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => toApiData(item, `${place}.${index}`, context));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Fields;
  if (fields.link_type === "Document" && typeof fields.id === "string") {
    return toApiLink({ ...fields, id: fields.id }, context);
  }
  const filled = Object.fromEntries(
    Object.entries(fields).map(([key, inner]) => [
      key,
      isOwnAddress(key, inner) ? `${context.baseUrl}${inner}` : toApiData(inner, `${place}.${key}`, context),
    ]),
  );
  if (typeof filled.slice_type === "string") return toApiSlice(filled, place);
  return "url" in filled && "dimensions" in filled ? toApiImage(filled) : filled;
}

/** Returns the slug that links and documents contain. */
export function toSlug({ uid, name }: StoredDocument): string {
  return uid ?? name;
}

function toApiLink(link: Fields & { id: string }, context: ApiContext): Fields {
  const { snapshot, routes, brokenRoute, fetchLinks } = context;
  const target = snapshot.byId.get(link.id);
  if (!target) {
    const broken = { type: "broken_type", tags: [], lang: null, slug: "-", isBroken: true };
    return { ...link, ...broken, ...(brokenRoute && { url: brokenRoute }) };
  }
  const url = toDocumentUrl(target, routes, snapshot);
  const fetched = fetchLinks.get(target.type);
  return {
    ...link,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: toSlug(target),
    ...(target.uid !== null && { uid: target.uid }),
    ...(url !== null && { url }),
    isBroken: false,
    // Links inside included fields are not resolved further.
    ...(fetched && {
      data: toApiData(pickFields(target.data, fetched), target.id, {
        ...context,
        fetchLinks: new Map(),
      }),
    }),
  };
}

/** Returns the named fields of a document's data, in the order of the data. */
export function pickFields(data: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
}

function toApiSlice(slice: Fields, place: string): Fields {
  return {
    variation: "default",
    version: "initial",
    items: [],
    primary: {},
    id: `${String(slice.slice_type)}$${toStableId(place)}`,
    slice_label: null,
    ...slice,
  };
}

function toApiImage(image: Fields): Fields {
  const id = toStableId(String(image.url), 11);
  return { id, edit: untouchedEdit, alt: null, copyright: null, ...image };
}

function isOwnAddress(key: string, value: unknown): boolean {
  return (key === "url" || key.endsWith("_url")) && typeof value === "string" && value.startsWith("/images/");
}
