import { configSchema } from "next/dist/server/config-schema";
import { expect, it } from "vitest";
import config from "./next.config";

it("sets nothing that Next no longer knows, and would ignore with a warning", () => {
  expect(configSchema.safeParse(config).error?.issues ?? []).toEqual([]);
});

it("renders in development by the code as it is, also on a route that is opened for the first time after a change", () => {
  expect(config.experimental?.turbopackServerFastRefresh).toBe(false);
});
