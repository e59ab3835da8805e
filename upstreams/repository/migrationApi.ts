import { z } from "zod";
import type { Language } from "../content/languages";
import type { Fault } from "../lib/faults";
import { toJsonReply, type Call, type Reply } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import { checkFields } from "./checkFields";
import { fieldsOf, type Models } from "./models";
import type { RepositoryDocument, RepositoryStore } from "./store";
import type { WriteGate } from "./writeGate";

// What the Content API says of a document besides; a document may be sent as it was read.
const ignored = Object.fromEntries(
  ["id", "url", "href", "slugs", "linked_documents", "alternate_languages", "first_publication_date", "last_publication_date"].map(
    (name) => [name, z.unknown().optional()],
  ),
);
const common = { uid: z.string().min(1).optional(), tags: z.array(z.string()).default([]), data: z.record(z.string(), z.unknown()) };
const newDocument = z.strictObject({
  ...ignored,
  ...common,
  title: z.string().min(1),
  type: z.string(),
  lang: z.string(),
  alternate_language_id: z.string().optional(),
});
const existingDocument = z.strictObject({
  ...ignored,
  ...common,
  title: z.string().min(1).optional(),
  type: z.unknown().optional(),
  lang: z.unknown().optional(),
});

interface MigrationDeps {
  store: RepositoryStore;
  models: Models;
  languages: readonly Language[];
  gate: WriteGate;
}

/** Prismic's Migration API: writes documents into the release of migrations, and publishes that release. */
export function createMigrationApi({ store, models, languages, gate }: MigrationDeps): Upstream {
  const check = createCheck(store, models, languages);
  const create = async (call: Call): Promise<Reply> => {
    const { body, faults } = parse(newDocument, await call.readBody());
    if (!body) return refuse(faults);
    const { title, type, lang, uid = null, tags, data, alternate_language_id: alternate } = body;
    const translated = alternate === undefined ? undefined : store.documents.get(alternate);
    const wrong = check.place({ type, lang, uid, alternate, translated });
    if (wrong.length > 0) return refuse(wrong);
    const invalid = check.data(type, data);
    if (invalid.length > 0) return refuse(invalid);
    const id = store.createId();
    store.documents.set(id, { id, title, type, lang, uid, tags, data, group: translated?.group ?? id, isDraft: true });
    return toJsonReply(201, { id, title, type, lang, uid: uid ?? undefined });
  };
  const update = async (id: string, call: Call): Promise<Reply> => {
    const document = store.documents.get(id);
    if (!document) return toJsonReply(404, { message: `Document ${id} not found` });
    const { body, faults } = parse(existingDocument, await call.readBody());
    if (!body) return refuse(faults);
    const { title = document.title, uid = document.uid, tags, data } = body;
    const wrong = [...check.uid({ ...document, uid }), ...check.data(document.type, data)];
    if (wrong.length > 0) return refuse(wrong);
    store.documents.set(id, { ...document, title, uid, tags, data, isDraft: true });
    return toJsonReply(200, { id, title, type: document.type, lang: document.lang, uid: uid ?? undefined });
  };

  return {
    faultReplies: {
      "429": (fault: Fault) => toJsonReply(429, { message: "Too Many Requests" }, toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => toJsonReply(status, { message: "Internal server error" }),
    },
    async handle(call) {
      const refusal = gate(call);
      if (refusal) return refusal;
      const [, id] = /^\/documents\/([^/]+)$/.exec(call.path) ?? [];
      if (call.method === "PUT" && id !== undefined) return update(id, call);
      switch (`${call.method} ${call.path}`) {
        case "POST /documents":
          return create(call);
        case "POST /migration-release/publish":
          return publish(store);
        default:
          return toJsonReply(404, { message: `No method ${call.method} ${call.path}` });
      }
    },
  };
}

function publish(store: RepositoryStore): Reply {
  const totalItems = store.publish();
  return totalItems > 0 ? toJsonReply(202, { totalItems }) : refuse(["the migration release is empty"]);
}

function createCheck(store: RepositoryStore, { types, slices }: Models, languages: readonly Language[]) {
  const masterLanguage = languages.find(({ is_master: isMaster }) => isMaster)?.id;
  const others = ({ id, type, lang }: Pick<RepositoryDocument, "type" | "lang"> & { id?: string }) =>
    [...store.documents.values()].filter((one) => one.type === type && one.lang === lang && one.id !== id);
  const uid = (document: Pick<RepositoryDocument, "type" | "lang" | "uid"> & { id?: string }): string[] => {
    const model = types.find(({ id }) => id === document.type);
    const hasUid = model !== undefined && Object.values(fieldsOf(model)).some(({ type }) => type === "UID");
    if (!hasUid) return document.uid === null ? [] : [`uid: ${document.type} has none`];
    if (document.uid === null) return ["uid: is required"];
    return others(document).some((one) => one.uid === document.uid) ? ["uid: A document with this UID already exists"] : [];
  };
  const context = {
    slices,
    ids: { hasDocument: (id: string) => store.documents.has(id), hasAsset: (id: string) => store.assets.has(id) },
  };

  return {
    uid,
    place(request: {
      type: string;
      lang: string;
      uid: string | null;
      alternate: string | undefined;
      translated: RepositoryDocument | undefined;
    }): string[] {
      const { type, lang, alternate, translated } = request;
      const model = types.find(({ id }) => id === type);
      if (!model) return [`type: there is no custom type ${type}`];
      if (!languages.some(({ id }) => id === lang)) return [`lang: there is no locale ${lang}`];
      if (alternate !== undefined && !translated) return [`alternate_language_id: there is no document ${alternate}`];
      if (translated && (translated.type !== type || translated.lang !== masterLanguage || lang === masterLanguage))
        return ["alternate_language_id: must be the document of the same type in the master language"];
      if (model.repeatable === false && others(request).length > 0) return [`type: there is a ${type} in ${lang} already`];
      return uid(request);
    },
    data: (type: string, data: unknown): string[] => checkFields(data, fieldsOf(types.find(({ id }) => id === type)!), "data", context),
  };
}

function parse<Body>(schema: z.ZodType<Body>, text: string): { body?: Body; faults: string[] } {
  try {
    const { data, error } = schema.safeParse(JSON.parse(text));
    return { body: data, faults: (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`) };
  } catch {
    return { faults: ["the body is no JSON"] };
  }
}

function refuse(details: readonly string[]): Reply {
  return toJsonReply(400, { message: `Validation failed: ${details.join("; ")}`, details });
}
