import type { PrismicDocument } from "@prismicio/client";
import type { Resolvers } from "../../__generated__/resolvers";
import { SERVICE_KEYS } from "../../sources/kiosks/kiosk";
import { toSupportedLang } from "../content/languages";
import type { ContentLoaders } from "../content/loaders";
import { langOf } from "../content/sliceLang";
import { pickQuestions } from "./pickQuestions";

const SERVICES: readonly unknown[] = SERVICE_KEYS;

/** The sort value of a document; a document without one comes last. */
type Rank = (data: PrismicDocument["data"]) => number;
const byDisplayOrder: Rank = ({ display_order }) => (typeof display_order === "number" ? display_order : Infinity);
const byService: Rank = ({ service }) => (SERVICES.includes(service) ? SERVICES.indexOf(service) : Infinity);

export const resolvers = {
  Query: {
    menu: (_, { uid, ...args }, { loaders }) => loaders.byUid("menu", uid, args.language),
    faqs: async (_, { topic, ...args }, { loaders }) => pickQuestions(await faqs(args.language, loaders), { topic }),
    servicePages: (_, args, { loaders }) => servicePages(args.language, loaders),

    async notFoundPage(_, args, { loaders, notFoundPageId }) {
      const index = await loaders.index();
      const page = index.byId(notFoundPageId);
      if (page?.type !== "error_page") return null;
      const translated = index.byId(page.alternates.get(toSupportedLang(args.language)) ?? "");
      return loaders.document.load((translated ?? page).id);
    },
  },

  ServiceCardsSlice: {
    services: (slice, _, { loaders }) => servicePages(langOf(slice), loaders),
  },

  LocksmithLocatorSlice: {
    widget: (slice, _, { loaders }) => loaders.singleton("locksmith_locator_widget", langOf(slice)),
  },

  FaqListSlice: {
    // Content older than its model has no primary part.
    questions: async (slice, _, { loaders }) => pickQuestions(await faqs(langOf(slice), loaders), slice.primary ?? {}),
  },
} satisfies Resolvers;

const servicePages = async (lang: string, loaders: ContentLoaders) => ordered(await loaders.ofType("service_page", lang), byService);
/** All questions in the editor's order. One without words cannot be listed: its link would have no name. */
async function faqs(lang: string, loaders: ContentLoaders): Promise<PrismicDocument[]> {
  const documents = await loaders.ofType("faq", lang);
  return ordered(
    documents.filter(({ data }) => data.question),
    byDisplayOrder,
  );
}

function ordered(documents: readonly PrismicDocument[], rank: Rank): PrismicDocument[] {
  // Infinity minus Infinity is NaN.
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return documents.toSorted((one, other) => compare(rank(one.data), rank(other.data)));
}
