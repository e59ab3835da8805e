import { describe, expect, it, vi } from "vitest";
import { type NewResponse, NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { startPageHandler as start, unavailable } from "./testing";

describe("a visitor with a token", () => {
  const TOKEN = { cookie: "consent=yes; token=abc" };
  const askers = (make: Awaited<ReturnType<typeof start>>["make"]) =>
    make.mock.calls.map(([{ headers }]) => ("cookie" in headers ? headers.cookie : "nobody"));

  it("gets the cached page if no token changes it, and renews it for all without their cookies", async () => {
    const { clock, make, page, get } = await start();
    make.mockImplementation(async () => page("same", { isSameWithToken: true }));
    await get("/a/");
    expect((await get("/a/", TOKEN)).body).toBe("same");
    expect(make).toHaveBeenCalledTimes(1);
    clock.now += 60_000;
    await get("/a/", TOKEN);
    expect(askers(make)).toEqual(["nobody", "nobody"]);
  });

  it.each([false, undefined])("gets their own page if the cached one says %s, and it stays theirs", async (isSameWithToken) => {
    const { make, page, get } = await start();
    let times = 0;
    make.mockImplementation(async () => page(`made ${++times}`, { isSameWithToken }));
    expect((await get("/a/", TOKEN)).body).toBe("made 1");
    expect((await get("/a/")).body).toBe("made 2");
    for (let more = 3; more < 5; more++) expect((await get("/a/", TOKEN)).body).toBe(`made ${more}`);
    expect((await get("/a/")).body).toBe("made 2");
    expect(askers(make)).toEqual([TOKEN.cookie, "nobody", TOKEN.cookie, TOKEN.cookie]);
  });

  it("gets their own page while it is unknown whether a token changes the page", async () => {
    const { make, page, get } = await start();
    make.mockImplementation(async () => page("same", { isSameWithToken: true }));
    await get("/a/", TOKEN);
    await get("/a/");
    expect(askers(make)).toEqual([TOKEN.cookie, "nobody"]);
  });

  it("gets what all get after a publish if no token changes the old page, nor the new one", async () => {
    const { versions, make, page, get } = await start();
    make.mockImplementation(async () => page(versions.content!, { isSameWithToken: true }));
    await get("/a/");
    versions.content = "M2";
    expect((await get("/a/", TOKEN)).body).toBe("M2");
    expect(askers(make)).toEqual(["nobody", "nobody"]);
  });

  it("gets their own page after a publish if tokens change the new page", async () => {
    const { versions, make, page, get } = await start();
    make.mockImplementation(async ({ headers }) =>
      page("cookie" in headers ? "for one" : "for all", { isSameWithToken: versions.content === "M1" }),
    );
    await get("/a/");
    versions.content = "M2";
    expect((await get("/a/", TOKEN)).body).toBe("for one");
    expect((await get("/a/")).body).toBe("for all");
  });

  it.each<[string, Partial<NewResponse>]>([
    ["fails", unavailable],
    ["is incomplete", { lifetime: NOT_CACHED }],
  ])("gets the last good page, as all do, while the newer one %s", async (_, fault) => {
    const { versions, make, page, get } = await start();
    make.mockImplementation(async () => page("good", { isSameWithToken: true }));
    await get("/a/");
    versions.content = "M2";
    make.mockImplementation(async () => page("bad", { isSameWithToken: true, ...fault }));
    for (let times = 0; times < 2; times++) expect(await get("/a/", TOKEN)).toMatchObject({ status: 200, body: "good" });
  });

  it("gets an error if the last good page is for visitors without a token", async () => {
    const { versions, make, page, get } = await start();
    make.mockImplementation(async () => page("for all", { isSameWithToken: false }));
    await get("/a/");
    versions.content = "M2";
    make.mockResolvedValue(unavailable);
    expect((await get("/a/", TOKEN)).status).toBe(503);
  });

  it("does not wait for a page that is being made for others, nor they for theirs", async () => {
    const { make, page, get } = await start();
    let finish: (result: NewResponse) => void = () => {};
    make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const theirs = get("/a/", TOKEN);
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    expect((await get("/a/")).body).toBe("made 1");
    finish(page("for one"));
    expect((await theirs).body).toBe("for one");
    expect((await get("/a/")).body).toBe("made 1");
  });
});
