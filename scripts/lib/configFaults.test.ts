import { expect, it } from "vitest";
import { collectFaults } from "./configFaults";

function refuse(...faults: string[]) {
  return () => {
    throw Object.assign(new Error("The configuration is wrong"), { name: "ConfigError", faults });
  };
}

it("collects the faults of all processes, each once", () => {
  const parsers = [refuse("PORT: must be a number", "HOST: is empty"), () => ({}), refuse("PORT: must be a number", "SITE_URL: no URL")];
  expect(collectFaults(parsers)).toEqual(["PORT: must be a number", "HOST: is empty", "SITE_URL: no URL"]);
});

it("rethrows any other error", () => {
  expect(() => collectFaults([() => JSON.parse("{")])).toThrow(SyntaxError);
});
