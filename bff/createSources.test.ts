import { expect, test } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createCaches } from "./caches";
import { parseBffConfig } from "./config";
import { createSources } from "./createSources";
import { NO_TELEMETRY } from "./lib/telemetry";

test("every upstream except Google is sent the request's id", async () => {
  const requestIds: Record<string, unknown> = {};
  const { url } = await startHttpServer((response, { url: path = "", headers }) => {
    requestIds[path.split("/")[1]!] = headers["x-request-id"];
    response.writeHead(500).end();
  });
  const config = parseBffConfig({
    PRISMIC_ENDPOINT: `${url}/content/api/v2`,
    KIOSKS_API_URL: `${url}/kiosks`,
    JOBS_API_URL: `${url}/jobs`,
    GOOGLE_PLACES_URL: `${url}/places`,
    GOOGLE_PLACES_API_KEY: "k",
  });
  const telemetry = { ...NO_TELEMETRY, startCall: () => ({ headers: { "x-request-id": "r-1" }, end() {} }) };
  const { content, kiosks, jobs, places } = createSources(config, { cache: createCaches().shared, log: createFakeLog().log, telemetry });
  const message = { name: "Robin", email: "r@example.com", phone: "", topic: "kiosk", message: "hello", website: "" } as never;
  await Promise.allSettled([
    content.root(),
    kiosks.byIds(["1"]),
    jobs.sendMessage(message, "en-us", "key"),
    places.details({ placeId: "x", lang: "en-us" }),
  ]);
  expect(requestIds).toEqual({ content: "r-1", kiosks: "r-1", jobs: "r-1", places: undefined });
});
