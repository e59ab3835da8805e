import { describe, expect, test } from "vitest";
import { parseUpstreamsConfig } from "./config";

describe("parseUpstreamsConfig", () => {
  test("starts without any setting", () => {
    expect(parseUpstreamsConfig({}, [])).toEqual({
      port: 4100,
      kioskCount: 7500,
      publishWebhook: undefined,
    });
  });

  test("reads the environment and the flag", () => {
    const env = {
      HOST: "0.0.0.0",
      UPSTREAMS_PORT: "4999",
      PUBLISH_WEBHOOK_URL: "http://127.0.0.1:3000/revalidate",
      PRISMIC_WEBHOOK_SECRET: "s",
    };
    expect(parseUpstreamsConfig(env, ["--kiosks", "20"])).toEqual({
      port: 4999,
      kioskCount: 20,
      publishWebhook: { url: "http://127.0.0.1:3000/revalidate", secret: "s" },
    });
  });

  test("reads another content folder and the folder of a writable repository", () => {
    expect(parseUpstreamsConfig({ CONTENT_DIR: "content/keyway" }, ["--repository", "remote"])).toMatchObject({
      contentDir: "content/keyway",
      repository: { folder: "remote" },
    });
    expect(() => parseUpstreamsConfig({}, ["--repository", ""])).toThrow(/--repository: must name a folder/);
  });

  test("treats an empty variable as unset", () => {
    expect(parseUpstreamsConfig({ UPSTREAMS_PORT: " " }, []).port).toBe(4100);
  });

  test("reports all faults at once, each with the name of its variable", () => {
    const env = { UPSTREAMS_PORT: "door", PUBLISH_WEBHOOK_URL: "ftp://x" };
    const parse = () => parseUpstreamsConfig(env, ["--kiosks", "-3x"]);
    expect(parse).toThrow(/UPSTREAMS_PORT: /);
    expect(parse).toThrow(/PUBLISH_WEBHOOK_URL: must be an http\(s\) URL/);
    expect(parse).toThrow(/--kiosks/);
  });

  test("refuses an unknown flag", () => {
    expect(() => parseUpstreamsConfig({}, ["--kiosk", "3"])).toThrow(/--kiosk/);
  });
});
