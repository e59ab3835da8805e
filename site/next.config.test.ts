import type { NetworkInterfaceInfo } from "node:os";
import { configSchema } from "next/dist/server/config-schema";
import { createElement } from "react";
import { preload } from "react-dom";
import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { listFiles } from "#tests/support/sourceFiles.ts";
import config, { developmentOrigins } from "./next.config";

it("sets nothing that Next no longer knows, and would ignore with a warning", () => {
  expect(configSchema.safeParse(config).error?.issues ?? []).toEqual([]);
});

it("renders in development by the code as it is, also on a route that is opened for the first time after a change", () => {
  expect(config.experimental?.turbopackServerFastRefresh).toBe(false);
});

const at = (address: string) => ({ address }) as NetworkInterfaceInfo;
const interfaces = { lo: [at("127.0.0.1"), at("::1")], eth0: [at("192.168.1.7"), at("fe80::1%eth0")], gone: undefined };

it.each([
  [undefined, ["127.0.0.1", "[::1]"]],
  [" ", ["127.0.0.1", "[::1]"]],
  ["0.0.0.0", ["127.0.0.1", "[::1]", "192.168.1.7", "[fe80::1]"]],
  ["::", ["127.0.0.1", "[::1]", "192.168.1.7", "[fe80::1]"]],
  ["192.168.1.7", ["127.0.0.1", "[::1]", "192.168.1.7"]],
  ["desk.example", ["127.0.0.1", "[::1]", "desk.example"]],
])("with HOST %j, hot reload works at %j", (host, expected) => {
  expect(developmentOrigins(host, interfaces)).toEqual(expected);
});

it("has React name no file in a header, and say nothing about that", async () => {
  const Preloads = () => void preload("/font.woff2", { as: "font" });
  const warn = vi.spyOn(console, "error");
  const headers: string[][] = [];
  await prerender(createElement(Preloads), {
    maxHeadersLength: config.reactMaxHeadersLength,
    onHeaders: (earlyHeaders) => void headers.push([...earlyHeaders.keys()]),
  });
  expect(headers).toEqual([[]]);
  expect(warn).not.toHaveBeenCalled();
});

it("has routes of the workbench in development only", async () => {
  const routes = listFiles("site/app/workbench").filter((file) => /\/(page|layout|route)\./.test(file));
  expect(routes.length).toBeGreaterThan(1);
  expect(routes.filter((file) => !file.endsWith(".dev.tsx"))).toEqual([]);
  for (const mode of ["production", "development"]) {
    vi.stubEnv("NODE_ENV", mode);
    vi.resetModules();
    const { default: inMode } = await import("./next.config");
    expect([mode, inMode.pageExtensions!.includes("dev.tsx")]).toEqual([mode, mode === "development"]);
  }
});
