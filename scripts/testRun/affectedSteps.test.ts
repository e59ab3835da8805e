import { describe, expect, it } from "vitest";
import { decideSteps } from "./affectedSteps";
import type { Change } from "./change";
import { steps } from "./steps";

const readers = ["bff/graph/typeDefs.ts"];

/** The decisions in short form, without the steps that are left out. */
function decided(change: Partial<Change>): Record<string, unknown> {
  const decisions = decideSteps({ present: [], gone: [], ...change }, readers);
  const short = steps.map((step) => {
    const decision = decisions[step];
    return [step, decision.runs === "some" ? (decision.options.filters ?? decision.options.related) : decision.runs] as const;
  });
  return Object.fromEntries(short.filter(([, runs]) => runs !== "not"));
}

const architecture = ["tests/architecture/"];
const code = { types: "all", lint: "all" };
const built = { http: "all", browser: "all", engines: "all", machines: "all" };
const related = (...files: string[]) => [...files, ...readers];
const everything = { codegen: "all", ...code, unit: "all", ...built };

describe("a change of", () => {
  it.each<[string, Record<string, unknown>]>([
    ["package.json", everything],
    ["package-lock.json", everything],
    ["vitest.config.ts", everything],
    ["tsconfig.json", everything],
    ["README.md", { unit: architecture }],
    ["site/README.md", { unit: architecture }],
    ["docs/decisions/001-content-model-as-schema.md", { unit: architecture }],
    ["docs/images/home.png", { unit: architecture }],
    [".env.example", { unit: related(".env.example") }],
    [".oxlintrc.json", { ...code, unit: related(".oxlintrc.json") }],
    ["knip.jsonc", { ...code, unit: related("knip.jsonc") }],
    ["customtypes/page/index.json", { codegen: "all", ...code, unit: related("customtypes/page/index.json"), ...built }],
    ["slices/Hero/model.json", { codegen: "all", ...code, unit: related("slices/Hero/model.json"), ...built }],
    ["slices/Hero/fragment.graphql", { codegen: "all", unit: related("slices/Hero/fragment.graphql"), ...built }],
    ["slices/Hero/index.tsx", { ...code, unit: related("slices/Hero/index.tsx"), ...built }],
    ["slices/Hero/index.test.tsx", { ...code, unit: related("slices/Hero/index.test.tsx") }],
    ["site/ui/Button/Button.module.css", { unit: related("site/ui/Button/Button.module.css"), ...built }],
    ["bff/modules/kiosks/kiosks.graphql", { codegen: "all", unit: related("bff/modules/kiosks/kiosks.graphql"), ...built }],
    ["bff/lib/http.ts", { ...code, unit: related("bff/lib/http.ts"), ...built }],
    ["shared/redis/bus.ts", { ...code, unit: related("shared/redis/bus.ts"), ...built }],
    ["tests/engines/webkit.engines.test.ts", { ...code, unit: architecture, engines: ["tests/engines/webkit.engines.test.ts"] }],
    ["tests/machines/redis.machines.test.ts", { ...code, unit: architecture, machines: ["tests/machines/redis.machines.test.ts"] }],
    ["shared/responseCache/send.ts", { ...code, unit: related("shared/responseCache/send.ts"), ...built }],
    ["upstreams/server.ts", { ...code, unit: related("upstreams/server.ts"), ...built }],
    ["shared/forms/address.ts", { codegen: "all", ...code, unit: related("shared/forms/address.ts"), ...built }],
    ["shared/config/env.ts", { ...code, unit: related("shared/config/env.ts"), ...built }],
    ["codegen/sdl.ts", { codegen: "all", ...code, unit: related("codegen/sdl.ts") }],
    ["codegen/sdl.test.ts", { ...code, unit: related("codegen/sdl.test.ts") }],
    ["prismicio-types.d.ts", { codegen: "all", ...code, unit: related("prismicio-types.d.ts"), ...built }],
    ["scripts/lib/commands.ts", { ...code, unit: related("scripts/lib/commands.ts"), ...built }],
    ["scripts/lib/ports.test.ts", { ...code, unit: related("scripts/lib/ports.test.ts") }],
    ["scripts/testRun/plan.ts", { ...code, unit: related("scripts/testRun/plan.ts") }],
    ["tests/support/stack.ts", { ...code, unit: related("tests/support/stack.ts"), ...built }],
    ["tests/contracts/jobsApi.contract.test.ts", { ...code, unit: related("tests/contracts/jobsApi.contract.test.ts") }],
    ["tests/e2e/map.e2e.test.ts", { ...code, unit: architecture, browser: ["tests/e2e/map.e2e.test.ts"] }],
    ["tests/http/sitemap.http.test.ts", { ...code, unit: architecture, http: ["tests/http/sitemap.http.test.ts"] }],
    ["tests/http/sitemap.test.ts", { ...code, unit: architecture, http: ["tests/http/sitemap.test.ts"] }],
    ["tests/e2e/openMap.ts", { ...code, unit: architecture, browser: "all" }],
    ["tests/bench/map.ts", { ...code, unit: architecture }],
  ])("%s", (file, expected) => {
    expect(decided({ present: [file] })).toEqual(expected);
  });
});

it("runs the changed browser tests, and all HTTP tests if one of their helpers changed", () => {
  expect(decided({ present: ["tests/e2e/map.e2e.test.ts", "tests/http/get.ts"] })).toMatchObject({
    http: "all",
    browser: ["tests/e2e/map.e2e.test.ts"],
  });
});

it("runs all unit tests if a module was removed, since no import leads to it any more", () => {
  expect(decided({ gone: ["bff/lib/http.ts"] })).toEqual({ ...code, unit: "all", ...built });
});

it("ignores a removed test", () => {
  expect(decided({ gone: ["tests/e2e/map.e2e.test.ts"] })).toEqual({ ...code, unit: architecture });
  expect(decided({ gone: ["slices/Hero/index.test.tsx"] })).toEqual({ ...code, unit: architecture });
});

it("leaves out every step if nothing has changed, and says so", () => {
  expect(decided({})).toEqual({});
  expect(decideSteps({ present: [], gone: [] }, readers).unit).toEqual({ runs: "not", why: "nothing has changed" });
});
