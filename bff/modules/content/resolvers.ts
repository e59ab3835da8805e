import type { Resolvers } from "../../__generated__/resolvers";
import { badInput } from "../../lib/errors";
import { isPreviewRef } from "../../sources/prismic/cookies";
import { manifest } from "./__generated__/manifest";
import { DEFAULT_LANG, isLang, type Lang } from "#shared/config/languages.ts";
import { urlOf } from "./paths";
import { toSitemap } from "./sitemap";

// Prismic's client writes ids into a query without escaping.
const isDocumentId = (id: string) => /^[\w-]{1,100}$/.test(id);

const toName = (type: string) => JSON.stringify(type.slice(0, 50));

export const resolvers = {
  Query: {
    async page(_, { path, ...args }, { loaders }) {
      const page = (await loaders.index()).byPath(path, args.language);
      return page ? loaders.document.load(page.id) : null;
    },

    // Ids that the index does not contain are not loaded, so that invented ids cannot fill the cache.
    document: async (_, { id }, { loaders }) => ((await loaders.index()).byId(id) ? loaders.document.load(id) : null),

    documentByUid(_, { type, uid, language }, { loaders }) {
      if (!Object.hasOwn(manifest.documents, type)) throw badInput(`The content has no type of that name: ${toName(type)}.`);
      return loaders.byUid(type, uid, language);
    },

    async languages(_, __, { loaders }) {
      const { languages } = await loaders.root();
      const spoken = languages.filter(({ id }) => isLang(id));
      return spoken.sort((one, other) => Number(other.id === DEFAULT_LANG) - Number(one.id === DEFAULT_LANG));
    },

    experiments: async (_, __, { loaders }) => (await loaders.root()).experiments,

    async previewTarget(_, { token, documentId }, { loaders }) {
      if (!isPreviewRef(token)) throw badInput("This is no preview token. Open the preview again from the editor.");
      if (documentId && !isDocumentId(documentId)) throw badInput("This is no document id. Open the preview again from the editor.");
      // Checked without a document too: an expired token must show before the editor is redirected with it.
      const draft = await loaders.draft(documentId ?? "none", token);
      return { path: (draft && urlOf(draft)) ?? "/", lang: draft?.lang ?? null };
    },

    previewTools: (_, __, { loaders }) => loaders.previewTools,

    sitemap: async (_, __, { loaders }) => toSitemap(await loaders.index()),

    contentVersion: (_, __, { loaders }) => loaders.version(),
  },

  Subscription: {
    contentChanged: {
      // Only web sockets execute subscriptions, and give their context this function.
      subscribe: (_, __, { contentChanges }) => contentChanges!(),
      resolve: (version: string) => version,
    },
  },

  Language: { code: ({ id }) => id as Lang },

  PreviewTools: {
    documentUrl: (tools, { id }) => (isDocumentId(id) ? tools.editorUrl(id) : null),
  },
} satisfies Resolvers;
