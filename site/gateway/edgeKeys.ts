import type { IncomingHttpHeaders } from "node:http";
import { DOCUMENTS_HEADER, keysOfResponse, parseDocuments } from "#shared/edge/keys.ts";
import { keyHeader } from "#shared/edge/policy.ts";
import { MADE_OF_HEADER, parseVersions } from "#shared/responseCache/versions.ts";
import { siteConfig } from "../config";

/** Returns an answer's headers with its keys for the CDN, in place of the documents that the BFF names, if a CDN may keep it. */
export function withEdgeKeys(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { [DOCUMENTS_HEADER]: documents, ...others } = headers;
  if (documents === undefined) return headers;
  const { cdn } = siteConfig();
  if (!cdn || !others["cache-control"]?.includes("s-maxage")) return others;
  // The id is that of the first request; the answer is sent to others too.
  const { [MADE_OF_HEADER]: builtFrom = "", "x-request-id": _, ...publicHeaders } = others;
  const versions = parseVersions(String(builtFrom)) ?? {};
  return { ...publicHeaders, ...keyHeader(cdn.cdn, keysOfResponse(Object.keys(versions), parseDocuments(String(documents)))) };
}
