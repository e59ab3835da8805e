import { mkdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Fault } from "../lib/faults";
import { BodyTooLarge, toJsonReply, type Call, type Reply } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import { readPictureSize } from "./pictureSize";
import type { RepositoryAsset, RepositoryStore } from "./store";
import type { WriteGate } from "./writeGate";

const maxFileBytes = 20 * 1024 * 1024;
const maxTextLength = 500;
const fields = ["file", "notes", "credits", "alt"];
const extensions: Readonly<Record<string, RepositoryAsset["kind"]>> = {
  ".gif": "image",
  ".jpeg": "image",
  ".jpg": "image",
  ".mp4": "video",
  ".pdf": "document",
  ".png": "image",
  ".svg": "image",
  ".webp": "image",
};

interface AssetDeps {
  store: RepositoryStore;
  /** Where files are kept, one below its asset's id. */
  folder: string;
  /** Addresses of files: what the image host scales, and what it does not (drawings, documents). */
  toUrl(name: string, isScaled: boolean, call: Call): string;
  gate: WriteGate;
}

/** Prismic's Asset API: lists the media library and takes files into it. Tags are not implemented. */
export function createAssetApi({ store, folder, toUrl, gate }: AssetDeps): Upstream {
  const upload = async (call: Call): Promise<Reply> => {
    const form = await readForm(call);
    const unknown = [...form.keys()].find((name) => !fields.includes(name));
    if (unknown) return refuse(400, `Unknown field ${unknown}`);
    const file = form.get("file");
    if (!(file instanceof File)) return refuse(400, "file is required");
    const extension = extname(file.name).toLowerCase();
    const kind = extensions[extension];
    if (!kind) return refuse(400, `Files of type ${extension || "none"} are not supported`);
    const texts = Object.fromEntries(
      ["notes", "credits", "alt"].flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])),
    );
    const long = Object.keys(texts).find((name) => texts[name]!.length > maxTextLength);
    if (long) return refuse(400, `${long} must be at most ${maxTextLength} characters`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const id = store.createId();
    const name = `${id}_${file.name}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), bytes);
    const at = Date.now();
    const asset: RepositoryAsset = {
      id,
      url: toUrl(name, kind === "image" && extension !== ".svg", call),
      filename: file.name,
      extension: extension.slice(1),
      kind,
      size: bytes.byteLength,
      ...readPictureSize(bytes, extension),
      ...texts,
      created_at: at,
      last_modified: at,
      tags: [],
    };
    store.assets.set(id, asset);
    return toJsonReply(200, asset);
  };

  return {
    faultReplies: {
      "429": (fault: Fault) => refuse(429, "too many requests", toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => refuse(status, "internal error"),
    },
    async handle(call) {
      const refusal = gate(call);
      if (refusal) return refusal;
      try {
        switch (`${call.method} ${call.path}`) {
          case "GET /assets":
            return toJsonReply(200, { total: store.assets.size, items: [...store.assets.values()], is_opensearch_result: false });
          case "POST /assets":
            return await upload(call);
          default:
            return refuse(404, `No method ${call.method} ${call.path}`);
        }
      } catch (error) {
        if (error instanceof BodyTooLarge) return refuse(413, error.message);
        throw error;
      }
    },
  };
}

async function readForm(call: Call): Promise<FormData> {
  const body = new Uint8Array(await call.readBytes(maxFileBytes));
  return new Response(body, { headers: { "content-type": call.headers["content-type"] ?? "" } }).formData();
}

function refuse(status: number, error: string, headers?: Record<string, string>): Reply {
  return toJsonReply(status, { error }, headers);
}
