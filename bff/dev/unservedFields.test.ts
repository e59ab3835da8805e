import { afterAll, beforeAll, expect, test } from "vitest";
import { createFakeLog } from "#tests/support/fakeLog.ts";
import { createProjectCopy, type ProjectCopy } from "#tests/support/projectCopy.ts";
import { reportUnservedFields } from "./unservedFields";

let project: ProjectCopy;
beforeAll(() => {
  project = createProjectCopy();
});
afterAll(() => project.remove());

async function report() {
  const { log, entries } = createFakeLog();
  await reportUnservedFields(project.root, log);
  return entries;
}

test("a field without a resolver is named, and none while all are served", async () => {
  expect(await report()).toEqual([]);
  // As codegen writes them for two more fields of the graph.
  for (const [type, field] of Object.entries({ FeaturedKiosksSlice: "tried", KioskCity: "mayor" })) {
    const own = `ResolversParentTypes['${type}']> = {`;
    const added = `${own}\n  ${field}?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;`;
    project.edit("bff/__generated__/resolvers.ts", own, added);
  }
  expect(await report()).toEqual([
    {
      level: "warn",
      details: { fields: ["FeaturedKiosksSlice.tried", "KioskCity.mayor"] },
      message: expect.stringContaining("always null"),
    },
  ]);
}, 180_000);
