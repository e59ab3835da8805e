import { join } from "node:path";
import { toJsonReply, toTextReply, type Call, type Reply } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { ContentFault } from "./contentFault";
import { createContentFaultReplies, toFaultReply } from "./faultReplies";
import { loadImage } from "../lib/imageFiles";
import { languages as allLanguages, type Language } from "./languages";
import { createPublisher } from "./publisher";
import { search } from "./search";
import { parseSearchParams } from "./searchParams";
import { toApiRoot } from "./toApiRoot";
import { createWebhook, type PublishWebhook } from "./webhook";

export type { PublishWebhook };

/** The content's folders, access token and webhook. */
export interface ContentOptions {
  contentDir: string;
  documentsDir: string | undefined;
  hasOverlays: boolean;
  accessToken: string | undefined;
  publishWebhook: PublishWebhook | undefined;
  /** Those of the embedded repository by default. */
  languages?: readonly Language[];
  log: (line: string) => void;
}

/** The content repository. Its documents are files, and may change while it runs. */
export interface ContentUpstream extends Upstream {
  /** Starts to publish edits. `url` is the address of the repository. */
  watch(url: string): void;
  close(): void;
}

/** Loads the repository. Throws an error that lists every fault of its files. */
export function createContentUpstream(options: ContentOptions): ContentUpstream {
  const { contentDir, documentsDir = join(contentDir, "documents"), accessToken, languages = allLanguages, log } = options;
  const imagesDir = join(contentDir, "images");
  const overlays = {
    releases: join(contentDir, "releases"),
    previews: join(contentDir, "previews"),
    experiments: join(contentDir, "experiments"),
  };
  const publisher = createPublisher({
    folders: { documents: documentsDir, ...(options.hasOverlays && overlays) },
    webhook: options.publishWebhook && createWebhook(options.publishWebhook, log),
    log,
  });

  const routes: Record<string, (call: Call) => Reply> = {
    "/api/v2": ({ baseUrl }) =>
      toJsonReply(200, toApiRoot(publisher.state(), languages, baseUrl), {
        "cache-control": "public, max-age=5",
      }),
    "/api/v2/documents/search": ({ path, query, baseUrl }) => {
      const params = parseSearchParams(query);
      const snapshot = publisher.refs.resolve(params.ref);
      const url = new URL(`${baseUrl}${path}?${query}`);
      return toJsonReply(200, search(params, snapshot, baseUrl, url), {
        "cache-control": toCachePolicy(params.ref),
      });
    },
    "/api/tags": () => toJsonReply(200, publisher.state().master.tags),
  };

  return {
    faultReplies: createContentFaultReplies(() => publisher.state().master.ref),
    async handle(call) {
      if (call.method !== "GET") return toTextReply(405, `${call.method} is not allowed`);
      if (call.path.startsWith("/images/")) {
        const name = call.path.slice("/images/".length);
        const reply = await loadImage(imagesDir, name, { etagOfClient: call.headers["if-none-match"], query: call.query });
        if (reply.status === 404) log(`No image ${name} in ${imagesDir}: a page asks for it`);
        return reply;
      }
      const route = Object.hasOwn(routes, call.path) ? routes[call.path] : undefined;
      if (!route) return toTextReply(404, `Nothing at ${call.path}`);
      try {
        const isRefused = accessToken && call.query.get("access_token") !== accessToken;
        return isRefused ? toForbiddenReply(call) : route(call);
      } catch (error) {
        if (error instanceof ContentFault) return toFaultReply(error);
        throw error;
      }
    },
    watch: publisher.watch,
    close: publisher.close,
  };
}

// The documents of a published ref never change; those of a preview session change at every keystroke.
function toCachePolicy(ref: string | null): string {
  return ref?.includes("/previews/") ? "private, no-store" : "public, max-age=31536000";
}

// The API root and the search format this error differently.
function toForbiddenReply({ path, baseUrl }: Call): Reply {
  const message = "Invalid access token";
  if (path !== "/api/v2") return toJsonReply(401, { error: message });
  const [initiate, token] = [`${baseUrl}/auth`, `${baseUrl}/auth/token`];
  return toJsonReply(401, {
    type: "api_security_error",
    message,
    oauth_initiate: initiate,
    oauth_token: token,
  });
}
