import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forwardWebhook } from "./forwardWebhook";

const fetched = vi.fn<typeof fetch>();
const onPublished = vi.fn<Parameters<typeof forwardWebhook>[1]>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  fetched.mockReset();
  onPublished.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const webhook = (body: BodyInit = "{}") =>
  new Request("http://site.example/revalidate", { method: "POST", body, duplex: "half" } as RequestInit);

it("returns the documents that the BFF has published", async () => {
  fetched.mockImplementation(async () => {
    return Response.json({ documents: ["a", "b"], changesIndex: false });
  });
  const answer = await forwardWebhook(webhook('{"secret":"s"}'), onPublished);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ published: ["a", "b"] });
  expect(onPublished.mock.calls).toEqual([[{ documents: ["a", "b"], changesIndex: false }]]);
  expect(fetched.mock.calls[0]).toMatchObject([expect.stringMatching(/\/webhook$/), { method: "POST", body: '{"secret":"s"}' }]);
});

it.each([401, 400, 413, 500])("answers %i when the BFF does", async (status) => {
  fetched.mockResolvedValue(Response.json({ error: "no" }, { status }));
  expect((await forwardWebhook(webhook(), onPublished)).status).toBe(status);
  expect(onPublished).not.toHaveBeenCalled();
});

it("answers 502, so that the sender retries, when the BFF does not answer or not with JSON", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
  fetched.mockResolvedValueOnce(new Response("<html>"));
  for (let times = 0; times < 2; times++) expect((await forwardWebhook(webhook(), onPublished)).status).toBe(502);
  expect(errors).toHaveBeenCalledTimes(2);
});

it("refuses with 413 what is longer than any webhook, and sends nothing to the BFF", async () => {
  let chunksLeft = 40;
  const pieces = new ReadableStream<Uint8Array>({
    pull: (controller) => (chunksLeft-- > 0 ? controller.enqueue(new Uint8Array(50_000)) : controller.close()),
  });
  expect((await forwardWebhook(webhook(pieces), onPublished)).status).toBe(413);
  // The whole body was read, so that the sender receives the response.
  expect(chunksLeft).toBeLessThanOrEqual(0);
  expect(fetched).not.toHaveBeenCalled();
});
