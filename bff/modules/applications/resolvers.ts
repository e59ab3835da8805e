import type { Resolvers } from "../../__generated__/resolvers";
import { languageOf } from "../deprecated/arguments";
import { sendApplication, sendMessage } from "./sendForms";
import { toResult } from "./results";
import { uploadScalar } from "./upload";

export const resolvers = {
  Upload: uploadScalar,

  Mutation: {
    submitJobApplication: (_, form, context, info) => toResult("JobApplicationReceived", sendApplication(form, context), context, info),
    submitContactMessage: (_, { input, key, ...args }, context, info) =>
      toResult("ContactMessageReceived", sendMessage({ input, key, lang: languageOf(args) }, context), context, info),
  },
} satisfies Resolvers;
