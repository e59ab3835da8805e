import { GraphQLUpload } from "graphql-upload-minimal";
import type { Resolvers } from "../../__generated__/resolvers";
import { sendApplication, sendMessage } from "./sendForms";
import { toResult } from "./results";

export const resolvers = {
  Upload: GraphQLUpload,

  Mutation: {
    submitJobApplication: (_, form, context, info) => toResult("JobApplicationReceived", sendApplication(form, context), context, info),
    submitContactMessage: (_, form, context, info) => toResult("ContactMessageReceived", sendMessage(form, context), context, info),
  },
} satisfies Resolvers;
