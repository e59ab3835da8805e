import path from "node:path";
import { describe, expect, test } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { readPullArguments, readPushArguments, readToolEnvironment } from "./arguments";

const print = () => {};
const token = { PRISMIC_WRITE_TOKEN: "secret" };

describe("content:push", () => {
  test("sends the embedded content to Prismic's own APIs", () => {
    expect(readPushArguments("/project", ["--repository", "my-keys"], token, print)).toMatchObject({
      repository: "my-keys",
      writeToken: "secret",
      folder: "/project/upstreams/content",
      mapPath: path.join("/project", "content/my-keys.push.json"),
      endpoints: { content: "https://my-keys.cdn.prismic.io/api/v2", migration: "https://migration.prismic.io" },
      accessToken: undefined,
    });
  });

  test("takes another folder, a dry run, publishing, and stand-ins in Prismic's place", () => {
    const argv = ["--repository", "my-keys", "--from", "content/x", "--dry-run", "--publish", "--stand-in", "http://127.0.0.1:4100/"];
    expect(readPushArguments("/project", argv, token, print)).toMatchObject({
      folder: "/project/content/x",
      isDryRun: true,
      isPublished: true,
      endpoints: { content: "http://127.0.0.1:4100/repository/api/v2", assets: "http://127.0.0.1:4100/assets" },
    });
  });

  test.each([
    [[], "Name the repository: --repository NAME"],
    [["--repository", "../x"], "Name the repository: --repository NAME"],
    [["--repository", "my-keys"], "Set PRISMIC_WRITE_TOKEN"],
  ])("refuses %j", (argv, message) => {
    expect(() => readPushArguments("/project", argv, {}, print)).toThrow(message);
  });
});

test("content:pull writes into a folder of the repository's name, and reads private repositories by the token of the BFF", () => {
  expect(readPullArguments("/project", ["--repository", "my-keys"], { PRISMIC_ACCESS_TOKEN: "t" }, print)).toMatchObject({
    folder: "/project/content/my-keys",
    accessToken: "t",
    languages: ["en-us", "fr-ca"],
  });
});

test("a tool reads .env, and what it is started with goes before", () => {
  const folder = tempFolder({ ".env": "A=file\nB=file" });
  expect(readToolEnvironment(folder, { A: "shell" })).toMatchObject({ A: "shell", B: "file" });
});
