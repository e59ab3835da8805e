import type { PrismicDocument } from "@prismicio/client";
import type { Resolvers } from "../../__generated__/resolvers";
import { SourceError } from "../../lib/errors";
import { manifest } from "./__generated__/manifest";
import { toSupportedLang } from "./languages";

const toDocumentType = (document: { type: string }) => manifest.documents[document.type]!.type as never;

export const resolvers: Resolvers = {
  Query: {
    async page(_, { path, lang }, { loaders }) {
      const siteMap = await loaders.siteMap();
      const page = siteMap.byPath(path, lang);
      // A Prismic document is the graph's document: codegen keeps its field names.
      return (page ? await loaders.document.load(page.id) : null) as never;
    },

    async route(_, { path, lang: asked }, { loaders }) {
      const lang = toSupportedLang(asked);
      try {
        const siteMap = await loaders.siteMap();
        const answer = siteMap.route(path, lang);
        const found = answer.status === "FOUND" ? siteMap.byPath(path, answer.lang) : undefined;
        // Found is only what can be shown: the page query that follows finds the document in the cache.
        if (found && !(await loaders.document.load(found.id))) return { status: "MISSING", path: null, lang };
        return answer;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        return { status: "UNAVAILABLE", path: null, lang };
      }
    },

    contentVersion: (_, __, { loaders }) => loaders.ref(),
  },

  Page: { __resolveType: toDocumentType },
  Document: { __resolveType: (document) => toDocumentType(document as unknown as PrismicDocument) },
};
