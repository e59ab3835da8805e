import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";

vi.mock("../processWide", () => ({ processWide: (_name: string, create: () => unknown) => create() }));

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<{ url: string; server: Server }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void (server.close(), server.closeAllConnections()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** A BFF that answers with its name and what was sent to it. */
const startBff = (name: string) => listen((request, response) => void text(request).then((body) => response.end(`${name}: ${body}`)));

/** Starts a site whose BFFs are these. */
async function startSite(...bffUrls: string[]) {
  vi.stubEnv("BFF_URL", bffUrls.join());
  vi.resetModules();
  const { passToBff } = await import("./bffProxy");
  const { url } = await listen((request, response) => void passToBff(request, response));
  const post = async (body: string) => {
    const response = await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
    return { status: response.status, text: await response.text() };
  };
  return Object.assign(post, { url });
}

async function startTwo() {
  const [one, other] = [await startBff("one"), await startBff("other")];
  return { post: await startSite(one.url, other.url), one, other };
}

it("uses one BFF until it is gone, then the other, and loses no request", async () => {
  const { post, one, other } = await startTwo();
  const first = (await post("a")).text;
  expect((await post("b")).text).toBe(first.replace("a", "b"));
  const [used, spare] = first.startsWith("one") ? ["one", "other"] : ["other", "one"];
  const { server } = used === "one" ? one : other;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const answers = await Promise.all(["c", "d", "e"].map(post));
  expect(answers).toEqual(["c", "d", "e"].map((body) => ({ status: 200, text: `${spare}: ${body}` })));
});

it("reports it when no BFF is there", async () => {
  const { post, one, other } = await startTwo();
  for (const { server } of [one, other]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(await post("a")).toMatchObject({ status: 502, text: expect.stringContaining("BFF_UNREACHABLE") as string });
});

it("tells a browser at the graph's address to try again, and only that", async () => {
  const { url, server } = await startBff("one");
  server.close();
  const post = await startSite(url);
  const statusOf = async (path: string, accept: string) => {
    const response = await fetch(`${post.url}${path}`, { headers: { accept } });
    return [response.status, response.headers.get("content-type"), (await response.text()).includes("location.reload()")];
  };
  const visit = "text/html,application/xhtml+xml,*/*;q=0.8";
  for (const path of ["/graphql", "/graphql/"]) expect(await statusOf(path, visit)).toEqual([502, "text/html; charset=utf-8", true]);
  const json = [502, "application/json", false];
  expect(await statusOf("/graphql", "application/json, text/html")).toEqual(json);
  expect(await statusOf("/graphql?query={ok}", visit)).toEqual(json);
  expect(await statusOf("/media/a.png", visit)).toEqual(json);
});

it("does not send again what a BFF has received", async () => {
  const received = vi.fn<() => void>();
  const broken = () =>
    listen((request) => {
      received();
      request.resume().on("end", () => request.socket.destroy());
    });
  const post = await startSite((await broken()).url, (await broken()).url);
  expect((await post("a")).status).toBe(502);
  expect(received).toHaveBeenCalledTimes(1);
});

it("sends again to the one address that it knows, where a balancer may choose another BFF", async () => {
  const received = vi.fn<() => void>();
  const sockets = new WeakSet<object>();
  const restarting = await listen((request, response) => {
    // Resets a connection that is used a second time, as a BFF does that shuts down.
    if (sockets.has(request.socket)) return void request.socket.resetAndDestroy();
    sockets.add(request.socket);
    received();
    void text(request).then((body) => response.end(body));
  });
  const post = await startSite(restarting.url);
  expect([await post("a"), await post("b")]).toEqual([
    { status: 200, text: "a" },
    { status: 200, text: "b" },
  ]);
  expect(received).toHaveBeenCalledTimes(2);
});
