import { SourceError } from "../../lib/errors";
import type { Http, UpstreamCall } from "../../lib/http";
import { errorPayload } from "./payload";
import { PLACES } from "./place";

/** One call to Google: a POST when it has a body. */
interface PlacesCall extends UpstreamCall {
  /** Path below the base address, e.g. `/v1/places:searchText`. */
  path: string;
  /** The field mask: names separated by commas, without blanks. */
  mask: string;
  query?: Record<string, string>;
  body?: object;
  signal: AbortSignal;
}

/** An error response of Google. Its message is not kept, since it quotes what visitors have typed. */
export class GoogleError extends SourceError {
  /** Google's reason, e.g. `NOT_FOUND`; empty when the response is not Google's. */
  readonly reason: string;
  /** Whether it refuses the types to which predictions are restricted. */
  readonly isAboutTypes: boolean;

  constructor(url: string, httpStatus: number, body: unknown) {
    const { status, message, details } = errorPayload.parse(body).error;
    const cause = new Error([status, ...details.map(({ reason }) => reason)].filter(Boolean).join(" ") || "not an error of Google's");
    super(`Unexpected status code [${httpStatus}] on URL ${url}`, { source: PLACES, code: "UPSTREAM_STATUS", status: httpStatus, cause });
    this.reason = status;
    this.isAboutTypes = /included_?primary_?types/i.test(message);
  }
}

interface Deps {
  baseUrl: string;
  apiKey: string;
  http: Http;
}

/**
 * Creates the function that calls Google. It returns the body of a success, undefined when that is not JSON; it throws a GoogleError or
 * another SourceError.
 */
export function createCall({ baseUrl, apiKey, http }: Deps) {
  return async ({ path, mask, query, body, signal, charge, visitor }: PlacesCall): Promise<unknown> => {
    // Errors and logs get the address without its query, which may contain a session token.
    const url = `${baseUrl}${path}`;
    // In a header, so that the key cannot get into them either.
    const headers = { accept: "application/json", "x-goog-api-key": apiKey, "x-goog-fieldmask": mask };
    const how = { signal, charge, visitor };
    const jsonHeaders = { ...headers, "content-type": "application/json" };
    const response = body
      ? await http.fetch(url, { method: "POST", headers: jsonHeaders, body: JSON.stringify(body), ...how })
      : await http.fetch(`${url}?${new URLSearchParams(query)}`, { headers, ...how });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new GoogleError(url, response.status, answer);
    return answer;
  };
}
