import type { Context } from "../../context";
import type { Company, Resolvers } from "../../__generated__/resolvers";
import { SourceError } from "../../lib/errors";
import { langOf } from "../content/sliceLang";
import { toContactDetails } from "./toContactDetails";

const UNAVAILABLE = "Failed to fetch contact details";

export const resolvers = {
  Query: {
    company: (_, { lang }, context) => loadCompany(lang, context),
  },

  ContactDetailsSlice: {
    // This one fails aloud: a site keeps no page that lacks them.
    async contactDetails(slice, _, { loaders }) {
      const document = await informationOf(slice, loaders);
      return document ? toContactDetails(document.data, langOf(slice)) : null;
    },
    contactError: async (slice, _, context) => (await loadCompany(langOf(slice), context)).error ?? null,
    // Prismic's document is the graph's; that it is missing is told by then.
    contactDocument: async (slice, _, context) => (await context.orNull(informationOf(slice, context.loaders))) as never,
  },
} satisfies Resolvers;

async function loadCompany(lang: string, { loaders, faults, noteFailure }: Context): Promise<Company> {
  try {
    const document = await loaders.singleton("company_information", lang);
    return document ? { contactDetails: toContactDetails(document.data, lang), error: null } : { contactDetails: null, error: UNAVAILABLE };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    faults.add(error);
    noteFailure(error.source);
    return { contactDetails: null, error: error.publicMessage };
  }
}

function informationOf(slice: object, loaders: Context["loaders"]) {
  return loaders.singleton("company_information", langOf(slice));
}
