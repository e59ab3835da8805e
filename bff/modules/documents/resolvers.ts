import type { PrismicDocument } from "@prismicio/client";
import type { Resolvers } from "../../__generated__/resolvers";
import { whenReady } from "../../lib/maybePromise";
import { SERVICE_KEYS } from "../../sources/kiosks/kiosk";
import { toSupportedLang } from "../content/languages";
import type { ContentLoaders } from "../content/loaders";
import { languageOf } from "../deprecated/arguments";
import { langOf } from "../content/sliceLang";
import { pickQuestions } from "./pickQuestions";

const SERVICES: readonly unknown[] = SERVICE_KEYS;

/** The sort value of a document; a document without one comes last. */
type Rank = (data: PrismicDocument["data"]) => number;
const byDisplayOrder: Rank = ({ display_order }) => (typeof display_order === "number" ? display_order : Infinity);
const byService: Rank = ({ service }) => (SERVICES.includes(service) ? SERVICES.indexOf(service) : Infinity);

export const resolvers = {
  Query: {
    menu: (_, { uid, ...args }, { loaders }) => loaders.byUid("menu", uid, languageOf(args)),
    faqs: (_, { topic, ...args }, { loaders }) => whenReady(faqs(languageOf(args), loaders), (found) => pickQuestions(found, { topic })),
    servicePages: (_, args, { loaders }) => servicePages(languageOf(args), loaders),

    notFoundPage: (_, args, { loaders, notFoundPageId }) =>
      whenReady(loaders.index(), (index) => {
        const known = index.byId(notFoundPageId);
        if (known?.type !== "error_page") return null;
        const translated = index.byId(known.alternates.get(toSupportedLang(languageOf(args))) ?? "");
        return loaders.document.load((translated ?? known).id);
      }),
  },

  ServiceCardsSlice: {
    services: (slice, _, { loaders }) => servicePages(langOf(slice), loaders),
  },

  LocksmithLocatorSlice: {
    widget: (slice, _, { loaders }) => loaders.singleton("locksmith_locator_widget", langOf(slice)),
  },

  FaqListSlice: {
    // Content older than its model has no primary part.
    questions: (slice, _, { loaders }) => whenReady(faqs(langOf(slice), loaders), (found) => pickQuestions(found, slice.primary ?? {})),
  },
} satisfies Resolvers;

const servicePages = (lang: string, loaders: ContentLoaders) =>
  whenReady(loaders.ofType("service_page", lang), (found) => ordered(found, byService));
const faqs = (lang: string, loaders: ContentLoaders) => whenReady(loaders.ofType("faq", lang), (found) => ordered(found, byDisplayOrder));

function ordered(documents: readonly PrismicDocument[], rank: Rank): PrismicDocument[] {
  // Infinity minus Infinity is NaN.
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return documents.toSorted((one, other) => compare(rank(one.data), rank(other.data)));
}
