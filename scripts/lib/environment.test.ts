import { expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { embeddedUpstreams, readEnvironment, siteEnvironment, siteUrl } from "./environment";

it("reads .env, and prefers variables of the inherited environment", () => {
  const root = tempFolder({ ".env": "PORT=1\nBFF_PORT=2" });
  expect(readEnvironment(root, { PORT: "9" })).toMatchObject({ PORT: "9", BFF_PORT: "2" });
});

it("configures the embedded content repository to call the site's webhook on a publish", () => {
  const env = readEnvironment(tempFolder(), { SITE_URL: "http://localhost:8080/" });
  expect(env.PUBLISH_WEBHOOK_URL).toBe("http://localhost:8080/revalidate");
  expect(env.PRISMIC_WEBHOOK_SECRET).toMatch(/^[0-9a-f]{48}$/);
});

it("keeps a webhook and a secret that are set", () => {
  const set = { PUBLISH_WEBHOOK_URL: "http://x/hook", PRISMIC_WEBHOOK_SECRET: "s" };
  expect(readEnvironment(tempFolder(), set)).toEqual(set);
});

it("generates no secret for a real content repository", () => {
  expect(readEnvironment(tempFolder(), { PRISMIC_ENDPOINT: "https://x" })).toEqual({ PRISMIC_ENDPOINT: "https://x" });
});

it("treats an upstream with a blank address as embedded", () => {
  expect(embeddedUpstreams({ PRISMIC_ENDPOINT: " ", KIOSKS_API_URL: "https://y" })).toEqual(["content", "places", "jobs"]);
});

it("derives the site's address from the port", () => {
  expect(siteUrl({})).toBe("http://localhost:3000");
  expect(siteUrl({ PORT: "8080", SITE_URL: "" })).toBe("http://localhost:8080");
});

it("sets NODE_ENV for the site", () => {
  expect(siteEnvironment("production", { NODE_ENV: "development" }).NODE_ENV).toBe("production");
});

it.each([
  [{}, "1"],
  [{ NODE_ENV: "production" }, "0"],
  [{ SITE_URL: "https://keys.example" }, "0"],
  [{ NODE_ENV: "production", SIMULATOR: "1" }, "1"],
  [{ SIMULATOR: "0" }, "0"],
])("the simulator of a site that is started with %j: %s", (env, simulator) => {
  for (const mode of ["production", "development"] as const) expect(siteEnvironment(mode, env).SIMULATOR).toBe(simulator);
});
