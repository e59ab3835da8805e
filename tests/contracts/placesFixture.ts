import { afterAll, beforeAll } from "vitest";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createTestContent } from "#upstreams/testing.ts";

type Headers = Record<string, string>;

/** Starts the stand-ins for the tests of a file, with functions that call them like Google's clients. `url` is their base address. */
export function usePlaces() {
  let upstreams: Upstreams;
  beforeAll(async () => {
    const { contentDir } = createTestContent();
    upstreams = await createUpstreams({ port: 0, kioskCount: 400, contentDir });
    await upstreams.warmUp();
  });
  afterAll(() => upstreams.close());

  const call = (path: string, init?: RequestInit) => fetch(`${upstreams.url}${path}`, init);
  const postTo = (path: string, body: unknown, headers: Headers = {}) =>
    call(`/places${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-api-key": "key", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const autocomplete = (body: unknown, headers?: Headers) => postTo("/v1/places:autocomplete", body, headers);
  const search = (body: unknown, mask = "places.id,places.formattedAddress", headers: Headers = {}) =>
    postTo("/v1/places:searchText", body, { "x-goog-fieldmask": mask, ...headers });
  const details = (id: string, mask = "id,formattedAddress", query = "") =>
    call(`/places/v1/places/${id}${query}`, {
      headers: { "x-goog-api-key": "key", "x-goog-fieldmask": mask },
    });
  return {
    url: () => `${upstreams.url}/places`,
    call,
    postTo,
    autocomplete,
    search,
    details,
    suggest: async (body: object): Promise<any[]> => {
      const { suggestions = [] } = (await (await autocomplete(body)).json()) as {
        suggestions?: any[];
      };
      return suggestions.map(({ placePrediction }) => placePrediction);
    },
    toJson: async (response: Promise<Response>): Promise<any> => (await response).json(),
  };
}

/** Returns the texts of suggestions. */
export const textsOf = (predictions: readonly { text: { text: string } }[]) => predictions.map(({ text }) => text.text);

/** Returns the error in a response of Google's format. */
export async function errorOf(response: Response): Promise<{ code: number; message: string; status: string; details: object[] }> {
  return ((await response.json()) as { error: Awaited<ReturnType<typeof errorOf>> }).error;
}
