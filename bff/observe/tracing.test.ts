import { expect, onTestFinished, test, vi } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createHttp } from "../lib/http";
import { post, startWatched } from "./testing";
import { startTracing } from "./tracing";

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}

interface Export {
  resourceSpans: { resource: { attributes: SentSpan["attributes"] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const PARENT_ID = "b7ad6b7169203331";
const KIOSK = { query: 'query Nearby { kiosk(id: "1") { name } }' };

/** A receiver of spans, and tracing that sends to it; `spans` ends the tracing and returns the received spans. */
async function startReceived() {
  const bodies: Export[] = [];
  const { url, requests } = await startHttpServer(async (response, request) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    bodies.push(JSON.parse(text) as Export);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const tracing = await startTracing({ endpoint: url, log: createFakeLog().log });
  onTestFinished(() => tracing.stop());
  return {
    tracing,
    requests,
    bodies,
    async spans() {
      await tracing.stop();
      return bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    },
  };
}

const attributesOf = ({ attributes }: Pick<SentSpan, "attributes">) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test("an operation is a span within the caller's trace, with a span below it for each upstream call", async () => {
  const { tracing, spans, requests, bodies } = await startReceived();
  const { url, headersOfCalls, lines } = await startWatched({ tracing });
  await post(url, KIOSK, { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01`, "x-request-id": "r-1" });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  const [call, operation] = await spans();
  expect(operation).toMatchObject({ name: "query Nearby", traceId: TRACE_ID, parentSpanId: PARENT_ID });
  expect(attributesOf(operation!)).toMatchObject({
    "graphql.operation.name": "Nearby",
    "keyway.outcome": "ok",
    "keyway.request_id": "r-1",
    "http.response.status_code": 200,
  });
  expect(call).toMatchObject({ name: "GET kiosks", traceId: TRACE_ID, parentSpanId: operation!.spanId });
  expect(attributesOf(call!)).toMatchObject({ "keyway.source": "kiosks", "keyway.outcome": "2xx", "http.response.status_code": 200 });
  // The upstream continues the trace from the call's span.
  expect(headersOfCalls[0]!.traceparent).toBe(`00-${TRACE_ID}-${call!.spanId}-01`);
  expect(requests).toEqual(["/v1/traces"]);
  expect(attributesOf(bodies[0]!.resourceSpans[0]!.resource)).toMatchObject({ "service.name": "keyway-bff" });
});

test.each([undefined, "nonsense", `00-${"0".repeat(32)}-${PARENT_ID}-01`])(
  "a request with the traceparent %j starts a trace",
  async (traceparent) => {
    const { tracing, spans } = await startReceived();
    const { url, lines } = await startWatched({ tracing });
    await post(url, { query: "{ ok }" }, traceparent ? { traceparent } : {});
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    const [operation] = await spans();
    expect(operation!.traceId).toMatch(/^(?!0{32})[\da-f]{32}$/);
    expect(operation!.parentSpanId).toBeUndefined();
  },
);

test("a failed call and a failed operation are marked as such, and no span contains the query", async () => {
  const { tracing, spans, bodies } = await startReceived();
  const { url, lines } = await startWatched({ tracing, backendStatuses: [502] });
  await post(url, { query: 'query Q { kiosk(id: "a-secret-id") { name } }' });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  const ERROR = 2;
  expect(await spans()).toMatchObject([
    { name: "GET kiosks", status: { code: ERROR } },
    { name: "query Q", status: { code: ERROR } },
  ]);
  expect(JSON.stringify(bodies)).not.toContain("a-secret-id");
});

test("Google is sent neither the trace nor the request's id", async () => {
  const { tracing } = await startReceived();
  const sentHeaders: object[] = [];
  const google = await startHttpServer((response, { headers }) => {
    sentHeaders.push(headers);
    response.end("{}");
  });
  const { url, fakes, telemetry } = await startWatched({ tracing });
  const http = createHttp({ source: "places", timeoutMs: 1000, telemetry, forwardsRequestIds: false });
  fakes.deps.sources.places.details = async () => (await http.getJson(google.url)) as never;
  await post(url, { query: '{ placeDetails(placeId: "x", language: EN_US) { name } }' });
  expect(sentHeaders).toHaveLength(1);
  for (const header of ["x-request-id", "traceparent"]) expect(sentHeaders[0]).not.toHaveProperty(header);
});

test("spans that cannot be sent are logged, and delay neither answers nor the shutdown", async () => {
  const { log, entries } = createFakeLog();
  const { url: endpoint } = await startHttpServer((response) => response.writeHead(400).end());
  const tracing = await startTracing({ endpoint, log });
  const { url, lines } = await startWatched({ tracing });
  expect((await post(url, { query: "{ ok }" })).status).toBe(200);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await tracing.stop();
  expect(entries).toMatchObject([{ level: "warn", message: "traces cannot be sent" }]);
});
