import { request as sendRequest } from "node:http";
import { print } from "graphql";
import { PageByPathDocument, type PageByPathQueryVariables } from "#site/bff/__generated__/operations.ts";
import { pageWithKiosks } from "../../support/pageWithKiosks";
import type { FixedAnswer } from "../floor/startFloor";
import type { Request } from "../load/compare";

const variables: PageByPathQueryVariables = { path: "/", language: "EN_US" };

/** A malformed cookie of the BFF. Answers to requests with such a cookie are never cached, but use the shared caches. */
export const NEVER_STORED = { cookie: "token=" };

/** Returns a GraphQL request. */
export function graphRequest(bffUrl: string, body: object, headers: Record<string, string> = {}): Request {
  const own = { "content-type": "application/json", "apollographql-client-name": "keyway-site" };
  return { url: `${bffUrl}/graphql`, method: "POST", headers: { ...own, ...headers }, body: JSON.stringify(body) };
}

/** Returns the request for the home page, with its text, since the peers of a benchmark do not know the site's hashes. */
export function pageRequest(bffUrl: string, headers?: Record<string, string>): Request {
  return graphRequest(bffUrl, { query: print(PageByPathDocument), variables }, headers);
}

/** Returns the request for a page with twenty kiosks, each with a design, which needs several sources. */
export function pageWithKiosksRequest(bffUrl: string, headers?: Record<string, string>): Request {
  return graphRequest(bffUrl, pageWithKiosks, headers);
}

/** Sends a request and returns the raw response. Throws if its status is not 200. */
export function ask({ url, method, headers, body }: Request): Promise<FixedAnswer> {
  return new Promise((resolve, reject) => {
    const clientRequest = sendRequest(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`The BFF answered ${answer.statusCode}: ${Buffer.concat(chunks)}`));
        resolve({ headers: answer.headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    });
    clientRequest.on("error", reject);
    clientRequest.end(body);
  });
}

/** Sends a request and returns the parsed response. Throws if it has errors. */
export async function askWhole(request: Request): Promise<{ data: Record<string, unknown> }> {
  const { body } = await ask(request);
  const answer = JSON.parse(body.toString("utf8")) as { data?: Record<string, unknown>; errors?: unknown[] };
  const isWhole = answer.data && !answer.errors && answer.data.page !== null;
  if (!isWhole) throw new Error(`The BFF's answer has errors: ${body.subarray(0, 500).toString("utf8")}`);
  return answer as { data: Record<string, unknown> };
}
