import type { Context } from "../../context";
import type { Resolvers } from "../../__generated__/resolvers";
import { SourceError } from "../../lib/errors";
import { langOf } from "../content/sliceLang";
import { type CompanyModel, toContactDetails } from "./toContactDetails";

const UNAVAILABLE = "Failed to fetch contact details";

export const resolvers = {
  Query: {
    company: (_, args, context) => loadCompany(args.language, context),
  },

  // As the specification names them.
  ContactDetails: {
    contact_page: ({ contactPage }) => contactPage,
    customer_support: ({ customerSupport }) => customerSupport,
  },

  ContactDetailsSlice: {
    // This field fails with an error, so that the site does not keep a page that lacks it.
    async contactDetails(slice, _, { loaders }) {
      const document = await informationOf(slice, loaders);
      return document ? toContactDetails(document.data, langOf(slice)) : null;
    },
    contactError: async (slice, _, context) => (await loadCompany(langOf(slice), context)).error ?? null,
    contactDocument: (slice, _, context) => context.answer.nullOnFailure(informationOf(slice, context.loaders)),
  },
} satisfies Resolvers;

async function loadCompany(lang: string, { loaders, faults, answer }: Context): Promise<CompanyModel> {
  try {
    const document = await loaders.singleton("company_information", lang);
    if (!document) return { contactDetails: null, error: UNAVAILABLE };
    return { contactDetails: toContactDetails(document.data, lang), error: null };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    faults.add(error);
    answer.addFailure(error.source);
    return { contactDetails: null, error: error.publicMessage };
  }
}

function informationOf(slice: object, loaders: Context["loaders"]) {
  return loaders.singleton("company_information", langOf(slice));
}
