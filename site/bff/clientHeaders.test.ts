import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clientHeaders } from "./clientHeaders";

it("sends the version of package.json", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(clientHeaders("keyway-site")).toEqual({ "client-name": "keyway-site", "client-version": version });
});
