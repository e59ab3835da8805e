import { print } from "graphql";
import { PageByPathDocument, type PageByPathQuery, type PageByPathQueryVariables } from "../../site/bff/__generated__/operations";
import { pageWithKiosks } from "../support/pageWithKiosks";
import type { FixedAnswer } from "./floor/startFloor";
import type { Request } from "./load/compare";

const variables: PageByPathQueryVariables = { path: "/", lang: "en-us" };

/** The request for the home page as the site's server sends it. */
export function pageRequest(bffUrl: string): Request {
  return {
    url: `${bffUrl}/graphql`,
    method: "POST",
    headers: { "content-type": "application/json", "apollographql-client-name": "keyway-site" },
    body: JSON.stringify({ query: print(PageByPathDocument), variables }),
  };
}

/** The request for a page that shows twenty kiosks, each with a design: all sources in one answer. */
export function pageWithKiosksRequest(bffUrl: string): Request {
  return { ...pageRequest(bffUrl), body: JSON.stringify(pageWithKiosks) };
}

/** Sends it once; throws unless the answer is a whole page. */
export async function askPage({ url, method, headers, body }: Request): Promise<FixedAnswer> {
  const response = await fetch(url, { method, headers, body });
  const text = await response.text();
  const answer = JSON.parse(text) as { data?: PageByPathQuery; errors?: unknown[] };
  if (!answer.data?.page || answer.errors) throw new Error(`The BFF did not answer with a whole page: ${text.slice(0, 500)}`);
  return { headers: Object.fromEntries(response.headers), body: text };
}
