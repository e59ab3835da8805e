import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { Context, ServerDeps } from "../context";
import { schema } from "../graph/schema";
import { boundWork, countingFieldResolver } from "../guards/cost/boundWork";
import { limitCost } from "../guards/cost/limitCost";
import { LIMITS, MAX_ERRORS, queryLimitsRule } from "../guards/documentLimits";
import type { OperationGuard } from "../guards/operations/operationGuard";
import { logFaults } from "../observe/logFaults";
import type { Observer } from "../observe/observer";
import { addErrorsBesideData } from "./answers/addErrorsBesideData";
import { createFormatError } from "../lib/formatError";
import { hideSuggestions } from "./answers/hideSuggestions";
import { markUnshareable } from "./answers/markUnshareable";
import { reportCost } from "./answers/reportCost";
import { reportIncomplete } from "./answers/reportIncomplete";
import { reportTrace } from "./answers/reportTrace";
import { setAnswerHead } from "./headers/answerHead";
import { refuseSubscriptions } from "./subscriptions/refuseSubscriptions";

interface Options {
  guard: OperationGuard;
  observer: Observer;
  /** Whether introspection is on, and errors suggest names. */
  introspection: boolean;
  /** Whether a CDN in front of the site keeps answers to GET until a publish purges them. */
  isBehindCdn: boolean;
}

/** Creates Apollo Server over the graph, with the guards of operations and the plugins that finish an answer. */
export function createApollo(
  { log, showsErrors = false }: Pick<ServerDeps, "log" | "showsErrors">,
  { guard, observer, introspection, isBehindCdn }: Options,
): ApolloServer<Context> {
  const formatError = createFormatError(showsErrors);
  return new ApolloServer<Context>({
    schema,
    fieldResolver: countingFieldResolver,
    validationRules: [queryLimitsRule],
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: MAX_ERRORS, hideSuggestions: !introspection },
    introspection,
    persistedQueries: { cache: guard.queries },
    documentStore: guard.documents,
    formatError,
    plugins: [
      refuseSubscriptions,
      limitCost(observer.countPoints),
      boundWork(),
      addErrorsBesideData(formatError),
      markUnshareable,
      reportIncomplete,
      reportCost,
      reportTrace,
      logFaults(log),
      // After the plugins that may change the answer.
      setAnswerHead(isBehindCdn),
      ...(introspection ? [] : [hideSuggestions()]),
      // Apollo's own landing page would load its scripts from another host.
      ApolloServerPluginLandingPageDisabled(),
      // That plugin wraps every field to find cache hints. Those of Places are for clients: this server never caches Places.
      ApolloServerPluginCacheControlDisabled(),
      observer.plugin,
    ],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
  });
}
