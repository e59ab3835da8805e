import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toJsonReply } from "./http";
import { createMount } from "./mount";
import { toRetryAfterHeader } from "./playFault";

const answer = { greeting: "good day", filler: "x".repeat(500) };
const mount = createMount("/shop", {
  handle: () => toJsonReply(200, answer),
  faultReplies: {
    "429": (fault) => toJsonReply(429, { message: "slow down" }, toRetryAfterHeader(fault)),
  },
});
const server = createServer((request, response) => {
  void mount(request, response, new URL(`http://host${request.url}`));
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
});
beforeEach(async () => {
  await post("/__reset");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
const post = (path: string, body?: unknown) => get(path, { method: "POST", ...(body !== undefined && { body: JSON.stringify(body) }) });
const readStats = async () => (await get("/__stats")).json();

describe("fault switches", () => {
  test("say which kinds there are", async () => {
    const kinds = await (await get("/__kinds")).json();
    expect(kinds).toEqual(expect.arrayContaining(["hang", "429"]));
    expect(
      (
        await post(
          "/__faults",
          kinds.map((kind: string) => ({ kind })),
        )
      ).status,
    ).toBe(200);
  });

  test("apply to the paths that start with theirs, and to no others", async () => {
    await post("/__faults", [{ kind: "429", path: "/keys" }]);
    expect((await get("/keys/1")).status).toBe(429);
    expect((await get("/locks")).status).toBe(200);
  });

  test("can be limited to one exact path", async () => {
    await post("/__faults", [{ kind: "429", path: "/keys", exact: true }]);
    expect((await get("/keys/1")).status).toBe(200);
    expect((await get("/keys")).status).toBe(429);
  });

  test("end after the given number of times", async () => {
    await post("/__faults", { kind: "429", times: 2 });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await get("/keys")).status);
    expect(statuses).toEqual([429, 429, 200]);
  });

  test.each([
    [3, "3"],
    ["Wed, 21 Oct 2026 07:28:00 GMT", "Wed, 21 Oct 2026 07:28:00 GMT"],
    [null, null],
    [undefined, null],
  ])("send retry-after %s as %s", async (retryAfter, header) => {
    await post("/__faults", [{ kind: "429", retryAfter }]);
    expect((await get("/keys")).headers.get("retry-after")).toBe(header);
  });

  test("replace the previous list", async () => {
    await post("/__faults", [{ kind: "429" }]);
    await post("/__faults", []);
    expect((await get("/keys")).status).toBe(200);
  });

  test("with a fault are refused by the field's name, and change nothing", async () => {
    await post("/__faults", [{ kind: "429" }]);
    const response = await post("/__faults", [{ kind: "earthquake" }, { kind: "hang", tmies: 1 }]);
    expect(response.status).toBe(400);
    const { message } = (await response.json()) as { message: string };
    expect(message).toMatch(/0\.kind: must be one of .*429/);
    expect(message).toMatch(/tmies/);
    expect((await get("/keys")).status).toBe(429);
  });

  test("that are not JSON are refused", async () => {
    expect((await get("/__faults", { method: "POST", body: "{" })).status).toBe(400);
  });

  test("can delay the response", async () => {
    await post("/__faults", [{ kind: "delay", ms: 60 }]);
    const start = performance.now();
    expect(await (await get("/keys")).json()).toEqual(answer);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  test("can reset the connection", async () => {
    await post("/__faults", [{ kind: "reset" }]);
    await expect(get("/keys")).rejects.toThrow("fetch failed");
  });

  test("can truncate the body", async () => {
    await post("/__faults", [{ kind: "truncate" }]);
    const response = await get("/keys");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  test("can send a complete response that is not JSON", async () => {
    await post("/__faults", [{ kind: "malformed" }]);
    await expect((await get("/keys")).json()).rejects.toThrow(SyntaxError);
  });

  test("can send a gateway's error page", async () => {
    await post("/__faults", [{ kind: "html", status: 502 }]);
    const response = await get("/keys");
    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  test("can send a huge body", async () => {
    await post("/__faults", [{ kind: "huge", bytes: 300_000 }]);
    const text = await (await get("/keys")).text();
    expect(text).toHaveLength(300_000 + '{"padding":""}'.length);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  test.each(["hang", "hang-body"])("can leave the client waiting: %s", async (kind) => {
    await post("/__faults", [{ kind }]);
    const signal = AbortSignal.timeout(100);
    await expect(get("/keys", { signal }).then((response) => response.text())).rejects.toThrow(/timeout/);
  });
});

describe("stats", () => {
  test("count paths without queries, fault switches excepted", async () => {
    await get("/keys?page=1");
    await get("/keys?page=2");
    await get("/locks");
    const { total, byPath, aborted } = await readStats();
    expect({ total, byPath, aborted }).toEqual({ total: 3, byPath: { "/keys": 2, "/locks": 1 }, aborted: 0 });
  });

  test("count requests aborted by the client, not those that a fault aborted", async () => {
    const kinds = ["hang", "reset", "truncate"];
    await post(
      "/__faults",
      kinds.map((kind) => ({ kind, times: 1 })),
    );
    await get("/keys", { signal: AbortSignal.timeout(50) }).catch(() => {});
    await get("/keys").catch(() => {});
    await get("/keys")
      .then((response) => response.text())
      .catch(() => {});
    await expect.poll(readStats).toMatchObject({ total: 3, aborted: 1 });
  });

  test("tell how many requests were pending at once, at most", async () => {
    await post("/__faults", [{ kind: "hang", times: 2 }]);
    const leaving = new AbortController();
    const hanging = ["/keys", "/locks"].map((path) => get(path, { signal: leaving.signal }));
    await expect.poll(readStats).toMatchObject({ pending: 2 });
    leaving.abort();
    await Promise.allSettled(hanging);
    await expect.poll(readStats).toMatchObject({ pending: 0 });
    await get("/keys");
    expect(await readStats()).toMatchObject({ total: 3, mostPending: 2 });
  });
});
