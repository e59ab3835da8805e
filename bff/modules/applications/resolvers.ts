import { GraphQLUpload } from "graphql-upload-minimal";
import type { Resolvers } from "../../__generated__/resolvers";
import type { Receipt } from "../../sources/jobs/client";
import { toCurrentNames } from "../deprecated/resolvers";
import { isKnownAddress } from "./isKnownAddress";

export const resolvers = {
  Upload: GraphQLUpload,

  Mutation: {
    submitLocksmithApplication: async (_, { input, resume, key }, { submissions, charges, loaders }) =>
      toSubmission(
        await submissions.apply(toCurrentNames(input), resume, { charge: charges.submission, key }, (typed) =>
          isKnownAddress(typed, loaders),
        ),
      ),
    sendContactMessage: async (_, { input, key, lang }, { submissions, charges }) =>
      toSubmission(await submissions.sendMessage(input, lang, { charge: charges.submission, key })),
  },
} satisfies Resolvers;

function toSubmission(receipt: Receipt) {
  return "reference" in receipt ? { reference: receipt.reference, fieldErrors: [] } : { reference: null, fieldErrors: [...receipt.errors] };
}
