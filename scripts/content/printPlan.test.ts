import { expect, test } from "vitest";
import { createEndpoints } from "./endpoints";
import { printEnv } from "./printPlan";

const entry = (id: string) => ({ id, pushed: "hash", name: "not-found" });
const printed = (documents: Record<string, ReturnType<typeof entry>>, isPrivate = false) => {
  const lines: string[] = [];
  const options = { repository: "my-keys", endpoints: createEndpoints("my-keys"), writeToken: "secret-w", accessToken: "secret-a" };
  printEnv({ options, map: { repository: "my-keys", documents, files: {} }, isPrivate }, (line) => lines.push(line));
  return lines;
};

test("the lines for .env name the repository, and its own id of the 404 page's document", () => {
  expect(printed({ Zerr404en: entry("ZkRemote404") })).toEqual([
    "Lines for .env:",
    "PRISMIC_ENDPOINT=https://my-keys.cdn.prismic.io/api/v2",
    "PRISMIC_404_ID=ZkRemote404",
  ]);
});

test("without such a document there is no line for it, and no line holds a token", () => {
  const lines = printed({ other: entry("ZkOther") }, true);
  expect(lines.join("\n")).not.toMatch(/PRISMIC_404_ID|secret/);
  expect(lines.at(-1)).toBe("# and PRISMIC_ACCESS_TOKEN, as it is set now");
});
