import { request as httpRequest } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createUpstreams, type Upstreams, type UpstreamsOptions } from "./server";
import { createTestContent } from "./testing";

const started: Upstreams[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((upstreams) => upstreams.close()));
});

async function start(options: UpstreamsOptions = {}) {
  const { contentDir } = createTestContent();
  const upstreams = await createUpstreams({ port: 0, kioskCount: 5, contentDir, ...options });
  started.push(upstreams);
  return upstreams;
}

test("answers health checks", async () => {
  const { url } = await start();
  expect(await (await fetch(`${url}/health`)).text()).toBe("ok");
});

test("lists the mounts in a 404", async () => {
  const { url } = await start();
  const response = await fetch(`${url}/elsewhere/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("/elsewhere/");
});

test("refuses a host other than loopback", async () => {
  await expect(start({ host: "0.0.0.0" })).rejects.toThrow(/HOST is 0\.0\.0\.0/);
});

test("reports the port that is taken, and the variable to change it", async () => {
  const port = Number(new URL((await start()).url).port);
  await expect(start({ port })).rejects.toThrow(`Port ${port} is taken: set UPSTREAMS_PORT`);
});

test("names a picture in the log that a page asks for and the content lacks", async () => {
  const lines: string[] = [];
  const { url } = await start({ log: (line) => lines.push(line) });
  expect((await fetch(`${url}/content/images/nowhere.svg`)).status).toBe(404);
  expect(lines).toEqual([expect.stringMatching(/^No image nowhere\.svg in .*images: a page asks for it$/)]);
});

test("answers HEAD like GET without the body", async () => {
  const { url } = await start();
  const response = await fetch(`${url}/backend/kiosks/100001`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("answers 400 to a request target that is not a path", async () => {
  const { url } = await start();
  const status = await new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host: "a b" } }, (response) => resolve(response.statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(400);
});

test("closes at once even if a response is pending", async () => {
  const upstreams = await start();
  await fetch(`${upstreams.url}/backend/__faults`, { method: "POST", body: '[{"kind":"hang"}]' });
  const hanging = fetch(`${upstreams.url}/backend/kiosks/100001`).catch(() => "broken off");
  const readTotal = async () => {
    const stats = await fetch(`${upstreams.url}/backend/__stats`);
    return ((await stats.json()) as { total: number }).total;
  };
  await expect.poll(readTotal).toBe(1);
  await upstreams.close();
  expect(await hanging).toBe("broken off");
});

test("counts requests per upstream", async () => {
  const { url } = await start();
  await fetch(`${url}/content/api/v2`);
  await fetch(`${url}/backend/kiosks/100001`);
  await fetch(`${url}/backend/kiosks/100001?x=1`);
  const { total, byPath, aborted } = (await (await fetch(`${url}/backend/__stats`)).json()) as Record<string, unknown>;
  expect({ total, byPath, aborted }).toEqual({ total: 2, byPath: { "/kiosks/100001": 2 }, aborted: 0 });
});
