import { describe, expect, it, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createSimulator, isForSimulator } from "./simulator";

it.each([
  ["/slice-simulator", true],
  ["/slice-simulator/?state=a", true],
  ["/slice-simulator/x", false],
  ["/slice-simulators/", false],
])("%s is the simulator's URL: %s", (url, isOne) => {
  expect(isForSimulator(url)).toBe(isOne);
});

/** Starts a simulator whose renderings end when the test lets them. */
async function start(isServed = true) {
  const under: (() => void)[] = [];
  const handle = createSimulator({
    handler: (_, response) => void under.push(() => void response.end("slices")),
    isServed,
    proxyHops: 0,
    reject: (response, { status, text }) => void response.writeHead(status).end(text),
  });
  const { url } = await startHttpServer((response, request) => void handle(request, response));
  const get = async (visitor: string) => {
    const response = await fetch(url, { headers: { "x-forwarded-for": visitor } });
    return { status: response.status, text: await response.text() };
  };
  return { under, get };
}

describe("the simulator", () => {
  it("renders one page of a visitor at a time, and those of others in turn", async () => {
    const { under, get } = await start();
    const first = [get("192.0.2.1"), get("192.0.2.1")];
    await vi.waitFor(() => expect(under).toHaveLength(1));
    const other = get("192.0.2.2");
    await vi.waitFor(() => expect(under).toHaveLength(2));
    under[1]!();
    expect(await other).toEqual({ status: 200, text: "slices" });
    expect(under).toHaveLength(2);
    under[0]!();
    await vi.waitFor(() => expect(under).toHaveLength(3));
    under[2]!();
    expect(await Promise.all(first)).toHaveLength(2);
  });

  it("refuses requests when too many wait", async () => {
    const { under, get } = await start();
    const requests = Array.from({ length: 22 }, () => get("192.0.2.1"));
    expect(await Promise.race(requests)).toMatchObject({ status: 503, text: expect.stringContaining("too many requests") });
    for (let ended = 0; ended < 21; ended++) {
      await vi.waitFor(() => expect(under.length).toBeGreaterThan(ended));
      under[ended]!();
    }
    expect((await Promise.all(requests)).filter(({ status }) => status === 200)).toHaveLength(21);
  });

  it("is a 404 where it is not served", async () => {
    const { get } = await start(false);
    expect(await get("192.0.2.1")).toMatchObject({ status: 404, text: expect.stringContaining("SIMULATOR=1") });
  });
});
