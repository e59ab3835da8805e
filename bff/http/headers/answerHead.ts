import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestContextWillSendResponse } from "@apollo/server";
import type { GraphQLError } from "graphql";
import { DOCUMENTS_HEADER, printDocuments } from "#shared/edge/keys.ts";
import { edgeCacheControl } from "#shared/edge/policy.ts";
import { MADE_OF_HEADER, printVersions } from "#shared/responseCache/versions.ts";
import type { Context } from "../../context";
import { refusal } from "../../lib/errors";
import { hasVisitorCookie } from "../visitor";
import { answerTypeFor } from "./answerType";
import { createSelectsUncacheable } from "./uncacheableTypes";

type SelectsUncacheable = ReturnType<typeof createSelectsUncacheable>;

/** Short, since a publish has to become visible soon; a stale answer may be served while a cache revalidates. */
const PUBLIC = "public, max-age=5, stale-while-revalidate=30";
/** For a CDN that a publish purges: as long as it keeps pages. */
const AT_EDGE = { freshMs: 60_000, staleMs: 60_000 };

/**
 * Sets content type, status and cache headers of each answer as "GraphQL over HTTP" and docs/decisions/028 define them, and those for a
 * CDN as 055 does.
 */
export function setAnswerHead(isBehindCdn = false): ApolloServerPlugin<Context> {
  let selectsUncacheable: SelectsUncacheable;
  return {
    async serverWillStart({ schema }) {
      selectsUncacheable = createSelectsUncacheable(schema);
    },
    async requestDidStart() {
      return {
        // Before the execution: Apollo itself checks after it, when a mutation has been executed already.
        async didResolveOperation(requestContext) {
          if (!typeOf(requestContext)) throw notAcceptable();
        },
        async willSendResponse(answered) {
          const { http } = answered.response;
          const type = typeOf(answered) ?? "application/json";
          http.headers.set("content-type", `${type}; charset=utf-8`);
          if (type === "application/json" && isInvalidOperation(answered)) http.status = 200;
          const isKept = isPublic(answered, selectsUncacheable);
          http.headers.set("cache-control", isKept ? PUBLIC : "no-store");
          if (isBehindCdn && isKept) setEdgeHeaders(answered);
          if (answered.request.http?.method === "GET") http.headers.set("vary", "accept");
        },
      };
    },
  };
}

/** Lets a CDN keep an answer until a publish. */
function setEdgeHeaders({ response: { http }, contextValue: { answer } }: GraphQLRequestContextWillSendResponse<Context>): void {
  http.headers.set("cache-control", edgeCacheControl(AT_EDGE));
  http.headers.set(MADE_OF_HEADER, printVersions(answer.versions));
  http.headers.set(DOCUMENTS_HEADER, printDocuments(answer.documents));
}

function typeOf({ request }: GraphQLRequestContext<Context>) {
  return answerTypeFor(request.http?.headers.get("accept"));
}

function notAcceptable(): GraphQLError {
  const message = "Accept application/json or application/graphql-response+json.";
  return refusal(message, "NOT_ACCEPTABLE", { status: 406 });
}

/**
 * Whether a well-formed request has an invalid operation. With `application/json` this is status 200, by the specification. A request that
 * turned out to be malformed while its file arrived has been executed.
 */
function isInvalidOperation({ source, response }: GraphQLRequestContextWillSendResponse<Context>): boolean {
  const isExecuted = response.body.kind === "single" && response.body.singleResult.data !== undefined;
  return source !== undefined && response.http.status === 400 && !isExecuted;
}

/** Whether a shared cache may store an answer: one to GET that the answer cache may share, too. */
function isPublic(answered: GraphQLRequestContextWillSendResponse<Context>, selectsUncacheable: SelectsUncacheable): boolean {
  const { request, document, contextValue } = answered;
  if (request.http?.method !== "GET" || hasVisitorCookie(request.http.headers.get("cookie"))) return false;
  return contextValue.answer.isShareable && document !== undefined && !selectsUncacheable(document);
}
