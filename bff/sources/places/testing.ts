import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createHttp } from "../../lib/http";
import { createPlacesSource, PLACES, PLACES_RETRY } from "./client";

/** Secrets that no error and no log may contain. */
export const KEY = "a-secret-key";
export const SESSION = "a-secret-session";

/** An error response. */
interface Failure {
  status: number;
  body: unknown;
}

interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown> | undefined;
}

/** A source over a server that returns these responses in order, and the last one from then on; `asked` holds the requests it received. */
export async function startPlaces(...answers: (object | Failure)[]) {
  const asked: SentRequest[] = [];
  const { url } = await startHttpServer(async (response, request, nth) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    asked.push({ method: request.method!, path: request.url!, headers: request.headers, body: text ? JSON.parse(text) : undefined });
    const answer = answers[Math.min(nth, answers.length) - 1]!;
    const { status, body } = "status" in answer ? (answer as Failure) : { status: 200, body: answer };
    response.writeHead(status).end(JSON.stringify(body));
  });
  const { log, entries } = createFakeLog();
  const http = createHttp({ source: PLACES, timeoutMs: 2000, retry: PLACES_RETRY });
  return { places: createPlacesSource({ baseUrl: url, apiKey: KEY, http, log }), asked, log: entries };
}

/** Returns an error response as Google words it. */
export function refusal(status: number, word: string, message: string): Failure {
  return { status, body: { error: { code: status, status: word, message, details: [] } } };
}

/** Returns the part of an address that contains the country. */
export function country(letters: string) {
  return [{ longText: letters, shortText: letters, types: ["country", "political"] }];
}

/** A place as Google sends it. */
export const springfield = {
  id: "p1",
  formattedAddress: "Springfield, IL, USA",
  location: { latitude: 39.8, longitude: -89.6 },
  addressComponents: country("US"),
};
