import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownStack } from "../support/ownStack";
import { packState } from "../support/packState";
import { rawGet, rawRequest } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

// A separate site, as it is in production: without the simulator, and with no page cached.
let site: RunningServer;
beforeAll(async () => {
  site = await startSite({ bffUrl: ownStack().bffUrl, env: { SIMULATOR: "" } });
});
afterAll(() => site?.stop());

const get = (path: string, headers: Record<string, string> = {}) => rawGet(site.url, path, headers);

/** Sends text over a connection of its own, and returns all that is received. */
function send(text: string, to = site.url): Promise<string> {
  const { hostname, port } = new URL(to);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (data) => (received += data));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}
const firstLine = (answer: string) => answer.split("\r\n", 1)[0];
const GET = (target: string) => `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

describe("a long address", () => {
  it.each([
    ["one parameter ten thousand times", `/?${"a&".repeat(10_000)}`],
    ["the simulator's parameter", `/slice-simulator/?${"a&".repeat(8000)}`],
    ["dots", `/${".".repeat(15_000)}/`],
    ["dots after slashes", `//${".".repeat(15_000)}/`],
    ["dots and slashes", `/${"./".repeat(3000)}`],
    ["slashes", "/".repeat(5000)],
    ["more than Node reads", `/${"a".repeat(40_000)}`],
    ["much more than Node reads", `/?${"a&".repeat(60_000)}`],
  ])("of %s is refused with 414 and in words", async (_, path) => {
    const answer = await send(GET(path));
    expect(firstLine(answer)).toBe("HTTP/1.1 414 URI Too Long");
    expect(answer).toContain("This address is too long. Shorten it to 4096 characters or fewer.");
  });

  it("in headers is refused with 431 and in words", async () => {
    const answer = await send(`GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${"a".repeat(60_000)}\r\n\r\n`);
    expect(firstLine(answer)).toBe("HTTP/1.1 431 Request Header Fields Too Large");
    expect(answer).toContain("The headers of this request are too long.");
  });

  it("with more than fifty parameters is refused with 400, and with fifty it is the page", async () => {
    expect(await get(`/terms/?${"a&".repeat(50)}`)).toMatchObject({ status: 400, body: expect.stringContaining("50") });
    expect(await get(`/terms/?${"a&".repeat(49)}`)).toMatchObject({ status: 200 });
  });
});

describe("another spelling of a path is redirected once, to the plain address", () => {
  it.each([
    ["/./terms/", "/terms/"],
    ["/x/../terms/", "/terms/"],
    ["/terms/.", "/terms/"],
    ["/a.b/../terms/", "/terms/"],
    ["/%2e%2e/terms/", "/terms/"],
    ["/x/%2E./terms/?a=1", "/terms/?a=1"],
    ["/%74erms", "/terms/"],
    ["/x\\..\\terms", "/terms/"],
    ["/x/..", "/"],
    ["/fr-ca/x/..", "/fr-ca/"],
    ["/fr-ca/./how-it-works", "/fr-ca/comment-ca-marche/"],
    ["/x/../assets/mark.svg", "/assets/mark.svg"],
    ["/%68ealth", "/health"],
    ["/./sitemap.xml", "/sitemap.xml"],
  ])("%s to %s", async (path, target) => {
    for (let time = 0; time < 2; time++) expect(await get(path)).toMatchObject({ status: 301, movedTo: target });
    expect(await get(target)).toMatchObject({ status: 200 });
  });
});

describe("the first line of a request", () => {
  it.each([
    ["http://other.example/terms/", "HTTP/1.1 200 OK"],
    ["http://other.example", "HTTP/1.1 200 OK"],
    ["https://other.example/health", "HTTP/1.1 200 OK"],
    ["http://other.example/terms", "HTTP/1.1 301 Moved Permanently"],
    ["http://other.example//evil.example/..", "HTTP/1.1 301 Moved Permanently"],
    ["*", "HTTP/1.1 400 Bad Request"],
    ["ftp://other.example/terms/", "HTTP/1.1 400 Bad Request"],
    ["terms/", "HTTP/1.1 400 Bad Request"],
  ])("with the target %s is answered by %s", async (target, expected) => {
    const answer = await send(GET(target));
    expect(firstLine(answer)).toBe(expected);
    expect(answer).not.toContain("other.example");
  });

  it("may be absolute for a query, too", async () => {
    const body = '{"query":"{ __typename }"}';
    const head = `POST http://127.0.0.1/graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json`;
    const answer = await send(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    expect(firstLine(answer)).toBe("HTTP/1.1 200 OK");
    expect(answer).toContain('{"data":{"__typename":"Query"}}');
  });

  it("may name no address for OPTIONS, and no tunnel for CONNECT", async () => {
    expect(firstLine(await send(GET("*").replace("GET", "OPTIONS")))).toBe("HTTP/1.1 204 No Content");
    expect(firstLine(await send(GET("other.example:443").replace("GET", "CONNECT")))).toBe("HTTP/1.1 405 Method Not Allowed");
  });

  it.each(["\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nhost\r\n\r\n", "\x16\x03\x01\x02\x00"])(
    "that cannot be read (%j) is refused in words",
    async (text) => {
      expect(firstLine(await send(`${text}GET /\x00 HTTP/1.1\r\n\r\n`))).toBe("HTTP/1.1 400 Bad Request");
    },
  );
});

it.each(["/health", "/health/", "/health?x", "/health/?x=1"])("%s says that the site runs", async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, body: "ok" });
});

describe("a form that is posted to another spelling of a path", () => {
  it.each(["/.//evil.example/", "//evil.example/", "/\\evil.example/", "/x/..//evil.example/"])(
    "%s does not lead to another site",
    async (path) => {
      const headers = { "content-type": "multipart/form-data; boundary=x" };
      const answer = await rawRequest(site.url, `${path}?form=contact`, { method: "POST", headers });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    },
  );
});

describe("a cookie that is longer than browsers store", () => {
  it.each(["io.prismic.preview", "io.prismic.experiment", "token", "__prerender_bypass", "preview-sent", "consent"])(
    "(%s) is ignored",
    async (name) => {
      for (const length of [5000, 12_000, 20_000, 27_000])
        expect(await get("/terms/", { cookie: `${name}=${"x".repeat(length)}` })).toMatchObject({ status: 200 });
      for (const length of [40_000, 50_000])
        expect(firstLine(await send(`GET /terms/ HTTP/1.1\r\nhost: a\r\ncookie: ${name}=${"x".repeat(length)}\r\n\r\n`))).toContain(
          " 431 ",
        );
    },
  );
});

describe("the slice simulator", () => {
  it.each(["/slice-simulator", "/slice-simulator/", "/slice-simulator/?state=NoIg"])("is not in production: %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: expect.stringContaining("SIMULATOR=1") });
  });

  it("says in words that there are too many slices", async () => {
    const slices = Array.from({ length: 101 }, () => ({ slice_type: "hero" }));
    const path = `/slice-simulator/?state=${packState(slices)}`;
    const { status, body } = await rawGet(ownStack().siteUrl, path);
    expect({ status, hasFault: body.includes("too long for the simulator") }).toEqual({ status: 200, hasFault: true });
  });
});
