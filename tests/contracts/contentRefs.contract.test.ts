import { filter, ForbiddenError, ParsingError, PreviewTokenExpiredError } from "@prismicio/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startContentRepository, type TestRepository } from "./contentFixture";

let repository: TestRepository;

beforeAll(async () => {
  repository = await startContentRepository();
});
beforeEach(() => switchFaults([]));
afterAll(() => repository.close());

const connect: TestRepository["connect"] = (config) => repository.connect(config);

async function switchFaults(faults: readonly object[]) {
  const body = JSON.stringify(faults);
  const response = await fetch(`${repository.url}/content/__faults`, { method: "POST", body });
  expect(response.status).toBe(200);
}

describe("refs", () => {
  test("of a release return its documents in place of the master's", async () => {
    const client = connect();
    client.queryContentFromReleaseByLabel("Spring");
    expect((await client.getByID("locks-en")).uid).toBe("spring-locks");
    expect((await client.getByID("how-en")).uid).toBe("how-it-works");
  });

  test("of a preview resolve to the page of the previewed document", async () => {
    const previewToken = `${repository.url}/content/previews/draft:1?websitePreviewId=w`;
    const url = await connect().resolvePreviewURL({
      documentID: "locks-en",
      previewToken,
      linkResolver: ({ uid }) => `/${uid}/`,
      defaultURL: "/",
    });
    expect(url).toBe("/drafted-locks/");
  });

  test("of an expired preview are distinguished from other unknown refs", async () => {
    const ref = `${repository.url}/content/previews/ended:1?websitePreviewId=w`;
    await expect(connect().getByID("locks-en", { ref })).rejects.toThrow(PreviewTokenExpiredError);
  });

  test.each(["stale-ref", "expired-ref"])("that are a %s are replaced by the master", async (kind) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await switchFaults([{ kind, path: "/api/v2/documents", times: 1 }]);
    expect((await connect().getByID("how-en")).uid).toBe("how-it-works");
    warn.mockRestore();
  });

  test("that never existed are replaced by the master", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await connect().getByID("how-en", { ref: "never" })).uid).toBe("how-it-works");
    warn.mockRestore();
  });
});

describe("refusals", () => {
  test.each([
    ["a field", { filters: [filter.at("my.page.colour", "red")] }, "my.page.colour"],
    ["a type", { filters: [filter.at("document.type", "ghost")] }, "ghost"],
    ["a predicate", { filters: [filter.similar("how-en", 3)] }, "similar"],
    ["an ordering", { orderings: { field: "my.page.colour" } }, "my.page.colour"],
    ["a parameter", { graphQuery: "{page{title}}" }, "graphQuery"],
    ["a page", { page: 0 }, "page"],
  ])("name the unsupported %s", async (_what, params, named) => {
    const response = connect().get(params);
    await expect(response).rejects.toThrow(ParsingError);
    await expect(response).rejects.toThrow(named);
  });

  test("of a wrong token have the formats of the root and of a search", async () => {
    const locked = await startContentRepository({ accessToken: "T" });
    const holder = locked.connect({ accessToken: "T" });
    expect((await holder.getByID("how-en")).uid).toBe("how-it-works");
    const stranger = locked.connect();
    await expect(stranger.getByID("how-en")).rejects.toThrow(ForbiddenError);
    await expect(stranger.getByID("how-en", { ref: "M" })).rejects.toThrow(ForbiddenError);
    await locked.close();
  });

  test("of too many requests make the client wait for the given time", async () => {
    await switchFaults([{ kind: "429", path: "/api/v2/documents", times: 1, retryAfter: 0.05 }]);
    expect((await connect().getByID("how-en")).uid).toBe("how-it-works");
  });

  test("of the whole service are thrown by the client", async () => {
    await switchFaults([{ kind: "5xx", status: 503, path: "/api/v2/documents" }]);
    await expect(connect().getByID("how-en")).rejects.toThrow("An invalid API response was returned");
  });
});
