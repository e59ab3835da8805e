import type { Resolvers } from "../../__generated__/resolvers";
import { sendApplication, sendMessage } from "./sendForms";
import { toResult } from "./results";
import { uploadScalar } from "./upload";

export const resolvers = {
  Upload: uploadScalar,

  Mutation: {
    submitJobApplication: (_, form, context, info) => toResult("JobApplicationReceived", sendApplication(form, context), context, info),
    submitContactMessage: (_, { input, key, ...args }, context, info) =>
      toResult("ContactMessageReceived", sendMessage({ input, key, lang: args.language }, context), context, info),
  },
} satisfies Resolvers;
