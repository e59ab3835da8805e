import type { Resolvers } from "../../__generated__/resolvers";
import { SourceError } from "../../lib/errors";
import { toContactDetails } from "./toContactDetails";

const UNAVAILABLE = "Failed to fetch contact details";

export const resolvers: Resolvers = {
  Query: {
    async company(_, { lang }, { loaders, log }) {
      try {
        const document = await loaders.singleton("company_information", lang);
        return document ? { contactDetails: toContactDetails(document.data), error: null } : { contactDetails: null, error: UNAVAILABLE };
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        log.warn({ source: error.source, code: error.code }, error.message);
        return { contactDetails: null, error: error.publicMessage };
      }
    },
  },
};
